//! The items that are scored together, with their curves on a grid of abilities.
//!
//! The grid finds the neighbourhood of an estimate without any exponential; the estimate itself is then
//! refined exactly.

use super::Curve;
use crate::{model::Logistic, special::normal_pdf};

/// Abilities run from `−REACH` to `REACH`: wide enough for a wrong answer to every one of five easy items.
pub const REACH: f64 = 12.0;
/// Nodes of the whole grid, a fifth apart.
pub(crate) const NODES: usize = 121;
/// Nodes that cover a standard normal population: −6 … 6.
pub(crate) const MIDDLE: std::ops::Range<usize> = 30..91;

/// Items of one form, in order of presentation. Immutable.
#[derive(Debug, Clone)]
pub struct Form {
    items: Vec<Logistic>,
    /// `ln P` and `ln(1 − P)` of every item at every node, item by item.
    pub(crate) right: Vec<f64>,
    pub(crate) wrong: Vec<f64>,
    /// `P` of every item at every middle node, item by item.
    chances: Vec<f64>,
    /// The items from the easiest to the hardest.
    by_difficulty: Vec<usize>,
    information: Vec<f64>,
    skew: Vec<f64>,
    /// `∫ J/2I` from the first node: the bias term of the weighted likelihood, all items answered.
    pub(crate) bias: Vec<f64>,
    /// Weights of the standard normal at the middle nodes.
    pub(crate) population: Vec<f64>,
}

/// Why items aren't a valid form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FormError {
    #[error("a form needs at least one item")]
    Empty,
    #[error("item {0}: the slope isn't above 0 and at most 50")]
    Slope(usize),
    #[error("item {0}: the intercept isn't between minus and plus a million")]
    Intercept(usize),
    #[error("item {0}: the chance of guessing isn't between 0 and 0.99")]
    Guessing(usize),
}

impl Form {
    /// Items whose slopes are positive (at most 50), whose intercepts are at most a million and whose
    /// asymptotes are below 0.99: what lies outside is a failed calibration, not an item.
    ///
    /// ```
    /// use measure::{model::Logistic, score::{Form, FormError}};
    /// assert!(Form::new(vec![Logistic { a: 1.28, d: 0.0, c: 0.1 }]).is_ok());
    /// let broken = Form::new(vec![Logistic { a: f64::NAN, d: 0.0, c: 0.1 }]);
    /// assert_eq!(broken.err(), Some(FormError::Slope(0)));
    /// ```
    pub fn new(items: Vec<Logistic>) -> Result<Self, FormError> {
        if items.is_empty() {
            return Err(FormError::Empty);
        }
        for (place, item) in items.iter().enumerate() {
            if !(item.a > 0.0 && item.a <= 50.0) {
                return Err(FormError::Slope(place));
            }
            if !(-1e6..=1e6).contains(&item.d) {
                return Err(FormError::Intercept(place));
            }
            if !(0.0..=0.99).contains(&item.c) {
                return Err(FormError::Guessing(place));
            }
        }
        Ok(Self::tabulate(items))
    }

    fn tabulate(items: Vec<Logistic>) -> Self {
        let size = items.len() * NODES;
        let (mut right, mut wrong) = (Vec::with_capacity(size), Vec::with_capacity(size));
        let (mut information, mut skew) = (Vec::with_capacity(size), Vec::with_capacity(size));
        for item in &items {
            for node in 0..NODES {
                let (yes, no) = Curve::logarithms(item, theta(node));
                let curve = Curve::at(item, theta(node));
                right.push(yes);
                wrong.push(no);
                information.push(curve.information);
                skew.push(curve.skew);
            }
        }
        let chances = items.iter().flat_map(|item| MIDDLE.map(|node| item.p(theta(node)))).collect();
        let mut by_difficulty: Vec<usize> = (0..items.len()).collect();
        by_difficulty.sort_by(|one, other| items[*one].b().total_cmp(&items[*other].b()));
        let population = MIDDLE.map(|node| normal_pdf(theta(node)) * STEP).collect();
        let bias = Vec::new();
        let mut form =
            Self { items, right, wrong, chances, by_difficulty, information, skew, bias, population };
        form.bias = form.bias_of(|_| true);
        form
    }

    pub fn items(&self) -> &[Logistic] {
        &self.items
    }

    /// `∫ J/2I` over the grid for the items that were answered.
    pub(super) fn bias_of(&self, answered: impl Fn(usize) -> bool) -> Vec<f64> {
        let (mut information, mut skew) = ([0.0; NODES], [0.0; NODES]);
        for item in (0..self.items.len()).filter(|item| answered(*item)) {
            let row = item * NODES..(item + 1) * NODES;
            add(&mut information, &self.information[row.clone()]);
            add(&mut skew, &self.skew[row]);
        }
        integrated(&std::array::from_fn(|node| bias_term(information[node], skew[node]))).to_vec()
    }

    /// `∫ √I` over the grid for the items that were answered: the scale on which errors are constant.
    pub(super) fn arc(&self, answers: &[u8]) -> [f64; NODES] {
        let mut information = [0.0; NODES];
        for (item, _) in answers.iter().enumerate().take(self.items.len()).filter(|(_, answer)| **answer < 2)
        {
            add(&mut information, &self.information[item * NODES..(item + 1) * NODES]);
        }
        integrated(&information.map(f64::sqrt))
    }

    /// The places of the items, from the easiest to the hardest.
    pub(crate) fn by_difficulty(&self) -> &[usize] {
        &self.by_difficulty
    }

    /// `P` of an item at one of the middle nodes.
    pub(crate) fn chance(&self, item: usize, node: usize) -> f64 {
        self.chances[item * MIDDLE.len() + node - MIDDLE.start]
    }

    /// The log-likelihood of these answers at every node.
    pub(crate) fn log_likelihood(&self, answers: &[u8]) -> [f64; NODES] {
        let mut sum = [0.0; NODES];
        for (item, answer) in answers.iter().enumerate().take(self.items.len()) {
            let row = item * NODES..(item + 1) * NODES;
            match answer {
                0 => add(&mut sum, &self.wrong[row]),
                1 => add(&mut sum, &self.right[row]),
                _ => {}
            }
        }
        sum
    }
}

/// Distance between neighbouring nodes.
pub(crate) const STEP: f64 = 0.2;

/// Ability of a node.
#[expect(clippy::cast_precision_loss, reason = "a node's number is small")]
pub(crate) const fn theta(node: usize) -> f64 {
    (node as f64 - 60.0) / 5.0
}

/// `J/2I`; where there is no information (both underflow) the bias has no direction.
pub(crate) fn bias_term(information: f64, skew: f64) -> f64 {
    if information > f64::MIN_POSITIVE { 0.5 * skew / information } else { 0.0 }
}

/// The integral from the first node, by trapezoids.
pub(super) fn integrated(curve: &[f64; NODES]) -> [f64; NODES] {
    let mut sum = 0.0;
    std::array::from_fn(|node| {
        if node > 0 {
            sum += 0.5 * STEP * (curve[node - 1] + curve[node]);
        }
        sum
    })
}

pub(super) fn add(sum: &mut [f64; NODES], row: &[f64]) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += value;
    }
}
