//! Finished runs through the real stream into the real rollups, what is shown of them, and how long they are
//! retained.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use app::{
    finished_runs::{fold_until, relay_until},
    housekeeping,
    ports::{BatchSource, BatchStream, StreamError},
    starts,
};
use domain::{
    catalog::ExamId,
    country::CountryCode,
    locale::Locale,
    rollup::Additions,
    run::{FinishedRun, ItemAnswer, RunBatch, RunResult},
};
use jiff::{Timestamp, ToSpan};
use secrecy::ExposeSecret;
use serde_json::json;
use sqlx::PgPool;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::{
    harness::{Setup, TestApp, content, small_bank},
    processes::{database_url, start, terminate, until_ok},
};

pub(crate) fn run(country: &str, iq: i32) -> FinishedRun {
    FinishedRun {
        at: "2026-11-15T12:00:00Z".parse().expect("a time"),
        exam: ExamId(1),
        country: CountryCode::parse(country).expect("a country"),
        hl: Locale::En,
        result: Some(RunResult::Iq { iq, norms: "2026-11".to_owned() }),
        duration_s: 1_290,
        answers: Vec::new(),
    }
}

/// Writes runs to the outbox as confirming them does.
pub(crate) async fn put(pool: &PgPool, runs: &[FinishedRun]) {
    let (ids, events): (Vec<_>, Vec<_>) =
        runs.iter().map(|run| (Uuid::now_v7(), serde_json::to_value(run).expect("JSON"))).unzip();
    sqlx::query("insert into run_outbox (id, event) select * from unnest($1::uuid[], $2::jsonb[])")
        .bind(ids)
        .bind(events)
        .execute(pool)
        .await
        .expect("in the outbox");
}

pub(crate) async fn number(pool: &PgPool, query: &'static str) -> i64 {
    sqlx::query_scalar(query).fetch_one(pool).await.expect("a number")
}

const WAITING: &str = "select count(*) from run_outbox";
const BATCHED: &str = "select count(batch) from run_outbox";
const FOLDED: &str = "select coalesce(sum(runs), 0)::bigint from run_batch";
const COUNTED: &str = "select coalesce(sum(valid_runs), 0)::bigint from exam_total";

/// Waits until the query returns that number; the test's timeout ends a wait in vain.
pub(crate) async fn until(pool: &PgPool, query: &'static str, wanted: i64) {
    let reached = async {
        while number(pool, query).await != wanted {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_secs(30), reached).await;
    assert!(in_time.is_ok(), "{query} is {}, not {wanted}", number(pool, query).await);
}

/// The test's own workers, relay and consumer, until stopped.
struct Workers {
    stop: CancellationToken,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Workers {
    fn start(app: &TestApp, pool: &PgPool, several: usize) -> Self {
        let stop = CancellationToken::new();
        let mut tasks = Vec::new();
        for _ in 0..several {
            let (stream, mut source) = streams(app, Duration::from_secs(30));
            let (relays, folds) = ((pool.clone(), stop.clone()), (pool.clone(), stop.clone()));
            tasks.push(tokio::spawn(async move { relay_until(&stream, &relays.0, relays.1).await }));
            tasks.push(tokio::spawn(async move { fold_until(&mut source, &folds.0, folds.1).await }));
        }
        Self { stop, tasks }
    }

    async fn end(self) {
        self.stop.cancel();
        for task in self.tasks {
            task.await.expect("stops");
        }
    }
}

fn streams(
    app: &TestApp,
    ack_wait: Duration,
) -> (impl BatchStream<RunBatch> + use<>, impl BatchSource<RunBatch> + use<>) {
    let name = &app.state.config.nats.runs_stream;
    (app.state.nats.runs(name), app.state.nats.run_source(name, ack_wait))
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn finished_runs_are_counted_once_with_several_workers(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { bank: Some(small_bank()), ..Setup::default() }).await;
    let bank = app.state.bank.current();
    let item = bank.forms.values().find_map(|form| form.puzzles()).expect("puzzles").questions[0].item;
    let answered = FinishedRun {
        answers: vec![ItemAnswer { item, choice: Some(3), right: true, ms: 9_000, fifth: None }],
        ..run("JP", 131)
    };
    let mut runs = vec![run("DE", 97); 1_000];
    runs.extend(vec![answered; 10]);
    runs.push(FinishedRun { result: None, ..run("DE", 0) });
    put(&pool, &runs).await;

    let workers = Workers::start(&app, &pool, 3);
    until(&pool, FOLDED, 1_011).await;
    until(&pool, WAITING, 0).await;
    workers.end().await;

    assert_eq!(number(&pool, COUNTED).await, 1_010, "valid runs");
    assert_eq!(number(&pool, "select runs[131 - 39] from score_histogram where country = 'JP'").await, 10);
    assert_eq!(number(&pool, "select runs[97 - 39] from score_histogram where country = '*'").await, 1_000);
    assert_eq!(number(&pool, "select sum(correct + chosen[4])::bigint from item_stat").await, 20);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_nats_runs_wait_in_the_outbox_and_are_sent_afterwards(pool: PgPool) {
    let away = TestApp::with(&pool, Setup { nats: Some("nats://127.0.0.1:1"), ..Setup::default() }).await;
    put(&pool, &vec![run("FR", 104); 350]).await;

    let workers = Workers::start(&away, &pool, 1);
    until(&pool, BATCHED, 200).await;
    workers.end().await;
    let kept = number(&pool, WAITING).await;
    let back = TestApp::new(&pool).await;
    let workers = Workers::start(&back, &pool, 1);
    until(&pool, COUNTED, 350).await;
    workers.end().await;

    assert_eq!(kept, 350, "nothing is deleted before the stream has it");
    assert_eq!(number(&pool, "select count(*) from run_batch").await, 2, "batches don't change");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_worker_killed_between_publishing_and_deleting_counts_nothing_twice(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    put(&pool, &vec![run("FR", 104); 5]).await;
    let (stream, _) = streams(&app, Duration::from_secs(30));
    let mut conn = pool.acquire().await.expect("a connection");
    let id = Uuid::now_v7().into();
    store::finished_runs::gather(&mut conn, id, 200).await.expect("gathered");
    let batch = store::finished_runs::find_batch(&mut conn, id).await.expect("read").expect("a batch");
    stream.publish(&batch).await.expect("sent");
    // Folded before the next worker finds it in the outbox and publishes it again.
    store::finished_runs::fold(&mut conn, std::slice::from_ref(&batch), Timestamp::now())
        .await
        .expect("folded");

    let workers = Workers::start(&app, &pool, 1);
    until(&pool, WAITING, 0).await;
    put(&pool, &[run("FR", 104)]).await;
    until(&pool, FOLDED, 6).await;
    workers.end().await;

    assert_eq!(number(&pool, COUNTED).await, 6);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unreadable_batch_stays_and_does_not_block_the_next(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    sqlx::query("insert into run_outbox values (gen_random_uuid(), $1, '{}')")
        .bind(Uuid::from_u128(1))
        .execute(&pool)
        .await
        .expect("in the outbox");
    put(&pool, &vec![run("FR", 104); 5]).await;

    let workers = Workers::start(&app, &pool, 1);
    until(&pool, FOLDED, 5).await;
    workers.end().await;

    assert_eq!(number(&pool, WAITING).await, 1);
}

/// Deletes a stream, like the loss of a disk.
async fn delete_stream(app: &TestApp) {
    let config = &app.state.config.nats;
    let server = config.url.expose_secret().trim_start_matches("nats://");
    let mut nats = TcpStream::connect(server).await.expect("NATS answers");
    let call = format!(
        "CONNECT {{}}\r\nSUB reply 1\r\nPUB $JS.API.STREAM.DELETE.{}-shared reply 0\r\n\r\n",
        config.runs_stream
    );
    nats.write_all(call.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    while !answer.contains(r#""success":true"#) {
        let mut bytes = [0; 4_096];
        let read = nats.read(&mut bytes).await.expect("an answer");
        answer.push_str(&String::from_utf8_lossy(&bytes[..read]));
        assert!(read > 0 && !answer.contains(r#""error":"#), "{answer}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_stream_that_nats_has_lost_is_created_again(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let (stream, _) = streams(&app, Duration::from_secs(30));
    let batch = |n| RunBatch { id: Uuid::from_u128(n).into(), runs: vec![run("KR", 111)] };
    stream.publish(&batch(1)).await.expect("sent");
    delete_stream(&app).await;

    let (first, second) = (stream.publish(&batch(2)).await, stream.publish(&batch(2)).await);

    assert!(first.is_err(), "no stream accepts it");
    assert!(second.is_ok(), "{second:?}");
}

/// The real source, recording what it delivers and what is confirmed.
struct Watched<S> {
    source: S,
    fetched: Arc<AtomicUsize>,
    confirmed: Arc<AtomicUsize>,
}

impl<S: BatchSource<RunBatch>> BatchSource<RunBatch> for Watched<S> {
    type AckToken = S::AckToken;

    async fn fetch(&mut self, most: usize) -> Result<Vec<(RunBatch, S::AckToken)>, StreamError> {
        let batches = self.source.fetch(most).await?;
        self.fetched.fetch_add(batches.len(), Ordering::SeqCst);
        Ok(batches)
    }

    async fn confirm(&mut self, receipts: Vec<S::AckToken>) -> Result<(), StreamError> {
        let confirmed = receipts.len();
        self.source.confirm(receipts).await?;
        self.confirmed.fetch_add(confirmed, Ordering::SeqCst);
        Ok(())
    }

    async fn put_aside(&mut self, receipt: S::AckToken) -> Result<(), StreamError> {
        self.source.put_aside(receipt).await
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_worker_killed_between_its_commit_and_confirming_counts_nothing_twice(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let (stream, mut killed) = streams(&app, Duration::from_secs(1));
    let batch = RunBatch { id: Uuid::now_v7().into(), runs: vec![run("KR", 111); 20] };
    stream.publish(&batch).await.expect("sent");
    let mut deliveries = Vec::new();
    while deliveries.is_empty() {
        deliveries = killed.fetch(1).await.expect("fetched");
    }
    let mut conn = pool.acquire().await.expect("a connection");
    store::finished_runs::fold(&mut conn, &[batch], Timestamp::now()).await.expect("folded");
    drop((deliveries, killed));

    let (_, source) = streams(&app, Duration::from_secs(1));
    let (fetched, confirmed) = (Arc::default(), Arc::default());
    let mut watched = Watched { source, fetched: Arc::clone(&fetched), confirmed: Arc::clone(&confirmed) };
    let stop = CancellationToken::new();
    let folding = tokio::spawn({
        let (pool, stop) = (pool.clone(), stop.clone());
        async move { fold_until(&mut watched, &pool, stop).await }
    });
    let again = async {
        while confirmed.load(Ordering::SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), again).await.expect("delivered again");
    stop.cancel();
    folding.await.expect("stops");

    assert_eq!((fetched.load(Ordering::SeqCst), number(&pool, COUNTED).await), (1, 20));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn countries_are_listed_once_there_are_enough_tests(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { redis: Some("redis://127.0.0.1:1"), ..Setup::default() }).await;
    let list = "/tessera/exam/order/country/list";
    let add = async |runs: Vec<FinishedRun>| {
        let mut conn = pool.acquire().await.expect("a connection");
        store::stats::add(&mut conn, &Additions::of(&runs)).await.expect("added");
    };

    add(vec![run("DE", 97); 99]).await;
    assert_eq!(app.get(list).await.data(), json!([]));
    add(vec![run("JP", 103); 600]).await;
    add(vec![FinishedRun { exam: ExamId(2), ..run("DE", 100) }; 50]).await;

    let of_all = json!([{"country": "JP", "tests": 600, "average": 103}, {"country": "DE", "tests": 149}]);
    assert_eq!(app.get(list).await.data(), of_all);
    let of_one = json!([{"country": "JP", "tests": 600, "average": 103}, {"country": "DE", "tests": 99}]);
    assert_eq!(app.get(&format!("{list}?examId=1")).await.data(), of_one);
    assert_eq!(app.get(&format!("{list}?examId=2")).await.data(), json!([]), "fifty are too few");
    assert_eq!(app.get(&format!("{list}?examId=77")).await.refusal(), (200, 10_411));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_list_of_countries_is_cached_in_redis(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let mut conn = pool.acquire().await.expect("a connection");
    store::stats::add(&mut conn, &Additions::of(&vec![run("DE", 97); 100])).await.expect("added");

    let first = app.get("/tessera/exam/order/country/list").await.data();
    store::stats::add(&mut conn, &Additions::of(&vec![run("DE", 97); 100])).await.expect("added");
    let second = app.get("/tessera/exam/order/country/list").await.data();

    assert_eq!(first, json!([{"country": "DE", "tests": 100}]));
    assert_eq!(second, first);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn expired_orders_and_batch_ids_are_deleted(pool: PgPool) {
    let now: Timestamp = "2026-11-15T12:00:00Z".parse().expect("a time");
    // 2,500 long expired, one expiring right now, one a moment later, one never.
    sqlx::query(
        "insert into exam_order
         select 'order' || n, gen_random_uuid(), 1, 1, 1, 'pending_payment', 'EN', 'DE', null, null, 'epoch',
                '{}', '{}', '{}', '{}', '{}', 1, '1', '', forget_at, null, 'iq'
         from (select 'due' || n, timestamptz '2026-11-01' + n * interval '1 second' from generate_series(1, 2500) as n
               union all values ('now', timestamptz '2026-11-15T12:00:00Z'),
                                ('later', timestamptz '2026-11-15T12:00:00.000001Z'),
                                ('never', null)) as kept (n, forget_at)",
    )
    .execute(&pool)
    .await
    .expect("orders");
    sqlx::query("insert into run_batch values (gen_random_uuid(), $1::timestamptz, 1), (gen_random_uuid(), $2::timestamptz, 2)")
        .bind((now - (15 * 24).hours()).to_string())
        .bind((now - (13 * 24).hours()).to_string())
        .execute(&pool)
        .await
        .expect("batches");

    housekeeping::run(&pool, now).await.expect("housekeeping done");

    let left: Vec<String> = sqlx::query_scalar("select number from exam_order order by number")
        .fetch_all(&pool)
        .await
        .expect("orders");
    assert_eq!(left, ["orderlater", "ordernever"]);
    assert_eq!(number(&pool, FOLDED).await, 2, "the newer batch is still stored");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn started_tests_are_counted_by_the_minute(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { bank: Some(small_bank()), ..Setup::default() }).await;
    let now: Timestamp = "2026-11-15T12:00:59Z".parse().expect("a time");

    for _ in 0..3 {
        app.get("/tessera/exam/question/list/3/EN").await.data();
    }
    starts::flush(&app.state.starts, &pool, now).await.expect("flushed");
    app.get("/tessera/exam/question/list/3/EN").await.data();
    starts::flush(&app.state.starts, &pool, now).await.expect("flushed");

    let minutes: Vec<(i32, i64, String)> = sqlx::query_as(
        "select exam_id, starts, to_char(minute at time zone 'utc', 'HH24:MI:SS') from exam_minute",
    )
    .fetch_all(&pool)
    .await
    .expect("minutes");
    assert_eq!(minutes, [(3, 4, "12:00:00".to_owned())]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_server_writes_its_counted_starts_on_shutdown(pool: PgPool) {
    app::catalog::apply(&pool, &content(), Timestamp::now()).await.expect("applied");
    app::bank::build(&pool, &small_bank(), Timestamp::now()).await.expect("a bank");
    let mut server = start("serve", &[("TESSERA_DATABASE__URL", database_url(&pool))]);
    until_ok(&format!("{}/readyz", server.base)).await;

    for _ in 0..2 {
        until_ok(&format!("{}/tessera/exam/question/list/3/EN", server.base)).await;
    }
    terminate(&server.child);
    server.child.wait().await.expect("it stops");

    assert_eq!(number(&pool, "select coalesce(sum(starts), 0)::bigint from exam_minute").await, 2);
}
