//! Item parameters from answers: marginal maximum likelihood, or its maximum with priors.
//!
//! Persons are integrated out over a grid (Bock & Aitkin 1981, *Marginal maximum likelihood estimation of
//! item parameters: application of an EM algorithm*). Deliberately not included: several dimensions of θ, and
//! joint estimation of persons and items, which is inconsistent.

pub(crate) mod acceleration;
mod beliefs;
mod climb;
mod derivatives;
mod errors;
mod expectation;
pub(crate) mod linear;
mod maximization;
mod parameters;
mod patterns;
mod plan;
mod scores;
mod single;
mod start;
mod tables;

pub use errors::Errors;
pub use plan::{FitError, GuessingPrior, Model, Plan, Priors, SlopePrior};
pub use scores::Scores;

use crate::model::Item;
use crate::quadrature::{Normal, grid};
use crate::responses::Responses;
use acceleration::Path;
use expectation::{Engine, Precision};
use parameters::{Kind, Layout, Place, Shape};
use patterns::{Coded, columns};

/// With this many patterns, the estimation starts on a sample of the persons: most of the climb then costs
/// little, and only its end needs all of them.
const WORTH_A_SAMPLE: usize = 20_000;
const SAMPLE: f64 = 8_000.0;

/// Beyond this, one more person is lost in rounding.
const MOST_PEOPLE: f64 = 1e15;

/// Estimated items and how the estimation went.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    pub items: Vec<Item>,
    /// The distribution of θ in each group.
    pub groups: Vec<Normal>,
    /// Marginal log-likelihood, without priors, in double precision.
    pub log_likelihood: f64,
    /// Expectation steps over all patterns.
    pub cycles: usize,
    /// Whether the stop rule was met before the cycles ran out.
    pub converged: bool,
    /// Log-likelihood plus log priors at each accepted point; never decreases.
    pub history: Vec<f64>,
    /// Different rows of answers.
    pub patterns: usize,
    /// The grid.
    pub nodes: Vec<f64>,
    /// If the plan asks for them and the information matrix allows it.
    pub errors: Option<Errors>,
    /// If the plan asks for them.
    pub scores: Option<Scores>,
}

impl Calibration {
    /// The same calibration on a scale where the first group is `N(0, 1)`: `a' = a·sd`,
    /// `d' = d + a·mean`. From a Rasch model it makes the one-parameter model with a common slope.
    /// Standard errors are left behind: they belong to the old scale.
    ///
    /// ```
    /// use measure::calibrate::{Model, Plan, fit};
    /// use measure::responses::Responses;
    /// let answers: Vec<u8> = (0..300).map(|k| u8::from(k % 7 < 4 || k % 5 == 0)).collect();
    /// let rasch = fit(&Responses::new(&answers, 5).unwrap(), &Plan::of(Model::Rasch)).unwrap();
    /// let one = rasch.clone().standardized();
    /// assert!((one.items[3].slope() - rasch.groups[0].sd).abs() < 1e-12);
    /// ```
    #[must_use]
    pub fn standardized(mut self) -> Self {
        let Some(&Normal { mean, sd }) = self.groups.first() else { return self };
        for item in &mut self.items {
            match item {
                Item::Logistic(item) => {
                    item.d += item.a * mean;
                    item.a *= sd;
                }
                Item::Graded(item) => {
                    item.d.iter_mut().for_each(|d| *d += item.a * mean);
                    item.a *= sd;
                }
                Item::PartialCredit(item) => {
                    let mut steps = 0.0;
                    for d in &mut item.d {
                        steps += item.a * mean;
                        *d += steps;
                    }
                    item.a *= sd;
                }
            }
        }
        let moved = |value: f64| (value - mean) / sd;
        for group in &mut self.groups {
            *group = Normal { mean: moved(group.mean), sd: group.sd / sd };
        }
        for node in &mut self.nodes {
            *node = moved(*node);
        }
        if let Some(scores) = &mut self.scores {
            scores.mean.iter_mut().for_each(|mean| *mean = moved(*mean));
            scores.sd.iter_mut().for_each(|spread| *spread /= sd);
        }
        self.errors = None;
        self
    }
}

/// Estimates all items at once.
///
/// ```
/// use measure::calibrate::{Model, Plan, fit};
/// use measure::responses::Responses;
/// // Two items; most who know the second know the first.
/// let answers = [[1, 1]; 30].concat().into_iter().chain([[1, 0]; 20].concat()).chain([[0, 0]; 10].concat());
/// let answers: Vec<u8> = answers.collect();
/// let table = Responses::new(&answers, 2).unwrap();
/// let found = fit(&table, &Plan::of(Model::Rasch)).unwrap();
/// assert!(found.converged && found.groups[0].sd > 1.0);
/// ```
pub fn fit(responses: &Responses, plan: &Plan) -> Result<Calibration, FitError> {
    plan.check(responses.items())?;
    if responses.persons() == 0 {
        return Err(FitError::Nobody);
    }
    if let Some(weights) = responses.weights {
        let total: f64 = weights.iter().sum();
        if total <= 0.0 {
            return Err(FitError::Nobody);
        }
        if total.is_nan() || total > MOST_PEOPLE {
            return Err(FitError::Weights);
        }
    }
    let columns = columns(responses);
    let categories = (0..responses.items())
        .map(|item| match (plan.fixed(item), plan.model(item)) {
            (Some(item), _) => item.categories(),
            (None, Model::Graded | Model::PartialCredit) => usize::from(columns[item].highest).max(1) + 1,
            (None, Model::Rasch | Model::TwoParameter | Model::ThreeParameter) => 2,
        })
        .collect();
    let coded = Coded::of(responses, categories, &columns)?;
    let layout = Layout::of(plan, &coded.categories, coded.groups);
    let nodes = grid(plan.nodes, plan.reach);
    let start = start::values(responses, &layout, plan);
    // Single precision changes parameters by less than this tolerance, and few patterns are cheap anyway.
    let coarse = plan.tolerance >= 1e-6 && coded.patterns() >= 1000;
    let precision = if coarse { Precision::Single } else { Precision::Double };
    let mut path = Path::default();
    let mut begin = start;
    if precision == Precision::Single && plan.accelerated && coded.patterns() >= WORTH_A_SAMPLE {
        let sample = coded.sample(SAMPLE);
        let mut engine = Engine::new(&sample, &layout, &nodes, plan.threads, precision);
        begin = climb::climb(&mut engine, &layout, &nodes, plan, begin, &mut path).list;
        path.start_again();
    }
    let mut engine = Engine::new(&coded, &layout, &nodes, plan.threads, precision);
    let summit = climb::climb(&mut engine, &layout, &nodes, plan, begin, &mut path);
    let errors =
        if plan.errors { errors::errors(&mut engine, &layout, &nodes, plan, &summit.list) } else { None };
    let (moments, log_likelihood) =
        scores::posteriors(&coded, &layout, &nodes, &summit.list, plan.threads, plan.scores);
    Ok(Calibration {
        items: layout.items.iter().map(|shape| shape.item(&summit.list)).collect(),
        groups: layout.normals(&summit.list),
        log_likelihood,
        cycles: summit.cycles,
        converged: summit.converged,
        history: summit.history,
        patterns: coded.patterns(),
        scores: plan.scores.then(|| scores::of_persons(&coded, &moments)),
        nodes,
        errors,
    })
}

/// Expected θ and its standard deviation for other persons, with calibrated items; the groups are
/// those of the calibration.
///
/// ```
/// use measure::calibrate::{Calibration, Model, Plan, expected_scores, fit};
/// use measure::responses::{MISSING, Responses};
/// let answers: Vec<u8> = (0..200).map(|k| u8::from(k % 7 < 4)).collect();
/// let found = fit(&Responses::new(&answers, 5).unwrap(), &Plan::of(Model::Rasch)).unwrap();
/// let nobody = [MISSING; 5];
/// let scores = expected_scores(&Responses::new(&nobody, 5).unwrap(), &found).unwrap();
/// assert!((scores.mean[0] - found.groups[0].mean).abs() < 1e-9);
/// ```
pub fn expected_scores(responses: &Responses, calibration: &Calibration) -> Result<Scores, FitError> {
    if responses.items() != calibration.items.len() {
        return Err(FitError::Fixed);
    }
    let categories: Vec<usize> = calibration.items.iter().map(Item::categories).collect();
    let coded = Coded::of(responses, categories, &columns(responses))?;
    if coded.groups > calibration.groups.len() {
        return Err(FitError::Groups);
    }
    let known = calibration.items.iter().zip(&coded.categories);
    let items =
        known.map(|(item, &categories)| Shape { kind: Kind::Known(item.clone()), categories, at: 0, len: 0 });
    let mut layout = Layout { items: items.collect(), groups: Vec::new(), len: 0 };
    let mut list = Vec::new();
    for group in &calibration.groups[..coded.groups] {
        let place = Place { free: crate::quadrature::Free { mean: true, sd: true }, at: list.len() };
        list.extend([0.0, 0.0]);
        place.write(*group, &mut list);
        layout.groups.push(place);
    }
    let (moments, _) = scores::posteriors(&coded, &layout, &calibration.nodes, &list, 1, true);
    Ok(scores::of_persons(&coded, &moments))
}

#[cfg(test)]
mod golden;
#[cfg(test)]
mod recovery;
