//! The questions as they stand in the report: with their solutions for those who own the wrong-answer
//! analysis. The others see what they were asked and what they chose; the type has no field for more.

use l10n::{Locale, report as say};
use lab::dimensions::Dimension;
use matrix::{
    scene::Scene,
    words::{Role, explain},
};

use super::{
    content::{crowds, words},
    facts::{Facts, Question, QuestionCrowd},
    puzzle_words,
};
use crate::value::ReportParts;

#[derive(Clone, Debug, PartialEq)]
pub enum Sheets {
    Asked(Vec<Asked>),
    Solved(Vec<Solved>),
}

/// A question, without anything that tells the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub number: u32,
    pub scene: Scene,
    /// Place 0 to 5; nothing where it was left open.
    pub chosen: Option<u8>,
    /// To read, each: what was chosen, the kind of task, its difficulty, the time on it and the median
    /// of all.
    pub choice: String,
    pub kind: String,
    pub difficulty: String,
    pub time: String,
    pub median: Option<String>,
}

/// A question with its solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub asked: Asked,
    pub key: u8,
    pub right: bool,
    /// "Right", "Wrong", "Left open", "Right, but too quick".
    pub verdict: String,
    /// Each rule and what it needs, a sentence or two each.
    pub rules: Vec<String>,
    /// What the chosen option keeps and breaks; empty where it is the right one or none.
    pub slips: Vec<String>,
    /// How many of all chose the right option, to read.
    pub others: Option<String>,
}

/// The questions of a run in a language.
pub fn sheets(facts: &Facts, owned: ReportParts, locale: Locale) -> Sheets {
    let questions = || facts.questions.iter().zip(crowds(facts));
    if owned.wrong_answers {
        Sheets::Solved(questions().map(|(question, crowd)| solved(question, crowd, locale)).collect())
    } else {
        Sheets::Asked(questions().map(|(question, crowd)| asked(question, crowd, locale)).collect())
    }
}

fn asked(question: &Question, crowd: Option<&QuestionCrowd>, locale: Locale) -> Asked {
    let time = words::time(locale, question.ms.into());
    Asked {
        number: question.number,
        scene: question.puzzle.scene(),
        chosen: question.chosen,
        choice: match question.chosen {
            Some(place) => say::sheet_chosen(locale, i64::from(place) + 1),
            None => say::sheet_open(locale),
        },
        kind: words::kind(locale, question.kind),
        difficulty: say::sheet_difficulty(locale, question.difficulty.into()),
        time: if question.rapid { say::sheet_rapid(locale, &time) } else { say::sheet_time(locale, &time) },
        median: crowd.map(|crowd| say::sheet_median(locale, &words::time(locale, crowd.median_ms))),
    }
}

fn solved(question: &Question, crowd: Option<&QuestionCrowd>, locale: Locale) -> Solved {
    let explanation = explain(&question.puzzle);
    let text = puzzle_words::explanation(locale, &explanation);
    let found = explanation.steps.iter().zip(text.steps).filter(|(step, _)| step.role == Role::Found);
    let wrong = text.wrong.into_iter().find(|wrong| Some(wrong.choice) == question.chosen);
    let right = question.right();
    Solved {
        asked: asked(question, crowd, locale),
        key: question.puzzle.key,
        right,
        verdict: words::verdict(locale, question),
        rules: found.map(|(_, step)| say::sheet_rule(locale, &step.rule, &step.conclusion)).collect(),
        slips: wrong.map(|wrong| wrong.keeps.into_iter().chain(wrong.breaks).collect()).unwrap_or_default(),
        others: crowd.map(|crowd| {
            let share =
                words::percent_of(crowd.chosen[usize::from(question.puzzle.key.min(5))], crowd.answered);
            say::sheet_others(locale, &l10n::percent(locale, share), crowd.answered)
        }),
    }
}

/// The kind of task, to read.
pub fn kind_name(locale: Locale, kind: Dimension) -> String {
    words::kind(locale, kind)
}
