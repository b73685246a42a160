//! The questions of one form, and the ticket to submit their answers with.

use std::sync::LazyLock;

use app::{decks::Handed, kinds::Form, tickets::Ticket};
use axum::{
    body::Body,
    extract::{Request, State},
    response::Response,
};
use domain::{ids::VisitorId, locale::Locale};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use jiff::Timestamp;
use metrics::Counter;
use serde::{Deserialize, Serialize};
use tracing::error;
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    codes::Code,
    envelope::{ApiError, Envelope},
    extract::{ClientHeaders, Network, Params, Query, Storefront},
    kinds::Questions,
    ready_questions::{Coding, ReadyList, Wanted},
    state::AppState,
    taking::{BUNDLE_ORDER, BundleOrder, may_take},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct QuestionPath {
    exam_id: i32,
    lang: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QuestionQuery {
    /// Forms that this browser has been given before, separated by commas. The last twenty are avoided.
    had: Option<String>,
}

/// One form to answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuestionList {
    pub exam_id: i32,
    pub form_id: i32,
    #[serde(flatten)]
    pub questions: Questions,
}

/// Tests handed out. Registered once: a lookup per request would be measurable.
static LISTS: LazyLock<Counter> = LazyLock::new(|| metrics::counter!("question_lists_total"));

/// The header of the ticket, outside the body so that the list's bytes are the same for everybody.
pub const TICKET: &str = "form-ticket";

/// Returns the visitor's next form, and a ticket to submit its answers with, once and within a month.
#[utoipa::path(
    get, path = "/exam/question/list/{examId}/{lang}", operation_id = "list_questions", tag = "exam",
    params(QuestionPath, QuestionQuery, BundleOrder, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<QuestionList>, headers(("Form-Ticket" = String, description = "Signed; for handing in the answers."))), ApiError)
)]
pub async fn list_questions(
    State(state): State<AppState>,
    storefront: Storefront,
    network: Network,
    Params(path): Params<QuestionPath>,
    Query(query): Query<QuestionQuery>,
    request: Request,
) -> Result<Response, ApiError> {
    let headers = request.headers();
    let (_, exam) = storefront.exam(path.exam_id)?;
    let bundle_order = headers.get(BUNDLE_ORDER).and_then(|value| value.to_str().ok());
    may_take(&state, &storefront, exam, headers, bundle_order).await?;
    let locale = Locale::parse(&path.lang).filter(|locale| exam.languages.contains(locale));
    let locale = locale.unwrap_or(Locale::DEFAULT);
    let bank = state.bank.current();
    let had = had(query.had.as_deref());
    let form = match state.decks.hand_out(&bank, exam, network.as_str(), &had) {
        Handed::Form(form) => form,
        Handed::NoneLeft => return Err(storefront.refuse(Code::NoFreshForm)),
        Handed::NoForms => {
            error!(
                exam = exam.id.0,
                "no form of the exam is loaded; if it stays so, run `server bank build`"
            );
            return Err(ApiError::unavailable(storefront.locale));
        }
    };
    let exam = exam.id;
    let ticket = Ticket::new(form.id, exam, uid(headers), Timestamp::now());
    let wanted = Wanted { exam, form: form.id, locale };
    let ready = if let Some(ready) = state.ready_questions.get(&wanted) {
        Ok(ready)
    } else {
        state.ready_questions.get_or_make(wanted, move || json(&form, locale)).await
    };
    let mut ready = ready.and_then(|ready| answer(&ready, headers)).map_err(|error| {
        error!(error = error.as_ref() as &dyn std::error::Error, "question list could not be made");
        ApiError::unavailable(storefront.locale)
    })?;
    let signed = HeaderValue::try_from(state.tickets.sign(&ticket))
        .map_err(|error| storefront.refuse(Code::Internal).because(error))?;
    ready.headers_mut().insert(HeaderName::from_static(TICKET), signed);
    if ready.status() == StatusCode::OK {
        state.starts.count(exam);
        LISTS.increment(1);
    }
    Ok(ready)
}

fn uid(headers: &HeaderMap) -> Option<VisitorId> {
    headers.get("uid")?.to_str().ok()?.trim().parse().ok()
}

/// The forms that a browser says it has had, separated by commas.
pub fn had(list: Option<&str>) -> Vec<i32> {
    list.unwrap_or_default().split(',').filter_map(|id| id.trim().parse().ok()).collect()
}

fn answer(ready: &ReadyList, headers: &HeaderMap) -> anyhow::Result<Response> {
    let (coding, body) = match Coding::accepted(headers.get(header::ACCEPT_ENCODING)) {
        _ if ready.is_named_in(headers.get(header::IF_NONE_MATCH)) => (None, None),
        Coding::Brotli => (Some("br"), Some(ready.brotli.clone())),
        Coding::Gzip => (Some("gzip"), Some(ready.gzip()?)),
        Coding::Plain => (None, Some(ready.plain()?)),
    };
    let status = if body.is_some() { StatusCode::OK } else { StatusCode::NOT_MODIFIED };
    let mut response = Response::new(body.map_or_else(Body::empty, Body::from));
    *response.status_mut() = status;
    let out = response.headers_mut();
    // Reserves space for the headers that outer layers add, so that the map doesn't grow.
    out.reserve(16);
    if status == StatusCode::OK {
        out.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    if let Some(coding) = coding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    out.insert(header::ETAG, ready.etag.clone());
    // Which form it is depends on the visitor.
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Ok(response)
}

/// The whole response with its envelope.
pub fn json(form: &Form, locale: Locale) -> anyhow::Result<Vec<u8>> {
    let questions = Questions::of(&form.content, locale);
    let list = QuestionList { exam_id: form.exam.0, form_id: form.id, questions };
    Ok(serde_json::to_vec(&Envelope::of(list))?)
}
