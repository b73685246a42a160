//! The checker as a separate program: it shares nothing with the storm but files.

use std::{io::Write as _, path::PathBuf, process::ExitCode};

use clap::Parser;
use serde_json::json;
use storm::{
    check::{
        facts::Facts,
        invariants,
        later::{self, Later},
        table,
    },
    sql::Database,
};

/// Checks what was recorded during a storm against the invariants.
#[derive(Parser)]
struct Options {
    /// Where history.jsonl, ledger.jsonl and mails.jsonl are
    #[arg(long)]
    dir: PathBuf,
    #[arg(long)]
    database: String,
    /// A server that opens reports
    #[arg(long)]
    base: String,
    /// The address of Redis
    #[arg(long)]
    redis: String,
    /// The engines' folder
    #[arg(long)]
    services: PathBuf,
    /// So many days have passed since the last check: only what time changes is looked at
    #[arg(long)]
    days_later: Option<i64>,
}

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let Options { dir, database, base, redis, services, days_later } = Options::parse();
    let database = Database { url: database };
    let figures = match days_later {
        None => {
            let facts = Facts::gather(&dir, &database, &base, (&services, &redis)).await?;
            later::remember(&dir, &facts)?;
            invariants::all(&facts)
        }
        Some(days) => later::figures(&Later::gather(&dir, &database, &base, days).await?),
    };
    let mut breached: Vec<&str> =
        figures.iter().filter(|figure| !figure.met).map(|figure| figure.invariant).collect();
    breached.dedup();
    std::fs::write(dir.join("verdict.json"), json!({"breached": breached}).to_string())?;
    std::io::stdout().write_all(table::text(&figures).as_bytes())?;
    Ok(if breached.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
