//! Withdrawals from the contract: who declared one, in which language, and when.

use domain::{
    email::EmailAddress,
    ids::{PurchaseId, WithdrawalId},
    locale::Locale,
    order::OrderNumber,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// A declaration of withdrawal from a purchase.
#[derive(Clone, Debug)]
pub struct Withdrawal<'a> {
    pub id: WithdrawalId,
    pub order: &'a OrderNumber,
    pub purchase: PurchaseId,
    pub name: &'a str,
    pub email: &'a EmailAddress,
    pub hl: Locale,
}

/// Stores a declaration; only the first one counts. Returns when that was declared, and whether this is it.
pub async fn insert(
    conn: &mut PgConnection,
    new: &Withdrawal<'_>,
    now: Timestamp,
) -> Result<(Timestamp, bool)> {
    let done = sqlx::query!(
        "insert into withdrawal (id, order_number, purchase_id, name, email, hl, declared_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (purchase_id) do nothing",
        new.id.as_uuid(),
        new.order.as_str(),
        new.purchase.as_uuid(),
        new.name,
        new.email.as_str(),
        new.hl.code(),
        now.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    if done.rows_affected() > 0 {
        return Ok((now, true));
    }
    let declared = of_order(conn, new.order).await?;
    let found = declared.into_iter().find(|(purchase, _)| *purchase == new.purchase);
    let lost = || StoreError::Inconsistent {
        table: "withdrawal",
        column: "purchase_id",
        row: new.purchase.to_string(),
    };
    Ok((found.ok_or_else(lost)?.1, false))
}

/// When each purchase of an order was withdrawn from.
pub async fn of_order(conn: &mut PgConnection, order: &OrderNumber) -> Result<Vec<(PurchaseId, Timestamp)>> {
    let rows = sqlx::query!(
        r#"select w.purchase_id, w.declared_at as "declared_at: jiff_sqlx::Timestamp"
           from withdrawal w join purchase p on p.id = w.purchase_id where p.order_number = $1"#,
        order.as_str()
    )
    .fetch_all(conn)
    .await?;
    Ok(rows.into_iter().map(|row| (row.purchase_id.into(), row.declared_at.to_jiff())).collect())
}
