//! The storm's own PostgreSQL (with fsync), Redis and NATS, through `scripts/services`.

use std::{collections::HashMap, path::Path, time::Duration};

use anyhow::{Context as _, ensure};
use tokio::{process::Command, time::sleep};

use crate::processes::{processor, root, signal};

pub struct Services {
    name: String,
    pub env: HashMap<String, String>,
}

impl Services {
    /// Starts from scratch: leftovers of an interrupted storm would make this one differ.
    pub async fn up(name: &str) -> anyhow::Result<Self> {
        let mut services = Self { name: name.to_owned(), env: HashMap::new() };
        services.down().await?;
        services.call(&["up", "--name", name]).await?;
        services.env = services.read_env().await?;
        Ok(services)
    }

    pub async fn down(&self) -> anyhow::Result<()> {
        self.call(&["down", "--name", &self.name, "--wipe"]).await.map(|_| ())
    }

    pub async fn stop(&self, service: &str) -> anyhow::Result<()> {
        self.call(&["stop-one", &self.name, service]).await.map(|_| ())
    }

    pub async fn start(&self, service: &str) -> anyhow::Result<()> {
        self.call(&["start-one", &self.name, service]).await.map(|_| ())
    }

    /// PostgreSQL's "immediate" shutdown, equivalent to a crash: no checkpoint, recovery at the next start.
    pub async fn restart_postgres_immediately(&self) -> anyhow::Result<()> {
        let pid =
            self.read_env().await?.remove("SERVICES_POSTGRES_PID").context("PostgreSQL isn't running")?;
        signal("QUIT", &pid).await?;
        while Path::new("/proc").join(&pid).exists() {
            sleep(Duration::from_millis(10)).await;
        }
        self.start("postgres").await
    }

    /// CPU time of PostgreSQL and of its processes that still run.
    pub async fn postgres_processor(&self) -> anyhow::Result<Duration> {
        let pid =
            self.read_env().await?.remove("SERVICES_POSTGRES_PID").context("PostgreSQL isn't running")?;
        let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"))?;
        children.split_whitespace().chain([pid.as_str()]).try_fold(Duration::ZERO, |sum, pid| {
            // A connection that has ended since is not an error.
            Ok(sum + processor(pid.parse()?).unwrap_or_default())
        })
    }

    pub fn get(&self, key: &str) -> anyhow::Result<String> {
        self.env.get(key).cloned().with_context(|| format!("scripts/services printed no {key}"))
    }

    async fn read_env(&self) -> anyhow::Result<HashMap<String, String>> {
        let text = self.call(&["env", "--name", &self.name]).await?;
        let pairs = text.lines().filter_map(|line| line.strip_prefix("export ")?.split_once('='));
        Ok(pairs.map(|(key, value)| (key.to_owned(), value.trim_matches('\'').to_owned())).collect())
    }

    async fn call(&self, arguments: &[&str]) -> anyhow::Result<String> {
        let script = root().join("scripts/services");
        let done = Command::new(script).args(arguments).output().await.context("scripts/services")?;
        ensure!(done.status.success(), "scripts/services: {}", String::from_utf8_lossy(&done.stderr));
        Ok(String::from_utf8(done.stdout)?)
    }
}

/// Stops the services of that name, whoever started them, and deletes their data.
pub async fn down(name: &str) -> anyhow::Result<()> {
    Services { name: name.to_owned(), env: HashMap::new() }.down().await
}
