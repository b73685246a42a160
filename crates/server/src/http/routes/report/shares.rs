//! Shares: an owner shows a part of a result to whoever has the link, and takes it back.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::certificates::TokenPath;
use crate::{
    http::{
        codes::Code,
        envelope::{ApiResult, Envelope, WithoutData},
        extract::{Body, ClientHeaders, Params, Storefront},
        routes::orders::Score,
    },
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskShare {
    pub order_number: String,
    pub action: ShareAction,
    /// What is shown; for `make` only. The class is always shown.
    #[serde(default)]
    pub show: Vec<ShareItem>,
    /// A name to show; none by default.
    pub name: Option<String>,
    /// Whether first name (or "someone"), country and class may stand among the latest results; for
    /// `list` only.
    pub listed: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShareAction {
    Read,
    /// Makes the link, or changes what it shows.
    Make,
    Revoke,
    /// Joins or leaves the latest results.
    List,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShareItem {
    Score,
    Ranking,
    Dimensions,
}

/// The owner's share.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Share {
    /// The link; absent before it is made and once it is revoked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    pub show: Vec<ShareItem>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_at: Option<String>,
    /// Whether it stands among the latest results.
    pub listed: bool,
}

/// Makes, reads, changes and revokes the share of a paid order.
#[utoipa::path(
    post, path = "/exam/order/info/share", operation_id = "share_order", tag = "report",
    params(ClientHeaders), request_body = AskShare,
    responses((status = 200, description = "The answer", body = Envelope<Share>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn share_order(
    State(_state): State<AppState>,
    storefront: Storefront,
    Body(_ask): Body<AskShare>,
) -> ApiResult<Share> {
    Err(storefront.refuse(Code::NotOwned))
}

/// What a link shows.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SharedResult {
    pub exam_id: i32,
    #[schema(example = "iq")]
    pub code: String,
    /// The exam's name.
    pub exam: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub taken_on: String,
    /// Every class that the margin touches, rising.
    pub classes: Vec<&'static str>,
    /// Only where the owner shows it; without `percentile` where the ranking isn't shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<SharedScore>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percentile: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dimensions: Option<Vec<report::content::DimensionCard>>,
    pub norm_version: String,
    pub provisional: bool,
}

/// A score with its margin.
#[derive(Debug, Serialize, ToSchema)]
pub struct SharedScore {
    pub iq: i32,
    /// exact, at_or_above or at_or_below.
    pub bound: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
}

impl From<Score> for SharedScore {
    fn from(score: Score) -> Self {
        Self { iq: score.iq, bound: score.bound, low: score.low, high: score.high }
    }
}

/// Reads a share by its token.
#[utoipa::path(
    get, path = "/exam/share/{token}", operation_id = "get_share", tag = "report",
    params(TokenPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<SharedResult>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn get_share(
    State(_state): State<AppState>,
    storefront: Storefront,
    Params(_path): Params<TokenPath>,
) -> ApiResult<SharedResult> {
    Err(storefront.refuse(Code::UnknownToken))
}
