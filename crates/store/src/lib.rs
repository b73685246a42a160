//! All SQL of the product. Free functions per aggregate on a connection; the caller owns the transaction.
//! Lookups return `Option`: not found is not an error here.

pub mod accounts;
pub mod attempts;
pub mod bank;
mod batches;
pub mod books;
pub mod bundles;
pub mod catalog;
pub mod certificates;
pub mod comparisons;
mod copy;
pub mod erasure;
pub mod finished_runs;
pub mod instruments;
pub mod jobs;
pub mod ledger;
pub mod mail;
pub mod order_links;
pub mod orders;
pub mod partitions;
pub mod payment_events;
pub mod plans;
mod pools;
pub mod protocols;
pub mod purchases;
pub mod refunds;
pub mod reports;
pub mod retests;
pub mod reviews;
pub mod shares;
pub mod stats;
pub mod views;
pub mod visits;
pub mod withdrawals;

use jiff::Timestamp;
pub use pools::{Pools, Purpose, begin, connect, take_time};
pub use sqlx::{PgConnection, PgPool, Postgres, pool::PoolConnection};
/// What [`begin`] begins.
pub type Transaction = sqlx::Transaction<'static, Postgres>;

/// Every migration, embedded in the binary.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();
/// The errors of this crate.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database query failed")]
    Driver(#[from] sqlx::Error),
    #[error("{table}.{column} of row {row} holds a value the product does not know")]
    Inconsistent { table: &'static str, column: &'static str, row: String },
}
impl StoreError {
    /// Whether the data is at fault and not the database: the same data would be rejected again.
    pub fn blames_data(&self) -> bool {
        let Self::Driver(sqlx::Error::Database(error)) = self else { return false };
        // SQLSTATE classes: data exceptions and constraint violations.
        error.code().is_some_and(|code| code.starts_with("22") || code.starts_with("23"))
    }
}

/// A savepoint: a part of a transaction that can be rolled back on its own.
#[expect(clippy::disallowed_methods, reason = "dropped half-way, the whole transaction is rolled back")]
pub async fn savepoint(conn: &mut PgConnection) -> Result<sqlx::Transaction<'_, sqlx::Postgres>> {
    Ok(sqlx::Connection::begin(conn).await?)
}

/// Truncates a time to PostgreSQL's precision, so that what is read back equals what was written.
pub fn as_postgres_keeps(at: Timestamp) -> Timestamp {
    Timestamp::from_microsecond(at.as_microsecond()).unwrap_or(at)
}

pub type Result<T> = std::result::Result<T, StoreError>;
