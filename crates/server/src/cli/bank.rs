//! `server bank …`: puzzles made in advance, looked at, checked, and put together to forms. `build`,
//! `renorm` and `retire` write into the database what people answer and are scored with; all others work on files.

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
    run::open_pools,
};

#[derive(Subcommand)]
pub enum BankAction {
    /// Build an edition of forms into the database, once and for all.
    Build(BuildArgs),
    /// Give all forms newer norms. Runs from now on are scored with them; orders keep theirs.
    Renorm(RenormArgs),
    /// Give out the forms of an edition, and of those before, no more.
    Retire {
        #[arg(long)]
        edition: i32,
    },
    /// Make puzzles: every template in turn, each checked, none twice.
    Make {
        #[arg(long)]
        items: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// A page of puzzles to look at, of the templates that forms use.
    Sheet {
        #[arg(long, default_value_t = 60)]
        items: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, value_enum, default_value_t = Paper::Phone)]
        medium: Paper,
        /// Only the puzzles from this one on, counted from 1.
        #[arg(long, default_value_t = 1)]
        from: usize,
        /// So many of them; all without.
        #[arg(long)]
        count: Option<usize>,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Make every puzzle of a bank again and judge it anew.
    Check { bank: PathBuf },
    /// Put puzzles together to parallel forms that have none in common.
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

/// What is built; the same again gives the same forms.
#[derive(Args)]
pub struct BuildArgs {
    #[arg(long, default_value_t = 1)]
    edition: i32,
    /// For trials; bank.seed without. Production takes it from there only: others on the machine can read
    /// arguments, and with the program the seed gives the answers.
    #[arg(long)]
    seed: Option<u64>,
    /// Forms of 30 questions; bank.long_forms without.
    #[arg(long)]
    long: Option<usize>,
    /// Forms of 20 questions; bank.short_forms without.
    #[arg(long)]
    short: Option<usize>,
    /// Forms of 12 questions; bank.brief_forms without.
    #[arg(long)]
    brief: Option<usize>,
    /// Questions on trial in a form, as a share of those that count; bank.pretest_share without.
    #[arg(long)]
    pretest_share: Option<f64>,
}

/// Newer norms: the same version again changes nothing, and one that exists can't be changed.
#[derive(Args)]
pub struct RenormArgs {
    /// Names the norms in every report, e.g. 2027-03.
    #[arg(long)]
    version: String,
    /// How the level is known.
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
    /// Standard error that unsure difficulties put into a score, in IQ.
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

/// Where a sheet is looked at.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Paper {
    Phone,
    Print,
}

/// The norms every new form is scored under.
const NORM_VERSION: &str = "2026-11";
/// Seeds below could be tried one by one.
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
            bail!("this needs the configuration")
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

/// Says how many stand; an error names those that don't.
fn checked(bank: &Bank) -> anyhow::Result<String> {
    let mut progress = Progress::of("checking puzzles");
    let wrong = check_all(bank, &mut |done, total| progress.hear(done, total));
    if wrong.is_empty() {
        return Ok(format!("all {} puzzles stand\n", bank.entries.len()));
    }
    let list: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    bail!("{} of {} puzzles don't stand:\n{}", wrong.len(), bank.entries.len(), list.join("\n"))
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
