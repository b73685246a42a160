//! What only our own visitors' answers can decide. Each row names the command that will decide it, and shows what the
//! command says about simulated people.

use std::collections::BTreeMap;

use anyhow::Context as _;
use measure::{random::Random, responses::MISSING};
use questionnaire::{
    calibration::{self, FittedScale, Sheet},
    instrument::Instrument,
    scales::places,
    sitting::{Question, questions, sort},
    skills,
    types::{Firmness, Profile},
};

use super::shipped::{CODES, answers, instrument};
use crate::table::Row;

/// Enough that the lowest of six scales isn't low by chance: the error of an α is below .01.
const PEOPLE: u32 = 4_000;

const COMMAND: &str = "server measure questionnaire calibrate";

pub(super) fn rows(progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = vec![never_firm()?, licences()?, total()?, provisional()?, seeds()?];
    progress("letters, licences, seeds");
    let mut fitted = Vec::new();
    for code in CODES {
        let instrument = instrument(code)?;
        let sheets = calibration::simulated(&instrument, PEOPLE, 0.2, 0.25, 6);
        let scales = calibration::fitted(&instrument, &sheets)?;
        progress(code);
        fitted.push((code, instrument, sheets, scales));
    }
    rows.push(reliability(&fitted));
    rows.push(fairness()?);
    rows.push(independence(&fitted)?);
    rows.push(swapped()?);
    rows.push(retest(&fitted)?);
    Ok(rows)
}

type Calibrated = (&'static str, Instrument, Vec<Sheet>, Vec<FittedScale>);

/// Q2: how letters and types are shown.
fn never_firm() -> anyhow::Result<Row> {
    const PEOPLE: u32 = 5_000;
    let instrument = instrument("type16")?;
    let mut random = Random::seeded(2);
    let (mut wrong, mut balanced) = (0, 0);
    for _ in 0..PEOPLE {
        let traits: Vec<f64> = (0..4).map(|_| random.normal()).collect();
        let profile = Profile::of(&instrument, &answers(&instrument, &traits, &mut random));
        let unsure =
            |certainty: f64, firmness: Firmness| (certainty < 0.75) != (firmness == Firmness::Balanced);
        wrong += profile.letters.iter().filter(|one| unsure(one.certainty, one.firmness())).count();
        wrong += usize::from(profile.types.len() < 2);
        balanced += u32::from(profile.letters.iter().any(|one| one.firmness() == Firmness::Balanced));
    }
    Ok(Row::new(
        "Q2",
        "letters below .75 that aren't shown as balanced, people with fewer than two types",
        format!(
            "{wrong} of {PEOPLE} people; {:.0} % have a balanced letter",
            f64::from(balanced) * 100.0 / f64::from(PEOPLE)
        ),
        "0",
        "others show every letter as sure",
        wrong == 0,
    ))
}

/// Q3: whose ideas the statements are.
fn licences() -> anyhow::Result<Row> {
    let mut by_licence: BTreeMap<String, usize> = BTreeMap::new();
    for code in CODES {
        for one in instrument(code)?.statements {
            *by_licence.entry(one.licence).or_default() += 1;
        }
    }
    let free = |licence: &str| {
        licence.starts_with("public domain") || licence.starts_with("CC BY 4.0") || licence == "own"
    };
    let told: Vec<String> = by_licence.iter().map(|(licence, count)| format!("{count} {licence}")).collect();
    let met = by_licence.keys().all(|licence| free(licence)) && by_licence.values().sum::<usize>() == 188;
    Ok(Row::new("Q3", "statements by the licence of their idea", told.join(", "), "188, all free", "–", met))
}

/// Q15: the total of emotional skills is shown only if it measures well enough.
fn total() -> anyhow::Result<Row> {
    let instrument = instrument("eq")?;
    let given = vec![3; instrument.statements.len()];
    let shown = skills::Profile::of(&instrument, &given).total.is_some();
    let reliability = skills::stratified_reliability(&instrument);
    Ok(Row::new(
        "Q15",
        "stratified reliability of the total of emotional skills; shown",
        format!("{reliability:.2}, {shown}"),
        "shown if ≥ .85",
        ".88 expected",
        shown == (reliability >= 0.85),
    ))
}

/// Q19: what says that it is provisional.
fn provisional() -> anyhow::Result<Row> {
    let mut told = Vec::new();
    let mut met = true;
    for code in CODES {
        let instrument = instrument(code)?;
        met &= !instrument.has_own_norms();
        told.push(format!("{code} {}", instrument.norms));
    }
    Ok(Row::new(
        "Q19",
        "instruments whose results say that they are provisional",
        told.join(", "),
        "4 of 4",
        "–",
        met,
    ))
}

/// Q20: whatever somebody answers to statements on trial, the result stays.
fn seeds() -> anyhow::Result<Row> {
    const SHEETS: u32 = 10_000;
    let mut random = Random::seeded(20);
    let (mut changed, mut asked) = (0, Vec::new());
    for (code, sheets) in CODES.into_iter().zip([SHEETS / 4; 4]) {
        let instrument = instrument(code)?;
        asked.push(questions(&instrument, 0).iter().filter(|one| matches!(one, Question::Seed(_))).count());
        for which in 0..sheets {
            let questions = questions(&instrument, which as usize);
            let mut draw = || Some(u8::try_from(random.below(5)).unwrap_or(MISSING));
            let given: Vec<Option<u8>> = questions.iter().map(|_| draw()).collect();
            let other: Vec<Option<u8>> = questions
                .iter()
                .zip(&given)
                .map(
                    |(question, answer)| if matches!(question, Question::Seed(_)) { draw() } else { *answer },
                )
                .collect();
            let sorted = |given: &[Option<u8>]| sort(&instrument, &questions, given);
            changed += u32::from(sorted(&given) != sorted(&other));
        }
    }
    Ok(Row::new(
        "Q20",
        "sheets whose result depends on a statement on trial; statements on trial in a sitting",
        format!("{changed} of {SHEETS}; {asked:?}"),
        "0; 4 where there are any",
        "–",
        changed == 0 && asked == [4, 4, 4, 0],
    ))
}

/// Q6, once 1,000 people have answered.
fn reliability(fitted: &[Calibrated]) -> Row {
    let mut met = true;
    let told: Vec<String> = fitted
        .iter()
        .zip([0.875, 0.745, 0.775, 0.795])
        .map(|((code, _, _, scales), least)| {
            let lowest = scales.iter().map(|scale| scale.alpha).fold(1.0, f64::min);
            met &= lowest >= least && scales.iter().all(|scale| scale.converged);
            format!("{code} {lowest:.2}")
        })
        .collect();
    Row::new(
        "Q6",
        format!("lowest α among {PEOPLE} simulated people ({COMMAND})"),
        told.join(", "),
        "≥ .88 .75 .78 .80, rounded",
        "to be shown on our own visitors",
        met,
    )
}

/// Q11, once 300 people have answered in a language: a planted wrong translation is found, and nothing else.
fn fairness() -> anyhow::Result<Row> {
    let instrument = instrument("type16")?;
    let mut sheets = calibration::simulated(&instrument, 1_500, 0.0, 0.0, 11);
    let named = |sheets: &[Sheet]| -> anyhow::Result<Vec<String>> {
        let scales = calibration::fitted(&instrument, sheets)?;
        let statements = scales.iter().flat_map(|scale| &scale.statements);
        Ok(statements.filter(|one| !one.unfair.is_empty()).map(|one| one.id.clone()).collect())
    };
    let fair = named(&sheets)?;
    for sheet in sheets.iter_mut().filter(|sheet| sheet.language == "DE") {
        sheet.answers[0] = 4 - sheet.answers[0];
    }
    let planted = named(&sheets)?;
    Ok(Row::new(
        "Q11",
        format!("statements of class C: right words, one turned round in a language ({COMMAND})"),
        format!("{}; {}", fair.len(), planted.join(", ")),
        "0; the one",
        "to be shown on our own visitors",
        fair.is_empty() && planted == [instrument.statements[0].id.clone()],
    ))
}

/// Q16, once 500 people have answered.
fn independence(fitted: &[Calibrated]) -> anyhow::Result<Row> {
    let (_, instrument, sheets, scales) =
        fitted.iter().find(|one| one.0 == "thinking").context("no thinking style")?;
    let pairs: Vec<(f64, f64)> = sheets
        .iter()
        .filter(|sheet| sheet.days == 0)
        .map(|sheet| places(instrument, &sheet.answers[..instrument.statements.len()]))
        .map(|places| (places[0].mean, places[1].mean))
        .collect();
    let r = calibration::correlation(&pairs);
    let alpha = scales.iter().map(|scale| scale.alpha).fold(1.0, f64::min);
    Ok(Row::new(
        "Q16",
        format!("analytic and intuitive style: correlation, lower α, simulated ({COMMAND})"),
        format!("{r:.2}, {alpha:.2}"),
        "−.30 to .20, ≥ .78 rounded",
        "to be shown on our own visitors",
        (-0.3..=0.2).contains(&r) && alpha >= 0.775,
    ))
}

/// Q20: a statement on trial takes the place of a weaker one.
fn swapped() -> anyhow::Result<Row> {
    let instrument = instrument("type16")?;
    let sheets = calibration::simulated(&instrument, 6_000, 0.0, 0.0, 21);
    let scales = calibration::fitted(&instrument, &sheets)?;
    let swaps: Vec<String> = scales
        .iter()
        .filter_map(calibration::better)
        .map(|(trial, weakest)| format!("{} for {}", trial.id, weakest.id))
        .collect();
    let on_trial = |scale: &&String| instrument.seeds.iter().any(|seed| seed.scale == **scale);
    let expected = instrument.scales.iter().filter(on_trial).count();
    Ok(Row::new(
        "Q20",
        format!("statements on trial with a slope of 1.4 that take a weaker one's place ({COMMAND} --swap)"),
        swaps.join(", "),
        "one in each scale that has any",
        "others never recalibrate",
        swaps.len() == expected,
    ))
}

/// Q21, once 200 people have answered twice.
fn retest(fitted: &[Calibrated]) -> anyhow::Result<Row> {
    let (_, instrument, sheets, _) = fitted.iter().find(|one| one.0 == "type16").context("no types")?;
    let found = calibration::stability(instrument, sheets);
    let told: Vec<String> = found
        .iter()
        .map(|one| format!("{} {:.2} ({:.0} %)", one.code, one.correlation, 100.0 * one.same_side))
        .collect();
    Ok(Row::new(
        "Q21",
        format!(
            "r of two sittings (same side), {} simulated pairs ({COMMAND})",
            found.first().map_or(0, |one| one.pairs)
        ),
        told.join(", "),
        "≥ .85",
        ".72 (78 %) for an older questionnaire; to be shown on our own visitors",
        found.iter().all(|one| one.correlation >= 0.85 && one.pairs >= 200),
    ))
}
