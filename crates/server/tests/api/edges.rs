//! What surrounds every answer: headers, origins, sizes, health, the visitor's country.

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::json;
use sqlx::PgPool;

use crate::harness::{Setup, TestApp};

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_answer_is_guarded_and_has_its_request_id(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    for path in ["/tessera/exam/info/1", "/tessera/app/v2/view", "/healthz", "/tessera/nothing"] {
        let answer = app.get(path).await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert!(answer.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
    }
    assert_eq!(app.get("/tessera/exam/info/1").await.header("x-request-id").len(), 36);
    let given = app.get_with("/tessera/exam/info/1", &[("x-request-id", "from-the-proxy")]).await;
    assert_eq!(given.header("x-request-id"), "from-the-proxy");
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
async fn answers_are_compressed_for_who_can_read_it(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let answer = app.get_with("/tessera/exam/sku/list/1/DE/DE", &[("accept-encoding", "br")]).await;

    assert_eq!(answer.header("content-encoding"), "br");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_body_beyond_the_limit_is_refused(pool: PgPool) {
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

    let answer = app.get("/readyz").await;

    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(
        answer.json(),
        json!({"ready": true, "postgres": true, "catalog": true, "redis": false, "nats": false})
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_postgresql_the_product_lives_but_is_not_ready(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    pool.close().await;

    assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(app.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(app.get("/tessera/app/protocol/list/1/EN").await.refusal(), (500, 10_500));
}
