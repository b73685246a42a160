//! Deleting one's account, and getting a copy of everything stored about it.

use app::erasure::{self, Deletion, EraseError, exports};
use axum::{
    extract::State,
    response::{AppendHeaders, IntoResponse as _, Response},
};
use domain::account::ExportId;
use http::{HeaderName, HeaderValue, header};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    session::{Confirmed, SignedIn, clear_cookie, clear_known_cookie},
    state::AppState,
};

/// What became of the request.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeletedAccount {
    /// False: money of an order is still in transit. The account is deleted once it has been settled; its owner
    /// has nothing more to do.
    pub deleted: bool,
}

/// Deletes the account with its tests, results, reports, certificates and letters, and signs out everywhere. Of
/// purchases only what tax law demands stays, without name and address. It can't be undone.
#[utoipa::path(
    post, path = "/user/delete", operation_id = "delete_account", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "Deleted, or about to be", body = Envelope<DeletedAccount>), ApiError)
)]
pub async fn delete_account(
    State(state): State<AppState>,
    Confirmed(visit): Confirmed,
) -> Result<Response, ApiError> {
    let pool = &state.pools.primary;
    let deletion = erasure::delete_account(pool, &state.proofs, visit.account, Timestamp::now()).await;
    let deleted = match deletion.map_err(fault)? {
        Deletion::Done(jobs) => {
            state.wake_workers(&jobs).await;
            true
        }
        Deletion::Closing => false,
    };
    let mode = state.config.mode;
    let cookies = [clear_cookie(mode), clear_known_cookie(mode)].map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), [CLEAR_CACHE], Envelope::of(DeletedAccount { deleted })).into_response())
}

/// The browser keeps no page of whoever leaves, not even for going back. Its storage stays: the page deletes what is the
/// account's, and a test that isn't handed in yet may go on.
pub const CLEAR_CACHE: (HeaderName, HeaderValue) =
    (HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cache\""));

fn fault(error: EraseError) -> ApiError {
    match error {
        EraseError::Store(error) => error.into(),
        error @ (EraseError::Open | EraseError::Files(_)) => ApiError::internal(error),
    }
}

/// A copy that is being made.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExportInfo {
    pub id: String,
}

/// Asks for a copy of everything stored about the account. A letter says when it is ready; at most three in a day.
/// While one is being made, its id is the answer.
#[utoipa::path(
    post, path = "/user/export", operation_id = "ask_for_export", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "It is being made", body = Envelope<ExportInfo>), ApiError)
)]
pub async fn ask_for_export(
    State(state): State<AppState>,
    storefront: Storefront,
    Confirmed(visit): Confirmed,
) -> ApiResult<ExportInfo> {
    let asked = exports::ask(&state.pools.primary, visit.account, Timestamp::now()).await;
    let (id, job) = asked.map_err(|error| match error {
        exports::AskError::Gone => storefront.refuse(Code::SignInFirst),
        exports::AskError::TooMany => storefront.refuse(Code::TooMany),
        exports::AskError::Store(error) => error.into(),
    })?;
    state.wake_workers(job.as_slice()).await;
    Ok(Envelope::of(ExportInfo { id: id.to_string() }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ExportPath {
    /// From the letter.
    pub id: String,
}

/// The copy as a ZIP file, for seven days, to the account that asked for it.
#[utoipa::path(
    get, path = "/user/export/{id}", operation_id = "download_export", tag = "user",
    params(ClientHeaders, ExportPath),
    responses((status = 200, description = "The file", body = Vec<u8>, content_type = "application/zip"), ApiError)
)]
pub async fn download_export(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
    Params(path): Params<ExportPath>,
) -> Result<Response, ApiError> {
    let not_found = || storefront.refuse(Code::NotFound);
    let id: ExportId = path.id.parse().map_err(|_| not_found())?;
    let wanted = (visit.account, id);
    let found = exports::fetch(&state.pools.primary, &state.files, wanted, Timestamp::now()).await;
    let bytes = found.map_err(fault)?.ok_or_else(not_found)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"data.zip\"")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, bytes).into_response())
}
