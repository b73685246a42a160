//! Links to a part of a result, and the list of latest results.

use domain::{catalog::ExamId, country::CountryCode, order::OrderNumber, token::Token};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// A valid link.
#[derive(Clone, PartialEq, Eq)]
pub struct ShareRow {
    pub token: Token,
    pub order: OrderNumber,
    /// What is shown besides the class.
    pub show: Vec<String>,
    pub name: Option<String>,
    pub made_at: Timestamp,
}

/// Creates the order's link, or changes what it shows; the token of a valid link stays.
pub async fn put(conn: &mut PgConnection, row: &ShareRow) -> Result<()> {
    sqlx::query!(
        "insert into share (token, order_number, show, name, made_at) values ($1, $2, $3, $4, $5)
         on conflict (order_number) where revoked_at is null
         do update set show = excluded.show, name = excluded.name",
        row.token.as_str(),
        row.order.as_str(),
        &row.show,
        row.name,
        row.made_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The order's link, if it has a valid one.
pub async fn of_order(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<ShareRow>> {
    let row = sqlx::query!(
        r#"select token, show, name, made_at as "made_at: jiff_sqlx::Timestamp"
           from share where order_number = $1 and revoked_at is null"#,
        order.as_str(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        Ok(ShareRow {
            token: Token::parse(&row.token).ok_or_else(|| inconsistent("token"))?,
            order: order.clone(),
            show: row.show,
            name: row.name,
            made_at: row.made_at.to_jiff(),
        })
    })
    .transpose()
}

/// The link with this token, if it is valid.
pub async fn find(conn: &mut PgConnection, token: &Token) -> Result<Option<ShareRow>> {
    let row = sqlx::query!(
        r#"select order_number, show, name, made_at as "made_at: jiff_sqlx::Timestamp"
           from share where token = $1 and revoked_at is null"#,
        token.as_str(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        Ok(ShareRow {
            token: token.clone(),
            order: OrderNumber::parse(&row.order_number).ok_or_else(|| inconsistent("order_number"))?,
            show: row.show,
            name: row.name,
            made_at: row.made_at.to_jiff(),
        })
    })
    .transpose()
}

/// Revokes the order's link and erases what it showed; false if there is no valid one.
pub async fn revoke(conn: &mut PgConnection, order: &OrderNumber, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update share set revoked_at = $2, name = null, show = '{}' where order_number = $1 and revoked_at is null",
        order.as_str(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Adds an order to the latest results, or changes the name it is listed with.
pub async fn list(
    conn: &mut PgConnection,
    order: &OrderNumber,
    first_name: Option<&str>,
    class: &str,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into listed_result (order_number, exam_id, first_name, country, class, listed_at)
         select number, exam_id, $2, country, $3, $4 from exam_order where number = $1
         on conflict (order_number) do update set first_name = excluded.first_name, class = excluded.class",
        order.as_str(),
        first_name,
        class,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Removes an order from the latest results.
pub async fn unlist(conn: &mut PgConnection, order: &OrderNumber) -> Result<()> {
    sqlx::query!("delete from listed_result where order_number = $1", order.as_str()).execute(conn).await?;
    Ok(())
}

pub async fn is_listed(conn: &mut PgConnection, order: &OrderNumber) -> Result<bool> {
    let listed = sqlx::query_scalar!(
        r#"select exists (select from listed_result where order_number = $1) as "listed!""#,
        order.as_str(),
    );
    Ok(listed.fetch_one(conn).await?)
}

#[derive(Clone, PartialEq, Eq)]
pub struct ListedRow {
    pub first_name: Option<String>,
    pub country: CountryCode,
    pub class: String,
}

/// The latest results of an exam, newest first, without refunded orders.
pub async fn latest(conn: &mut PgConnection, exam: ExamId, most: i64) -> Result<Vec<ListedRow>> {
    let rows = sqlx::query!(
        "select l.first_name, l.country, l.class
         from listed_result l join exam_order o on o.number = l.order_number
         where l.exam_id = $1 and o.status = 'completed' order by l.listed_at desc limit $2",
        exam.0,
        most,
    )
    .fetch_all(conn)
    .await?;
    let listed = rows.into_iter().map(|row| {
        Ok(ListedRow {
            first_name: row.first_name,
            country: CountryCode::parse(&row.country).map_err(|_| inconsistent("country"))?,
            class: row.class,
        })
    });
    listed.collect()
}

/// Neither tokens nor order numbers may be logged.
fn inconsistent(column: &'static str) -> StoreError {
    StoreError::Inconsistent { table: "share", column, row: "of an order".to_owned() }
}
