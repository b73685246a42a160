//! Attempts at being paid: written down before the provider is asked, looked for, given up, closed.

use domain::{
    books::{Attempt, Verdict},
    payment::{IntentNews, News},
};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, PgPool, StoreError, attempts,
    books::{OpenBooks, OrderKey},
};
use uuid::Uuid;

use super::{
    BuyError,
    apply::{apply, settle},
};
use crate::ports::{PaymentProvider, ProviderError};

/// When an attempt is first asked about.
pub(super) const FIRST_CHECK: SignedDuration = SignedDuration::from_secs(60);

/// Writes down a purchase's `n`th attempt.
pub(super) async fn add_attempt(
    conn: &mut PgConnection,
    purchase: Uuid,
    n: i32,
    now: Timestamp,
) -> Result<Attempt, StoreError> {
    let id = Uuid::now_v7();
    attempts::insert(conn, id, purchase, n, now.checked_add(FIRST_CHECK).unwrap_or(now), now).await?;
    Ok(Attempt::new(id, n, now))
}

/// The intent of an attempt whose creation wasn't answered, if the provider has it.
pub(super) async fn find(
    provider: &impl PaymentProvider,
    attempt: &Attempt,
) -> Result<Option<IntentNews>, ProviderError> {
    Ok(provider.find(&[(attempt.id, attempt.created_at)]).await?.pop())
}

/// Nobody can pay this attempt: the provider refused it or never had it.
pub(super) async fn give_up(
    pool: &PgPool,
    attempt: Uuid,
    failure: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut tx = store::begin(pool).await?;
    let key = OrderKey { attempt: Some(attempt), ..OrderKey::default() };
    let Some(mut open) = OpenBooks::lock_by(&mut tx, key).await? else { return Ok(()) };
    if let Verdict::Changed(change) = open.books.give_up(attempt, failure, now) {
        settle(&mut tx, &mut open, &change, None, now).await?;
    }
    Ok(tx.commit().await?)
}

/// Makes an intent unpayable whose time is over. If it was paid in the meantime, that is what is kept.
pub async fn close_due(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    intent: &str,
    now: Timestamp,
) -> anyhow::Result<()> {
    let news = provider.cancel(intent).await?;
    apply(pool, &News::Intent(news), now).await?;
    Ok(())
}

/// Makes an attempt unpayable at which too many cards were declined; a job does it.
pub async fn stop_payment(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    attempt: Uuid,
    now: Timestamp,
) -> anyhow::Result<()> {
    let intent = attempts::open_intent(&mut *pool.acquire().await?, attempt).await?;
    let Some((intent, created_at)) = intent else { return Ok(()) };
    Ok(close_intent(pool, provider, &intent, created_at, now).await?)
}

/// Makes an attempt unpayable, as [`close_intent`] does.
pub(super) async fn close(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    attempt: &Attempt,
    now: Timestamp,
) -> Result<(), BuyError> {
    let intent = match &attempt.intent {
        Some(intent) => Some(intent.clone()),
        None => find(provider, attempt).await?.map(|news| news.intent),
    };
    match intent {
        Some(intent) => close_intent(pool, provider, &intent, attempt.created_at, now).await?,
        None => give_up(pool, attempt.id, "superseded", now).await?,
    }
    Ok(())
}

/// Makes an intent unpayable, unless the provider knows of money under way: the message may not have come yet. If
/// it was paid in the meantime, that is what is kept.
async fn close_intent(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    intent: &str,
    created_at: Timestamp,
    now: Timestamp,
) -> Result<(), BuyError> {
    let mut news = provider.retrieve(intent).await?;
    if !news.is_under_way(created_at, now) {
        news = provider.cancel(intent).await?;
    }
    apply(pool, &News::Intent(news), now).await?;
    Ok(())
}
