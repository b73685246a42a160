//! Proofs that are under way in a person's browser: what the server remembers between its question and the answer.

use domain::account::{AccountId, CeremonyId};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;

use crate::Result;

/// What a ceremony ends in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An account gets a passkey.
    PasskeyNew,
    /// Somebody signs in by passkey.
    PasskeySignIn,
    /// Somebody was sent to another site.
    Identity,
    /// An account is to be connected with a person of another site, once its owner has confirmed it.
    IdentityLink,
}

impl Kind {
    const fn code(self) -> &'static str {
        match self {
            Self::PasskeyNew => "passkey_new",
            Self::PasskeySignIn => "passkey_sign_in",
            Self::Identity => "identity",
            Self::IdentityLink => "identity_link",
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewCeremony<'a> {
    pub id: CeremonyId,
    pub kind: Kind,
    /// Whose it is, where that is known.
    pub account: Option<AccountId>,
    /// Hash of a secret of the browser that has to finish it.
    pub browser_hash: Option<&'a [u8]>,
    pub state: &'a Value,
    pub expires_at: Timestamp,
}

pub async fn insert(conn: &mut PgConnection, new: &NewCeremony<'_>) -> Result<()> {
    sqlx::query!(
        "insert into ceremony (id, kind, account_id, browser_hash, state, expires_at)
         values ($1, $2, $3, $4, $5, $6)",
        new.id.as_uuid(),
        new.kind.code(),
        new.account.map(AccountId::as_uuid),
        new.browser_hash,
        new.state,
        new.expires_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// What a ceremony holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    pub account: Option<AccountId>,
    pub state: Value,
}

/// Uses up a ceremony. Of many callers at once only one gets it; another browser than its own gets nothing.
pub async fn take(
    conn: &mut PgConnection,
    id: CeremonyId,
    kind: Kind,
    browser_hash: Option<&[u8]>,
    now: Timestamp,
) -> Result<Option<Held>> {
    let row = sqlx::query!(
        "delete from ceremony
         where id = $1 and kind = $2 and browser_hash is not distinct from $3 and expires_at > $4
         returning account_id, state",
        id.as_uuid(),
        kind.code(),
        browser_hash,
        now.to_sqlx() as _,
    );
    let found = row.fetch_optional(conn).await?;
    Ok(found.map(|row| Held { account: row.account_id.map(AccountId::from), state: row.state }))
}

/// What a ceremony holds, without using it up.
pub async fn peek(
    conn: &mut PgConnection,
    id: CeremonyId,
    kind: Kind,
    now: Timestamp,
) -> Result<Option<Held>> {
    let row = sqlx::query!(
        "select account_id, state from ceremony where id = $1 and kind = $2 and expires_at > $3",
        id.as_uuid(),
        kind.code(),
        now.to_sqlx() as _,
    );
    let found = row.fetch_optional(conn).await?;
    Ok(found.map(|row| Held { account: row.account_id.map(AccountId::from), state: row.state }))
}

pub async fn forget_expired(conn: &mut PgConnection, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from ceremony where expires_at <= $1", now.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}
