//! `just bench-delivery`: how long after payment the report opens and the mail server has the letter.

use std::{collections::HashMap, io::Write as _, process::ExitCode, sync::Arc, time::Duration};

use anyhow::Context as _;
use clap::Parser;
use storm::{
    buyer::{Peers, timed::Ready},
    journal,
    keys::Keys,
    processes::root,
    questionnaires::Questionnaires,
    services,
    shop::Shop,
    size::SHORT,
    stage::{FILES_AT_ONCE, Profile, Settings, Stage, build, given, is_trial},
};
use tokio::{
    task::JoinSet,
    time::{Instant, interval, sleep},
};

/// Purchases at a steady pace without faults, timed.
#[derive(Parser)]
struct Options {
    #[arg(long, default_value_t = 10)]
    per_second: u32,
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// No PDF is made ahead: what everything else costs
    #[arg(long)]
    without_files: bool,
    /// An unoptimised server: for trying the bench, not for its figures
    #[arg(long)]
    debug: bool,
}

/// Seconds of purchases before timing starts.
const WARM_UP_S: u32 = 5;
const PREPARING_AT_ONCE: usize = 8;

fn say(text: &str) -> anyhow::Result<()> {
    Ok(std::io::stdout().lock().write_all(format!("{text}\n").as_bytes())?)
}

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse();
    let programs = match given() {
        Some(programs) => programs,
        None => build(if options.debug { Profile::Debug } else { Profile::Release }, false).await?,
    };
    let mut env = vec![("TESSERA_TELEMETRY__LOG".to_owned(), "warn".to_owned())];
    if options.without_files {
        env.push((FILES_AT_ONCE.to_owned(), "0".to_owned()));
    }
    let settings =
        Settings { name: "delivery".to_owned(), seed: 1, mutant: None, of_each: 1, kill_migrations: 0, env };
    let stage = Stage::start(&settings, &programs).await;
    if stage.is_err() {
        services::down(&settings.name).await?;
    }
    let stage = stage?;
    let result = measure(&options, &stage).await;
    stage.stop().await?;
    Ok(if result? || is_trial() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(options: &Options, stage: &Stage) -> anyhow::Result<bool> {
    let peers = Arc::new(Peers {
        shop: Shop::new(stage.bases.clone(), Arc::clone(&stage.history))?,
        psp: stage.psp.clone(),
        keys: Keys::read(&stage.database).await?,
        questionnaires: Questionnaires::read(&root().join("content"))?,
        database: stage.database.clone(),
        mail: Arc::clone(&stage.sink),
        receipt_patience: SHORT.receipt_patience,
        seed: 1,
        left: Arc::clone(&stage.left),
    });
    let before = processor(stage).await?;
    let warm_up = WARM_UP_S * options.per_second;
    let people = prepare(&peers, u64::from(warm_up + options.seconds * options.per_second)).await?;
    say(&format!("{} people have taken the test and begin to buy", people.len()))?;

    let mut pace = interval(Duration::from_secs(1) / options.per_second);
    let (mut buying, begun) = (JoinSet::new(), Instant::now());
    for (nth, ready) in people.into_iter().enumerate() {
        pace.tick().await;
        buying.spawn(async move { (nth, ready.buy().await) });
    }
    let sold = begun.elapsed();
    let mut timed = Vec::new();
    while let Some(bought) = buying.join_next().await {
        let (nth, bought) = bought?;
        timed.push((nth, bought?));
    }
    let accepted = letters(stage, timed.len()).await?;
    let used = processor(stage).await?.saturating_sub(before);
    let (mut report, mut mail) = (Vec::new(), Vec::new());
    for (nth, timed) in &timed {
        if *nth < usize::try_from(warm_up)? {
            continue;
        }
        let at = accepted.get(&timed.email).with_context(|| format!("no letter to {}", timed.email))?;
        report.push(timed.usable_ms - timed.paid_ms);
        mail.push(at - timed.paid_ms);
    }
    say(&format!(
        "{} purchases in {:.0} s, {:.1}/s; the first {WARM_UP_S} s don't count; the screen looks every 250 ms\n",
        timed.len(),
        sold.as_secs_f64(),
        f64::from(u32::try_from(timed.len())?) / sold.as_secs_f64()
    ))?;
    say(&format!("{:42} {:>10} {:>10}", "figure", "measured", "goal"))?;
    let mut all = true;
    for (what, times, percent, goal) in [
        ("paid to report on screen, p50", &mut report.clone(), 50, 1_000),
        ("paid to report on screen, p99", &mut report, 99, 5_000),
        ("paid to letter accepted, p50", &mut mail.clone(), 50, 3_000),
        ("paid to letter accepted, p99", &mut mail, 99, 15_000),
    ] {
        let measured = percentile(times, percent);
        let met = measured <= goal;
        all &= met;
        let verdict = if met { "met" } else { "MISSED" };
        say(&format!("{what:42} {measured:>7} ms {:>10}  {verdict}", format!("≤ {goal} ms")))?;
    }
    let each = used.as_secs_f64() * 1000.0 / f64::from(u32::try_from(timed.len())?);
    let files = if options.without_files { "without" } else { "with some" };
    say(&format!(
        "\nprocessor time of the servers and PostgreSQL, from the first question to the letter, {files} PDFs: \
         {each:.0} ms a buyer"
    ))?;
    Ok(all)
}

/// CPU time used so far by the product's processes and the database.
async fn processor(stage: &Stage) -> anyhow::Result<Duration> {
    let mut used = stage.services.postgres_processor().await?;
    for slot in stage.webs.iter().chain(&stage.workers) {
        used += slot.processor().await?;
    }
    Ok(used)
}

async fn prepare(peers: &Arc<Peers>, people: u64) -> anyhow::Result<Vec<Ready>> {
    let (mut taking, mut ready) = (JoinSet::new(), Vec::new());
    for number in 0..people {
        if taking.len() >= PREPARING_AT_ONCE
            && let Some(one) = taking.join_next().await
        {
            ready.push(one??);
        }
        taking.spawn(Ready::new(Arc::clone(peers), number));
    }
    while let Some(one) = taking.join_next().await {
        ready.push(one??);
    }
    Ok(ready)
}

/// When the first letter to each address was accepted; waits for as many as were bought.
async fn letters(stage: &Stage, wanted: usize) -> anyhow::Result<HashMap<String, i64>> {
    let deadline = Instant::now() + Duration::from_secs(30);
    loop {
        let lines = journal::read(&stage.dir.join("mails.jsonl"))?;
        let mut acked = HashMap::new();
        for line in lines.iter().filter(|line| line["kind"] == "acked") {
            acked.insert(line["n"].as_i64(), line["at"].as_i64().unwrap_or_default());
        }
        let mut accepted: HashMap<String, i64> = HashMap::new();
        for line in lines.iter().filter(|line| line["kind"] == "stored") {
            if let Some(at) = acked.get(&line["n"].as_i64()) {
                let to = line["to"][0].as_str().unwrap_or_default().to_owned();
                accepted.entry(to).or_insert(*at);
            }
        }
        if accepted.len() >= wanted || Instant::now() > deadline {
            return Ok(accepted);
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// The smallest time that at least `percent` percent stay within.
fn percentile(times: &mut [i64], percent: usize) -> i64 {
    times.sort_unstable();
    let place = (times.len() * percent).div_ceil(100).max(1) - 1;
    times.get(place).copied().unwrap_or_default().max(0)
}
