//! Where tests are taken.

use axum::extract::State;
use domain::stats;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Query, Storefront, Visitor},
    state::AppState,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CountryQuery {
    /// Absent: all tests together.
    exam_id: Option<i32>,
}

/// Where valid tests were taken. A number is absent while too little is known.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TestedCountry {
    /// Two letters.
    #[schema(example = "DE")]
    pub country: String,
    pub tests: i64,
    /// Average score, from 500 valid runs on. Takers aren't a representative sample of a country's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<i64>,
}

impl From<stats::TestedCountry> for TestedCountry {
    fn from(tested: stats::TestedCountry) -> Self {
        Self { country: tested.country.to_string(), tests: tested.tests, average: tested.average }
    }
}

/// Lists the ten countries with the most valid tests, and the caller's own below them; empty while there are
/// few.
#[utoipa::path(
    get, path = "/exam/order/country/list", operation_id = "list_tested_countries", tag = "order",
    params(CountryQuery, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<TestedCountry>>), ApiError)
)]
pub async fn list_tested_countries(
    State(state): State<AppState>,
    storefront: Storefront,
    visitor: Visitor,
    Query(query): Query<CountryQuery>,
) -> ApiResult<Vec<TestedCountry>> {
    let exam = query.exam_id.map(|id| storefront.exam(id)).transpose()?.map(|(_, exam)| exam.id);
    let countries = app::stats::tested_countries(&state.cache, &state.pools.replica, exam).await?;
    let shown = stats::top_countries(&countries, visitor.country);
    Ok(Envelope::of(shown.into_iter().map(TestedCountry::from).collect()))
}
