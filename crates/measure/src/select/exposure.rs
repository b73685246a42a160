//! How often items are seen, and how to prevent the best ones from being seen by everybody.

use super::{
    Bank, Sitting,
    adaptive::{Rule, next},
};
use crate::{quadrature::Normal, random::Random};

/// The probability with which each item, once chosen, is actually given (Sympson & Hetter 1985).
#[derive(Debug, Clone, PartialEq)]
pub struct Limits(Vec<f64>);

impl Limits {
    /// Items without a limit are always given.
    pub fn chance(&self, item: usize) -> f64 {
        self.0.get(item).copied().unwrap_or(1.0)
    }
}

/// How the limits are found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Trial {
    /// No item should be given to a larger share of people than this.
    pub most: f64,
    /// Simulated people per round.
    pub people: usize,
    pub rounds: usize,
}

/// The share of simulated standard normal people who get each item.
pub fn exposures(bank: &Bank, rule: &Rule<'_>, people: usize, random: &mut Random) -> Vec<f64> {
    let mut counts = vec![0.0; bank.items().len()];
    let share = share_of(people);
    for _ in 0..people {
        for item in simulated(bank, rule, random).given() {
            counts[*item] += share;
        }
    }
    counts
}

/// Limits that keep every item's exposure near or below `trial.most`: each round simulates people and lowers
/// the chance of items that are given too often, `K ← K · most / exposure`, and lets the others rise again to
/// at most 1.
///
/// ```
/// use measure::{model::Logistic, random::Random, select::{Bank, adaptive::Rule, exposure::{Trial, exposures, limits}}};
/// let items = (0..40).map(|step| Logistic::from_abc(1.2, f64::from(step) * 0.1 - 2.0, 0.0)).collect();
/// let bank = Bank::new(items, vec![0; 40]).unwrap();
/// let rule = Rule { length: 5, among: (1, 1), ..Rule::THIRTY };
/// let mut random = Random::seeded(3);
/// let found = limits(&bank, &rule, Trial { most: 0.4, people: 500, rounds: 20 }, &mut random);
/// let seen = exposures(&bank, &Rule { limits: Some(&found), ..rule }, 500, &mut random);
/// assert!(seen.iter().all(|share| *share < 0.5));
/// ```
pub fn limits(bank: &Bank, rule: &Rule<'_>, trial: Trial, random: &mut Random) -> Limits {
    let mut limits = Limits(vec![1.0; bank.items().len()]);
    let most = if trial.most.is_finite() { trial.most.clamp(0.001, 1.0) } else { 1.0 };
    for _ in 0..trial.rounds {
        let seen = exposures(bank, &Rule { limits: Some(&limits), ..rule.clone() }, trial.people, random);
        for (chance, seen) in limits.0.iter_mut().zip(&seen) {
            let wished = if *seen > 0.0 { *chance * most / seen } else { 1.0 };
            // Down at once, up slowly: otherwise items oscillate between too often and too rarely.
            *chance =
                if wished < *chance { wished } else { (*chance * 1.05).min(wished).min(1.0) }.max(0.001);
        }
    }
    limits
}

/// One simulated person's whole test.
pub fn simulated<'a>(bank: &'a Bank, rule: &Rule<'_>, random: &mut Random) -> Sitting<'a> {
    let theta = random.normal();
    let mut sitting = Sitting::new(bank, Normal::STANDARD);
    while let Some(item) = next(&mut sitting, rule, random) {
        let right = random.chance(bank.items()[item].p(theta));
        sitting.answer(item, right);
    }
    sitting
}

#[expect(clippy::cast_precision_loss, reason = "a count of people")]
fn share_of(people: usize) -> f64 {
    1.0 / people.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Logistic;

    #[test]
    fn limits_reduce_the_exposure_of_a_favourite_item() {
        let mut random = Random::seeded(7);
        let items: Vec<Logistic> = (0..100)
            .map(|_| Logistic::from_abc(libm::exp(0.25 + 0.4 * random.normal()), random.normal(), 0.1))
            .collect();
        let bank = Bank::new(items, vec![0; 100]).unwrap();
        let rule = Rule { length: 10, among: (1, 1), ..Rule::THIRTY };
        let most = |seen: &[f64]| seen.iter().copied().fold(0.0, f64::max);
        let free = exposures(&bank, &rule, 400, &mut random);
        let found = limits(&bank, &rule, Trial { most: 0.3, people: 400, rounds: 12 }, &mut random);
        let held = exposures(&bank, &Rule { limits: Some(&found), ..rule }, 400, &mut random);
        assert!(most(&free) > 0.8 && most(&held) < 0.42, "{} {}", most(&free), most(&held));
    }
}
