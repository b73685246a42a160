//! Predicts an item's difficulty before it has been answered: an additive model (LLTM, Fischer 1973) with
//! initial weights from refits of published answers, and the features of an item for each term.
//!
//! Weights are thousandths of a logit. Terms marked as guesses have no data behind them yet; real answers
//! will replace all of them.

use crate::{
    grammar::{Dir, Op, Rule},
    item::Item,
    scene::{Attr, Kind},
};

/// A cause of difficulty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// Each rule after the first.
    ExtraRule,
    OnSize,
    OnFill,
    OnTurn,
    OnShape,
    OnCount,
    /// A Latin square: equal values on the diagonals.
    Diagonal,
    Or,
    And,
    Xor,
    Sub,
    Complete,
    /// Each layer or nested figure after the first.
    ExtraLayer,
    /// A change along rows and columns.
    BothWays,
    /// The share of axes on which options differ in one attribute only, in twelfths.
    Minimal,
    /// The share of axes on which attributes change together, in twelfths.
    Redundant,
}

/// The terms with weight and source.
pub const TERMS: [(Term, i32, &str); 16] = [
    (Term::ExtraRule, 850, "Sandia and MaRs-IB refits"),
    (Term::OnSize, 350, "Sandia refit"),
    (Term::OnFill, 70, "Sandia refit"),
    (Term::OnTurn, 50, "Sandia refit"),
    (Term::OnShape, -80, "Sandia refit"),
    (Term::OnCount, -410, "Sandia refit"),
    (Term::Diagonal, 390, "Sandia refit"),
    (Term::Or, 2200, "Sandia refit"),
    (Term::And, 2850, "Sandia refit"),
    (Term::Xor, 2850, "Sandia refit"),
    (Term::Sub, 2500, "guess: between or and and"),
    (Term::Complete, 2500, "guess: between or and and"),
    (Term::ExtraLayer, 450, "MaRs-IB refit"),
    (Term::BothWays, 570, "MaRs-IB refit"),
    (Term::Minimal, 880, "MaRs-IB refit"),
    (Term::Redundant, -750, "guess; direction Primi 2001"),
];

/// One rule, nothing special.
pub const BASE: i32 = -1700;

/// Thousandths of a logit that make one standard deviation of ability.
pub const LOGITS_PER_SD: i32 = 1100;

/// How much an item has of each term, in the order of [`TERMS`]; shares count in twelfths.
pub fn features(item: &Item) -> [i32; TERMS.len()] {
    let mut found = [0; TERMS.len()];
    let mut add = |term: Term, amount: i32| {
        if let Some(place) = TERMS.iter().position(|(known, ..)| *known == term) {
            found[place] += amount;
        }
    };
    let mut rules = 0;
    for ruled in item.counted_rules() {
        rules += 1;
        match ruled.attr {
            Attr::Size => add(Term::OnSize, 1),
            Attr::Fill => add(Term::OnFill, 1),
            Attr::Turn => add(Term::OnTurn, 1),
            Attr::Shape | Attr::Inner => add(Term::OnShape, 1),
            Attr::Count => add(Term::OnCount, 1),
            Attr::Stroke | Attr::Places | Attr::Segments => {}
        }
        match ruled.rule {
            Rule::Dist3(_) | Rule::Dist2(_) if ruled.dir == Dir::Diag => add(Term::Diagonal, 1),
            Rule::SetOp(Op::Or) => add(Term::Or, 1),
            Rule::SetOp(Op::And) => add(Term::And, 1),
            Rule::SetOp(Op::Xor) => add(Term::Xor, 1),
            Rule::SetOp(Op::Sub) => add(Term::Sub, 1),
            Rule::SetOp(Op::Complete) => add(Term::Complete, 1),
            _ => {}
        }
        if ruled.dir == Dir::RowCol {
            add(Term::BothWays, 1);
        }
    }
    add(Term::ExtraRule, (rules - 1).max(0));
    let layers = item.layers.iter().map(|layer| if layer.kind == Kind::InOut { 2 } else { 1 }).sum::<i32>();
    add(Term::ExtraLayer, layers - 1);

    let on = |axis: u8| item.rules.iter().filter(|ruled| ruled.axis == Some(axis)).count();
    let axes = (0..3).filter(|axis| on(*axis) > 0).count();
    let tied = (0..3).filter(|axis| on(*axis) > 1).count();
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "at most twelve")]
    let share = |part: usize| (part * 12 / axes.max(1)) as i32;
    add(Term::Minimal, share(axes - tied));
    add(Term::Redundant, share(tied));
    found
}

/// Predicted difficulty in thousandths of a logit: `b = −1.7 + Σ wᵢxᵢ`.
pub fn logits(item: &Item) -> i32 {
    let sum: i32 = features(item)
        .iter()
        .zip(TERMS)
        .map(|(amount, (term, weight, _))| match term {
            Term::Minimal | Term::Redundant => amount * weight / 12,
            _ => amount * weight,
        })
        .sum();
    BASE + sum
}

/// Predicted difficulty in thousandths of a standard deviation of ability.
///
/// ```
/// let easiest = matrix::recipe::make(0, 1).unwrap();
/// assert_eq!(matrix::difficulty::predicted_b(&easiest), -2600);
/// ```
pub fn predicted_b(item: &Item) -> i32 {
    logits(item) * 1000 / LOGITS_PER_SD
}
