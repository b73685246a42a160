//! Honest and careless people: whose runs are invalid, whose get a note, and whether real fast answers are at
//! chance.

use std::collections::HashMap;

use anyhow::Context as _;
use measure::{
    effort::{rapid, threshold},
    random::Random,
    scale::is_near_chance,
    simulate::{Behaviour, Person, SimulatedForm, sheet},
    validity::{Circumstances, Run, Test, Verdict, judge},
};

use super::launch;
use crate::{data::Data, table::Row};

/// V1 to V4.
pub fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    for items in [30, 20] {
        rows.extend(simulated(items, progress)?);
    }
    rows.push(real(data)?);
    Ok(rows)
}

/// The verdicts on one kind of people.
#[derive(Debug, Clone, Copy, Default)]
struct Judged {
    people: f64,
    invalid: f64,
    noted: f64,
    /// The same among those with a low ability.
    low: f64,
    low_invalid: f64,
    /// Those above IQ 85, and how many of them get no more right than guessing often does.
    able: f64,
    able_near_chance: f64,
    /// The same of everybody whose run counts.
    counted: f64,
    near_chance: f64,
}

fn simulated(items: usize, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut random = Random::seeded(71);
    let exam = SimulatedForm::drawn(launch(items)?, 6, &mut random);
    let mut of = |behaviour: Behaviour, people: u32| {
        let judged = judged(&exam, behaviour, people, &mut random);
        progress(&format!("{items} items, {behaviour:?}"));
        judged
    };
    let honest = of(Behaviour::Honest, 60_000);
    let (refused, low) = (honest.invalid / honest.people, honest.low_invalid / honest.low);
    let whole = [Behaviour::RandomTail(1.0), Behaviour::SameOption, Behaviour::Cycle]
        .map(|behaviour| of(behaviour, 12_000))
        .map(|judged| judged.invalid / judged.people)
        .into_iter()
        .fold(1.0, f64::min);
    let half = of(Behaviour::RandomTail(0.5), 12_000);
    let third = of(Behaviour::RandomTail(0.3), 12_000);
    let fifth = of(Behaviour::RandomTail(0.2), 12_000);
    let slow = of(Behaviour::SlowRandom, 12_000);
    let leaked = of(Behaviour::LeakedKey(items / 3), 12_000);
    let (third, fifth, known) =
        (third.invalid / third.people, fifth.noted / fifth.people, leaked.noted / leaked.people);
    // Six known items of twenty change a score less and are less visible; the goal is for the thirty.
    let hits = whole >= 0.99 && third >= 0.85 && fifth >= 0.95 && (known >= 0.95 || items < 30);
    let (able, slow_near) = (honest.able_near_chance / honest.able, slow.near_chance / slow.counted);
    Ok(vec![
        Row::new(
            "V4",
            format!("told that guessing gets as many: honest above IQ 85; slow random ({items} items)"),
            format!("{:.2} %; {:.0} %", able * 100.0, slow_near * 100.0),
            "≤ 2 %; ≥ 85 %",
            "–",
            able <= 0.02 && slow_near >= 0.85,
        ),
        Row::new(
            "V1",
            format!("60,000 honest people refused, all and θ < −1.5 ({items} items)"),
            format!(
                "{:.2} %, {:.2} % (a note: {:.1} %)",
                refused * 100.0,
                low * 100.0,
                honest.noted / honest.people * 100.0
            ),
            "≤ .2 %, ≤ 1 %",
            ".09 %, .96 %",
            refused <= 0.002 && low <= 0.01,
        ),
        Row::new(
            "V2",
            format!(
                "refused: all random/same/cycle; last 30 % random. At least a note: last 20 %; a third known ({items} items)"
            ),
            format!(
                "{:.1} %; {:.1} %; {:.1} %; {:.1} % (half random refused {:.1} %, slow random {:.0} %)",
                whole * 100.0,
                third * 100.0,
                fifth * 100.0,
                known * 100.0,
                half.invalid / half.people * 100.0,
                slow.invalid / slow.people * 100.0
            ),
            if items < 30 { "≥ 99; ≥ 85; ≥ 95 %; –" } else { "≥ 99; ≥ 85; ≥ 95; ≥ 95 %" },
            "100; 86; 95; 99 %",
            hits,
        ),
    ])
}

fn judged(exam: &SimulatedForm, behaviour: Behaviour, people: u32, random: &mut Random) -> Judged {
    let thresholds: Vec<f64> = exam.mean_times().into_iter().map(threshold).collect();
    let test = Test { form: &exam.form, thresholds: &thresholds, options: exam.options };
    let mut judged = Judged::default();
    for _ in 0..people {
        let person = Person::drawn(random);
        let sheet = sheet(exam, person, behaviour, random);
        let run = Run {
            choices: sheet.choices,
            answers: sheet.answers,
            times: sheet.times,
            circumstances: Circumstances::default(),
        };
        let verdict = judge(&test, &run);
        let right = run.answers.iter().map(|answer| usize::from(*answer == 1)).sum();
        let near = f64::from(u8::from(is_near_chance(right, run.answers.len(), exam.options)));
        if person.theta > -1.0 {
            judged.able += 1.0;
            judged.able_near_chance += near;
        }
        if !verdict.is_invalid() {
            judged.counted += 1.0;
            judged.near_chance += near;
        }
        let low = f64::from(u8::from(person.theta < -1.5));
        judged.people += 1.0;
        judged.low += low;
        judged.noted += f64::from(u8::from(verdict != Verdict::Valid));
        if verdict.is_invalid() {
            judged.invalid += 1.0;
            judged.low_invalid += low;
        }
    }
    judged
}

/// V3: accuracy of the answers that the rule calls rapid, in real answers to matrix items with four
/// options.
fn real(data: &Data) -> anyhow::Result<Row> {
    let table = data.table("mars-irt/data.csv")?;
    let (head, rows) = table.split_first().context("an empty table")?;
    let column =
        |name: &str| head.iter().position(|cell| cell == name).with_context(|| format!("no column {name}"));
    let (subject, item, accuracy, rt) =
        (column("subject")?, column("item")?, column("accuracy")?, column("rt")?);
    let number = |cell: &str| cell.parse::<f64>().unwrap_or(f64::NAN);
    let mut means: HashMap<&str, (f64, f64)> = HashMap::new();
    for row in rows {
        let seconds = number(&row[rt]);
        if seconds.is_finite() {
            let mean = means.entry(&row[item]).or_default();
            *mean = (mean.0 + seconds, mean.1 + 1.0);
        }
    }
    let (mut flagged, mut right, mut all) = (0.0, 0.0, 0.0);
    for person in rows.chunk_by(|one, other| one[subject] == other[subject]) {
        let answers: Vec<u8> = person.iter().map(|row| code(number(&row[accuracy]))).collect();
        let times: Vec<f64> = person.iter().map(|row| number(&row[rt])).collect();
        let limit =
            |row: &Vec<String>| means.get(row[item].as_str()).map_or(f64::NAN, |(sum, count)| sum / count);
        let thresholds: Vec<f64> = person.iter().map(|row| threshold(limit(row))).collect();
        for (answer, rapid) in answers.iter().zip(rapid(&answers, &times, &thresholds)) {
            all += f64::from(u8::from(*answer < 2));
            if rapid {
                flagged += 1.0;
                right += f64::from(*answer);
            }
        }
    }
    let share = right / flagged;
    Ok(Row::new(
        "V3",
        format!("accuracy of the {flagged} of {all} real answers called rapid (four options)"),
        format!("{share:.3}"),
        ".25 ± .03",
        "NT20 .251",
        (share - 0.25).abs() <= 0.03,
    ))
}

fn code(accuracy: f64) -> u8 {
    if accuracy.is_nan() { measure::responses::MISSING } else { u8::from(accuracy > 0.5) }
}
