//! Processes of the product that can be killed, frozen and restarted in the same place.

use std::{
    fs::OpenOptions,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
    sync::PoisonError,
    time::Duration,
};

use anyhow::{Context as _, bail, ensure};
use tokio::{
    process::{Child, Command},
    sync::Mutex,
    time::{Instant, sleep},
};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// How to start a process, as often as needed.
pub struct Recipe {
    pub name: String,
    pub program: PathBuf,
    pub arguments: Vec<String>,
    pub env: Vec<(String, String)>,
    pub log: PathBuf,
    /// An address that answers 200 once it works.
    pub ready: String,
}

/// Where a point is armed: the process renames the file and dies when it gets there (`app::failpoints`).
pub const FAILPOINT: &str = "STORM_FAILPOINT";

pub struct Slot {
    recipe: Recipe,
    /// Settings that changed since the first start, for the next ones.
    changed: std::sync::Mutex<Vec<(String, String)>>,
    child: Mutex<Child>,
}

pub fn free_port() -> anyhow::Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no free port")?;
    Ok(listener.local_addr()?.port())
}

pub fn local(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

fn spawn(recipe: &Recipe, changed: &[(String, String)]) -> anyhow::Result<Child> {
    let log = OpenOptions::new().create(true).append(true).open(&recipe.log)?;
    Command::new(&recipe.program)
        .args(&recipe.arguments)
        .envs(recipe.env.iter().chain(changed).map(|(key, value)| (key, value)))
        .current_dir(root())
        .stdin(Stdio::null())
        .stdout(log.try_clone()?)
        .stderr(log)
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("{} could not be started", recipe.program.display()))
}

impl Slot {
    pub fn start(recipe: Recipe) -> anyhow::Result<Self> {
        let child = Mutex::new(spawn(&recipe, &[])?);
        Ok(Self { recipe, changed: std::sync::Mutex::default(), child })
    }

    pub fn name(&self) -> &str {
        &self.recipe.name
    }

    pub fn ready(&self) -> &str {
        &self.recipe.ready
    }

    /// Whether it is working; a process that is still starting can't be disturbed.
    pub async fn is_ready(&self, http: &reqwest::Client) -> bool {
        http.get(&self.recipe.ready).send().await.is_ok_and(|answer| answer.status().is_success())
    }

    /// Sends SIGKILL and immediately starts a replacement.
    pub async fn kill(&self) -> anyhow::Result<()> {
        let mut child = self.child.lock().await;
        if child.try_wait()?.is_none() {
            child.kill().await?;
        }
        *child = self.again()?;
        Ok(())
    }

    /// Asks it to end as a release does, waits until it has, and starts a replacement.
    pub async fn end_orderly(&self, patience: Duration) -> anyhow::Result<()> {
        let mut child = self.child.lock().await;
        let pid = child.id().context("the process isn't running")?.to_string();
        signal("TERM", &pid).await?;
        let ended = tokio::time::timeout(patience, child.wait()).await;
        ensure!(ended.is_ok(), "{} did not end within {} s", self.recipe.name, patience.as_secs());
        *child = self.again()?;
        Ok(())
    }

    fn again(&self) -> anyhow::Result<Child> {
        let changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner).clone();
        spawn(&self.recipe, &changed)
    }

    /// Changes a setting for the next starts.
    pub fn set(&self, key: &str, value: &str) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        changed.retain(|(known, _)| known != key);
        changed.push((key.to_owned(), value.to_owned()));
    }

    fn failpoint(&self) -> Option<PathBuf> {
        let mut env = self.recipe.env.iter();
        env.find_map(|(key, value)| (key == FAILPOINT).then(|| PathBuf::from(value)))
    }

    /// Lets it die when it reaches this point.
    pub fn arm(&self, point: &str) -> anyhow::Result<()> {
        let file = self.failpoint().context("no file for a failpoint")?;
        Ok(std::fs::write(file, point)?)
    }

    /// Whether it got to the armed point and died there.
    pub fn died_there(&self) -> bool {
        self.failpoint().is_some_and(|file| !file.exists())
    }

    /// No point is armed any more; returns whether it died just before.
    pub fn disarm(&self) -> bool {
        self.failpoint().is_some_and(|file| std::fs::remove_file(file).is_err())
    }

    /// Starts a replacement as soon as it has ended, if it hasn't been replaced meanwhile.
    pub async fn replace(&self, patience: Duration) -> anyhow::Result<()> {
        let deadline = Instant::now() + patience;
        while !self.look_after().await? && Instant::now() < deadline {
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Stops it for a while, like a machine that swaps.
    pub async fn freeze(&self, time: Duration) -> anyhow::Result<()> {
        // Prevents it from being killed meanwhile.
        let child = self.child.lock().await;
        let pid = child.id().context("the process isn't running")?.to_string();
        signal("STOP", &pid).await?;
        sleep(time).await;
        signal("CONT", &pid).await
    }

    /// Restarts a process that ended on its own; returns whether that was needed.
    pub async fn look_after(&self) -> anyhow::Result<bool> {
        let mut child = self.child.lock().await;
        let ended = child.try_wait()?.is_some();
        if ended {
            *child = self.again()?;
        }
        Ok(ended)
    }

    /// CPU time it has used.
    pub async fn processor(&self) -> anyhow::Result<Duration> {
        let pid = self.child.lock().await.id().context("the process isn't running")?;
        processor(pid)
    }

    /// Bytes of memory that it uses.
    pub async fn memory(&self) -> anyhow::Result<u64> {
        let pid = self.child.lock().await.id().context("the process isn't running")?;
        let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS line")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes * 1_024)
    }

    /// Files, sockets and pipes that it has open.
    pub async fn open_files(&self) -> anyhow::Result<usize> {
        let pid = self.child.lock().await.id().context("the process isn't running")?;
        Ok(std::fs::read_dir(format!("/proc/{pid}/fd"))?.count())
    }

    /// The end of its log.
    pub fn last_words(&self) -> String {
        let log = std::fs::read_to_string(&self.recipe.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        format!("{} said:\n{}", self.recipe.name, lines[lines.len().saturating_sub(5)..].join("\n"))
    }

    pub async fn end(&self) -> anyhow::Result<()> {
        let mut child = self.child.lock().await;
        if child.try_wait()?.is_none() {
            child.kill().await?;
        }
        Ok(())
    }
}

/// Sends a signal to one process.
pub async fn signal(name: &str, pid: &str) -> anyhow::Result<()> {
    let done = Command::new("kill").args([format!("-{name}").as_str(), pid]).output().await?;
    ensure!(done.status.success(), "kill -{name}: {}", String::from_utf8_lossy(&done.stderr));
    Ok(())
}

/// CPU time of a process, all threads together.
pub fn processor(pid: u32) -> anyhow::Result<Duration> {
    const TICKS_PER_SECOND: u32 = 100;
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name before the last bracket may contain anything; user and system time are the 12th and 13th after
    // it.
    let (_, fields) = stat.rsplit_once(')').context("unexpected format of /proc/…/stat")?;
    let ticks: Vec<u32> =
        fields.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(Duration::from_secs(ticks.iter().map(|ticks| u64::from(*ticks)).sum()) / TICKS_PER_SECOND)
}

/// Runs a program to its end; its output is part of the error if it failed.
pub async fn run(program: &Path, arguments: &[&str], env: &[(String, String)]) -> anyhow::Result<()> {
    let done = Command::new(program)
        .args(arguments)
        .envs(env.iter().map(|(key, value)| (key, value)))
        .current_dir(root())
        .stdin(Stdio::null())
        .output()
        .await
        .with_context(|| format!("{} could not be started", program.display()))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        bail!("{} {}: {said}", program.display(), arguments.join(" "));
    }
    Ok(())
}

/// Waits until the address answers 200.
pub async fn until_ok(url: &str, patience: Duration) -> anyhow::Result<()> {
    let (client, deadline) = (reqwest::Client::new(), Instant::now() + patience);
    while !client.get(url).send().await.is_ok_and(|answer| answer.status().is_success()) {
        if Instant::now() > deadline {
            bail!("{url} did not answer within {} s", patience.as_secs());
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
