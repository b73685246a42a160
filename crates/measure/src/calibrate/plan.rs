//! What is estimated and how: models, priors, grid, stop rule.

use crate::model::Item;
use crate::quadrature::Normal;

/// The model of one item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Model {
    /// Slope 1; where every free item is of this model, the spread of θ is estimated instead.
    Rasch,
    /// Slope and intercept.
    TwoParameter,
    /// Slope, intercept and lower asymptote; set [`Priors::guessing`], or it may not be identifiable.
    ThreeParameter,
    /// Graded response, [`crate::model::Graded`].
    Graded,
    /// Generalised partial credit, [`crate::model::PartialCredit`].
    PartialCredit,
}

/// Prior of slopes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum SlopePrior {
    /// `a ~ N(mean, sd²)`.
    Normal(Normal),
    /// `log a ~ N(mean, sd²)`; the mode is sought on the log scale (Mislevy 1986).
    Log(Normal),
}

/// Prior of lower asymptotes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum GuessingPrior {
    /// `c ~ Beta(alpha, beta)`.
    Beta { alpha: f64, beta: f64 },
    /// `logit c ~ N(mean, sd²)`.
    Logit(Normal),
}

/// Priors of one item's parameters (Mislevy 1986, *Bayes modal estimation in item response models*).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Priors {
    pub slope: Option<SlopePrior>,
    /// On every intercept `d`.
    pub intercept: Option<Normal>,
    /// On `b = −d/a` of items with two answers.
    pub difficulty: Option<Normal>,
    pub guessing: Option<GuessingPrior>,
}

/// How a calibration is done.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// One model per item, or a single one for all.
    pub models: Vec<Model>,
    /// Items whose parameters are known, for linking to an older scale; if shorter than the items, the rest
    /// is free. With a fixed item, the first group's distribution is estimated too.
    pub fixed: Vec<Option<Item>>,
    /// One set per item, or a single one for all, or none.
    pub priors: Vec<Priors>,
    /// Nodes of the grid and its end: `nodes` from `−reach` to `reach`.
    pub nodes: usize,
    pub reach: f64,
    /// Stops when a cycle of expectation and maximisation would move no parameter by more than this and would
    /// gain less than [`Plan::gain`].
    pub tolerance: f64,
    /// The minimum expected gain in log-likelihood that makes another cycle worthwhile.
    pub gain: f64,
    /// Maximum number of cycles.
    pub cycles: usize,
    /// The result is bit-identical for every number of threads.
    pub threads: usize,
    /// Extrapolate along the path of the last cycles; otherwise plain expectation–maximisation.
    pub accelerated: bool,
    /// Standard errors of the parameters.
    pub errors: bool,
    /// Expected θ and its standard deviation for every person.
    pub scores: bool,
}

impl Plan {
    /// The usual plan with one model for all items.
    ///
    /// ```
    /// use measure::calibrate::{Model, Plan};
    /// let plan = Plan { errors: true, ..Plan::of(Model::TwoParameter) };
    /// assert_eq!(plan.nodes, 61);
    /// ```
    pub fn of(model: Model) -> Self {
        Self {
            models: vec![model],
            fixed: Vec::new(),
            priors: Vec::new(),
            nodes: 61,
            reach: 6.0,
            tolerance: 1e-4,
            gain: 1e-4,
            cycles: 500,
            threads: 1,
            accelerated: true,
            errors: false,
            scores: false,
        }
    }

    /// The same plan with these priors for every item.
    #[must_use]
    pub fn with_priors(self, priors: Priors) -> Self {
        Self { priors: vec![priors], ..self }
    }

    pub(super) fn model(&self, item: usize) -> Model {
        self.models[if self.models.len() == 1 { 0 } else { item }]
    }

    pub(super) fn priors(&self, item: usize) -> Priors {
        match self.priors.as_slice() {
            [] => Priors::default(),
            [one] => *one,
            many => many[item],
        }
    }

    pub(super) fn fixed(&self, item: usize) -> Option<&Item> {
        self.fixed.get(item).and_then(Option::as_ref)
    }

    pub(super) fn check(&self, items: usize) -> Result<(), FitError> {
        if self.models.len() != 1 && self.models.len() != items {
            return Err(FitError::Models);
        }
        if self.fixed.len() > items {
            return Err(FitError::Fixed);
        }
        if self.priors.len() > 1 && self.priors.len() != items {
            return Err(FitError::Priors);
        }
        if !self.priors.iter().all(Priors::sound) {
            return Err(FitError::Priors);
        }
        if !self.fixed.iter().flatten().all(sound) {
            return Err(FitError::Fixed);
        }
        let reach = (LEAST_REACH..=MOST_REACH).contains(&self.reach);
        if !((MOST_NODES.0..=MOST_NODES.1).contains(&self.nodes) && reach) {
            return Err(FitError::Grid);
        }
        Ok(())
    }
}

impl Priors {
    fn sound(&self) -> bool {
        let normal = |normal: &Normal| normal.mean.abs() <= 1e6 && normal.sd.is_finite() && normal.sd > 1e-6;
        let slope = match &self.slope {
            Some(SlopePrior::Normal(prior) | SlopePrior::Log(prior)) => normal(prior),
            None => true,
        };
        let guessing = match &self.guessing {
            Some(GuessingPrior::Logit(prior)) => normal(prior),
            Some(GuessingPrior::Beta { alpha, beta }) => {
                (1.0..=1e6).contains(alpha) && (1.0..=1e6).contains(beta)
            }
            None => true,
        };
        slope
            && guessing
            && self.intercept.as_ref().is_none_or(normal)
            && self.difficulty.as_ref().is_none_or(normal)
    }
}

/// Parameters that an estimation can work with: finite and within its limits.
fn sound(item: &Item) -> bool {
    let within = |value: &f64| value.abs() <= 1e3;
    match item {
        Item::Logistic(item) => within(&item.a) && within(&item.d) && (0.0..1.0).contains(&item.c),
        Item::Graded(item) => {
            within(&item.a)
                && (1..=MOST_STEPS).contains(&item.d.len())
                && item.d.iter().all(within)
                && item.d.windows(2).all(|pair| pair[0] > pair[1])
        }
        Item::PartialCredit(item) => {
            within(&item.a) && (1..=MOST_STEPS).contains(&item.d.len()) && item.d.iter().all(within)
        }
    }
}

const MOST_NODES: (usize, usize) = (5, 1001);
const LEAST_REACH: f64 = 1.0;
const MOST_REACH: f64 = 20.0;
const MOST_STEPS: usize = MOST_CATEGORIES - 1;
/// Maximum number of categories of one item; the work grows with their cube.
pub(super) const MOST_CATEGORIES: usize = 32;

/// Why a calibration can't be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FitError {
    #[error("nobody has answered")]
    Nobody,
    #[error("the plan needs one model, or one for each item")]
    Models,
    #[error("fixed items are too many, or their parameters can't be used")]
    Fixed,
    #[error("the plan needs one set of priors, or one for each item, with finite spread")]
    Priors,
    #[error("the grid needs 5 to 1001 nodes and a reach of 1 to 20")]
    Grid,
    #[error("item {item} has an answer beyond its categories, or beyond 31")]
    Category { item: usize },
    #[error("there are more groups than 256")]
    Groups,
    #[error("the weights sum to more than can be counted")]
    Weights,
}
