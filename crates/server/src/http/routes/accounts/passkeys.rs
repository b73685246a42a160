//! Passkeys: signing in with one, and the list of one's own.

use app::accounts::{self, Answered, Begun, Site};
use axum::{extract::State, response::Response};
use domain::{account::PasskeyId, name::DisplayName};
use http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{AccountInfo, Entrance, page_origin};
use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope, WithoutData},
    extract::{Body, ClientHeaders, Storefront},
    session::{Confirmed, SignedIn},
    state::AppState,
};

/// The site of the page that asks: a passkey is made for its host.
fn site(state: &AppState, storefront: &Storefront, headers: &HeaderMap) -> Site {
    Site { origin: page_origin(state, storefront, headers), name: storefront.app().name.clone() }
}

/// A ceremony that has begun.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ceremony {
    /// To be sent with the device's answer, within five minutes, once.
    pub ceremony: String,
    /// WebAuthn's options in their JSON form, for `PublicKeyCredential.parse…OptionsFromJSON`.
    #[schema(value_type = HashMap<String, Value>)]
    pub options: Value,
}

impl From<Begun> for Ceremony {
    fn from(begun: Begun) -> Self {
        Self { ceremony: begun.id.to_string(), options: begun.options }
    }
}

/// Begins adding a passkey to one's account. Needs somebody who has just proven who they are.
#[utoipa::path(
    post, path = "/user/passkey/register/begin", operation_id = "begin_passkey", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "What the device is asked", body = Envelope<Ceremony>), ApiError)
)]
pub async fn begin_passkey(
    State(state): State<AppState>,
    storefront: Storefront,
    Confirmed(visit): Confirmed,
    headers: HeaderMap,
    entrance: Entrance,
) -> ApiResult<Ceremony> {
    let site = site(&state, &storefront, &headers);
    let begun =
        accounts::begin_passkey(&state.pools.primary, &site, visit.account, entrance.entry().now).await;
    Ok(Envelope::of(begun.map_err(|error| entrance.refusal(error))?.into()))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct AddPasskey {
    pub ceremony: Uuid,
    /// The device's answer in WebAuthn's JSON form.
    #[schema(value_type = HashMap<String, Value>)]
    pub credential: Value,
    /// What its owner calls it; absent: as the device is called.
    pub name: Option<String>,
}

/// Adds the passkey that the device has made. A letter tells the account's owner.
#[utoipa::path(
    post, path = "/user/passkey/register/finish", operation_id = "add_passkey", tag = "user",
    params(ClientHeaders), request_body = AddPasskey,
    responses((status = 200, description = "All passkeys", body = Envelope<Vec<PasskeyInfo>>), ApiError)
)]
pub async fn add_passkey(
    State(state): State<AppState>,
    SignedIn(visit): SignedIn,
    entrance: Entrance,
    Body(ask): Body<AddPasskey>,
) -> ApiResult<Vec<PasskeyInfo>> {
    let name = match ask.name.as_deref().map(str::trim).filter(|name| !name.is_empty()) {
        Some(name) => parse_name(name).ok_or_else(|| entrance.refuse(Code::BadName))?,
        None => entrance.device_name(),
    };
    let answered = Answered { ceremony: ask.ceremony.into(), credential: ask.credential };
    let (pool, now) = (&state.pools.primary, entrance.entry().now);
    let added = accounts::add_passkey(pool, visit.account, &answered, &name, now).await;
    state.wake_workers(&[added.map_err(|error| entrance.refusal(error))?]).await;
    list(&state, visit.account).await
}

fn parse_name(text: &str) -> Option<String> {
    DisplayName::parse(text).map(|name| name.as_str().to_owned())
}

/// Begins signing in by passkey. Nobody says who they are: the device knows whose key it has.
#[utoipa::path(
    post, path = "/user/passkey/login/begin", operation_id = "begin_passkey_login", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "What the device is asked", body = Envelope<Ceremony>), ApiError)
)]
pub async fn begin_passkey_login(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: HeaderMap,
    entrance: Entrance,
) -> ApiResult<Ceremony> {
    entrance.may_begin(&state).await?;
    let site = site(&state, &storefront, &headers);
    let begun = accounts::begin_sign_in(&state.pools.primary, &site, entrance.entry().now).await;
    Ok(Envelope::of(begun.map_err(|error| entrance.refusal(error))?.into()))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PasskeyLogin {
    pub ceremony: Uuid,
    /// The device's answer in WebAuthn's JSON form.
    #[schema(value_type = HashMap<String, Value>)]
    pub credential: Value,
}

/// Signs in by passkey.
#[utoipa::path(
    post, path = "/user/passkey/login/finish", operation_id = "passkey_login", tag = "user",
    params(ClientHeaders), request_body = PasskeyLogin,
    responses((status = 200, description = "Signed in", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn passkey_login(
    State(state): State<AppState>,
    entrance: Entrance,
    Body(ask): Body<PasskeyLogin>,
) -> Result<Response, ApiError> {
    entrance.may_try(&state).await?;
    let answered = Answered { ceremony: ask.ceremony.into(), credential: ask.credential };
    let (pool, entry) = (&state.pools.primary, entrance.entry());
    let signed_in = accounts::sign_in_by_passkey(pool, &state.proofs, &answered, entry).await;
    entrance.enter(&state, signed_in.map_err(|error| entrance.refusal(error))?).await
}

/// One of the account's passkeys.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyInfo {
    pub id: String,
    pub name: String,
    pub created: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_used: Option<String>,
    /// Whether it is also on the owner's other devices.
    pub backed_up: bool,
    /// Nobody can sign in with it any more: somebody may have a copy.
    pub disabled: bool,
}

/// The account's passkeys, oldest first.
#[utoipa::path(
    get, path = "/user/passkey/list", operation_id = "list_passkeys", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<PasskeyInfo>>), ApiError)
)]
pub async fn list_passkeys(
    State(state): State<AppState>,
    SignedIn(visit): SignedIn,
) -> ApiResult<Vec<PasskeyInfo>> {
    list(&state, visit.account).await
}

async fn list(state: &AppState, account: domain::account::AccountId) -> ApiResult<Vec<PasskeyInfo>> {
    let rows = accounts::list_passkeys(&state.pools.primary, account).await?;
    let passkeys = rows.into_iter().map(|row| PasskeyInfo {
        id: row.id.to_string(),
        name: row.name,
        created: row.created_at.to_string(),
        last_used: row.last_used_at.map(|at| at.to_string()),
        backed_up: row.backed_up,
        disabled: row.disabled_at.is_some(),
    });
    Ok(Envelope::of(passkeys.collect()))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct RenamePasskey {
    pub id: Uuid,
    pub name: String,
}

/// Gives a passkey another name.
#[utoipa::path(
    post, path = "/user/passkey/rename", operation_id = "rename_passkey", tag = "user",
    params(ClientHeaders), request_body = RenamePasskey,
    responses((status = 200, description = "Renamed", body = WithoutData), ApiError)
)]
pub async fn rename_passkey(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
    Body(ask): Body<RenamePasskey>,
) -> Result<WithoutData, ApiError> {
    let name = parse_name(&ask.name).ok_or_else(|| storefront.refuse(Code::BadName))?;
    let (pool, id) = (&state.pools.primary, PasskeyId::from(ask.id));
    if !accounts::rename_passkey(pool, visit.account, id, &name).await? {
        return Err(storefront.refuse(Code::NotFound));
    }
    Ok(WithoutData::accepted())
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct RemovePasskey {
    pub id: Uuid,
}

/// Removes a passkey; nobody can sign in with it any more. Needs somebody who has just proven who they are. A letter
/// tells the account's owner.
#[utoipa::path(
    post, path = "/user/passkey/remove", operation_id = "remove_passkey", tag = "user",
    params(ClientHeaders), request_body = RemovePasskey,
    responses((status = 200, description = "Removed", body = WithoutData), ApiError)
)]
pub async fn remove_passkey(
    State(state): State<AppState>,
    Confirmed(visit): Confirmed,
    entrance: Entrance,
    Body(ask): Body<RemovePasskey>,
) -> Result<WithoutData, ApiError> {
    let (pool, now) = (&state.pools.primary, entrance.entry().now);
    let removed = accounts::remove_passkey(pool, visit.account, ask.id.into(), now).await;
    let job = removed.map_err(|error| entrance.refusal(error))?;
    state.wake_workers(&[job.ok_or_else(|| entrance.refuse(Code::NotFound))?]).await;
    Ok(WithoutData::accepted())
}
