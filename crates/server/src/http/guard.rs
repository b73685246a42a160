//! Rejects before anything else sees the request: methods that HTTP doesn't have, addresses with a NUL, changes that
//! a page of another site wants, and requests above the rate limits or daily ceilings. Rejections are counted; of each
//! kind the first of a network in a minute is a security event, so that a flood of them doesn't become a flood of log
//! lines.

use std::{
    net::{IpAddr, SocketAddr},
    task::{Context, Poll},
};

use axum::{
    extract::{ConnectInfo, MatchedPath, Request},
    response::{IntoResponse, Response},
};
use futures::future::{Either, Ready, ready};
use http::{Method, StatusCode, Uri, header::ALLOW};
use tower::{Layer, Service};

use super::{
    codes::Code,
    daily_ceilings::Written,
    envelope::ApiError,
    extract::{caller_locale, client_address, trusted},
    network_limits::Limited,
    origins::{CALLBACK, is_foreign},
    security_log::held_back,
};
use crate::http::state::AppState;

const METHODS: [Method; 9] = [
    Method::GET,
    Method::POST,
    Method::HEAD,
    Method::OPTIONS,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::TRACE,
    Method::CONNECT,
];

/// Headers that are trusted only from our proxies.
const PROXY_ONLY: [&str; 3] = ["x-request-id", "traceparent", "tracestate"];

/// Approximate size of a run and its order in the database.
const RUN_BYTES: u64 = 4_096;

#[derive(Clone)]
pub(super) struct GuardLayer(pub(super) AppState);

impl<S> Layer<S> for GuardLayer {
    type Service = Guard<S>;

    fn layer(&self, inner: S) -> Guard<S> {
        Guard { state: self.0.clone(), inner }
    }
}

#[derive(Clone)]
pub(super) struct Guard<S> {
    state: AppState,
    inner: S,
}

impl<S: Service<Request, Response = Response>> Service<Request> for Guard<S> {
    type Response = Response;
    type Error = S::Error;
    type Future = Either<Ready<Result<Response, S::Error>>, S::Future>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.inner.poll_ready(cx)
    }

    fn call(&mut self, mut request: Request) -> Self::Future {
        match self.refuse(&mut request) {
            Some(refusal) => Either::Left(ready(Ok(refusal))),
            None => Either::Right(self.inner.call(request)),
        }
    }
}

impl<S> Guard<S> {
    fn refuse(&self, request: &mut Request) -> Option<Response> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let proxies = &self.state.config.http.trusted_proxies;
        let address = |request: &Request| peer.map(|peer| client_address(peer, request.headers(), proxies));
        if !METHODS.contains(request.method()) && !app::mutants::is("method_label") {
            metrics::counter!("methods_refused_total").increment(1);
            held_back(&self.state, "held_back", "unknown_method", address(request));
            // Not 501: what strangers make up must not look like a fault of ours.
            return Some((StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD, POST")]).into_response());
        }
        if !peer.is_some_and(|peer| trusted(peer, proxies)) {
            for name in PROXY_ONLY {
                request.headers_mut().remove(name);
            }
        }
        if holds_nul(request.uri()) {
            return Some(refusal(Code::BadRequest, request));
        }
        // The one address that a page of another site may post to; it changes nothing.
        let called_back =
            request.extensions().get::<MatchedPath>().is_some_and(|path| path.as_str() == CALLBACK);
        if !called_back && is_foreign(&self.state, request.method(), request.headers()) {
            metrics::counter!("foreign_requests_refused_total").increment(1);
            held_back(&self.state, "held_back", "foreign_origin", address(request));
            return Some(refusal(Code::ForeignOrigin, request));
        }
        let limited = Limited::of(request.extensions().get::<MatchedPath>()?.as_str())?;
        self.limit(limited, address(request)).map(|code| refusal(code, request))
    }

    fn limit(&self, limited: Limited, address: Option<IpAddr>) -> Option<Code> {
        if !self.state.network_limits.admit(limited, address) {
            metrics::counter!("requests_limited_total", "what" => limited.word()).increment(1);
            held_back(&self.state, "limited", limited.word(), address);
            return Some(Code::TooMany);
        }
        let writable = limited != Limited::Runs || self.state.daily_ceilings.admit(Written::Runs, RUN_BYTES);
        (!writable).then_some(Code::Busy)
    }
}

fn refusal(code: Code, request: &Request) -> Response {
    ApiError::new(code, caller_locale(request.headers())).into_response()
}

/// PostgreSQL can't store NUL in text, and no address of ours has one.
fn holds_nul(uri: &Uri) -> bool {
    uri.path_and_query().is_some_and(|address| address.as_str().contains("%00"))
}
