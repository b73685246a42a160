//! Opens a payment, within limits against card testing.

use app::{
    accounts::Visit,
    payments::{Ask, BuyError, Claim, Started},
};
use axum::extract::State;
use domain::{catalog::SkuId, email::EmailAddress, order::OrderNumber, purchase::Evidence};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{buyer::Buyer, limits};
use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, PayDesk},
    order_access::known,
    session::Anyone,
    state::AppState,
    wire::Money,
};

/// Maximum length of a consent or button text; a page never shows more.
const LONGEST_WORDS: usize = 4_000;

/// What the buyer wants, and the price that the button showed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreateOrder {
    pub order_number: String,
    pub sku_id: i32,
    pub email: String,
    /// The price that was shown. If the price book has changed since, nothing is charged and the answer is
    /// result 10450 with the new price in `data`.
    pub price: Money,
    #[serde(default)]
    pub consent: Consent,
    /// An order that owns the discount, for a member's price.
    pub member_order: Option<String>,
}

/// What the buyer ticked or confirmed: the words as they were shown, absent if they weren't.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Consent {
    /// European Economic Area and United Kingdom: delivery may begin at once.
    pub supply: Option<String>,
    /// There too: the right of withdrawal expires with delivery.
    pub waiver: Option<String>,
    /// Japan: the summary before the last button.
    pub confirmed: Option<String>,
    /// The button's label.
    pub button: Option<String>,
}

impl Consent {
    /// `None` if a text is longer than any page shows.
    pub fn evidence(self, at: Timestamp) -> Option<Evidence> {
        let Self { supply, waiver, confirmed, button } = self;
        let words = [&supply, &waiver, &confirmed, &button];
        if words.into_iter().flatten().any(|words| words.len() > LONGEST_WORDS) {
            return None;
        }
        let said = |words: Option<String>| words.filter(|words| !words.trim().is_empty());
        Some(Evidence {
            supply: said(supply),
            waiver: said(waiver),
            confirmed: said(confirmed),
            button: said(button),
            at: Some(at),
        })
    }
}

/// An open payment.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentStart {
    pub order_number: String,
    pub purchase_id: Uuid,
    pub price: Money,
    /// For the provider's form in the browser.
    pub client_secret: String,
    /// Goes into the return address instead of the order's number: opens the order once (`/exam/order/open`),
    /// within three hours.
    pub return_link: String,
}

/// Opens the payment for a package of an order.
#[utoipa::path(
    post, path = "/order/create", operation_id = "create_payment", tag = "pay",
    params(ClientHeaders), request_body = CreateOrder,
    responses((status = 200, description = "The answer", body = Envelope<PaymentStart>), ApiError)
)]
pub async fn create_payment(
    State(state): State<AppState>,
    desk: PayDesk,
    buyer: Buyer,
    Anyone(visit): Anyone,
    Body(ask): Body<CreateOrder>,
) -> ApiResult<PaymentStart> {
    start(&state, &desk, &buyer, visit, ask).await.map(Envelope::of)
}

pub(super) async fn start(
    state: &AppState,
    desk: &PayDesk,
    buyer: &Buyer,
    visit: Option<Visit>,
    ask: CreateOrder,
) -> Result<PaymentStart, ApiError> {
    let standing = known(state, desk, &ask.order_number).await?;
    // Memberships are bought by their account only, through a call of their own.
    if standing.membership {
        return Err(desk.refuse(Code::NotForSale));
    }
    let ask = Ask {
        order: standing.order,
        sku: SkuId(ask.sku_id),
        email: EmailAddress::parse(&ask.email).ok_or_else(|| desk.refuse(Code::BadEmail))?,
        shown: ask.price.into(),
        country: buyer.visitor.country,
        hl: desk.locale,
        evidence: ask.consent.evidence(Timestamp::now()).ok_or_else(|| desk.refuse(Code::BadRequest))?,
        claim: Claim {
            account: visit.map(|visit| visit.account),
            order: ask.member_order.as_deref().and_then(OrderNumber::parse),
            app_exams: desk.catalog.app_exams_beside(standing.app_exam),
        },
        plan: None,
    };
    open(state, desk, buyer, &ask).await
}

/// Opens the payment that a buyer asks for, if the limits allow it.
pub async fn open(
    state: &AppState,
    desk: &PayDesk,
    buyer: &Buyer,
    ask: &Ask,
) -> Result<PaymentStart, ApiError> {
    let now = Timestamp::now();
    let provider = state.payments.as_ref().ok_or_else(|| desk.refuse(Code::OrderFailed))?;
    if !limits::may_open(state, buyer, &ask.order, ask.sku).await {
        return Err(desk.refuse(Code::TooMany));
    }
    let started = app::payments::start(&state.pools.primary, provider, &desk.catalog, ask, now).await;
    let Started { purchase, price, client_secret } = started.map_err(|error| refusal(desk, error))?;
    limits::remember(state, buyer, &client_secret).await;
    let return_link = app::links::make_return(&state.pools.primary, &ask.order, now).await?;
    Ok(PaymentStart {
        order_number: ask.order.as_str().to_owned(),
        purchase_id: purchase.as_uuid(),
        price: price.into(),
        client_secret,
        return_link: return_link.as_str().to_owned(),
    })
}

pub fn refusal(desk: &PayDesk, error: BuyError) -> ApiError {
    match error {
        BuyError::UnknownOrder => desk.refuse(Code::UnknownOrder),
        BuyError::NotForSale => desk.refuse(Code::NotForSale),
        BuyError::AlreadyPaid => desk.refuse(Code::AlreadyPaid),
        BuyError::PriceChanged(price) => desk.refuse(Code::PriceChanged).with(&Money::from(price)),
        BuyError::ConsentMissing => desk.refuse(Code::ConsentMissing),
        BuyError::TooManyAttempts => desk.refuse(Code::TooMany),
        BuyError::BundleUsed => desk.refuse(Code::BundleUsed),
        BuyError::Unsettled => desk.refuse(Code::Unsettled),
        BuyError::Provider(error) => desk.refuse(Code::OrderFailed).because(error),
        BuyError::Store(error) => error.into(),
    }
}
