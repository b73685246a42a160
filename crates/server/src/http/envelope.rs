//! The envelope `{"result", "data", "msg"}` of every response, and this layer's single error type.

use std::collections::BTreeMap;

use axum::{
    Json,
    response::{IntoResponse, Response},
};
use domain::locale::Locale;
use http::{HeaderValue, StatusCode, header};
use l10n::Args;
use serde::Serialize;
use utoipa::{
    IntoResponses, ToSchema,
    openapi::{self, ContentBuilder, Ref, RefOr, ResponseBuilder},
};

use super::codes::Code;

/// A successful answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct Envelope<T> {
    /// 200; any other is a refusal.
    #[schema(minimum = 200, maximum = 200)]
    pub result: u32,
    pub data: T,
    /// A message in the caller's language; empty on success.
    pub msg: String,
}

/// An answer without data: an acknowledgement (`result` 200), a refusal or a fault. A refusal of
/// the product is HTTP 200 with another `result`.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithoutData {
    pub result: u32,
    /// Null, except for refusals that document otherwise.
    #[schema(value_type = Option<String>)]
    pub data: (),
    pub msg: String,
}

pub type ApiResult<T> = Result<Envelope<T>, ApiError>;

impl<T> Envelope<T> {
    pub const fn of(data: T) -> Self {
        Self { result: 200, data, msg: String::new() }
    }
}

impl IntoResponse for WithoutData {
    fn into_response(self) -> Response {
        Json(self).into_response()
    }
}

impl WithoutData {
    pub const fn accepted() -> Self {
        Self { result: 200, data: (), msg: String::new() }
    }
}

impl<T: Serialize> IntoResponse for Envelope<T> {
    fn into_response(self) -> Response {
        Json(self).into_response()
    }
}

/// Seconds after which a call is worth trying again.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("5");

/// The error of every handler. Its cause is logged and never sent to the caller.
#[derive(Debug)]
pub struct ApiError {
    pub code: Code,
    status: StatusCode,
    /// `None` where the fault occurs before the caller's language is known.
    locale: Option<Locale>,
    /// What the caller needs to continue, if the refusal has any.
    data: Option<serde_json::Value>,
    source: Option<anyhow::Error>,
}

impl ApiError {
    pub const fn new(code: Code, locale: Locale) -> Self {
        Self { code, status: code.status(), locale: Some(locale), data: None, source: None }
    }

    /// The address is not a call.
    pub fn no_such_call(locale: Locale) -> Self {
        Self { status: StatusCode::NOT_FOUND, ..Self::new(Code::NotFound, locale) }
    }

    /// The call has another method.
    pub fn wrong_method(locale: Locale) -> Self {
        Self { status: StatusCode::METHOD_NOT_ALLOWED, ..Self::new(Code::BadRequest, locale) }
    }

    /// A fault; a layer adds the message in the caller's language.
    pub fn internal(source: impl Into<anyhow::Error>) -> Self {
        let source = source.into();
        let stores = source.chain().filter_map(|cause| cause.downcast_ref::<store::StoreError>());
        let code =
            if stores.into_iter().any(store::StoreError::is_away) { Code::Busy } else { Code::Internal };
        Self { code, status: code.status(), locale: None, data: None, source: Some(source) }
    }

    /// Adds `data`.
    #[must_use]
    pub fn with(self, data: &impl Serialize) -> Self {
        Self { data: serde_json::to_value(data).ok(), ..self }
    }

    /// Adds the cause, for the log.
    #[must_use]
    pub fn because(self, source: impl Into<anyhow::Error>) -> Self {
        Self { source: Some(source.into()), ..self }
    }

    /// Something that an operator has to provide is missing.
    pub fn unavailable(locale: Locale) -> Self {
        Self { status: StatusCode::SERVICE_UNAVAILABLE, ..Self::new(Code::Internal, locale) }
    }
}

/// The part of its contract that every call has in common. What a call answers stands with its handler: of a type
/// that describes its own responses, `utoipa` doesn't collect the schemas.
impl IntoResponses for ApiError {
    fn responses() -> BTreeMap<String, RefOr<openapi::Response>> {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name(WithoutData::name()))).build();
        let refusal = ResponseBuilder::new().description("A refusal or a fault");
        BTreeMap::from([("default".to_owned(), refusal.content("application/json", body).into())])
    }
}

impl From<store::StoreError> for ApiError {
    fn from(error: store::StoreError) -> Self {
        Self::internal(error)
    }
}

/// Carried in the response's extensions to the one layer that logs.
#[derive(Clone, Debug)]
pub struct Cause(pub std::sync::Arc<anyhow::Error>);

/// Carried to the log of security events: a refusal of the product is HTTP 200, so the status doesn't tell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Refused(pub(super) Code);

/// Marks a response whose message is not yet translated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unspoken(Code);

impl Unspoken {
    /// Translates the message of a marked response.
    pub(super) fn speak(response: Response, locale: Locale) -> Response {
        let Some(Self(code)) = response.extensions().get::<Self>().copied() else { return response };
        let (mut parts, _) = response.into_parts();
        parts.extensions.remove::<Self>();
        let (_, words) = envelope(code, None, locale).into_response().into_parts();
        Response::from_parts(parts, words)
    }
}

fn envelope(
    code: Code,
    data: Option<serde_json::Value>,
    locale: Locale,
) -> Json<Envelope<Option<serde_json::Value>>> {
    let id = format!("error-{}", code.word());
    let msg = l10n::format(locale, &id, &Args::new()).expect("tidy checks that every code has a message");
    Json(Envelope { result: code.number(), data, msg })
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = envelope(self.code, self.data, self.locale.unwrap_or(Locale::DEFAULT));
        let mut response = (self.status, body).into_response();
        if self.code == Code::Busy {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
        }
        response.extensions_mut().insert(Refused(self.code));
        if self.locale.is_none() {
            response.extensions_mut().insert(Unspoken(self.code));
        }
        if let Some(source) = self.source {
            response.extensions_mut().insert(Cause(std::sync::Arc::new(source)));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_message_in_every_language() {
        for code in Code::ALL {
            for locale in Locale::ALL {
                let id = format!("error-{}", code.word());
                assert!(l10n::format(locale, &id, &Args::new()).is_some(), "{id} in {locale}");
            }
        }
    }
}
