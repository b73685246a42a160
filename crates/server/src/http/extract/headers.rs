//! The specification's headers, and the caller's language.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use domain::{
    catalog::AppExamId,
    ids::{VisitId, VisitorId},
    locale::Locale,
};
use http::{HeaderMap, HeaderName, header, request::Parts};
use utoipa::{
    IntoParams,
    openapi::{
        KnownFormat, ObjectBuilder, Required, SchemaFormat,
        path::{Parameter, ParameterBuilder, ParameterIn},
        schema::Type,
    },
};

/// The headers of the specification. All are hints: none grants anything, and a malformed one is treated as
/// absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClientHeaders {
    pub logid: Option<VisitId>,
    pub app_version: Option<String>,
    pub app_exam: Option<AppExamId>,
    pub domain: Option<String>,
    pub domains: Vec<String>,
    pub uid: Option<VisitorId>,
    locale: Locale,
}

impl ClientHeaders {
    fn read(headers: &HeaderMap) -> Self {
        let text = |name: &str| headers.get(name).and_then(|v| v.to_str().ok()).map(str::trim);
        Self {
            logid: text("logid").and_then(|v| v.parse().ok()),
            app_version: text("app-version").map(str::to_owned),
            app_exam: text("exam-app-id").and_then(|v| v.parse().ok()).map(AppExamId),
            domain: text("domain").map(str::to_owned),
            domains: text("domains")
                .map(|v| v.split(',').map(|d| d.trim().to_owned()).filter(|d| !d.is_empty()).collect())
                .unwrap_or_default(),
            uid: text("uid").and_then(|v| v.parse().ok()),
            locale: caller_locale(headers),
        }
    }

    /// The caller's language: from the header, else the browser's.
    pub const fn locale(&self) -> Locale {
        self.locale
    }
}

/// The language of a response to these headers, without parsing the others.
pub fn caller_locale(headers: &HeaderMap) -> Locale {
    let text = |name: HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
    Locale::negotiate(text(HeaderName::from_static("hl")), None, text(header::ACCEPT_LANGUAGE))
}

impl<S: Sync> FromRequestParts<S> for ClientHeaders {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::read(&parts.headers))
    }
}

impl IntoParams for ClientHeaders {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let string = || ObjectBuilder::new().schema_type(Type::String);
        let uuid = || string().format(Some(SchemaFormat::KnownFormat(KnownFormat::Uuid)));
        [
            ("logid", uuid(), "Attribution session, from generate/logid."),
            ("App-Version", string(), "The web's version."),
            ("Exam-App-Id", ObjectBuilder::new().schema_type(Type::Integer), "The app exam (appExamId)."),
            ("Domain", string(), "Host the page was opened on."),
            ("Domains", string(), "Hosts the page knows of, separated by commas."),
            ("hl", string(), "Language of the answer's words: EN, DE, FR, ES, PT, JA, KO, CN or HK."),
            ("uid", uuid(), "Random visitor id; grants nothing."),
        ]
        .into_iter()
        .map(|(name, schema, description)| {
            ParameterBuilder::new()
                .name(name)
                .parameter_in(ParameterIn::Header)
                .required(Required::False)
                .description(Some(description))
                .schema(Some(schema))
                .build()
        })
        .collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in crate::http::extract) fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(n, v)| (http::HeaderName::from_static(n), http::HeaderValue::from_static(v)))
            .collect()
    }

    #[test]
    fn the_specifications_headers_are_read_and_malformed_ones_ignored() {
        let read = ClientHeaders::read(&headers(&[
            ("logid", "nonsense"),
            ("app-version", "1.2"),
            ("exam-app-id", "7"),
            ("domains", "a.test, b.test,"),
            ("hl", "ja"),
        ]));
        assert_eq!(read.logid, None);
        assert_eq!(read.app_version.as_deref(), Some("1.2"));
        assert_eq!(read.app_exam, Some(AppExamId(7)));
        assert_eq!(read.domains, ["a.test", "b.test"]);
        assert_eq!(read.locale(), Locale::Ja);
    }

    #[test]
    fn without_hl_the_browsers_language_is_used() {
        assert_eq!(ClientHeaders::read(&headers(&[("accept-language", "de-AT")])).locale(), Locale::De);
    }

    #[test]
    fn an_unsupported_hl_is_english_whatever_the_browser_speaks() {
        let unsupported = headers(&[("hl", "XX"), ("accept-language", "de-AT")]);
        assert_eq!(ClientHeaders::read(&unsupported).locale(), Locale::En);
    }
}
