//! Confirmed runs and their orders: the free result, and the whole one once it is owned.

pub mod links;
mod shown;

use ::report::value::ReportParts;
use app::{
    payments::{Bought, Standing},
    runs::{Given, Order, Submission, SubmitError},
    tickets::TicketError,
};
use axum::extract::State;
use domain::{
    catalog::Exam,
    order::{OrderNumber, Status},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::{StoreError, orders::OrderRow};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

pub(super) use shown::percentile;
pub use shown::{FreeOrder, LockedOrder, OrderInfo, Score};

use crate::{
    http::{
        codes::Code,
        envelope::{ApiError, ApiResult, Envelope, WithoutData},
        extract::{Asked, Body, ClientHeaders, Params, Storefront, Visitor},
        routes::{payments::Purchase, report},
    },
    state::AppState,
};

/// A whole run, sent once on confirmation; sending it again changes nothing.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitRun {
    /// Made when the run began. The same id with other answers is refused.
    pub run_id: Uuid,
    pub exam_id: i32,
    pub form_id: i32,
    /// What came with the questions in the header `Form-Ticket`. Needed; good for one run.
    pub ticket: Option<String>,
    /// One entry for each question that was answered or seen.
    pub answers: Vec<SubmitAnswer>,
    /// How often the tab was left.
    pub left: u32,
    /// How long the tab was hidden, in all.
    pub hidden_ms: u32,
    /// Narrowest width of the window.
    pub width: Option<u32>,
    /// Server's clock minus the browser's when the questions came.
    pub clock_offset_ms: Option<i64>,
    /// The browser's clock now, milliseconds since 1970.
    pub sent_at: Option<i64>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct SubmitAnswer {
    /// The question's id.
    pub id: String,
    /// Chosen place 0 to 5; absent where it was left open.
    pub option: Option<u8>,
    /// Time on the question, in all.
    pub ms: u32,
    /// How often a chosen option was replaced by another.
    #[serde(default)]
    pub changes: u16,
    /// When the answer was last chosen, in milliseconds after the beginning of the run.
    pub at: Option<u32>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct OrderPath {
    pub order_number: String,
}

/// Takes a run of an exam that is free, or of one that isn't, as the call has it.
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
        run: run.run_id,
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
    let order = app::runs::submit(&state.pools.primary, &bank, exam, &sent, now, unguessable()).await;
    let order = order.map_err(|error| match error {
        // A process that has just begun may not have read the bank yet: the run is good, come again.
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

/// 128 random bits from two ids, so that what is fixed in one is random in the other.
pub(super) fn unguessable() -> u128 {
    Uuid::new_v4().as_u128() ^ Uuid::new_v4().as_u128().rotate_left(64)
}

/// An order of the storefront.
pub struct Found<'a> {
    pub row: OrderRow,
    pub order: Order,
    pub exam: &'a Exam,
}

/// The order with this number, if it belongs to the storefront. From the primary: the browser asks as
/// soon as it has the number.
pub async fn find<'a>(
    state: &AppState,
    storefront: &'a Storefront,
    number: &str,
) -> Result<Found<'a>, ApiError> {
    let unknown = || storefront.refuse(Code::UnknownOrder);
    let number = OrderNumber::parse(number).ok_or_else(unknown)?;
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    let row = store::orders::find(&mut conn, &number).await?.ok_or_else(unknown)?;
    let catalog = &storefront.catalog;
    let published = catalog.app_exams.iter().find(|published| published.id == row.app_exam);
    let here = published.is_some_and(|published| published.app == storefront.app().id);
    let exam = catalog.exam(row.exam).filter(|_| here).ok_or_else(unknown)?;
    Ok(Found { order: Order::read(row.clone())?, row, exam })
}

/// Submits a run: scores it, judges it, and creates its order.
#[utoipa::path(
    post, path = "/exam/order/info", operation_id = "submit_run", tag = "order",
    params(ClientHeaders), request_body = SubmitRun,
    responses((status = 200, description = "The answer", body = Envelope<LockedOrder>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn submit_run(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: ClientHeaders,
    visitor: Visitor,
    Body(run): Body<SubmitRun>,
) -> ApiResult<LockedOrder> {
    let (order, exam) = confirm(&state, &storefront, &headers, visitor, run, false).await?;
    Ok(Envelope::of(LockedOrder::of(&order, exam)))
}

/// Submits a run of a free test.
#[utoipa::path(
    post, path = "/exam/order/info/free", operation_id = "submit_free_run", tag = "order",
    params(ClientHeaders), request_body = SubmitRun,
    responses((status = 200, description = "The answer", body = Envelope<FreeOrder>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn submit_free_run(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: ClientHeaders,
    visitor: Visitor,
    Body(run): Body<SubmitRun>,
) -> ApiResult<FreeOrder> {
    let (order, exam) = confirm(&state, &storefront, &headers, visitor, run, true).await?;
    Ok(Envelope::of(FreeOrder::of(&order, exam)))
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
    responses((status = 200, description = "The answer", body = Envelope<OrderInfo>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn get_order(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<OrderPath>,
    Asked(asked): Asked<OrderQuery>,
) -> ApiResult<OrderInfo> {
    let found = find(&state, &storefront, &path.order_number).await?;
    let Some(standing) = bought(&state, &found).await? else {
        return Ok(Envelope::of(OrderInfo::of(&found.order, found.exam)));
    };
    let read = report::facts(&state, &storefront, &found, asked.norms.as_deref()).await?;
    let parts = ReportParts::of(&standing.owned.iter().copied().collect());
    let rescored = app::runs::rescore(&found.row, &state.bank.current());
    let shown = shown::Bought {
        items: standing.owned.iter().map(|item| item.code()).collect(),
        purchase: owning(&standing).map(|one| Purchase::of(one, &storefront.catalog, storefront.locale)),
        report: parts.and_then(|parts| read.report(parts, storefront.locale)),
        outcome: read.iq().map(|facts| facts.outcome.clone()),
        rescored: rescored.as_ref().and_then(|outcome| outcome.iq()).map(|outcome| outcome.scale.clone()),
    };
    app::payments::mark_opened(&state.pools.primary, &found.order.number, Timestamp::now()).await?;
    Ok(Envelope::of(OrderInfo::paid(&found.order, found.exam, shown)))
}

/// What the order owns; nothing before it is paid, and nothing any more once the money went back.
pub async fn bought(state: &AppState, found: &Found<'_>) -> Result<Option<Standing>, ApiError> {
    // An order that was refunded is locked again, and its status says so.
    if found.exam.free || found.order.status != Status::Completed {
        return Ok(None);
    }
    let standing = app::payments::owned(&state.pools.primary, &found.order.number).await?;
    Ok(standing.filter(|standing| !standing.owned.is_empty()))
}

/// The newest purchase that gives the order something; none where a bundle of another order has paid.
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
    /// Codes of what is in it.
    pub items: Vec<String>,
}

/// Says what an order owns: nothing before it is paid.
#[utoipa::path(
    get, path = "/exam/order/sku/check/{orderNumber}", operation_id = "check_sku", tag = "order",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Owned>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn check_sku(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<OrderPath>,
) -> ApiResult<Owned> {
    let Found { order, .. } = find(&state, &storefront, &path.order_number).await?;
    let standing = app::payments::owned(&state.pools.primary, &order.number).await?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_an_orders_number_is_left_to_chance() {
        let (mut ever, mut always) = (0, u128::MAX);
        for _ in 0..200 {
            let bits = unguessable();
            (ever, always) = (ever | bits, always & bits);
        }
        assert_eq!((ever, always), (u128::MAX, 0));
    }
}
