//! Signing in through another site, such as Google or Apple: it vouches for a person under a lasting name of its own.
//!
//! That name is what an account is connected with. An address only helps to find the account, if the site has
//! verified it; and where there is an account already, its owner confirms the connection by being signed in to it.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use domain::{
    account::{AccountId, CeremonyId, Provider},
    email::EmailAddress,
    ids::JobId,
    locale::Locale,
    name::DisplayName,
};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use store::{
    PgConnection, PgPool, StoreError,
    accounts::{
        self, NewAccount,
        ceremonies::{self, Kind, NewCeremony},
        challenges,
        identities::{self, IdentityRow},
    },
};
use uuid::Uuid;

use super::{
    AccountError, Entry, SessionToken, SignedIn, Visit,
    letters::notify,
    sessions::{begin, later},
    sign_in::{gone, welcome},
};
use crate::{
    mail::AccountEvent,
    ports::{IdentityError, IdentitySite, SentAway, Vouched},
    proofs::{Proofs, hash, unguessable},
};

/// How long somebody may be away, and how long the confirmation of a connection may take.
const AWAY: SignedDuration = SignedDuration::from_mins(15);

/// Somebody who is being sent to another site.
#[derive(Clone, Copy, Debug)]
pub struct Departure<'a> {
    pub provider: Provider,
    /// Where the site sends them back to.
    pub back_to: &'a str,
    /// The account that is to be connected; `None` for signing in.
    pub account: Option<AccountId>,
    pub hl: Locale,
}

/// What is remembered of somebody who was sent away.
#[derive(Debug, Serialize, Deserialize)]
struct Remembered {
    provider: Provider,
    nonce: String,
    verifier: String,
    back_to: String,
    hl: Locale,
}

/// A person of another site who is to be connected with an account once its owner has confirmed it.
#[derive(Debug, Serialize, Deserialize)]
struct Waiting {
    provider: Provider,
    sub: String,
    email: String,
}

/// Sends somebody to another site. Returns its address, and a secret for the browser: only that browser can come back.
pub async fn depart(
    pool: &PgPool,
    site: &impl IdentitySite,
    departure: Departure<'_>,
    now: Timestamp,
) -> Result<(String, SessionToken), AccountError> {
    let Departure { provider, back_to, account, hl } = departure;
    let [nonce, verifier, browser] = [(); 3].map(|()| SessionToken::new());
    // The state in the address, so all of its bits are random.
    let id = CeremonyId::from(Uuid::from_u128(unguessable()));
    let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_str()));
    let state = id.to_string();
    let sent = SentAway { state: &state, nonce: nonce.as_str(), challenge: &challenge, back_to };
    let address = site.address(&sent).await.map_err(refused)?;
    let remembered = Remembered {
        provider,
        nonce: nonce.as_str().to_owned(),
        verifier: verifier.as_str().to_owned(),
        back_to: back_to.to_owned(),
        hl,
    };
    let new = NewCeremony {
        id,
        kind: Kind::Identity,
        account,
        browser_hash: Some(&hash(browser.as_str())),
        state: &json(&remembered),
        expires_at: later(now, AWAY),
    };
    ceremonies::insert(&mut *pool.acquire().await.map_err(StoreError::from)?, &new).await?;
    Ok((address, browser))
}

/// Somebody who is away and may come back.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// The site that they were sent to.
    pub provider: Provider,
    pub hl: Locale,
    /// Whether an account is to be connected.
    pub connects: bool,
}

/// What the page needs to know that somebody comes back to. Nothing is used up.
pub async fn expected(pool: &PgPool, id: CeremonyId, now: Timestamp) -> store::Result<Option<Expected>> {
    let found = ceremonies::peek(&mut *pool.acquire().await?, id, Kind::Identity, now).await?;
    let remembered = found.and_then(|found| {
        let Remembered { provider, hl, .. } = Remembered::deserialize(&found.state).ok()?;
        Some(Expected { provider, hl, connects: found.account.is_some() })
    });
    Ok(remembered)
}

/// Somebody who comes back.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    pub ceremony: CeremonyId,
    /// The browser's secret.
    pub browser: &'a SessionToken,
    pub code: &'a str,
}

/// What came of it.
#[derive(Debug)]
pub enum Arrived {
    SignedIn(SignedIn),
    /// The address has an account. Whoever proves that it is theirs may connect it.
    Confirm {
        ceremony: CeremonyId,
        email: EmailAddress,
        provider: Provider,
    },
}

/// Signs in or connects somebody who comes back from another site. `sites` finds the site of a provider that is
/// switched on.
pub async fn arrive<S: IdentitySite>(
    pool: &PgPool,
    proofs: &Proofs,
    sites: impl Fn(Provider) -> Option<S>,
    arrival: Arrival<'_>,
    entry: Entry<'_>,
) -> Result<Arrived, AccountError> {
    let browser = hash(arrival.browser.as_str());
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let taken =
        ceremonies::take(&mut conn, arrival.ceremony, Kind::Identity, Some(&browser), entry.now).await?;
    // No connection is held while another site is asked.
    drop(conn);
    let taken = taken.ok_or(AccountError::ProviderFailed)?;
    let remembered = Remembered::deserialize(&taken.state).map_err(|_| AccountError::ProviderFailed)?;
    let Remembered { provider, nonce, verifier, back_to, .. } = &remembered;
    let site = sites(*provider).ok_or(AccountError::ProviderFailed)?;
    let sent = SentAway { state: "", nonce, challenge: "", back_to };
    let vouched = site.redeem(arrival.code, verifier, &sent).await.map_err(refused)?;
    let mut tx = store::begin(pool).await?;
    let arrived = match taken.account {
        Some(account) => {
            // The session may have ended meanwhile, or be somebody else's by now.
            let visit = entry.before.filter(|visit| visit.account == account);
            let visit = visit.ok_or(AccountError::ProviderFailed)?;
            let email = vouched.email.as_ref().map_or("", EmailAddress::as_str);
            let job = connect(&mut tx, visit.account, (*provider, &vouched.sub), email, entry.now).await?;
            Arrived::SignedIn(enter(&mut tx, proofs, account, Some(job), entry).await?)
        }
        None => recognise(&mut tx, proofs, (*provider, vouched), &browser, entry).await?,
    };
    tx.commit().await.map_err(StoreError::from)?;
    Ok(arrived)
}

/// Finds or opens the account of a person for whom a site vouches.
async fn recognise(
    conn: &mut PgConnection,
    proofs: &Proofs,
    (provider, vouched): (Provider, Vouched),
    browser: &[u8],
    entry: Entry<'_>,
) -> Result<Arrived, AccountError> {
    let Vouched { sub, email, name } = vouched;
    if let Some(account) = identities::find_used(conn, (provider, &sub), entry.now).await? {
        return Ok(Arrived::SignedIn(enter(conn, proofs, account, None, entry).await?));
    }
    let email = email.ok_or(AccountError::NoAddress)?;
    let name = name.as_deref().and_then(DisplayName::parse);
    let new = NewAccount {
        id: Uuid::now_v7().into(),
        email: &email,
        name: name.as_ref().map_or("", DisplayName::as_str),
        password: None,
        hl: entry.caller.hl,
        app: entry.caller.app,
    };
    let (account, is_new) = accounts::open(conn, &new, entry.now).await?;
    let is_theirs = entry.before.is_some_and(|visit| visit.account == account);
    if !is_new && !is_theirs {
        let waiting = Waiting { provider, sub, email: email.as_str().to_owned() };
        let ceremony = wait(conn, account, &waiting, browser, entry.now).await?;
        return Ok(Arrived::Confirm { ceremony, email, provider });
    }
    if is_new {
        // The site has proven the address: what strangers began with it ends, as with a letter of ours.
        challenges::end_all(conn, &email).await?;
        identities::insert(conn, account, (provider, &sub), email.as_str(), entry.now).await?;
        accounts::collect_paid(conn, account, &email).await?;
        let device = &entry.caller.device;
        let token = begin(conn, account, (device, entry.now), entry.before, entry.now).await?;
        return Ok(Arrived::SignedIn(SignedIn { account, token, fresh: false, jobs: Vec::new() }));
    }
    let job = connect(conn, account, (provider, &sub), email.as_str(), entry.now).await?;
    Ok(Arrived::SignedIn(enter(conn, proofs, account, Some(job), entry).await?))
}

/// Remembers a person of another site until the account's owner has confirmed the connection.
async fn wait(
    conn: &mut PgConnection,
    account: AccountId,
    waiting: &Waiting,
    browser: &[u8],
    now: Timestamp,
) -> store::Result<CeremonyId> {
    let new = NewCeremony {
        id: Uuid::from_u128(unguessable()).into(),
        kind: Kind::IdentityLink,
        account: Some(account),
        browser_hash: Some(browser),
        state: &json(waiting),
        expires_at: later(now, AWAY),
    };
    ceremonies::insert(conn, &new).await?;
    Ok(new.id)
}

/// Connects the person who waits with the account, once its owner is signed in to it.
pub async fn confirm(
    pool: &PgPool,
    visit: Visit,
    ceremony: CeremonyId,
    browser: &SessionToken,
    now: Timestamp,
) -> Result<JobId, AccountError> {
    let mut tx = store::begin(pool).await?;
    let browser = hash(browser.as_str());
    let taken = ceremonies::take(&mut tx, ceremony, Kind::IdentityLink, Some(&browser), now).await?;
    let taken = taken.filter(|taken| taken.account == Some(visit.account));
    let waiting = taken.and_then(|taken| Waiting::deserialize(&taken.state).ok());
    let Waiting { provider, sub, email } = waiting.ok_or(AccountError::ProviderFailed)?;
    let job = connect(&mut tx, visit.account, (provider, &sub), &email, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(job)
}

/// Connects an account with a person of another site, and writes to its owner.
async fn connect(
    conn: &mut PgConnection,
    id: AccountId,
    (provider, sub): (Provider, &str),
    email: &str,
    now: Timestamp,
) -> Result<JobId, AccountError> {
    let account = accounts::find(conn, id).await?.ok_or_else(|| gone(id))?;
    if !identities::insert(conn, id, (provider, sub), email, now).await? {
        return Err(AccountError::AlreadyConnected);
    }
    Ok(notify(conn, &account, AccountEvent::ProviderConnected { provider }, now).await?)
}

/// Begins a session that isn't fresh, unless the browser's own was: the other site asked nobody anything if its own
/// session was open, so whoever sits at a browser left open gets its word.
async fn enter(
    conn: &mut PgConnection,
    proofs: &Proofs,
    id: AccountId,
    job: Option<JobId>,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let account = accounts::find(conn, id).await?.ok_or_else(|| gone(id))?;
    let before = entry.before.filter(|visit| visit.account == id);
    let fresh = before.map_or(entry.now, |visit| visit.fresh_until);
    let mut signed_in = welcome(conn, proofs, &account, fresh, entry).await?;
    signed_in.jobs.extend(job);
    Ok(signed_in)
}

pub async fn list_identities(pool: &PgPool, account: AccountId) -> store::Result<Vec<IdentityRow>> {
    identities::of_account(&mut *pool.acquire().await?, account).await
}

/// Ends a connection and writes to the account's owner; `None` if there is none.
pub async fn disconnect(
    pool: &PgPool,
    id: AccountId,
    provider: Provider,
    now: Timestamp,
) -> Result<Option<JobId>, AccountError> {
    let mut tx = store::begin(pool).await?;
    let account = accounts::find(&mut tx, id).await?.ok_or_else(|| gone(id))?;
    if !identities::remove(&mut tx, id, provider).await? {
        return Ok(None);
    }
    let job = notify(&mut tx, &account, AccountEvent::ProviderDisconnected { provider }, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(Some(job))
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("plain values have a JSON form")
}

/// The person isn't told why; an operator may want to know.
fn refused(error: IdentityError) -> AccountError {
    match error {
        IdentityError::Refused(why) => {
            tracing::info!(why, "another site's word was refused");
            AccountError::ProviderFailed
        }
        IdentityError::Away(error) => AccountError::ProviderAway(error),
    }
}
