//! The caller of a payment call.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use http::request::Parts;

use crate::http::{
    extract::{ClientHeaders, Network, Visitor},
    state::AppState,
};

/// The buyer, as limits and prices need to know them.
pub struct Buyer {
    pub visitor: Visitor,
    pub(super) network: Network,
    pub(super) headers: ClientHeaders,
}

impl FromRequestParts<AppState> for Buyer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let Ok(network) = Network::from_request_parts(parts, state).await;
        let Ok(headers) = ClientHeaders::from_request_parts(parts, state).await;
        Ok(Self { visitor, network, headers })
    }
}
