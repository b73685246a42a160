//! What a report costs, from facts to bytes in a warm process, compared with the bare Typst compiler on the
//! same templates, values and fonts in the same run. Both make the same reports one after the other, with
//! five results in nine languages, so neither can reuse its cache of the previous one.

use std::{
    fs,
    io::{self, BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use comemo::evict;
use domain::locale::Locale;
use report::{
    iq::{
        facts::Facts,
        samples::{self, Sample},
    },
    paper::{self, FONT_FILES, Fonts, LaidOut, TEMPLATES},
};
use rustix::time::{ClockId, clock_gettime};

use crate::prints::{WHOLE, composed, fonts};

/// The most processor time of half of all reports, in milliseconds, and the maximum ratio of our time to the bare
/// compiler's.
const GOAL_MS: f64 = 300.0;
const GOAL: f64 = 1.15;

/// Seconds of wall time and of CPU time.
#[derive(Clone, Copy)]
struct Cost {
    wall: f64,
    cpu: f64,
}

/// `rest`: CPU milliseconds of everything else in a paid order, if known.
pub(crate) fn run(reports: usize, rest: Option<f64>) -> anyhow::Result<ExitCode> {
    let fonts = fonts()?;
    let loaded = memory("VmRSS")?;
    let scratch = PathBuf::from(std::env::var("PRESS_SCRATCH").unwrap_or_else(|_| "target/press".to_owned()));
    let mut bare = Bare::start(&scratch)?;
    let people: Vec<Facts> = Sample::PROFILES.into_iter().map(samples::facts).collect();
    let documents =
        Locale::ALL.into_iter().flat_map(|locale| people.iter().map(move |facts| (facts, locale)));
    let documents: Vec<Same<'_>> = documents
        .take(reports + WARM)
        .map(|(facts, locale)| Same::of(facts, locale, &fonts))
        .collect::<Result<_, _>>()?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    // The first few are for warm-up and don't count.
    for (number, same) in documents.iter().cycle().take(reports + WARM).enumerate() {
        bare.show(same)?;
        // They alternate in going first.
        let (our, their) = if number % 2 == 0 {
            let our = make(same, &fonts)?;
            (our, bare.make()?)
        } else {
            let their = bare.make()?;
            (make(same, &fonts)?, their)
        };
        if number >= WARM {
            ours.push(our);
            theirs.push(their);
        }
    }
    print(&ours, &theirs, (loaded, memory("VmHWM")?), &bare, rest)
}

const WARM: usize = 5;

/// A report that both make. The bare compiler is given the sizes that fit: finding them is a part of our work alone.
struct Same<'a> {
    facts: &'a Facts,
    locale: Locale,
    values: String,
    sizes: String,
}

impl<'a> Same<'a> {
    fn of(facts: &'a Facts, locale: Locale, fonts: &Fonts) -> anyhow::Result<Self> {
        let LaidOut { values, sizes, .. } = paper::lay_out_report(&composed(facts, WHOLE, locale)?, fonts)?;
        evict(1);
        Ok(Self { facts, locale, values, sizes })
    }
}

/// From facts to bytes.
fn make(same: &Same<'_>, fonts: &Fonts) -> anyhow::Result<Cost> {
    let (wall, cpu) = (Instant::now(), processor());
    paper::report(&composed(same.facts, WHOLE, same.locale)?, fonts)?;
    Ok(Cost { wall: wall.elapsed().as_secs_f64(), cpu: processor() - cpu })
}

fn print(
    ours: &[Cost],
    theirs: &[Cost],
    (loaded, peak): (f64, f64),
    bare: &Bare,
    rest: Option<f64>,
) -> anyhow::Result<ExitCode> {
    let ms =
        |costs: &[Cost], part: fn(&Cost) -> f64, percent| quantile(costs.iter().map(part), percent) * 1000.0;
    let wall = |costs: &[Cost], percent| ms(costs, |cost| cost.wall, percent);
    let cpu = |costs: &[Cost], percent| ms(costs, |cost| cost.cpu, percent);
    let ratio = wall(ours, 50) / wall(theirs, 50);
    let whole = |figure: f64| format!("{figure:.0}");
    let mut rows = vec![
        ("time, p50, ms", whole(wall(ours, 50)), "", whole(wall(theirs, 50))),
        ("time, p99, ms", whole(wall(ours, 99)), "", whole(wall(theirs, 99))),
        ("processor, p50, ms", whole(cpu(ours, 50)), "≤ 300", whole(cpu(theirs, 50))),
        ("time beside the bare compiler, p50", format!("{ratio:.2}"), "≤ 1.15", "1".to_owned()),
        ("memory, at most, MiB", whole(peak), "", whole(bare.memory)),
        ("of it above the loaded fonts, MiB", whole(peak - loaded), "", String::new()),
    ];
    if let Some(rest) = rest {
        let share = cpu(ours, 50) / (cpu(ours, 50) + rest) * 100.0;
        let what = "share of a paid order's processor time, %";
        rows.push((what, whole(share), "", format!("rest {rest:.0} ms")));
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{} reports of 21 pages, each made by both\n", ours.len())?;
    writeln!(out, "{:<44} {:>12}  {:<8} {:>12}", "", "ours", "goal", "bare Typst")?;
    for (what, figure, goal, anchor) in rows {
        writeln!(out, "{what:<44} {figure:>12}  {goal:<8} {anchor:>12}")?;
    }
    let met = ratio <= GOAL && cpu(ours, 50) <= GOAL_MS;
    writeln!(out, "\n{}", if met { "the goals are met" } else { "a goal is not met" })?;
    Ok(if met { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn quantile(values: impl Iterator<Item = f64>, percent: usize) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    let place = (sorted.len() * percent).div_ceil(100);
    sorted.get(place.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

/// CPU seconds this process has used, all threads together.
fn processor() -> f64 {
    let used = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(used.tv_sec.unsigned_abs(), u32::try_from(used.tv_nsec).unwrap_or(0)).as_secs_f64()
}

/// A line of this process's status, in MiB.
fn memory(line: &str) -> anyhow::Result<f64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let found = status.lines().find_map(|found| found.strip_prefix(line)?.strip_prefix(':'));
    let kib: f64 = found.context("no such line")?.trim().trim_end_matches(" kB").parse()?;
    Ok(kib / 1024.0)
}

/// The bare compiler in a separate process.
struct Bare {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    folder: PathBuf,
    /// Peak memory in MiB.
    memory: f64,
}

impl Bare {
    fn start(scratch: &Path) -> anyhow::Result<Self> {
        let folder = scratch.join("report");
        let faces = scratch.join("fonts");
        fs::create_dir_all(&folder)?;
        fs::create_dir_all(&faces)?;
        for (name, text) in TEMPLATES {
            fs::write(folder.join(name), text)?;
        }
        for name in FONT_FILES {
            let from = Path::new("/usr/share/fonts").join(name);
            fs::copy(&from, faces.join(from.file_name().context("a font without a name")?))?;
        }
        let python = scratch.join("python/bin/python3");
        let mut child = Command::new(&python)
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/bare.py"))
            .arg(&folder)
            .arg(&faces)
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/report/pages/fonts"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{}: bench/press/install makes it", python.display()))?;
        let to = child.stdin.take().context("no standard input")?;
        let from = BufReader::new(child.stdout.take().context("no standard output")?);
        Ok(Self { child, to, from, folder, memory: 0.0 })
    }

    /// Writes what a report is made from into the folder.
    fn show(&self, same: &Same<'_>) -> anyhow::Result<()> {
        fs::write(self.folder.join("values.json"), &same.values)?;
        fs::write(self.folder.join("sizes.json"), &same.sizes)?;
        Ok(())
    }

    fn make(&mut self) -> anyhow::Result<Cost> {
        writeln!(self.to)?;
        self.to.flush()?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        let figures: Vec<f64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [wall, cpu, _, memory] = figures[..] else { anyhow::bail!("the bare compiler said {line:?}") };
        self.memory = memory / 1024.0;
        Ok(Cost { wall, cpu })
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
