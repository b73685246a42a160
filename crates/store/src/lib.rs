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
mod migrate;
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
pub use migrate::migrate;
pub use pools::{Pools, Purpose, begin, connect, freeze, take_time};
pub use sqlx::{PgConnection, PgPool, Postgres, pool::PoolConnection};
/// What [`begin`] begins.
pub type Transaction = sqlx::Transaction<'static, Postgres>;

/// Every migration, embedded in the binary.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();
/// SQLSTATE of a server that is gone, going, full or not the primary any more: connection exceptions, shutdown and start,
/// too many connections, read-only.
const AWAY: [&str; 6] = ["08", "57P01", "57P02", "57P03", "53300", pools::READ_ONLY];

/// The errors of this crate.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database query failed")]
    Driver(#[source] sqlx::Error),
    #[error("{table}.{column} of row {row} holds a value the product does not know")]
    Inconsistent { table: &'static str, column: &'static str, row: String },
}
impl StoreError {
    /// Whether the database is away, and not what was asked of it: the same call may succeed in a moment.
    pub fn is_away(&self) -> bool {
        let Self::Driver(error) = self else { return false };
        match error {
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => true,
            sqlx::Error::Database(error) => {
                error.code().is_some_and(|code| AWAY.iter().any(|way| code.starts_with(way)))
            }
            _ => false,
        }
    }

    /// Whether the data is at fault and not the database: the same data would be rejected again.
    pub fn blames_data(&self) -> bool {
        let Self::Driver(sqlx::Error::Database(error)) = self else { return false };
        // SQLSTATE classes: data exceptions and constraint violations.
        error.code().is_some_and(|code| code.starts_with("22") || code.starts_with("23"))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        pools::note(&error);
        Self::Driver(error)
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
