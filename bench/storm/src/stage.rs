//! Everything a storm needs, started: services, the product's processes, the payment peer, the mail server,
//! and a link that can misbehave between any two that communicate.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use anyhow::Context as _;
use tokio::process::Command;

use crate::{
    chance::Chance,
    journal::Journal,
    processes::{FAILPOINT, Recipe, Slot, free_port, local, root, run, until_ok},
    proxy::Link,
    psp::{PUBLISHABLE_KEY, Psp, SECRET_KEY, WEBHOOK_SECRET},
    services::Services,
    sink::Sink,
    sql::Database,
};

/// How many files a worker makes at once that nobody has asked for.
pub const FILES_AT_ONCE: &str = "TESSERA_JOBS__SLOW_AT_ONCE";

pub struct Settings {
    /// The name of the services and of the folder in `var`.
    pub name: String,
    pub seed: u64,
    /// A fault planted in the product.
    pub mutant: Option<&'static str>,
    /// Processes of each kind.
    pub of_each: usize,
    /// How many migrations are killed at random moments before one is let through.
    pub kill_migrations: u64,
    /// More settings of the product.
    pub env: Vec<(String, String)>,
}

pub struct Links {
    pub web_pg: Arc<Link>,
    pub worker_pg: Arc<Link>,
    pub to_psp: Arc<Link>,
    pub webhooks: Arc<Link>,
    pub smtp: Arc<Link>,
}

impl Links {
    pub fn all(&self) -> [&Arc<Link>; 5] {
        [&self.web_pg, &self.worker_pg, &self.to_psp, &self.webhooks, &self.smtp]
    }
}

pub struct Stage {
    pub services: Services,
    pub database: Database,
    /// Where everything is recorded.
    pub dir: PathBuf,
    pub webs: Vec<Arc<Slot>>,
    pub workers: Vec<Arc<Slot>>,
    peer: Slot,
    pub bases: Vec<String>,
    pub psp: Psp,
    pub sink: Arc<Sink>,
    pub links: Links,
    pub history: Arc<Journal>,
    /// The product's program, for its commands.
    pub server: PathBuf,
    /// Migrations that were killed before one was let through.
    pub migrations_killed: u64,
    /// Whether reports become files only when somebody asks for them.
    enough_files: AtomicBool,
    /// Orders whose owners have left, and which haven't been forgotten yet.
    pub left: Arc<Mutex<Vec<String>>>,
    /// Which fault happened when, for reading the logs.
    pub faults: Journal,
}

/// Where the programs are.
pub struct Programs {
    pub server: PathBuf,
    pub pspsim: PathBuf,
    pub check: PathBuf,
}

/// How programs are built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Unoptimised, with failpoints.
    Debug,
    /// As shipped.
    Release,
    /// As fast as a release, with assertions and failpoints.
    Checked,
}

impl Profile {
    /// The folder in cargo's target folder.
    const fn folder(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Release => "release",
            Self::Checked => "checked",
        }
    }
}

/// Builds them. A server with failpoints or a planted fault is put beside the others, never in their place.
pub async fn build(profile: Profile, mutants: bool) -> anyhow::Result<Programs> {
    let mut arguments =
        vec!["build", "--quiet", "--bin", "server", "--bin", "pspsim", "--bin", "storm-check"];
    if profile != Profile::Debug {
        arguments.extend(["--profile", profile.folder()]);
    }
    if mutants {
        arguments.extend(["--features", "server/mutants"]);
    } else if profile != Profile::Release {
        arguments.extend(["--features", "server/failpoints"]);
    }
    let offline = [("SQLX_OFFLINE".to_owned(), "true".to_owned())];
    run(Path::new("cargo"), &arguments, &offline).await?;
    built(profile, mutants)
}

/// Programs that the caller has built, as in `scripts/stack`.
pub fn given() -> Option<Programs> {
    let path = |name: &str| std::env::var_os(name).map(PathBuf::from);
    Some(Programs { server: path("SERVER_BIN")?, pspsim: path("PSPSIM_BIN")?, check: PathBuf::new() })
}

/// A run for a few seconds, to see whether the program works: its goals don't count.
pub fn is_trial() -> bool {
    std::env::var_os("BENCH_TRIAL").is_some()
}

/// Uses the programs of the last build.
pub fn built(profile: Profile, mutants: bool) -> anyhow::Result<Programs> {
    let here = std::env::current_exe()?;
    let target =
        here.parent().and_then(Path::parent).context("the storm must run from cargo's target folder")?;
    let built = target.join(profile.folder());
    let server = built.join(if mutants { "server-with-mutants" } else { "server-for-storm" });
    // A running program can't be overwritten, but it can be replaced, at once for a storm beside this one.
    let fresh = server.with_extension(std::process::id().to_string());
    std::fs::copy(built.join("server"), &fresh)?;
    std::fs::rename(&fresh, &server)?;
    Ok(Programs { server, pspsim: built.join("pspsim"), check: built.join("storm-check") })
}

fn pair(key: &str, value: impl Into<String>) -> (String, String) {
    (key.to_owned(), value.into())
}

/// The address of a database, reached through a link.
fn through(link: &Link, url: &str) -> anyhow::Result<String> {
    let (head, tail) = url.rsplit_once('@').context("not a database address")?;
    let (_, name) = tail.split_once('/').context("no database name")?;
    Ok(format!("{head}@127.0.0.1:{}/{name}", link.port))
}

fn upstream(url: &str) -> anyhow::Result<SocketAddr> {
    let (_, tail) = url.rsplit_once('@').context("not a database address")?;
    tail.split('/').next().and_then(|address| address.parse().ok()).context("no host and port")
}

impl Stage {
    pub async fn start(settings: &Settings, programs: &Programs) -> anyhow::Result<Self> {
        let dir = root().join("var").join(&settings.name);
        if dir.exists() {
            std::fs::remove_dir_all(&dir)?;
        }
        std::fs::create_dir_all(&dir)?;
        let services = Services::up(&settings.name).await?;
        let url = services.get("DATABASE_URL")?;
        let database = Database { url: url.clone() };
        let fill = [pair("TESSERA_DATABASE__URL", &url)];
        let migrations_killed = migrate(&programs.server, settings, &fill).await?;
        run(&programs.server, &["catalog", "apply", "content"], &fill).await?;
        // Few forms: a restarted server has to render the pages of each again.
        let few = ["bank", "build", "--long", "3", "--short", "1", "--brief", "1"];
        run(&programs.server, &few, &fill).await?;

        let chance = |part| Chance::of(settings.seed, part);
        let sink = Sink::open(Journal::create(&dir.join("mails.jsonl"))?, chance(1)).await?;
        let (peer_port, pg) = (free_port()?, upstream(&url)?);
        let mut ports = Vec::new();
        for _ in 0..settings.of_each {
            ports.push(free_port()?);
        }
        let webs: Vec<SocketAddr> = ports.iter().map(|port| local(*port)).collect();
        let links = Links {
            web_pg: Link::open("web to PostgreSQL", &[pg], chance(2)).await?,
            worker_pg: Link::open("worker to PostgreSQL", &[pg], chance(3)).await?,
            to_psp: Link::open("us to the provider", &[local(peer_port)], chance(4)).await?,
            webhooks: Link::open("the provider to us", &webs, chance(5)).await?,
            smtp: Link::open("worker to mail server", &[local(sink.port)], chance(6)).await?,
        };

        let psp = Psp::new(format!("http://127.0.0.1:{peer_port}"))?;
        let peer = Slot::start(Recipe {
            name: "pspsim".to_owned(),
            program: programs.pspsim.clone(),
            arguments: peer_arguments(peer_port, &links.webhooks, &dir, settings.seed),
            env: Vec::new(),
            log: dir.join("pspsim.log"),
            ready: format!("{}/healthz", psp.base),
        })?;
        until_ok(&format!("{}/healthz", psp.base), Duration::from_secs(20)).await?;

        let bases: Vec<String> = ports.iter().map(|port| format!("http://127.0.0.1:{port}")).collect();
        let common = common_env(settings, &services, &links, &psp, &bases)?;
        let start = |action: &str, place: usize, port: u16, link: &Link| -> anyhow::Result<Arc<Slot>> {
            let mut env = common.clone();
            env.push(pair("TESSERA_DATABASE__URL", through(link, &url)?));
            env.push(pair("TESSERA_HTTP__LISTEN", local(port).to_string()));
            env.push(pair("TESSERA_HTTP__LAME_DUCK_S", "0"));
            // As in `make_files_as_usual`, which counts from the next start on.
            if place > 0 {
                env.push(pair(FILES_AT_ONCE, "0"));
            }
            let admin = local(free_port()?);
            env.push(pair("TESSERA_ADMIN__LISTEN", admin.to_string()));
            let ready = format!("http://{admin}/readyz");
            let name = format!("{action}-{place}");
            let failpoint = dir.join(format!("{name}.failpoint"));
            env.push(pair(FAILPOINT, failpoint.display().to_string()));
            let log = dir.join(format!("{name}.log"));
            let arguments = vec![action.to_owned()];
            let program = programs.server.clone();
            Ok(Arc::new(Slot::start(Recipe { name, program, arguments, env, log, ready })?))
        };
        let (mut web_slots, mut worker_slots) = (Vec::new(), Vec::new());
        for (place, port) in ports.iter().enumerate() {
            web_slots.push(start("serve", place, *port, &links.web_pg)?);
            worker_slots.push(start("worker", place, free_port()?, &links.worker_pg)?);
        }
        for slot in web_slots.iter().chain(&worker_slots) {
            let ready = until_ok(slot.ready(), Duration::from_mins(1)).await;
            ready.with_context(|| slot.last_words())?;
        }
        let history = Arc::new(Journal::create(&dir.join("history.jsonl"))?);
        let faults = Journal::create(&dir.join("faults.jsonl"))?;
        Ok(Self {
            services,
            database,
            dir,
            webs: web_slots,
            workers: worker_slots,
            peer,
            bases,
            psp,
            sink,
            links,
            history,
            server: programs.server.clone(),
            migrations_killed,
            enough_files: AtomicBool::default(),
            left: Arc::default(),
            faults,
        })
    }

    /// Makes some of the orders whose owners have left a month older: the next housekeeping deletes them.
    pub async fn age_left(&self, most: usize) -> anyhow::Result<()> {
        let due: Vec<String> = {
            let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
            let from = left.len().saturating_sub(most);
            left.split_off(from)
        };
        let numbers: Vec<String> = due.iter().map(|number| format!("'{number}'")).collect();
        if numbers.is_empty() {
            return Ok(());
        }
        let statement = format!(
            "update exam_order set forget_at = now() where forget_at is not null and number in ({})",
            numbers.join(", ")
        );
        if self.database.run(&statement).await.is_err() {
            // PostgreSQL may be the one that is down: another time.
            self.left.lock().unwrap_or_else(PoisonError::into_inner).extend(due);
        }
        Ok(())
    }

    /// Bounced refunds are sent again an hour later, and plans that are being charged are asked about hourly: the hour
    /// is over.
    pub async fn let_an_hour_pass(&self) -> anyhow::Result<()> {
        const STATEMENT: &str = "update job set run_at = now()
            where kind = 'send_refund' and lease_until is null and run_at > now() + interval '30 minutes';
            update plan set check_at = now()
            where check_at between now() + interval '30 minutes' and now() + interval '2 hours'";
        self.database.run(STATEMENT).await.map(drop)
    }

    /// A job that has failed often waits for up to a quarter of an hour for its next attempt: ten seconds are enough
    /// now. With less it would use up all its attempts while the provider's news are still being read.
    pub async fn shorten_waits(&self) -> anyhow::Result<()> {
        const STATEMENT: &str = "update job set run_at = now() + interval '10 seconds'
            where attempts > 0 and dead_at is null and lease_until is null
              and run_at > now() + interval '10 seconds'";
        self.database.run(STATEMENT).await.map(drop)
    }

    /// A job is put aside when four workers in a row have died with it in hand, which says nothing where workers are
    /// killed all the time. What wasn't to blame is tried again, as an operator does it; returns how many there were.
    pub async fn replay_put_aside(&self) -> anyhow::Result<u64> {
        const PUT_ASIDE: &str = "select id from job where dead_at is not null and error = 'its worker died'
            and coalesce(key, '') not like 'storm-poison%'";
        let env = [pair("TESSERA_DATABASE__URL", &self.database.url)];
        let mut replayed = 0;
        for job in self.database.rows(PUT_ASIDE).await? {
            let id = job["id"].as_str().context("a job without an id")?;
            run(&self.server, &["jobs", "replay", id], &env).await?;
            replayed += 1;
        }
        Ok(replayed)
    }

    /// From now on reports become files only when somebody asks for them.
    pub fn make_no_more_files(&self) {
        self.enough_files.store(true, Relaxed);
        self.workers.iter().for_each(|worker| self.make_files_as_usual(worker));
    }

    /// The first worker makes files in advance, until there are enough: nobody waits for them, and several workers would
    /// take the processors from the rest. Counts from the worker's next start on.
    pub fn make_files_as_usual(&self, worker: &Slot) {
        let is_first = self.workers.first().is_some_and(|first| first.name() == worker.name());
        worker.set(FILES_AT_ONCE, if is_first && !self.enough_files.load(Relaxed) { "1" } else { "0" });
    }

    /// This worker makes files after its next start, one at a time.
    pub fn make_files(&self, worker: &Slot) {
        worker.set(FILES_AT_ONCE, "1");
    }

    /// Where the provider reports to.
    pub fn webhook_url(&self) -> String {
        webhook_url(&self.links.webhooks)
    }

    /// Writes the database into a file: it is deleted with the services, and a breach can't be explained without it.
    pub async fn keep_database(&self) -> anyhow::Result<PathBuf> {
        let file = self.dir.join("database.dump");
        let target = format!("--file={}", file.display());
        run(Path::new("pg_dump"), &["--format=custom", &target, &self.database.url], &[]).await?;
        Ok(file)
    }

    /// Stops what was started here.
    pub async fn stop(&self) -> anyhow::Result<()> {
        for slot in self.webs.iter().chain(&self.workers) {
            slot.end().await?;
        }
        self.peer.end().await?;
        // The services' folder is deleted; PostgreSQL's log must survive.
        let log = Path::new(&self.services.get("SERVICES_HOME")?).join("postgres.log");
        std::fs::copy(log, self.dir.join("postgres.log"))?;
        self.services.down().await
    }
}

/// Brings the schema up to date, after a few tries that were killed on the way.
async fn migrate(server: &Path, settings: &Settings, env: &[(String, String)]) -> anyhow::Result<u64> {
    let (mut chance, mut killed) = (Chance::of(settings.seed, 13), 0);
    for _ in 0..settings.kill_migrations {
        let mut migrating = Command::new(server);
        migrating.arg("migrate").envs(env.iter().map(|(key, value)| (key, value))).current_dir(root());
        let mut child = migrating.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let time = Duration::from_millis(chance.between(5, 60));
        if tokio::time::timeout(time, child.wait()).await.is_err() {
            child.kill().await?;
            killed += 1;
        }
    }
    run(server, &["migrate"], env).await?;
    Ok(killed)
}

fn webhook_url(link: &Link) -> String {
    format!("http://127.0.0.1:{}/pay/webhook/stripe", link.port)
}

fn peer_arguments(port: u16, webhooks: &Link, dir: &Path, seed: u64) -> Vec<String> {
    let url = webhook_url(webhooks);
    let ledger = dir.join("ledger.jsonl").display().to_string();
    let listen = local(port).to_string();
    let seed = seed.to_string();
    [
        "--listen",
        &listen,
        "--ledger",
        &ledger,
        "--webhook",
        &url,
        "--webhook-secret",
        WEBHOOK_SECRET,
        "--seed",
        &seed,
    ]
    .map(str::to_owned)
    .to_vec()
}

fn common_env(
    settings: &Settings,
    services: &Services,
    links: &Links,
    psp: &Psp,
    bases: &[String],
) -> anyhow::Result<Vec<(String, String)>> {
    let mut env = vec![
        pair("TESSERA_REDIS__URL", services.get("TESSERA_REDIS__URL")?),
        pair("TESSERA_NATS__URL", services.get("TESSERA_NATS__URL")?),
        pair("TESSERA_PAYMENTS__API_URL", format!("http://127.0.0.1:{}", links.to_psp.port)),
        pair("TESSERA_PAYMENTS__SCRIPT_URL", format!("{}/stripe.js", psp.base)),
        pair("TESSERA_PAYMENTS__SECRET_KEY", SECRET_KEY),
        pair("TESSERA_PAYMENTS__PUBLISHABLE_KEY", PUBLISHABLE_KEY),
        pair("TESSERA_PAYMENTS__WEBHOOK_SECRETS", WEBHOOK_SECRET),
        pair("TESSERA_SMTP__URL", format!("smtp://127.0.0.1:{}", links.smtp.port)),
        pair("TESSERA_HTTP__TRUSTED_PROXIES", r#"["127.0.0.1/32"]"#),
        pair("TESSERA_HTTP__ORIGIN", bases.first().context("no server")?.clone()),
        pair("TESSERA_MEMBERS__RENEWING", "true"),
        pair("TESSERA_TELEMETRY__LOG", "info"),
    ];
    let files = root().join("var").join(&settings.name).join("files");
    env.push(pair("TESSERA_FILES__URL", format!("file:{}", files.display())));
    env.extend(settings.env.iter().cloned());
    env.extend(settings.mutant.map(|name| pair("STORM_MUTANT", name)));
    Ok(env)
}
