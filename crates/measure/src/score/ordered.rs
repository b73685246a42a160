//! Abilities and traits from answers in ordered categories, for questionnaires.
//!
//! No tables: a questionnaire is scored once, not a million times.

use super::{
    Estimate, Prior, error, falling_root,
    form::{NODES, STEP, bias_term, theta},
    highest, posterior,
};
use crate::{
    model::{Item, logistic},
    special::normal_pdf,
};

/// Mean and standard deviation of the posterior with a normal population, on 61 nodes within six
/// standard deviations (Bock & Mislevy 1982). Answers that aren't a category of their item don't count.
///
/// ```
/// use measure::{model::{Graded, Item}, score::{Prior, eap_ordered}};
/// let items = vec![Item::Graded(Graded { a: 1.5, d: vec![2.0, 0.5, -0.5, -2.0] }); 10];
/// let (low, middle) = (eap_ordered(&items, &[0; 10], Prior::STANDARD), eap_ordered(&items, &[2; 10], Prior::STANDARD));
/// assert!(low.theta < -1.5 && middle.theta.abs() < 1e-9 && middle.se < 0.4);
/// ```
pub fn eap_ordered(items: &[Item], answers: &[u8], prior: Prior) -> Estimate {
    let Prior { mean, sd } = prior.sane();
    let nodes = (-30..=30).map(|node| mean + sd * f64::from(node) * STEP);
    let logs: Vec<f64> = nodes.clone().map(|at| log_likelihood(items, answers, at)).collect();
    let weights: Vec<f64> = (-30..=30).map(|node| normal_pdf(f64::from(node) * STEP)).collect();
    posterior(nodes, &logs, &weights)
}

/// The logarithm of how likely these answers are of somebody from a normal population: the likelihood, averaged over
/// 61 nodes within six standard deviations. 0 without answers.
///
/// ```
/// use measure::{model::{Graded, Item}, score::{Prior, log_evidence_ordered}};
/// let items = vec![Item::Graded(Graded { a: 2.0, d: vec![3.0, 1.0, -1.0, -3.0] }); 10];
/// let (alike, mixed) = ([3; 10], [0, 4, 1, 3, 4, 0, 2, 4, 0, 1]);
/// let evidence = |answers: &[u8]| log_evidence_ordered(&items, answers, Prior::STANDARD);
/// let at_random = -10.0 * 5.0_f64.ln();
/// assert!(evidence(&alike) > at_random && evidence(&mixed) < at_random);
/// ```
pub fn log_evidence_ordered(items: &[Item], answers: &[u8], prior: Prior) -> f64 {
    let Prior { mean, sd } = prior.sane();
    let nodes = -30..=30;
    let logs: Vec<f64> = nodes
        .clone()
        .map(|node| log_likelihood(items, answers, mean + sd * f64::from(node) * STEP))
        .collect();
    let weights: Vec<f64> = nodes.map(|node| normal_pdf(f64::from(node) * STEP)).collect();
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = logs.iter().zip(&weights).map(|(log, weight)| weight * libm::exp(log - most)).sum();
    most + libm::log(sum / weights.iter().sum::<f64>())
}

/// Weighted likelihood estimate for ordered categories: the root of `ΣP′/P + J/2I` with
/// `I = ΣΣP′²/P`, `J = ΣΣP′P″/P` over all categories (Warm 1989; Samejima 1993 for ordered answers).
///
/// ```
/// use measure::{model::{Item, Logistic}, score::{Form, wle, wle_ordered}};
/// let curves: Vec<Logistic> = [-1.0, 0.0, 1.0].map(|b| Logistic::from_abc(1.2, b, 0.1)).to_vec();
/// let items: Vec<Item> = curves.iter().copied().map(Item::from).collect();
/// let two_ways = (wle(&Form::new(curves).unwrap(), &[1, 1, 0]), wle_ordered(&items, &[1, 1, 0]));
/// assert!((two_ways.0.theta - two_ways.1.theta).abs() < 1e-9);
/// ```
pub fn wle_ordered(items: &[Item], answers: &[u8]) -> Estimate {
    let logs: [f64; NODES] = std::array::from_fn(|node| log_likelihood(items, answers, theta(node)));
    let mut sum = 0.0;
    let bias: Vec<f64> = (0..NODES)
        .map(|node| {
            let sums = Sums::at(items, answers, theta(node));
            sum += STEP * bias_term(sums.information, sums.skew);
            sum
        })
        .collect();
    let at = falling_root(highest(&logs, &bias), |at| {
        let sums = Sums::at(items, answers, at);
        sums.score + bias_term(sums.information, sums.skew)
    });
    Estimate { theta: at, se: error(Sums::at(items, answers, at).information) }
}

fn log_likelihood(items: &[Item], answers: &[u8], theta: f64) -> f64 {
    counted(items, answers)
        .map(|(item, answer)| {
            let mut shares = vec![0.0; item.categories()];
            item.probabilities_into(theta, &mut shares);
            libm::log(shares[answer].max(f64::MIN_POSITIVE))
        })
        .sum()
}

/// Items with an answer that is one of their categories.
fn counted<'a>(items: &'a [Item], answers: &'a [u8]) -> impl Iterator<Item = (&'a Item, usize)> {
    let pairs = items.iter().zip(answers).map(|(item, answer)| (item, usize::from(*answer)));
    pairs.filter(|(item, answer)| *answer < item.categories())
}

struct Sums {
    score: f64,
    information: f64,
    skew: f64,
}

impl Sums {
    fn at(items: &[Item], answers: &[u8], theta: f64) -> Self {
        let mut sums = Self { score: 0.0, information: 0.0, skew: 0.0 };
        for (item, answer) in counted(items, answers) {
            for (category, [p, first, second]) in derivatives(item, theta).into_iter().enumerate() {
                let ratio = first / p.max(f64::MIN_POSITIVE);
                if !(ratio * first).is_finite() || !(ratio * second).is_finite() {
                    continue;
                }
                sums.information += ratio * first;
                sums.skew += ratio * second;
                if category == answer {
                    sums.score += ratio;
                }
            }
        }
        sums
    }
}

/// `P`, `P′` and `P″` of every category.
fn derivatives(item: &Item, theta: f64) -> Vec<[f64; 3]> {
    let mut shares = vec![0.0; item.categories()];
    item.probabilities_into(theta, &mut shares);
    match item {
        Item::Logistic(curve) => {
            let right = super::Curve::at(curve, theta);
            vec![[right.q, -right.slope, -right.bend], [right.p, right.slope, right.bend]]
        }
        Item::Graded(graded) => {
            let reach = graded.d.iter().map(|d| {
                let star = logistic(graded.a * theta + d);
                let slope = graded.a * star * (1.0 - star);
                [slope, graded.a * slope * (1.0 - 2.0 * star)]
            });
            // Reaching category 0 is certain, reaching one beyond the last impossible: both are constant.
            let steps: Vec<[f64; 2]> = [[0.0; 2]].into_iter().chain(reach).chain([[0.0; 2]]).collect();
            let pairs = shares.iter().zip(steps.windows(2));
            pairs.map(|(p, step)| [*p, step[0][0] - step[1][0], step[0][1] - step[1][1]]).collect()
        }
        Item::PartialCredit(credit) => {
            let numbered = || shares.iter().zip(0_u8..).map(|(p, category)| (*p, f64::from(category)));
            let mean: f64 = numbered().map(|(p, category)| p * category).sum();
            let spread: f64 = numbered().map(|(p, category)| p * (category - mean) * (category - mean)).sum();
            numbered()
                .map(|(p, category)| {
                    let off = category - mean;
                    [p, credit.a * p * off, credit.a * credit.a * p * (off * off - spread)]
                })
                .collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        model::{Graded, Logistic, PartialCredit},
        random::Random,
        responses::MISSING,
        score::{Form, eap},
    };

    fn some() -> Vec<Item> {
        vec![
            Item::Logistic(Logistic { a: 1.3, d: 0.4, c: 0.2 }),
            Item::Graded(Graded { a: -1.4, d: vec![2.0, 0.3, -1.0] }),
            Item::PartialCredit(PartialCredit { a: 0.8, d: vec![1.0, 0.5, -1.0] }),
        ]
    }

    #[test]
    fn slopes_agree_with_differences() {
        let step = 1e-5;
        for item in some() {
            for tenth in -30..=30 {
                let theta = f64::from(tenth) * 0.1;
                let here = derivatives(&item, theta);
                let (above, below) = (derivatives(&item, theta + step), derivatives(&item, theta - step));
                for category in 0..item.categories() {
                    let first = (above[category][0] - below[category][0]) / (2.0 * step);
                    let second = (above[category][1] - below[category][1]) / (2.0 * step);
                    assert!((here[category][1] - first).abs() < 1e-7, "{item:?} {theta}");
                    assert!((here[category][2] - second).abs() < 1e-7, "{item:?} {theta}");
                }
            }
        }
    }

    #[test]
    fn two_categories_are_right_and_wrong() {
        let curves: Vec<Logistic> = (-3..=3).map(|b| Logistic::from_abc(1.1, f64::from(b), 0.15)).collect();
        let items: Vec<Item> = curves.iter().copied().map(Item::from).collect();
        let (form, answers) = (Form::new(curves).unwrap(), [1, 1, 0, 1, MISSING, 0, 0]);
        for prior in [Prior::STANDARD, Prior { mean: 0.5, sd: 0.7 }] {
            let (one, other) = (eap(&form, &answers, prior), eap_ordered(&items, &answers, prior));
            assert!((one.theta - other.theta).abs() < 1e-9 && (one.se - other.se).abs() < 1e-9);
        }
    }

    #[test]
    fn a_trait_is_recovered() {
        let items = vec![Item::Graded(Graded { a: 1.6, d: vec![2.4, 0.8, -0.8, -2.4] }); 15];
        let mut random = Random::seeded(6);
        for truth in [-1.0, 0.0, 1.5] {
            let mut sum = 0.0;
            for _ in 0..200 {
                let answers: Vec<u8> = items
                    .iter()
                    .map(|item| {
                        let mut shares = [0.0; 5];
                        item.probabilities_into(truth, &mut shares);
                        let mut left = random.uniform();
                        let place = shares.iter().position(|share| {
                            left -= share;
                            left < 0.0
                        });
                        u8::try_from(place.unwrap_or(4)).unwrap()
                    })
                    .collect();
                sum += wle_ordered(&items, &answers).theta;
            }
            assert!((sum / 200.0 - truth).abs() < 0.08, "{truth}: {}", sum / 200.0);
        }
    }

    #[test]
    fn extreme_items_and_answers_stay_finite() {
        let mut items = some();
        items.extend([
            Item::Graded(Graded { a: 1e300, d: vec![f64::MAX, -f64::MAX] }),
            Item::Graded(Graded { a: f64::NAN, d: vec![] }),
            Item::PartialCredit(PartialCredit { a: -1e200, d: vec![f64::INFINITY, f64::NAN] }),
        ]);
        for code in [0, 1, 2, 3, 9, MISSING] {
            for answers in [vec![], vec![code; 6], vec![code; 99]] {
                let (mean, warm) =
                    (eap_ordered(&items, &answers, Prior::STANDARD), wle_ordered(&items, &answers));
                let figures = [mean.theta, mean.se, warm.theta, warm.se];
                assert!(figures.iter().all(|figure| figure.is_finite()), "{code} {figures:?}");
            }
        }
    }
}
