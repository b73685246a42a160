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
    items: Vec<Vec<KindItem>>,
    loadings: Vec<f64>,
}

#[derive(Debug, Clone, PartialEq)]
struct KindItem {
    place: usize,
    curve: Logistic,
    /// `P` at every common ability and, within it, every specific one.
    chances: Vec<[f64; NODES]>,
}

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
        let mut items = vec![Vec::new(); loadings.len()];
        for (place, (item, kind)) in form.items().iter().zip(kind_of).enumerate() {
            let kind = usize::from(*kind);
            let (Some(items), Some(loading)) = (items.get_mut(kind), loadings.get(kind)) else {
                return Err(KindsError::Empty(kind));
            };
            let row = |common| abilities(*loading, common).map(|theta| item.p(theta));
            let chances = nodes().map(row).to_vec();
            items.push(KindItem { place, curve: *item, chances });
        }
        match items.iter().position(Vec::is_empty) {
            Some(empty) => Err(KindsError::Empty(empty)),
            None => Ok(Self { items, loadings: loadings.to_vec() }),
        }
    }

    pub fn count(&self) -> usize {
        self.items.len()
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
    let subscores = kinds.items.iter().enumerate().map(|(kind, _)| {
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
        let weights = nodes().map(normal_pdf);
        // Given the common ability: log-likelihood, mean and variance of every kind.
        let rows: Vec<Vec<[f64; 3]>> = nodes()
            .into_iter()
            .enumerate()
            .map(|node| {
                let loaded = kinds.items.iter().zip(&kinds.loadings);
                loaded.map(|(items, loading)| within(items, *loading, node, &weights, answers)).collect()
            })
            .collect();
        let logs = rows.iter().zip(nodes()).map(|(kinds, common)| {
            let likelihood: f64 = kinds.iter().map(|[log, ..]| log).sum();
            likelihood - 0.5 * common * common
        });
        let most = logs.clone().fold(f64::NEG_INFINITY, f64::max);
        let masses: Vec<f64> = logs.map(|log| libm::exp(log - most)).collect();
        let total: f64 = masses.iter().sum();
        let mut means = vec![0.0; count];
        for (row, mass) in rows.iter().zip(&masses) {
            for (sum, [_, mean, _]) in means.iter_mut().zip(row) {
                *sum += mass / total * mean;
            }
        }
        let mut covariances = vec![0.0; count * count];
        for (row, mass) in rows.iter().zip(&masses) {
            for (place, sum) in covariances.iter_mut().enumerate() {
                let (one, other) = (place / count, place % count);
                let own = if one == other { row[one][2] } else { 0.0 };
                *sum += mass / total * (own + (row[one][1] - means[one]) * (row[other][1] - means[other]));
            }
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

/// Log-likelihood of one kind's answers at a common ability, with the kind's mean and variance there.
/// `weights` are the population shares of the specific abilities.
fn within(
    items: &[KindItem],
    loading: f64,
    (row, common): (usize, f64),
    weights: &[f64; NODES],
    answers: &[u8],
) -> [f64; 3] {
    let mut masses = *weights;
    for item in items {
        let chances = &item.chances[row];
        match answers.get(item.place) {
            Some(0) => masses.iter_mut().zip(chances).for_each(|(mass, p)| *mass *= 1.0 - p),
            Some(1) => masses.iter_mut().zip(chances).for_each(|(mass, p)| *mass *= p),
            _ => {}
        }
    }
    let abilities = abilities(loading, common);
    let points = || abilities.iter().zip(&masses);
    let (mut total, mut sum) = (0.0, 0.0);
    for (theta, mass) in points() {
        total += mass;
        sum += theta * mass;
    }
    let mean = sum / total;
    let variance = points().map(|(theta, mass)| (theta - mean) * (theta - mean) * mass).sum::<f64>() / total;
    // Kinds of hundreds of items could underflow; the logarithm of the smallest number is used instead.
    let log = libm::log(total.max(f64::MIN_POSITIVE));
    let usable = mean.is_finite() && variance.is_finite();
    if usable { [log, mean, variance] } else { [log, loading * common, 1.0 - loading * loading] }
}

/// A kind's abilities around the value predicted by the common ability.
fn abilities(loading: f64, common: f64) -> [f64; NODES] {
    let own = (1.0 - loading * loading).max(0.0).sqrt();
    nodes().map(|specific| loading * common + own * specific)
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
