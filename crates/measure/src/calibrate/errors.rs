//! Standard errors from the observed information: the gradient of the marginal log-likelihood, evaluated next
//! to the maximum in every direction.

use super::climb::gradient;
use super::expectation::Engine;
use super::linear::factor;
use super::parameters::{Kind, Layout};
use super::plan::{Model, Plan};
use crate::linear::inverse_diagonal;
use crate::model::logistic;
use crate::quadrature::Normal;

/// Standard errors of everything that was estimated.
#[derive(Debug, Clone, PartialEq)]
pub struct Errors {
    /// For each item those of its slope, intercepts and asymptote, as far as they are free.
    pub items: Vec<Vec<f64>>,
    /// For each group, zero where a part is fixed.
    pub groups: Vec<Normal>,
}

/// Step size next to the maximum. Longer in single precision, so that rounding doesn't matter.
const STEP: f64 = 1e-4;
const SINGLE_STEP: f64 = 1e-3;

/// `None` where the information isn't positive definite: some parameter isn't determined.
pub(super) fn errors(
    engine: &mut Engine,
    layout: &Layout,
    nodes: &[f64],
    plan: &Plan,
    list: &[f64],
) -> Option<Errors> {
    let size = list.len();
    let single = engine.is_single();
    let mut slope_at = |beside: &[f64]| {
        let expected = engine.expect(beside);
        gradient(layout, nodes, plan, &expected, beside)
    };
    let here = if single { slope_at(list) } else { Vec::new() };
    let mut information = vec![0.0; size * size];
    let mut beside = list.to_vec();
    for at in 0..size {
        // One side is enough where the step is long; two sides cancel the change of the curvature.
        let (high, low, width) = if single {
            beside[at] = list[at] + SINGLE_STEP;
            (slope_at(&beside), here.clone(), SINGLE_STEP)
        } else {
            beside[at] = list[at] + STEP;
            let high = slope_at(&beside);
            beside[at] = list[at] - STEP;
            (high, slope_at(&beside), 2.0 * STEP)
        };
        beside[at] = list[at];
        for (other, (high, low)) in high.iter().zip(&low).enumerate() {
            let half = 0.5 * (low - high) / width;
            information[at * size + other] += half;
            information[other * size + at] += half;
        }
    }
    let variances = inverse_diagonal(&factor(&information, size)?, size);
    let error = |at: usize| variances[at].sqrt();
    let items = layout.items.iter().map(|shape| {
        let mut own: Vec<f64> = (shape.at..shape.at + shape.len).map(error).collect();
        if let Kind::Free(Model::ThreeParameter) = shape.kind {
            let c = logistic(list[shape.at + 2]);
            own[2] *= c * (1.0 - c);
        }
        own
    });
    let groups = layout.groups.iter().map(|place| {
        let mut normal = Normal { mean: 0.0, sd: 0.0 };
        let mut at = place.at;
        if place.free.mean {
            normal.mean = error(at);
            at += 1;
        }
        if place.free.sd {
            normal.sd = error(at) * place.normal(list).sd;
        }
        normal
    });
    let errors = Errors { items: items.collect(), groups: groups.collect() };
    let finite = errors.items.iter().flatten().all(|error| error.is_finite());
    finite.then_some(errors)
}
