//! Copies of an account's data that its owner asked for.

use domain::{
    account::{AccountId, ExportId},
    email::EmailAddress,
    ids::LetterId,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::Result;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    pub id: ExportId,
    pub account: AccountId,
    /// `None` until the file is stored.
    pub made_at: Option<Timestamp>,
}

pub async fn insert(conn: &mut PgConnection, id: ExportId, account: AccountId, now: Timestamp) -> Result<()> {
    sqlx::query!(
        "insert into account_export (id, account_id, asked_at) values ($1, $2, $3)",
        id.as_uuid(),
        account.as_uuid(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Locks an account against a second request at the same moment. False if it is gone.
pub async fn lock_account(conn: &mut PgConnection, account: AccountId) -> Result<bool> {
    let found = sqlx::query_scalar!("select id from account where id = $1 for update", account.as_uuid());
    Ok(found.fetch_optional(conn).await?.is_some())
}

/// The exports that an account asked for since then, newest first.
pub async fn asked_since(
    conn: &mut PgConnection,
    account: AccountId,
    since: Timestamp,
) -> Result<Vec<Export>> {
    let rows = sqlx::query!(
        r#"select id, made_at as "made_at: jiff_sqlx::Timestamp" from account_export
           where account_id = $1 and asked_at > $2 order by asked_at desc"#,
        account.as_uuid(),
        since.to_sqlx() as _,
    );
    let rows = rows.fetch_all(conn).await?.into_iter();
    let export = |id, made_at: Option<jiff_sqlx::Timestamp>| Export {
        id: ExportId::from(id),
        account,
        made_at: made_at.map(jiff_sqlx::Timestamp::to_jiff),
    };
    Ok(rows.map(|row| export(row.id, row.made_at)).collect())
}

pub async fn find(conn: &mut PgConnection, id: ExportId) -> Result<Option<Export>> {
    let row = sqlx::query!(
        r#"select account_id, made_at as "made_at: jiff_sqlx::Timestamp" from account_export where id = $1"#,
        id.as_uuid(),
    );
    Ok(row.fetch_optional(conn).await?.map(|row| Export {
        id,
        account: row.account_id.into(),
        made_at: row.made_at.map(jiff_sqlx::Timestamp::to_jiff),
    }))
}

/// The file is stored. False if it was before, or if the account is gone.
pub async fn mark_made(conn: &mut PgConnection, id: ExportId, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update account_export set made_at = $2 where id = $1 and made_at is null",
        id.as_uuid(),
        now.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// The exports of an account, for their files.
pub async fn of_account(conn: &mut PgConnection, account: AccountId) -> Result<Vec<ExportId>> {
    let ids = sqlx::query_scalar!("select id from account_export where account_id = $1", account.as_uuid());
    Ok(ids.fetch_all(conn).await?.into_iter().map(ExportId::from).collect())
}

/// Deletes exports that were asked for before `moment`.
pub async fn forget_before(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from account_export where asked_at < $1", moment.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}

/// The letters that were written to an account or, about whatever, to its address; oldest first.
pub async fn letters(
    conn: &mut PgConnection,
    account: AccountId,
    email: &EmailAddress,
) -> Result<Vec<LetterId>> {
    let ids = sqlx::query_scalar!(
        "select id from mail where account_id = $1 or lower(recipient) = $2 order by made_at, id",
        account.as_uuid(),
        email.key(),
    );
    Ok(ids.fetch_all(conn).await?.into_iter().map(LetterId::from).collect())
}
