//! The places where the kind of an exam matters: what is asked ([`Content`]), the outcome of the answers ([`Outcome`])
//! and what its report is made from ([`report::facts::Facts`], assembled by [`facts`]). Orders, purchases, letters,
//! shares, files and statistics are the same for every kind.

#[cfg(debug_assertions)]
pub mod demonstration;
pub mod iq;
pub mod questionnaire;

use std::sync::Arc;

use ::questionnaire::types;
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
    Questionnaire(questionnaire::StatementForm),
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
            Content::Questionnaire(form) => form.heads(),
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
            Content::Questionnaire(form) => form.versions(),
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
            Content::Questionnaire(form) => {
                let outcome = || Outcome::Questionnaire(Box::new(questionnaire::score(form, sheet)));
                (form.versions() == *versions).then(outcome)
            }
            #[cfg(debug_assertions)]
            Content::Demonstration(_) => Some(Outcome::Demonstration(demonstration::score(sheet))),
        }
    }

    /// How each item was answered, for the statistics. `outcome`: what the answers came to.
    pub fn item_answers(&self, sheet: &SheetRow, outcome: &Outcome) -> Vec<ItemAnswer> {
        match &self.content {
            Content::Iq(form) => form.item_answers(sheet),
            Content::Questionnaire(form) => {
                let profile = outcome.questionnaire().and_then(|one| one.profile.as_ref());
                questionnaire::item_answers(form, sheet, profile)
            }
            #[cfg(debug_assertions)]
            Content::Demonstration(form) => form.item_answers(sheet),
        }
    }

    /// The puzzles of an IQ test.
    pub fn puzzles(&self) -> Option<&iq::PuzzleForm> {
        match &self.content {
            Content::Iq(form) => Some(form),
            Content::Questionnaire(_) => None,
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
    Questionnaire(Box<questionnaire::Outcome>),
    #[cfg(debug_assertions)]
    Demonstration(demonstration::Agreement),
}

impl Outcome {
    pub fn kind(&self) -> ExamKind {
        match self {
            Self::Iq(_) => ExamKind::Iq,
            Self::Questionnaire(_) => ExamKind::Questionnaire,
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => ExamKind::Demonstration,
        }
    }

    /// Parses the text stored with an order.
    pub fn read(kind: ExamKind, text: &str) -> serde_json::Result<Self> {
        match kind {
            ExamKind::Iq => serde_json::from_str(text).map(Self::Iq),
            ExamKind::Questionnaire => serde_json::from_str(text).map(Self::Questionnaire),
            #[cfg(debug_assertions)]
            ExamKind::Demonstration => serde_json::from_str(text).map(Self::Demonstration),
        }
    }

    /// The text stored with an order: recomputing gives the same bytes.
    pub fn to_text(&self) -> String {
        match self {
            Self::Iq(outcome) => serde_json::to_string(outcome),
            Self::Questionnaire(outcome) => serde_json::to_string(outcome),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => serde_json::to_string(outcome),
        }
        .expect("numbers and words are always JSON")
    }

    /// Whether the run can be analysed.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Iq(outcome) => outcome.scale.score.is_some(),
            Self::Questionnaire(outcome) => outcome.profile.is_some(),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.agreement.is_some(),
        }
    }

    /// How many questions were scored.
    pub fn questions(&self) -> usize {
        match self {
            Self::Iq(outcome) => outcome.scale.items,
            Self::Questionnaire(outcome) => outcome.statements,
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.questions(),
        }
    }

    /// Why the run can't be analysed or, if it can, what makes the result less certain.
    pub fn notices(&self) -> Vec<Notice> {
        match self {
            Self::Iq(outcome) => outcome.notices(),
            Self::Questionnaire(outcome) => outcome.notices(),
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => Vec::new(),
        }
    }

    /// What it adds to the statistics; `None` for a run that can't be analysed.
    pub fn result(&self) -> Option<RunResult> {
        match self {
            Self::Iq(outcome) => outcome.result(),
            Self::Questionnaire(outcome) => outcome.result(),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.result(),
        }
    }

    /// A one-word summary that others may see; `None` for a run that can't be analysed, and for instruments without
    /// one.
    pub fn class(&self) -> Option<&str> {
        match self {
            Self::Iq(outcome) => outcome.scale.score.as_ref().map(|score| score.class.key()),
            Self::Questionnaire(outcome) => outcome.class(),
            #[cfg(debug_assertions)]
            Self::Demonstration(outcome) => outcome.class(),
        }
    }

    /// The outcome of an IQ test.
    pub fn iq(&self) -> Option<&iq::Outcome> {
        match self {
            Self::Iq(outcome) => Some(outcome),
            Self::Questionnaire(_) => None,
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => None,
        }
    }

    /// The four letters, of the questionnaire that finds a type.
    pub fn types(&self) -> Option<&types::Profile> {
        self.questionnaire()?.types()
    }

    /// The outcome of a questionnaire.
    pub fn questionnaire(&self) -> Option<&questionnaire::Outcome> {
        match self {
            Self::Questionnaire(outcome) => Some(outcome),
            Self::Iq(_) => None,
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => None,
        }
    }
}

/// What the forms that aren't built beforehand are made from.
#[derive(Debug)]
pub struct Sources {
    exams: Vec<Exam>,
    instruments: Vec<store::instruments::Instrument>,
}

impl Sources {
    pub async fn load(conn: &mut PgConnection) -> store::Result<Self> {
        let exams = store::catalog::exams(conn).await?;
        Ok(Self { exams, instruments: store::instruments::load(conn).await? })
    }

    /// The forms that are made by the program. Those of IQ tests are built beforehand and read from the database.
    pub fn forms(&self) -> Result<Vec<Form>, questionnaire::Unreadable> {
        let published = self.instruments.iter().map(|one| questionnaire::read(one).map(Arc::new));
        let published = published.collect::<Result<Vec<_>, _>>()?;
        let forms = |exam: &Exam| match exam.kind {
            ExamKind::Iq => Vec::new(),
            ExamKind::Questionnaire => questionnaire::forms(exam, &published),
            #[cfg(debug_assertions)]
            ExamKind::Demonstration => vec![demonstration::form(exam.id)],
        };
        Ok(self.exams.iter().flat_map(forms).collect())
    }
}

/// Whether a list of results may show this word.
pub fn is_class(kind: ExamKind, word: &str) -> bool {
    match kind {
        ExamKind::Iq => measure::scale::Class::ALL.into_iter().any(|class| class.key() == word),
        ExamKind::Questionnaire => questionnaire::is_class(word),
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
        Content::Questionnaire(_) => questionnaire::frozen(),
        #[cfg(debug_assertions)]
        Content::Demonstration(_) => "{}".to_owned(),
    };
    store::reports::freeze(conn, &order.number, &text, now).await
}

/// The result that the same person had before, of kinds that show both side by side.
pub async fn earlier(
    conn: &mut PgConnection,
    order: &OrderRow,
    outcome: &Outcome,
) -> store::Result<Option<questionnaire::Earlier>> {
    match outcome.questionnaire() {
        Some(outcome) => questionnaire::earlier(conn, order, outcome).await,
        None => Ok(None),
    }
}

/// Everything the order's report is about, under these versions; `None` if its form was never scored with them.
/// `outcome`: the outcome of the answers under these versions, with the result before it; `frozen`: how others did.
pub fn facts(
    order: &OrderRow,
    (outcome, earlier): (&Outcome, Option<questionnaire::Earlier>),
    form: &Form,
    exam: &Exam,
    frozen: &str,
    versions: &Versions,
) -> Result<Option<Facts>, StoreError> {
    // The run's id, because order numbers must not be logged.
    let unknown =
        |_| StoreError::Inconsistent { table: "report", column: "crowd", row: order.run.to_string() };
    match (&form.content, outcome) {
        (Content::Iq(form), Outcome::Iq(outcome)) => {
            let crowd = serde_json::from_str(frozen).map_err(unknown)?;
            Ok(iq::facts(order, outcome, form, &exam.name, crowd, versions)
                .map(|facts| Facts::Iq(Box::new(facts))))
        }
        (Content::Questionnaire(form), Outcome::Questionnaire(outcome)) => {
            let figures = serde_json::from_str(frozen).map_err(unknown)?;
            let outcome = (&**outcome, earlier);
            Ok(questionnaire::facts(order, outcome, form, &exam.name, figures, versions)
                .map(|facts| Facts::Questionnaire(Box::new(facts))))
        }
        #[cfg(debug_assertions)]
        (Content::Demonstration(_), Outcome::Demonstration(outcome)) => {
            Ok(demonstration::facts(order, outcome, exam).map(Facts::Demonstration))
        }
        // An order stores the kind of its form.
        _ => Ok(None),
    }
}
