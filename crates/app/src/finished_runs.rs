//! A finished run's way into the statistics: its row in the outbox is written with the order, a
//! worker hands the row to the event stream in a batch, a worker folds the batch into the rollups.
//! Whoever confirms a run waits for none of it.
//!
//! Exactly once: a batch gets its id before it is first sent, keeps it however often it is sent,
//! and the database knows the ids it has folded. Killed anywhere, a step is taken again.

use std::time::Duration;

use domain::run::RunBatch;
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

/// Runs in one message: below the stream's 1 MiB limit even for forms of forty questions.
const BATCH_RUNS: i64 = 400;

/// How long the relay leaves an empty outbox alone. The numbers on pages are up to a minute old, so
/// a second more is nobody's loss; it lets runs gather, and an idle worker asks the database for
/// next to nothing.
const IDLE: Duration = Duration::from_secs(1);

/// Messages a worker folds in one transaction.
const FETCH_BATCHES: usize = 64;

/// Hands the outbox to the stream until `stop`. Several workers may do so side by side: that two
/// send the same batch is harmless.
pub async fn relay_until<S: BatchStream<RunBatch>>(stream: &S, pool: &PgPool, stop: CancellationToken) {
    let mut backoff = Backoff::new("relaying finished runs");
    let work = async {
        loop {
            backoff.rest(relay_once(stream, pool).await).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = stop.cancelled() => info!("the relay of finished runs has stopped"),
    }
}

/// One turn: sends what has been put together before, then puts together and sends what is new,
/// until there is nothing more. While the stream is away nothing new is put together: batches would
/// only get small and many.
async fn relay_once<S: BatchStream<RunBatch>>(stream: &S, pool: &PgPool) -> anyhow::Result<Duration> {
    let mut conn = pool.acquire().await?;
    let waiting = finished_runs::waiting(&mut conn).await?;
    metrics::gauge!("runs_outbox_waiting").set(f64::from(u32::try_from(waiting).unwrap_or(u32::MAX)));
    let (mut after, mut unreadable) = (Uuid::nil(), 0);
    loop {
        let Some(id) = finished_runs::next_batch(&mut conn, after).await? else {
            if finished_runs::gather(&mut conn, Uuid::now_v7(), BATCH_RUNS).await? == 0 {
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
            // It stays where it is and stops nothing behind it.
            Err(error) => {
                error!(error = &error as &dyn std::error::Error, %id, "a batch of finished runs can't be read");
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
        () = stop.cancelled() => info!("the folder of finished runs has stopped"),
    }
}

/// One turn: fetch, fold in one transaction, confirm. Killed anywhere in between, the batches come
/// again and those already folded are recognised.
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
        let answer = ItemAnswer { item: i32::MAX, choice: Some(5), right: false, ms: i32::MAX };
        let run = FinishedRun {
            at: Timestamp::MAX,
            exam: ExamId(i32::MAX),
            country: CountryCode::ELSEWHERE,
            hl: Locale::En,
            result: Some(RunResult::Iq { iq: i32::MAX, norms: "2026-11".to_owned() }),
            duration_s: i64::MAX,
            answers: vec![answer; 40],
        };
        let batch = RunBatch { id: Uuid::max(), runs: vec![run; usize::try_from(BATCH_RUNS).expect("few")] };

        let bytes = serde_json::to_vec(&batch).expect("JSON").len();

        assert!(bytes < 1_048_576, "{bytes}");
    }
}
