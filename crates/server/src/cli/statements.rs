//! `server measure questionnaire …`: from people's kept answers to the next version of a questionnaire. Only `export`
//! needs the database; it writes nobody's name, address or order number.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, ensure};
use app::{bank::LiveBank, kinds::questionnaire::kept};
use clap::{Args, Subcommand};
use measure::responses::MISSING;
use questionnaire::{
    calibration::{self, Fitted, FittedScale, Sheet, Stability},
    instrument::{CATEGORIES, Instrument},
    wording::Wording,
};

use super::{deliver, read, write};
use crate::{config::Config, open::open_pools};

/// Columns before the answers.
const HEAD: [&str; 3] = ["person", "days", "language"];
/// From so many pairs on, it is said how stable a scale is.
const PAIRS_LEAST: usize = 200;

#[derive(Subcommand)]
pub enum QuestionnaireAction {
    /// Write the answers of analysed runs, newest first, as a table without names.
    Export(ExportArgs),
    /// Simulate people who answer, some of them a second time.
    Simulate {
        /// The questionnaire's folder, such as content/questionnaires/type16.
        folder: PathBuf,
        #[arg(long, default_value_t = 2000)]
        persons: u32,
        /// How far their middle lies from that of the questionnaire.
        #[arg(long, default_value_t = 0.0, allow_negative_numbers = true)]
        shift: f64,
        /// The share that comes back after four weeks.
        #[arg(long, default_value_t = 0.2)]
        returning: f64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Fit every scale to the answers: parameters, the middle of our own visitors, reliability, fairness, stability.
    /// With `--out`, write the next version: publish it with `server catalog apply`.
    Calibrate(CalibrateArgs),
}

#[derive(Args)]
pub struct ExportArgs {
    /// type16, eq, thinking or riasec.
    exam: String,
    #[arg(long, default_value_t = 50_000)]
    most: i64,
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Args)]
pub struct CalibrateArgs {
    answers: PathBuf,
    /// The questionnaire's folder, such as content/questionnaires/type16.
    #[arg(long)]
    folder: PathBuf,
    /// The name of the new norms, named in every report.
    #[arg(long, default_value = "own")]
    norms: String,
    /// People that the next version needs.
    #[arg(long, default_value_t = 1000)]
    least: usize,
    /// Let statements on trial take the place of weaker ones.
    #[arg(long)]
    swap: bool,
    /// File to write the next version to.
    #[arg(long)]
    out: Option<PathBuf>,
}

pub fn run(action: QuestionnaireAction) -> anyhow::Result<()> {
    match action {
        QuestionnaireAction::Export(_) => unreachable!("it needs the configuration"),
        QuestionnaireAction::Simulate { folder, persons, shift, returning, seed, out } => {
            let (_, instrument) = instrument(&folder)?;
            let sheets = calibration::simulated(&instrument, persons, shift, returning, seed);
            deliver(out.as_ref(), &table(&ids(&instrument), &sheets))
        }
        QuestionnaireAction::Calibrate(args) => calibrate(&args),
    }
}

pub async fn export(config: &Config, args: ExportArgs) -> anyhow::Result<()> {
    let pool = open_pools(config)?.replica;
    let bank = LiveBank::default();
    bank.refresh(&pool).await?;
    let kept = kept(&pool, &bank.current().all(), &args.exam, args.most).await?;
    let kept = kept.with_context(|| format!("{} isn't a questionnaire of the catalogue", args.exam))?;
    deliver(args.out.as_ref(), &table(&kept.ids, &kept.sheets))
}

fn calibrate(args: &CalibrateArgs) -> anyhow::Result<()> {
    let (text, instrument) = instrument(&args.folder)?;
    let sheets = sheets(&read(&args.answers)?, &ids(&instrument))?;
    let scales = calibration::fitted(&instrument, &sheets)?;
    let mut said = String::new();
    for scale in &scales {
        tell(&mut said, scale)?;
    }
    let pairs = calibration::stability(&instrument, &sheets);
    tell_stability(&mut said, &pairs)?;
    let swaps: Vec<(String, String)> = scales
        .iter()
        .filter_map(calibration::better)
        .map(|(trial, weakest)| (trial.id.clone(), weakest.id.clone()))
        .collect();
    for (trial, weakest) in &swaps {
        let done = if args.swap { "takes" } else { "could take (--swap)" };
        writeln!(said, "{trial} {done} the place of {weakest}")?;
    }
    if let Some(out) = &args.out {
        let people = scales.iter().map(|scale| scale.people).min().unwrap_or_default();
        ensure!(people >= args.least, "{people} people; the next version needs {}", args.least);
        let unfair =
            || scales.iter().flat_map(|scale| &scale.statements).filter(|one| !one.unfair.is_empty());
        ensure!(
            unfair().all(|one| one.on_trial),
            "answered differently by equal people in some languages: {}",
            unfair()
                .map(|one| format!("{} ({})", one.id, one.unfair.join(", ")))
                .collect::<Vec<_>>()
                .join("; ")
        );
        let swaps = if args.swap { &swaps[..] } else { &[] };
        let next = calibration::next_version(&text, &scales, &args.norms, swaps)?;
        check_words(
            &args.folder,
            &Instrument::parse(&next).map_err(|faults| anyhow::anyhow!("{faults:?}"))?,
        )?;
        write(out, &next)?;
        writeln!(said, "the next version is in {}", out.display())?;
    }
    deliver(None, &said)
}

fn instrument(folder: &Path) -> anyhow::Result<(String, Instrument)> {
    let text = read(&folder.join("instrument.toml"))?;
    let instrument = Instrument::parse(&text).map_err(|faults| anyhow::anyhow!("{faults:?}"))?;
    Ok((text, instrument))
}

/// Every language has the words of the next version.
fn check_words(folder: &Path, next: &Instrument) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        let path = entry?.path();
        let is_language =
            path.extension().is_some_and(|end| end == "toml") && !path.ends_with("instrument.toml");
        if is_language {
            Wording::parse(&read(&path)?, next)
                .map_err(|faults| anyhow::anyhow!("{}: {faults:?}", path.display()))?;
        }
    }
    Ok(())
}

fn ids(instrument: &Instrument) -> Vec<String> {
    let statements = instrument.statements.iter().map(|one| one.id.clone());
    statements.chain(instrument.seeds.iter().map(|seed| seed.id.clone())).collect()
}

fn table(ids: &[String], sheets: &[Sheet]) -> String {
    let head = HEAD.into_iter().chain(ids.iter().map(String::as_str)).collect::<Vec<_>>().join(",");
    let row = |sheet: &Sheet| {
        let mut row = format!("{},{},{}", sheet.person, sheet.days, sheet.language);
        for answer in &sheet.answers {
            row.push(',');
            if *answer != MISSING {
                row.push_str(&answer.to_string());
            }
        }
        row
    };
    let rows = std::iter::once(head).chain(sheets.iter().map(row));
    rows.flat_map(|row| [row, "\n".to_owned()]).collect()
}

/// The answers of a table, by the questionnaire's statements and seeds, whatever the order of the columns.
fn sheets(text: &str, ids: &[String]) -> anyhow::Result<Vec<Sheet>> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty());
    let (head, _) = lines.next().context("the table is empty")?;
    let places: BTreeMap<&str, usize> = head.split(',').zip(0..).collect();
    let place = |name: &str| places.get(name).copied().with_context(|| format!("there is no column {name}"));
    let [person, days, language] = HEAD.map(place);
    let (person, days, language) = (person?, days?, language?);
    let columns = ids.iter().map(|id| place(id)).collect::<anyhow::Result<Vec<usize>>>()?;
    let sheet = |(line, number): (&str, usize)| {
        let cells: Vec<&str> = line.split(',').collect();
        ensure!(cells.len() == places.len(), "line {number}: {} cells", cells.len());
        let answer = |column: &usize| match cells[*column] {
            "" => Ok(MISSING),
            cell => cell
                .parse()
                .ok()
                .filter(|answer| *answer < CATEGORIES)
                .with_context(|| format!("line {number}: {cell} isn't an answer")),
        };
        Ok(Sheet {
            person: cells[person].parse().with_context(|| format!("line {number}: person"))?,
            days: cells[days].parse().with_context(|| format!("line {number}: days"))?,
            language: cells[language].to_owned(),
            answers: columns.iter().map(answer).collect::<anyhow::Result<Vec<u8>>>()?,
        })
    };
    lines.map(sheet).collect()
}

fn tell(said: &mut String, scale: &FittedScale) -> anyhow::Result<()> {
    writeln!(
        said,
        "scale {}: {} people, alpha {:.2}{}",
        scale.code,
        scale.people,
        scale.alpha,
        if scale.converged { "" } else { " (not converged)" }
    )?;
    for Fitted { id, on_trial, answered, parameters, slope_error, unfair, .. } in &scale.statements {
        let d: Vec<String> = parameters.d.iter().map(|d| format!("{d:6.2}")).collect();
        let error = slope_error.map_or_else(|| "–".to_owned(), |error| format!("{error:.2}"));
        let notes = [if *on_trial { "on trial" } else { "" }.to_owned(), unfair.join(" ")];
        let notes: Vec<String> = notes.into_iter().filter(|note| !note.is_empty()).collect();
        writeln!(
            said,
            "  {id:12} {answered:>7} a {:6.2} ± {error:>4}  d {}  {}",
            parameters.a,
            d.join(" "),
            notes.join(", ")
        )?;
    }
    writeln!(said)?;
    Ok(())
}

fn tell_stability(said: &mut String, scales: &[Stability]) -> anyhow::Result<()> {
    let pairs = scales.iter().map(|scale| scale.pairs).min().unwrap_or_default();
    if pairs < PAIRS_LEAST {
        writeln!(said, "{pairs} people answered twice; stability is told from {PAIRS_LEAST} on")?;
        return Ok(());
    }
    for Stability { code, pairs, correlation, same_side } in scales {
        writeln!(
            said,
            "scale {code}: {pairs} people twice, r {correlation:.2}, same side {:.0} %",
            100.0 * same_side
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(code: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/questionnaires").join(code)
    }

    #[test]
    fn answers_become_the_next_version() {
        let place = tempfile::tempdir().expect("a folder");
        let (answers, out) = (place.path().join("answers.csv"), place.path().join("instrument.toml"));
        for code in ["type16", "thinking"] {
            let folder = folder(code);
            let simulate = QuestionnaireAction::Simulate {
                folder: folder.clone(),
                persons: 1_200,
                shift: 0.2,
                returning: 0.3,
                seed: 3,
                out: Some(answers.clone()),
            };
            run(simulate).expect("simulated");
            let args = |least| CalibrateArgs {
                answers: answers.clone(),
                folder: folder.clone(),
                norms: "own-2027-03".to_owned(),
                least,
                swap: true,
                out: Some(out.clone()),
            };
            assert!(calibrate(&args(1_201)).is_err(), "too few people");
            calibrate(&args(1_200)).expect("calibrated");
            let next = Instrument::parse(&fs::read_to_string(&out).expect("written")).expect("sound");
            assert!(next.version == 2 && next.has_own_norms() && next.norms == "own-2027-03");
        }
    }

    #[test]
    fn a_table_keeps_its_answers_and_names_what_is_wrong() {
        let (_, instrument) = instrument(&folder("eq")).expect("shipped");
        let made = calibration::simulated(&instrument, 20, 0.0, 0.5, 4);
        let ids = ids(&instrument);
        let text = table(&ids, &made);

        assert_eq!(sheets(&text, &ids).expect("read"), made);
        let (head, rest) = text.split_once('\n').expect("rows");
        assert!(sheets(&format!("{}\n{rest}", head.replace("person", "name")), &ids).is_err());
        let wrong = text.replacen(",EN,", ",EN,9", 1);
        assert!(sheets(&wrong, &ids).unwrap_err().to_string().contains("isn't an answer"));
    }
}
