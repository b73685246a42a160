//! The places where the kind of an exam matters: what is asked ([`Content`]), what the answers came to ([`Outcome`])
//! and what its report is made from ([`report::facts::Facts`], put together by [`facts`]). Orders, purchases, letters,
//! shares, files and statistics are the same for every kind.

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
    Iq(iq::PuzzleForm),
}

/// What every kind of question has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionHead<'a> {
    /// What a browser calls it.
    pub code: &'a str,
    /// How many options there are to choose from.
    pub options: usize,
    /// False for a question that is only tried out.
    pub scored: bool,
}

/// What answers are scored with. An order keeps both.
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
        }
    }

    /// What runs are scored with today.
    pub fn newest(&self) -> Versions {
        match &self.content {
            Content::Iq(form) => form.newest.versions(),
        }
    }

    /// What a run came to; `None` if the form was never scored with these versions. The same answers under the same
    /// versions give the same bytes at any later time.
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
        }
    }

    /// What happened to each item, for the statistics.
    pub fn item_answers(&self, sheet: &SheetRow) -> Vec<ItemAnswer> {
        match &self.content {
            Content::Iq(form) => form.item_answers(sheet),
        }
    }

    /// The puzzles of an IQ test.
    pub fn puzzles(&self) -> Option<&iq::PuzzleForm> {
        match &self.content {
            Content::Iq(form) => Some(form),
        }
    }
}

/// What a run came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Iq(Box<iq::Outcome>),
}

impl Outcome {
    pub fn kind(&self) -> ExamKind {
        match self {
            Self::Iq(_) => ExamKind::Iq,
        }
    }

    /// As an order keeps it.
    pub fn read(kind: ExamKind, text: &str) -> serde_json::Result<Self> {
        match kind {
            ExamKind::Iq => serde_json::from_str(text).map(Self::Iq),
        }
    }

    /// As an order keeps it: recomputing gives the same bytes.
    pub fn to_text(&self) -> String {
        match self {
            Self::Iq(outcome) => serde_json::to_string(outcome),
        }
        .expect("numbers and words are always JSON")
    }

    /// Whether the run can be analysed.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Iq(outcome) => outcome.scale.score.is_some(),
        }
    }

    /// What it adds to the statistics; `None` for a run that can't be analysed.
    pub fn result(&self) -> Option<RunResult> {
        match self {
            Self::Iq(outcome) => outcome.result(),
        }
    }

    /// What others may see of it in one word; `None` for a run that can't be analysed.
    pub fn class(&self) -> Option<&'static str> {
        match self {
            Self::Iq(outcome) => outcome.scale.score.as_ref().map(|score| score.class.key()),
        }
    }

    /// The outcome of an IQ test.
    pub fn iq(&self) -> Option<&iq::Outcome> {
        match self {
            Self::Iq(outcome) => Some(outcome),
        }
    }
}

/// Whether a list of results may show this word.
pub fn is_class(kind: ExamKind, word: &str) -> bool {
    match kind {
        ExamKind::Iq => measure::scale::Class::ALL.into_iter().any(|class| class.key() == word),
    }
}

/// How others did, frozen for an order in the caller's transaction unless that was done before: a report read years
/// later says the same.
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
    };
    store::reports::freeze(conn, &order.number, &text, now).await
}

/// Everything the order's report speaks about, under these versions; `None` if its form was never scored with them.
/// `kept`: what the answers came to when they were handed in; `frozen`: how others did.
pub fn facts(
    order: &OrderRow,
    kept: &Outcome,
    form: &Form,
    exam: &Exam,
    frozen: &str,
    versions: &Versions,
) -> Result<Option<Facts>, StoreError> {
    match (&form.content, kept) {
        (Content::Iq(form), Outcome::Iq(kept)) => {
            // The run's id, because an order's number isn't for logs.
            let unknown =
                |_| StoreError::Inconsistent { table: "report", column: "crowd", row: order.run.to_string() };
            let crowd = serde_json::from_str(frozen).map_err(unknown)?;
            Ok(iq::facts(order, kept, form, &exam.code, crowd, versions)
                .map(|facts| Facts::Iq(Box::new(facts))))
        }
    }
}
