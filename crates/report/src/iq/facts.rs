//! The input of a report. Whatever would change over time (how others did) is frozen when the report is
//! delivered: a report read years later says the same.

use domain::catalog::Words;
use jiff::Timestamp;
use lab::dimensions::Dimension;
use matrix::item::Item;
use measure::{norms::Norms, scale::Outcome, subscores::Profile};
use serde::{Deserialize, Serialize};

/// One scored run with everything around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// The exam's name.
    pub exam: Words,
    pub taken_at: Timestamp,
    pub outcome: Outcome,
    /// Kinds of task in the order of `lab::dimensions::DIMENSIONS`; `None` where the form lacks a kind.
    pub profile: Option<Profile>,
    pub scale: ScaleFacts,
    /// Those that count, in the order they were asked.
    pub questions: Vec<Question>,
    pub crowd: Crowd,
    /// A run of the simulator, shown as an example: every page says so.
    pub sample: bool,
}

impl Facts {
    /// How others did on each question; `None` beyond the end of what was frozen.
    pub(crate) fn crowds(&self) -> impl Iterator<Item = Option<&QuestionCrowd>> {
        self.crowd.questions.iter().map(Option::as_ref).chain(std::iter::repeat(None))
    }
}

/// How the form measures under the norms of the outcome.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScaleFacts {
    pub norms: Norms,
    pub parameter_version: i32,
    /// Lowest and highest printed IQ.
    pub lowest: i32,
    pub highest: i32,
    /// Share of the variance of scores that is not chance, 0 to 1.
    pub reliability: f64,
    /// Standard error of the printed score in IQ points (without the norms' own) at a true IQ of 70, 85,
    /// 100, 115, 130 and 145.
    pub errors: Vec<ErrorAt>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ErrorAt {
    pub iq: i32,
    pub sem: f64,
}

/// A question and how its owner answered it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// As it was numbered on the screen, from 1.
    pub number: u32,
    /// Choices in the order they were shown.
    pub puzzle: Item,
    pub kind: Dimension,
    /// The IQ at which half of all people solve it.
    pub difficulty: i32,
    /// The chosen option's position; `None` where the question was left open.
    pub chosen: Option<u8>,
    pub ms: i32,
    /// How often the chosen option was replaced by another.
    pub changes: i16,
    /// Answered too quickly to have been read; the score ignores it.
    pub rapid: bool,
}

impl Question {
    pub fn right(&self) -> bool {
        self.chosen == Some(self.puzzle.key)
    }
}

/// How others did, as of `as_of`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Crowd {
    pub as_of: Timestamp,
    /// Valid runs of the exam by IQ, from [`domain::stats::IQ_LOWEST`] on; `None` below [`CROWD_FLOOR`] runs.
    pub scores: Option<Vec<i64>>,
    /// In the order of [`Facts::questions`]; `None` where too few have answered.
    pub questions: Vec<Option<QuestionCrowd>>,
}

/// With fewer valid runs, statistics about others are meaningless.
pub const CROWD_FLOOR: i64 = 100;

/// How others answered one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionCrowd {
    /// Number of answers.
    pub answered: i64,
    /// By position of the option as it was shown to the owner.
    pub chosen: [i64; 6],
    pub median_ms: i64,
    /// Answers by time, see `domain::run::time_bucket`.
    pub times: Vec<i64>,
}
