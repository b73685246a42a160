//! Tests that were paid with one order and used for others: more of the same (bundles), and those among the items of a
//! package.

use domain::{catalog::PackageItem, ids::PurchaseId, order::OrderNumber};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

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
             where id = $1
               and tests - 1 > (select count(*) from bundle_use where purchase_id = $1 and item is null)
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

/// Uses a test among the items of a purchase for an order, of which its order has `most`; false if the order already
/// used one or none is left. Both orders must be locked, the paying one first.
pub async fn use_item(
    conn: &mut PgConnection,
    (purchase, item): (PurchaseId, PackageItem),
    most: i32,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "with used as (
             insert into bundle_use (purchase_id, order_number, used_at, item)
             select p.id, $2, $3, $4 from purchase p
             where p.id = $1 and $5 > (
                 select count(*) from bundle_use b join purchase other on other.id = b.purchase_id
                 where other.order_number = p.order_number and b.item = $4)
             on conflict do nothing returning order_number
         )
         update exam_order set status = 'completed', forget_at = null from used
         where exam_order.number = used.order_number",
        purchase.as_uuid(),
        order.as_str(),
        now.to_sqlx() as _,
        item.code(),
        i64::from(most),
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The tests among an order's items that were taken, and the orders they were used for, oldest first.
pub async fn used_items(
    conn: &mut PgConnection,
    order: &OrderNumber,
) -> Result<Vec<(PackageItem, OrderNumber)>> {
    let rows = sqlx::query!(
        r#"select b.item as "item!", b.order_number from bundle_use b join purchase p on p.id = b.purchase_id
           where p.order_number = $1 and b.item is not null order by b.used_at, b.order_number"#,
        order.as_str()
    );
    let unknown =
        |column| StoreError::Inconsistent { table: "bundle_use", column, row: "of a purchase".to_owned() };
    let read = rows.fetch_all(conn).await?.into_iter().map(|row| {
        let item = PackageItem::parse(&row.item).ok_or_else(|| unknown("item"))?;
        Ok((item, OrderNumber::parse(&row.order_number).ok_or_else(|| unknown("order_number"))?))
    });
    read.collect()
}

/// The number of used tests of a bundle, without the first.
pub async fn uses(conn: &mut PgConnection, purchase: PurchaseId) -> Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from bundle_use where purchase_id = $1 and item is null"#,
        purchase.as_uuid()
    );
    Ok(count.fetch_one(conn).await?)
}

/// Locks the orders that a purchase pays for beside its own, in the order of their numbers, and returns them. Its own order
/// must be locked, so that it isn't used meanwhile.
pub async fn lock_users(conn: &mut PgConnection, purchase: PurchaseId) -> Result<Vec<OrderNumber>> {
    loop {
        let locked = sqlx::query_scalar!(
            "select number from exam_order
             where number in (select order_number from bundle_use where purchase_id = $1)
             order by number for update",
            purchase.as_uuid()
        )
        .fetch_all(&mut *conn)
        .await?;
        let users = sqlx::query_scalar!(
            "select order_number from bundle_use where purchase_id = $1",
            purchase.as_uuid()
        );
        // Fewer are locked if one was erased while this waited: another order has its test now.
        if users.fetch_all(&mut *conn).await?.len() == locked.len() {
            return Ok(locked.iter().filter_map(|number| OrderNumber::parse(number)).collect());
        }
    }
}

/// The order loses its test of a bundle, and may use another.
pub async fn release(conn: &mut PgConnection, order: &OrderNumber) -> Result<()> {
    sqlx::query!("delete from bundle_use where order_number = $1", order.as_str()).execute(conn).await?;
    Ok(())
}
