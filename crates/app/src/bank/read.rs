//! From stored rows to forms that can be shown and scored.

use lab::{
    dimensions::{self, Dimension},
    trial,
};
use matrix::item::{Choice, Item};
use measure::{
    model::Logistic,
    norms::{NormTable, Norms},
    scale::Scale,
    score::Form,
    subscores::{Kinds, Worth, worth},
};
use serde::de::DeserializeOwned;

use super::{Bank, Question, TestForm};

/// A stored form that can't be used.
#[derive(Debug, thiserror::Error)]
#[error("form {form} can't be read: {what}")]
pub struct Unreadable {
    form: i32,
    what: String,
}

/// Any two kinds of task are taken to correlate like this in people, until own answers say better.
const ASSUMED_CORRELATION: f64 = 0.9;
/// Fewer questions say nothing about kinds of task.
const LEAST_FOR_KINDS: usize = 20;
const OPTIONS: u8 = 6;

/// The forms as they are kept in memory.
pub fn read(revision: i64, forms: &[store::bank::Form]) -> Result<Bank, Unreadable> {
    let forms = forms.iter().map(form).collect::<Result<Vec<_>, _>>()?;
    Ok(Bank::of(revision, forms))
}

fn form(stored: &store::bank::Form) -> Result<TestForm, Unreadable> {
    let unreadable = |what: String| Unreadable { form: stored.id, what };
    let questions =
        stored.questions.iter().map(question).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    let (scale, kinds) = scoring(stored).map_err(unreadable)?;
    Ok(TestForm {
        id: stored.id,
        questions,
        scale,
        kinds,
        parameter_version: stored.parameter_version,
        live: stored.live,
    })
}

fn question(stored: &store::bank::Question) -> Result<Question, String> {
    let spec: Item = json("spec", &stored.spec)?;
    let wrong = || format!("item {}: its options aren't the six choices of its spec", stored.item);
    let options: Vec<u8> = stored
        .options
        .iter()
        .map(|place| u8::try_from(*place))
        .collect::<Result<_, _>>()
        .map_err(|_| wrong())?;
    let options: [u8; 6] = options.try_into().map_err(|_| wrong())?;
    let mut sorted = options;
    sorted.sort_unstable();
    if sorted != [0, 1, 2, 3, 4, 5] {
        return Err(wrong());
    }
    let choices: [Choice; 6] = options.map(|place| spec.choices[usize::from(place)].clone());
    let key = (0..OPTIONS).zip(options).find(|(_, place)| *place == spec.key).ok_or_else(wrong)?.0;
    Ok(Question {
        item: stored.item,
        code: stored.code.clone(),
        puzzle: Item { choices, key, ..spec },
        options,
        scored: stored.scored,
    })
}

/// What the scored questions are scored with.
fn scoring(form: &store::bank::Form) -> Result<(Scale, Profile), String> {
    let scored: Vec<&store::bank::Question> =
        form.questions.iter().filter(|question| question.scored).collect();
    let curves = scored.iter().map(|question| Logistic { a: question.a, d: question.d, c: question.c });
    let exam = trial::exam(curves.collect()).map_err(said)?;
    let norms: Norms = json("norms", &form.norms.json)?;
    let table: NormTable = json("norm_table", &form.norm_table)?;
    let kinds = kinds(&exam.form, &scored)?;
    let seconds = exam.mean_times();
    let scale = Scale::with_table(exam.form, norms, table, &seconds, OPTIONS).map_err(said)?;
    Ok((scale, kinds))
}

type Profile = Option<(Kinds, Vec<Worth>)>;

fn kinds(form: &Form, scored: &[&store::bank::Question]) -> Result<Profile, String> {
    if scored.len() < LEAST_FOR_KINDS {
        return Ok(None);
    }
    let dimension = |question: &&store::bank::Question| -> Result<Dimension, String> {
        serde_json::from_value(question.dimension.as_str().into()).map_err(said)
    };
    let dimensions = scored.iter().map(dimension).collect::<Result<Vec<_>, _>>()?;
    // A form that lacks a kind has no profile; nothing else depends on it.
    let kinds = dimensions::kinds(form, &dimensions, ASSUMED_CORRELATION).ok();
    Ok(kinds.map(|kinds| {
        let worths = worth(&kinds);
        (kinds, worths)
    }))
}

fn json<T: DeserializeOwned>(column: &str, text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("{column}: {error}"))
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err wants")]
fn said(error: impl ToString) -> String {
    error.to_string()
}
