//! Reads sittings one by one and accumulates, for every item, what its answers say about its difficulty.

use super::{Bank, BankError};
use crate::model::logistic;
use crate::quadrature::{Normal, grid, weights};

/// One person's answers: which item, and whether it was right. Unknown items and answers other than 0 and 1
/// are ignored.
#[derive(Debug, Clone, Copy)]
pub struct Sitting<'a> {
    pub items: &'a [u32],
    pub answers: &'a [u8],
}

/// What answers say about a difficulty: a normal likelihood, stored as its precision and its mean times the
/// precision; both are additive over independent answers.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Evidence {
    pub precision: f64,
    pub weighted: f64,
}

impl Evidence {
    /// ```
    /// let evidence = measure::hierarchical::Evidence::of(0.5, 0.2);
    /// assert!((evidence.precision - 25.0).abs() < 1e-9 && (evidence.weighted - 12.5).abs() < 1e-9);
    /// ```
    pub fn of(mean: f64, sd: f64) -> Self {
        let precision = 1.0 / (sd * sd);
        Self { precision, weighted: precision * mean }
    }

    /// Combined with the evidence of other answers.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { precision: self.precision + other.precision, weighted: self.weighted + other.weighted }
    }
}

/// Sums over sittings, at the difficulties the tally was created with.
#[derive(Debug, Clone)]
pub struct Tally {
    difficulties: Vec<f64>,
    curves: Vec<[Curve; NODES]>,
    mass: Vec<f64>,
    sums: Vec<Sums>,
    sittings: u64,
}

/// An item at one node: the probability of a right answer, and the derivatives of its logarithm and of the
/// logarithm of its complement with respect to the difficulty.
#[derive(Debug, Clone, Copy, Default)]
struct Curve {
    chance: f32,
    right: f32,
    wrong: f32,
}

/// The gradient of the log-likelihood by the difficulty; the information if θ were known; and the part lost
/// because it isn't (Louis 1982).
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    slope: f64,
    information: f64,
    lost: f64,
}

const NODES: usize = 33;
const REACH: f64 = 4.8;
/// At least this share of the information is assumed to remain, even if rounding or odd answers suggest less.
const LEAST_LEFT: f64 = 0.2;
/// With a usual prior, one tally moves a difficulty by at most about this.
const MOST_STEP: f64 = 1.5;

impl Tally {
    /// At these difficulties, usually those of the last estimate; `people` is the distribution of θ.
    #[expect(clippy::cast_possible_truncation, reason = "seven digits of a chance are enough")]
    pub fn new(bank: &Bank, difficulties: &[f64], people: Normal) -> Result<Self, BankError> {
        if difficulties.len() != bank.items.len() {
            return Err(BankError::Evidence);
        }
        if !(people.mean.is_finite() && people.sd > 0.0 && people.sd.is_finite()) {
            return Err(BankError::Parameter);
        }
        let nodes: Vec<f64> =
            grid(NODES, REACH).into_iter().map(|node| people.mean + people.sd * node).collect();
        let mut curves = Vec::with_capacity(bank.items.len());
        for (origin, &b) in bank.items.iter().zip(difficulties) {
            if !(b.is_finite() && origin.a.is_finite() && (0.0..1.0).contains(&origin.c)) {
                return Err(BankError::Parameter);
            }
            let mut curve = [Curve::default(); NODES];
            for (curve, node) in curve.iter_mut().zip(&nodes) {
                let star = logistic(origin.a * (node - b));
                let chance = (origin.c + (1.0 - origin.c) * star).clamp(1e-6, 1.0 - 1e-6);
                let slope = origin.a * (1.0 - origin.c) * star * (1.0 - star);
                *curve = Curve {
                    chance: chance as f32,
                    right: (-slope / chance) as f32,
                    wrong: (slope / (1.0 - chance)) as f32,
                };
            }
            curves.push(curve);
        }
        let sums = vec![Sums::default(); curves.len()];
        let mass = weights(&nodes, people);
        Ok(Self { difficulties: difficulties.to_vec(), curves, mass, sums, sittings: 0 })
    }

    /// Counts one sitting.
    pub fn add(&mut self, sitting: &Sitting) {
        let mut posterior = [0.0; NODES];
        posterior.copy_from_slice(&self.mass);
        let mut since = 0;
        for (&item, &answer) in sitting.items.iter().zip(sitting.answers) {
            let Some(curve) = self.curves.get(item as usize).filter(|_| answer < 2) else { continue };
            for node in 0..NODES {
                let chance = f64::from(curve[node].chance);
                posterior[node] *= if answer == 1 { chance } else { 1.0 - chance };
            }
            // Chances are at least 1e-6: forty of them stay far from the smallest number.
            since += 1;
            if since == 40 {
                normalize(&mut posterior);
                since = 0;
            }
        }
        normalize(&mut posterior);
        for (&item, &answer) in sitting.items.iter().zip(sitting.answers) {
            let Some(curve) = self.curves.get(item as usize).filter(|_| answer < 2) else { continue };
            let (mut mean, mut square, mut information) = (0.0, 0.0, 0.0);
            for node in 0..NODES {
                let (right, wrong) = (f64::from(curve[node].right), f64::from(curve[node].wrong));
                let slope = if answer == 1 { right } else { wrong };
                mean += posterior[node] * slope;
                square += posterior[node] * slope * slope;
                information -= posterior[node] * right * wrong;
            }
            let sums = &mut self.sums[item as usize];
            sums.slope += mean;
            sums.information += information;
            sums.lost += (square - mean * mean).max(0.0);
        }
        self.sittings += 1;
    }

    /// Adds what another tally at the same difficulties has counted.
    pub fn merge(&mut self, other: &Self) -> Result<(), BankError> {
        let same = self.difficulties.len() == other.difficulties.len()
            && self
                .difficulties
                .iter()
                .zip(&other.difficulties)
                .all(|(one, other)| one.to_bits() == other.to_bits());
        if !same {
            return Err(BankError::Evidence);
        }
        for (sum, other) in self.sums.iter_mut().zip(&other.sums) {
            sum.slope += other.slope;
            sum.information += other.information;
            sum.lost += other.lost;
        }
        self.sittings += other.sittings;
        Ok(())
    }

    /// Sittings counted so far.
    pub fn sittings(&self) -> u64 {
        self.sittings
    }

    /// What the answers say about each item: a step of Newton's method from the tally's difficulty, with
    /// the information that is left (Lange 1995, *A gradient algorithm locally equivalent to the EM
    /// algorithm*).
    pub fn evidence(&self) -> Vec<Evidence> {
        let one = |(b, sums): (&f64, &Sums)| {
            let precision = (sums.information - sums.lost).max(LEAST_LEFT * sums.information);
            let most = MOST_STEP * (precision + 1.0);
            Evidence { precision, weighted: precision * b + sums.slope.clamp(-most, most) }
        };
        self.difficulties.iter().zip(&self.sums).map(one).collect()
    }
}

fn normalize(posterior: &mut [f64; NODES]) {
    let sum: f64 = posterior.iter().sum();
    for weight in posterior {
        *weight /= sum;
    }
}
