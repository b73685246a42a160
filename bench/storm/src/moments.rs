//! What happens at certain moments of a storm, once in each of its rounds: engines crash, the provider falls silent,
//! prices and secrets change, a job kills whoever takes it.

use std::{
    path::{Path, PathBuf},
    process::Stdio,
    sync::Arc,
    time::Duration,
};

use anyhow::{Context as _, bail, ensure};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    process::Command,
    time::sleep,
};
use toml::{Table, Value};

use crate::{
    clock::now_ms,
    outage::{Outage, set_outage},
    processes::{root, run as run_program, until_ok},
    progress::{Counters, Progress, pause},
    psp::WEBHOOK_SECRET,
    size::Size,
    stage::Stage,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Crash,
    NatsAway,
    RedisAway,
    /// Redis forgets everything.
    RedisEmptied,
    /// A forgotten session holds the locks of some orders.
    Locks,
    /// Or the lock of the whole table of jobs.
    JobsLocked,
    /// The provider tells us nothing by itself; only its list does.
    Silence,
    /// Its list of events isn't answered.
    ListOut,
    /// Our key isn't accepted.
    KeyOut,
    NewPrices,
    NewSecret,
    /// The mail server takes nothing.
    NoMail,
    /// A job that kills the process, each time.
    Poison,
    /// Processes are asked to end, as for a release.
    Release,
    /// A worker stands still for longer than its leases last.
    LongFreeze,
}

/// At how many percent of a round each comes.
pub const MOMENTS: &[(u64, Moment)] = &[
    (3, Moment::Poison),
    (8, Moment::Silence),
    (12, Moment::Crash),
    (18, Moment::RedisEmptied),
    (25, Moment::NatsAway),
    (30, Moment::NewPrices),
    (32, Moment::LongFreeze),
    (40, Moment::Crash),
    (45, Moment::Locks),
    (48, Moment::NoMail),
    (50, Moment::NewSecret),
    (55, Moment::RedisAway),
    (60, Moment::KeyOut),
    (62, Moment::JobsLocked),
    (65, Moment::Release),
    (70, Moment::Crash),
    (72, Moment::ListOut),
];

/// Longer than `jobs.lease_s` of a storm.
const LONGER_THAN_A_LEASE: Duration = Duration::from_secs(14);

/// How long an engine is away, and a lock held.
const AWAY: Duration = Duration::from_secs(5);

/// How long an orderly end may take.
const ORDERLY: Duration = Duration::from_secs(45);

/// By how much everything becomes dearer each time, in hundredths: four fifths of it can be shown in any currency.
pub const DEARER: i64 = 500;

impl Moment {
    /// While it lasts, a worker that hears the mail server's answer can't record it.
    pub const fn keeps_answers_unrecorded(self) -> bool {
        matches!(self, Self::Crash | Self::LongFreeze)
    }

    pub const fn counter(self) -> &'static str {
        match self {
            Self::Crash => "PostgreSQL crashed",
            Self::NatsAway => "NATS stopped",
            Self::RedisAway => "Redis stopped",
            Self::RedisEmptied => "Redis emptied",
            Self::Locks => "locks held by a forgotten session",
            Self::JobsLocked => "table of jobs locked",
            Self::Silence => "provider: no webhooks at all",
            Self::ListOut => "provider: no list of events",
            Self::KeyOut => "provider: our key refused",
            Self::NewPrices => "price book changed",
            Self::NewSecret => "webhook secret changed",
            Self::NoMail => "mail: nothing taken for a while",
            Self::Poison => "poisoned job",
            Self::Release => "processes ended orderly",
            Self::LongFreeze => "worker frozen beyond its lease",
        }
    }

    /// Moments of one lane never meet.
    const fn lane(self) -> usize {
        match self {
            Self::Crash
            | Self::NatsAway
            | Self::RedisAway
            | Self::RedisEmptied
            | Self::Locks
            | Self::JobsLocked => 0,
            Self::Silence | Self::ListOut | Self::KeyOut | Self::NewPrices | Self::NewSecret => 1,
            Self::NoMail | Self::Poison | Self::Release | Self::LongFreeze => 2,
        }
    }
}

pub async fn come(
    stage: &Stage,
    progress: &Progress,
    counters: &Arc<Counters>,
    size: &Size,
) -> anyhow::Result<()> {
    let lane = |lane| run(lane, stage, progress, counters, size);
    tokio::try_join!(lane(0), lane(1), lane(2))?;
    Ok(())
}

async fn run(
    lane: usize,
    stage: &Stage,
    progress: &Progress,
    counters: &Counters,
    size: &Size,
) -> anyhow::Result<()> {
    for round in 0..size.rounds {
        for (percent, moment) in MOMENTS.iter().filter(|(_, moment)| moment.lane() == lane) {
            while progress.percent() * size.rounds < round * 100 + percent {
                if !pause(progress, Duration::from_millis(50)).await {
                    return Ok(());
                }
            }
            let began = now_ms();
            let happened = happen(*moment, stage, progress, size, round + 1).await;
            happened.with_context(|| format!("{moment:?} could not be brought about"))?;
            counters.add(moment.counter(), 1);
            stage.faults.write(json!({"what": moment.counter(), "from": began}))?;
        }
    }
    Ok(())
}

async fn happen(
    moment: Moment,
    stage: &Stage,
    progress: &Progress,
    size: &Size,
    nth: u64,
) -> anyhow::Result<()> {
    match moment {
        Moment::Crash => stage.services.restart_postgres_immediately().await,
        Moment::NatsAway => away(stage, "nats").await,
        Moment::RedisAway => away(stage, "redis").await,
        Moment::RedisEmptied => empty_redis(&stage.services.get("TESSERA_REDIS__URL")?).await,
        Moment::Locks => hold_locks(&stage.database.url, NEWEST_ORDERS, AWAY).await,
        Moment::JobsLocked => hold_locks(&stage.database.url, ALL_JOBS, AWAY).await,
        Moment::Silence => {
            stage.psp.webhooks_to(None).await?;
            pause(progress, size.silence).await;
            stage.psp.webhooks_to(Some((&stage.webhook_url(), &[&secret(nth - 1)]))).await
        }
        Moment::ListOut => out(stage, progress, Outage::List, size.outage).await,
        Moment::KeyOut => out(stage, progress, Outage::Key, size.outage).await,
        Moment::NewPrices => change_prices(stage, nth).await,
        Moment::NewSecret => change_secret(stage, nth).await,
        Moment::NoMail => {
            stage.sink.close(true);
            pause(progress, size.no_mail).await;
            stage.sink.close(false);
            Ok(())
        }
        Moment::Poison => poison(stage, nth).await,
        Moment::Release => {
            let (web, worker) = (stage.webs.first(), stage.workers.first());
            web.context("no server")?.end_orderly(ORDERLY).await?;
            worker.context("no worker")?.end_orderly(ORDERLY).await
        }
        Moment::LongFreeze => stage.workers.last().context("no worker")?.freeze(LONGER_THAN_A_LEASE).await,
    }
}

async fn away(stage: &Stage, engine: &str) -> anyhow::Result<()> {
    stage.services.stop(engine).await?;
    sleep(AWAY).await;
    stage.services.start(engine).await
}

/// What is in Redis may be lost at any time: limits begin anew, and nothing else changes.
async fn empty_redis(url: &str) -> anyhow::Result<()> {
    let address = url.trim_start_matches("redis://").trim_end_matches('/');
    let mut redis = TcpStream::connect(address).await.with_context(|| format!("no Redis at {address}"))?;
    redis.write_all(b"FLUSHALL\r\n").await?;
    let mut answer = [0; 3];
    redis.read_exact(&mut answer).await?;
    ensure!(&answer == b"+OK", "Redis could not be emptied");
    Ok(())
}

const NEWEST_ORDERS: &str =
    "select number from exam_order order by submitted_at desc limit 20 for update skip locked";
const ALL_JOBS: &str = "lock table job in access exclusive mode";

/// Somebody at a console locks something and goes for coffee.
async fn hold_locks(url: &str, what: &str, time: Duration) -> anyhow::Result<()> {
    let mut psql = Command::new("psql")
        .args(["--no-psqlrc", "-q", url])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let mut console = psql.stdin.take().context("psql has no standard input")?;
    console.write_all(format!("begin;\n{what};\n").as_bytes()).await?;
    console.flush().await?;
    sleep(time).await;
    drop(console);
    // PostgreSQL may have crashed meanwhile, which frees the locks too.
    psql.wait().await?;
    Ok(())
}

async fn out(stage: &Stage, progress: &Progress, outage: Outage, time: Duration) -> anyhow::Result<()> {
    set_outage(stage, Some(outage)).await?;
    pause(progress, time).await;
    set_outage(stage, None).await
}

/// Where the nth price book is; the first is the product's own.
pub fn content(dir: &Path, nth: u64) -> PathBuf {
    dir.join(format!("content-{nth}"))
}

/// Everything becomes dearer while people buy: whoever was shown the old price is told the new one and asked again.
async fn change_prices(stage: &Stage, nth: u64) -> anyhow::Result<()> {
    let content = content(&stage.dir, nth);
    let copied = Command::new("cp").arg("-r").arg(root().join("content")).arg(&content).status().await?;
    ensure!(copied.success(), "the content could not be copied");
    let file = content.join("prices.toml");
    let book = std::fs::read_to_string(&file)?;
    std::fs::write(&file, dearer(&book, DEARER * i64::try_from(nth)?)?)?;
    let path = content.display().to_string();
    for _ in 0..20 {
        let env = [("TESSERA_DATABASE__URL".to_owned(), stage.database.url.clone())];
        match run_program(&stage.server, &["catalog", "apply", &path], &env).await {
            Ok(()) => return stage.history.write(json!({"what": "price_book", "nth": nth})),
            // PostgreSQL may be the one that is down.
            Err(_) => sleep(Duration::from_secs(1)).await,
        }
    }
    bail!("the catalogue could not be applied")
}

fn dearer(book: &str, by: i64) -> anyhow::Result<String> {
    let mut book: Table = book.parse()?;
    let entries = book.get_mut("prices").and_then(Value::as_array_mut).context("no list of prices")?;
    for entry in entries {
        let amounts = entry.get_mut("amounts").and_then(Value::as_table_mut).context("missing amounts")?;
        for (_, amount) in amounts.iter_mut() {
            *amount = Value::Integer(amount.as_integer().context("missing amount")? + by);
        }
    }
    Ok(toml::to_string(&book)?)
}

fn secret(nth: u64) -> String {
    if nth == 0 { WEBHOOK_SECRET.to_owned() } else { format!("{WEBHOOK_SECRET}{nth}") }
}

/// As the operators' manual says: we accept both, the provider signs with both, then with the new one, and then we
/// accept only that.
async fn change_secret(stage: &Stage, nth: u64) -> anyhow::Result<()> {
    let (old, new) = (secret(nth - 1), secret(nth));
    restart_with(stage, &format!("{old},{new}")).await?;
    stage.psp.webhooks_to(Some((&stage.webhook_url(), &[&old, &new]))).await?;
    sleep(Duration::from_secs(1)).await;
    stage.psp.webhooks_to(Some((&stage.webhook_url(), &[&new]))).await?;
    restart_with(stage, &new).await
}

async fn restart_with(stage: &Stage, secrets: &str) -> anyhow::Result<()> {
    for web in &stage.webs {
        web.set("TESSERA_PAYMENTS__WEBHOOK_SECRETS", secrets);
        web.kill().await?;
        until_ok(web.ready(), Duration::from_mins(1)).await?;
    }
    Ok(())
}

/// See `app::failpoints`: whoever removes this folder dies.
async fn poison(stage: &Stage, nth: u64) -> anyhow::Result<()> {
    let statement = format!(
        "insert into job (id, kind, payload, key, run_at, created_at) values (gen_random_uuid(), 'remove_files',
            '{{\"kind\": \"remove_files\", \"folder\": \"storm-poison\"}}', 'storm-poison-{nth}', now(), now())"
    );
    for _ in 0..20 {
        if stage.database.run(&statement).await.is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(500)).await;
    }
    bail!("no poisoned job could be written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dearer_book_is_dearer_everywhere_and_otherwise_the_same() {
        let book = "[[prices]]\ncountry = \"DE\"\ncurrency = \"EUR\"\n[prices.amounts]\n1 = 399\n2 = 799\n";

        let dearer: Table = dearer(book, 500).unwrap().parse().unwrap();

        let entry = &dearer["prices"][0];
        assert_eq!((entry["country"].as_str(), entry["amounts"]["1"].as_integer()), (Some("DE"), Some(899)));
        assert_eq!(entry["amounts"]["2"].as_integer(), Some(1_299));
    }

    #[test]
    fn every_moment_of_a_lane_waits_for_the_one_before() {
        let percents: Vec<u64> = MOMENTS.iter().map(|(percent, _)| *percent).collect();

        assert!(percents.is_sorted() && percents.last() < Some(&100));
    }
}
