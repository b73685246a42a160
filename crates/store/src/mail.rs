//! Letters: the content is fixed when one is made; its state changes while it is sent.

use domain::{
    account::AccountId,
    catalog::AppExamId,
    email::EmailAddress,
    ids::LetterId,
    locale::Locale,
    mail::{AMBIGUOUS_MOST, About, Kind, State},
    order::OrderNumber,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// A letter that is about to be written.
#[derive(Clone, Copy, Debug)]
pub struct NewMail<'a> {
    pub id: LetterId,
    pub about: &'a About,
    pub kind: Kind,
    pub recipient: &'a EmailAddress,
    pub hl: Locale,
    pub context: &'a Value,
    /// The beginning of its Message-ID; the revision follows.
    pub message: &'a str,
}

impl NewMail<'_> {
    /// Letters of a kind with the same subject are numbered. One about an address alone is always the first.
    fn subject(&self) -> String {
        match self.about {
            About::Order(order) => order.as_str().to_owned(),
            About::Account(account) => account.to_string(),
            About::Address => self.id.to_string(),
        }
    }
}

/// Writes a letter as the next of its kind about its order or account; returns its revision.
pub async fn insert(conn: &mut PgConnection, mail: &NewMail<'_>, now: Timestamp) -> Result<i32> {
    // Serialises concurrent letters of the same kind about the same subject.
    sqlx::query!(
        "select pg_advisory_xact_lock(hashtextextended('mail ' || $1 || ' ' || $2, 0))",
        mail.subject(),
        mail.kind.code(),
    )
    .execute(&mut *conn)
    .await?;
    let rev = sqlx::query_scalar!(
        "insert into mail (id, order_number, account_id, kind, rev, recipient, hl, context, message_id, state, made_at)
         select $1, $2, $3, $4, next.rev, $5, $6, $7, $8 || '.' || next.rev, 'waiting', $9
         from (select coalesce(max(rev), 0) + 1 as rev from mail
               where (order_number = $2 or account_id = $3) and kind = $4) as next
         returning rev",
        mail.id.as_uuid(),
        mail.about.order().map(OrderNumber::as_str),
        mail.about.account().map(AccountId::as_uuid),
        mail.kind.code(),
        mail.recipient.as_str(),
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
    pub id: LetterId,
    pub about: About,
    /// The app exam of the order, or of the first order in a letter of links; `None` if the order is deleted.
    pub app_exam: Option<AppExamId>,
    pub recipient: EmailAddress,
    pub hl: Locale,
    pub context: Value,
    /// Its Message-ID before the `@`.
    pub message: String,
    pub state: State,
    pub made_at: Timestamp,
    /// Since when the server's answer is awaited, or when the server accepted it.
    pub sending_at: Option<Timestamp>,
    /// How often it was sent to the server with an unknown outcome.
    pub ambiguous: i32,
}

pub async fn find(conn: &mut PgConnection, id: LetterId) -> Result<Option<Mail>> {
    let row = sqlx::query!(
        r#"select order_number, mail.account_id, app_exam_id as "app_exam_id?", recipient, mail.hl, context, message_id,
                  mail.state, made_at as "made_at: jiff_sqlx::Timestamp",
                  sending_at as "sending_at: jiff_sqlx::Timestamp", ambiguous
           from mail
           left join exam_order on exam_order.number = coalesce(order_number, context #>> '{links,0,order}')
           where mail.id = $1"#,
        id.as_uuid(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = |column| StoreError::Inconsistent { table: "mail", column, row: id.to_string() };
        Ok(Mail {
            id,
            about: match (row.order_number, row.account_id) {
                (Some(number), None) => {
                    About::Order(OrderNumber::parse(&number).ok_or_else(|| unknown("order_number"))?)
                }
                (None, Some(account)) => About::Account(account.into()),
                (None, None) => About::Address,
                (Some(_), Some(_)) => return Err(unknown("account_id")),
            },
            app_exam: row.app_exam_id.map(AppExamId),
            recipient: EmailAddress::stored(row.recipient),
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            context: row.context,
            message: row.message_id,
            state: State::parse(&row.state).ok_or_else(|| unknown("state"))?,
            made_at: row.made_at.to_jiff(),
            sending_at: row.sending_at.map(jiff_sqlx::Timestamp::to_jiff),
            ambiguous: row.ambiguous,
        })
    })
    .transpose()
}

/// Marks the letter right before the server gets the text: from here on its outcome is unknown until an answer
/// is stored. `at` identifies the mark. Returns whether the text may be sent: not while another sender, whose
/// mark is later than `over`, may still be waiting for an answer.
pub async fn mark_sending(
    conn: &mut PgConnection,
    id: LetterId,
    at: Timestamp,
    over: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "update mail set sending_at = $2, ambiguous = ambiguous + 1
         where id = $1 and state = 'waiting' and ambiguous < $3 and (sending_at is null or sending_at <= $4)",
        id.as_uuid(),
        at.to_sqlx() as _,
        AMBIGUOUS_MOST,
        over.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The server accepted it.
pub async fn mark_accepted(
    conn: &mut PgConnection,
    id: LetterId,
    answer: &str,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "update mail set state = 'accepted', accepted_at = $2, answer = $3, ambiguous = ambiguous - 1
         where id = $1 and state <> 'accepted'",
        id.as_uuid(),
        now.to_sqlx() as _,
        answer,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The server rejected it this time or never got the text, so the mark is undone: the outcome is known. Without
/// that mark nothing changes, so it is idempotent.
pub async fn mark_untaken(
    conn: &mut PgConnection,
    id: LetterId,
    mark: Timestamp,
    answer: &str,
) -> Result<()> {
    sqlx::query!(
        "update mail set answer = $3, sending_at = null, ambiguous = ambiguous - 1
         where id = $1 and sending_at = $2 and state = 'waiting'",
        id.as_uuid(),
        mark.to_sqlx() as _,
        answer,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The answer never came and is no longer awaited: the mark counts as ambiguous.
pub async fn mark_unanswered(conn: &mut PgConnection, id: LetterId, mark: Timestamp) -> Result<()> {
    sqlx::query!(
        "update mail set sending_at = null where id = $1 and sending_at = $2 and state = 'waiting'",
        id.as_uuid(),
        mark.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The server will never accept it. The outcome is known, so the mark, if there is one, doesn't count.
pub async fn refuse(conn: &mut PgConnection, id: LetterId, mark: Timestamp, answer: &str) -> Result<()> {
    sqlx::query!(
        "update mail set state = 'refused', answer = $3,
           ambiguous = ambiguous - coalesce((sending_at = $2)::int, 0)
         where id = $1 and state = 'waiting'",
        id.as_uuid(),
        mark.to_sqlx() as _,
        answer,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Gives up after too many sends without an answer. Returns whether this call did it.
pub async fn give_up(conn: &mut PgConnection, id: LetterId) -> Result<bool> {
    let done = sqlx::query!(
        "update mail set state = 'unconfirmed' where id = $1 and state = 'waiting'",
        id.as_uuid()
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The number of letters of a kind about an order since `since`.
pub async fn letters_since(
    conn: &mut PgConnection,
    order: &OrderNumber,
    kind: Kind,
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

/// Whether a letter of a kind was written to an address since `since`, about whatever.
pub async fn was_written_to(
    conn: &mut PgConnection,
    email: &EmailAddress,
    kind: Kind,
    since: Timestamp,
) -> Result<bool> {
    let written = sqlx::query_scalar!(
        r#"select exists (
               select from mail where lower(recipient) = $1 and kind = $2 and made_at > $3) as "written!""#,
        email.key(),
        kind.code(),
        since.to_sqlx() as _,
    );
    Ok(written.fetch_one(conn).await?)
}

/// The progress of an order's newest receipt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiptRow {
    pub state: State,
    pub made_at: Timestamp,
    pub sending_at: Option<Timestamp>,
    pub accepted_at: Option<Timestamp>,
    pub answer: Option<String>,
}

/// The newest receipt of an order.
pub async fn receipt(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<ReceiptRow>> {
    let row = sqlx::query!(
        r#"select id, state, made_at as "made_at: jiff_sqlx::Timestamp",
                  sending_at as "sending_at: jiff_sqlx::Timestamp",
                  accepted_at as "accepted_at: jiff_sqlx::Timestamp", answer
           from mail where order_number = $1 and kind = $2 order by rev desc limit 1"#,
        order.as_str(),
        Kind::Receipt.code(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = || StoreError::Inconsistent { table: "mail", column: "state", row: row.id.to_string() };
        Ok(ReceiptRow {
            state: State::parse(&row.state).ok_or_else(unknown)?,
            made_at: row.made_at.to_jiff(),
            sending_at: row.sending_at.map(jiff_sqlx::Timestamp::to_jiff),
            accepted_at: row.accepted_at.map(jiff_sqlx::Timestamp::to_jiff),
            answer: row.answer,
        })
    })
    .transpose()
}

#[cfg(test)]
mod tests;
