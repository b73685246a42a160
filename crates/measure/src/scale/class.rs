//! The classes of IQ, and how likely each is for a run.

use serde::{Deserialize, Serialize};

use super::{Interval, Scale};
use crate::{
    score::{
        Prior,
        form::{STEP, theta},
    },
    special::{normal_cdf, normal_pdf},
};

/// Classes of IQ; the report has the words for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    #[serde(rename = "below_70")]
    Below70,
    BorderlineDeficiency,
    Dullness,
    Normal,
    Superior,
    VerySuperior,
    Genius,
}

impl Class {
    pub const ALL: [Self; 7] = [
        Self::Below70,
        Self::BorderlineDeficiency,
        Self::Dullness,
        Self::Normal,
        Self::Superior,
        Self::VerySuperior,
        Self::Genius,
    ];

    /// ```
    /// use measure::scale::Class;
    /// assert_eq!([69, 70, 80, 85, 115, 130, 145, 146].map(Class::of).map(|class| class.key()),
    ///     ["below_70", "borderline_deficiency", "dullness", "normal", "superior", "very_superior", "very_superior", "genius"]);
    /// ```
    pub fn of(iq: i32) -> Self {
        let reached = |class: &Self| class.lowest().is_none_or(|lowest| iq >= lowest);
        Self::ALL.into_iter().rfind(reached).unwrap_or(Self::Below70)
    }

    /// The only place that says where a class begins: every other limit follows from it.
    const fn lowest(self) -> Option<i32> {
        match self {
            Self::Genius => Some(146),
            Self::VerySuperior => Some(130),
            Self::Superior => Some(115),
            Self::Normal => Some(85),
            Self::Dullness => Some(80),
            Self::BorderlineDeficiency => Some(70),
            Self::Below70 => None,
        }
    }

    /// Lowest and highest IQ of the class; open at the ends of the scale.
    ///
    /// ```
    /// use measure::scale::Class;
    /// assert_eq!(Class::Below70.limits(), (None, Some(69)));
    /// assert_eq!(Class::Normal.limits(), (Some(85), Some(114)));
    /// assert_eq!(Class::Genius.limits(), (Some(146), None));
    /// ```
    pub fn limits(self) -> (Option<i32>, Option<i32>) {
        let above = Self::ALL.into_iter().find(|class| *class > self);
        (self.lowest(), above.and_then(Self::lowest).map(|next| next - 1))
    }

    pub fn key(self) -> &'static str {
        match self {
            Self::Genius => "genius",
            Self::VerySuperior => "very_superior",
            Self::Superior => "superior",
            Self::Normal => "normal",
            Self::Dullness => "dullness",
            Self::BorderlineDeficiency => "borderline_deficiency",
            Self::Below70 => "below_70",
        }
    }
}

/// A class and how likely it is, in whole percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LikelyClass {
    pub class: Class,
    pub percent: u8,
}

/// How likely each class is for a member of the norm population with these answers: the posterior of the true IQ,
/// widened by the errors of the norms. Nothing is assumed to be normal but those errors.
pub(super) fn likely(scale: &Scale, answers: &[u8], norm_error: f64) -> Vec<LikelyClass> {
    let Prior { mean, sd } = scale.norms.population();
    let logs = scale.form.log_likelihood(answers);
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // A node stands for everybody within half a step of it.
    let cell = 15.0 * STEP / sd;
    let error = (norm_error * norm_error + cell * cell / 12.0).sqrt();
    let mut shares = [0.0; Class::ALL.len()];
    // Below that a mass is less than 1e-9, since the density is at most 0.4.
    for (node, log) in logs.iter().enumerate().filter(|(_, log)| **log - most > -20.0) {
        let mass = libm::exp(log - most) * normal_pdf((theta(node) - mean) / sd);
        if mass < 1e-9 {
            continue;
        }
        let iq = scale.norms.true_iq(theta(node));
        // Each class begins where the one below it ends.
        let mut below = 0.0;
        for (share, class) in shares.iter_mut().zip(Class::ALL) {
            let (_, to) = class.limits();
            let up_to = to.map_or(1.0, |to| normal_cdf((f64::from(to) + 0.5 - iq) / error));
            *share += mass * (up_to - below);
            below = up_to;
        }
    }
    let percents = Class::ALL.into_iter().zip(whole_percents(shares));
    percents
        .filter(|(_, percent)| *percent > 0)
        .map(|(class, percent)| LikelyClass { class, percent })
        .collect()
}

/// Shares in whole percent that are 100 together: rounded down, and the largest remainders rounded up.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
fn whole_percents<const N: usize>(shares: [f64; N]) -> [u8; N] {
    let sum: f64 = shares.iter().sum();
    let exact = shares.map(|share| if sum > 0.0 { 100.0 * share / sum } else { 0.0 });
    let mut percents = exact.map(|percent| libm::floor(percent) as u8);
    let left = 100_usize.saturating_sub(percents.iter().map(|percent| usize::from(*percent)).sum());
    let mut order: [usize; N] = std::array::from_fn(|place| place);
    let remainder = |place: usize| exact[place] - libm::floor(exact[place]);
    order.sort_by(|one, other| remainder(*other).total_cmp(&remainder(*one)));
    for place in order.into_iter().take(left) {
        percents[place] += 1;
    }
    percents
}

/// Every class that the interval touches, rising.
pub(super) fn touched(interval: Interval) -> Vec<Class> {
    let low = interval.low.map_or(Class::Below70, Class::of);
    let high = interval.high.map_or(Class::Genius, Class::of);
    Class::ALL.into_iter().filter(|class| (low..=high).contains(class)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_percents_are_100_together() {
        assert_eq!(whole_percents([1.0, 1.0, 1.0]), [34, 33, 33]);
        assert_eq!(whole_percents([0.004, 0.996]), [0, 100]);
        assert_eq!(whole_percents([0.125, 0.125, 0.75]).iter().sum::<u8>(), 100);
    }
}
