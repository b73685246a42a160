//! Which question comes next: a bank of items and what is known about a person so far.
//!
//! The belief about θ is a grid of weights that each answer multiplies; it is used for selection only.
//! Printed scores and their intervals come from the scoring.
//!
//! No exam uses it yet: it is for the adaptive IQ exam. `just prove-measure S2` and `just bench-measure E8` run it.

pub mod adaptive;
pub mod exposure;
pub mod multistage;

use crate::{
    model::Logistic,
    quadrature::{Normal, grid, weights},
};

/// Nodes of θ from −[`REACH`] to [`REACH`].
pub const NODES: usize = 51;
/// Where the grid of θ ends.
pub const REACH: f64 = 5.0;
/// A large bank stores this many of the most informative items per node in order.
const DEPTH: usize = 4096;

/// Why items aren't a valid bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BankError {
    #[error("a bank needs at least one item")]
    Empty,
    #[error("every item needs exactly one family")]
    Uneven,
    #[error("item {0} has a slope that isn't above 0 or another impossible parameter")]
    Parameters(usize),
    #[error("too many items")]
    TooMany,
}

/// Items with their information at every node, and per node their order by information. Building it takes
/// `O(n log n)` per node; a step of a test then examines only the front of one list (or, for small banks, all
/// items), so it costs the same for three thousand items as for a hundred thousand.
#[derive(Debug, Clone)]
pub struct Bank {
    items: Vec<Logistic>,
    families: Vec<u16>,
    /// Node by node, one value per item.
    information: Vec<f32>,
    /// Node by node, `depth` item numbers each, most informative first.
    order: Vec<u32>,
    depth: usize,
}

impl Bank {
    /// `families` are content areas, numbered from 0.
    ///
    /// ```
    /// use measure::{model::Logistic, select::Bank};
    /// let items = [-1.0, 0.0, 1.0].map(|b| Logistic::from_abc(1.2, b, 0.0));
    /// let bank = Bank::new(items.to_vec(), vec![0; 3]).unwrap();
    /// assert_eq!(bank.best_at(0.9).next(), Some(2));
    /// ```
    pub fn new(items: Vec<Logistic>, families: Vec<u16>) -> Result<Self, BankError> {
        if items.is_empty() {
            return Err(BankError::Empty);
        }
        if items.len() != families.len() {
            return Err(BankError::Uneven);
        }
        let count = u32::try_from(items.len()).map_err(|_| BankError::TooMany)?;
        let possible = |item: &Logistic| {
            item.a.is_finite()
                && item.a > 0.0
                && item.a < 1e6
                && item.d.abs() < 1e9
                && (0.0..1.0).contains(&item.c)
        };
        if let Some(wrong) = items.iter().position(|item| !possible(item)) {
            return Err(BankError::Parameters(wrong));
        }
        let nodes = grid(NODES, REACH);
        #[expect(clippy::cast_possible_truncation, reason = "single precision is enough to choose by")]
        let information: Vec<f32> =
            nodes.iter().flat_map(|node| items.iter().map(|item| item.information(*node) as f32)).collect();
        let depth = items.len().min(DEPTH);
        let mut order = Vec::with_capacity(NODES * depth);
        let mut ranks: Vec<u32> = (0..count).collect();
        for node in 0..NODES {
            let at = |item: u32| information[node * items.len() + item as usize];
            // Ties are broken by number, so that the order is the same everywhere.
            let falling = |one: &u32, other: &u32| at(*other).total_cmp(&at(*one)).then(one.cmp(other));
            if depth < ranks.len() {
                ranks.select_nth_unstable_by(depth, falling);
            }
            ranks[..depth].sort_unstable_by(falling);
            order.extend_from_slice(&ranks[..depth]);
        }
        Ok(Self { items, families, information, order, depth })
    }

    pub fn items(&self) -> &[Logistic] {
        &self.items
    }

    pub fn family(&self, item: usize) -> u16 {
        self.families[item]
    }

    /// Items by decreasing information at the node nearest to this θ.
    pub fn best_at(&self, theta: f64) -> impl Iterator<Item = usize> + '_ {
        let front = nearest(theta) * self.depth;
        self.order[front..front + self.depth].iter().map(|item| *item as usize)
    }

    /// Every item's information at one node.
    fn at_node(&self, node: usize) -> &[f32] {
        &self.information[node * self.items.len()..(node + 1) * self.items.len()]
    }

    /// One item's information averaged over the belief.
    fn told(&self, item: usize, belief: &Belief) -> f32 {
        belief.felt().map(|(node, mass)| self.at_node(node)[item] * mass).sum()
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the grid")]
#[expect(clippy::cast_precision_loss, reason = "a small constant")]
fn nearest(theta: f64) -> usize {
    let last = (NODES - 1) as f64;
    let place = (theta + REACH) / (2.0 * REACH) * last;
    if place.is_nan() { NODES / 2 } else { place.round().clamp(0.0, last) as usize }
}

/// The belief about θ: weights on the grid, sum 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Belief {
    nodes: [f64; NODES],
    mass: [f64; NODES],
}

impl Belief {
    /// Before the first answer. An invalid distribution counts as standard normal.
    pub fn prior(normal: Normal) -> Self {
        let sound = normal.mean.abs() <= 1e3 && (1e-3..=1e3).contains(&normal.sd);
        let normal = if sound { normal } else { Normal::STANDARD };
        let (mut nodes, mut mass) = ([0.0; NODES], [0.0; NODES]);
        nodes.copy_from_slice(&grid(NODES, REACH));
        mass.copy_from_slice(&weights(&nodes, normal));
        Self { nodes, mass }
    }

    /// Bayes: each weight times the chance of this answer there. An answer that is impossible at every node
    /// changes nothing.
    ///
    /// ```
    /// use measure::{model::Logistic, quadrature::Normal, select::Belief};
    /// let mut belief = Belief::prior(Normal::STANDARD);
    /// belief.observe(&Logistic { a: 1.0, d: 0.0, c: 0.0 }, true);
    /// assert!((belief.mean() - 0.413).abs() < 0.001);
    /// ```
    pub fn observe(&mut self, item: &Logistic, right: bool) {
        let mut next = self.mass;
        let mut sum = 0.0;
        for (mass, node) in next.iter_mut().zip(&self.nodes) {
            let p = item.p(*node);
            *mass *= if right { p } else { 1.0 - p };
            sum += *mass;
        }
        if sum.is_finite() && sum > 1e-300 {
            for mass in &mut next {
                *mass /= sum;
            }
            self.mass = next;
        }
    }

    /// EAP (Bock & Mislevy 1982).
    pub fn mean(&self) -> f64 {
        self.nodes.iter().zip(&self.mass).map(|(node, mass)| node * mass).sum()
    }

    /// Posterior standard deviation.
    pub fn sd(&self) -> f64 {
        let mean = self.mean();
        let spread: f64 =
            self.nodes.iter().zip(&self.mass).map(|(node, mass)| (node - mean) * (node - mean) * mass).sum();
        spread.max(0.0).sqrt()
    }

    /// The nodes that matter for a choice, with their weights.
    #[expect(clippy::cast_possible_truncation, reason = "single precision is enough to choose by")]
    fn felt(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.mass
            .iter()
            .enumerate()
            .filter(|(_, mass)| **mass > 1e-6)
            .map(|(node, mass)| (node, *mass as f32))
    }
}

/// A test in progress: the items given so far and the belief.
#[derive(Debug, Clone)]
pub struct Sitting<'a> {
    bank: &'a Bank,
    pub belief: Belief,
    given: Vec<usize>,
    /// One bit per item: given, or excluded for good.
    closed: Vec<u64>,
}

impl<'a> Sitting<'a> {
    pub fn new(bank: &'a Bank, prior: Normal) -> Self {
        let closed = vec![0; bank.items.len().div_ceil(64)];
        Self { bank, belief: Belief::prior(prior), given: Vec::new(), closed }
    }

    pub fn bank(&self) -> &'a Bank {
        self.bank
    }

    /// Items in the order they were given.
    pub fn given(&self) -> &[usize] {
        &self.given
    }

    /// Records an answer. An item outside the bank, or one given before, changes nothing.
    pub fn answer(&mut self, item: usize, right: bool) {
        if item < self.bank.items.len() && !self.given.contains(&item) {
            self.belief.observe(&self.bank.items[item], right);
            self.given.push(item);
            self.close(item);
        }
    }

    fn close(&mut self, item: usize) {
        self.closed[item / 64] |= 1 << (item % 64);
    }

    fn is_open(&self, item: usize) -> bool {
        self.closed[item / 64] & (1 << (item % 64)) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn the_order_at_every_node_falls_by_information() {
        let mut random = Random::seeded(1);
        let items: Vec<Logistic> = (0..500)
            .map(|_| Logistic::from_abc(libm::exp(0.3 * random.normal()), random.normal(), 0.1))
            .collect();
        let bank = Bank::new(items, vec![0; 500]).unwrap();
        for theta in [-5.0, -1.0, 0.0, 2.2, 5.0] {
            let information: Vec<f64> =
                bank.best_at(theta).map(|item| bank.items()[item].information(theta)).collect();
            assert!(information.is_sorted_by(|one, other| one >= &(other - 1e-6)));
        }
    }

    #[test]
    fn the_belief_follows_the_closed_form_of_many_equal_answers() {
        // With a = 1, b = 0 and r of n right, the mode solves r − n P(θ) = θ; the mean is close to it.
        let item = Logistic { a: 1.0, d: 0.0, c: 0.0 };
        let mut belief = Belief::prior(Normal::STANDARD);
        for answer in 0..200 {
            belief.observe(&item, answer % 4 != 0);
        }
        assert!((150.0 - 200.0 * item.p(belief.mean()) - belief.mean()).abs() < 0.6);
        assert!((belief.sd() - 1.0 / (1.0 + 200.0 * item.information(belief.mean())).sqrt()).abs() < 0.01);
    }

    #[test]
    fn impossible_items_make_no_bank() {
        let fine = Logistic::from_abc(1.0, 0.0, 0.0);
        assert_eq!(Bank::new(vec![], vec![]).err(), Some(BankError::Empty));
        for wrong in [
            Logistic { a: f64::NAN, ..fine },
            Logistic { c: 1.0, ..fine },
            Logistic { d: f64::INFINITY, ..fine },
        ] {
            assert_eq!(Bank::new(vec![fine, wrong], vec![0, 0]).err(), Some(BankError::Parameters(1)));
        }
    }

    #[test]
    fn an_impossible_answer_changes_nothing() {
        let sure = Logistic { a: 1e5, d: 1e8, c: 0.0 };
        let mut belief = Belief::prior(Normal::STANDARD);
        let before = belief.clone();
        belief.observe(&sure, false);
        assert_eq!(belief, before);
    }
}
