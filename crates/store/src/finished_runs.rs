//! Finished runs on their way into the rollups: from the outbox in batches, each batch added once.

use domain::{
    ids::BatchId,
    rollup::Additions,
    run::{FinishedRun, RunBatch},
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};

use crate::{Result, batches, stats};

/// Counting stops here; nobody needs an exact number above it.
const COUNT_MOST: i64 = 100_000;

/// Assigns at most `most` unassigned runs to `batch`; returns how many. Runs that another worker is assigning
/// are skipped.
pub async fn gather(conn: &mut PgConnection, batch: BatchId, most: i64) -> Result<u64> {
    let done = sqlx::query!(
        "with loose as (select id from run_outbox where batch is null limit $2 for update skip locked)
         update run_outbox set batch = $1 from loose where run_outbox.id = loose.id",
        batch.as_uuid(),
        most,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected())
}

/// The next batch in the outbox after `after`.
pub async fn next_batch(conn: &mut PgConnection, after: BatchId) -> Result<Option<BatchId>> {
    let batch = sqlx::query_scalar!(
        r#"select batch as "batch!" from run_outbox where batch > $1 order by batch limit 1"#,
        after.as_uuid()
    );
    Ok(batch.fetch_optional(conn).await?.map(BatchId::from))
}

/// The batch as it is sent, the same each time; `None` if another worker has sent and deleted it.
pub async fn find_batch(conn: &mut PgConnection, id: BatchId) -> Result<Option<RunBatch>> {
    let runs = sqlx::query_scalar!(
        r#"select event as "event: Json<FinishedRun>" from run_outbox where batch = $1 order by id"#,
        id.as_uuid()
    )
    .fetch_all(conn)
    .await?;
    let batch = RunBatch { id, runs: runs.into_iter().map(|Json(run)| run).collect() };
    Ok(Some(batch).filter(|batch| !batch.runs.is_empty()))
}

/// Deletes a batch that the stream has accepted.
pub async fn forget_batch(conn: &mut PgConnection, id: BatchId) -> Result<()> {
    sqlx::query!("delete from run_outbox where batch = $1", id.as_uuid()).execute(conn).await?;
    Ok(())
}

/// The number of runs in the outbox; counts above 100,000 are capped.
pub async fn waiting(conn: &mut PgConnection) -> Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from (select from run_outbox limit $1) as waiting"#,
        COUNT_MOST
    );
    Ok(count.fetch_one(conn).await?)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folded {
    pub runs: usize,
    /// Batches that had been added before and were skipped.
    pub repeated: usize,
}

/// Adds the batches that aren't in the rollups yet, as part of the caller's transaction: after it they are
/// included exactly once, even if others add them concurrently.
pub async fn fold(conn: &mut PgConnection, batches: &[RunBatch], now: Timestamp) -> Result<Folded> {
    let (ids, sizes) = batches::columns(batches, |batch| batch.runs.len());
    let fresh = sqlx::query_scalar!(
        "insert into run_batch (id, folded_at, runs)
         select id, $1, runs from unnest($2::uuid[], $3::int[]) as b (id, runs) order by id
         on conflict (id) do nothing returning id",
        now.to_sqlx() as _,
        &ids,
        &sizes,
    )
    .fetch_all(&mut *conn)
    .await?;
    let fresh = batches::each_once(batches, fresh);
    let runs: Vec<&FinishedRun> = fresh.iter().flat_map(|batch| &batch.runs).collect();
    if !runs.is_empty() {
        stats::add(conn, &Additions::of(runs.iter().copied())).await?;
    }
    Ok(Folded { runs: runs.len(), repeated: batches.len() - fresh.len() })
}

/// Deletes the ids of batches that can't be delivered again.
pub async fn forget_folded_before(conn: &mut PgConnection, limit: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from run_batch where folded_at < $1", limit.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(done.rows_affected())
}

#[cfg(test)]
mod tests {
    use domain::{
        catalog::ExamId,
        country::CountryCode,
        locale::Locale,
        run::{ItemAnswer, RunResult},
    };
    use proptest::{collection::vec, prelude::*, strategy::ValueTree, test_runner::TestRunner};
    use serde_json::Value;
    use sqlx::PgPool;
    use uuid::Uuid;

    use super::*;

    const ITEMS: i32 = 300;

    fn batch_id(n: u128) -> BatchId {
        Uuid::from_u128(n).into()
    }

    /// Exams and puzzles that runs refer to.
    async fn prepare(pool: &PgPool) {
        sqlx::raw_sql(
            "insert into category (id, code, name) values (1, 'iq', '{}');
             insert into exam (id, code, category_id, questions, options, time_limit_s, name, summary, kind, repeatable,
                               sign_in)
             select id, 'e' || id, 1, 3, 6, 0, '{}', '{}', 'iq', false, false from generate_series(1, 3) as id;
             insert into norm values ('1', '{}');
             insert into bank values (1, 1, 1, '1', '', 'epoch');
             insert into item select id, 1, id, 1, '', id, id, '', '{}', 'live' from generate_series(1, 300) as id",
        )
        .execute(pool)
        .await
        .expect("exams and puzzles");
    }

    async fn put(pool: &PgPool, runs: &[FinishedRun]) {
        for run in runs {
            sqlx::query("insert into run_outbox (id, event) values ($1, $2)")
                .bind(Uuid::now_v7())
                .bind(Json(run))
                .execute(pool)
                .await
                .expect("in the outbox");
        }
    }

    fn now() -> Timestamp {
        "2026-11-16T00:00:01Z".parse().expect("a time")
    }

    fn run() -> impl Strategy<Value = FinishedRun> {
        let answer = (1..=ITEMS, proptest::option::of(0_u8..6), any::<bool>(), 0..400_000)
            .prop_map(|(item, choice, right, ms)| ItemAnswer { item, choice, right, ms, fifth: None });
        let country = proptest::sample::select(vec!["DE", "FR", "JP", "ZZ"]);
        let norms = proptest::sample::select(vec!["2026-11", "2028-03"]);
        let score = (proptest::option::weighted(0.8, 30..170), norms);
        (0_i64..4, 1..=3, country, score, 0_i64..5_000, vec(answer, 0..30)).prop_map(
            |(day, exam, country, (iq, norms), duration_s, answers)| FinishedRun {
                at: Timestamp::from_second(1_794_000_000 + day * 86_400).expect("a time"),
                exam: ExamId(exam),
                country: CountryCode::parse(country).expect("a country"),
                hl: Locale::ALL[usize::try_from(day).expect("small")],
                result: iq.map(|iq| RunResult::Iq { iq, norms: norms.to_owned() }),
                duration_s,
                answers,
            },
        )
    }

    /// The same in every test run.
    fn sample<S: Strategy>(strategy: &S, runner: &mut TestRunner) -> S::Value {
        strategy.new_tree(runner).expect("a value").current()
    }

    fn runs(n: usize) -> Vec<FinishedRun> {
        sample(&vec(run(), n), &mut TestRunner::deterministic())
    }

    /// Everything that folding writes except the ids of batches.
    async fn rollups(pool: &PgPool) -> Value {
        sqlx::query_scalar(
            "select jsonb_build_object(
                'days', (select jsonb_agg(d order by exam_id, day) from exam_day d),
                'exams', (select jsonb_agg(t order by exam_id) from exam_total t),
                'scores', (select jsonb_agg(h order by exam_id, norms, country) from score_histogram h),
                'items', (select jsonb_agg(i order by item_id) from item_stat i),
                'weeks', (select jsonb_agg(w order by exam_id, item_id, week, hl) from item_week w))",
        )
        .fetch_one(pool)
        .await
        .expect("the rollups")
    }

    async fn empty(pool: &PgPool) {
        sqlx::query("truncate run_batch, exam_day, exam_total, score_histogram, item_stat, item_week")
            .execute(pool)
            .await
            .expect("emptied");
    }

    async fn fold_all(pool: &PgPool, batches: &[RunBatch]) -> Folded {
        fold(&mut pool.acquire().await.expect("a connection"), batches, now()).await.expect("folded")
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn the_outbox_is_sent_in_batches_that_never_change(pool: PgPool) {
        let runs = runs(5);
        put(&pool, &runs).await;
        let mut conn = pool.acquire().await.expect("a connection");
        let [first, second, third] = [1, 2, 3].map(batch_id);

        let gathered = [
            gather(&mut conn, first, 3).await.expect("gathered"),
            gather(&mut conn, second, 3).await.expect("gathered"),
            gather(&mut conn, third, 3).await.expect("gathered"),
        ];

        assert_eq!(gathered, [3, 2, 0]);
        assert_eq!(next_batch(&mut conn, batch_id(0)).await.expect("asked"), Some(first));
        assert_eq!(next_batch(&mut conn, first).await.expect("asked"), Some(second));
        let batch = find_batch(&mut conn, first).await.expect("asked").expect("a batch");
        assert_eq!(batch, RunBatch { id: first, runs: runs[..3].to_vec() });
        assert_eq!(waiting(&mut conn).await.expect("counted"), 5);
        forget_batch(&mut conn, first).await.expect("forgotten");
        assert_eq!(find_batch(&mut conn, first).await.expect("asked"), None);
        assert_eq!(next_batch(&mut conn, batch_id(0)).await.expect("asked"), Some(second));
        assert_eq!(waiting(&mut conn).await.expect("counted"), 2);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_run_that_one_worker_gathers_is_skipped_by_the_others(pool: PgPool) {
        put(&pool, &runs(4)).await;
        let mut one = crate::begin(&pool).await.expect("begun");
        let mut other = crate::begin(&pool).await.expect("begun");

        let first = gather(&mut one, batch_id(1), 3).await.expect("gathered");
        let second = gather(&mut other, batch_id(2), 3).await.expect("gathered without waiting");
        one.commit().await.expect("committed");
        other.commit().await.expect("committed");

        assert_eq!((first, second), (3, 1));
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_batch_delivered_again_counts_once(pool: PgPool) {
        prepare(&pool).await;
        let batch = RunBatch { id: batch_id(1), runs: runs(30) };

        let first = fold_all(&pool, &[batch.clone(), batch.clone()]).await;
        let counted = rollups(&pool).await;
        let second = fold_all(&pool, std::slice::from_ref(&batch)).await;

        assert_eq!(first, Folded { runs: 30, repeated: 1 });
        assert_eq!(second, Folded { runs: 0, repeated: 1 });
        assert_eq!(rollups(&pool).await, counted);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn the_rollups_do_not_depend_on_how_runs_are_batched(pool: PgPool) {
        prepare(&pool).await;
        let mut runner = TestRunner::deterministic();
        for case in 0..12 {
            let runs = sample(&vec(run(), 1..200), &mut runner);
            fold_all(&pool, &[RunBatch { id: batch_id(0), runs: runs.clone() }]).await;
            let together = rollups(&pool).await;
            empty(&pool).await;

            let mut cuts = sample(&vec(0..=runs.len(), 0..8), &mut runner);
            cuts.extend([0, runs.len()]);
            cuts.sort_unstable();
            for (n, cut) in cuts.windows(2).enumerate() {
                let runs = runs[cut[0]..cut[1]].to_vec();
                fold_all(&pool, &[RunBatch { id: batch_id(n as u128), runs }]).await;
            }

            assert_eq!(rollups(&pool).await, together, "case {case}: {} runs cut at {cuts:?}", runs.len());
            empty(&pool).await;
        }
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn concurrent_workers_fold_every_batch_once_without_deadlock(pool: PgPool) {
        prepare(&pool).await;
        let mut runs = runs(600);
        // Batches of one exam each, so that transactions of different exams share only the puzzles.
        runs.sort_by_key(|run| run.exam);
        fold_all(&pool, &[RunBatch { id: batch_id(0), runs: runs.clone() }]).await;
        let once = rollups(&pool).await;
        empty(&pool).await;
        let batches: Vec<_> = runs
            .chunks(10)
            .enumerate()
            .map(|(n, runs)| RunBatch { id: batch_id(n as u128), runs: runs.to_vec() })
            .collect();
        // Each worker gets every batch, in its own order and portions.
        let worker = |turn: usize, portion: usize| {
            let (pool, mut batches) = (pool.clone(), batches.clone());
            async move {
                batches.rotate_left(turn);
                if turn % 2 == 1 {
                    batches.reverse();
                }
                let mut folded = 0;
                for portion in batches.chunks(portion) {
                    folded += fold_all(&pool, portion).await.runs;
                }
                folded
            }
        };

        let (a, b, c) = tokio::join!(worker(0, 1), worker(23, 1), worker(41, 4));

        assert_eq!(a + b + c, 600);
        assert_eq!(rollups(&pool).await, once);
    }
}
