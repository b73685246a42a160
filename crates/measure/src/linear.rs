//! Small dense problems: Cholesky, least squares, logistic regression with a known chance of guessing.
//!
//! Meant for designs of a few dozen columns; nothing here is sparse, blocked or parallel.
#![expect(clippy::cast_precision_loss, reason = "counts of rows and columns are far below 2^53")]

use crate::model::logistic;

/// Why a regression has no solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinearError {
    #[error("the parts of the problem have different lengths")]
    Uneven,
    #[error("a value isn't a finite number")]
    NotFinite,
    #[error("the columns of the design don't determine the weights")]
    Singular,
    #[error("the weights grow without bound: some column predicts the answers perfectly")]
    Unbounded,
}

/// A table of predictors, row by row.
#[derive(Debug, Clone, Copy)]
pub struct Design<'a> {
    values: &'a [f64],
    columns: usize,
}

impl<'a> Design<'a> {
    /// Rows of `columns` finite predictors each.
    pub fn new(values: &'a [f64], columns: usize) -> Result<Self, LinearError> {
        if columns == 0 || !values.len().is_multiple_of(columns) {
            return Err(LinearError::Uneven);
        }
        if values.iter().any(|value| !value.is_finite()) {
            return Err(LinearError::NotFinite);
        }
        Ok(Self { values, columns })
    }

    fn rows(&self) -> impl Iterator<Item = &'a [f64]> + use<'a> {
        self.values.chunks_exact(self.columns)
    }

    fn height(&self) -> usize {
        self.values.len() / self.columns
    }
}

/// The result of a regression.
#[derive(Debug, Clone, PartialEq)]
pub struct Regression {
    pub weights: Vec<f64>,
    pub standard_errors: Vec<f64>,
    /// Residual sum of squares, or the log-likelihood of a logistic regression.
    pub objective: f64,
}

/// The lower triangle `L` with `LLᵀ = A` of a symmetric positive definite matrix, row by row
/// (Golub & Van Loan 2013, 4.2). A pivot that cancels to the last digits counts as singular.
///
/// ```
/// let lower = measure::linear::cholesky(&[4.0, 2.0, 2.0, 5.0], 2).unwrap();
/// assert_eq!(lower, [2.0, 0.0, 1.0, 2.0]);
/// ```
pub fn cholesky(matrix: &[f64], size: usize) -> Result<Vec<f64>, LinearError> {
    factor(matrix, size, 1e-12)
}

/// As [`cholesky`]; a pivot below this share of its diagonal counts as singular. Only the lower half of
/// `matrix` is read.
pub(crate) fn factor(matrix: &[f64], size: usize, least: f64) -> Result<Vec<f64>, LinearError> {
    if size.checked_mul(size) != Some(matrix.len()) {
        return Err(LinearError::Uneven);
    }
    let mut lower = vec![0.0; matrix.len()];
    for row in 0..size {
        for column in 0..=row {
            let (above, below) =
                (&lower[row * size..row * size + column], &lower[column * size..column * size + column]);
            let products: f64 = above.iter().zip(below).map(|(left, right)| left * right).sum();
            let rest = matrix[row * size + column] - products;
            if !rest.is_finite() {
                return Err(LinearError::NotFinite);
            }
            if row == column {
                if rest <= matrix[row * size + row].abs() * least {
                    return Err(LinearError::Singular);
                }
                lower[row * size + row] = rest.sqrt();
            } else {
                lower[row * size + column] = rest / lower[column * size + column];
            }
        }
    }
    Ok(lower)
}

/// `x` with `LLᵀx = b`, in place of `b`.
pub fn substitute(lower: &[f64], right: &mut [f64]) {
    let size = right.len();
    for row in 0..size {
        let known: f64 = (0..row).map(|column| lower[row * size + column] * right[column]).sum();
        right[row] = (right[row] - known) / lower[row * size + row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| lower[column * size + row] * right[column]).sum();
        right[row] = (right[row] - known) / lower[row * size + row];
    }
}

/// The diagonal of `(LLᵀ)⁻¹`.
pub(crate) fn inverse_diagonal(lower: &[f64], size: usize) -> Vec<f64> {
    (0..size)
        .map(|place| {
            let mut unit = vec![0.0; size];
            unit[place] = 1.0;
            substitute(lower, &mut unit);
            unit[place]
        })
        .collect()
}

/// Weighted least squares: the β that minimises `Σ wᵢ (yᵢ − xᵢβ)²`; standard errors from the residual
/// variance on `rows − columns` degrees of freedom.
///
/// ```
/// use measure::linear::{Design, least_squares};
/// let design = [1.0, 0.0, 1.0, 1.0, 1.0, 2.0];
/// let line = least_squares(Design::new(&design, 2).unwrap(), &[1.0, 3.0, 5.0], &[1.0; 3]).unwrap();
/// assert!((line.weights[0] - 1.0).abs() < 1e-12 && (line.weights[1] - 2.0).abs() < 1e-12);
/// ```
pub fn least_squares(
    design: Design<'_>,
    outcomes: &[f64],
    weights: &[f64],
) -> Result<Regression, LinearError> {
    let (columns, height) = (design.columns, design.height());
    if outcomes.len() != height || weights.len() != height {
        return Err(LinearError::Uneven);
    }
    if outcomes.iter().any(|value| !value.is_finite())
        || weights.iter().any(|value| !value.is_finite() || *value < 0.0)
    {
        return Err(LinearError::NotFinite);
    }
    let mut normal = Normal::new(columns);
    for ((row, outcome), weight) in design.rows().zip(outcomes).zip(weights) {
        normal.add(row, *weight, weight * outcome);
    }
    let lower = cholesky(&normal.curvature, columns)?;
    let mut found = normal.gradient;
    substitute(&lower, &mut found);
    let squares: f64 = design
        .rows()
        .zip(outcomes)
        .zip(weights)
        .map(|((row, outcome), weight)| {
            let miss = outcome - dot(row, &found);
            weight * miss * miss
        })
        .sum();
    let variance = squares / height.saturating_sub(columns).max(1) as f64;
    finish(found, &lower, variance, squares)
}

/// How often each row of a design was tried and how often it was right.
#[derive(Debug, Clone, Copy)]
pub struct Trials<'a> {
    pub right: &'a [f64],
    pub tried: &'a [f64],
}

/// Logistic regression with a known chance `c` of guessing: `P = c + (1 − c) / (1 + exp(−xβ))`, by
/// Fisher scoring with halved steps (McCullagh & Nelder 1989, 2.5); the binomial counts may be weights.
///
/// ```
/// use measure::linear::{Design, Trials, logistic_regression};
/// let trials = Trials { right: &[20.0, 60.0], tried: &[80.0, 80.0] };
/// let fit = logistic_regression(Design::new(&[1.0, 0.0, 1.0, 1.0], 2).unwrap(), trials, 0.0).unwrap();
/// assert!((fit.weights[1] - 2.0 * 3.0_f64.ln()).abs() < 1e-9);
/// ```
pub fn logistic_regression(
    design: Design<'_>,
    trials: Trials<'_>,
    guess: f64,
) -> Result<Regression, LinearError> {
    let (columns, height) = (design.columns, design.height());
    if trials.right.len() != height || trials.tried.len() != height {
        return Err(LinearError::Uneven);
    }
    let possible = trials
        .right
        .iter()
        .zip(trials.tried)
        .all(|(right, tried)| right.is_finite() && tried.is_finite() && *right >= 0.0 && right <= tried);
    if !possible || !(0.0..1.0).contains(&guess) {
        return Err(LinearError::NotFinite);
    }
    let mut found = vec![0.0; columns];
    let mut likelihood = log_likelihood(design, trials, guess, &found);
    for _ in 0..100 {
        let normal = scores(design, trials, guess, &found);
        let lower = cholesky(&normal.curvature, columns)?;
        let mut step = normal.gradient;
        substitute(&lower, &mut step);
        if found.iter().any(|weight: &f64| weight.abs() > 1e6) {
            return Err(LinearError::Unbounded);
        }
        let size = step
            .iter()
            .zip(&found)
            .map(|(step, weight)| step.abs() / (1.0 + weight.abs()))
            .fold(0.0, f64::max);
        if size < 1e-9 {
            return finish(found, &lower, 1.0, likelihood);
        }
        let mut share = 1.0;
        loop {
            let tried: Vec<f64> =
                found.iter().zip(&step).map(|(weight, step)| weight + share * step).collect();
            let reached = log_likelihood(design, trials, guess, &tried);
            if reached >= likelihood {
                let gain = reached - likelihood;
                found = tried;
                likelihood = reached;
                if gain < 1e-13 * likelihood.abs() && size < 1e-6 {
                    return finish(found, &lower, 1.0, likelihood);
                }
                break;
            }
            share *= 0.5;
            if share < 1e-8 {
                // No direction leads uphill any more: the maximum, to machine precision.
                return finish(found, &lower, 1.0, likelihood);
            }
        }
    }
    Err(LinearError::Unbounded)
}

/// Sums of a Newton step.
struct Normal {
    curvature: Vec<f64>,
    gradient: Vec<f64>,
}

impl Normal {
    fn new(columns: usize) -> Self {
        Self { curvature: vec![0.0; columns * columns], gradient: vec![0.0; columns] }
    }

    fn add(&mut self, row: &[f64], weight: f64, slope: f64) {
        for (place, value) in row.iter().enumerate() {
            self.gradient[place] += slope * value;
            let scaled = weight * value;
            for (sum, other) in self.curvature[place * row.len()..].iter_mut().zip(row) {
                *sum += scaled * other;
            }
        }
    }
}

fn scores(design: Design<'_>, trials: Trials<'_>, guess: f64, weights: &[f64]) -> Normal {
    let mut normal = Normal::new(design.columns);
    for ((row, right), tried) in design.rows().zip(trials.right).zip(trials.tried) {
        let star = logistic(dot(row, weights));
        let p = chance(star, guess);
        let slope = (1.0 - guess) * star * (1.0 - star);
        let spread = p * (1.0 - p);
        normal.add(row, tried * slope * slope / spread, (right - tried * p) * slope / spread);
    }
    normal
}

fn log_likelihood(design: Design<'_>, trials: Trials<'_>, guess: f64, weights: &[f64]) -> f64 {
    design
        .rows()
        .zip(trials.right)
        .zip(trials.tried)
        .map(|((row, right), tried)| {
            let p = chance(logistic(dot(row, weights)), guess);
            right * libm::log(p) + (tried - right) * libm::log(1.0 - p)
        })
        .sum()
}

/// Kept away from 0 and 1, where the logarithms are infinite.
fn chance(star: f64, guess: f64) -> f64 {
    (guess + (1.0 - guess) * star).clamp(1e-12, 1.0 - 1e-12)
}

fn finish(
    weights: Vec<f64>,
    lower: &[f64],
    variance: f64,
    objective: f64,
) -> Result<Regression, LinearError> {
    let standard_errors: Vec<f64> =
        inverse_diagonal(lower, weights.len()).into_iter().map(|share| (share * variance).sqrt()).collect();
    let finite =
        weights.iter().chain(&standard_errors).all(|value| value.is_finite()) && objective.is_finite();
    if finite { Ok(Regression { weights, standard_errors, objective }) } else { Err(LinearError::NotFinite) }
}

/// `Σ xᵢ βᵢ`.
pub fn dot(row: &[f64], weights: &[f64]) -> f64 {
    row.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_columns_are_refused() {
        let design = [1.0, 1.0, 2.0, 2.0, 3.0, 3.0];
        let found = least_squares(Design::new(&design, 2).unwrap(), &[1.0, 2.0, 4.0], &[1.0; 3]);
        assert_eq!(found, Err(LinearError::Singular));
    }

    #[test]
    fn a_perfect_predictor_is_an_error() {
        let design = Design::new(&[1.0, 0.0, 1.0, 1.0], 2).unwrap();
        let found = logistic_regression(design, Trials { right: &[0.0, 9.0], tried: &[9.0, 9.0] }, 0.0);
        assert!(found.is_err() || found.is_ok_and(|fit| fit.weights[1] > 20.0));
    }

    #[test]
    fn guessing_is_corrected_for() {
        let p = |x: f64| 0.25 + 0.75 * logistic(x);
        let right: Vec<f64> = [-1.0, 0.5, 2.0].iter().map(|x| 1000.0 * p(*x)).collect();
        let design = Design::new(&[1.0, -1.0, 1.0, 0.5, 1.0, 2.0], 2).unwrap();
        let fit = logistic_regression(design, Trials { right: &right, tried: &[1000.0; 3] }, 0.25).unwrap();
        assert!(fit.weights[0].abs() < 1e-8 && (fit.weights[1] - 1.0).abs() < 1e-8);
    }

    #[test]
    fn the_standard_error_of_a_mean_is_the_known_one() {
        let fit =
            least_squares(Design::new(&[1.0; 4], 1).unwrap(), &[1.0, 2.0, 3.0, 4.0], &[1.0; 4]).unwrap();
        assert!((fit.standard_errors[0] - (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }
}
