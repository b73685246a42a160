//! Where somebody is signed in.

use axum::extract::State;
use domain::account::SessionId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::StoreError;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope, WithoutData},
    extract::{Body, ClientHeaders, Storefront},
    session::SignedIn,
    state::AppState,
};

/// A browser that is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeviceInfo {
    pub id: String,
    /// Empty if it isn't known.
    pub browser: String,
    /// Empty if it isn't known.
    pub system: String,
    pub country: String,
    pub first_seen: String,
    /// To the hour.
    pub last_seen: String,
    /// Whether it is the browser that asks.
    pub current: bool,
}

/// Every browser that is signed in to the account, last used first.
#[utoipa::path(
    get, path = "/user/session/list", operation_id = "list_devices", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<DeviceInfo>>), ApiError)
)]
pub async fn list_devices(
    State(state): State<AppState>,
    SignedIn(visit): SignedIn,
) -> ApiResult<Vec<DeviceInfo>> {
    let rows = app::accounts::list_devices(&state.pools.primary, visit.account, Timestamp::now()).await?;
    let devices = rows.into_iter().map(|row| DeviceInfo {
        id: row.id.to_string(),
        browser: row.device.browser,
        system: row.device.system,
        country: row.device.country.as_str().to_owned(),
        first_seen: row.created_at.to_string(),
        last_seen: row.seen_at.to_string(),
        current: row.id == visit.session,
    });
    Ok(Envelope::of(devices.collect()))
}

/// Which sessions end.
#[derive(Debug, Deserialize, ToSchema)]
pub struct EndSession {
    /// One of the list; absent: all but this one.
    pub id: Option<Uuid>,
}

/// Signs out another browser, or all others: needs somebody who has just proven who they are, or whoever sits at a
/// browser left open could lock its owner out of the others. Or signs out this one.
#[utoipa::path(
    post, path = "/user/session/end", operation_id = "end_session", tag = "user",
    params(ClientHeaders), request_body = EndSession,
    responses((status = 200, description = "Ended", body = WithoutData), ApiError)
)]
pub async fn end_session(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
    Body(ask): Body<EndSession>,
) -> Result<WithoutData, ApiError> {
    let own = ask.id.is_some_and(|id| visit.session == SessionId::from(id));
    if !own && !visit.fresh {
        return Err(storefront.refuse(Code::ConfirmIdentity));
    }
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    match ask.id {
        Some(id) => {
            let ended = store::accounts::sessions::end(&mut conn, visit.account, id.into()).await?;
            if !ended {
                return Err(storefront.refuse(Code::NotFound));
            }
        }
        None => {
            store::accounts::sessions::end_others(&mut conn, visit.account, Some(visit.session)).await?;
        }
    }
    Ok(WithoutData::accepted())
}
