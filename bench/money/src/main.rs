//! `just prove-money`: half a million histories without a violation, and at least one violation for each of
//! the planted faults. Prints one table; exits with 0 only if every goal is met.

use std::{
    io::{self, Write as _},
    process::ExitCode,
    thread,
    time::Instant,
};

use money::{Fault, Told, tell};

/// The default of the first argument.
const HISTORIES: u64 = 500_000;
const HISTORIES_WITH_FAULT: u64 = 500;

struct Row {
    what: String,
    figure: String,
    goal: String,
    met: bool,
}

fn main() -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let begun = Instant::now();
    let wanted = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(HISTORIES);
    let told = tell_in_parallel(wanted);
    for violation in told.iter().flat_map(|told| &told.violations).take(10) {
        writeln!(out, "{violation}")?;
    }
    let sum = |of: fn(&Told) -> usize| told.iter().map(of).sum::<usize>();
    let (histories, violations) = (sum(|told| told.histories), sum(|told| told.violations.len()));
    let mut rows = vec![
        Row::new("histories", histories, "≥ 100000", histories >= 100_000),
        Row::new("kept ≠ price of what is owned", violations, "0", violations == 0),
    ];
    let counts: Vec<_> = told.iter().map(Told::counts).collect();
    for (n, (what, _)) in counts[0].iter().enumerate() {
        let count: usize = counts.iter().map(|counts| counts[n].1).sum();
        rows.push(Row::new(&format!("  with {what}"), count, "≥ 1000", count >= 1_000));
    }
    for fault in Fault::ALL {
        let found = tell(0..HISTORIES_WITH_FAULT, Some(fault)).violations.len();
        let what = format!("found in {HISTORIES_WITH_FAULT} histories: {}", fault.words());
        rows.push(Row::new(&what, found, "≥ 1", found > 0));
    }
    let widest = rows.iter().map(|row| row.what.chars().count()).max().unwrap_or(0);
    writeln!(out, "{:<widest$}  {:>9}  {:<9}", "criterion", "figure", "goal")?;
    for row in &rows {
        let verdict = if row.met { "pass" } else { "FAIL" };
        writeln!(out, "{:<widest$}  {:>9}  {:<9}  {verdict}", row.what, row.figure, row.goal)?;
    }
    let missed = rows.iter().filter(|row| !row.met).count();
    writeln!(out, "\n{} criteria, {missed} not met, {:.0} s", rows.len(), begun.elapsed().as_secs_f64())?;
    // A trial of the program has too few histories for its goals.
    let trial = std::env::var_os("BENCH_TRIAL").is_some();
    Ok(if missed == 0 || trial { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Row {
    fn new(what: &str, figure: usize, goal: &str, met: bool) -> Self {
        Self { what: what.to_owned(), figure: figure.to_string(), goal: goal.to_owned(), met }
    }
}

/// A history depends on nothing but its number, so they are split between threads.
fn tell_in_parallel(histories: u64) -> Vec<Told> {
    let hands = thread::available_parallelism().map_or(1, |hands| hands.get() as u64);
    let share = histories.div_ceil(hands);
    thread::scope(|scope| {
        let told: Vec<_> = (0..hands)
            .map(|n| scope.spawn(move || tell(n * share..((n + 1) * share).min(histories), None)))
            .collect();
        told.into_iter().map(|told| told.join().expect("histories end")).collect()
    })
}
