//! What strangers can cause without end is written once a minute for each kind and network.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

use jiff::Timestamp;

/// Which events of which networks were written in this minute.
#[derive(Debug, Default)]
pub struct OnceAMinute(Mutex<Minute>);

#[derive(Debug, Default)]
struct Minute {
    minute: i64,
    written: HashSet<(&'static str, &'static str, String)>,
}

/// Lines a minute about what strangers can cause: an attack from many networks doesn't fill the disk either.
const MOST: usize = 1_000;

impl OnceAMinute {
    pub(super) fn is_first(&self, event: &'static str, outcome: &'static str, network: &str) -> bool {
        self.is_first_at(event, outcome, network, Timestamp::now().as_second() / 60)
    }

    fn is_first_at(&self, event: &'static str, outcome: &'static str, network: &str, minute: i64) -> bool {
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now.minute != minute {
            *now = Minute { minute, written: HashSet::new() };
        }
        now.written.len() < MOST && now.written.insert((event, outcome, network.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_strangers_can_cause_is_written_once_a_minute_and_never_without_end() {
        let log = OnceAMinute::default();

        assert!(log.is_first_at("limited", "runs", "a", 7));
        assert!(!log.is_first_at("limited", "runs", "a", 7));
        assert!(log.is_first_at("limited", "views", "a", 7));
        assert!(log.is_first_at("limited", "runs", "b", 7));
        assert!(log.is_first_at("limited", "runs", "a", 8));
        let lines = (0..5_000).filter(|n| log.is_first_at("limited", "runs", &n.to_string(), 9));
        assert_eq!(lines.count(), MOST);
    }
}
