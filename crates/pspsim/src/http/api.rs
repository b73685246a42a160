//! One API call from bytes to bytes: authentication, faults, the idempotency key, and only then the work.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{Bytes, to_bytes},
    extract::{ConnectInfo, Request, State},
    response::{IntoResponse, Response},
};
use http::{HeaderMap, HeaderValue, StatusCode, request::Parts};
use jiff::{Timestamp, fmt::rfc2822::DateTimePrinter};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{cut::Cut, routes};
use crate::{
    Sim, VERSION,
    faults::{Kind, Rule},
    form::Params,
    refusal::Refusal,
    world::{
        Call,
        keys::{Claim, Kept},
    },
};

const LARGEST_BODY: usize = 256 * 1024;
const LONGEST_KEY: usize = 255;

/// An answer before it is bytes.
struct Answer {
    status: u16,
    body: Value,
    replayed: Option<String>,
    should_retry: Option<&'static str>,
}

impl Answer {
    fn of(result: &Result<Value, Refusal>) -> Self {
        match result {
            Ok(body) => Self { status: 200, body: body.clone(), replayed: None, should_retry: None },
            Err(refusal) => {
                let should_retry = match refusal.status {
                    409 | 429 => Some("true"),
                    400..=499 => Some("false"),
                    _ => None,
                };
                Self { status: refusal.status, body: refusal.body(), replayed: None, should_retry }
            }
        }
    }

    /// `now` is the peer's own clock, which a test may have moved: answers and events have the same dates.
    fn response(&self, request: &str, key: Option<&str>, now: i64) -> Response {
        let mut response = (
            StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            self.body.to_string(),
        )
            .into_response();
        let headers = response.headers_mut();
        headers.insert("content-type", HeaderValue::from_static("application/json"));
        headers.insert("stripe-version", HeaderValue::from_static(VERSION));
        let mut put = |name: &'static str, text: &str| {
            if let Ok(value) = HeaderValue::from_str(text) {
                headers.insert(name, value);
            }
        };
        put("date", &http_date(now));
        put("request-id", request);
        if let Some(key) = key {
            put("idempotency-key", key);
        }
        if let Some(original) = &self.replayed {
            put("idempotent-replayed", "true");
            put("original-request", original);
        }
        if let Some(should_retry) = self.should_retry {
            put("stripe-should-retry", should_retry);
        }
        response
    }
}

pub(crate) async fn call(
    State(sim): State<Arc<Sim>>,
    ConnectInfo(cut): ConnectInfo<Cut>,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let (method, path) = (parts.method.as_str().to_owned(), parts.uri.path().to_owned());
    let Ok(body) = to_bytes(body, LARGEST_BODY).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    // A call that has begun is finished even if the caller hangs up: otherwise its key would stay in use.
    let answered = tokio::spawn(answer(sim, cut, parts, method, path, body)).await;
    answered.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

async fn answer(
    sim: Arc<Sim>,
    cut: Cut,
    parts: Parts,
    method: String,
    path: String,
    body: Bytes,
) -> Response {
    let (id, faults) = {
        let mut world = sim.world();
        let id = world.chance.id("req");
        let world = &mut *world;
        world.counters.count("calls", &format!("{method} {}", shape(&path)));
        (id, world.faults.draw(&mut world.chance, &method, &path))
    };
    let key = parts.headers.get("idempotency-key").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let hit = |kind: Kind| faults.iter().find(|rule| rule.kind == kind);
    let counted = |rule: &Rule| sim.world().counters.count("faults", rule.kind.name());

    if let Some(rule) = hit(Kind::DropBefore) {
        counted(rule);
        cut.after(0);
        return StatusCode::OK.into_response();
    }
    let read = read(&parts.headers, parts.uri.query(), &body);
    let refused = faults.iter().find_map(|rule| Some((rule, rule.kind.refusal()?)));
    let answer = match (read, refused) {
        (_, Some((rule, refusal))) => {
            counted(rule);
            Answer::of(&Err(refusal))
        }
        (Err(refusal), None) => Answer::of(&Err(refusal)),
        (Ok((browser, params)), None) => {
            let call = Call { request: Some(id.clone()), key: key.clone(), browser };
            let key = key.as_deref().filter(|_| method == "POST");
            execute(&sim, &call, &method, &path, &params, &body, key, &faults).await
        }
    };
    let now = sim.world().now();
    let response = answer.response(&id, key.as_deref(), now);
    if let Some(rule) = hit(Kind::DropAfter) {
        counted(rule);
        cut.after(0);
    }
    if let Some(rule) = hit(Kind::Truncated) {
        counted(rule);
        // Less than the headers and half of the body, so the answer always breaks off.
        cut.after(150 + answer.body.to_string().len() / 2);
    }
    response
}

/// Checks key and version and parses the parameters. True for a publishable key.
fn read(headers: &HeaderMap, query: Option<&str>, body: &[u8]) -> Result<(bool, Params), Refusal> {
    let params = Params::parse(query, body)?;
    let key = secret_of(headers).or_else(|| params.owned("key")).unwrap_or_default();
    let browser = key.starts_with("pk_test_");
    if key.is_empty() {
        let message = "You did not provide an API key. You need to provide your API key in the Authorization header, \
                       using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
        return Err(Refusal::unauthorized(message));
    }
    if !browser && !key.starts_with("sk_test_") && !key.starts_with("rk_test_") {
        return Err(Refusal::unauthorized("Invalid API Key provided: only test keys are simulated."));
    }
    let version = headers.get("stripe-version").and_then(|value| value.to_str().ok());
    let version = version.or(params.text("_stripe_version"));
    match version {
        // At Stripe the account's default would decide; here it is an error to rely on that.
        None if !browser => Err(Refusal::missing("Stripe-Version")),
        Some(other) if other != VERSION => {
            let message = format!("Invalid Stripe API version: {other}. This peer speaks {VERSION}.");
            Err(Refusal::invalid("Stripe-Version", &message))
        }
        _ => Ok((browser, params)),
    }
}

/// `Bearer sk_…` or the user name of `Basic`.
fn secret_of(headers: &HeaderMap) -> Option<String> {
    let header = headers.get("authorization")?.to_str().ok()?;
    if let Some(key) = header.strip_prefix("Bearer ") {
        return Some(key.trim().to_owned());
    }
    let decoded = super::base64::decode(header.strip_prefix("Basic ")?.trim())?;
    let text = String::from_utf8(decoded).ok()?;
    Some(text.split(':').next().unwrap_or_default().to_owned())
}

#[expect(clippy::too_many_arguments, reason = "one step of the pipeline above, split for its length")]
async fn execute(
    sim: &Sim,
    call: &Call,
    method: &str,
    path: &str,
    params: &Params,
    body: &[u8],
    key: Option<&str>,
    faults: &[Rule],
) -> Answer {
    let hit = |kind: Kind| faults.iter().find(|rule| rule.kind == kind);
    if let Some(rule) = hit(Kind::Unstored) {
        sim.world().counters.count("faults", rule.kind.name());
        return Answer { should_retry: Some("true"), ..Answer::of(&Err(Refusal::internal())) };
    }
    if let Some(key) = key {
        if key.is_empty() || key.len() > LONGEST_KEY {
            let message = format!("Idempotency keys have 1 to {LONGEST_KEY} characters.");
            return Answer::of(&Err(Refusal::invalid("Idempotency-Key", &message)));
        }
        let mut world = sim.world();
        let now = world.now();
        match world.keys.claim(key, digest(method, path, body), now) {
            Ok(Claim::Fresh) => {}
            Ok(Claim::Replay(kept)) => {
                world.counters.count("keys", "replayed");
                return Answer {
                    status: kept.status,
                    body: kept.body,
                    replayed: Some(kept.request),
                    should_retry: None,
                };
            }
            Err(refusal) => {
                world.counters.count("keys", if refusal.status == 409 { "in_use" } else { "reused" });
                return Answer::of(&Err(refusal));
            }
        }
    }
    if let Some(rule) = hit(Kind::Delay) {
        sim.world().counters.count("faults", rule.kind.name());
        tokio::time::sleep(Duration::from_millis(rule.delay_ms)).await;
    }

    let mut world = sim.world();
    let stored = hit(Kind::Stored);
    let mut result = match stored {
        Some(rule) if !rule.executed => Err(Refusal::internal().begun()),
        _ => routes::run(&mut world, call, method, path, params),
    };
    if let Some(rule) = stored {
        world.counters.count("faults", rule.kind.name());
        result = Err(Refusal::internal().begun());
    }
    let answer = Answer::of(&result);
    if let Some(key) = key {
        if result.as_ref().is_err_and(|refusal| !refusal.begun) {
            world.keys.release(key);
        } else {
            let request = call.request.clone().unwrap_or_default();
            world.keys.keep(key, Kept { status: answer.status, body: answer.body.clone(), request });
        }
    }
    answer
}

fn digest(method: &str, path: &str, body: &[u8]) -> [u8; 32] {
    // The order of parameters doesn't matter.
    let mut pairs: Vec<(String, String)> = form_urlencoded::parse(body).into_owned().collect();
    pairs.sort();
    let mut digest = Sha256::new().chain_update(method).chain_update([0]).chain_update(path);
    for (name, value) in pairs {
        digest = digest.chain_update([0]).chain_update(name).chain_update([0]).chain_update(value);
    }
    digest.finalize().into()
}

/// `Sun, 15 Nov 2026 10:00:00 GMT`; empty for a time that no header can hold.
fn http_date(now: i64) -> String {
    let now = Timestamp::from_second(now).unwrap_or(Timestamp::UNIX_EPOCH);
    DateTimePrinter::new().timestamp_to_rfc9110_string(&now).unwrap_or_default()
}

/// The path with ids replaced, for counting: `/v1/payment_intents/*/confirm`.
fn shape(path: &str) -> String {
    let steps = path.split('/').map(|step| {
        let id = step.split_once('_').is_some_and(|(_, rest)| rest.len() >= 20);
        if id { "*" } else { step }
    });
    steps.collect::<Vec<_>>().join("/")
}
