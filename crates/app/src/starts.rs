//! Started tests, counted in memory so that a request for questions waits for no write. A serving process
//! flushes its counts to the rollups every few seconds and when it stops; killed, it loses a few seconds
//! of them.

use std::{
    collections::BTreeMap,
    mem,
    sync::{Mutex, PoisonError},
};

use domain::catalog::ExamId;
use jiff::Timestamp;
use store::PgPool;

/// Starts since the last flush.
#[derive(Debug, Default)]
pub struct Starts(Mutex<BTreeMap<ExamId, i64>>);

impl Starts {
    pub fn count(&self, exam: ExamId) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(exam).or_default() += 1;
    }

    /// Returns everything counted so far and resets the counts.
    pub fn take(&self) -> BTreeMap<ExamId, i64> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Adds back counts that could not be written.
    pub fn put_back(&self, starts: BTreeMap<ExamId, i64>) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (exam, starts) in starts {
            *counts.entry(exam).or_default() += starts;
        }
    }
}

/// Adds the counts to the rollups; what can't be written stays counted.
pub async fn flush(starts: &Starts, pool: &PgPool, now: Timestamp) -> store::Result<()> {
    let taken = starts.take();
    if taken.is_empty() {
        return Ok(());
    }
    let written = write(&taken, pool, now).await;
    if written.is_err() {
        starts.put_back(taken);
    }
    written
}

async fn write(starts: &BTreeMap<ExamId, i64>, pool: &PgPool, now: Timestamp) -> store::Result<()> {
    let mut tx = store::begin(pool).await?;
    for (exam, starts) in starts {
        store::stats::add_starts(&mut tx, *exam, now, *starts).await?;
    }
    tx.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn starts_that_cannot_be_written_stay_counted(pool: PgPool) {
        let starts = Starts::default();
        starts.count(ExamId(1));
        starts.count(ExamId(1));

        // There is no such exam here.
        let written = flush(&starts, &pool, Timestamp::UNIX_EPOCH).await;

        assert!(written.is_err());
        assert_eq!(starts.take(), BTreeMap::from([(ExamId(1), 2)]));
    }

    #[test]
    fn counts_put_back_are_added_to_newer_ones() {
        let starts = Starts::default();
        starts.count(ExamId(1));
        starts.count(ExamId(1));
        starts.count(ExamId(3));

        let taken = starts.take();
        starts.count(ExamId(1));
        starts.put_back(taken);

        assert_eq!(starts.take(), BTreeMap::from([(ExamId(1), 3), (ExamId(3), 1)]));
        assert_eq!(starts.take(), BTreeMap::new());
    }
}
