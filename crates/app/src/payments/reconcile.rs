//! Finds what no webhook reported: attempts are polled until they are settled, the provider's list of events is
//! read again, and each day's ledger is compared with the provider's.

mod compare;
mod restored;

use std::{error::Error, time::Duration};

use domain::{
    ids::AttemptId,
    payment::{News, payable_until},
};
use futures::future::join_all;
use jiff::{SignedDuration, Timestamp};
use store::{
    PgPool, as_postgres_keeps,
    attempts::{self, Due},
    ledger, payment_events, purchases,
};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

pub use self::restored::{CaughtUp, Unclaimed, catch_up_restored, return_unclaimed};
use super::{
    Applied,
    apply::{apply, apply_event},
    attempts::{FIRST_CHECK, close_due, give_up},
    plans,
};
use crate::{
    failpoints,
    jobs::{self, Job},
    mutants,
    ports::{PaymentProvider, ProviderEvent},
};

/// How often each check runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The ages in seconds at which an attempt is polled; after the last one, daily.
    pub checks: Vec<i32>,
    /// How often the list of events is read.
    pub events_every: SignedDuration,
    /// How long a paid purchase may be without a job before it gets one.
    pub sweep_after: SignedDuration,
    /// How long a worker pauses when there was nothing to do.
    pub rest: Duration,
}

impl Default for Schedule {
    fn default() -> Self {
        Self {
            // After a minute, then every 5 minutes five times, 30 minutes later, two hours later, and after a day.
            checks: vec![60, 360, 660, 960, 1260, 1560, 3360, 10_560, 86_460],
            events_every: SignedDuration::from_mins(10),
            sweep_after: SignedDuration::from_secs(60),
            rest: Duration::from_secs(5),
        }
    }
}

impl Schedule {
    /// How far the readings of the list overlap: an event may appear in it later than its creation time.
    fn overlap(&self) -> SignedDuration {
        self.events_every.max(SignedDuration::from_mins(1))
    }
}

/// An attempt that the provider doesn't know is given up after this time.
const LOST_AFTER: SignedDuration = SignedDuration::from_hours(24);

/// Older attempts are no longer polled: the longest-lived payment slip expires earlier.
const ASKED_FOR: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Attempts polled per cycle.
const AT_ONCE: i64 = 64;

/// How many attempts are polled, and how many events applied, concurrently.
const SIDE_BY_SIDE: usize = 16;

/// How long an event that could not be applied is retried.
const HEARD_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// How far back events are read the first time.
const EVENTS_AT_FIRST: SignedDuration = SignedDuration::from_hours(24);

/// The list of events is read in slices of time; a reading begins with this one. One with few events is followed by one
/// twice as long, one with many by one half as long.
const FIRST_SLICE: SignedDuration = SignedDuration::from_secs(10);
const FEW_EVENTS: usize = 100;
const MANY_EVENTS: usize = 400;

/// Reconciles until `stop`. Several workers may do so in parallel.
pub async fn reconcile_until<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    schedule: &Schedule,
    stop: CancellationToken,
) {
    if mutants::is("no_reconciler") {
        return stop.cancelled().await;
    }
    let mut rests = crate::backoff::Backoff::new("reconciling payments");
    let work = async {
        loop {
            let turn = reconcile_once(provider, pool, schedule, Timestamp::now()).await;
            rests.rest(turn.map(|asked| if asked == 0 { schedule.rest } else { Duration::ZERO })).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = stop.cancelled() => info!("payment reconciliation stopped"),
    }
}

/// One cycle of everything; returns how many attempts were polled.
pub async fn reconcile_once<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    schedule: &Schedule,
    now: Timestamp,
) -> anyhow::Result<usize> {
    let now = as_postgres_keeps(now);
    // A step that fails doesn't keep the others from running. Polling takes long when the provider is slow, and then
    // its list is what tells us most.
    let polling = async {
        let swept = sweep(pool, schedule, now).await;
        let asked = check_attempts(provider, pool, schedule, now).await;
        swept.and(asked)
    };
    let reading = async {
        let heard = catch_up(provider, pool, schedule, now).await;
        let renewed = plans::check_due(pool, provider, now).await;
        let reminded = plans::remind(pool, now).await;
        let compared = compare::compare_day(provider, pool, now).await;
        heard.and(renewed).and(reminded).and(compared)
    };
    let (asked, read) = tokio::join!(polling, reading);
    read.and(asked)
}

/// Polls the attempts whose check is due.
async fn check_attempts<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    schedule: &Schedule,
    now: Timestamp,
) -> anyhow::Result<usize> {
    let created_after = now.checked_sub(ASKED_FOR)?;
    let mut conn = pool.acquire().await?;
    // The first check is stored with the default delay; a faster schedule claims it earlier.
    let first = schedule.checks.first().map_or(FIRST_CHECK, |age| SignedDuration::from_secs((*age).into()));
    let first_before = now.checked_add(FIRST_CHECK)?.checked_sub(first)?;
    let due =
        attempts::take_due(&mut conn, &schedule.checks, AT_ONCE, first_before, created_after, now).await?;
    drop(conn);
    let (known, lost): (Vec<&Due>, Vec<&Due>) = due.iter().partition(|due| due.intent.is_some());
    if let Err(error) = look_for(provider, pool, &lost, now).await {
        warn!(
            error = error.as_ref() as &dyn Error,
            "payment reconciliation: could not look up lost attempts"
        );
    }
    for some in known.chunks(SIDE_BY_SIDE) {
        join_all(some.iter().map(|due| check(provider, pool, due, now))).await;
    }
    metrics::counter!("payments_checked_total").increment(due.len() as u64);
    Ok(due.len())
}

/// Attempts without a known intent: nobody can pay them, but the provider may have them.
async fn look_for<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    lost: &[&Due],
    now: Timestamp,
) -> anyhow::Result<()> {
    if lost.is_empty() {
        return Ok(());
    }
    let wanted: Vec<(AttemptId, Timestamp)> = lost.iter().map(|due| (due.id, due.created_at)).collect();
    let found = provider.find(&wanted).await?;
    let is_found = |due: &&&Due| found.iter().any(|news| news.attempt == Some(due.id));
    for due in lost.iter().filter(|due| !is_found(due)) {
        if now.duration_since(due.created_at) >= LOST_AFTER {
            give_up(pool, due.id, "lost", now).await?;
        }
    }
    for news in found {
        apply(pool, &News::Intent(news), now).await?;
    }
    Ok(())
}

/// An attempt that can't be polled now is already rescheduled, and doesn't block the others.
async fn check<P: PaymentProvider>(provider: &P, pool: &PgPool, due: &Due, now: Timestamp) {
    if let Err(error) = ask(provider, pool, due, now).await {
        warn!(
            error = error.as_ref() as &dyn Error,
            attempt = %due.id,
            "payment reconciliation: could not check an attempt"
        );
    }
}

async fn ask<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    due: &Due,
    now: Timestamp,
) -> anyhow::Result<()> {
    let Some(intent) = &due.intent else { return Ok(()) };
    let news = provider.retrieve(intent).await?;
    let (state, expires_at) = (news.known.state, news.expires_at);
    let method = news.method.clone().or_else(|| due.method.clone());
    apply(pool, &News::Intent(news), now).await?;
    let (method, expires_at) = if mutants::is("slip_day") { (None, None) } else { (method, expires_at) };
    let until = payable_until(method.as_deref(), state, due.created_at, expires_at);
    if !state.is_final() && now >= until {
        close_due(pool, provider, intent, now).await?;
    }
    Ok(())
}

/// Reads the provider's list of events from where the last reading ended, or was cut off.
async fn catch_up<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    schedule: &Schedule,
    now: Timestamp,
) -> anyhow::Result<()> {
    let mut conn = pool.acquire().await?;
    let next = now.checked_add(schedule.events_every)?;
    let Some(until) = ledger::take_events(&mut conn, next, now).await? else { return Ok(()) };
    drop(conn);
    read_list(provider, pool, schedule, until, now).await?;
    Ok(ledger::heard_until(&mut *pool.acquire().await?, now.checked_sub(HEARD_WITHIN)?).await?)
}

/// One reading of the provider's list of events.
#[derive(Default)]
struct Read {
    /// New to us, and applied.
    heard: u64,
    /// What the events say that isn't about anything of ours.
    foreign: Vec<News>,
    /// Subscriptions that events are about.
    subscriptions: Vec<String>,
    /// Events that could not be applied.
    failed: u64,
    /// When the first of them was created.
    first_failed: Option<Timestamp>,
}

/// Reads the list in slices of time, the oldest first, and records after each how far it came: a reading that is cut
/// off needn't be repeated, however long the list. The newest slices are read again the next time.
async fn read_list<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    schedule: &Schedule,
    since: Option<Timestamp>,
    now: Timestamp,
) -> anyhow::Result<Read> {
    let complete = now.checked_sub(schedule.overlap())?;
    let mut from = match since {
        Some(since) => since,
        None => now.checked_sub(EVENTS_AT_FIRST)?,
    };
    let (mut read, mut length) = (Read::default(), FIRST_SLICE);
    loop {
        let end = from.checked_add(length)?;
        // The last slice has no end: the provider's clock may be ahead of ours.
        let to = (end < now).then_some(end);
        let events = provider.events(from, to).await?;
        hear_all(provider, pool, &events, now, &mut read).await?;
        failpoints::reached("events_read");
        let until = to.map_or(complete, |to| to.min(complete));
        let until = read.first_failed.map_or(until, |failed| failed.min(until));
        ledger::heard_until(&mut *pool.acquire().await?, until).await?;
        let Some(to) = to else { return Ok(read) };
        from = to;
        length = next_slice(length, events.len());
    }
}

/// How long the next slice is, after one with so many events.
fn next_slice(length: SignedDuration, events: usize) -> SignedDuration {
    match events {
        ..FEW_EVENTS => length.saturating_mul(2),
        FEW_EVENTS..MANY_EVENTS => length,
        MANY_EVENTS.. => SignedDuration::from_secs((length.as_secs() / 2).max(1)),
    }
}

/// Applies those events that aren't known yet.
async fn hear_all<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    events: &[ProviderEvent],
    now: Timestamp,
    read: &mut Read,
) -> anyhow::Result<()> {
    let ids: Vec<String> = events.iter().map(|event| event.id.clone()).collect();
    let known = payment_events::known(&mut *pool.acquire().await?, &ids).await?;
    let unknown: Vec<&ProviderEvent> = events.iter().filter(|event| !known.contains(&event.id)).collect();
    for some in unknown.chunks(SIDE_BY_SIDE) {
        let heard = join_all(some.iter().map(|event| hear(provider, pool, event, now))).await;
        for (event, heard) in some.iter().zip(heard) {
            match heard {
                Ok((applied, news)) => {
                    read.heard += 1;
                    metrics::counter!("payments_events_late_total").increment(1);
                    if let News::Plan(subscription) = &news {
                        read.subscriptions.push(subscription.clone());
                    }
                    read.foreign.extend((applied == Applied::Foreign).then_some(news));
                }
                // It is retried for a while, and doesn't block the events after it.
                Err(error) => {
                    error!(
                        error = error.as_ref() as &dyn Error,
                        id = event.id,
                        "payment reconciliation: could not apply an event"
                    );
                    metrics::counter!("payments_alarms_total", "alarm" => "message_unheard").increment(1);
                    read.failed += 1;
                    let failed =
                        read.first_failed.map_or(event.created_at, |first| first.min(event.created_at));
                    read.first_failed = Some(failed);
                }
            }
        }
    }
    Ok(())
}

/// Applies an event; if its format can't be read, the current state of its object is fetched instead. Returns what it
/// said.
async fn hear<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    event: &ProviderEvent,
    now: Timestamp,
) -> anyhow::Result<(Applied, News)> {
    let news = match &event.about {
        None => event.news.clone(),
        Some(about) => provider.ask_about(about).await?,
    };
    let (applied, _) =
        apply_event(pool, &ProviderEvent { news: news.clone(), about: None, ..event.clone() }, now).await?;
    Ok((applied, news))
}

/// Gives a paid purchase without a job its job again, and updates the metrics about how long the oldest has been
/// waiting.
async fn sweep(pool: &PgPool, schedule: &Schedule, now: Timestamp) -> anyhow::Result<()> {
    let mut conn = pool.acquire().await?;
    let lost = purchases::without_job(&mut conn, now.checked_sub(schedule.sweep_after)?, AT_ONCE).await?;
    for purchase in lost {
        warn!(%purchase, "payment reconciliation: a paid purchase had no job");
        metrics::counter!("payments_swept_total").increment(1);
        jobs::put(&mut conn, &Job::Deliver { purchase }, now, now).await?;
    }
    let health = purchases::health(&mut conn).await?;
    let waiting = health.undelivered_since.map_or(0.0, |since| now.duration_since(since).as_secs_f64());
    metrics::gauge!("payments_oldest_undelivered_seconds").set(waiting.max(0.0));
    let figure = |count| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    metrics::gauge!("payments_in_review").set(figure(health.in_review));
    metrics::gauge!("payments_refunds_stuck").set(figure(health.stuck_refunds));
    metrics::gauge!("payments_ledger_unexplained").set(figure(ledger::unacknowledged(&mut conn).await?));
    Ok(())
}
