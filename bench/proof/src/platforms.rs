//! The same seed on different platforms: a script builds and runs the same program for each, and their
//! digests are compared here.

use std::{path::Path, process::Command};

use anyhow::{Context as _, anyhow};

use crate::{data::Data, table::Row};

/// G8: the same bytes on x86-64, aarch64 and WebAssembly.
pub fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    progress("building for three kinds of machines");
    let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../platforms/run"));
    let done = Command::new(script)
        .env("PROOF_SCRATCH", &data.scratch)
        .output()
        .with_context(|| format!("starting {}", script.display()))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr).trim().to_owned();
        return Err(anyhow!(said).context("bench/platforms/run failed"));
    }
    let said = String::from_utf8(done.stdout).context("what the script printed isn't text")?;
    let digests: Vec<(&str, &str)> = said.lines().filter_map(|line| line.split_once(' ')).collect();
    let (_, first) = digests.first().context("the script printed nothing")?;
    let names: Vec<&str> = digests.iter().map(|(name, _)| *name).collect();
    let same = digests.iter().filter(|(_, digest)| digest == first).count();
    let (digest, items) = first.split_once(' ').unwrap_or((first, ""));
    Ok(vec![Row::new(
        "G8",
        format!("the same bytes on {}: {items} with pictures", names.join(", ")),
        format!("{same} of {} give {}…", digests.len(), digest.get(..8).unwrap_or(digest)),
        "all 3",
        "–",
        digests.len() == 3 && same == 3,
    )])
}
