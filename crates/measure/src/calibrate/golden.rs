//! Agreement with estimates of mirt 1.45.1 at tolerance 1e-9, if the validation data are available.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the files hold small whole numbers"
)]

use super::{Calibration, Model, Plan, fit};
use crate::model::Item;
use crate::responses::{MISSING, Responses};

/// Rows of a CSV file without its header; text and `NA` become NaN. `None` without the data.
fn numbers(name: &str) -> Option<Vec<Vec<f64>>> {
    let path = format!("{}/../../../shared/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let Ok(text) = std::fs::read_to_string(path) else {
        eprintln!("validation data missing: {name} skipped");
        return None;
    };
    let field = |field: &str| field.trim_matches('"').parse().unwrap_or(f64::NAN);
    Some(text.lines().skip(1).map(|line| line.split(',').map(field).collect()).collect())
}

fn exact(model: Model) -> Plan {
    Plan { tolerance: 1e-8, gain: 1e-10, cycles: 5000, errors: true, scores: true, ..Plan::of(model) }
}

/// Columns `from..to`, coded from `lowest`, each row repeated as often as the column `times` says.
fn answers(rows: &[Vec<f64>], columns: std::ops::Range<usize>, lowest: f64, times: Option<usize>) -> Vec<u8> {
    let mut all = Vec::new();
    for row in rows {
        for _ in 0..times.map_or(1, |column| row[column] as usize) {
            let code = |value: &f64| if value.is_nan() { MISSING } else { (value - lowest) as u8 };
            all.extend(row[columns.clone()].iter().map(code));
        }
    }
    all
}

fn two_parameters(found: &Calibration) -> Vec<(f64, f64)> {
    let parameters = |item: &Item| match item {
        Item::Logistic(item) => (item.a, item.d),
        Item::Graded(_) | Item::PartialCredit(_) => (f64::NAN, f64::NAN),
    };
    found.items.iter().map(parameters).collect()
}

fn agrees_with_two_parameters(name: &str, answers: &[u8], items: usize) -> Option<Calibration> {
    let golden = numbers(&format!("golden/{name}_2PL_mirt.csv"))?;
    let found = fit(&Responses::new(answers, items).unwrap(), &exact(Model::TwoParameter)).unwrap();
    let log_likelihood = numbers(&format!("golden/{name}_2PL_fit.csv"))?[0][1];
    assert!((found.log_likelihood - log_likelihood).abs() < 1e-3, "{}", found.log_likelihood);
    let errors = found.errors.as_ref().unwrap();
    for ((row, (a, d)), errors) in golden.iter().zip(two_parameters(&found)).zip(&errors.items) {
        assert!((a - row[1]).abs() < 1e-3 && (d - row[2]).abs() < 1e-3, "{name}: {a} {d} {row:?}");
        assert!((errors[0] / row[4] - 1.0).abs() < 0.01, "{name}: {errors:?} {row:?}");
        assert!((errors[1] / row[5] - 1.0).abs() < 0.01, "{name}: {errors:?} {row:?}");
    }
    Some(found)
}

#[test]
fn lsat_agrees_with_mirt() {
    for name in ["LSAT6", "LSAT7"] {
        let Some(rows) = numbers(&format!("{name}_tab.csv")) else { return };
        let answers = answers(&rows, 0..5, 0.0, Some(5));
        let Some(found) = agrees_with_two_parameters(name, &answers, 5) else { return };
        let Some(golden) = numbers(&format!("golden/{name}_2PL_scores.csv")) else { return };
        let scores = found.scores.unwrap();
        for row in golden {
            let pattern: Vec<u8> = row[1..6].iter().map(|value| *value as u8).collect();
            let person = answers.chunks_exact(5).position(|row| row == pattern).unwrap();
            assert!((scores.mean[person] - row[6]).abs() < 1e-3 && (scores.sd[person] - row[7]).abs() < 1e-3);
        }
    }
}

#[test]
fn weighted_lsat_rows_equal_repeated_ones() {
    let Some(rows) = numbers("LSAT7_tab.csv") else { return };
    let (once, often) = (answers(&rows, 0..5, 0.0, None), answers(&rows, 0..5, 0.0, Some(5)));
    let weights: Vec<f64> = rows.iter().map(|row| row[5]).collect();
    let plan = exact(Model::TwoParameter);
    let weighted = fit(&Responses::new(&once, 5).unwrap().weighted(&weights).unwrap(), &plan).unwrap();
    let single = fit(&Responses::new(&often, 5).unwrap(), &plan).unwrap();
    assert!((weighted.log_likelihood - single.log_likelihood).abs() < 1e-6);
    for (one, other) in two_parameters(&weighted).iter().zip(two_parameters(&single)) {
        assert!((one.0 - other.0).abs() < 1e-6 && (one.1 - other.1).abs() < 1e-6);
    }
}

#[test]
fn ability_with_missing_answers_agrees_with_mirt() {
    let Some(rows) = numbers("ability.csv") else { return };
    let answers = answers(&rows, 0..16, 0.0, None);
    agrees_with_two_parameters("ability", &answers, 16);
}

#[test]
fn rasch_models_agree_with_mirt() {
    for (name, items) in [("LSAT6", 5), ("LSAT7", 5), ("ability", 16)] {
        let Some(golden) = numbers(&format!("golden/{name}_Rasch_mirt.csv")) else { return };
        let file = if items == 5 { format!("{name}_tab.csv") } else { format!("{name}.csv") };
        let Some(rows) = numbers(&file) else { return };
        let answers = answers(&rows, 0..items, 0.0, (items == 5).then_some(5));
        let found = fit(&Responses::new(&answers, items).unwrap(), &exact(Model::Rasch)).unwrap();
        for ((_, d), row) in two_parameters(&found).iter().zip(&golden) {
            assert!((d - row[1]).abs() < 1e-3, "{name} {d} {row:?}");
        }
        let variance = found.groups[0].sd * found.groups[0].sd;
        assert!((variance - golden[items][1]).abs() < 1e-3, "{name} {variance}");
        assert!((found.log_likelihood - golden[items + 1][1]).abs() < 1e-3, "{}", found.log_likelihood);
    }
}

#[test]
fn graded_answers_agree_with_mirt() {
    for (name, file, columns) in [("Science", "Science.csv", 0..4), ("bfiE", "bfi.csv", 10..15)] {
        let Some(golden) = numbers(&format!("golden/{name}_GRM_mirt.csv")) else { return };
        let Some(rows) = numbers(file) else { return };
        let items = columns.len();
        let answers = answers(&rows, columns, 1.0, None);
        let found = fit(&Responses::new(&answers, items).unwrap(), &exact(Model::Graded)).unwrap();
        for (item, row) in found.items.iter().zip(&golden) {
            let Item::Graded(item) = item else { panic!("another model") };
            for (value, expected) in [item.a].iter().chain(&item.d).zip(&row[1..]) {
                assert!((value - expected).abs() < 1e-3, "{name} {item:?} {row:?}");
            }
        }
        let Some(expected) = numbers(&format!("golden/{name}_GRM_fit.csv")) else { return };
        assert!((found.log_likelihood - expected[0][1]).abs() < 1e-3, "{}", found.log_likelihood);
    }
}
