//! The guarantee about page views, tested the hard way: real processes, a worker killed with SIGKILL again and
//! again, NATS killed and restarted in between.

use std::{collections::HashMap, process::Stdio, sync::Arc, time::Duration};

use sqlx::PgPool;
use tokio::{process::Command, sync::Mutex};

use crate::{
    harness::{ROOT, content},
    processes::{database_url, start, until_ok},
};

const VIEWS: usize = 20_000;
const VISITORS: usize = 16;

/// The test's own services, because it stops them.
pub(crate) struct Services {
    name: String,
    pub(crate) env: HashMap<String, String>,
}

async fn services(arguments: &[&str]) -> String {
    let output = Command::new("scripts/services")
        .args(arguments)
        .current_dir(ROOT)
        .stderr(Stdio::inherit())
        .output()
        .await
        .expect("scripts/services runs");
    assert!(output.status.success(), "scripts/services {arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

impl Services {
    pub(crate) async fn up() -> Self {
        let name = format!("prove-{}", std::process::id());
        services(&["up", "--name", &name, "--fast"]).await;
        let exports = services(&["env", "--name", &name]).await;
        let env = exports
            .lines()
            .filter_map(|line| line.strip_prefix("export ")?.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        Self { name, env }
    }

    pub(crate) async fn kill_and_start_nats(&self) {
        services(&["stop-one", &self.name, "nats", "--kill"]).await;
        services(&["start-one", &self.name, "nats"]).await;
    }

    pub(crate) async fn down(self) {
        services(&["down", "--name", &self.name, "--wipe"]).await;
    }
}

/// Sends this visitor's share of views one after the other, and records each accepted one.
async fn visit(base: String, visitor: usize, accepted: Arc<Mutex<Vec<String>>>) {
    let client = reqwest::Client::new();
    for n in 0..VIEWS / VISITORS {
        let path = format!("/{visitor}/{n}");
        let url = format!("{base}/tessera/app/v2/view?dl={path}");
        let answer = client.get(&url).send().await.expect("the server stays up");
        if answer.status().is_success() {
            accepted.lock().await.push(path);
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_accepted_view_is_stored_once_although_workers_and_nats_are_killed(pool: PgPool) {
    app::catalog::apply(&pool, &content(), jiff::Timestamp::now()).await.expect("applied");
    let services = Services::up().await;
    let settings = [
        ("TESSERA_DATABASE__URL", database_url(&pool)),
        ("TESSERA_NATS__URL", services.env["TESSERA_NATS__URL"].clone()),
        ("TESSERA_NATS__ACK_WAIT_S", "2".to_owned()),
    ];
    let server = start("serve", &settings);
    until_ok(&format!("{}/readyz", server.base)).await;
    let accepted = Arc::new(Mutex::new(Vec::with_capacity(VIEWS)));
    let visitors: Vec<_> =
        (0..VISITORS).map(|v| tokio::spawn(visit(server.base.clone(), v, Arc::clone(&accepted)))).collect();

    let mut workers_killed = 0;
    let mut nats_killed = 0;
    while visitors.iter().any(|visitor| !visitor.is_finished()) {
        let mut worker = start("worker", &settings);
        until_ok(&format!("{}/healthz", worker.admin)).await;
        let before = copied(&pool).await;
        // Killed while it has work in progress: after it has copied something, not before.
        let working = async {
            while copied(&pool).await == before && visitors.iter().any(|visitor| !visitor.is_finished()) {
                tokio::task::yield_now().await;
            }
        };
        _ = tokio::time::timeout(Duration::from_secs(5), working).await;
        worker.child.kill().await.expect("SIGKILL");
        workers_killed += 1;
        if nats_killed < 3 {
            services.kill_and_start_nats().await;
            nats_killed += 1;
        }
    }
    for visitor in visitors {
        visitor.await.expect("a visitor finishes");
    }
    let accepted = Arc::into_inner(accepted).expect("all visitors are gone").into_inner();
    let last_worker = start("worker", &settings);
    let all_there = async {
        while copied(&pool).await < i64::try_from(accepted.len()).expect("a small number") {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_mins(1), all_there).await.is_ok();

    let rows: Vec<String> =
        sqlx::query_scalar("select path from view").fetch_all(&pool).await.expect("the views");
    drop((server, last_worker));
    services.down().await;
    let mut times: HashMap<&str, usize> = HashMap::new();
    for row in &rows {
        *times.entry(row).or_default() += 1;
    }
    let lost: Vec<_> = accepted.iter().filter(|path| !times.contains_key(path.as_str())).take(5).collect();
    let doubled: Vec<_> = times.iter().filter(|(_, n)| **n > 1).take(5).collect();
    assert!(in_time && lost.is_empty(), "lost: {lost:?}, {} of {} there", rows.len(), accepted.len());
    assert!(doubled.is_empty(), "doubled: {doubled:?}");
    assert_eq!(
        (rows.len(), accepted.len()),
        (VIEWS, VIEWS),
        "the buffer held everything, so everything was accepted"
    );
    assert!(
        workers_killed >= 3 && nats_killed >= 2,
        "killed {workers_killed} workers, {nats_killed} times NATS"
    );
}

async fn copied(pool: &PgPool) -> i64 {
    sqlx::query_scalar("select coalesce(sum(views), 0)::bigint from view_batch")
        .fetch_one(pool)
        .await
        .expect("a number")
}
