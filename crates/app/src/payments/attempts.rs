//! Payment attempts: stored before the provider is called, looked up, given up, closed.

use domain::{
    books::{Attempt, Verdict},
    ids::{AttemptId, PurchaseId},
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
use crate::ports::{PaymentProvider, PlanEnd, ProviderError};

/// When the provider is first polled about an attempt.
pub(super) const FIRST_CHECK: SignedDuration = SignedDuration::from_secs(60);

/// Stores a purchase's `n`th attempt.
pub(super) async fn add_attempt(
    conn: &mut PgConnection,
    purchase: PurchaseId,
    n: i32,
    now: Timestamp,
) -> Result<Attempt, StoreError> {
    let id = AttemptId::from(Uuid::now_v7());
    attempts::insert(conn, id, purchase, n, now.checked_add(FIRST_CHECK).unwrap_or(now), now).await?;
    Ok(Attempt::new(id, n, now))
}

/// The intent of an attempt whose creation got no answer, if the provider has it.
pub(super) async fn find(
    provider: &impl PaymentProvider,
    attempt: &Attempt,
) -> Result<Option<IntentNews>, ProviderError> {
    Ok(provider.find(&[(attempt.id, attempt.created_at)]).await?.pop())
}

/// Closes an attempt that can't be paid: the provider rejected it or never had it.
pub(super) async fn give_up(
    pool: &PgPool,
    attempt: AttemptId,
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

/// Cancels an expired intent. If it was paid in the meantime, the payment is recorded.
pub async fn close_due(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    intent: &str,
    now: Timestamp,
) -> anyhow::Result<()> {
    let news = cancel(pool, provider, intent).await?;
    apply(pool, &News::Intent(news), now).await?;
    Ok(())
}

/// The payment of a bill can only be cancelled together with its subscription.
async fn cancel(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    intent: &str,
) -> Result<IntentNews, BuyError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let subscription = store::plans::subscription_of(&mut conn, intent).await?;
    drop(conn);
    let Some(subscription) = subscription else { return Ok(provider.cancel(intent).await?) };
    provider.end_plan(&subscription, PlanEnd::AtOnce).await?;
    Ok(provider.retrieve(intent).await?)
}

/// Cancels an attempt with too many declined cards; called by a job.
pub async fn stop_payment(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    attempt: AttemptId,
    now: Timestamp,
) -> anyhow::Result<()> {
    let intent = attempts::open_intent(&mut *pool.acquire().await?, attempt).await?;
    let Some((intent, created_at)) = intent else { return Ok(()) };
    Ok(close_intent(pool, provider, &intent, created_at, now).await?)
}

/// Cancels an attempt, as [`close_intent`] does.
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

/// Cancels an intent, unless the provider reports a payment in progress: its event may not have arrived yet. If it
/// was paid in the meantime, the payment is recorded.
async fn close_intent(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    intent: &str,
    created_at: Timestamp,
    now: Timestamp,
) -> Result<(), BuyError> {
    let mut news = provider.retrieve(intent).await?;
    if !news.is_under_way(created_at, now) {
        news = cancel(pool, provider, intent).await?;
    }
    apply(pool, &News::Intent(news), now).await?;
    Ok(())
}
