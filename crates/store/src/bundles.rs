//! Bundles: tests that were paid for with one order and used for others.

use domain::order::OrderNumber;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::Result;

/// Uses one test of a bundle for an order; false if the order used one before or none is left. Both
/// orders must be locked, the bundle's first.
pub async fn use_one(
    conn: &mut PgConnection,
    purchase: Uuid,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "with used as (
             insert into bundle_use (purchase_id, order_number, used_at)
             select id, $2, $3 from purchase
             where id = $1 and tests - 1 > (select count(*) from bundle_use where purchase_id = $1)
             on conflict do nothing returning order_number
         )
         update exam_order set status = 'completed', forget_at = null from used
         where exam_order.number = used.order_number",
        purchase,
        order.as_str(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// How many tests of a bundle were used beside the first.
pub async fn uses(conn: &mut PgConnection, purchase: Uuid) -> Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from bundle_use where purchase_id = $1"#,
        purchase
    );
    Ok(count.fetch_one(conn).await?)
}

/// Closes the orders that a bundle paid for, when it was itself given back; returns them, those too that
/// somebody has paid for otherwise since.
pub async fn close(conn: &mut PgConnection, purchase: Uuid) -> Result<Vec<OrderNumber>> {
    // Locked in a statement of its own, so that the next one sees what others have just paid.
    let orders = sqlx::query_scalar!(
        "select number from exam_order
         where number in (select order_number from bundle_use where purchase_id = $1)
         order by number for update",
        purchase
    )
    .fetch_all(&mut *conn)
    .await?;
    sqlx::query!(
        "update exam_order set status = 'pending_payment'
         where number in (select order_number from bundle_use where purchase_id = $1)
           and not exists (select from purchase where order_number = exam_order.number
                           and state in ('paid', 'fulfilled', 'part_refunded', 'disputed'))",
        purchase
    )
    .execute(conn)
    .await?;
    Ok(orders.iter().filter_map(|number| OrderNumber::parse(number)).collect())
}
