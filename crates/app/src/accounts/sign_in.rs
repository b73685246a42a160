//! Ways to prove who one is: a link, a code, a password. Each ends in a new session.

use domain::{
    account::{AccountId, ChallengeId, Password},
    email::EmailAddress,
    ids::JobId,
    token::Token,
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, StoreError, Transaction,
    accounts::{
        self, Account, NewAccount,
        challenges::{self, Challenge},
        sessions as session_rows,
    },
};
use uuid::Uuid;

use super::{
    AccountError, Caller, Passwords, SignedIn, Visit,
    letters::notify,
    limits::{DEVICE_LETTERS, PASSWORDS, allow},
    passwords::is_outdated,
    sessions::{SessionToken, begin, fresh_until},
};
use crate::{
    mail::AccountEvent,
    mutants,
    proofs::{Proofs, hash},
};

/// What a request to sign in carries besides the proof.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    pub caller: &'a Caller,
    /// The session that the browser has already; it ends.
    pub before: Option<Visit>,
    pub now: Timestamp,
}

/// Signs in by the link of a letter. A registration isn't adopted: its link may be pressed by another person than
/// the one who typed it.
pub async fn verify_link(
    pool: &PgPool,
    proofs: &Proofs,
    link: &Token,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let mut tx = store::begin(pool).await?;
    let taken = challenges::take_link(&mut tx, &hash(link.as_str()), entry.now).await?;
    let challenge = taken.ok_or(AccountError::WrongCode)?;
    let signed_in = enter(&mut tx, proofs, &challenge, None, None, entry).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(signed_in)
}

/// Signs in by the code of a letter, in the browser that asked for it. `browser` is the secret that [`super::register`] gave to the browser.
pub async fn verify_code(
    pool: &PgPool,
    proofs: &Proofs,
    (email, code): (&EmailAddress, &str),
    browser: Option<&SessionToken>,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let (mut tx, challenge) = meet(pool, proofs, (email, code), false, entry).await?;
    let signed_in = enter(&mut tx, proofs, &challenge, browser, None, entry).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(signed_in)
}

/// Sets a password by the code of a letter that was asked for it, ends every session and begins a new one.
pub async fn reset_password(
    pool: &PgPool,
    (proofs, passwords): (&Proofs, &Passwords),
    (email, code): (&EmailAddress, &str),
    password: &Password,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let (mut tx, challenge) = meet(pool, proofs, (email, code), true, entry).await?;
    // While the code's row is locked: a right code is used up together with what it is for.
    let hashed = passwords.hash(password).await?;
    let signed_in = enter(&mut tx, proofs, &challenge, None, Some(&hashed), entry).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(signed_in)
}

/// Counts the try, in a transaction of its own so that nothing takes it back, then takes the challenge.
async fn meet(
    pool: &PgPool,
    proofs: &Proofs,
    (email, code): (&EmailAddress, &str),
    sets_password: bool,
    Entry { caller, now, .. }: Entry<'_>,
) -> Result<(Transaction, Challenge), AccountError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let candidates = challenges::try_code(&mut conn, email, sets_password, now).await?;
    drop(conn);
    let is_right = |id: &ChallengeId| proofs.is_code(*id, code) && caller.asked_for(proofs, *id);
    let right = candidates.into_iter().find(is_right).ok_or(AccountError::WrongCode)?;
    let mut tx = store::begin(pool).await?;
    let challenge = challenges::take(&mut tx, right).await?.ok_or(AccountError::WrongCode)?;
    Ok((tx, challenge))
}

/// An address is proven: opens its account if there is none, ends everything that others began with it, collects
/// its orders and begins a session.
async fn enter(
    conn: &mut PgConnection,
    proofs: &Proofs,
    challenge: &Challenge,
    browser: Option<&SessionToken>,
    password: Option<&str>,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let Entry { caller, now, .. } = entry;
    challenges::end_all(conn, &challenge.email).await?;
    let typed_here = |browser: &SessionToken| {
        challenge
            .registration
            .as_ref()
            .filter(|registration| registration.browser_hash == hash(browser.as_str()))
    };
    let registration = browser.and_then(typed_here);
    let new = NewAccount {
        id: Uuid::now_v7().into(),
        email: &challenge.email,
        name: registration.map_or("", |registration| registration.name.as_str()),
        password: password.or(registration.map(|registration| registration.password.as_str())),
        hl: caller.hl,
        app: challenge.app,
    };
    let (id, is_new) = accounts::open(conn, &new, now).await?;
    let account = accounts::find(conn, id).await?.ok_or_else(|| gone(id))?;
    let mut jobs = Vec::new();
    if let Some(password) = password.filter(|_| !is_new) {
        accounts::set_password(conn, id, password).await?;
        session_rows::end_others(conn, id, None).await?;
        jobs.push(notify(conn, &account, AccountEvent::PasswordChanged, now).await?);
    }
    if !mutants::is("no_collect") {
        accounts::collect_paid(conn, id, &account.email).await?;
    }
    if !is_new && password.is_none() {
        jobs.extend(tell_device(conn, proofs, &account, entry).await?);
    }
    let token = begin(conn, id, (&caller.device, fresh_until(now)), entry.before, now).await?;
    Ok(SignedIn { account: id, token, fresh: true, jobs })
}

/// Signs in by password.
pub async fn login(
    pool: &PgPool,
    (proofs, passwords): (&Proofs, &Passwords),
    email: &EmailAddress,
    typed: &Password,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let now = entry.now;
    let place = passwords.wait_in_line()?;
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let whose = (email, entry.caller.is_known(proofs, email));
    if !allow(&mut conn, proofs, whose, &PASSWORDS, now).await? {
        return Err(AccountError::TooMany);
    }
    let account = accounts::find_by_email(&mut conn, email).await?;
    // A connection is scarcer than time: none is held while the password is compared.
    drop(conn);
    let hash = account.as_ref().and_then(|account| account.password.as_deref());
    let right = passwords.is_right(place, typed, hash).await?;
    let Some(account) = account.as_ref().filter(|_| right) else { return Err(AccountError::WrongPassword) };
    // Hashed in an older way: now that it is known, it can be hashed anew. If too many wait, another time.
    let renewed = match hash.filter(|hash| is_outdated(hash)) {
        Some(_) => passwords.hash(typed).await.ok(),
        None => None,
    };
    let mut tx = store::begin(pool).await?;
    // Meanwhile the password may have been changed, or the account deleted.
    let now_it_is = accounts::find(&mut tx, account.id).await?.and_then(|account| account.password);
    if now_it_is != account.password {
        return Err(AccountError::WrongPassword);
    }
    if let Some(renewed) = renewed {
        accounts::set_password(&mut tx, account.id, &renewed).await?;
    }
    let signed_in = welcome(&mut tx, proofs, account, fresh_until(now), entry).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(signed_in)
}

/// The owner of an account has proven who they are: collects its orders and begins a session. Until `fresh` they may do
/// what can't be undone.
pub(super) async fn welcome(
    conn: &mut PgConnection,
    proofs: &Proofs,
    account: &Account,
    fresh: Timestamp,
    entry: Entry<'_>,
) -> store::Result<SignedIn> {
    accounts::collect_paid(conn, account.id, &account.email).await?;
    let jobs = tell_device(conn, proofs, account, entry).await?;
    let token = begin(conn, account.id, (&entry.caller.device, fresh), entry.before, entry.now).await?;
    let jobs = jobs.into_iter().collect();
    Ok(SignedIn { account: account.id, token, fresh: entry.now < fresh, jobs })
}

/// Sets an account's password, ends its other sessions and replaces this one. Whoever changes one must know it, whatever
/// else they have proven; the first one is set by somebody who has just proven who they are.
pub async fn change_password(
    pool: &PgPool,
    (proofs, passwords): (&Proofs, &Passwords),
    old: Option<&Password>,
    new: &Password,
    (visit, entry): (Visit, Entry<'_>),
) -> Result<SignedIn, AccountError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let account = accounts::find(&mut conn, visit.account).await?.ok_or(AccountError::WrongPassword)?;
    match account.password.as_deref() {
        Some(hash) => {
            let old = old.ok_or(AccountError::WrongPassword)?;
            let whose = (&account.email, entry.caller.is_known(proofs, &account.email));
            if !allow(&mut conn, proofs, whose, &PASSWORDS, entry.now).await? {
                return Err(AccountError::TooMany);
            }
            drop(conn);
            if !passwords.is_right(passwords.wait_in_line()?, old, Some(hash)).await? {
                return Err(AccountError::WrongPassword);
            }
        }
        None if visit.fresh => drop(conn),
        None => return Err(AccountError::NotProven),
    }
    let hashed = passwords.hash(new).await?;
    let mut tx = store::begin(pool).await?;
    accounts::set_password(&mut tx, account.id, &hashed).await?;
    session_rows::end_others(&mut tx, account.id, None).await?;
    let event =
        if account.password.is_some() { AccountEvent::PasswordChanged } else { AccountEvent::PasswordSet };
    let job = notify(&mut tx, &account, event, entry.now).await?;
    let fresh = fresh_until(entry.now);
    let token = begin(&mut tx, account.id, (&entry.caller.device, fresh), None, entry.now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(SignedIn { account: account.id, token, fresh: true, jobs: vec![job] })
}

/// Writes to the owner if this kind of device is new to the account.
async fn tell_device(
    conn: &mut PgConnection,
    proofs: &Proofs,
    account: &Account,
    Entry { caller, now, .. }: Entry<'_>,
) -> store::Result<Option<JobId>> {
    let known = session_rows::of_account(conn, account.id, now).await?;
    let is_known = known.is_empty() || known.iter().any(|row| row.device == caller.device);
    if is_known || !allow(conn, proofs, (&account.email, false), &DEVICE_LETTERS, now).await? {
        return Ok(None);
    }
    let event = AccountEvent::NewDevice {
        browser: caller.device.browser.clone(),
        system: caller.device.system.clone(),
    };
    Ok(Some(notify(conn, account, event, now).await?))
}

pub(super) fn gone(id: AccountId) -> StoreError {
    StoreError::Inconsistent { table: "account", column: "id", row: id.to_string() }
}

#[cfg(test)]
mod tests {
    use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, Version};
    use domain::{catalog::AppId, country::CountryCode, locale::Locale};
    use store::accounts::sessions::Device;

    use super::*;

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn a_password_that_was_hashed_in_an_older_way_is_hashed_anew(pool: PgPool) {
        let weaker = Params::new(Params::MIN_M_COST, 1, 1, None).expect("parameters");
        let older = Argon2::new(Algorithm::Argon2id, Version::V0x13, weaker);
        let older = older.hash_password(b"correct horse").expect("hashed").to_string();
        let email = EmailAddress::parse("grace@example.com").expect("an address");
        let country = CountryCode::parse("DE").expect("a country");
        let device = Device { browser: String::new(), system: String::new(), country };
        let caller = Caller { app: AppId(1), hl: Locale::En, device, known: None, letter: None };
        let entry = Entry { caller: &caller, before: None, now: Timestamp::now() };
        let new = NewAccount {
            id: Uuid::now_v7().into(),
            email: &email,
            name: "",
            password: Some(&older),
            hl: Locale::En,
            app: AppId(1),
        };
        let mut conn = pool.acquire().await.expect("a connection");
        let (id, _) = accounts::open(&mut conn, &new, entry.now).await.expect("opened");
        let tools = (&crate::mail::sample_proofs(), &Passwords::default());

        for _ in 0..2 {
            let typed = Password::typed("correct horse");
            login(&pool, tools, &email, &typed, entry).await.expect("signed in");
            let kept =
                accounts::find(&mut conn, id).await.expect("read").and_then(|account| account.password);
            assert!(kept.is_some_and(|kept| !is_outdated(&kept)));
        }
    }
}
