//! Scores compared with published ones, at the ends of the scale, and in batches.

use super::*;
use crate::{
    batch::Batch,
    person_fit::{lz, mean_squares},
    random::Random,
    responses::MISSING,
};

/// A reference table without its header and first column; `None` if the data is missing.
fn golden(name: &str) -> Option<Vec<Vec<f64>>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/golden/");
    let Ok(text) = std::fs::read_to_string(format!("{path}{name}.csv")) else {
        eprintln!("validation data missing: {name} skipped");
        return None;
    };
    let row = |line: &str| line.split(',').skip(1).map(|cell| cell.parse().unwrap_or(f64::NAN)).collect();
    Some(text.lines().skip(1).map(row).collect())
}

fn golden_form(set: &str) -> Option<Form> {
    let table = golden(&format!("{set}_2PL_mirt"))?;
    Some(Form::new(table.iter().map(|row| Logistic { a: row[0], d: row[1], c: 0.0 }).collect()).unwrap())
}

fn pattern(row: &[f64], items: usize) -> Vec<u8> {
    row[..items]
        .iter()
        .map(|answer| if answer.is_nan() { MISSING } else { u8::from(*answer > 0.5) })
        .collect()
}

fn launch(items: i32) -> Form {
    Form::new(
        (0..items).map(|item| Logistic::from_abc(1.28, 5.4 * f64::from(item) / 29.0 - 2.6, 0.1)).collect(),
    )
    .unwrap()
}

#[test]
fn scores_agree_with_the_reference_program() {
    for set in ["LSAT6", "LSAT7", "ability"] {
        let (Some(form), Some(rows)) = (golden_form(set), golden(&format!("{set}_2PL_scores"))) else {
            return;
        };
        let items = form.items().len();
        for row in &rows {
            let answers = pattern(row, items);
            let (posterior, warm) = (eap(&form, &answers, Prior::STANDARD), wle(&form, &answers));
            // The reference's error is the curvature of the weighted likelihood, ours Warm's `1/√I`.
            let equation = |at: f64| {
                let sums = Sums::at(form.items(), &answers, at);
                sums.score + bias_term(sums.information, sums.skew)
            };
            let curvature = (equation(warm.theta - 1e-4) - equation(warm.theta + 1e-4)) / 2e-4;
            let error = 1.0 / curvature.sqrt();
            let ours = [
                posterior.theta,
                posterior.se,
                map(&form, &answers, Prior::STANDARD).theta,
                warm.theta,
                error,
            ];
            for (ours, theirs) in ours.iter().zip(&row[items..]) {
                assert!((ours - theirs).abs() < 1e-3, "{set} {answers:?}: {ours} {theirs}");
            }
        }
    }
}

#[test]
fn person_fit_agrees_with_the_reference_program() {
    for set in ["LSAT6", "LSAT7"] {
        let (Some(form), Some(rows)) = (golden_form(set), golden(&format!("{set}_personfit_ML"))) else {
            return;
        };
        for row in &rows {
            let answers = pattern(row, 5);
            let right: u8 = answers.iter().sum();
            // The reference uses another, undocumented value in place of an infinite estimate.
            if right == 0 || right == 5 {
                continue;
            }
            let at = mle(&form, &answers).theta;
            let squares = mean_squares(&form, &answers, at);
            let ours = [squares.outfit, squares.infit, lz(&form, &answers, at)];
            for (ours, theirs) in ours.iter().zip([row[5], row[7], row[9]]) {
                assert!((ours - theirs).abs() < 2e-3, "{set} {answers:?}: {ours} {theirs}");
            }
        }
    }
}

#[test]
fn perfect_empty_and_hopeless_patterns_stay_finite() {
    for form in [launch(1), launch(30)] {
        for answers in
            [vec![], vec![0; 30], vec![1; 30], vec![MISSING; 30], vec![7; 30], vec![1], vec![0; 99]]
        {
            for estimate in [
                wle(&form, &answers),
                mle(&form, &answers),
                map(&form, &answers, Prior::STANDARD),
                eap(&form, &answers, Prior::STANDARD),
                eap(&form, &answers, Prior { mean: f64::NAN, sd: -1.0 }),
                eap(&form, &answers, Prior { mean: 2.0, sd: 0.3 }),
            ] {
                assert!(
                    estimate.theta.abs() <= REACH && estimate.se > 0.0 && estimate.se <= LARGEST_ERROR,
                    "{estimate:?}"
                );
            }
        }
    }
}

#[test]
fn without_answers_the_weighted_estimate_has_the_largest_error() {
    let estimate = wle(&launch(30), &[MISSING; 30]);
    assert_eq!(estimate, Estimate { theta: 0.0, se: LARGEST_ERROR });
}

#[test]
fn a_missing_answer_is_like_an_absent_item() {
    let (long, short) = (launch(30), launch(29));
    let mut answers = [[1, 1, 0, 1, 0], [1; 5], [1, 0, 1, 0, 1], [0; 5], [1, 0, 0, 0, 0], [0; 5]].concat();
    let without = wle(&short, &answers[..29]);
    answers[29] = MISSING;
    assert!((wle(&long, &answers).theta - without.theta).abs() < 1e-9);
}

#[test]
fn one_more_right_answer_never_lowers_the_estimate() {
    let form = launch(30);
    let mut random = Random::seeded(3);
    for _ in 0..300 {
        let mut answers: Vec<u8> = (0..30).map(|_| u8::from(random.chance(0.5))).collect();
        let before = eap(&form, &answers, Prior::STANDARD).theta;
        if let Some(wrong) = answers.iter().position(|answer| *answer == 0) {
            answers[wrong] = 1;
            assert!(eap(&form, &answers, Prior::STANDARD).theta > before);
        }
    }
}

#[test]
fn the_batch_agrees_with_one_person_at_a_time() {
    let mut random = Random::seeded(11);
    for steepness in [0.6, 1.28, 1.8] {
        let items = (0..30).map(|item| {
            Logistic::from_abc(
                steepness * libm::exp(0.25 * random.normal()).min(1.3),
                0.186 * f64::from(item) - 2.6,
                0.1,
            )
        });
        let form = Form::new(items.collect()).unwrap();
        let batch = Batch::new(&form);
        for _ in 0..2000 {
            let theta = random.normal() * 1.5;
            let answers: Vec<u8> =
                form.items().iter().map(|item| u8::from(random.chance(item.p(theta)))).collect();
            let (quick, exact) = (batch.score(&answers), batch.exact(&answers));
            let pairs = [
                (quick.wle, exact.wle),
                (quick.se, exact.se),
                (quick.eap, exact.eap),
                (quick.eap_sd, exact.eap_sd),
                (quick.lz, exact.lz),
            ];
            for (quick, exact) in pairs {
                assert!((quick - exact).abs() < 1e-4, "{steepness} {quick} {exact} {answers:?}");
            }
        }
    }
}

#[test]
fn the_weighted_estimate_is_nearly_unbiased() {
    let form = launch(30);
    let mut random = Random::seeded(5);
    for theta in [-1.5, 0.0, 1.5] {
        let mut sum = 0.0;
        for _ in 0..4000 {
            let answers: Vec<u8> =
                form.items().iter().map(|item| u8::from(random.chance(item.p(theta)))).collect();
            sum += wle(&form, &answers).theta;
        }
        assert!((sum / 4000.0 - theta).abs() < 0.04, "{theta}: {}", sum / 4000.0);
    }
}
