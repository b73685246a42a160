//! Part of `just prove-hostile`: every parser of bytes from outside on ten million inputs, then parsers with a planted
//! fault. Prints one table; exits with 0 only if every goal is met.

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser;
use hostile::{
    planted,
    run::{Found, keep_panics_quiet, run},
    targets,
};
use serde::Serialize;

#[derive(Parser)]
struct Options {
    /// For each parser
    #[arg(long, default_value_t = INPUTS)]
    inputs: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only parsers whose name contains this
    #[arg(long, default_value = "")]
    only: String,
}

const INPUTS: u64 = 10_000_000;
/// A parser that accepts less isn't tried on what it accepts.
const ACCEPTED_LEAST: u64 = 1_000;
/// Rare inputs are found within this many.
const INPUTS_WITH_FAULT: u64 = 1_000_000;

/// A line of the table, also for the one that has all parts.
#[derive(Serialize)]
struct Row {
    what: String,
    found: String,
    goal: String,
    met: bool,
}

fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse();
    keep_panics_quiet();
    // A trial of the program has too few inputs for its goals.
    let trial = std::env::var_os("BENCH_TRIAL").is_some();
    let mut rows = Vec::new();
    for target in targets::all()?.iter().filter(|target| target.name.contains(&options.only)) {
        let found = run(target, options.seed, options.inputs);
        let enough = trial || (found.inputs >= INPUTS && found.accepted >= ACCEPTED_LEAST);
        rows.push(Row {
            what: format!("parsers: {}", target.name),
            found: told(&found),
            goal: format!("{INPUTS}, 0 faults"),
            met: enough && found.faults.is_empty(),
        });
        say(&rows, &found.faults)?;
    }
    for (target, words) in &planted::all()? {
        let found = run(target, options.seed, INPUTS_WITH_FAULT);
        let caught = found.faults.iter().any(|fault| fault.contains(words));
        rows.push(Row {
            what: format!("parsers, planted: {}", target.name),
            found: format!("{} after {}", if caught { "found" } else { "not found" }, found.inputs),
            goal: "found".to_owned(),
            met: caught,
        });
        say(&rows, &[])?;
    }
    if let Some(file) = std::env::var_os("HOSTILE_ROWS") {
        std::fs::write(file, serde_json::to_string(&rows)?)?;
    }
    Ok(if rows.iter().all(|row| row.met) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn told(found: &Found) -> String {
    let accepted = 100.0 * share(found.accepted, found.inputs);
    let slowest = found.slowest.as_secs_f64() * 1e3;
    format!("{}, {accepted:.0} % in, ≤ {slowest:.1} ms", found.inputs)
}

fn share(part: u64, whole: u64) -> f64 {
    let number = |count: u64| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    number(part) / number(whole.max(1))
}

/// The last row at once: all of them take a quarter of an hour.
fn say(rows: &[Row], faults: &[String]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if let Some(Row { what, found, goal, met }) = rows.last() {
        let verdict = if *met { "met" } else { "MISSED" };
        writeln!(out, "{what:<52} {found:>32} {goal:>20}  {verdict}")?;
    }
    for fault in faults {
        writeln!(out, "    {fault}")?;
    }
    out.flush()
}
