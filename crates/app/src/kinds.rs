//! The places where the kind of an exam matters: what is asked ([`Content`]), the outcome of the answers ([`Outcome`])
//! and what its report is made from ([`report::facts::Facts`], assembled by [`facts`]). Orders, purchases, letters,
//! shares, files and statistics are the same for every kind.

#[cfg(debug_assertions)]
pub mod demonstration;
pub mod iq;

use domain::{
    catalog::{Exam, ExamId, ExamKind},
    run::{ItemAnswer, RunResult},
};
use jiff::Timestamp;
use measure::validity::Circumstances;
use report::facts::Facts;
use store::{
    PgConnection, StoreError,
    orders::{OrderRow, SheetRow},
};

/// A form, ready to be shown and scored.
#[derive(Debug)]
pub struct Form {
    pub id: i32,
    pub exam: ExamId,
    /// Given out to new visitors.
    pub live: bool,
    pub content: Content,
}

/// What a form asks.
#[derive(Debug)]
pub enum Content {
    Iq(Box<iq::PuzzleForm>),
    #[cfg(debug_assertions)]
    Demonstration(demonstration::Statements),
}

/// What every kind of question has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionHead<'a> {
    /// Its code in the browser.
    pub code: &'a str,
    /// How many options there are to choose from.
    pub options: usize,
    /// False for a trial question.
    pub scored: bool,
}

/// The versions that answers are scored with. An order stores both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Versions {
    pub parameters: i32,
    pub norms: String,
}

impl Versions {
    pub fn of(order: &OrderRow) -> Self {
        Self { parameters: order.parameter_version, norms: order.norm_version.clone() }
    }
}

impl Form {
    /// In the order they are asked.
    pub fn questions(&self) -> Vec<QuestionHead<'_>> {
        match &self.content {
            Content::Iq(form) => form.questions.iter().map(iq::Question::head).collect(),
            #[cfg(debug_assertions)]
            Content::Demonstration(form) => {
                form.questions.iter().map(demonstration::Statement::head).collect()
            }
        }
    }

    /// The versions that new runs are scored with.
    pub fn newest(&self) -> Versions {
        match &self.content {
            Content::Iq(form) => form.newest.versions(),
            #[cfg(debug_assertions)]
            Content::Demonstration(_) => demonstration::versions(),
        }
    }

    /// The outcome of a run; `None` if the form was never scored with these versions. The same answers under the same
    /// versions always give the same bytes.
    pub fn score(
        &self,
        versions: &Versions,
        sheet: &SheetRow,
        circumstances: Circumstances,
    ) -> Option<Outcome> {
        match &self.content {
            Content::Iq(form) => {
                let scoring = form.scoring(versions)?;
                Some(Outcome::Iq(Box::new(iq::score(form, scoring, sheet, circumstances))))
            }
            #[cfg(debug_assertions)]
            Content::Demonstration(_) => Some(Outcome::Demonstration(demonstration::score(sheet))),
        }
    }

    /// How each item was answered, for the statistics.
    pub fn item_answers(&self, sheet: &SheetRow) -> Vec<ItemAnswer> {
        match &self.content {
            Content::Iq(form) => form.item_answers(sheet),
            #[cfg(debug_assertions)]
            Content::Demonstration(form) => form.item_answers(sheet),
        }
    }

    /// The puzzles of an IQ test.
    pub fn puzzles(&self) -> Option<&iq::PuzzleForm> {
        match &self.content {
            Content::Iq(form) => Some(form),
            #[cfg(debug_assertions)]
            Content::Demonstration(_) => None,
        }
    }
}

/// Something that makes a result less certain or impossible, with the figure that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    pub code: &'static str,
    pub figure: Option<i64>,
}

/// The outcome of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Iq(Box<iq::Outcome>),
    #[cfg(debug_assertions)]
    Demonstration(demonstration::Agreement),
}

impl Outcome {
    pub fn kind(&self) -> ExamKind {
        match self {
            Self::Iq(_) => ExamKind::Iq,
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => ExamKind::Demonstration,
        }
    }

    /// Parses the text stored with an order.
    pub fn read(kind: ExamKind, text: &str) -> serde_json::Result<Self> {
        match kind {
            ExamKind::Iq => serde_json::from_str(text).map(Self::Iq),
            #[cfg(debug_assertions)]
            ExamKind::Demonstration => serde_json::from_str(text).map(Self::Demonstration),
        }
    }

    /// The text stored with an order: recomputing gives the same bytes.
    pub fn to_text(&self) -> String {
        match self {
            Self::Iq(outcome) => serde_json::to_string(outcome),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => serde_json::to_string(outcome),
        }
        .expect("numbers and words are always JSON")
    }

    /// Whether the run can be analysed.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Iq(outcome) => outcome.scale.score.is_some(),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.agreement.is_some(),
        }
    }

    /// How many questions were scored.
    pub fn questions(&self) -> usize {
        match self {
            Self::Iq(outcome) => outcome.scale.items,
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.questions(),
        }
    }

    /// Why the run can't be analysed or, if it can, what makes the result less certain.
    pub fn notices(&self) -> Vec<Notice> {
        match self {
            Self::Iq(outcome) => outcome.notices(),
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => Vec::new(),
        }
    }

    /// What it adds to the statistics; `None` for a run that can't be analysed.
    pub fn result(&self) -> Option<RunResult> {
        match self {
            Self::Iq(outcome) => outcome.result(),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.result(),
        }
    }

    /// A one-word summary that others may see; `None` for a run that can't be analysed.
    pub fn class(&self) -> Option<&'static str> {
        match self {
            Self::Iq(outcome) => outcome.scale.score.as_ref().map(|score| score.class.key()),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.class(),
        }
    }

    /// The outcome of an IQ test.
    pub fn iq(&self) -> Option<&iq::Outcome> {
        match self {
            Self::Iq(outcome) => Some(outcome),
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => None,
        }
    }
}

/// The forms that are part of the program. Those of IQ tests are built beforehand and read from the database.
pub async fn program_forms(conn: &mut PgConnection) -> store::Result<Vec<Form>> {
    let form = |exam: Exam| match exam.kind {
        ExamKind::Iq => None,
        #[cfg(debug_assertions)]
        ExamKind::Demonstration => Some(demonstration::form(exam.id)),
    };
    Ok(store::catalog::exams(conn).await?.into_iter().filter_map(form).collect())
}

/// Whether a list of results may show this word.
pub fn is_class(kind: ExamKind, word: &str) -> bool {
    match kind {
        ExamKind::Iq => measure::scale::Class::ALL.into_iter().any(|class| class.key() == word),
        #[cfg(debug_assertions)]
        ExamKind::Demonstration => demonstration::is_class(word),
    }
}

/// How others did, frozen for an order in the caller's transaction unless it already was: a report read years later
/// states the same.
pub async fn freeze(
    conn: &mut PgConnection,
    order: &OrderRow,
    form: &Form,
    now: Timestamp,
) -> store::Result<String> {
    if let Some(text) = store::reports::crowd(conn, &order.number).await? {
        return Ok(text);
    }
    let text = match &form.content {
        Content::Iq(form) => iq::crowd(conn, order, form, now).await?,
        #[cfg(debug_assertions)]
        Content::Demonstration(_) => "{}".to_owned(),
    };
    store::reports::freeze(conn, &order.number, &text, now).await
}

/// Everything the order's report is about, under these versions; `None` if its form was never scored with them.
/// `outcome`: the outcome of the answers under these versions; `frozen`: how others did.
pub fn facts(
    order: &OrderRow,
    outcome: &Outcome,
    form: &Form,
    exam: &Exam,
    frozen: &str,
    versions: &Versions,
) -> Result<Option<Facts>, StoreError> {
    match (&form.content, outcome) {
        (Content::Iq(form), Outcome::Iq(outcome)) => {
            // The run's id, because order numbers must not be logged.
            let unknown =
                |_| StoreError::Inconsistent { table: "report", column: "crowd", row: order.run.to_string() };
            let crowd = serde_json::from_str(frozen).map_err(unknown)?;
            Ok(iq::facts(order, outcome, form, &exam.name, crowd, versions)
                .map(|facts| Facts::Iq(Box::new(facts))))
        }
        #[cfg(debug_assertions)]
        (Content::Demonstration(_), Outcome::Demonstration(outcome)) => {
            Ok(demonstration::facts(order, outcome, exam).map(Facts::Demonstration))
        }
        // An order stores the kind of its form.
        #[cfg(debug_assertions)]
        _ => Ok(None),
    }
}
