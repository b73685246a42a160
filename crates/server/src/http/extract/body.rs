//! What a caller sends, parsed: path, query and JSON body, with refusals in our envelope.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query as AxumQuery, Request},
};
use http::{HeaderMap, header, request::Parts};
use serde::de::DeserializeOwned;

use super::headers::caller_locale;
use crate::http::{codes::Code, envelope::ApiError, state::AppState};

/// Path parameters by name; the alias belongs to [`Storefront`].
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(params)| Self(params))
            .map_err(|_| ApiError::new(Code::BadRequest, caller_locale(&parts.headers)))
    }
}

/// The query, parsed into a type.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, ApiError> {
        let query = AxumQuery::<T>::try_from_uri(&parts.uri);
        query
            .map(|AxumQuery(query)| Self(query))
            .map_err(|_| ApiError::new(Code::BadRequest, caller_locale(&parts.headers)))
    }
}

/// A JSON body. NUL in a string is rejected: PostgreSQL can't store it.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, ApiError> {
        let locale = caller_locale(request.headers());
        let refuse = |code| ApiError::new(code, locale);
        if !is_json(request.headers()) {
            return Err(refuse(Code::BadRequest));
        }
        let body = Bytes::from_request(request, state).await.map_err(|rejection| {
            let too_large = rejection.status() == http::StatusCode::PAYLOAD_TOO_LARGE;
            refuse(if too_large { Code::TooLarge } else { Code::BadRequest })
        })?;
        read_json(&body).map(Self).ok_or_else(|| refuse(Code::BadRequest))
    }
}

/// The value of a body; `None` if it isn't one, or holds a NUL.
pub fn read_json<T: DeserializeOwned>(body: &[u8]) -> Option<T> {
    if holds_nul(body) { None } else { serde_json::from_slice(body).ok() }
}

/// Required because a browser sends a preflight before it sends JSON to another site's server.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

/// Whether a string in this JSON holds a NUL, which JSON can only write as an escape.
fn holds_nul(json: &[u8]) -> bool {
    let mut rest = json;
    while let Some(escape) = rest.iter().position(|byte| *byte == b'\\') {
        if rest[escape..].starts_with(b"\\u0000") {
            return true;
        }
        // The escaped character, even a backslash, doesn't begin another escape.
        rest = rest.get(escape + 2..).unwrap_or_default();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escaped_nul_is_found_and_an_escaped_backslash_is_not_one() {
        assert!(holds_nul(br#"{"a": "x\u0000y"}"#));
        assert!(holds_nul(br#"{"a": "\\\u0000"}"#));
        assert!(!holds_nul(br#"{"a": "\\u0000"}"#));
        assert!(!holds_nul(br#"{"a": "\n\u0001 u0000"}"#));
        assert!(!holds_nul(b"\\"));
    }
}
