//! The questions of an IQ test as the report shows them.

use l10n::{Locale, report as say};
use lab::dimensions::Dimension;
use matrix::words::{Role, explain};

use super::words;
use crate::{
    iq::{
        facts::{Facts, Question, QuestionCrowd},
        puzzle_words,
    },
    sheets::{Sheets, Solved, Unsolved},
    value::ReportParts,
};

/// The questions of a run in a language.
pub fn sheets(facts: &Facts, owned: ReportParts, locale: Locale) -> Sheets {
    let questions = || facts.questions.iter().zip(facts.crowds());
    if owned.wrong_answers {
        Sheets::Solved(questions().map(|(question, crowd)| solved(question, crowd, locale)).collect())
    } else {
        Sheets::Unsolved(questions().map(|(question, crowd)| asked(question, crowd, locale)).collect())
    }
}

fn asked(question: &Question, crowd: Option<&QuestionCrowd>, locale: Locale) -> Unsolved {
    let time = words::time(locale, question.ms.into());
    Unsolved {
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

/// The name of the kind of task.
pub fn kind_name(locale: Locale, kind: Dimension) -> String {
    words::kind(locale, kind)
}
