//! What happens with time: slips expire, banks answer.

use std::collections::BTreeMap;

use super::{World, intents::Next};

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Task {
    /// A delayed payment succeeds automatically.
    Settle(String),
    /// An unpaid slip expires.
    Expire(String),
    /// A bank's late answer to a refund.
    Refund { id: String, done: bool },
    /// The buyer never named an account for a refund.
    Unanswered(String),
    /// A subscription's period ends.
    Renew { id: String, end: i64 },
    /// An hour later its invoice is finalized and charged.
    Collect(String),
    /// A failed renewal is retried.
    Retry(String),
    /// A subscription whose first invoice was never paid.
    GiveUp(String),
}

/// Ordered by time, then by planning.
#[derive(Debug, Default)]
pub(crate) struct Due {
    tasks: BTreeMap<(i64, u64), Task>,
    planned: u64,
}

impl Due {
    pub(crate) fn plan(&mut self, at: i64, task: Task) {
        self.planned += 1;
        self.tasks.insert((at, self.planned), task);
    }

    fn take(&mut self, now: i64) -> Option<(i64, Task)> {
        let (at, number) = *self.tasks.keys().next()?;
        if at > now { None } else { self.tasks.remove(&(at, number)).map(|task| (at, task)) }
    }
}

impl World {
    /// Runs the tasks that are due. A task whose object has changed in the meantime does nothing.
    pub(crate) fn pass_time(&mut self) {
        let now = self.now();
        while let Some((at, task)) = self.due.take(now) {
            // Events stay in chronological order even if a task runs a moment late.
            let last = self.events.newest().next().and_then(|place| self.events.at(place));
            self.clock.stand_at(Some(last.map_or(at, |event| event.created.max(at))));
            let done = match &task {
                Task::Settle(id) => self.settle(id, true),
                Task::Expire(id) if self.waits_for_payment(id) => self.settle(id, false),
                Task::Expire(_) => Ok(()),
                Task::Refund { id, done } => self.settle_refund(id, *done),
                Task::Unanswered(id) => self.unanswered(id),
                Task::Renew { id, end } => {
                    self.renew(id, *end, None);
                    Ok(())
                }
                Task::Collect(invoice) => {
                    self.collect(invoice);
                    Ok(())
                }
                Task::Retry(id) => {
                    self.retry(id);
                    Ok(())
                }
                Task::GiveUp(id) => {
                    self.give_up(id);
                    Ok(())
                }
            };
            if done.is_err() {
                tracing::debug!(?task, "scheduled task skipped: the object has changed");
            }
        }
        self.clock.stand_at(None);
    }

    fn waits_for_payment(&self, intent: &str) -> bool {
        let now = self.now();
        let next = self.intents.get(intent).and_then(|intent| intent.next.as_ref());
        matches!(next, Some(Next::Voucher { expires_at, .. }) if *expires_at <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_run_when_due_and_in_order() {
        let mut due = Due::default();
        for (at, id) in [(30, "c"), (10, "a"), (10, "b")] {
            due.plan(at, Task::Settle(id.to_owned()));
        }

        assert_eq!(due.take(9), None);
        assert_eq!(due.take(20), Some((10, Task::Settle("a".to_owned()))));
        assert_eq!(due.take(20), Some((10, Task::Settle("b".to_owned()))));
        assert_eq!(due.take(20), None);
    }
}
