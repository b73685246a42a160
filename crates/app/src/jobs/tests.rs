//! Workers on a real PostgreSQL: jobs that succeed, fail, hang or kill their process.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::PgPool;
use store::jobs::{JobRow, NewJob};
use tokio::{sync::Notify, task::JoinHandle, time::Instant};
use tokio_util::sync::CancellationToken;

use super::*;
use crate::ports::Wakes;

/// Decides by its id what a job does.
#[derive(Default)]
struct Script {
    does: HashMap<PurchaseId, Deed>,
    /// Every attempt, as it begins.
    begun: Mutex<Vec<PurchaseId>>,
    /// How many are running, and the most that ever were.
    in_hand: Mutex<(usize, usize)>,
    done: Mutex<Vec<PurchaseId>>,
    pool: Option<PgPool>,
    dying: AtomicBool,
    killed: Notify,
}

#[derive(Clone, Copy)]
enum Deed {
    Fail,
    Panic,
    Hopeless,
    Take(Duration),
    /// Writes another job.
    Write(PurchaseId),
    /// Kills its process.
    Kill,
    /// Takes a moment, and never finishes in a process that is about to die.
    Innocent,
}

impl Script {
    fn of(deeds: &[(PurchaseId, Deed)]) -> Self {
        Self { does: deeds.iter().copied().collect(), ..Self::default() }
    }

    fn done(&self) -> Vec<PurchaseId> {
        self.done.lock().expect("not poisoned").clone()
    }

    fn times(&self, id: PurchaseId) -> usize {
        self.begun.lock().expect("not poisoned").iter().filter(|one| **one == id).count()
    }

    fn count(&self, by: isize) {
        let mut hand = self.in_hand.lock().expect("not poisoned");
        hand.0 = hand.0.saturating_add_signed(by);
        hand.1 = hand.1.max(hand.0);
    }
}

impl JobHandler for Script {
    async fn perform(&self, job: Job) -> Result<(), JobError> {
        let Job::Deliver { purchase: id } = job else { return Ok(()) };
        self.begun.lock().expect("not poisoned").push(id);
        self.count(1);
        let ended = match self.does.get(&id) {
            None => Ok(()),
            Some(Deed::Fail) => Err(JobError::Again(anyhow::anyhow!("451 <ann@example.com> later"))),
            Some(Deed::Panic) => panic!("as planned"),
            Some(Deed::Hopeless) => Err(JobError::Hopeless(anyhow::anyhow!("no use"))),
            Some(Deed::Take(time)) => {
                tokio::time::sleep(*time).await;
                Ok(())
            }
            Some(Deed::Write(next)) => {
                let pool = self.pool.as_ref().expect("given");
                write(pool, *next).await;
                Ok(())
            }
            Some(Deed::Kill) => {
                self.dying.store(true, Ordering::Relaxed);
                self.killed.notify_one();
                std::future::pending().await
            }
            Some(Deed::Innocent) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                if self.dying.load(Ordering::Relaxed) {
                    std::future::pending::<()>().await;
                }
                Ok(())
            }
        };
        self.count(-1);
        if ended.is_ok() {
            self.done.lock().expect("not poisoned").push(id);
        }
        ended
    }
}

/// A wake-up that the test triggers.
#[derive(Clone, Default)]
struct Bell(Arc<Notify>);

impl Wakes for Bell {
    async fn next(&mut self) {
        self.0.notified().await;
    }
}

const QUICK: Settings = Settings {
    slow: false,
    at_once: 4,
    poll: Duration::from_millis(20),
    lease: Duration::from_secs(30),
    drain: Duration::from_secs(10),
};

/// So rarely that a test that has to wait for it fails.
const NEVER: Duration = Duration::from_mins(10);

struct Running {
    task: JoinHandle<()>,
    stop: CancellationToken,
    bell: Bell,
}

fn start(script: &Arc<Script>, pool: &PgPool, settings: Settings) -> Running {
    let (stop, bell) = (CancellationToken::new(), Bell::default());
    let (script, pool) = (Arc::clone(script), pool.clone());
    let task = tokio::spawn({
        let (stop, mut bell) = (stop.clone(), bell.clone());
        async move { run_until(script, &pool, &mut bell, settings, &OneSuspect::default(), stop).await }
    });
    Running { task, stop, bell }
}

impl Running {
    async fn end(self) {
        self.stop.cancel();
        self.task.await.expect("no panic");
    }
}

async fn write(pool: &PgPool, id: PurchaseId) {
    let now = Timestamp::now();
    let mut conn = pool.acquire().await.expect("a connection");
    put(&mut conn, &Job::Deliver { purchase: id }, now, now).await.expect("written");
}

async fn write_many(pool: &PgPool, ids: &[PurchaseId]) {
    for id in ids {
        write(pool, *id).await;
    }
}

async fn rows(pool: &PgPool, dead: bool) -> Vec<JobRow> {
    let mut conn = pool.acquire().await.expect("a connection");
    store::jobs::list(&mut conn, dead, 100).await.expect("listed")
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(20);
    while !holds().await {
        assert!(Instant::now() < end, "{what} never happened");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn ids<const N: usize>() -> [PurchaseId; N] {
    std::array::from_fn(|_| Uuid::new_v4().into())
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn jobs_run_once_and_their_rows_are_deleted(pool: PgPool) {
    let jobs = ids::<40>();
    write_many(&pool, &jobs).await;
    let script = Arc::new(Script::default());

    let workers = [start(&script, &pool, QUICK), start(&script, &pool, QUICK)];
    until("the last row's end", async || rows(&pool, false).await.is_empty()).await;
    for worker in workers {
        worker.end().await;
    }

    let mut done = script.done();
    done.sort_unstable();
    let mut expected = jobs.to_vec();
    expected.sort_unstable();
    assert_eq!(done, expected);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_failing_job_does_not_affect_the_others(pool: PgPool) {
    let [fails, panics, hopeless, fine, fine_too] = ids();
    write_many(&pool, &[fails, panics, hopeless, fine, fine_too]).await;
    let deeds = [(fails, Deed::Fail), (panics, Deed::Panic), (hopeless, Deed::Hopeless)];
    let script = Arc::new(Script::of(&deeds));

    let worker = start(&script, &pool, Settings { poll: NEVER, ..QUICK });
    until("an end for each", async || {
        rows(&pool, true).await.len() == 1 && rows(&pool, false).await.iter().all(|job| job.error.is_some())
    })
    .await;
    worker.end().await;

    let mut done = script.done();
    done.sort_unstable();
    let mut expected = [fine, fine_too];
    expected.sort_unstable();
    assert_eq!(done, expected);
    let errors: Vec<_> = rows(&pool, false).await.into_iter().filter_map(|job| job.error).collect();
    assert_eq!(errors.len(), 2);
    assert!(errors.contains(&"451 … later".to_owned()), "nothing personal: {errors:?}");
    assert!(errors.contains(&"the job panicked".to_owned()), "{errors:?}");
    let dead = rows(&pool, true).await;
    assert_eq!((dead[0].attempts, dead[0].error.as_deref()), (1, Some("no use")));
    let waits = rows(&pool, false).await;
    assert!(waits.iter().all(|job| job.run_at > Timestamp::now() && job.deaths == 0), "{waits:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unreadable_job_is_dead_at_once(pool: PgPool) {
    let now = Timestamp::now();
    let payload = serde_json::json!({ "kind": "paint_the_fence" });
    let mut conn = pool.acquire().await.expect("a connection");
    let (id, kind, key) = (Uuid::now_v7().into(), "paint_the_fence", "fence".to_owned());
    let unknown = NewJob { id, kind, payload, key, slow: false, run_at: now };
    store::jobs::insert(&mut conn, &unknown, now).await.expect("written");

    let worker = start(&Arc::new(Script::default()), &pool, QUICK);
    until("its death", async || rows(&pool, true).await.len() == 1).await;
    worker.end().await;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_job_is_tried_twenty_five_times_and_no_more(pool: PgPool) {
    let [fails] = ids();
    write(&pool, fails).await;
    let script = Arc::new(Script::of(&[(fails, Deed::Fail)]));
    let worker = start(&script, &pool, QUICK);

    until("its death", async || {
        // The test skips the waits between attempts.
        let mut conn = pool.acquire().await.expect("a connection");
        for job in rows(&pool, false).await {
            let (now, error) = (Timestamp::now(), job.error.unwrap_or_default());
            store::jobs::put_back(&mut conn, job.id, job.attempts, &error, now, None)
                .await
                .expect("put back");
        }
        rows(&pool, true).await.len() == 1
    })
    .await;
    worker.end().await;

    assert_eq!(script.times(fails), 25);
    assert_eq!(rows(&pool, true).await[0].attempts, 25);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn no_worker_runs_more_jobs_at_once_than_it_may(pool: PgPool) {
    let jobs = ids::<12>();
    let deeds = jobs.map(|id| (id, Deed::Take(Duration::from_millis(30))));
    let script = Arc::new(Script::of(&deeds));
    write_many(&pool, &jobs).await;

    let worker = start(&script, &pool, Settings { at_once: 3, poll: NEVER, ..QUICK });
    until("the last end", async || script.done().len() == 12).await;
    worker.end().await;

    assert_eq!(script.in_hand.lock().expect("not poisoned").1, 3);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_job_queued_by_a_job_runs_without_waiting_for_the_poll(pool: PgPool) {
    let [first, second] = ids();
    write(&pool, first).await;
    let script = Script { pool: Some(pool.clone()), ..Script::of(&[(first, Deed::Write(second))]) };
    let script = Arc::new(script);

    let worker = start(&script, &pool, Settings { poll: NEVER, ..QUICK });
    until("the second", async || script.done() == [first, second]).await;
    worker.end().await;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_wake_up_does_not_wait_for_the_next_poll(pool: PgPool) {
    let [early, job] = ids();
    write(&pool, early).await;
    let script = Arc::new(Script::default());
    let worker = start(&script, &pool, Settings { poll: NEVER, ..QUICK });
    until("the first look", async || rows(&pool, false).await.is_empty()).await;

    write(&pool, job).await;
    worker.bell.0.notify_one();

    until("the job", async || script.done().contains(&job)).await;
    worker.end().await;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_killed_workers_job_is_run_by_another_after_its_lease_expires(pool: PgPool) {
    let [job] = ids();
    write(&pool, job).await;
    let settings = Settings { lease: Duration::from_millis(600), ..QUICK };
    let stuck = Arc::new(Script::of(&[(job, Deed::Take(NEVER))]));
    let victim = start(&stuck, &pool, settings);
    until("the first attempt", async || stuck.times(job) == 1).await;
    victim.task.abort();
    assert!(victim.task.await.expect_err("killed").is_cancelled());

    let healthy = Arc::new(Script::default());
    let worker = start(&healthy, &pool, settings);
    until("the second try", async || healthy.done() == [job]).await;
    worker.end().await;

    assert!(rows(&pool, false).await.is_empty() && rows(&pool, true).await.is_empty());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_long_job_stays_with_its_worker(pool: PgPool) {
    let [job] = ids();
    write(&pool, job).await;
    let script = Arc::new(Script::of(&[(job, Deed::Take(Duration::from_millis(1_500)))]));
    let settings = Settings { lease: Duration::from_millis(600), ..QUICK };

    let workers = [start(&script, &pool, settings), start(&script, &pool, settings)];
    until("its end", async || rows(&pool, false).await.is_empty()).await;
    for worker in workers {
        worker.end().await;
    }

    assert_eq!(script.times(job), 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_job_that_kills_its_process_takes_no_innocent_one_along(pool: PgPool) {
    let ([poison], innocent) = (ids(), ids::<8>());
    write_many(&pool, &innocent).await;
    write(&pool, poison).await;
    let mut deeds = innocent.map(|id| (id, Deed::Innocent)).to_vec();
    deeds.push((poison, Deed::Kill));
    let script = Arc::new(Script::of(&deeds));
    let settings = Settings { at_once: 9, lease: Duration::from_millis(300), ..QUICK };

    // A killed process puts nothing back; another one starts in its place.
    let supervised = async {
        loop {
            let worker = start(&script, &pool, settings);
            script.killed.notified().await;
            worker.task.abort();
            _ = worker.task.await;
            script.dying.store(false, Ordering::Relaxed);
        }
    };
    let end = until("its death", async || {
        !rows(&pool, true).await.is_empty() && rows(&pool, false).await.is_empty()
    });
    tokio::select! {
        () = end => {}
        () = supervised => {}
    }

    let dead = rows(&pool, true).await;
    assert_eq!((dead.len(), dead[0].payload["purchase"].as_str()), (1, Some(poison.to_string().as_str())));
    assert_eq!((script.times(poison), dead[0].deaths), (4, 4));
    let mut done = script.done();
    done.sort_unstable();
    let mut expected = innocent.to_vec();
    expected.sort_unstable();
    assert_eq!(done, expected, "each once");
    assert_eq!(innocent.map(|id| script.times(id)), [2; 8], "all were running when the first process died");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn stopping_finishes_running_jobs_and_puts_back_those_that_take_too_long(pool: PgPool) {
    let [short, long] = ids();
    write_many(&pool, &[short, long]).await;
    let deeds = [(short, Deed::Take(Duration::from_millis(300))), (long, Deed::Take(NEVER))];
    let script = Arc::new(Script::of(&deeds));
    let worker = start(&script, &pool, Settings { drain: Duration::from_secs(2), ..QUICK });
    until("both in hand", async || script.times(short) == 1 && script.times(long) == 1).await;

    worker.end().await;

    assert_eq!(script.done(), [short]);
    let left = rows(&pool, false).await;
    assert_eq!((left.len(), left[0].deaths, left[0].attempts), (1, 0, 1));
    assert!(left[0].run_at <= Timestamp::now(), "another worker may claim it at once");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_is_due_runs_with_what_follows_and_what_a_dead_worker_held_but_not_what_comes_later(
    pool: PgPool,
) {
    let [first, follows, held, later] = ids();
    write_many(&pool, &[first, held, later]).await;
    let due_in = async |id: PurchaseId, wait: &str| {
        let moving = "update job set run_at = now() + $2::interval where payload ->> 'purchase' = $1";
        sqlx::query(moving).bind(id.to_string()).bind(wait).execute(&pool).await.expect("moved");
    };
    due_in(held, "1 second").await;
    due_in(later, "1 hour").await;
    let script =
        Arc::new(Script { pool: Some(pool.clone()), ..Script::of(&[(first, Deed::Write(follows))]) });

    run_due(Arc::clone(&script), &pool, QUICK, Duration::from_mins(1)).await.expect("run");

    assert_eq!(script.done(), [first, follows, held]);
    assert_eq!(rows(&pool, false).await.len(), 1);
}
