//! The weather: processes die and freeze, links are cut and go dark, engines stop, peers misbehave. Every
//! fault has a counter, and a counter that stays at zero is a failed storm.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    sync::watch,
    time::{Instant, sleep},
};

use crate::{chance::Chance, processes::Slot, proxy::Weather, sink, stage::Stage};

#[derive(Default)]
pub struct Counters(Mutex<BTreeMap<String, u64>>);

impl Counters {
    /// Counts a fault, and records when it happened.
    fn note(&self, stage: &Stage, what: &str, who: &str) -> anyhow::Result<()> {
        self.add(what, 1);
        stage.weather.write(json!({"what": what, "who": who}))
    }

    pub fn add(&self, what: &str, times: u64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(what.to_owned()).or_default() += times;
    }

    pub fn take(&self) -> BTreeMap<String, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// How many deaths, and how many cuts, there are per ten buyers.
const FAULTS_OF_TEN: u64 = 4;

/// The buyers' progress in percent, and whether all are done.
pub struct Progress {
    pub buyers: u64,
    pub ended: AtomicU64,
    pub over: watch::Sender<bool>,
}

impl Progress {
    pub fn percent(&self) -> u64 {
        self.ended.load(Relaxed) * 100 / self.buyers.max(1)
    }

    fn is_over(&self) -> bool {
        *self.over.borrow()
    }

    /// Whether enough faults of a kind have happened for now: a buyer on a slow machine meets no more of them
    /// than one on a fast machine.
    fn has_had(&self, faults: u64) -> bool {
        faults > 10 + self.ended.load(Relaxed) * FAULTS_OF_TEN / 10
    }
}

/// The minimum number of faults of each kind in a valid storm.
pub const NEEDED: &[(&str, u64)] = &[
    ("serve killed", 5),
    ("worker killed", 5),
    ("serve frozen", 1),
    ("worker frozen", 1),
    ("PostgreSQL crashed", 2),
    ("NATS stopped", 1),
    ("Redis stopped", 1),
    ("cut: web to PostgreSQL", 1),
    ("cut: worker to PostgreSQL", 1),
    ("cut: us to the provider", 1),
    ("cut: the provider to us", 1),
    ("cut: worker to mail server", 1),
    ("dark: us to the provider", 1),
    ("dark: the provider to us", 1),
    ("dark: worker to mail server", 1),
    ("delayed: web to PostgreSQL", 1),
    ("delayed: worker to PostgreSQL", 1),
    ("provider: 429", 1),
    ("provider: 500_stored", 1),
    ("provider: 500_unstored", 1),
    ("provider: drop_before", 1),
    ("provider: drop_after", 1),
    ("provider: delay", 1),
    ("webhooks: duplicated", 1),
    ("webhooks: lost", 1),
    ("webhooks: jittered", 1),
    ("webhooks: old", 1),
    ("webhooks: forged", 1),
    ("mail: 421", 1),
    ("mail: 451", 1),
    ("mail: 550", 1),
    ("mail: ack_loss", 1),
    ("mail: tarpit", 1),
    ("amount tampered with", 1),
];

/// Starts the faults of peers and links, which last as long as the storm.
pub async fn begin(stage: &Stage) -> anyhow::Result<()> {
    let create = "POST /v1/payment_intents";
    let rule = |call: &str, kind: &str, share: f64| json!({"call": call, "kind": kind, "share": share});
    let mut rules: Vec<Value> = vec![
        json!({"call": create, "kind": "delay", "share": 0.04, "delay_ms": 2500}),
        json!({"call": create, "kind": "500_stored", "share": 0.015, "executed": false}),
        rule(create, "500_stored", 0.015),
        rule("POST /v1/payment_intents/*/confirm", "drop_after", 0.02),
    ];
    let of_plans = ["POST /v1/subscriptions", "POST /v1/subscriptions/*", "GET /v1/subscriptions/*"];
    for call in of_plans {
        for kind in ["429", "500_unstored", "drop_before", "drop_after"] {
            rules.push(rule(call, kind, 0.06));
        }
    }
    for call in [create, "POST /v1/refunds", "GET /v1/payment_intents/*", "GET /v1/events"] {
        for kind in ["429", "500_unstored", "drop_before", "drop_after"] {
            rules.push(rule(call, kind, 0.025));
        }
    }
    rules.push(rule("POST /v1/refunds", "500_stored", 0.03));
    let webhooks = json!({"duplicate": 0.15, "lose": 0.06, "jitter_ms": 600, "old": 0.03, "forge": 0.03});
    stage.psp.misbehave(&json!({"rules": rules, "webhooks": webhooks})).await?;
    stage.sink.set(sink::Faults {
        closing_421: 0.05,
        later_451: 0.07,
        ack_loss: 0.015,
        tarpit: 0.03,
        tarpit_ms: 4_000,
    });
    let links = &stage.links;
    for link in [&links.web_pg, &links.worker_pg] {
        link.set(Weather { jitter_ms: 2, ..Weather::default() });
    }
    links.to_psp.set(Weather { delay_ms: 1, jitter_ms: 20, cut: 0.03, cut_after: 4_000 });
    links.webhooks.set(Weather { delay_ms: 1, jitter_ms: 20, cut: 0.05, cut_after: 400 });
    links.smtp.set(Weather { delay_ms: 0, jitter_ms: 5, cut: 0.03, cut_after: 300 });
    Ok(())
}

/// Ends all faults.
pub async fn end(stage: &Stage) -> anyhow::Result<()> {
    for link in stage.links.all() {
        link.set(Weather::default());
    }
    stage.sink.set(sink::Faults::default());
    stage.psp.misbehave(&json!({"rules": [], "webhooks": {}})).await
}

/// Causes faults until the buyers are done.
pub async fn blow(
    stage: Arc<Stage>,
    progress: Arc<Progress>,
    counters: Arc<Counters>,
    seed: u64,
) -> anyhow::Result<()> {
    tokio::try_join!(
        processes(&stage, &progress, &counters, Chance::of(seed, 11)),
        links(&stage, &progress, Chance::of(seed, 12)),
        engines(&stage, &progress, &counters),
    )?;
    Ok(())
}

/// Pauses, or less if the buyers are done; returns whether to continue.
async fn pause(progress: &Progress, time: Duration) -> bool {
    let mut over = progress.over.subscribe();
    tokio::select! {
        () = sleep(time) => {}
        _ = over.wait_for(|over| *over) => {}
    }
    !progress.is_over()
}

async fn processes(
    stage: &Stage,
    progress: &Progress,
    counters: &Arc<Counters>,
    mut chance: Chance,
) -> anyhow::Result<()> {
    let mut frozen: Vec<tokio::task::JoinHandle<anyhow::Result<()>>> = Vec::new();
    let mut turn = 0_u64;
    let http = reqwest::Client::builder().timeout(Duration::from_millis(500)).build()?;
    while pause(progress, Duration::from_millis(chance.between(500, 1_500))).await {
        let (kind, slots): (_, &[Arc<Slot>]) =
            if turn.is_multiple_of(2) { ("serve", &stage.webs) } else { ("worker", &stage.workers) };
        let slot = Arc::clone(chance.pick(slots));
        // On a slow machine, killing processes that are still starting would prove nothing else.
        if progress.has_had(turn) || !slot.is_ready(&http).await {
            if slot.look_after()? {
                counters.note(stage, "ended by itself", slot.name())?;
            }
            continue;
        }
        turn += 1;
        if turn % 8 < 2 {
            counters.note(stage, &format!("{kind} frozen"), slot.name())?;
            let time = Duration::from_millis(chance.between(2_000, 5_000));
            frozen.push(tokio::spawn(async move { slot.freeze(time).await }));
        } else {
            slot.kill().await?;
            counters.note(stage, &format!("{kind} killed"), slot.name())?;
        }
    }
    for thaw in frozen {
        thaw.await??;
    }
    Ok(())
}

async fn links(stage: &Stage, progress: &Progress, mut chance: Chance) -> anyhow::Result<()> {
    let all = stage.links.all();
    let mut turn = 0_u64;
    while pause(progress, Duration::from_millis(chance.between(600, 1_600))).await {
        if progress.has_had(turn) {
            continue;
        }
        let link = all[usize::try_from(turn).unwrap_or_default() % all.len()];
        turn += 1;
        // Cutting an unused link proves nothing: those with idle pools are cut, the others go dark.
        if chance.hits(0.5) {
            link.cut_all();
        } else {
            link.darken(Duration::from_millis(chance.between(300, 2_000))).await;
        }
    }
    Ok(())
}

/// At certain points of the progress: PostgreSQL crashes, NATS and Redis are down for a while.
async fn engines(stage: &Stage, progress: &Progress, counters: &Counters) -> anyhow::Result<()> {
    let away = Duration::from_secs(5);
    for (percent, engine) in
        [(12, "postgres"), (25, "nats"), (40, "postgres"), (55, "redis"), (70, "postgres")]
    {
        while progress.percent() < percent {
            if !pause(progress, Duration::from_millis(50)).await {
                return Ok(());
            }
        }
        match engine {
            "postgres" => {
                stage.services.restart_postgres_immediately().await?;
                counters.note(stage, "PostgreSQL crashed", "and is back")?;
            }
            other => {
                stage.services.stop(other).await?;
                counters.note(
                    stage,
                    if other == "nats" { "NATS stopped" } else { "Redis stopped" },
                    other,
                )?;
                let back = Instant::now() + away;
                sleep(back - Instant::now()).await;
                stage.services.start(other).await?;
            }
        }
    }
    Ok(())
}

/// All counters, those of the peers and links included.
pub async fn count(stage: &Stage, counters: &Counters) -> anyhow::Result<BTreeMap<String, u64>> {
    for link in stage.links.all() {
        for (what, count) in [("cut", &link.cut), ("delayed", &link.delayed), ("dark", &link.darkened)] {
            counters.add(&format!("{what}: {}", link.name), count.load(Relaxed));
        }
    }
    for (what, count) in stage.sink.counters() {
        counters.add(&format!("mail: {what}"), count);
    }
    let peer = stage.psp.counters().await?;
    for (group, name) in [("faults", "provider"), ("webhooks", "webhooks")] {
        for (what, count) in peer[group].as_object().into_iter().flatten() {
            counters.add(&format!("{name}: {what}"), count.as_u64().unwrap_or_default());
        }
    }
    Ok(counters.take())
}
