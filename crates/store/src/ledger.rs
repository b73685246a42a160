//! Our own books of all orders, and how far they were held against the provider's.

use std::collections::BTreeMap;

use domain::money::Currency;
use jiff::{Timestamp, civil::Date};
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};

use crate::{Result, StoreError};

/// What moved at the provider by one of our transactions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// As [`domain::ledger::Transaction`] names it: `charge:…`.
    pub transaction: String,
    pub currency: Currency,
    pub amount: i64,
    pub at: Timestamp,
}

/// Everything that moved at the provider by our books in that time.
pub async fn moved(conn: &mut PgConnection, from: Timestamp, to: Timestamp) -> Result<Vec<Moved>> {
    let rows = sqlx::query!(
        r#"select transaction, currency, amount, at as "at: jiff_sqlx::Timestamp" from ledger_line
           where account = 'provider' and at >= $1 and at < $2 order by at"#,
        from.to_sqlx() as _,
        to.to_sqlx() as _,
    )
    .fetch_all(conn)
    .await?;
    let moved = rows.into_iter().map(|row| {
        let unknown = || StoreError::Inconsistent {
            table: "ledger_line",
            column: "currency",
            row: row.transaction.clone(),
        };
        let currency = Currency::parse(&row.currency).ok_or_else(unknown)?;
        Ok(Moved { transaction: row.transaction, currency, amount: row.amount, at: row.at.to_jiff() })
    });
    moved.collect()
}

/// Takes the turn to read on in the provider's list of messages; answers since when, or nothing if it is
/// nobody's turn before `next`.
pub async fn take_events(
    conn: &mut PgConnection,
    next: Timestamp,
    now: Timestamp,
) -> Result<Option<Option<Timestamp>>> {
    let row = sqlx::query!(
        r#"update reconciliation set events_next = $1 where events_next <= $2
           returning events_until as "until: jiff_sqlx::Timestamp""#,
        next.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| row.until.map(jiff_sqlx::Timestamp::to_jiff)))
}

/// Everything that the provider said before that moment was heard.
pub async fn heard_until(conn: &mut PgConnection, until: Timestamp) -> Result<()> {
    sqlx::query!("update reconciliation set events_until = greatest(events_until, $1)", until.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(())
}

/// Takes the turn to compare a day that nobody has compared yet.
pub async fn take_day(conn: &mut PgConnection, day: Date, next: Timestamp, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update reconciliation set ledger_next = $2
         where ledger_next <= $3 and (ledger_day is null or ledger_day < $1)",
        day.to_sqlx() as _,
        next.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Hundredths by currency that nobody could explain.
pub type Difference = BTreeMap<Currency, i64>;

/// A day was compared; what couldn't be explained is kept.
pub async fn compared(conn: &mut PgConnection, day: Date, difference: &Difference) -> Result<()> {
    sqlx::query!(
        "update reconciliation set ledger_day = $1, difference = $2",
        day.to_sqlx() as _,
        Json(difference) as _
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The last comparison's day and what it couldn't explain.
pub async fn last_comparison(conn: &mut PgConnection) -> Result<(Option<Date>, Difference)> {
    let row = sqlx::query!(
        r#"select ledger_day as "day: jiff_sqlx::Date", difference as "difference: Json<Difference>"
           from reconciliation"#
    )
    .fetch_one(conn)
    .await?;
    Ok((row.day.map(jiff_sqlx::Date::to_jiff), row.difference.0))
}
