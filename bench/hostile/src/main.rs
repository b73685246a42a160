//! Part of `just prove-hostile`: every parser of bytes from outside on ten million inputs, then parsers with a planted
//! fault. Prints one table; exits with 0 only if every goal is met.

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser;
use hostile::{
    planted,
    run::{Found, LONGEST, Target, keep_panics_quiet, run},
    targets,
};

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

fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse();
    let mut out = io::stdout().lock();
    keep_panics_quiet();
    // A trial of the program has too few inputs for its goals.
    let trial = std::env::var_os("BENCH_TRIAL").is_some();
    let mut missed = 0;
    writeln!(out, "{:<36} {:>11} {:>10} {:>9} {:>7} {:>7}", "parser", "inputs", "accepted", "slowest", "faults", "took")?;
    for target in targets::all()?.iter().filter(|target| target.name.contains(&options.only)) {
        let found = run(target, options.seed, options.inputs);
        let met = found.faults.is_empty()
            && (trial || options.inputs < INPUTS || found.accepted >= ACCEPTED_LEAST);
        missed += usize::from(!met);
        print(&mut out, target, &found, met)?;
        for fault in &found.faults {
            writeln!(out, "    {fault}")?;
        }
    }
    writeln!(out, "\n{:<36} {:>11}", "planted fault", "found after")?;
    for (target, words) in &planted::all()? {
        let found = run(target, options.seed, INPUTS_WITH_FAULT);
        let caught = found.faults.iter().any(|fault| fault.contains(words));
        missed += usize::from(!caught);
        writeln!(out, "{:<36} {:>11}  {}", target.name, found.inputs, if caught { "met" } else { "MISSED" })?;
    }
    writeln!(
        out,
        "\ngoals: {INPUTS} inputs for each parser, 0 faults, none slower than {} ms, at least {ACCEPTED_LEAST} accepted; every planted fault found\n{missed} not met",
        LONGEST.as_millis()
    )?;
    let enough = options.inputs >= INPUTS || trial;
    Ok(if missed == 0 && enough { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(out: &mut impl io::Write, target: &Target, found: &Found, met: bool) -> io::Result<()> {
    let slowest = format!("{:.1} ms", found.slowest.as_secs_f64() * 1e3);
    let took = format!("{:.0} s", found.took.as_secs_f64());
    writeln!(
        out,
        "{:<36} {:>11} {:>10} {slowest:>9} {:>7} {took:>7}  {}",
        target.name,
        found.inputs,
        found.accepted,
        found.faults.len(),
        if met { "met" } else { "MISSED" }
    )?;
    out.flush()
}
