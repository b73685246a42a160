//! Erasure: of one order or a whole account at its owner's request, and of everything whose retention period is over.

use domain::order::OrderNumber;
use jiff::{Timestamp, ToSpan};
use serde::Deserialize;
use serde_json::Value;
use store::{
    PgConnection, PgPool, StoreError,
    books::OpenBooks,
    comparisons,
    erasure::{
        self, Buyer,
        ledger::{self, Entry},
    },
    payment_events,
};

use crate::{
    jobs::{self, Job},
    ports::{Files, FilesError},
    proofs::{Proofs, unguessable},
    reports::report_folder,
};

mod accounts;
pub mod exports;
mod replay;
mod retention;

pub use accounts::{Deletion, close_waiting, delete_account, finish_closing};
pub use replay::{BadLine, Replayed, export_ledger, parse_ledger, replay};
pub use retention::{RETENTION, Retention};

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

/// Removes the person from an order: answers, result, report, certificates, links, comparisons, letters and files are
/// deleted; of the purchase, only what the books need remains, without name and address. Calling it again deletes files
/// that an earlier attempt left behind. Returns whether there was such an order.
pub async fn erase(
    pool: &PgPool,
    proofs: &Proofs,
    files: &impl Files,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<bool, EraseError> {
    let mut tx = store::begin(pool).await?;
    lock_settled(&mut tx, order).await?;
    let known = erase_order(&mut tx, proofs, order, now, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    files.remove(&report_folder(order)).await?;
    Ok(known)
}

/// Removes the person from a settled order and records it in the ledger of erasures, in the caller's transaction.
async fn erase_order(
    conn: &mut PgConnection,
    proofs: &Proofs,
    order: &OrderNumber,
    asked_at: Timestamp,
    now: Timestamp,
) -> store::Result<bool> {
    drop_jobs(conn, order).await?;
    drop_reports_beside(conn, order, now).await?;
    let known = erasure::erase(conn, order, &replacement(now), Buyer::Erase, now).await?;
    if known {
        ledger::record(conn, &Entry { hash: proofs.erased_order(order), asked_at }).await?;
    }
    Ok(known)
}

/// Deletes what an order is about and leaves the buyer in the books.
async fn clear(pool: &PgPool, order: &OrderNumber, now: Timestamp) -> Result<(), EraseError> {
    let mut tx = store::begin(pool).await?;
    lock_settled(&mut tx, order).await?;
    drop_jobs(&mut tx, order).await?;
    drop_reports_beside(&mut tx, order, now).await?;
    erasure::erase(&mut tx, order, &replacement(now), Buyer::Keep, now).await?;
    Ok(tx.commit().await.map_err(StoreError::from)?)
}

/// What was still to be done for the order: a report that can no longer be made, a letter that nobody may get, and
/// the check whether a letter arrived that is deleted now.
async fn drop_jobs(conn: &mut PgConnection, order: &OrderNumber) -> store::Result<()> {
    let of = |purchase| {
        [Job::MakeReport { purchase }, Job::AskForReview { purchase }, Job::CheckDelivery { purchase }]
    };
    let purchases = store::purchases::ids_of(conn, order).await?;
    let keys: Vec<String> = purchases.into_iter().flat_map(of).map(|job| job.key()).collect();
    store::jobs::drop_all(conn, &keys).await
}

/// Files of later reports in the same account that show this order's result beside their own. They are made again on
/// request, without it.
async fn drop_reports_beside(
    conn: &mut PgConnection,
    order: &OrderNumber,
    now: Timestamp,
) -> store::Result<()> {
    for later in store::retests::later(conn, order).await? {
        jobs::put(conn, &Job::RemoveFiles { folder: report_folder(&later) }, now, now).await?;
    }
    Ok(())
}

/// Locks an order, if there is one, and makes sure that none of its money is in transit.
async fn lock_settled(conn: &mut PgConnection, order: &OrderNumber) -> Result<(), EraseError> {
    let locked = OpenBooks::lock(conn, order).await?;
    if locked.is_some() && erasure::is_open(conn, order).await? {
        return Err(EraseError::Open);
    }
    Ok(())
}

/// Nobody learns this number, so it opens nothing.
fn replacement(now: Timestamp) -> OrderNumber {
    OrderNumber::new(now, unguessable())
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

/// Orders that are listed at a time to be cleared.
const CLEAR_AT_ONCE: i64 = 100;

/// How long the last letter to a deleted account may wait for the mail server. Once sent, it is deleted too.
const FAREWELL_DAYS: i32 = 7;

/// How long somebody can still read that a comparison was ended.
const STOPPED_DAYS: i32 = 30;

/// Deletes everything whose retention period is over, and closing accounts whose money has been settled.
pub async fn run(
    pool: &PgPool,
    proofs: &Proofs,
    files: &impl Files,
    periods: &Periods,
    now: Timestamp,
) -> Result<(), EraseError> {
    let before = |days: i32| now - (24 * i64::from(days)).hours();
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    erasure::forget_mails(&mut conn, before(periods.letters_days)).await?;
    erasure::accounts::forget_farewells(&mut conn, before(FAREWELL_DAYS)).await?;
    erasure::exports::forget_before(&mut conn, before(exports::KEPT_DAYS)).await?;
    erasure::forget_withdrawals(&mut conn, before(periods.withdrawals_days)).await?;
    erasure::forget_buyers(&mut conn, before(periods.buyers_days)).await?;
    comparisons::forget_stopped(&mut conn, before(STOPPED_DAYS)).await?;
    payment_events::forget_before(&mut conn, before(periods.payment_events_days)).await?;
    drop(conn);
    clear_refunded(pool, files, before(periods.refunded_orders_days), now).await?;
    files.remove_older("reports", before(periods.files_days)).await?;
    files.remove_older(exports::FOLDER, before(exports::KEPT_DAYS)).await?;
    accounts::finish_closing(pool, proofs, now).await
}

/// Clears all orders whose money went back before `moment`.
async fn clear_refunded(
    pool: &PgPool,
    files: &impl Files,
    moment: Timestamp,
    now: Timestamp,
) -> Result<(), EraseError> {
    let mut last = None;
    loop {
        let mut conn = pool.acquire().await.map_err(StoreError::from)?;
        let orders = erasure::refunded_before(&mut conn, moment, last.as_ref(), CLEAR_AT_ONCE).await?;
        drop(conn);
        let Some(end) = orders.last().cloned() else { return Ok(()) };
        for order in orders {
            match clear(pool, &order, now).await {
                Ok(()) => files.remove(&report_folder(&order)).await?,
                // Something new was bought in the meantime: its files stay, too.
                Err(EraseError::Open) => {}
                Err(error) => return Err(error),
            }
        }
        last = Some(end);
    }
}
