//! Bundles: tests that were paid with one order and used for others.

use domain::{ids::PurchaseId, order::OrderNumber};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::Result;

/// Uses one test of a bundle for an order; false if the order already used one or none is left. Both orders
/// must be locked, the bundle's first.
pub async fn use_one(
    conn: &mut PgConnection,
    purchase: PurchaseId,
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
        purchase.as_uuid(),
        order.as_str(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The number of used tests of a bundle, without the first.
pub async fn uses(conn: &mut PgConnection, purchase: PurchaseId) -> Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from bundle_use where purchase_id = $1"#,
        purchase.as_uuid()
    );
    Ok(count.fetch_one(conn).await?)
}

/// Locks the orders that a bundle pays for, in the order of their numbers, and returns them. The bundle's own
/// order must be locked, so that the bundle isn't used meanwhile.
pub async fn lock_users(conn: &mut PgConnection, purchase: PurchaseId) -> Result<Vec<OrderNumber>> {
    let orders = sqlx::query_scalar!(
        "select number from exam_order
         where number in (select order_number from bundle_use where purchase_id = $1)
         order by number for update",
        purchase.as_uuid()
    )
    .fetch_all(conn)
    .await?;
    Ok(orders.iter().filter_map(|number| OrderNumber::parse(number)).collect())
}

/// The order loses its test of a bundle, and may use another.
pub async fn release(conn: &mut PgConnection, order: &OrderNumber) -> Result<()> {
    sqlx::query!("delete from bundle_use where order_number = $1", order.as_str()).execute(conn).await?;
    Ok(())
}
