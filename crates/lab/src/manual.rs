//! The technical manual: what the test measures, how precisely, and what it can't do. Every figure in it is
//! computed when the manual is written, by the code that generates the puzzles and the scores.

mod figures;
mod forms_chapter;
mod limits;
mod precision;
mod puzzles;
mod questionnaires;
mod scores;
mod summary;
mod validity;

use measure::{norms::Norms, score::FormError, subscores::KindsError};

use crate::{
    bank::BuildError,
    document::{Document, File},
    forms::FormsError,
    trial::TrialError,
};
use figures::Figures;

/// What an edition of the manual depends on.
#[derive(Debug, Clone, PartialEq)]
pub struct ManualPlan {
    /// As it is printed: `2026-11-15`.
    pub date: String,
    pub norms: Norms,
    /// Determines bank, forms and simulated people.
    pub seed: u64,
    /// Simulated people for each figure; more where a figure is small.
    pub people: u32,
    /// Puzzles examined for each template.
    pub puzzles: u64,
    /// Long and short forms that are assembled without a puzzle in common.
    pub forms: (usize, usize),
}

impl ManualPlan {
    /// The published edition.
    pub fn of(date: &str, norms: Norms) -> Self {
        Self { date: date.to_owned(), norms, seed: 1, people: 4000, puzzles: 300, forms: (24, 12) }
    }
}

/// Why there is no manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ManualError {
    #[error("the bank can't be built")]
    Bank(#[from] BuildError),
    #[error("the forms can't be assembled")]
    Forms(#[from] FormsError),
    #[error("a form can't be tried")]
    Trial(#[from] TrialError),
    #[error("the items of a form can't be scored")]
    Items(#[from] FormError),
    #[error("a form lacks one of the kinds of task")]
    Kinds(#[from] KindsError),
    #[error("no form was assembled")]
    NoForm,
}

/// The manual's files: `README.md` with pictures beside it, and all in one page, `manual.html`.
pub fn write(edition: &ManualPlan, progress: &mut dyn FnMut(usize, usize)) -> Result<Vec<File>, ManualError> {
    let figures = Figures::count(edition, progress)?;
    let mut manual = Document::new("Technical manual");
    summary::write(&mut manual, &figures, &edition.date);
    puzzles::write(&mut manual, &figures);
    forms_chapter::write(&mut manual, &figures);
    precision::write(&mut manual, &figures);
    scores::write(&mut manual, &figures);
    validity::write(&mut manual, &figures);
    questionnaires::write(&mut manual);
    limits::write(&mut manual, &figures);
    Ok(manual.files("manual.html"))
}

/// A number with `digits` decimals and a true minus sign.
fn fixed(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let zero = text.trim_start_matches('-').chars().all(|letter| letter == '0' || letter == '.');
    if zero { text.trim_start_matches('-').to_owned() } else { text.replace('-', "−") }
}

/// A share as per cent.
fn percent(share: f64, digits: usize) -> String {
    format!("{} %", fixed(100.0 * share, digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manual_has_all_its_chapters_and_no_empty_figure() {
        let edition = ManualPlan {
            people: 40,
            puzzles: 10,
            forms: (2, 2),
            ..ManualPlan::of("2026-11-15", Norms::provisional("test-1"))
        };
        let files = write(&edition, &mut |_, _| {}).unwrap();
        let text = &files[0].text;
        for needed in [
            "2026-11-15",
            "test-1",
            "provisional",
            "Raven",
            "| 145 |",
            "## References",
            "PRMSE",
            "### Career interests",
        ] {
            assert!(text.contains(needed), "{needed}");
        }
        assert!(!text.contains("NaN") && !text.contains("inf "), "{text}");
        assert_eq!(files, write(&edition, &mut |_, _| {}).unwrap());
    }

    #[test]
    fn figures_are_written_for_people() {
        assert_eq!([fixed(-0.04, 1), fixed(-1.25, 2), percent(0.1667, 1)], ["0.0", "−1.25", "16.7 %"]);
    }
}
