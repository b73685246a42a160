//! The API types of IQ tests: pictures and descriptions of puzzles without anything that reveals the answer;
//! scores with their margins.

use app::kinds::iq::{
    Outcome, PuzzleForm, examples,
    pictures::{self, PuzzleView},
};
use domain::locale::Locale;
use matrix::item::Item;
use measure::scale::{Bound, Class, Printed};
use serde::Serialize;
use utoipa::ToSchema;

/// Puzzles to solve.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleQuestions)]
pub struct Questions {
    /// In the order they are asked.
    pub questions: Vec<Question>,
    /// How many of them are on trial and don't count.
    pub trial: usize,
    /// Solved step by step before the test.
    pub example: Example,
    /// For practice before the test; nothing of it is sent or counted.
    pub practice: Vec<Example>,
}

/// Three rows of three tiles, the ninth missing, and six options.
#[derive(Debug, Serialize, ToSchema)]
pub struct Question {
    #[schema(example = "b3c1f09e7a542d68")]
    pub id: String,
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
}

/// A tile.
#[derive(Debug, Serialize, ToSchema)]
pub struct Picture {
    /// An SVG element of 240 × 240 units, coloured by --tile-ink, --tile-mid and --tile-paper.
    pub svg: String,
    /// Description of the picture, for screen readers.
    pub words: String,
}

/// A puzzle outside the test, with its solution.
#[derive(Debug, Serialize, ToSchema)]
pub struct Example {
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
    /// Position of the right option, 0 to 5.
    pub answer: u8,
    pub steps: Vec<ExampleStep>,
    /// Why each of the other options is wrong.
    pub wrong: Vec<ExampleWrong>,
}

/// One rule, shown on the three rows or columns.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExampleStep {
    pub rule: String,
    /// Whether the lines are columns.
    pub columns: bool,
    /// What each of the three lines shows.
    pub lines: Vec<String>,
    pub conclusion: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ExampleWrong {
    pub option: u8,
    pub keeps: Option<String>,
    pub breaks: Vec<String>,
    /// The steps that it breaks.
    pub broken: Vec<u8>,
}

impl Questions {
    pub fn of(form: &PuzzleForm, locale: Locale) -> Self {
        let [example, practice @ ..] = examples::puzzles();
        let questions = form.questions.iter().map(|question| {
            let PuzzleView { cells, options } = pictures::view(locale, &question.puzzle.scene());
            Question { id: question.code.clone(), cells: tiles(cells), options: tiles(options) }
        });
        Self {
            questions: questions.collect(),
            trial: form.questions.len() - form.scored(),
            example: explained(locale, example),
            practice: practice.iter().map(|puzzle| explained(locale, puzzle)).collect(),
        }
    }
}

fn tiles(tiles: Vec<pictures::Picture>) -> Vec<Picture> {
    tiles.into_iter().map(|pictures::Picture { svg, words }| Picture { svg, words }).collect()
}

/// A puzzle whose answer may be revealed, as it is sent.
pub fn explained(locale: Locale, puzzle: &Item) -> Example {
    let pictures::Explained { view, answer, steps, wrong } = pictures::explained(locale, puzzle);
    let step = |pictures::ExplainedStep { columns, text }| ExampleStep {
        rule: text.rule,
        columns,
        lines: text.rows.into(),
        conclusion: text.conclusion,
    };
    let wrong = wrong.into_iter().map(|wrong| ExampleWrong {
        option: wrong.choice,
        keeps: wrong.keeps,
        breaks: wrong.breaks,
        broken: wrong.broken,
    });
    Example {
        cells: tiles(view.cells),
        options: tiles(view.options),
        answer,
        steps: steps.into_iter().map(step).collect(),
        wrong: wrong.collect(),
    }
}

/// What is shown of a run without payment.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FreeIqResult)]
pub struct FreeResult {
    pub right: usize,
    pub wrongs: usize,
    /// Every class that the score's margin touches, ascending.
    #[schema(example = json!(["normal", "superior"]))]
    pub classes: Vec<&'static str>,
    /// How likely each class is, ascending; together 100. Empty for results of earlier versions.
    pub likely: Vec<LikelyClass>,
    /// Whether guessing often gets as many right.
    pub near_chance: bool,
    /// Norms the classes come from.
    pub norm_version: String,
    /// Whether the level of the norms is still provisional.
    pub provisional: bool,
}

/// A class of IQ and how likely it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct LikelyClass {
    #[schema(example = "normal")]
    pub class: &'static str,
    /// Whole percent, from 1.
    pub percent: u8,
}

/// The class with the score.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = WholeIqResult)]
pub struct WholeResult {
    #[serde(flatten)]
    pub free: FreeResult,
    pub score: Score,
    /// The score under newer norms than the order's, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rescored: Option<Rescored>,
}

/// The same answers under newer norms.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rescored {
    pub norm_version: String,
    pub provisional: bool,
    pub score: Score,
}

/// A score with its margin.
#[derive(Debug, Serialize, ToSchema)]
pub struct Score {
    pub iq: i32,
    /// exact, at_or_above or at_or_below.
    #[schema(example = "exact")]
    pub bound: &'static str,
    /// Bounds of the 95 % margin; absent where the test doesn't measure that far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    /// Percentage of people below, 1 to 99.
    pub percentile: u8,
    pub class: &'static str,
}

impl FreeResult {
    /// `None` for a run that can't be analysed.
    pub fn of(Outcome { scale, .. }: &Outcome) -> Option<Self> {
        let score = scale.score.as_ref()?;
        Some(Self {
            right: scale.right,
            wrongs: scale.items.saturating_sub(scale.right),
            classes: score.classes.iter().map(|class| class.key()).collect(),
            likely: score
                .likely
                .iter()
                .map(|one| LikelyClass { class: one.class.key(), percent: one.percent })
                .collect(),
            near_chance: scale.near_chance,
            norm_version: scale.norm_version.clone(),
            provisional: scale.phase.is_borrowed(),
        })
    }
}

impl WholeResult {
    /// `None` for a run that can't be analysed.
    pub fn of(outcome: &Outcome, newer: Option<&Outcome>) -> Option<Self> {
        Some(Self {
            free: FreeResult::of(outcome)?,
            score: Score::of(outcome.scale.score.as_ref()?),
            rescored: newer.and_then(Rescored::of),
        })
    }
}

impl Rescored {
    /// `None` if there is no score under the newer norms.
    fn of(Outcome { scale, .. }: &Outcome) -> Option<Self> {
        Some(Self {
            norm_version: scale.norm_version.clone(),
            provisional: scale.phase.is_borrowed(),
            score: Score::of(scale.score.as_ref()?),
        })
    }
}

impl Score {
    pub fn of(score: &Printed) -> Self {
        Self {
            iq: score.iq,
            bound: bound(score.bound),
            low: score.interval.low,
            high: score.interval.high,
            percentile: percentile(score.percentile),
            class: Class::key(score.class),
        }
    }
}

/// From 1 to 99: nobody is better or worse than everybody.
pub fn percentile(below: f64) -> u8 {
    whole((below * 100.0).round()).clamp(1, 99)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
const fn whole(value: f64) -> u8 {
    value as u8
}

pub const fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::AtOrAbove => "at_or_above",
        Bound::AtOrBelow => "at_or_below",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_never_0_or_100() {
        assert_eq!([0.0, 0.004, 0.016, 0.5, 0.994, 0.996, 1.0].map(percentile), [1, 1, 2, 50, 99, 99, 99]);
    }
}
