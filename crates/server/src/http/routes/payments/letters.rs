//! Letters on request: the receipt again, a change of address, or the links of everything bought with an
//! address.

use std::time::Duration;

use app::{payments::LetterError, ports::RateLimit};
use axum::extract::State;
use domain::email::EmailAddress;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope, WithoutData},
    extract::{Body, ClientHeaders, Network, PayDesk},
    limits::{DAY, HOUR, counted_as},
    order_access::{known, may_give_away},
    session::Anyone,
    state::AppState,
    wire::OrderOnly,
};

const QUARTER: Duration = Duration::from_mins(15);

/// Sends the receipt with the report's link again.
#[utoipa::path(
    post, path = "/order/resend", operation_id = "resend_report", tag = "pay",
    params(ClientHeaders), request_body = OrderOnly,
    responses((status = 200, description = "Sent: 'Report sent successfully'", body = WithoutData), ApiError)
)]
pub async fn resend_report(
    State(state): State<AppState>,
    desk: PayDesk,
    Body(ask): Body<OrderOnly>,
) -> Result<WithoutData, ApiError> {
    let order = known(&state, &desk, &ask.order_number).await?.order;
    let most = state.config.limits.resends_per_order_day;
    let jobs = app::payments::resend(&state.pools.primary, &order, most, Timestamp::now()).await;
    state.wake_workers(&jobs.map_err(|error| refusal(&desk, error))?).await;
    Ok(WithoutData::accepted())
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct UpdateEmail {
    pub email: String,
    /// The order's number.
    pub order: String,
}

/// The address as it is shown: mostly masked.
#[derive(Debug, Serialize, ToSchema)]
pub struct EmailUpdated {
    pub email: String,
}

/// Changes the address of an order, sends the report there, and notifies the old address. Once an account has the
/// order, its owner only, who has just proven who they are. Available under both bases, `/{alias}` and `/pay`.
#[utoipa::path(
    post, path = "/exam/order/update/email", operation_id = "update_email", tag = "order",
    params(ClientHeaders), request_body = UpdateEmail,
    responses((status = 200, description = "The answer", body = Envelope<EmailUpdated>), ApiError)
)]
pub async fn update_email(
    State(state): State<AppState>,
    desk: PayDesk,
    Anyone(visit): Anyone,
    Body(ask): Body<UpdateEmail>,
) -> ApiResult<EmailUpdated> {
    let order = known(&state, &desk, &ask.order).await?.order;
    may_give_away(&state, &order, visit, desk.locale).await?;
    let address = EmailAddress::parse(&ask.email).ok_or_else(|| desk.refuse(Code::BadEmail))?;
    let most = state.config.limits.address_changes_per_order;
    let pool = &state.pools.primary;
    let jobs = app::payments::change_address(pool, &order, &address, most, Timestamp::now()).await;
    state.wake_workers(&jobs.map_err(|error| refusal(&desk, error))?).await;
    Ok(Envelope::of(EmailUpdated { email: address.masked() }))
}

fn refusal(desk: &PayDesk, error: LetterError) -> ApiError {
    match error {
        LetterError::UnknownOrder => desk.refuse(Code::UnknownOrder),
        LetterError::NothingBought => desk.refuse(Code::NoReports),
        LetterError::TooMany => desk.refuse(Code::TooMany),
        LetterError::Store(error) => error.into(),
    }
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct Retrieve {
    pub email: String,
}

/// Mails the links of every report that was bought with an address; result 10101 if there is none. Available
/// under both bases, `/{alias}` and `/pay`.
#[utoipa::path(
    post, path = "/exam/order/report/retrieve", operation_id = "retrieve_reports", tag = "order",
    params(ClientHeaders), request_body = Retrieve,
    responses((status = 200, description = "On its way", body = WithoutData), ApiError)
)]
pub async fn retrieve_reports(
    State(state): State<AppState>,
    desk: PayDesk,
    network: Network,
    Body(ask): Body<Retrieve>,
) -> Result<WithoutData, ApiError> {
    let address = EmailAddress::parse(&ask.email).ok_or_else(|| desk.refuse(Code::BadEmail))?;
    if !may_ask(&state, &address, &network).await {
        return Err(desk.refuse(Code::TooMany));
    }
    let (pool, now) = (&state.pools.primary, Timestamp::now());
    let job = app::payments::retrieve(pool, &address, &desk.app_exams(), desk.locale, now).await?;
    let found = job.is_some();
    // Not awaited: waking takes time only if something was bought.
    tokio::spawn(async move { state.wake_workers(job.as_slice()).await });
    if found { Ok(WithoutData::accepted()) } else { Err(desk.refuse(Code::NoReports)) }
}

/// Requests are counted per address and per network, whether anything was found or not.
async fn may_ask(state: &AppState, address: &EmailAddress, network: &Network) -> bool {
    let limits = &state.config.limits;
    let whose = address.key();
    let counts = [
        ("retrieve-quarter", whose.as_str(), limits.retrieves_per_address_quarter, QUARTER),
        ("retrieve-day", whose.as_str(), limits.retrieves_per_address_day, DAY),
        ("retrieve-network", network.as_str(), limits.retrieves_per_network_hour, HOUR),
    ];
    for (what, whose, most, within) in counts {
        if !state.cache.allow(&counted_as(what, whose), most, within).await {
            return false;
        }
    }
    true
}
