//! The real program as a process: how it starts, what it exports, how it stops.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    process::Stdio,
    time::Duration,
};

use axum::{Router, body::Bytes, routing::post};
use sqlx::PgPool;
use tokio::{
    process::{Child, Command},
    sync::mpsc,
};

use crate::harness::{ROOT, content};

/// A running server and its address. It is killed on drop.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) base: String,
    pub(crate) admin: String,
}

pub(crate) fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|l| l.local_addr()).expect("a free port").port()
}

/// The address of the test's database.
pub(crate) fn database_url(pool: &PgPool) -> String {
    let base = std::env::var("DATABASE_URL").expect("the services' environment");
    let options = pool.connect_options();
    let name = options.get_database().expect("a test database has a name");
    let (server, _) = base.rsplit_once('/').expect("a database address");
    format!("{server}/{name}")
}

pub(crate) fn start(action: &str, settings: &[(&str, String)]) -> Running {
    start_with_log(action, settings, Stdio::null())
}

pub(crate) fn start_with_log(action: &str, settings: &[(&str, String)], log: Stdio) -> Running {
    let (port, admin) = (free_port(), free_port());
    let mut command = Command::new(env!("CARGO_BIN_EXE_server"));
    command
        .arg(action)
        .current_dir(ROOT)
        .env("TESSERA_HTTP__LISTEN", format!("127.0.0.1:{port}"))
        .env("TESSERA_ADMIN__LISTEN", format!("127.0.0.1:{admin}"))
        .env("TESSERA_HTTP__LAME_DUCK_S", "0")
        .env("TESSERA_NETWORK_LIMITS__UNCOUNTED", r#"["127.0.0.0/8"]"#)
        .envs(settings.iter().map(|(name, value)| (*name, value.as_str())))
        .stderr(log)
        .kill_on_drop(true);
    let child = command.spawn().expect("the server starts");
    Running { child, base: format!("http://127.0.0.1:{port}"), admin: format!("http://127.0.0.1:{admin}") }
}

/// Waits until the address answers 200.
pub(crate) async fn until_ok(url: &str) {
    let client = reqwest::Client::new();
    let answered = async {
        while !client.get(url).send().await.is_ok_and(|answer| answer.status().is_success()) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), answered)
        .await
        .unwrap_or_else(|_| panic!("{url} never answered"));
}

async fn get(url: &str) -> String {
    reqwest::get(url).await.expect("an answer").text().await.expect("text")
}

pub(crate) fn terminate(child: &Child) {
    let pid = child.id().expect("it runs");
    let done = std::process::Command::new("kill").arg(pid.to_string()).status().expect("kill runs");
    assert!(done.success());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_process_exports_metrics_and_traces_and_stops_on_a_signal(pool: PgPool) {
    app::catalog::apply(&pool, &content(), jiff::Timestamp::now()).await.expect("applied");
    let (sender, mut spans) = mpsc::channel(8);
    let collector = Router::new().route(
        "/v1/traces",
        post(async move |body: Bytes| {
            // The receiver may be gone already.
            _ = sender.try_send(body);
        }),
    );
    let listener =
        tokio::net::TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await.expect("a port");
    let otlp = format!("http://{}/v1/traces", listener.local_addr().expect("an address"));
    tokio::spawn(async move { axum::serve(listener, collector).await });
    let mut running = start(
        "all",
        &[
            ("TESSERA_DATABASE__URL", database_url(&pool)),
            ("TESSERA_NATS__STREAM", format!("VIEWS_{}", uuid::Uuid::now_v7().simple())),
            ("TESSERA_NATS__RUNS_STREAM", format!("RUNS_{}", uuid::Uuid::now_v7().simple())),
            ("TESSERA_TELEMETRY__OTLP", otlp),
        ],
    );
    until_ok(&format!("{}/readyz", running.base)).await;

    get(&format!("{}/tessera/exam/info/1", running.base)).await;
    get(&format!("{}/tessera/app/v2/view?dl=/", running.base)).await;
    let metrics = get(&format!("{}/metrics", running.admin)).await;
    terminate(&running.child);
    let ended = tokio::time::timeout(Duration::from_secs(20), running.child.wait()).await;

    assert!(metrics.contains("http_request_seconds"), "{metrics}");
    assert!(metrics.contains("views_accepted_total 1"), "{metrics}");
    assert!(ended.expect("it stops in time").expect("a status").success());
    let route = b"/{alias}/exam/info/{id}";
    // Sent in several parts; the process has ended, so all have arrived.
    let mut exported = Vec::new();
    while let Ok(part) = spans.try_recv() {
        exported.extend(part);
    }
    assert!(exported.windows(route.len()).any(|bytes| bytes == route), "the span names its route");
    let copied: i64 =
        sqlx::query_scalar("select count(*) from view_batch").fetch_one(&pool).await.expect("a number");
    assert!(copied <= 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_stopping_process_says_so_and_serves_until_balancers_have_noticed(pool: PgPool) {
    app::catalog::apply(&pool, &content(), jiff::Timestamp::now()).await.expect("applied");
    let mut running = start(
        "serve",
        &[("TESSERA_DATABASE__URL", database_url(&pool)), ("TESSERA_HTTP__LAME_DUCK_S", "2".to_owned())],
    );
    let ready = format!("{}/readyz", running.base);
    until_ok(&ready).await;

    let told = std::time::Instant::now();
    terminate(&running.child);
    let client = reqwest::Client::new();
    let stopping = async {
        loop {
            let answer = client.get(&ready).send().await.expect("it still listens");
            if !answer.status().is_success() {
                return answer.json::<serde_json::Value>().await.expect("JSON");
            }
        }
    };
    let stopping = tokio::time::timeout(Duration::from_secs(1), stopping).await.expect("at once");
    assert_eq!(stopping, serde_json::json!({"ready": false, "stopping": true}));
    let served = client.get(format!("{}/tessera/exam/info/1", running.base)).send().await.expect("an answer");
    assert!(served.status().is_success());

    running.child.wait().await.expect("a status");
    assert!(told.elapsed() >= Duration::from_secs(2), "{:?}", told.elapsed());
}

#[tokio::test]
async fn production_does_not_start_with_development_settings() {
    let output = Command::new(env!("CARGO_BIN_EXE_server"))
        .arg("serve")
        .env("TESSERA_MODE", "production")
        .env("TESSERA_GEO__COUNTRY", "DE")
        .output()
        .await
        .expect("it runs");

    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("geo.country"));
}

#[tokio::test]
async fn production_rejects_bank_seeds_that_can_be_guessed_or_read_by_others() {
    assert!(refused_bank(&[], "4294967295").await.contains("bank.seed is a secret random number"));
    assert!(refused_bank(&["--seed", "9007199254740993"], "9007199254740993").await.contains("unset --seed"));
}

/// The error of `bank build` in production.
async fn refused_bank(arguments: &[&str], seed: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_server"))
        .args(["bank", "build"])
        .args(arguments)
        .env("TESSERA_BANK__SEED", seed)
        .env("TESSERA_MODE", "production")
        .env("TESSERA_HTTP__DIRECT", "true")
        .env("TESSERA_PRIVATE_NETWORK", "true")
        .env("TESSERA_DATABASE__URL", "postgres://app@db.test/tessera")
        .env("TESSERA_REDIS__URL", "redis://cache.test")
        .env("TESSERA_NATS__URL", "nats://bus.test")
        .env("TESSERA_SMTP__URL", "smtps://relay.test")
        .env("TESSERA_SMTP__FROM", "Reports <reports@shop.test>")
        .env("TESSERA_CERTIFICATES__KEY", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        .env("TESSERA_CERTIFICATES__KEY_ID", "test")
        .env("TESSERA_TICKETS__KEY", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        .env("TESSERA_ACCOUNTS__KEY", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        .env("TESSERA_PAYMENTS__API_URL", "https://api.stripe.com")
        .env("TESSERA_PAYMENTS__SCRIPT_URL", "https://js.stripe.com/endive/stripe.js")
        .env("TESSERA_PAYMENTS__SECRET_KEY", "sk_live_a")
        .env("TESSERA_PAYMENTS__PUBLISHABLE_KEY", "pk_live_a")
        .env("TESSERA_PAYMENTS__WEBHOOK_SECRETS", "whsec_0123456789")
        .output()
        .await
        .expect("it runs");

    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}
