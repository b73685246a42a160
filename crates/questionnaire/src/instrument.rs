//! An instrument: its scales and statements, with the parameters that answers are scored with.

use std::collections::BTreeSet;

use measure::{
    model::{Graded, Item},
    score::OrderedForm,
};
use serde::{Deserialize, Serialize};

/// Everything about a questionnaire that doesn't depend on a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Instrument {
    pub version: u32,
    /// The people whom everybody is compared with, as results and reports name them.
    pub norms: String,
    pub answers: AnswerWords,
    /// Codes of the scales.
    pub scales: Vec<String>,
    /// In the order in which they are asked.
    pub statements: Vec<Statement>,
    pub attention: Vec<Attention>,
    pub seeds: Vec<Seed>,
    /// The curves of each scale's statements, by [`forms`].
    pub forms: Vec<OrderedForm>,
}

/// The curves of the statements of `scales` scales.
pub fn forms(scales: usize, statements: &[Statement]) -> Vec<OrderedForm> {
    let parameters = |scale: usize| {
        let own = statements.iter().filter(move |statement| statement.scale == scale);
        own.map(|statement| Item::Graded(statement.parameters.clone())).collect()
    };
    (0..scales).map(|scale| OrderedForm::new(parameters(scale))).collect()
}

/// How many answers there are to choose from, in every instrument.
pub const CATEGORIES: u8 = 5;

/// What the five answers say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerWords {
    /// From "very inaccurate" to "very accurate".
    Agreement,
    /// From "would dislike a lot" to "would enjoy a lot".
    Liking,
}

/// A statement that is scored.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    pub id: String,
    /// The place of its scale in [`Instrument::scales`].
    pub scale: usize,
    pub facet: String,
    /// Agreeing speaks against the scale.
    pub reversed: bool,
    pub parameters: Graded,
    pub evidence: Evidence,
    /// The collection that gave the idea, and its number there; our words are our own.
    pub idea: (String, String),
    pub licence: String,
}

/// Where a statement's parameters come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Evidence {
    /// Answers of our own visitors to this wording.
    #[serde(rename = "own")]
    Own,
    /// Answers of other people to the same idea in another wording, on five points.
    #[serde(rename = "direct")]
    Direct,
    #[serde(rename = "direct+linked")]
    DirectAndLinked,
    /// Answers on six or seven points, converted.
    #[serde(rename = "linked")]
    Linked,
    /// Half a similar statement's, half what is typical of the scale.
    #[serde(rename = "near")]
    Near,
    /// No answers yet: what is typical of the scale.
    #[serde(rename = "typical")]
    Typical,
}

/// A question that asks for a certain answer, to see whether it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attention {
    pub id: String,
    /// The statement at this position comes before it.
    pub position: usize,
    pub expected: u8,
}

/// A statement on trial: it is asked, and never scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed {
    pub id: String,
    pub scale: String,
    pub reversed: bool,
}

/// What is wrong with an instrument.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum Fault {
    #[error("can't be read: {0}")]
    Unreadable(String),
    #[error("answers have {0} categories, not {CATEGORIES}")]
    Categories(u8),
    #[error("{0} is the name of two questions")]
    Twice(String),
    #[error("{0} belongs to a scale that the instrument doesn't have")]
    UnknownScale(String),
    #[error("scale {scale} has {found} statements, not {promised}")]
    Count { scale: String, found: usize, promised: usize },
    #[error("scale {0} has too few statements in one of the two directions")]
    Lopsided(String),
    #[error("the positions of the statements aren't 1, 2, 3 and so on")]
    Positions,
    #[error("the parameters of {0} don't fit: the intercepts must fall, and the slope show its direction")]
    Parameters(String),
    #[error("attention question {0} stands nowhere, or expects an answer that there isn't")]
    Attention(String),
}

/// The file of an instrument.
#[derive(Serialize, Deserialize)]
pub(crate) struct Source {
    pub version: u32,
    pub norms: String,
    pub categories: u8,
    pub answers: AnswerWords,
    pub scale: Vec<ScaleSource>,
    pub item: Vec<ItemSource>,
    #[serde(default)]
    pub attention: Vec<Attention>,
    #[serde(default)]
    pub seed: Vec<Seed>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ScaleSource {
    pub code: String,
    pub items: usize,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ItemSource {
    pub id: String,
    pub position: usize,
    pub scale: String,
    pub facet: String,
    pub reversed: bool,
    pub idea: String,
    pub idea_id: String,
    pub licence: String,
    pub params: Evidence,
    pub a: f64,
    pub d: Vec<f64>,
    /// How many people's answers the parameters come from.
    #[serde(default)]
    pub n: Option<u32>,
}

impl Source {
    pub(crate) fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        toml::from_str(text).map_err(|error| vec![Fault::Unreadable(error.to_string())])
    }
}

impl Instrument {
    /// Reads `instrument.toml`; lists everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let mut source = Source::parse(text)?;
        source.item.sort_by_key(|item| item.position);
        let scales: Vec<String> = source.scale.iter().map(|scale| scale.code.clone()).collect();
        let faults = faults(&source, &scales);
        if !faults.is_empty() {
            return Err(faults);
        }
        let statement = |item: ItemSource| Statement {
            scale: scales.iter().position(|code| *code == item.scale).unwrap_or_default(),
            id: item.id,
            facet: item.facet,
            reversed: item.reversed,
            parameters: Graded { a: item.a, d: item.d },
            evidence: item.params,
            idea: (item.idea, item.idea_id),
            licence: item.licence,
        };
        let statements: Vec<Statement> = source.item.into_iter().map(statement).collect();
        Ok(Self {
            version: source.version,
            norms: source.norms,
            answers: source.answers,
            forms: forms(scales.len(), &statements),
            statements,
            scales,
            attention: source.attention,
            seeds: source.seed,
        })
    }

    /// The statements of one scale, with their places in the instrument.
    pub fn of_scale(&self, scale: usize) -> impl Iterator<Item = (usize, &Statement)> {
        self.statements.iter().enumerate().filter(move |(_, statement)| statement.scale == scale)
    }

    /// The parameters of one scale.
    pub fn items(&self, scale: usize) -> &[Item] {
        self.forms[scale].items()
    }

    /// One scale's answers out of those to all statements.
    pub fn answers_to(&self, scale: usize, answers: &[u8]) -> Vec<u8> {
        self.of_scale(scale).filter_map(|(place, _)| answers.get(place).copied()).collect()
    }

    /// Whether a scale has statements whose parameters nobody has measured: its results are provisional.
    pub fn is_provisional(&self, scale: usize) -> bool {
        self.of_scale(scale).any(|(_, one)| matches!(one.evidence, Evidence::Near | Evidence::Typical))
    }

    /// Whether the level of every scale is that of our own visitors.
    pub fn has_own_norms(&self) -> bool {
        self.statements.iter().all(|one| one.evidence == Evidence::Own)
    }

    /// Every id: statements, attention questions, seeds.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let statements = self.statements.iter().map(|one| one.id.as_str());
        let attention = self.attention.iter().map(|one| one.id.as_str());
        statements.chain(attention).chain(self.seeds.iter().map(|one| one.id.as_str()))
    }
}

fn faults(source: &Source, scales: &[String]) -> Vec<Fault> {
    let mut faults = Vec::new();
    if source.categories != CATEGORIES {
        faults.push(Fault::Categories(source.categories));
    }
    let mut known = BTreeSet::new();
    let ids = source.item.iter().map(|one| &one.id).chain(source.attention.iter().map(|one| &one.id));
    let ids = ids.chain(source.seed.iter().map(|one| &one.id));
    faults.extend(ids.filter(|id| !known.insert(*id)).map(|id| Fault::Twice(id.clone())));
    let of = source.item.iter().map(|one| (&one.id, &one.scale));
    let of = of.chain(source.seed.iter().map(|one| (&one.id, &one.scale)));
    faults.extend(
        of.filter(|(_, scale)| !scales.contains(scale)).map(|(id, _)| Fault::UnknownScale(id.clone())),
    );
    faults.extend(source.scale.iter().flat_map(|scale| of_one_scale(source, scale)));
    if source.item.iter().zip(1..).any(|(item, position)| item.position != position) {
        faults.push(Fault::Positions);
    }
    let fits = |item: &&ItemSource| {
        let falling = item.d.windows(2).all(|pair| pair[0] > pair[1]);
        falling && item.d.len() + 1 == usize::from(CATEGORIES) && (item.a < 0.0) == item.reversed
    };
    faults
        .extend(source.item.iter().filter(|item| !fits(item)).map(|item| Fault::Parameters(item.id.clone())));
    let stands = |one: &&Attention| one.position < source.item.len() && one.expected < CATEGORIES;
    faults.extend(
        source.attention.iter().filter(|one| !stands(one)).map(|one| Fault::Attention(one.id.clone())),
    );
    faults
}

/// Statements in both directions, so that nobody scores by agreeing with everything. Interests aren't reversed.
fn of_one_scale(source: &Source, scale: &ScaleSource) -> Vec<Fault> {
    let of_it = || source.item.iter().filter(|item| item.scale == scale.code);
    let (found, reversed) = (of_it().count(), of_it().filter(|item| item.reversed).count());
    let mut faults = Vec::new();
    if found != scale.items {
        faults.push(Fault::Count { scale: scale.code.clone(), found, promised: scale.items });
    }
    let in_both = 10 * reversed >= 4 * found && 10 * reversed <= 6 * found;
    if source.answers == AnswerWords::Agreement && !in_both {
        faults.push(Fault::Lopsided(scale.code.clone()));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{EQ, RIASEC, THINKING, TYPE16, instrument};

    #[test]
    fn the_four_instruments_have_the_promised_size() {
        for (text, scales, statements) in [(TYPE16, 4, 60), (EQ, 5, 40), (THINKING, 2, 28), (RIASEC, 6, 60)] {
            let instrument = instrument(text);
            assert_eq!((instrument.scales.len(), instrument.statements.len()), (scales, statements));
            assert!(instrument.statements.iter().all(|one| !one.licence.is_empty()));
        }
        assert!(!instrument(TYPE16).is_provisional(0));
        assert!(instrument(EQ).is_provisional(0));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let wrong = |from: &str, to: &str| {
            let text = TYPE16.replacen(from, to, 1);
            assert_ne!(text, TYPE16, "{from}");
            Instrument::parse(&text).expect_err("a fault")
        };
        assert_eq!(wrong("categories = 5", "categories = 7"), [Fault::Categories(7)]);
        assert!(wrong("t16-n02", "t16-e01").contains(&Fault::Twice("t16-e01".to_owned())));
        assert_eq!(wrong("position = 2\n", "position = 61\n"), [Fault::Positions]);
        assert_eq!(wrong("a = 2.544", "a = -2.544"), [Fault::Parameters("t16-e01".to_owned())]);
        assert_eq!(wrong("4.050, 1.944", "1.944, 4.050"), [Fault::Parameters("t16-e01".to_owned())]);
        assert_eq!(wrong("items = 15", "items = 14").len(), 1);
        assert!(matches!(wrong("version = 1", "version = \"one\"")[..], [Fault::Unreadable(_)]));
    }
}
