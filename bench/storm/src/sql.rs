//! The database, read by `psql` like a third party: rows come as JSON.

use std::process::Stdio;

use anyhow::{Context as _, ensure};
use serde_json::Value;
use tokio::{io::AsyncWriteExt as _, process::Command};

#[derive(Clone, Debug)]
pub struct Database {
    pub url: String,
}

impl Database {
    /// The rows of a query, one object each.
    pub async fn rows(&self, query: &str) -> anyhow::Result<Vec<Value>> {
        let text = self.run(&format!("select coalesce(json_agg(r), '[]') from ({query}) r")).await?;
        serde_json::from_str(&text).with_context(|| format!("no rows: {query}"))
    }

    /// One number.
    pub async fn number(&self, query: &str) -> anyhow::Result<i64> {
        let text = self.run(query).await?;
        text.parse().with_context(|| format!("{query} gave {text}"))
    }

    /// The query goes to standard input: it may be longer than a command line.
    pub async fn run(&self, query: &str) -> anyhow::Result<String> {
        let mut psql = Command::new("psql")
            .args(["--no-psqlrc", "-qtA", "-v", "ON_ERROR_STOP=1", &self.url])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("psql is missing: run scripts/setup")?;
        let mut stdin = psql.stdin.take().context("psql has no standard input")?;
        stdin.write_all(query.as_bytes()).await?;
        drop(stdin);
        let done = psql.wait_with_output().await?;
        ensure!(done.status.success(), "psql: {}", String::from_utf8_lossy(&done.stderr));
        Ok(String::from_utf8(done.stdout)?.trim().to_owned())
    }
}
