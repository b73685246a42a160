//! Liveness and readiness.

use std::time::{Duration, Instant};

use axum::{Json, extract::State, response::IntoResponse};
use http::StatusCode;
use serde::Serialize;
use serde_json::json;
use tracing::warn;

use crate::http::state::AppState;

/// How long the public answer is cached, so that frequent callers reach the database at most once a second.
const KEEP: Duration = Duration::from_secs(1);

/// Liveness: the process runs.
pub async fn healthz() -> &'static str {
    "ok"
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a report of independent facts")]
struct Readiness {
    ready: bool,
    postgres: bool,
    catalog: bool,
    /// Without Redis and NATS the product is slower or buffers page views; it still serves.
    redis: bool,
    nats: bool,
}

/// Readiness: the process reaches PostgreSQL and has read its catalogue. Details are not public.
pub async fn readyz(State(state): State<AppState>) -> impl IntoResponse {
    // One caller checks, the others wait for its answer.
    let mut last = state.last_ready.0.lock().await;
    let ready = match *last {
        Some((found, ready)) if found.elapsed() < KEEP => ready,
        _ => {
            let ready = find_out(&state).await.ready;
            *last = Some((Instant::now(), ready));
            ready
        }
    };
    (status(ready), Json(json!({"ready": ready})))
}

/// Readiness with its reasons, for the internal listener.
pub async fn readyz_in_detail(State(state): State<AppState>) -> impl IntoResponse {
    let found = find_out(&state).await;
    (status(found.ready), Json(found))
}

const fn status(ready: bool) -> StatusCode {
    if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}

async fn find_out(state: &AppState) -> Readiness {
    let (postgres, redis) = tokio::join!(state.pools.ping(), state.cache.ping());
    if let Err(error) = &postgres {
        warn!(error = error as &dyn std::error::Error, "not ready: PostgreSQL does not answer");
    }
    let catalog = !state.catalog.current().apps.is_empty();
    let ready = postgres.is_ok() && catalog;
    Readiness { ready, postgres: postgres.is_ok(), catalog, redis, nats: state.nats.connected() }
}
