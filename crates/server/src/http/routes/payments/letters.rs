//! Letters that a buyer asks for: the receipt once more, to another address, or the links of everything
//! that was bought with an address.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::OrderOnly;
use crate::{
    http::{
        codes::Code,
        envelope::{ApiError, ApiResult, Envelope, WithoutData},
        extract::{Body, ClientHeaders, Network, PayDesk},
    },
    state::AppState,
};

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
) -> Result<WithoutData, ApiError> {
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
    _network: Network,
    Body(_ask): Body<Retrieve>,
) -> Result<WithoutData, ApiError> {
    Err(desk.refuse(Code::NotFound))
}
