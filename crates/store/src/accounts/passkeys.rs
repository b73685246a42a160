//! Passkeys of accounts.

use domain::account::{AccountId, PasskeyId};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;

use crate::Result;

/// A passkey that is about to be added.
#[derive(Clone, Copy, Debug)]
pub struct NewPasskey<'a> {
    pub id: PasskeyId,
    pub account: AccountId,
    pub credential: &'a [u8],
    pub key: &'a Value,
    pub name: &'a str,
    pub backed_up: bool,
}

/// Adds a passkey; false if the credential is known already, to whichever account.
pub async fn insert(conn: &mut PgConnection, new: &NewPasskey<'_>, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "insert into passkey (id, account_id, credential_id, key, name, created_at, backed_up)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict on constraint passkey_credential do nothing",
        new.id.as_uuid(),
        new.account.as_uuid(),
        new.credential,
        new.key,
        new.name,
        now.to_sqlx() as _,
        new.backed_up,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// A passkey as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    pub id: PasskeyId,
    pub credential: Vec<u8>,
    pub name: String,
    pub created_at: Timestamp,
    pub last_used_at: Option<Timestamp>,
    pub backed_up: bool,
    pub disabled_at: Option<Timestamp>,
}

/// The account's passkeys, oldest first.
pub async fn of_account(conn: &mut PgConnection, account: AccountId) -> Result<Vec<PasskeyRow>> {
    let rows = sqlx::query!(
        r#"select id, credential_id, name, created_at as "created_at: jiff_sqlx::Timestamp",
                  last_used_at as "last_used_at: jiff_sqlx::Timestamp", backed_up,
                  disabled_at as "disabled_at: jiff_sqlx::Timestamp"
           from passkey where account_id = $1 order by created_at, id"#,
        account.as_uuid(),
    );
    let rows = rows.fetch_all(conn).await?.into_iter().map(|row| PasskeyRow {
        id: row.id.into(),
        credential: row.credential_id,
        name: row.name,
        created_at: row.created_at.to_jiff(),
        last_used_at: row.last_used_at.map(jiff_sqlx::Timestamp::to_jiff),
        backed_up: row.backed_up,
        disabled_at: row.disabled_at.map(jiff_sqlx::Timestamp::to_jiff),
    });
    Ok(rows.collect())
}

/// A passkey that may be used to sign in.
#[derive(Clone, Debug, PartialEq)]
pub struct UsablePasskey {
    pub id: PasskeyId,
    pub key: Value,
    pub name: String,
}

/// The passkey with this credential, if this account has it and it isn't disabled. Locked: of two answers at once, the
/// second one's counter is compared with the first one's.
pub async fn find_for(
    conn: &mut PgConnection,
    account: AccountId,
    credential: &[u8],
) -> Result<Option<UsablePasskey>> {
    let row = sqlx::query!(
        "select id, key, name from passkey
         where account_id = $1 and credential_id = $2 and disabled_at is null for update",
        account.as_uuid(),
        credential,
    );
    let found = row.fetch_optional(conn).await?;
    Ok(found.map(|row| UsablePasskey { id: row.id.into(), key: row.key, name: row.name }))
}

/// Notes that somebody signed in with it; `key` has the counter as it is now.
pub async fn mark_used(
    conn: &mut PgConnection,
    id: PasskeyId,
    key: &Value,
    backed_up: bool,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "update passkey set key = $2, backed_up = $3, last_used_at = $4 where id = $1",
        id.as_uuid(),
        key,
        backed_up,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// From now on nobody signs in with it.
pub async fn disable(conn: &mut PgConnection, id: PasskeyId, now: Timestamp) -> Result<()> {
    sqlx::query!("update passkey set disabled_at = $2 where id = $1", id.as_uuid(), now.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(())
}

/// False if the account has no such passkey.
pub async fn rename(conn: &mut PgConnection, account: AccountId, id: PasskeyId, name: &str) -> Result<bool> {
    let done = sqlx::query!(
        "update passkey set name = $3 where account_id = $1 and id = $2",
        account.as_uuid(),
        id.as_uuid(),
        name,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// Returns the name that it had; `None` if the account has no such passkey.
pub async fn remove(conn: &mut PgConnection, account: AccountId, id: PasskeyId) -> Result<Option<String>> {
    let name = sqlx::query_scalar!(
        "delete from passkey where account_id = $1 and id = $2 returning name",
        account.as_uuid(),
        id.as_uuid(),
    );
    Ok(name.fetch_optional(conn).await?)
}
