//! One dichotomous item at one ability: the curve, its derivatives and the quantities made from them.

use crate::model::Logistic;

/// `P`, its derivatives and quantities made from them, numerically stable for every finite item and ability.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    /// `P(θ)`.
    pub p: f64,
    /// `1 − P(θ)`, without cancellation.
    pub q: f64,
    /// `P′(θ)`.
    pub slope: f64,
    /// `P″(θ)`.
    pub bend: f64,
    /// `P′ / (PQ)`: the weight of this answer in the likelihood equation.
    pub weight: f64,
    /// `P′² / (PQ)`: Fisher information.
    pub information: f64,
    /// `P′P″ / (PQ)`: what the weighted likelihood of Warm (1989) needs for its bias term.
    pub skew: f64,
}

impl Curve {
    /// ```
    /// use measure::{model::Logistic, score::Curve};
    /// let curve = Curve::at(&Logistic { a: 1.0, d: 0.0, c: 0.0 }, 0.0);
    /// assert_eq!((curve.p, curve.information, curve.skew), (0.5, 0.25, 0.0));
    /// ```
    pub fn at(item: &Logistic, theta: f64) -> Self {
        let (star, rest) = both_sides(item.a * theta + item.d);
        let (p, q) = (item.c + (1.0 - item.c) * star, (1.0 - item.c) * rest);
        let slope = item.a * q * star;
        // Without guessing `P` is `star`, and their ratio is one even if both vanish.
        let weight = if item.c > 0.0 { item.a * star / p } else { item.a };
        let bend = slope * item.a * (rest - star);
        Self { p, q, slope, bend, weight, information: slope * weight, skew: bend * weight }
    }

    /// `ln P(θ)` and `ln(1 − P(θ))`.
    pub fn logarithms(item: &Logistic, theta: f64) -> (f64, f64) {
        (Self::log_right(item, theta), Self::log_wrong(item, theta))
    }

    /// `ln P(θ)`.
    pub fn log_right(item: &Logistic, theta: f64) -> f64 {
        if item.c > 0.0 { libm::log(item.p(theta)) } else { -softplus(-(item.a * theta + item.d)) }
    }

    /// `ln(1 − P(θ))`.
    pub fn log_wrong(item: &Logistic, theta: f64) -> f64 {
        libm::log1p(-item.c) - softplus(item.a * theta + item.d)
    }
}

/// `1/(1+e⁻ˣ)` and `1/(1+eˣ)`.
pub(super) fn both_sides(x: f64) -> (f64, f64) {
    if x >= 0.0 {
        let e = libm::exp(-x);
        (1.0 / (1.0 + e), e / (1.0 + e))
    } else {
        let e = libm::exp(x);
        (e / (1.0 + e), 1.0 / (1.0 + e))
    }
}

/// `ln(1 + eˣ)`, without overflow.
fn softplus(x: f64) -> f64 {
    if x > 0.0 { x + libm::log1p(libm::exp(-x)) } else { libm::log1p(libm::exp(x)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slopes_agree_with_differences() {
        let item = Logistic::from_abc(1.4, 0.3, 0.15);
        let step = 1e-5;
        for tenth in -40..=40 {
            let theta = f64::from(tenth) * 0.1;
            let curve = Curve::at(&item, theta);
            let slope = (item.p(theta + step) - item.p(theta - step)) / (2.0 * step);
            let second =
                (Curve::at(&item, theta + step).slope - Curve::at(&item, theta - step).slope) / (2.0 * step);
            assert!((curve.slope - slope).abs() < 1e-8, "{theta}");
            assert!((curve.skew - slope * second / (curve.p * curve.q)).abs() < 1e-6, "{theta}");
            assert!((curve.information - item.information(theta)).abs() < 1e-12, "{theta}");
        }
    }

    #[test]
    fn far_from_the_difficulty_everything_stays_finite() {
        for c in [0.0, 0.2] {
            for theta in [-1e4, 1e4] {
                let item = Logistic { a: 50.0, d: 0.0, c };
                let curve = Curve::at(&item, theta);
                let (right, wrong) = Curve::logarithms(&item, theta);
                let all = [
                    curve.p,
                    curve.q,
                    curve.slope,
                    curve.weight,
                    curve.information,
                    curve.skew,
                    right,
                    wrong,
                ];
                assert!(all.iter().all(|value| value.is_finite()), "{curve:?}");
            }
        }
    }
}
