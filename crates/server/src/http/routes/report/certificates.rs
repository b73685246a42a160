//! Certificates: the owner makes, changes and revokes one; anybody with its token checks it.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::{
        codes::Code,
        envelope::{ApiResult, Envelope, WithoutData},
        extract::{Body, ClientHeaders, Params, Storefront},
    },
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskCertificate {
    pub order_number: String,
    pub action: CertificateAction,
    /// As it will stand on the certificate; for `make` only.
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CertificateAction {
    Read,
    /// Makes it, or writes it anew with another name.
    Make,
    /// Whoever checks it doesn't see the name any more.
    HideName,
    ShowName,
    Revoke,
}

/// The owner's certificate.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Certificate {
    /// Absent before it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Where anybody can check it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verify_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub name_shown: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoked_at: Option<String>,
}

/// Makes, reads, changes or revokes the certificate of an order that owns one.
#[utoipa::path(
    post, path = "/exam/order/certificate", operation_id = "certificate", tag = "report",
    params(ClientHeaders), request_body = AskCertificate,
    responses((status = 200, description = "The answer", body = Envelope<Certificate>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn certificate(
    State(_state): State<AppState>,
    storefront: Storefront,
    Body(_ask): Body<AskCertificate>,
) -> ApiResult<Certificate> {
    Err(storefront.refuse(Code::NotOwned))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TokenPath {
    token: String,
}

/// What anybody with the token may know.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Verification {
    /// valid or revoked.
    #[schema(example = "valid")]
    pub state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoked_at: Option<String>,
    /// The statement, and nothing else of the order; absent once revoked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certified: Option<Certified>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Certified {
    /// Absent where the owner hides it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The exam's name.
    pub exam: String,
    pub questions: i32,
    pub taken_on: String,
    pub made_at: String,
    /// "104", or "145 or above", with its margin.
    pub score: super::super::orders::Score,
    pub norm_version: String,
    pub provisional: bool,
    /// The exact text that is signed.
    pub statement: String,
    /// Ed25519 over the statement, base64.
    pub signature: String,
    pub key_id: String,
    /// Ed25519, base64.
    pub public_key: String,
}

/// Says whether a certificate is ours and still stands.
#[utoipa::path(
    get, path = "/exam/certificate/{token}", operation_id = "verify_certificate", tag = "report",
    params(TokenPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Verification>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn verify_certificate(
    State(_state): State<AppState>,
    storefront: Storefront,
    Params(_path): Params<TokenPath>,
) -> ApiResult<Verification> {
    Err(storefront.refuse(Code::UnknownToken))
}
