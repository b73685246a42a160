//! The start of a visit, its consent, and page views.

use app::visits::Arrival;
use axum::extract::State;
use domain::{
    catalog::{AppExamId, AppId},
    consent::{self, Consent},
    country::CountryCode,
    locale::Locale,
    view::{Label, VERSION_LIMIT, View, cut, path_of},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::{
    codes::Code,
    daily_ceilings::Written,
    envelope::{ApiError, ApiResult, Envelope, WithoutData},
    extract::{Body, ClientHeaders, Query, Storefront, Visitor},
    state::AppState,
};

/// Approximate size in the database of a visit, and of a view without its path.
const VISIT_BYTES: u64 = 400;
const VIEW_BYTES: u64 = 200;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BeginVisit {
    pub app_exam_id: i32,
    /// Address of the landing page.
    pub dl: Option<String>,
    /// The landing variant that was shown.
    pub variant: Option<String>,
    /// The visitor's arm of an experiment.
    pub arm: Option<String>,
    /// The visitor's answer to the advertising question on an earlier visit.
    pub consent: Option<Answered>,
}

/// An answer to the advertising question.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Answered {
    pub decision: Decision,
    /// Version of the question.
    pub version: i32,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    Granted,
    Denied,
}

impl Answered {
    fn at(&self, at: Timestamp) -> Consent {
        let decision = match self.decision {
            Decision::Granted => consent::Decision::Granted,
            Decision::Denied => consent::Decision::Denied,
        };
        Consent { decision, version: self.version, at }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LogId {
    pub logid: Uuid,
}

/// Starts a visit: returns the id that later calls are attributed to.
#[utoipa::path(
    post, path = "/app/v2/generate/logid", operation_id = "begin_visit", tag = "visits",
    params(ClientHeaders), request_body = BeginVisit,
    responses((status = 200, description = "The answer", body = Envelope<LogId>), ApiError)
)]
pub async fn begin_visit(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: ClientHeaders,
    visitor: Visitor,
    Body(body): Body<BeginVisit>,
) -> ApiResult<LogId> {
    let published = storefront
        .catalog
        .app_exams
        .iter()
        .find(|a| a.id == AppExamId(body.app_exam_id) && a.app == storefront.app().id)
        .ok_or_else(|| storefront.refuse(Code::UnknownExam))?;
    let now = Timestamp::now();
    let arrival = Arrival {
        app_exam: published.id,
        hl: headers.locale(),
        country: visitor.country,
        page: body.dl.as_deref(),
        variant: label(body.variant.as_deref()),
        arm: label(body.arm.as_deref()),
        consent: body.consent.map(|answered| answered.at(now)),
    };
    let logid = if state.daily_ceilings.admit(Written::Visits, VISIT_BYTES) {
        app::visits::begin(&state.pools.primary, &arrival, now).await?
    } else {
        // It grants nothing, so the visitor loses nothing if it isn't stored.
        app::visits::new_logid(now)
    };
    Ok(Envelope::of(LogId { logid: logid.as_uuid() }))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct DecideConsent {
    /// The visit to store it with.
    pub logid: Uuid,
    #[serde(flatten)]
    pub answered: Answered,
    /// Address of the page; its click ids are stored if the answer is yes.
    pub dl: Option<String>,
}

/// Stores the visitor's answer to the advertising question, with time and version. A no deletes the click ids
/// that an earlier yes allowed.
#[utoipa::path(
    post, path = "/app/v2/consent", operation_id = "decide_consent", tag = "visits",
    params(ClientHeaders), request_body = DecideConsent,
    responses((status = 200, description = "Written down", body = WithoutData), ApiError)
)]
pub async fn decide_consent(
    State(state): State<AppState>,
    _storefront: Storefront,
    Body(body): Body<DecideConsent>,
) -> Result<WithoutData, ApiError> {
    let consent = body.answered.at(Timestamp::now());
    // Each answer is another version of the row. A no is always written: it deletes what an earlier yes allowed.
    let room = state.daily_ceilings.admit(Written::Visits, VISIT_BYTES);
    if !room && matches!(body.answered.decision, Decision::Granted) {
        return Ok(WithoutData::accepted());
    }
    // A visit that no longer exists has nothing that the answer could apply to.
    app::visits::decide(&state.pools.primary, body.logid.into(), &consent, body.dl.as_deref()).await?;
    Ok(WithoutData::accepted())
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ViewQuery {
    /// Address of the page.
    dl: Option<String>,
    /// The web's version.
    av: Option<String>,
    /// Language of the page.
    hl: Option<String>,
    /// Log id.
    id: Option<String>,
    /// Exam.
    eid: Option<i32>,
    /// App exam.
    aeid: Option<i32>,
    /// The landing variant that was shown.
    variant: Option<String>,
    /// The visitor's arm of an experiment.
    arm: Option<String>,
}

impl ViewQuery {
    /// What is stored of it; `locale` if the page names none of ours.
    pub fn view(self, app: AppId, locale: Locale, country: CountryCode, at: Timestamp) -> View {
        View {
            id: Uuid::now_v7().into(),
            at,
            app: app.0,
            app_exam: self.aeid,
            exam: self.eid,
            logid: self.id.and_then(|id| id.parse().ok()),
            hl: self.hl.as_deref().and_then(Locale::parse).unwrap_or(locale),
            country,
            path: self.dl.as_deref().map(path_of).unwrap_or_default(),
            app_version: self.av.map(|av| cut(&av, VERSION_LIMIT)),
            variant: label(self.variant.as_deref()),
            arm: label(self.arm.as_deref()),
        }
    }
}

/// An invalid label is dropped: the view or visit still counts.
fn label(text: Option<&str>) -> Option<Label> {
    text.and_then(Label::parse)
}

/// Records a page view. It is accepted at once and stored asynchronously.
#[utoipa::path(
    get, path = "/app/v2/view", operation_id = "record_view", tag = "visits",
    params(ViewQuery, ClientHeaders),
    responses((status = 200, description = "The answer", body = WithoutData), ApiError)
)]
pub async fn record_view(
    State(state): State<AppState>,
    storefront: Storefront,
    visitor: Visitor,
    Query(query): Query<ViewQuery>,
) -> Result<WithoutData, ApiError> {
    let view = query.view(storefront.app().id, storefront.locale, visitor.country, Timestamp::now());
    if !state.daily_ceilings.admit(Written::Views, VIEW_BYTES + view.path.len() as u64) {
        return Ok(WithoutData::accepted());
    }
    state.views.accept(view).map_err(|_| {
        metrics::counter!("views_refused_total").increment(1);
        storefront.refuse(Code::Busy)
    })?;
    metrics::counter!("views_accepted_total").increment(1);
    Ok(WithoutData::accepted())
}
