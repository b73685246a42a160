//! `server bank …`: puzzles made in advance, looked at, checked, and put together to forms.

use std::{fmt::Write as _, path::PathBuf};

use anyhow::bail;
use clap::{Subcommand, ValueEnum};
use lab::{
    bank::{Bank, build, build_of, check_all},
    forms::{Length, TestForm, both, templates},
    sheet::{self, Medium},
};
use measure::information::largest_gap;

use super::{deliver, json, progress::Progress, read_json};

#[derive(Subcommand)]
pub enum BankAction {
    /// Make puzzles: every template in turn, each checked, none twice.
    Build {
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

/// Where a sheet is looked at.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Paper {
    Phone,
    Print,
}

pub fn run(action: BankAction) -> anyhow::Result<()> {
    match action {
        BankAction::Build { items, seed, out } => deliver(out.as_ref(), &json(&made(items, seed)?)?),
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
