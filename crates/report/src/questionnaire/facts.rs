//! The input of a questionnaire's report: frozen, so that a report read years later says the same. Only an earlier
//! result of the same person isn't: it may be erased.

use domain::catalog::Words;
use jiff::Timestamp;
use questionnaire::{
    instrument::Instrument,
    interests,
    occupations::{Occupation, Resemblance, similar},
    skills, thinking, types,
};
use serde::{Deserialize, Serialize};

use super::figures::Figures;

/// One scored sitting with everything around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// The exam's name.
    pub exam: Words,
    pub taken_at: Timestamp,
    /// How many statements counted.
    pub statements: u32,
    pub versions: Versions,
    pub measured: Measured,
    /// What other people's answers and our own simulations showed when the report was made.
    pub figures: Figures,
    /// A simulated sitting, shown as an example: every page says so.
    pub sample: bool,
}

/// What the result was computed with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    pub instrument: u32,
    /// The name of the norms.
    pub norms: String,
}

/// What the answers came to, by instrument.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "instrument", rename_all = "snake_case")]
pub enum Measured {
    #[serde(rename = "type16")]
    Types(Box<Types>),
    #[serde(rename = "eq")]
    Skills(Skills),
    Thinking(Thinking),
    #[serde(rename = "riasec")]
    Interests(Interests),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Types {
    pub profile: types::Profile,
    /// For each of the four scales the answers that counted most, at most three (`types::decisive`).
    pub decisive: [Vec<Answered>; 4],
    /// The result of an earlier sitting of the same person, if there is one.
    pub before: Option<types::Profile>,
}

/// A statement and what was answered, in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    pub statement: Words,
    /// The label that was chosen.
    pub answer: Words,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Skills {
    pub profile: skills::Profile,
    pub evidence: Evidence,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thinking {
    pub profile: thinking::Profile,
    pub evidence: Evidence,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interests {
    pub profile: interests::Profile,
    pub evidence: Evidence,
    /// Those that resemble the profile, the closest first.
    pub occupations: Vec<Similar>,
}

/// How many of an instrument's statements have weights from people's answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    pub measured: u32,
    pub statements: u32,
}

impl Evidence {
    pub fn of(instrument: &Instrument) -> Self {
        use questionnaire::instrument::Evidence::{Near, Typical};
        let count = |found: usize| u32::try_from(found).unwrap_or(u32::MAX);
        let measured =
            instrument.statements.iter().filter(|one| !matches!(one.evidence, Near | Typical)).count();
        Self { measured: count(measured), statements: count(instrument.statements.len()) }
    }
}

/// An occupation that resembles a person's interests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Similar {
    /// In English.
    pub title: String,
    /// How much preparation it needs, from 1 (little) to 5.
    pub job_zone: u8,
    /// Its strongest interest, as a place in `interests::LETTERS`.
    pub strongest: usize,
    /// Close, and not only related.
    pub close: bool,
}

/// The occupations of the list that resemble a profile, the closest first.
pub fn similar_occupations(profile: &interests::Profile, list: &[Occupation]) -> Vec<Similar> {
    let found = similar(profile, list).into_iter();
    found
        .filter_map(|(place, resemblance)| {
            let one = list.get(place)?;
            let strongest = (0..one.interests.len())
                .rev()
                .max_by(|a, b| one.interests[*a].total_cmp(&one.interests[*b]))
                .unwrap_or_default();
            let close = resemblance == Resemblance::Close;
            Some(Similar { title: one.title.clone(), job_zone: one.job_zone, strongest, close })
        })
        .collect()
}
