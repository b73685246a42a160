//! `server accounts …`: what an operator does with accounts when something has leaked.

use anyhow::Context as _;
use clap::{Args, Subcommand};
use domain::email::EmailAddress;
use store::{PgPool, StoreError, accounts};

use super::deliver;
use crate::{config::Config, open::open_pools};

#[derive(Subcommand)]
pub enum AccountsAction {
    /// End every session of an account, or of all accounts: everybody concerned signs in again.
    SignOut(Whom),
}

#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct Whom {
    /// The account's e-mail address.
    address: Option<String>,
    /// Everybody.
    #[arg(long)]
    all: bool,
}

pub async fn run(config: &Config, action: AccountsAction) -> anyhow::Result<()> {
    let AccountsAction::SignOut(whom) = action;
    let ended = sign_out(&open_pools(config)?.primary, whom.address.as_deref()).await?;
    deliver(None, &format!("{ended} sessions ended\n"))
}

/// Everybody, or whose address it is; returns how many sessions ended.
async fn sign_out(pool: &PgPool, address: Option<&str>) -> anyhow::Result<u64> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let Some(address) = address else { return Ok(accounts::sessions::end_all(&mut conn).await?) };
    let email = EmailAddress::parse(address).context("that is no e-mail address")?;
    let account = accounts::find_by_email(&mut conn, &email).await?.context("no account has this address")?;
    Ok(accounts::sessions::end_others(&mut conn, account.id, None).await?)
}

#[cfg(test)]
mod tests {
    use domain::{catalog::AppId, country::CountryCode, locale::Locale};
    use jiff::{Timestamp, ToSpan as _};
    use store::accounts::{
        NewAccount,
        sessions::{self, Device, NewSession},
    };
    use uuid::Uuid;

    use super::*;

    async fn signed_in(pool: &PgPool, address: &str) {
        let now = Timestamp::now();
        let email = EmailAddress::parse(address).expect("an address");
        let new = NewAccount {
            id: Uuid::now_v7().into(),
            email: &email,
            name: "",
            password: None,
            hl: Locale::En,
            app: AppId(1),
        };
        let mut conn = pool.acquire().await.expect("a connection");
        let (account, _) = accounts::open(&mut conn, &new, now).await.expect("opened");
        let country = CountryCode::parse("DE").expect("a country");
        let device = Device { browser: String::new(), system: String::new(), country };
        let session = NewSession {
            token_hash: address.as_bytes(),
            id: Uuid::now_v7().into(),
            account,
            device: &device,
            fresh_until: now,
            expires_at: now + 1.hour(),
        };
        sessions::insert(&mut conn, &session, now).await.expect("begun");
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn one_account_is_signed_out_or_all_are(pool: PgPool) {
        for address in ["ada@example.com", "grace@example.com", "joan@example.com"] {
            signed_in(&pool, address).await;
        }

        assert_eq!(sign_out(&pool, Some("Grace@Example.com")).await.expect("ended"), 1);
        assert_eq!(sign_out(&pool, Some("grace@example.com")).await.expect("none left"), 0);
        assert!(sign_out(&pool, Some("nobody@example.com")).await.is_err());
        assert!(sign_out(&pool, Some("nobody")).await.is_err());
        assert_eq!(sign_out(&pool, None).await.expect("ended"), 2);
    }
}
