//! People as other sites know them: the site and its own, lasting name for the person. An address is no such name.

use domain::account::{AccountId, Provider};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// Connects an account; false if that person of the site, or another one of the same site, is connected already.
pub async fn insert(
    conn: &mut PgConnection,
    account: AccountId,
    (provider, sub): (Provider, &str),
    email: &str,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "insert into identity (provider, sub, account_id, email, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing",
        provider.code(),
        sub,
        account.as_uuid(),
        email,
        now.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// The account that is connected with this person of the site; notes that it was used.
pub async fn find_used(
    conn: &mut PgConnection,
    (provider, sub): (Provider, &str),
    now: Timestamp,
) -> Result<Option<AccountId>> {
    let account = sqlx::query_scalar!(
        "update identity set last_used_at = $3 where provider = $1 and sub = $2 returning account_id",
        provider.code(),
        sub,
        now.to_sqlx() as _,
    );
    Ok(account.fetch_optional(conn).await?.map(AccountId::from))
}

/// A connection as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdentityRow {
    pub provider: Provider,
    /// The address that the site named.
    pub email: String,
    pub created_at: Timestamp,
    pub last_used_at: Option<Timestamp>,
}

/// The account's connections, oldest first.
pub async fn of_account(conn: &mut PgConnection, account: AccountId) -> Result<Vec<IdentityRow>> {
    let rows = sqlx::query!(
        r#"select provider, email, created_at as "created_at: jiff_sqlx::Timestamp",
                  last_used_at as "last_used_at: jiff_sqlx::Timestamp"
           from identity where account_id = $1 order by created_at, provider"#,
        account.as_uuid(),
    );
    let parsed = rows.fetch_all(conn).await?.into_iter().map(|row| {
        let unknown =
            || StoreError::Inconsistent { table: "identity", column: "provider", row: account.to_string() };
        Ok(IdentityRow {
            provider: Provider::parse(&row.provider).ok_or_else(unknown)?,
            email: row.email,
            created_at: row.created_at.to_jiff(),
            last_used_at: row.last_used_at.map(jiff_sqlx::Timestamp::to_jiff),
        })
    });
    parsed.collect()
}

/// False if the account isn't connected with that site.
pub async fn remove(conn: &mut PgConnection, account: AccountId, provider: Provider) -> Result<bool> {
    let done = sqlx::query!(
        "delete from identity where account_id = $1 and provider = $2",
        account.as_uuid(),
        provider.code(),
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}
