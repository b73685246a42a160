//! Payment attempts: written before the provider is called, and polled until they are settled.

use domain::{
    ids::{AttemptId, PurchaseId},
    order::OrderNumber,
    payment::AttemptState,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// Writes an attempt that is about to be sent, to be polled from `check_at` on.
pub async fn insert(
    conn: &mut PgConnection,
    id: AttemptId,
    purchase: PurchaseId,
    n: i32,
    check_at: Timestamp,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into payment_attempt (id, purchase_id, n, key, state, as_of, created_at, check_at)
         values ($1, $2, $3, $4, $5, $6, $6, $7)",
        id.as_uuid(),
        purchase.as_uuid(),
        n,
        key(purchase, n),
        AttemptState::Sending.code(),
        now.to_sqlx() as _,
        check_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The idempotency key of the call: the same for every repetition.
pub fn key(purchase: PurchaseId, n: i32) -> String {
    format!("pi:{purchase}:{n}")
}

/// An attempt to poll the provider about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub id: AttemptId,
    pub purchase: PurchaseId,
    pub n: i32,
    pub state: AttemptState,
    pub intent: Option<String>,
    pub method: Option<String>,
    pub created_at: Timestamp,
}

/// Claims at most `most` due attempts and sets their next check: `ages` are the seconds after creation at which
/// an attempt is checked; after the last it is checked daily. One that was never checked is claimed if it is
/// due before `first_before`. Those that seem to be paid come first. One created at or before `created_after`
/// is not checked again. Rows that another worker is claiming are skipped.
pub async fn take_due(
    conn: &mut PgConnection,
    ages: &[i32],
    most: i64,
    first_before: Timestamp,
    created_after: Timestamp,
    now: Timestamp,
) -> Result<Vec<Due>> {
    let rows = sqlx::query!(
        r#"with due as (
               select id from payment_attempt
               where check_at <= greatest($1::timestamptz, $5::timestamptz) and (check_at <= $1 or checks = 0)
               order by state in ('acting', 'processing') desc, state = 'declined', check_at
               limit $2 for update skip locked
           )
           update payment_attempt a
           set checks = checks + 1, checked_at = $1,
               check_at = case when created_at > $4 then coalesce(
                   (select created_at + make_interval(secs => min(age)) from unnest($3::int[]) as age
                    where age > extract(epoch from $1 - created_at)),
                   $1 + interval '1 day') end
           from due where a.id = due.id
           returning a.id, a.purchase_id, a.n, a.state, a.intent, a.method,
                     a.created_at as "created_at: jiff_sqlx::Timestamp""#,
        now.to_sqlx() as _,
        most,
        ages,
        created_after.to_sqlx() as _,
        first_before.to_sqlx() as _,
    )
    .fetch_all(conn)
    .await?;
    let due = rows.into_iter().map(|row| {
        let unknown = || StoreError::Inconsistent {
            table: "payment_attempt",
            column: "state",
            row: row.id.to_string(),
        };
        Ok(Due {
            id: row.id.into(),
            purchase: row.purchase_id.into(),
            n: row.n,
            state: AttemptState::parse(&row.state).ok_or_else(unknown)?,
            intent: row.intent,
            method: row.method,
            created_at: row.created_at.to_jiff(),
        })
    });
    due.collect()
}

/// Whether the caller may check this attempt now: only if nobody has since `not_since`, and one at a time.
pub async fn take_turn(
    conn: &mut PgConnection,
    id: AttemptId,
    not_since: Timestamp,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "update payment_attempt set checked_at = $3
         where id = $1 and (checked_at is null or checked_at <= $2) and created_at <= $2",
        id.as_uuid(),
        not_since.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Counts a declined card with its attempt. Returns the attempt and the number of declines for its order since
/// `since`; `None` if the message was counted before.
pub async fn count_decline(
    conn: &mut PgConnection,
    intent: &str,
    message: &str,
    since: Timestamp,
    now: Timestamp,
) -> Result<Option<(AttemptId, i64)>> {
    let row = sqlx::query!(
        r#"with counted as (
               update payment_attempt
               set declines = case when declined_at > $3 then declines else 0 end + 1, declined_at = $4
               where intent = $1 and not exists (select from payment_event where id = $2)
               returning id, purchase_id, declines
           )
           select c.id, c.declines + (
               select coalesce(sum(a.declines), 0) from payment_attempt a join purchase p on p.id = a.purchase_id
               where p.order_number = own.order_number and a.id <> c.id and a.declined_at > $3
           ) as "declines!"
           from counted c join purchase own on own.id = c.purchase_id"#,
        intent,
        message,
        since.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| (row.id.into(), row.declines)))
}

/// The number of declined cards of an order since `since`.
pub async fn declines(conn: &mut PgConnection, order: &OrderNumber, since: Timestamp) -> Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select coalesce(sum(a.declines), 0) as "declines!" from payment_attempt a
           join purchase p on p.id = a.purchase_id where p.order_number = $1 and a.declined_at > $2"#,
        order.as_str(),
        since.to_sqlx() as _,
    );
    Ok(count.fetch_one(conn).await?)
}

/// The intent of an attempt and when it was created, if it is not settled.
pub async fn open_intent(conn: &mut PgConnection, id: AttemptId) -> Result<Option<(String, Timestamp)>> {
    let row = sqlx::query!(
        r#"select intent as "intent!", created_at as "created_at: jiff_sqlx::Timestamp" from payment_attempt
           where id = $1 and intent is not null and state not in ('succeeded', 'cancelled')"#,
        id.as_uuid()
    );
    let row = row.fetch_optional(conn).await?;
    Ok(row.map(|row| (row.intent, row.created_at.to_jiff())))
}

/// Lets reconciliation check this intent as soon as possible.
pub async fn look_soon(conn: &mut PgConnection, intent: &str, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update payment_attempt set check_at = $2 where intent = $1 and check_at > $2",
        intent,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}
