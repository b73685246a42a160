//! `server bank …`: makes puzzles, prints and checks them, and assembles them into forms. `build`, `renorm` and
//! `retire` write the forms and norms that visitors are tested and scored with into the database; all others
//! work on files.

use std::{fmt::Write as _, path::PathBuf};

use anyhow::{bail, ensure};
use app::bank::{Built, Plan, Renormed, exams_by_length};
use clap::{Args, Subcommand, ValueEnum};
use jiff::Timestamp;
use lab::{
    bank::{Bank, build, build_of, check_all},
    forms::{Counts, Length, TestForm, both, templates},
    sheet::{self, Medium},
};
use measure::{
    information::largest_gap,
    norms::{Norms, Phase},
};
use secrecy::ExposeSecret;

use super::{deliver, json, progress::Progress, read_json};
use crate::{
    config::{Config, Mode},
    open::open_pools,
};

#[derive(Subcommand)]
pub enum BankAction {
    /// Build an edition of forms into the database; an edition never changes once built.
    Build(BuildArgs),
    /// Give all forms newer norms. Later runs are scored with them; existing orders keep theirs.
    Renorm(RenormArgs),
    /// Stop giving out the forms of an edition and of all earlier ones.
    Retire {
        #[arg(long)]
        edition: i32,
    },
    /// Make puzzles: each template in turn, each puzzle checked, no duplicates.
    Make {
        #[arg(long)]
        items: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// A page of puzzles for review, from the templates that forms use.
    Sheet {
        #[arg(long, default_value_t = 60)]
        items: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, value_enum, default_value_t = Paper::Phone)]
        medium: Paper,
        /// Start at this puzzle, counted from 1.
        #[arg(long, default_value_t = 1)]
        from: usize,
        /// Number of puzzles; all if absent.
        #[arg(long)]
        count: Option<usize>,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Make every puzzle of a bank again and check it.
    Check { bank: PathBuf },
    /// Assemble puzzles into parallel forms that share none.
    Forms {
        bank: PathBuf,
        #[arg(long, default_value_t = 24)]
        long: usize,
        #[arg(long, default_value_t = 12)]
        short: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

/// What to build; the same arguments give the same forms.
#[derive(Args)]
pub struct BuildArgs {
    #[arg(long, default_value_t = 1)]
    edition: i32,
    /// For trials; default: bank.seed. In production it comes only from there: other users of the machine can
    /// read arguments, and seed and program together give the answers.
    #[arg(long)]
    seed: Option<u64>,
    /// Forms of 30 questions; default: bank.long_forms.
    #[arg(long)]
    long: Option<usize>,
    /// Forms of 20 questions; default: bank.short_forms.
    #[arg(long)]
    short: Option<usize>,
    /// Forms of 12 questions; default: bank.brief_forms.
    #[arg(long)]
    brief: Option<usize>,
    /// Trial questions in a form, as a share of those that count; default: bank.pretest_share.
    #[arg(long)]
    pretest_share: Option<f64>,
}

/// Newer norms: applying the same version again changes nothing, and an existing version can't be changed.
#[derive(Args)]
pub struct RenormArgs {
    /// Version of the norms, named in every report, e.g. 2027-03.
    #[arg(long)]
    version: String,
    /// How the level was determined.
    #[arg(long, value_enum)]
    phase: NormPhase,
    /// Mean of the population on the scale of the items.
    #[arg(long, allow_hyphen_values = true)]
    mean: f64,
    /// Its standard deviation.
    #[arg(long)]
    sd: f64,
    /// Standard error of the level, in IQ.
    #[arg(long)]
    level_error: f64,
    /// Standard error that uncertain difficulties add to a score, in IQ.
    #[arg(long)]
    form_error: f64,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum NormPhase {
    Provisional,
    Calibrating,
    Bridged,
    Census,
}

/// The medium a sheet is made for.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Paper {
    Phone,
    Print,
}

/// The norms every new form is scored with.
const NORM_VERSION: &str = "2026-11";
/// Smaller seeds could be brute-forced.
const LEAST_SECRET_SEED: u64 = 1 << 32;

fn seed(config: &Config, args: &BuildArgs) -> anyhow::Result<u64> {
    let seed = args.seed.unwrap_or(*config.bank.seed.expose_secret());
    if config.mode == Mode::Production {
        ensure!(
            args.seed.is_none(),
            "in production the seed is bank.seed (TESSERA_BANK__SEED): unset --seed"
        );
        let secret = (LEAST_SECRET_SEED..1 << 63).contains(&seed);
        ensure!(secret, "in production bank.seed is a secret random number between 2^32 and 2^63");
    }
    Ok(seed)
}

/// `server bank build`.
pub async fn build_edition(config: &Config, args: BuildArgs) -> anyhow::Result<()> {
    let seed = seed(config, &args)?;
    let pretest_share = args.pretest_share.unwrap_or(config.bank.pretest_share);
    if !(0.0..=1.0).contains(&pretest_share) {
        bail!("--pretest-share is between 0 and 1");
    }
    let pool = open_pools(config)?.primary;
    let catalog = store::catalog::load(&mut *pool.acquire().await?).await?;
    let plan = Plan {
        exams: exams_by_length(&catalog),
        edition: args.edition,
        seed,
        forms: Counts {
            long: args.long.unwrap_or(config.bank.long_forms),
            short: args.short.unwrap_or(config.bank.short_forms),
            brief: args.brief.unwrap_or(config.bank.brief_forms),
        },
        pretest_share,
        norm_version: NORM_VERSION.to_owned(),
    };
    let built = app::bank::build(&pool, &plan, Timestamp::now()).await?;
    let edition = args.edition;
    deliver(
        None,
        &match built {
            Built::New { forms, items } => format!("edition {edition}: {forms} forms of {items} puzzles\n"),
            Built::Unchanged => format!("edition {edition}: unchanged\n"),
        },
    )
}

/// `server bank renorm`.
pub async fn renorm(config: &Config, args: RenormArgs) -> anyhow::Result<()> {
    let norms = Norms {
        version: args.version,
        phase: match args.phase {
            NormPhase::Provisional => Phase::Provisional,
            NormPhase::Calibrating => Phase::Calibrating,
            NormPhase::Bridged => Phase::Bridged,
            NormPhase::Census => Phase::Census,
        },
        mean: args.mean,
        sd: args.sd,
        level_error: args.level_error,
        form_error: args.form_error,
    };
    let renormed = app::bank::renorm(&open_pools(config)?.primary, &norms).await?;
    let version = norms.version;
    deliver(
        None,
        &match renormed {
            Renormed::New { forms } => format!("norms {version}: {forms} forms\n"),
            Renormed::Unchanged => format!("norms {version}: unchanged\n"),
        },
    )
}

/// `server bank retire`.
pub async fn retire(config: &Config, edition: i32) -> anyhow::Result<()> {
    let retired = app::bank::retire(&open_pools(config)?.primary, edition).await?;
    deliver(None, &format!("{retired} forms retired\n"))
}

/// Everything but `build`, `renorm` and `retire`.
pub fn run(action: BankAction) -> anyhow::Result<()> {
    match action {
        BankAction::Build(_) | BankAction::Renorm(_) | BankAction::Retire { .. } => {
            bail!("this command needs the configuration")
        }
        BankAction::Make { items, seed, out } => deliver(out.as_ref(), &json(&made(items, seed)?)?),
        BankAction::Sheet { items, seed, medium, from, count, out } => {
            let puzzles = sheet::by_difficulty(&shown_in_forms(items, seed)?);
            let shown: Vec<_> =
                puzzles.into_iter().skip(from.saturating_sub(1)).take(count.unwrap_or(usize::MAX)).collect();
            let medium = match medium {
                Paper::Phone => Medium::Phone,
                Paper::Print => Medium::Print,
            };
            deliver(out.as_ref(), &sheet::page("Puzzles", &shown, from.max(1), medium))
        }
        BankAction::Check { bank } => {
            let bank: Bank = read_json(&bank)?;
            deliver(None, &checked(&bank)?)
        }
        BankAction::Forms { bank, long, short, seed, out } => {
            let forms = both(&read_json(&bank)?, long, short, seed)?;
            deliver(out.as_ref(), &json(&forms)?)?;
            deliver(None, if out.is_some() { described(&forms)? } else { String::new() }.as_str())
        }
    }
}

fn made(items: usize, seed: u64) -> anyhow::Result<Bank> {
    let mut progress = Progress::of("making puzzles");
    Ok(build(items, seed, &mut |done, total| progress.hear(done, total))?)
}

/// Puzzles of the templates that forms use.
fn shown_in_forms(items: usize, seed: u64) -> anyhow::Result<Bank> {
    let mut progress = Progress::of("making puzzles");
    Ok(build_of(templates(), items, seed, &mut |done, total| progress.hear(done, total))?)
}

/// Reports how many puzzles are valid; an error lists those that aren't.
fn checked(bank: &Bank) -> anyhow::Result<String> {
    let mut progress = Progress::of("checking puzzles");
    let wrong = check_all(bank, &mut |done, total| progress.hear(done, total));
    if wrong.is_empty() {
        return Ok(format!("all {} puzzles are valid\n", bank.entries.len()));
    }
    let list: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    bail!("{} of {} puzzles are not valid:\n{}", wrong.len(), bank.entries.len(), list.join("\n"))
}

/// How parallel the forms are.
fn described(forms: &[TestForm]) -> anyhow::Result<String> {
    let mut text = String::new();
    for length in [Length::Long, Length::Short] {
        let scored = forms.iter().filter(|form| form.length == length).map(TestForm::scored);
        let scored = scored.collect::<Result<Vec<_>, _>>()?;
        let gaps =
            scored.iter().flat_map(|one| scored.iter().map(|other| largest_gap(one, other, -3.0, 3.0)));
        writeln!(
            text,
            "{} forms of {}: expected scores differ by at most {:.2} points",
            scored.len(),
            length.questions(),
            gaps.fold(0.0, f64::max)
        )?;
    }
    Ok(text)
}
