//! A complete sample report for everybody: from a simulated run, and marked as such everywhere.

use anyhow::Context;
use app::reports;
use axum::{
    body::{Body, Bytes},
    extract::State,
    response::Response,
};
use domain::{catalog::text_in, locale::Locale};
use http::{HeaderValue, header};
use report::{
    facts::Facts,
    iq::{self, samples::Sample},
    value::{Report, ReportParts},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{files::file, questions::SolvedQuestions};
use crate::http::{
    codes::Code,
    envelope::{ApiError, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    kinds::iq::Score,
    ready_samples::WantedSample,
    state::AppState,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct SamplePath {
    exam_id: i32,
    /// Any of the nine languages.
    hl: String,
}

/// The sample: everything that the largest package shows of a run.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleReport {
    pub score: Score,
    pub report: Report,
    pub solved: SolvedQuestions,
}

/// All parts.
const OWNED: ReportParts = ReportParts { wrong_answers: true, certificate: true, guide: true };
/// The same for everybody until the next release.
const CACHE: &str = "public, max-age=3600";

/// The sample report on screen.
#[utoipa::path(
    get, path = "/exam/report/sample/{examId}/{hl}", operation_id = "get_sample_report", tag = "report",
    params(SamplePath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<SampleReport>), ApiError)
)]
pub async fn get_sample_report(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<SamplePath>,
) -> Result<Response, ApiError> {
    let wanted = wanted(&storefront, &path)?;
    let composed = async {
        let (facts, locale) = (state.ready_samples.facts(&wanted).await?, wanted.locale);
        tokio::task::spawn_blocking(move || answer(&facts, locale)).await?
    };
    let json = state.ready_samples.answer(wanted.clone(), composed).await.map_err(ApiError::internal)?;
    let mut response = Response::new(Body::from(json));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(CACHE));
    Ok(response)
}

/// The sample report as PDF.
#[utoipa::path(
    get, path = "/exam/report/sample/{examId}/{hl}/file", operation_id = "download_sample", tag = "report",
    params(SamplePath, ClientHeaders),
    responses((status = 200, description = "The file", body = Vec<u8>, content_type = "application/pdf"), ApiError)
)]
pub async fn download_sample(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<SamplePath>,
) -> Result<Response, ApiError> {
    let wanted = wanted(&storefront, &path)?;
    let locale = wanted.locale;
    let made = async {
        let facts = state.ready_samples.facts(&wanted).await?;
        let report = iq::content::compose(&facts, OWNED, locale).context("the sample has no report")?;
        let key = reports::sample_key(&report);
        if let Some(pdf) = reports::load_file(&state.files, &key).await {
            return Ok(Bytes::from(pdf));
        }
        let pdf = reports::render(&state.press, Facts::Iq(Box::new(facts)), OWNED, locale).await?;
        reports::store_file(&state.files, &key, &pdf).await;
        Ok(Bytes::from(pdf))
    };
    let pdf = state.ready_samples.file(wanted.clone(), made).await.map_err(ApiError::internal)?;
    let name = format!("inline; filename=\"sample-report-{}.pdf\"", locale.tag());
    Ok(file(pdf, &name, CACHE))
}

/// The sample of an exam: a simulated run with as many questions. A free exam has no report to sample.
fn wanted(storefront: &Storefront, path: &SamplePath) -> Result<WantedSample, ApiError> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let locale = Locale::parse(&path.hl).unwrap_or(Locale::DEFAULT);
    let sample = match exam.questions {
        _ if exam.free => None,
        30 => Some(Sample::Public),
        20 => Some(Sample::Short),
        _ => None,
    };
    let sample = sample.ok_or_else(|| storefront.refuse(Code::NotFound))?;
    Ok(WantedSample { sample, locale, exam: text_in(&exam.name, locale).to_owned() })
}

fn answer(facts: &iq::facts::Facts, locale: Locale) -> anyhow::Result<Bytes> {
    let report = iq::content::compose(facts, OWNED, locale).context("the sample has no report")?;
    let score = facts.outcome.score.as_ref().map(Score::of).context("the sample has no score")?;
    let solved = SolvedQuestions::of(facts, locale);
    Ok(Bytes::from(serde_json::to_vec(&Envelope::of(SampleReport { score, report, solved }))?))
}
