//! Exams: one with its statistics, all by category.

use app::stats::DatedStats;
use axum::extract::State;
use domain::{
    catalog::{AppExam, Catalog, Exam, text_in},
    country::CountryCode,
    locale::Locale,
    stats::ExamStats,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront, Visitor},
    state::AppState,
    wire::Money,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct ExamPath {
    pub exam_id: i32,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ExamIdPath {
    id: i32,
}

/// An exam and statistics about its takers. A number is absent while too little is known.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExamInfo {
    pub id: i32,
    pub app_exam_id: i32,
    #[schema(example = "iq")]
    pub code: String,
    pub name: String,
    pub summary: String,
    pub questions: i32,
    pub options: i32,
    /// 0: no limit.
    pub time_limit_s: i32,
    /// The whole result is free.
    pub free: bool,
    /// iq or questionnaire.
    #[schema(example = "iq")]
    pub kind: &'static str,
    /// Whether it asks for an account, or for an order that includes it.
    pub sign_in: bool,
    /// Valid runs finished yesterday (UTC).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yesterday_count: Option<i64>,
    /// Average score of all valid runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exam_avg_score: Option<i64>,
    /// Tests started in the last sixty minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_hour_count: Option<i64>,
    /// Median duration of valid runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median_duration_s: Option<i64>,
    /// The price of the smallest package in the visitor's country.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lowest_price: Option<Money>,
    /// When the statistics were computed; absent without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub as_of: Option<String>,
}

impl ExamInfo {
    pub fn new(
        catalog: &Catalog,
        (app_exam, exam): (&AppExam, &Exam),
        dated: DatedStats,
        country: CountryCode,
        locale: Locale,
    ) -> Self {
        let DatedStats { stats, as_of } = dated;
        Self {
            id: exam.id.0,
            app_exam_id: app_exam.id.0,
            code: exam.code.clone(),
            name: text_in(&exam.name, locale).to_owned(),
            summary: text_in(&exam.summary, locale).to_owned(),
            questions: exam.questions,
            options: exam.options,
            time_limit_s: exam.time_limit_s,
            free: exam.free,
            kind: exam.kind.code(),
            sign_in: exam.sign_in,
            yesterday_count: stats.yesterday_count,
            exam_avg_score: stats.avg_score,
            last_hour_count: stats.last_hour_count,
            median_duration_s: stats.median_duration_s,
            lowest_price: catalog.lowest_price(exam.id, country).map(Money::from),
            as_of: (stats != ExamStats::default()).then(|| as_of.to_string()),
        }
    }
}

/// Reads an exam with its statistics.
#[utoipa::path(
    get, path = "/exam/info/{id}", operation_id = "get_exam", tag = "exam",
    params(ExamIdPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<ExamInfo>), ApiError)
)]
pub async fn get_exam(
    State(state): State<AppState>,
    storefront: Storefront,
    visitor: Visitor,
    Params(path): Params<ExamIdPath>,
) -> ApiResult<ExamInfo> {
    let published = storefront.exam(path.id)?;
    let dated =
        app::stats::of_exam(&state.cache, &state.pools.replica, published.1.id, Timestamp::now()).await?;
    Ok(Envelope::of(ExamInfo::new(&storefront.catalog, published, dated, visitor.country, storefront.locale)))
}

/// A category of exams and the app's exams in it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Category {
    pub id: i32,
    pub code: String,
    pub name: String,
    pub exams: Vec<CategoryExam>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryExam {
    pub id: i32,
    pub app_exam_id: i32,
    pub code: String,
    pub name: String,
    pub summary: String,
    pub questions: i32,
    pub options: i32,
    pub free: bool,
    pub kind: &'static str,
    pub sign_in: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lowest_price: Option<Money>,
}

/// Lists the exams of the app by category.
#[utoipa::path(
    get, path = "/exam/category/list", operation_id = "list_categories", tag = "exam",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<Category>>), ApiError)
)]
pub async fn list_categories(storefront: Storefront, visitor: Visitor) -> ApiResult<Vec<Category>> {
    let (catalog, locale) = (&storefront.catalog, storefront.locale);
    let exams_of = |category| {
        catalog
            .exams
            .iter()
            .filter(move |exam| exam.category == category)
            .filter_map(|exam| catalog.published(storefront.app().id, exam.id))
            .map(|(app_exam, exam)| CategoryExam {
                id: exam.id.0,
                app_exam_id: app_exam.id.0,
                code: exam.code.clone(),
                name: text_in(&exam.name, locale).to_owned(),
                summary: text_in(&exam.summary, locale).to_owned(),
                questions: exam.questions,
                options: exam.options,
                free: exam.free,
                kind: exam.kind.code(),
                sign_in: exam.sign_in,
                lowest_price: catalog.lowest_price(exam.id, visitor.country).map(Money::from),
            })
            .collect::<Vec<_>>()
    };
    let categories = catalog
        .categories
        .iter()
        .map(|category| Category {
            id: category.id.0,
            code: category.code.clone(),
            name: text_in(&category.name, locale).to_owned(),
            exams: exams_of(category.id),
        })
        .filter(|category| !category.exams.is_empty());
    Ok(Envelope::of(categories.collect()))
}
