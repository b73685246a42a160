//! What must happen after a write: rows of the same transaction, taken by workers.
//!
//! No row is announced by `NOTIFY`: it takes one lock for the whole database at commit, which
//! purchases would queue for.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::Result;

/// Writes a job. The same key again, while that job waits or lies dead, changes nothing; returns
/// whether it is new.
pub async fn insert(
    conn: &mut PgConnection,
    id: Uuid,
    kind: &str,
    payload: &Value,
    key: Option<&str>,
    run_at: Timestamp,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "insert into job (id, kind, payload, key, run_at, created_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (key) do nothing",
        id,
        kind,
        payload,
        key,
        run_at.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}
