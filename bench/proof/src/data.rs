//! Where the proof reads its data: response data that isn't part of the project, and simulated answers that a
//! script in that folder generates once.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
};

use anyhow::{Context as _, bail, ensure};

/// The items of the simulated sets.
pub const BENCH_ITEMS: usize = 30;

/// The sets that the script makes.
const BENCH_SETS: [usize; 3] = [5_000, 50_000, 500_000];

/// Two groups of rows may need the simulated answers at the same time.
static MAKING: Mutex<()> = Mutex::new(());

pub struct Data {
    /// Validation data; next to the project, or in `MEASURE_DATA`.
    pub folder: PathBuf,
    /// Temporary files that may be deleted.
    pub scratch: PathBuf,
    /// Use the smaller set for slow anchors.
    pub quick: bool,
}

impl Data {
    pub fn found(quick: bool) -> anyhow::Result<Self> {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
            .canonicalize()
            .context("could not find the project's folder")?;
        let folder =
            std::env::var_os("MEASURE_DATA").map_or_else(|| root.join("../shared/data"), PathBuf::from);
        let scratch =
            std::env::var_os("PROOF_SCRATCH").map_or_else(|| root.join("target/proof"), PathBuf::from);
        fs::create_dir_all(&scratch).with_context(|| format!("making {}", scratch.display()))?;
        Ok(Self { folder, scratch, quick })
    }

    /// Simulated answers to 30 items, 0 or 1, row by row. `persons`: 5,000, 50,000 or 500,000.
    pub fn bench_set(&self, persons: usize) -> anyhow::Result<Vec<u8>> {
        let answers = self.bench_file(&format!("x_{persons}.u8"), persons)?;
        ensure!(answers.len() == persons * BENCH_ITEMS, "{persons} persons: the file has another size");
        Ok(answers)
    }

    /// The abilities behind [`Data::bench_set`].
    pub fn bench_thetas(&self, persons: usize) -> anyhow::Result<Vec<f64>> {
        let bytes = self.bench_file(&format!("th_{persons}.f8"), persons)?;
        let (numbers, rest) = bytes.as_chunks::<8>();
        ensure!(
            numbers.len() == persons && rest.is_empty(),
            "{persons} abilities: the file has another size"
        );
        Ok(numbers.iter().map(|number| f64::from_le_bytes(*number)).collect())
    }

    /// The true parameters behind [`Data::bench_set`]: slope and difficulty of each item.
    pub fn bench_items(&self) -> anyhow::Result<Vec<(f64, f64)>> {
        self.table("bench/items_true.csv")?
            .iter()
            .skip(1)
            .map(|cells| {
                let number = |column: usize| -> anyhow::Result<f64> {
                    let cell = cells.get(column).context("a row of items_true.csv is too short")?;
                    cell.parse().with_context(|| format!("{cell} in items_true.csv"))
                };
                Ok((number(0)?, number(1)?))
            })
            .collect()
    }

    /// The path of the simulated answers, which are generated if missing.
    pub fn bench_path(&self, persons: usize) -> anyhow::Result<PathBuf> {
        self.make_bench_sets(persons)?;
        Ok(self.bench_folder().join(format!("x_{persons}.u8")))
    }

    /// A CSV of the validation data; the first row is its header.
    pub fn table(&self, name: &str) -> anyhow::Result<Vec<Vec<String>>> {
        let path = self.folder.join(name);
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        Ok(text.lines().filter(|line| !line.is_empty()).map(cells).collect())
    }

    /// The Python that `bench/anchors/install` prepares, or the system's.
    pub fn python(&self) -> PathBuf {
        let own = self.scratch.join("python/bin/python3");
        if own.exists() { own } else { PathBuf::from("python3") }
    }

    fn bench_folder(&self) -> PathBuf {
        self.scratch.join("sets")
    }

    fn bench_file(&self, name: &str, persons: usize) -> anyhow::Result<Vec<u8>> {
        self.make_bench_sets(persons)?;
        let path = self.bench_folder().join(name);
        fs::read(&path).with_context(|| format!("reading {}", path.display()))
    }

    fn make_bench_sets(&self, persons: usize) -> anyhow::Result<()> {
        ensure!(BENCH_SETS.contains(&persons), "there is no simulated set of {persons} persons");
        let _making = MAKING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let folder = self.bench_folder();
        if folder.exists() {
            return Ok(());
        }
        let script = self.folder.join("bench/gen.py").canonicalize().context("no script bench/gen.py")?;
        let unfinished = self.scratch.join(format!("sets-{}", std::process::id()));
        fs::create_dir_all(&unfinished)?;
        let done = Command::new(self.python())
            .arg(&script)
            .current_dir(&unfinished)
            .output()
            .with_context(|| format!("starting {}", script.display()))?;
        if !done.status.success() {
            bail!("{} failed: {}", script.display(), String::from_utf8_lossy(&done.stderr));
        }
        fs::rename(&unfinished, &folder).with_context(|| format!("making {}", folder.display()))
    }
}

/// The cells of one line; a quoted cell may hold commas, and a doubled quote stands for one.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut letters = line.trim_end_matches('\r').chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                if let Some(cell) = cells.last_mut() {
                    cell.push('"');
                }
            }
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            _ => {
                if let Some(cell) = cells.last_mut() {
                    cell.push(letter);
                }
            }
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_cell_keeps_its_commas_and_quotes() {
        assert_eq!(cells(r#""a, b",2,,"say ""x""""#), ["a, b", "2", "", r#"say "x""#]);
    }
}
