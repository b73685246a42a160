//! The loop of a worker: one poll cycle after another, with growing pauses while cycles fail.

use std::time::Duration;

use tracing::warn;

pub(crate) const RETRY_FIRST: Duration = Duration::from_millis(100);
pub(crate) const RETRY_MOST: Duration = Duration::from_secs(5);

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
        let rest = match turn {
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
        };
        tokio::time::sleep(rest).await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn pauses_grow_while_cycles_fail_and_reset_after_a_success() {
        let mut backoff = Backoff::new("testing");
        let begun = Instant::now();
        let mut ends = Vec::new();

        for good in [false, false, false, true, false] {
            let turn = if good { Ok(Duration::from_millis(5)) } else { Err(anyhow::anyhow!("away")) };
            backoff.rest(turn).await;
            ends.push(begun.elapsed().as_millis());
        }

        assert_eq!(ends, [100, 300, 700, 705, 805]);
    }
}
