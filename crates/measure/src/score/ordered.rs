//! Traits from answers in ordered categories, for questionnaires.

use super::{
    Estimate,
    curve::both_sides,
    error, falling_root,
    form::{MIDDLE, NODES, add, bias_term, integrated, theta},
    highest, posterior,
};
use crate::{
    model::{Graded, Item},
    special::normal_pdf,
};

/// The items of one scale, with their curves on a grid of traits. Immutable.
///
/// Answers that aren't a category of their item don't count; neither do those beyond the last item.
#[derive(Debug, Clone, PartialEq)]
pub struct OrderedForm {
    items: Vec<Item>,
    /// `ln P` of every category at every node, item by item.
    logs: Vec<Vec<[f64; NODES]>>,
    information: Vec<[f64; NODES]>,
    skew: Vec<[f64; NODES]>,
    /// `∫ J/2I` from the first node, all items answered.
    bias: [f64; NODES],
    /// Weights of the standard normal at the middle nodes.
    population: Vec<f64>,
}

impl OrderedForm {
    pub fn new(items: Vec<Item>) -> Self {
        let mut form = Self {
            logs: items.iter().map(log_shares).collect(),
            information: Vec::with_capacity(items.len()),
            skew: Vec::with_capacity(items.len()),
            bias: [0.0; NODES],
            population: MIDDLE.map(|node| normal_pdf(theta(node))).collect(),
            items,
        };
        let mut curves = Vec::new();
        for item in &form.items {
            let sums: [Sums; NODES] = std::array::from_fn(|node| {
                derive(item, theta(node), &mut curves);
                let mut sums = Sums::default();
                sums.add(&curves, None);
                sums
            });
            form.information.push(std::array::from_fn(|node| sums[node].information));
            form.skew.push(std::array::from_fn(|node| sums[node].skew));
        }
        form.bias = form.bias_of(0..form.items.len());
        form
    }

    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Mean and standard deviation of the posterior with the standard normal population, on 61 nodes within six
    /// standard deviations (Bock & Mislevy 1982).
    ///
    /// ```
    /// use measure::{model::{Graded, Item}, score::OrderedForm};
    /// let form = OrderedForm::new(vec![Item::Graded(Graded { a: 1.5, d: vec![2.0, 0.5, -0.5, -2.0] }); 10]);
    /// let (low, middle) = (form.eap(&[0; 10]), form.eap(&[2; 10]));
    /// assert!(low.theta < -1.5 && middle.theta.abs() < 1e-9 && middle.se < 0.4);
    /// ```
    pub fn eap(&self, answers: &[u8]) -> Estimate {
        posterior(MIDDLE.map(theta), &self.log_likelihood(answers)[MIDDLE], &self.population)
    }

    /// The logarithm of how likely these answers are of somebody from the standard normal population: the likelihood,
    /// averaged over 61 nodes within six standard deviations. 0 without answers.
    ///
    /// ```
    /// use measure::{model::{Graded, Item}, score::OrderedForm};
    /// let form = OrderedForm::new(vec![Item::Graded(Graded { a: 2.0, d: vec![3.0, 1.0, -1.0, -3.0] }); 10]);
    /// let (alike, mixed) = ([3; 10], [0, 4, 1, 3, 4, 0, 2, 4, 0, 1]);
    /// let at_random = -10.0 * 5.0_f64.ln();
    /// assert!(form.log_evidence(&alike) > at_random && form.log_evidence(&mixed) < at_random);
    /// ```
    pub fn log_evidence(&self, answers: &[u8]) -> f64 {
        let logs = self.log_likelihood(answers);
        let most = logs[MIDDLE].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (mut sum, mut weights) = (0.0, 0.0);
        for (log, weight) in logs[MIDDLE].iter().zip(&self.population) {
            sum += weight * libm::exp(log - most);
            weights += weight;
        }
        most + libm::log(sum / weights)
    }

    /// Weighted likelihood estimate for ordered categories: the root of `ΣP′/P + J/2I` with
    /// `I = ΣΣP′²/P`, `J = ΣΣP′P″/P` over all categories (Warm 1989; Samejima 1993 for ordered answers).
    ///
    /// ```
    /// use measure::{model::{Item, Logistic}, score::{Form, OrderedForm, wle}};
    /// let curves: Vec<Logistic> = [-1.0, 0.0, 1.0].map(|b| Logistic::from_abc(1.2, b, 0.1)).to_vec();
    /// let ordered = OrderedForm::new(curves.iter().copied().map(Item::from).collect());
    /// let two_ways = (wle(&Form::new(curves).unwrap(), &[1, 1, 0]), ordered.wle(&[1, 1, 0]));
    /// assert!((two_ways.0.theta - two_ways.1.theta).abs() < 1e-9);
    /// ```
    pub fn wle(&self, answers: &[u8]) -> Estimate {
        let counted: Vec<(usize, usize)> = self.counted(answers).collect();
        let bias = if counted.len() == self.items.len() {
            self.bias
        } else {
            self.bias_of(counted.iter().map(|(place, _)| *place))
        };
        let mut curves = Vec::new();
        let mut sums_at = |at: f64| {
            let mut sums = Sums::default();
            for (place, answer) in &counted {
                derive(&self.items[*place], at, &mut curves);
                sums.add(&curves, Some(*answer));
            }
            sums
        };
        let at = falling_root(highest(&self.log_likelihood(answers), &bias), |at| {
            let sums = sums_at(at);
            sums.score + bias_term(sums.information, sums.skew)
        });
        Estimate { theta: at, se: error(sums_at(at).information) }
    }

    fn log_likelihood(&self, answers: &[u8]) -> [f64; NODES] {
        let mut sum = [0.0; NODES];
        for (place, answer) in self.counted(answers) {
            add(&mut sum, &self.logs[place][answer]);
        }
        sum
    }

    /// `∫ J/2I` over the grid for the items that were answered.
    fn bias_of(&self, answered: impl Iterator<Item = usize>) -> [f64; NODES] {
        let (mut information, mut skew) = ([0.0; NODES], [0.0; NODES]);
        for place in answered {
            add(&mut information, &self.information[place]);
            add(&mut skew, &self.skew[place]);
        }
        integrated(&std::array::from_fn(|node| bias_term(information[node], skew[node])))
    }

    /// Places of items whose answer is one of their categories, with the answer.
    fn counted(&self, answers: &[u8]) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.items.iter().zip(answers).enumerate();
        pairs
            .map(|(place, (item, answer))| (place, usize::from(*answer), item.categories()))
            .filter(|(_, answer, categories)| answer < categories)
            .map(|(place, answer, _)| (place, answer))
    }
}

/// `ln P` of every category of an item at every node.
fn log_shares(item: &Item) -> Vec<[f64; NODES]> {
    let mut logs = vec![[0.0; NODES]; item.categories()];
    let mut shares = vec![0.0; item.categories()];
    for node in 0..NODES {
        item.probabilities_into(theta(node), &mut shares);
        for (log, share) in logs.iter_mut().zip(&shares) {
            log[node] = libm::log(share.max(f64::MIN_POSITIVE));
        }
    }
    logs
}

#[derive(Default)]
struct Sums {
    score: f64,
    information: f64,
    skew: f64,
}

impl Sums {
    /// Adds one item's part, from what [`derive`] says of it; its score only with an answer.
    fn add(&mut self, curves: &[[f64; 3]], answer: Option<usize>) {
        for (category, [p, first, second]) in curves.iter().enumerate() {
            let ratio = first / p.max(f64::MIN_POSITIVE);
            if !(ratio * first).is_finite() || !(ratio * second).is_finite() {
                continue;
            }
            self.information += ratio * first;
            self.skew += ratio * second;
            if Some(category) == answer {
                self.score += ratio;
            }
        }
    }
}

/// `P`, `P′` and `P″` of every category, in place of what `curves` held: an estimate asks for them hundreds of times.
fn derive(item: &Item, theta: f64, curves: &mut Vec<[f64; 3]>) {
    curves.clear();
    match item {
        Item::Logistic(curve) => {
            let right = super::Curve::at(curve, theta);
            curves.extend([[right.q, -right.slope, -right.bend], [right.p, right.slope, right.bend]]);
        }
        Item::Graded(graded) => derive_graded(graded, theta, curves),
        Item::PartialCredit(credit) => {
            let mut shares = vec![0.0; item.categories()];
            item.probabilities_into(theta, &mut shares);
            let numbered = || shares.iter().zip(0_u8..).map(|(p, category)| (*p, f64::from(category)));
            let mean: f64 = numbered().map(|(p, category)| p * category).sum();
            let spread: f64 = numbered().map(|(p, category)| p * (category - mean) * (category - mean)).sum();
            curves.extend(numbered().map(|(p, category)| {
                let off = category - mean;
                [p, credit.a * p * off, credit.a * credit.a * p * (off * off - spread)]
            }));
        }
    }
}

/// Reaching one category or a higher one: the argument of the curve, both its sides, and its derivatives.
struct Step {
    at: f64,
    reached: f64,
    missed: f64,
    slope: f64,
    bend: f64,
}

impl Step {
    const CERTAIN: Self = Self { at: f64::INFINITY, reached: 1.0, missed: 0.0, slope: 0.0, bend: 0.0 };
    const IMPOSSIBLE: Self = Self { at: f64::NEG_INFINITY, reached: 0.0, missed: 1.0, slope: 0.0, bend: 0.0 };

    fn of(a: f64, at: f64) -> Self {
        let (reached, missed) = both_sides(at);
        let slope = a * reached * (1.0 - reached);
        Self { at, reached, missed, slope, bend: a * slope * (1.0 - 2.0 * reached) }
    }
}

/// The shares of [`Graded::probabilities_into`], bit by bit, with one exponential for each step between categories.
fn derive_graded(item: &Graded, theta: f64, curves: &mut Vec<[f64; 3]>) {
    let (mut above, mut sum) = (Step::CERTAIN, 0.0);
    let steps = item.d.iter().map(|d| Step::of(item.a, item.a * theta + d));
    for below in steps.chain([Step::IMPOSSIBLE]) {
        // The difference on the side where both are small, so that no precision is lost.
        let share = if below.at > 0.0 { below.missed - above.missed } else { above.reached - below.reached };
        let share = share.max(0.0);
        sum += share;
        curves.push([share, above.slope - below.slope, above.bend - below.bend]);
        above = below;
    }
    if sum > 0.0 {
        for [share, ..] in curves {
            *share /= sum;
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
        score::{Form, Prior, eap, wle},
    };

    fn some() -> Vec<Item> {
        vec![
            Item::Logistic(Logistic { a: 1.3, d: 0.4, c: 0.2 }),
            Item::Graded(Graded { a: -1.4, d: vec![2.0, 0.3, -1.0] }),
            Item::PartialCredit(PartialCredit { a: 0.8, d: vec![1.0, 0.5, -1.0] }),
        ]
    }

    fn derivatives(item: &Item, theta: f64) -> Vec<[f64; 3]> {
        let mut curves = Vec::new();
        derive(item, theta, &mut curves);
        curves
    }

    #[test]
    fn slopes_agree_with_differences() {
        let step = 1e-5;
        for item in some() {
            for tenth in -30..=30 {
                let theta = f64::from(tenth) * 0.1;
                let [below, here, above] =
                    [theta - step, theta, theta + step].map(|at| derivatives(&item, at));
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
    fn shares_are_those_of_the_model_bit_by_bit() {
        let mut random = Random::seeded(9);
        for _ in 0..2_000 {
            let d = (0..4).map(|_| 3.0 * random.normal()).collect();
            let item = Item::Graded(Graded { a: 1.5 * random.normal(), d });
            let theta = 4.0 * random.normal();
            let mut shares = [0.0; 5];
            item.probabilities_into(theta, &mut shares);
            assert_eq!(derivatives(&item, theta).iter().map(|one| one[0]).collect::<Vec<_>>(), shares);
        }
    }

    #[test]
    fn two_categories_are_right_and_wrong() {
        let curves: Vec<Logistic> = (-3..=3).map(|b| Logistic::from_abc(1.1, f64::from(b), 0.15)).collect();
        let items: Vec<Item> = curves.iter().copied().map(Item::from).collect();
        let (form, answers) = (Form::new(curves).unwrap(), [1, 1, 0, 1, MISSING, 0, 0]);
        let ordered = OrderedForm::new(items);
        let (one, other) = (eap(&form, &answers, Prior::STANDARD), ordered.eap(&answers));
        assert!((one.theta - other.theta).abs() < 1e-9 && (one.se - other.se).abs() < 1e-9);
        let (one, other) = (wle(&form, &answers), ordered.wle(&answers));
        assert!((one.theta - other.theta).abs() < 1e-9 && (one.se - other.se).abs() < 1e-9);
    }

    #[test]
    fn a_trait_is_recovered() {
        let items = vec![Item::Graded(Graded { a: 1.6, d: vec![2.4, 0.8, -0.8, -2.4] }); 15];
        let (form, mut random) = (OrderedForm::new(items.clone()), Random::seeded(6));
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
                sum += form.wle(&answers).theta;
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
        let form = OrderedForm::new(items);
        for code in [0, 1, 2, 3, 9, MISSING] {
            for answers in [vec![], vec![code; 6], vec![code; 99]] {
                let (mean, warm) = (form.eap(&answers), form.wle(&answers));
                let figures = [mean.theta, mean.se, warm.theta, warm.se];
                assert!(figures.iter().all(|figure| figure.is_finite()), "{code} {figures:?}");
            }
        }
    }
}
