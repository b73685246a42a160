//! Layers around the routes: one log line per request, limits on time and size, error messages in the caller's
//! language, security headers, CORS by the apps' domains.

use std::{net::SocketAddr, sync::Arc, time::Instant};

use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use http::{HeaderName, HeaderValue, Method, header};
use opentelemetry::propagation::Extractor;
use tower::util::MapResponseLayer;
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, CompressionLevel, DefaultPredicate, Predicate, predicate::NotForContentType,
    },
    cors::{AllowOrigin, CorsLayer},
    request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer},
};
use tracing::{Instrument, debug, error, info, info_span};
use tracing_opentelemetry::OpenTelemetrySpanExt;

use super::{
    codes::Code,
    envelope::{ApiError, Cause, Unspoken},
    extract::{caller_locale, client_address},
    guard::GuardLayer,
    origins::is_ours,
    routes::questions,
    taking,
};
use crate::http::state::AppState;

/// All layers, for every route except the page-view call.
pub(super) fn full(router: Router<AppState>, state: &AppState) -> Router<AppState> {
    // PDFs are already compressed.
    let worth_it = DefaultPredicate::new().and(NotForContentType::const_new("application/pdf"));
    router
        .layer(DefaultBodyLimit::max(state.config.http.body_limit_bytes))
        // Responses of calls are small and different each time: moderate effort is enough.
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(4)).compress_when(worth_it))
        .layer(CatchPanicLayer::custom(answer_panic))
        .layer(middleware::from_fn_with_state(state.clone(), limit_time))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(middleware::from_fn_with_state(state.clone(), observe))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
}

/// CORS, security headers and the guard, for every request without exception.
pub(super) fn outer(router: Router<AppState>, state: &AppState) -> Router<AppState> {
    // As one tuple, outermost first: every separate layer costs one more allocation per request.
    router.layer((MapResponseLayer::new(secure), cors(state), GuardLayer(state.clone())))
}

/// Browsers may call from the apps' own domains only.
fn cors(state: &AppState) -> CorsLayer {
    let state = state.clone();
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(move |origin, _| {
            origin.to_str().is_ok_and(|origin| is_ours(&state, origin))
        }))
        .allow_methods([Method::GET, Method::POST])
        .allow_headers(
            [
                "logid",
                "app-version",
                "exam-app-id",
                "domain",
                "domains",
                "hl",
                "uid",
                "member-order",
                taking::BUNDLE_ORDER,
                "content-type",
            ]
            .map(HeaderName::from_static),
        )
        .expose_headers([HeaderName::from_static(questions::TICKET)])
        .max_age(std::time::Duration::from_hours(24))
}

const SECURITY: [(HeaderName, HeaderValue); 7] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin")),
    (header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000; includeSubDomains")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()"),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Pages bring their own policy; anything else may load nothing at all.
const NOTHING: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

fn secure(mut response: Response) -> Response {
    // Of the two calls without a log line of their own: their faults are logged all the same.
    if let Some(cause) = response.extensions_mut().remove::<Cause>() {
        log_cause(&cause, None);
    }
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        // Payment pages set some of their own.
        headers.entry(name).or_insert(value);
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(NOTHING);
    response
}

fn log_cause(Cause(cause): &Cause, ms: Option<f64>) {
    let error = &***cause as &dyn std::error::Error;
    error!(error, why = %root(error), ms, "request failed");
}

/// Enforces the time limit, and answers in the caller's language in any case.
async fn limit_time(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let limit = std::time::Duration::from_secs(state.config.http.timeout_s);
    let locale = caller_locale(request.headers());
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => Unspoken::speak(response, locale),
        Err(_) => ApiError::new(Code::Timeout, locale).into_response(),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands the panic over by value")]
fn answer_panic(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    ApiError::internal(anyhow::anyhow!("a handler panicked: {text}")).into_response()
}

/// The innermost cause.
fn root<'a>(error: &'a (dyn std::error::Error + 'static)) -> &'a (dyn std::error::Error + 'static) {
    std::iter::successors(Some(error), |error| error.source()).last().unwrap_or(error)
}

/// One span, one log line and one histogram entry per request, and a line more if it was a security event. Nothing
/// personal: the route, not the address; no query, no body, no client address.
async fn observe(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let route: Arc<str> =
        request.extensions().get::<MatchedPath>().map_or("unmatched", MatchedPath::as_str).into();
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    let span = info_span!("request", otel.kind = "server", %method, route = &*route, id, status = tracing::field::Empty);
    let parent = opentelemetry::global::get_text_map_propagator(|p| p.extract(&Carrier(request.headers())));
    // Fails only if no tracer is installed, which is a valid configuration.
    _ = span.set_parent(parent);

    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let proxies = &state.config.http.trusted_proxies;
    let address = peer.map(|peer| client_address(peer, request.headers(), proxies));
    let answer = state.security_log.watch(&route, address, next.run(request));
    let mut response = answer.instrument(span.clone()).await;

    let status = response.status();
    let took = started.elapsed();
    span.record("status", status.as_u16());
    let labels = [
        ("method", method.to_string()),
        ("route", route.to_string()),
        ("status", status.as_str().to_owned()),
    ];
    metrics::histogram!("http_request_seconds", &labels).record(took.as_secs_f64());
    span.in_scope(|| {
        let ms = took.as_secs_f64() * 1e3;
        match response.extensions_mut().remove::<Cause>() {
            Some(cause) => log_cause(&cause, Some(ms)),
            None if status.is_server_error() => error!(ms, status = status.as_u16(), "request failed"),
            None if status.is_client_error() => info!(ms, status = status.as_u16(), "request refused"),
            None => debug!(ms, "request answered"),
        }
    });
    response
}

struct Carrier<'a>(&'a http::HeaderMap);

impl Extractor for Carrier<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).and_then(|value| value.to_str().ok())
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(HeaderName::as_str).collect()
    }
}
