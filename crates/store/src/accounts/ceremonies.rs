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
}

impl Kind {
    const fn code(self) -> &'static str {
        match self {
            Self::PasskeyNew => "passkey_new",
            Self::PasskeySignIn => "passkey_sign_in",
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewCeremony<'a> {
    pub id: CeremonyId,
    pub kind: Kind,
    /// Whose it is, where that is known.
    pub account: Option<AccountId>,
    pub state: &'a Value,
    pub expires_at: Timestamp,
}

pub async fn insert(conn: &mut PgConnection, new: &NewCeremony<'_>) -> Result<()> {
    sqlx::query!(
        "insert into ceremony (id, kind, account_id, state, expires_at) values ($1, $2, $3, $4, $5)",
        new.id.as_uuid(),
        new.kind.code(),
        new.account.map(AccountId::as_uuid),
        new.state,
        new.expires_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Uses up a ceremony and returns its state. Of many callers at once only one gets it.
pub async fn take(
    conn: &mut PgConnection,
    id: CeremonyId,
    kind: Kind,
    account: Option<AccountId>,
    now: Timestamp,
) -> Result<Option<Value>> {
    let state = sqlx::query_scalar!(
        "delete from ceremony where id = $1 and kind = $2 and account_id is not distinct from $3 and expires_at > $4
         returning state",
        id.as_uuid(),
        kind.code(),
        account.map(AccountId::as_uuid),
        now.to_sqlx() as _,
    );
    Ok(state.fetch_optional(conn).await?)
}

pub async fn forget_expired(conn: &mut PgConnection, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from ceremony where expires_at <= $1", now.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}
