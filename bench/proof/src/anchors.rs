//! Other engines on the same answers in the same run. Only what installs here without R is run; the rest are
//! figures measured once on a machine of this kind.

use std::{path::Path, process::Command};

use anyhow::{Context as _, anyhow};

use crate::{
    cost,
    data::{BENCH_ITEMS, Data},
    table::Row,
};

/// E3: how many times the CPU time girth takes for fitting and EAP.
pub fn speed(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let persons = if data.quick { 50_000 } else { 500_000 };
    let ours = cost::reported(&cost::in_child(&format!("fit-{}k", persons / 1_000))?, "cpu")?;
    progress(&format!("girth with {persons} persons: minutes"));
    let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../anchors/girth"));
    let done = Command::new(data.python())
        .arg(script)
        .arg(data.bench_path(persons)?)
        .arg(BENCH_ITEMS.to_string())
        // Only CPU time counts, and idle threads of the linear algebra library would add to it.
        .envs(["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"].map(|name| (name, "1")))
        .output()
        .context("starting girth")?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr).trim().to_owned();
        return Err(anyhow!(said).context("girth failed"));
    }
    let said = String::from_utf8_lossy(&done.stdout);
    let theirs = cost::reported(&said, "fit")? + cost::reported(&said, "scores")?;
    let ratio = theirs / ours;
    Ok(vec![Row::new(
        "E3",
        format!("2PL fit and EAP {persons} × {BENCH_ITEMS} beside girth 0.8.0, same file and run"),
        format!("{ours:.3} and {theirs:.1} CPU s: {ratio:.0} times"),
        if data.quick { "≥ 90 times (500,000: ≥ 380)" } else { "≥ 380 times" },
        "girth, measured here",
        ratio >= if data.quick { 90.0 } else { 380.0 },
    )])
}
