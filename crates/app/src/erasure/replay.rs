//! The ledger of erasures outside the database, and erasing again what a restored backup brought back.

use std::collections::HashMap;

use domain::{hex::hex, order::OrderNumber};
use jiff::Timestamp;
use store::{
    PgPool, StoreError,
    erasure::ledger::{self, Entry},
};
use uuid::Uuid;

use super::{
    EraseError,
    accounts::{Deletion, delete_as_of},
    erase_order, lock_settled,
};
use crate::{
    jobs::{self, Job},
    proofs::Proofs,
    reports::report_folder,
};

/// The ledger as text: a line for each entry, with the time and the hash.
pub async fn export_ledger(pool: &PgPool) -> store::Result<String> {
    let entries = ledger::list(&mut *pool.acquire().await?).await?;
    let lines = entries.iter().map(|entry| format!("{} {}", entry.asked_at, hex(&entry.hash)));
    Ok(lines.chain([String::new()]).collect::<Vec<_>>().join("\n"))
}

/// A line of an exported ledger that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {0} is not a time and a hash")]
pub struct BadLine(usize);

/// Reads an exported ledger.
pub fn parse_ledger(text: &str) -> Result<Vec<Entry>, BadLine> {
    let lines = text.lines().enumerate();
    lines.map(|(n, line)| parse_line(line).ok_or(BadLine(n + 1))).collect()
}

fn parse_line(line: &str) -> Option<Entry> {
    let (time, hash) = line.split_once(' ')?;
    // The digits of a u128: its bytes are the hash.
    let digits = hash.len() == 32 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u128::from_str_radix(hash, 16).ok().filter(|_| digits)?;
    Some(Entry { hash: number.to_be_bytes().to_vec(), asked_at: time.parse().ok()? })
}

/// What a replay did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    pub accounts: u64,
    pub orders: u64,
    /// Money of theirs is in transit in the restored database: to be replayed again once it is settled.
    pub waiting: u64,
}

/// Rows read at once.
const PAGE: i64 = 10_000;

/// Erases every account and order that the ledger names. Doing it again is harmless.
pub async fn replay(
    pool: &PgPool,
    proofs: &Proofs,
    entries: &[Entry],
    now: Timestamp,
) -> Result<Replayed, EraseError> {
    let mut tx = store::begin(pool).await?;
    for entry in entries {
        ledger::record(&mut tx, entry).await?;
    }
    tx.commit().await.map_err(StoreError::from)?;
    // With the entries that the backup itself had: they may have been waiting then.
    let named: HashMap<Vec<u8>, Timestamp> = {
        let mut conn = pool.acquire().await.map_err(StoreError::from)?;
        ledger::list(&mut conn).await?.into_iter().map(|entry| (entry.hash, entry.asked_at)).collect()
    };
    let mut done = Replayed::default();
    replay_accounts(pool, proofs, &named, &mut done, now).await?;
    replay_orders(pool, proofs, &named, &mut done, now).await?;
    Ok(done)
}

async fn replay_accounts(
    pool: &PgPool,
    proofs: &Proofs,
    named: &HashMap<Vec<u8>, Timestamp>,
    done: &mut Replayed,
    now: Timestamp,
) -> Result<(), EraseError> {
    let mut after = Uuid::nil();
    loop {
        let mut conn = pool.acquire().await.map_err(StoreError::from)?;
        let page = ledger::accounts_after(&mut conn, after, PAGE).await?;
        drop(conn);
        let Some(last) = page.last() else { return Ok(()) };
        after = last.as_uuid();
        for id in page {
            let Some(asked_at) = named.get(&proofs.erased_account(id)) else { continue };
            match delete_as_of(pool, proofs, (id, *asked_at), now).await? {
                Deletion::Done(_) => done.accounts += 1,
                Deletion::Closing => done.waiting += 1,
            }
        }
    }
}

async fn replay_orders(
    pool: &PgPool,
    proofs: &Proofs,
    named: &HashMap<Vec<u8>, Timestamp>,
    done: &mut Replayed,
    now: Timestamp,
) -> Result<(), EraseError> {
    let mut after = String::new();
    loop {
        let mut conn = pool.acquire().await.map_err(StoreError::from)?;
        let page = ledger::orders_after(&mut conn, &after, PAGE).await?;
        drop(conn);
        let Some(last) = page.last() else { return Ok(()) };
        last.as_str().clone_into(&mut after);
        for order in page {
            let Some(asked_at) = named.get(&proofs.erased_order(&order)) else { continue };
            match replay_order(pool, proofs, &order, *asked_at, now).await {
                Ok(()) => done.orders += 1,
                Err(EraseError::Open) => done.waiting += 1,
                Err(error) => return Err(error),
            }
        }
    }
}

async fn replay_order(
    pool: &PgPool,
    proofs: &Proofs,
    order: &OrderNumber,
    asked_at: Timestamp,
    now: Timestamp,
) -> Result<(), EraseError> {
    let mut tx = store::begin(pool).await?;
    lock_settled(&mut tx, order).await?;
    erase_order(&mut tx, proofs, order, asked_at, now).await?;
    jobs::put(&mut tx, &Job::RemoveFiles { folder: report_folder(order) }, now, now).await?;
    Ok(tx.commit().await.map_err(StoreError::from)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_is_read_as_it_was_written_and_a_bad_line_is_named() {
        let hash = vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255];
        let line = format!("2026-11-16T12:00:00.5Z {}", hex(&hash));
        let asked_at = "2026-11-16T12:00:00.5Z".parse().expect("a time");
        assert_eq!(parse_ledger(&format!("{line}\n")), Ok(vec![Entry { hash, asked_at }]));
        assert_eq!(parse_ledger(""), Ok(Vec::new()));
        for bad in ["", "2026-11-16T12:00:00Z", "yesterday 00", &line[..line.len() - 1], &format!("{line}0")]
        {
            assert_eq!(parse_ledger(&format!("{line}\n{bad}\n{line}")), Err(BadLine(2)), "{bad}");
        }
    }
}
