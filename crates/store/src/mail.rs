//! Letters: what is in one is fixed when it is made; where it stands is written as it goes.

use domain::{locale::Locale, mail::Kind, order::OrderNumber};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::Result;

/// A letter that is about to be written down.
#[derive(Clone, Copy, Debug)]
pub struct NewMail<'a> {
    pub id: Uuid,
    pub order: &'a OrderNumber,
    pub kind: Kind,
    pub recipient: &'a str,
    pub hl: Locale,
    pub context: &'a Value,
    /// What its Message-ID begins with; the revision follows.
    pub message: &'a str,
}

/// Writes a letter as the next of its kind for its order; returns which one it is.
pub async fn insert(conn: &mut PgConnection, mail: &NewMail<'_>, now: Timestamp) -> Result<i32> {
    // Two that write the same kind of letter for one order at once: the second waits for the first.
    sqlx::query!(
        "select pg_advisory_xact_lock(hashtextextended('mail ' || $1 || ' ' || $2, 0))",
        mail.order.as_str(),
        mail.kind.code(),
    )
    .execute(&mut *conn)
    .await?;
    let rev = sqlx::query_scalar!(
        "insert into mail (id, order_number, kind, rev, recipient, hl, context, message_id, state, made_at)
         select $1, $2, $3, next.rev, $4, $5, $6, $7 || '.' || next.rev, 'waiting', $8
         from (select coalesce(max(rev), 0) + 1 as rev from mail where order_number = $2 and kind = $3) as next
         returning rev",
        mail.id,
        mail.order.as_str(),
        mail.kind.code(),
        mail.recipient,
        mail.hl.code(),
        mail.context,
        mail.message,
        now.to_sqlx() as _,
    )
    .fetch_one(conn)
    .await?;
    Ok(rev)
}
