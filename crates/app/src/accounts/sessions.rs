//! Sessions: a random token in the browser's cookie, its hash in a row.

use std::fmt;

use domain::account::{AccountId, SessionId};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, PgPool,
    accounts::sessions::{self, Device, DeviceRow, NewSession, Session},
};
use uuid::Uuid;

use crate::proofs::{hash, unguessable};

/// A session ends when it wasn't used for so long: whoever finds an old device finds it signed out.
const IDLE: SignedDuration = SignedDuration::from_hours(90 * 24);
/// And so long after it began, however often it is used: nobody stays signed in for ever with a token that was copied.
const LIVES: SignedDuration = SignedDuration::from_hours(365 * 24);
/// How long after proving who they are a person may do what can't be undone.
const FRESH: SignedDuration = SignedDuration::from_mins(10);
/// Use is noted to the hour: most requests only read.
const NOTED_EVERY: SignedDuration = SignedDuration::from_hours(1);

/// 256 random bits as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken(String);

impl SessionToken {
    pub(super) fn new() -> Self {
        Self(format!("{:032x}{:032x}", unguessable(), unguessable()))
    }

    /// `None` for anything that couldn't be one of our tokens.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (digits && text.len() == 64).then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Tokens stay out of logs.
impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}

/// A signed-in browser's request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    pub account: AccountId,
    pub session: SessionId,
    /// Whether the person proved who they are within the last ten minutes.
    pub fresh: bool,
    pub fresh_until: Timestamp,
}

/// The session of a token: one look-up by key.
pub async fn find_session(
    pool: &PgPool,
    token: &SessionToken,
    now: Timestamp,
) -> store::Result<Option<Visit>> {
    let mut conn = pool.acquire().await?;
    let Some(session) = sessions::find(&mut conn, &hash(token.as_str()), now).await? else { return Ok(None) };
    let Session { id, account, created_at, seen_at, fresh_until } = session;
    let ends_at = later(created_at, LIVES);
    if ends_at <= now {
        return Ok(None);
    }
    if seen_at.duration_until(now) >= NOTED_EVERY {
        sessions::touch(&mut conn, id, now, later(now, IDLE).min(ends_at)).await?;
    }
    Ok(Some(Visit { account, session: id, fresh: now < fresh_until, fresh_until }))
}

/// For somebody who has just proven who they are.
pub(super) fn fresh_until(now: Timestamp) -> Timestamp {
    later(now, FRESH)
}

/// Begins a session in the caller's transaction. The one that the browser had before ends: a token that was known
/// before somebody signed in must not be signed in afterwards.
pub(super) async fn begin(
    conn: &mut PgConnection,
    account: AccountId,
    (device, fresh_until): (&Device, Timestamp),
    instead_of: Option<Visit>,
    now: Timestamp,
) -> store::Result<SessionToken> {
    if let Some(before) = instead_of {
        sessions::end(conn, before.account, before.session).await?;
    }
    let token = SessionToken::new();
    let new = NewSession {
        token_hash: &hash(token.as_str()),
        id: Uuid::now_v7().into(),
        account,
        device,
        fresh_until,
        expires_at: later(now, IDLE),
    };
    sessions::insert(conn, &new, now).await?;
    Ok(token)
}

/// Every browser that is signed in to an account.
pub async fn list_devices(
    pool: &PgPool,
    account: AccountId,
    now: Timestamp,
) -> store::Result<Vec<DeviceRow>> {
    sessions::of_account(&mut *pool.acquire().await?, account, now).await
}

/// Ends one session of an account; false if it has no such session.
pub async fn end(pool: &PgPool, account: AccountId, session: SessionId) -> store::Result<bool> {
    sessions::end(&mut *pool.acquire().await?, account, session).await
}

pub(super) fn later(now: Timestamp, by: SignedDuration) -> Timestamp {
    now.saturating_add(by).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_random_in_every_bit_and_never_appears_in_logs() {
        let (mut ever, mut always) = ([0_u128; 2], [u128::MAX; 2]);
        for _ in 0..200 {
            let token = SessionToken::new();
            assert_eq!(SessionToken::parse(token.as_str()), Some(token.clone()));
            for (half, digits) in [&token.as_str()[..32], &token.as_str()[32..]].into_iter().enumerate() {
                let bits = u128::from_str_radix(digits, 16).expect("digits");
                (ever[half], always[half]) = (ever[half] | bits, always[half] & bits);
            }
        }
        assert_eq!((ever, always), ([u128::MAX; 2], [0; 2]));
        assert_eq!(format!("{:?}", SessionToken::new()), "SessionToken(…)");
        for text in ["", "0", &"0".repeat(63), &"A".repeat(64), &"g".repeat(64)] {
            assert_eq!(SessionToken::parse(text), None, "{text}");
        }
    }
}
