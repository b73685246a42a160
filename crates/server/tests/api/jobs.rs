//! Jobs together with other services: wake-ups with and without a real NATS, and the operator's commands.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use adapters::nats::Nats;
use app::{
    jobs::{self, Job, JobError, JobHandler, OneSuspect, Settings},
    ports::Wake,
};
use domain::ids::JobId;
use jiff::Timestamp;
use sqlx::PgPool;
use tokio::process::Command;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::{harness::ROOT, processes::database_url};

#[derive(Default)]
struct Counting(AtomicUsize);

impl JobHandler for Counting {
    async fn perform(&self, _: Job) -> Result<(), JobError> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

impl Counting {
    async fn reaches(&self, count: usize) -> bool {
        let counted = async {
            while self.0.load(Ordering::Relaxed) < count {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), counted).await.is_ok()
    }
}

fn settings(poll: Duration) -> Settings {
    Settings { slow: false, at_once: 4, poll, lease: Duration::from_secs(30), drain: Duration::from_secs(5) }
}

async fn write(pool: &PgPool) -> JobId {
    let (now, job) = (Timestamp::now(), Job::Deliver { purchase: Uuid::now_v7().into() });
    jobs::put(&mut pool.acquire().await.expect("a connection"), &job, now, now).await.expect("written")
}

/// Runs a worker in the background until the test ends.
fn start(pool: &PgPool, nats: &Nats, stream: &str, every: Duration) -> Arc<Counting> {
    let hands = Arc::new(Counting::default());
    let (pool, mut wakes, worker) = (pool.clone(), nats.wakes(stream), Arc::clone(&hands));
    tokio::spawn(async move {
        let (suspects, stop) = (OneSuspect::default(), CancellationToken::new());
        jobs::run_until(worker, &pool, &mut wakes, settings(every), &suspects, stop).await;
    });
    hands
}

async fn nats(url: &str) -> Nats {
    Nats::connect(url, 1, None).await.expect("an address")
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_wake_up_through_nats_is_quicker_than_polling(pool: PgPool) {
    let nats = nats(&std::env::var("TESSERA_NATS__URL").expect("the services' environment")).await;
    let stream = format!("JOBS_{}", Uuid::now_v7().simple());
    write(&pool).await;
    let hands = start(&pool, &nats, &stream, Duration::from_mins(1));
    assert!(hands.reaches(1).await, "the first poll");
    let wake = nats.wake(&stream);

    // Hints are lost until the worker listens.
    let woken = async {
        let id = write(&pool).await;
        while hands.0.load(Ordering::Relaxed) < 2 {
            wake.wake(&[id]).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), woken).await.expect("woken, not found by polling");

    // Now it listens: one hint is enough, even for many jobs.
    let mut ids = Vec::new();
    for _ in 0..10 {
        ids.push(write(&pool).await);
    }
    wake.wake(&ids).await;
    assert!(hands.reaches(12).await);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_nats_jobs_are_found_by_polling(pool: PgPool) {
    let away = nats("nats://127.0.0.1:1").await;
    let hands = start(&pool, &away, "JOBS", Duration::from_millis(50));
    let id = write(&pool).await;

    let begun = Instant::now();
    for _ in 0..10_000 {
        away.wake("JOBS").wake(&[id]).await;
    }

    assert!(begun.elapsed() < Duration::from_secs(2), "sending a hint blocks nobody");
    assert!(hands.reaches(1).await);
}

pub(crate) struct Said {
    pub(crate) ok: bool,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs an operator's command.
pub(crate) async fn server(pool: &PgPool, args: &[&str]) -> Said {
    let done = Command::new(env!("CARGO_BIN_EXE_server"))
        .args(args)
        .current_dir(ROOT)
        .env("TESSERA_DATABASE__URL", database_url(pool))
        .output()
        .await
        .expect("it runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Said { ok: done.status.success(), out: text(&done.stdout), err: text(&done.stderr) }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn dead_jobs_are_listed_and_replayed_by_command(pool: PgPool) {
    assert!(server(&pool, &["jobs", "dead"]).await.ok, "none is dead");
    let (one, other) = (write(&pool).await, write(&pool).await);
    sqlx::query("update job set dead_at = now(), attempts = 25, deaths = 1, error = 'the bank is shut'")
        .execute(&pool)
        .await
        .expect("killed");

    let dead = server(&pool, &["jobs", "dead"]).await;
    assert!(!dead.ok && dead.err.contains("2 dead"), "{}", dead.err);
    assert!(dead.out.contains(&one.to_string()) && dead.out.contains("the bank is shut"), "{}", dead.out);
    let shown = server(&pool, &["jobs", "show", &one.to_string()]).await;
    assert!(shown.ok && shown.out.contains("25 attempts, 1 deaths"), "{}", shown.out);
    assert!(!server(&pool, &["jobs", "replay"]).await.ok, "which one?");
    assert!(!server(&pool, &["jobs", "replay", &Uuid::nil().to_string()]).await.ok, "there is no such job");
    assert!(server(&pool, &["jobs", "replay", &one.to_string()]).await.ok);
    let waiting = server(&pool, &["jobs", "show"]).await;
    assert!(waiting.out.contains(&one.to_string()) && !waiting.out.contains(&other.to_string()));
    assert!(server(&pool, &["jobs", "replay", "--all"]).await.out.starts_with('1'));

    assert!(server(&pool, &["jobs", "dead"]).await.ok);
}

#[tokio::test]
async fn letters_can_be_previewed_without_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");

    let done = Command::new(env!("CARGO_BIN_EXE_server"))
        .args(["mail", "preview", "--out", out])
        .current_dir(ROOT)
        .output()
        .await
        .expect("it runs");

    assert!(done.status.success());
    for tag in ["en", "zh-Hant-HK"] {
        for name in ["receipt-eu.html", "withdrawal.txt"] {
            assert!(folder.path().join(tag).join(name).is_file(), "{tag}/{name}");
        }
    }
}
