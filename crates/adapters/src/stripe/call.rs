//! One call to the provider, retried with the same key for as long as that makes sense.

use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use app::ports::ProviderError;
use jiff::Timestamp;
use reqwest::{Method, Response, StatusCode, header};
use serde::{Deserialize, de::DeserializeOwned};
use tracing::{debug, error};
use uuid::Uuid;

use super::Stripe;

/// Names and values in the provider's nested form: `metadata[order]`.
pub(super) type Form = Vec<(&'static str, String)>;

/// Maximum time of one try; less if less is left of the budget.
const TRY: Duration = Duration::from_secs(10);

/// Bounds of the maximum pause between tries, which doubles each time; the pause itself is random.
const SHORTEST: Duration = Duration::from_millis(200);
const LONGEST: Duration = Duration::from_secs(10);

/// A response with the provider's time. In whole seconds, like the provider's event times, so that a response
/// never seems newer than an event that came after it in the same second.
pub(super) struct Dated<T> {
    pub(super) value: T,
    pub(super) as_of: Timestamp,
}

/// The outcome of one try.
enum Tried<T> {
    Done(Dated<T>),
    Again(anyhow::Error),
    Failed(ProviderError),
}

#[derive(Deserialize)]
struct Refusal {
    error: RefusalWords,
}

#[derive(Deserialize)]
struct RefusalWords {
    code: Option<String>,
    #[serde(rename = "type")]
    kind: Option<String>,
}

impl Stripe {
    pub(super) async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        query: &Form,
    ) -> Result<Dated<T>, ProviderError> {
        self.call(Method::GET, path, query, None).await
    }

    /// `key`: the same for every repetition of a request; `None` for a call that is harmless to repeat.
    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        form: &Form,
        key: Option<&str>,
    ) -> Result<Dated<T>, ProviderError> {
        self.call(Method::POST, path, form, key).await
    }

    pub(super) async fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<Dated<T>, ProviderError> {
        self.call(Method::DELETE, path, &Vec::new(), None).await
    }

    async fn call<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        form: &Form,
        key: Option<&str>,
    ) -> Result<Dated<T>, ProviderError> {
        let started = Instant::now();
        let mut cap = SHORTEST;
        loop {
            let left = self.budget.saturating_sub(started.elapsed());
            let trying = self.try_once(&method, path, form, key, left.min(TRY).max(SHORTEST));
            let failure = match trying.await {
                Tried::Done(answer) => {
                    count("done", started);
                    return Ok(answer);
                }
                Tried::Failed(error) => {
                    count("failed", started);
                    return Err(error);
                }
                Tried::Again(failure) => failure,
            };
            let pause = jittered(cap);
            if started.elapsed() + pause >= self.budget {
                count("unclear", started);
                return Err(ProviderError::Unclear(failure));
            }
            debug!(%failure, "Stripe: retrying a call");
            tokio::time::sleep(pause).await;
            cap = (cap * 2).min(LONGEST);
        }
    }

    async fn try_once<T: DeserializeOwned>(
        &self,
        method: &Method,
        path: &str,
        form: &Form,
        key: Option<&str>,
        patience: Duration,
    ) -> Tried<T> {
        let request = self.client.request(method.clone(), format!("{}{path}", self.base)).timeout(patience);
        let request = match *method {
            Method::GET => request.query(form),
            _ => request.form(form),
        };
        let request = key.into_iter().fold(request, |request, key| request.header("Idempotency-Key", key));
        match request.send().await {
            Ok(response) => read(response).await,
            // Without the address, which contains the intent's id.
            Err(error) => Tried::Again(anyhow!(error.without_url()).context("no answer")),
        }
    }
}

async fn read<T: DeserializeOwned>(response: Response) -> Tried<T> {
    let status = response.status();
    let says = |name: &str| {
        let value = response.headers().get(name).and_then(|value| value.to_str().ok());
        value.and_then(|value| value.parse::<bool>().ok())
    };
    let (should_retry, replayed) = (says("Stripe-Should-Retry"), says("Idempotent-Replayed") == Some(true));
    let as_of = date(&response);
    let body = match response.bytes().await {
        Ok(body) => body,
        Err(error) => return Tried::Again(anyhow!(error.without_url()).context("half an answer")),
    };
    if status.is_success() {
        let parsed = serde_json::from_slice(&body).context("an unreadable answer");
        return match parsed {
            Ok(value) => Tried::Done(Dated { value, as_of }),
            // A retry with the same key gets the same answer, this time complete.
            Err(error) => Tried::Again(error),
        };
    }
    let refusal = serde_json::from_slice::<Refusal>(&body).ok().map(|refusal| refusal.error);
    let code = refusal.and_then(|words| words.code.or(words.kind));
    if is_denied(status) {
        error!(%status, code, "Stripe: our key was rejected");
        metrics::counter!("payments_alarms_total", "alarm" => "provider_denies").increment(1);
    } else if code.as_deref() == Some("balance_insufficient") {
        error!("Stripe: the account's balance is too low for a refund");
        metrics::counter!("payments_alarms_total", "alarm" => "balance_insufficient").increment(1);
    }
    judge(status, should_retry, replayed, code)
}

/// Refusals that aren't caused by the request itself.
const LATER: [&str; 3] = ["balance_insufficient", "lock_timeout", "rate_limit"];

/// The provider rejects our key, or rejects it for this call: an operator has to check the configuration.
fn is_denied(status: StatusCode) -> bool {
    matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
}

/// What to do about an error response.
fn judge<T>(
    status: StatusCode,
    should_retry: Option<bool>,
    replayed: bool,
    code: Option<String>,
) -> Tried<T> {
    let failure = || anyhow!("the provider answered {status} ({})", code.as_deref().unwrap_or("no code"));
    // The key was used before with other parameters, or the provider stored a fault with it and will replay it
    // forever.
    if code.as_deref() == Some("idempotency_error") {
        return Tried::Failed(ProviderError::Stuck(failure()));
    }
    if status.is_server_error() && (replayed || should_retry == Some(false)) {
        return Tried::Failed(ProviderError::Stuck(failure()));
    }
    let passing =
        status.is_server_error() || matches!(status, StatusCode::CONFLICT | StatusCode::TOO_MANY_REQUESTS);
    if should_retry.unwrap_or(passing) {
        return Tried::Again(failure());
    }
    // Nothing was done, and it may succeed later: with a valid key, or with more money in the account.
    let later = code.as_deref().is_some_and(|code| LATER.contains(&code));
    if later || is_denied(status) || status == StatusCode::TOO_MANY_REQUESTS {
        return Tried::Failed(ProviderError::Unclear(failure()));
    }
    Tried::Failed(ProviderError::Refused { code: code.unwrap_or_else(|| status.as_u16().to_string()) })
}

/// The response's date; ours if it has none.
fn date(response: &Response) -> Timestamp {
    let text = response.headers().get(header::DATE).and_then(|value| value.to_str().ok());
    let theirs = text.and_then(|text| jiff::fmt::rfc2822::parse(text).ok()).map(|zoned| zoned.timestamp());
    let now = Timestamp::now();
    theirs.or_else(|| Timestamp::from_second(now.as_second()).ok()).unwrap_or(now)
}

/// Between zero and `cap`: callers that failed together don't retry together.
fn jittered(cap: Duration) -> Duration {
    // The low bits of a random id are random.
    let share = u32::try_from(Uuid::new_v4().as_u128() & 0xFFFF).unwrap_or_default();
    cap * share / 0x1_0000
}

fn count(outcome: &'static str, started: Instant) {
    metrics::histogram!("payment_provider_seconds", "outcome" => outcome)
        .record(started.elapsed().as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(status: u16, should_retry: Option<bool>, replayed: bool, code: &str) -> &'static str {
        let status = StatusCode::from_u16(status).expect("a status");
        match judge::<()>(status, should_retry, replayed, Some(code.to_owned())) {
            Tried::Done(_) => "done",
            Tried::Again(_) => "again",
            Tried::Failed(ProviderError::Unclear(_)) => "unclear",
            Tried::Failed(ProviderError::Stuck(_)) => "stuck",
            Tried::Failed(ProviderError::Refused { .. }) => "refused",
        }
    }

    #[test]
    fn only_temporary_failures_are_retried() {
        for (status, should_retry, replayed, expected) in [
            (500, None, false, "again"),
            (503, None, false, "again"),
            (429, None, false, "again"),
            (409, None, false, "again"),
            (500, Some(true), false, "again"),
            (400, Some(true), false, "again"),
            (500, None, true, "stuck"),
            (500, Some(true), true, "stuck"),
            (500, Some(false), false, "stuck"),
            (429, Some(false), false, "unclear"),
            (409, Some(false), false, "refused"),
            (400, None, false, "refused"),
            (402, None, false, "refused"),
            (404, None, true, "refused"),
        ] {
            assert_eq!(
                word(status, should_retry, replayed, "x"),
                expected,
                "{status} {should_retry:?} {replayed}"
            );
        }
    }

    #[test]
    fn refusals_not_caused_by_the_request_may_be_retried_later() {
        for (status, code, expected) in [
            (401, "api_key_expired", "unclear"),
            (403, "invalid_request_error", "unclear"),
            (400, "balance_insufficient", "unclear"),
            (429, "lock_timeout", "unclear"),
            (400, "lock_timeout", "unclear"),
            (400, "idempotency_error", "stuck"),
            (400, "charge_disputed", "refused"),
            (400, "charge_not_refundable", "refused"),
        ] {
            assert_eq!(word(status, Some(false), false, code), expected, "{status} {code}");
        }
        assert_eq!(word(429, None, false, "lock_timeout"), "again");
    }

    #[test]
    fn jitter_covers_the_whole_pause() {
        let pauses: Vec<Duration> = (0..1_000).map(|_| jittered(SHORTEST)).collect();
        assert!(pauses.iter().all(|pause| *pause < SHORTEST));
        assert!(pauses.iter().any(|pause| *pause < SHORTEST / 4));
        assert!(pauses.iter().any(|pause| *pause > SHORTEST * 3 / 4));
    }
}
