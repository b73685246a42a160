//! Deletes an account with everything that belongs to its owner.
//!
//! An order whose money is in transit can't be erased before the money has arrived somewhere. Until then the account
//! is marked as closing, and housekeeping tries again.

use domain::{account::AccountId, ids::JobId, order::UNPAID_KEPT};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, StoreError,
    accounts::{self, Account, challenges, sessions},
    as_postgres_keeps,
    books::OpenBooks,
    erasure::{
        self, accounts as rows, exports,
        ledger::{self, Entry},
    },
    plans,
};

use super::{EraseError, erase_order, exports::export_folder};
use crate::{
    failpoints,
    jobs::{self, Job},
    mail::{self, About, AccountEvent, AccountNotice, Letter, NewLetter},
    mutants, payments,
    proofs::Proofs,
    reports::report_folder,
};

/// What became of a request to delete an account.
#[derive(Debug)]
pub enum Deletion {
    /// Nothing is left. The jobs delete its files and write one last letter.
    Done(Vec<JobId>),
    /// Money of an order is in transit: the account is deleted once it is settled.
    Closing,
}

/// Deletes an account at its owner's request, and signs out everywhere.
pub async fn delete_account(
    pool: &PgPool,
    proofs: &Proofs,
    id: AccountId,
    now: Timestamp,
) -> Result<Deletion, EraseError> {
    delete_as_of(pool, proofs, (id, as_postgres_keeps(now)), now).await
}

/// Deletes an account as far as it was when that was asked for: what its owner took or bought later stays.
pub(super) async fn delete_as_of(
    pool: &PgPool,
    proofs: &Proofs,
    (id, asked_at): (AccountId, Timestamp),
    now: Timestamp,
) -> Result<Deletion, EraseError> {
    let mut tx = store::begin(pool).await?;
    let deletion = if rows::mark_closing(&mut tx, id, asked_at).await? {
        sessions::end_others(&mut tx, id, None).await?;
        close(&mut tx, proofs, (id, asked_at), now).await?
    } else {
        Deletion::Done(Vec::new())
    };
    failpoints::reached("inside_deletion");
    tx.commit().await.map_err(StoreError::from)?;
    Ok(deletion)
}

/// Accounts that housekeeping tries to close per run.
const CLOSE_AT_ONCE: i64 = 1_000;

/// Deletes the closing accounts whose money has been settled.
pub async fn finish_closing(pool: &PgPool, proofs: &Proofs, now: Timestamp) -> Result<(), EraseError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    for closing in rows::closing(&mut conn, CLOSE_AT_ONCE).await? {
        let mut tx = store::begin(pool).await?;
        close(&mut tx, proofs, closing, now).await?;
        tx.commit().await.map_err(StoreError::from)?;
    }
    Ok(())
}

/// Deletes this account if its owner asked for that and its money has been settled.
pub async fn close_waiting(
    pool: &PgPool,
    proofs: &Proofs,
    id: AccountId,
    now: Timestamp,
) -> Result<(), EraseError> {
    let mut tx = store::begin(pool).await?;
    if let Some(asked_at) = rows::closing_since(&mut tx, id).await? {
        close(&mut tx, proofs, (id, asked_at), now).await?;
    }
    Ok(tx.commit().await.map_err(StoreError::from)?)
}

/// Everything in the caller's transaction, or nothing if money is in transit.
async fn close(
    conn: &mut PgConnection,
    proofs: &Proofs,
    (id, asked_at): (AccountId, Timestamp),
    now: Timestamp,
) -> Result<Deletion, EraseError> {
    let Some(account) = accounts::find(conn, id).await? else { return Ok(Deletion::Done(Vec::new())) };
    // What was paid with the address belongs to its owner, though nobody has signed in since.
    accounts::collect_paid(conn, id, &account.email).await?;
    if let Some(plan) = plans::of_account(conn, id).await?
        && let Some(plan) = plans::lock(conn, plan.id).await?
        && payments::end_plan(conn, plan, now).await?.is_some()
    {
        // It must not be charged when nobody is left to cancel it: the provider hears of it first.
        return Ok(Deletion::Closing);
    }
    let orders = rows::orders_until(conn, id, asked_at).await?;
    for order in &orders {
        OpenBooks::lock(conn, order).await?;
        if erasure::is_open(conn, order).await? {
            return Ok(Deletion::Closing);
        }
    }
    if rows::pays(conn, &account.email, asked_at).await? {
        return Ok(Deletion::Closing);
    }
    let mut folders: Vec<String> = orders.iter().map(report_folder).collect();
    folders.extend(exports::of_account(conn, id).await?.into_iter().map(export_folder));
    for order in orders.iter().filter(|_| !mutants::is("half_erased")) {
        erase_order(conn, proofs, order, asked_at, now).await?;
    }
    rows::forget_address(conn, &account.email, asked_at).await?;
    challenges::end_all(conn, &account.email).await?;
    let forget_at = now.saturating_add(UNPAID_KEPT).unwrap_or(Timestamp::MAX);
    rows::delete(conn, id, &proofs.address(&account.email), forget_at).await?;
    let mut jobs = Vec::with_capacity(folders.len() + 1);
    for folder in folders {
        jobs.push(jobs::put(conn, &Job::RemoveFiles { folder }, now, now).await?);
    }
    let is_new = ledger::record(conn, &Entry { hash: proofs.erased_account(id), asked_at }).await?;
    // Whoever is deleted again, from a restored backup, has had the letter.
    if is_new {
        jobs.push(write_farewell(conn, &account, now).await?);
    }
    Ok(Deletion::Done(jobs))
}

/// About the address alone: the account is gone. The letter is deleted soon after it was sent.
async fn write_farewell(conn: &mut PgConnection, account: &Account, now: Timestamp) -> store::Result<JobId> {
    let event = AccountEvent::Deleted;
    let letter = NewLetter {
        about: About::Address,
        to: account.email.clone(),
        hl: account.hl,
        content: Letter::AccountNotice(AccountNotice { app: account.app, event, at: now }),
    };
    mail::queue(conn, letter, now).await
}
