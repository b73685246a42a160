//! The shipped instruments: size, words, reliability, certainty and speed.

use std::{fs, path::PathBuf, time::Instant};

use anyhow::Context as _;
use measure::{
    model::{Graded, Item},
    random::Random,
    reliability::alpha,
    responses::Responses,
};
use questionnaire::{
    instrument::{Instrument, Statement},
    interests, occupations,
    scales::Level,
    types::{self, LETTERS},
    validity,
    wording::Wording,
};

use super::certainty::{agreement, answer};
use crate::table::Row;

pub(super) const CODES: [&str; 4] = ["type16", "eq", "thinking", "riasec"];
const LANGUAGES: [&str; 9] = ["EN", "DE", "FR", "ES", "PT", "JA", "KO", "CN", "HK"];

fn folder(code: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/questionnaires")).join(code)
}

pub(super) fn instrument(code: &str) -> anyhow::Result<Instrument> {
    let text = fs::read_to_string(folder(code).join("instrument.toml"))?;
    Instrument::parse(&text).map_err(|faults| anyhow::anyhow!("{code}: {faults:?}"))
}

pub(super) fn rows(progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = vec![sizes()?, words()?];
    rows.push(reliabilities()?);
    progress("reliability");
    rows.push(with_wrong_parameters()?);
    progress("wrong parameters");
    rows.extend(types()?);
    progress("types");
    rows.push(directions()?);
    rows.push(interests()?);
    progress("interests");
    rows.push(all_occupations()?);
    rows.push(speed()?);
    Ok(rows)
}

/// Q4.
fn sizes() -> anyhow::Result<Row> {
    let mut figures = Vec::new();
    let mut met = true;
    for (code, (size, wanted)) in CODES.into_iter().zip([(60, 7..=8), (40, 4..=4), (28, 6..=6), (60, 0..=0)])
    {
        let instrument = instrument(code)?;
        let reversed: Vec<usize> = (0..instrument.scales.len())
            .map(|scale| instrument.of_scale(scale).filter(|(_, one)| one.reversed).count())
            .collect();
        // An idea of our own has no number in anybody's collection.
        let named = |one: &Statement| one.idea.0 == "own" || !one.idea.1.is_empty();
        met &= instrument.statements.len() == size
            && instrument.statements.iter().all(|one| !one.licence.is_empty() && named(one))
            && reversed.iter().all(|count| wanted.contains(count));
        figures.push(format!("{code} {} ({reversed:?} reversed)", instrument.statements.len()));
    }
    Ok(Row::new(
        "Q4",
        "statements, each with its idea and licence, and how many of a scale are reversed",
        figures.join(", "),
        "60 40 28 60; 7–8, 4, 6, 0",
        "–",
        met,
    ))
}

/// Q11, as far as a program can judge.
fn words() -> anyhow::Result<Row> {
    let (mut whole, mut texts) = (0, 0);
    for code in CODES {
        let instrument = instrument(code)?;
        for language in LANGUAGES {
            let text = fs::read_to_string(folder(code).join(format!("{language}.toml")))?;
            whole += usize::from(Wording::parse(&text, &instrument).is_ok());
            texts += instrument.ids().count();
        }
    }
    let figure = format!("{whole} of 36 files whole, {texts} texts");
    Ok(Row::new("Q11", "words and back-translations in nine languages", figure, "36 of 36", "–", whole == 36))
}

/// Answers of somebody to all statements.
pub(super) fn answers(instrument: &Instrument, traits: &[f64], random: &mut Random) -> Vec<u8> {
    let of = |one: &Statement| Item::Graded(one.parameters.clone());
    instrument.statements.iter().map(|one| answer(&of(one), traits[one.scale], random)).collect()
}

/// Q6: α that the parameters imply.
fn reliabilities() -> anyhow::Result<Row> {
    const PEOPLE: usize = 10_000;
    let mut random = Random::seeded(6);
    let (mut met, mut figures) = (true, Vec::new());
    for (code, least) in CODES.into_iter().zip([0.875, 0.745, 0.775, 0.795]) {
        let instrument = instrument(code)?;
        let mut lowest = 1.0_f64;
        for scale in 0..instrument.scales.len() {
            let items = instrument.items(scale);
            let reversed: Vec<bool> = instrument.of_scale(scale).map(|(_, one)| one.reversed).collect();
            let mut table = Vec::with_capacity(PEOPLE * items.len());
            for _ in 0..PEOPLE {
                let theta = random.normal();
                for (item, reversed) in items.iter().zip(&reversed) {
                    let given = answer(item, theta, &mut random);
                    table.push(if *reversed { 4 - given } else { given });
                }
            }
            lowest = lowest.min(alpha(&Responses::new(&table, items.len())?));
        }
        met &= lowest >= least;
        figures.push(format!("{code} {lowest:.3}"));
    }
    let what = "lowest α of a scale that the parameters imply";
    Ok(Row::new(
        "Q6",
        what,
        figures.join(", "),
        "≥ .88 .75 .78 .80, rounded",
        ".93 .89 .90 .89 for types",
        met,
    ))
}

/// The same statements with other parameters, as wrong as linked ones are.
fn disturbed(instrument: &Instrument, random: &mut Random) -> Vec<Item> {
    let disturb = |one: &Statement, random: &mut Random| {
        let Graded { a, d } = &one.parameters;
        let slope = a * (0.2 * random.normal()).exp();
        let shift = 0.25 * random.normal();
        // d = −a·b; the thresholds b move together.
        Item::Graded(Graded { a: slope, d: d.iter().map(|d| slope * (d / a - shift)).collect() })
    };
    instrument.statements.iter().map(|one| disturb(one, random)).collect()
}

/// Q7, last part: stated certainty is true although the parameters are wrong.
fn with_wrong_parameters() -> anyhow::Result<Row> {
    let instrument = instrument("type16")?;
    let mut random = Random::seeded(7);
    let mut judged = Vec::new();
    for _ in 0..40 {
        let items = disturbed(&instrument, &mut random);
        for _ in 0..50 {
            let traits: Vec<f64> = (0..4).map(|_| random.normal()).collect();
            let given: Vec<u8> = items
                .iter()
                .zip(&instrument.statements)
                .map(|(item, one)| answer(item, traits[one.scale], &mut random))
                .collect();
            let profile = types::Profile::of(&instrument, &given);
            for (scale, letter) in profile.letters.iter().enumerate() {
                let is_true = (traits[scale] > 0.0) == (letter.letter == LETTERS[scale].0);
                judged.push((letter.certainty, letter.certainty, is_true));
            }
        }
    }
    let found = agreement(&judged);
    Ok(Row::new(
        "Q7",
        "certainty with parameters off by b .25 and log a .2: stated, true, largest bin",
        format!("{:.3}, {:.3}, {:.3}", found.stated, found.observed, found.largest),
        "≤ .03",
        ".020",
        found.largest <= 0.03,
    ))
}

/// How the four traits go together: the factor of their correlations among the 19,719 people of op-big5.
const TOGETHER: [[f64; 4]; 4] = [
    [1.0, 0.0, 0.0, 0.0],
    [0.23, 0.9732, 0.0, 0.0],
    [0.38, 0.1157, 0.9177, 0.0],
    [0.1, 0.038, 0.139, 0.9845],
];

/// Q8: probabilities of types come true. The level of a borrowed scale may be off; the certainty allows for it, and the
/// anchor was measured without.
fn types() -> anyhow::Result<Vec<Row>> {
    let (right, off) = (likeliest(0.0)?, likeliest(0.15)?);
    let told = |found: &Likeliest| -> String {
        let pairs = found.stated.iter().zip(found.came).map(|(a, b)| format!("{a:.3}/{b:.3}"));
        format!("{}; sums off by {:.0e}", pairs.collect::<Vec<_>>().join(" "), found.sum)
    };
    let largest = off.stated.iter().zip(off.came).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    Ok(vec![
        Row::new(
            "Q8",
            "type among the likeliest one, two, three: stated/true, levels right",
            told(&right),
            "top three ≥ .93, never stated too high",
            ".68/.69 .88/.89 .94/.94",
            right.came[2] >= 0.93
                && right.stated.iter().zip(right.came).all(|(a, b)| a - b <= 0.02)
                && right.sum < 1e-9,
        ),
        Row::new(
            "Q8",
            "the same with levels off by .15 for every person and scale",
            told(&off),
            "within .02",
            "–",
            largest <= 0.02 && off.sum < 1e-9,
        ),
    ])
}

/// Shares of people whose type is among the likeliest one, two and three.
struct Likeliest {
    stated: [f64; 3],
    came: [f64; 3],
    /// How far the sixteen probabilities of anybody are from 1 together.
    sum: f64,
}

fn likeliest(level_error: f64) -> anyhow::Result<Likeliest> {
    const PEOPLE: u32 = 8_000;
    let instrument = instrument("type16")?;
    let mut random = Random::seeded(8);
    let mut found = Likeliest { stated: [0.0; 3], came: [0.0; 3], sum: 0.0 };
    for _ in 0..PEOPLE {
        let apart: [f64; 4] = std::array::from_fn(|_| random.normal());
        let traits: Vec<f64> =
            TOGETHER.iter().map(|row| row.iter().zip(apart).map(|(a, b)| a * b).sum()).collect();
        let truth: String = traits
            .iter()
            .zip(LETTERS)
            .map(|(one, (above, below))| if *one > 0.0 { above } else { below })
            .collect();
        let shown: Vec<f64> = traits.iter().map(|one| one + level_error * random.normal()).collect();
        let profile = types::Profile::of(&instrument, &answers(&instrument, &shown, &mut random));
        let sum: f64 = profile.types.iter().map(|one| one.probability).sum();
        found.sum = found.sum.max((sum - 1.0).abs());
        for most in 0..3 {
            let first = &profile.types[..=most];
            found.stated[most] += first.iter().map(|one| one.probability).sum::<f64>() / f64::from(PEOPLE);
            let hit = first.iter().any(|one| one.code == truth);
            found.came[most] += f64::from(u8::from(hit)) / f64::from(PEOPLE);
        }
    }
    Ok(found)
}

/// Q10: a higher answer never speaks against its scale, nor for the opposite of a reversed one.
fn directions() -> anyhow::Result<Row> {
    const SHEETS: u32 = 10_000;
    let mut random = Random::seeded(10);
    let mut wrong = 0;
    for (code, sheets) in CODES.into_iter().zip([SHEETS / 4; 4]) {
        let instrument = instrument(code)?;
        for _ in 0..sheets {
            let mut given: Vec<u8> =
                instrument.statements.iter().map(|_| u8::try_from(random.below(4)).unwrap_or(0)).collect();
            let place = usize::try_from(random.below(given.len() as u64)).unwrap_or_default();
            let scale = instrument.statements[place].scale;
            let mean = |given: &[u8]| questionnaire::scales::Place::of(&instrument, scale, given).mean;
            let before = mean(&given);
            given[place] += 1;
            let rises = mean(&given) >= before - 1e-12;
            wrong += u32::from(rises == instrument.statements[place].reversed);
        }
    }
    let figure = format!("{wrong} of {SHEETS} sheets");
    Ok(Row::new(
        "Q10",
        "answers that count in the wrong direction",
        figure,
        "0",
        "bigfive-web: 55 of 120 items",
        wrong == 0,
    ))
}

/// Q17: the strongest interest is as likely as stated.
fn interests() -> anyhow::Result<Row> {
    const PEOPLE: u32 = 3_000;
    let instrument = instrument("riasec")?;
    let mut random = Random::seeded(17);
    let mut bins = [(0.0, 0.0, 0.0); 3];
    for _ in 0..PEOPLE {
        let traits: Vec<f64> = (0..6).map(|_| random.normal()).collect();
        let profile = interests::Profile::of(&instrument, &answers(&instrument, &traits, &mut random));
        let truth: Vec<f64> =
            traits.iter().enumerate().map(|(scale, one)| Level::expected(&instrument, scale, *one)).collect();
        let best = |list: &[f64]| (0..6).max_by(|a, b| list[*a].total_cmp(&list[*b])).unwrap_or_default();
        let likeliest = best(&profile.first);
        let stated = profile.first[likeliest];
        if let Some(bin) = [0.4, 0.6, 0.8].iter().rposition(|from| stated >= *from) {
            bins[bin].0 += stated;
            bins[bin].1 += f64::from(u8::from(likeliest == best(&truth)));
            bins[bin].2 += 1.0;
        }
    }
    let largest =
        bins.iter().map(|(stated, came, count)| ((stated - came) / count).abs()).fold(0.0, f64::max);
    let told: Vec<String> = bins
        .iter()
        .map(|(stated, came, count)| format!("{:.2}/{:.2}", stated / count, came / count))
        .collect();
    Ok(Row::new(
        "Q17",
        "strongest interest where stated ≥ .4: stated/true",
        told.join(" "),
        "within .05",
        "≤ .03",
        largest <= 0.05,
    ))
}

/// Q18.
fn all_occupations() -> anyhow::Result<Row> {
    let list = occupations::parse(&fs::read_to_string(folder("riasec").join("occupations.tsv"))?)?;
    let zones: Vec<String> =
        (1..=5).map(|zone| list.iter().filter(|one| one.job_zone == zone).count().to_string()).collect();
    let figure = format!("{} (by job zone {})", list.len(), zones.join(" "));
    Ok(Row::new("Q18", "occupations that load", figure, "923", "–", list.len() == 923))
}

/// Q13: one sheet from answers to result.
fn speed() -> anyhow::Result<Row> {
    const SHEETS: usize = 2_000;
    let instrument = instrument("type16").context("no instrument")?;
    let mut random = Random::seeded(13);
    let mut times = Vec::with_capacity(SHEETS);
    for _ in 0..SHEETS {
        let traits: Vec<f64> = (0..4).map(|_| random.normal()).collect();
        let given = answers(&instrument, &traits, &mut random);
        let begun = Instant::now();
        let profile = types::Profile::of(&instrument, &given);
        let ratio = validity::log_ratio(&instrument, &given);
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        anyhow::ensure!(profile.types.len() == 16 && ratio.is_finite(), "a result without types");
    }
    times.sort_by(f64::total_cmp);
    let (half, most) = (times[SHEETS / 2], times[SHEETS * 99 / 100]);
    Ok(Row::new(
        "Q13",
        "a sheet of 60 answers scored: p50, p99",
        format!("{half:.2} ms, {most:.2} ms"),
        "p99 ≤ 2 ms",
        "–",
        most <= 2.0,
    ))
}
