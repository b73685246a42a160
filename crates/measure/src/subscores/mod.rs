//! Scores of the kinds of task inside one test: only as augmented scores, and only if they say more than the
//! total does.
//!
//! Six items of a kind measure it badly; their information is combined with that of all other items,
//! according to how strongly the kinds correlate in people. Differences that could be chance aren't reported.

mod worth;

pub use worth::{Worth, worth};

use serde::{Deserialize, Serialize};

use crate::{model::Logistic, score::Form, special::normal_pdf};

/// The kinds of task in a form.
#[derive(Debug, Clone, PartialEq)]
pub struct Kinds {
    kinds: Vec<Kind>,
    /// Population shares of the specific abilities.
    weights: [f64; NODES],
}

#[derive(Debug, Clone, PartialEq)]
struct Kind {
    items: Vec<KindItem>,
    loading: f64,
    abilities: Box<Grid>,
}

#[derive(Debug, Clone, PartialEq)]
struct KindItem {
    place: usize,
    curve: Logistic,
    /// `P` at every pair of abilities.
    chances: Box<Grid>,
}

/// A value for every specific ability and, within it, every common one: sums over the specific abilities are then made
/// for all common ones at once.
type Grid = [[f64; NODES]; NODES];

/// Why items can't be divided into kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KindsError {
    #[error("every item needs its kind, and no more")]
    Length,
    #[error("kind {0} has no items or no loading")]
    Empty(usize),
    #[error("a loading isn't between 0 and 1")]
    Loading,
    #[error("more than 16 kinds")]
    TooMany,
}

impl Kinds {
    /// `kind_of[i]` is the kind of item `i`, `0, 1, …`. Each kind's ability is
    /// `θ_k = λ_k g + √(1 − λ_k²) s_k`: kinds `j` and `k` correlate `λ_j λ_k` in people.
    ///
    /// ```
    /// use measure::{score::Form, simulate::launch_items, subscores::Kinds};
    /// let form = Form::new(launch_items(30)).unwrap();
    /// let kind_of: Vec<u8> = (0..30).map(|item| item % 5).collect();
    /// assert!(Kinds::new(&form, &kind_of, &[0.9_f64.sqrt(); 5]).is_ok());
    /// assert!(Kinds::new(&form, &kind_of, &[0.9; 6]).is_err());
    /// ```
    pub fn new(form: &Form, kind_of: &[u8], loadings: &[f64]) -> Result<Self, KindsError> {
        if kind_of.len() != form.items().len() {
            return Err(KindsError::Length);
        }
        if loadings.len() > 16 {
            return Err(KindsError::TooMany);
        }
        if loadings.iter().any(|loading| !(0.0..=1.0).contains(loading)) {
            return Err(KindsError::Loading);
        }
        let kind = |loading: &f64| {
            let abilities = Box::new(abilities(*loading));
            Kind { items: Vec::new(), loading: *loading, abilities }
        };
        let mut kinds: Vec<Kind> = loadings.iter().map(kind).collect();
        for (place, (item, kind)) in form.items().iter().zip(kind_of).enumerate() {
            let kind = usize::from(*kind);
            let Some(Kind { items, abilities, .. }) = kinds.get_mut(kind) else {
                return Err(KindsError::Empty(kind));
            };
            let chances = Box::new(abilities.map(|row| row.map(|theta| item.p(theta))));
            items.push(KindItem { place, curve: *item, chances });
        }
        match kinds.iter().position(|kind| kind.items.is_empty()) {
            Some(empty) => Err(KindsError::Empty(empty)),
            None => Ok(Self { kinds, weights: nodes().map(normal_pdf) }),
        }
    }

    pub fn count(&self) -> usize {
        self.kinds.len()
    }
}

/// Levels on the scale of 100 ± 15.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    VeryLow,
    Low,
    Middle,
    High,
    VeryHigh,
}

impl Level {
    /// ```
    /// use measure::subscores::Level;
    /// assert_eq!([74.9, 75.0, 90.0, 110.0, 125.0].map(Level::of), [Level::VeryLow, Level::Low, Level::Middle, Level::High, Level::VeryHigh]);
    /// ```
    pub fn of(score: f64) -> Self {
        match score {
            score if score >= 125.0 => Self::VeryHigh,
            score if score >= 110.0 => Self::High,
            score if score >= 90.0 => Self::Middle,
            score if score >= 75.0 => Self::Low,
            _ => Self::VeryLow,
        }
    }
}

/// How a kind stands out from a person's own profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lean {
    Strength,
    Weakness,
}

/// One kind in a person's profile, on the scale of 100 ± 15.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct SubScore {
    pub score: f64,
    pub se: f64,
    /// `None` if the 80 % interval reaches over more than two neighbouring levels.
    pub level: Option<Level>,
    /// Distance to the mean of the person's own kinds, and its standard error.
    pub difference: f64,
    pub difference_se: f64,
    /// Only beyond 1.65 standard errors, and only if the kind's score is worth reporting.
    pub lean: Option<Lean>,
    pub worth: Worth,
}

/// A person's kinds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub kinds: Vec<SubScore>,
    /// No kind stands out: the report says that the results are even.
    pub even: bool,
}

/// Two-sided 80 %.
const INTERVAL: f64 = 1.281_551_565_544_600_4;
/// Differences below this many standard errors aren't reported.
const TOLD: f64 = 1.65;
/// An augmented score must explain this much more than the total for differences to be reported.
const MORE: f64 = 0.005;

/// The profile: posterior means of correlated kinds (augmented scores; Wainer et al. 2001, with item
/// response curves instead of number right), their levels and what stands out.
///
/// Given the common ability the kinds are independent, so the posterior needs sums over one kind at
/// a time (Gibbons & Hedeker 1992).
///
/// ```
/// use measure::{score::Form, simulate::launch_items, subscores::{Kinds, Level, profile, worth}};
/// let form = Form::new(launch_items(30)).unwrap();
/// let kind_of: Vec<u8> = (0..30).map(|item| item % 5).collect();
/// let kinds = Kinds::new(&form, &kind_of, &[0.9_f64.sqrt(); 5]).unwrap();
/// let average = [[1; 15], [0; 15]].concat();
/// let profile = profile(&kinds, &worth(&kinds), &average);
/// assert!(profile.even && profile.kinds.iter().all(|kind| kind.level == Some(Level::Middle)));
/// ```
pub fn profile(kinds: &Kinds, worths: &[Worth], answers: &[u8]) -> Profile {
    let posterior = Posterior::of(kinds, answers);
    let count = as_number(kinds.count());
    let mean = posterior.means.iter().sum::<f64>() / count;
    let subscores = (0..kinds.count()).map(|kind| {
        let (score, se) = (100.0 + 15.0 * posterior.means[kind], 15.0 * posterior.between(kind, kind).sqrt());
        let (low, high) = (Level::of(score - INTERVAL * se), Level::of(score + INTERVAL * se));
        let difference = 15.0 * (posterior.means[kind] - mean);
        let difference_se = 15.0 * posterior.difference_variance(kind).max(0.0).sqrt();
        let worth = worths.get(kind).copied().unwrap_or_default();
        let told = worth.augmented > worth.total + MORE && difference.abs() > TOLD * difference_se;
        let lean = if difference > 0.0 { Lean::Strength } else { Lean::Weakness };
        SubScore {
            score,
            se,
            level: (high as u8 - low as u8 <= 1).then(|| Level::of(score)),
            difference,
            difference_se,
            lean: told.then_some(lean),
            worth,
        }
    });
    let subscores: Vec<SubScore> = subscores.collect();
    let even = subscores.iter().all(|kind| kind.lean.is_none());
    Profile { kinds: subscores, even }
}

/// Means and covariances of the kinds' abilities, given the answers.
struct Posterior {
    means: Vec<f64>,
    covariances: Vec<f64>,
}

impl Posterior {
    fn of(kinds: &Kinds, answers: &[u8]) -> Self {
        let count = kinds.count();
        let parts: Vec<KindPosterior> =
            kinds.kinds.iter().map(|kind| kind_posterior(kind, &kinds.weights, answers)).collect();
        let abilities = nodes();
        let logs: [f64; NODES] = std::array::from_fn(|common| {
            let likelihood: f64 = parts.iter().map(|kind| kind.logs[common]).sum();
            likelihood - 0.5 * abilities[common] * abilities[common]
        });
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let masses = logs.map(|log| libm::exp(log - most));
        let total: f64 = masses.iter().sum();
        let shares = masses.map(|mass| mass / total);
        let means: Vec<f64> =
            parts.iter().map(|kind| expected(&shares, |common| kind.means[common])).collect();
        let mut covariances = vec![0.0; count * count];
        for (place, sum) in covariances.iter_mut().enumerate() {
            let (one, other) = (place / count, place % count);
            let distance = |kind: usize, common: usize| parts[kind].means[common] - means[kind];
            *sum = expected(&shares, |common| {
                let own = if one == other { parts[one].variances[common] } else { 0.0 };
                own + distance(one, common) * distance(other, common)
            });
        }
        Self { means, covariances }
    }

    fn between(&self, one: usize, other: usize) -> f64 {
        self.covariances[one * self.means.len() + other]
    }

    /// Variance of a kind's distance to the mean of all kinds.
    fn difference_variance(&self, kind: usize) -> f64 {
        let count = self.means.len();
        let with_all: f64 = (0..count).map(|other| self.between(kind, other)).sum();
        let all: f64 = self.covariances.iter().sum();
        let number = as_number(count);
        self.between(kind, kind) - 2.0 * with_all / number + all / (number * number)
    }
}

/// The mean of a value over the common abilities.
fn expected(shares: &[f64; NODES], value: impl Fn(usize) -> f64) -> f64 {
    shares.iter().enumerate().map(|(common, share)| share * value(common)).sum()
}

/// One kind at every common ability: log-likelihood of its answers, mean and variance of its ability.
struct KindPosterior {
    logs: [f64; NODES],
    means: [f64; NODES],
    variances: [f64; NODES],
}

/// What one kind's answers say at every common ability. `weights` are the population shares of the specific abilities.
fn kind_posterior(kind: &Kind, weights: &[f64; NODES], answers: &[u8]) -> KindPosterior {
    let mut masses = weights.map(|weight| [weight; NODES]);
    for item in &kind.items {
        let points = masses.as_flattened_mut().iter_mut().zip(item.chances.as_flattened());
        match answers.get(item.place) {
            Some(0) => points.for_each(|(mass, p)| *mass *= 1.0 - p),
            Some(1) => points.for_each(|(mass, p)| *mass *= p),
            _ => {}
        }
    }
    let rows = || masses.iter().zip(kind.abilities.iter());
    let (mut totals, mut means, mut variances) = ([0.0; NODES], [0.0; NODES], [0.0; NODES]);
    for (masses, abilities) in rows() {
        for common in 0..NODES {
            totals[common] += masses[common];
            means[common] += abilities[common] * masses[common];
        }
    }
    for common in 0..NODES {
        means[common] /= totals[common];
    }
    for (masses, abilities) in rows() {
        for common in 0..NODES {
            let distance = abilities[common] - means[common];
            variances[common] += distance * distance * masses[common];
        }
    }
    for (common, ability) in nodes().into_iter().enumerate() {
        variances[common] /= totals[common];
        if !(means[common].is_finite() && variances[common].is_finite()) {
            (means[common], variances[common]) = (kind.loading * ability, 1.0 - kind.loading * kind.loading);
        }
    }
    // Kinds of hundreds of items could underflow; the logarithm of the smallest number is used instead.
    let logs = totals.map(|total| libm::log(total.max(f64::MIN_POSITIVE)));
    KindPosterior { logs, means, variances }
}

/// A kind's abilities around the values predicted by the common ability.
fn abilities(loading: f64) -> Grid {
    let own = (1.0 - loading * loading).max(0.0).sqrt();
    nodes().map(|specific| nodes().map(|common| loading * common + own * specific))
}

const NODES: usize = 31;

/// Thirty-one points over the standard normal, out to six standard deviations.
fn nodes() -> [f64; NODES] {
    let mut places = -15..=15;
    [(); NODES].map(|()| f64::from(places.next().unwrap_or_default()) * 0.4)
}

#[expect(clippy::cast_precision_loss, reason = "a handful of kinds")]
fn as_number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests;
