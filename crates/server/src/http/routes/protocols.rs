//! Legal texts and languages.

use axum::extract::State;
use domain::{legal, locale::Locale};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    routes::exams::ExamPath,
    state::AppState,
};

/// A language an exam can be taken in.
#[derive(Debug, Serialize, ToSchema)]
pub struct Language {
    /// The value of `hl`.
    #[schema(example = "DE")]
    pub hl: &'static str,
    /// BCP 47.
    #[schema(example = "de")]
    pub tag: &'static str,
    /// The language's name for itself.
    #[schema(example = "Deutsch")]
    pub name: &'static str,
}

/// Lists the languages of an exam.
#[utoipa::path(
    get, path = "/app/language/list/{examId}", operation_id = "list_languages", tag = "app",
    params(ExamPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<Language>>), ApiError)
)]
pub async fn list_languages(
    storefront: Storefront,
    Params(path): Params<ExamPath>,
) -> ApiResult<Vec<Language>> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let languages = exam.languages.iter().map(|locale| Language {
        hl: locale.code(),
        tag: locale.tag(),
        name: locale.autonym(),
    });
    Ok(Envelope::of(languages.collect()))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct ProtocolListPath {
    exam_id: i32,
    hl: String,
}

/// A legal text in force, without its body.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProtocolSummary {
    pub id: i32,
    /// privacy, terms, refund, cookies, imprint or commerce
    pub kind: &'static str,
    pub title: String,
    pub version: i32,
    /// YYYY-MM-DD
    pub published_on: String,
}

/// Lists the legal texts in force.
#[utoipa::path(
    get, path = "/app/protocol/list/{examId}/{hl}", operation_id = "list_protocols", tag = "app",
    params(ProtocolListPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<ProtocolSummary>>), ApiError)
)]
pub async fn list_protocols(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<ProtocolListPath>,
) -> ApiResult<Vec<ProtocolSummary>> {
    storefront.exam(path.exam_id)?;
    let hl = Locale::parse(&path.hl).unwrap_or(Locale::DEFAULT);
    let mut conn = state.pools.replica.acquire().await.map_err(store::StoreError::from)?;
    let texts = store::protocols::list_current(&mut conn, storefront.app().id, hl).await?;
    let summaries = texts.into_iter().map(|published| ProtocolSummary {
        id: published.id,
        kind: published.text.kind.code(),
        title: published.text.title,
        version: published.text.version,
        published_on: published.text.published_on.to_string(),
    });
    Ok(Envelope::of(summaries.collect()))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ProtocolPath {
    id: i32,
}

/// A legal text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Protocol {
    pub id: i32,
    pub kind: &'static str,
    pub hl: &'static str,
    pub title: String,
    pub version: i32,
    /// YYYY-MM-DD
    pub published_on: String,
    pub blocks: Vec<LegalBlock>,
}

/// A block of a legal text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum LegalBlock {
    Heading { text: String },
    Paragraph { text: String },
    List { items: Vec<String> },
}

impl From<legal::Block> for LegalBlock {
    fn from(block: legal::Block) -> Self {
        match block {
            legal::Block::Heading(text) => Self::Heading { text },
            legal::Block::Paragraph(text) => Self::Paragraph { text },
            legal::Block::List(items) => Self::List { items },
        }
    }
}

/// Returns a legal text, including one that is no longer in force.
#[utoipa::path(
    get, path = "/app/protocol/info/{id}", operation_id = "get_protocol", tag = "app",
    params(ProtocolPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Protocol>), ApiError)
)]
pub async fn get_protocol(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<ProtocolPath>,
) -> ApiResult<Protocol> {
    let mut conn = state.pools.replica.acquire().await.map_err(store::StoreError::from)?;
    let found = store::protocols::find(&mut conn, storefront.app().id, path.id).await?;
    let store::protocols::Published { id, text } = found.ok_or_else(|| storefront.refuse(Code::NotFound))?;
    Ok(Envelope::of(Protocol {
        id,
        kind: text.kind.code(),
        hl: text.hl.code(),
        title: text.title,
        version: text.version,
        published_on: text.published_on.to_string(),
        blocks: legal::blocks(&text.body).into_iter().map(LegalBlock::from).collect(),
    }))
}
