//! The printed score: its error, its interval, its scale, its range, and what it says about task kinds.

use measure::{
    batch::Batch,
    model::Logistic,
    norms::{NormTable, Norms, Phase, of_estimator, of_form},
    quadrature::Normal,
    random::Random,
    reliability::of_posteriors,
    scale::{Bound, Scale, print, result},
    score::{Estimate, Form, Prior, eap, wle},
    select::{
        Bank, Sitting,
        adaptive::{Rule, next},
    },
    simulate::{Behaviour, Person, SimulatedForm, answers, sheet},
    subscores::{Kinds, profile, worth},
    validity::{Circumstances, Run},
};

use super::{calibrated, launch};
use crate::table::Row;

pub fn rows(progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = vec![precision()?];
    progress("precision");
    rows.extend(intervals()?);
    progress("intervals");
    rows.extend(same_scale()?);
    progress("the same scale");
    rows.push(again()?);
    rows.push(kinds()?);
    Ok(rows)
}

fn norms(phase: Phase, level_error: f64, form_error: f64) -> Norms {
    Norms { phase, level_error, form_error, ..Norms::provisional("proof") }
}

/// S1: error of the printed score, and reliability.
fn precision() -> anyhow::Result<Row> {
    let thirty = launch(30)?;
    let batch = Batch::new(&thirty);
    let table = of_estimator(&Norms::provisional("proof"), 4000, 11, |theta, random| {
        batch.score(&answers(thirty.items(), theta, random)).wle
    });
    let inside = || table.accuracy().iter().filter(|at| (85.0..=130.0).contains(&at.iq));
    let error = inside().map(|at| at.error).fold(0.0, f64::max);
    let theta = inside().map(|at| 15.0 * measure::information::at(&thirty, (at.iq - 100.0) / 15.0).sem);
    let theta = theta.fold(0.0, f64::max);
    let (long, short) = (reliability(&thirty), reliability(&launch(20)?));
    Ok(Row::new(
        "S1",
        "error of the printed score at 85–130 (30 items); reliability of 30 and of 20, launch parameters",
        format!("{error:.1} IQ (15/√I: {theta:.2}); {long:.3}; {short:.3}"),
        "≤ 7.2; ≥ .81; ≥ .73",
        "Mensa Norway unreported; IQ Exact ends at 128",
        error <= 7.2 && long >= 0.81 && short >= 0.73,
    ))
}

/// Marginal reliability of posterior means.
fn reliability(form: &Form) -> f64 {
    let (batch, mut random) = (Batch::new(form), Random::seeded(31));
    let people: Vec<Estimate> = (0..40_000)
        .map(|_| {
            let theta = random.normal();
            let score = batch.score(&answers(form.items(), theta, &mut random));
            Estimate { theta: score.eap, se: score.eap_sd }
        })
        .collect();
    of_posteriors(&people)
}

/// S3: how often the printed interval contains the true IQ.
fn intervals() -> anyhow::Result<Vec<Row>> {
    let form = launch(30)?;
    let table = of_form(&form, &Norms::provisional("proof"));
    let scale = |norms: Norms| Scale::with_table(form.clone(), norms, table.clone(), &[25.0; 30], 6);
    let exact = coverage(&scale(norms(Phase::Census, 0.0, 0.0))?, 0.0, 0.0);
    let unsure = coverage(&scale(norms(Phase::Calibrating, 0.0, 2.3))?, 0.7, 0.0);
    let launch = coverage(&scale(Norms::provisional("proof"))?, 0.7, 0.0);
    let everything = coverage(&scale(Norms::provisional("proof"))?, 0.7, 5.0 / 15.0);
    let ends = shrunken(&form);
    Ok(vec![
        Row::new(
            "S3",
            "95 % interval holds the true IQ, at each of 55, 60 … 145",
            range(exact),
            "93–98 %",
            format!("EAP ± 1.96 SD: {ends:.0} % at an end"),
            exact[0] >= 0.93 && exact[1] <= 0.98,
        ),
        Row::new(
            "S3",
            "the same with difficulties wrong by .7; provisional norms: level right; level wrong by 5 IQ too",
            format!("{}; {}; {}", range(unsure), range(launch), range(everything)),
            "each ≥ 93 %",
            "±1.96 SE alone .92–.935",
            unsure[0] >= 0.93 && launch[0] >= 0.93 && everything[0] >= 0.93,
        ),
    ])
}

fn range([least, most]: [f64; 2]) -> String {
    format!("{:.1}–{:.1} %", least * 100.0, most * 100.0)
}

/// Least and most coverage over true IQs. People answer items whose difficulties differ from the
/// scored ones, and the population's level differs from the norms'.
fn coverage(scale: &Scale, difficulty_error: f64, level_error: f64) -> [f64; 2] {
    const PEOPLE: u32 = 10_000;
    let mut random = Random::seeded(33);
    let (mut least, mut most) = (1.0_f64, 0.0_f64);
    for iq in (55..=145).step_by(5) {
        let mut covered = 0;
        for _ in 0..PEOPLE {
            let theta = f64::from(iq - 100) / 15.0 + level_error * random.normal();
            let mut answer = |item: &Logistic| {
                let meant = Logistic::from_abc(item.a, item.b() + difficulty_error * random.normal(), item.c);
                u8::from(random.chance(meant.p(theta)))
            };
            let answers: Vec<u8> = scale.form().items().iter().map(&mut answer).collect();
            covered += u32::from(print(scale, &answers).interval.contains(f64::from(iq)));
        }
        let share = f64::from(covered) / f64::from(PEOPLE);
        (least, most) = (least.min(share), most.max(share));
    }
    [least, most]
}

/// The worse end of a posterior interval's coverage, in percent.
fn shrunken(form: &Form) -> f64 {
    let mut random = Random::seeded(34);
    let mut cover = |theta: f64| {
        let inside = (0..3000).filter(|_| {
            let posterior = eap(form, &answers(form.items(), theta, &mut random), Prior::STANDARD);
            (posterior.theta - theta).abs() <= 1.96 * posterior.se
        });
        f64::from(u16::try_from(inside.count()).unwrap_or(u16::MAX)) / 30.0
    };
    cover(-3.0).min(cover(3.0))
}

/// S4: mean and spread in the norm population, and the score one person would get on another form.
fn same_scale() -> anyhow::Result<Vec<Row>> {
    let norms = Norms::provisional("proof");
    let mut random = Random::seeded(41);
    let forms = [("20", launch(20)?), ("30", launch(30)?), ("30 calibrated", calibrated(&mut random)?)];
    let mut tables: Vec<(&str, NormTable, f64, f64)> = Vec::new();
    for (name, form) in &forms {
        let (table, batch) = (of_form(form, &norms), Batch::new(form));
        let estimate =
            |theta: f64, random: &mut Random| batch.score(&answers(form.items(), theta, random)).wle;
        let (mean, sd) = moments(&table, &norms, estimate);
        tables.push((name, table, mean, sd));
    }
    let items = (0..300).map(|step| Logistic::from_abc(1.28, f64::from(step) * 0.022 - 3.3, 0.10)).collect();
    let bank = Bank::new(items, vec![0; 300])?;
    let estimate = |theta: f64, random: &mut Random| adaptive(&bank, theta, random);
    let table = of_estimator(&norms, 240, 43, estimate);
    let (mean, sd) = moments(&table, &norms, estimate);
    tables.push(("30 adaptive", table, mean, sd));

    let figures: Vec<String> =
        tables.iter().map(|(name, _, mean, sd)| format!("{name}: {mean:.2} / {sd:.2}")).collect();
    let met = tables.iter().all(|(.., mean, sd)| (mean - 100.0).abs() <= 0.3 && (sd - 15.0).abs() <= 0.3);
    let gap = |one: usize, other: usize| {
        let expected = |form: usize, iq: i32| smooth_expected(&tables[form].1, f64::from(iq));
        let gaps = (70..=130).step_by(5).map(|iq| (expected(one, iq) - expected(other, iq)).abs());
        gaps.fold(0.0, f64::max)
    };
    let fixed = gap(0, 1).max(gap(0, 2)).max(gap(1, 2));
    let (same_length, shorter) = (gap(1, 3), gap(0, 3));
    Ok(vec![
        Row::new(
            "S4",
            "mean / spread of IQ in the norm population",
            figures.join(", "),
            "100 ± .3 / 15 ± .3",
            "–",
            met,
        ),
        Row::new(
            "S4",
            "largest difference of expected scores at true IQ 70–130: fixed forms; 30 fixed and 30 adaptive",
            format!("{fixed:.1}; {same_length:.1} IQ (20 fixed and 30 adaptive: {shorter:.1})"),
            "≤ 2.5",
            "–",
            fixed <= 2.5 && same_length <= 2.5,
        ),
    ])
}

/// Mean and spread of a table's IQs in the population, from other simulated people than those it was made
/// from: every ability has its share of them, and its weight.
fn moments(
    table: &NormTable,
    norms: &Norms,
    mut estimate: impl FnMut(f64, &mut Random) -> f64,
) -> (f64, f64) {
    const DRAWS: u32 = 200;
    let (mut random, population) = (Random::seeded(44), norms.population());
    let (mut weight, mut sum, mut square) = (0.0, 0.0, 0.0);
    for node in -50..=50 {
        let deviate = f64::from(node) * 0.1;
        let mass = measure::special::normal_pdf(deviate);
        for _ in 0..DRAWS {
            let iq = table.iq(estimate(population.mean + population.sd * deviate, &mut random));
            weight += mass;
            sum += mass * iq;
            square += mass * iq * iq;
        }
    }
    let mean = sum / weight;
    (mean, (square / weight - mean * mean).sqrt())
}

/// The expected score at a true IQ, averaged over neighbouring abilities: simulated means are noisy.
fn smooth_expected(table: &NormTable, iq: f64) -> f64 {
    let near = || table.accuracy().iter().filter(|at| (at.iq - iq).abs() <= 4.6);
    let (count, sum) = near().fold((0.0, 0.0), |(count, sum), at| (count + 1.0, sum + at.expected - at.iq));
    iq + sum / count
}

/// A whole adaptive test of thirty items, scored by weighted likelihood.
fn adaptive(bank: &Bank, theta: f64, random: &mut Random) -> f64 {
    let mut sitting = Sitting::new(bank, Normal::STANDARD);
    let mut answers = Vec::new();
    while let Some(item) = next(&mut sitting, &Rule::THIRTY, random) {
        let right = random.chance(bank.items()[item].p(theta));
        sitting.answer(item, right);
        answers.push(u8::from(right));
    }
    let items = sitting.given().iter().map(|item| bank.items()[*item]).collect();
    Form::new(items).map_or(f64::NAN, |form| wle(&form, &answers).theta)
}

/// S5: the range, and rescoring stored runs.
fn again() -> anyhow::Result<Row> {
    const RUNS: usize = 2000;
    let fresh =
        || Scale::new(launch(30)?, Norms::provisional("proof"), &[25.0; 30], 6).map_err(anyhow::Error::from);
    let (scale, again) = (fresh()?, fresh()?);
    let mut random = Random::seeded(51);
    let exam = SimulatedForm::drawn(launch(30)?, 6, &mut random);
    let (mut same, mut clamped, mut labelled) = (0, 0, 0);
    for _ in 0..RUNS {
        let person = Person { theta: 3.0 * random.normal(), ..Person::drawn(&mut random) };
        let sheet = sheet(&exam, person, Behaviour::Honest, &mut random);
        let run = Run {
            choices: sheet.choices,
            answers: sheet.answers,
            times: sheet.times,
            circumstances: Circumstances::default(),
        };
        let outcome = result(&scale, &run);
        same += usize::from(format!("{outcome:?}") == format!("{:?}", result(&again, &run)));
        labelled += usize::from(!outcome.norm_version.is_empty());
        clamped += usize::from(outcome.score.is_some_and(|score| score.bound != Bound::Exact));
    }
    let (low, high) = scale.range();
    let worst = [low, high].map(|iq| scale.table().accuracy_at(f64::from(iq)).map_or(99.0, |at| at.error));
    Ok(Row::new(
        "S5",
        format!("{RUNS} stored runs scored again; norm version on each; range of a printed number"),
        format!(
            "{same} the same bytes; {labelled}; {low}–{high} (error there {:.1}, {:.1}), {clamped} beyond and said so",
            worst[0], worst[1]
        ),
        "all; all; error ≤ 9 inside (± .2 by simulation)",
        "no rival scores again",
        same == RUNS && labelled == RUNS && clamped > 0 && worst.iter().all(|error| *error <= 9.2),
    ))
}

/// S6: how much sub-scores say, and how rarely something stands out.
fn kinds() -> anyhow::Result<Row> {
    const PEOPLE: u32 = 6000;
    let form = launch(30)?;
    let kind_of: Vec<u8> = (0..30).map(|item| item % 5).collect();
    let mut figures = Vec::new();
    let (mut met, mut told) = (true, 0.0);
    for (correlation, total, augmented) in
        [(0.95, 0.81, 0.81), (0.90, 0.77, 0.77), (0.80, 0.69, 0.70), (0.50, 0.44, 0.54)]
    {
        let kinds = Kinds::new(&form, &kind_of, &[f64::sqrt(correlation); 5])?;
        let worths = worth(&kinds);
        let mut random = Random::seeded(61);
        let mut people: Vec<[f64; 4]> = Vec::new();
        let mut leans = 0;
        for _ in 0..PEOPLE {
            let common = random.normal();
            let truths: [f64; 5] = std::array::from_fn(|_| {
                f64::sqrt(correlation) * common + f64::sqrt(1.0 - correlation) * random.normal()
            });
            let answers: Vec<u8> = form
                .items()
                .iter()
                .enumerate()
                .map(|(place, item)| u8::from(random.chance(item.p(truths[place % 5]))))
                .collect();
            let own: u8 = answers.iter().skip(2).step_by(5).sum();
            let profile = profile(&kinds, &worths, &answers);
            leans += u32::from(!profile.even);
            let total = eap(&form, &answers, Prior::STANDARD).theta;
            people.push([truths[2], f64::from(own), total, profile.kinds[2].score]);
        }
        let explained = [1, 2, 3].map(|column| squared_correlation(&people, column));
        let expected = [0.43, total, augmented];
        met &= explained.iter().zip(expected).all(|(ours, theirs)| (ours - theirs).abs() <= 0.04);
        met &= worths.iter().all(|worth| worth.earns_own_score() == (correlation < 0.6));
        if (correlation - 0.9).abs() < 0.01 {
            told = f64::from(leans) / f64::from(PEOPLE);
        }
        let shown = explained.map(|share| format!("{share:.2}")).join("/");
        figures.push(format!("{correlation}: {shown}"));
    }
    Ok(Row::new(
        "S6",
        "own / total / augmented share of a kind's variance, by correlation of five kinds; profiles not even at .90",
        format!("{}; {:.1} %", figures.join(", "), told * 100.0),
        ".43 / .81 .77 .69 .44 / .81 .77 .70 .54, ± .04; < 10 %",
        "rivals print raw %",
        met && told < 0.10,
    ))
}

/// Squared correlation of a column with the first.
fn squared_correlation(rows: &[[f64; 4]], column: usize) -> f64 {
    let mean = |of: &dyn Fn(&[f64; 4]) -> f64| {
        let (count, sum) = rows.iter().fold((0.0, 0.0), |(count, sum), row| (count + 1.0, sum + of(row)));
        sum / count
    };
    let (x, y) = (mean(&|row| row[0]), mean(&|row| row[column]));
    let together = mean(&|row| (row[0] - x) * (row[column] - y));
    let spreads =
        mean(&|row| (row[0] - x) * (row[0] - x)) * mean(&|row| (row[column] - y) * (row[column] - y));
    together * together / spreads
}
