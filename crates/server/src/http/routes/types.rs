//! How common each type is.

use app::stats;
use axum::extract::State;
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::exams::ExamPath;
use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    state::AppState,
};

/// How common each type is among those who took the test.
#[derive(Debug, Serialize, ToSchema)]
pub struct TypeShares {
    /// Valid tests that were counted; 0 below 1,000.
    pub runs: i64,
    /// The first day that was counted, and the last; absent below 1,000.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2026-11-02")]
    pub from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2026-11-15")]
    pub until: Option<String>,
    /// All sixteen, the commonest first; empty below 1,000.
    pub types: Vec<TypeShare>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TypeShare {
    #[schema(example = "ENFP")]
    pub code: String,
    /// Whole percent.
    pub percent: i64,
}

impl From<stats::TypeShares> for TypeShares {
    fn from(shares: stats::TypeShares) -> Self {
        let share = |one: stats::TypeShare| TypeShare { code: one.code, percent: one.percent };
        let (from, until) = shares.days.unzip();
        Self {
            runs: shares.runs,
            from: from.map(|day| day.to_string()),
            until: until.map(|day| day.to_string()),
            types: shares.types.into_iter().map(share).collect(),
        }
    }
}

/// Lists the types with their shares among all valid tests; empty while there are too few, and for tests without types.
#[utoipa::path(
    get, path = "/exam/type/list/{examId}", operation_id = "list_types", tag = "exam",
    params(ExamPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<TypeShares>), ApiError)
)]
pub async fn list_types(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<ExamPath>,
) -> ApiResult<TypeShares> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let shares = stats::type_shares(&state.cache, &state.pools.replica, exam.id, Timestamp::now()).await?;
    Ok(Envelope::of(shares.into()))
}
