//! The beginning of a visit, and page views.

use app::visits::Arrival;
use axum::extract::State;
use domain::{
    catalog::AppExamId,
    locale::Locale,
    view::{VERSION_LIMIT, View, cut, path_of},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    http::{
        codes::Code,
        envelope::{ApiError, ApiResult, Envelope, WithoutData},
        extract::{Asked, Body, ClientHeaders, Storefront, Visitor},
    },
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BeginVisit {
    pub app_exam_id: i32,
    /// Address of the page the visitor landed on.
    pub dl: Option<String>,
    /// Landing variant.
    pub variant: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LogId {
    pub logid: Uuid,
}

/// Begins a visit: gives the id that later calls are attributed to.
#[utoipa::path(
    post, path = "/app/v2/generate/logid", operation_id = "begin_visit", tag = "visits",
    params(ClientHeaders), request_body = BeginVisit,
    responses((status = 200, description = "The answer", body = Envelope<LogId>), (status = "default", description = "A refusal or a fault", body = WithoutData))
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
    let arrival = Arrival {
        app_exam: published.id,
        hl: headers.locale(),
        country: visitor.country,
        page: body.dl.as_deref(),
        variant: body.variant.as_deref(),
    };
    let logid = app::visits::begin(&state.pools.primary, &arrival, Timestamp::now()).await?;
    Ok(Envelope::of(LogId { logid }))
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
}

/// Records a page view. It is accepted at once; nobody waits for it to be stored.
#[utoipa::path(
    get, path = "/app/v2/view", operation_id = "record_view", tag = "visits",
    params(ViewQuery, ClientHeaders),
    responses((status = 200, description = "The answer", body = WithoutData), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn record_view(
    State(state): State<AppState>,
    storefront: Storefront,
    visitor: Visitor,
    Asked(query): Asked<ViewQuery>,
) -> Result<WithoutData, ApiError> {
    let view = View {
        id: Uuid::now_v7(),
        at: Timestamp::now(),
        app: storefront.app().id.0,
        app_exam: query.aeid,
        exam: query.eid,
        logid: query.id.and_then(|id| id.parse().ok()),
        hl: query.hl.as_deref().and_then(Locale::parse).unwrap_or(storefront.locale),
        country: visitor.country,
        path: query.dl.as_deref().map(path_of).unwrap_or_default().to_owned(),
        app_version: query.av.map(|av| cut(&av, VERSION_LIMIT).to_owned()),
    };
    state.views.accept(view).map_err(|_| {
        metrics::counter!("views_refused_total").increment(1);
        storefront.refuse(Code::Busy)
    })?;
    metrics::counter!("views_accepted_total").increment(1);
    Ok(WithoutData::accepted())
}
