//! Extrapolates along the path of expectation–maximisation: Anderson mixing of the last steps (Walker & Ni
//! 2011), falling back to the plain step where the likelihood decreases (Henderson & Varadhan 2019, *Damped
//! Anderson acceleration with restarts and monotonicity control*).

use super::linear::solve_ridged;

/// Remembers how the last steps changed from point to point.
#[derive(Debug, Default)]
pub(crate) struct Path {
    last: Option<(Vec<f64>, Vec<f64>)>,
    /// Differences of points, and of the steps from them.
    points: Vec<Vec<f64>>,
    steps: Vec<Vec<f64>>,
}

/// At most this many differences are mixed.
const DEPTH: usize = 10;

impl Path {
    /// Proposes the next point from the current point, the result of the plain step, and how much each
    /// parameter matters.
    pub(crate) fn jump(&mut self, point: &[f64], next: &[f64], scale: &[f64]) -> Vec<f64> {
        let step = difference(next, point);
        if let Some((last_point, last_step)) = self.last.take() {
            if self.points.len() == DEPTH {
                self.points.remove(0);
                self.steps.remove(0);
            }
            self.points.push(difference(point, &last_point));
            self.steps.push(difference(&step, &last_step));
        }
        let depth = self.points.len();
        let mut matrix = vec![0.0; depth * depth];
        let mut right = vec![0.0; depth];
        for row in 0..depth {
            for (at, scale) in scale.iter().enumerate() {
                let own = self.steps[row][at] * scale;
                right[row] += own * step[at];
                for column in 0..=row {
                    matrix[row * depth + column] += own * self.steps[column][at];
                }
            }
        }
        let mut jump = next.to_vec();
        if solve_ridged(&mut matrix, depth, &mut right) {
            for ((share, point), step) in right.iter().zip(&self.points).zip(&self.steps) {
                for ((value, point), step) in jump.iter_mut().zip(point).zip(step) {
                    *value -= share * (point + step);
                }
            }
        }
        self.last = Some((point.to_vec(), step));
        jump
    }

    /// For other answers of the same kind: the steps differ now, but they change in much the same way.
    pub(crate) fn start_again(&mut self) {
        self.last = None;
    }

    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }
}

fn difference(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_linear_path_converges_in_few_jumps() {
        // x ← x + (target − x) * rate converges to target, slowly.
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
