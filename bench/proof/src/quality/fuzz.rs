//! E10: a million hostile inputs through the public functions of `measure`. None may panic, and every result
//! is finite or an error value.

use std::{
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};

use measure::{
    batch::Batch,
    calibrate::{self, Model, Plan, Priors},
    dif, effort, hierarchical, information, item_fit,
    linear::{self, Design, Trials},
    linking::{self, Curves},
    lltm::{self, Seen},
    norms::{self, Norms},
    pace::{self, Timing},
    person_fit,
    quadrature::Normal,
    random::Random,
    reliability,
    responses::{MISSING, Responses},
    scale::{self, Scale},
    score::{self, Estimate, Form, Prior},
    select::{self, Sitting, adaptive, exposure, multistage},
    simulate, subscores,
    validity::{self, Circumstances, Questionnaire, Run},
};

use super::hostile::{answers, below, count, finite, groups, items, nearly, number, numbers, times};
use crate::{data::Data, table::Row};

/// One family of functions.
struct Subject {
    name: &'static str,
    hundreds: u32,
    /// Whether everything that came back was finite or an error value.
    run: fn(&mut Random) -> bool,
}

const SUBJECTS: &[Subject] = &[
    Subject { name: "linking", hundreds: 600, run: linked },
    Subject { name: "fairness", hundreds: 1500, run: fairness },
    Subject { name: "fairness by the model", hundreds: 5, run: model_fairness },
    Subject { name: "item fit", hundreds: 700, run: fit_of_items },
    Subject { name: "regressions", hundreds: 1200, run: regressions },
    Subject { name: "difficulty from features", hundreds: 800, run: difficulty },
    Subject { name: "adaptive selection", hundreds: 800, run: adaptively },
    Subject { name: "multistage selection", hundreds: 200, run: staged },
    Subject { name: "exposure limits", hundreds: 20, run: limited },
    Subject { name: "scores", hundreds: 800, run: scores },
    Subject { name: "batch of scores", hundreds: 20, run: batch },
    Subject { name: "person fit and information", hundreds: 600, run: persons },
    Subject { name: "pace and effort", hundreds: 1250, run: paces },
    Subject { name: "validity", hundreds: 600, run: verdicts },
    Subject { name: "reliability", hundreds: 545, run: reliabilities },
    Subject { name: "norms", hundreds: 60, run: normed },
    Subject { name: "printed scores", hundreds: 50, run: printed },
    Subject { name: "sub-scores", hundreds: 50, run: profiles },
    Subject { name: "calibration", hundreds: 100, run: calibrated },
    Subject { name: "hierarchical calibration", hundreds: 100, run: from_templates },
];

pub fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut random = Random::seeded(10);
    let share = if data.quick { 1 } else { 100 };
    let (mut cases, mut panics, mut wild) = (0, 0, 0);
    for subject in SUBJECTS {
        let (mut broken, mut odd) = (0, 0);
        for _ in 0..subject.hundreds * share {
            match catch_unwind(AssertUnwindSafe(|| (subject.run)(&mut random))) {
                Ok(true) => {}
                Ok(false) => odd += 1,
                Err(_) => broken += 1,
            }
        }
        let here = subject.hundreds * share;
        progress(&format!("{}: {here} inputs, {broken} panics, {odd} not finite", subject.name));
        (cases, panics, wild) = (cases + here, panics + broken, wild + odd);
    }
    Ok(vec![Row::new(
        "E10",
        format!("{cases} hostile inputs to {} families of functions", SUBJECTS.len()),
        format!("{panics} panics, {wild} results neither finite nor an error"),
        "0, 0",
        "–",
        panics == 0 && wild == 0 && (data.quick || cases >= 1_000_000),
    )])
}

/// All public types show their numbers in their debug form, so no field is forgotten.
fn sound(value: &impl Debug) -> bool {
    let text = format!("{value:?}");
    !text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "NaN" || word == "inf")
}

fn linked(random: &mut Random) -> bool {
    let size = count(8, random);
    let (base, new) = (items(size, random), items(nearly(size, random), random));
    let found = [
        linking::mean_sigma(&base, &new),
        linking::by_curves(&base, &new, Curves::Items),
        linking::by_curves(&base, &new, Curves::Test),
    ];
    sound(&found)
}

fn fairness(random: &mut Random) -> bool {
    let (people, width) = (count(30, random), count(6, random));
    let table = answers(people * width, width, random);
    let groups = groups(nearly(people, random), random);
    let weights = numbers(people, random);
    let Ok(table) = Responses::new(&table, width) else { return true };
    let table = table.weighted(&weights).unwrap_or(table);
    let table = table.grouped(&groups).unwrap_or(table);
    let matching: Vec<bool> = (0..nearly(width, random)).map(|_| random.chance(0.8)).collect();
    let item = below(width + 1, random);
    sound(&(
        dif::mantel_haenszel(table, item, &matching),
        dif::regressed(table, item, &matching),
        dif::purified(table),
    ))
}

fn model_fairness(random: &mut Random) -> bool {
    let (people, width) = (count(30, random), count(5, random));
    let (table, groups) = (answers(people * width, width, random), groups(people, random));
    let Ok(table) = Responses::new(&table, width).and_then(|table| table.grouped(&groups)) else {
        return true;
    };
    sound(&dif::likelihood::likelihood_ratios(table, &[below(width + 1, random)]))
}

fn fit_of_items(random: &mut Random) -> bool {
    let (people, width) = (count(30, random), count(8, random));
    let table = answers(people * width, width, random);
    let Ok(table) = Responses::new(&table, width) else { return true };
    let parameters = items(nearly(width, random), random);
    let thetas = numbers(nearly(people, random), random);
    sound(&(item_fit::s_x2(table, &parameters, below(4, random)), item_fit::q3(table, &parameters, &thetas)))
}

fn regressions(random: &mut Random) -> bool {
    let (rows, columns) = (count(12, random), count(4, random));
    let design = numbers(nearly(rows * columns, random), random);
    let Ok(design) = Design::new(&design, columns) else { return true };
    let outcomes = numbers(nearly(rows, random), random);
    let weights: Vec<f64> = numbers(rows, random).iter().map(|weight| weight.abs()).collect();
    let right: Vec<f64> = weights.iter().map(|tried| tried * random.uniform()).collect();
    let trials = Trials { right: &right, tried: &weights };
    let guess = if random.chance(0.2) { number(random) } else { 0.2 };
    let matrix = numbers(columns * columns, random);
    sound(&(
        linear::least_squares(design, &outcomes, &weights),
        linear::logistic_regression(design, trials, guess),
        linear::cholesky(&matrix, columns),
    ))
}

fn difficulty(random: &mut Random) -> bool {
    let (rows, columns) = (count(12, random), count(3, random));
    let design = numbers(rows * columns, random);
    let persons: Vec<usize> =
        (0..nearly(rows, random)).map(|_| below(4, random) * (usize::MAX / 4)).collect();
    let right: Vec<bool> = (0..rows).map(|_| random.chance(0.5)).collect();
    let seen: Vec<Seen> = (0..nearly(rows, random))
        .map(|_| {
            let (right, tried) = (number(random), number(random));
            lltm::seen(right, tried).unwrap_or(Seen { difficulty: finite(random), variance: number(random) })
        })
        .collect();
    let families: Vec<usize> = (0..rows).map(|_| below(4, random)).collect();
    let ones = vec![1.0; rows];
    let counts: Vec<f64> = right.iter().map(|right| f64::from(u8::from(*right))).collect();
    let Ok(design) = Design::new(&design, columns) else { return true };
    sound(&(
        lltm::rest_logits(&persons, &right),
        lltm::explain(design, &seen),
        lltm::family_spread(&seen, &families),
        lltm::feature_weights(design, Trials { right: &counts, tried: &ones }, 0.25),
    ))
}

fn adaptively(random: &mut Random) -> bool {
    let size = count(12, random);
    let families = groups(nearly(size, random), random);
    let Ok(bank) = select::Bank::new(items(size, random), families) else { return true };
    let shares = numbers(count(3, random), random);
    let rule = adaptive::Rule {
        length: count(20, random),
        criterion: [adaptive::Criterion::AtEstimate, adaptive::Criterion::OverBelief][below(2, random)],
        among: ([0, 1, 5, usize::MAX][below(4, random)], count(5, random)),
        shares: &shares,
        limits: None,
    };
    let mut sitting = Sitting::new(&bank, Normal { mean: number(random), sd: number(random) });
    while let Some(item) = adaptive::next(&mut sitting, &rule, random) {
        sitting.answer(if random.chance(0.05) { usize::MAX } else { item }, random.chance(0.5));
        if random.chance(0.05) {
            break;
        }
    }
    sound(&(sitting.belief.mean(), sitting.belief.sd())) && sitting.given().len() <= rule.length
}

fn staged(random: &mut Random) -> bool {
    let size = 7 + count(40, random);
    let Ok(bank) = select::Bank::new(items(size, random), groups(size, random)) else { return true };
    let shares = numbers(count(3, random), random);
    let blueprint = multistage::Blueprint {
        module: [0, 1, 2, 3, usize::MAX][below(5, random)],
        panels: [0, 1, 2, 4, usize::MAX][below(5, random)],
        aims: [number(random), finite(random)],
        most: if random.chance(0.5) { 1.0 } else { number(random) },
        shares: &shares,
    };
    let Ok(panels) = multistage::assemble(&bank, &blueprint, random) else { return true };
    let prior = Normal { mean: number(random), sd: number(random) };
    let sitting = multistage::simulated(&bank, &panels[0], finite(random), prior, random);
    sound(&(sitting.belief.mean(), sitting.belief.sd()))
}

fn limited(random: &mut Random) -> bool {
    let size = count(8, random);
    let Ok(bank) = select::Bank::new(items(size, random), vec![0; size]) else { return true };
    let rule = adaptive::Rule { length: count(4, random), ..adaptive::Rule::THIRTY };
    let trial = exposure::Trial { most: number(random), people: count(4, random), rounds: count(3, random) };
    let limits = exposure::limits(&bank, &rule, trial, random);
    let rule = adaptive::Rule { limits: Some(&limits), ..rule };
    sound(&(exposure::exposures(&bank, &rule, count(3, random), random), &limits))
}

fn form(random: &mut Random) -> Option<Form> {
    Form::new(items(count(8, random), random)).ok()
}

fn estimate(random: &mut Random) -> Estimate {
    Estimate { theta: finite(random), se: finite(random).abs() }
}

fn scores(random: &mut Random) -> bool {
    let Some(form) = form(random) else { return true };
    let width = form.items().len();
    let row = answers(nearly(width, random), width, random);
    let prior = Prior { mean: number(random), sd: number(random) };
    sound(&(
        score::wle(&form, &row),
        score::mle(&form, &row),
        score::map(&form, &row, prior),
        score::eap(&form, &row, prior),
        score::log_likelihood(form.items(), &row, finite(random)),
    ))
}

fn batch(random: &mut Random) -> bool {
    let Some(form) = form(random) else { return true };
    let batch = Batch::new(&form);
    (0..20).all(|_| {
        let width = form.items().len();
        sound(&batch.score(&answers(nearly(width, random), width, random)))
    })
}

fn persons(random: &mut Random) -> bool {
    let Some(form) = form(random) else { return true };
    let width = form.items().len();
    let row = answers(nearly(width, random), width, random);
    let (from, to) = (finite(random), finite(random));
    sound(&(
        person_fit::lz(&form, &row, from),
        person_fit::lz_star(&form, &row),
        person_fit::lz_star_at(&form, &row, estimate(random)),
        person_fit::mean_squares(&form, &row, to),
        person_fit::hard_part(&form, &row),
        information::along(&form, from, to, count(4, random)),
        information::largest_gap(&form, &form, from, to),
    ))
}

fn paces(random: &mut Random) -> bool {
    let size = count(8, random);
    let timings: Vec<Timing> = numbers(2 * size, random)
        .chunks_exact(2)
        .map(|pair| Timing { beta: pair[0], alpha: pair[1] })
        .collect();
    let seconds = times(nearly(size, random), random);
    let row = answers(nearly(size, random), size, random);
    let thresholds: Vec<f64> = seconds.iter().map(|seconds| effort::threshold(*seconds)).collect();
    let table = times(size * count(5, random), random);
    sound(&(
        pace::pace(&timings, &seconds),
        pace::calibrate(&table, size),
        effort::response_time_effort(&row, &seconds, &thresholds),
        effort::without_rapid(&row, &seconds, &thresholds),
        &thresholds,
    ))
}

fn run_of(width: usize, random: &mut Random) -> Run {
    Run {
        choices: answers(nearly(width, random), width, random),
        answers: answers(nearly(width, random), width, random),
        times: times(nearly(width, random), random),
        circumstances: Circumstances {
            pasted: count(40, random),
            left: u32::try_from(count(5, random)).unwrap_or(0),
            hidden_seconds: number(random),
            width: random.chance(0.5).then_some(u32::MAX),
            clock_jump: random.chance(0.1),
            timed_out: random.chance(0.3),
            impossible_times: random.chance(0.1),
        },
    }
}

fn verdicts(random: &mut Random) -> bool {
    let size = count(12, random);
    let sheet = Questionnaire {
        answers: &answers(size, size, random),
        categories: u8::try_from(below(256, random)).unwrap_or(0),
        reversed: &(0..nearly(size, random)).map(|_| random.chance(0.5)).collect::<Vec<bool>>(),
        scales: &answers(nearly(size, random), size, random),
        times: &times(nearly(size, random), random),
        attention_failed: u32::try_from(below(3, random)).unwrap_or(0),
        log_ratio: (below(2, random) == 1).then(|| 20.0 * random.uniform() - 10.0),
    };
    let of_sheet = (validity::judge_questionnaire(&sheet), validity::even_odd(&sheet));
    let Some(form) = form(random) else { return sound(&of_sheet) };
    let width = form.items().len();
    let thresholds = times(nearly(width, random), random);
    let options = u8::try_from(below(256, random)).unwrap_or(0);
    let test = validity::Test { form: &form, thresholds: &thresholds, options };
    let run = run_of(width, random);
    sound(&(of_sheet, validity::judge(&test, &run), validity::likelihood_ratio(&form, &run.answers, options)))
}

fn reliabilities(random: &mut Random) -> bool {
    let estimates: Vec<Estimate> = (0..count(8, random)).map(|_| estimate(random)).collect();
    let (people, width) = (count(10, random), count(6, random));
    let table = answers(people * width, width, random);
    let alpha = Responses::new(&table, width).map(|table| reliability::alpha(&table));
    sound(&(reliability::of_posteriors(&estimates), reliability::empirical(&estimates), alpha))
}

fn hostile_norms(random: &mut Random) -> Norms {
    Norms {
        mean: number(random),
        sd: number(random),
        level_error: number(random),
        form_error: number(random),
        ..Norms::provisional("hostile")
    }
}

fn normed(random: &mut Random) -> bool {
    let norms = hostile_norms(random);
    let (noise, stuck) = (number(random), random.chance(0.3));
    let table = norms::of_estimator(&norms, 3, random.below(9), |theta, random| {
        if stuck { noise } else { theta + 0.4 * random.normal() }
    });
    let at = finite(random);
    sound(&(
        table.deviate(at),
        table.percentile(at),
        table.iq(at),
        table.accuracy_at(at),
        table.measured_range(9.0),
    ))
}

fn printed(random: &mut Random) -> bool {
    let Some(form) = form(random) else { return true };
    let width = form.items().len();
    // The form's own table takes a second of simulation; a coarse one exercises the same code.
    let coarse = norms::of_estimator(&Norms::provisional("hostile"), 4, 1, |theta, random| {
        theta + 0.3 * random.normal()
    });
    let seconds = times(nearly(width, random), random);
    let Ok(scale) = Scale::with_table(form, hostile_norms(random), coarse, &seconds, 6) else { return true };
    let run = run_of(width, random);
    sound(&(scale::result(&scale, &run).score, scale.total_error(score::wle(scale.form(), &run.answers))))
}

fn profiles(random: &mut Random) -> bool {
    let Some(form) = form(random) else { return true };
    let width = form.items().len();
    let kinds = count(4, random);
    let kind_of: Vec<u8> =
        (0..nearly(width, random)).map(|_| u8::try_from(below(kinds, random)).unwrap_or(0)).collect();
    let loadings: Vec<f64> =
        (0..kinds).map(|_| if random.chance(0.1) { number(random) } else { random.uniform() }).collect();
    let Ok(kinds) = subscores::Kinds::new(&form, &kind_of, &loadings) else { return true };
    let worths = subscores::worth(&kinds);
    let row = answers(nearly(width, random), width, random);
    sound(&(subscores::profile(&kinds, &worths, &row), worths))
}

fn calibrated(random: &mut Random) -> bool {
    let (people, width) = (count(20, random), count(5, random));
    let mut table = answers(people * width, width, random);
    // Hundreds of categories are legal and slow: a few such tables are enough.
    if random.chance(0.95) {
        table.iter_mut().filter(|answer| **answer != MISSING).for_each(|answer| *answer %= 5);
    }
    let (groups, weights) = (groups(people, random), numbers(people, random));
    let Ok(table) = Responses::new(&table, width) else { return true };
    let table = table.weighted(&weights).unwrap_or(table);
    let table = if random.chance(0.5) { table.grouped(&groups).unwrap_or(table) } else { table };
    let models =
        [Model::Rasch, Model::TwoParameter, Model::ThreeParameter, Model::Graded, Model::PartialCredit];
    let plan = Plan {
        nodes: [21, 41, 0, usize::MAX][if random.chance(0.9) { below(2, random) } else { below(4, random) }],
        cycles: count(15, random),
        errors: random.chance(0.3),
        scores: random.chance(0.5),
        tolerance: if random.chance(0.1) { number(random) } else { 1e-3 },
        ..Plan::of(models[below(models.len(), random)])
    };
    let plan = if random.chance(0.3) {
        let intercept = Some(Normal { mean: number(random), sd: number(random) });
        plan.with_priors(Priors { intercept, ..Priors::default() })
    } else {
        plan
    };
    let Ok(found) = calibrate::fit(&table, &plan) else { return true };
    sound(&(&found, calibrate::expected_scores(&table, &found)))
}

fn from_templates(random: &mut Random) -> bool {
    let (templates, width) = (count(4, random), count(3, random));
    let bank = hierarchical::Bank {
        features: (0..templates).map(|_| numbers(nearly(width, random), random)).collect(),
        items: items(count(5, random), random)
            .iter()
            .map(|item| hierarchical::Origin {
                template: u32::try_from(below(templates.max(1), random)).unwrap_or(0),
                a: item.a,
                c: item.c,
            })
            .collect(),
    };
    let start = hierarchical::Start {
        weights: (0..width).map(|_| Normal { mean: finite(random), sd: 0.3 }).collect(),
        template_sd: if random.chance(0.2) { number(random) } else { 0.75 },
        clone_sd: if random.chance(0.2) { number(random) } else { 0.35 },
        certainty: if random.chance(0.3) { number(random) } else { 30.0 },
    };
    let seen: Vec<u32> =
        (0..count(6, random)).map(|_| u32::try_from(below(7, random)).unwrap_or(0)).collect();
    let row = answers(nearly(seen.len(), random), seen.len(), random);
    let people = Normal { mean: finite(random), sd: if random.chance(0.2) { number(random) } else { 1.0 } };
    let sitting = || std::iter::repeat_n(hierarchical::Sitting { items: &seen, answers: &row }, 5);
    sound(&(
        hierarchical::prior(&bank, &start),
        hierarchical::calibrate(&bank, &start, people, count(2, random), sitting),
        simulate::launch_items(count(3, random)),
    ))
}
