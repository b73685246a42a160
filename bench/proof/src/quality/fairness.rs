//! E11: tests of fit and fairness have their nominal error rates, and linked scales are correct.
#![expect(clippy::cast_precision_loss, reason = "counts of tests")]

use anyhow::Context as _;
use measure::{
    calibrate::{Model, Plan, fit},
    dif::{likelihood::likelihood_ratios, mantel_haenszel, regressed},
    item_fit::s_x2,
    linking::{Curves, Link, by_curves},
    model::{Item, Logistic},
    random::Random,
    responses::Responses,
};

use crate::{data::Data, table::Row};

const ITEMS: usize = 30;

pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut random = Random::seeded(11);
    progress("linking");
    let mut rows = linking(&mut random)?;
    progress("fit of items");
    rows.push(item_fit(&mut random)?);
    progress("fairness, score-based");
    rows.extend(fairness(&mut random)?);
    progress("fairness, model-based");
    rows.extend(model_fairness(&mut random)?);
    Ok(rows)
}

/// Slopes from the bank's prior, difficulties from its blueprint.
fn items(random: &mut Random) -> Vec<Logistic> {
    (0..ITEMS)
        .map(|item| {
            let a = 1.28 * (0.25 * random.normal()).exp();
            Logistic::from_abc(a, -2.6 + 5.4 * item as f64 / (ITEMS - 1) as f64, 0.0)
        })
        .collect()
}

fn answers(items: &[Logistic], people: usize, mean: f64, sd: f64, random: &mut Random) -> Vec<u8> {
    let mut answers = Vec::with_capacity(people * items.len());
    for _ in 0..people {
        let theta = mean + sd * random.normal();
        answers.extend(items.iter().map(|item| u8::from(random.chance(item.p(theta)))));
    }
    answers
}

fn calibrated(answers: &[u8]) -> anyhow::Result<Vec<Logistic>> {
    let found = fit(&Responses::new(answers, ITEMS)?, &Plan::of(Model::TwoParameter))?;
    found
        .items
        .iter()
        .map(|item| match item {
            Item::Logistic(item) => Some(*item),
            Item::Graded(_) | Item::PartialCredit(_) => None,
        })
        .collect::<Option<_>>()
        .context("a two-parameter plan gave another kind of item")
}

/// Two calibrations of the same items, by people of N(0, 1) and of N(.5, 1.2²): A 1.2, B .5.
fn linking(random: &mut Random) -> anyhow::Result<Vec<Row>> {
    let truth = Link { slope: 1.2, shift: 0.5 };
    [(5_000, 40), (50_000, 10)]
        .into_iter()
        .map(|(people, times)| {
            let (mut squares, mut sums, mut worst) = ([0.0; 2], [0.0; 2], 0.0_f64);
            for _ in 0..times {
                let items = items(random);
                let base = calibrated(&answers(&items, people, 0.0, 1.0, random))?;
                let new = calibrated(&answers(&items, people, truth.shift, truth.slope, random))?;
                let found = by_curves(&base, &new, Curves::Test)?;
                for (place, off) in
                    [found.slope - truth.slope, found.shift - truth.shift].into_iter().enumerate()
                {
                    squares[place] += off * off / f64::from(times);
                    sums[place] += off / f64::from(times);
                    worst = worst.max(off.abs());
                }
            }
            let error = squares.map(f64::sqrt);
            // With fewer people, sampling error alone moves a single sample's scale by more than that.
            let enough = people >= 50_000;
            Ok(Row::new(
                "E11",
                format!("Stocking–Lord, 30 estimated items, 2 × {people} people, {times} times"),
                format!(
                    "A off {:+.4} (RMSE {:.4}), B off {:+.4} (RMSE {:.4}), worst {worst:.4}",
                    sums[0], error[0], sums[1], error[1]
                ),
                if enough { "each A, B within .03" } else { "RMSE of A, B ≤ .03" },
                "–",
                if enough { worst <= 0.03 } else { error.iter().all(|error| *error <= 0.03) },
            ))
        })
        .collect()
}

fn item_fit(random: &mut Random) -> anyhow::Result<Row> {
    const TIMES: usize = 500;
    let (mut tests, mut rejected) = (0.0, 0.0);
    for _ in 0..TIMES {
        let answers = answers(&items(random), 1_500, 0.0, 1.0, random);
        let found = calibrated(&answers)?;
        for p in s_x2(Responses::new(&answers, ITEMS)?, &found, 2)?.iter().filter_map(|fit| fit.p) {
            tests += 1.0;
            rejected += f64::from(u8::from(p < 0.05));
        }
    }
    let rate = rejected / tests;
    Ok(Row::new(
        "E11",
        format!("S-X² of fitting items, estimated parameters, {tests} tests"),
        format!("{rate:.4} rejected at .05"),
        ".03–.07",
        "mirt the same statistic",
        (0.03..=0.07).contains(&rate),
    ))
}

/// Answers of 1,000 people of each group; one item is harder by `shift` for the focal group.
fn two_groups(items: &[Logistic], harder: usize, shift: f64, random: &mut Random) -> (Vec<u8>, Vec<u16>) {
    let mut focal = items.to_vec();
    focal[harder] = Logistic::from_abc(items[harder].a, items[harder].b() + shift, items[harder].c);
    let mut all = answers(items, 1_000, 0.0, 1.0, random);
    all.extend(answers(&focal, 1_000, 0.0, 1.0, random));
    (all, (0..2_000).map(|person| u16::from(person >= 1_000)).collect())
}

fn middle(random: &mut Random) -> usize {
    // Difficulties between −2 and 2: an item that everybody solves can't show a difference.
    4 + usize::try_from(random.below(22)).unwrap_or(0)
}

fn fairness(random: &mut Random) -> anyhow::Result<Vec<Row>> {
    const TIMES: usize = 500;
    let names = [
        "Mantel–Haenszel",
        "logistic regression, 2 df",
        "logistic regression, uniform",
        "logistic regression, non-uniform",
    ];
    let (mut tests, mut rejected, mut hits) = ([0.0; 5], [0.0; 5], [0.0; 5]);
    let matching = [true; ITEMS];
    for _ in 0..TIMES {
        let items = items(random);
        let (fair, groups) = two_groups(&items, 0, 0.0, random);
        let table = Responses::new(&fair, ITEMS)?.grouped(&groups)?;
        for item in 0..ITEMS {
            for (place, p) in judges(table, item, &matching).into_iter().enumerate() {
                if let Some(p) = p {
                    tests[place] += 1.0;
                    rejected[place] += f64::from(u8::from(p < 0.05));
                }
            }
        }
        let harder = middle(random);
        let (unfair, groups) = two_groups(&items, harder, 0.5, random);
        let table = Responses::new(&unfair, ITEMS)?.grouped(&groups)?;
        for (hits, p) in hits.iter_mut().zip(judges(table, harder, &matching)) {
            *hits += f64::from(u8::from(p.is_some_and(|p| p < 0.05))) / TIMES as f64;
        }
    }
    let mut rows = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let rate = rejected[place] / tests[place];
        let mut row = rate_row(name, rate, tests[place]);
        if place == 0 {
            let corrected = rejected[4] / tests[4];
            row.figure = format!("{} ({corrected:.4} with the continuity correction)", row.figure);
        }
        rows.push(row);
        // A shift of difficulty is a uniform difference: the non-uniform test isn't meant to detect it.
        if place < 3 {
            rows.push(power_row(name, hits[place], TIMES));
        }
    }
    Ok(rows)
}

fn judges(table: Responses<'_>, item: usize, matching: &[bool]) -> [Option<f64>; 5] {
    let fair = mantel_haenszel(table, item, matching).ok();
    let regression = regressed(table, item, matching).ok();
    [
        fair.map(|found| found.test.p),
        regression.map(|found| found.both.p),
        regression.map(|found| found.uniform.p),
        regression.map(|found| found.non_uniform.p),
        fair.map(|found| found.corrected.p),
    ]
}

fn model_fairness(random: &mut Random) -> anyhow::Result<Vec<Row>> {
    const TIMES: usize = 120;
    let (mut tests, mut rejected, mut hits) = (0.0, 0.0, 0.0);
    let all: Vec<usize> = (0..ITEMS).collect();
    for _ in 0..TIMES {
        let items = items(random);
        let (fair, groups) = two_groups(&items, 0, 0.0, random);
        for found in likelihood_ratios(Responses::new(&fair, ITEMS)?.grouped(&groups)?, &all)? {
            tests += 1.0;
            rejected += f64::from(u8::from(found.test.p < 0.05));
        }
        let harder = middle(random);
        let (unfair, groups) = two_groups(&items, harder, 0.5, random);
        let found = likelihood_ratios(Responses::new(&unfair, ITEMS)?.grouped(&groups)?, &[harder])?;
        hits += f64::from(u8::from(found[0].test.p < 0.05)) / TIMES as f64;
    }
    let name = "likelihood ratio of the model, 2 df";
    Ok(vec![rate_row(name, rejected / tests, tests), power_row(name, hits, TIMES)])
}

fn rate_row(name: &str, rate: f64, tests: f64) -> Row {
    Row::new(
        "E11",
        format!("{name}: fair items, 2 × 1,000, {tests} tests"),
        format!("{rate:.4} flagged at .05"),
        ".04–.06",
        "–",
        (0.04..=0.06).contains(&rate),
    )
}

fn power_row(name: &str, power: f64, times: usize) -> Row {
    Row::new(
        "E11",
        format!("{name}: Δb = .5, 2 × 1,000, {times} times"),
        format!("{power:.3} found"),
        "≥ .80",
        "–",
        power >= 0.8,
    )
}
