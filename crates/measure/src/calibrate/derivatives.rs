//! One item's part of the expected log-likelihood: value, slope and expected information, model by
//! model.

use super::beliefs::believe;
use super::plan::{Model, Priors};
use crate::model::logistic;

/// Value, slope and information of one item's part of the expected log-likelihood and its priors.
#[derive(Debug, Clone, Default)]
pub(super) struct Slope {
    pub(super) value: f64,
    pub(super) gradient: Vec<f64>,
    pub(super) information: Vec<f64>,
}

impl Slope {
    fn clear(&mut self, len: usize) {
        self.value = 0.0;
        self.gradient.clear();
        self.gradient.resize(len, 0.0);
        self.information.clear();
        self.information.resize(len * len, 0.0);
    }

    pub(super) fn add(&mut self, row: usize, column: usize, amount: f64) {
        let len = self.gradient.len();
        self.information[row * len + column] += amount;
        if row != column {
            self.information[column * len + row] += amount;
        }
    }
}

/// Expected answers to one item: `stride` numbers per category, one per node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counts<'a> {
    pub(super) of: &'a [f64],
    pub(super) stride: usize,
    pub(super) nodes: &'a [f64],
}

impl Counts<'_> {
    fn at(&self, category: usize, node: usize) -> f64 {
        self.of[category * self.stride + node]
    }
}

/// Value, gradient and expected information at `own`.
pub(super) fn evaluate(model: Model, own: &[f64], counts: Counts, priors: &Priors, out: &mut Slope) {
    out.clear(own.len());
    match model {
        Model::Rasch => two_answers(None, own[0], counts, out),
        Model::TwoParameter => two_answers(Some(own[0]), own[1], counts, out),
        Model::ThreeParameter => guessing(own, counts, out),
        Model::Graded => graded(own, counts, out),
        Model::PartialCredit => partial_credit(own, counts, out),
    }
    believe(model, own, priors, out);
}

fn two_answers(slope: Option<f64>, intercept: f64, counts: Counts, out: &mut Slope) {
    let (mut g0, mut g1, mut i00, mut i01, mut i11) = (0.0, 0.0, 0.0, 0.0, 0.0);
    let a = slope.unwrap_or(1.0);
    for (index, &node) in counts.nodes.iter().enumerate() {
        let (wrong, right) = (counts.at(0, index), counts.at(1, index));
        let total = wrong + right;
        if total <= 0.0 {
            continue;
        }
        let x = a * node + intercept;
        let ratio = libm::exp(-x.abs());
        let larger = 1.0 / (1.0 + ratio);
        let small = -libm::log(larger);
        let (p, log_right, log_wrong) =
            if x >= 0.0 { (larger, -small, -x - small) } else { (1.0 - larger, x - small, -small) };
        out.value += right * log_right + wrong * log_wrong;
        let residual = right - total * p;
        let weight = total * ratio * larger * larger;
        g0 += residual * node;
        g1 += residual;
        i00 += weight * node * node;
        i01 += weight * node;
        i11 += weight;
    }
    if slope.is_some() {
        out.gradient.copy_from_slice(&[g0, g1]);
        out.information.copy_from_slice(&[i00, i01, i01, i11]);
    } else {
        out.gradient[0] = g1;
        out.information[0] = i11;
    }
}

fn guessing(own: &[f64], counts: Counts, out: &mut Slope) {
    let (a, d, c) = (own[0], own[1], logistic(own[2]));
    for (index, &node) in counts.nodes.iter().enumerate() {
        let (wrong, right) = (counts.at(0, index), counts.at(1, index));
        let total = wrong + right;
        if total <= 0.0 {
            continue;
        }
        let x = a * node + d;
        let star = logistic(x);
        let not_star = logistic(-x);
        let chance = (c + (1.0 - c) * star).max(f64::MIN_POSITIVE);
        let rest = ((1.0 - c) * not_star).max(f64::MIN_POSITIVE);
        out.value += right * libm::log(chance) + wrong * libm::log(rest);
        // dP/dx and dP/d(logit c); the residual over P(1 − P).
        let along = (1.0 - c) * star * not_star;
        let up = not_star * c * (1.0 - c);
        let residual = right / chance - wrong / rest;
        let weight = total / chance / rest;
        let derivative = [along * node, along, up];
        for row in 0..3 {
            out.gradient[row] += residual * derivative[row];
            for column in 0..=row {
                out.add(row, column, weight * derivative[row] * derivative[column]);
            }
        }
    }
}

/// Samejima (1969): only the derivatives of neighbouring categories interact.
fn graded(own: &[f64], counts: Counts, out: &mut Slope) {
    let steps = own.len() - 1;
    let mut cumulative = vec![(1.0, 0.0); steps + 2];
    cumulative[steps + 1] = (0.0, 0.0);
    let mut shares = vec![0.0; steps + 1];
    for (index, &node) in counts.nodes.iter().enumerate() {
        let total: f64 = (0..=steps).map(|category| counts.at(category, index)).sum();
        if total <= 0.0 {
            continue;
        }
        let (mut above, mut above_rest) = (1.0, 0.0);
        for (step, d) in own[1..].iter().enumerate() {
            let x = own[0] * node + d;
            let e = libm::exp(-x.abs());
            let larger = 1.0 / (1.0 + e);
            let smaller = e * larger;
            let (p, rest) = if x >= 0.0 { (larger, smaller) } else { (smaller, larger) };
            cumulative[step + 1] = (p, p * rest);
            let share = if x >= 0.0 { rest - above_rest } else { above - p };
            shares[step] = share.max(1e-30);
            (above, above_rest) = (p, rest);
        }
        shares[steps] = above.max(1e-30);
        for (category, share) in shares.iter().enumerate() {
            let count = counts.at(category, index);
            if count > 0.0 {
                out.value += count * libm::log(*share);
            }
        }
        let mut before = 0.0;
        for step in 1..=steps {
            let weight = cumulative[step].1;
            let (below, here) = (shares[step - 1], shares[step]);
            let slope = weight * (counts.at(step, index) / here - counts.at(step - 1, index) / below);
            let own_information = total * weight * weight * (1.0 / here + 1.0 / below);
            let after = if step < steps { -total * weight * cumulative[step + 1].1 / here } else { 0.0 };
            out.gradient[step] += slope;
            out.gradient[0] += slope * node;
            out.add(step, step, own_information);
            if step < steps {
                out.add(step, step + 1, after);
            }
            let row = own_information + before + after;
            out.add(0, step, row * node);
            out.add(0, 0, row * node * node);
            before = after;
        }
    }
}

/// Muraki (1992): multinomial logits, so the expected information is the observed one.
#[expect(clippy::cast_precision_loss, reason = "categories are few")]
fn partial_credit(own: &[f64], counts: Counts, out: &mut Slope) {
    let categories = own.len();
    let mut logs = vec![0.0; categories];
    for (index, &node) in counts.nodes.iter().enumerate() {
        let total: f64 = (0..categories).map(|category| counts.at(category, index)).sum();
        if total <= 0.0 {
            continue;
        }
        for (category, log) in logs.iter_mut().enumerate() {
            let d = if category == 0 { 0.0 } else { own[category] };
            *log = category as f64 * own[0] * node + d;
        }
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let whole = most + libm::log(logs.iter().map(|log| libm::exp(log - most)).sum::<f64>());
        let (mut mean, mut square) = (0.0, 0.0);
        for (category, log) in logs.iter_mut().enumerate() {
            let count = counts.at(category, index);
            *log -= whole;
            out.value += count * *log;
            let share = libm::exp(*log);
            let score = category as f64;
            mean += share * score;
            square += share * score * score;
            out.gradient[0] += (count - total * share) * score * node;
            if category > 0 {
                out.gradient[category] += count - total * share;
            }
            *log = share;
        }
        out.add(0, 0, total * (square - mean * mean) * node * node);
        for row in 1..categories {
            out.add(0, row, total * logs[row] * (row as f64 - mean) * node);
            for column in 1..=row {
                let same = if row == column { logs[row] } else { 0.0 };
                out.add(row, column, total * (same - logs[row] * logs[column]));
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    #![expect(clippy::cast_precision_loss, reason = "small whole numbers")]

    use super::*;
    use crate::calibrate::plan::{GuessingPrior, SlopePrior};
    use crate::quadrature::{Normal, grid};

    pub(in crate::calibrate) fn models() -> Vec<(Model, Vec<f64>)> {
        vec![
            (Model::Rasch, vec![0.4]),
            (Model::TwoParameter, vec![1.3, -0.4]),
            (Model::ThreeParameter, vec![1.1, 0.3, -1.5]),
            (Model::Graded, vec![-0.9, 1.2, 0.1, -1.0]),
            (Model::PartialCredit, vec![0.8, 0.5, 0.7, -0.6]),
        ]
    }

    fn counts(categories: usize, nodes: &[f64]) -> Vec<f64> {
        (0..categories * nodes.len()).map(|index| 1.0 + ((index * 7919) % 13) as f64).collect()
    }

    #[test]
    fn gradients_are_the_derivatives_of_the_values() {
        let priors = Priors {
            slope: Some(SlopePrior::Normal(Normal { mean: 1.0, sd: 0.5 })),
            intercept: Some(Normal { mean: 0.1, sd: 2.0 }),
            difficulty: Some(Normal { mean: -0.2, sd: 0.7 }),
            guessing: Some(GuessingPrior::Beta { alpha: 5.0, beta: 17.0 }),
        };
        let nodes = grid(11, 3.0);
        for (model, own) in models() {
            let table = counts(own.len().max(2), &nodes);
            let counts = Counts { of: &table, stride: nodes.len(), nodes: &nodes };
            let value = |own: &[f64]| {
                let mut slope = Slope::default();
                evaluate(model, own, counts, &priors, &mut slope);
                slope
            };
            let here = value(&own);
            for at in 0..own.len() {
                let (mut low, mut high) = (own.clone(), own.clone());
                low[at] -= 1e-5;
                high[at] += 1e-5;
                let numeric = (value(&high).value - value(&low).value) / 2e-5;
                assert!((numeric - here.gradient[at]).abs() < 1e-4, "{model:?} {at}");
            }
        }
    }
}
