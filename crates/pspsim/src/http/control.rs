//! `/_sim/…`: how a test controls the provider. Nothing here exists at Stripe.

use std::sync::Arc;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, State},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use http::StatusCode;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{Sim, faults::Wanted, refusal::Refusal, webhooks::Endpoint, world::Call};

pub(super) fn router() -> Router<Arc<Sim>> {
    Router::new()
        .route("/_sim/webhooks", post(webhooks))
        .route("/_sim/faults", post(faults))
        .route("/_sim/counters", get(counters))
        .route("/_sim/ledger", get(ledger))
        .route("/_sim/clock", post(clock))
        .route("/_sim/settlement", post(settlement))
        .route("/_sim/refunds", post(refunds))
        .route("/_sim/account", post(account))
        .route("/_sim/reset", post(reset))
        .route("/_sim/intents/{id}/authenticate", post(authenticate))
        .route("/_sim/intents/{id}/settle", post(settle))
        .route("/_sim/refunds/{id}/settle", post(settle_refund))
        .route("/_sim/charges/{id}/dispute", post(dispute))
        .route("/_sim/disputes/{id}/close", post(close_dispute))
        .route("/_sim/subscriptions/{id}/renew", post(renew))
        .route("/healthz", get(|| async { "ok" }))
}

type Outcome = Result<Json<Value>, Wrong>;

enum Wrong {
    Unreadable(serde_json::Error),
    Refused(Refusal),
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        match self {
            Self::Unreadable(error) => (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response(),
            Self::Refused(refusal) => {
                let status = StatusCode::from_u16(refusal.status).unwrap_or(StatusCode::BAD_REQUEST);
                (status, Json(refusal.body())).into_response()
            }
        }
    }
}

/// Ignores the content type; an invalid body is answered with an explanation.
fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Wrong> {
    let text = if body.is_empty() { &b"{}"[..] } else { body };
    serde_json::from_slice(text).map_err(Wrong::Unreadable)
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Hook {
    On(Endpoint),
    Off { url: () },
}

/// `{"url": …, "secrets": […]}`; the first secret is the newest. `{"url": null}` stops deliveries.
async fn webhooks(State(sim): State<Arc<Sim>>, body: Bytes) -> Outcome {
    let endpoint = match read(&body)? {
        Hook::On(endpoint) => Some(endpoint),
        Hook::Off { url: () } => None,
    };
    sim.world().endpoint = endpoint;
    Ok(Json(json!({})))
}

async fn faults(State(sim): State<Arc<Sim>>, body: Bytes) -> Outcome {
    let wanted: Wanted = read(&body)?;
    sim.world().faults.set(wanted);
    Ok(Json(json!({})))
}

async fn counters(State(sim): State<Arc<Sim>>) -> Json<Value> {
    Json(sim.world().counters.json())
}

async fn ledger(State(sim): State<Arc<Sim>>) -> Response {
    ([("content-type", "application/x-ndjson")], sim.world().ledger.text()).into_response()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ahead {
    #[serde(default)]
    advance_s: i64,
}

async fn clock(State(sim): State<Arc<Sim>>, body: Bytes) -> Outcome {
    let Ahead { advance_s } = read(&body)?;
    let mut world = sim.world();
    world.clock.advance(advance_s);
    world.pass_time();
    Ok(Json(json!({ "now": world.now() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settlement {
    /// Null: only on request.
    after_s: Option<i64>,
}

async fn settlement(State(sim): State<Arc<Sim>>, body: Bytes) -> Outcome {
    let Settlement { after_s } = read(&body)?;
    sim.world().settle_after = after_s;
    Ok(Json(json!({})))
}

/// When a bank completes a refund that isn't immediate; null: only on request.
async fn refunds(State(sim): State<Arc<Sim>>, body: Bytes) -> Outcome {
    let Settlement { after_s } = read(&body)?;
    sim.world().refunds_after = after_s;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Account {
    /// Null: [`crate::VERSION`].
    api_version: Option<String>,
}

/// The account's own API version: listed events are written in it, whatever version the call wants.
async fn account(State(sim): State<Arc<Sim>>, body: Bytes) -> Outcome {
    let Account { api_version } = read(&body)?;
    sim.world().account_version = api_version;
    Ok(Json(json!({})))
}

/// Forgets objects, keys, faults and counters. The endpoint and the ledger file stay.
async fn reset(State(sim): State<Arc<Sim>>) -> Json<Value> {
    sim.reset();
    Json(json!({}))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Pass,
    Fail,
    Succeed,
}

#[derive(Deserialize)]
struct Decided {
    outcome: Answer,
    /// Sent by the page in a browser, which must know it; a test needs none.
    client_secret: Option<String>,
}

async fn authenticate(State(sim): State<Arc<Sim>>, Path(id): Path<String>, body: Bytes) -> Outcome {
    let decided: Decided = read(&body)?;
    let mut world = sim.world();
    let known = world
        .intents
        .get(&id)
        .is_some_and(|intent| decided.client_secret.as_ref().is_none_or(|secret| *secret == intent.secret));
    if !known {
        return Err(Refusal::no_such("payment_intent", &id).into());
    }
    let passed = !matches!(decided.outcome, Answer::Fail);
    world.authenticate(&id, passed)?;
    Ok(Json(world.shown_intent(&Call::nobody(), &id)?))
}

async fn settle(State(sim): State<Arc<Sim>>, Path(id): Path<String>, body: Bytes) -> Outcome {
    let decided: Decided = read(&body)?;
    let mut world = sim.world();
    let paid = !matches!(decided.outcome, Answer::Fail);
    world.settle(&id, paid)?;
    Ok(Json(world.shown_intent(&Call::nobody(), &id)?))
}

async fn settle_refund(State(sim): State<Arc<Sim>>, Path(id): Path<String>, body: Bytes) -> Outcome {
    let decided: Decided = read(&body)?;
    let mut world = sim.world();
    world.settle_refund(&id, !matches!(decided.outcome, Answer::Fail))?;
    Ok(Json(world.retrieve_refund(&id)?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disputed {
    #[serde(default = "fraudulent")]
    reason: String,
}

fn fraudulent() -> String {
    "fraudulent".to_owned()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Renewed {
    /// How long the bill is a draft; an hour by default.
    draft_s: Option<i64>,
}

/// A subscription's period ends now, and with it nothing else: the clock stays.
async fn renew(State(sim): State<Arc<Sim>>, Path(id): Path<String>, body: Bytes) -> Outcome {
    let Renewed { draft_s } = read(&body)?;
    let mut world = sim.world();
    world.renew_now(&id, draft_s)?;
    Ok(Json(world.retrieve_subscription(&id)?))
}

async fn dispute(State(sim): State<Arc<Sim>>, Path(id): Path<String>, body: Bytes) -> Outcome {
    let Disputed { reason } = read(&body)?;
    let mut world = sim.world();
    let dispute = world.dispute(&Call::nobody(), &id, &reason)?;
    Ok(Json(world.retrieve_dispute(&dispute)?))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    Won,
    Lost,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Closed {
    status: Verdict,
}

async fn close_dispute(State(sim): State<Arc<Sim>>, Path(id): Path<String>, body: Bytes) -> Outcome {
    let Closed { status } = read(&body)?;
    let mut world = sim.world();
    world.close_dispute(&Call::nobody(), &id, matches!(status, Verdict::Won))?;
    Ok(Json(world.retrieve_dispute(&id)?))
}
