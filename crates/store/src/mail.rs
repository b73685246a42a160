//! Letters: what is in one is fixed when it is made; where it stands is written as it goes.

use domain::{
    catalog::AppExamId,
    locale::Locale,
    mail::{AMBIGUOUS_MOST, Kind, State},
    order::OrderNumber,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::{Result, StoreError};

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

/// A letter as it is sent.
#[derive(Clone, PartialEq)]
pub struct Mail {
    pub id: Uuid,
    pub order: OrderNumber,
    /// Where the order was made; gone if the order is.
    pub app_exam: Option<AppExamId>,
    pub recipient: String,
    pub hl: Locale,
    pub context: Value,
    /// Its Message-ID before the `@`.
    pub message: String,
    pub state: State,
    pub made_at: Timestamp,
    /// How often it was given to the server and nobody knows what became of it.
    pub ambiguous: i32,
}

pub async fn find(conn: &mut PgConnection, id: Uuid) -> Result<Option<Mail>> {
    let row = sqlx::query!(
        r#"select mail.order_number, app_exam_id as "app_exam_id?", recipient, mail.hl, context, message_id,
                  mail.state, made_at as "made_at: jiff_sqlx::Timestamp", ambiguous
           from mail left join exam_order on exam_order.number = mail.order_number
           where mail.id = $1"#,
        id,
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = |column| StoreError::Inconsistent { table: "mail", column, row: id.to_string() };
        Ok(Mail {
            id,
            order: OrderNumber::parse(&row.order_number).ok_or_else(|| unknown("order_number"))?,
            app_exam: row.app_exam_id.map(AppExamId),
            recipient: row.recipient,
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            context: row.context,
            message: row.message_id,
            state: State::parse(&row.state).ok_or_else(|| unknown("state"))?,
            made_at: row.made_at.to_jiff(),
            ambiguous: row.ambiguous,
        })
    })
    .transpose()
}

/// The last moment before the server gets the text: from here on nobody knows what becomes of it
/// until an answer is written down. Says whether it may be given at all.
pub async fn mark_sending(conn: &mut PgConnection, id: Uuid, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update mail set sending_at = $2, ambiguous = ambiguous + 1
         where id = $1 and state = 'waiting' and ambiguous < $3",
        id,
        now.to_sqlx() as _,
        AMBIGUOUS_MOST,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The server has it.
pub async fn mark_accepted(conn: &mut PgConnection, id: Uuid, answer: &str, now: Timestamp) -> Result<()> {
    sqlx::query!(
        "update mail set state = 'accepted', accepted_at = $2, answer = $3, ambiguous = ambiguous - 1
         where id = $1 and state <> 'accepted'",
        id,
        now.to_sqlx() as _,
        answer,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The server didn't take it this time, and said so: what [`mark_sending`] feared did not happen.
pub async fn mark_untaken(conn: &mut PgConnection, id: Uuid, answer: &str, was_given: bool) -> Result<()> {
    sqlx::query!(
        "update mail set answer = $2, ambiguous = ambiguous - $3::int where id = $1 and state = 'waiting'",
        id,
        answer,
        i32::from(was_given),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// It waits no longer: refused for good, or given away too often without a word. Says whether this
/// call did it.
pub async fn give_up(conn: &mut PgConnection, id: Uuid, state: State) -> Result<bool> {
    let done =
        sqlx::query!("update mail set state = $2 where id = $1 and state = 'waiting'", id, state.code())
            .execute(conn)
            .await?;
    Ok(done.rows_affected() > 0)
}

#[cfg(test)]
mod tests;
