//! Refunds to be sent to the provider.

use domain::{
    email::EmailAddress,
    ids::{AttemptId, RefundId},
    money::{Currency, Money},
    refund::State,
};
use jiff::Timestamp;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// A refund that has to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefundRow {
    pub id: RefundId,
    pub attempt: AttemptId,
    pub key: String,
    pub state: State,
    pub intent: Option<String>,
    /// The payment method, and the buyer's address.
    pub method: Option<String>,
    pub email: EmailAddress,
    pub money: Money,
    pub created_at: Timestamp,
    /// The amount paid by this attempt, and the sum of its other refunds.
    pub paid: i64,
    pub others: i64,
}

pub async fn find(conn: &mut PgConnection, id: RefundId) -> Result<Option<RefundRow>> {
    let row = sqlx::query!(
        r#"select r.id, r.attempt_id, r.key, r.state, r.currency, r.amount, a.intent, a.method, p.email,
                  coalesce(a.received, p.amount) as "paid!",
                  r.created_at as "created_at: jiff_sqlx::Timestamp",
                  (select coalesce(sum(o.amount), 0)::bigint from refund o
                   where o.attempt_id = r.attempt_id and o.id <> r.id and o.state in ('pending', 'succeeded'))
                      as "others!"
           from refund r join payment_attempt a on a.id = r.attempt_id join purchase p on p.id = r.purchase_id
           where r.id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = |column| StoreError::Inconsistent { table: "refund", column, row: id.to_string() };
        let currency = Currency::parse(&row.currency).ok_or_else(|| unknown("currency"))?;
        Ok(RefundRow {
            id: row.id.into(),
            attempt: row.attempt_id.into(),
            key: row.key,
            state: State::parse(&row.state).ok_or_else(|| unknown("state"))?,
            intent: row.intent,
            method: row.method,
            email: EmailAddress::stored(row.email),
            money: Money::new(currency, row.amount),
            created_at: row.created_at.to_jiff(),
            paid: row.paid,
            others: row.others,
        })
    })
    .transpose()
}

/// The provider replays a fault for this key forever: the next call needs another one.
pub async fn take_another_key(conn: &mut PgConnection, id: RefundId) -> Result<()> {
    sqlx::query!("update refund set key = key || '+' where id = $1 and state = 'requested'", id.as_uuid())
        .execute(conn)
        .await?;
    Ok(())
}
