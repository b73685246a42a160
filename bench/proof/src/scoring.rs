//! Scores, norms and verdicts: agreement with the reference program, honest errors and intervals, the same
//! scale for every form, and whose runs are invalid.

pub mod golden;
pub mod people;
pub mod printed;
pub mod speed;

use measure::{batch::Batch, model::Logistic, random::Random, score::Form, simulate::launch_items};

use crate::{data::Data, table::Row};

/// Scores compared with the reference, person fit, printed scores, sub-scores.
pub fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = golden::rows(data)?;
    progress("beside the reference");
    rows.push(person_fit()?);
    progress("person fit");
    rows.extend(printed::rows(progress)?);
    Ok(rows)
}

/// The form people get at launch.
fn launch(items: usize) -> anyhow::Result<Form> {
    Ok(Form::new(launch_items(items))?)
}

/// A similar form after calibration: slopes differ.
fn calibrated(random: &mut Random) -> anyhow::Result<Form> {
    let spread =
        |item: Logistic, z: f64| Logistic::from_abc(item.a * (0.25 * z - 0.031_25).exp(), item.b(), item.c);
    Ok(Form::new(launch_items(30).into_iter().map(|item| spread(item, random.normal())).collect())?)
}

/// E12: how often `lz*` flags people who follow the model.
fn person_fit() -> anyhow::Result<Row> {
    const PEOPLE: u32 = 40_000;
    let mut random = Random::seeded(12);
    let form = calibrated(&mut random)?;
    let batch = Batch::new(&form);
    let (mut five, mut one) = ([1.0_f64, 0.0_f64], [1.0_f64, 0.0_f64]);
    for step in -4..=4 {
        let theta = f64::from(step) * 0.5;
        let (mut at_five, mut at_one) = (0, 0);
        for _ in 0..PEOPLE {
            let lz = batch.score(&measure::simulate::answers(form.items(), theta, &mut random)).lz;
            at_five += u32::from(lz < -1.644_854);
            at_one += u32::from(lz < -2.326_348);
        }
        for (range, count) in [(&mut five, at_five), (&mut one, at_one)] {
            let share = f64::from(count) / f64::from(PEOPLE);
            *range = [range[0].min(share), range[1].max(share)];
        }
    }
    let met = five[0] >= 0.04 && five[1] <= 0.06 && one[0] >= 0.005 && one[1] <= 0.016;
    Ok(Row::new(
        "E12",
        "lz* type I error at θ −2 … 2, 30 items, slopes LogN(.25)",
        format!("5 %: {:.4}–{:.4}; 1 %: {:.4}–{:.4}", five[0], five[1], one[0], one[1]),
        ".04–.06; .005–.016",
        "lz .022–.050 (not corrected), lz* of Snijders up to .019 at 1 %",
        met,
    ))
}
