//! Other people's answers: our engine finds the published parameters, certainty comes true, careless people are found.

use std::{collections::HashMap, fs, process::Command};

use anyhow::{Context as _, ensure};
use measure::{
    calibrate::{Model, Plan, fit},
    model::{Graded, Item},
    random::Random,
    reliability::alpha,
    responses::{MISSING, Responses},
    score::OrderedForm,
    validity::{QuestionnaireSign, Verdict},
};
use questionnaire::{
    instrument::{AnswerWords, Evidence, Instrument, Statement, forms},
    sitting::Sorted,
    validity::judge,
};

use super::{
    answers::{AMBI, BIG5, CALIBRATED, Keys, SPI, Table, markers},
    certainty::{of_answers, of_items, shuffle},
    shipped::instrument,
};
use crate::{data::Data, table::Row};

pub(super) fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let names: Vec<String> = markers(data)?.into_iter().map(|(column, _)| column).collect();
    let big5 = Table::read(data, "questionnaires/op-big5.tsv.gz")?.cleaned(&names)?;
    let mut rows = vec![refit(data, &big5)?];
    progress("refit");
    let spi = Table::read(data, "spi.csv")?;
    let ambi = Table::read(data, "questionnaires/op-ambi.tsv.gz")?;
    for (name, table, keys, top, most, published) in [
        ("spi", &spi, &SPI, 6, 0.03, "≤ .027"),
        ("op-big5", &big5, &BIG5, 5, 0.05, "≤ .046"),
        ("AMBI", &ambi, &AMBI, 7, 0.05, "≤ .041"),
    ] {
        rows.push(certainty(name, table, keys, top, most, published)?);
        progress(name);
    }
    let grit = Table::read(data, "questionnaires/op-grit.tsv.gz")?.cleaned(&names)?;
    rows.push(on_others(data, &grit)?);
    progress("op-grit");
    rows.extend(careless(&ambi)?);
    Ok(rows)
}

/// Q5: the published calibration of 12,000 people, drawn as its script drew them.
fn refit(data: &Data, big5: &Table) -> anyhow::Result<Row> {
    let draw =
        format!("import numpy; print(*numpy.random.RandomState(1).permutation({})[:12000])", big5.people());
    let drawn = Command::new(data.python()).args(["-c", &draw]).output().context("no Python with numpy")?;
    let drawn = String::from_utf8_lossy(&drawn.stdout).into_owned();
    let drawn: Vec<usize> = drawn.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    ensure!(drawn.len() == 12_000, "12,000 people were to be drawn, {} are", drawn.len());
    let sample = big5.only(&drawn);
    let published = published(data)?;
    let (mut slope, mut place) = (0.0_f64, 0.0_f64);
    for (scale, keys) in CALIBRATED {
        let answers = sample.keyed(keys, 5)?;
        let found = fit(&Responses::new(&answers, keys.len())?, &Plan::of(Model::Graded))?;
        for (key, item) in keys.iter().zip(&found.items) {
            let Item::Graded(Graded { a, d }) = item else { continue };
            let (known, thresholds) = published
                .get(*key)
                .with_context(|| format!("{scale}: {key} isn't in the published table"))?;
            slope = slope.max((a - known).abs());
            for (d, b) in d.iter().zip(thresholds) {
                place = place.max((-d / a - b).abs());
            }
        }
    }
    Ok(Row::new(
        "Q5",
        "op-big5 refitted beside the published calibration: largest difference of a and b",
        format!("{slope:.3}, {place:.3} ({} people)", big5.people()),
        "a ± .03, b ± .05",
        "Python and mirt agree to 4 digits",
        slope <= 0.03 && place <= 0.05,
    ))
}

/// Slopes and thresholds by column.
fn published(data: &Data) -> anyhow::Result<HashMap<String, (f64, Vec<f64>)>> {
    let path = data.folder.join("../questionnaires/calibration_by_dataset.csv");
    let text = fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
    let of = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let thresholds = cells.get(9)?.split(' ').filter_map(|b| b.parse().ok()).collect();
        (cells.get(1) == Some(&"op-big5"))
            .then(|| Some((cells[2].to_owned(), (cells[6].parse().ok()?, thresholds))))
            .flatten()
    };
    Ok(text.lines().skip(1).filter_map(of).collect())
}

/// Q7: random halves of real answers.
fn certainty(
    name: &str,
    table: &Table,
    keys: &Keys,
    top: u8,
    most: f64,
    published: &str,
) -> anyhow::Result<Row> {
    let mut random = Random::seeded(71);
    let (mut largest, mut told) = (0.0_f64, Vec::new());
    for (scale, columns) in keys {
        let answers = table.keyed(columns, top)?;
        let found = of_answers(&answers, columns.len(), &mut random)?;
        largest = largest.max(found.largest);
        told.push(format!("{scale} {:.2}/{:.2} ({:.3})", found.stated, found.observed, found.largest));
    }
    Ok(Row::new(
        "Q7",
        format!("{name}: agreement of random halves, stated/true (largest bin)"),
        told.join(", "),
        format!("≤ {most}"),
        published,
        largest <= most,
    ))
}

/// Q7: the shipped parameters on people who had no part in them.
fn on_others(data: &Data, grit: &Table) -> anyhow::Result<Row> {
    let instrument = instrument("type16")?;
    let columns: HashMap<String, String> =
        markers(data)?.into_iter().map(|(column, idea)| (idea, column)).collect();
    let mut random = Random::seeded(72);
    let (mut met, mut told) = (true, Vec::new());
    for (scale, code) in instrument.scales.iter().enumerate() {
        let held: Vec<(&Statement, &String)> = instrument
            .of_scale(scale)
            .filter_map(|(_, one)| Some((one, columns.get(&one.idea.1)?)))
            .collect();
        let items: Vec<Item> = held.iter().map(|(one, _)| Item::Graded(one.parameters.clone())).collect();
        let names: Vec<&str> = held.iter().map(|(_, column)| column.as_str()).collect();
        let answers = grit.keyed(&names, 5)?;
        let rows: Vec<&[u8]> = answers.chunks(items.len()).collect();
        let form = OrderedForm::new(items.clone());
        let places: Vec<_> = rows.iter().map(|row| form.eap(row)).collect();
        let count = f64::from(u32::try_from(places.len())?);
        let mean = places.iter().map(|place| place.theta).sum::<f64>() / count;
        let spread =
            places.iter().map(|place| (place.theta - mean).powi(2) + place.se * place.se).sum::<f64>()
                / count;
        let found = of_items(&items, &rows, &mut random);
        let allowed = if code == "N" { 0.07 } else { 0.03 };
        met &= mean.abs() <= 0.1
            && (spread.sqrt() - 1.0).abs() <= 0.05
            && found.largest <= allowed
            && (code != "N" || found.cautious);
        told.push(format!("{code} {mean:+.2} ± {:.2}, {:.3}", spread.sqrt(), found.largest));
    }
    Ok(Row::new(
        "Q7",
        format!("shipped parameters on op-grit ({} people): level ± spread, largest bin", grit.people()),
        told.join("; "),
        "± .1, 1 ± .05, ≤ .03 (N ≤ .07, cautious)",
        ".028, N .065",
        met,
    ))
}

/// Q12: honest people and careless ones, on an instrument fitted to half of the honest.
fn careless(ambi: &Table) -> anyhow::Result<Vec<Row>> {
    let mut random = Random::seeded(12);
    let (instrument, people) = fitted(ambi, &mut random)?;
    let printed = |keyed: &[u8]| -> Vec<u8> {
        let turn = |(answer, one): (&u8, &Statement)| {
            if one.reversed && *answer <= 4 { 4 - answer } else { *answer }
        };
        keyed.iter().zip(&instrument.statements).map(turn).collect()
    };
    let share = |sheets: &[(Vec<u8>, Vec<f64>)]| {
        let (mut invalid, mut marked) = (0, 0);
        for (answers, times) in sheets {
            let sheet = Sorted { statements: answers.clone(), attention_failed: 0 };
            let verdict: Verdict<QuestionnaireSign> = judge(&instrument, &sheet, times);
            invalid += u32::from(verdict.is_invalid());
            marked += u32::from(!verdict.is_invalid() && verdict != Verdict::Valid);
        }
        let count = f64::from(u32::try_from(sheets.len()).unwrap_or(1));
        (f64::from(invalid) / count, f64::from(marked) / count)
    };
    let honest: Vec<_> = people.iter().map(|(keyed, times)| (printed(keyed), times.clone())).collect();
    let calm = vec![4.0; instrument.statements.len()];
    let mut made = |of: &mut dyn FnMut(&mut Random) -> u8| -> Vec<(Vec<u8>, Vec<f64>)> {
        (0..3_000)
            .map(|_| (instrument.statements.iter().map(|_| of(&mut random)).collect(), calm.clone()))
            .collect()
    };
    let uniform = made(&mut |random| u8::try_from(random.below(5)).unwrap_or(MISSING));
    let middle = made(&mut |random| {
        let draw = random.uniform();
        [0.05, 0.30, 0.70, 0.95].iter().fold(0, |answer, limit| answer + u8::from(draw >= *limit))
    });
    let straight = made(&mut |_| 3);
    let (invalid, marked) = share(&honest);
    let either = |(invalid, marked): (f64, f64)| invalid + marked;
    let (uniform, middle, straight) = (either(share(&uniform)), either(share(&middle)), share(&straight).0);
    Ok(vec![
        Row::new(
            "Q12",
            format!("honest people ({}) called invalid; marked", honest.len()),
            format!("{:.2} %, {:.1} %", 100.0 * invalid, 100.0 * marked),
            "≤ .5 %, ≤ 10 %",
            "3.7 % by the ratio alone",
            invalid <= 0.005 && marked <= 0.1,
        ),
        Row::new(
            "Q12",
            "random clicking, random in the middle, marked or invalid; straight line, invalid",
            format!("{:.1} %, {:.1} %; {:.1} %", 100.0 * uniform, 100.0 * middle, 100.0 * straight),
            "≥ 99 % each",
            "59 % without the ratio",
            uniform >= 0.99 && middle >= 0.99 && straight >= 0.99,
        ),
    ])
}

/// An instrument of sixty statements with the parameters of half of the people, and the other half: answers on five
/// points in the direction of the scale, and seconds.
type People = Vec<(Vec<u8>, Vec<f64>)>;

fn fitted(ambi: &Table, random: &mut Random) -> anyhow::Result<(Instrument, People)> {
    let all: Vec<&str> = AMBI.iter().flat_map(|(_, keys)| keys.iter().copied()).collect();
    let five = |answer: u8| match answer {
        0 | 1 => 0,
        2 => 1,
        3 => 2,
        4 => 3,
        5 | 6 => 4,
        _ => MISSING,
    };
    let answers: Vec<u8> = ambi.keyed(&all, 7)?.into_iter().map(five).collect();
    let seconds = all
        .iter()
        .map(|key| ambi.column(&key.trim_start_matches('-').replace('A', "E")))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let mut order: Vec<usize> = (0..ambi.people()).collect();
    shuffle(&mut order, random);
    let (calibrated, judged) = order.split_at(order.len() / 2);
    let row = |person: &usize| &answers[person * all.len()..(person + 1) * all.len()];
    let mut statements = Vec::new();
    for (scale, (_, keys)) in AMBI.iter().enumerate() {
        let from = scale * keys.len();
        let table: Vec<u8> =
            calibrated.iter().flat_map(|person| row(person)[from..from + keys.len()].to_vec()).collect();
        ensure!(alpha(&Responses::new(&table, keys.len())?) > 0.5, "a scale without consistency");
        let found = fit(&Responses::new(&table, keys.len())?, &Plan::of(Model::Graded))?;
        for (key, item) in keys.iter().zip(found.items) {
            let Item::Graded(Graded { a, d }) = item else { continue };
            let reversed = key.starts_with('-');
            // As printed: reversed answers are counted from the other end.
            let parameters = if reversed {
                Graded { a: -a, d: d.iter().rev().map(|d| -d).collect() }
            } else {
                Graded { a, d }
            };
            statements.push(Statement {
                id: (*key).to_owned(),
                scale,
                facet: String::new(),
                reversed,
                parameters,
                evidence: Evidence::Direct,
                idea: (String::new(), String::new()),
                licence: String::new(),
            });
        }
    }
    let scales: Vec<String> = AMBI.iter().map(|(scale, _)| (*scale).to_owned()).collect();
    let answer_words = AnswerWords::Agreement;
    let instrument = Instrument {
        version: 1,
        norms: "AMBI".to_owned(),
        answers: answer_words,
        forms: forms(scales.len(), &statements),
        scales,
        statements,
        attention: Vec::new(),
        seeds: Vec::new(),
    };
    let people = judged
        .iter()
        .map(|person| {
            (row(person).to_vec(), seconds.iter().map(|column| column[*person] / 1_000.0).collect())
        })
        .collect();
    Ok((instrument, people))
}
