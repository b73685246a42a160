//! Parameters and norms from our own visitors' answers. Every scale is fitted anew with its people at mean 0 and
//! spread 1, so that the middle of the scale is the middle of our visitors; statements on trial are fitted with it.

use std::collections::BTreeMap;

use measure::{
    calibrate::{FitError, Model, Plan, fit},
    dif::{Class, purified},
    model::{Graded, Item},
    random::Random,
    reliability::alpha,
    responses::{MISSING, Responses, ResponsesError},
};

use crate::{
    instrument::{CATEGORIES, Evidence, Fault, Instrument, ItemSource, Seed, Source},
    scales::places,
};

/// So many days lie between a first sitting and one that it is compared with.
pub const RETEST_DAYS: u32 = 28;
/// Answers that a statement on trial needs before it is fitted.
pub const TRIAL_LEAST: usize = 500;
/// People in a language before its statements are compared with those of the reference language.
pub const LANGUAGE_LEAST: usize = 300;
/// A statement on trial takes the place of another only if its slope is known this well.
const SLOPE_ERROR_MOST: f64 = 0.15;
/// Everybody else is compared with the people who read this language.
const REFERENCE: &str = "EN";

/// One sitting of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The same number for every sitting of the same person.
    pub person: u32,
    /// Since the person's first sitting.
    pub days: u32,
    pub language: String,
    /// To the statements and then to the seeds, as printed, or [`MISSING`].
    pub answers: Vec<u8>,
}

/// A fitted statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    pub id: String,
    pub reversed: bool,
    pub on_trial: bool,
    /// How many people answered it.
    pub answered: usize,
    /// For answers as printed.
    pub parameters: Graded,
    pub slope_error: Option<f64>,
    /// Languages in which equal people answer it very differently.
    pub unfair: Vec<String>,
}

/// A fitted scale.
#[derive(Clone, Debug, PartialEq)]
pub struct FittedScale {
    pub code: String,
    pub people: usize,
    pub alpha: f64,
    pub converged: bool,
    pub statements: Vec<Fitted>,
}

/// How alike two sittings of the same people are, on one scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Stability {
    pub code: String,
    pub pairs: usize,
    pub correlation: f64,
    /// The share of people on the same side of the middle.
    pub same_side: f64,
}

#[derive(Debug, thiserror::Error)]
pub enum CalibrationError {
    #[error("there are no first sittings")]
    Nobody,
    #[error("a sheet has {found} answers; statements and seeds are {expected}")]
    Width { found: usize, expected: usize },
    #[error("the answers can't be read")]
    Answers(#[from] ResponsesError),
    #[error("scale {scale} can't be fitted")]
    Fit { scale: String, source: FitError },
    #[error("the new instrument isn't sound: {0:?}")]
    Unsound(Vec<Fault>),
    #[error("the new instrument can't be written")]
    Unwritable(#[from] toml::ser::Error),
}

/// A statement or a seed of one scale, with its place in a sheet.
struct Column<'a> {
    place: usize,
    id: &'a str,
    reversed: bool,
    on_trial: bool,
}

fn columns(instrument: &Instrument, scale: usize) -> Vec<Column<'_>> {
    let statements = instrument.of_scale(scale);
    let statements =
        statements.map(|(place, one)| Column { place, id: &one.id, reversed: one.reversed, on_trial: false });
    let count = instrument.statements.len();
    let seeds =
        instrument.seeds.iter().enumerate().filter(|(_, seed)| seed.scale == instrument.scales[scale]);
    let seeds = seeds.map(|(place, seed)| Column {
        place: count + place,
        id: &seed.id,
        reversed: seed.reversed,
        on_trial: true,
    });
    statements.chain(seeds).collect()
}

/// Fits every scale to the first sittings.
pub fn fitted(instrument: &Instrument, sheets: &[Sheet]) -> Result<Vec<FittedScale>, CalibrationError> {
    let expected = instrument.statements.len() + instrument.seeds.len();
    if let Some(sheet) = sheets.iter().find(|sheet| sheet.answers.len() != expected) {
        return Err(CalibrationError::Width { found: sheet.answers.len(), expected });
    }
    let first: Vec<&Sheet> = sheets.iter().filter(|sheet| sheet.days == 0).collect();
    if first.is_empty() {
        return Err(CalibrationError::Nobody);
    }
    (0..instrument.scales.len()).map(|scale| fitted_scale(instrument, scale, &first)).collect()
}

fn fitted_scale(
    instrument: &Instrument,
    scale: usize,
    sheets: &[&Sheet],
) -> Result<FittedScale, CalibrationError> {
    let code = instrument.scales[scale].clone();
    let answered =
        |column: &Column<'_>| sheets.iter().filter(|sheet| sheet.answers[column.place] != MISSING).count();
    let mut columns = columns(instrument, scale);
    columns.retain(|column| !column.on_trial || answered(column) >= TRIAL_LEAST);
    let table: Vec<u8> =
        sheets.iter().flat_map(|sheet| columns.iter().map(|column| keyed(sheet, column))).collect();
    let plan = Plan { errors: true, ..Plan::of(Model::Graded) };
    let found = fit(&Responses::new(&table, columns.len())?, &plan)
        .map_err(|source| CalibrationError::Fit { scale: code.clone(), source })?;
    let scored: Vec<&Column<'_>> = columns.iter().filter(|column| !column.on_trial).collect();
    let own: Vec<u8> =
        sheets.iter().flat_map(|sheet| scored.iter().map(|column| keyed(sheet, column))).collect();
    let unfair = unfair(&columns, sheets)?;
    let errors = found.errors.as_ref().map(|errors| &errors.items);
    let statements = columns.iter().zip(&found.items).enumerate().filter_map(|(place, (column, item))| {
        let Item::Graded(parameters) = item else { return None };
        Some(Fitted {
            id: column.id.to_owned(),
            reversed: column.reversed,
            on_trial: column.on_trial,
            answered: answered(column),
            parameters: printed(parameters, column.reversed),
            slope_error: errors
                .and_then(|errors| errors.get(place)?.first().copied())
                .filter(|error| error.is_finite()),
            unfair: unfair.get(column.id).cloned().unwrap_or_default(),
        })
    });
    Ok(FittedScale {
        people: sheets.len(),
        alpha: alpha(&Responses::new(&own, scored.len())?),
        converged: found.converged,
        statements: statements.collect(),
        code,
    })
}

/// An answer in the direction of the scale.
fn keyed(sheet: &Sheet, column: &Column<'_>) -> u8 {
    match sheet.answers[column.place] {
        answer if answer >= CATEGORIES => MISSING,
        answer if column.reversed => CATEGORIES - 1 - answer,
        answer => answer,
    }
}

/// Parameters for answers as printed: those of a reversed statement are counted from the other end.
fn printed(Graded { a, d }: &Graded, reversed: bool) -> Graded {
    if reversed {
        Graded { a: -a, d: d.iter().rev().map(|d| -d).collect() }
    } else {
        Graded { a: *a, d: d.clone() }
    }
}

/// Languages in which a statement is answered very differently by people who are equal on the rest of the scale.
/// Answers count as agreement or not: the classes are made for two answers.
fn unfair(
    columns: &[Column<'_>],
    sheets: &[&Sheet],
) -> Result<BTreeMap<String, Vec<String>>, CalibrationError> {
    let mut by_language: BTreeMap<&str, usize> = BTreeMap::new();
    for sheet in sheets {
        *by_language.entry(&sheet.language).or_default() += 1;
    }
    by_language.retain(|_, people| *people >= LANGUAGE_LEAST);
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    if by_language.remove(REFERENCE).is_none() {
        return Ok(found);
    }
    let scored: Vec<&Column<'_>> = columns.iter().filter(|column| !column.on_trial).collect();
    let agrees = |sheet: &Sheet, column: &Column<'_>| match keyed(sheet, column) {
        MISSING => MISSING,
        answer => u8::from(answer > CATEGORIES / 2),
    };
    for language in by_language.into_keys() {
        let both: Vec<&&Sheet> =
            sheets.iter().filter(|sheet| sheet.language == REFERENCE || sheet.language == language).collect();
        let table: Vec<u8> =
            both.iter().flat_map(|sheet| scored.iter().map(|column| agrees(sheet, column))).collect();
        let groups: Vec<u16> = both.iter().map(|sheet| u16::from(sheet.language == language)).collect();
        let Ok(judged) = purified(Responses::new(&table, scored.len())?.grouped(&groups)?) else { continue };
        for (column, judged) in scored.iter().zip(judged.items) {
            if judged.is_ok_and(|judged| judged.class == Class::C) {
                found.entry(column.id.to_owned()).or_default().push(language.to_owned());
            }
        }
    }
    Ok(found)
}

/// Two sittings of the same people, [`RETEST_DAYS`] or more apart.
pub fn stability(instrument: &Instrument, sheets: &[Sheet]) -> Vec<Stability> {
    let at = |sheet: &Sheet| -> Vec<f64> {
        let answers = sheet.answers.get(..instrument.statements.len()).unwrap_or(&[]);
        places(instrument, answers).iter().map(|place| place.mean).collect()
    };
    let first: BTreeMap<u32, &Sheet> =
        sheets.iter().filter(|sheet| sheet.days == 0).map(|sheet| (sheet.person, sheet)).collect();
    let mut second: BTreeMap<u32, &Sheet> = BTreeMap::new();
    for sheet in sheets.iter().filter(|sheet| sheet.days >= RETEST_DAYS) {
        second.entry(sheet.person).or_insert(sheet);
    }
    let pairs: Vec<(Vec<f64>, Vec<f64>)> =
        second.iter().filter_map(|(person, sheet)| Some((at(first.get(person)?), at(sheet)))).collect();
    let scale = |(place, code): (usize, &String)| {
        let values: Vec<(f64, f64)> = pairs.iter().map(|(one, other)| (one[place], other[place])).collect();
        Stability {
            code: code.clone(),
            pairs: pairs.len(),
            correlation: correlation(&values),
            same_side: mean(
                values.iter().map(|(one, other)| f64::from(u8::from((*one > 0.0) == (*other > 0.0)))),
            ),
        }
    };
    instrument.scales.iter().enumerate().map(scale).collect()
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

/// Pearson's correlation.
pub fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let (x, y) = (mean(pairs.iter().map(|pair| pair.0)), mean(pairs.iter().map(|pair| pair.1)));
    let of =
        |product: &dyn Fn(f64, f64) -> f64| mean(pairs.iter().map(|pair| product(pair.0 - x, pair.1 - y)));
    of(&|x, y| x * y) / libm::sqrt(of(&|x, _| x * x) * of(&|_, y| y * y))
}

/// The statement on trial that measures a scale better than the weakest statement in the same direction, and that
/// statement: what they measure is known well, and no language is treated unfairly.
pub fn better(scale: &FittedScale) -> Option<(&Fitted, &Fitted)> {
    let slope = |one: &Fitted| one.parameters.a.abs();
    let known = |one: &&Fitted| {
        one.on_trial && one.unfair.is_empty() && one.slope_error.is_some_and(|error| error < SLOPE_ERROR_MOST)
    };
    let mut trials: Vec<&Fitted> = scale.statements.iter().filter(known).collect();
    trials.sort_by(|one, other| slope(other).total_cmp(&slope(one)));
    trials.into_iter().find_map(|trial| {
        let alike = scale.statements.iter().filter(|one| !one.on_trial && one.reversed == trial.reversed);
        let weakest = alike.min_by(|one, other| slope(one).total_cmp(&slope(other)))?;
        (slope(weakest) < slope(trial)).then_some((trial, weakest))
    })
}

/// The file of the next version: new parameters, the name of the new norms, and statements on trial in the place of
/// weaker ones where `swaps` says so (seed, statement).
pub fn next_version(
    text: &str,
    scales: &[FittedScale],
    norms: &str,
    swaps: &[(String, String)],
) -> Result<String, CalibrationError> {
    let mut source = Source::parse(text).map_err(CalibrationError::Unsound)?;
    source.version += 1;
    norms.clone_into(&mut source.norms);
    for (seed, statement) in swaps {
        let place = source.item.iter().position(|item| item.id == *statement);
        let trial = source.seed.iter().position(|one| one.id == *seed);
        if let (Some(place), Some(trial)) = (place, trial) {
            swap(&mut source.item[place], &mut source.seed[trial]);
        }
    }
    let fitted: BTreeMap<&str, &Fitted> =
        scales.iter().flat_map(|scale| &scale.statements).map(|one| (one.id.as_str(), one)).collect();
    for item in &mut source.item {
        if let Some(found) = fitted.get(item.id.as_str()) {
            let rounded = |value: &f64| (value * 1000.0).round() / 1000.0;
            item.params = Evidence::Own;
            item.a = rounded(&found.parameters.a);
            item.d = found.parameters.d.iter().map(rounded).collect();
            item.n = u32::try_from(found.answered).ok();
        }
    }
    let head: String =
        text.lines().take_while(|line| line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
    let written = format!("{head}\n{}", toml::to_string(&source)?);
    Instrument::parse(&written).map_err(CalibrationError::Unsound)?;
    Ok(written)
}

/// The two change places: what was on trial is scored, and the other is on trial.
fn swap(item: &mut ItemSource, seed: &mut Seed) {
    std::mem::swap(&mut item.id, &mut seed.id);
    std::mem::swap(&mut item.reversed, &mut seed.reversed);
    // Our own statements on trial are nobody else's idea.
    "own".clone_into(&mut item.idea);
    item.idea_id.clone_from(&item.id);
    "own".clone_into(&mut item.licence);
}

/// Sheets of people drawn from the instrument's own model: a share of them comes back after [`RETEST_DAYS`]. Seeds are
/// answered like the typical statement of their scale. To try the commands before real answers exist.
pub fn simulated(instrument: &Instrument, people: u32, shift: f64, returning: f64, seed: u64) -> Vec<Sheet> {
    let mut random = Random::seeded(seed);
    let mut sheets = Vec::new();
    for person in 1..=people {
        let traits: Vec<f64> = instrument.scales.iter().map(|_| shift + random.normal()).collect();
        let language = if person % 3 == 0 { "DE" } else { REFERENCE }.to_owned();
        let again = random.chance(returning);
        for days in [0, RETEST_DAYS + 2].into_iter().take(1 + usize::from(again)) {
            let answers = answers(instrument, &traits, person, &mut random);
            sheets.push(Sheet { person, days, language: language.clone(), answers });
        }
    }
    sheets
}

fn answers(instrument: &Instrument, traits: &[f64], person: u32, random: &mut Random) -> Vec<u8> {
    let statements =
        instrument.statements.iter().map(|one| chosen(&one.parameters, traits[one.scale], random));
    let mut answers: Vec<u8> = statements.collect();
    let (seeds, per) = (instrument.seeds.len(), crate::sitting::SEEDS);
    for (place, seed) in instrument.seeds.iter().enumerate() {
        let from = person as usize % seeds;
        let asked = (place + seeds - from) % seeds < per;
        let scale = instrument.scales.iter().position(|code| *code == seed.scale).unwrap_or_default();
        let a = if seed.reversed { -1.4 } else { 1.4 };
        let typical = Graded { a, d: vec![3.0, 1.0, -1.0, -3.0] };
        answers.push(if asked { chosen(&typical, traits[scale], random) } else { MISSING });
    }
    answers
}

/// What somebody with this trait answers.
pub(crate) fn chosen(parameters: &Graded, theta: f64, random: &mut Random) -> u8 {
    let mut shares = [0.0; CATEGORIES as usize];
    parameters.probabilities_into(theta, &mut shares);
    let mut rest = random.uniform();
    let mut chosen = 0;
    while chosen < CATEGORIES - 1 && rest >= shares[usize::from(chosen)] {
        rest -= shares[usize::from(chosen)];
        chosen += 1;
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{EQ, RIASEC, THINKING, TYPE16, instrument};

    #[test]
    fn simulated_answers_give_their_parameters_back_and_the_middle_moves_with_the_people() {
        let instrument = instrument(TYPE16);
        let sheets = simulated(&instrument, 2_000, 0.3, 0.0, 5);

        let scales = fitted(&instrument, &sheets).expect("fits");

        for (scale, found) in scales.iter().enumerate() {
            assert!(found.converged && found.people == 2_000 && found.alpha > 0.85, "{found:?}");
            for ((_, statement), found) in instrument.of_scale(scale).zip(&found.statements) {
                let (known, found) = (&statement.parameters, &found.parameters);
                assert!((found.a - known.a).abs() < 0.25, "{} {known:?} {found:?}", statement.id);
                // The people are 0.3 above the old middle: their own middle agrees with more.
                let place = |of: &Graded| -of.d[1] / of.a;
                let moved = place(known) - place(found);
                assert!((moved - 0.3).abs() < 0.3, "{} {moved}", statement.id);
            }
        }
    }

    #[test]
    fn the_next_version_is_sound_owned_and_the_same_for_its_readers() {
        for text in [TYPE16, EQ, THINKING, RIASEC] {
            let old = instrument(text);
            let scales = fitted(&old, &simulated(&old, 1_000, 0.0, 0.0, 6)).expect("fits");
            let written = next_version(text, &scales, "own-2027-03", &[]).expect("writes");
            let new = Instrument::parse(&written).expect("sound");
            assert_eq!((new.version, new.norms.as_str()), (old.version + 1, "own-2027-03"));
            assert!(new.has_own_norms() && !old.has_own_norms());
            assert!(old.ids().eq(new.ids()));
            assert!(written.starts_with("# "));
            let error =
                |instrument: &Instrument| places(instrument, &vec![2; instrument.statements.len()])[0].error;
            assert!(error(&new) < error(&old), "borrowed levels are less sure");
        }
    }

    #[test]
    fn a_better_statement_on_trial_takes_the_weakest_place_in_its_direction() {
        let old = instrument(TYPE16);
        let scales = fitted(&old, &simulated(&old, 6_000, 0.0, 0.0, 7)).expect("fits");
        let found: Vec<_> = scales.iter().filter_map(better).collect();
        assert!(!found.is_empty(), "typical statements are better than the weakest ones");
        let (trial, weakest) = found[0];
        assert_eq!(trial.reversed, weakest.reversed);

        let swaps = [(trial.id.clone(), weakest.id.clone())];
        let new = next_version(TYPE16, &scales, "own", &swaps).expect("writes");
        let new = Instrument::parse(&new).expect("sound");

        let taken = new.statements.iter().find(|one| one.id == trial.id).expect("scored now");
        assert_eq!((taken.licence.as_str(), taken.evidence), ("own", Evidence::Own));
        assert!(new.seeds.iter().any(|seed| seed.id == weakest.id), "on trial now");
        let sorted = |instrument: &Instrument| {
            instrument.ids().map(str::to_owned).collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(sorted(&old), sorted(&new), "no language needs new words");
    }

    #[test]
    fn second_sittings_tell_how_stable_a_scale_is_and_are_not_fitted() {
        let instrument = instrument(THINKING);
        let sheets = simulated(&instrument, 1_000, 0.0, 0.4, 8);
        assert_eq!(fitted(&instrument, &sheets).expect("fits")[0].people, 1_000);
        for found in stability(&instrument, &sheets) {
            assert!((350..450).contains(&found.pairs), "{found:?}");
            assert!(found.correlation > 0.7 && found.same_side > 0.7 && found.same_side < 0.95, "{found:?}");
        }
    }

    #[test]
    fn a_statement_that_means_something_else_in_a_language_is_named() {
        let instrument = instrument(THINKING);
        let mut sheets = simulated(&instrument, 2_000, 0.0, 0.0, 9);
        for sheet in sheets.iter_mut().filter(|sheet| sheet.language == "DE") {
            sheet.answers[4] = 4 - sheet.answers[4];
        }
        let scales = fitted(&instrument, &sheets).expect("fits");
        let unfair: Vec<&str> = scales
            .iter()
            .flat_map(|scale| &scale.statements)
            .filter(|one| one.unfair == ["DE"])
            .map(|one| one.id.as_str())
            .collect();
        assert_eq!(unfair, [instrument.statements[4].id.as_str()]);
    }

    #[test]
    fn sheets_of_another_instrument_are_refused() {
        let (one, other) = (instrument(TYPE16), instrument(EQ));
        let sheets = simulated(&other, 10, 0.0, 0.0, 1);
        assert!(matches!(fitted(&one, &sheets), Err(CalibrationError::Width { .. })));
        assert!(matches!(fitted(&one, &[]), Err(CalibrationError::Nobody)));
    }
}
