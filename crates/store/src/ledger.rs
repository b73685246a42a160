//! Our books of all orders, and how far they have been compared with the provider's.

use std::collections::BTreeMap;

use domain::money::Currency;
use jiff::{Timestamp, civil::Date};
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};

use crate::{Result, StoreError};

/// What one of our transactions moved at the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The name in [`domain::ledger::Transaction`]: `charge:…`.
    pub transaction: String,
    pub currency: Currency,
    pub amount: i64,
    pub at: Timestamp,
}

/// Everything that by our books moved at the provider between `from` and `to`.
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

/// Claims the next reading of the provider's list of events and blocks others until `next`; returns where to
/// start, or `None` if another process has claimed it.
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

/// Records that all events before `until` were read, and needn't be read again.
pub async fn heard_until(conn: &mut PgConnection, until: Timestamp) -> Result<()> {
    sqlx::query!("update reconciliation set events_until = greatest(events_until, $1)", until.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(())
}

/// Claims the comparison of the oldest day not yet compared, up to `last`, and blocks others until `next`;
/// `None` if there is no such day or another process has claimed it.
pub async fn take_day(
    conn: &mut PgConnection,
    last: Date,
    next: Timestamp,
    now: Timestamp,
) -> Result<Option<Date>> {
    let day = sqlx::query_scalar!(
        r#"update reconciliation set ledger_next = $2
           where ledger_next <= $3 and (ledger_day is null or ledger_day < $1)
           returning coalesce(ledger_day + 1, $1) as "day!: jiff_sqlx::Date""#,
        last.to_sqlx() as _,
        next.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(day.map(jiff_sqlx::Date::to_jiff))
}

/// Unexplained differences in hundredths by currency.
pub type Difference = BTreeMap<Currency, i64>;

/// Records that a day was compared, with its unexplained difference; the next day may be compared at once.
pub async fn compared(
    conn: &mut PgConnection,
    day: Date,
    difference: &Difference,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "with day as (
             insert into ledger_comparison (day, compared_at, difference) values ($1, $3, $2)
             on conflict (day) do update set compared_at = $3, difference = $2, acknowledged_at = null, note = null
         )
         update reconciliation set ledger_day = greatest(ledger_day, $1), ledger_next = $3",
        day.to_sqlx() as _,
        Json(difference) as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// A day whose books were compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub day: Date,
    pub difference: Difference,
    pub acknowledged_at: Option<Timestamp>,
    pub note: Option<String>,
}

/// The latest comparisons, newest first; with `open` only unacknowledged differences.
pub async fn comparisons(conn: &mut PgConnection, open: bool, most: i64) -> Result<Vec<Comparison>> {
    let rows = sqlx::query!(
        r#"select day as "day: jiff_sqlx::Date", difference as "difference: Json<Difference>",
                  acknowledged_at as "acknowledged_at: jiff_sqlx::Timestamp", note
           from ledger_comparison where not $1 or (difference <> '{}' and acknowledged_at is null)
           order by day desc limit $2"#,
        open,
        most,
    )
    .fetch_all(conn)
    .await?;
    let comparisons = rows.into_iter().map(|row| Comparison {
        day: row.day.to_jiff(),
        difference: row.difference.0,
        acknowledged_at: row.acknowledged_at.map(jiff_sqlx::Timestamp::to_jiff),
        note: row.note,
    });
    Ok(comparisons.collect())
}

/// The number of days with an unacknowledged difference.
pub async fn unacknowledged(conn: &mut PgConnection) -> Result<i64> {
    let days = sqlx::query_scalar!(
        r#"select count(*) as "days!" from ledger_comparison
           where difference <> '{}' and acknowledged_at is null"#
    );
    Ok(days.fetch_one(conn).await?)
}

/// Acknowledges the difference of a day; returns whether there was one to acknowledge.
pub async fn acknowledge(conn: &mut PgConnection, day: Date, note: &str, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update ledger_comparison set acknowledged_at = $2, note = $3
         where day = $1 and difference <> '{}' and acknowledged_at is null",
        day.to_sqlx() as _,
        now.to_sqlx() as _,
        note,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}
