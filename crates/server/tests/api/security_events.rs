//! What the log says about those who prove who they are, and about those who try what they may not.

use std::{
    io::Write,
    sync::{Arc, Mutex},
};

use axum::body::Body;
use http::{Method, Request};
use serde_json::{Value, json};
use sqlx::PgPool;
use tracing::subscriber::{DefaultGuard, set_default};

use crate::{
    accounts::{Browser, GRACE, sign_in},
    harness::TestApp,
    shop::Shop,
};

/// What this thread logs from now on; a test's server runs on the test's own thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no writer panics").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn listen() -> (Self, DefaultGuard) {
        let log = Self::default();
        let writer = log.clone();
        let lines = tracing_subscriber::fmt().json().flatten_event(true).with_writer(move || writer.clone());
        (log, set_default(lines.finish()))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("no writer panics").clone()).expect("text")
    }

    fn events(&self) -> Vec<Value> {
        let lines = self.text();
        let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines.filter(|line| line["target"] == "security").collect()
    }
}

async fn send(app: &TestApp, request: http::request::Builder, body: &str) {
    app.send(request.body(Body::from(body.to_owned())).expect("a request")).await;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_proof_change_and_refusal_leaves_a_line_that_names_nobody(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (app, order) = (&shop.app, shop.order().await);
    let (log, _listening) = Log::listen();
    let mut grace = Browser::default();
    let typed = |password: &str| json!({"account": GRACE, "password": password});

    sign_in(&shop, &pool, &mut grace, GRACE).await;
    grace.post(app, "/user/password/update", &json!({"password": "correct horse"})).await.data();
    grace.post(app, "/user/logout", &json!({})).await.data();
    assert_eq!(grace.post(app, "/user/login", &typed("wrong horse")).await.refusal(), (200, 10_490));
    grace.post(app, "/user/login", &typed("correct horse")).await.data();
    grace.post(app, "/user/order/collect", &json!({"orderNumbers": [order]})).await.data();
    grace.post(app, "/user/export", &json!({})).await.data();
    for path in [format!("/tessera/exam/order/questions/{order}"), "/tessera/user/get".to_owned()] {
        app.get(&path).await;
        app.get(&path).await;
    }
    send(app, Request::builder().method(Method::from_bytes(b"QX").expect("a token")).uri("/"), "").await;
    send(app, Request::post("/tessera/user/logout").header("origin", "https://evil.test"), "{}").await;
    send(app, Request::post("/pay/webhook/stripe").header("stripe-signature", "t=1,v1=00"), "{}").await;
    for _ in 0..app.state.config.network_limits.shown_per_minute * 2 {
        app.get_with("/share/nothing", &[("x-forwarded-for", "192.0.2.9")]).await;
    }
    grace.post(app, "/user/delete", &json!({})).await.data();

    let mut events = log.events();
    // Another minute may have begun between two that are alike.
    events.dedup_by_key(|line| (line["event"].clone(), line["outcome"].clone()));
    let told: Vec<(&str, &str)> = events
        .iter()
        .map(|line| {
            (line["event"].as_str().expect("an event"), line["outcome"].as_str().expect("an outcome"))
        })
        .collect();
    assert_eq!(
        told,
        [
            ("letter_asked", "done"),
            ("sign_in_by_letter", "done"),
            ("password_changed", "done"),
            ("sign_out", "done"),
            ("sign_in_by_password", "wrong-password"),
            ("sign_in_by_password", "done"),
            ("export_asked", "done"),
            ("denied", "not-owned"),
            ("denied", "sign-in-first"),
            ("held_back", "unknown_method"),
            ("held_back", "foreign_origin"),
            ("webhook", "forged"),
            ("limited", "shown"),
            ("account_deleted", "done"),
        ]
    );
    let (wrong, right, deleted) = (&events[4], &events[5], &events[13]);
    assert_eq!((wrong.get("account"), &wrong["address"]), (None, &right["address"]));
    assert_eq!((&right["account"], &right["network"]), (&deleted["account"], &wrong["network"]));
    assert_ne!(events[12]["network"], right["network"]);
    assert_eq!(right["span"]["route"], "/{alias}/user/login");
    assert!(
        right["span"]["id"].is_string() && right["account"].as_str().is_some_and(|name| name.len() == 16)
    );
    for name in ["grace", "192.0.2", "198.0.", &order] {
        assert!(!log.text().contains(name), "{name}: {}", log.text());
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_fault_of_a_call_without_its_own_line_is_logged(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let catalog = app.state.catalog.current();
    let exam = catalog.exams.iter().find(|exam| exam.sign_in).expect("a test that wants an account").id;
    let cookie = format!("IQ-token={}", "1".repeat(64));
    pool.close().await;
    let (log, _listening) = Log::listen();

    let answer =
        app.get_with(&format!("/tessera/exam/question/list/{exam}/EN"), &[("cookie", &cookie)]).await;

    assert_eq!(answer.refusal(), (503, 10_430));
    assert_eq!(log.text().matches("request failed").count(), 1, "{}", log.text());
    assert!(log.text().contains("\"why\""), "with its cause");
}
