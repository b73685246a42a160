//! Opens an order by a link instead of its number.

use axum::extract::State;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::find;
use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Storefront},
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct OpenLink {
    /// From a letter, or from the return address of a payment.
    pub link: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenedOrder {
    pub order_number: String,
}

/// Opens the order of a link. Result 10416 if the link was mailed to an address that the order no longer uses,
/// was the return link of a payment and is used up, or was never issued.
#[utoipa::path(
    post, path = "/exam/order/open", operation_id = "open_link", tag = "order",
    params(ClientHeaders), request_body = OpenLink,
    responses((status = 200, description = "The answer", body = Envelope<OpenedOrder>), ApiError)
)]
pub async fn open_link(
    State(state): State<AppState>,
    storefront: Storefront,
    Body(ask): Body<OpenLink>,
) -> ApiResult<OpenedOrder> {
    let opened = app::links::open(&state.pools.primary, &ask.link, Timestamp::now()).await?;
    let number = opened.ok_or_else(|| storefront.refuse(Code::UnknownOrder))?;
    let found = find(&state, &storefront, number.as_str()).await?;
    Ok(Envelope::of(OpenedOrder { order_number: found.order.number.as_str().to_owned() }))
}
