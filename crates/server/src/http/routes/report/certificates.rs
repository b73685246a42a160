//! Certificates: the owner makes, changes and revokes one; anybody with its token can check it.

use app::certificates::{self, CertificateError, CertificateRow, Verified, VerifiedCertificate};
use axum::extract::State;
use domain::{catalog::text_in, name::DisplayName, token::Token};
use http::HeaderMap;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Params, Storefront},
    kinds::iq::bound,
    order_access::{Found, elsewhere, find, may_change},
    routes::page_request::origin,
    session::Anyone,
    state::AppState,
    wire::{SharedScore, TokenPath},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskCertificate {
    pub order_number: String,
    pub action: CertificateAction,
    /// The name to print on the certificate; for `make` only.
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CertificateAction {
    Read,
    /// Makes it, or replaces it with one for another name.
    Make,
    /// Checks of the certificate no longer show the name.
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

/// Makes, reads, changes or revokes the certificate of an order that owns one. Once an account has the order, only its
/// owner does anything but read.
#[utoipa::path(
    post, path = "/exam/order/certificate", operation_id = "certificate", tag = "report",
    params(ClientHeaders), request_body = AskCertificate,
    responses((status = 200, description = "The answer", body = Envelope<Certificate>), ApiError)
)]
pub async fn certificate(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: HeaderMap,
    Anyone(visit): Anyone,
    Body(ask): Body<AskCertificate>,
) -> ApiResult<Certificate> {
    let Found { order, exam, .. } = find(&state, &storefront, &ask.order_number).await?;
    if ask.action != CertificateAction::Read {
        may_change(&state, &order.number, visit, storefront.locale).await?;
    }
    let (pool, keys, now) = (&state.pools.primary, &state.keys, Timestamp::now());
    let row = match ask.action {
        CertificateAction::Read => certificates::read(pool, &order.number).await,
        CertificateAction::Revoke => certificates::revoke(pool, &order.number, now).await,
        CertificateAction::HideName | CertificateAction::ShowName => {
            let shown = ask.action == CertificateAction::ShowName;
            certificates::show_name(pool, keys, (&order, exam), shown, now).await.map(Some)
        }
        CertificateAction::Make => {
            let name = ask.name.as_deref().and_then(DisplayName::parse);
            let name = name.ok_or_else(|| storefront.refuse(Code::BadName))?;
            let most = state.config.limits.certificates_per_order_day;
            let token = Token::new(app::proofs::unguessable());
            let made = certificates::make(pool, keys, (&order, exam), (&name, token), most, now).await;
            let (row, jobs) = made.map_err(|error| refusal(&storefront, error))?;
            state.wake_workers(&jobs).await;
            Ok(Some(row))
        }
    };
    let row = row.map_err(|error| refusal(&storefront, error))?;
    let origin = origin(&state.config, storefront.app(), &headers);
    Ok(Envelope::of(row.map_or_else(Certificate::none, |row| Certificate::of(row, &origin))))
}

impl Certificate {
    const fn none() -> Self {
        Self { token: None, verify_url: None, name: None, name_shown: false, made_at: None, revoked_at: None }
    }

    fn of(row: CertificateRow, origin: &str) -> Self {
        Self {
            verify_url: Some(certificates::verify_url(origin, &row.token)),
            token: Some(row.token.as_str().to_owned()),
            name: Some(row.name).filter(|name| !name.is_empty()),
            name_shown: row.name_shown,
            made_at: Some(row.made_at.to_string()),
            revoked_at: row.revoked_at.map(|at| at.to_string()),
        }
    }
}

pub(super) fn refusal(storefront: &Storefront, error: CertificateError) -> ApiError {
    match error {
        CertificateError::NotOwned | CertificateError::NoScore => storefront.refuse(Code::NotOwned),
        CertificateError::None => storefront.refuse(Code::UnknownToken),
        CertificateError::TooMany => storefront.refuse(Code::TooMany),
        CertificateError::Spoilt => ApiError::internal(error),
        CertificateError::Store(error) => error.into(),
    }
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
    /// Absent if the owner hides it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The exam's name.
    pub exam: String,
    pub questions: usize,
    pub taken_on: String,
    pub made_at: String,
    /// Of an IQ test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<SharedScore>,
    /// Of the sixteen types: as they are printed, and how likely each is in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "eNFp")]
    pub letters: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    pub certainties: Option<[u8; 4]>,
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

/// Returns whether a certificate is ours and still valid.
#[utoipa::path(
    get, path = "/exam/certificate/{token}", operation_id = "verify_certificate", tag = "report",
    params(TokenPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Verification>), ApiError)
)]
pub async fn verify_certificate(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<TokenPath>,
) -> ApiResult<Verification> {
    let unknown = || storefront.refuse(Code::UnknownToken);
    let token = path.token().ok_or_else(unknown)?;
    let verified = certificates::verify(&state.pools.primary, &state.keys, &token).await;
    let verified = verified.map_err(|error| refusal(&storefront, error))?.ok_or_else(unknown)?;
    // A certificate of another storefront is unknown here.
    find(&state, &storefront, verified.order().as_str()).await.map_err(elsewhere(unknown))?;
    Ok(Envelope::of(match verified {
        Verified::Revoked { at, .. } => {
            Verification { state: "revoked", revoked_at: at.map(|at| at.to_string()), certified: None }
        }
        Verified::Stands(standing) => {
            let certified = Certified::of(*standing, &storefront);
            Verification { state: "valid", revoked_at: None, certified: Some(certified) }
        }
    }))
}

impl Certified {
    fn of(standing: VerifiedCertificate, storefront: &Storefront) -> Self {
        let VerifiedCertificate { row, statement: said, public_key } = standing;
        let exam = storefront.catalog.exams.iter().find(|exam| exam.code == said.exam);
        Self {
            name: said.name,
            exam: exam.map_or(said.exam_name, |exam| text_in(&exam.name, storefront.locale).to_owned()),
            questions: said.questions,
            taken_on: said.taken_on.to_string(),
            made_at: said.made_at.to_string(),
            score: said.score.zip(said.bound).map(|(iq, exact)| SharedScore {
                iq,
                bound: bound(exact),
                low: said.low,
                high: said.high,
            }),
            letters: said.letters,
            certainties: said.certainties,
            norm_version: said.norm_version,
            provisional: said.phase.is_borrowed(),
            statement: row.statement,
            signature: row.signature,
            key_id: row.key_id,
            public_key,
        }
    }
}
