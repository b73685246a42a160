//! Finding out what nobody told us: attempts are asked about until they are settled, the provider's list
//! of messages is read again, and once a day its books are held against ours.

mod compare;

use std::time::Duration;

use domain::payment::{AttemptState, News, is_slow};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgPool,
    attempts::{self, Due},
    ledger, payment_events, purchases,
};
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use super::{
    apply::{apply, apply_event, micro},
    start::{close_due, give_up},
};
use crate::{
    jobs::{self, Job},
    mutants,
    ports::PaymentProvider,
};

/// When an attempt is first asked about.
pub(super) const FIRST_CHECK: SignedDuration = SignedDuration::from_secs(60);

/// How often things are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How old an attempt is, in seconds, when it is asked about; beyond the last it is daily.
    pub checks: Vec<i32>,
    /// How often the list of messages is read.
    pub events_every: SignedDuration,
    /// How much of it is read again: a message may appear there later than it says it was made.
    pub events_again: SignedDuration,
    /// How long a paid purchase may be without a job before it gets one.
    pub sweep_after: SignedDuration,
    /// How long a worker rests when there was nothing to do.
    pub rest: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            // A minute, five times five more, half an hour, two, and when the first day is over.
            checks: vec![60, 360, 660, 960, 1260, 1560, 3360, 10_560, 86_460],
            events_every: SignedDuration::from_mins(10),
            events_again: SignedDuration::from_mins(10),
            sweep_after: SignedDuration::from_secs(60),
            rest: Duration::from_secs(5),
        }
    }
}

/// An attempt that nobody has paid after so long is closed.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(24);

/// Money that takes days may take so many of them.
const SLOW_FOR: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Attempts asked about in one turn.
const AT_ONCE: i64 = 20;

/// How far back messages are read when nobody has read any before.
const EVENTS_AT_FIRST: SignedDuration = SignedDuration::from_hours(24);

/// Keeps at it until `stop`. Several workers may do so side by side.
pub async fn reconcile_until<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    pace: &Pace,
    stop: CancellationToken,
) {
    if mutants::is("no_reconciler") {
        return stop.cancelled().await;
    }
    let mut rests = crate::pace::Pace::new("reconciling payments");
    let work = async {
        loop {
            let turn = reconcile_once(provider, pool, pace, Timestamp::now()).await;
            rests.rest(turn.map(|asked| if asked == 0 { pace.rest } else { Duration::ZERO })).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = stop.cancelled() => info!("reconciling payments has stopped"),
    }
}

/// One turn of everything; returns how many attempts were asked about.
pub async fn reconcile_once<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    pace: &Pace,
    now: Timestamp,
) -> anyhow::Result<usize> {
    let now = micro(now);
    sweep(pool, pace, now).await?;
    let asked = check_attempts(provider, pool, pace, now).await?;
    catch_up(provider, pool, pace, now).await?;
    compare::compare_yesterday(provider, pool, now).await?;
    Ok(asked)
}

/// Asks about the attempts whose time has come.
async fn check_attempts<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    pace: &Pace,
    now: Timestamp,
) -> anyhow::Result<usize> {
    let created_after = now.checked_sub(SLOW_FOR)?;
    let mut conn = pool.acquire().await?;
    // Written down with the usual first time; a quicker pace takes it earlier.
    let first = pace.checks.first().map_or(FIRST_CHECK, |age| SignedDuration::from_secs((*age).into()));
    let first_before = now.checked_add(FIRST_CHECK)?.checked_sub(first)?;
    let due = attempts::take_due(&mut conn, &pace.checks, AT_ONCE, first_before, created_after, now).await?;
    drop(conn);
    for due in &due {
        // One that can't be asked about now has its next time already, and stops nobody else.
        if let Err(error) = check(provider, pool, due, now).await {
            let error = error.as_ref() as &dyn std::error::Error;
            warn!(error, attempt = %due.id, "an attempt could not be asked about");
        }
    }
    metrics::counter!("payments_checked_total").increment(due.len() as u64);
    Ok(due.len())
}

async fn check<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    due: &Due,
    now: Timestamp,
) -> anyhow::Result<()> {
    let Some(intent) = &due.intent else {
        // Nobody can pay what no browser has heard of.
        let since = due.created_at.checked_sub(SignedDuration::from_mins(5))?;
        if let Some(news) = provider.find(due.id, since).await? {
            apply(pool, &News::Intent(news), now).await?;
        } else if now.duration_since(due.created_at) >= OPEN_FOR {
            give_up(pool, due.id, "lost", now).await?;
        }
        return Ok(());
    };
    let news = provider.retrieve(intent).await?;
    let (state, method) = (news.known.state, news.method.clone().or_else(|| due.method.clone()));
    apply(pool, &News::Intent(news), now).await?;
    let slow = state == AttemptState::Processing
        || (state == AttemptState::Acting && method.as_deref().is_some_and(is_slow));
    let open_for = if slow { SLOW_FOR } else { OPEN_FOR };
    if !state.is_final() && now.duration_since(due.created_at) >= open_for {
        close_due(pool, provider, intent, now).await?;
    }
    Ok(())
}

/// Reads the provider's list of messages from a little before where it was left.
async fn catch_up<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    pace: &Pace,
    now: Timestamp,
) -> anyhow::Result<()> {
    let mut conn = pool.acquire().await?;
    let next = now.checked_add(pace.events_every)?;
    let Some(until) = ledger::take_events(&mut conn, next, now).await? else { return Ok(()) };
    drop(conn);
    let since = match until {
        Some(until) => until.checked_sub(pace.events_again)?,
        None => now.checked_sub(EVENTS_AT_FIRST)?,
    };
    let events = provider.events(since).await?;
    let ids: Vec<String> = events.iter().map(|event| event.id.clone()).collect();
    let known = payment_events::known(&mut *pool.acquire().await?, &ids).await?;
    let mut late = 0;
    for event in events.iter().filter(|event| !known.contains(&event.id)) {
        apply_event(pool, event, now).await?;
        late += 1;
    }
    metrics::counter!("payments_events_late_total").increment(late);
    Ok(ledger::heard_until(&mut *pool.acquire().await?, now).await?)
}

/// A paid purchase that nobody is at gets its job again, and those who watch are told how long the
/// oldest has been waiting.
async fn sweep(pool: &PgPool, pace: &Pace, now: Timestamp) -> anyhow::Result<()> {
    let mut conn = pool.acquire().await?;
    let lost = purchases::without_job(&mut conn, now.checked_sub(pace.sweep_after)?, AT_ONCE).await?;
    for purchase in lost {
        warn!(%purchase, "a paid purchase had no job");
        metrics::counter!("payments_swept_total").increment(1);
        jobs::put(&mut conn, &Job::Deliver { purchase }, now, now).await?;
    }
    let worries = purchases::worries(&mut conn).await?;
    let waiting = worries.undelivered_since.map_or(0.0, |since| now.duration_since(since).as_secs_f64());
    metrics::gauge!("payments_oldest_undelivered_seconds").set(waiting.max(0.0));
    metrics::gauge!("payments_in_review")
        .set(f64::from(u32::try_from(worries.in_review).unwrap_or(u32::MAX)));
    Ok(())
}
