//! All routes on one page.

use std::path::Path;

use axum::{Router, middleware::map_response, response::Response, routing::get};
use http::{HeaderMap, HeaderValue, header};
use tower_http::services::{ServeDir, ServeFile};
use utoipa::{OpenApi, openapi::Server};
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouter},
    routes,
};

use super::{
    envelope::ApiError,
    extract::caller_locale,
    layers,
    openapi::{Document, with_refusals},
    origins::CALLBACK,
    routes::{
        accounts::{
            data_rights, devices, identities, members, orders as account_orders, passkeys, passwords, plans,
            profile, shop, sign_in,
        },
        countries, exams, health, landing,
        orders::{self, links},
        payments::{extras, letters, methods, refunds, standing, start, webhook},
        protocols, public_pages, questions,
        report::{certificates, comparisons, files, latest, presenters, questions as solved, sample, shares},
        reviews, security, skus, types, visits,
    },
};
use crate::http::state::AppState;

/// The calls of a storefront, under `/{alias}`.
fn calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(visits::begin_visit))
        .routes(routes!(visits::decide_consent))
        .routes(routes!(protocols::list_languages))
        .routes(routes!(protocols::list_protocols))
        .routes(routes!(protocols::get_protocol))
        .routes(routes!(exams::get_exam))
        .routes(routes!(exams::list_categories))
        .routes(routes!(skus::list_skus))
        .routes(routes!(skus::get_sku))
        .routes(routes!(orders::submit_run))
        .routes(routes!(orders::submit_free_run))
        .routes(routes!(orders::get_order))
        .routes(routes!(orders::check_sku))
        .routes(routes!(links::open_link))
        .routes(routes!(countries::list_tested_countries))
        .routes(routes!(methods::list_payment_methods))
        .routes(routes!(extras::list_extra_packages))
        .routes(routes!(extras::submit_extra))
        .routes(routes!(letters::update_email))
        .routes(routes!(letters::retrieve_reports))
        .routes(routes!(solved::list_solved_questions))
        .routes(routes!(presenters::list_presenters))
        .routes(routes!(files::download_file))
        .routes(routes!(sample::get_sample_report))
        .routes(routes!(sample::download_sample))
        .routes(routes!(certificates::certificate))
        .routes(routes!(certificates::verify_certificate))
        .routes(routes!(shares::share_order))
        .routes(routes!(shares::get_share))
        .routes(routes!(comparisons::compare_order))
        .routes(routes!(comparisons::get_comparison))
        .routes(routes!(latest::list_latest_results))
        .routes(routes!(types::list_types))
        .routes(routes!(reviews::list_reviews))
        .routes(routes!(reviews::read_review))
        .routes(routes!(reviews::write_review))
        .routes(routes!(reviews::withdraw_review))
        .routes(routes!(reviews::choose_review_letters))
        .merge(account_calls())
}

/// Calls of people with an account, and of those who want one.
fn account_calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(sign_in::send_code))
        .routes(routes!(sign_in::register))
        .routes(routes!(sign_in::verify))
        .routes(routes!(sign_in::login))
        .routes(routes!(sign_in::logout))
        .routes(routes!(passwords::reset_password))
        .routes(routes!(passwords::update_password))
        .routes(routes!(passkeys::begin_passkey))
        .routes(routes!(passkeys::add_passkey))
        .routes(routes!(passkeys::begin_passkey_login))
        .routes(routes!(passkeys::passkey_login))
        .routes(routes!(passkeys::list_passkeys))
        .routes(routes!(passkeys::rename_passkey))
        .routes(routes!(passkeys::remove_passkey))
        .routes(routes!(identities::begin_identity))
        .routes(routes!(identities::connect_identity))
        .routes(routes!(identities::finish_identity))
        .routes(routes!(identities::link_identity))
        .routes(routes!(identities::list_identities))
        .routes(routes!(identities::remove_identity))
        .routes(routes!(profile::get_user))
        .routes(routes!(profile::update_user))
        .routes(routes!(devices::list_devices))
        .routes(routes!(devices::end_session))
        .routes(routes!(account_orders::list_user_orders))
        .routes(routes!(account_orders::collect_orders))
        .routes(routes!(members::get_membership))
        .routes(routes!(members::get_privilege))
        .routes(routes!(members::subscribe))
        .routes(routes!(plans::check_subscription))
        .routes(routes!(plans::cancel_subscription))
        .routes(routes!(shop::get_shop))
        .routes(routes!(data_rights::delete_account))
        .routes(routes!(data_rights::ask_for_export))
        .routes(routes!(data_rights::download_export))
}

/// The calls of the payment host, under `/pay`.
fn pay_calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(start::create_payment))
        .routes(routes!(standing::check_status))
        .routes(routes!(refunds::refund_order))
        .routes(routes!(refunds::withdraw_order))
        .routes(routes!(letters::resend_report))
        .routes(routes!(webhook::take_webhook))
}

/// Calls of a storefront that the payment host answers too.
fn shared_calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(letters::update_email)).routes(routes!(letters::retrieve_reports))
}

/// Calls so frequent and so small that a span, a log line and compression would each cost more than the call
/// itself. They have their own counters.
fn light_calls() -> [UtoipaMethodRouter<AppState>; 2] {
    [routes!(visits::record_view), routes!(questions::list_questions)]
}

/// The OpenAPI document as committed.
pub fn openapi_json() -> String {
    let mut text = document().to_pretty_json().expect("the document is plain data");
    text.push('\n');
    text
}

/// Every call, as the document describes it.
pub(super) fn document() -> utoipa::openapi::OpenApi {
    let mut document = light_calls().into_iter().fold(calls(), OpenApiRouter::routes).into_openapi();
    let pay = OpenApiRouter::<AppState>::new().nest("/pay", pay_calls()).into_openapi();
    for (path, mut item) in pay.paths.paths {
        // Next to the storefronts, not within one.
        item.servers = Some(vec![Server::new("/")]);
        document.paths.paths.insert(path, item);
    }
    if let (Some(all), Some(more)) = (document.components.as_mut(), pay.components) {
        all.schemas.extend(more.schemas);
    }
    with_refusals(document)
}

/// Everything on the public listener.
pub fn public(state: AppState) -> Router {
    let calls = Router::from(calls()).method_not_allowed_fallback(wrong_method);
    let pay = Router::from(pay_calls().merge(shared_calls())).method_not_allowed_fallback(wrong_method);
    let files = |web: &Path| ServeDir::new(web.join("public")).precompressed_br().precompressed_gzip();
    let http = &state.config.http;
    // Files of earlier releases have other names, so the order of these folders doesn't matter.
    let older = http
        .older_web
        .iter()
        .fold(Router::new(), |older, web| Router::new().fallback_service(files(web).fallback(older)));
    let assets = files(&http.web).fallback(older);
    let router = Router::new()
        .route("/", get(landing::index))
        .route("/landing_page/{variant}/{tail}", get(landing::landing))
        .route("/answer_question/start_loading/{tail}", get(landing::product_page))
        .route("/answer_question/standard/{tail}", get(landing::product_page))
        .route("/answer_submit/{tail}", get(landing::product_page))
        .route("/report/result/{tail}", get(landing::product_page))
        .route("/report/result-old/{tail}", get(landing::product_page))
        .route("/report/result-free-test/{tail}", get(landing::product_page))
        .route("/report/result-download/{tail}", get(landing::product_page))
        .route("/report/wrong/{tail}", get(landing::product_page))
        .route("/report/sample/{tail}", get(landing::product_page))
        .route("/scheme_select/{tail}", get(landing::product_page))
        .route("/payPage/{tail}", get(landing::payment_page))
        .route("/paying/{tail}", get(landing::payment_page))
        .route("/paying/subscribe/check/{tail}", get(landing::product_page))
        .route("/payCheck/{tail}", get(landing::payment_page))
        .route("/pay_success/{tail}", get(landing::product_page))
        .route("/pay_failed/{tail}", get(landing::product_page))
        .route("/triplePurchase/{tail}", get(landing::payment_page))
        .route("/retrieve_report/{tail}", get(landing::product_page))
        .route("/support/{tail}", get(landing::product_page))
        .route("/review/{tail}", get(landing::product_page))
        .route("/user/login/{tail}", get(landing::product_page))
        .route("/user/register/{tail}", get(landing::product_page))
        .route("/user/forgot-password/{tail}", get(landing::product_page))
        .route("/user/edit-password/{tail}", get(landing::product_page))
        .route("/user/info/{tail}", get(landing::product_page))
        .route("/user/setting/{tail}", get(landing::product_page))
        .route("/user/shop/{tail}", get(landing::product_page))
        .route(CALLBACK, get(identities::come_back).post(identities::come_back_by_form))
        .route("/personality-types", get(public_pages::types))
        .route("/personality-types/{code}", get(public_pages::personality_type))
        .route("/verify/{token}", get(public_pages::verify))
        .route("/share/{token}", get(public_pages::share))
        .route("/share/{token}/picture.png", get(public_pages::picture))
        .route("/compare/{token}", get(public_pages::compare))
        .route("/robots.txt", get(landing::robots))
        .route("/sitemap.xml", get(landing::sitemap))
        .route("/.well-known/security.txt", get(security::contact))
        .route("/security-policy.txt", get(security::policy))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .nest("/pay", pay.layer(map_response(keep_nothing)))
        .nest("/{alias}", calls.layer(map_response(keep_nothing)))
        .fallback(landing::not_found);
    let assets = Router::new().nest_service("/public", assets).layer(map_response(keep_for_ever));
    // Outside /public, because a service worker's scope is its own folder and below.
    let worker = ServeFile::new(state.config.http.web.join("public/sw.js"));
    let worker = Router::new().route_service("/sw.js", worker).layer(map_response(ask_again));
    let mut router = layers::full(router, &state).merge(assets).merge(worker);
    for (_, paths, light_call) in light_calls() {
        for path in paths.paths.keys() {
            // Not nested: nesting would allocate a new URI for each request.
            let light_call = light_call.clone().fallback(wrong_method);
            router = router.route(&format!("/{{alias}}{path}"), light_call);
        }
    }
    layers::outer(router, &state).with_state(state)
}

async fn wrong_method(headers: HeaderMap) -> ApiError {
    ApiError::wrong_method(caller_locale(&headers))
}

/// The service worker's file name never changes, but its content does; and its own headers decide what it may
/// fetch.
async fn ask_again(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::CONTENT_SECURITY_POLICY, WORKER_POLICY);
    name_charset(headers);
    response
}

/// A service worker may fetch our own files and nothing else.
const WORKER_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// All our texts are UTF-8; the service of files doesn't say so.
fn name_charset(headers: &mut HeaderMap) {
    let Some(kind) = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()) else { return };
    let is_text = (kind.starts_with("text/") && !kind.contains("charset")) || kind.ends_with("xml");
    if is_text && let Ok(named) = HeaderValue::from_str(&format!("{kind}; charset=utf-8")) {
        headers.insert(header::CONTENT_TYPE, named);
    }
}

/// Responses of calls are personal and current, so they are never cached.
async fn keep_nothing(mut response: Response) -> Response {
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// File names in the build contain a hash of the content, so browsers may cache them forever.
async fn keep_for_ever(mut response: Response) -> Response {
    if response.status().is_success() {
        let for_ever = HeaderValue::from_static("public, max-age=31536000, immutable");
        response.headers_mut().insert(header::CACHE_CONTROL, for_ever);
    }
    name_charset(response.headers_mut());
    response
}
