//! Alternates expectation and maximisation until a cycle isn't worth it any more (Bock & Aitkin 1981).

use super::acceleration::Path;
use super::derivatives::{Counts, Slope, evaluate};
use super::expectation::{Engine, Expected};
use super::maximization::maximize;
use super::parameters::{Kind, Layout};
use super::plan::Plan;
use crate::quadrature::{Free, fit};

/// Where a climb ended.
#[derive(Debug)]
pub(super) struct Summit {
    pub(super) list: Vec<f64>,
    pub(super) cycles: usize,
    pub(super) converged: bool,
    /// Log-likelihood plus log priors at every accepted point.
    pub(super) history: Vec<f64>,
}

/// Climbs from `list`.
pub(super) fn climb(
    engine: &mut Engine,
    layout: &Layout,
    nodes: &[f64],
    plan: &Plan,
    mut list: Vec<f64>,
    mixer: &mut Path,
) -> Summit {
    let mut history: Vec<f64> = Vec::new();
    let mut safe: Option<Vec<f64>> = None;
    let mut converged = false;
    let mut cycles = 0;
    // Decrease that rounding alone can cause.
    let slack = if engine.is_single() { 2e-9 } else { 1e-12 };
    while cycles < plan.cycles {
        cycles += 1;
        let expected = engine.expect(&list);
        let height = expected.log_likelihood + log_priors(layout, plan, &list);
        let best = history.last().copied().unwrap_or(f64::NEG_INFINITY);
        let fallen = height.is_nan() || height < best - slack * best.abs();
        if let (true, Some(safe)) = (fallen, safe.take()) {
            list = safe;
            mixer.forget();
            continue;
        }
        history.push(height);
        let mut next = list.clone();
        let mut scale = vec![0.0; list.len()];
        let gain = improve(layout, nodes, plan, &expected, &mut next, &mut scale);
        let moved = next.iter().zip(&list).map(|(next, list)| (next - list).abs()).fold(0.0, f64::max);
        if moved <= plan.tolerance && gain <= plan.gain {
            list = next;
            converged = true;
            break;
        }
        if plan.accelerated {
            let jump = mixer.jump(&list, &next, &scale);
            if layout.allows(&jump) {
                safe = Some(next);
                list = jump;
                continue;
            }
            mixer.forget();
        }
        list = next;
    }
    Summit { list, cycles, converged, history }
}

/// The maximisation step for all items and groups; returns the expected gain.
fn improve(
    layout: &Layout,
    nodes: &[f64],
    plan: &Plan,
    expected: &Expected,
    list: &mut [f64],
    scale: &mut [f64],
) -> f64 {
    let mut gain = 0.0;
    for (item, shape) in layout.items.iter().enumerate() {
        let of = expected.counts.item(item, shape.categories);
        let counts = Counts { of, stride: expected.counts.stride, nodes };
        let own = shape.at..shape.at + shape.len;
        gain += maximize(shape, &mut list[own.clone()], counts, &plan.priors(item), &mut scale[own]);
    }
    for (place, counts) in layout.groups.iter().zip(&expected.counts.groups) {
        if place.free == Free::default() {
            continue;
        }
        let counts = &counts[..nodes.len()];
        let before = place.normal(list);
        let after = fit(nodes, counts, before, place.free);
        place.write(after, list);
        let total: f64 = counts.iter().sum();
        let (mean, spread) = ((after.mean - before.mean) / before.sd, libm::log(after.sd / before.sd));
        gain += total * (0.5 * mean * mean + spread * spread);
        let mut at = place.at;
        if place.free.mean {
            scale[at] = total / (before.sd * before.sd);
            at += 1;
        }
        if place.free.sd {
            scale[at] = 2.0 * total;
        }
    }
    gain
}

/// The sum of the logarithms of all priors.
fn log_priors(layout: &Layout, plan: &Plan, list: &[f64]) -> f64 {
    if plan.priors.is_empty() {
        return 0.0;
    }
    let mut slope = Slope::default();
    let mut sum = 0.0;
    for (item, shape) in layout.items.iter().enumerate() {
        let Kind::Free(model) = shape.kind else { continue };
        let nothing = Counts { of: &[], stride: 0, nodes: &[] };
        evaluate(model, &list[shape.at..shape.at + shape.len], nothing, &plan.priors(item), &mut slope);
        sum += slope.value;
    }
    sum
}

/// The slope of log-likelihood plus log priors by every free parameter: by Fisher's identity, the
/// slope of the expected log-likelihood at the same point.
pub(super) fn gradient(
    layout: &Layout,
    nodes: &[f64],
    plan: &Plan,
    expected: &Expected,
    list: &[f64],
) -> Vec<f64> {
    let mut all = vec![0.0; list.len()];
    let mut slope = Slope::default();
    for (item, shape) in layout.items.iter().enumerate() {
        let Kind::Free(model) = shape.kind else { continue };
        let of = expected.counts.item(item, shape.categories);
        let counts = Counts { of, stride: expected.counts.stride, nodes };
        let own = shape.at..shape.at + shape.len;
        evaluate(model, &list[own.clone()], counts, &plan.priors(item), &mut slope);
        all[own].copy_from_slice(&slope.gradient);
    }
    for (place, counts) in layout.groups.iter().zip(&expected.counts.groups) {
        let normal = place.normal(list);
        let mass = crate::quadrature::weights(nodes, normal);
        let total: f64 = counts.iter().sum();
        let (mut by_mean, mut by_log_sd) = (0.0, 0.0);
        for ((node, mass), count) in nodes.iter().zip(&mass).zip(counts) {
            let z = (node - normal.mean) / normal.sd;
            by_mean += (count - total * mass) * z / normal.sd;
            by_log_sd += (count - total * mass) * z * z;
        }
        let mut at = place.at;
        if place.free.mean {
            all[at] = by_mean;
            at += 1;
        }
        if place.free.sd {
            all[at] = by_log_sd;
        }
    }
    all
}
