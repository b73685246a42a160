//! The calibration engine: agreement with mirt, recovery of simulated truth, independence of threads,
//! and what it costs.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of persons and items, and small whole numbers in files"
)]

use std::time::Duration;

use anyhow::{Context as _, ensure};
use measure::{
    calibrate::{Calibration, GuessingPrior, Model, Plan, Priors, Scores, SlopePrior, expected_scores, fit},
    model::{Graded, Item, Logistic},
    quadrature::Normal,
    random::Random,
    responses::{MISSING, Responses},
};

use crate::{
    cost,
    data::{BENCH_ITEMS, Data},
    table::Row,
};

/// E1, E2 and E9.
pub fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    progress("golden estimates");
    for name in ["LSAT6", "LSAT7", "ability"] {
        rows.push(two_parameters(data, name)?);
    }
    for name in ["LSAT6", "LSAT7", "ability"] {
        rows.push(rasch(data, name)?);
    }
    rows.push(graded(data, "Science", "Science.csv", 0..4)?);
    rows.push(graded(data, "bfiE", "bfi.csv", 10..15)?);
    for set in &SETS {
        progress(&format!("recovery with {} persons", set.persons));
        rows.push(recovered(data, set)?);
    }
    progress("missing answers, weights, groups, threads");
    rows.extend(independence(data)?);
    Ok(rows)
}

/// E3, E4, E5 and E6.
pub fn speed(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    let plan = Plan { scores: true, ..Plan::of(Model::TwoParameter) };
    let with_errors = Plan { errors: true, ..plan.clone() };
    let fits = [
        ("E3", 500_000, &plan, 1.0, "mirt 92, TAM 75, dexterMML 21.7, girth 381"),
        ("E4", 50_000, &plan, 0.15, "mirt 13.8, dexterMML 2.3"),
        ("E4", 5_000, &plan, 0.03, "mirt 1.8, dexterMML 0.5"),
        ("E4", 50_000, &with_errors, 0.5, "mirt 29.4 (fit and SE)"),
    ];
    for (id, persons, plan, goal, anchor) in fits {
        progress(&format!("2PL, {persons} persons"));
        let answers = data.bench_set(persons)?;
        let responses = Responses::new(&answers, BENCH_ITEMS)?;
        let (found, time) = median(|| fit(&responses, plan))?;
        let errors = if plan.errors { " + SE(items)" } else { "" };
        let set = SETS.iter().find(|set| set.persons == persons).context("no such simulated set")?;
        let good = found.log_likelihood >= set.log_likelihood && found.errors.is_some() == plan.errors;
        rows.push(costs(
            id,
            format!("2PL {persons} × {BENCH_ITEMS}: fit + EAP + SE(θ){errors}"),
            time,
            goal,
            anchor,
            good,
        ));
    }
    progress("3PL with priors, 50000 persons");
    let (answers, priors) = guessed_answers();
    let responses = Responses::new(&answers, BENCH_ITEMS)?;
    let plan = Plan { scores: true, ..Plan::of(Model::ThreeParameter) }.with_priors(priors);
    let (found, time) = median(|| fit(&responses, &plan))?;
    rows.push(costs(
        "E5",
        "3PL with priors 50000 × 30: fit + EAP".to_owned(),
        time,
        0.8,
        "mirt 48.0",
        found.converged,
    ));
    progress("graded answers, 100000 persons");
    let answers = graded_answers();
    let responses = Responses::new(&answers, 15)?;
    let plan = Plan { scores: true, ..Plan::of(Model::Graded) };
    let (found, time) = median(|| fit(&responses, &plan))?;
    rows.push(costs(
        "E5",
        "GRM 100000 × 15 × 5 categories: fit + EAP".to_owned(),
        time,
        0.6,
        "mirt 18.5",
        found.converged,
    ));
    progress("memory of 500000 persons");
    let peak = cost::reported(&cost::in_child("fit-500k")?, "peak")? / 1e6;
    rows.push(Row::new(
        "E6",
        "peak memory of 2PL 500000 × 30, answers included",
        format!("{peak:.1} MB"),
        "≤ 150 MB",
        "mirt 1146, dexterMML 723, measured once on a machine of this kind",
        peak > 0.0 && peak <= 150.0,
    ));
    Ok(rows)
}

/// A child's task: fits the set of 500,000 and reports the cost.
pub fn fit_500k(data: &Data) -> anyhow::Result<String> {
    fit_alone(data, 500_000)
}

/// A child's task: fits the set of 50,000 and reports the cost.
pub fn fit_50k(data: &Data) -> anyhow::Result<String> {
    fit_alone(data, 50_000)
}

fn fit_alone(data: &Data, persons: usize) -> anyhow::Result<String> {
    let answers = data.bench_set(persons)?;
    let responses = Responses::new(&answers, BENCH_ITEMS)?;
    let plan = Plan { scores: true, ..Plan::of(Model::TwoParameter) };
    let (found, time) = cost::cpu(|| fit(&responses, &plan));
    let found = found?;
    let (cpu, peak) = (time.as_secs_f64(), cost::peak_memory());
    Ok(format!("cpu={cpu} peak={peak} loglik={} cycles={}", found.log_likelihood, found.cycles))
}

fn costs(id: &'static str, what: String, time: Duration, goal: f64, anchor: &str, good: bool) -> Row {
    let seconds = time.as_secs_f64();
    Row::new(
        id,
        what,
        format!("{seconds:.3} CPU s"),
        format!("≤ {goal} CPU s"),
        format!("{anchor} CPU s, measured once on a machine of this kind"),
        good && seconds <= goal,
    )
}

/// The median of three runs.
fn median<T, E>(work: impl Fn() -> Result<T, E>) -> Result<(T, Duration), E> {
    let (found, first) = cost::cpu(&work);
    let found = found?;
    let mut times = [first, cost::cpu(&work).1, cost::cpu(&work).1];
    times.sort_unstable();
    Ok((found, times[1]))
}

/// Rows of numbers without names; what isn't a number is NaN.
fn numbers(data: &Data, name: &str) -> anyhow::Result<Vec<Vec<f64>>> {
    let number = |cell: &String| cell.parse().unwrap_or(f64::NAN);
    Ok(data.table(name)?.iter().skip(1).map(|row| row.iter().map(number).collect()).collect())
}

fn code(value: f64, lowest: f64) -> u8 {
    if value.is_nan() { MISSING } else { (value - lowest) as u8 }
}

/// The answers of a data set with two answers per item, and its number of items.
fn right_or_wrong(data: &Data, name: &str) -> anyhow::Result<(Vec<u8>, usize)> {
    let mut answers = Vec::new();
    if name == "ability" {
        for row in numbers(data, "ability.csv")? {
            answers.extend(row.iter().map(|value| code(*value, 0.0)));
        }
        return Ok((answers, 16));
    }
    for row in numbers(data, &format!("{name}_tab.csv"))? {
        for _ in 0..row[5] as usize {
            answers.extend(row[..5].iter().map(|value| code(*value, 0.0)));
        }
    }
    Ok((answers, 5))
}

/// As strict as the golden estimates.
fn exact(model: Model) -> Plan {
    Plan { tolerance: 1e-8, gain: 1e-10, cycles: 5000, errors: true, ..Plan::of(model) }
}

const CLOSE: f64 = 1e-3;

fn two_parameters(data: &Data, name: &str) -> anyhow::Result<Row> {
    let (answers, items) = right_or_wrong(data, name)?;
    let found = fit(&Responses::new(&answers, items)?, &exact(Model::TwoParameter))?;
    let golden = numbers(data, &format!("golden/{name}_2PL_mirt.csv"))?;
    let errors = found.errors.as_ref().context("no standard errors")?;
    let (mut parameter, mut error) = (0.0_f64, 0.0_f64);
    for ((item, errors), row) in found.items.iter().zip(&errors.items).zip(&golden) {
        let Item::Logistic(item) = item else { continue };
        parameter = parameter.max((item.a - row[1]).abs()).max((item.d - row[2]).abs());
        error = error.max((errors[0] / row[4] - 1.0).abs()).max((errors[1] / row[5] - 1.0).abs());
    }
    let likelihood =
        (found.log_likelihood - numbers(data, &format!("golden/{name}_2PL_fit.csv"))?[0][1]).abs();
    let golden = numbers(data, &format!("golden/{name}_2PL_scores.csv"))?;
    let patterns: Vec<u8> =
        golden.iter().flat_map(|row| row[1..=items].iter().map(|value| code(*value, 0.0))).collect();
    let scores = expected_scores(&Responses::new(&patterns, items)?, &found)?;
    let mut score = 0.0_f64;
    for ((mean, sd), row) in scores.mean.iter().zip(&scores.sd).zip(&golden) {
        score = score.max((mean - row[items + 1]).abs()).max((sd - row[items + 2]).abs());
    }
    ensure!(golden.len() > 20, "{name}: few golden scores");
    Ok(Row::new(
        "E1",
        format!("{name} 2PL beside mirt: a and d, logLik, SE, EAP"),
        format!("Δ {parameter:.0e}, {likelihood:.0e}, {:.3} %, {score:.0e}", 100.0 * error),
        "1e-3, 1e-3, 1 %, 1e-3",
        "mirt 1.45.1 at tolerance 1e-9",
        parameter <= CLOSE && likelihood <= CLOSE && error <= 0.01 && score <= CLOSE,
    ))
}

fn rasch(data: &Data, name: &str) -> anyhow::Result<Row> {
    let (answers, items) = right_or_wrong(data, name)?;
    let found = fit(&Responses::new(&answers, items)?, &exact(Model::Rasch))?;
    let golden = numbers(data, &format!("golden/{name}_Rasch_mirt.csv"))?;
    let mut parameter = (found.groups[0].sd * found.groups[0].sd - golden[items][1]).abs();
    for (item, row) in found.items.iter().zip(&golden) {
        let Item::Logistic(item) = item else { continue };
        parameter = parameter.max((item.d - row[1]).abs());
    }
    let likelihood = (found.log_likelihood - golden[items + 1][1]).abs();
    Ok(Row::new(
        "E1",
        format!("{name} Rasch beside mirt: d and variance, logLik"),
        format!("Δ {parameter:.0e}, {likelihood:.0e}"),
        "1e-3, 1e-3",
        "mirt 1.45.1 at tolerance 1e-9",
        parameter <= CLOSE && likelihood <= CLOSE,
    ))
}

fn graded(data: &Data, name: &str, file: &str, columns: std::ops::Range<usize>) -> anyhow::Result<Row> {
    let items = columns.len();
    let answers: Vec<u8> = numbers(data, file)?
        .iter()
        .flat_map(|row| row[columns.clone()].iter().map(|value| code(*value, 1.0)).collect::<Vec<_>>())
        .collect();
    let found = fit(&Responses::new(&answers, items)?, &exact(Model::Graded))?;
    let golden = numbers(data, &format!("golden/{name}_GRM_mirt.csv"))?;
    let mut parameter = 0.0_f64;
    for (item, row) in found.items.iter().zip(&golden) {
        let Item::Graded(item) = item else { continue };
        ensure!(item.d.len() + 2 == row.len(), "{name}: other categories");
        for (value, golden) in [item.a].iter().chain(&item.d).zip(&row[1..]) {
            parameter = parameter.max((value - golden).abs());
        }
    }
    let likelihood =
        (found.log_likelihood - numbers(data, &format!("golden/{name}_GRM_fit.csv"))?[0][1]).abs();
    Ok(Row::new(
        "E1",
        format!("{name} GRM beside mirt: a and d, logLik"),
        format!("Δ {parameter:.0e}, {likelihood:.0e}"),
        "1e-3, 1e-3",
        "mirt 1.45.1 at tolerance 1e-9",
        parameter <= CLOSE && likelihood <= CLOSE,
    ))
}

/// What mirt reached on a simulated set, and the distances of the exact maximum from the truth.
struct Set {
    persons: usize,
    log_likelihood: f64,
    slope: f64,
    difficulty: f64,
    ability: f64,
}

const SETS: [Set; 3] = [
    Set {
        persons: 5_000,
        log_likelihood: -64_804.168_9,
        slope: 0.0697,
        difficulty: 0.053_27,
        ability: 0.3498,
    },
    Set {
        persons: 50_000,
        log_likelihood: -648_036.689_2,
        slope: 0.0182,
        difficulty: 0.015_29,
        ability: 0.3517,
    },
    Set {
        persons: 500_000,
        log_likelihood: -6_476_438.440_7,
        slope: 0.005_63,
        difficulty: 0.005_36,
        ability: 0.351_17,
    },
];

fn root_mean_square(differences: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = differences.fold((0.0, 0.0), |(sum, count), off| (sum + off * off, count + 1.0));
    (sum / count).sqrt()
}

fn recovered(data: &Data, set: &Set) -> anyhow::Result<Row> {
    let answers = data.bench_set(set.persons)?;
    let truth = data.bench_items()?;
    let plan = Plan { scores: true, ..Plan::of(Model::TwoParameter) };
    let found = fit(&Responses::new(&answers, BENCH_ITEMS)?, &plan)?;
    let items = || found.items.iter().zip(&truth);
    let slope = root_mean_square(items().map(|(item, truth)| item.slope() - truth.0));
    let difficulty = root_mean_square(items().map(|(item, truth)| match item {
        Item::Logistic(item) => item.b() - truth.1,
        Item::Graded(_) | Item::PartialCredit(_) => f64::NAN,
    }));
    let Scores { mean, .. } = found.scores.as_ref().context("no scores")?;
    let thetas = data.bench_thetas(set.persons)?;
    let ability = root_mean_square(mean.iter().zip(&thetas).map(|(mean, theta)| mean - theta));
    let near = |figure: f64, exact: f64| (figure / exact - 1.0).abs() <= 0.01;
    Ok(Row::new(
        "E2",
        format!("2PL {} × {BENCH_ITEMS}, usual stop rule: logLik; RMSE of a, b, θ", set.persons),
        format!("{:.4}; {slope:.5}, {difficulty:.5}, {ability:.5}", found.log_likelihood),
        format!(
            "≥ {:.4}; {:.5} ± 1 %, {:.5} ± 1 %, ≤ {:.5}",
            set.log_likelihood,
            set.slope,
            set.difficulty,
            set.ability + 1e-4
        ),
        format!("mirt {:.4}", set.log_likelihood),
        found.log_likelihood >= set.log_likelihood
            && near(slope, set.slope)
            && near(difficulty, set.difficulty)
            && ability <= set.ability + 1e-4,
    ))
}

/// The largest difference between any two estimates.
fn apart(one: &Calibration, other: &Calibration) -> f64 {
    let mut most = (one.log_likelihood - other.log_likelihood).abs();
    for (one, other) in one.items.iter().zip(&other.items) {
        if let (Item::Logistic(one), Item::Logistic(other)) = (one, other) {
            most = most.max((one.a - other.a).abs()).max((one.d - other.d).abs());
        }
    }
    if let (Some(one), Some(other)) = (&one.scores, &other.scores) {
        for (one, other) in one.mean.iter().zip(&other.mean).chain(one.sd.iter().zip(&other.sd)) {
            most = most.max((one - other).abs());
        }
    }
    most
}

/// The largest decrease of the log-likelihood from one cycle to the next, relative to its size.
fn fall(found: &Calibration) -> f64 {
    found.history.windows(2).map(|pair| (pair[0] - pair[1]) / pair[0].abs()).fold(0.0, f64::max)
}

fn independence(data: &Data) -> anyhow::Result<Vec<Row>> {
    let (row, none) =
        (|what: &str, figure: String, goal: &str, met| Row::new("E9", what, figure, goal, "–", met), 1e-10);
    let mut rows = Vec::new();
    let answers = data.bench_set(50_000)?;
    let responses = Responses::new(&answers, BENCH_ITEMS)?;
    let plan = Plan { scores: true, ..Plan::of(Model::TwoParameter) };
    let full = fit(&responses, &plan)?;

    let two = fit(&responses, &Plan { threads: 2, ..plan.clone() })?;
    let difference = apart(&full, &two);
    rows.push(row(
        "one thread and two: largest difference",
        format!("{difference:e}"),
        "≤ 1e-10",
        difference <= none,
    ));

    let walking = Plan { accelerated: false, tolerance: 1e-7, cycles: 60, ..plan.clone() };
    let small = Responses::new(&answers[..5_000 * BENCH_ITEMS], BENCH_ITEMS)?;
    let strict = Plan { accelerated: true, ..walking.clone() };
    let falls = [fall(&fit(&small, &walking)?), fall(&fit(&small, &strict)?), fall(&full)];
    rows.push(row(
        "log-likelihood from cycle to cycle: plain, with jumps, single precision",
        format!("falls ≤ {:.0e}, {:.0e}, {:.0e}", falls[0], falls[1], falls[2]),
        "≤ 1e-12, 1e-12, 2e-9 of its size",
        falls[0] <= 1e-12 && falls[1] <= 1e-12 && falls[2] <= 2e-9,
    ));

    // Every row twice is equivalent to every row with weight 2.
    let twice: Vec<u8> = small_rows(&answers).iter().chain(small_rows(&answers)).copied().collect();
    let doubled = vec![2.0; 5_000];
    let exact = Plan { tolerance: 1e-8, gain: 1e-9, ..plan.clone() };
    let difference = apart(
        &Calibration { scores: None, ..fit(&small.weighted(&doubled)?, &exact)? },
        &Calibration { scores: None, ..fit(&Responses::new(&twice, BENCH_ITEMS)?, &exact)? },
    );
    rows.push(row(
        "weights 2 and rows twice: largest difference",
        format!("{difference:.0e}"),
        "≤ 1e-6",
        difference <= 1e-6,
    ));

    let mut random = Random::seeded(31);
    let holes: Vec<u8> =
        answers.iter().map(|&answer| if random.chance(0.25) { MISSING } else { answer }).collect();
    let less = fit(&Responses::new(&holes, BENCH_ITEMS)?, &plan)?;
    let truth = data.bench_items()?;
    let error = |found: &Calibration| {
        root_mean_square(found.items.iter().zip(&truth).map(|(item, truth)| item.slope() - truth.0))
    };
    // With a quarter of the answers missing: √(4/3) of the error, plus chance.
    let ratio = error(&less) / error(&full);
    rows.push(row(
        "a quarter of the answers missing: RMSE of a against all answers",
        format!("{ratio:.2} times"),
        "≤ 1.5 times",
        ratio <= 1.5 && less.converged,
    ));
    rows.push(groups_found(&mut random)?);
    Ok(rows)
}

fn small_rows(answers: &[u8]) -> &[u8] {
    &answers[..5_000 * BENCH_ITEMS]
}

fn groups_found(random: &mut Random) -> anyhow::Result<Row> {
    let items: Vec<Logistic> = (0..BENCH_ITEMS)
        .map(|item| Logistic::from_abc(0.8 + random.uniform(), -2.0 + item as f64 * 4.0 / 29.0, 0.0))
        .collect();
    let people = [Normal::STANDARD, Normal { mean: 0.5, sd: 1.2 }, Normal { mean: -1.0, sd: 0.8 }];
    let (mut answers, mut groups) = (Vec::new(), Vec::new());
    for person in 0..30_000_u16 {
        let group = person % 3;
        let normal = people[usize::from(group)];
        let theta = normal.mean + normal.sd * random.normal();
        answers.extend(items.iter().map(|item| u8::from(random.chance(item.p(theta)))));
        groups.push(group);
    }
    let responses = Responses::new(&answers, BENCH_ITEMS)?.grouped(&groups)?;
    let found = fit(&responses, &Plan { errors: true, ..Plan::of(Model::TwoParameter) })?;
    let errors = found.errors.as_ref().context("no standard errors")?;
    let mut off = 0.0_f64;
    for ((found, truth), error) in found.groups.iter().zip(people).zip(&errors.groups).skip(1) {
        off = off.max((found.mean - truth.mean).abs() / error.mean);
        off = off.max((found.sd - truth.sd).abs() / error.sd);
    }
    Ok(Row::new(
        "E9",
        "three groups of 10000: largest error of mean and spread",
        format!("{off:.1} standard errors"),
        "≤ 3",
        "–",
        off <= 3.0 && found.converged,
    ))
}

/// 50,000 × 30 with guessing, and the priors for it.
fn guessed_answers() -> (Vec<u8>, Priors) {
    let mut random = Random::seeded(32);
    let items: Vec<Logistic> = (0..BENCH_ITEMS)
        .map(|item| {
            let b = -2.5 + item as f64 * 5.0 / 29.0;
            Logistic::from_abc(0.7 + 1.3 * random.uniform(), b, 0.05 + 0.2 * random.uniform())
        })
        .collect();
    let mut answers = Vec::with_capacity(50_000 * BENCH_ITEMS);
    for _ in 0..50_000 {
        let theta = random.normal();
        answers.extend(items.iter().map(|item| u8::from(random.chance(item.p(theta)))));
    }
    let priors = Priors {
        slope: Some(SlopePrior::Log(Normal { mean: 0.2, sd: 0.5 })),
        guessing: Some(GuessingPrior::Beta { alpha: 5.0, beta: 17.0 }),
        ..Priors::default()
    };
    (answers, priors)
}

/// 100,000 × 15 with five categories.
fn graded_answers() -> Vec<u8> {
    let mut random = Random::seeded(33);
    let items: Vec<Graded> = (0..15)
        .map(|_| {
            let middle = 0.7 * random.normal();
            Graded { a: 0.8 + 1.5 * random.uniform(), d: [2.0, 0.7, -0.6, -1.9].map(|d| d + middle).to_vec() }
        })
        .collect();
    let mut answers = Vec::with_capacity(100_000 * 15);
    let mut shares = [0.0; 5];
    for _ in 0..100_000 {
        let theta = random.normal();
        for item in &items {
            item.probabilities_into(theta, &mut shares);
            let mut left = random.uniform();
            let beyond = shares[..4].iter().take_while(|share| {
                left -= **share;
                left >= 0.0
            });
            answers.push(beyond.count() as u8);
        }
    }
    answers
}
