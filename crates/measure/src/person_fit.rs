//! Does a person's pattern of answers fit the model? Likelihood and residual statistics.
//!
//! A statistic is not a verdict: [`validity`](crate::validity) decides what follows from it.

use serde::{Deserialize, Serialize};

use crate::{
    model::Logistic,
    responses::MISSING,
    score::{
        Curve, Estimate, Form,
        form::{MIDDLE, theta},
        log_likelihood, wle,
    },
};

/// The moments of the log-likelihood of a person's answers under the model.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Expected {
    /// Its mean; for [`Expected::after_wle`] shifted by the effect of estimating the ability.
    pub mean: f64,
    /// Its standard deviation.
    pub sd: f64,
    /// Its standardised third moment.
    pub skewness: f64,
}

impl Expected {
    /// At a known ability: mean `Σ P ln P + Q ln Q`, variance `Σ PQ ln²(P/Q)` (Drasgow, Levine &
    /// Williams 1985).
    pub fn at_known<'a>(items: impl Iterator<Item = &'a Logistic>, theta: f64) -> Self {
        Self::with_weights(items, theta, false)
    }

    /// At the weighted likelihood estimate of the same answers: Snijders (2001) replaces the weights
    /// `v = ln(P/Q)` by `ṽ = v − c·r` with `r = P′/PQ`, `c = ΣP′v / ΣP′r`, and moves the mean by `c·J/2I`
    /// (Magis, Raîche & Béland 2012, eq. 11–16).
    ///
    /// That is exact only to the first order of the estimate's error, and with 30 items the mean of
    /// `lz*` is still above zero. Its second-order term is known: `Σ(u − P(θ̂))ṽ(θ̂)` expanded around the
    /// true ability has the mean `½ ΣP′ṽ′ / I`, which is `−½ ΣP″ṽ / I` because `ΣP′ṽ = 0` everywhere.
    pub fn after_wle<'a>(items: impl Iterator<Item = &'a Logistic>, theta: f64) -> Self {
        Self::with_weights(items, theta, true)
    }

    fn with_weights<'a>(items: impl Iterator<Item = &'a Logistic>, theta: f64, estimated: bool) -> Self {
        Self::of_parts(&items.map(|item| part(item, theta)).collect::<Vec<Part>>(), estimated)
    }

    fn of_parts(parts: &[Part], estimated: bool) -> Self {
        let information: f64 = parts.iter().map(|(curve, ..)| curve.information).sum();
        let (mut share, mut mean) =
            (0.0, parts.iter().map(|(curve, right, wrong)| entropy(curve, *right, *wrong)).sum());
        if estimated && information > f64::MIN_POSITIVE {
            share = parts.iter().map(|(curve, right, wrong)| curve.slope * (right - wrong)).sum::<f64>()
                / information;
            let skew: f64 = parts.iter().map(|(curve, ..)| curve.skew).sum();
            mean -= share * 0.5 * skew / information;
        }
        let (mut variance, mut third, mut second_order) = (0.0, 0.0, 0.0);
        for (curve, right, wrong) in parts {
            let weight = right - wrong - share * curve.weight;
            let spread = curve.p * curve.q;
            variance += weight * weight * spread;
            third += weight * weight * weight * spread * (curve.q - curve.p);
            second_order += weight * curve.bend;
        }
        if estimated && information > f64::MIN_POSITIVE {
            mean -= 0.5 * second_order / information;
        }
        let sd = variance.sqrt();
        Self { mean, sd, skewness: if sd > SMALLEST { third / (variance * sd) } else { 0.0 } }
    }

    /// `(l − mean) / sd`; 0 if the pattern can't vary.
    pub fn standardise(&self, log_likelihood: f64) -> f64 {
        let z = (log_likelihood - self.mean) / self.sd;
        if self.sd > SMALLEST && z.is_finite() { z } else { 0.0 }
    }

    /// [`standardise`](Self::standardise), then the skewness is removed by the transformation of Wilson &
    /// Hilferty (1931) for a Pearson type III distribution, `(6/γ)(∛(1 + γz/2) − 1 + γ²/36)`.
    pub fn normalise(&self, log_likelihood: f64) -> f64 {
        without_skewness(self.standardise(log_likelihood), self.skewness)
    }
}

/// A standardised value of a skewed distribution as a normal deviate.
pub(crate) fn without_skewness(z: f64, skewness: f64) -> f64 {
    if skewness.abs() < 1e-6 {
        return z;
    }
    let deviate = 6.0 / skewness * (libm::cbrt(1.0 + 0.5 * skewness * z) - 1.0 + skewness * skewness / 36.0);
    if deviate.is_finite() { deviate } else { z }
}

/// Below this spread a pattern has no freedom left, and fit is meaningless.
const SMALLEST: f64 = 1e-9;

/// `lz` at a given ability (Drasgow, Levine & Williams 1985). Too quiet when the ability is estimated
/// from the same answers: see [`lz_star`].
///
/// ```
/// use measure::{model::Logistic, person_fit::lz, score::Form};
/// let form = Form::new([-2.0, -1.0, 1.0, 2.0].map(|b| Logistic::from_abc(1.5, b, 0.0)).to_vec()).unwrap();
/// assert!((lz(&form, &[1, 1, 0, 0], 0.0) - 0.6828).abs() < 1e-3);
/// assert!(lz(&form, &[0, 0, 1, 1], 0.0) < -4.0);
/// ```
pub fn lz(form: &Form, answers: &[u8], theta: f64) -> f64 {
    let likelihood = log_likelihood(form.items(), answers, theta);
    Expected::at_known(answered(form, answers), theta).standardise(likelihood)
}

/// `lz*`: the likelihood at the weighted likelihood estimate, standardised with Snijders' correction
/// (Snijders 2001; Magis, Raîche & Béland 2012), its second order and its skewness, see
/// [`Expected::after_wle`] and [`Expected::normalise`]. Standard normal in its lower tail for people
/// who follow the model; strongly negative for surprising patterns.
///
/// ```
/// use measure::{model::Logistic, person_fit::lz_star, score::Form};
/// let form = Form::new((0..30).map(|i| Logistic::from_abc(1.28, f64::from(i) * 0.186 - 2.6, 0.1)).collect()).unwrap();
/// let (easy_right, hard_right) = ([[1; 15], [0; 15]].concat(), [[0; 15], [1; 15]].concat());
/// assert!(lz_star(&form, &easy_right) > 1.0 && lz_star(&form, &hard_right) < -5.0);
/// ```
pub fn lz_star(form: &Form, answers: &[u8]) -> f64 {
    lz_star_at(form, answers, wle(form, answers))
}

/// [`lz_star`] if the weighted likelihood estimate of these answers is already known.
pub fn lz_star_at(form: &Form, answers: &[u8], estimate: Estimate) -> f64 {
    let parts: Vec<Part> = answered(form, answers).map(|item| part(item, estimate.theta)).collect();
    let given = answers.iter().filter(|answer| **answer < 2);
    let likelihood =
        parts.iter().zip(given).map(|((_, right, wrong), answer)| if *answer == 1 { right } else { wrong });
    Expected::of_parts(&parts, true).normalise(likelihood.sum())
}

/// An item's curve with `ln P` and `ln(1 − P)`.
type Part = (Curve, f64, f64);

fn part(item: &Logistic, theta: f64) -> Part {
    let (right, wrong) = Curve::logarithms(item, theta);
    (Curve::at(item, theta), right, wrong)
}

/// How likely somebody who answered the easier two thirds like this gets at least so many of the
/// hardest third right: `∫ P(X ≥ x | θ) p(θ | easier answers) dθ` with a standard normal population and
/// the distribution of the number right by the recursion of Lord & Wingersky (1984). Small for people
/// who know answers to hard items that they couldn't find; a test in this one direction sees them
/// where `lz*` takes them for able (compare Sinharay 2017 on item preknowledge). 1 if nothing of the
/// hard part was answered.
///
/// ```
/// use measure::{person_fit::hard_part, score::Form, simulate::launch_items};
/// let form = Form::new(launch_items(30)).unwrap();
/// let (average, with_help) = ([[1; 15], [0; 15]].concat(), [[1; 10], [0; 10], [1; 10]].concat());
/// assert!(hard_part(&form, &average) > 0.5 && hard_part(&form, &with_help) < 1e-5);
/// ```
pub fn hard_part(form: &Form, answers: &[u8]) -> f64 {
    let given = |item: &usize| answers.get(*item).is_some_and(|answer| *answer < 2);
    let mut order: Vec<usize> = form.by_difficulty().iter().copied().filter(given).collect();
    let hard = order.split_off(order.len() - order.len() / 3);
    let mut easy = vec![MISSING; form.items().len()];
    for item in order {
        easy[item] = answers[item];
    }
    let right = hard.iter().filter(|item| answers[**item] == 1).count();
    let mut logs = form.log_likelihood(&easy);
    for node in MIDDLE {
        logs[node] -= 0.5 * theta(node) * theta(node);
    }
    let most = logs[MIDDLE].iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (mut sum, mut total, mut shares) = (0.0, 0.0, Vec::new());
    for node in MIDDLE.filter(|node| logs[*node] > most - 20.0) {
        let mass = libm::exp(logs[node] - most);
        total += mass;
        sum += mass * at_least(hard.iter().map(|item| form.chance(*item, node)), right, &mut shares);
    }
    (sum / total).clamp(0.0, 1.0)
}

/// `P(X ≥ x)` of a sum of independent answers; `shares` is working space.
fn at_least(chances: impl Iterator<Item = f64>, right: usize, shares: &mut Vec<f64>) -> f64 {
    shares.clear();
    shares.push(1.0);
    for p in chances {
        shares.push(0.0);
        for score in (1..shares.len()).rev() {
            shares[score] = shares[score] * (1.0 - p) + shares[score - 1] * p;
        }
        shares[0] *= 1.0 - p;
    }
    shares[right.min(shares.len())..].iter().sum()
}

/// Mean squares of the residuals; 1 is what the model expects.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct MeanSquares {
    /// Weighted by information: `Σ(u − P)² / ΣPQ`.
    pub infit: f64,
    /// Unweighted: the mean of `(u − P)²/PQ`.
    pub outfit: f64,
}

/// Infit and outfit at an ability (Wright & Masters 1982). 1 and 1 without answers.
///
/// ```
/// use measure::{model::Logistic, person_fit::mean_squares, score::Form};
/// let form = Form::new(vec![Logistic { a: 1.0, d: 0.0, c: 0.0 }; 2]).unwrap();
/// let fit = mean_squares(&form, &[1, 0], 0.0);
/// assert_eq!((fit.infit, fit.outfit), (1.0, 1.0));
/// ```
pub fn mean_squares(form: &Form, answers: &[u8], theta: f64) -> MeanSquares {
    let (mut residual, mut spread, mut ratio, mut count) = (0.0, 0.0, 0.0, 0.0);
    for (item, answer) in form.items().iter().zip(answers).filter(|(_, answer)| **answer < 2) {
        let curve = Curve::at(item, theta);
        let (off, odds) =
            if *answer == 1 { (curve.q, curve.q / curve.p) } else { (curve.p, curve.p / curve.q) };
        residual += off * off;
        spread += curve.p * curve.q;
        ratio += odds.min(f64::MAX / 1e6);
        count += 1.0;
    }
    if count > 0.0 && spread > f64::MIN_POSITIVE {
        MeanSquares { infit: residual / spread, outfit: ratio / count }
    } else {
        MeanSquares { infit: 1.0, outfit: 1.0 }
    }
}

fn answered<'a>(form: &'a Form, answers: &'a [u8]) -> impl Iterator<Item = &'a Logistic> {
    form.items().iter().zip(answers).filter(|(_, answer)| **answer < 2).map(|(item, _)| item)
}

/// `P ln P + Q ln Q`, 0 at the ends.
fn entropy(curve: &Curve, right: f64, wrong: f64) -> f64 {
    let part = |p: f64, log: f64| if p > 0.0 { p * log } else { 0.0 };
    part(curve.p, right) + part(curve.q, wrong)
}
