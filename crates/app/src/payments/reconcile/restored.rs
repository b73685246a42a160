//! After a restore: what the provider says has happened since the backup.

use std::collections::BTreeSet;

use domain::{
    ids::{AttemptId, RefundId},
    money::Money,
    payment::{AttemptState, IntentNews, News},
};
use jiff::{SignedDuration, Timestamp};
use store::{PgPool, as_postgres_keeps, ledger, plans};

use super::{Schedule, read_list};
use crate::ports::{NewRefund, PaymentProvider, ProviderError};

/// What reading the list of events after a restore came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaughtUp {
    /// Events that the restored database hadn't heard.
    pub heard: u64,
    /// Events that could not be applied: to be read again.
    pub failed: u64,
    /// Payments that we opened for orders which the backup doesn't have.
    pub unclaimed: Vec<Unclaimed>,
    /// Subscriptions that the database doesn't know, by the provider's ids.
    pub unknown_plans: BTreeSet<String>,
}

/// A payment for an order that is lost: nobody can deliver it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unclaimed {
    pub intent: String,
    pub attempt: AttemptId,
    pub state: AttemptState,
    /// What was paid.
    pub received: Option<Money>,
}

impl Unclaimed {
    fn new(news: IntentNews, attempt: AttemptId) -> Self {
        Self { intent: news.intent, attempt, state: news.known.state, received: news.received }
    }

    /// Somebody has paid it, or still may.
    fn is_open(&self) -> bool {
        self.received.is_some() || !self.state.is_final()
    }
}

/// Books everything that has happened at the provider since the backup, or since another time, without doing anything
/// that follows: jobs are stored, and nobody may run them yet. Doing it again is harmless.
pub async fn catch_up_restored<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    since: Option<Timestamp>,
    now: Timestamp,
) -> anyhow::Result<CaughtUp> {
    let (schedule, now) = (Schedule::default(), as_postgres_keeps(now));
    let next = now.checked_add(schedule.events_every)?;
    // The list may have been read just before the backup: the claim of that reading counts no more.
    let any_claim = now.checked_add(SignedDuration::from_hours(365 * 24))?;
    let until = ledger::take_events(&mut *pool.acquire().await?, next, any_claim).await?.flatten();
    let read = read_list(provider, pool, &schedule, since.or(until), now).await?;
    let mut caught_up = CaughtUp { heard: read.heard, failed: read.failed, ..CaughtUp::default() };
    let mut seen = BTreeSet::new();
    for news in read.foreign {
        let News::Intent(IntentNews { intent, attempt: Some(attempt), .. }) = news else { continue };
        if seen.insert(intent.clone()) {
            let unclaimed = Unclaimed::new(provider.retrieve(&intent).await?, attempt);
            caught_up.unclaimed.extend(unclaimed.is_open().then_some(unclaimed));
        }
    }
    for subscription in read.subscriptions {
        if plans::with_subscription(&mut *pool.acquire().await?, &subscription).await?.is_none() {
            caught_up.unknown_plans.insert(subscription);
        }
    }
    Ok(caught_up)
}

/// Gives back what was paid for a lost order, or makes sure that it can't be paid any more. Doing it again is harmless:
/// the refund has the attempt's id.
pub async fn return_unclaimed<P: PaymentProvider>(
    provider: &P,
    unclaimed: &Unclaimed,
) -> Result<(), ProviderError> {
    let received = match unclaimed.received {
        None if unclaimed.state.is_final() => return Ok(()),
        // Between the reading and now its buyer may have paid.
        None => provider.cancel(&unclaimed.intent).await?.received,
        received => received,
    };
    let Some(money) = received else { return Ok(()) };
    let id = RefundId::from(unclaimed.attempt.as_uuid());
    let ask = NewRefund {
        key: format!("rf:{id}"),
        id,
        intent: unclaimed.intent.clone(),
        money,
        instructions_email: None,
    };
    match provider.refund(&ask).await {
        Err(ProviderError::Refused { code }) if code == "charge_already_refunded" => Ok(()),
        refunded => refunded.map(|_| ()),
    }
}
