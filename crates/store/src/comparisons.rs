//! Comparisons of two people's types: who invited, who agreed, and whether one of them has ended it.

use domain::{order::OrderNumber, token::Token};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// One of the two, with the name that the other sees.
#[derive(Clone, PartialEq, Eq)]
pub struct Side {
    pub order: OrderNumber,
    pub name: Option<String>,
}

#[derive(Clone, PartialEq, Eq)]
pub struct ComparisonRow {
    pub token: Token,
    pub inviting: Side,
    /// Whoever agreed.
    pub other: Option<Side>,
    pub made_at: Timestamp,
    pub stopped_at: Option<Timestamp>,
}

struct Columns {
    token: String,
    order_number: String,
    name: Option<String>,
    other_order: Option<String>,
    other_name: Option<String>,
    made_at: jiff_sqlx::Timestamp,
    stopped_at: Option<jiff_sqlx::Timestamp>,
}

impl TryFrom<Columns> for ComparisonRow {
    type Error = StoreError;

    fn try_from(row: Columns) -> Result<Self> {
        let order = |text: &str, column| OrderNumber::parse(text).ok_or_else(|| inconsistent(column));
        let other = match row.other_order {
            Some(number) => Some(Side { order: order(&number, "other_order")?, name: row.other_name }),
            None => None,
        };
        Ok(Self {
            token: Token::parse(&row.token).ok_or_else(|| inconsistent("token"))?,
            inviting: Side { order: order(&row.order_number, "order_number")?, name: row.name },
            other,
            made_at: row.made_at.to_jiff(),
            stopped_at: row.stopped_at.map(jiff_sqlx::Timestamp::to_jiff),
        })
    }
}

/// The comparison with this token.
pub async fn find(conn: &mut PgConnection, token: &Token) -> Result<Option<ComparisonRow>> {
    let row = sqlx::query_as!(
        Columns,
        r#"select token, order_number, name, other_order, other_name, made_at as "made_at: jiff_sqlx::Timestamp",
                  stopped_at as "stopped_at: jiff_sqlx::Timestamp"
           from comparison where token = $1"#,
        token.as_str(),
    );
    row.fetch_optional(conn).await?.map(ComparisonRow::try_from).transpose()
}

/// Every comparison of an order, whichever of the two it is, newest first.
pub async fn of_order(conn: &mut PgConnection, order: &OrderNumber) -> Result<Vec<ComparisonRow>> {
    let rows = sqlx::query_as!(
        Columns,
        r#"select token, order_number, name, other_order, other_name, made_at as "made_at: jiff_sqlx::Timestamp",
                  stopped_at as "stopped_at: jiff_sqlx::Timestamp"
           from comparison where order_number = $1 or other_order = $1 order by made_at desc, token"#,
        order.as_str(),
    );
    rows.fetch_all(conn).await?.into_iter().map(ComparisonRow::try_from).collect()
}

/// Writes the invitation of an order, or gives the one that waits another name. Returns its token.
pub async fn invite(
    conn: &mut PgConnection,
    order: &OrderNumber,
    name: Option<&str>,
    token: &Token,
    now: Timestamp,
) -> Result<Token> {
    let token = sqlx::query_scalar!(
        "insert into comparison (token, order_number, name, made_at) values ($1, $2, $3, $4)
         on conflict (order_number) where other_order is null and stopped_at is null
         do update set name = excluded.name
         returning token",
        token.as_str(),
        order.as_str(),
        name,
        now.to_sqlx() as _,
    );
    Token::parse(&token.fetch_one(conn).await?).ok_or_else(|| inconsistent("token"))
}

/// A second person joins; false if the invitation no longer waits.
pub async fn agree(
    conn: &mut PgConnection,
    token: &Token,
    order: &OrderNumber,
    name: Option<&str>,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "update comparison set other_order = $2, other_name = $3, agreed_at = $4
         where token = $1 and other_order is null and stopped_at is null",
        token.as_str(),
        order.as_str(),
        name,
        now.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// One of the two ends it, and both names are deleted. The first end counts.
pub async fn stop(conn: &mut PgConnection, token: &Token, order: &OrderNumber, now: Timestamp) -> Result<()> {
    sqlx::query!(
        "update comparison set stopped_at = $3, name = null, other_name = null
         where token = $1 and $2 in (order_number, other_order) and stopped_at is null",
        token.as_str(),
        order.as_str(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes comparisons that were ended before `moment`.
pub async fn forget_stopped(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from comparison where stopped_at < $1", moment.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}

/// Neither tokens nor order numbers may be logged.
fn inconsistent(column: &'static str) -> StoreError {
    StoreError::Inconsistent { table: "comparison", column, row: "of an order".to_owned() }
}
