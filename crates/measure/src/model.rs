//! The models of one item's answers, in slope–intercept form.

use serde::{Deserialize, Serialize};

/// One, two or three parameters: `P(θ) = c + (1 − c) / (1 + exp(−(aθ + d)))`.
///
/// Birnbaum (1968), in Lord & Novick, *Statistical Theories of Mental Test Scores*.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Logistic {
    /// Slope: discrimination per unit of θ.
    pub a: f64,
    /// Intercept; the difficulty is `b = −d/a`.
    pub d: f64,
    /// Lower asymptote: the chance of somebody who knows nothing.
    pub c: f64,
}

impl Logistic {
    /// From difficulty instead of intercept: `d = −ab`.
    pub fn from_abc(a: f64, b: f64, c: f64) -> Self {
        Self { a, d: -a * b, c }
    }

    /// Difficulty `b = −d/a`.
    pub fn b(&self) -> f64 {
        -self.d / self.a
    }

    /// `P(θ)`, the chance of a right answer.
    ///
    /// ```
    /// let item = measure::model::Logistic::from_abc(1.28, 0.5, 0.10);
    /// assert!((item.p(0.5) - 0.55).abs() < 1e-12);
    /// ```
    pub fn p(&self, theta: f64) -> f64 {
        self.c + (1.0 - self.c) * logistic(self.a * theta + self.d)
    }

    /// Fisher information `a² (P − c)² (1 − P) / ((1 − c)² P)` (Lord 1980, eq. 4-43).
    ///
    /// ```
    /// let item = measure::model::Logistic { a: 1.0, d: 0.0, c: 0.0 };
    /// assert!((item.information(0.0) - 0.25).abs() < 1e-12);
    /// ```
    pub fn information(&self, theta: f64) -> f64 {
        let star = logistic(self.a * theta + self.d);
        let p = self.c + (1.0 - self.c) * star;
        if p <= 0.0 {
            return 0.0;
        }
        self.a * self.a * star * star * (1.0 - self.c) * (1.0 - star) / p
    }
}

/// `1 / (1 + exp(−x))`, without overflow.
pub fn logistic(x: f64) -> f64 {
    if x >= 0.0 {
        1.0 / (1.0 + libm::exp(-x))
    } else {
        let e = libm::exp(x);
        e / (1.0 + e)
    }
}
