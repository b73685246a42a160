//! Runs a parser on inputs by number, on all processors, and finds panics, broken rules, forgeries and inputs that take
//! too long.

use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{chance::Chance, mutate::mutate};

/// What a parser did with an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Accepted,
    Refused,
}

/// What a parser did, or the rule that it broke.
pub type Checked = Result<Verdict, String>;

/// Something that reads bytes from outside, with examples that it accepts.
pub struct Target {
    pub name: &'static str,
    pub examples: Vec<Vec<u8>>,
    /// Words of its language.
    pub words: Vec<&'static str>,
    pub check: Check,
}

pub type Check = Box<dyn Fn(&[u8]) -> Checked + Send + Sync>;

/// No single input may take longer.
pub const LONGEST: Duration = Duration::from_millis(100);
/// Above this it is measured again: on a busy machine a thread may have been waiting.
const WORTH_A_LOOK: Duration = Duration::from_millis(10);
/// A parser that hasn't come back by then never will.
const NEVER: Duration = Duration::from_mins(1);
/// A parser with this many faults needn't be tried further.
const ENOUGH: usize = 5;
const PORTION: u64 = 1_000;

#[derive(Debug, Default)]
pub struct Found {
    pub inputs: u64,
    pub accepted: u64,
    pub slowest: Duration,
    /// What went wrong, with the number of the input and the input itself.
    pub faults: Vec<String>,
    pub took: Duration,
}

thread_local! {
    /// Where the last panic of this thread happened.
    static PANICKED: Cell<Option<String>> = const { Cell::new(None) };
}

/// Panics of parsers are counted, not printed.
pub fn keep_panics_quiet() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(|place| format!("{}:{}", place.file(), place.line()));
        PANICKED.set(Some(place.unwrap_or_default()));
    }));
}

/// Inputs 0 to `inputs` of a parser.
pub fn run(target: &Target, seed: u64, inputs: u64) -> Found {
    let begun = Instant::now();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (next, done) = (AtomicU64::new(0), AtomicBool::new(false));
    let sum = Mutex::new(Found::default());
    let lock = || sum.lock().unwrap_or_else(PoisonError::into_inner);
    for (n, example) in target.examples.iter().enumerate() {
        if let Some(fault) = judge(target, example).1.err().or_else(|| refused(target, example)) {
            lock().faults.push(format!("example {n}: {fault}"));
        }
    }
    // When each thread began its present input, in milliseconds from the beginning, and that input.
    let marks: Vec<(AtomicU64, AtomicU64)> =
        (0..threads).map(|_| (AtomicU64::new(0), AtomicU64::new(0))).collect();
    thread::scope(|scope| {
        let workers: Vec<_> = marks
            .iter()
            .map(|mark| {
                let (next, lock) = (&next, &lock);
                scope.spawn(move || {
                    loop {
                        let first = next.fetch_add(PORTION, Ordering::Relaxed);
                        if first >= inputs || lock().faults.len() >= ENOUGH {
                            break;
                        }
                        let found = portion(target, seed, first..(first + PORTION).min(inputs), |number| {
                            mark.0.store(millis(begun), Ordering::Relaxed);
                            mark.1.store(number, Ordering::Relaxed);
                        });
                        add(&mut lock(), found);
                    }
                    mark.0.store(u64::MAX, Ordering::Relaxed);
                })
            })
            .collect();
        scope.spawn(|| watch(target, begun, &marks, &done));
        for worker in workers {
            worker.join().expect("panics are caught");
        }
        done.store(true, Ordering::Relaxed);
    });
    let mut found = sum.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.took = begun.elapsed();
    found
}

fn portion(target: &Target, seed: u64, numbers: std::ops::Range<u64>, mark: impl Fn(u64)) -> Found {
    let mut found = Found::default();
    let mut input = Vec::new();
    for number in numbers {
        mark(number);
        mutate(&target.examples, &target.words, &mut Chance::of(seed, number), &mut input);
        found.inputs += 1;
        let (took, checked) = judge(target, &input);
        found.slowest = found.slowest.max(took);
        let slow = took > LONGEST;
        let fault = match checked {
            Ok(_) if slow => format!("took {took:?}"),
            Ok(verdict) => {
                found.accepted += u64::from(verdict == Verdict::Accepted);
                continue;
            }
            Err(fault) => fault,
        };
        found.faults.push(format!("input {number}: {fault}: {}", shown(&input)));
    }
    found
}

fn add(sum: &mut Found, found: Found) {
    sum.inputs += found.inputs;
    sum.accepted += found.accepted;
    sum.slowest = sum.slowest.max(found.slowest);
    let room = ENOUGH.saturating_sub(sum.faults.len());
    sum.faults.extend(found.faults.into_iter().take(room));
}

/// What becomes of an input, and how long it takes at best: the same input takes the same work, so the shortest of
/// several times is its own, and the rest is the machine's.
fn judge(target: &Target, input: &[u8]) -> (Duration, Checked) {
    let (mut took, checked) = timed(target, input);
    for _ in 0..5 {
        if took > WORTH_A_LOOK {
            took = took.min(timed(target, input).0);
        }
    }
    (took, checked)
}

fn timed(target: &Target, input: &[u8]) -> (Duration, Checked) {
    let begun = Instant::now();
    let checked = catch_unwind(AssertUnwindSafe(|| (target.check)(input)));
    let took = begun.elapsed();
    let panicked = |_| Err(format!("panicked at {}", PANICKED.take().unwrap_or_default()));
    (took, checked.unwrap_or_else(panicked))
}

fn refused(target: &Target, example: &[u8]) -> Option<String> {
    let is_refused = (target.check)(example) == Ok(Verdict::Refused);
    is_refused.then(|| format!("a valid example is refused: {}", shown(example)))
}

/// Ends the program if a parser doesn't come back: a thread can't be stopped.
fn watch(target: &Target, begun: Instant, marks: &[(AtomicU64, AtomicU64)], done: &AtomicBool) {
    while !done.load(Ordering::Relaxed) {
        thread::park_timeout(Duration::from_millis(20));
        for (since, number) in marks {
            let since = since.load(Ordering::Relaxed);
            if since != u64::MAX && since != 0 && millis(begun).saturating_sub(since) > millis_of(NEVER) {
                let number = number.load(Ordering::Relaxed);
                let words = format!("{}: input {number} doesn't come back\n", target.name);
                _ = std::io::Write::write_all(&mut std::io::stderr(), words.as_bytes());
                std::process::exit(1);
            }
        }
    }
}

fn millis(begun: Instant) -> u64 {
    millis_of(begun.elapsed()).max(1)
}

fn millis_of(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// As a Rust string, cut where it is long.
fn shown(input: &[u8]) -> String {
    let text = input.escape_ascii().to_string();
    match text.char_indices().nth(400) {
        Some((end, _)) => format!("\"{}\"… ({} bytes)", &text[..end], input.len()),
        None => format!("\"{text}\""),
    }
}
