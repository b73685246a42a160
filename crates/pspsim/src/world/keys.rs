//! Idempotency keys as Stripe documents them: the first execution's status and body are stored for 24
//! hours, whatever they were; other parameters under the same key are rejected; a key that is still running
//! conflicts.

use std::collections::{HashMap, VecDeque};

use serde_json::Value;

use crate::refusal::Refusal;

const KEPT_S: i64 = 24 * 3600;

/// An answer as it was sent.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Kept {
    pub(crate) status: u16,
    pub(crate) body: Value,
    pub(crate) request: String,
}

#[derive(Debug)]
struct Row {
    /// Digest of method, path and parameters: never the parameters themselves, which may contain a card
    /// number.
    asked: [u8; 32],
    since: i64,
    answer: Option<Kept>,
}

#[derive(Debug, Default)]
pub(crate) struct Keys {
    rows: HashMap<String, Row>,
    oldest: VecDeque<(i64, String)>,
}

#[derive(Debug, PartialEq)]
pub(crate) enum Claim {
    /// The key is unused: go on, then store the answer or release the key.
    Fresh,
    Replay(Kept),
}

impl Keys {
    pub(crate) fn claim(&mut self, key: &str, asked: [u8; 32], now: i64) -> Result<Claim, Refusal> {
        self.prune(now);
        match self.rows.get(key) {
            None => {
                self.rows.insert(key.to_owned(), Row { asked, since: now, answer: None });
                self.oldest.push_back((now, key.to_owned()));
                Ok(Claim::Fresh)
            }
            Some(row) if row.asked != asked => Err(Refusal::key_reused(key)),
            Some(Row { answer: Some(kept), .. }) => Ok(Claim::Replay(kept.clone())),
            Some(_) => Err(Refusal::key_in_use(key)),
        }
    }

    pub(crate) fn keep(&mut self, key: &str, answer: Kept) {
        if let Some(row) = self.rows.get_mut(key) {
            row.answer = Some(answer);
        }
    }

    /// Nothing had begun: the key is free again, even for other parameters.
    pub(crate) fn release(&mut self, key: &str) {
        self.rows.remove(key);
    }

    fn prune(&mut self, now: i64) {
        while self.oldest.front().is_some_and(|(since, _)| since + KEPT_S <= now) {
            let Some((since, key)) = self.oldest.pop_front() else { break };
            // A key that was released and claimed again has a newer row.
            if self.rows.get(&key).is_some_and(|row| row.since == since) {
                self.rows.remove(&key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept() -> Kept {
        Kept { status: 500, body: Value::Null, request: "req_1".to_owned() }
    }

    #[test]
    fn a_key_lives_for_a_day() {
        let mut keys = Keys::default();
        assert_eq!(keys.claim("k", [1; 32], 0).unwrap(), Claim::Fresh);
        keys.keep("k", kept());

        assert_eq!(keys.claim("k", [1; 32], KEPT_S - 1).unwrap(), Claim::Replay(kept()));
        assert_eq!(keys.claim("k", [2; 32], KEPT_S - 1).unwrap_err().status, 400);
        assert_eq!(keys.claim("k", [2; 32], KEPT_S).unwrap(), Claim::Fresh);
    }

    #[test]
    fn a_running_key_conflicts_and_a_released_one_is_free() {
        let mut keys = Keys::default();
        assert_eq!(keys.claim("k", [1; 32], 0).unwrap(), Claim::Fresh);

        assert_eq!(keys.claim("k", [1; 32], 1).unwrap_err().status, 409);
        keys.release("k");
        assert_eq!(keys.claim("k", [2; 32], 2).unwrap(), Claim::Fresh);
    }
}
