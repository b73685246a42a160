//! S2 and E8: how precisely and how fast adaptive and multistage tests measure, with a bank of 300.
#![expect(clippy::cast_precision_loss, reason = "counts of people and items")]

use std::time::Duration;

use measure::{
    model::Logistic,
    quadrature::Normal,
    random::Random,
    select::{
        Bank, Sitting,
        adaptive::{Rule, next},
        exposure::{Trial, limits},
        multistage::{Blueprint, assemble, route},
    },
};

use crate::{cost, data::Data, table::Row};

const PEOPLE: usize = 20_000;
const ITEMS: usize = 300;
const MOST: f64 = 0.35;

/// What a design reached in a standard normal population.
struct Reached {
    /// Squared correlation of the EAP with the truth.
    reliability: f64,
    /// Root mean square error of the EAP, in IQ points.
    error: f64,
    exposure: f64,
}

pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut random = Random::seeded(20_261_115);
    let equal = Bank::new(launch(ITEMS), vec![0; ITEMS])?;
    let calibrated = Bank::new(calibrated(&mut random), vec![0; ITEMS])?;

    progress("multistage");
    let panels = assemble(&equal, &Blueprint::THIRTY, &mut random)?;
    let staged = |truth: &[Logistic], random: &mut Random| {
        reached(&equal, random, |theta, random| {
            let panel = &panels[usize::try_from(random.below(panels.len() as u64)).unwrap_or(0)];
            let mut sitting = Sitting::new(&equal, Normal::STANDARD);
            for stage in 0..panel.stages.len() {
                for item in &panel.stages[stage][route(&equal, panel, stage, &sitting.belief)] {
                    sitting.answer(*item, random.chance(truth[*item].p(theta)));
                }
            }
            sitting
        })
    };
    let (mst, mst_off) = (staged(equal.items(), &mut random), staged(&misjudged(&mut random), &mut random));

    progress("adaptive, launch parameters");
    let plain = Rule::THIRTY;
    let (cat, cat_off) = (
        adaptive(&equal, equal.items(), &plain, &mut random),
        adaptive(&equal, &misjudged(&mut random), &plain, &mut random),
    );
    progress("adaptive, calibrated");
    let trial = Trial { most: 0.31, people: 2_000, rounds: 20 };
    let rule = Rule { among: (10, 3), ..Rule::THIRTY };
    let found = limits(&calibrated, &rule, trial, &mut random);
    let best = adaptive(&calibrated, calibrated.items(), &Rule { limits: Some(&found), ..rule }, &mut random);

    Ok(vec![
        judged("multistage 1-3-3, 30 items, a 1.28, c .10", &mst, Some(&mst_off), 0.87, ".88"),
        judged("adaptive 30 items, a 1.28, c .10", &cat, Some(&cat_off), 0.89, ".90"),
        judged("adaptive 30 items, a LogN(.25, .25), c .10", &best, None, 0.92, "SEM 3.9 = .93"),
    ])
}

fn judged(what: &str, reached: &Reached, off: Option<&Reached>, goal: f64, anchor: &str) -> Row {
    let misjudged = off.map_or(String::new(), |off| {
        format!("; if b is misjudged by .7 and a by 25 %: {:.3}", off.reliability)
    });
    Row::new(
        "S2",
        what,
        format!(
            "reliability {:.3}, SEM {:.1} IQ, most seen {:.3}{misjudged}",
            reached.reliability, reached.error, reached.exposure
        ),
        format!("≥ {goal}, most seen ≤ {MOST}"),
        anchor,
        reached.reliability >= goal && reached.exposure <= MOST,
    )
}

/// E8, in CPU time of this process.
pub fn speed(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    const TESTS: u32 = 5_000;
    let mut random = Random::seeded(8);
    let bank = Bank::new(launch(ITEMS), vec![0; ITEMS])?;
    let (_, whole) = cost::cpu(|| take(&bank, TESTS, &mut random));
    progress("a bank of 100,000");
    let big = Bank::new(launch(100_000), vec![0; 100_000])?;
    let (_, in_big) = cost::cpu(|| take(&big, TESTS, &mut random));
    let (test, step, far) = (whole / TESTS, whole / (TESTS * 30), in_big / (TESTS * 30));
    Ok(vec![
        Row::new(
            "E8",
            "one adaptive step from 300 items, choosing and updating",
            format!("{:.1} µs ({:.1} µs from 100,000 items)", micros(step), micros(far)),
            "≤ 20 µs",
            "–",
            step <= Duration::from_micros(20),
        ),
        Row::new(
            "E8",
            "whole adaptive test of 30 from 300",
            format!("{:.3} ms", micros(test) / 1e3),
            "≤ 1 ms",
            "catR 383 ms, catsim 574 ms",
            test <= Duration::from_millis(1),
        ),
    ])
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn take(bank: &Bank, tests: u32, random: &mut Random) -> f64 {
    (0..tests).map(|_| measure::select::exposure::simulated(bank, &Rule::THIRTY, random).belief.mean()).sum()
}

/// Equal slopes, difficulties spread as the blueprint says.
fn launch(count: usize) -> Vec<Logistic> {
    (0..count)
        .map(|item| Logistic::from_abc(1.28, -2.6 + 5.4 * item as f64 / (count - 1) as f64, 0.10))
        .collect()
}

fn calibrated(random: &mut Random) -> Vec<Logistic> {
    launch(ITEMS)
        .iter()
        .map(|item| Logistic::from_abc((0.25 + 0.25 * random.normal()).exp(), item.b(), item.c))
        .collect()
}

/// What the launch items may really be like: difficulties were predicted with an error, slopes not at all.
fn misjudged(random: &mut Random) -> Vec<Logistic> {
    launch(ITEMS)
        .iter()
        .map(|item| {
            let a = item.a * (0.25 * random.normal()).exp();
            Logistic::from_abc(a, item.b() + 0.7 * random.normal(), item.c)
        })
        .collect()
}

/// The test assumes the bank's parameters; people answer by the true ones.
fn adaptive(bank: &Bank, truth: &[Logistic], rule: &Rule<'_>, random: &mut Random) -> Reached {
    reached(bank, random, |theta, random| {
        let mut sitting = Sitting::new(bank, Normal::STANDARD);
        while let Some(item) = next(&mut sitting, rule, random) {
            sitting.answer(item, random.chance(truth[item].p(theta)));
        }
        sitting
    })
}

fn reached<'a>(
    bank: &'a Bank,
    random: &mut Random,
    mut sit: impl FnMut(f64, &mut Random) -> Sitting<'a>,
) -> Reached {
    let mut seen = vec![0.0; bank.items().len()];
    let mut sums = [0.0; 5];
    let mut squares = 0.0;
    for _ in 0..PEOPLE {
        let theta = random.normal();
        let sitting = sit(theta, random);
        let found = sitting.belief.mean();
        for (sum, part) in sums.iter_mut().zip([theta, found, theta * theta, found * found, theta * found]) {
            *sum += part / PEOPLE as f64;
        }
        squares += (found - theta) * (found - theta);
        for item in sitting.given() {
            seen[*item] += 1.0 / PEOPLE as f64;
        }
    }
    let [x, y, xx, yy, xy] = sums;
    let covariance = xy - x * y;
    Reached {
        reliability: covariance * covariance / ((xx - x * x) * (yy - y * y)),
        error: 15.0 * (squares / PEOPLE as f64).sqrt(),
        exposure: seen.iter().copied().fold(0.0, f64::max),
    }
}
