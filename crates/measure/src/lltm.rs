//! How features of items determine their difficulty: refits of the linear logistic test model (Fischer 1973).
//!
//! The features are the caller's numbers; this file knows neither rules nor figures. Difficulties are in
//! logits: above 0 is harder.
//!
//! The product doesn't call it yet: it is for predicting difficulties anew once a bank is calibrated from answers.
//! `just prove-measure` runs it.
#![expect(clippy::cast_precision_loss, reason = "counts of items and answers are far below 2^53")]

use crate::linear::{Design, LinearError, Regression, Trials, least_squares, logistic_regression};

/// A difficulty estimated from answers, and its sampling variance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seen {
    pub difficulty: f64,
    pub variance: f64,
}

/// The regression of difficulties on features.
#[derive(Debug, Clone, PartialEq)]
pub struct Explained {
    pub weights: Vec<f64>,
    pub standard_errors: Vec<f64>,
    /// Share of the difficulties' variance that the features explain.
    pub r_squared: f64,
    /// SD of what the features don't explain, without sampling error.
    pub residual_sd: f64,
}

/// How far apart items of one family are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FamilySpread {
    /// SD of difficulty inside a family, without sampling error.
    pub sd: f64,
    /// The same as a share of the variance of all difficulties.
    pub share: f64,
}

/// The weights of features straight from counts: `P = c + (1 − c) / (1 + exp(Xη))`, maximum likelihood. People
/// are taken as alike; where they differ much, add [`rest_logits`] as a column.
///
/// ```
/// use measure::{linear::{Design, Trials}, lltm::feature_weights};
/// // 1 in 5 of the hard kind and 3 in 5 of the easy kind are known; c = 1/4 more are guessed.
/// let trials = Trials { right: &[70.0, 40.0], tried: &[100.0, 100.0] };
/// let fit = feature_weights(Design::new(&[1.0, 0.0, 1.0, 1.0], 2).unwrap(), trials, 0.25).unwrap();
/// assert!((fit.weights[1] - (1.5_f64.ln() - 0.25_f64.ln())).abs() < 1e-9);
/// ```
pub fn feature_weights(
    features: Design<'_>,
    trials: Trials<'_>,
    guess: f64,
) -> Result<Regression, LinearError> {
    let mut fit = logistic_regression(features, trials, guess)?;
    for weight in &mut fit.weights {
        // Avoids negative zero: easier and harder by nothing should look alike.
        *weight = 0.0 - *weight;
    }
    Ok(fit)
}

/// For every answer, how good its person was on the *other* answers: `ln((right + ½) / (wrong + ½))`, minus
/// the mean. As a column of the regression it takes the person out without using the answer to predict itself.
///
/// ```
/// let logits = measure::lltm::rest_logits(&[0, 0, 0, 1, 1, 1], &[true, true, false, false, false, true]);
/// assert!((logits[2] - 5.0_f64.ln()).abs() < 1e-12 && (logits[5] + 5.0_f64.ln()).abs() < 1e-12);
/// ```
pub fn rest_logits(persons: &[usize], right: &[bool]) -> Vec<f64> {
    // Person numbers are the caller's: with a table indexed by number, one huge number would exhaust the
    // memory.
    let mut counts = std::collections::BTreeMap::new();
    for (person, right) in persons.iter().zip(right) {
        let (rights, wrongs) = counts.entry(person).or_insert((0.0, 0.0));
        if *right {
            *rights += 1.0;
        } else {
            *wrongs += 1.0;
        }
    }
    let mut logits: Vec<f64> = persons
        .iter()
        .zip(right)
        .map(|(person, right)| {
            let (rights, wrongs) = counts[person];
            let (rights, wrongs) = if *right { (rights - 1.0, wrongs) } else { (rights, wrongs - 1.0) };
            libm::log((rights + 0.5) / (wrongs + 0.5))
        })
        .collect();
    let mean = logits.iter().sum::<f64>() / logits.len().max(1) as f64;
    for logit in &mut logits {
        *logit -= mean;
    }
    logits
}

/// The empirical logit `−ln((r + ½) / (w + ½))` and its variance `1/(r + ½) + 1/(w + ½)` (Cox 1970). Without
/// correction for guessing, and finite where everybody or nobody was right.
///
/// ```
/// let seen = measure::lltm::seen(30.0, 40.0).unwrap();
/// assert!((seen.difficulty + (30.5_f64 / 10.5).ln()).abs() < 1e-12);
/// ```
pub fn seen(right: f64, tried: f64) -> Option<Seen> {
    let possible = right.is_finite() && tried.is_finite() && right >= 0.0 && right <= tried;
    let (right, wrong) = (right + 0.5, tried - right + 0.5);
    possible.then(|| Seen { difficulty: -libm::log(right / wrong), variance: 1.0 / right + 1.0 / wrong })
}

/// Difficulties regressed on features, each weighted by `1 / (variance + τ²)`, where the residual variance τ²
/// makes the weighted squares as large as their degrees of freedom (Paule & Mandel 1982): the LLTM with a random
/// residual (De Boeck 2008). The share explained is counted without weights.
///
/// ```
/// use measure::{linear::Design, lltm::{Seen, explain}};
/// let seen = [0.1, 0.9, 2.1, 2.9].map(|difficulty| Seen { difficulty, variance: 0.01 });
/// let design = [1.0, 0.0, 1.0, 1.0, 1.0, 2.0, 1.0, 3.0];
/// let found = explain(Design::new(&design, 2).unwrap(), &seen).unwrap();
/// assert!((found.weights[1] - 0.96).abs() < 1e-9 && found.r_squared > 0.98);
/// ```
pub fn explain(features: Design<'_>, seen: &[Seen]) -> Result<Explained, LinearError> {
    let difficulties: Vec<f64> = seen.iter().map(|seen| seen.difficulty).collect();
    if seen.iter().any(|seen| !(seen.variance.is_finite() && seen.variance > 0.0)) {
        return Err(LinearError::NotFinite);
    }
    let fit = |residual: f64| {
        let weights: Vec<f64> = seen.iter().map(|seen| 1.0 / (seen.variance + residual)).collect();
        least_squares(features, &difficulties, &weights)
    };
    let plain = least_squares(features, &difficulties, &vec![1.0; seen.len()])?;
    let mean = difficulties.iter().sum::<f64>() / seen.len().max(1) as f64;
    let all: f64 = difficulties.iter().map(|value| (value - mean) * (value - mean)).sum();
    let r_squared = if all > 0.0 { (1.0 - plain.objective / all).clamp(0.0, 1.0) } else { 0.0 };

    let freedom = seen.len().saturating_sub(plain.weights.len()) as f64;
    let (mut low, mut high) = (0.0, (all + 1.0).min(1e12));
    let mut found = fit(low)?;
    if found.objective > freedom {
        for _ in 0..100 {
            let middle = 0.5 * (low + high);
            found = fit(middle)?;
            if found.objective > freedom {
                low = middle;
            } else {
                high = middle;
            }
        }
    }
    Ok(Explained {
        weights: found.weights,
        standard_errors: found.standard_errors,
        r_squared,
        residual_sd: low.sqrt(),
    })
}

/// How far the clones of one family lie apart: the variance inside families, minus the mean variance that
/// chance explains. `None` where no family has two members. `families` numbers each item's family.
///
/// ```
/// use measure::lltm::{Seen, family_spread};
/// let seen = [-0.5, 0.5, 1.5, 2.5].map(|difficulty| Seen { difficulty, variance: 0.1 });
/// let spread = family_spread(&seen, &[0, 0, 1, 1]).unwrap();
/// assert!((spread.sd - 0.4_f64.sqrt()).abs() < 1e-12);
/// ```
pub fn family_spread(seen: &[Seen], families: &[usize]) -> Option<FamilySpread> {
    if seen.len() != families.len() || seen.iter().any(|seen| !(seen.difficulty + seen.variance).is_finite())
    {
        return None;
    }
    let mut sums = std::collections::BTreeMap::new();
    for (seen, family) in seen.iter().zip(families) {
        let (sum, count) = sums.entry(family).or_insert((0.0, 0.0));
        *sum += seen.difficulty;
        *count += 1.0;
    }
    let freedom = seen.len().checked_sub(sums.len()).filter(|freedom| *freedom > 0)? as f64;
    let count = seen.len() as f64;
    let within = seen
        .iter()
        .zip(families)
        .map(|(seen, family)| {
            let (sum, members) = sums[family];
            let off = seen.difficulty - sum / members;
            off * off
        })
        .sum::<f64>()
        / freedom;
    let chance = seen.iter().map(|seen| seen.variance).sum::<f64>() / count;
    let mean = seen.iter().map(|seen| seen.difficulty).sum::<f64>() / count;
    let all = seen.iter().map(|seen| (seen.difficulty - mean) * (seen.difficulty - mean)).sum::<f64>()
        / (count - 1.0);
    let variance = (within - chance).max(0.0);
    let share = if all > 0.0 { variance / all } else { 0.0 };
    (variance.is_finite() && share.is_finite()).then(|| FamilySpread { sd: variance.sqrt(), share })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{linear::dot, model::logistic, random::Random};

    #[test]
    fn weights_are_recovered_from_simulated_answers_of_different_people() {
        let truth = [-1.0, 0.8, 0.5];
        let mut random = Random::seeded(6);
        let (mut persons, mut right, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        for person in 0..2000 {
            let theta = 0.6 * random.normal();
            for item in 0..20_u8 {
                let features = [1.0, f64::from(item % 3), f64::from(item % 2)];
                persons.push(person);
                right.push(random.chance(0.2 + 0.8 * logistic(theta - dot(&features, &truth))));
                rows.push(features);
            }
        }
        let rests = rest_logits(&persons, &right);
        let design: Vec<f64> =
            rows.iter().zip(&rests).flat_map(|(row, rest)| [row[0], row[1], row[2], *rest]).collect();
        let counts: Vec<f64> = right.iter().map(|right| f64::from(u8::from(*right))).collect();
        let ones = vec![1.0; counts.len()];
        let trials = Trials { right: &counts, tried: &ones };
        let fit = feature_weights(Design::new(&design, 4).unwrap(), trials, 0.2).unwrap();
        assert!((fit.weights[1] - 0.8).abs() < 0.08 && (fit.weights[2] - 0.5).abs() < 0.08, "{fit:?}");
        assert!(fit.weights[3] < -0.1, "better people find everything easier");
    }

    #[test]
    fn the_residual_sd_is_recovered_without_sampling_error() {
        let mut random = Random::seeded(8);
        let (mut design, mut seen) = (Vec::new(), Vec::new());
        for item in 0..3000_u16 {
            let feature = f64::from(item % 5);
            design.extend([1.0, feature]);
            let variance: f64 = if item % 2 == 0 { 0.04 } else { 0.4 };
            let difficulty = 0.5 * feature + 0.7 * random.normal() + variance.sqrt() * random.normal();
            seen.push(Seen { difficulty, variance });
        }
        let found = explain(Design::new(&design, 2).unwrap(), &seen).unwrap();
        assert!((found.residual_sd - 0.7).abs() < 0.04 && (found.weights[1] - 0.5).abs() < 0.03, "{found:?}");
    }

    #[test]
    fn clones_that_differ_only_by_chance_have_no_spread() {
        let mut random = Random::seeded(2);
        let seen: Vec<Seen> =
            (0..2000).map(|_| Seen { difficulty: 0.3 * random.normal(), variance: 0.12 }).collect();
        let families: Vec<usize> = (0..2000).map(|item| item / 4).collect();
        assert!(family_spread(&seen, &families).unwrap().sd < 0.1);
        assert_eq!(family_spread(&seen[..3], &[0, 1, 2]), None);
    }
}
