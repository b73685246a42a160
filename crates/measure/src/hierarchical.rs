//! Difficulties of items generated from templates, from few answers each or none.
//!
//! A clone's difficulty is close to its template's, a template's to what its features predict (Fischer 1973,
//! the linear logistic test model; De Boeck 2008, *Random item IRT models*): `b_clone ~ N(b_template,
//! clone²)`, `b_template ~ N(xᵀη, template²)`. Slopes and asymptotes are assumed to be known.
//!
//! It streams: [`Tally`] reads one sitting after the other and stores four numbers per item, whatever the
//! number of sittings; tallies of parts of the sittings can be added, in any number of processes. What an
//! item's answers say becomes an [`Evidence`], a difficulty and its precision; evidence of later sittings is
//! added to that of earlier ones, which need not be read again. [`estimate`] then combines evidence,
//! templates and features in closed form. Reading the sittings again with the new difficulties in the tally
//! ([`calibrate`] does so) makes the approximation exact at its own maximum.

mod tally;

pub use tally::{Evidence, Sitting, Tally};

use crate::calibrate::acceleration::Path;
use crate::quadrature::Normal;
use crate::{
    calibrate::linear::{factor, solve_ridged},
    linear::{inverse_diagonal, substitute},
};

/// Where an item comes from, and what is known about it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Origin {
    pub template: u32,
    pub a: f64,
    pub c: f64,
}

/// Templates with their features, and the items made from them.
#[derive(Debug, Clone, PartialEq)]
pub struct Bank {
    /// One row per template, all of the same length; a leading 1 is the intercept.
    pub features: Vec<Vec<f64>>,
    pub items: Vec<Origin>,
}

/// The priors.
#[derive(Debug, Clone, PartialEq)]
pub struct Start {
    /// The weight of each feature.
    pub weights: Vec<Normal>,
    /// Spread of templates around their prediction.
    pub template_sd: f64,
    /// Spread of clones around their template.
    pub clone_sd: f64,
    /// How many templates and clones the two prior spreads count for; infinity keeps them fixed.
    pub certainty: f64,
}

/// Difficulties of everything, with their uncertainty.
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate {
    /// η: mean and standard error of each feature's weight.
    pub weights: Vec<Normal>,
    /// Each template's difficulty; its own effect is this minus [`Estimate::predicted`].
    pub templates: Vec<Normal>,
    /// What each template's features predict, `xᵀη`.
    pub predicted: Vec<f64>,
    pub template_sd: f64,
    pub clone_sd: f64,
    /// Each item's difficulty.
    pub items: Vec<Normal>,
}

/// Why difficulties can't be estimated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BankError {
    #[error("a template has another number of features than there are weights")]
    Features,
    #[error("an item names a template that isn't there")]
    Template,
    #[error("a parameter isn't a usable number")]
    Parameter,
    #[error("the evidence is for another number of items")]
    Evidence,
}

impl Bank {
    fn check(&self, start: &Start) -> Result<(), BankError> {
        if self.features.iter().any(|row| row.len() != start.weights.len()) {
            return Err(BankError::Features);
        }
        if self.items.iter().any(|item| item.template as usize >= self.features.len()) {
            return Err(BankError::Template);
        }
        let spread = |sd: f64| (1e-3..=1e3).contains(&sd);
        let sound = self.features.iter().flatten().all(|feature| feature.abs() <= 1e6)
            && self.items.iter().all(|item| item.a.abs() <= 30.0 && (0.0..0.9).contains(&item.c))
            && start.weights.iter().all(|weight| weight.mean.abs() <= 1e6 && spread(weight.sd))
            && spread(start.template_sd)
            && spread(start.clone_sd)
            && start.certainty >= 0.0;
        if sound { Ok(()) } else { Err(BankError::Parameter) }
    }
}

/// The difficulties before any answers.
///
/// ```
/// use measure::hierarchical::{Bank, Origin, Start, prior};
/// use measure::quadrature::Normal;
/// let bank = Bank {
///     features: vec![vec![1.0, 2.0]],
///     items: vec![Origin { template: 0, a: 1.28, c: 0.1 }],
/// };
/// let weights = vec![Normal { mean: -1.7, sd: 0.3 }, Normal { mean: 0.85, sd: 0.1 }];
/// let start = Start { weights, template_sd: 0.75, clone_sd: 0.35, certainty: 30.0 };
/// let item = prior(&bank, &start).unwrap().items[0];
/// assert!((item.mean - 0.0).abs() < 1e-9);
/// assert!((item.sd - (0.35_f64.powi(2) + 0.75_f64.powi(2) + 0.3_f64.powi(2) + 0.2_f64.powi(2)).sqrt()).abs() < 1e-9);
/// ```
pub fn prior(bank: &Bank, start: &Start) -> Result<Estimate, BankError> {
    estimate(bank, start, &vec![Evidence::default(); bank.items.len()])
}

/// Difficulties from what the answers say: the normal linear model with two random levels (Lindley &
/// Smith 1972), its spreads by expectation–maximisation with the start worth [`Start::certainty`].
///
/// ```
/// use measure::hierarchical::{Bank, Evidence, Origin, Start, estimate};
/// use measure::quadrature::Normal;
/// let origin = Origin { template: 0, a: 1.28, c: 0.1 };
/// let bank = Bank { features: vec![vec![1.0]], items: vec![origin; 2] };
/// let start = Start {
///     weights: vec![Normal { mean: 0.0, sd: 0.1 }],
///     template_sd: 0.75, clone_sd: 0.35, certainty: f64::INFINITY,
/// };
/// // The first clone was found to be hard; the second, never seen, is believed to be harder too.
/// let found = estimate(&bank, &start, &[Evidence::of(1.0, 0.2), Evidence::default()]).unwrap();
/// assert!(found.items[0].mean > 0.9 && found.items[1].mean > 0.7 && found.items[1].sd > 0.35);
/// ```
pub fn estimate(bank: &Bank, start: &Start, evidence: &[Evidence]) -> Result<Estimate, BankError> {
    bank.check(start)?;
    if evidence.len() != bank.items.len() {
        return Err(BankError::Evidence);
    }
    let (mut template, mut clone) = (start.template_sd * start.template_sd, start.clone_sd * start.clone_sd);
    let mut level = level(bank, start, evidence, template, clone);
    if start.certainty.is_finite() {
        for _ in 0..MOST_ROUNDS {
            let (next_template, next_clone) = spreads(bank, start, evidence, &level, template, clone);
            let moved = (next_template / template - 1.0).abs() + (next_clone / clone - 1.0).abs();
            (template, clone) = (next_template, next_clone);
            level = self::level(bank, start, evidence, template, clone);
            if moved < 1e-6 {
                break;
            }
        }
    }
    let items = bank.items.iter().zip(evidence).map(|(item, evidence)| {
        let above = level.templates[item.template as usize];
        let precision = evidence.precision + 1.0 / clone;
        let pull = 1.0 / clone / precision;
        let mean = evidence.weighted / precision + pull * above.mean;
        Normal { mean, sd: (1.0 / precision + pull * pull * above.sd * above.sd).sqrt() }
    });
    Ok(Estimate {
        items: items.collect(),
        weights: level.weights,
        templates: level.templates,
        predicted: level.predicted,
        template_sd: template.sqrt(),
        clone_sd: clone.sqrt(),
    })
}

/// From sittings to difficulties, reading them at most `rounds` times. Everybody's θ and the level of all
/// difficulties converge only slowly together, so the rounds are accelerated like a calibration's.
pub fn calibrate<'a, S>(
    bank: &Bank,
    start: &Start,
    people: Normal,
    rounds: usize,
    mut sittings: impl FnMut() -> S,
) -> Result<Estimate, BankError>
where
    S: Iterator<Item = Sitting<'a>>,
{
    let mut found = prior(bank, start)?;
    let mut at: Vec<f64> = found.items.iter().map(|item| item.mean).collect();
    let mut path = Path::default();
    for _ in 0..rounds {
        let mut tally = Tally::new(bank, &at, people)?;
        for sitting in sittings() {
            tally.add(&sitting);
        }
        let evidence = tally.evidence();
        found = estimate(bank, start, &evidence)?;
        let next: Vec<f64> = found.items.iter().map(|item| item.mean).collect();
        let moved = next.iter().zip(&at).map(|(next, at)| (next - at).abs()).fold(0.0, f64::max);
        if moved < SETTLED {
            break;
        }
        let scale: Vec<f64> = evidence.iter().map(|evidence| evidence.precision).collect();
        let jump = path.jump(&at, &next, &scale);
        let far = jump.iter().zip(&next).any(|(jump, next)| (jump - next).abs() > MOST_JUMP);
        at = if far { next } else { jump };
    }
    Ok(found)
}

/// Difficulties that move less have converged.
const SETTLED: f64 = 1e-3;
/// A jump further than this beyond the plain step isn't trusted.
const MOST_JUMP: f64 = 2.0;

const MOST_ROUNDS: usize = 500;

/// Weights and templates at given spreads.
struct Level {
    weights: Vec<Normal>,
    templates: Vec<Normal>,
    predicted: Vec<f64>,
}

fn level(bank: &Bank, start: &Start, evidence: &[Evidence], template: f64, clone: f64) -> Level {
    // The joint evidence of each template's clones.
    let mut sums = vec![Evidence::default(); bank.features.len()];
    for (item, evidence) in bank.items.iter().zip(evidence) {
        let share = 1.0 / (1.0 + evidence.precision * clone);
        let sum = &mut sums[item.template as usize];
        sum.precision += evidence.precision * share;
        sum.weighted += evidence.weighted * share;
    }
    let size = start.weights.len();
    let mut matrix = vec![0.0; size * size];
    let mut right = vec![0.0; size];
    for (at, weight) in start.weights.iter().enumerate() {
        let precision = 1.0 / (weight.sd * weight.sd);
        matrix[at * size + at] = precision;
        right[at] = precision * weight.mean;
    }
    for (row, sum) in bank.features.iter().zip(&sums) {
        let share = 1.0 / (1.0 + sum.precision * template);
        for (at, feature) in row.iter().enumerate() {
            right[at] += feature * sum.weighted * share;
            for (other, with) in row.iter().enumerate() {
                matrix[at * size + other] += feature * with * sum.precision * share;
            }
        }
    }
    let mut means = right;
    let mut ridged = matrix.clone();
    solve_ridged(&mut ridged, size, &mut means);
    let lower = factor(&ridged, size);
    let variances = lower.as_ref().map_or_else(|| vec![0.0; size], |lower| inverse_diagonal(lower, size));
    let mut predicted = Vec::with_capacity(sums.len());
    let mut templates = Vec::with_capacity(sums.len());
    for (row, sum) in bank.features.iter().zip(&sums) {
        let mean: f64 = row.iter().zip(&means).map(|(feature, weight)| feature * weight).sum();
        let mut solved = row.clone();
        if let Some(lower) = &lower {
            substitute(lower, &mut solved);
        }
        let uncertain: f64 = row.iter().zip(&solved).map(|(feature, solved)| feature * solved).sum();
        let precision = sum.precision + 1.0 / template;
        let pull = 1.0 / template / precision;
        predicted.push(mean);
        templates.push(Normal {
            mean: sum.weighted / precision + pull * mean,
            sd: (1.0 / precision + pull * pull * uncertain.max(0.0)).sqrt(),
        });
    }
    let weights = means
        .iter()
        .zip(variances)
        .map(|(mean, variance)| Normal { mean: *mean, sd: variance.max(0.0).sqrt() });
    Level { weights: weights.collect(), templates, predicted }
}

/// One round of expectation–maximisation for the variances of templates and clones.
fn spreads(
    bank: &Bank,
    start: &Start,
    evidence: &[Evidence],
    level: &Level,
    template: f64,
    clone: f64,
) -> (f64, f64) {
    let mut seen = vec![false; bank.features.len()];
    let (mut clones, mut count) = (start.certainty * start.clone_sd * start.clone_sd, start.certainty);
    for (item, evidence) in bank.items.iter().zip(evidence) {
        if evidence.precision <= 0.0 {
            continue;
        }
        seen[item.template as usize] = true;
        let above = level.templates[item.template as usize];
        let precision = evidence.precision + 1.0 / clone;
        let share = evidence.precision / precision;
        let off = evidence.weighted / precision - share * above.mean;
        clones += off * off + 1.0 / precision + share * share * above.sd * above.sd;
        count += 1.0;
    }
    let clone = if count > 0.0 { clones / count } else { clone };
    let (mut templates, mut count) =
        (start.certainty * start.template_sd * start.template_sd, start.certainty);
    for ((found, predicted), _) in
        level.templates.iter().zip(&level.predicted).zip(&seen).filter(|(_, seen)| **seen)
    {
        let off = found.mean - predicted;
        templates += off * off + found.sd * found.sd;
        count += 1.0;
    }
    let template = if count > 0.0 { templates / count } else { template };
    (template.clamp(1e-6, 1e6), clone.clamp(1e-6, 1e6))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Logistic;
    use crate::random::Random;

    struct World {
        bank: Bank,
        weights: Vec<f64>,
        items: Vec<f64>,
        sittings: Vec<(Vec<u32>, Vec<u8>)>,
    }

    /// 40 templates of 25 clones; every sitting takes 30 items from the first 20 clones.
    fn world(sittings: usize) -> World {
        let mut random = Random::seeded(21);
        let weights = vec![-1.2, 0.8, 0.5, 1.5];
        let mut features = Vec::new();
        let mut origins = Vec::new();
        let mut items = Vec::new();
        for template in 0..40 {
            let row = vec![
                1.0,
                f64::from(template % 3),
                f64::from(template % 2),
                f64::from(u32::from(template % 5 == 0)),
            ];
            let level: f64 = row.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum();
            let level = level + 0.6 * random.normal();
            features.push(row);
            for _ in 0..25 {
                origins.push(Origin { template, a: 1.28, c: 0.1 });
                items.push(level + 0.35 * random.normal());
            }
        }
        let sitting = |_| {
            let theta = random.normal();
            let chosen: Vec<u32> =
                (0..30).map(|_| u32::try_from(random.below(40) * 25 + random.below(20)).unwrap()).collect();
            let right = |item: &u32| {
                let chance = Logistic::from_abc(1.28, items[*item as usize], 0.1).p(theta);
                u8::from(random.chance(chance))
            };
            let answers = chosen.iter().map(right).collect();
            (chosen, answers)
        };
        let sittings = (0..sittings).map(sitting).collect();
        World { bank: Bank { features, items: origins }, weights, items, sittings }
    }

    fn start(certainty: f64) -> Start {
        let weights = vec![Normal { mean: 0.0, sd: 10.0 }; 4];
        Start { weights, template_sd: 0.75, clone_sd: 0.5, certainty }
    }

    fn all(world: &World) -> impl Iterator<Item = Sitting<'_>> {
        world.sittings.iter().map(|(items, answers)| Sitting { items, answers })
    }

    #[test]
    fn weights_spreads_and_items_are_recovered() {
        let world = world(4000);
        let found = calibrate(&world.bank, &start(5.0), Normal::STANDARD, 12, || all(&world)).unwrap();
        for (weight, truth) in found.weights.iter().zip(&world.weights) {
            assert!((weight.mean - truth).abs() < 3.0 * weight.sd && weight.sd < 0.5, "{:?}", found.weights);
        }
        assert!((found.clone_sd - 0.35).abs() < 0.05, "{}", found.clone_sd);
        assert!((found.template_sd - 0.6).abs() < 0.2, "{}", found.template_sd);
        for seen in [true, false] {
            let (mut covered, mut square, mut count) = (0.0, 0.0, 0.0);
            for (index, (item, truth)) in found.items.iter().zip(&world.items).enumerate() {
                if (index % 25 < 20) == seen {
                    let off = (item.mean - truth) / item.sd;
                    covered += if off.abs() < 1.96 { 1.0 } else { 0.0 };
                    square += (item.mean - truth) * (item.mean - truth);
                    count += 1.0;
                }
            }
            let (covered, error) = (covered / count, f64::sqrt(square / count));
            assert!((0.91..=0.985).contains(&covered), "{seen} {covered}");
            assert!(error < if seen { 0.22 } else { 0.42 }, "{seen} {error}");
        }
    }

    #[test]
    fn parts_of_the_sittings_add_up() {
        let world = world(200);
        let before = prior(&world.bank, &start(5.0)).unwrap();
        let at: Vec<f64> = before.items.iter().map(|item| item.mean).collect();
        let empty = || Tally::new(&world.bank, &at, Normal::STANDARD).unwrap();
        let (mut whole, mut one, mut other) = (empty(), empty(), empty());
        for (index, sitting) in all(&world).enumerate() {
            whole.add(&sitting);
            if index < 90 { one.add(&sitting) } else { other.add(&sitting) }
        }
        one.merge(&other).unwrap();
        assert_eq!(one.sittings(), 200);
        for (whole, sum) in whole.evidence().iter().zip(one.evidence()) {
            assert!(
                (whole.precision - sum.precision).abs() < 1e-9
                    && (whole.weighted - sum.weighted).abs() < 1e-9
            );
        }
    }

    #[test]
    fn hostile_sittings_and_banks_stay_finite_or_are_refused() {
        let world = world(1);
        let (items, answers) = ([0, 1, 999_999, 0, 7], [1, 255, 1, 0, 3]);
        let odd = [Sitting { items: &items, answers: &answers }, Sitting { items: &[], answers: &[1] }];
        let mut everything_right = vec![0_u32; 500];
        for (index, item) in everything_right.iter_mut().enumerate() {
            *item = u32::try_from(index).unwrap();
        }
        let right = vec![1; 500];
        let sittings = odd.into_iter().chain([Sitting { items: &everything_right, answers: &right }; 50]);
        let found = calibrate(&world.bank, &start(5.0), Normal::STANDARD, 8, || sittings.clone()).unwrap();
        assert!(found.items.iter().all(|item| item.mean.is_finite() && item.sd.is_finite() && item.sd > 0.0));
        let stray = Bank { items: vec![Origin { template: 99, a: 1.0, c: 0.0 }], ..world.bank.clone() };
        assert_eq!(prior(&stray, &start(5.0)).unwrap_err(), BankError::Template);
        let nan = Bank { items: vec![Origin { template: 0, a: f64::NAN, c: 0.0 }], ..world.bank };
        assert_eq!(prior(&nan, &start(5.0)).unwrap_err(), BankError::Parameter);
    }
}
