//! The figures that the reports quote: about borrowed answers, reliability and stability. They come from one generated
//! file, so that no text has a number of its own.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    pub type16: TypeFigures,
    pub eq: SkillFigures,
    pub thinking: ThinkingFigures,
    pub riasec: InterestFigures,
}

/// People whose answers are borrowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Borrowed {
    pub people: u32,
    /// Roughly when they answered.
    pub year: u16,
    /// The last year, where samples of several years are used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u16>,
    /// In which language they answered: a code like `EN`.
    pub language: l10n::Locale,
}

impl Borrowed {
    /// When they answered, as it is printed.
    pub fn years(&self) -> String {
        match self.until {
            Some(until) => format!("{}–{until}", self.year),
            None => self.year.to_string(),
        }
    }
}

/// The sixteen types. Shares are from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TypeFigures {
    pub borrowed: Borrowed,
    /// The share of women and the median age in the comparison group.
    pub women: f64,
    pub median_age: u32,
    /// Cronbach's α that the parameters imply, in the order of the scales.
    pub reliability: [f64; 4],
    /// The share of people with at least one balanced letter.
    pub with_balanced: f64,
    /// The share of people who would get the same four letters right away.
    pub same_type: f64,
    /// How often the true type is among the two and the three likeliest.
    pub among_two: f64,
    pub among_three: f64,
    pub retest: Retest,
    /// Own visitors we wait for.
    pub target: u32,
}

/// A study in which people answered questions about being outgoing twice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Retest {
    pub people: u32,
    /// On the same side again: all, those near the middle, those far from it.
    pub same: f64,
    pub near: f64,
    pub far: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SkillFigures {
    pub borrowed: Borrowed,
    pub reliability: [f64; 5],
    /// Of the total, and what it must reach to be shown.
    pub total_reliability: f64,
    pub total_least: f64,
    pub target: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThinkingFigures {
    pub borrowed: Borrowed,
    pub reliability: [f64; 2],
    pub target: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InterestFigures {
    pub borrowed: Borrowed,
    /// Of similar scales, in the order of the six interests.
    pub reliability: [f64; 6],
    /// How often the first interest is the same if somebody answers again right away.
    pub same_first: f64,
    pub target: u32,
}

static SHIPPED: LazyLock<Figures> = LazyLock::new(|| {
    let text = include_str!("../../../../content/questionnaires/figures.gen.toml");
    toml::from_str(text).unwrap_or_else(|error| unreachable!("a test reads the same file: {error}"))
});

/// The figures of this version of the program.
pub fn shipped() -> &'static Figures {
    &SHIPPED
}
