//! Tests that somebody with an account took more than once.

use domain::{catalog::ExamKind, order::OrderNumber};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// An earlier run of the same exam in the same account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierRun {
    pub kind: ExamKind,
    pub submitted_at: Timestamp,
    /// Exactly as it was computed.
    pub outcome: String,
}

/// The runs of the order's exam that its account had finished until then, newest first, whether they could be analysed
/// or not. None without an account.
pub async fn earlier(
    conn: &mut PgConnection,
    order: &OrderNumber,
    until: Timestamp,
) -> Result<Vec<EarlierRun>> {
    let rows = sqlx::query!(
        r#"select o.run_id, o.kind, o.outcome, o.submitted_at as "submitted_at: jiff_sqlx::Timestamp"
           from exam_order this
           join exam_order o on o.account_id = this.account_id and o.exam_id = this.exam_id
           where this.number = $1 and o.number <> $1 and o.submitted_at <= $2 and not o.membership
             and o.outcome <> ''
           order by o.submitted_at desc, o.number desc"#,
        order.as_str(),
        until.to_sqlx() as _,
    );
    let runs = rows.fetch_all(conn).await?.into_iter().map(|row| {
        let unknown =
            || StoreError::Inconsistent { table: "exam_order", column: "kind", row: row.run_id.to_string() };
        Ok(EarlierRun {
            kind: ExamKind::parse(&row.kind).ok_or_else(unknown)?,
            submitted_at: row.submitted_at.to_jiff(),
            outcome: row.outcome,
        })
    });
    runs.collect()
}

/// The orders whose reports may tell of this one: of the same questionnaire in the same account, and taken later.
pub async fn later(conn: &mut PgConnection, order: &OrderNumber) -> Result<Vec<OrderNumber>> {
    let numbers = sqlx::query_scalar!(
        "select o.number from exam_order this
         join exam_order o on o.account_id = this.account_id and o.exam_id = this.exam_id
         where this.number = $1 and o.submitted_at > this.submitted_at and o.kind = 'questionnaire'",
        order.as_str(),
    );
    let unknown =
        || StoreError::Inconsistent { table: "exam_order", column: "number", row: "of a retest".to_owned() };
    numbers.fetch_all(conn).await?.iter().map(|n| OrderNumber::parse(n).ok_or_else(unknown)).collect()
}
