//! Confirming a run: its answers are checked against the form, judged, scored and stored, once.
//!
//! This needs the ticket that came with the questions, and uses it up. Submitting a run again returns its first
//! outcome; other answers under its id, or with its ticket, are rejected.
//! Nothing is sold here, and no answer key is revealed.

mod sheet;
mod writer;

use std::sync::Arc;

use domain::{
    catalog::{AppExamId, Exam, ExamId},
    country::CountryCode,
    ids::{RunId, VisitId},
    locale::Locale,
    order::{OrderNumber, Status, UNPAID_KEPT},
    run::FinishedRun,
};
use jiff::Timestamp;
use store::{
    StoreError,
    orders::{OrderRow, SheetRow},
};

pub use sheet::{Given, circumstances, read as read_answers};
pub use writer::Writer;

use crate::{
    bank::Bank,
    failpoints,
    kinds::{Form, Outcome, Versions},
    tickets::Ticket,
};

/// A run as submitted.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Created by the browser when the run began.
    pub run: RunId,
    pub app_exam: AppExamId,
    pub form: i32,
    /// The ticket that came with the questions.
    pub ticket: Ticket,
    pub answers: Vec<Given>,
    /// How often the tab was left.
    pub left: u32,
    pub hidden_ms: u32,
    /// The narrowest width of the window.
    pub width: Option<u32>,
    /// The server's clock minus the browser's when the questions were received.
    pub clock_offset_ms: Option<i64>,
    /// The browser's clock when the run was submitted, milliseconds since 1970.
    pub sent_at: Option<i64>,
    pub hl: Locale,
    pub country: CountryCode,
    pub logid: Option<VisitId>,
}

/// Why a run was not stored.
#[derive(Debug, thiserror::Error)]
pub enum SubmitError {
    #[error("the exam has no such form")]
    UnknownForm,
    #[error("the answers don't match the form")]
    BadAnswers,
    #[error("the run was confirmed with other answers")]
    AlreadyConfirmed,
    #[error("the ticket is for another exam or form")]
    OtherTicket,
    #[error("another run was submitted with the ticket")]
    TicketUsed,
    #[error("could not store the run")]
    Store(#[from] StoreError),
}

/// A confirmed run.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    pub number: OrderNumber,
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub form: i32,
    pub status: Status,
    pub submitted_at: Timestamp,
    /// When it is deleted unless it is bought.
    pub forget_at: Option<Timestamp>,
    pub outcome: Outcome,
}

impl Order {
    /// Parses a stored order.
    pub fn read(row: &OrderRow) -> store::Result<Self> {
        let run = row.run;
        let unknown =
            |_| StoreError::Inconsistent { table: "exam_order", column: "outcome", row: run.to_string() };
        let outcome = Outcome::read(row.kind, &row.outcome).map_err(unknown)?;
        Ok(Self::of(row, outcome))
    }

    fn of(row: &OrderRow, outcome: Outcome) -> Self {
        Self {
            number: row.number.clone(),
            app_exam: row.app_exam,
            exam: row.exam,
            form: row.form,
            status: row.status,
            submitted_at: row.submitted_at,
            forget_at: row.forget_at,
            outcome,
        }
    }
}

/// Judges, scores and stores a run. `random`: its lowest hundred bits make the order's number.
pub async fn submit(
    writer: &Writer,
    bank: &Bank,
    exam: &Exam,
    sent: &Submission,
    now: Timestamp,
    random: u128,
) -> Result<Order, SubmitError> {
    let form = bank.forms.get(&sent.form).filter(|form| form.exam == exam.id);
    let form = form.ok_or(SubmitError::UnknownForm)?.as_ref();
    let sheet = sheet::read(form, &sent.answers).ok_or(SubmitError::BadAnswers)?;
    if (sent.ticket.form, sent.ticket.exam) != (form.id, exam.id) {
        return Err(SubmitError::OtherTicket);
    }
    // Submitting the run again gives the same order, to the microsecond.
    let now = store::as_postgres_keeps(now);
    let circumstances = sheet::circumstances(form, &sheet, sent, now);
    let versions = form.newest();
    let outcome = form.score(&versions, &sheet, circumstances).ok_or(SubmitError::UnknownForm)?;
    let event = finished(form, &sheet, &outcome, sent, now);
    let row = OrderRow {
        number: OrderNumber::new(now, random),
        run: sent.run,
        app_exam: sent.app_exam,
        exam: exam.id,
        kind: outcome.kind(),
        form: form.id,
        status: Status::of_run(outcome.is_valid(), exam.free),
        hl: sent.hl,
        country: sent.country,
        logid: sent.logid,
        uid: sent.ticket.uid,
        ticket: Some(sent.ticket.id),
        submitted_at: now,
        sheet,
        circumstances,
        parameter_version: versions.parameters,
        norm_version: versions.norms,
        outcome: outcome.to_text(),
        forget_at: now.checked_add(UNPAID_KEPT).ok(),
    };

    let new = Arc::new((row, event));
    let (row, _) = &*new;
    if writer.write(&new).await? {
        failpoints::reached("run_stored");
        return Ok(Order::of(row, outcome));
    }
    // The same run was inserted before. A concurrent insert has committed by now, because this one waited for it.
    let mut conn = writer.pool.acquire().await.map_err(StoreError::from)?;
    let first = store::orders::find_run(&mut conn, sent.run).await?.ok_or(SubmitError::TicketUsed)?;
    let same =
        (first.app_exam, first.form) == (row.app_exam, row.form) && first.sheet.choices == row.sheet.choices;
    if same { Ok(Order::read(&first)?) } else { Err(SubmitError::AlreadyConfirmed) }
}

/// What the run adds to the statistics, including trial questions.
fn finished(
    form: &Form,
    sheet: &SheetRow,
    outcome: &Outcome,
    sent: &Submission,
    at: Timestamp,
) -> FinishedRun {
    FinishedRun {
        at,
        exam: form.exam,
        country: sent.country,
        hl: sent.hl,
        result: outcome.result(),
        duration_s: sheet.times_ms.iter().map(|ms| i64::from(*ms)).sum::<i64>() / 1000,
        answers: form.item_answers(sheet, outcome),
    }
}

/// Why an old order can't be recomputed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecomputeError {
    #[error("the bank doesn't have form {0}")]
    UnknownForm(i32),
    #[error("form {0} was never scored with the order's parameters and norms")]
    OtherParameters(i32),
}

/// The outcome of the order's answers, recomputed: byte for byte what was stored, however many norms were
/// published since.
pub fn recompute(order: &OrderRow, bank: &Bank) -> Result<String, RecomputeError> {
    let form = form_of(order, bank)?;
    let outcome = form.score(&Versions::of(order), &order.sheet, order.circumstances);
    Ok(outcome.ok_or(RecomputeError::OtherParameters(order.form))?.to_text())
}

/// The form that the order's run was taken with.
pub fn form_of<'a>(order: &OrderRow, bank: &'a Bank) -> Result<&'a Form, RecomputeError> {
    bank.forms.get(&order.form).map(AsRef::as_ref).ok_or(RecomputeError::UnknownForm(order.form))
}

/// The same answers under the current norms; `None` if the order already uses them.
pub fn rescore(order: &OrderRow, bank: &Bank) -> Option<Outcome> {
    let form = form_of(order, bank).ok()?;
    let newest = form.newest();
    (newest != Versions::of(order)).then(|| form.score(&newest, &order.sheet, order.circumstances))?
}

#[cfg(test)]
pub(crate) mod tests;
