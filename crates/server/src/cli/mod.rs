//! Commands for operators: puzzles, measurement, letters, accounts, jobs, orders, reviews, the ledger and erasures.
//! Except for `bank build`, `accounts`, `jobs`, `orders`, `reviews`, `ledger`, `erasures` and `restore` they read and
//! write files and need neither database nor configuration. The logic is in other crates.

pub mod accounts;
pub mod answers;
pub mod bank;
pub mod erasures;
pub mod jobs;
pub mod ledger;
pub mod mail;
pub mod measure;
pub mod orders;
pub mod privacy;
mod progress;
pub mod restore;
pub mod reviews;
pub mod statements;

use std::{
    fs,
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use serde::{Serialize, de::DeserializeOwned};

/// Writes to the file, or to standard output if none is named.
fn deliver(out: Option<&PathBuf>, text: &str) -> anyhow::Result<()> {
    match out {
        Some(path) => write(path, text),
        None => match std::io::stdout().write_all(text.as_bytes()) {
            // The reader has seen enough, as with `| head`.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            written => Ok(written?),
        },
    }
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

fn read_json<T: DeserializeOwned>(path: &Path) -> anyhow::Result<T> {
    serde_json::from_str(&read(path)?)
        .with_context(|| format!("{} doesn't have the expected shape", path.display()))
}

fn json<T: Serialize>(value: &T) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}
