//! Append-only files of JSON lines: what buyers were told, and what the mail server stored.

use std::{
    fs::{File, OpenOptions},
    io::Write as _,
    path::Path,
    sync::{Mutex, PoisonError},
};

use anyhow::Context as _;
use serde_json::{Value, json};

use crate::clock::now_ms;

pub struct Journal(Mutex<File>);

impl Journal {
    pub fn create(path: &Path) -> anyhow::Result<Self> {
        let file = OpenOptions::new().create(true).write(true).truncate(true).open(path);
        Ok(Self(Mutex::new(file.with_context(|| format!("can't write {}", path.display()))?)))
    }

    /// One write per line, so that no reader sees half of one.
    pub fn write(&self, mut line: Value) -> anyhow::Result<()> {
        line["at"] = json!(now_ms());
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(format!("{line}\n").as_bytes()).context("could not write to a journal")
    }
}

/// All lines of a file.
pub fn read(path: &Path) -> anyhow::Result<Vec<Value>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
    text.lines().map(|line| serde_json::from_str(line).with_context(|| format!("not JSON: {line}"))).collect()
}
