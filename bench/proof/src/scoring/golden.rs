//! The same persons scored by the reference program.

use anyhow::Context as _;
use measure::{
    model::Logistic,
    person_fit::{lz, mean_squares},
    responses::MISSING,
    score::{Form, Prior, eap, map, mle, wle},
};

use crate::{data::Data, table::Row};

/// E1, the part about persons.
pub fn rows(data: &Data) -> anyhow::Result<Vec<Row>> {
    let (mut persons, mut worst, mut worst_fit) = (0, [0.0_f64; 4], 0.0_f64);
    for set in ["LSAT6", "LSAT7", "ability"] {
        let form = form(data, set)?;
        for row in numbers(data, &format!("golden/{set}_2PL_scores.csv"))? {
            let answers = pattern(&row, form.items().len());
            let posterior = eap(&form, &answers, Prior::STANDARD);
            let ours = [
                posterior.theta,
                posterior.se,
                map(&form, &answers, Prior::STANDARD).theta,
                wle(&form, &answers).theta,
            ];
            for ((worst, ours), theirs) in worst.iter_mut().zip(ours).zip(&row[form.items().len()..]) {
                *worst = worst.max((ours - theirs).abs());
            }
            persons += 1;
        }
    }
    for set in ["LSAT6", "LSAT7"] {
        let form = form(data, set)?;
        for row in numbers(data, &format!("golden/{set}_personfit_ML.csv"))? {
            let answers = pattern(&row, 5);
            // All right and all wrong have no finite maximum of the likelihood to compare.
            if answers.iter().all(|answer| *answer == answers[0]) {
                continue;
            }
            let at = mle(&form, &answers).theta;
            let squares = mean_squares(&form, &answers, at);
            for (ours, theirs) in
                [(squares.outfit, row[5]), (squares.infit, row[7]), (lz(&form, &answers, at), row[9])]
            {
                worst_fit = worst_fit.max((ours - theirs).abs());
            }
        }
    }
    let [mean, sd, mode, warm] = worst;
    Ok(vec![
        Row::new(
            "E1",
            format!("scores of {persons} persons of LSAT6, LSAT7, ability with its item parameters"),
            format!("EAP ±{mean:.1e}, its SD ±{sd:.1e}, MAP ±{mode:.1e}, WLE ±{warm:.1e}"),
            "each ≤ 1e-3",
            "mirt 1.45.1",
            worst.iter().all(|worst| *worst <= 1e-3),
        ),
        Row::new(
            "E1",
            "outfit, infit and lz of LSAT6 and LSAT7 at the maximum of the likelihood",
            format!("±{worst_fit:.1e}"),
            "≤ 2e-3",
            "mirt 1.45.1",
            worst_fit <= 2e-3,
        ),
    ])
}

fn form(data: &Data, set: &str) -> anyhow::Result<Form> {
    let rows = numbers(data, &format!("golden/{set}_2PL_mirt.csv"))?;
    Ok(Form::new(rows.iter().map(|row| Logistic { a: row[0], d: row[1], c: 0.0 }).collect())?)
}

/// The table without its header and row names; `NA` becomes not a number.
fn numbers(data: &Data, name: &str) -> anyhow::Result<Vec<Vec<f64>>> {
    let number = |cell: &String| match cell.as_str() {
        "NA" => Ok(f64::NAN),
        cell => cell.parse().with_context(|| format!("{cell} in {name}")),
    };
    data.table(name)?.iter().skip(1).map(|row| row.iter().skip(1).map(number).collect()).collect()
}

fn pattern(row: &[f64], items: usize) -> Vec<u8> {
    row[..items]
        .iter()
        .map(|answer| if answer.is_nan() { MISSING } else { u8::from(*answer > 0.5) })
        .collect()
}
