//! Small symmetric systems of equations, solved even if they are nearly singular.

use crate::linear;

/// Information matrices may be nearly flat in one direction without being singular.
const LEAST_PIVOT: f64 = 1e-14;

/// The lower triangle `L` with `LLᵀ = A`; `None` where the matrix isn't positive definite.
pub(crate) fn factor(matrix: &[f64], size: usize) -> Option<Vec<f64>> {
    linear::factor(matrix, size, LEAST_PIVOT).ok()
}

/// Solves `A x = b`, with a growing ridge if `A` isn't positive definite; `false` if that doesn't help
/// either.
pub(crate) fn solve_ridged(matrix: &mut [f64], size: usize, b: &mut [f64]) -> bool {
    let largest = (0..size).map(|k| matrix[k * size + k].abs()).fold(0.0, f64::max);
    let mut ridge = 1e-12 * largest + f64::MIN_POSITIVE;
    for _ in 0..30 {
        for k in 0..size {
            matrix[k * size + k] += ridge;
        }
        if let Some(lower) = factor(matrix, size) {
            linear::substitute(&lower, b);
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
        let lower = factor(&matrix, 3).unwrap();
        linear::substitute(&lower, &mut b);
        for (row, expected) in [1.0, -2.0, 0.5].iter().enumerate() {
            let product: f64 = (0..3).map(|k| matrix[row * 3 + k] * b[k]).sum();
            assert!((product - expected).abs() < 1e-12);
        }
        assert!((linear::inverse_diagonal(&lower, 3)[2] - 16.0 / 45.4).abs() < 1e-2);
    }

    #[test]
    fn a_singular_matrix_is_refused_or_ridged() {
        let mut matrix = [1.0, 1.0, 1.0, 1.0];
        assert!(factor(&matrix, 2).is_none());
        let mut b = [1.0, 1.0];
        assert!(solve_ridged(&mut matrix, 2, &mut b));
        assert!((b[0] + b[1] - 1.0).abs() < 1e-6);
        assert!(!solve_ridged(&mut [f64::NAN], 1, &mut [1.0]));
    }
}
