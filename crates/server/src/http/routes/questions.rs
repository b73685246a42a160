//! The questions of one form: pictures and words, and nothing that tells the answer.

use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    envelope::{ApiError, Envelope, WithoutData},
    extract::{Asked, ClientHeaders, Params, Storefront},
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
    /// Forms that this browser has been given before, separated by commas.
    had: Option<String>,
}

/// One form to answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuestionList {
    pub exam_id: i32,
    pub form_id: i32,
    /// In the order they are asked.
    pub questions: Vec<Question>,
    /// How many of them are only tried out and don't count.
    pub trial: usize,
    /// Solved step by step before the test.
    pub example: Example,
    /// To try before the test; nothing of it is sent or counted.
    pub practice: Vec<Example>,
}

/// Eight tiles of three rows, the ninth missing, and six options.
#[derive(Debug, Serialize, ToSchema)]
pub struct Question {
    #[schema(example = "b3c1f09e7a542d68")]
    pub id: String,
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
}

/// A tile.
#[derive(Debug, Serialize, ToSchema)]
pub struct Picture {
    /// An SVG element of 240 × 240 units, coloured by --tile-ink, --tile-mid and --tile-paper.
    pub svg: String,
    /// What it shows, for those who listen.
    pub words: String,
}

/// A puzzle outside the test, with its solution.
#[derive(Debug, Serialize, ToSchema)]
pub struct Example {
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
    /// Place of the right option, 0 to 5.
    pub answer: u8,
    pub steps: Vec<ExampleStep>,
    /// Why each of the other options is wrong.
    pub wrong: Vec<ExampleWrong>,
}

/// One rule, shown on the three rows or columns.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExampleStep {
    pub rule: String,
    /// True where the lines are columns.
    pub columns: bool,
    /// What each of the three lines shows.
    pub lines: Vec<String>,
    pub conclusion: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ExampleWrong {
    pub option: u8,
    pub keeps: Option<String>,
    pub breaks: Vec<String>,
}

/// Gives the visitor a form. The same visit gets the same form again; a form in `had` is never given.
#[utoipa::path(
    get, path = "/exam/question/list/{examId}/{lang}", operation_id = "list_questions", tag = "exam",
    params(QuestionPath, QuestionQuery, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<QuestionList>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_questions(
    _storefront: Storefront,
    Params(_path): Params<QuestionPath>,
    Asked(_query): Asked<QuestionQuery>,
) -> Result<Response, ApiError> {
    Err(ApiError::internal(anyhow::anyhow!("not built yet")))
}
