//! Figures with their goals.

use std::fmt::Write as _;

/// One figure. Its breaches are listed by buyer.
#[derive(Clone, Debug)]
pub struct Figure {
    /// I1 to I8, or empty for what is only reported.
    pub invariant: &'static str,
    pub what: &'static str,
    pub value: String,
    pub goal: &'static str,
    pub met: bool,
    pub examples: Vec<String>,
}

impl Figure {
    /// Something that must never happen.
    pub fn none(invariant: &'static str, what: &'static str, breaches: Vec<String>) -> Self {
        let (value, met) = (breaches.len().to_string(), breaches.is_empty());
        Self { invariant, what, value, goal: "0", met, examples: breaches }
    }

    pub fn share(
        invariant: &'static str,
        what: &'static str,
        of: (usize, usize),
        goal: &'static str,
        met: bool,
    ) -> Self {
        let value = format!("{} of {}", of.0, of.1);
        Self { invariant, what, value, goal, met, examples: Vec::new() }
    }

    pub fn told(what: &'static str, value: impl std::fmt::Display) -> Self {
        let value = format!("{value}");
        Self { invariant: "", what, value, goal: "", met: true, examples: Vec::new() }
    }
}

/// The table, with up to five examples of each breach.
pub fn text(figures: &[Figure]) -> String {
    let mut out = String::new();
    // Writing into a string can't fail.
    _ = writeln!(out, "{:4} {:58} {:>14} {:>8}", "", "figure", "found", "goal");
    for figure in figures {
        let verdict = if figure.goal.is_empty() {
            ""
        } else if figure.met {
            "met"
        } else {
            "BREACHED"
        };
        let Figure { invariant, what, value, goal, .. } = figure;
        _ = writeln!(out, "{invariant:4} {what:58} {value:>14} {goal:>8}  {verdict}");
        for example in figure.examples.iter().take(5) {
            _ = writeln!(out, "       {example}");
        }
    }
    out
}
