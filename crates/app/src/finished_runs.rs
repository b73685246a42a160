//! How a finished run reaches the statistics: its outbox row is written together with the order, one
//! worker relays the outbox to the event stream in batches, another folds the batches into the rollups.
//! The request that finishes a run waits for none of this.
//!
//! Exactly once: a batch gets its id before it is first sent and keeps it on every resend, and the
//! database records the ids it has folded. A step that is killed at any point is simply repeated.

use std::time::Duration;

use domain::{ids::BatchId, run::RunBatch};
use jiff::Timestamp;
use store::{PgPool, finished_runs};
use tokio_util::sync::CancellationToken;
use tracing::{error, info};
use uuid::Uuid;

use crate::{
    backoff::Backoff,
    batches::{self, Keep},
    ports::{BatchSource, BatchStream},
};

/// Runs per message: below the stream's 1 MiB limit even for questionnaires of seventy statements.
const BATCH_RUNS: i64 = 200;

/// How long the relay waits when the outbox is empty. The numbers on pages are up to a minute old, so
/// another second doesn't matter; it lets runs accumulate, and an idle worker costs the database next
/// to nothing.
const IDLE: Duration = Duration::from_secs(1);

/// Messages folded in one transaction.
const FETCH_BATCHES: usize = 64;

/// Relays the outbox to the stream until `stop`. Several workers may do so in parallel: it is harmless
/// if two send the same batch.
pub async fn relay_until<S: BatchStream<RunBatch>>(stream: &S, pool: &PgPool, stop: CancellationToken) {
    let mut backoff = Backoff::new("relaying finished runs");
    let work = async {
        loop {
            backoff.rest(relay_once(stream, pool).await).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = stop.cancelled() => info!("run statistics relay stopped"),
    }
}

/// One cycle: sends the batches gathered before, then gathers and sends new ones until the outbox is
/// empty. While the stream is unreachable nothing is gathered: that would only make many small
/// batches.
async fn relay_once<S: BatchStream<RunBatch>>(stream: &S, pool: &PgPool) -> anyhow::Result<Duration> {
    let mut conn = pool.acquire().await?;
    let waiting = finished_runs::waiting(&mut conn).await?;
    metrics::gauge!("runs_outbox_waiting").set(f64::from(u32::try_from(waiting).unwrap_or(u32::MAX)));
    let (mut after, mut unreadable) = (BatchId::from(Uuid::nil()), 0);
    loop {
        let Some(id) = finished_runs::next_batch(&mut conn, after).await? else {
            if finished_runs::gather(&mut conn, Uuid::now_v7().into(), BATCH_RUNS).await? == 0 {
                break;
            }
            continue;
        };
        after = id;
        match finished_runs::find_batch(&mut conn, id).await {
            Ok(Some(batch)) => {
                stream.publish(&batch).await.map_err(|e| e.0)?;
                finished_runs::forget_batch(&mut conn, id).await?;
                metrics::counter!("runs_relayed_total").increment(batch.runs.len() as u64);
            }
            // Another worker was faster.
            Ok(None) => {}
            // It stays where it is and doesn't block the batches behind it.
            Err(error) => {
                error!(error = &error as &dyn std::error::Error, %id, "run statistics relay: a batch can't be read");
                unreadable += 1;
            }
        }
    }
    anyhow::ensure!(unreadable == 0, "{unreadable} batches of finished runs were left in the outbox");
    Ok(IDLE)
}

/// Folds batches from the stream into the rollups until `stop`.
pub async fn fold_until<S: BatchSource<RunBatch>>(source: &mut S, pool: &PgPool, stop: CancellationToken) {
    let mut backoff = Backoff::new("folding finished runs");
    let work = async {
        loop {
            backoff.rest(fold_once(source, pool).await).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = stop.cancelled() => info!("run statistics consumer stopped"),
    }
}

/// One cycle: fetch, fold in one transaction, confirm. If it is killed in between, the batches are
/// redelivered, and those already folded are recognised.
async fn fold_once<S: BatchSource<RunBatch>>(source: &mut S, pool: &PgPool) -> anyhow::Result<Duration> {
    let deliveries = source.fetch(FETCH_BATCHES).await.map_err(|e| e.0)?;
    if deliveries.is_empty() {
        return Ok(Duration::ZERO);
    }
    batches::deal(source, deliveries, &Rollups(pool)).await?;
    Ok(Duration::ZERO)
}

struct Rollups<'a>(&'a PgPool);

impl Keep<RunBatch> for Rollups<'_> {
    async fn keep(&self, batches: &[RunBatch]) -> store::Result<()> {
        let mut tx = store::begin(self.0).await?;
        let folded = finished_runs::fold(&mut tx, batches, Timestamp::now()).await?;
        tx.commit().await?;
        metrics::counter!("runs_folded_total").increment(folded.runs as u64);
        metrics::counter!("run_batches_repeated_total").increment(folded.repeated as u64);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use domain::{
        catalog::ExamId,
        country::CountryCode,
        locale::Locale,
        run::{FinishedRun, ItemAnswer, RunResult},
    };

    use super::*;

    #[test]
    fn the_largest_batch_fits_into_one_message() {
        let answer =
            ItemAnswer { item: i32::MAX, choice: Some(5), right: false, ms: i32::MAX, fifth: Some(4) };
        let run = FinishedRun {
            at: Timestamp::MAX,
            exam: ExamId(i32::MAX),
            country: CountryCode::ELSEWHERE,
            hl: Locale::En,
            result: Some(RunResult::Iq { iq: i32::MAX, norms: "2026-11".to_owned() }),
            duration_s: i64::MAX,
            answers: vec![answer; 70],
        };
        let batch =
            RunBatch { id: Uuid::max().into(), runs: vec![run; usize::try_from(BATCH_RUNS).expect("few")] };

        let bytes = serde_json::to_vec(&batch).expect("JSON").len();

        assert!(bytes < 1_048_576, "{bytes}");
    }
}
