//! Small queries around buying.

use std::time::Duration;

use domain::catalog::{ExamId, SkuId};
use jiff::Timestamp;
use store::{PgPool, StoreError, as_postgres_keeps, attempts, purchases};

use crate::ports::Cache;

/// It is recounted hourly; another minute makes no difference.
const BEST_SELLER_KEPT: Duration = Duration::from_mins(1);

/// The package of an exam that sold best in thirty days, if enough were sold.
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
    // `None` is cached too, as something that isn't a number.
    let kept = best.map_or_else(|| "none".to_owned(), |sku| sku.to_string());
    cache.set(&key, &kept, BEST_SELLER_KEPT).await;
    Ok(best)
}

/// A webhook mentions news of an intent in a format we can't read: schedules an early check of it.
pub async fn look_soon(pool: &PgPool, intent: &str, now: Timestamp) -> Result<bool, StoreError> {
    attempts::look_soon(&mut *pool.acquire().await?, intent, as_postgres_keeps(now)).await
}
