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
    /// Lower asymptote: the probability of a right answer by pure guessing.
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

    /// The ability at which half of all people succeed; the difficulty if guessing alone succeeds that often.
    ///
    /// ```
    /// let item = measure::model::Logistic::from_abc(1.28, 0.5, 0.10);
    /// assert!((item.p(item.half()) - 0.5).abs() < 1e-12 && item.half() < 0.5);
    /// ```
    pub fn half(&self) -> f64 {
        if self.c >= 0.5 { self.b() } else { self.b() + libm::log((0.5 - self.c) / 0.5) / self.a }
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
        finite((self.a * star) * (star / p) * (1.0 - self.c) * (self.a * (1.0 - star)))
    }
}

/// Ordered categories, cumulative: `P(X ≥ k) = logistic(aθ + d_k)` with falling `d`.
///
/// Samejima (1969), *Estimation of Latent Ability Using a Response Pattern of Graded Scores*.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Graded {
    /// Slope: discrimination per unit of θ; below zero for a reversed question.
    pub a: f64,
    /// Intercept of reaching category 1, 2, …; one fewer than categories.
    pub d: Vec<f64>,
}

impl Graded {
    /// Writes `P(X = k | θ)`, `k = 0, 1, …`; if `d` doesn't decrease, the crossed categories get zero.
    pub fn probabilities_into(&self, theta: f64, out: &mut [f64]) {
        out.fill(0.0);
        let (mut above, mut sum) = (f64::INFINITY, 0.0);
        let steps = self.d.iter().map(|d| self.a * theta + d).chain([f64::NEG_INFINITY]);
        for (slot, below) in out.iter_mut().zip(steps) {
            // The difference on the side where both are small, so that no precision is lost.
            let share = if below > 0.0 {
                logistic(-below) - logistic(-above)
            } else {
                logistic(above) - logistic(below)
            };
            *slot = share.max(0.0);
            sum += *slot;
            above = below;
        }
        divide(out, sum);
    }

    /// `a² Σ P_k (1 − P*_k − P*_{k+1})²`, the form without a division (Samejima 1969).
    pub fn information(&self, theta: f64) -> f64 {
        let mut upper = 1.0;
        let mut sum = 0.0;
        for d in self.d.iter().map(|d| self.a * theta + d).chain([f64::NEG_INFINITY]) {
            let lower = logistic(d);
            let lean = 1.0 - upper - lower;
            sum += (upper - lower).max(0.0) * lean * lean;
            upper = lower;
        }
        finite(self.a * sum * self.a)
    }
}

/// Ordered categories, by steps: `P(X = k) ∝ exp(k·aθ + d_k)` with `d_0 = 0`.
///
/// Muraki (1992), *A generalized partial credit model*.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PartialCredit {
    /// Slope: discrimination per unit of θ and category.
    pub a: f64,
    /// Sum of the steps up to category 1, 2, …; one fewer than categories.
    pub d: Vec<f64>,
}

impl PartialCredit {
    /// Writes `P(X = k | θ)`, `k = 0, 1, …`.
    pub fn probabilities_into(&self, theta: f64, out: &mut [f64]) {
        out.fill(0.0);
        let slope = finite(self.a * theta);
        let mut category = 0.0;
        let mut most = 0.0_f64;
        for (slot, d) in out.iter_mut().zip([0.0].iter().chain(&self.d)) {
            *slot = finite(category * slope + d);
            most = most.max(*slot);
            category += 1.0;
        }
        let mut sum = 0.0;
        for slot in out.iter_mut().take(self.d.len() + 1) {
            *slot = libm::exp(*slot - most);
            sum += *slot;
        }
        divide(out, sum);
    }

    /// `a² Var(k)` at θ (Muraki 1993).
    pub fn information(&self, theta: f64) -> f64 {
        let mut shares = vec![0.0; self.d.len() + 1];
        self.probabilities_into(theta, &mut shares);
        let (mut category, mut mean, mut square) = (0.0, 0.0, 0.0);
        for share in shares {
            mean += share * category;
            square += share * category * category;
            category += 1.0;
        }
        finite(self.a * (square - mean * mean).max(0.0) * self.a)
    }
}

/// One item of any model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Item {
    Logistic(Logistic),
    Graded(Graded),
    PartialCredit(PartialCredit),
}

impl Item {
    /// The number of answer categories.
    pub fn categories(&self) -> usize {
        match self {
            Self::Logistic(_) => 2,
            Self::Graded(item) => item.d.len() + 1,
            Self::PartialCredit(item) => item.d.len() + 1,
        }
    }

    /// Slope `a`.
    pub fn slope(&self) -> f64 {
        match self {
            Self::Logistic(item) => item.a,
            Self::Graded(item) => item.a,
            Self::PartialCredit(item) => item.a,
        }
    }

    /// Writes `P(X = k | θ)` for every category into the front of `out`, zeros behind.
    ///
    /// ```
    /// use measure::model::{Graded, Item};
    /// let item = Item::Graded(Graded { a: 1.0, d: vec![1.0, -1.0] });
    /// let mut shares = [0.0; 3];
    /// item.probabilities_into(0.0, &mut shares);
    /// assert!((shares[1] - 0.462_117_157_260_009_8).abs() < 1e-12);
    /// ```
    pub fn probabilities_into(&self, theta: f64, out: &mut [f64]) {
        match self {
            Self::Logistic(item) => {
                let p = item.p(theta);
                out.fill(0.0);
                for (slot, share) in out.iter_mut().zip([1.0 - p, p]) {
                    *slot = share;
                }
            }
            Self::Graded(item) => item.probabilities_into(theta, out),
            Self::PartialCredit(item) => item.probabilities_into(theta, out),
        }
    }

    /// Fisher information at θ, never negative.
    ///
    /// ```
    /// use measure::model::{Item, PartialCredit};
    /// let item = Item::PartialCredit(PartialCredit { a: 2.0, d: vec![0.0] });
    /// assert!((item.information(0.0) - 1.0).abs() < 1e-12);
    /// ```
    pub fn information(&self, theta: f64) -> f64 {
        match self {
            Self::Logistic(item) => item.information(theta),
            Self::Graded(item) => item.information(theta),
            Self::PartialCredit(item) => item.information(theta),
        }
    }
}

impl From<Logistic> for Item {
    fn from(item: Logistic) -> Self {
        Self::Logistic(item)
    }
}

/// The nearest finite number; infinities come from products of extreme parameters.
fn finite(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(-f64::MAX, f64::MAX) }
}

fn divide(values: &mut [f64], sum: f64) {
    if sum > 0.0 {
        for value in values {
            *value /= sum;
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Vec<Item> {
        let extremes = [-1e308, -50.0, -1.0, 0.0, 1e-300, 0.7, 30.0, 1e200, 1e308];
        let mut items = Vec::new();
        for a in extremes {
            for d in extremes {
                items.push(Item::Logistic(Logistic { a, d, c: 0.1 }));
                items.push(Item::Graded(Graded { a, d: vec![d + 1.0, d, d - 2.0] }));
                items.push(Item::Graded(Graded { a, d: vec![d, -d] }));
                items.push(Item::PartialCredit(PartialCredit { a, d: vec![d, -d, 1.0] }));
            }
        }
        items
    }

    #[test]
    fn probabilities_of_extreme_items_are_finite_and_sum_to_one() {
        for item in some() {
            for theta in [-1e300, -6.0, 0.0, 0.3, 6.0, 1e300] {
                let mut shares = vec![0.0; item.categories()];
                item.probabilities_into(theta, &mut shares);
                let sum: f64 = shares.iter().sum();
                assert!((sum - 1.0).abs() < 1e-12, "{item:?} {theta} {shares:?}");
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{item:?} {theta}");
                let information = item.information(theta);
                assert!(information.is_finite() && information >= 0.0, "{item:?} {theta}");
            }
        }
    }

    #[test]
    fn information_is_the_expected_squared_slope_of_the_log_likelihood() {
        let items = [
            Item::Logistic(Logistic { a: 1.3, d: -0.4, c: 0.15 }),
            Item::Graded(Graded { a: -1.1, d: vec![1.5, 0.2, -0.9] }),
            Item::PartialCredit(PartialCredit { a: 0.8, d: vec![0.6, 0.9, -0.5] }),
        ];
        for item in items {
            for theta in [-1.7, 0.0, 0.9] {
                let shares = |theta: f64| {
                    let mut shares = vec![0.0; item.categories()];
                    item.probabilities_into(theta, &mut shares);
                    shares
                };
                let (low, here, high) = (shares(theta - 1e-5), shares(theta), shares(theta + 1e-5));
                let mut expected = 0.0;
                for k in 0..here.len() {
                    let slope = (high[k] - low[k]) / 2e-5;
                    expected += slope * slope / here[k];
                }
                assert!((item.information(theta) - expected).abs() < 1e-8, "{item:?}");
            }
        }
    }
}
