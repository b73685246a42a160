//! Confirmed runs and their orders: the free result, and the whole one once it is paid.

pub mod links;
mod view;

use ::report::value::ReportParts;
use app::{
    payments::{Bought, Standing},
    runs::{Given, Order, Submission, SubmitError},
    tickets::TicketError,
};
use axum::extract::State;
use domain::catalog::Exam;
use http::HeaderMap;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

pub use view::{FreeOrder, LockedOrder, OrderInfo};

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Params, Query, Storefront, Visitor},
    order_access::{Found, bought, earlier, facts, find},
    session::Anyone,
    state::AppState,
    taking::{collect, may_take},
    wire::{OrderPath, PurchaseInfo},
};

/// A complete run, submitted once on confirmation; submitting it again changes nothing.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitRun {
    /// Created when the run began. The same id with other answers is refused.
    pub run_id: Uuid,
    pub exam_id: i32,
    pub form_id: i32,
    /// The value of the header `Form-Ticket` that came with the questions. Required; valid for one run.
    pub ticket: Option<String>,
    /// One entry for each question that was answered or seen.
    pub answers: Vec<SubmitAnswer>,
    /// How often the tab was left.
    pub left: u32,
    /// How long the tab was hidden in total.
    pub hidden_ms: u32,
    /// Narrowest width of the window.
    pub width: Option<u32>,
    /// Server clock minus browser clock when the questions arrived.
    pub clock_offset_ms: Option<i64>,
    /// The browser's clock now, milliseconds since 1970.
    pub sent_at: Option<i64>,
    /// An order that includes the test, for somebody without an account; for tests that ask for one.
    pub bundle_order: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct SubmitAnswer {
    /// The question's id.
    pub id: String,
    /// Chosen position, 0 to 5 (of a statement 0 to 4); absent if the question was left open.
    pub option: Option<u8>,
    /// Total time on the question.
    pub ms: u32,
    /// How often a chosen option was replaced by another.
    #[serde(default)]
    pub changes: u16,
    /// When the answer was last chosen, in milliseconds since the run began.
    pub at: Option<u32>,
}

/// Accepts a run of a free exam or of a paid one, depending on the call.
async fn confirm<'a>(
    state: &AppState,
    storefront: &'a Storefront,
    headers: &ClientHeaders,
    visitor: Visitor,
    run: SubmitRun,
    free: bool,
) -> Result<(Order, &'a Exam), ApiError> {
    let (published, exam) = storefront.exam(run.exam_id)?;
    if exam.free != free {
        return Err(storefront.refuse(Code::WrongCall));
    }
    let now = Timestamp::now();
    let ticket = run.ticket.ok_or_else(|| storefront.refuse(Code::TicketMissing))?;
    let ticket = state.tickets.read(&ticket, now).map_err(|error| match error {
        TicketError::Forged => storefront.refuse(Code::TicketInvalid),
        TicketError::Expired => storefront.refuse(Code::TicketExpired),
    })?;
    let answers = run.answers.into_iter().map(|answer| Given {
        question: answer.id,
        option: answer.option,
        ms: answer.ms,
        changes: answer.changes,
        at_ms: answer.at,
    });
    let sent = Submission {
        run: run.run_id.into(),
        app_exam: published.id,
        form: run.form_id,
        ticket,
        answers: answers.collect(),
        left: run.left,
        hidden_ms: run.hidden_ms,
        width: run.width,
        clock_offset_ms: run.clock_offset_ms,
        sent_at: run.sent_at,
        hl: storefront.locale,
        country: visitor.country,
        logid: headers.logid,
    };
    let bank = state.bank.current();
    let order = app::runs::submit(&state.runs, &bank, exam, &sent, now, app::proofs::unguessable()).await;
    let order = order.map_err(|error| match error {
        // A process that has just started may not have read the bank yet: the run is valid and the caller
        // should retry.
        SubmitError::UnknownForm if bank.forms.is_empty() => ApiError::unavailable(storefront.locale),
        SubmitError::UnknownForm => storefront.refuse(Code::UnknownForm),
        SubmitError::BadAnswers => storefront.refuse(Code::BadAnswers),
        SubmitError::AlreadyConfirmed => storefront.refuse(Code::AlreadyConfirmed),
        SubmitError::OtherTicket => storefront.refuse(Code::TicketInvalid),
        SubmitError::TicketUsed => storefront.refuse(Code::FormHadBefore),
        SubmitError::Store(error) => error.into(),
    })?;
    Ok((order, exam))
}

/// Submits a run: scores it, validates it, and creates its order.
#[utoipa::path(
    post, path = "/exam/order/info", operation_id = "submit_run", tag = "order",
    params(ClientHeaders), request_body = SubmitRun,
    responses((status = 200, description = "The answer", body = Envelope<LockedOrder>), ApiError)
)]
pub async fn submit_run(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: ClientHeaders,
    visitor: Visitor,
    Body(run): Body<SubmitRun>,
) -> ApiResult<LockedOrder> {
    let (order, exam) = confirm(&state, &storefront, &headers, visitor, run, false).await?;
    Ok(Envelope::of(LockedOrder::of(&order, exam, None)))
}

/// Submits a run of a free test.
#[utoipa::path(
    post, path = "/exam/order/info/free", operation_id = "submit_free_run", tag = "order",
    params(ClientHeaders), request_body = SubmitRun,
    responses((status = 200, description = "The answer", body = Envelope<FreeOrder>), ApiError)
)]
pub async fn submit_free_run(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: ClientHeaders,
    visitor: Visitor,
    all: HeaderMap,
    Body(run): Body<SubmitRun>,
) -> ApiResult<FreeOrder> {
    let (_, exam) = storefront.exam(run.exam_id)?;
    let visit = may_take(&state, &storefront, exam, &all, run.bundle_order.as_deref()).await?;
    let (order, exam) = confirm(&state, &storefront, &headers, visitor, run, true).await?;
    if let Some(visit) = visit {
        collect(&state, visit, &order.number).await?;
    }
    Ok(Envelope::of(FreeOrder::of(&order, exam, None)))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OrderQuery {
    /// Version of the norms to show a paid order under: its own, or the one in `rescored`.
    norms: Option<String>,
}

/// Reads an order by its number.
#[utoipa::path(
    get, path = "/exam/order/info/{orderNumber}", operation_id = "get_order", tag = "order",
    params(OrderPath, OrderQuery, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<OrderInfo>), ApiError)
)]
pub async fn get_order(
    State(state): State<AppState>,
    storefront: Storefront,
    Anyone(visit): Anyone,
    Params(path): Params<OrderPath>,
    Query(asked): Query<OrderQuery>,
) -> ApiResult<OrderInfo> {
    let found = find(&state, &storefront, &path.order_number).await?;
    let earlier = earlier(&state, &found).await?;
    let Some(standing) = bought(&state, &storefront, &found, visit).await? else {
        return Ok(Envelope::of(OrderInfo::of(&found.order, found.exam, earlier.as_ref())));
    };
    let (outcome, facts) = facts(&state, &storefront, &found, asked.norms.as_deref()).await?;
    let parts = ReportParts::of(&standing.owned.iter().copied().collect());
    let shown = view::Bought {
        items: standing.owned.iter().map(|item| item.code()).collect(),
        purchase: owning(&standing).map(|one| PurchaseInfo::of(one, &storefront.catalog, storefront.locale)),
        report: parts.and_then(|parts| facts.report(parts, storefront.locale)),
        newer: app::runs::rescore(&found.row, &state.bank.current()),
        outcome,
    };
    app::payments::mark_opened(&state.pools.primary, &found.order.number, Timestamp::now()).await?;
    Ok(Envelope::of(OrderInfo::paid(&found.order, found.exam, shown, earlier.as_ref())))
}

/// The newest purchase that gives the order something; `None` if another order's bundle paid.
fn owning(standing: &Standing) -> Option<&Bought> {
    standing.purchases.iter().rev().find(|bought| bought.state.owns())
}

/// What an order owns.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Owned {
    pub order_number: String,
    pub status: &'static str,
    /// The package that was bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Sku1")]
    pub sku: Option<String>,
    /// Codes of its items.
    pub items: Vec<String>,
}

/// Returns what an order owns: nothing before it is paid.
#[utoipa::path(
    get, path = "/exam/order/sku/check/{orderNumber}", operation_id = "check_sku", tag = "order",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Owned>), ApiError)
)]
pub async fn check_sku(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<OrderPath>,
) -> ApiResult<Owned> {
    let Found { order, .. } = find(&state, &storefront, &path.order_number).await?;
    let standing = app::payments::standing_known(&state.pools.primary, &order.number).await?;
    let package = standing
        .as_ref()
        .and_then(owning)
        .and_then(|bought| storefront.catalog.package(bought.sku))
        .map(|package| package.code.clone());
    let items = standing.map(|standing| standing.owned).unwrap_or_default();
    Ok(Envelope::of(Owned {
        order_number: order.number.as_str().to_owned(),
        status: order.status.code(),
        sku: package,
        items: items.iter().map(|item| item.code().to_owned()).collect(),
    }))
}
