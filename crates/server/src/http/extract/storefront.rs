//! Where a call arrives: at an app's storefront, or at the pay desk that all apps share.

use std::sync::Arc;

use app::catalog::Snapshot;
use axum::extract::{FromRequestParts, RawPathParams};
use domain::{
    catalog::{App, AppExam, AppExamId, Exam, ExamId},
    locale::Locale,
};
use http::request::Parts;

use super::headers::caller_locale;
use crate::http::{codes::Code, envelope::ApiError, state::AppState};

/// The app whose alias begins the path, and the catalogue as of the request.
pub struct Storefront {
    pub catalog: Arc<Snapshot>,
    app: usize,
    pub locale: Locale,
}

impl Storefront {
    pub fn app(&self) -> &App {
        &self.catalog.apps[self.app]
    }

    /// The exam, if this app publishes it.
    pub fn exam(&self, id: i32) -> Result<(&AppExam, &Exam), ApiError> {
        self.catalog.published(self.app().id, ExamId(id)).ok_or(ApiError::new(Code::UnknownExam, self.locale))
    }

    pub fn refuse(&self, code: Code) -> ApiError {
        ApiError::new(code, self.locale)
    }
}

impl FromRequestParts<AppState> for Storefront {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let locale = caller_locale(&parts.headers);
        let params = path_params(parts, state, locale).await?;
        let alias = params.iter().find(|(name, _)| *name == "alias").map(|(_, value)| value);
        let catalog = catalog(state, locale)?;
        let app = catalog.apps.iter().position(|app| Some(app.alias.as_str()) == alias);
        Ok(Self { app: app.ok_or(ApiError::new(Code::UnknownApp, locale))?, catalog, locale })
    }
}

async fn path_params(parts: &mut Parts, state: &AppState, locale: Locale) -> Result<RawPathParams, ApiError> {
    let params = RawPathParams::from_request_parts(parts, state).await;
    params.map_err(|error| ApiError::new(Code::Internal, locale).because(error))
}

/// A process that hasn't read the catalogue yet can't tell what is missing from it.
fn catalog(state: &AppState, locale: Locale) -> Result<Arc<Snapshot>, ApiError> {
    let catalog = state.catalog.current();
    if catalog.apps.is_empty() { Err(ApiError::unavailable(locale)) } else { Ok(catalog) }
}

/// The caller of a payment call: no alias in the path, because an order knows its app. Calls that exist under
/// both bases have an alias; then the order must belong to that app.
pub struct PayDesk {
    pub catalog: Arc<Snapshot>,
    alias: Option<usize>,
    pub locale: Locale,
}

impl PayDesk {
    /// Whether an order of this app exam may be used here.
    pub fn serves(&self, app_exam: AppExamId) -> bool {
        let published = self.catalog.app_exams.iter().find(|published| published.id == app_exam);
        published
            .is_some_and(|published| self.alias.is_none_or(|app| self.catalog.apps[app].id == published.app))
    }

    /// Every app exam whose orders may be used here.
    pub fn app_exams(&self) -> Vec<AppExamId> {
        let published = self.catalog.app_exams.iter().map(|published| published.id);
        published.filter(|app_exam| self.serves(*app_exam)).collect()
    }

    pub fn refuse(&self, code: Code) -> ApiError {
        ApiError::new(code, self.locale)
    }
}

impl FromRequestParts<AppState> for PayDesk {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let locale = caller_locale(&parts.headers);
        let params = path_params(parts, state, locale).await?;
        let catalog = catalog(state, locale)?;
        let named = params.iter().find(|(name, _)| *name == "alias").map(|(_, value)| value);
        let alias = named.map(|alias| catalog.apps.iter().position(|app| app.alias == alias));
        match alias {
            Some(None) => Err(ApiError::new(Code::UnknownApp, locale)),
            alias => Ok(Self { alias: alias.flatten(), catalog, locale }),
        }
    }
}
