//! From stored answers to their outcome. The same row always gives the same bytes.

use domain::run::{FIFTHS, ItemAnswer};
use questionnaire::{
    scales::{Place, places},
    sitting::{Question, Sorted, sort},
    validity,
};
use store::orders::SheetRow;

use super::{Outcome, Profile, StatementForm};

pub(in crate::kinds) fn score(form: &StatementForm, sheet: &SheetRow) -> Outcome {
    let published = &*form.published;
    let instrument = &published.instrument;
    let sorted = sorted(form, sheet);
    let verdict = validity::judge(instrument, &sorted, &times(form, sheet));
    let profile = (!verdict.is_invalid()).then(|| Profile::of(published, &sorted.statements));
    Outcome {
        verdict,
        statements: instrument.statements.len(),
        norm_version: instrument.norms.clone(),
        provisional: !instrument.has_own_norms(),
        profile,
    }
}

/// The answers by statement of the instrument.
pub(super) fn sorted(form: &StatementForm, sheet: &SheetRow) -> Sorted {
    let choices: Vec<Option<u8>> =
        sheet.choices.iter().map(|choice| choice.and_then(|step| u8::try_from(step).ok())).collect();
    sort(&form.published.instrument, &form.sitting(), &choices)
}

/// Seconds on each statement that was answered.
fn times(form: &StatementForm, sheet: &SheetRow) -> Vec<f64> {
    let asked = form.questions.iter().zip(&sheet.choices).zip(&sheet.times_ms);
    let answered = asked
        .filter(|((asked, choice), _)| matches!(asked.question, Question::Statement(_)) && choice.is_some());
    // Every answer takes time. Without this, a run that reports 0 everywhere would have no times to judge.
    answered.map(|(_, ms)| f64::from((*ms).max(1)) / 1000.0).collect()
}

/// How each statement was answered, with the fifth of the population on its own scale, which nobody has whose run can't
/// be analysed. Attention questions tell nothing about a scale and aren't counted.
pub(in crate::kinds) fn item_answers(
    form: &StatementForm,
    sheet: &SheetRow,
    profile: Option<&Profile>,
) -> Vec<ItemAnswer> {
    let instrument = &form.published.instrument;
    let fifths: Vec<u8> = match profile {
        None => Vec::new(),
        Some(Profile::Types(profile)) => profile.places.iter().map(fifth_of).collect(),
        Some(Profile::Skills(profile)) => profile.facets.iter().map(fifth_of).collect(),
        // Their results aren't places among people.
        Some(Profile::Thinking(_) | Profile::Interests(_)) => {
            places(instrument, &sorted(form, sheet).statements).iter().map(fifth_of).collect()
        }
    };
    let statements = instrument.statements.len();
    let item = |question: Question| match question {
        Question::Statement(place) => Some((place, instrument.statements[place].scale)),
        Question::Seed(place) => {
            let scale = &instrument.seeds[place].scale;
            Some((statements + place, instrument.scales.iter().position(|code| code == scale)?))
        }
        Question::Attention(_) => None,
    };
    let answers = form.questions.iter().zip(&sheet.choices).zip(&sheet.times_ms);
    let answers = answers.filter_map(|((asked, choice), ms)| {
        let (place, scale) = item(asked.question)?;
        Some(ItemAnswer {
            item: form.first_item.saturating_add(i32::try_from(place).unwrap_or(i32::MAX)),
            choice: choice.and_then(|step| u8::try_from(step).ok()),
            right: false,
            ms: *ms,
            fifth: fifths.get(scale).copied(),
        })
    });
    answers.collect()
}

/// The fifth of the population, 0 to 4.
fn fifth_of(place: &Place) -> u8 {
    let share = place.percentile();
    let above = |fifth: &u8| share * 5.0 >= f64::from(*fifth);
    let most = u8::try_from(FIFTHS - 1).unwrap_or(u8::MAX);
    (1..=most).filter(above).count().try_into().unwrap_or(most)
}
