//! One call to the provider: sent, and sent again with the same key for as long as that makes sense.

use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use app::ports::ProviderError;
use jiff::Timestamp;
use reqwest::{Method, Response, StatusCode, header};
use serde::{Deserialize, de::DeserializeOwned};
use tracing::{debug, error};
use uuid::Uuid;

use super::Stripe;

/// Names and values as the provider nests them: `metadata[order]`.
pub(super) type Form = Vec<(&'static str, String)>;

/// One try may not take longer, nor longer than what is left of the whole.
const TRY: Duration = Duration::from_secs(10);

/// Waiting between tries: anything up to twice as long each time, between these.
const SHORTEST: Duration = Duration::from_millis(200);
const LONGEST: Duration = Duration::from_secs(10);

/// An answer, and as of when by the provider's clock. Whole seconds, as the provider dates its events,
/// so that an answer never seems younger than what came after it in the same second.
pub(super) struct Dated<T> {
    pub(super) value: T,
    pub(super) as_of: Timestamp,
}

/// What one try came to.
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

    /// `key`: the same however often the same thing is asked for; nothing for a call that does no harm
    /// twice.
    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        form: &Form,
        key: Option<&str>,
    ) -> Result<Dated<T>, ProviderError> {
        self.call(Method::POST, path, form, key).await
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
            debug!(%failure, "asking the payment provider again");
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
            // Addresses hold ids of intents, and nobody needs them here.
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
        let parsed = serde_json::from_slice(&body).context("an answer that can't be read");
        return match parsed {
            Ok(value) => Tried::Done(Dated { value, as_of }),
            // Asking again with the same key gives the same answer, this time whole.
            Err(error) => Tried::Again(error),
        };
    }
    let refusal = serde_json::from_slice::<Refusal>(&body).ok().map(|refusal| refusal.error);
    let code = refusal.and_then(|words| words.code.or(words.kind));
    if is_denied(status) {
        error!(%status, code, "the payment provider doesn't accept our key");
        metrics::counter!("payments_alarms_total", "alarm" => "provider_denies").increment(1);
    } else if code.as_deref() == Some("balance_insufficient") {
        error!("the payment account holds too little to give money back");
        metrics::counter!("payments_alarms_total", "alarm" => "balance_insufficient").increment(1);
    }
    judge(status, should_retry, replayed, code)
}

/// Refusals that have nothing to do with what was asked for.
const LATER: [&str; 3] = ["balance_insufficient", "lock_timeout", "rate_limit"];

/// The provider doesn't accept our key, or not for this call: somebody has to look at the configuration.
fn is_denied(status: StatusCode) -> bool {
    matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
}

/// What to do about an answer that isn't what was asked for.
fn judge<T>(
    status: StatusCode,
    should_retry: Option<bool>,
    replayed: bool,
    code: Option<String>,
) -> Tried<T> {
    let failure = || anyhow!("the provider answered {status} ({})", code.as_deref().unwrap_or("no code"));
    // The key was used before with other words, or a fault was kept with it: it will be answered for ever.
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
    // Nothing was done, and it may well be done later: by a good key, with more money in the account.
    let later = code.as_deref().is_some_and(|code| LATER.contains(&code));
    if later || is_denied(status) || status == StatusCode::TOO_MANY_REQUESTS {
        return Tried::Failed(ProviderError::Unclear(failure()));
    }
    Tried::Failed(ProviderError::Refused { code: code.unwrap_or_else(|| status.as_u16().to_string()) })
}

/// The answer's own date; ours if it has none.
fn date(response: &Response) -> Timestamp {
    let text = response.headers().get(header::DATE).and_then(|value| value.to_str().ok());
    let theirs = text.and_then(|text| jiff::fmt::rfc2822::parse(text).ok()).map(|zoned| zoned.timestamp());
    let now = Timestamp::now();
    theirs.or_else(|| Timestamp::from_second(now.as_second()).ok()).unwrap_or(now)
}

/// Anything between nothing and `cap`: callers that failed together don't come back together.
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
    fn only_what_may_pass_is_tried_again() {
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
    fn what_has_nothing_to_do_with_the_question_may_be_asked_later() {
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
    fn pauses_are_spread_over_their_whole_length() {
        let pauses: Vec<Duration> = (0..1_000).map(|_| jittered(SHORTEST)).collect();
        assert!(pauses.iter().all(|pause| *pause < SHORTEST));
        assert!(pauses.iter().any(|pause| *pause < SHORTEST / 4));
        assert!(pauses.iter().any(|pause| *pause > SHORTEST * 3 / 4));
    }
}
