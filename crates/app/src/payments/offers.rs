//! Small questions around buying: who pays a member's price, what is bought most, whose card was
//! declined.

use std::time::Duration;

use domain::{
    catalog::{ExamId, SkuId},
    order::OrderNumber,
    purchase::MEMBER_FOR_DAYS,
};
use jiff::{SignedDuration, Timestamp};
use store::{PgPool, StoreError, purchases, retrieval};

use super::apply::micro;
use crate::ports::Cache;

/// It is counted once an hour; a minute more makes no difference.
const BEST_SELLER_KEPT: Duration = Duration::from_mins(1);

/// Whether an order makes its holder a member now.
pub async fn is_member(pool: &PgPool, order: &OrderNumber, now: Timestamp) -> Result<bool, StoreError> {
    let year = SignedDuration::from_hours(24 * i64::from(MEMBER_FOR_DAYS));
    let mut conn = pool.acquire().await?;
    let paid_after = now.checked_sub(year).unwrap_or(Timestamp::MIN);
    Ok(purchases::member_email(&mut conn, order, paid_after).await?.is_some())
}

/// The package of an exam that was bought most in thirty days, if enough were.
pub async fn best_seller(
    cache: &impl Cache,
    pool: &PgPool,
    exam: ExamId,
) -> Result<Option<SkuId>, StoreError> {
    let key = format!("best-seller:{exam}");
    if let Some(kept) = cache.get(&key).await {
        return Ok(kept.parse().ok().map(SkuId));
    }
    let best = purchases::best_seller(&mut *pool.acquire().await?, exam).await?;
    // Nothing is kept too, as something that is no number.
    let kept = best.map_or_else(|| "none".to_owned(), |sku| sku.to_string());
    cache.set(&key, &kept, BEST_SELLER_KEPT).await;
    Ok(best)
}

/// The order for which this intent's card was declined.
pub async fn declined_order(pool: &PgPool, intent: &str) -> Result<Option<OrderNumber>, StoreError> {
    retrieval::order_of_intent(&mut *pool.acquire().await?, intent).await
}

/// Somebody said that there is news of an intent, in words that aren't ours: it is asked for soon.
pub async fn look_soon(pool: &PgPool, intent: &str, now: Timestamp) -> Result<bool, StoreError> {
    retrieval::look_soon(&mut *pool.acquire().await?, intent, micro(now)).await
}
