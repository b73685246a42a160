//! IQ tests: forms of puzzles ([`PuzzleForm`]), scored with parameters and norms ([`Scoring`]).

mod crowd;
pub mod examples;
mod facts;
pub mod pictures;
mod read;
mod score;

use domain::run::{ItemAnswer, RunResult};
use lab::dimensions::Dimension;
use measure::{
    scale::Scale,
    subscores::{Kinds, Profile, Worth},
    validity::Verdict,
};
use report::iq::facts::ScaleFacts;
use serde::{Deserialize, Serialize};
use store::orders::SheetRow;

pub use self::read::{Unreadable, read};
pub(super) use self::{crowd::crowd, facts::facts, score::score};
use super::{Notice, QuestionHead, Versions};

/// The puzzles of a form and what they are scored with.
#[derive(Debug)]
pub struct PuzzleForm {
    /// In the order they are asked.
    pub questions: Vec<Question>,
    /// What new runs are scored with.
    pub newest: Scoring,
    /// What runs were scored with before: existing orders still use it.
    pub older: Vec<Scoring>,
}

/// What the scored questions are scored with, all in the questions' order.
#[derive(Debug)]
pub struct Scoring {
    pub parameter_version: i32,
    pub scale: Scale,
    /// Kinds of task and the worth of their scores; `None` if the form lacks a kind.
    pub kinds: Option<(Kinds, Vec<Worth>)>,
    /// The kind of task of each question.
    pub dimensions: Vec<Dimension>,
    /// How accurately it measures, for reports.
    pub measures: ScaleFacts,
}

impl Scoring {
    /// The version of the norms.
    pub fn norm_version(&self) -> &str {
        &self.scale.norms().version
    }

    pub fn versions(&self) -> Versions {
        Versions { parameters: self.parameter_version, norms: self.norm_version().to_owned() }
    }
}

/// A question of a form.
#[derive(Debug)]
pub struct Question {
    pub item: i32,
    /// Its code in the browser.
    pub code: String,
    /// The puzzle with its choices in the form's order.
    pub puzzle: matrix::item::Item,
    /// Which of the stored spec's choices is shown at each place.
    pub options: [u8; 6],
    /// False for a trial question.
    pub scored: bool,
}

impl Question {
    /// The place of the correct option.
    pub fn key(&self) -> u8 {
        self.puzzle.key
    }

    pub(super) fn head(&self) -> QuestionHead<'_> {
        QuestionHead { code: &self.code, options: self.options.len(), scored: self.scored }
    }
}

impl PuzzleForm {
    /// What orders with these versions are scored with, however old they are.
    pub fn scoring(&self, versions: &Versions) -> Option<&Scoring> {
        let mut all = std::iter::once(&self.newest).chain(&self.older);
        all.find(|scoring| {
            (scoring.parameter_version, scoring.norm_version())
                == (versions.parameters, versions.norms.as_str())
        })
    }

    /// How many questions are scored.
    pub fn scored(&self) -> usize {
        self.questions.iter().filter(|question| question.scored).count()
    }

    pub(super) fn item_answers(&self, sheet: &SheetRow) -> Vec<ItemAnswer> {
        let answers = self.questions.iter().zip(&sheet.choices).zip(&sheet.times_ms);
        let answer = |((question, choice), ms): ((&Question, &Option<i16>), &i32)| {
            let place = choice.and_then(|place| u8::try_from(place).ok());
            ItemAnswer {
                item: question.item,
                choice: place.and_then(|place| question.options.get(usize::from(place)).copied()),
                right: place == Some(question.key()),
                ms: *ms,
                fifth: None,
            }
        };
        answers.map(answer).collect()
    }
}

/// The outcome of a run of puzzles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    #[serde(rename = "outcome")]
    pub scale: measure::scale::Outcome,
    /// Kinds of task; `None` for a run that can't be analysed or a form that lacks a kind.
    pub profile: Option<Profile>,
}

impl Outcome {
    pub(super) fn notices(&self) -> Vec<Notice> {
        let signs = match &self.scale.verdict {
            Verdict::Valid => &[][..],
            Verdict::Caution(signs) | Verdict::Invalid(signs) => signs,
        };
        signs.iter().map(|sign| Notice { code: sign.code(), figure: sign.figure() }).collect()
    }

    pub(super) fn result(&self) -> Option<RunResult> {
        let score = self.scale.score.as_ref()?;
        Some(RunResult::Iq { iq: score.iq, norms: self.scale.norm_version.clone() })
    }
}
