//! The routes: Stripe's API under `/v1`, the script for browsers, the banks' pages, and the controls for
//! tests.

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
        // The page under test may have any origin.
        .layer(CorsLayer::very_permissive())
        .with_state(sim)
}
