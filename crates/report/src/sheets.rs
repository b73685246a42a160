//! The questions of a run as they are shown: with solutions only for owners of the wrong-answer analysis.
//! Others see what they were asked and what they chose; their type has no field for more.

use matrix::scene::Scene;

#[derive(Clone, Debug, PartialEq)]
pub enum Sheets {
    Unsolved(Vec<Unsolved>),
    Solved(Vec<Solved>),
}

/// A question, without anything that gives the answer away.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsolved {
    pub number: u32,
    pub scene: Scene,
    /// Position 0 to 5; `None` where it was left open.
    pub chosen: Option<u8>,
    /// Display texts: what was chosen, the kind of task, its difficulty, the time spent and everybody's
    /// median.
    pub choice: String,
    pub kind: String,
    pub difficulty: String,
    pub time: String,
    pub median: Option<String>,
}

/// A question with its solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub asked: Unsolved,
    pub key: u8,
    pub right: bool,
    /// "Right", "Wrong", "Left open", "Right, but too quick".
    pub verdict: String,
    /// Each rule and what it requires, a sentence or two each.
    pub rules: Vec<String>,
    /// What the chosen option satisfies and breaks; empty if it is the right one or none was chosen.
    pub slips: Vec<String>,
    /// How many chose the right option, as display text.
    pub others: Option<String>,
}
