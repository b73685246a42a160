//! From kept answers to what they come to. The same row gives the same bytes at any later time.

use measure::{
    responses::MISSING,
    scale::{Outcome, counted, result},
    subscores::{Profile, profile},
    validity::{Circumstances, Run},
};
use serde::{Deserialize, Serialize};
use store::orders::{OrderRow, SheetRow};

use crate::bank::{Bank, TestForm};

/// Everything a run came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scored {
    pub outcome: Outcome,
    /// Kinds of task; nothing for a run that can't be analysed or a form that lacks a kind.
    pub profile: Option<Profile>,
}

impl Scored {
    /// As it is kept.
    pub(super) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("numbers and words are always JSON")
    }
}

/// Why an old order can't be computed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecomputeError {
    #[error("the bank doesn't have form {0}")]
    UnknownForm(i32),
    #[error("form {0} has other parameters or norms now")]
    OtherParameters(i32),
}

/// What the order's answers come to, computed anew: byte by byte what was kept.
pub fn recompute(order: &OrderRow, bank: &Bank) -> Result<String, RecomputeError> {
    let form = bank.forms.get(&order.form).ok_or(RecomputeError::UnknownForm(order.form))?;
    let versions = (form.parameter_version, form.scale.norms().version.as_str());
    if versions != (order.parameter_version, order.norm_version.as_str()) {
        return Err(RecomputeError::OtherParameters(order.form));
    }
    Ok(score(form, &order.sheet, order.circumstances).to_text())
}

pub(super) fn score(form: &TestForm, sheet: &SheetRow, circumstances: Circumstances) -> Scored {
    let run = run(form, sheet, circumstances);
    let outcome = result(&form.scale, &run);
    let kinds = form.kinds.as_ref().filter(|_| outcome.score.is_some());
    let profile = kinds.map(|(kinds, worths)| profile(kinds, worths, &counted(&form.scale, &run)));
    Scored { outcome, profile }
}

/// The run over the questions that count.
fn run(form: &TestForm, sheet: &SheetRow, circumstances: Circumstances) -> Run {
    let mut run = Run { choices: Vec::new(), answers: Vec::new(), times: Vec::new(), circumstances };
    let asked = form.questions.iter().zip(&sheet.choices).zip(&sheet.times_ms);
    for ((question, choice), ms) in asked.filter(|((question, _), _)| question.scored) {
        let choice = choice.and_then(|place| u8::try_from(place).ok());
        // Every answer takes time. Without this, a run that says 0 everywhere would have no times to judge.
        let ms = if choice.is_some() { (*ms).max(1) } else { *ms };
        run.choices.push(choice.unwrap_or(MISSING));
        run.answers.push(choice.map_or(MISSING, |place| u8::from(place == question.key())));
        run.times.push(f64::from(ms) / 1000.0);
    }
    run
}
