//! What a worker does once an hour: partitions ahead, old days and orders away.

use jiff::{Timestamp, ToSpan};
use store::{PgPool, orders, partitions, stats, views};

/// How long raw views and visits are kept; the rollups stay. The privacy text says the same.
pub const KEEP_RAW_DAYS: i32 = 90;

/// A batch can be delivered again as long as the stream holds it, which is days, not weeks.
const KEEP_BATCHES_DAYS: i32 = 14;

pub async fn run(pool: &PgPool, now: Timestamp) -> store::Result<()> {
    let today = partitions::day_of(now);
    let mut tx = pool.begin().await?;
    partitions::ensure(&mut tx, partitions::days_ahead(now)).await?;
    partitions::drop_before(&mut tx, today.saturating_sub(KEEP_RAW_DAYS.days())).await?;
    views::forget_batches_before(&mut tx, now - (24 * KEEP_BATCHES_DAYS).hours()).await?;
    stats::forget_minutes_before(&mut tx, now - 2.hours()).await?;
    orders::forget_due(&mut tx, now).await?;
    tx.commit().await?;
    Ok(())
}
