//! From an order to the facts of its report.

use measure::{effort::rapid, validity::Run};
use report::facts::{Crowd, Facts, Question};
use store::orders::OrderRow;

use crate::{
    bank::{Bank, Scoring, TestForm},
    runs::{RecomputeError, Scored, own, run, score},
};

/// Which norms a report is under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// Those of the order: as it was bought, for ever.
    Own,
    /// Today's.
    Newest,
}

/// Everything the order's report speaks about. `exam`: the exam's public slug; `kept`: what the order's
/// answers came to when they were handed in.
pub fn facts(
    order: &OrderRow,
    kept: &Scored,
    exam: &str,
    bank: &Bank,
    crowd: Crowd,
    under: Under,
) -> Result<Facts, RecomputeError> {
    let (form, own) = own(order, bank)?;
    let (scoring, scored) = match under {
        Under::Own => (own, kept.clone()),
        Under::Newest => (&form.newest, score(form, &form.newest, &order.sheet, order.circumstances)),
    };
    let run = run(form, &order.sheet, order.circumstances);
    Ok(Facts {
        exam: exam.to_owned(),
        taken_at: order.submitted_at,
        outcome: scored.outcome,
        profile: scored.profile,
        scale: scoring.measures.clone(),
        questions: questions(order, form, scoring, &run),
        crowd,
        sample: false,
    })
}

/// The questions that count, with what their owner did.
fn questions(order: &OrderRow, form: &TestForm, scoring: &Scoring, run: &Run) -> Vec<Question> {
    let rapid = rapid(&run.answers, &run.times, scoring.scale.test().thresholds);
    let mut judged = rapid.into_iter().zip(scoring.scale.form().items()).zip(&scoring.dimensions);
    let sheet = &order.sheet;
    let answers = sheet.choices.iter().zip(&sheet.times_ms).zip(&sheet.changes);
    let asked = (1..).zip(&form.questions).zip(answers).filter(|((_, question), _)| question.scored);
    asked
        .filter_map(|((number, question), ((chosen, ms), changes))| {
            let ((rapid, curve), kind) = judged.next()?;
            Some(Question {
                number,
                puzzle: question.puzzle.clone(),
                kind: *kind,
                difficulty: whole(scoring.scale.norms().true_iq(curve.half())),
                chosen: chosen.and_then(|place| u8::try_from(place).ok()),
                ms: *ms,
                changes: *changes,
                rapid,
            })
        })
        .collect()
}

#[expect(clippy::cast_possible_truncation, reason = "a cast saturates, and an IQ is small")]
fn whole(iq: f64) -> i32 {
    iq.round() as i32
}
