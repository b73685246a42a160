//! Erasure: of one order when its owner asks for it, and of everything whose time is over.

use domain::order::OrderNumber;
use jiff::{Timestamp, ToSpan};
use serde::Deserialize;
use serde_json::Value;
use store::{PgPool, StoreError, books::OpenBooks, erasure, payment_events};
use uuid::Uuid;

use crate::{
    ports::{Files, FilesError},
    reports::report_folder,
};

/// Why nothing was erased, or not all of it.
#[derive(Debug, thiserror::Error)]
pub enum EraseError {
    #[error("money of this order is still on its way; settle it first")]
    Open,
    #[error("the database did not take part")]
    Store(#[from] StoreError),
    #[error("the order is erased, but not its files: ask again")]
    Files(#[from] FilesError),
}

/// Takes a person out of an order: answers, result, report, certificates, links, letters and files go; of
/// the purchase stays what the books need, without name and address. Asked again it deletes files that an
/// earlier attempt had to leave. Says whether there was such an order.
pub async fn erase(
    pool: &PgPool,
    files: &impl Files,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<bool, EraseError> {
    let known = clear(pool, order, true, now).await?;
    files.remove(&report_folder(order)).await?;
    Ok(known)
}

async fn clear(
    pool: &PgPool,
    order: &OrderNumber,
    contract: bool,
    now: Timestamp,
) -> Result<bool, EraseError> {
    let mut tx = store::begin(pool).await?;
    let locked = OpenBooks::lock(&mut tx, order).await?;
    if locked.is_some() && erasure::is_open(&mut tx, order).await? {
        return Err(EraseError::Open);
    }
    // Told to nobody, so it opens nothing.
    let empty = OrderNumber::new(now, Uuid::new_v4().as_u128());
    let known = erasure::erase(&mut tx, order, &empty, contract).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(known)
}

/// Everything that is kept about an order.
pub async fn export(pool: &PgPool, order: &OrderNumber) -> store::Result<Option<Value>> {
    erasure::export(&mut *pool.acquire().await?, order).await
}

/// How many days something is kept. The privacy text says the same.
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

/// Orders cleared in one go; the rest waits an hour.
const CLEAR_AT_ONCE: i64 = 100;

/// Ends everything whose time is over.
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
        match clear(pool, &order, false, now).await {
            // Something was bought anew meanwhile.
            Ok(_) | Err(EraseError::Open) => {}
            Err(error) => return Err(error),
        }
        files.remove(&report_folder(&order)).await?;
    }
    files.remove_older("reports", before(periods.files_days)).await?;
    Ok(())
}
