//! Proofs of an address that are under way: a letter with a link and a code.

use domain::{account::ChallengeId, catalog::AppId, email::EmailAddress, locale::Locale};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::{Result, StoreError};

/// Wrong codes that a letter survives.
const TRIES_MOST: i32 = 5;

/// What a challenge came with, and what its code is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A letter that somebody asked for to sign in or to register. A new letter ends the one before it.
    SignIn,
    /// A letter that somebody asked for to set a password. Its reader has been told so: the code of any other letter is
    /// more easily given away.
    Password,
    Receipt,
}

impl Purpose {
    const fn code(self) -> &'static str {
        match self {
            Self::SignIn | Self::Password => "letter",
            Self::Receipt => "receipt",
        }
    }
}

/// A registration that waits until its address is proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registration {
    pub name: String,
    pub password: String,
    /// Hash of a secret that only the browser knows which typed it.
    pub browser_hash: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct NewChallenge<'a> {
    pub id: ChallengeId,
    pub email: &'a EmailAddress,
    pub purpose: Purpose,
    pub link_hash: &'a [u8],
    pub registration: Option<&'a Registration>,
    pub app: AppId,
    pub hl: Locale,
    pub code_until: Timestamp,
    pub link_until: Timestamp,
}

pub async fn insert(conn: &mut PgConnection, new: &NewChallenge<'_>, now: Timestamp) -> Result<()> {
    if new.purpose != Purpose::Receipt {
        sqlx::query!("delete from challenge where email_key = $1 and purpose = 'letter'", new.email.key())
            .execute(&mut *conn)
            .await?;
    }
    sqlx::query!(
        "insert into challenge (id, email, email_key, purpose, link_hash, name, password, browser_hash, app_id, hl,
                                created_at, code_until, link_until, sets_password)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         on conflict do nothing",
        new.id.as_uuid(),
        new.email.as_str(),
        new.email.key(),
        new.purpose.code(),
        new.link_hash,
        new.registration.map(|registration| registration.name.as_str()),
        new.registration.map(|registration| registration.password.as_str()),
        new.registration.map(|registration| registration.browser_hash.as_slice()),
        new.app.0,
        new.hl.code(),
        now.to_sqlx() as _,
        new.code_until.to_sqlx() as _,
        new.link_until.to_sqlx() as _,
        new.purpose == Purpose::Password,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// A challenge that may still be met.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    pub id: ChallengeId,
    pub email: EmailAddress,
    pub registration: Option<Registration>,
    pub app: AppId,
    pub hl: Locale,
}

/// Uses up a challenge by its link. Of many callers at once only one gets it.
pub async fn take_link(
    conn: &mut PgConnection,
    link_hash: &[u8],
    now: Timestamp,
) -> Result<Option<Challenge>> {
    let row = sqlx::query_as!(
        Row,
        "delete from challenge where link_hash = $1 and link_until > $2
         returning id, email, name, password, browser_hash, app_id, hl",
        link_hash,
        now.to_sqlx() as _,
    );
    row.fetch_optional(conn).await?.map(Challenge::try_from).transpose()
}

/// Counts one more try of a code for this address and returns the challenges that it may be for: none if there was
/// no letter in time, or five tries were made. The tries are counted before anything is compared. Every code signs in;
/// only some set a password.
pub async fn try_code(
    conn: &mut PgConnection,
    email: &EmailAddress,
    sets_password: bool,
    now: Timestamp,
) -> Result<Vec<ChallengeId>> {
    let ids = sqlx::query_scalar!(
        "update challenge set tries = tries + 1
         where email_key = $1 and code_until > $2 and tries < $3 and (sets_password or not $4)
         returning id",
        email.key(),
        now.to_sqlx() as _,
        TRIES_MOST,
        sets_password,
    );
    Ok(ids.fetch_all(conn).await?.into_iter().map(ChallengeId::from).collect())
}

/// Uses up a challenge whose code was right. Of many callers at once only one gets it.
pub async fn take(conn: &mut PgConnection, id: ChallengeId) -> Result<Option<Challenge>> {
    let row = sqlx::query_as!(
        Row,
        "delete from challenge where id = $1 returning id, email, name, password, browser_hash, app_id, hl",
        id.as_uuid(),
    );
    row.fetch_optional(conn).await?.map(Challenge::try_from).transpose()
}

/// Ends every other proof of an address: registrations of strangers must not outlive the owner's proof.
pub async fn end_all(conn: &mut PgConnection, email: &EmailAddress) -> Result<u64> {
    let done = sqlx::query!("delete from challenge where email_key = $1", email.key());
    Ok(done.execute(conn).await?.rows_affected())
}

pub async fn forget_expired(conn: &mut PgConnection, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from challenge where link_until <= $1", now.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}

struct Row {
    id: Uuid,
    email: String,
    name: Option<String>,
    password: Option<String>,
    browser_hash: Option<Vec<u8>>,
    app_id: i32,
    hl: String,
}

impl TryFrom<Row> for Challenge {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self> {
        let unknown =
            |column| StoreError::Inconsistent { table: "challenge", column, row: row.id.to_string() };
        Ok(Self {
            id: row.id.into(),
            email: EmailAddress::parse(&row.email).ok_or_else(|| unknown("email"))?,
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            registration: row
                .name
                .zip(row.password)
                .zip(row.browser_hash)
                .map(|((name, password), browser_hash)| Registration { name, password, browser_hash }),
            app: AppId(row.app_id),
        })
    }
}
