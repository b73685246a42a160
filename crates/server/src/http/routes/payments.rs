//! Paying: opening the way to pay, where it stands, and the provider's own messages.

use axum::{body::Bytes, extract::State};
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::{exams::Money, skus::Sku};
use crate::{
    http::{
        codes::Code,
        envelope::{ApiResult, Envelope, WithoutData},
        extract::{Body, ClientHeaders, Params, PayDesk, Storefront, Visitor},
    },
    state::AppState,
};

/// What the buyer wants, and what stood on the button.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreateOrder {
    pub order_number: String,
    pub sku_id: i32,
    pub email: String,
    /// The price that was shown. If the price book says another one by now, nothing is charged and the
    /// answer is result 10450 with the new price in `data`.
    pub price: Money,
    #[serde(default)]
    pub consent: Consent,
    /// An order that owns the discount, for a member's price.
    pub member_order: Option<String>,
}

/// What the buyer ticked or confirmed: the words as they were shown, absent where they weren't.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Consent {
    /// European Economic Area and United Kingdom: delivery may begin at once.
    pub supply: Option<String>,
    /// There too: the right to withdraw goes with it.
    pub waiver: Option<String>,
    /// Japan: the summary before the last button.
    pub confirmed: Option<String>,
    /// The button's words.
    pub button: Option<String>,
}

/// The way to pay is open.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentStart {
    pub order_number: String,
    pub purchase_id: Uuid,
    pub price: Money,
    /// For the provider's form in the browser.
    pub client_secret: String,
}

/// Opens the way to pay for a package of an order.
#[utoipa::path(
    post, path = "/order/create", operation_id = "create_payment", tag = "pay",
    params(ClientHeaders), request_body = CreateOrder,
    responses((status = 200, description = "The answer", body = Envelope<PaymentStart>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn create_payment(
    State(_state): State<AppState>,
    desk: PayDesk,
    _visitor: Visitor,
    Body(_ask): Body<CreateOrder>,
) -> ApiResult<PaymentStart> {
    Err(desk.refuse(Code::NotFound))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderOnly {
    pub order_number: String,
}

/// Where an order's payment stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentStatus {
    pub order_number: String,
    /// uncompleted, pending_payment or completed.
    pub status: &'static str,
    /// The newest purchase; absent where nothing was bought yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase: Option<Purchase>,
    /// Codes of everything the order owns.
    pub items: Vec<&'static str>,
    /// Unused tests of a bundle.
    pub tests_left: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Purchase {
    pub id: Uuid,
    pub sku_id: i32,
    #[schema(example = "Sku1")]
    pub sku: String,
    pub name: String,
    /// package, upgrade or bundle.
    pub kind: &'static str,
    /// created, pending, failed, processing, expired, review, paid, fulfilled, part_refunded, disputed or refunded.
    #[schema(example = "fulfilled")]
    pub state: &'static str,
    pub price: Money,
    pub refunded: Money,
    /// What was paid with, as the provider names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// Where the report goes, with most letters hidden: g•••@example.com.
    pub email: String,
    pub created_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
    /// Until when the money can be had back by one button; absent when there is nothing to give back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refundable_until: Option<String>,
    /// requested, pending, failed or succeeded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refund: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withdrawn_at: Option<String>,
    pub delivery: DeliveryClock,
}

/// Made, sent, accepted: what happened and when.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryClock {
    /// The report can be opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_at: Option<String>,
    /// The mail was given to the buyer's server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent_at: Option<String>,
    /// The server said that it has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted_at: Option<String>,
    /// In the server's words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// waiting, unconfirmed, refused or accepted; absent while there is no mail yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail: Option<&'static str>,
}

/// Says where the payment of an order stands.
#[utoipa::path(
    post, path = "/check/status", operation_id = "check_status", tag = "pay",
    params(ClientHeaders), request_body = OrderOnly,
    responses((status = 200, description = "The answer", body = Envelope<PaymentStatus>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn check_status(
    State(_state): State<AppState>,
    desk: PayDesk,
    Body(_ask): Body<OrderOnly>,
) -> ApiResult<PaymentStatus> {
    Err(desk.refuse(Code::NotFound))
}

/// Takes a message of the payment provider: 200 once what follows from it is kept, 400 for anything
/// that isn't signed by it. Not an envelope: the provider reads the status only.
#[utoipa::path(
    post, path = "/webhook/stripe", operation_id = "take_webhook", tag = "pay",
    request_body(content = String, content_type = "application/json"),
    responses((status = 200, description = "Kept"), (status = 400, description = "Not signed by the provider"))
)]
pub async fn take_webhook(State(_state): State<AppState>, _headers: HeaderMap, _body: Bytes) -> StatusCode {
    StatusCode::BAD_REQUEST
}

/// The money of an order is on its way back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundStarted {
    pub order_number: String,
    pub amount: Money,
}

/// Gives everything back that was paid for an order, within 14 days, without a reason.
#[utoipa::path(
    post, path = "/order/refund", operation_id = "refund_order", tag = "pay",
    params(ClientHeaders), request_body = OrderOnly,
    responses((status = 200, description = "The answer", body = Envelope<RefundStarted>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn refund_order(
    State(_state): State<AppState>,
    desk: PayDesk,
    Body(_ask): Body<OrderOnly>,
) -> ApiResult<RefundStarted> {
    Err(desk.refuse(Code::NotFound))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Withdraw {
    pub order_number: String,
    /// Of whoever withdraws.
    pub name: String,
    /// Where the confirmation goes.
    pub email: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Withdrawn {
    pub order_number: String,
    pub declared_at: String,
}

/// Withdraws from the contract (European consumers): confirmed by mail, paid back.
#[utoipa::path(
    post, path = "/order/withdraw", operation_id = "withdraw_order", tag = "pay",
    params(ClientHeaders), request_body = Withdraw,
    responses((status = 200, description = "The answer", body = Envelope<Withdrawn>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn withdraw_order(
    State(_state): State<AppState>,
    desk: PayDesk,
    Body(_ask): Body<Withdraw>,
) -> ApiResult<Withdrawn> {
    Err(desk.refuse(Code::NotFound))
}

/// Sends the receipt with the report's link once more.
#[utoipa::path(
    post, path = "/order/resend", operation_id = "resend_report", tag = "pay",
    params(ClientHeaders), request_body = OrderOnly,
    responses((status = 200, description = "Sent: 'Report sent successfully'", body = WithoutData), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn resend_report(
    State(_state): State<AppState>,
    desk: PayDesk,
    Body(_ask): Body<OrderOnly>,
) -> Result<WithoutData, crate::http::envelope::ApiError> {
    Err(desk.refuse(Code::NotFound))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct UpdateEmail {
    pub email: String,
    /// The order's number.
    pub order: String,
}

/// The address as it is shown: most letters hidden.
#[derive(Debug, Serialize, ToSchema)]
pub struct EmailUpdated {
    pub email: String,
}

/// Changes where an order's report goes, sends it there, and tells the old address. Answers under both
/// bases, `/{alias}` and `/pay`.
#[utoipa::path(
    post, path = "/exam/order/update/email", operation_id = "update_email", tag = "order",
    params(ClientHeaders), request_body = UpdateEmail,
    responses((status = 200, description = "The answer", body = Envelope<EmailUpdated>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn update_email(
    State(_state): State<AppState>,
    desk: PayDesk,
    Body(_ask): Body<UpdateEmail>,
) -> ApiResult<EmailUpdated> {
    Err(desk.refuse(Code::NotFound))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct Retrieve {
    pub email: String,
}

/// Mails the links of every report that was bought with an address; result 10101 if there is none.
/// Answers under both bases, `/{alias}` and `/pay`.
#[utoipa::path(
    post, path = "/exam/order/report/retrieve", operation_id = "retrieve_reports", tag = "order",
    params(ClientHeaders), request_body = Retrieve,
    responses((status = 200, description = "On its way", body = WithoutData), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn retrieve_reports(
    State(_state): State<AppState>,
    desk: PayDesk,
    _visitor: Visitor,
    Body(_ask): Body<Retrieve>,
) -> Result<WithoutData, crate::http::envelope::ApiError> {
    Err(desk.refuse(Code::NotFound))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct MethodsPath {
    exam_id: i32,
    country: String,
}

/// A way to pay.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentMethod {
    /// As the provider names it: card, ideal, konbini, …
    #[schema(example = "card")]
    pub code: &'static str,
    pub name: String,
    /// card, wallet, bank or voucher.
    pub kind: &'static str,
    /// The money comes minutes or days after the buyer has done their part.
    pub delayed: bool,
}

/// Lists the ways to pay in a country, in the order people there use them.
#[utoipa::path(
    get, path = "/app/payment/list/{examId}/{country}", operation_id = "list_payment_methods", tag = "app",
    params(MethodsPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<PaymentMethod>>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_payment_methods(
    storefront: Storefront,
    Params(path): Params<MethodsPath>,
) -> ApiResult<Vec<PaymentMethod>> {
    let _ = (path.exam_id, path.country);
    Err(storefront.refuse(Code::NotFound))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct ExtraPath {
    order_number: String,
}

/// What an order can add.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraPackage {
    /// upgrade or bundle.
    pub kind: &'static str,
    /// Its price is what the order would pay now.
    #[serde(flatten)]
    pub sku: Sku,
}

/// Lists what an order can add: larger packages for what they cost more, and the bundle of three tests.
#[utoipa::path(
    get, path = "/exam/extra/package/list/{orderNumber}", operation_id = "list_extra_packages", tag = "order",
    params(ExtraPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<ExtraPackage>>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_extra_packages(
    State(_state): State<AppState>,
    storefront: Storefront,
    _visitor: Visitor,
    Params(path): Params<ExtraPath>,
) -> ApiResult<Vec<ExtraPackage>> {
    let _ = path.order_number;
    Err(storefront.refuse(Code::NotFound))
}

/// An add-on for an order: something to pay, or a test of a bundle that is paid already.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitExtra {
    pub order_number: String,
    /// The package to add, with what was shown.
    pub sku_id: Option<i32>,
    pub price: Option<Money>,
    pub email: Option<String>,
    #[serde(default)]
    pub consent: Consent,
    /// Instead: the order whose bundle pays for this one.
    pub bundle_order: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraStarted {
    /// What is to be paid; absent when the bundle has paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentStart>,
    /// The order is owned now.
    pub unlocked: bool,
}

/// Opens an add-on, or uses a test of a bundle.
#[utoipa::path(
    post, path = "/exam/extra/order/submit", operation_id = "submit_extra", tag = "order",
    params(ClientHeaders), request_body = SubmitExtra,
    responses((status = 200, description = "The answer", body = Envelope<ExtraStarted>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn submit_extra(
    State(_state): State<AppState>,
    storefront: Storefront,
    _visitor: Visitor,
    Body(_ask): Body<SubmitExtra>,
) -> ApiResult<ExtraStarted> {
    Err(storefront.refuse(Code::NotFound))
}
