//! Erasure: of one order at its owner's request, and of everything whose retention period is over.

use domain::order::OrderNumber;
use jiff::{Timestamp, ToSpan};
use serde::Deserialize;
use serde_json::Value;
use store::{
    PgPool, StoreError,
    books::OpenBooks,
    erasure::{self, Buyer},
    payment_events,
};
use uuid::Uuid;

use crate::{
    ports::{Files, FilesError},
    reports::report_folder,
};

/// Why nothing was erased, or not all of it.
#[derive(Debug, thiserror::Error)]
pub enum EraseError {
    #[error("a payment or refund of this order is still in progress; settle it first")]
    Open,
    #[error("could not erase from the database")]
    Store(#[from] StoreError),
    #[error("the order is erased, but its files are not: try again")]
    Files(#[from] FilesError),
}

/// Removes the person from an order: answers, result, report, certificates, links, letters and files are deleted;
/// of the purchase, only what the books need remains, without name and address. Calling it again deletes files
/// that an earlier attempt left behind. Returns whether there was such an order.
pub async fn erase(
    pool: &PgPool,
    files: &impl Files,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<bool, EraseError> {
    let known = clear(pool, order, Buyer::Erase, now).await?;
    files.remove(&report_folder(order)).await?;
    Ok(known)
}

async fn clear(pool: &PgPool, order: &OrderNumber, buyer: Buyer, now: Timestamp) -> Result<bool, EraseError> {
    let mut tx = store::begin(pool).await?;
    let locked = OpenBooks::lock(&mut tx, order).await?;
    if locked.is_some() && erasure::is_open(&mut tx, order).await? {
        return Err(EraseError::Open);
    }
    // Nobody learns this number, so it opens nothing.
    let replacement = OrderNumber::new(now, Uuid::new_v4().as_u128());
    let known = erasure::erase(&mut tx, order, &replacement, buyer).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(known)
}

/// Everything that is stored about an order.
pub async fn export(pool: &PgPool, order: &OrderNumber) -> store::Result<Option<Value>> {
    erasure::export(&mut *pool.acquire().await?, order).await
}

/// Retention periods in days. The privacy text states the same ones.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Periods {
    pub letters_days: i32,
    pub withdrawals_days: i32,
    pub payment_events_days: i32,
    pub refunded_orders_days: i32,
    pub buyers_days: i32,
    pub files_days: i32,
}

impl Periods {
    pub fn all(&self) -> [i32; 6] {
        [
            self.letters_days,
            self.withdrawals_days,
            self.payment_events_days,
            self.refunded_orders_days,
            self.buyers_days,
            self.files_days,
        ]
    }
}

/// Orders cleared per run; the rest wait for the next, an hour later.
const CLEAR_AT_ONCE: i64 = 100;

/// Deletes everything whose retention period is over.
pub async fn run(
    pool: &PgPool,
    files: &impl Files,
    periods: &Periods,
    now: Timestamp,
) -> Result<(), EraseError> {
    let before = |days: i32| now - (24 * i64::from(days)).hours();
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    erasure::forget_mails(&mut conn, before(periods.letters_days)).await?;
    erasure::forget_withdrawals(&mut conn, before(periods.withdrawals_days)).await?;
    erasure::forget_buyers(&mut conn, before(periods.buyers_days)).await?;
    payment_events::forget_before(&mut conn, before(periods.payment_events_days)).await?;
    let refunded = before(periods.refunded_orders_days);
    for order in erasure::refunded_before(&mut conn, refunded, CLEAR_AT_ONCE).await? {
        match clear(pool, &order, Buyer::Keep, now).await {
            Ok(_) => files.remove(&report_folder(&order)).await?,
            // Something new was bought in the meantime: its files stay, too.
            Err(EraseError::Open) => {}
            Err(error) => return Err(error),
        }
    }
    files.remove_older("reports", before(periods.files_days)).await?;
    Ok(())
}
