//! Jumps ahead along the path of expectation–maximisation: Anderson's mixing of the last steps
//! (Walker & Ni 2011), with a return to the plain step where the likelihood falls (Henderson &
//! Varadhan 2019, *Damped Anderson acceleration with restarts and monotonicity control*).

use super::linear::solve_ridged;

/// Remembers the last points and the steps from them.
#[derive(Debug, Default)]
pub(super) struct Path {
    points: Vec<Vec<f64>>,
    steps: Vec<Vec<f64>>,
}

/// So many differences are mixed, at most.
const DEPTH: usize = 10;

impl Path {
    /// Takes the point, where the plain step leads, and how much each parameter matters; proposes
    /// the next point.
    pub(super) fn jump(&mut self, point: &[f64], next: &[f64], scale: &[f64]) -> Vec<f64> {
        let step: Vec<f64> = next.iter().zip(point).map(|(next, point)| next - point).collect();
        if self.points.len() > DEPTH {
            self.points.remove(0);
            self.steps.remove(0);
        }
        self.points.push(point.to_vec());
        self.steps.push(step);
        let depth = self.points.len() - 1;
        if depth == 0 {
            return next.to_vec();
        }
        let last = &self.steps[depth];
        let change = |of: &[Vec<f64>], k: usize, at: usize| of[k + 1][at] - of[k][at];
        let mut matrix = vec![0.0; depth * depth];
        let mut right = vec![0.0; depth];
        for row in 0..depth {
            for (at, scale) in scale.iter().enumerate() {
                let own = change(&self.steps, row, at) * scale;
                right[row] += own * last[at];
                for column in 0..=row {
                    matrix[row * depth + column] += own * change(&self.steps, column, at);
                }
            }
        }
        for row in 0..depth {
            for column in 0..row {
                matrix[column * depth + row] = matrix[row * depth + column];
            }
        }
        if !solve_ridged(&mut matrix, depth, &mut right) {
            return next.to_vec();
        }
        let mut jump = next.to_vec();
        for (at, value) in jump.iter_mut().enumerate() {
            for (k, share) in right.iter().enumerate() {
                *value -= share * (change(&self.points, k, at) + change(&self.steps, k, at));
            }
        }
        jump
    }

    pub(super) fn forget(&mut self) {
        self.points.clear();
        self.steps.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_linear_path_is_finished_in_few_jumps() {
        // x ← x + (target − x) * rate has its end at target, slowly.
        let (rates, target) = ([0.02, 0.3, 0.7], [1.0, -2.0, 0.5]);
        let mut point = vec![0.0; 3];
        let mut path = Path::default();
        for _ in 0..6 {
            let next: Vec<f64> = (0..3).map(|k| point[k] + rates[k] * (target[k] - point[k])).collect();
            point = path.jump(&point, &next, &[1.0; 3]);
        }
        for (value, target) in point.iter().zip(target) {
            assert!((value - target).abs() < 1e-6, "{point:?}");
        }
    }
}
