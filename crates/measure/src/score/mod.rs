//! A person's ability from answers: weighted likelihood, maximum likelihood, posterior mode and mean.
//!
//! Answers are `1` right, `0` wrong; every other code (see [`MISSING`](crate::responses::MISSING)) doesn't
//! count. Every estimate is finite for every pattern, including the empty one. [`norms`](crate::norms) and
//! [`scale`](crate::scale) turn it into a number for people.

mod curve;
pub(crate) mod form;
mod ordered;

pub use curve::Curve;
pub use form::{Form, FormError, REACH};
pub use ordered::OrderedForm;

use form::{MIDDLE, NODES, STEP, bias_term, theta};
use serde::{Deserialize, Serialize};

use crate::{model::Logistic, special::normal_pdf};

/// An ability and its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    pub theta: f64,
    /// At most [`LARGEST_ERROR`].
    pub se: f64,
}

/// Used instead of an infinite error if the answers say nothing.
pub const LARGEST_ERROR: f64 = 99.0;

/// A normal population, as prior of a person's ability.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Prior {
    pub mean: f64,
    pub sd: f64,
}

impl Prior {
    pub const STANDARD: Self = Self { mean: 0.0, sd: 1.0 };

    /// Invalid values (no spread, not a number) become the standard population.
    pub(crate) fn sane(self) -> Self {
        let usable = self.mean.abs() <= REACH && self.sd > 1e-3 && self.sd <= REACH;
        if usable { self } else { Self::STANDARD }
    }
}

/// Weighted likelihood estimate: the root of `Σ(u − P)P′/PQ + J/2I` with `J = Σ P′P″/PQ`, and
/// `SE = 1/√I` (Warm 1989, eq. 14 and 20; the bias term in the form that also holds with guessing).
///
/// With guessing the equation may have several roots. The grid integrates it, and the root with the highest
/// weighted likelihood is used.
///
/// ```
/// use measure::{model::Logistic, score::{Form, wle}};
/// let item = |b| Logistic::from_abc(1.0, b, 0.0);
/// let form = Form::new(vec![item(-1.0), item(0.0), item(1.0)]).unwrap();
/// assert!(wle(&form, &[1, 1, 1]).theta < 3.0);
/// assert!((wle(&form, &[1, 0, 1]).theta + wle(&form, &[0, 1, 0]).theta).abs() < 1e-9);
/// ```
pub fn wle(form: &Form, answers: &[u8]) -> Estimate {
    let items = form.items();
    let weighted = form.log_likelihood(answers);
    let complete = answers.len() >= items.len() && answers.iter().take(items.len()).all(|answer| *answer < 2);
    let peak = if complete {
        highest(&weighted, &form.bias)
    } else {
        highest(&weighted, &form.bias_of(|item| answers.get(item).is_some_and(|answer| *answer < 2)))
    };
    let theta = falling_root(peak, |at| {
        let sums = Sums::at(items, answers, at);
        sums.score + bias_term(sums.information, sums.skew)
    });
    Estimate { theta, se: error(Sums::at(items, answers, theta).information) }
}

/// Limits around an estimate, `width` standard errors away. Each is the nearer of two: with the error
/// at the estimate, `θ̂ ± width/√I(θ̂)`; and with the errors of all abilities in between, where `∫√I dθ`
/// from limit to estimate is `width` (variance-stabilising transformation, Bartlett 1947; for abilities
/// Samejima 1977).
///
/// At the ends of what a form measures the first reaches too far inwards, so that a perfect score
/// would have a lower limit below that of a less than perfect one; the second reaches too far
/// outwards. Together they hold the true ability about as often as they say, everywhere.
///
/// ```
/// use measure::{model::Logistic, score::{Form, limits, wle}};
/// let form = Form::new((0..30).map(|i| Logistic::from_abc(1.28, f64::from(i) * 0.186 - 2.6, 0.1)).collect()).unwrap();
/// let answers = [[1; 15], [0; 15]].concat();
/// let estimate = wle(&form, &answers);
/// let (low, high) = limits(&form, &answers, estimate, 1.96);
/// assert!(((high - low) / (2.0 * 1.96 * estimate.se) - 1.0).abs() < 0.05);
/// ```
pub fn limits(form: &Form, answers: &[u8], estimate: Estimate, width: f64) -> (f64, f64) {
    let Estimate { theta, se } = estimate;
    let arc = form.arc(answers);
    let place = ((theta + REACH) / STEP).clamp(0.0, as_number(NODES - 1));
    let node = whole(place).min(NODES - 2);
    let here = arc[node] + (place - as_number(node)) * (arc[node + 1] - arc[node]);
    (
        crossing(&arc, here - width).max(theta - width * se),
        crossing(&arc, here + width).min(theta + width * se),
    )
}

/// Where a rising curve on the grid reaches a height.
fn crossing(arc: &[f64; NODES], height: f64) -> f64 {
    let above = arc.partition_point(|value| *value < height);
    if above == 0 {
        return -REACH;
    }
    let Some(upper) = arc.get(above) else { return REACH };
    let lower = arc[above - 1];
    theta(above - 1) + STEP * (height - lower) / (upper - lower)
}

#[expect(clippy::cast_precision_loss, reason = "a place on the grid")]
fn as_number(node: usize) -> f64 {
    node as f64
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place on the grid, not negative"
)]
fn whole(place: f64) -> usize {
    place as usize
}

/// Maximum likelihood: the root of `Σ(u − P)P′/PQ` (Birnbaum 1968), `SE = 1/√I`. Patterns without a
/// finite maximum (all right, all wrong) stand at the end of the grid, ±[`REACH`].
///
/// ```
/// use measure::{model::Logistic, score::{Form, REACH, mle}};
/// let form = Form::new(vec![Logistic { a: 1.0, d: 0.0, c: 0.0 }; 4]).unwrap();
/// assert!((mle(&form, &[1, 1, 1, 0]).theta - 3.0_f64.ln()).abs() < 1e-9);
/// assert_eq!(mle(&form, &[1, 1, 1, 1]).theta, REACH);
/// ```
pub fn mle(form: &Form, answers: &[u8]) -> Estimate {
    let items = form.items();
    let peak = highest(&form.log_likelihood(answers), &[]);
    let theta = if answers.iter().take(items.len()).any(|answer| *answer < 2) {
        falling_root(peak, |at| Sums::at(items, answers, at).score)
    } else {
        0.0
    };
    Estimate { theta, se: error(Sums::at(items, answers, theta).information) }
}

/// Mode of the posterior with a normal population: the root of `Σ(u − P)P′/PQ + (μ − θ)/σ²`,
/// `SE = 1/√(I + 1/σ²)` (Bock & Aitkin 1981).
///
/// ```
/// use measure::{model::Logistic, score::{Form, Prior, map}};
/// let form = Form::new(vec![Logistic { a: 1.0, d: 0.0, c: 0.0 }; 4]).unwrap();
/// let nothing_known = map(&form, &[], Prior { mean: 0.3, sd: 0.5 });
/// assert!((nothing_known.theta - 0.3).abs() < 1e-9 && (nothing_known.se - 0.5).abs() < 1e-9);
/// ```
pub fn map(form: &Form, answers: &[u8], prior: Prior) -> Estimate {
    let Prior { mean, sd } = prior.sane();
    let precision = 1.0 / (sd * sd);
    let items = form.items();
    let prior: [f64; NODES] = std::array::from_fn(|node| {
        let distance = theta(node) - mean;
        -0.5 * precision * distance * distance
    });
    let peak = highest(&form.log_likelihood(answers), &prior);
    let theta = falling_root(peak, |at| Sums::at(items, answers, at).score + precision * (mean - at));
    Estimate { theta, se: error(Sums::at(items, answers, theta).information + precision) }
}

/// Mean and standard deviation of the posterior with a normal population, on 61 nodes within six
/// standard deviations (Bock & Mislevy 1982). Shrinks to the population's mean: for choosing the next
/// item and for groups, not for a person's printed interval.
///
/// ```
/// use measure::{model::Logistic, score::{Form, Prior, eap}};
/// let form = Form::new(vec![Logistic { a: 1.0, d: 0.0, c: 0.0 }]).unwrap();
/// let none = eap(&form, &[], Prior::STANDARD);
/// assert!(none.theta.abs() < 1e-12 && (none.se - 1.0).abs() < 1e-6);
/// assert!((eap(&form, &[1], Prior::STANDARD).theta - 0.413_242).abs() < 1e-6);
/// ```
pub fn eap(form: &Form, answers: &[u8], prior: Prior) -> Estimate {
    let prior = prior.sane();
    if prior == Prior::STANDARD {
        let logs = form.log_likelihood(answers);
        return posterior(MIDDLE.map(theta), &logs[MIDDLE], &form.population);
    }
    let nodes = (-30..=30).map(|node| prior.mean + prior.sd * f64::from(node) * STEP);
    let logs: Vec<f64> = nodes.clone().map(|at| log_likelihood(form.items(), answers, at)).collect();
    let weights: Vec<f64> = (-30..=30).map(|node| normal_pdf(f64::from(node) * STEP)).collect();
    posterior(nodes, &logs, &weights)
}

/// `Σ u ln P + (1 − u) ln(1 − P)` of the answers that count.
pub fn log_likelihood(items: &[Logistic], answers: &[u8], theta: f64) -> f64 {
    items
        .iter()
        .zip(answers)
        .map(|(item, answer)| match answer {
            0 => Curve::log_wrong(item, theta),
            1 => Curve::log_right(item, theta),
            _ => 0.0,
        })
        .sum()
}

fn posterior(nodes: impl Iterator<Item = f64> + Clone, logs: &[f64], weights: &[f64]) -> Estimate {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mass: Vec<f64> =
        logs.iter().zip(weights).map(|(log, weight)| libm::exp(log - most) * weight).collect();
    let total: f64 = mass.iter().sum();
    let mean = nodes.clone().zip(&mass).map(|(node, mass)| node * mass).sum::<f64>() / total;
    let variance =
        nodes.zip(&mass).map(|(node, mass)| (node - mean) * (node - mean) * mass).sum::<f64>() / total;
    Estimate { theta: mean, se: variance.sqrt() }
}

/// Sums over the answers that count, at one ability.
struct Sums {
    /// `Σ(u − P)P′/PQ`.
    score: f64,
    information: f64,
    skew: f64,
}

impl Sums {
    fn at(items: &[Logistic], answers: &[u8], theta: f64) -> Self {
        let mut sums = Self { score: 0.0, information: 0.0, skew: 0.0 };
        for (item, answer) in items.iter().zip(answers) {
            let curve = Curve::at(item, theta);
            sums.score += match answer {
                // `u − P` without cancellation; `P·P′/PQ` is `P′/Q`.
                0 => -curve.p * curve.weight,
                1 => curve.q * curve.weight,
                _ => continue,
            };
            sums.information += curve.information;
            sums.skew += curve.skew;
        }
        sums
    }
}

fn error(information: f64) -> f64 {
    (1.0 / information.sqrt()).min(LARGEST_ERROR)
}

/// The node with the highest sum of two curves (the second may be empty).
fn highest(curve: &[f64; NODES], other: &[f64]) -> usize {
    let value = |node: usize| curve[node] + other.get(node).copied().unwrap_or(0.0);
    (1..NODES).fold(0, |best, node| if value(node) > value(best) { node } else { best })
}

/// The root near a node where the function falls from positive to negative: brackets it by walking the grid,
/// then bisects and interpolates (Illinois variant of the false position, Dowell & Jarratt 1971). If the
/// function doesn't cross before the grid ends, the root is at that end.
fn falling_root(node: usize, mut function: impl FnMut(f64) -> f64) -> f64 {
    let (mut low, mut high) = (node.saturating_sub(1), (node + 1).min(NODES - 1));
    let (mut at_low, mut at_high) = (function(theta(low)), function(theta(high)));
    while at_low <= 0.0 && low > 0 {
        (high, at_high) = (low, at_low);
        low -= 1;
        at_low = function(theta(low));
    }
    while at_high >= 0.0 && high < NODES - 1 {
        (low, at_low) = (high, at_high);
        high += 1;
        at_high = function(theta(high));
    }
    let (mut left, mut right) = (theta(low), theta(high));
    if at_low <= 0.0 {
        return if at_low == 0.0 && at_high == 0.0 { 0.0 } else { left };
    }
    if at_high >= 0.0 {
        return right;
    }
    let mut last = 0_i8;
    for _ in 0..64 {
        let step = right - left;
        let mut middle = left + step * (at_low / (at_low - at_high));
        if !(middle > left && middle < right) {
            middle = left + 0.5 * step;
        }
        let value = function(middle);
        if value.abs() < 1e-12 || step < 1e-12 {
            return middle;
        }
        if value > 0.0 {
            (left, at_low) = (middle, value);
            at_high *= if last > 0 { 0.5 } else { 1.0 };
            last = 1;
        } else {
            (right, at_high) = (middle, value);
            at_low *= if last < 0 { 0.5 } else { 1.0 };
            last = -1;
        }
    }
    left + 0.5 * (right - left)
}

#[cfg(test)]
mod tests;
