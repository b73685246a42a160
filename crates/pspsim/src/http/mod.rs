//! The routes: Stripe's API under `/v1`, the script for browsers, the pages of banks, and the controls of a test.

mod api;
mod base64;
mod control;
pub(crate) mod cut;
mod pages;
mod routes;

use std::sync::Arc;

use axum::{Router, routing::any};
use tower_http::cors::CorsLayer;

use crate::Sim;

pub(crate) fn router(sim: Arc<Sim>) -> Router {
    Router::new()
        .route("/v1/{*path}", any(api::call))
        .merge(control::router())
        .merge(pages::router())
        // Any page may be the one that is tested.
        .layer(CorsLayer::very_permissive())
        .with_state(sim)
}
