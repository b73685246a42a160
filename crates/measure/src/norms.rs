//! From an estimate to a percentile: the distribution of a form's estimates in the norm population.
//!
//! The estimate's own error is part of that distribution, so mean 100 and SD 15 are correct for every form
//! and every way of choosing items. The distribution is computed by simulating the form with a fixed seed at
//! many abilities and weighting them by the population: for items with different slopes and guessing there is
//! no sum score on which a recursion could be exact, and a normal approximation fails where it matters, at
//! the ends. Weighting abilities evenly instead of drawing them puts as many simulated people into the tails
//! as into the middle.

use serde::{Deserialize, Serialize};

use crate::{
    batch::Batch,
    random::Random,
    score::{Form, Prior},
    special::{normal_cdf, normal_pdf, normal_quantile},
};

/// How the level of the norms was determined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// No sample of our own: difficulties are predicted, the level is borrowed.
    Provisional,
    /// Items are calibrated from our own answers, the level is still borrowed.
    Calibrating,
    /// A quota sample fixes the level.
    Bridged,
    /// A large weighted sample, fitted to the census.
    Census,
}

impl Phase {
    /// Whether the level is still borrowed.
    pub const fn is_borrowed(self) -> bool {
        matches!(self, Self::Provisional | Self::Calibrating)
    }
}

/// The norm population and how well it is known.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Norms {
    pub version: String,
    pub phase: Phase,
    /// The population on the scale of the items.
    pub mean: f64,
    pub sd: f64,
    /// Standard error of the level, in IQ.
    pub level_error: f64,
    /// Standard error that uncertain difficulties add to an average person's score, in IQ.
    pub form_error: f64,
}

impl Norms {
    /// Norms before any own sample: level known to 5 IQ, forms to 2.3 IQ.
    ///
    /// ```
    /// use measure::norms::{Norms, Phase};
    /// let norms = Norms::provisional("2026-11");
    /// assert_eq!((norms.phase, norms.level_error, norms.form_error), (Phase::Provisional, 5.0, 2.3));
    /// ```
    pub fn provisional(version: &str) -> Self {
        Self {
            version: version.to_owned(),
            phase: Phase::Provisional,
            mean: 0.0,
            sd: 1.0,
            level_error: 5.0,
            form_error: 2.3,
        }
    }

    /// The population; invalid values give the standard one.
    pub fn population(&self) -> Prior {
        Prior { mean: self.mean, sd: self.sd }.sane()
    }

    /// IQ of a true ability, `100 + 15 (θ − μ)/σ`.
    ///
    /// ```
    /// let norms = measure::norms::Norms::provisional("2026-11");
    /// assert_eq!(norms.true_iq(2.0), 130.0);
    /// ```
    pub fn true_iq(&self, theta: f64) -> f64 {
        let Prior { mean, sd } = self.population();
        100.0 + 15.0 * (theta - mean) / sd
    }
}

/// How precisely people of one true IQ are measured.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Accuracy {
    /// True IQ.
    pub iq: f64,
    /// Mean of the IQ they get.
    pub expected: f64,
    /// Its standard deviation: the conditional standard error of measurement.
    pub sem: f64,
    /// Root mean squared distance from the true IQ, including the shrinkage to the middle.
    pub error: f64,
}

/// Estimates and the normal deviates of their percentiles in the population, ascending, with the accuracy at
/// every true IQ.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct NormTable {
    points: Vec<(f64, f64)>,
    accuracy: Vec<Accuracy>,
}

/// Abilities span five standard deviations to each side, a tenth apart.
const NODES: i32 = 50;
/// Simulated people at each.
const DRAWS: u32 = 600;
/// One seed for all forms: the same form always has the same norms.
const SEED: u64 = 0x7e55_e4a0;
/// Estimates this close share a point of the table.
const CELL: f64 = 0.03;

/// The norm table of a fixed form, scored by weighted likelihood.
///
/// ```
/// use measure::{norms::{Norms, of_form}, score::{Form, wle}, simulate::launch_items};
/// let form = Form::new(launch_items(30)).unwrap();
/// let table = of_form(&form, &Norms::provisional("2026-11"));
/// assert!((table.iq(wle(&form, &[1; 30]).theta) - 153.0).abs() < 3.0);
/// assert!((table.iq(0.0) - 100.0).abs() < 0.5);
/// ```
pub fn of_form(form: &Form, norms: &Norms) -> NormTable {
    let batch = Batch::new(form);
    let mut answers = vec![0; form.items().len()];
    of_estimator(norms, DRAWS, SEED, |theta, random| {
        for (answer, item) in answers.iter_mut().zip(form.items()) {
            *answer = u8::from(random.chance(item.p(theta)));
        }
        batch.score(&answers).wle
    })
}

/// The norm table of any way to an estimate: `estimate` tests one simulated person of the given
/// ability (adaptively, in stages, with another estimator) and says the result. Results that aren't
/// numbers are left out.
///
/// ```
/// use measure::norms::{Norms, of_estimator};
/// let norms = Norms::provisional("2026-11");
/// let table = of_estimator(&norms, 400, 1, |theta, random| theta + 0.5 * random.normal());
/// // Observed spread is √1.25, so an estimate of √1.25 is one standard deviation up.
/// assert!((table.iq(1.25_f64.sqrt()) - 115.0).abs() < 0.7);
/// ```
pub fn of_estimator(
    norms: &Norms,
    draws: u32,
    seed: u64,
    mut estimate: impl FnMut(f64, &mut Random) -> f64,
) -> NormTable {
    let Prior { mean, sd } = norms.population();
    let mut random = Random::seeded(seed);
    let nodes: Vec<(f64, Vec<f64>)> = (-NODES..=NODES)
        .map(|node| {
            let deviate = f64::from(node) * 0.1;
            let results = (0..draws.max(1)).map(|_| estimate(mean + sd * deviate, &mut random));
            (deviate, results.filter(|estimate| estimate.is_finite()).collect())
        })
        .collect();
    let points = points(&nodes);
    let mut table = NormTable { points, accuracy: Vec::new() };
    table.accuracy =
        nodes.iter().map(|(deviate, estimates)| table.accuracy_of(*deviate, estimates)).collect();
    table
}

/// Sorts all estimates, groups close ones, and gives each group the middle of its share of people.
#[expect(clippy::cast_precision_loss, reason = "counts of simulated people")]
fn points(nodes: &[(f64, Vec<f64>)]) -> Vec<(f64, f64)> {
    let mut all: Vec<(f64, f64)> = nodes
        .iter()
        .flat_map(|(deviate, estimates)| {
            let weight = normal_pdf(*deviate) / estimates.len().max(1) as f64;
            estimates.iter().map(move |estimate| (*estimate, weight))
        })
        .collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    let total: f64 = all.iter().map(|(_, weight)| weight).sum();
    let (mut points, mut below): (Vec<(f64, f64)>, f64) = (Vec::new(), 0.0);
    let same_cell =
        |one: f64, other: f64| libm::floor(one / CELL).total_cmp(&libm::floor(other / CELL)).is_eq();
    for cell in all.chunk_by(|one, other| same_cell(one.0, other.0)) {
        let mass: f64 = cell.iter().map(|(_, weight)| weight).sum();
        let centre = cell.iter().map(|(estimate, weight)| estimate * weight).sum::<f64>() / mass;
        let deviate = normal_quantile((below + 0.5 * mass) / total);
        below += mass;
        if deviate.is_finite() && points.last().is_none_or(|last| last.0 < centre && last.1 < deviate) {
            points.push((centre, deviate));
        }
    }
    points
}

impl NormTable {
    /// The normal deviate of an estimate's percentile in the population; beyond the table it stays that of
    /// the best or the worst pattern.
    pub fn deviate(&self, estimate: f64) -> f64 {
        let above = self.points.partition_point(|point| point.0 <= estimate);
        match (above.checked_sub(1).and_then(|below| self.points.get(below)), self.points.get(above)) {
            (Some(low), Some(high)) => low.1 + (high.1 - low.1) * (estimate - low.0) / (high.0 - low.0),
            (Some(end), None) | (None, Some(end)) => end.1,
            (None, None) => 0.0,
        }
    }

    /// The share of the population below an estimate.
    pub fn percentile(&self, estimate: f64) -> f64 {
        normal_cdf(self.deviate(estimate))
    }

    /// `100 + 15 Φ⁻¹(p)`: mean 100 and spread 15 in the norm population, whatever the form.
    pub fn iq(&self, estimate: f64) -> f64 {
        100.0 + 15.0 * self.deviate(estimate)
    }

    /// Every true IQ from 25 to 175 in steps of 1.5.
    pub fn accuracy(&self) -> &[Accuracy] {
        &self.accuracy
    }

    /// The accuracy at one true IQ, between the two nearest of the table.
    pub fn accuracy_at(&self, iq: f64) -> Option<Accuracy> {
        let above = self.accuracy.partition_point(|accuracy| accuracy.iq < iq);
        let (low, high) = (self.accuracy.get(above.checked_sub(1)?)?, self.accuracy.get(above)?);
        let share = (iq - low.iq) / (high.iq - low.iq);
        let between = |one: f64, other: f64| one + share * (other - one);
        Some(Accuracy {
            iq,
            expected: between(low.expected, high.expected),
            sem: between(low.sem, high.sem),
            error: between(low.error, high.error),
        })
    }

    /// The range of true IQs around 100 where the error stays within a limit; `None` if even 100 is outside.
    pub fn measured_range(&self, limit: f64) -> Option<(f64, f64)> {
        let middle = self.accuracy.len() / 2;
        // Neighbours are averaged: the limit shouldn't depend on sampling noise.
        let within = |place: usize| {
            let around = &self.accuracy[place.saturating_sub(2)..(place + 3).min(self.accuracy.len())];
            let mean = around.iter().map(|accuracy| accuracy.error * accuracy.error).sum::<f64>();
            mean <= limit * limit * f64::from(u8::try_from(around.len()).unwrap_or(u8::MAX))
        };
        let low = (0..=middle).rev().take_while(|place| within(*place)).last()?;
        let high = (middle..self.accuracy.len()).take_while(|place| within(*place)).last()?;
        Some((self.accuracy[low].iq, self.accuracy[high].iq))
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of simulated people")]
    fn accuracy_of(&self, deviate: f64, estimates: &[f64]) -> Accuracy {
        let iq = 100.0 + 15.0 * deviate;
        let count = estimates.len().max(1) as f64;
        let expected = estimates.iter().map(|estimate| self.iq(*estimate)).sum::<f64>() / count;
        let square = |from: f64| {
            let sum: f64 = estimates
                .iter()
                .map(|estimate| (self.iq(*estimate) - from) * (self.iq(*estimate) - from))
                .sum();
            (sum / count).sqrt()
        };
        Accuracy { iq, expected, sem: square(expected), error: square(iq) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::{answers, launch_items};

    fn population(items: usize) -> (f64, f64) {
        let form = Form::new(launch_items(items)).unwrap();
        let table = of_form(&form, &Norms::provisional("test"));
        let batch = Batch::new(&form);
        let mut random = Random::seeded(77);
        let iqs: Vec<f64> = (0..20_000)
            .map(|_| {
                let theta = random.normal();
                table.iq(batch.score(&answers(form.items(), theta, &mut random)).wle)
            })
            .collect();
        let mean = iqs.iter().sum::<f64>() / 20_000.0;
        let variance = iqs.iter().map(|iq| (iq - mean) * (iq - mean)).sum::<f64>() / 20_000.0;
        (mean, variance.sqrt())
    }

    #[test]
    fn every_form_has_mean_100_and_spread_15() {
        for items in [20, 30] {
            let (mean, sd) = population(items);
            assert!((mean - 100.0).abs() < 0.4 && (sd - 15.0).abs() < 0.3, "{items}: {mean} {sd}");
        }
    }

    #[test]
    fn a_better_estimate_never_has_a_lower_percentile() {
        let table = of_form(&Form::new(launch_items(20)).unwrap(), &Norms::provisional("test"));
        let places: Vec<f64> = (-600..=600).map(|step| table.percentile(f64::from(step) * 0.01)).collect();
        assert!(places.windows(2).all(|pair| pair[0] <= pair[1]));
        assert!(places.iter().all(|place| *place > 0.0 && *place < 1.0));
    }

    #[test]
    fn hostile_norms_and_estimators_stay_finite() {
        let mut norms = Norms::provisional("test");
        (norms.mean, norms.sd) = (f64::NAN, 0.0);
        for value in [f64::NAN, f64::INFINITY, 0.0, 1e300] {
            let table = of_estimator(&norms, 2, 1, |_, _| value);
            for estimate in [f64::NAN, f64::NEG_INFINITY, -1.0, 0.0, 1e308] {
                assert!(table.iq(estimate).is_finite(), "{value} {estimate}");
            }
        }
    }

    #[test]
    fn a_more_able_population_lowers_the_percentile() {
        let form = Form::new(launch_items(30)).unwrap();
        let mut able = Norms::provisional("test");
        able.mean = 0.5;
        let (usual, among_able) = (of_form(&form, &Norms::provisional("test")), of_form(&form, &able));
        assert!((usual.iq(0.5) - among_able.iq(0.5) - 7.0).abs() < 1.0);
    }
}
