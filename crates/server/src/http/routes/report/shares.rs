//! Shares: an owner shows a part of a result to anybody with the link, and can revoke it.

use ::report::{
    facts::Facts,
    value::{Block, DimensionCard, ReportParts},
};
use app::{
    kinds::questionnaire,
    ports::RateLimit,
    shares::{self, ShareError, SharedOrder, SharedPart},
};
use axum::extract::State;
use domain::{
    catalog::{Exam, text_in},
    locale::Locale,
    name::DisplayName,
    token::Token,
};
use http::HeaderMap;
use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Params, Storefront},
    kinds::{iq::percentile, questionnaire::Profile},
    limits::{DAY, counted_as},
    order_access::{Found, elsewhere, facts, find, may_change},
    routes::page_request::origin,
    session::Anyone,
    state::AppState,
    wire::{SharedScore, TokenPath},
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
    /// Whether first name (or "someone"), country and class may appear among the latest results; for `list`
    /// only.
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
    /// The link; absent before it is made and after it is revoked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    pub show: Vec<ShareItem>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_at: Option<String>,
    /// Whether it appears among the latest results.
    pub listed: bool,
}

/// Makes, reads, changes and revokes the share of a paid order. Once an account has the order, only its owner does
/// anything but read.
#[utoipa::path(
    post, path = "/exam/order/info/share", operation_id = "share_order", tag = "report",
    params(ClientHeaders), request_body = AskShare,
    responses((status = 200, description = "The answer", body = Envelope<Share>), ApiError)
)]
pub async fn share_order(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: HeaderMap,
    Anyone(visit): Anyone,
    Body(ask): Body<AskShare>,
) -> ApiResult<Share> {
    let Found { order, .. } = find(&state, &storefront, &ask.order_number).await?;
    if ask.action != ShareAction::Read {
        may_change(&state, &order.number, visit, storefront.locale).await?;
    }
    let refusal = |error| refusal(&storefront, error);
    let (pool, number, now) = (&state.pools.primary, &order.number, Timestamp::now());
    // Refused and not counted if the order owns nothing.
    let before = shares::read(pool, number).await.map_err(refusal)?;
    let name = match ask.name.as_deref().filter(|name| !name.trim().is_empty()) {
        Some(name) => Some(DisplayName::parse(name).ok_or_else(|| storefront.refuse(Code::BadName))?),
        None => None,
    };
    if matches!(ask.action, ShareAction::Make | ShareAction::List) {
        let most = state.config.limits.shares_per_order_day;
        if !state.cache.allow(&counted_as("share", number.as_str()), most, DAY).await {
            return Err(storefront.refuse(Code::TooMany));
        }
    }
    let share = match ask.action {
        ShareAction::Read => Ok(before),
        ShareAction::Make => {
            let show: Vec<SharedPart> = ask.show.iter().map(|item| item.item()).collect();
            let token = Token::new(app::proofs::unguessable());
            shares::make(pool, number, &show, name.as_ref(), token, now).await
        }
        ShareAction::Revoke => shares::revoke(pool, number, now).await,
        ShareAction::List => {
            let listed = ask.listed.ok_or_else(|| storefront.refuse(Code::BadRequest))?;
            shares::list(pool, &order, listed, name.as_ref(), now).await
        }
    };
    let origin = origin(&state.config, storefront.app(), &headers);
    Ok(Envelope::of(Share::of(share.map_err(refusal)?, &origin)))
}

impl ShareItem {
    const ALL: [Self; 3] = [Self::Score, Self::Ranking, Self::Dimensions];

    const fn item(self) -> SharedPart {
        match self {
            Self::Score => SharedPart::Score,
            Self::Ranking => SharedPart::Ranking,
            Self::Dimensions => SharedPart::Dimensions,
        }
    }
}

impl Share {
    fn of(share: shares::Share, origin: &str) -> Self {
        Self {
            url: share.token.map(|token| format!("{origin}/share/{}", token.as_str())),
            show: ShareItem::ALL.into_iter().filter(|item| share.show.contains(&item.item())).collect(),
            name: share.name,
            made_at: share.made_at.map(|at| at.to_string()),
            listed: share.listed,
        }
    }
}

fn refusal(storefront: &Storefront, error: ShareError) -> ApiError {
    match error {
        ShareError::NotOwned => storefront.refuse(Code::NotOwned),
        ShareError::Store(error) => error.into(),
    }
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
    /// Every class that the margin touches, ascending; empty for questionnaires.
    pub classes: Vec<&'static str>,
    /// Of a questionnaire: what the answers come to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
    /// Only if the owner shows it; without `percentile` if the ranking isn't shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<SharedScore>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percentile: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dimensions: Option<Vec<DimensionCard>>,
    pub norm_version: String,
    pub provisional: bool,
}

/// Reads a share by its token.
#[utoipa::path(
    get, path = "/exam/share/{token}", operation_id = "get_share", tag = "report",
    params(TokenPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<SharedResult>), ApiError)
)]
pub async fn get_share(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<TokenPath>,
) -> ApiResult<SharedResult> {
    let unknown = || storefront.refuse(Code::UnknownToken);
    let token = path.token().ok_or_else(unknown)?;
    let shown = shares::open(&state.pools.primary, &token).await?.ok_or_else(unknown)?;
    // A link of another storefront is unknown here.
    let found = find(&state, &storefront, shown.order.number.as_str()).await;
    let found = found.map_err(elsewhere(unknown))?;
    if let Some(outcome) = shown.order.outcome.questionnaire() {
        let result = SharedResult::of_questionnaire(&shown, outcome, found.exam, storefront.locale);
        return result.map(Envelope::of).ok_or_else(unknown);
    }
    let dimensions = if shown.show.contains(&SharedPart::Dimensions) {
        let (_, facts) = facts(&state, &storefront, &found, None).await?;
        Some(dimensions(&facts, storefront.locale))
    } else {
        None
    };
    let exam = found.exam;
    let outcome = &shown.order.outcome.iq().ok_or_else(unknown)?.scale;
    let score = outcome.score.as_ref().ok_or_else(unknown)?;
    let chosen = |item| shown.show.contains(&item);
    Ok(Envelope::of(SharedResult {
        exam_id: exam.id.0,
        code: exam.code.clone(),
        exam: text_in(&exam.name, storefront.locale).to_owned(),
        taken_on: shown.order.submitted_at.to_zoned(TimeZone::UTC).date().to_string(),
        classes: score.classes.iter().map(|class| class.key()).collect(),
        profile: None,
        score: chosen(SharedPart::Score).then(|| SharedScore::of(score)),
        percentile: chosen(SharedPart::Ranking).then(|| percentile(score.percentile)),
        dimensions,
        norm_version: outcome.norm_version.clone(),
        provisional: outcome.phase.is_borrowed(),
        name: shown.name,
    }))
}

impl SharedResult {
    /// `None` for a run that can't be analysed.
    fn of_questionnaire(
        shown: &SharedOrder,
        outcome: &questionnaire::Outcome,
        exam: &Exam,
        locale: Locale,
    ) -> Option<Self> {
        Some(Self {
            exam_id: exam.id.0,
            code: exam.code.clone(),
            exam: text_in(&exam.name, locale).to_owned(),
            name: shown.name.clone(),
            taken_on: shown.order.submitted_at.to_zoned(TimeZone::UTC).date().to_string(),
            classes: Vec::new(),
            profile: Some(Profile::of(outcome.profile.as_ref()?, None)),
            score: None,
            percentile: None,
            dimensions: None,
            norm_version: outcome.norm_version.clone(),
            provisional: outcome.provisional,
        })
    }
}

/// The cards of the dimensions, as in the report.
fn dimensions(facts: &Facts, locale: Locale) -> Vec<DimensionCard> {
    let nothing_more = ReportParts { wrong_answers: false, certificate: false, guide: false };
    let report = facts.report(nothing_more, locale);
    let sections = report.map(|report| report.sections).unwrap_or_default();
    let cards = sections.into_iter().flat_map(|section| section.blocks).filter_map(|block| match block {
        Block::Dimension { dimension } => Some(dimension),
        _ => None,
    });
    cards.collect()
}
