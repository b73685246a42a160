//! From stored rows to forms that can be shown and scored.

use lab::{
    dimensions::{self, Dimension},
    trial,
};
use matrix::item::{Choice, Item};
use measure::{
    information,
    model::Logistic,
    norms::{NormTable, Norms},
    reliability,
    scale::Scale,
    score::{Form, Prior},
    subscores::{Kinds, Worth, worth},
};
use report::iq::facts::{ErrorAt, ScaleFacts};
use serde::de::DeserializeOwned;

use super::{PuzzleForm, Question, Scoring};
use crate::kinds::{Content, Form as TestForm};

/// A stored form that can't be used.
#[derive(Debug, thiserror::Error)]
#[error("form {form} can't be read: {what}")]
pub struct Unreadable {
    form: i32,
    what: String,
}

/// Any two kinds of task are assumed to correlate this much in the population, until our data says better.
const ASSUMED_CORRELATION: f64 = 0.9;
/// With fewer questions, kinds of task can't be told apart.
const LEAST_FOR_KINDS: usize = 20;
const OPTIONS: u8 = 6;

/// Parses a stored form.
pub fn read(stored: &store::bank::Form) -> Result<TestForm, Unreadable> {
    let unreadable = |what: String| Unreadable { form: stored.id, what };
    let questions =
        stored.questions.iter().map(question).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    let dimensions = dimensions(stored).map_err(unreadable)?;
    let newest = scoring(Stored::newest(stored), &dimensions).map_err(unreadable)?;
    let older = |older| Stored::older(stored, older).and_then(|older| scoring(older, &dimensions));
    let older = stored.older.iter().map(older).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    let content = Content::Iq(Box::new(PuzzleForm { questions, newest, older }));
    Ok(TestForm { id: stored.id, exam: stored.exam, live: stored.live, content })
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

/// Parameters and norms as they are stored.
struct Stored<'a> {
    parameter_version: i32,
    norms: &'a store::bank::Norms,
    norm_table: &'a str,
    /// Of the scored questions, in their order.
    curves: Vec<Logistic>,
}

impl<'a> Stored<'a> {
    fn newest(form: &'a store::bank::Form) -> Self {
        let curve =
            |question: &store::bank::Question| Logistic { a: question.a, d: question.d, c: question.c };
        Self {
            parameter_version: form.parameter_version,
            norms: &form.norms,
            norm_table: &form.norm_table,
            curves: scored(form).map(curve).collect(),
        }
    }

    fn older(form: &'a store::bank::Form, older: &'a store::bank::Older) -> Result<Self, String> {
        if older.curves.len() != form.questions.len() {
            return Err(format!("parameters {}: not every question has them", older.parameter_version));
        }
        let curves = form.questions.iter().zip(&older.curves).filter(|(question, _)| question.scored);
        Ok(Self {
            parameter_version: older.parameter_version,
            norms: &older.norms,
            norm_table: &older.norm_table,
            curves: curves.map(|(_, [a, d, c])| Logistic { a: *a, d: *d, c: *c }).collect(),
        })
    }
}

fn scored(form: &store::bank::Form) -> impl Iterator<Item = &store::bank::Question> {
    form.questions.iter().filter(|question| question.scored)
}

/// What the scored questions are scored with.
fn scoring(stored: Stored<'_>, dimensions: &[Dimension]) -> Result<Scoring, String> {
    let exam = trial::exam(stored.curves).map_err(said)?;
    let norms: Norms = json("norms", &stored.norms.json)?;
    let table: NormTable = json("norm_table", stored.norm_table)?;
    let kinds = kinds(&exam.form, norms.population(), dimensions);
    let seconds = exam.mean_times();
    let scale = Scale::with_table(exam.form, norms, table, &seconds, OPTIONS).map_err(said)?;
    Ok(Scoring {
        parameter_version: stored.parameter_version,
        measures: measures(&scale, stored.parameter_version),
        scale,
        kinds,
        dimensions: dimensions.to_vec(),
    })
}

fn dimensions(form: &store::bank::Form) -> Result<Vec<Dimension>, String> {
    let dimension = |question: &store::bank::Question| -> Result<Dimension, String> {
        serde_json::from_value(question.dimension.as_str().into()).map_err(said)
    };
    scored(form).map(dimension).collect()
}

/// The kinds of task on the norms' scale: an ability of 0 is the population's mean.
fn kinds(form: &Form, population: Prior, dimensions: &[Dimension]) -> Option<(Kinds, Vec<Worth>)> {
    if dimensions.len() < LEAST_FOR_KINDS {
        return None;
    }
    let Prior { mean, sd } = population;
    let items =
        form.items().iter().map(|item| Logistic { a: sd * item.a, d: item.d + mean * item.a, c: item.c });
    let form = &Form::new(items.collect()).ok()?;
    // A form that lacks a kind has no profile; nothing else depends on that.
    let kinds = dimensions::kinds(form, dimensions, ASSUMED_CORRELATION).ok()?;
    let worths = worth(&kinds);
    Some((kinds, worths))
}

/// Levels at which a report states the error.
const LEVELS: [i32; 6] = [70, 85, 100, 115, 130, 145];

/// How accurately the form measures under its norms.
fn measures(scale: &Scale, parameter_version: i32) -> ScaleFacts {
    let population = scale.norms().population();
    let information =
        |deviate: f64| information::at(scale.form(), population.mean + population.sd * deviate).information;
    // Information is per squared unit of the items' scale; the population's standard deviation may be another.
    let reliability = reliability::promised(|deviate| population.sd * population.sd * information(deviate));
    let error = |iq: i32| {
        let accuracy = scale.table().accuracy_at(f64::from(iq))?;
        Some(ErrorAt { iq, sem: accuracy.sem })
    };
    let (lowest, highest) = scale.range();
    ScaleFacts {
        norms: scale.norms().clone(),
        parameter_version,
        lowest,
        highest,
        reliability,
        errors: LEVELS.into_iter().filter_map(error).collect(),
    }
}

fn json<T: DeserializeOwned>(column: &str, text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("{column}: {error}"))
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err wants")]
fn said(error: impl ToString) -> String {
    error.to_string()
}
