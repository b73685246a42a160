//! `just storm`: buyers while everything breaks, then the checker.

use std::{
    collections::{BTreeMap, HashSet},
    io::Write as _,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use anyhow::{Context as _, bail};
use clap::Parser;
use serde_json::{Value, json};
use storm::{
    buyer::{Buyer, Peers},
    check::{books, bounds},
    faults::{self, MAIL},
    journal,
    keys::Keys,
    later::{self, A_MONTH, THIRTEEN_MONTHS},
    mutants::{MUTANTS, Mutant, find},
    processes::{root, until_ok},
    progress::{Counters, Progress},
    questionnaires::Questionnaires,
    services,
    shop::Shop,
    sink,
    size::{FULL, SHORT, Size},
    stage::{Profile, Programs, Settings, Stage, build, built},
};
use tokio::{
    process::Command,
    signal::unix::{SignalKind, signal},
    sync::{Semaphore, watch},
    task::JoinSet,
    time::{Instant, sleep},
};

/// Buyers while everything breaks, then an independent checker.
#[derive(Parser)]
#[expect(clippy::struct_excessive_bools, reason = "switches of the command line")]
struct Options {
    #[arg(long)]
    buyers: Option<u64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// 10,000 buyers, 500 deaths at named points, and afterwards thirteen months
    #[arg(long)]
    full: bool,
    /// Let thirteen months pass afterwards
    #[arg(long)]
    later: bool,
    /// Buyers at a time
    #[arg(long, default_value_t = 40)]
    at_once: usize,
    /// Plant this fault in the product, or "all" of them, one storm each; the checker must find it
    #[arg(long)]
    mutant: Option<String>,
    /// An unoptimised server: for trying
    #[arg(long)]
    debug: bool,
    /// Of its services and its folder in var: another one runs beside a storm
    #[arg(long, default_value = "storm")]
    name: String,
    /// No faults at all: what remains must be perfect
    #[arg(long)]
    calm: bool,
    /// Build nothing: take the programs as they were built last
    #[arg(long)]
    built: bool,
}

impl Options {
    const fn profile(&self) -> Profile {
        if self.debug { Profile::Debug } else { Profile::Checked }
    }

    const fn size(&self) -> &'static Size {
        if self.full { &FULL } else { &SHORT }
    }
}

/// A storm lasts minutes: what waits for minutes in production waits for seconds here. Processes that die every few
/// seconds open few connections.
const HURRIED: [(&str, &str); 4] = [
    ("TESSERA_DATABASE__MAX_CONNECTIONS", "8"),
    ("TESSERA_JOBS__LEASE_S", "10"),
    ("TESSERA_SMTP__TIMEOUT_S", "6"),
    ("TESSERA_PAYMENTS__EVENTS_EVERY_S", "5"),
];

/// Longer than any buyer takes to pay a slip.
const SETTLES_S: u64 = 15;

/// After the last fault everything must have converged within this time.
const CONVERGES: Duration = Duration::from_mins(1);

/// Of so many buyers, one may have a job that four killed workers had in hand, and that an operator has to replay.
const PUT_ASIDE_ONE_IN: u64 = 1_000;

fn say(text: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    Ok(out.flush()?)
}

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse();
    let chosen: Vec<&Mutant> = match options.mutant.as_deref() {
        Some("all") => MUTANTS.iter().collect(),
        Some(name) => vec![find(name).with_context(|| format!("no mutant is called {name}"))?],
        None => Vec::new(),
    };
    let mutants = !chosen.is_empty();
    let programs = if options.built {
        built(options.profile(), mutants)?
    } else {
        build(options.profile(), mutants).await?
    };
    if !mutants {
        let breached =
            one(&options, None, &programs, options.buyers.unwrap_or(options.size().buyers)).await?;
        return Ok(if breached.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let mut verdicts = Vec::new();
    for mutant in chosen {
        say(&format!("\n=== mutant {}: {}", mutant.name, mutant.what))?;
        let breached =
            one(&options, Some(mutant), &programs, options.buyers.unwrap_or(mutant.buyers)).await?;
        let caught = mutant.caught_by.iter().find(|invariant| breached.iter().any(|one| one == **invariant));
        verdicts.push((mutant, caught, breached));
    }
    say("")?;
    for (mutant, caught, breached) in &verdicts {
        let caught = caught.map_or("NOTHING", |invariant| *invariant);
        let (name, expected) = (mutant.name, mutant.caught_by.join(" or "));
        let breached = breached.join(",");
        say(&format!("mutant {name:18} caught by {caught:8} {breached:20} expected {expected}"))?;
    }
    let all = verdicts.iter().all(|(_, caught, _)| caught.is_some());
    Ok(if all { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// One storm from start to verdict; returns the breached invariants.
async fn one(
    options: &Options,
    mutant: Option<&Mutant>,
    programs: &Programs,
    buyers: u64,
) -> anyhow::Result<Vec<String>> {
    let begun = Instant::now();
    let passes = options.full || options.later || mutant.is_some_and(|mutant| mutant.shows_later);
    if passes {
        later::is_possible()?;
    }
    let settings = Settings {
        name: options.name.clone(),
        seed: options.seed,
        mutant: mutant.map(|mutant| mutant.name),
        of_each: options.size().of_each,
        kill_migrations: if options.calm { 0 } else { options.size().migrations * 2 },
        env: HURRIED.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec(),
    };
    let stage = Stage::start(&settings, programs).await;
    if stage.is_err() {
        services::down(&settings.name).await?;
    }
    let stage = Arc::new(stage?);
    say(&format!(
        "storm: everything is up after {:.0} s; seed {}",
        begun.elapsed().as_secs_f64(),
        options.seed
    ))?;
    let mut asked_to_end = signal(SignalKind::terminate())?;
    let result = tokio::select! {
        result = run_storm(options, &stage, programs, buyers, (mutant, passes)) => result,
        _ = tokio::signal::ctrl_c() => Err(anyhow::anyhow!("interrupted")),
        _ = asked_to_end.recv() => Err(anyhow::anyhow!("asked to end")),
    };
    let explain = mutant.is_none() && result.as_ref().is_ok_and(|breached| !breached.is_empty());
    let kept = if explain { Some(stage.keep_database().await) } else { None };
    stage.stop().await?;
    if let Some(file) = kept.transpose()? {
        say(&format!("storm: the database is in {}", file.display()))?;
    }
    say(&format!("storm: {:.0} s in all", begun.elapsed().as_secs_f64()))?;
    result
}

async fn run_storm(
    options: &Options,
    stage: &Arc<Stage>,
    programs: &Programs,
    buyers: u64,
    (mutant, passes): (Option<&Mutant>, bool),
) -> anyhow::Result<Vec<String>> {
    let peers = Arc::new(Peers {
        shop: Shop::new(stage.bases.clone(), Arc::clone(&stage.history))?,
        psp: stage.psp.clone(),
        keys: Keys::read(&stage.database).await?,
        questionnaires: Questionnaires::read(&root().join("content"))?,
        database: stage.database.clone(),
        mail: Arc::clone(&stage.sink),
        receipt_patience: options.size().receipt_patience,
        seed: options.seed,
        left: Arc::clone(&stage.left),
    });
    let counters = Arc::new(Counters::default());
    let over = watch::Sender::new(false);
    let faults_of_hundred = options.size().faults_of_hundred;
    let progress = Arc::new(Progress { buyers, faults_of_hundred, ended: AtomicU64::new(0), over });
    let begun = Instant::now();
    stage.psp.settle_after(SETTLES_S).await?;
    let causing = if options.calm {
        None
    } else {
        let ack_loss = mutant.and_then(|mutant| mutant.ack_loss).unwrap_or(MAIL.ack_loss);
        faults::begin(stage, sink::Faults { ack_loss, ..MAIL }).await?;
        let (progress, counters) = (Arc::clone(&progress), Arc::clone(&counters));
        let causing = faults::cause(Arc::clone(stage), progress, counters, (options.seed, options.size()));
        Some(tokio::spawn(causing))
    };
    buy(&peers, &progress, stage, options).await?;
    let bought = begun.elapsed();
    progress.over.send_replace(true);
    if let Some(causing) = causing {
        causing.await??;
    }
    faults::end(stage).await?;
    let put_aside = stage.replay_put_aside().await?;
    let calm = Instant::now();
    let converged = settle(stage, CONVERGES).await?;
    let settled = calm.elapsed();
    let mut counted = faults::count(stage, &counters).await?;
    let tampered = journal::read(&stage.dir.join("history.jsonl"))?;
    let tampered = tampered.iter().filter(|line| line["what"] == "tampered").count();
    counted.insert("amount tampered with".to_owned(), u64::try_from(tampered)?);

    say("\nfaults                                          times")?;
    for (what, times) in &counted {
        say(&format!("  {what:44} {times:>6}"))?;
    }
    let too_few = faults::too_rare(&counted, options.size(), buyers);
    let of = |what: &str| counted.get(what).copied().unwrap_or_default();
    let believed = ["forged_accepted", "old_accepted"].map(|what| of(&format!("webhooks: {what}")));

    let rate = f64::from(u32::try_from(buyers)?) / bought.as_secs_f64();
    say(&format!(
        "\n{buyers} buyers in {:.0} s ({rate:.1}/s), {} calls, {} of them broken off; {} {:.1} s after the last fault\n",
        bought.as_secs_f64(),
        peers.shop.calls.load(Relaxed),
        peers.shop.broken.load(Relaxed),
        if converged { "at rest" } else { "NOT at rest" },
        settled.as_secs_f64(),
    ))?;
    let mut breached = check(stage, programs, 0).await?;
    if !options.calm && !too_few.is_empty() && mutant.is_none() {
        say(&format!("BREACHED: faults that happened too rarely: {}", too_few.join(", ")))?;
        breached.push("faults".to_owned());
    }
    // Each poisoned job kills as many processes as a job may.
    let (ended, poisoned) = (of("ended by itself"), of("poisoned job"));
    if ended > poisoned * 4 {
        say(&format!("BREACHED: {ended} processes ended by themselves"))?;
        breached.push("ended".to_owned());
    }
    if put_aside > 0 {
        say(&format!("{put_aside} jobs were put aside after four deaths, and replayed"))?;
    }
    if put_aside > buyers / PUT_ASIDE_ONE_IN {
        breached.push("I8".to_owned());
    }
    if believed != [0, 0] {
        say(&format!("BREACHED: {} forged and {} old messages were believed", believed[0], believed[1]))?;
        breached.push("I3".to_owned());
    }
    if !converged {
        say(&format!("BREACHED: not at rest after {} s", CONVERGES.as_secs()))?;
        breached.push("rest".to_owned());
    }
    if passes {
        breached.extend(let_months_pass(stage, programs, mutant.is_some()).await?);
    }
    let (seed, happened, minutes) = (options.seed, happened(&counted), begun.elapsed().as_secs() / 60);
    let found = if breached.is_empty() { "nothing".to_owned() } else { breached.join(", ") };
    say(&format!(
        "\nstorm of {buyers} buyers, seed {seed}: {happened}, {minutes} minutes; breached: {found}"
    ))?;
    Ok(breached)
}

/// What is breached after a month and after thirteen. With a planted fault, no further than the first breach.
async fn let_months_pass(stage: &Stage, programs: &Programs, planted: bool) -> anyhow::Result<Vec<String>> {
    let (mut breached, mut so_far) = (Vec::new(), 0);
    for days in [A_MONTH, THIRTEEN_MONTHS] {
        let done = later::pass(stage, days, so_far).await?;
        say(&format!("\n{days} days later, {}", if done { "at rest" } else { "NOT at rest" }))?;
        breached.extend((!done).then(|| "rest".to_owned()));
        breached.extend(check(stage, programs, days).await?);
        if planted && !breached.is_empty() {
            break;
        }
        so_far = days;
    }
    Ok(breached)
}

/// The faults that count most, in a few words.
fn happened(counted: &BTreeMap<String, u64>) -> String {
    let sum = |of: &dyn Fn(&str) -> bool| -> u64 {
        counted.iter().filter(|(what, _)| of(what)).map(|(_, times)| times).sum()
    };
    let deaths = sum(&|what| what.starts_with("died: "));
    let kills = sum(&|what| what.ends_with(" killed") && !what.starts_with("migration"));
    let crashes = sum(&|what| what == "PostgreSQL crashed");
    let kinds = counted.len();
    format!(
        "{deaths} deaths at named points, {kills} kills, {crashes} crashes of PostgreSQL, {kinds} kinds of faults"
    )
}

async fn buy(
    peers: &Arc<Peers>,
    progress: &Arc<Progress>,
    stage: &Stage,
    options: &Options,
) -> anyhow::Result<()> {
    let (places, mut buying) = (Arc::new(Semaphore::new(options.at_once)), JoinSet::new());
    for number in 0..progress.buyers {
        if number == options.size().files_in_advance {
            stage.make_no_more_files();
        }
        let place = Arc::clone(&places).acquire_owned().await?;
        let (peers, progress) = (Arc::clone(peers), Arc::clone(progress));
        buying.spawn(async move {
            let bought = Buyer::new(peers, number).run().await;
            progress.ended.fetch_add(1, Relaxed);
            drop(place);
            bought
        });
    }
    while let Some(ended) = buying.join_next().await {
        ended??;
    }
    Ok(())
}

/// Waits until there is nothing left to do: no job is waiting, every payment is known, and both sides have
/// the same books. PDFs that are rendered in advance may come later.
async fn settle(stage: &Stage, patience: Duration) -> anyhow::Result<bool> {
    const LEFT: &str = "select
        (select count(*) from job where dead_at is null and not slow and run_at < now() + interval '1 hour')
      + (select count(*) from purchase where state = 'paid')
      + (select count(*) from mail where state = 'waiting')
      + (select count(*) from refund where state in ('requested', 'pending'))";
    const CLOSING: &str = "select (select count(*) from account where closing_at is not null)
      + (select count(*) from exam_order where forget_at <= now())";
    let deadline = Instant::now() + patience;
    stage.age_left(usize::MAX).await?;
    loop {
        // A poisoned job may still kill one.
        for slot in stage.webs.iter().chain(&stage.workers) {
            slot.look_after().await?;
        }
        stage.let_an_hour_pass().await?;
        stage.shorten_waits().await?;
        let at_rest = stage.database.number(LEFT).await? == 0;
        let closing = stage.database.number(CLOSING).await? > 0;
        if at_rest && closing {
            run_housekeeping(stage).await?;
        } else if at_rest
            && unknown_payments(stage).await? == 0
            && books::differences(&stage.dir, &stage.database).await?.is_empty()
        {
            return Ok(true);
        }
        if Instant::now() > deadline {
            return Ok(false);
        }
        sleep(Duration::from_millis(250)).await;
    }
}

/// Accounts whose money has arrived, and orders that nobody bought, are deleted every hour; a worker that starts does
/// it at once.
async fn run_housekeeping(stage: &Stage) -> anyhow::Result<()> {
    let worker = stage.workers.first().context("no worker")?;
    worker.kill().await?;
    until_ok(worker.ready(), CONVERGES).await
}

async fn unknown_payments(stage: &Stage) -> anyhow::Result<usize> {
    let known = stage.database.rows("select intent from payment_attempt where state = 'succeeded'").await?;
    let known: HashSet<&str> = known.iter().filter_map(|row| row["intent"].as_str()).collect();
    let ledger = journal::read(&stage.dir.join("ledger.jsonl"))?;
    let charged = ledger.iter().filter(|line| line["kind"] == "charge");
    Ok(charged.filter(|line| line["intent"].as_str().is_none_or(|intent| !known.contains(intent))).count())
}

/// What the processes use after everything they went through.
async fn usage(stage: &Stage) -> anyhow::Result<Value> {
    let mut all = Vec::new();
    for slot in stage.webs.iter().chain(&stage.workers) {
        let (memory, files) = (slot.memory().await?, slot.open_files().await?);
        let metrics = reqwest::get(slot.ready().replace("/readyz", "/metrics")).await?.text().await?;
        let (series, call_series, calls) = bounds::series(&metrics);
        let (name, files) = (slot.name(), u64::try_from(files)?);
        all.push(json!({
            "process": name, "memory": memory, "files": files,
            "series": series, "call_series": call_series, "calls": calls,
        }));
    }
    Ok(Value::Array(all))
}

async fn check(stage: &Stage, programs: &Programs, days: i64) -> anyhow::Result<Vec<String>> {
    let base = stage.bases.first().context("no server")?;
    let mut checker = Command::new(&programs.check);
    checker.arg("--dir").arg(&stage.dir).args(["--database", &stage.database.url, "--base", base]);
    let log = stage.dir.join("bounds.json");
    if days == 0 {
        std::fs::write(log, usage(stage).await?.to_string())?;
    } else {
        checker.args(["--days-later", &days.to_string()]);
    }
    let redis = stage.services.get("TESSERA_REDIS__URL")?;
    checker.args(["--redis", &redis, "--services", &stage.services.get("SERVICES_HOME")?]);
    let done = checker.status().await.context("storm-check can't be started")?;
    let verdict = stage.dir.join("verdict.json");
    if !verdict.exists() {
        bail!("the checker ended without a verdict: {done}");
    }
    let verdict: Value = serde_json::from_str(&std::fs::read_to_string(verdict)?)?;
    let breached = verdict["breached"].as_array().context("missing verdict")?;
    Ok(breached.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect())
}
