//! Passkeys: a key on a person's device that signs in without a letter and without a password.
//!
//! Nobody is asked for a name first: the device knows whose key it is, and a list of keys for an address would tell
//! strangers who has an account. A key whose counter goes backwards may have been copied; it is disabled.

use domain::{
    account::{AccountId, CeremonyId, PasskeyId},
    ids::JobId,
};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use store::{
    PgPool, StoreError,
    accounts::{
        self, Account,
        ceremonies::{self, Kind, NewCeremony},
        passkeys::{self, NewPasskey, PasskeyRow, UsablePasskey},
    },
};
use tracing::info;
use uuid::Uuid;
use webauthn_rs::prelude::{
    AuthenticationResult, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Webauthn, WebauthnBuilder, WebauthnError,
};

use super::{
    AccountError, Entry, SignedIn,
    letters::notify,
    sessions::{fresh_until, later},
    sign_in::{gone, welcome},
};
use crate::{
    mail::AccountEvent,
    proofs::{Proofs, unguessable},
};

/// How long a person may take to find their key.
const CEREMONY_LIVES: SignedDuration = SignedDuration::from_mins(5);
/// More than anybody has devices.
const PASSKEYS_MOST: usize = 20;

/// The site that a passkey is for: a device shows a key only to the host that it was made for.
#[derive(Clone, Debug)]
pub struct Site {
    /// Scheme, host and port of the page that asks.
    pub origin: String,
    /// As the device may show it.
    pub name: String,
}

/// A ceremony that has begun: its id, and what the browser passes to the device.
#[derive(Clone, Debug)]
pub struct Begun {
    pub id: CeremonyId,
    pub options: Value,
}

/// What a browser brings back from the device.
#[derive(Clone, Debug)]
pub struct Answered {
    pub ceremony: CeremonyId,
    pub credential: Value,
}

/// What a ceremony's row holds.
#[derive(Serialize, Deserialize)]
struct Remembered<T> {
    origin: String,
    state: T,
}

/// Begins adding a passkey to an account.
pub async fn begin_passkey(
    pool: &PgPool,
    site: &Site,
    id: AccountId,
    now: Timestamp,
) -> Result<Begun, AccountError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let account = accounts::find(&mut conn, id).await?.ok_or_else(|| gone(id))?;
    let known = passkeys::of_account(&mut conn, id).await?;
    drop(conn);
    if known.len() >= PASSKEYS_MOST {
        return Err(AccountError::TooMany);
    }
    let name = account.email.as_str();
    let shown = Some(account.profile.name.as_str()).filter(|name| !name.is_empty()).unwrap_or(name);
    let exclude = known.into_iter().map(|row| row.credential).collect();
    let begun = relying_party(site)?.start_passkey_registration(id.as_uuid(), name, shown, Some(exclude));
    let (options, state) = begun.map_err(refused)?;
    let mut options = json(&options.public_key);
    // A key that the device doesn't remember couldn't sign in without a name.
    options["authenticatorSelection"]["residentKey"] = "preferred".into();
    let begun = Begun { id: Uuid::from_u128(unguessable()).into(), options };
    remember(pool, (begun.id, Kind::PasskeyNew, Some(id)), site, &state, now).await?;
    Ok(begun)
}

/// Adds the passkey that the device has made, and writes to the account's owner.
pub async fn add_passkey(
    pool: &PgPool,
    id: AccountId,
    answered: &Answered,
    name: &str,
    now: Timestamp,
) -> Result<JobId, AccountError> {
    let (webauthn, state) =
        recall::<PasskeyRegistration>(pool, (answered.ceremony, Kind::PasskeyNew, Some(id)), now).await?;
    let passkey = read_new_passkey(&webauthn, &state, &answered.credential)?;
    let key = json(&passkey);
    let new = NewPasskey {
        id: Uuid::now_v7().into(),
        account: id,
        credential: passkey.cred_id(),
        backed_up: key["cred"]["backup_state"] == true,
        key: &key,
        name,
    };
    let mut tx = store::begin(pool).await?;
    let account = accounts::find(&mut tx, id).await?.ok_or_else(|| gone(id))?;
    if !passkeys::insert(&mut tx, &new, now).await? {
        return Err(AccountError::WrongPasskey);
    }
    let event = AccountEvent::PasskeyAdded { name: name.to_owned() };
    let job = notify(&mut tx, &account, event, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(job)
}

/// The passkey that a device has made.
pub fn read_new_passkey(
    webauthn: &Webauthn,
    state: &PasskeyRegistration,
    credential: &Value,
) -> Result<Passkey, AccountError> {
    let credential: RegisterPublicKeyCredential = parse(credential)?;
    if credential.extensions.cred_props.as_ref().is_some_and(|props| props.rk == Some(false)) {
        return Err(AccountError::WrongPasskey);
    }
    webauthn.finish_passkey_registration(&credential, state).map_err(refused)
}

/// Begins signing in by whichever passkey the person's device has for this site.
pub async fn begin_sign_in(pool: &PgPool, site: &Site, now: Timestamp) -> Result<Begun, AccountError> {
    let (options, state) = relying_party(site)?.start_discoverable_authentication().map_err(refused)?;
    let begun = Begun { id: Uuid::from_u128(unguessable()).into(), options: json(&options.public_key) };
    remember(pool, (begun.id, Kind::PasskeySignIn, None), site, &state, now).await?;
    Ok(begun)
}

/// Signs in by passkey.
pub async fn sign_in_by_passkey(
    pool: &PgPool,
    proofs: &Proofs,
    answered: &Answered,
    entry: Entry<'_>,
) -> Result<SignedIn, AccountError> {
    let ceremony = (answered.ceremony, Kind::PasskeySignIn, None);
    let (webauthn, state) = recall::<DiscoverableAuthentication>(pool, ceremony, entry.now).await?;
    let credential: PublicKeyCredential = parse(&answered.credential)?;
    let (owner, id) = webauthn.identify_discoverable_authentication(&credential).map_err(refused)?;
    let mut tx = store::begin(pool).await?;
    let found = passkeys::find_for(&mut tx, owner.into(), id).await?.ok_or(AccountError::WrongPasskey)?;
    let account = accounts::find(&mut tx, owner.into()).await?.ok_or_else(|| gone(owner.into()))?;
    let mut passkey: Passkey = parse(&found.key)?;
    let used = match webauthn.finish_discoverable_authentication_v2(&credential, state, &passkey) {
        Err(WebauthnError::CredentialPossibleCompromise) => {
            disable(&mut tx, &account, found, entry.now).await?;
            tx.commit().await.map_err(StoreError::from)?;
            return Err(AccountError::WrongPasskey);
        }
        used => used.map_err(refused)?,
    };
    note_use(&mut tx, found.id, &mut passkey, &used, entry.now).await?;
    let signed_in = welcome(&mut tx, proofs, &account, fresh_until(entry.now), entry).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(signed_in)
}

async fn note_use(
    conn: &mut store::PgConnection,
    id: PasskeyId,
    passkey: &mut Passkey,
    used: &AuthenticationResult,
    now: Timestamp,
) -> store::Result<()> {
    passkey.update_credential(used);
    passkeys::mark_used(conn, id, &json(passkey), used.backup_state(), now).await
}

/// Two devices seem to have the same key: neither may use it from now on, and the owner learns why.
async fn disable(
    conn: &mut store::PgConnection,
    account: &Account,
    passkey: UsablePasskey,
    now: Timestamp,
) -> store::Result<()> {
    passkeys::disable(conn, passkey.id, now).await?;
    metrics::counter!("passkeys_disabled_total").increment(1);
    notify(conn, account, AccountEvent::PasskeyDisabled { name: passkey.name }, now).await?;
    Ok(())
}

pub async fn list_passkeys(pool: &PgPool, account: AccountId) -> store::Result<Vec<PasskeyRow>> {
    passkeys::of_account(&mut *pool.acquire().await?, account).await
}

/// False if the account has no such passkey.
pub async fn rename_passkey(
    pool: &PgPool,
    account: AccountId,
    id: PasskeyId,
    name: &str,
) -> store::Result<bool> {
    passkeys::rename(&mut *pool.acquire().await?, account, id, name).await
}

/// Removes a passkey and writes to the account's owner; `None` if the account has no such passkey.
pub async fn remove_passkey(
    pool: &PgPool,
    id: AccountId,
    passkey: PasskeyId,
    now: Timestamp,
) -> Result<Option<JobId>, AccountError> {
    let mut tx = store::begin(pool).await?;
    let account = accounts::find(&mut tx, id).await?.ok_or_else(|| gone(id))?;
    let Some(name) = passkeys::remove(&mut tx, id, passkey).await? else { return Ok(None) };
    let job = notify(&mut tx, &account, AccountEvent::PasskeyRemoved { name }, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(Some(job))
}

/// The library's view of a site. An address without a domain, such as 127.0.0.1, can have no passkeys.
pub fn relying_party(site: &Site) -> Result<Webauthn, AccountError> {
    let origin = Url::parse(&site.origin).map_err(|_| AccountError::WrongPasskey)?;
    let host = origin.domain().ok_or(AccountError::WrongPasskey)?;
    let builder = WebauthnBuilder::new(host, &origin).map_err(refused)?;
    builder.rp_name(&site.name).timeout(CEREMONY_LIVES.unsigned_abs()).build().map_err(refused)
}

/// A ceremony's id, what it ends in, and whose it is.
type Ceremony = (CeremonyId, Kind, Option<AccountId>);

async fn remember(
    pool: &PgPool,
    (id, kind, account): Ceremony,
    site: &Site,
    state: &impl Serialize,
    now: Timestamp,
) -> store::Result<()> {
    let state = json(&Remembered { origin: site.origin.clone(), state });
    let expires_at = later(now, CEREMONY_LIVES);
    let new = NewCeremony { id, kind, account, browser_hash: None, state: &state, expires_at };
    ceremonies::insert(&mut *pool.acquire().await?, &new).await
}

/// Uses a ceremony up, whatever becomes of the answer.
async fn recall<T: DeserializeOwned>(
    pool: &PgPool,
    (id, kind, account): Ceremony,
    now: Timestamp,
) -> Result<(Webauthn, T), AccountError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let held = ceremonies::take(&mut conn, id, kind, None, now).await?;
    let held = held.filter(|held| held.account == account).ok_or(AccountError::WrongPasskey)?;
    let Remembered { origin, state } = parse(&held.state)?;
    // Its name was shown when the ceremony began.
    Ok((relying_party(&Site { origin, name: String::new() })?, state))
}

/// `WrongPasskey` for anything that doesn't have the form.
fn parse<T: DeserializeOwned>(value: &Value) -> Result<T, AccountError> {
    T::deserialize(value).map_err(|_| AccountError::WrongPasskey)
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the library's values have a JSON form")
}

/// The caller isn't told why; the reason names nobody.
#[expect(clippy::needless_pass_by_value, reason = "what `map_err` calls")]
fn refused(error: WebauthnError) -> AccountError {
    info!(reason = %error, "a passkey was refused");
    AccountError::WrongPasskey
}
