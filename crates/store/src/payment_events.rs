//! The provider's messages, as received.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde::Serialize;
use serde_json::Value;
use sqlx::PgConnection;

use crate::Result;

/// A message of the provider, to be stored as received.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct StoredEvent<'a> {
    pub id: &'a str,
    #[serde(rename = "type")]
    pub kind: &'a str,
    pub object: Option<&'a str>,
    pub created_at: Timestamp,
    pub body: &'a Value,
    /// What became of it.
    pub outcome: &'a str,
}

/// Stores a message that changed nothing; one that did is stored with the change. The outcome of a stored
/// message is updated only if it was foreign or unread before.
pub async fn insert(conn: &mut PgConnection, event: StoredEvent<'_>, now: Timestamp) -> Result<()> {
    sqlx::query!(
        "insert into payment_event (id, type, object, created_at, received_at, outcome, body)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (id) do update set outcome = excluded.outcome
         where payment_event.outcome in ('foreign', 'unread')",
        event.id,
        event.kind,
        event.object,
        event.created_at.to_sqlx() as _,
        now.to_sqlx() as _,
        event.outcome,
        event.body,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Which of these messages were processed before. Foreign ones may be ours by now, and unread ones may be
/// fetched by their object, so they don't count as processed.
pub async fn known(conn: &mut PgConnection, ids: &[String]) -> Result<Vec<String>> {
    let known = sqlx::query_scalar!(
        "select id from payment_event where id = any($1) and outcome not in ('foreign', 'unread')",
        ids
    );
    Ok(known.fetch_all(conn).await?)
}

/// Deletes messages received before `moment`; returns how many.
pub async fn forget_before(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from payment_event where received_at < $1", moment.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(done.rows_affected())
}
