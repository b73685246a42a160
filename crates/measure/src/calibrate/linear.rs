//! Small symmetric systems of equations.

/// A symmetric positive definite matrix as the product `L Lᵀ`.
pub(crate) struct Cholesky {
    size: usize,
    lower: Vec<f64>,
}

impl Cholesky {
    /// `None` where the matrix isn't positive definite. `matrix` is row by row; only its lower half
    /// is read.
    pub(crate) fn of(matrix: &[f64], size: usize) -> Option<Self> {
        let mut lower = matrix.to_vec();
        for row in 0..size {
            for column in 0..=row {
                let mut sum = lower[row * size + column];
                for k in 0..column {
                    sum -= lower[row * size + k] * lower[column * size + k];
                }
                if row == column {
                    let least = matrix[row * size + row].abs() * 1e-14;
                    // Also refuses NaN.
                    if !(sum > least && sum.is_finite()) {
                        return None;
                    }
                    lower[row * size + row] = sum.sqrt();
                } else {
                    lower[row * size + column] = sum / lower[column * size + column];
                }
            }
        }
        Some(Self { size, lower })
    }

    /// Replaces `b` by the solution of `A x = b`.
    pub(crate) fn solve(&self, b: &mut [f64]) {
        let (n, lower) = (self.size, &self.lower);
        for row in 0..n {
            let sum: f64 = (0..row).map(|k| lower[row * n + k] * b[k]).sum();
            b[row] = (b[row] - sum) / lower[row * n + row];
        }
        for row in (0..n).rev() {
            let sum: f64 = (row + 1..n).map(|k| lower[k * n + row] * b[k]).sum();
            b[row] = (b[row] - sum) / lower[row * n + row];
        }
    }

    /// The diagonal of the inverse.
    pub(crate) fn inverse_diagonal(&self) -> Vec<f64> {
        (0..self.size)
            .map(|column| {
                let mut unit = vec![0.0; self.size];
                unit[column] = 1.0;
                self.solve(&mut unit);
                unit[column]
            })
            .collect()
    }
}

/// Solves `A x = b`, with a growing ridge where `A` isn't positive definite; `false` if nothing helps.
pub(crate) fn solve_ridged(matrix: &mut [f64], size: usize, b: &mut [f64]) -> bool {
    let largest = (0..size).map(|k| matrix[k * size + k].abs()).fold(0.0, f64::max);
    let mut ridge = 1e-12 * largest + f64::MIN_POSITIVE;
    for _ in 0..30 {
        for k in 0..size {
            matrix[k * size + k] += ridge;
        }
        if let Some(factor) = Cholesky::of(matrix, size) {
            factor.solve(b);
            return b.iter().all(|value| value.is_finite());
        }
        ridge *= 10.0;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved_and_its_inverse_known() {
        let matrix = [4.0, 2.0, 0.6, 2.0, 5.0, 1.0, 0.6, 1.0, 3.0];
        let mut b = [1.0, -2.0, 0.5];
        let factor = Cholesky::of(&matrix, 3).unwrap();
        factor.solve(&mut b);
        for (row, expected) in [1.0, -2.0, 0.5].iter().enumerate() {
            let product: f64 = (0..3).map(|k| matrix[row * 3 + k] * b[k]).sum();
            assert!((product - expected).abs() < 1e-12);
        }
        assert!((factor.inverse_diagonal()[2] - 16.0 / 45.4).abs() < 1e-2);
    }

    #[test]
    fn a_singular_matrix_is_refused_or_ridged() {
        let mut matrix = [1.0, 1.0, 1.0, 1.0];
        assert!(Cholesky::of(&matrix, 2).is_none());
        let mut b = [1.0, 1.0];
        assert!(solve_ridged(&mut matrix, 2, &mut b));
        assert!((b[0] + b[1] - 1.0).abs() < 1e-6);
        assert!(!solve_ridged(&mut [f64::NAN], 1, &mut [1.0]));
    }
}
