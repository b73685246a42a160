//! How fast a person works, given how long the items take: lognormal response times.
//!
//! Pace is a separate dimension and reported neutrally: nothing here implies that faster is better.

use serde::{Deserialize, Serialize};

use crate::score::{Estimate, LARGEST_ERROR};

/// How long an item takes: `ln T = β − τ + ε`, `ε ~ N(0, 1/α²)` (van der Linden 2006, eq. 5).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Timing {
    /// Time intensity: the mean logarithm of seconds at the population's mean pace.
    pub beta: f64,
    /// Time discrimination: one over the spread of one person's logarithms.
    pub alpha: f64,
}

impl Timing {
    /// Mean seconds of a population with this spread of paces: `exp(β + (σ² + 1/α²)/2)`.
    ///
    /// ```
    /// use measure::pace::Timing;
    /// let seconds = Timing { beta: 20.0_f64.ln(), alpha: 1.0 / 0.45 }.mean_seconds(0.39);
    /// assert!((seconds - 23.879).abs() < 1e-3);
    /// ```
    pub fn mean_seconds(&self, population_sd: f64) -> f64 {
        libm::exp(self.beta + 0.5 * (population_sd * population_sd + 1.0 / (self.alpha * self.alpha)))
    }
}

/// A person's pace `τ̂ = Σα²(β − ln t) / Σα²` with `SE = 1/√Σα²` (van der Linden 2006): positive is
/// faster. Items without a usable time don't count; 0 with the largest error if none is left.
///
/// ```
/// use measure::pace::{Timing, pace};
/// let timings = [Timing { beta: 3.0, alpha: 2.0 }; 4];
/// let quick = pace(&timings, &[2.5_f64.exp(); 4]);
/// assert!((quick.theta - 0.5).abs() < 1e-12 && (quick.se - 0.25).abs() < 1e-12);
/// ```
pub fn pace(timings: &[Timing], times: &[f64]) -> Estimate {
    let (mut weight, mut sum) = (0.0, 0.0);
    for (timing, seconds) in timings.iter().zip(times) {
        let precision = timing.alpha * timing.alpha;
        let lead = timing.beta - libm::log(*seconds);
        if precision > 0.0 && precision.is_finite() && lead.is_finite() {
            weight += precision;
            sum += precision * lead;
        }
    }
    let error = (1.0 / f64::sqrt(weight)).min(LARGEST_ERROR);
    let tau = sum / weight;
    if tau.is_finite() {
        Estimate { theta: tau, se: error }
    } else {
        Estimate { theta: 0.0, se: LARGEST_ERROR }
    }
}

/// The share of the variance of estimated paces that is between people: `σ² / (σ² + SE²)`.
///
/// ```
/// use measure::pace::reliability;
/// let error = 0.45 / 30.0_f64.sqrt();
/// assert!((reliability(0.39, error) - 0.957).abs() < 1e-3);
/// ```
pub fn reliability(population_sd: f64, error: f64) -> f64 {
    let between = population_sd * population_sd;
    let share = between / (between + error * error);
    if share.is_finite() { share } else { 0.0 }
}

/// Item timings and the spread of paces from a complete table of times, by the two-way layout's
/// moments: `β` is an item's mean logarithm, `1/α²` its residual variance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    pub timings: Vec<Timing>,
    pub population_sd: f64,
}

/// Why times can't calibrate items.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CalibrationError {
    #[error("the times don't fill whole rows of the items")]
    Ragged,
    #[error("at least two items and three persons are needed")]
    TooFew,
    #[error("a time isn't a positive number")]
    Time,
}

/// Calibrates items from rows of seconds, one row per person. The spread of one item's residuals is
/// kept above 0.05, so that a constant column can't claim endless precision.
///
/// ```
/// use measure::pace::calibrate;
/// let slow_and_fast = [10.0, 20.0, 20.0, 40.0, 5.0, 11.0, 10.0, 22.0];
/// let found = calibrate(&slow_and_fast, 2).unwrap();
/// assert!((found.timings[1].beta - found.timings[0].beta - 0.741).abs() < 1e-3);
/// assert_eq!(calibrate(&[1.0, 0.0, 1.0, 1.0, 1.0, 1.0], 2).unwrap_err().to_string(), "a time isn't a positive number");
/// ```
#[expect(clippy::cast_precision_loss, reason = "counts of persons and items")]
pub fn calibrate(times: &[f64], items: usize) -> Result<Calibration, CalibrationError> {
    if items == 0 || !times.len().is_multiple_of(items) {
        return Err(CalibrationError::Ragged);
    }
    let persons = times.len() / items;
    if items < 2 || persons < 3 {
        return Err(CalibrationError::TooFew);
    }
    let logs: Vec<f64> = times.iter().map(|seconds| libm::log(*seconds)).collect();
    if logs.iter().any(|log| !log.is_finite()) {
        return Err(CalibrationError::Time);
    }
    let mut beta = vec![0.0; items];
    for row in logs.chunks_exact(items) {
        for (sum, log) in beta.iter_mut().zip(row) {
            *sum += log / persons as f64;
        }
    }
    let mut residual = vec![0.0; items];
    let mut between = 0.0;
    for row in logs.chunks_exact(items) {
        let lead = beta.iter().zip(row).map(|(beta, log)| beta - log).sum::<f64>() / items as f64;
        between += lead * lead / (persons - 1) as f64;
        for (sum, (beta, log)) in residual.iter_mut().zip(beta.iter().zip(row)) {
            let off = log - beta + lead;
            *sum += off * off / (persons - 1) as f64;
        }
    }
    // Each residual lost a share of its variance to the person's own mean.
    let lost = items as f64 / (items - 1) as f64;
    let variances: Vec<f64> = residual.iter().map(|sum| (sum * lost).max(0.0025)).collect();
    let noise = variances.iter().sum::<f64>() / (items * items) as f64;
    let timings = beta
        .iter()
        .zip(&variances)
        .map(|(beta, variance)| Timing { beta: *beta, alpha: 1.0 / variance.sqrt() });
    Ok(Calibration { timings: timings.collect(), population_sd: (between - noise).max(0.0).sqrt() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn calibration_recovers_the_parameters_behind_the_times() {
        let mut random = Random::seeded(1);
        let true_beta: Vec<f64> = (0..30).map(|item| 2.5 + 0.05 * f64::from(item)).collect();
        let mut times = Vec::new();
        for _ in 0..3000 {
            let tau = 0.39 * random.normal();
            times.extend(true_beta.iter().map(|beta| libm::exp(beta - tau + 0.45 * random.normal())));
        }
        let found = calibrate(&times, 30).unwrap();
        assert!((found.population_sd - 0.39).abs() < 0.02, "{}", found.population_sd);
        for (timing, beta) in found.timings.iter().zip(&true_beta) {
            assert!(
                (timing.beta - beta).abs() < 0.05 && (1.0 / timing.alpha - 0.45).abs() < 0.03,
                "{timing:?}"
            );
        }
    }

    #[test]
    fn unusable_times_give_no_pace() {
        let timings = [Timing { beta: 3.0, alpha: 2.0 }, Timing { beta: f64::NAN, alpha: 2.0 }];
        for times in [vec![], vec![f64::NAN, 3.0], vec![0.0, 1.0], vec![-1.0], vec![f64::INFINITY]] {
            assert_eq!(pace(&timings, &times), Estimate { theta: 0.0, se: LARGEST_ERROR });
        }
    }
}
