//! What a form can measure at each ability: information, error and expected raw score.

use serde::{Deserialize, Serialize};

use crate::score::{Curve, Form, LARGEST_ERROR};

/// A form at one ability.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Precision {
    pub theta: f64,
    /// `Σ P′²/PQ` (Birnbaum 1968).
    pub information: f64,
    /// `1/√I`, at most [`LARGEST_ERROR`].
    pub sem: f64,
    /// Test characteristic curve `Σ P`: the expected number right (Lord 1980).
    pub expected: f64,
}

/// Information, standard error of measurement and characteristic curve at an ability.
///
/// ```
/// use measure::{information::at, model::Logistic, score::Form};
/// let form = Form::new(vec![Logistic { a: 1.0, d: 0.0, c: 0.0 }; 16]).unwrap();
/// let middle = at(&form, 0.0);
/// assert_eq!((middle.information, middle.sem, middle.expected), (4.0, 0.5, 8.0));
/// ```
pub fn at(form: &Form, theta: f64) -> Precision {
    let (mut information, mut expected) = (0.0, 0.0);
    for item in form.items() {
        let curve = Curve::at(item, theta);
        information += curve.information;
        expected += curve.p;
    }
    Precision { theta, information, sem: (1.0 / f64::sqrt(information)).min(LARGEST_ERROR), expected }
}

/// [`at`] on a grid of abilities, for tables and pictures.
///
/// ```
/// use measure::{information::along, model::Logistic, score::Form};
/// let form = Form::new(vec![Logistic { a: 1.0, d: 0.0, c: 0.0 }]).unwrap();
/// assert_eq!(along(&form, -3.0, 3.0, 7).len(), 7);
/// ```
#[expect(clippy::cast_precision_loss, reason = "a table has few rows")]
pub fn along(form: &Form, from: f64, to: f64, steps: usize) -> Vec<Precision> {
    let width = (to - from) / (steps.max(2) - 1) as f64;
    (0..steps).map(|step| at(form, from + width * step as f64)).collect()
}

/// Largest difference between two forms' characteristic curves on a range of abilities: how far two forms are
/// from being parallel, in raw points.
///
/// ```
/// use measure::{information::largest_gap, model::Logistic, score::Form};
/// let easy = Form::new(vec![Logistic::from_abc(1.0, -0.1, 0.0); 10]).unwrap();
/// let hard = Form::new(vec![Logistic::from_abc(1.0, 0.1, 0.0); 10]).unwrap();
/// assert!((largest_gap(&easy, &hard, -3.0, 3.0) - 0.499_2).abs() < 1e-3);
/// ```
pub fn largest_gap(one: &Form, other: &Form, from: f64, to: f64) -> f64 {
    let pairs = along(one, from, to, 121).into_iter().zip(along(other, from, to, 121));
    pairs.map(|(one, other)| (one.expected - other.expected).abs()).fold(0.0, f64::max)
}
