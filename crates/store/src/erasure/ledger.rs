//! The ledger of erasures: what was erased at its owner's request, as keyed hashes.

use domain::{account::AccountId, order::OrderNumber};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::{Result, StoreError};

/// One account or order that was erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub hash: Vec<u8>,
    /// When it was asked for.
    pub asked_at: Timestamp,
}

/// Writes an entry, in the transaction that erases. False if it is there already.
pub async fn record(conn: &mut PgConnection, entry: &Entry) -> Result<bool> {
    let done = sqlx::query!(
        "insert into erasure (hash, asked_at) values ($1, $2) on conflict (hash) do nothing",
        entry.hash,
        entry.asked_at.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// The whole ledger, oldest first.
pub async fn list(conn: &mut PgConnection) -> Result<Vec<Entry>> {
    let rows = sqlx::query!(
        r#"select hash, asked_at as "asked_at: jiff_sqlx::Timestamp" from erasure order by asked_at, hash"#
    );
    let rows = rows.fetch_all(conn).await?.into_iter();
    Ok(rows.map(|row| Entry { hash: row.hash, asked_at: row.asked_at.to_jiff() }).collect())
}

/// The accounts after this one, by id.
pub async fn accounts_after(conn: &mut PgConnection, after: Uuid, most: i64) -> Result<Vec<AccountId>> {
    let ids = sqlx::query_scalar!("select id from account where id > $1 order by id limit $2", after, most);
    Ok(ids.fetch_all(conn).await?.into_iter().map(AccountId::from).collect())
}

/// The orders after this one, by number.
pub async fn orders_after(conn: &mut PgConnection, after: &str, most: i64) -> Result<Vec<OrderNumber>> {
    let numbers = sqlx::query_scalar!(
        "select number from exam_order where number > $1 order by number limit $2",
        after,
        most
    );
    let unknown =
        || StoreError::Inconsistent { table: "exam_order", column: "number", row: "of a replay".to_owned() };
    numbers.fetch_all(conn).await?.iter().map(|n| OrderNumber::parse(n).ok_or_else(unknown)).collect()
}
