//! Proves the puzzle bank and the measurement: every criterion, its figure, its goal and its anchor in one
//! table. `proof prove` shows that things are right, `proof questionnaires` the same of the questionnaires, `proof
//! bench` that they are fast; each exits with 0 only if every criterion is met. `proof prove G E10` runs only some criteria.

use std::{
    io::{self, Write as _},
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use anyhow::{Context as _, bail};
use proof::{
    anchors, copies,
    data::Data,
    engine, forms, generator, leaks, pictures, platforms,
    quality::{designs, difficulty, fairness, fuzz},
    questionnaires, scoring,
    table::{self, Row},
};

// The product's: the server makes the bank with it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Measure = fn(&Data, &dyn Fn(&str)) -> anyhow::Result<Vec<Row>>;

/// Prints `name=number` words, which [`proof::cost::reported`] reads.
type Child = fn(&Data) -> anyhow::Result<String>;

/// Criteria that are measured together.
struct Group {
    ids: &'static [&'static str],
    rows: Measure,
}

/// `just prove-measure`, the longest first.
const PROVE: &[Group] = &[
    Group { ids: &["G5"], rows: copies::rows },
    Group { ids: &["E11"], rows: fairness::rows },
    Group { ids: &["E10"], rows: fuzz::rows },
    Group { ids: &["G2b", "G2a", "G3"], rows: leaks::rows },
    Group { ids: &["G1", "G2a", "G2c", "G3", "G4", "G6"], rows: generator::rows },
    Group { ids: &["S2"], rows: designs::rows },
    Group { ids: &["G8"], rows: platforms::rows },
    Group { ids: &["G6"], rows: pictures::rows },
    Group { ids: &["E1", "E2", "E9"], rows: engine::rows },
    Group { ids: &["G9", "G4", "G5"], rows: forms::rows },
    Group { ids: &["G10"], rows: difficulty::rows },
    Group { ids: &["E1", "E12", "S1", "S3", "S4", "S5", "S6"], rows: scoring::rows },
    Group { ids: &["V1", "V2", "V3", "V4"], rows: scoring::people::rows },
];

/// `just prove-questionnaires`.
const QUESTIONNAIRES: &[Group] = &[
    Group { ids: &["Q5", "Q7", "Q12"], rows: questionnaires::people },
    Group {
        ids: &["Q4", "Q6", "Q7", "Q8", "Q10", "Q11", "Q13", "Q17", "Q18"],
        rows: questionnaires::shipped,
    },
    Group { ids: &["Q2", "Q3", "Q6", "Q11", "Q15", "Q16", "Q19", "Q20", "Q21"], rows: questionnaires::later },
];

/// `just bench-measure`: one after the other, so that they don't compete for the cache.
const BENCH: &[Group] = &[
    Group { ids: &["G7"], rows: pictures::speed },
    Group { ids: &["E3", "E4", "E5", "E6"], rows: engine::speed },
    Group { ids: &["E8"], rows: designs::speed },
    Group { ids: &["E3"], rows: anchors::speed },
    Group { ids: &["E7"], rows: scoring::speed::rows },
];

/// What this program does when it calls itself in a separate process.
const CHILDREN: &[(&str, Child)] = &[("fit-50k", engine::fit_50k), ("fit-500k", engine::fit_500k)];

fn main() -> anyhow::Result<ExitCode> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let given = arguments.len();
    arguments.retain(|argument| argument != "--quick");
    let data = Data::found(arguments.len() < given)?;
    let Some((task, filters)) = arguments.split_first() else {
        bail!("what to do: proof prove [ids], proof questionnaires [ids], or proof bench [ids]");
    };
    let rows = match task.as_str() {
        "prove" => measure(PROVE, filters, &data, 2),
        "questionnaires" => measure(QUESTIONNAIRES, filters, &data, 1),
        "bench" => measure(BENCH, filters, &data, 1),
        child => {
            let (_, work) = CHILDREN
                .iter()
                .find(|(name, _)| *name == child)
                .with_context(|| format!("{child}: neither prove nor bench"))?;
            writeln!(io::stdout().lock(), "{}", work(&data)?)?;
            return Ok(ExitCode::SUCCESS);
        }
    };
    if rows.is_empty() {
        bail!("no criterion is called {}", filters.join(" or "));
    }
    table::write(&rows, &mut io::stdout().lock())?;
    // A trial of the program, unoptimised, has no goals.
    let trial = std::env::var_os("BENCH_TRIAL").is_some();
    Ok(if trial || rows.iter().all(|row| row.met) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Measures the groups that contain something requested, on `threads` threads. A group that fails is a row
/// that isn't met.
fn measure(groups: &[Group], filters: &[String], data: &Data, threads: usize) -> Vec<Row> {
    let groups: Vec<&Group> =
        groups.iter().filter(|group| group.ids.iter().any(|id| table::asked(id, filters))).collect();
    let (next, rows, start) = (AtomicUsize::new(0), Mutex::new(Vec::new()), Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let name = group.ids.join(" ");
                    let progress = |what: &str| say(&start, &name, what);
                    progress("starts");
                    let measured = (group.rows)(data, &progress).unwrap_or_else(|error| {
                        progress(&format!("{error:#}"));
                        vec![Row::new(group.ids[0], "could be measured", error.to_string(), "–", "–", false)]
                    });
                    for row in &measured {
                        progress(&format!("{} {}", row.what, row.figure));
                    }
                    rows.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend(measured);
                }
            });
        }
    });
    let mut rows = rows.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    rows.retain(|row| table::asked(row.id, filters));
    rows.sort_by_key(|row| table::order(row.id));
    rows
}

/// A line of progress; standard output is for the table.
fn say(start: &Instant, name: &str, what: &str) {
    // A closed stderr is no reason to stop.
    let _ = writeln!(io::stderr().lock(), "{:6.1} s  {name}: {what}", start.elapsed().as_secs_f64());
}
