//! The guarantee about confirmed runs, tested the hard way: real processes, killed with SIGKILL again and again
//! while clients submit; a client whose connection breaks submits the same run again.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use app::bank::{Bank, LiveBank};
use domain::catalog::ExamId;
use measure::simulate::Behaviour;
use serde_json::Value;
use sqlx::PgPool;
use tokio::sync::watch;
use uuid::Uuid;

use crate::{
    harness::{content, small_bank},
    people,
    processes::{database_url, start, until_ok},
};

const RUNS: usize = 5_000;
const CLIENTS: usize = 16;
/// Once its successor is ready, a server is killed within this many further acknowledged submits.
const KILL_WITHIN: usize = 800;

/// What all clients share.
struct Round {
    bank: Arc<Bank>,
    /// The current server's address.
    base: watch::Receiver<String>,
    acknowledged: AtomicUsize,
    broken: AtomicUsize,
    /// Acknowledged by a later attempt, although an earlier one had been stored.
    found_again: AtomicUsize,
}

/// Submits this client's share of runs, each until it is acknowledged; returns the order number of each.
async fn submit_all(round: Arc<Round>, client: usize) -> Vec<(Uuid, String)> {
    let http = reqwest::Client::new();
    let forms = round.bank.live(ExamId(1));
    let mut numbers = Vec::new();
    for n in 0..RUNS / CLIENTS {
        let seed = u64::try_from(client * RUNS + n).expect("small");
        let run = people::run(&forms[n % forms.len()], Behaviour::Honest, seed);
        let id: Uuid = run["runId"].as_str().and_then(|id| id.parse().ok()).expect("a run's id");
        loop {
            let (base, begun) = (round.base.borrow().clone(), jiff::Timestamp::now());
            if let Some(order) = submit(&http, &base, &run, id).await {
                let kept_at: jiff::Timestamp =
                    order["submittedAt"].as_str().and_then(|at| at.parse().ok()).expect("a time");
                round.found_again.fetch_add(usize::from(kept_at < begun), Ordering::Relaxed);
                numbers.push((id, order["orderNumber"].as_str().expect("a number").to_owned()));
                round.acknowledged.fetch_add(1, Ordering::Relaxed);
                break;
            }
            round.broken.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    numbers
}

/// `None` if the connection broke before the response was complete, or if a server that has just started got no
/// connection to the database in time: neither is an acknowledgement.
async fn submit(http: &reqwest::Client, base: &str, run: &Value, id: Uuid) -> Option<Value> {
    let url = format!("{base}/tessera/exam/order/info");
    let request = http.post(url).header("content-type", "application/json").header("logid", id.to_string());
    let answer = request.body(run.to_string()).send().await.ok()?;
    if answer.status().is_server_error() {
        return None;
    }
    let answer = answer.bytes().await.ok()?;
    let mut answer: Value = serde_json::from_slice(&answer).expect("whole answers are JSON");
    assert_eq!(answer["result"], 200, "{answer}");
    Some(answer["data"].take())
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_acknowledged_run_has_exactly_one_order_although_servers_are_killed(pool: PgPool) {
    app::catalog::apply(&pool, &content(), jiff::Timestamp::now()).await.expect("applied");
    app::bank::build(&pool, &small_bank(), jiff::Timestamp::now()).await.expect("a bank");
    let bank = LiveBank::default();
    bank.refresh(&pool).await.expect("the bank");
    let settings = [("TESSERA_DATABASE__URL", database_url(&pool))];
    let mut server = start("serve", &settings);
    until_ok(&format!("{}/readyz", server.base)).await;
    let (moved, base) = watch::channel(server.base.clone());
    let round = Arc::new(Round {
        bank: bank.current(),
        base,
        acknowledged: AtomicUsize::new(0),
        broken: AtomicUsize::new(0),
        found_again: AtomicUsize::new(0),
    });
    let clients: Vec<_> =
        (0..CLIENTS).map(|client| tokio::spawn(submit_all(Arc::clone(&round), client))).collect();

    let mut killed = 0;
    while clients.iter().any(|client| !client.is_finished()) {
        let next = start("serve", &settings);
        until_ok(&format!("{}/readyz", next.base)).await;
        let chance = usize::try_from(Uuid::new_v4().as_u128() >> 96).expect("32 bits");
        let limit = round.acknowledged.load(Ordering::Relaxed) + chance % KILL_WITHIN;
        while round.acknowledged.load(Ordering::Relaxed) < limit
            && clients.iter().any(|client| !client.is_finished())
        {
            tokio::time::sleep(Duration::from_micros(500)).await;
        }
        server.child.kill().await.expect("SIGKILL");
        killed += 1;
        server = next;
        moved.send(server.base.clone()).expect("clients listen");
    }
    let mut acknowledged: HashMap<Uuid, String> = HashMap::new();
    for client in clients {
        acknowledged.extend(client.await.expect("a client finishes"));
    }

    let rows: Vec<(Uuid, String)> =
        sqlx::query_as("select run_id, number from exam_order").fetch_all(&pool).await.expect("orders");
    let events: Vec<Uuid> =
        sqlx::query_scalar("select id from run_outbox").fetch_all(&pool).await.expect("events");
    let [broken, found_again] =
        [&round.broken, &round.found_again].map(|count| count.load(Ordering::Relaxed));
    eprintln!(
        "{killed} servers killed, {broken} attempts broken off, {found_again} of them kept nevertheless"
    );
    assert_eq!(
        (rows.len(), events.len(), acknowledged.len()),
        (RUNS / CLIENTS * CLIENTS, rows.len(), rows.len())
    );
    let orders: HashMap<Uuid, String> = rows.into_iter().collect();
    assert_eq!(orders, acknowledged, "each run has the order that was acknowledged, and none has two");
    assert!(events.iter().all(|run| orders.contains_key(run)), "each event is a run's");
    assert!(killed >= 5 && broken >= killed, "killed {killed} servers, {broken} attempts broken off");
}
