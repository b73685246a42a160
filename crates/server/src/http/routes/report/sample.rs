//! A whole report that anybody may read: a simulated run, and it says so everywhere.

use axum::{extract::State, response::Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::questions::SolvedQuestions;
use crate::{
    http::{
        codes::Code,
        envelope::{ApiError, ApiResult, Envelope, WithoutData},
        extract::{ClientHeaders, Params, Storefront},
        routes::orders::Score,
    },
    state::AppState,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct SamplePath {
    exam_id: i32,
    /// Any of the nine languages.
    hl: String,
}

/// The sample: everything that the largest package shows of a run.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleReport {
    pub score: Score,
    pub report: report::content::Report,
    pub solved: SolvedQuestions,
}

/// The sample report on screen.
#[utoipa::path(
    get, path = "/exam/report/sample/{examId}/{hl}", operation_id = "get_sample_report", tag = "report",
    params(SamplePath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<SampleReport>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn get_sample_report(
    State(_state): State<AppState>,
    storefront: Storefront,
    Params(_path): Params<SamplePath>,
) -> ApiResult<SampleReport> {
    Err(storefront.refuse(Code::NotFound))
}

/// The sample report as PDF.
#[utoipa::path(
    get, path = "/exam/report/sample/{examId}/{hl}/file", operation_id = "download_sample", tag = "report",
    params(SamplePath, ClientHeaders),
    responses((status = 200, description = "The file", body = Vec<u8>, content_type = "application/pdf"), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn download_sample(
    State(_state): State<AppState>,
    storefront: Storefront,
    Params(_path): Params<SamplePath>,
) -> Result<Response, ApiError> {
    Err(storefront.refuse(Code::NotFound))
}
