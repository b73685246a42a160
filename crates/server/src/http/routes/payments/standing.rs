//! The status of an order's payment.

use app::payments::Standing;
use axum::extract::State;
use domain::{catalog::Catalog, locale::Locale, order::OrderNumber};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, PayDesk},
    state::AppState,
    wire::{OrderOnly, PurchaseInfo},
};

/// The status of an order's payment.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentStatus {
    pub order_number: String,
    /// Identifies the order in messages; it doesn't open the order.
    #[schema(example = "3F9A1-C2207")]
    pub reference: String,
    /// uncompleted, pending_payment or completed.
    pub status: &'static str,
    /// The newest purchase; absent before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase: Option<PurchaseInfo>,
    /// Codes of everything the order owns.
    pub items: Vec<&'static str>,
    /// Unused tests of a bundle.
    pub tests_left: i32,
}

impl PaymentStatus {
    fn of(standing: &Standing, catalog: &Catalog, locale: Locale) -> Self {
        Self {
            order_number: standing.order.as_str().to_owned(),
            reference: app::links::reference(&standing.order).to_string(),
            status: standing.status.code(),
            purchase: standing.purchases.last().map(|bought| PurchaseInfo::of(bought, catalog, locale)),
            items: standing.owned.iter().map(|item| item.code()).collect(),
            tests_left: standing.tests_left,
        }
    }
}

/// Returns the status of an order's payment.
#[utoipa::path(
    post, path = "/check/status", operation_id = "check_status", tag = "pay",
    params(ClientHeaders), request_body = OrderOnly,
    responses((status = 200, description = "The answer", body = Envelope<PaymentStatus>), ApiError)
)]
pub async fn check_status(
    State(state): State<AppState>,
    desk: PayDesk,
    Body(ask): Body<OrderOnly>,
) -> ApiResult<PaymentStatus> {
    let unknown = || desk.refuse(Code::UnknownOrder);
    let number = OrderNumber::parse(&ask.order_number).ok_or_else(unknown)?;
    let (pool, now) = (&state.pools.primary, Timestamp::now());
    let standing = match &state.payments {
        Some(provider) => app::payments::standing_asked(pool, provider, &number, now).await?,
        None => app::payments::standing_known(pool, &number).await?,
    };
    let standing = standing.filter(|standing| desk.serves(standing.app_exam)).ok_or_else(unknown)?;
    Ok(Envelope::of(PaymentStatus::of(&standing, &desk.catalog, desk.locale)))
}
