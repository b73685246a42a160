//! Add-ons for an order: a larger package for the difference in price, three tests at once, or a test of a
//! bundle that is already paid.

use axum::extract::State;
use domain::{
    catalog::Catalog,
    locale::Locale,
    offer::{self, Offer},
    order::OrderNumber,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    buyer::Buyer,
    start::{Consent, CreateOrder, PaymentStart, refusal, start},
};
use crate::http::{
    claimant::Claimant,
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Params, PayDesk, Visitor},
    order_access::known,
    routes::skus::Sku,
    session::Anyone,
    state::AppState,
    wire::Money,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct ExtraPath {
    order_number: String,
}

/// An add-on for an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraPackage {
    /// upgrade or bundle; in the shop also package.
    pub kind: &'static str,
    /// `price` is what the order would pay now, `memberPrice` what a member would pay.
    #[serde(flatten)]
    pub sku: Sku,
}

/// Lists the add-ons of an order: larger packages for the difference in price, and the bundle of three tests.
/// Empty while the order is being refunded or disputed.
#[utoipa::path(
    get, path = "/exam/extra/package/list/{orderNumber}", operation_id = "list_extra_packages", tag = "order",
    params(ExtraPath, Claimant, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<ExtraPackage>>), ApiError)
)]
pub async fn list_extra_packages(
    State(state): State<AppState>,
    desk: PayDesk,
    visitor: Visitor,
    claimant: Claimant,
    Params(path): Params<ExtraPath>,
) -> ApiResult<Vec<ExtraPackage>> {
    let standing = known(&state, &desk, &path.order_number).await?;
    if standing.membership {
        return Err(desk.refuse(Code::UnknownOrder));
    }
    let app_exams = desk.catalog.app_exams_beside(standing.app_exam);
    let member = claimant.is_member(&state, app_exams).await?;
    let owned = standing.owned.iter().copied().collect();
    let offers = offer::extras(&desk.catalog, standing.exam, &owned, visitor.country);
    let steady = offers.into_iter().filter(|_| standing.steady);
    Ok(Envelope::of(
        steady.map(|offer| ExtraPackage::of(&desk.catalog, &offer, member, desk.locale)).collect(),
    ))
}

impl ExtraPackage {
    pub fn of(catalog: &Catalog, offer: &Offer<'_>, member: bool, locale: Locale) -> Self {
        let mut sku = Sku::new(catalog, offer.package, offer.list.money, locale);
        sku.member_price = member.then(|| offer.member.money.into());
        Self { kind: offer.kind.code(), sku }
    }
}

/// An add-on for an order: something to pay, or a test of a bundle that is already paid.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitExtra {
    pub order_number: String,
    /// The package to add, with the price and consents that were shown.
    pub sku_id: Option<i32>,
    pub price: Option<Money>,
    pub email: Option<String>,
    #[serde(default)]
    pub consent: Consent,
    /// An order that owns the discount, for a member's price.
    pub member_order: Option<String>,
    /// Instead: the order whose bundle pays for this one.
    pub bundle_order: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraStarted {
    /// The payment to make; absent if the bundle paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentStart>,
    /// The order is paid now.
    pub unlocked: bool,
}

/// Opens the payment of an add-on, or uses a test of a bundle.
#[utoipa::path(
    post, path = "/exam/extra/order/submit", operation_id = "submit_extra", tag = "order",
    params(ClientHeaders), request_body = SubmitExtra,
    responses((status = 200, description = "The answer", body = Envelope<ExtraStarted>), ApiError)
)]
pub async fn submit_extra(
    State(state): State<AppState>,
    desk: PayDesk,
    buyer: Buyer,
    Anyone(visit): Anyone,
    Body(ask): Body<SubmitExtra>,
) -> ApiResult<ExtraStarted> {
    if let Some(bundle) = &ask.bundle_order {
        use_bundle(&state, &desk, &ask.order_number, bundle).await?;
        return Ok(Envelope::of(ExtraStarted { payment: None, unlocked: true }));
    }
    let (Some(sku_id), Some(price), Some(email)) = (ask.sku_id, ask.price, ask.email) else {
        return Err(desk.refuse(Code::BadRequest));
    };
    let create = CreateOrder {
        order_number: ask.order_number,
        sku_id,
        email,
        price,
        consent: ask.consent,
        member_order: ask.member_order,
    };
    let payment = start(&state, &desk, &buyer, visit, create).await?;
    Ok(Envelope::of(ExtraStarted { payment: Some(payment), unlocked: false }))
}

/// Both orders must belong to this storefront; the response never reveals which one is missing.
async fn use_bundle(state: &AppState, desk: &PayDesk, order: &str, bundle: &str) -> Result<(), ApiError> {
    let order: OrderNumber = known(state, desk, order).await?.order;
    let bundle = known(state, desk, bundle).await?.order;
    let used =
        app::payments::use_bundle(&state.pools.primary, &desk.catalog, &order, &bundle, Timestamp::now())
            .await;
    used.map_err(|error| refusal(desk, error))
}
