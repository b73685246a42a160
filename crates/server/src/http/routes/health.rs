//! Liveness and readiness.

use crate::http::state::AppState;
use axum::{Json, extract::State, response::IntoResponse};
use http::StatusCode;
use serde::Serialize;
use serde_json::json;

/// Liveness: the process runs.
pub async fn healthz() -> &'static str {
    "ok"
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a report of independent facts")]
struct Readiness {
    ready: bool,
    /// It has been told to stop and serves on until balancers have noticed.
    stopping: bool,
    catalog: bool,
    /// Without these the product is degraded: without PostgreSQL pages and question lists come from memory and calls
    /// that need it say so; without Redis it is slower; without NATS page views are buffered.
    postgres: bool,
    redis: bool,
    nats: bool,
}

/// Readiness: the process has read its catalogue and isn't stopping. PostgreSQL doesn't count: all servers would leave
/// their balancer together, and with them the pages that come from memory. Details are not public.
pub async fn readyz(State(state): State<AppState>) -> impl IntoResponse {
    let ready = is_ready(&state);
    let body = if state.stopping.is_cancelled() {
        json!({"ready": ready, "stopping": true})
    } else {
        json!({"ready": ready})
    };
    (status(ready), Json(body))
}

/// Readiness with its reasons, for the internal listener.
pub async fn readyz_in_detail(State(state): State<AppState>) -> impl IntoResponse {
    let found = find_out(&state).await;
    (status(found.ready), Json(found))
}

const fn status(ready: bool) -> StatusCode {
    if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}

fn is_ready(state: &AppState) -> bool {
    !state.stopping.is_cancelled() && !state.catalog.current().apps.is_empty()
}

async fn find_out(state: &AppState) -> Readiness {
    let (postgres, redis) = tokio::join!(state.pools.ping(), state.cache.ping());
    Readiness {
        ready: is_ready(state),
        stopping: state.stopping.is_cancelled(),
        catalog: !state.catalog.current().apps.is_empty(),
        postgres: postgres.is_ok(),
        redis,
        nats: state.nats.connected(),
    }
}
