//! The latest results of buyers who agreed to be listed.

use axum::extract::State;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    state::AppState,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct LatestPath {
    exam_id: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LatestResult {
    /// First name; absent if none was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[schema(example = "DE")]
    pub country: String,
    /// The specification's key.
    #[schema(example = "normal")]
    pub class: String,
}

/// Returns the latest results, newest first; empty while there are too few runs or listed results.
#[utoipa::path(
    get, path = "/exam/order/latest/list/{examId}", operation_id = "list_latest_results", tag = "report",
    params(LatestPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<LatestResult>>), ApiError)
)]
pub async fn list_latest_results(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<LatestPath>,
) -> ApiResult<Vec<LatestResult>> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let latest = app::shares::latest(&state.pools.replica, exam, Timestamp::now()).await?;
    let latest = latest.into_iter().map(|one| LatestResult {
        name: one.first_name,
        country: one.country.to_string(),
        class: one.class,
    });
    Ok(Envelope::of(latest.collect()))
}
