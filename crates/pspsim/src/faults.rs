//! Faults on demand: rules per call, shares for webhooks.

use serde::Deserialize;

use crate::{chance::Chance, refusal::Refusal};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// Answers late; the idempotency key is in use meanwhile.
    Delay,
    /// Cuts the connection without doing anything.
    DropBefore,
    /// Does it, then cuts the connection.
    DropAfter,
    /// Rejects with 429 before doing anything.
    #[serde(rename = "429")]
    TooMany,
    /// The API key is no longer valid, or may not do this; nothing is done.
    #[serde(rename = "401")]
    Unauthorized,
    #[serde(rename = "403")]
    Forbidden,
    /// Another call has locked the object; nothing is done.
    LockTimeout,
    /// The account's balance is too low for a refund; nothing is done.
    BalanceInsufficient,
    /// Does it (unless `executed` is false) and answers 500, now and forever under this key.
    #[serde(rename = "500_stored")]
    Stored,
    /// Answers 500 without doing anything; the next attempt may succeed.
    #[serde(rename = "500_unstored")]
    Unstored,
    /// Does it and sends half of the answer.
    Truncated,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Delay => "delay",
            Self::DropBefore => "drop_before",
            Self::DropAfter => "drop_after",
            Self::TooMany => "429",
            Self::Unauthorized => "401",
            Self::Forbidden => "403",
            Self::LockTimeout => "lock_timeout",
            Self::BalanceInsufficient => "balance_insufficient",
            Self::Stored => "500_stored",
            Self::Unstored => "500_unstored",
            Self::Truncated => "truncated",
        }
    }
}

impl Kind {
    /// The answer to a call that is rejected before anything is done.
    pub(crate) fn refusal(self) -> Option<Refusal> {
        match self {
            Self::TooMany => Some(Refusal::too_many()),
            Self::Unauthorized => {
                Some(Refusal::unauthorized("Expired API Key provided.").code("api_key_expired"))
            }
            Self::Forbidden => Some(Refusal::forbidden()),
            Self::LockTimeout => Some(Refusal::lock_timeout()),
            Self::BalanceInsufficient => Some(Refusal::balance_insufficient()),
            _ => None,
        }
    }
}

/// `{"call": "POST /v1/payment_intents", "kind": "drop_after", "share": 0.03}`, or `"next": 1` instead of a share.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rule {
    /// Method and path; `*` matches one segment of the path, or on its own every call.
    call: String,
    pub(crate) kind: Kind,
    #[serde(default)]
    share: f64,
    /// Hits this many of the next calls, whatever the share.
    #[serde(default)]
    next: u64,
    #[serde(default = "half_a_second")]
    pub(crate) delay_ms: u64,
    #[serde(default = "yes")]
    pub(crate) executed: bool,
}

fn half_a_second() -> u64 {
    500
}

fn yes() -> bool {
    true
}

/// Shares of deliveries.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Webhooks {
    /// Sent twice.
    pub(crate) duplicate: f64,
    /// Never sent.
    pub(crate) lose: f64,
    /// Each waits up to this many milliseconds, which changes their order.
    pub(crate) jitter_ms: u64,
    /// Accompanied by a copy with a signature that is an hour old.
    pub(crate) old: f64,
    /// Accompanied by a false claim of success, signed with a wrong secret.
    pub(crate) forge: f64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    rules: Option<Vec<Rule>>,
    webhooks: Option<Webhooks>,
}

#[derive(Debug, Default)]
pub(crate) struct Faults {
    rules: Vec<Rule>,
    pub(crate) webhooks: Webhooks,
}

impl Faults {
    /// Replaces what is named; the rest stays.
    pub(crate) fn set(&mut self, wanted: Wanted) {
        if let Some(rules) = wanted.rules {
            self.rules = rules;
        }
        if let Some(webhooks) = wanted.webhooks {
            self.webhooks = webhooks;
        }
    }

    /// The rules that hit this call: a delay and at most one other.
    pub(crate) fn draw(&mut self, chance: &mut Chance, method: &str, path: &str) -> Vec<Rule> {
        let mut hits: Vec<Rule> = Vec::new();
        for rule in self.rules.iter_mut().filter(|rule| matches(&rule.call, method, path)) {
            let other_drawn = hits.iter().any(|hit| hit.kind != Kind::Delay);
            if other_drawn && rule.kind != Kind::Delay {
                continue;
            }
            let hit = if rule.next > 0 {
                rule.next -= 1;
                true
            } else {
                chance.hits(rule.share)
            };
            if hit {
                hits.push(rule.clone());
            }
        }
        hits
    }
}

fn matches(pattern: &str, method: &str, path: &str) -> bool {
    if pattern == "*" {
        return true;
    }
    let Some((wanted_method, wanted_path)) = pattern.split_once(' ') else { return false };
    let (mut wanted, mut steps) = (wanted_path.split('/'), path.split('/'));
    if wanted_method != "*" && wanted_method != method {
        return false;
    }
    loop {
        match (wanted.next(), steps.next()) {
            (None, None) => return true,
            (Some(wanted), Some(step)) if wanted == "*" || wanted == step => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_matches_one_path_segment() {
        let confirm = "/v1/payment_intents/pi_1/confirm";

        assert!(matches("POST /v1/payment_intents/*/confirm", "POST", confirm));
        assert!(matches("*", "POST", confirm));
        assert!(matches("* /v1/payment_intents/*/confirm", "POST", confirm));
        assert!(!matches("POST /v1/payment_intents", "POST", confirm));
        assert!(!matches("GET /v1/payment_intents/*/confirm", "POST", confirm));
        assert!(!matches("POST /v1/payment_intents/*", "POST", confirm));
    }

    #[test]
    fn the_next_calls_are_hit_and_no_others() {
        let wanted = r#"{"rules": [{"call": "*", "kind": "429", "next": 2}]}"#;
        let mut faults = Faults::default();
        faults.set(serde_json::from_str(wanted).unwrap());
        let mut chance = Chance::new(1);

        let hits: Vec<usize> = (0..4).map(|_| faults.draw(&mut chance, "GET", "/v1/events").len()).collect();

        assert_eq!(hits, [1, 1, 0, 0]);
    }

    #[test]
    fn a_misspelt_rule_is_refused() {
        assert!(serde_json::from_str::<Wanted>(r#"{"rules": [{"call": "*", "kind": "explode"}]}"#).is_err());
        assert!(serde_json::from_str::<Wanted>(r#"{"webhooks": {"loose": 0.1}}"#).is_err());
    }
}
