//! Claims jobs, runs them and records how each ended.

use std::{collections::HashMap, sync::Arc, time::Duration};

use domain::ids::JobId;
use jiff::Timestamp;
use store::{PgPool, jobs};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::{Id, JoinError, JoinSet},
    time::{Instant, MissedTickBehavior},
};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::{Job, JobError, JobHandler, waits, without_secrets};
use crate::{
    failpoints, mutants,
    ports::{Silence, Wakes},
};

#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Whether this worker runs the slow jobs, or all the others.
    pub slow: bool,
    /// Jobs run concurrently.
    pub at_once: usize,
    /// How often to poll without a wake-up.
    pub poll: Duration,
    /// A worker that hasn't renewed its lease for this long is presumed dead.
    pub lease: Duration,
    /// How long running jobs may take to finish when the process is asked to stop.
    pub drain: Duration,
}

/// The time limit of a job, even if its worker is alive.
const LONGEST: Duration = Duration::from_mins(5);

/// How often the metrics about waiting jobs are updated.
const NUMBERS: Duration = Duration::from_secs(15);

/// A job that was running when a process died is a suspect: it may have killed the process, or another job that
/// ran beside it did. A process runs one suspect at a time, so that its next death shows which one it was.
/// Shared by all job workers of a process.
#[derive(Clone, Debug)]
pub struct OneSuspect(Arc<Semaphore>);

impl Default for OneSuspect {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(1)))
    }
}

/// A claimed job: the row's id, and which attempt this is.
#[derive(Clone, Debug)]
struct Held {
    id: JobId,
    attempt: i32,
    kind: String,
}

/// A running job, and the suspect's permit if it is one.
struct Carried {
    held: Held,
    _place: Option<OwnedSemaphorePermit>,
}

/// Runs jobs until `stop`, then finishes the running ones. Any number of workers may run in parallel.
pub async fn run_until<H: JobHandler>(
    handler: Arc<H>,
    pool: &PgPool,
    wakes: &mut impl Wakes,
    settings: Settings,
    suspects: &OneSuspect,
    stop: CancellationToken,
) {
    let mut crew = Workers { handler, pool, settings, suspects, tasks: JoinSet::new(), held: HashMap::new() };
    let mut renewal = tokio::time::interval(settings.lease / 3);
    let mut numbers = tokio::time::interval(NUMBERS);
    renewal.set_missed_tick_behavior(MissedTickBehavior::Delay);
    numbers.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut look_at = Instant::now();
    while !stop.is_cancelled() {
        if Instant::now() >= look_at && crew.is_free() {
            let next = match crew.take().await {
                // There may be more jobs than there was capacity for.
                Ok(()) if !crew.is_free() => Duration::ZERO,
                Ok(()) => settings.poll,
                Err(error) => {
                    warn!(
                        error = &error as &dyn std::error::Error,
                        "job worker: could not claim jobs, retrying"
                    );
                    settings.poll.max(Duration::from_secs(1))
                }
            };
            look_at = Instant::now() + next;
        }
        let free = crew.is_free();
        tokio::select! {
            () = stop.cancelled() => {}
            Some(ended) = crew.tasks.join_next_with_id(), if !crew.tasks.is_empty() => {
                crew.settle(ended).await;
                // A finished job has often queued the next one.
                look_at = Instant::now();
            }
            () = wakes.next(), if free => look_at = Instant::now(),
            () = tokio::time::sleep_until(look_at), if free => {}
            _ = renewal.tick() => crew.renew().await,
            _ = numbers.tick() => crew.tell_numbers().await,
        }
    }
    crew.stop().await;
    info!("job worker stopped");
}

/// Runs what is due, what follows from it, and what becomes due `within` that time: a job that another worker had in
/// hand when it ended waits for its lease.
pub async fn run_due<H: JobHandler>(
    handler: Arc<H>,
    pool: &PgPool,
    settings: Settings,
    within: Duration,
) -> store::Result<()> {
    let waiting = async || {
        let horizon = Timestamp::now().saturating_add(within).unwrap_or(Timestamp::MAX);
        let backlog = jobs::backlog(&mut *pool.acquire().await?, settings.slow, horizon).await?;
        store::Result::Ok(backlog.oldest_due.is_some())
    };
    while waiting().await? {
        let stop = CancellationToken::new();
        let until_idle = async {
            let _stop = stop.clone().drop_guard();
            while waiting().await? {
                tokio::time::sleep(settings.poll).await;
            }
            store::Result::Ok(())
        };
        let (suspects, mut wakes) = (OneSuspect::default(), Silence);
        let ((), idle) = tokio::join!(
            run_until(Arc::clone(&handler), pool, &mut wakes, settings, &suspects, stop.clone()),
            until_idle
        );
        idle?;
    }
    Ok(())
}

struct Workers<'a, H> {
    handler: Arc<H>,
    pool: &'a PgPool,
    settings: Settings,
    suspects: &'a OneSuspect,
    tasks: JoinSet<()>,
    held: HashMap<Id, Carried>,
}

impl<H: JobHandler> Workers<'_, H> {
    fn is_free(&self) -> bool {
        self.tasks.len() < self.settings.at_once
    }

    fn carried(&self) -> impl Iterator<Item = &Held> {
        self.held.values().map(|carried| &carried.held)
    }

    fn lease(&self) -> Timestamp {
        Timestamp::now().saturating_add(self.settings.lease).unwrap_or(Timestamp::MAX)
    }

    /// Claims as many jobs as there is capacity for.
    async fn take(&mut self) -> store::Result<()> {
        let most = i64::try_from(self.settings.at_once - self.tasks.len()).unwrap_or(i64::MAX);
        let mut place = Arc::clone(&self.suspects.0).try_acquire_owned().ok();
        let room = jobs::Room { slow: self.settings.slow, most, suspect: place.is_some() };
        let (lease, now) = (self.lease(), Timestamp::now());
        let taken = jobs::take(&mut *self.pool.acquire().await?, room, lease, now).await?;
        if !taken.is_empty() {
            failpoints::reached("jobs_taken");
        }
        for job in taken {
            if job.buried {
                log_dead(&job.kind, job.id, "its worker died too often");
                continue;
            }
            let place = if job.deaths > 0 { place.take() } else { None };
            let held = Held { id: job.id, attempt: job.attempt, kind: job.kind };
            if mutants::is("no_lease") {
                jobs::finish(&mut *self.pool.acquire().await?, held.id, held.attempt).await?;
            }
            let work = run_job(Arc::clone(&self.handler), self.pool.clone(), held.clone(), job.payload);
            let task = self.tasks.spawn(work);
            self.held.insert(task.id(), Carried { held, _place: place });
        }
        Ok(())
    }

    /// A task records its job's end itself, unless it panicked.
    async fn settle(&mut self, ended: Result<(Id, ()), JoinError>) {
        match ended {
            Ok((task, ())) => {
                self.held.remove(&task);
            }
            Err(error) => {
                if let Some(Carried { held, .. }) = self.held.remove(&error.id()) {
                    let why = JobError::Again(anyhow::anyhow!("the job panicked"));
                    record(self.pool, &held, Err(why)).await;
                }
            }
        }
    }

    async fn renew(&self) {
        let held: Vec<(JobId, i32)> = self.carried().map(|held| (held.id, held.attempt)).collect();
        if held.is_empty() {
            return;
        }
        let renewed = async { jobs::renew(&mut *self.pool.acquire().await?, &held, self.lease()).await };
        if let Err(error) = renewed.await {
            warn!(error = &error as &dyn std::error::Error, "job worker: could not renew leases");
        }
    }

    async fn tell_numbers(&self) {
        let (now, slow) = (Timestamp::now(), self.settings.slow);
        let read = async { jobs::backlog(&mut *self.pool.acquire().await?, slow, now).await };
        match read.await {
            Ok(backlog) => {
                let age = backlog.oldest_due.map_or(0.0, |due| now.duration_since(due).as_secs_f64());
                metrics::gauge!("jobs_oldest_due_seconds", "slow" => slow.to_string()).set(age);
                metrics::gauge!("jobs_dead").set(f64::from(u32::try_from(backlog.dead).unwrap_or(u32::MAX)));
            }
            Err(error) => {
                warn!(error = &error as &dyn std::error::Error, "job worker: could not count waiting jobs");
            }
        }
    }

    /// Lets running jobs finish; one that takes too long is aborted and put back, which doesn't count as a death.
    async fn stop(mut self) {
        let end = Instant::now() + self.settings.drain;
        while let Ok(Some(ended)) = tokio::time::timeout_at(end, self.tasks.join_next_with_id()).await {
            self.settle(ended).await;
        }
        self.tasks.shutdown().await;
        for held in self.carried() {
            warn!(kind = held.kind, id = %held.id, "job worker: job aborted at shutdown");
            let why = "aborted when its worker stopped";
            let back = async {
                let mut conn = self.pool.acquire().await?;
                jobs::put_back(&mut conn, held.id, held.attempt, why, Timestamp::now(), None).await
            };
            if let Err(error) = back.await {
                let error = &error as &dyn std::error::Error;
                warn!(error, id = %held.id, "job worker: could not put a job back; its lease will expire");
            }
        }
    }
}

/// Runs one job and records how it ended.
async fn run_job<H: JobHandler>(handler: Arc<H>, pool: PgPool, held: Held, payload: serde_json::Value) {
    let done = match serde_json::from_value::<Job>(payload) {
        Ok(job) => tokio::time::timeout(LONGEST, handler.perform(job))
            .await
            .unwrap_or_else(|_| Err(JobError::Again(anyhow::anyhow!("the job exceeded its time limit")))),
        Err(error) => Err(JobError::Hopeless(anyhow::anyhow!(error).context("the job can't be read"))),
    };
    failpoints::reached("job_done");
    record(&pool, &held, done).await;
}

async fn record(pool: &PgPool, held: &Held, done: Result<(), JobError>) {
    let forgotten = mutants::is("mail_cap") && held.kind == "send_mail" && held.attempt >= 2;
    let done = if forgotten { Ok(()) } else { done };
    let kind = held.kind.clone();
    let end = match done {
        Ok(()) => {
            metrics::counter!("jobs_done_total", "kind" => kind).increment(1);
            None
        }
        Err(error @ JobError::NotBefore(_)) => Some(Failure::of(held, &error)),
        Err(error) => {
            metrics::counter!("jobs_failed_total", "kind" => kind).increment(1);
            let failure = Failure::of(held, &error);
            if failure.dead.is_some() {
                log_dead(&held.kind, held.id, &failure.words);
            } else {
                let (kind, attempt, why) = (&held.kind, held.attempt, &failure.words);
                warn!(kind, id = %held.id, attempt, why, "job failed, will be retried");
            }
            Some(failure)
        }
    };
    write_until_done(pool, held, end.as_ref()).await;
}

struct Failure {
    words: String,
    again: Timestamp,
    dead: Option<Timestamp>,
}

impl Failure {
    fn of(held: &Held, error: &JobError) -> Self {
        let now = Timestamp::now();
        let again = match error {
            JobError::NotBefore(until) => *until,
            _ => now.saturating_add(waits::after(held.attempt)).unwrap_or(Timestamp::MAX),
        };
        let over = matches!(error, JobError::Hopeless(_)) || held.attempt >= jobs::ATTEMPTS_MOST;
        Self { words: without_secrets(&error.to_string()), again, dead: over.then_some(now) }
    }
}

/// Retries, because the database may be unreachable for a moment: a job whose end isn't recorded is run
/// again, and looks as if its worker had died.
async fn write_until_done(pool: &PgPool, held: &Held, failure: Option<&Failure>) {
    const TIMES: u32 = 8;
    for time in 1..=TIMES {
        match write_end(pool, held, failure).await {
            Ok(()) => return,
            Err(error) if time == TIMES => {
                let error = &error as &dyn std::error::Error;
                warn!(error, id = %held.id, "job worker: could not record a job's end");
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(100) * 2_u32.pow(time)).await,
        }
    }
}

async fn write_end(pool: &PgPool, held: &Held, failure: Option<&Failure>) -> store::Result<()> {
    let mut conn = pool.acquire().await?;
    match failure {
        None => jobs::finish(&mut conn, held.id, held.attempt).await,
        Some(Failure { words, again, dead }) => {
            jobs::put_back(&mut conn, held.id, held.attempt, words, *again, *dead).await
        }
    }
}

/// It won't be retried: an operator has to look.
fn log_dead(kind: &str, id: JobId, why: &str) {
    metrics::counter!("jobs_dead_total", "kind" => kind.to_owned()).increment(1);
    error!(kind, %id, why, "job dead; see `server jobs dead`");
}
