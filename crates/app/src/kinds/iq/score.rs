//! From stored answers to their outcome. The same row always gives the same bytes.

use measure::{
    responses::MISSING,
    scale::{counted, result},
    subscores::profile,
    validity::{Circumstances, Run},
};
use store::orders::SheetRow;

use super::{Outcome, PuzzleForm, Scoring};

pub(in crate::kinds) fn score(
    form: &PuzzleForm,
    scoring: &Scoring,
    sheet: &SheetRow,
    circumstances: Circumstances,
) -> Outcome {
    let run = run(form, sheet, circumstances);
    let scale = result(&scoring.scale, &run);
    let kinds = scoring.kinds.as_ref().filter(|_| scale.score.is_some());
    let profile = kinds.map(|(kinds, worths)| profile(kinds, worths, &counted(&scoring.scale, &run)));
    Outcome { scale, profile }
}

/// The run, restricted to the scored questions.
pub(super) fn run(form: &PuzzleForm, sheet: &SheetRow, circumstances: Circumstances) -> Run {
    let mut run = Run { choices: Vec::new(), answers: Vec::new(), times: Vec::new(), circumstances };
    let asked = form.questions.iter().zip(&sheet.choices).zip(&sheet.times_ms);
    for ((question, choice), ms) in asked.filter(|((question, _), _)| question.scored) {
        let choice = choice.and_then(|place| u8::try_from(place).ok());
        // Every answer takes time. Without this, a run that reports 0 everywhere would have no times to judge.
        let ms = if choice.is_some() { (*ms).max(1) } else { *ms };
        run.choices.push(choice.unwrap_or(MISSING));
        run.answers.push(choice.map_or(MISSING, |place| u8::from(place == question.key())));
        run.times.push(f64::from(ms) / 1000.0);
    }
    run
}
