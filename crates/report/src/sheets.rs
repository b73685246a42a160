//! The questions of a run as they are shown: with their solutions only for those who own the wrong-answer analysis.
//! The others see what they were asked and what they chose; the type has no field for more.

use matrix::scene::Scene;

#[derive(Clone, Debug, PartialEq)]
pub enum Sheets {
    Unsolved(Vec<Unsolved>),
    Solved(Vec<Solved>),
}

/// A question, without anything that tells the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsolved {
    pub number: u32,
    pub scene: Scene,
    /// Place 0 to 5; nothing where it was left open.
    pub chosen: Option<u8>,
    /// To read, each: what was chosen, the kind of task, its difficulty, the time on it and the median
    /// of all.
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
    /// Each rule and what it needs, a sentence or two each.
    pub rules: Vec<String>,
    /// What the chosen option keeps and breaks; empty where it is the right one or none.
    pub slips: Vec<String>,
    /// How many of all chose the right option, to read.
    pub others: Option<String>,
}
