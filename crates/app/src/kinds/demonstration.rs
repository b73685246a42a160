//! A questionnaire of ten statements, each rated on a scale of five, for tests of this program: a second kind of exam
//! that goes through the whole flow. It is part of the program, so it has a single form and no rows in the database.

use domain::{
    catalog::{Exam, ExamId},
    run::{ItemAnswer, RunResult},
};
use report::demonstration::Facts;
use serde::{Deserialize, Serialize};
use store::orders::{OrderRow, SheetRow};

use super::{Content, Form, QuestionHead, Versions};

const STATEMENTS: [&str; 10] = [
    "I like plans.",
    "I like surprises.",
    "I like lists.",
    "I like crowds.",
    "I like silence.",
    "I like numbers.",
    "I like stories.",
    "I like mornings.",
    "I like evenings.",
    "I like questionnaires.",
];
/// From "not at all" to "very much".
pub const STEPS: usize = 5;

/// The ten statements.
#[derive(Debug)]
pub struct Statements {
    pub questions: Vec<Statement>,
}

#[derive(Debug)]
pub struct Statement {
    item: i32,
    pub code: String,
    pub text: &'static str,
}

impl Statement {
    pub(super) fn head(&self) -> QuestionHead<'_> {
        QuestionHead { code: &self.code, options: STEPS, scored: true }
    }
}

/// Above the numbers of every edition of puzzles.
const FIRST_FORM: i32 = 1_500_000_000;
const FIRST_ITEM: i32 = 1_500_000_000;

/// The one form of an exam of this kind.
pub(super) fn form(exam: ExamId) -> Form {
    let statement =
        |(n, text): (i32, &'static str)| Statement { item: FIRST_ITEM + n, code: format!("s{n}"), text };
    let questions = (1..).zip(STATEMENTS).map(statement).collect();
    Form {
        id: FIRST_FORM + exam.0,
        exam,
        live: true,
        content: Content::Demonstration(Statements { questions }),
    }
}

/// The outcome of the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// `None` if a statement was left unanswered.
    pub agreement: Option<i32>,
    choices: Vec<u8>,
    questions: usize,
}

impl Agreement {
    pub(super) fn result(&self) -> Option<RunResult> {
        self.agreement.map(|agreement| RunResult::Demonstration { agreement })
    }

    pub fn questions(&self) -> usize {
        self.questions
    }

    pub(super) fn class(&self) -> Option<&'static str> {
        self.agreement.map(|agreement| if agreement < 20 { CLASSES[0] } else { CLASSES[1] })
    }
}

const CLASSES: [&str; 2] = ["quiet", "keen"];

pub(super) fn is_class(word: &str) -> bool {
    CLASSES.contains(&word)
}

pub(super) fn versions() -> Versions {
    Versions { parameters: 1, norms: "demonstration".to_owned() }
}

pub(super) fn score(sheet: &SheetRow) -> Agreement {
    let choices: Option<Vec<u8>> =
        sheet.choices.iter().map(|choice| choice.and_then(|step| u8::try_from(step).ok())).collect();
    let agreement = choices.as_ref().map(|choices| choices.iter().map(|step| i32::from(*step)).sum());
    Agreement { agreement, choices: choices.unwrap_or_default(), questions: sheet.choices.len() }
}

impl Statements {
    pub(super) fn item_answers(&self, sheet: &SheetRow) -> Vec<ItemAnswer> {
        let answers = self.questions.iter().zip(&sheet.choices).zip(&sheet.times_ms);
        let answer = |((statement, choice), ms): ((&Statement, &Option<i16>), &i32)| ItemAnswer {
            item: statement.item,
            choice: choice.and_then(|step| u8::try_from(step).ok()),
            right: false,
            ms: *ms,
            fifth: None,
        };
        answers.map(answer).collect()
    }
}

pub(super) fn facts(order: &OrderRow, outcome: &Agreement, exam: &Exam) -> Option<Facts> {
    Some(Facts {
        exam: exam.name.clone(),
        taken_at: order.submitted_at,
        agreement: outcome.agreement?,
        choices: outcome.choices.clone(),
    })
}
