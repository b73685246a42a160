//! The value of a sub-score: the share of a kind's true variance that each way of scoring explains.

use serde::{Deserialize, Serialize};

use super::Kinds;

/// Proportional reduction of mean squared error (Haberman 2008): 1 would be perfect, 0 useless.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Worth {
    /// From the kind's own number right.
    pub own: f64,
    /// From the total number right.
    pub total: f64,
    /// From all kinds' numbers right with their best weights (Wainer et al. 2001).
    pub augmented: f64,
}

impl Worth {
    /// Haberman's rule: a separate sub-score only if it says more about the kind than the total does.
    pub fn earns_own_score(&self) -> bool {
        self.own > self.total
    }
}

/// Worth of every kind of a form in the standard population, by integration: true scores are expected
/// numbers right, `Cov(τ_j, τ_k) = ∫ E[τ_j | g] E[τ_k | g] φ dg − μ_j μ_k`, errors are independent.
///
/// ```
/// use measure::{score::Form, simulate::launch_items, subscores::{Kinds, worth}};
/// let form = Form::new(launch_items(30)).unwrap();
/// let kind_of: Vec<u8> = (0..30).map(|item| item % 5).collect();
/// let worths = worth(&Kinds::new(&form, &kind_of, &[0.9_f64.sqrt(); 5]).unwrap());
/// assert!(worths.iter().all(|kind| !kind.earns_own_score() && kind.augmented >= kind.total));
/// ```
pub fn worth(kinds: &Kinds) -> Vec<Worth> {
    let count = kinds.count();
    let (mut means, mut errors) = (vec![0.0; count], vec![0.0; count]);
    let mut truths = vec![0.0; count * count];
    let mut weight = 0.0;
    for (common, mass) in kinds.weights.into_iter().enumerate() {
        weight += mass;
        let parts: Vec<[f64; 3]> = (0..count).map(|kind| conditional(kinds, kind, common)).collect();
        for (one, [mean, square, error]) in parts.iter().enumerate() {
            means[one] += mass * mean;
            errors[one] += mass * error;
            for (other, part) in parts.iter().enumerate() {
                truths[one * count + other] += mass * if one == other { *square } else { mean * part[0] };
            }
        }
    }
    for one in 0..count {
        means[one] /= weight;
        errors[one] /= weight;
    }
    for (place, truth) in truths.iter_mut().enumerate() {
        *truth = *truth / weight - means[place / count] * means[place % count];
    }
    (0..count).map(|kind| worth_of(kind, count, &truths, &errors)).collect()
}

fn worth_of(kind: usize, count: usize, truths: &[f64], errors: &[f64]) -> Worth {
    let row = &truths[kind * count..(kind + 1) * count];
    let truth = row[kind];
    let everything = truths.iter().sum::<f64>() + errors.iter().sum::<f64>();
    let with_total: f64 = row.iter().sum();
    let mut observed = truths.to_vec();
    for (place, error) in errors.iter().enumerate() {
        observed[place * count + place] += error;
    }
    let explained = solve(observed, row.to_vec()).map_or(0.0, |weights| {
        weights.iter().zip(row).map(|(weight, covariance)| weight * covariance).sum::<f64>() / truth
    });
    let share = |value: f64| if value.is_finite() { value.clamp(0.0, 1.0) } else { 0.0 };
    Worth {
        own: share(truth / (truth + errors[kind])),
        total: share(with_total * with_total / (truth * everything)),
        augmented: share(explained),
    }
}

/// At a common ability: mean and mean square of a kind's true score, and its error variance.
fn conditional(kinds: &Kinds, kind: usize, common: usize) -> [f64; 3] {
    let (mut sums, mut weight) = ([0.0; 3], 0.0);
    let kind = &kinds.kinds[kind];
    for (abilities, mass) in kind.abilities.iter().zip(kinds.weights) {
        let theta = abilities[common];
        let (mut expected, mut error) = (0.0, 0.0);
        for item in &kind.items {
            let p = item.curve.p(theta);
            expected += p;
            error += p * (1.0 - p);
        }
        weight += mass;
        for (sum, value) in sums.iter_mut().zip([expected, expected * expected, error]) {
            *sum += mass * value;
        }
    }
    sums.map(|sum| sum / weight)
}

/// Solves a small symmetric positive definite system by elimination; `None` if it is singular.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let count = right.len();
    for pivot in 0..count {
        let diagonal = matrix[pivot * count + pivot];
        if diagonal.is_nan() || diagonal <= 1e-12 {
            return None;
        }
        for row in pivot + 1..count {
            let factor = matrix[row * count + pivot] / diagonal;
            for column in pivot..count {
                matrix[row * count + column] -= factor * matrix[pivot * count + column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|column| matrix[row * count + column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row * count + row];
    }
    Some(right)
}
