//! Browsers that are signed in.

use domain::{
    account::{AccountId, SessionId},
    country::CountryCode,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// A session as its own browser sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: SessionId,
    pub account: AccountId,
    pub created_at: Timestamp,
    pub seen_at: Timestamp,
    pub fresh_until: Timestamp,
}

/// Where somebody signed in: families of browsers and systems, never versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub browser: String,
    pub system: String,
    pub country: CountryCode,
}

/// A session that is about to begin.
#[derive(Clone, Copy, Debug)]
pub struct NewSession<'a> {
    pub token_hash: &'a [u8],
    pub id: SessionId,
    pub account: AccountId,
    pub device: &'a Device,
    pub fresh_until: Timestamp,
    pub expires_at: Timestamp,
}

pub async fn insert(conn: &mut PgConnection, new: &NewSession<'_>, now: Timestamp) -> Result<()> {
    sqlx::query!(
        "insert into account_session (token_hash, id, account_id, created_at, seen_at, fresh_until, expires_at,
                                      browser, system, country)
         values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)",
        new.token_hash,
        new.id.as_uuid(),
        new.account.as_uuid(),
        now.to_sqlx() as _,
        new.fresh_until.to_sqlx() as _,
        new.expires_at.to_sqlx() as _,
        new.device.browser,
        new.device.system,
        new.device.country.as_str(),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The session of a token that hasn't expired.
pub async fn find(conn: &mut PgConnection, token_hash: &[u8], now: Timestamp) -> Result<Option<Session>> {
    let row = sqlx::query!(
        r#"select id, account_id, created_at as "created_at: jiff_sqlx::Timestamp",
                  seen_at as "seen_at: jiff_sqlx::Timestamp", fresh_until as "fresh_until: jiff_sqlx::Timestamp"
           from account_session where token_hash = $1 and expires_at > $2"#,
        token_hash,
        now.to_sqlx() as _,
    );
    Ok(row.fetch_optional(conn).await?.map(|row| Session {
        id: row.id.into(),
        account: row.account_id.into(),
        created_at: row.created_at.to_jiff(),
        seen_at: row.seen_at.to_jiff(),
        fresh_until: row.fresh_until.to_jiff(),
    }))
}

/// Notes that a session is in use, and extends it.
pub async fn touch(
    conn: &mut PgConnection,
    id: SessionId,
    now: Timestamp,
    expires_at: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "update account_session set seen_at = $2, expires_at = $3 where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// A line of the list of devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceRow {
    pub id: SessionId,
    pub device: Device,
    pub created_at: Timestamp,
    pub seen_at: Timestamp,
}

/// The account's sessions, last used first.
pub async fn of_account(
    conn: &mut PgConnection,
    account: AccountId,
    now: Timestamp,
) -> Result<Vec<DeviceRow>> {
    let rows = sqlx::query!(
        r#"select id, browser, system, country, created_at as "created_at: jiff_sqlx::Timestamp",
                  seen_at as "seen_at: jiff_sqlx::Timestamp"
           from account_session where account_id = $1 and expires_at > $2 order by seen_at desc, id"#,
        account.as_uuid(),
        now.to_sqlx() as _,
    );
    let parsed = rows.fetch_all(conn).await?.into_iter().map(|row| {
        let unknown = |_| StoreError::Inconsistent {
            table: "account_session",
            column: "country",
            row: row.id.to_string(),
        };
        let country = CountryCode::parse(&row.country).map_err(unknown)?;
        Ok(DeviceRow {
            id: row.id.into(),
            device: Device { browser: row.browser, system: row.system, country },
            created_at: row.created_at.to_jiff(),
            seen_at: row.seen_at.to_jiff(),
        })
    });
    parsed.collect()
}

/// Ends one session of an account; false if it has no such session.
pub async fn end(conn: &mut PgConnection, account: AccountId, id: SessionId) -> Result<bool> {
    let done = sqlx::query!(
        "delete from account_session where account_id = $1 and id = $2",
        account.as_uuid(),
        id.as_uuid()
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// Ends every session of an account but one; returns how many.
pub async fn end_others(conn: &mut PgConnection, account: AccountId, but: Option<SessionId>) -> Result<u64> {
    let done = sqlx::query!(
        "delete from account_session where account_id = $1 and id is distinct from $2",
        account.as_uuid(),
        but.map(SessionId::as_uuid),
    );
    Ok(done.execute(conn).await?.rows_affected())
}

/// Ends every session of everybody; returns how many.
pub async fn end_all(conn: &mut PgConnection) -> Result<u64> {
    Ok(sqlx::query!("delete from account_session").execute(conn).await?.rows_affected())
}

pub async fn forget_expired(conn: &mut PgConnection, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from account_session where expires_at <= $1", now.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}
