//! Normal distributions on a grid of equally spaced nodes.
//!
//! A rectangle rule: for smooth integrands that vanish at both ends it is as exact as any rule with that many
//! nodes (Trefethen & Weideman 2014), and the nodes stay where they are while the distribution moves. Not
//! adaptive: callers that need other nodes create another grid.

use serde::{Deserialize, Serialize};

/// A normal distribution of θ.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Normal {
    pub mean: f64,
    pub sd: f64,
}

impl Normal {
    /// `N(0, 1)`.
    pub const STANDARD: Self = Self { mean: 0.0, sd: 1.0 };
}

/// `count` equally spaced nodes from `−reach` to `reach`.
///
/// ```
/// let nodes = measure::quadrature::grid(61, 6.0);
/// assert_eq!((nodes[0], nodes[30], nodes[60]), (-6.0, 0.0, 6.0));
/// ```
#[expect(clippy::cast_precision_loss, reason = "a count of nodes")]
pub fn grid(count: usize, reach: f64) -> Vec<f64> {
    let last = (count.max(2) - 1) as f64;
    (0..count).map(|index| reach * (2.0 * index as f64 - last) / last).collect()
}

/// The distribution's density at the nodes, normalised to the sum 1; equal weights if its parameters aren't
/// usable numbers.
///
/// ```
/// use measure::quadrature::{Normal, grid, weights};
/// let (nodes, mass) = (grid(61, 6.0), weights(&grid(61, 6.0), Normal::STANDARD));
/// let variance: f64 = nodes.iter().zip(&mass).map(|(node, mass)| mass * node * node).sum();
/// assert!((variance - 1.0).abs() < 1e-6);
/// ```
#[expect(clippy::cast_precision_loss, reason = "a count of nodes")]
pub fn weights(nodes: &[f64], normal: Normal) -> Vec<f64> {
    let exponents: Vec<f64> = nodes
        .iter()
        .map(|node| {
            let z = (node - normal.mean) / normal.sd;
            -0.5 * z * z
        })
        .collect();
    // Relative to the nearest node: a distribution far outside the grid still gives weights.
    let most = exponents.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut mass: Vec<f64> = exponents.iter().map(|exponent| libm::exp(exponent - most)).collect();
    let sum: f64 = mass.iter().sum();
    if !(sum > 0.0 && sum.is_finite()) {
        let even = 1.0 / mass.len().max(1) as f64;
        mass.fill(even);
        return mass;
    }
    for share in &mut mass {
        *share /= sum;
    }
    mass
}

/// The normal distribution whose weights on these nodes fit `counts` best (maximum likelihood),
/// starting from `from`; what isn't `free` stays. Without a free part, or without counts: `from`.
///
/// The weights are an exponential family, so the fit makes the first moments equal; Newton's method
/// on the moments of the *discrete* weights takes the cut-off ends into account.
pub fn fit(nodes: &[f64], counts: &[f64], from: Normal, free: Free) -> Normal {
    let total: f64 = counts.iter().sum();
    if total <= 0.0 || !(free.mean || free.sd) {
        return from;
    }
    let pairs = || nodes.iter().zip(counts);
    let first = pairs().map(|(node, count)| count * node).sum::<f64>() / total;
    let second = pairs().map(|(node, count)| count * node * node).sum::<f64>() / total;
    let reach = nodes.iter().fold(0.0_f64, |reach, node| reach.max(node.abs()));
    let mut normal = from;
    for _ in 0..50 {
        let mass = weights(nodes, normal);
        let (mut m1, mut m2) = (0.0, 0.0);
        for (node, mass) in nodes.iter().zip(&mass) {
            let off = node - normal.mean;
            m1 += mass * off;
            m2 += mass * off * off;
        }
        // The target moments about the current mean.
        let w1 = first - normal.mean;
        let w2 = second - 2.0 * normal.mean * first + normal.mean * normal.mean;
        let mean_step = if free.mean { w1 - m1 } else { 0.0 };
        let variance = normal.sd * normal.sd;
        let variance_step = if free.sd { w2 - m2 - 2.0 * m1 * mean_step } else { 0.0 };
        let next = Normal {
            mean: (normal.mean + mean_step).clamp(-reach, reach),
            sd: (variance + variance_step).max(0.25 * variance).sqrt().clamp(0.02, reach.max(0.02)),
        };
        let moved = (next.mean - normal.mean).abs() + (next.sd - normal.sd).abs();
        normal = next;
        if moved < 1e-13 {
            break;
        }
    }
    normal
}

/// Which parts of a normal distribution are estimated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Free {
    pub mean: bool,
    pub sd: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_recovers_the_distribution_behind_the_counts() {
        let nodes = grid(61, 6.0);
        for truth in [Normal { mean: 0.7, sd: 1.4 }, Normal { mean: -1.0, sd: 0.5 }] {
            let counts = weights(&nodes, truth);
            let found = fit(&nodes, &counts, Normal::STANDARD, Free { mean: true, sd: true });
            assert!((found.mean - truth.mean).abs() < 1e-9 && (found.sd - truth.sd).abs() < 1e-9);
        }
    }

    #[test]
    fn fixed_parameters_stay() {
        let nodes = grid(61, 6.0);
        let counts = weights(&nodes, Normal { mean: 0.7, sd: 1.4 });
        let found = fit(&nodes, &counts, Normal::STANDARD, Free { mean: true, sd: false });
        assert!((found.sd - 1.0).abs() < 1e-15 && (found.mean - 0.7).abs() < 1e-3);
    }

    #[test]
    fn invalid_distributions_get_equal_weights() {
        let nodes = grid(5, 2.0);
        for (mean, sd) in [(f64::NAN, 1.0), (0.0, f64::NAN), (f64::INFINITY, 1.0), (0.5, 0.0)] {
            let mass = weights(&nodes, Normal { mean, sd });
            assert!((mass.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{mean} {sd} {mass:?}");
        }
    }

    #[test]
    fn extreme_counts_stay_finite() {
        let nodes = grid(61, 6.0);
        let mut counts = vec![0.0; 61];
        counts[60] = 5.0;
        let found = fit(&nodes, &counts, Normal::STANDARD, Free { mean: true, sd: true });
        assert!(found.mean.is_finite() && found.sd > 0.0);
    }
}
