//! Finding what somebody bought by the address they bought it with.

use domain::{
    catalog::{AppExamId, ExamId},
    mail,
    order::OrderNumber,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// An order that is owned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub order: OrderNumber,
    pub exam: ExamId,
    pub submitted_at: Timestamp,
    /// As it was typed when it was bought.
    pub email: String,
}

/// Everything owned that was bought with an address in these places, newest first: by a purchase of its
/// own or by a test of a bundle.
pub async fn bought_with(
    conn: &mut PgConnection,
    email: &str,
    app_exams: &[AppExamId],
    most: i64,
) -> Result<Vec<Found>> {
    let app_exams: Vec<i32> = app_exams.iter().map(|id| id.0).collect();
    let rows = sqlx::query!(
        r#"select distinct on (o.submitted_at, o.number) o.number, o.exam_id, p.email,
                  o.submitted_at as "submitted_at: jiff_sqlx::Timestamp"
           from purchase p
           left join bundle_use b on b.purchase_id = p.id
           join exam_order o on o.number in (p.order_number, b.order_number)
           where lower(p.email) = lower($1) and p.paid_at is not null
             and p.state in ('paid', 'fulfilled', 'part_refunded', 'disputed') and o.app_exam_id = any ($2)
           order by o.submitted_at desc, o.number, p.paid_at desc limit $3"#,
        email,
        &app_exams,
        most,
    )
    .fetch_all(conn)
    .await?;
    let unknown = || StoreError::Inconsistent {
        table: "exam_order",
        column: "number",
        row: "of a purchase".to_owned(),
    };
    let found = rows.into_iter().map(|row| {
        Ok(Found {
            order: OrderNumber::parse(&row.number).ok_or_else(unknown)?,
            exam: ExamId(row.exam_id),
            submitted_at: row.submitted_at.to_jiff(),
            email: row.email,
        })
    });
    found.collect()
}

/// How many letters of a kind were written about an order since then.
pub async fn letters_since(
    conn: &mut PgConnection,
    order: &OrderNumber,
    kind: mail::Kind,
    since: Timestamp,
) -> Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from mail where order_number = $1 and kind = $2 and made_at > $3"#,
        order.as_str(),
        kind.code(),
        since.to_sqlx() as _,
    );
    Ok(count.fetch_one(conn).await?)
}

/// Everything of an order goes to another address from now on.
pub async fn set_email(conn: &mut PgConnection, order: &OrderNumber, email: &str) -> Result<()> {
    sqlx::query!(
        "update purchase set email = $2 where order_number = $1 and state not in ('expired', 'refunded')",
        order.as_str(),
        email,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Reconciliation looks at this intent as soon as it can.
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
