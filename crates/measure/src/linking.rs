//! Puts the parameters of one calibration on the scale of another, using common items.
//!
//! It transforms scales that are already estimated; estimating both forms jointly is done by the calibration.
//!
//! The product doesn't call it yet: it is for calibrating a bank anew from answers. `just prove-measure` runs it.

use crate::{
    model::{Logistic, logistic},
    quadrature::{Normal, grid, weights},
};

/// `θ_base = A θ_new + B`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Link {
    /// A, above 0.
    pub slope: f64,
    /// B.
    pub shift: f64,
}

/// Why two calibrations can't be linked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("the two lists of common items differ in length")]
    Uneven,
    #[error("at least two common items are needed")]
    TooFew,
    #[error("an item has a slope that isn't above 0 or a parameter that isn't finite")]
    Parameters,
    #[error("the difficulties don't spread, or lie too far apart for a scale")]
    Spread,
}

/// What a characteristic-curve method compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Curves {
    /// Each item's curve: Haebara (1980).
    Items,
    /// The expected score of the whole set: Stocking & Lord (1983).
    Test,
}

impl Link {
    /// Same scale.
    pub const IDENTITY: Self = Self { slope: 1.0, shift: 0.0 };

    /// A new θ on the base scale.
    pub fn theta(self, new: f64) -> f64 {
        self.slope * new + self.shift
    }

    /// A new item on the base scale: `a/A`, `d − aB/A`, `c` unchanged, so that `b` becomes `Ab + B`.
    ///
    /// ```
    /// use measure::{linking::Link, model::Logistic};
    /// let item = Link { slope: 1.2, shift: 0.4 }.item(Logistic::from_abc(1.5, 1.0, 0.1));
    /// assert!((item.a - 1.25).abs() < 1e-12 && (item.b() - 1.6).abs() < 1e-12);
    /// ```
    pub fn item(self, new: Logistic) -> Logistic {
        let a = new.a / self.slope;
        Logistic { a, d: new.d - a * self.shift, c: new.c }
    }
}

/// Mean/sigma (Marco 1977): `A = s(b_base)/s(b_new)`, `B = m(b_base) − A m(b_new)`.
///
/// ```
/// use measure::{linking::mean_sigma, model::Logistic};
/// let base = [Logistic::from_abc(1.0, -1.0, 0.0), Logistic::from_abc(1.0, 2.0, 0.0)];
/// let new = [Logistic::from_abc(1.5, -1.0, 0.0), Logistic::from_abc(1.5, 1.0, 0.0)];
/// let link = mean_sigma(&base, &new).unwrap();
/// assert!((link.slope - 1.5).abs() < 1e-12 && (link.shift - 0.5).abs() < 1e-12);
/// ```
pub fn mean_sigma(base: &[Logistic], new: &[Logistic]) -> Result<Link, LinkError> {
    check(base, new)?;
    let (base_mean, base_spread) = moments(base);
    let (new_mean, new_spread) = moments(new);
    let slope = base_spread / new_spread;
    let shift = base_mean - slope * new_mean;
    if BOUNDS.contains(&slope) && shift.abs() <= REACH {
        Ok(Link { slope, shift })
    } else {
        Err(LinkError::Spread)
    }
}

/// The link whose moved curves differ least from the base's, over a standard normal θ on the base scale:
/// `Σ_k w_k Σ_i (P_i − P_i*)²` for [`Curves::Items`], `Σ_k w_k (Σ_i P_i − Σ_i P_i*)²` for
/// [`Curves::Test`], with `P*(θ) = P_new((θ − B)/A)`. Levenberg's damped least squares in `ln A` and `B`.
///
/// ```
/// use measure::{linking::{Curves, Link, by_curves}, model::Logistic};
/// let truth = Link { slope: 1.2, shift: -0.3 };
/// let new: Vec<Logistic> = [-1.5, -0.5, 0.2, 1.4].map(|b| Logistic::from_abc(1.1, b, 0.1)).into();
/// let base: Vec<Logistic> = new.iter().map(|item| truth.item(*item)).collect();
/// let found = by_curves(&base, &new, Curves::Test).unwrap();
/// assert!((found.slope - 1.2).abs() < 1e-6 && (found.shift + 0.3).abs() < 1e-6);
/// ```
pub fn by_curves(base: &[Logistic], new: &[Logistic], curves: Curves) -> Result<Link, LinkError> {
    check(base, new)?;
    let nodes = grid(41, 4.0);
    let mass = weights(&nodes, Normal::STANDARD);
    let target: Vec<f64> = nodes.iter().flat_map(|node| base.iter().map(|item| item.p(*node))).collect();
    let comparison = Comparison { nodes: &nodes, mass: &mass, target: &target, new, curves };

    let mut link = mean_sigma(base, new).unwrap_or(Link::IDENTITY);
    let mut sums = comparison.sums(link);
    // The identity may be a better start than the moments of extreme difficulties.
    let plain = comparison.sums(Link::IDENTITY);
    if plain.loss < sums.loss {
        (link, sums) = (Link::IDENTITY, plain);
    }
    let mut damping = 1e-3;
    for _ in 0..200 {
        let Some((log_step, shift_step)) = sums.step(damping) else { break };
        let tried = Link {
            slope: (link.slope * libm::exp(log_step.clamp(-1.0, 1.0))).clamp(*BOUNDS.start(), *BOUNDS.end()),
            shift: (link.shift + shift_step).clamp(-REACH, REACH),
        };
        let reached = comparison.sums(tried);
        let moved = (tried.slope - link.slope).abs() + (tried.shift - link.shift).abs();
        if reached.loss <= sums.loss {
            (link, sums, damping) = (tried, reached, damping * 0.2);
        } else {
            damping *= 5.0;
        }
        if moved < 1e-10 {
            break;
        }
    }
    Ok(link)
}

const BOUNDS: std::ops::RangeInclusive<f64> = 0.05..=20.0;
const REACH: f64 = 20.0;

fn check(base: &[Logistic], new: &[Logistic]) -> Result<(), LinkError> {
    if base.len() != new.len() {
        return Err(LinkError::Uneven);
    }
    if base.len() < 2 {
        return Err(LinkError::TooFew);
    }
    let sound = |item: &Logistic| {
        item.a.is_finite()
            && item.a > 0.0
            && item.d.is_finite()
            && item.b().is_finite()
            && (0.0..1.0).contains(&item.c)
    };
    if base.iter().chain(new).all(sound) { Ok(()) } else { Err(LinkError::Parameters) }
}

#[expect(clippy::cast_precision_loss, reason = "a count of items")]
fn moments(items: &[Logistic]) -> (f64, f64) {
    let count = items.len() as f64;
    let mean = items.iter().map(Logistic::b).sum::<f64>() / count;
    let variance = items.iter().map(|item| (item.b() - mean) * (item.b() - mean)).sum::<f64>() / count;
    (mean, variance.sqrt())
}

struct Comparison<'a> {
    nodes: &'a [f64],
    mass: &'a [f64],
    /// The base's curves, node by node.
    target: &'a [f64],
    new: &'a [Logistic],
    curves: Curves,
}

/// Loss, gradient and Gauss–Newton curvature in `(ln A, B)`.
#[derive(Default)]
struct Sums {
    loss: f64,
    gradient: [f64; 2],
    curvature: [f64; 3],
}

impl Sums {
    fn add(&mut self, weight: f64, miss: f64, slopes: [f64; 2]) {
        self.loss += weight * miss * miss;
        self.gradient[0] += weight * miss * slopes[0];
        self.gradient[1] += weight * miss * slopes[1];
        self.curvature[0] += weight * slopes[0] * slopes[0];
        self.curvature[1] += weight * slopes[0] * slopes[1];
        self.curvature[2] += weight * slopes[1] * slopes[1];
    }

    fn step(&self, damping: f64) -> Option<(f64, f64)> {
        let [first, cross, second] = self.curvature;
        let (first, second) = (first * (1.0 + damping) + 1e-14, second * (1.0 + damping) + 1e-14);
        let determinant = first * second - cross * cross;
        let log_step = (second * self.gradient[0] - cross * self.gradient[1]) / determinant;
        let shift_step = (first * self.gradient[1] - cross * self.gradient[0]) / determinant;
        (log_step.is_finite() && shift_step.is_finite()).then_some((log_step, shift_step))
    }
}

impl Comparison<'_> {
    fn sums(&self, link: Link) -> Sums {
        let mut sums = Sums::default();
        let rows = self.target.chunks_exact(self.new.len());
        for ((node, mass), target) in self.nodes.iter().zip(self.mass).zip(rows) {
            let own = (node - link.shift) / link.slope;
            let (mut miss, mut slope) = (0.0, 0.0);
            for (item, wanted) in self.new.iter().zip(target) {
                let star = logistic(item.a * own + item.d);
                let off = wanted - (item.c + (1.0 - item.c) * star);
                let steep = (1.0 - item.c) * item.a * star * (1.0 - star);
                if self.curves == Curves::Items {
                    sums.add(*mass, off, [-steep * own, -steep / link.slope]);
                }
                miss += off;
                slope += steep;
            }
            if self.curves == Curves::Test {
                sums.add(*mass, miss, [-slope * own, -slope / link.slope]);
            }
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn noisy(truth: Link, noise: f64) -> (Vec<Logistic>, Vec<Logistic>) {
        let mut random = Random::seeded(11);
        let new: Vec<Logistic> = (0..25)
            .map(|_| Logistic::from_abc(libm::exp(0.2 + 0.3 * random.normal()), random.normal(), 0.1))
            .collect();
        let base = new
            .iter()
            .map(|item| {
                let moved = truth.item(*item);
                Logistic {
                    a: moved.a * libm::exp(noise * random.normal()),
                    d: moved.d + noise * random.normal(),
                    c: moved.c,
                }
            })
            .collect();
        (base, new)
    }

    #[test]
    fn every_method_undoes_a_known_change_of_scale() {
        let truth = Link { slope: 0.8, shift: 0.6 };
        let (base, new) = noisy(truth, 0.0);
        for found in [
            mean_sigma(&base, &new),
            by_curves(&base, &new, Curves::Items),
            by_curves(&base, &new, Curves::Test),
        ] {
            let found = found.unwrap();
            assert!((found.slope - 0.8).abs() < 1e-6 && (found.shift - 0.6).abs() < 1e-6, "{found:?}");
        }
    }

    #[test]
    fn curve_methods_tolerate_noise_in_the_parameters() {
        let truth = Link { slope: 1.25, shift: -0.5 };
        let (base, new) = noisy(truth, 0.1);
        for curves in [Curves::Items, Curves::Test] {
            let found = by_curves(&base, &new, curves).unwrap();
            assert!((found.slope - 1.25).abs() < 0.08 && (found.shift + 0.5).abs() < 0.08, "{found:?}");
        }
    }

    #[test]
    fn wild_parameters_are_errors_and_extreme_ones_stay_finite() {
        let fine = Logistic::from_abc(1.0, 0.0, 0.0);
        let bad = Logistic { a: 0.0, d: f64::NAN, c: 0.0 };
        assert_eq!(by_curves(&[fine, bad], &[fine, fine], Curves::Test), Err(LinkError::Parameters));
        assert_eq!(mean_sigma(&[fine, fine], &[fine, fine]), Err(LinkError::Spread));
        let far = Logistic { a: 1e-9, d: 1e9, c: 0.99 };
        let found = by_curves(&[fine, far], &[far, fine], Curves::Items).unwrap();
        assert!(found.slope.is_finite() && found.shift.is_finite());
    }
}
