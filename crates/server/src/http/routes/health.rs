//! Whether the process lives and can serve.

use std::time::{Duration, Instant};

use axum::{Json, extract::State, response::IntoResponse};
use http::StatusCode;
use serde::Serialize;
use serde_json::json;
use tracing::warn;

use crate::http::state::AppState;

/// How long the public answer is kept: whoever asks a thousand times a second asks the database once.
const KEEP: Duration = Duration::from_secs(1);

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

/// The process can serve: it reaches PostgreSQL and knows its catalogue. Nothing more is said in public.
pub async fn readyz(State(state): State<AppState>) -> impl IntoResponse {
    // One asks, the others wait for its answer.
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

/// The same with its reasons, for machines inside.
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
