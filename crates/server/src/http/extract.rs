//! Extractors: the specification's headers, the storefront, the visitor's country, and typed path and body with
//! refusals in our envelope.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use app::{catalog::Snapshot, ports::GeoIp};
use axum::{
    body::Bytes,
    extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query as AxumQuery, RawPathParams, Request},
};
use domain::{
    catalog::{App, AppExam, AppExamId, Exam, ExamId},
    country::CountryCode,
    ids::{VisitId, VisitorId},
    locale::Locale,
};
use http::{HeaderMap, HeaderName, header, request::Parts};
use serde::de::DeserializeOwned;
use utoipa::{
    IntoParams,
    openapi::{
        KnownFormat, ObjectBuilder, Required, SchemaFormat,
        path::{Parameter, ParameterBuilder, ParameterIn},
        schema::Type,
    },
};

use super::{codes::Code, envelope::ApiError, network_limits::networks};
use crate::http::state::AppState;

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
        let params = RawPathParams::from_request_parts(parts, state).await.map_err(ApiError::internal)?;
        let alias = params.iter().find(|(name, _)| *name == "alias").map(|(_, value)| value);
        let catalog = catalog(state, locale)?;
        let app = catalog.apps.iter().position(|app| Some(app.alias.as_str()) == alias);
        Ok(Self { app: app.ok_or(ApiError::new(Code::UnknownApp, locale))?, catalog, locale })
    }
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
        let params = RawPathParams::from_request_parts(parts, state).await.map_err(ApiError::internal)?;
        let catalog = catalog(state, locale)?;
        let named = params.iter().find(|(name, _)| *name == "alias").map(|(_, value)| value);
        let alias = named.map(|alias| catalog.apps.iter().position(|app| app.alias == alias));
        match alias {
            Some(None) => Err(ApiError::new(Code::UnknownApp, locale)),
            alias => Ok(Self { alias: alias.flatten(), catalog, locale }),
        }
    }
}

/// The visitor's country, by address.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    pub country: CountryCode,
}

impl FromRequestParts<AppState> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        if let Some(country) = state.country_override {
            return Ok(Self { country });
        }
        let address = address(parts, state).await;
        let country = address.zip(state.geo.as_ref()).and_then(|(address, geo)| geo.country(address));
        let country = country.unwrap_or(CountryCode::ELSEWHERE);
        Ok(Self { country })
    }
}

async fn address(parts: &mut Parts, state: &AppState) -> Option<IpAddr> {
    let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, state).await.ok()?;
    Some(client_address(peer.ip(), &parts.headers, &state.config.http.trusted_proxies))
}

/// The part of an address that a household, an office or a street of phones shares; for limits.
pub struct Network {
    name: String,
    address: Option<IpAddr>,
}

impl Network {
    fn of(address: Option<IpAddr>) -> Self {
        let net = address.map(|address| match address.to_canonical() {
            address @ IpAddr::V4(_) => ipnet::IpNet::new(address, 24),
            address @ IpAddr::V6(_) => ipnet::IpNet::new(address, 64),
        });
        let name =
            net.and_then(Result::ok).map_or_else(|| "unknown".to_owned(), |net| net.trunc().to_string());
        Self { name, address }
    }

    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// The networks that it is counted in, from the address itself to the widest, each with its multiple of the
    /// first one's limit.
    pub fn widths(&self) -> impl Iterator<Item = (String, u32)> + use<> {
        let address =
            self.address.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |address| address.to_canonical());
        networks(address).map(|(network, times)| (network.to_string(), times))
    }
}

impl FromRequestParts<AppState> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        Ok(Self::of(address(parts, state).await))
    }
}

/// The nearest address in `X-Forwarded-For` that isn't one of our proxies. Entries further left are not
/// trusted: anyone can write them.
pub(super) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[ipnet::IpNet]) -> IpAddr {
    let mut nearest = peer;
    let forwarded = headers.get_all("x-forwarded-for").into_iter().filter_map(|v| v.to_str().ok());
    for hop in forwarded.flat_map(|v| v.split(',')).collect::<Vec<_>>().into_iter().rev() {
        if !trusted(nearest, proxies) {
            break;
        }
        let Ok(address) = hop.trim().parse() else { break };
        nearest = address;
    }
    nearest
}

/// Whether an address is one of our proxies.
pub(super) fn trusted(address: IpAddr, proxies: &[ipnet::IpNet]) -> bool {
    proxies.iter().any(|net| net.contains(&address.to_canonical()))
}

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
        if holds_nul(&body) {
            return Err(refuse(Code::BadRequest));
        }
        serde_json::from_slice(&body).map(Self).map_err(|_| refuse(Code::BadRequest))
    }
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

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
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

    #[test]
    fn an_escaped_nul_is_found_and_an_escaped_backslash_is_not_one() {
        assert!(holds_nul(br#"{"a": "x\u0000y"}"#));
        assert!(holds_nul(br#"{"a": "\\\u0000"}"#));
        assert!(!holds_nul(br#"{"a": "\\u0000"}"#));
        assert!(!holds_nul(br#"{"a": "\n\u0001 u0000"}"#));
        assert!(!holds_nul(b"\\"));
    }

    #[test]
    fn neighbours_share_a_network() {
        let network = |address: &str| Network::of(address.parse().ok()).as_str().to_owned();
        assert_eq!(network("192.0.2.77"), "192.0.2.0/24");
        assert_eq!(network("::ffff:192.0.2.1"), "192.0.2.0/24");
        assert_eq!(network("2001:db8:1:2:3::4"), "2001:db8:1:2::/64");
        assert_eq!(network("nowhere"), "unknown");
    }

    #[test]
    fn forwarded_addresses_are_trusted_from_our_proxies_only() {
        let proxies = ["10.0.0.0/8".parse().expect("a net")];
        let forged = headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2, 10.0.0.7")]);
        let ip = |s: &str| -> IpAddr { s.parse().expect("an address") };

        assert_eq!(client_address(ip("10.0.0.1"), &forged, &proxies), ip("2.2.2.2"));
        assert_eq!(client_address(ip("3.3.3.3"), &forged, &proxies), ip("3.3.3.3"));
        assert_eq!(
            client_address(ip("10.0.0.1"), &headers(&[("x-forwarded-for", "junk")]), &proxies),
            ip("10.0.0.1")
        );
    }
}
