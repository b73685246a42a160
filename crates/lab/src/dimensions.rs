//! The dimensions of the IQ report: which kind of task a puzzle is, and how much a form's kinds say.

use matrix::{grammar::Family, item::Item};
use measure::{
    score::Form,
    subscores::{Kinds, KindsError, Worth, worth},
};
use serde::{Deserialize, Serialize};

/// A kind of task. Every puzzle belongs to exactly one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dimension {
    /// One or two rules of order and number.
    Induction,
    /// Figures superimposed on each other.
    Logic,
    /// Rotation, reflection, movement.
    Spatial,
    /// Three rules or more at once.
    SeveralRules,
}

/// In the order of [`measure::subscores`]' kinds.
pub const DIMENSIONS: [Dimension; 4] =
    [Dimension::Induction, Dimension::Logic, Dimension::Spatial, Dimension::SeveralRules];

/// From this many rules on, holding them together is the task.
const SEVERAL: usize = 3;

/// The kind of a puzzle. Figure logic first: it makes an item hard by itself; then the number of rules.
///
/// ```
/// use lab::dimensions::{Dimension, of};
/// let easiest = matrix::recipe::make(0, 1).unwrap();
/// assert_eq!(of(&easiest), Dimension::Induction);
/// ```
pub fn of(item: &Item) -> Dimension {
    let families = item.families();
    if families.contains(&Family::Logic) {
        Dimension::Logic
    } else if item.counted_rules().count() >= SEVERAL {
        Dimension::SeveralRules
    } else if families.contains(&Family::Spatial) {
        Dimension::Spatial
    } else {
        Dimension::Induction
    }
}

/// The kinds of a form for augmented scores, assuming this correlation between any two of them.
pub fn kinds(form: &Form, dimensions: &[Dimension], correlation: f64) -> Result<Kinds, KindsError> {
    let kind_of: Vec<u8> = dimensions.iter().map(|dimension| *dimension as u8).collect();
    Kinds::new(form, &kind_of, &[correlation.max(0.0).sqrt(); DIMENSIONS.len()])
}

/// How much each kind's own score, the total and the augmented score say about it.
pub fn worths(form: &Form, dimensions: &[Dimension], correlation: f64) -> Result<Vec<Worth>, KindsError> {
    Ok(worth(&kinds(form, dimensions, correlation)?))
}
