//! Abuse: unknown methods, NUL bytes, floods from one network or many.

use std::time::Duration;

use app::views;
use axum::body::Body;
use domain::{
    country::CountryCode,
    locale::Locale,
    view::{View, ViewBatch},
};
use http::{Method, Request, StatusCode};
use serde_json::json;
use server::http::daily_ceilings::Written;
use sqlx::PgPool;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::{
    harness::{Answer, Setup, TestApp, content},
    processes::{database_url, start, until_ok},
    shop::count,
};

const VISIT: &str = "/tessera/app/v2/generate/logid";
const CONSENT: &str = "/tessera/app/v2/consent";
const VIEW: &str = "/tessera/app/v2/view?dl=/";

async fn behind_a_proxy(pool: &PgPool) -> TestApp {
    TestApp::with(pool, Setup { proxies: vec!["127.0.0.0/8"], ..Setup::default() }).await
}

async fn from(app: &TestApp, network: &str, path: &str) -> Answer {
    app.get_with(path, &[("x-forwarded-for", network)]).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unknown_method_is_rejected_everywhere(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    for path in ["/", "/tessera/exam/info/1", VIEW, "/public/none.js", "/nothing"] {
        let method = Method::from_bytes(b"QXZJ81").expect("a token");
        let request = Request::builder().method(method).uri(path).body(Body::empty()).expect("a request");

        let answer = app.send(request).await;

        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.header("allow"), "GET, HEAD, POST", "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn unknown_methods_add_no_series_to_the_metrics(pool: PgPool) {
    app::catalog::apply(&pool, &content(), jiff::Timestamp::now()).await.expect("applied");
    let running = start("serve", &[("TESSERA_DATABASE__URL", database_url(&pool))]);
    until_ok(&format!("{}/readyz", running.base)).await;
    let address = running.base.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");

    let mut answer = vec![0; 4_096];
    for n in 0..1_000 {
        let head = format!("QX{n} /tessera/exam/info/1 HTTP/1.1\r\nhost: x\r\n\r\n");
        stream.write_all(head.as_bytes()).await.expect("sent");
        let read = stream.read(&mut answer).await.expect("an answer");
        assert!(answer[..read].starts_with(b"HTTP/1.1 405"), "{}", String::from_utf8_lossy(&answer[..read]));
    }

    let metrics = reqwest::get(format!("{}/metrics", running.admin)).await.expect("an answer");
    let metrics = metrics.text().await.expect("text");
    let series = metrics.lines().filter(|line| line.starts_with("http_request_seconds_count")).count();
    assert!(series < 20, "{series} series");
    assert!(metrics.contains("methods_refused_total 1000"), "{metrics}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_nul_is_rejected_in_every_input(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    assert_eq!(app.get("/tessera/app/v2/view?dl=%00").await.refusal(), (400, 10_400));
    assert_eq!(app.get("/tessera/app/v2/view?dl=/a%2500b").await.refusal(), (200, 200), "not a NUL");
    assert_eq!(app.get("/tessera/exam/share/a%00").await.refusal(), (400, 10_400));
    let visit = |dl: &str| format!(r#"{{"appExamId": 1, "dl": "{dl}", "variant": "free"}}"#);
    assert_eq!(app.post(VISIT, &visit(r"/a\u0000")).await.refusal(), (400, 10_400));
    assert_eq!(app.post(VISIT, &visit(r"/a\u0007\\u0000")).await.refusal(), (200, 200));
    let bought = json!({"orderNumber": "x", "skuId": 1, "email": "a@b.c", "price": {"amount": 1, "currency": "USD"},
        "consent": {"button": "Buy\0"}});
    assert_eq!(app.post("/pay/order/create", &bought.to_string()).await.refusal(), (400, 10_400));
}

fn batch(path: &str) -> ViewBatch {
    let view = View {
        id: Uuid::now_v7().into(),
        at: jiff::Timestamp::now(),
        app: 1,
        app_exam: None,
        exam: None,
        logid: None,
        hl: Locale::En,
        country: CountryCode::ELSEWHERE,
        path: path.to_owned(),
        app_version: None,
        variant: None,
        arm: None,
    };
    ViewBatch { id: Uuid::now_v7().into(), views: vec![view] }
}

/// A batch of an earlier or another version: it is in the stream, and the database will never accept it.
#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_batch_that_the_database_rejects_is_delivered_once_and_blocks_nothing(pool: PgPool) {
    use app::ports::{BatchSource, BatchStream};

    let app = TestApp::new(&pool).await;
    let name = &app.state.config.nats.stream;
    let (stream, short) = (app.state.nats.views(name), Duration::from_secs(1));
    for path in ["/a", "\0", "/b"] {
        stream.publish(&batch(path)).await.expect("sent");
    }
    let (mut source, stop) = (app.state.nats.view_source(name, short), CancellationToken::new());
    let copying = tokio::spawn({
        let (pool, stop) = (pool.clone(), stop.clone());
        async move { views::copy_until(&mut source, &pool, stop).await }
    });

    let copied = async |views: i64| {
        let enough = async {
            while count(&pool, "view").await < views {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), enough).await.expect("the good ones are copied");
    };
    copied(2).await;
    // One batch more: when it is copied, the cycle before has confirmed all of its batches.
    stream.publish(&batch("/c")).await.expect("sent");
    copied(3).await;
    stop.cancel();
    copying.await.expect("it stops");

    // Longer than the ack wait: any redelivery would happen now.
    let mut again = app.state.nats.view_source(name, short);
    let late = tokio::time::Instant::now() + short * 3;
    while tokio::time::Instant::now() < late {
        // The last one may have been copied and not confirmed.
        for (batch, _) in again.fetch(1).await.expect("fetched") {
            assert_eq!(batch.views[0].path, "/c", "only the last one may be delivered again");
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_flood_of_views_from_one_network_is_rejected_and_others_are_served(pool: PgPool) {
    let app = behind_a_proxy(&pool).await;
    let most = app.state.config.network_limits.views_per_minute as usize;

    let mut accepted = 0;
    for _ in 0..1_500 {
        match from(&app, "192.0.2.1", VIEW).await.refusal() {
            (200, 200) => accepted += 1,
            refused => assert_eq!(refused, (429, 10_429)),
        }
    }

    // A few tokens are refilled while the loop runs.
    assert!((most..most + most / 2).contains(&accepted), "{accepted}");
    assert_eq!(app.state.views.waiting(), accepted);
    assert_eq!(from(&app, "192.0.2.2", VIEW).await.refusal(), (200, 200), "the neighbour");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn consent_runs_letters_orders_and_shared_pages_are_limited_without_redis(pool: PgPool) {
    let setup =
        Setup { redis: Some("redis://127.0.0.1:1"), proxies: vec!["127.0.0.0/8"], ..Setup::default() };
    let app = TestApp::with(&pool, setup).await;
    let limits = app.state.config.network_limits.clone();
    let posted = async |path: &str, network: &str| {
        let request =
            Request::post(path).header("content-type", "application/json").header("x-forwarded-for", network);
        app.send(request.body(Body::from("{}")).expect("a request")).await.status
    };

    for (path, most) in [
        (CONSENT, limits.visits_per_minute),
        ("/tessera/exam/order/info", limits.runs_per_quarter),
        ("/pay/order/create", limits.payments_per_quarter),
        ("/pay/exam/order/report/retrieve", limits.letters_per_quarter),
    ] {
        for _ in 0..most {
            assert_eq!(
                posted(path, "198.51.100.7").await,
                StatusCode::BAD_REQUEST,
                "{path}: within its limit"
            );
        }
        // Tokens are refilled while the loops run, so not every further request is refused.
        let mut refused = false;
        for _ in 0..50 {
            refused |= posted(path, "198.51.100.7").await == StatusCode::TOO_MANY_REQUESTS;
        }
        assert!(refused, "{path}");
        assert_eq!(posted(path, "203.0.113.7").await, StatusCode::BAD_REQUEST, "{path}: another network");
    }
    let order = "0123456789ABCDEFGHJKMNPQRSTV";
    for (path, another, most) in [
        ("/share/nothing", "/tessera/exam/share/nothing".to_owned(), limits.shown_per_minute),
        (
            &format!("/tessera/exam/order/questions/{order}"),
            format!("/tessera/exam/order/info/{order}"),
            limits.orders_per_minute,
        ),
    ] {
        let refused = async |network: &str, path: &str| {
            from(&app, network, path).await.status == StatusCode::TOO_MANY_REQUESTS
        };
        let (mut first, mut second) = (false, false);
        for _ in 0..most * 2 {
            first |= refused("198.51.100.7", path).await;
        }
        for _ in 0..20 {
            second |= refused("198.51.100.7", &another).await;
        }
        assert!(first && second, "{another} counts with {path}: {first}, {second}");
        assert!(!refused("203.0.113.7", path).await, "{path}: another network");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn anonymous_writes_stop_at_the_daily_ceiling(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let logid = app.post(VISIT, r#"{"appExamId": 1, "dl": "/"}"#).await.data()["logid"].clone();
    for written in Written::ALL {
        while app.state.daily_ceilings.admit(written, 100_000_000) {}
        while app.state.daily_ceilings.admit(written, 100) {}
    }

    assert_eq!(app.get(VIEW).await.refusal(), (200, 200), "the visitor notices nothing");
    let visit = app.post(VISIT, r#"{"appExamId": 1, "dl": "/"}"#).await.data();
    let run = app.post("/tessera/exam/order/info", "{}").await.refusal();

    let decided = async |decision: &str| {
        let answered = json!({"logid": logid, "decision": decision, "version": 1}).to_string();
        assert_eq!(app.post(CONSENT, &answered).await.refusal(), (200, 200));
        let kept: Option<String> =
            sqlx::query_scalar("select consent from visit").fetch_one(&pool).await.expect("a visit");
        kept
    };

    assert_eq!(app.state.views.waiting(), 0);
    assert!(visit["logid"].is_string());
    assert_eq!(count(&pool, "visit").await, 1, "the one before");
    assert_eq!(decided("granted").await, None, "no room");
    assert_eq!(decided("denied").await.as_deref(), Some("denied"), "it takes away what a yes allowed");
    assert_eq!(run, (503, 10_430));
}
