//! The checker as a separate program: it shares nothing with the storm but files.

use std::{io::Write as _, path::PathBuf, process::ExitCode};

use clap::Parser;
use serde_json::json;
use storm::{
    check::{facts::Facts, invariants, table},
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
}

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let Options { dir, database, base } = Options::parse();
    let facts = Facts::gather(&dir, &Database { url: database }, &base).await?;
    let figures = invariants::all(&facts);
    let mut breached: Vec<&str> =
        figures.iter().filter(|figure| !figure.met).map(|figure| figure.invariant).collect();
    breached.dedup();
    std::fs::write(dir.join("verdict.json"), json!({"breached": breached}).to_string())?;
    std::io::stdout().write_all(table::text(&figures).as_bytes())?;
    Ok(if breached.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
