//! A worker's hourly work: create partitions ahead, drop old days, delete orders nobody bought, count best
//! sellers. What has a longer retention period is deleted by [`crate::erasure`].

use jiff::{Timestamp, ToSpan};
use store::{
    PgPool,
    accounts::{ceremonies, challenges, limits, sessions},
    finished_runs, order_links, orders, partitions, purchases, stats, views,
};

use crate::failpoints;

/// How long raw views and visits are retained; the rollups stay. The privacy text states the same.
pub const KEEP_RAW_DAYS: i32 = 90;

/// A batch can be redelivered as long as the stream holds it, which is days, not weeks.
const KEEP_BATCHES_DAYS: i32 = 14;

/// "Most popular" is counted over thirty days, and only if at least `BEST_SELLER_FLOOR` were bought.
const BEST_SELLER_DAYS: i32 = 30;
const BEST_SELLER_FLOOR: i64 = 100;

/// Orders deleted per transaction: few enough that nothing waits for their locks.
const FORGET_AT_ONCE: i64 = 1_000;

pub async fn run(pool: &PgPool, now: Timestamp) -> store::Result<()> {
    let today = partitions::day_of(now);
    let mut tx = store::begin(pool).await?;
    store::take_time(&mut tx).await?;
    partitions::ensure(&mut tx, partitions::days_ahead(now)).await?;
    partitions::drop_before(&mut tx, today.saturating_sub(KEEP_RAW_DAYS.days())).await?;
    let batches = now - (24 * KEEP_BATCHES_DAYS).hours();
    views::forget_batches_before(&mut tx, batches).await?;
    finished_runs::forget_folded_before(&mut tx, batches).await?;
    stats::forget_minutes_before(&mut tx, now - 2.hours()).await?;
    order_links::forget_expired(&mut tx, now).await?;
    challenges::forget_expired(&mut tx, now).await?;
    ceremonies::forget_expired(&mut tx, now).await?;
    sessions::forget_expired(&mut tx, now).await?;
    // No limit counts for longer than a day.
    limits::forget_before(&mut tx, now - 25.hours()).await?;
    let since = now - (24 * BEST_SELLER_DAYS).hours();
    purchases::count_best_sellers(&mut tx, since, BEST_SELLER_FLOOR, now).await?;
    tx.commit().await?;
    forget_orders(pool, now).await
}

/// Deletes the orders that have expired.
async fn forget_orders(pool: &PgPool, now: Timestamp) -> store::Result<()> {
    let mut conn = pool.acquire().await?;
    #[cfg(feature = "mutants")]
    if crate::mutants::is("forget_paid") {
        orders::forget_paid_too(&mut conn).await?;
    }
    loop {
        let gone = orders::forget_due(&mut conn, now, FORGET_AT_ONCE).await?;
        if gone > 0 {
            failpoints::reached("orders_forgotten");
        }
        metrics::counter!("orders_forgotten_total").increment(gone);
        // Fewer than asked for: the rest, if any, is locked by another worker that deletes it.
        if gone < FORGET_AT_ONCE.unsigned_abs() {
            return Ok(());
        }
    }
}
