//! Refunds: by one button within 14 days, or by withdrawing from the contract.

use app::payments::RefundError;
use axum::extract::State;
use domain::{
    email::EmailAddress,
    name::seen,
    order::{OrderNumber, Reference},
    refund::Reason,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, PayDesk},
    order_access::{known, may_change},
    session::Anyone,
    state::AppState,
    wire::{Money, OrderOnly},
};

/// Maximum length of a declared name.
const LONGEST_NAME: usize = 200;

/// An order's refund has been started.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundStarted {
    pub order_number: String,
    pub amount: Money,
}

/// Refunds everything that was paid for an order, within 14 days, without a reason. Once an account has the order, for
/// its owner only.
#[utoipa::path(
    post, path = "/order/refund", operation_id = "refund_order", tag = "pay",
    params(ClientHeaders), request_body = OrderOnly,
    responses((status = 200, description = "The answer", body = Envelope<RefundStarted>), ApiError)
)]
pub async fn refund_order(
    State(state): State<AppState>,
    desk: PayDesk,
    Anyone(visit): Anyone,
    Body(ask): Body<OrderOnly>,
) -> ApiResult<RefundStarted> {
    let order = known(&state, &desk, &ask.order_number).await?.order;
    may_change(&state, &order, visit, desk.locale).await?;
    let refunded =
        app::payments::refund_order(&state.pools.primary, &order, Reason::Buyer, Timestamp::now()).await;
    let (money, jobs) = refunded.map_err(|error| refusal(&desk, error))?;
    state.wake_workers(&jobs).await;
    Ok(Envelope::of(RefundStarted { order_number: ask.order_number, amount: money.into() }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Withdraw {
    /// Or the reference in the receipt, together with the address that the order was bought with.
    pub order_number: String,
    /// The name of the person who withdraws.
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

/// Withdraws from the contract (European consumers): confirmed by mail, refunded.
#[utoipa::path(
    post, path = "/order/withdraw", operation_id = "withdraw_order", tag = "pay",
    params(ClientHeaders), request_body = Withdraw,
    responses((status = 200, description = "The answer", body = Envelope<Withdrawn>), ApiError)
)]
pub async fn withdraw_order(
    State(state): State<AppState>,
    desk: PayDesk,
    Body(ask): Body<Withdraw>,
) -> ApiResult<Withdrawn> {
    let email = EmailAddress::parse(&ask.email).ok_or_else(|| desk.refuse(Code::BadEmail))?;
    let order = declared_order(&state, &desk, &ask.order_number, &email).await?;
    let name = declared_name(&ask.name).ok_or_else(|| desk.refuse(Code::BadName))?;
    let withdrawn =
        app::payments::withdraw(&state.pools.primary, &order, &name, &email, desk.locale, Timestamp::now())
            .await;
    let (declared_at, jobs) = withdrawn.map_err(|error| refusal(&desk, error))?;
    state.wake_workers(&jobs).await;
    Ok(Envelope::of(Withdrawn { order_number: ask.order_number, declared_at: declared_at.to_string() }))
}

/// The order of a declaration: by its number, or by reference and address.
async fn declared_order(
    state: &AppState,
    desk: &PayDesk,
    text: &str,
    email: &EmailAddress,
) -> Result<OrderNumber, ApiError> {
    let Some(reference) = Reference::parse(text) else { return Ok(known(state, desk, text).await?.order) };
    let bought = app::links::bought_as(&state.pools.primary, &reference, email).await?;
    let number = bought.ok_or_else(|| desk.refuse(Code::UnknownOrder))?;
    Ok(known(state, desk, number.as_str()).await?.order)
}

/// A name on one line, without what would reorder the line; it is printed in a letter.
fn declared_name(text: &str) -> Option<String> {
    let visible = text.chars().filter_map(|c| if c.is_whitespace() { Some(' ') } else { seen(c) });
    let name = visible.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    fits.then_some(name)
}

fn refusal(desk: &PayDesk, error: RefundError) -> ApiError {
    match error {
        RefundError::UnknownOrder => desk.refuse(Code::UnknownOrder),
        RefundError::NothingPaid => desk.refuse(Code::NothingToRefund),
        RefundError::TooLate => desk.refuse(Code::RefundTooLate),
        RefundError::Store(error) => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_non_empty_line() {
        assert_eq!(declared_name("  Grace \n Hopper ").as_deref(), Some("Grace Hopper"));
        assert_eq!(declared_name(" \t "), None);
        assert_eq!(declared_name("a\u{202e}b\u{0}").as_deref(), Some("ab"));
        assert_eq!(declared_name(&"x".repeat(LONGEST_NAME + 1)), None);
    }
}
