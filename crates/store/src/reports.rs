//! What a report states about others: frozen once per order, so that it never changes.

use domain::order::OrderNumber;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::Result;

/// How others did, as frozen for this order.
pub async fn crowd(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<String>> {
    let crowd = sqlx::query_scalar!("select crowd from report where order_number = $1", order.as_str());
    Ok(crowd.fetch_optional(conn).await?)
}

/// Freezes it, unless that was done before; returns what is stored.
pub async fn freeze(
    conn: &mut PgConnection,
    order: &OrderNumber,
    crowd: &str,
    now: Timestamp,
) -> Result<String> {
    // The insert waits for a concurrent one of the same order, whose row can be read afterwards.
    sqlx::query!(
        "insert into report (order_number, crowd, frozen_at) values ($1, $2, $3) on conflict do nothing",
        order.as_str(),
        crowd,
        now.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    let stands = sqlx::query_scalar!("select crowd from report where order_number = $1", order.as_str());
    Ok(stands.fetch_one(conn).await?)
}
