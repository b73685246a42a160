//! The loop of a worker: one poll cycle after another, with growing pauses while cycles fail.

use std::time::Duration;

use tracing::warn;

pub(crate) const RETRY_FIRST: Duration = Duration::from_millis(100);
const RETRY_MOST: Duration = Duration::from_secs(5);

/// The pauses between one worker's poll cycles.
pub(crate) struct Backoff {
    what: &'static str,
    retry: Duration,
}

impl Backoff {
    /// `what`: the name of the work in the log.
    pub(crate) const fn new(what: &'static str) -> Self {
        Self { what, retry: RETRY_FIRST }
    }

    /// Pauses after a cycle: for as long as the cycle returned if it succeeded, longer each time if it failed.
    pub(crate) async fn rest(&mut self, turn: anyhow::Result<Duration>) {
        tokio::time::sleep(self.pause(turn)).await;
    }

    fn pause(&mut self, turn: anyhow::Result<Duration>) -> Duration {
        match turn {
            Ok(rest) => {
                self.retry = RETRY_FIRST;
                rest
            }
            Err(error) => {
                let (what, error) = (self.what, error.as_ref() as &dyn std::error::Error);
                warn!(error, what, "worker: poll cycle failed, retrying");
                let rest = self.retry;
                self.retry = (self.retry * 2).min(RETRY_MOST);
                rest
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_while_cycles_fail_and_reset_after_a_success() {
        let mut backoff = Backoff::new("testing");
        let turns = [false, false, false, true, false].into_iter().chain([false; 7]);
        let pauses = turns.map(|good| {
            let turn = if good { Ok(Duration::from_millis(5)) } else { Err(anyhow::anyhow!("away")) };
            backoff.pause(turn).as_millis()
        });
        assert_eq!(
            pauses.collect::<Vec<_>>(),
            [100, 200, 400, 5, 100, 200, 400, 800, 1600, 3200, 5000, 5000]
        );
    }
}
