//! Confirmed runs and their orders, as far as an order shows them before it is paid.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    http::{
        envelope::{ApiError, ApiResult, Envelope, WithoutData},
        extract::{Asked, Body, ClientHeaders, Params, Storefront, Visitor},
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

/// What an order shows. Which fields there are depends on what it owns.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OrderInfo {
    Locked(LockedOrder),
    Free(FreeOrder),
}

/// An order nobody has paid for: the free result and nothing else.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LockedOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    #[serde(flatten)]
    pub result: FreeResult,
}

/// An order of a free test: its whole result.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreeOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    #[serde(flatten)]
    pub result: FreeResult,
    /// Absent where the run can't be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderHead {
    pub order_number: String,
    pub exam_id: i32,
    #[schema(example = "iq")]
    pub code: String,
    /// uncompleted, pending_payment or completed.
    #[schema(example = "pending_payment")]
    pub status: &'static str,
    pub submitted_at: String,
    /// When an order that was never bought is deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forget_at: Option<String>,
    pub form_id: i32,
}

/// What everybody sees without paying.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreeResult {
    /// Whether the run can be analysed.
    pub valid: bool,
    /// Why it can't; or, where it can, what makes the score less sure.
    pub reasons: Vec<Reason>,
    /// Questions that count.
    pub questions: usize,
    /// How many of them were right; absent where the run can't be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<usize>,
    /// Every class that the score's margin touches, rising; empty where the run can't be analysed.
    #[schema(example = json!(["normal", "superior"]))]
    pub classes: Vec<&'static str>,
    /// Norms the classes come from.
    pub norm_version: String,
    /// Whether the level of the norms is still provisional.
    pub provisional: bool,
}

/// A sign, with the figure that shows it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reason {
    /// low_effort, same_option, hurried, like_guessing, unfinished, pasted, instant, surprising,
    /// hard_part_too_good, left_tab, hidden, narrow_window or clock_jump.
    #[schema(example = "same_option")]
    pub code: &'static str,
    /// Whole number: percent of effort or of answered questions, a count, seconds or pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<i64>,
}

/// A score with its margin.
#[derive(Debug, Serialize, ToSchema)]
pub struct Score {
    pub iq: i32,
    /// exact, at_or_above or at_or_below.
    #[schema(example = "exact")]
    pub bound: &'static str,
    /// Ends of the 95 % margin; absent where the test doesn't measure that far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    /// Percent of people below, 1 to 99.
    pub percentile: u8,
    pub class: &'static str,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct OrderPath {
    order_number: String,
}

/// Submits a run: scores it, judges it, and creates its order.
#[utoipa::path(
    post, path = "/exam/order/info", operation_id = "submit_run", tag = "order",
    params(ClientHeaders), request_body = SubmitRun,
    responses((status = 200, description = "The answer", body = Envelope<LockedOrder>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn submit_run(
    State(_state): State<AppState>,
    _storefront: Storefront,
    _headers: ClientHeaders,
    _visitor: Visitor,
    Body(_run): Body<SubmitRun>,
) -> ApiResult<LockedOrder> {
    Err(ApiError::internal(anyhow::anyhow!("not built yet")))
}

/// Submits a run of a free test.
#[utoipa::path(
    post, path = "/exam/order/info/free", operation_id = "submit_free_run", tag = "order",
    params(ClientHeaders), request_body = SubmitRun,
    responses((status = 200, description = "The answer", body = Envelope<FreeOrder>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn submit_free_run(
    State(_state): State<AppState>,
    _storefront: Storefront,
    _headers: ClientHeaders,
    _visitor: Visitor,
    Body(_run): Body<SubmitRun>,
) -> ApiResult<FreeOrder> {
    Err(ApiError::internal(anyhow::anyhow!("not built yet")))
}

/// Reads an order by its number.
#[utoipa::path(
    get, path = "/exam/order/info/{orderNumber}", operation_id = "get_order", tag = "order",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<OrderInfo>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn get_order(
    State(_state): State<AppState>,
    _storefront: Storefront,
    Params(_path): Params<OrderPath>,
) -> ApiResult<OrderInfo> {
    Err(ApiError::internal(anyhow::anyhow!("not built yet")))
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
    State(_state): State<AppState>,
    _storefront: Storefront,
    Params(_path): Params<OrderPath>,
) -> ApiResult<Owned> {
    Err(ApiError::internal(anyhow::anyhow!("not built yet")))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CountryQuery {
    /// Without it, all tests together.
    exam_id: Option<i32>,
}

/// Where valid tests were taken. A number that isn't known well enough is absent.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TestedCountry {
    /// Two letters.
    #[schema(example = "DE")]
    pub country: String,
    pub tests: i64,
    /// Average score, from 500 valid runs on. Takers aren't a sample of a country's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<i64>,
}

/// Lists the ten countries where most valid tests were taken; empty while there are few.
#[utoipa::path(
    get, path = "/exam/order/country/list", operation_id = "list_tested_countries", tag = "order",
    params(CountryQuery, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<TestedCountry>>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_tested_countries(
    State(_state): State<AppState>,
    _storefront: Storefront,
    Asked(_query): Asked<CountryQuery>,
) -> ApiResult<Vec<TestedCountry>> {
    Err(ApiError::internal(anyhow::anyhow!("not built yet")))
}
