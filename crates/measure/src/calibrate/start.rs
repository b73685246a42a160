//! Where the estimation starts: classical item statistics of a few thousand persons.

#![expect(clippy::cast_precision_loss, reason = "categories and answers are few")]

use super::parameters::{Kind, Layout, Place};
use super::plan::{GuessingPrior, Model, Plan, SlopePrior};
use crate::model::logistic;
use crate::quadrature::Normal;
use crate::responses::{MISSING, Responses};
use crate::special::{normal_pdf, normal_quantile};

/// Enough persons for a good start.
const MOST_PERSONS: usize = 4000;
/// From the normal to the logistic scale.
const LOGISTIC: f64 = 1.702;

/// How often each category was chosen, and how the answers correlate with the rest of the test.
struct Statistics {
    shares: Vec<f64>,
    biserial: f64,
}

pub(super) fn values(responses: &Responses, layout: &Layout, plan: &Plan) -> Vec<f64> {
    let mut list = vec![0.0; layout.len];
    for (item, (shape, statistics)) in layout.items.iter().zip(statistics(responses, layout)).enumerate() {
        let Kind::Free(model) = shape.kind else { continue };
        let priors = plan.priors(item);
        let own = &mut list[shape.at..shape.at + shape.len];
        let mut guess = 0.0;
        if model == Model::ThreeParameter {
            own[2] = match priors.guessing {
                Some(GuessingPrior::Logit(normal)) => normal.mean.clamp(-4.0, 0.0),
                Some(GuessingPrior::Beta { alpha, beta }) => {
                    libm::log(alpha.max(1.05) / beta.max(1.05)).clamp(-4.0, 0.0)
                }
                None => -1.7,
            };
            guess = logistic(own[2]);
        }
        let mut correlation = statistics.biserial;
        if let Some(SlopePrior::Log(_)) = priors.slope {
            correlation = correlation.max(0.3);
        }
        let spread = (1.0 - correlation * correlation).sqrt();
        // How far the share of `at least this category` is from a half.
        let reached = |category: usize| {
            let share: f64 = statistics.shares[category..].iter().sum();
            let share = ((share - guess) / (1.0 - guess)).clamp(0.005, 0.995);
            LOGISTIC * normal_quantile(share) / spread
        };
        match model {
            Model::Rasch => own[0] = reached(1),
            Model::TwoParameter | Model::ThreeParameter => {
                own[0] = LOGISTIC * correlation / spread;
                own[1] = reached(1);
            }
            Model::Graded => {
                own[0] = LOGISTIC * correlation / spread;
                for (step, value) in own.iter_mut().enumerate().skip(1) {
                    // Slightly apart, even if a category was never chosen.
                    *value = reached(step) - 1e-3 * step as f64;
                }
            }
            Model::PartialCredit => {
                own[0] = LOGISTIC * correlation / spread / (shape.categories - 1) as f64;
                let first = statistics.shares[0].max(1e-3);
                for (value, share) in own[1..].iter_mut().zip(&statistics.shares[1..]) {
                    *value = libm::log(share.max(1e-3) / first);
                }
            }
        }
    }
    for place in &layout.groups {
        Place::write(place, Normal::STANDARD, &mut list);
    }
    list
}

fn statistics(responses: &Responses, layout: &Layout) -> Vec<Statistics> {
    let items = layout.items.len();
    let every = responses.persons().div_ceil(MOST_PERSONS).max(1);
    // For each item: number, sums of answers, rests and their products.
    let mut sums = vec![[0.0_f64; 6]; items];
    let mut shares: Vec<Vec<f64>> = layout.items.iter().map(|shape| vec![0.0; shape.categories]).collect();
    for row in (0..responses.persons()).step_by(every).map(|person| responses.row(person)) {
        let (mut total, mut given) = (0.0, 0.0);
        for (&answer, shape) in row.iter().zip(&layout.items) {
            if answer != MISSING {
                total += f64::from(answer) / (shape.categories - 1) as f64;
                given += 1.0;
            }
        }
        for ((&answer, shares), sums) in row.iter().zip(&mut shares).zip(&mut sums) {
            if answer == MISSING {
                continue;
            }
            shares[usize::from(answer)] += 1.0;
            if given > 1.0 {
                let x = f64::from(answer);
                let own = x / (shares.len() - 1) as f64;
                let rest = (total - own) / (given - 1.0);
                for (sum, value) in sums.iter_mut().zip([1.0, x, x * x, rest, rest * rest, x * rest]) {
                    *sum += value;
                }
            }
        }
    }
    let finish = |(mut shares, sums): (Vec<f64>, [f64; 6])| {
        let count: f64 = shares.iter().sum();
        let even = 1.0 / shares.len() as f64;
        for share in &mut shares {
            *share = if count > 0.0 { *share / count } else { even };
        }
        Statistics { biserial: biserial(&sums, &shares), shares }
    };
    shares.into_iter().zip(sums).map(finish).collect()
}

/// The correlation of the rest score with the normal variable behind the answers (Cox 1974), from
/// the correlation with the answers themselves.
fn biserial([n, x, xx, rest, rest_rest, x_rest]: &[f64; 6], shares: &[f64]) -> f64 {
    const USUAL: f64 = 0.5;
    if *n < 10.0 {
        return USUAL;
    }
    let variance = xx / n - (x / n) * (x / n);
    let rest_variance = rest_rest / n - (rest / n) * (rest / n);
    if variance < 1e-9 || rest_variance < 1e-9 {
        return USUAL;
    }
    let correlation = (x_rest / n - x / n * (rest / n)) / (variance * rest_variance).sqrt();
    let mut density = 0.0;
    for category in 1..shares.len() {
        let reached: f64 = shares[category..].iter().sum();
        density += normal_pdf(normal_quantile(reached.clamp(1e-6, 1.0 - 1e-6)));
    }
    // The rest of the test isn't θ: its own error reduces every correlation.
    let whole = 1.15 * correlation * variance.sqrt() / density.max(1e-3);
    if whole < 0.0 { whole.clamp(-0.9, -0.15) } else { whole.clamp(0.15, 0.9) }
}
