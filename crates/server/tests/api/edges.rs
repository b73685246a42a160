//! What surrounds every response: headers, origins, sizes, health, the visitor's country.

use axum::{Router, body::Body, routing::get};
use domain::locale::Locale;
use http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::http::routes::health;
use sqlx::PgPool;
use tower::ServiceExt;

use crate::harness::{Setup, TestApp};

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_response_has_security_headers_and_a_request_id(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    for path in ["/tessera/exam/info/1", "/tessera/app/v2/view", "/healthz", "/tessera/nothing"] {
        let answer = app.get(path).await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert!(answer.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
    }
    assert_eq!(app.get("/tessera/exam/info/1").await.header("x-request-id").len(), 36);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_request_id_is_accepted_from_our_proxy_only(pool: PgPool) {
    let trusting = TestApp::with(&pool, Setup { proxies: vec!["127.0.0.0/8"], ..Setup::default() }).await;
    let wary = TestApp::new(&pool).await;
    let named = async |app: &TestApp| {
        let answer = app.get_with("/tessera/exam/info/1", &[("x-request-id", "from-somewhere")]).await;
        answer.header("x-request-id").to_owned()
    };

    assert_eq!(named(&trusting).await, "from-somewhere");
    assert_ne!(named(&wary).await, "from-somewhere");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_the_apps_own_domains_may_call_from_a_browser(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let asked_by = async |origin: &str| {
        app.get_with("/tessera/exam/info/1", &[("origin", origin)])
            .await
            .header("access-control-allow-origin")
            .to_owned()
    };

    assert_eq!(asked_by("https://tessera.example").await, "https://tessera.example");
    assert_eq!(asked_by("http://localhost:8080").await, "http://localhost:8080");
    assert_eq!(asked_by("https://tessera.example.evil.test").await, "");
    assert_eq!(asked_by("null").await, "");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_browser_may_send_the_specifications_headers(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let preflight = Request::options("/tessera/exam/info/1")
        .header("origin", "https://tessera.example")
        .header("access-control-request-method", "GET")
        .header("access-control-request-headers", "logid,app-version,exam-app-id,domain,domains,hl,uid")
        .body(Body::empty())
        .expect("a request");

    let answer = app.send(preflight).await;

    for name in ["logid", "app-version", "exam-app-id", "domain", "domains", "hl", "uid"] {
        assert!(answer.header("access-control-allow-headers").contains(name), "{name}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn responses_are_compressed_if_the_client_accepts_it(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let answer = app.get_with("/tessera/exam/sku/list/1/DE/DE", &[("accept-encoding", "br")]).await;

    assert_eq!(answer.header("content-encoding"), "br");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_body_above_the_limit_is_rejected(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { body_limit: 100, ..Setup::default() }).await;
    let body = format!(r#"{{"appExamId": 1, "dl": "{}"}}"#, "x".repeat(200));

    assert_eq!(app.post("/tessera/app/v2/generate/logid", &body).await.refusal(), (413, 10_420));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_country_comes_from_the_address_that_our_proxy_reports(pool: PgPool) {
    let trusting = TestApp::with(&pool, Setup { proxies: vec!["127.0.0.0/8"], ..Setup::default() }).await;
    let wary = TestApp::new(&pool).await;
    // An address of Deutsche Telekom, and one of NTT in Japan, by the public registries.
    for (address, currency) in [("217.0.0.1", "EUR"), ("2003::1", "EUR"), ("202.12.27.33", "JPY")] {
        let path = "/tessera/exam/info/1";
        let forwarded = [("x-forwarded-for", address)];
        assert_eq!(
            trusting.get_with(path, &forwarded).await.data()["lowestPrice"]["currency"],
            currency,
            "{address}"
        );
        assert_eq!(
            wary.get_with(path, &forwarded).await.data()["lowestPrice"]["currency"],
            "USD",
            "{address}"
        );
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_redis_and_nats_the_product_is_degraded_but_ready(pool: PgPool) {
    let away =
        Setup { redis: Some("redis://127.0.0.1:1"), nats: Some("nats://127.0.0.1:1"), ..Setup::default() };
    let app = TestApp::with(&pool, away).await;

    let public = app.get("/readyz").await;
    let inside = Router::new().route("/readyz", get(health::readyz_in_detail)).with_state(app.state.clone());
    let answer = inside.oneshot(Request::get("/readyz").body(Body::empty()).expect("a request")).await;
    let inside = answer.expect("an answer").into_body().collect().await.expect("a body").to_bytes();

    assert_eq!(public.status, StatusCode::OK);
    assert_eq!(public.json(), json!({"ready": true}), "details are not public");
    assert_eq!(
        serde_json::from_slice::<Value>(&inside).expect("JSON"),
        json!({
            "ready": true, "stopping": false, "catalog": true, "postgres": true, "redis": false, "nats": false
        })
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_postgresql_the_process_stays_ready_and_calls_say_to_try_later(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    pool.close().await;

    assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(app.get("/readyz").await.status, StatusCode::OK);
    let refused = app.get("/tessera/app/protocol/list/1/EN").await;
    assert_eq!(refused.refusal(), (503, 10_430));
    assert_eq!(refused.headers["retry-after"], "5");
    let german = app.get_with("/tessera/app/protocol/list/1/EN", &[("hl", "DE")]).await;
    let words = l10n::format(Locale::De, "error-busy", &l10n::Args::new()).expect("words");
    assert_eq!(german.json()["msg"], json!(words), "a fault is in the caller's language");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_timeout_is_reported_in_the_callers_language(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { timeout_s: 1, ..Setup::default() }).await;
    let mut held = store::begin(&pool).await.expect("a transaction");
    sqlx::query("lock table protocol in access exclusive mode").execute(&mut *held).await.expect("held");

    let answer = app.get_with("/tessera/app/protocol/list/1/EN", &[("hl", "JA")]).await;

    assert_eq!(answer.refusal(), (504, 10_504));
    let words = l10n::format(Locale::Ja, "error-timeout", &l10n::Args::new()).expect("words");
    assert_eq!(answer.json()["msg"], json!(words));
}
