//! Figures with their goals.

use std::fmt::Write as _;

/// One figure, and whether it meets its goal.
pub struct Figure {
    what: &'static str,
    found: String,
    goal: String,
    met: bool,
}

impl Figure {
    pub fn at_most(what: &'static str, found: f64, goal: f64, unit: &str) -> Self {
        Self {
            what,
            found: format!("{found:.1} {unit}"),
            goal: format!("≤ {goal:.1} {unit}"),
            met: found <= goal,
        }
    }
}

/// The table, and whether every goal is met.
pub fn table(figures: &[Figure]) -> (String, bool) {
    let mut out = String::new();
    // Writing into a string can't fail.
    _ = writeln!(out, "{:62} {:>14} {:>14}", "figure", "found", "goal");
    for Figure { what, found, goal, met } in figures {
        let verdict = if *met { "met" } else { "BREACHED" };
        _ = writeln!(out, "{what:62} {found:>14} {goal:>14}  {verdict}");
    }
    (out, figures.iter().all(|figure| figure.met))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_figure_beyond_its_goal_fails_all() {
        let good = || Figure::at_most("memory", 3.0, 50.0, "MB");
        assert!(table(&[good(), good()]).1);
        let (text, met) = table(&[good(), Figure::at_most("disk", 51.0, 50.0, "MB")]);
        assert!(!met && text.contains("BREACHED"), "{text}");
    }
}
