//! What a browser loads: the script that stands in for Stripe.js, and the page of a simulated bank.

use std::sync::Arc;

use axum::{Router, response::IntoResponse, routing::get};

use crate::Sim;

const SCRIPT: &str = include_str!("../../assets/stripe.js");

pub(super) fn router() -> Router<Arc<Sim>> {
    Router::new()
        .route("/stripe.js", get(script))
        .route("/v3/", get(script))
        .route("/v3", get(script))
        .route("/{version}/stripe.js", get(script))
}

async fn script() -> impl IntoResponse {
    ([("content-type", "text/javascript; charset=utf-8"), ("cache-control", "no-store")], SCRIPT)
}
