//! One item's best parameters for the expected counts at the nodes: Newton's method with the expected
//! information (Fisher scoring), never downhill.

use super::derivatives::{Counts, Slope, evaluate};
use super::linear::solve_ridged;
use super::parameters::{GUESSING, Kind, LEAST_GAP, MOST_INTERCEPT, MOST_SLOPE, Shape};
use super::plan::{Model, Priors};

/// Moves `own` to the maximum; returns the gain in expected log-likelihood and log prior. `scale` becomes the
/// diagonal of the information, that is, how much each parameter matters.
pub(super) fn maximize(
    shape: &Shape,
    own: &mut [f64],
    counts: Counts,
    priors: &Priors,
    scale: &mut [f64],
) -> f64 {
    let Kind::Free(model) = shape.kind else { return 0.0 };
    let mut here = Slope::default();
    let mut next = Slope::default();
    let mut trial = own.to_vec();
    evaluate(model, own, counts, priors, &mut here);
    let start = here.value;
    for (at, scale) in scale.iter_mut().enumerate() {
        *scale = here.information[at * (own.len() + 1)];
    }
    for _ in 0..MOST_STEPS {
        let mut direction = here.gradient.clone();
        if !solve_ridged(&mut here.information, own.len(), &mut direction) {
            break;
        }
        let promise: f64 = direction.iter().zip(&here.gradient).map(|(step, slope)| step * slope).sum();
        let mut length = 1.0;
        let mut better = false;
        for _ in 0..30 {
            for ((trial, own), step) in trial.iter_mut().zip(own.iter()).zip(&direction) {
                *trial = own + length * step;
            }
            keep_within(model, &mut trial);
            if shape.allows(&trial) {
                evaluate(model, &trial, counts, priors, &mut next);
                if next.value >= here.value {
                    better = true;
                    break;
                }
            }
            length *= 0.5;
        }
        if !better {
            break;
        }
        own.copy_from_slice(&trial);
        std::mem::swap(&mut here, &mut next);
        // Convergence is quadratic from here on: the next step would be negligible.
        if promise < 1e-9 {
            break;
        }
    }
    here.value - start
}

/// Newton's method needs three or four; more only where there is little information, and the next cycle
/// continues from there.
const MOST_STEPS: usize = 25;

/// Clamps parameters to their limits.
fn keep_within(model: Model, own: &mut [f64]) {
    let slope = |value: &mut f64| *value = value.clamp(-MOST_SLOPE, MOST_SLOPE);
    let intercept = |value: &mut f64| *value = value.clamp(-MOST_INTERCEPT, MOST_INTERCEPT);
    match model {
        Model::Rasch => intercept(&mut own[0]),
        Model::TwoParameter | Model::PartialCredit => {
            slope(&mut own[0]);
            own[1..].iter_mut().for_each(intercept);
        }
        Model::ThreeParameter => {
            slope(&mut own[0]);
            intercept(&mut own[1]);
            own[2] = own[2].clamp(GUESSING.0, GUESSING.1);
        }
        Model::Graded => {
            slope(&mut own[0]);
            let steps = own.len() - 1;
            for (index, value) in own[1..].iter_mut().enumerate() {
                #[expect(clippy::cast_precision_loss, reason = "categories are few")]
                let (before, after) = (index as f64, (steps - 1 - index) as f64);
                // Space for the neighbours, so that a whole row at the limit stays in order.
                let room = 2.0 * LEAST_GAP;
                *value = value.clamp(-MOST_INTERCEPT + after * room, MOST_INTERCEPT - before * room);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::cast_precision_loss, reason = "small whole numbers")]

    use super::*;
    use crate::calibrate::derivatives::tests::models;
    use crate::quadrature::grid;

    #[test]
    fn the_maximum_is_found_from_anywhere() {
        let nodes = grid(31, 4.0);
        for (model, truth) in models() {
            if model == Model::Rasch {
                continue;
            }
            let categories =
                if matches!(model, Model::Graded | Model::PartialCredit) { truth.len() } else { 2 };
            let shape = Shape { kind: Kind::Free(model), categories, at: 0, len: truth.len() };
            let mut table = vec![0.0; categories * nodes.len()];
            shape.probabilities(&truth, &nodes, nodes.len(), &mut table);
            let counts = Counts { of: &table, stride: nodes.len(), nodes: &nodes };
            let mut own = vec![0.5; truth.len()];
            for (index, value) in own.iter_mut().enumerate() {
                *value -= index as f64 * 0.3;
            }
            for _ in 0..10 {
                let mut scale = vec![0.0; own.len()];
                maximize(&shape, &mut own, counts, &Priors::default(), &mut scale);
            }
            for (own, truth) in own.iter().zip(&truth) {
                assert!((own - truth).abs() < 1e-3, "{model:?} {own} {truth}");
            }
        }
    }
}
