//! The logarithms of the priors and their derivatives.

use super::derivatives::Slope;
use super::plan::{GuessingPrior, Model, Priors, SlopePrior};
use crate::model::logistic;
use crate::quadrature::Normal;

/// Adds the logarithms of the priors.
pub(super) fn believe(model: Model, own: &[f64], priors: &Priors, out: &mut Slope) {
    let two_answers = matches!(model, Model::Rasch | Model::TwoParameter | Model::ThreeParameter);
    let (slope_at, intercepts) = match model {
        Model::Rasch => (None, 0..1),
        Model::TwoParameter | Model::ThreeParameter => (Some(0), 1..2),
        Model::Graded | Model::PartialCredit => (Some(0), 1..own.len()),
    };
    if let (Some(at), Some(prior)) = (slope_at, priors.slope) {
        let a = own[at];
        match prior {
            SlopePrior::Normal(normal) => believe_normal(normal, a, 1.0, at, out),
            SlopePrior::Log(normal) if a > 0.0 => {
                believe_normal(normal, libm::log(a), 1.0 / a, at, out);
            }
            SlopePrior::Log(_) => out.value = f64::NEG_INFINITY,
        }
    }
    if let Some(normal) = priors.intercept {
        for at in intercepts.clone() {
            believe_normal(normal, own[at], 1.0, at, out);
        }
    }
    if let (true, Some(normal)) = (two_answers, priors.difficulty) {
        let at = intercepts.start;
        let a = slope_at.map_or(1.0, |at| own[at]);
        let a = if a.abs() < 1e-6 { 1e-6_f64.copysign(a) } else { a };
        let b = -own[at] / a;
        let z = (b - normal.mean) / normal.sd;
        out.value -= 0.5 * z * z;
        let by_intercept = -1.0 / (a * normal.sd);
        out.gradient[at] -= z * by_intercept;
        out.add(at, at, by_intercept * by_intercept);
        if let Some(slope_at) = slope_at {
            let by_slope = -b / (a * normal.sd);
            out.gradient[slope_at] -= z * by_slope;
            out.add(slope_at, slope_at, by_slope * by_slope);
            out.add(slope_at, at, by_slope * by_intercept);
        }
    }
    if let (Model::ThreeParameter, Some(prior)) = (model, priors.guessing) {
        match prior {
            GuessingPrior::Logit(normal) => believe_normal(normal, own[2], 1.0, 2, out),
            GuessingPrior::Beta { alpha, beta } => {
                let (log_c, log_rest) = log_logistic(own[2]);
                let c = logistic(own[2]);
                out.value += (alpha - 1.0) * log_c + (beta - 1.0) * log_rest;
                out.gradient[2] += (alpha - 1.0) * (1.0 - c) - (beta - 1.0) * c;
                out.add(2, 2, (alpha + beta - 2.0) * c * (1.0 - c));
            }
        }
    }
}

/// `by` is the derivative of `value` by the parameter at `at`.
fn believe_normal(normal: Normal, value: f64, by: f64, at: usize, out: &mut Slope) {
    let z = (value - normal.mean) / normal.sd;
    out.value -= 0.5 * z * z;
    out.gradient[at] -= z * by / normal.sd;
    out.add(at, at, by * by / (normal.sd * normal.sd));
}

/// `log P` and `log (1 − P)` of the logistic function, without loss in the tails.
fn log_logistic(x: f64) -> (f64, f64) {
    let small = libm::log1p(libm::exp(-x.abs()));
    if x >= 0.0 { (-small, -x - small) } else { (x - small, -small) }
}
