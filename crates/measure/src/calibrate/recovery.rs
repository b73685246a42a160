//! What a calibration must recover from simulated answers, and what it must survive.

use super::{Calibration, FitError, GuessingPrior, Model, Plan, Priors, SlopePrior, expected_scores, fit};
use crate::model::{Graded, Item, Logistic, PartialCredit};
use crate::quadrature::Normal;
use crate::random::Random;
use crate::responses::{MISSING, Responses};

fn bank(items: usize, guessing: f64) -> Vec<Item> {
    let mut random = Random::seeded(11);
    let mut at = -2.0;
    let step = 4.0 / f64::from(u32::try_from(items).unwrap());
    let item = |_| {
        at += step;
        Item::Logistic(Logistic::from_abc(0.8 + 1.2 * random.uniform(), at, guessing))
    };
    (0..items).map(item).collect()
}

fn answer(item: &Item, theta: f64, random: &mut Random) -> u8 {
    let mut shares = vec![0.0; item.categories()];
    item.probabilities_into(theta, &mut shares);
    let mut left = random.uniform();
    let mut category = 0;
    for share in shares {
        left -= share;
        if left < 0.0 {
            break;
        }
        category += 1;
    }
    category.min(u8::try_from(item.categories() - 1).unwrap())
}

fn answers(items: &[Item], thetas: &[f64], random: &mut Random) -> Vec<u8> {
    thetas
        .iter()
        .flat_map(|theta| items.iter().map(|item| answer(item, *theta, random)).collect::<Vec<_>>())
        .collect()
}

fn people(count: usize, normal: Normal, random: &mut Random) -> Vec<f64> {
    (0..count).map(|_| normal.mean + normal.sd * random.normal()).collect()
}

/// Root mean square of the difference of slopes and of difficulties.
fn distance(found: &[Item], truth: &[Item]) -> (f64, f64) {
    let parts = |item: &Item| match item {
        Item::Logistic(item) => (item.a, item.b()),
        Item::Graded(item) => (item.a, item.d[0]),
        Item::PartialCredit(item) => (item.a, item.d[0]),
    };
    let (mut slopes, mut places, mut count) = (0.0, 0.0, 0.0);
    for (found, truth) in found.iter().zip(truth) {
        let ((a, b), (true_a, true_b)) = (parts(found), parts(truth));
        slopes += (a - true_a) * (a - true_a);
        places += (b - true_b) * (b - true_b);
        count += 1.0;
    }
    ((slopes / count).sqrt(), (places / count).sqrt())
}

fn never_falls(found: &Calibration) -> bool {
    found.history.windows(2).all(|pair| pair[1] >= pair[0] - 1e-8 * pair[0].abs())
}

#[test]
fn a_second_groups_distribution_is_recovered() {
    let mut random = Random::seeded(1);
    let items = bank(20, 0.0);
    let other = Normal { mean: 0.6, sd: 1.3 };
    let mut thetas = people(3000, Normal::STANDARD, &mut random);
    thetas.extend(people(3000, other, &mut random));
    let table = answers(&items, &thetas, &mut random);
    let groups: Vec<u16> = (0..6000).map(|person| u16::from(person >= 3000)).collect();
    let responses = Responses::new(&table, 20).unwrap().grouped(&groups).unwrap();
    let found = fit(&responses, &Plan { errors: true, ..Plan::of(Model::TwoParameter) }).unwrap();
    assert!(found.converged && never_falls(&found));
    assert_eq!(found.groups[0], Normal::STANDARD);
    let errors = found.errors.as_ref().unwrap();
    assert!((found.groups[1].mean - other.mean).abs() < 3.0 * errors.groups[1].mean, "{:?}", found.groups);
    assert!((found.groups[1].sd - other.sd).abs() < 3.0 * errors.groups[1].sd, "{:?}", found.groups);
    assert!(errors.groups[1].mean < 0.08 && errors.groups[1].sd < 0.08);
    assert!(distance(&found.items, &items).0 < 0.12, "{:?}", distance(&found.items, &items));
}

#[test]
fn answers_missing_at_random_hardly_change_the_estimates() {
    let mut random = Random::seeded(2);
    let items = bank(24, 0.0);
    let thetas = people(4000, Normal::STANDARD, &mut random);
    let full = answers(&items, &thetas, &mut random);
    let part: Vec<u8> =
        full.iter().map(|&answer| if random.chance(0.25) { MISSING } else { answer }).collect();
    let plan = Plan::of(Model::TwoParameter);
    let whole = fit(&Responses::new(&full, 24).unwrap(), &plan).unwrap();
    let less = fit(&Responses::new(&part, 24).unwrap(), &plan).unwrap();
    let ((a, b), (less_a, less_b)) = (distance(&whole.items, &items), distance(&less.items, &items));
    assert!(less_a < 1.6 * a && less_b < 1.6 * b, "{a} {b} {less_a} {less_b}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let mut random = Random::seeded(3);
    let items = bank(20, 0.0);
    let thetas = people(20_000, Normal::STANDARD, &mut random);
    let table = answers(&items, &thetas, &mut random);
    let responses = Responses::new(&table, 20).unwrap();
    for tolerance in [1e-4, 1e-7] {
        let plan = Plan { tolerance, scores: true, cycles: 12, ..Plan::of(Model::TwoParameter) };
        let one = fit(&responses, &plan).unwrap();
        for threads in [2, 3] {
            assert_eq!(one, fit(&responses, &Plan { threads, ..plan.clone() }).unwrap());
        }
    }
}

#[test]
fn acceleration_converges_to_the_same_estimates() {
    let mut random = Random::seeded(4);
    let items = bank(12, 0.0);
    let thetas = people(1500, Normal::STANDARD, &mut random);
    let table = answers(&items, &thetas, &mut random);
    let responses = Responses::new(&table, 12).unwrap();
    let plan = Plan { tolerance: 1e-7, gain: 1e-9, cycles: 3000, ..Plan::of(Model::TwoParameter) };
    let jumping = fit(&responses, &plan).unwrap();
    let walking = fit(&responses, &Plan { accelerated: false, ..plan }).unwrap();
    assert!(jumping.converged && walking.converged && never_falls(&jumping) && never_falls(&walking));
    assert!(jumping.cycles * 2 < walking.cycles, "{} {}", jumping.cycles, walking.cycles);
    assert!((jumping.log_likelihood - walking.log_likelihood).abs() < 1e-5);
    assert!(distance(&jumping.items, &walking.items).0 < 1e-4);
}

#[test]
fn fixed_items_put_new_ones_on_their_scale() {
    let mut random = Random::seeded(5);
    let items = bank(20, 0.0);
    let normal = Normal { mean: -0.5, sd: 0.8 };
    let thetas = people(5000, normal, &mut random);
    let table = answers(&items, &thetas, &mut random);
    let fixed = items[..10].iter().cloned().map(Some).collect();
    let plan = Plan { fixed, ..Plan::of(Model::TwoParameter) };
    let found = fit(&Responses::new(&table, 20).unwrap(), &plan).unwrap();
    assert_eq!(found.items[..10], items[..10]);
    assert!(
        (found.groups[0].mean - normal.mean).abs() < 0.06 && (found.groups[0].sd - normal.sd).abs() < 0.06
    );
    let (a, b) = distance(&found.items[10..], &items[10..]);
    assert!(a < 0.2 && b < 0.15, "{a} {b}");
}

#[test]
fn standardizing_a_calibration_keeps_the_scores() {
    let mut random = Random::seeded(10);
    let mut items = bank(8, 0.0);
    items.push(Item::Graded(Graded { a: 1.4, d: vec![1.5, 0.0, -1.5] }));
    items.push(Item::PartialCredit(PartialCredit { a: 0.9, d: vec![0.5, 0.3, -0.8] }));
    let thetas = people(800, Normal { mean: 0.7, sd: 1.2 }, &mut random);
    let table = answers(&items, &thetas, &mut random);
    let responses = Responses::new(&table, 10).unwrap();
    let fixed = items.into_iter().map(Some).collect();
    let found = fit(&responses, &Plan { fixed, scores: true, ..Plan::of(Model::Rasch) }).unwrap();
    let moved = found.clone().standardized();
    assert_eq!(moved.groups[0], Normal::STANDARD);
    let again = expected_scores(&responses, &moved).unwrap();
    let Normal { mean, sd } = found.groups[0];
    for (score, again) in found.scores.unwrap().mean.iter().zip(&again.mean) {
        assert!(((score - mean) / sd - again).abs() < 1e-9);
    }
}

#[test]
fn guessing_is_found_with_a_prior() {
    let mut random = Random::seeded(6);
    let items = bank(20, 0.2);
    let thetas = people(6000, Normal::STANDARD, &mut random);
    let table = answers(&items, &thetas, &mut random);
    for guessing in
        [GuessingPrior::Beta { alpha: 5.0, beta: 17.0 }, GuessingPrior::Logit(Normal { mean: -1.4, sd: 0.5 })]
    {
        let slope = Some(SlopePrior::Log(Normal { mean: 0.25, sd: 0.4 }));
        let priors = Priors { slope, guessing: Some(guessing), ..Priors::default() };
        let plan = Plan { errors: true, ..Plan::of(Model::ThreeParameter) }.with_priors(priors);
        let found = fit(&Responses::new(&table, 20).unwrap(), &plan).unwrap();
        assert!(found.converged && never_falls(&found) && found.errors.is_some());
        let (a, b) = distance(&found.items, &items);
        assert!(a < 0.2 && b < 0.2, "{a} {b}");
    }
}

#[test]
fn models_may_differ_from_item_to_item() {
    let mut random = Random::seeded(7);
    let mut items = bank(10, 0.0);
    items.push(Item::Graded(Graded { a: 1.4, d: vec![1.5, 0.0, -1.5] }));
    items.push(Item::PartialCredit(PartialCredit { a: 0.9, d: vec![0.5, 0.3, -0.8] }));
    let thetas = people(5000, Normal::STANDARD, &mut random);
    let table = answers(&items, &thetas, &mut random);
    let mut models = vec![Model::TwoParameter; 10];
    models.extend([Model::Graded, Model::PartialCredit]);
    let found =
        fit(&Responses::new(&table, 12).unwrap(), &Plan { models, ..Plan::of(Model::Rasch) }).unwrap();
    let (a, d) = distance(&found.items[10..], &items[10..]);
    assert!(found.converged && a < 0.1 && d < 0.15, "{a} {d} {:?}", &found.items[10..]);
}

#[test]
fn a_long_test_can_be_calibrated() {
    let mut random = Random::seeded(8);
    let items = bank(300, 0.0);
    let thetas = people(400, Normal::STANDARD, &mut random);
    let table = answers(&items, &thetas, &mut random);
    let plan = Plan { scores: true, cycles: 40, ..Plan::of(Model::Rasch) };
    let found = fit(&Responses::new(&table, 300).unwrap(), &plan).unwrap();
    let scores = found.scores.as_ref().unwrap();
    let off: f64 = scores.mean.iter().zip(&thetas).map(|(mean, theta)| (mean - theta) * (mean - theta)).sum();
    assert!((off / 400.0).sqrt() < 0.5 && found.log_likelihood.is_finite());
    let again = expected_scores(&Responses::new(&table, 300).unwrap(), &found).unwrap();
    assert!(again.mean.iter().zip(&scores.mean).all(|(one, other)| (one - other).abs() < 1e-9));
}

#[test]
fn hostile_tables_give_finite_items_or_an_error() {
    let models =
        [Model::Rasch, Model::TwoParameter, Model::ThreeParameter, Model::Graded, Model::PartialCredit];
    let mut random = Random::seeded(9);
    for case in 0..60_u32 {
        let model = models[case as usize % 5];
        let persons = 1 + random.below(7);
        let items = 1 + usize::try_from(random.below(5)).unwrap();
        let highest = if matches!(model, Model::Graded | Model::PartialCredit) { 4 } else { 1 };
        let kind = random.below(4);
        let table: Vec<u8> = (0..persons * items as u64)
            .map(|_| match kind {
                0 => 0,
                1 => 1,
                2 if random.chance(0.7) => MISSING,
                _ => u8::try_from(random.below(highest + 1)).unwrap(),
            })
            .collect();
        let plan = Plan { cycles: 30, scores: true, errors: true, ..Plan::of(model) };
        let found = fit(&Responses::new(&table, items).unwrap(), &plan).unwrap();
        assert!(found.log_likelihood.is_finite(), "{case} {table:?}");
        let finite = found.items.iter().all(|item| {
            let mut shares = vec![0.0; item.categories()];
            item.probabilities_into(0.3, &mut shares);
            item.slope().is_finite() && shares.iter().all(|share| share.is_finite())
        });
        let scores = found.scores.unwrap();
        assert!(finite && scores.mean.iter().chain(&scores.sd).all(|score| score.is_finite()));
    }
}

#[test]
fn what_cannot_be_calibrated_is_refused() {
    let plan = Plan::of(Model::TwoParameter);
    let table = |answers: &'static [u8]| Responses::new(answers, 2).unwrap();
    assert_eq!(fit(&table(&[]), &plan).unwrap_err(), FitError::Nobody);
    assert_eq!(fit(&table(&[0, 2]), &plan).unwrap_err(), FitError::Category { item: 1 });
    for (weights, refusal) in [([0.0], FitError::Nobody), ([1e300], FitError::Weights)] {
        let weighted = table(&[0, 1]).weighted(&weights).map(|table| fit(&table, &plan));
        assert_eq!(weighted.unwrap().unwrap_err(), refusal);
    }
    let grid = Plan { nodes: 2, ..plan.clone() };
    assert_eq!(fit(&table(&[0, 1]), &grid).unwrap_err(), FitError::Grid);
    let fixed = Plan { fixed: vec![Some(Logistic { a: f64::NAN, d: 0.0, c: 0.0 }.into())], ..plan };
    assert_eq!(fit(&table(&[0, 1]), &fixed).unwrap_err(), FitError::Fixed);
}
