//! Whether the process lives and can serve.

use axum::{Json, extract::State, response::IntoResponse};
use http::StatusCode;
use serde::Serialize;
use tracing::warn;

use crate::state::AppState;

/// The process runs.
pub async fn healthz() -> &'static str {
    "ok"
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a report of independent facts")]
struct Readiness {
    ready: bool,
    postgres: bool,
    catalog: bool,
    /// Without Redis and NATS the product is slower or keeps page views waiting; it still serves.
    redis: bool,
    nats: bool,
}

/// The process can serve: it reaches PostgreSQL and knows its catalogue.
pub async fn readyz(State(state): State<AppState>) -> impl IntoResponse {
    let (postgres, redis) = tokio::join!(state.pools.ping(), state.cache.ping());
    if let Err(error) = &postgres {
        warn!(error = error as &dyn std::error::Error, "not ready: PostgreSQL does not answer");
    }
    let catalog = !state.catalog.current().apps.is_empty();
    let ready = postgres.is_ok() && catalog;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (
        status,
        Json(Readiness { ready, postgres: postgres.is_ok(), catalog, redis, nats: state.nats.connected() }),
    )
}
