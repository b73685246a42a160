//! `just prove-edges`: attackers against a running server, with honest visitors at the same time.

use std::{io::Write as _, process::ExitCode, sync::Arc, time::Duration};

use anyhow::Context as _;
use clap::Parser;
use storm::{
    chance::Chance,
    check::bounds,
    edges::{
        Tally, Target,
        attackers::{self, Flood},
        honest,
        oracle::Oracle,
        verdict::{Figure, table},
    },
    keys::Keys,
    processes::run,
    services,
    stage::{Profile, Programs, Settings, Stage, build, given, is_trial},
};
use tokio::{
    task::JoinSet,
    time::{Instant, interval},
};

/// Attacks a server that it starts, and checks its limits of memory, disk and time.
#[derive(Parser)]
struct Options {
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An unoptimised server: for trying
    #[arg(long)]
    debug: bool,
    /// A fault planted in the server, unoptimised: the run must fail
    #[arg(long, value_parser = ["method_label", "no_ceiling"])]
    plant: Option<String>,
}

/// How long honest visitors are measured before the attack.
const CALM: Duration = Duration::from_secs(20);

/// Longer than a server takes to notice a new bank and read it.
const REFRESH: Duration = Duration::from_secs(15);

const ANSWERED_BEFORE: [&str; 3] = [
    "insert into item_stat select id, 0, 0, 0, array_fill(0::bigint, array[6]), array_fill(0::bigint, array[40])
     from item on conflict do nothing",
    "update item_stat set shown = shown",
    "vacuum item_stat",
];

/// The daily limits for data from unknown visitors in this run, in megabytes: small, so that a minute reaches
/// them.
const VIEWS_MB: u32 = 6;
const VISITS_MB: u32 = 3;
const RUNS_MB: u32 = 30;

const MEMORY_MB: f64 = 50.0;
const SERIES: f64 = 300.0;
const TIMES: f64 = 2.0;
/// How many of thirty answers an attacker may know for certain after a minute.
const SURE: f64 = 10.0;

fn say(text: &str) -> anyhow::Result<()> {
    Ok(std::io::stdout().lock().write_all(format!("{text}\n").as_bytes())?)
}

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse();
    let profile = if options.debug || options.plant.is_some() { Profile::Debug } else { Profile::Release };
    let programs = match given() {
        Some(programs) => programs,
        None => build(profile, options.plant.is_some()).await?,
    };
    let mut env: Vec<(String, String)> = [("VIEWS", VIEWS_MB), ("VISITS", VISITS_MB), ("RUNS", RUNS_MB)]
        .map(|(what, mb)| (format!("TESSERA_CEILINGS__{what}_MB_PER_DAY"), mb.to_string()))
        .to_vec();
    env.push(("TESSERA_TELEMETRY__LOG".to_owned(), "warn".to_owned()));
    env.extend(options.plant.iter().map(|name| ("STORM_MUTANT".to_owned(), name.clone())));
    let settings = Settings {
        name: "edges".to_owned(),
        seed: options.seed,
        mutant: None,
        of_each: 1,
        kill_migrations: 0,
        env,
    };
    let stage = Stage::start(&settings, &programs).await;
    if stage.is_err() {
        services::down(&settings.name).await?;
    }
    let stage = stage?;
    let result = async {
        if !is_trial() {
            fill(&stage, &programs).await?;
        }
        prove(&options, &stage).await
    };
    let result = result.await;
    stage.stop().await?;
    Ok(if result? || is_trial() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A whole bank instead of a storm's few forms: their number is part of what keeps keys secret.
async fn fill(stage: &Stage, programs: &Programs) -> anyhow::Result<()> {
    let here = [("TESSERA_DATABASE__URL".to_owned(), stage.database.url.clone())];
    run(&programs.server, &["bank", "build", "--edition", "2"], &here).await?;
    run(&programs.server, &["bank", "retire", "--edition", "1"], &here).await?;
    // Every puzzle has been answered before: the statistics of a bank take up their space once, whoever fills
    // them.
    for statement in ANSWERED_BEFORE {
        stage.database.run(statement).await?;
    }
    // Servers look for a new bank every few seconds.
    tokio::time::sleep(REFRESH).await;
    Ok(())
}

async fn prove(options: &Options, stage: &Stage) -> anyhow::Result<bool> {
    let target = Arc::new(Target::new(stage.bases.first().context("no server")?)?);
    let server = stage.webs.first().context("no server")?;
    // Twice: one-time work happens in the first. Different people each time, because their runs have ids.
    let calm = if is_trial() { CALM / 10 } else { CALM };
    honest::watch(&target, calm / 4, options.seed).await?;
    let mut calm = honest::watch(&target, calm, options.seed + 1).await?;
    let (rest, small) = (server.memory().await?, size(stage).await?);
    say(&format!("people alone: p99 {:.1} ms of {} requests", ms(calm.p99()), calm.times.len()))?;

    let keys = Arc::new(Keys::read(&stage.database).await?);
    let until = Instant::now() + Duration::from_secs(options.seconds);
    let mut attack = Attack::begin(&target, stage, &keys, until, options.seed);
    let watching = honest::watch(&target, Duration::from_secs(options.seconds), options.seed + 2);
    let (seen, highest) = tokio::join!(watching, highest_memory(stage, until));
    let (mut seen, highest) = (seen?, highest?.max(server.memory().await?));
    let oracle = attack.end().await?;
    let (large, series) = (size(stage).await?, series(server.ready()).await?);
    for line in attack.told() {
        say(&line)?;
    }
    for refused in seen.refused.iter().take(5) {
        say(&format!("refused to somebody honest: {refused}"))?;
    }

    let (sure, questions) = oracle.learnt(&keys);
    let ratio = seen.p99().as_secs_f64() / calm.p99().as_secs_f64().max(1e-6);
    say(&format!(
        "people beside them: p99 {:.1} ms of {} requests; a form has {questions} questions\n",
        ms(seen.p99()),
        seen.times.len()
    ))?;
    let room = f64::from(VIEWS_MB + VISITS_MB + RUNS_MB);
    let refused = u32::try_from(calm.refused.len() + seen.refused.len())?;
    let (text, met) = table(&[
        Figure::at_most(
            "memory above rest, at its highest",
            megabytes(highest.saturating_sub(rest)),
            MEMORY_MB,
            "MB",
        ),
        Figure::at_most("growth of the database", megabytes(large.saturating_sub(small)), room, "MB"),
        Figure::at_most("series in /metrics", f64::from(series), SERIES, ""),
        Figure::at_most("p99 of people beside attackers, by that without", ratio, TIMES, "×"),
        Figure::at_most("requests of people that were refused", f64::from(refused), 0.0, ""),
        Figure::at_most(
            "answers of a form that the attacker is sure of",
            f64::from(u32::try_from(sure)?),
            SURE,
            "",
        ),
    ]);
    say(&text)?;
    Ok(met)
}

fn megabytes(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes / 1_000).unwrap_or(u32::MAX)) / 1e3
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

async fn size(stage: &Stage) -> anyhow::Result<u64> {
    Ok(stage.database.number("select pg_database_size(current_database())").await?.unsigned_abs())
}

async fn highest_memory(stage: &Stage, until: Instant) -> anyhow::Result<u64> {
    let (server, mut highest) = (stage.webs.first().context("no server")?, 0);
    let mut tick = interval(Duration::from_millis(500));
    while Instant::now() < until {
        tick.tick().await;
        highest = highest.max(server.memory().await?);
    }
    Ok(highest)
}

/// Lines of the metrics that are figures, on the readiness port.
async fn series(ready: &str) -> anyhow::Result<u32> {
    let metrics = reqwest::get(ready.replace("/readyz", "/metrics")).await?.text().await?;
    Ok(u32::try_from(bounds::series(&metrics).0)?)
}

/// All attackers, and their results.
struct Attack {
    tallies: Vec<(&'static str, Arc<Tally>)>,
    attackers: JoinSet<anyhow::Result<()>>,
    oracle: tokio::task::JoinHandle<Oracle>,
}

impl Attack {
    fn begin(target: &Arc<Target>, stage: &Stage, keys: &Arc<Keys>, until: Instant, seed: u64) -> Self {
        let (mut tallies, mut attackers) = (Vec::new(), JoinSet::new());
        let mut tally = |name| {
            let tally = Arc::new(Tally::default());
            tallies.push((name, Arc::clone(&tally)));
            tally
        };
        let chance = |part| Chance::of(seed, part);
        for flood in Flood::ALL {
            attackers.spawn(flood.run(Arc::clone(target), until, tally(flood.name())));
        }
        attackers.spawn(attackers::methods(
            Arc::clone(target),
            until,
            tally("methods nobody knows"),
            chance(1),
        ));
        attackers.spawn(attackers::slow_heads(Arc::clone(target), until, tally("heads that never end")));
        attackers.spawn(attackers::runs(
            Arc::clone(target),
            until,
            tally("runs from 200 networks"),
            chance(2),
        ));
        let cards = tally("stolen cards from 1,000 networks");
        attackers.spawn(attackers::cards(
            Arc::clone(target),
            stage.psp.clone(),
            Arc::clone(keys),
            until,
            cards,
            chance(3),
        ));
        let guesses = tally("one answer changed at a time, from 100 networks");
        let oracle = tokio::spawn(Oracle::default().run(Arc::clone(target), until, guesses, chance(4)));
        Self { tallies, attackers, oracle }
    }

    async fn end(&mut self) -> anyhow::Result<Oracle> {
        while let Some(ended) = self.attackers.join_next().await {
            ended??;
        }
        Ok((&mut self.oracle).await?)
    }

    fn told(&self) -> Vec<String> {
        self.tallies.iter().map(|(name, tally)| format!("{name:56} {}", tally.told())).collect()
    }
}
