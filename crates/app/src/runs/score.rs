//! From kept answers to what they come to. The same row gives the same bytes at any later time.

use measure::{
    responses::MISSING,
    scale::{Outcome, counted, result},
    subscores::{Profile, profile},
    validity::{Circumstances, Run},
};
use serde::{Deserialize, Serialize};
use store::orders::{OrderRow, SheetRow};

use crate::bank::{Bank, Scoring, TestForm};

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
    #[error("form {0} was never scored with the order's parameters and norms")]
    OtherParameters(i32),
}

/// What the order's answers come to, computed anew: byte by byte what was kept, however many norms have
/// come since.
pub fn recompute(order: &OrderRow, bank: &Bank) -> Result<String, RecomputeError> {
    let (form, scoring) = own(order, bank)?;
    Ok(score(form, scoring, &order.sheet, order.circumstances).to_text())
}

/// The order's form, and what its answers were scored with.
pub(crate) fn own<'a>(
    order: &OrderRow,
    bank: &'a Bank,
) -> Result<(&'a TestForm, &'a Scoring), RecomputeError> {
    let form = bank.forms.get(&order.form).ok_or(RecomputeError::UnknownForm(order.form))?;
    let scoring = form.scoring(order.parameter_version, &order.norm_version);
    Ok((form, scoring.ok_or(RecomputeError::OtherParameters(order.form))?))
}

/// The same answers under today's norms; nothing where they are the order's own.
pub fn rescore(order: &OrderRow, bank: &Bank) -> Option<Scored> {
    let form = bank.forms.get(&order.form)?;
    let newest = &form.newest;
    let own = (order.parameter_version, order.norm_version.as_str());
    ((newest.parameter_version, newest.norm_version()) != own)
        .then(|| score(form, newest, &order.sheet, order.circumstances))
}

pub(crate) fn score(
    form: &TestForm,
    scoring: &Scoring,
    sheet: &SheetRow,
    circumstances: Circumstances,
) -> Scored {
    let run = run(form, sheet, circumstances);
    let outcome = result(&scoring.scale, &run);
    let kinds = scoring.kinds.as_ref().filter(|_| outcome.score.is_some());
    let profile = kinds.map(|(kinds, worths)| profile(kinds, worths, &counted(&scoring.scale, &run)));
    Scored { outcome, profile }
}

/// The run over the questions that count.
pub(crate) fn run(form: &TestForm, sheet: &SheetRow, circumstances: Circumstances) -> Run {
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
