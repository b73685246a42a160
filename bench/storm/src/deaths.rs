//! Deaths at named points (`app::failpoints`): a process is told where to die, and dies when it gets there.
//!
//! Every process has one who sees to that: arms a point, waits for the death, starts a replacement. The points of its
//! kind take turns, and each is left alone once it has had its share for now.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::{
    processes::Slot,
    progress::{Counters, Progress, pause},
    stage::Stage,
};

/// Where servers die.
pub const OF_SERVE: &[&str] = &[
    "run_stored",
    "attempt_stored",
    "intent_created",
    "plan_opened",
    "event_applied",
    "refund_stored",
    "inside_deletion",
];

/// Where workers die.
pub const OF_WORKER: &[&str] = &[
    "jobs_taken",
    "job_done",
    "inside_deliver",
    "before_the_dot",
    "after_the_dot",
    "refund_answered",
    STORING,
    "events_read",
    FORGETTING,
];

/// Reached when a worker has made a report into a file before anybody asked for it.
const STORING: &str = "report_stored";

/// Reached when a worker has deleted orders that nobody bought.
const FORGETTING: &str = "orders_forgotten";

/// The name of a point's counter.
pub fn counter(point: &str) -> String {
    format!("died: {point}")
}

/// How long a point stays armed before another gets its turn.
const PATIENCE: Duration = Duration::from_secs(12);

/// How long a process may take to end once it is dying.
const DYING: Duration = Duration::from_secs(5);

/// How often each point was armed, and how often a process died there.
#[derive(Default)]
struct Tally(Mutex<BTreeMap<&'static str, (u64, u64)>>);

impl Tally {
    /// The point whose turn it is, of those that have had fewer deaths than they may have by now.
    fn next(&self, points: &[&'static str], most: u64) -> Option<&'static str> {
        let mut tally = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of = |tally: &BTreeMap<_, _>, point| tally.get(point).copied().unwrap_or_default();
        let waiting = points.iter().copied().filter(|point| of(&tally, *point).1 < most);
        let next = waiting.min_by_key(|point| of(&tally, *point).0)?;
        tally.entry(next).or_default().0 += 1;
        Some(next)
    }

    fn died(&self, point: &'static str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(point).or_default().1 += 1;
    }
}

/// How many deaths a point may have had when so many percent of the buyers are through: all of them a while before the
/// end, so that rare points have time.
const fn due(goal: u64, percent: u64) -> u64 {
    let due = (goal * (percent * 5 / 4 + 10)).div_ceil(100);
    if due < goal { due } else { goal }
}

/// Lets processes die until the buyers are done; each point `goal` times.
pub async fn at_points(
    stage: &Arc<Stage>,
    progress: &Arc<Progress>,
    counters: &Arc<Counters>,
    goal: u64,
) -> anyhow::Result<()> {
    let tally = Arc::new(Tally::default());
    let mut tasks = tokio::task::JoinSet::new();
    let kinds = [(&stage.webs, OF_SERVE), (&stage.workers, OF_WORKER)];
    for (slots, points) in kinds {
        for slot in slots {
            let (stage, slot, progress) = (Arc::clone(stage), Arc::clone(slot), Arc::clone(progress));
            let (counters, tally) = (Arc::clone(counters), Arc::clone(&tally));
            tasks.spawn(
                async move { see_to(&stage, &slot, points, (&progress, &counters), &tally, goal).await },
            );
        }
    }
    while let Some(ended) = tasks.join_next().await {
        ended??;
    }
    Ok(())
}

async fn see_to(
    stage: &Stage,
    slot: &Slot,
    points: &[&'static str],
    (progress, counters): (&Progress, &Counters),
    tally: &Tally,
    goal: u64,
) -> anyhow::Result<()> {
    let http = reqwest::Client::builder().timeout(Duration::from_millis(500)).build()?;
    while pause(progress, Duration::from_millis(300)).await {
        if slot.look_after().await? {
            counters.note(stage, "ended by itself", slot.name())?;
        }
        // Who dies while starting has done nothing that could be lost.
        if !slot.is_ready(&http).await {
            continue;
        }
        let Some(point) = tally.next(points, due(goal, progress.percent())) else { continue };
        slot.arm(point)?;
        match point {
            // Housekeeping runs when a worker starts.
            FORGETTING => {
                stage.age_left(1).await?;
                slot.kill().await?;
            }
            STORING => {
                stage.make_files(slot);
                slot.kill().await?;
            }
            _ => {}
        }
        let end = Instant::now() + PATIENCE;
        while !slot.died_there() && Instant::now() < end && pause(progress, Duration::from_millis(30)).await {
        }
        if point == STORING {
            stage.make_files_as_usual(slot);
        }
        if slot.disarm() {
            slot.replace(DYING).await?;
            tally.died(point);
            counters.note(stage, &counter(point), slot.name())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_take_turns_until_each_has_had_its_share() {
        let (tally, points) = (Tally::default(), ["a", "b"]);

        assert_eq!(tally.next(&points, 1), Some("a"));
        assert_eq!(tally.next(&points, 1), Some("b"));
        tally.died("b");
        assert_eq!(tally.next(&points, 1), Some("a"), "b has had its death");
        tally.died("a");
        assert_eq!(tally.next(&points, 1), None);
        assert_eq!(tally.next(&points, 2), Some("b"), "it was armed less often");
    }

    #[test]
    fn deaths_are_spread_over_the_storm_and_done_before_its_end() {
        assert_eq!((due(40, 0), due(40, 40), due(40, 75)), (4, 24, 40));
        assert_eq!((due(2, 0), due(2, 80)), (1, 2));
    }
}
