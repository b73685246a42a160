//! Faults: processes die and freeze, links are cut and go dark, engines stop, peers misbehave. Every
//! fault has a counter, and a counter that stays at zero is a failed storm.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use serde_json::json;

use crate::{
    chance::Chance,
    deaths,
    moments::{self, MOMENTS},
    outage::rules,
    processes::Slot,
    progress::{Counters, Progress, pause},
    proxy::LinkFaults,
    sink,
    size::Size,
    stage::Stage,
};

/// Which faults happened less often than they must in a storm of this size.
pub fn too_rare(counted: &BTreeMap<String, u64>, size: &Size, buyers: u64) -> Vec<String> {
    let mut needed: Vec<(String, u64)> =
        NEEDED.iter().map(|(what, least)| ((*what).to_owned(), least * size.rounds)).collect();
    // A storm that was asked to be smaller has no time for every point and moment.
    if buyers >= size.buyers {
        needed.extend(MOMENTS.iter().map(|(_, moment)| (moment.counter().to_owned(), size.rounds)));
        needed.push(("PostgreSQL crashed".to_owned(), size.crashes));
        needed.push(("migration killed".to_owned(), size.migrations));
        let points = deaths::OF_SERVE.iter().chain(deaths::OF_WORKER);
        needed.extend(points.map(|point| (deaths::counter(point), size.deaths)));
    }
    let of = |what: &str| counted.get(what).copied().unwrap_or_default();
    let rare = needed.into_iter().filter(|(what, least)| of(what) < *least);
    rare.map(|(what, least)| format!("{what} ({} of {least})", of(&what))).collect()
}

/// The minimum number of faults of each kind in a valid storm, in each of its rounds.
const NEEDED: &[(&str, u64)] = &[
    ("serve killed", 5),
    ("worker killed", 5),
    ("serve frozen", 1),
    ("worker frozen", 1),
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
    ("mail: greylisted", 1),
    ("amount tampered with", 1),
];

/// The mail server's faults, which last as long as the storm.
pub const MAIL: sink::Faults = sink::Faults {
    closing_421: 0.05,
    later_451: 0.07,
    greylisted: 0.05,
    ack_loss: 0.015,
    tarpit: 0.03,
    tarpit_ms: 4_000,
};

/// Starts the faults of peers and links.
pub async fn begin(stage: &Stage, mail: sink::Faults) -> anyhow::Result<()> {
    let webhooks = json!({"duplicate": 0.15, "lose": 0.06, "jitter_ms": 600, "old": 0.03, "forge": 0.03});
    stage.psp.misbehave(&json!({"rules": rules(None), "webhooks": webhooks})).await?;
    stage.sink.set(mail);
    let links = &stage.links;
    for link in [&links.web_pg, &links.worker_pg] {
        link.set(LinkFaults { jitter_ms: 2, ..LinkFaults::default() });
    }
    links.to_psp.set(LinkFaults { delay_ms: 1, jitter_ms: 20, cut: 0.03, cut_after: 4_000 });
    links.webhooks.set(LinkFaults { delay_ms: 1, jitter_ms: 20, cut: 0.05, cut_after: 400 });
    links.smtp.set(LinkFaults { delay_ms: 0, jitter_ms: 5, cut: 0.03, cut_after: 300 });
    Ok(())
}

/// Ends all faults.
pub async fn end(stage: &Stage) -> anyhow::Result<()> {
    for link in stage.links.all() {
        link.set(LinkFaults::default());
    }
    for slot in stage.webs.iter().chain(&stage.workers) {
        slot.disarm();
        slot.look_after().await?;
    }
    stage.sink.set(sink::Faults::default());
    stage.psp.misbehave(&json!({"rules": [], "webhooks": {}})).await
}

/// Causes faults until the buyers are done.
pub async fn cause(
    stage: Arc<Stage>,
    progress: Arc<Progress>,
    counters: Arc<Counters>,
    (seed, size): (u64, &'static Size),
) -> anyhow::Result<()> {
    tokio::try_join!(
        processes(&stage, &progress, &counters, Chance::of(seed, 11)),
        links(&stage, &progress, Chance::of(seed, 12)),
        moments::come(&stage, &progress, &counters, size),
        deaths::at_points(&stage, &progress, &counters, size.deaths),
        hours(&stage, &progress),
    )?;
    Ok(())
}

/// Lets hours pass for what waits for one, or all of it would wait for the end.
async fn hours(stage: &Stage, progress: &Progress) -> anyhow::Result<()> {
    while pause(progress, Duration::from_secs(15)).await {
        // PostgreSQL may be the one that is down: another time.
        if let Err(error) = stage.let_an_hour_pass().await {
            stage.faults.write(json!({"what": "no hour passed", "who": format!("{error:#}")}))?;
        }
    }
    Ok(())
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

/// All counters, those of the peers and links included.
pub async fn count(stage: &Stage, counters: &Counters) -> anyhow::Result<BTreeMap<String, u64>> {
    counters.add("migration killed", stage.migrations_killed);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::size::{FULL, SHORT};

    #[test]
    fn a_fault_that_stayed_away_is_named() {
        let plenty: Vec<String> = too_rare(&BTreeMap::new(), &FULL, FULL.buyers);
        let counted = plenty.iter().filter_map(|line| Some((line.split(" (").next()?.to_owned(), 1_000)));
        let mut counted: BTreeMap<String, u64> = counted.collect();
        assert!(too_rare(&counted, &FULL, FULL.buyers).is_empty());

        counted.remove("died: after_the_dot");
        assert_eq!(too_rare(&counted, &FULL, FULL.buyers), ["died: after_the_dot (0 of 32)"]);
        assert!(too_rare(&counted, &SHORT, 50).is_empty(), "a small storm needn't have all of them");
    }

    #[test]
    fn a_full_storm_has_five_hundred_deaths_at_points() {
        let points = deaths::OF_SERVE.len() + deaths::OF_WORKER.len();

        assert!(FULL.deaths * u64::try_from(points).unwrap() >= 500);
        const { assert!(FULL.deaths >= 20 && FULL.crashes >= 10) };
    }
}
