//! From what a browser sent to one entry per question: answers that don't match the form are rejected, and
//! impossible times are capped.

use jiff::Timestamp;
use measure::validity::Circumstances;
use store::orders::SheetRow;

use super::Submission;
use crate::kinds::Form;

/// One answer as submitted.
#[derive(Clone, Debug)]
pub struct Given {
    /// The question's code in the browser.
    pub question: String,
    /// The chosen place; `None` if the question was left unanswered.
    pub option: Option<u8>,
    /// Total time on the question.
    pub ms: u32,
    /// How often a chosen option was replaced by another.
    pub changes: u16,
    /// When the answer was last chosen, measured from the start of the run.
    pub at_ms: Option<u32>,
}

/// Nobody thinks longer than a day, but a clock that was changed may claim so.
const LONGEST_MS: u32 = 24 * 60 * 60 * 1000;
/// Clocks that drift apart by more than this during a run have jumped.
const CLOCK_JUMP_MS: i64 = 30_000;
/// Two computers' clocks differ: answers may claim this much more time than has passed.
const CLOCK_TOLERANCE_MS: i64 = 60_000;

/// The answers by place in the form; questions that weren't sent are unanswered. `None` if a question isn't
/// the form's, occurs twice, or has no such option.
pub fn read(form: &Form, given: &[Given]) -> Option<SheetRow> {
    let questions = form.questions();
    let count = questions.len();
    let mut seen = vec![false; count];
    let mut sheet = SheetRow {
        choices: vec![None; count],
        times_ms: vec![0; count],
        changes: vec![0; count],
        chosen_at_ms: vec![None; count],
    };
    for answer in given {
        let place = questions.iter().position(|question| question.code == answer.question)?;
        let options = questions[place].options;
        if std::mem::replace(&mut seen[place], true)
            || answer.option.is_some_and(|option| usize::from(option) >= options)
        {
            return None;
        }
        sheet.choices[place] = answer.option.map(i16::from);
        sheet.times_ms[place] = i32::try_from(answer.ms.min(LONGEST_MS)).unwrap_or(i32::MAX);
        sheet.changes[place] = i16::try_from(answer.changes).unwrap_or(i16::MAX);
        sheet.chosen_at_ms[place] = answer.at_ms.and_then(|at| i32::try_from(at).ok());
    }
    Some(sheet)
}

/// The circumstances of the run as seen by the browser, as far as they affect the verdict.
pub fn circumstances(form: &Form, sheet: &SheetRow, sent: &Submission, now: Timestamp) -> Circumstances {
    let clock_jump = sent.sent_at.zip(sent.clock_offset_ms).is_some_and(|(sent_at, before)| {
        let after = now.as_millisecond().saturating_sub(sent_at);
        after.saturating_sub(before).saturating_abs() > CLOCK_JUMP_MS
    });
    Circumstances {
        pasted: pasted(form, sheet),
        left: sent.left,
        hidden_seconds: f64::from(sent.hidden_ms) / 1000.0,
        width: sent.width,
        clock_jump,
        timed_out: false,
        impossible_times: claimed_ms(sheet) > passed_ms(sent, now) + CLOCK_TOLERANCE_MS,
    }
}

/// The time that the answers took, according to the browser. Without the longest one: a question may have been
/// visible in a second window all the while.
fn claimed_ms(sheet: &SheetRow) -> i64 {
    let times = || sheet.times_ms.iter().map(|ms| i64::from(*ms));
    times().sum::<i64>() - times().max().unwrap_or_default()
}

/// The time since the questions were handed out, by our clock.
fn passed_ms(sent: &Submission, now: Timestamp) -> i64 {
    now.as_millisecond().saturating_sub(sent.ticket.issued_at().as_millisecond())
}

/// The largest number of answers chosen in the same millisecond; one alone means nothing.
fn pasted(form: &Form, sheet: &SheetRow) -> usize {
    let questions = form.questions();
    let scored = questions.iter().map(|question| question.scored);
    let chosen = scored.zip(sheet.choices.iter().zip(&sheet.chosen_at_ms));
    let mut moments: Vec<i32> = chosen
        .filter(|(scored, (choice, _))| *scored && choice.is_some())
        .filter_map(|(_, (_, at))| *at)
        .collect();
    moments.sort_unstable();
    let most = moments.chunk_by(|one, other| one == other).map(<[i32]>::len).max().unwrap_or(0);
    if most > 1 { most } else { 0 }
}
