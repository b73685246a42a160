//! The figures that reports quote: `content/questionnaires/figures.gen.toml` holds what `sources.toml` says and what the
//! shipped questionnaires come to, by simulation. `just figures` writes it.

#![expect(clippy::unwrap_used, reason = "helpers fail like the tests they serve")]

use std::{env, fs, path::PathBuf};

use measure::{random::Random, reliability::alpha, responses::Responses};
use questionnaire::{
    instrument::{Instrument, Statement},
    interests, skills,
    types::{self, Firmness, LETTERS},
};
use report::questionnaire::figures;
use toml::{Table, Value};

const HEAD: &str =
    "# Written by `just figures` from sources.toml and the shipped questionnaires. Do not edit.\n\n";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../content/questionnaires")
}

fn instrument(code: &str) -> Instrument {
    let text = fs::read_to_string(folder().join(code).join("instrument.toml")).unwrap();
    Instrument::parse(&text).unwrap()
}

/// Answers of somebody with these traits.
fn answers(instrument: &Instrument, traits: &[f64], random: &mut Random) -> Vec<u8> {
    let answer = |statement: &Statement| {
        let mut shares = [0.0; 5];
        statement.parameters.probabilities_into(traits[statement.scale], &mut shares);
        let mut rest = random.uniform();
        let mut chosen = 0;
        while chosen < 4 && rest >= shares[usize::from(chosen)] {
            rest -= shares[usize::from(chosen)];
            chosen += 1;
        }
        chosen
    };
    instrument.statements.iter().map(answer).collect()
}

/// Traits with these correlations: the lower half of a matrix whose square they are (Cholesky).
fn root(correlation: impl Fn(usize, usize) -> f64, size: usize) -> Vec<Vec<f64>> {
    let mut root = vec![vec![0.0_f64; size]; size];
    for row in 0..size {
        for column in 0..=row {
            let sum: f64 = (0..column).map(|k| root[row][k] * root[column][k]).sum();
            root[row][column] = if row == column {
                (1.0 - sum).sqrt()
            } else {
                (correlation(row, column) - sum) / root[column][column]
            };
        }
    }
    root
}

fn traits(root: &[Vec<f64>], random: &mut Random) -> Vec<f64> {
    let free: Vec<f64> = root.iter().map(|_| random.normal()).collect();
    root.iter().map(|row| row.iter().zip(&free).map(|(weight, one)| weight * one).sum()).collect()
}

/// α that the parameters imply, for each scale.
fn implied(instrument: &Instrument, optimism: f64) -> Vec<Value> {
    const PEOPLE: usize = 4_000;
    let mut random = Random::seeded(6);
    let mut tables: Vec<Vec<u8>> = instrument.scales.iter().map(|_| Vec::new()).collect();
    for _ in 0..PEOPLE {
        let traits: Vec<f64> = instrument.scales.iter().map(|_| random.normal()).collect();
        let given = answers(instrument, &traits, &mut random);
        for (statement, answer) in instrument.statements.iter().zip(given) {
            tables[statement.scale].push(if statement.reversed { 4 - answer } else { answer });
        }
    }
    let of = |(scale, table): (usize, &Vec<u8>)| {
        let items = instrument.items(scale).len();
        hundredths(alpha(&Responses::new(table, items).unwrap()) - optimism)
    };
    tables.iter().enumerate().map(of).collect()
}

fn hundredths(value: f64) -> Value {
    Value::Float((100.0 * value).round() / 100.0)
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|one| one.as_float().unwrap()).collect()
}

fn fill_types(table: &mut Table) {
    const PEOPLE: u32 = 2_000;
    let instrument = instrument("type16");
    let optimism = table.remove("optimism").unwrap().as_float().unwrap();
    let between = numbers(&table.remove("correlations").unwrap());
    // E–N, E–F, E–J, N–F, N–J, F–J.
    let of = |a: usize, b: usize| match (a.min(b), a.max(b)) {
        (0, other) => between[other - 1],
        (1, other) => between[other + 1],
        _ => between[5],
    };
    let root = root(of, 4);
    let mut random = Random::seeded(16);
    let (mut balanced, mut same, mut two, mut three) = (0_u32, 0_u32, 0_u32, 0_u32);
    for _ in 0..PEOPLE {
        let own = traits(&root, &mut random);
        let sheet =
            |random: &mut Random| types::Profile::of(&instrument, &answers(&instrument, &own, random));
        let (first, second) = (sheet(&mut random), sheet(&mut random));
        let truth: String = own
            .iter()
            .zip(LETTERS)
            .map(|(one, (above, below))| if *one > 0.0 { above } else { below })
            .collect();
        let among = |most: usize| first.types.iter().take(most).any(|one| one.code == truth);
        balanced += u32::from(first.letters.iter().any(|letter| letter.firmness() == Firmness::Balanced));
        same += u32::from(first.code() == second.code());
        two += u32::from(among(2));
        three += u32::from(among(3));
    }
    let share = |count: u32| hundredths(f64::from(count) / f64::from(PEOPLE));
    table.insert("reliability".to_owned(), Value::Array(implied(&instrument, optimism)));
    table.insert("with_balanced".to_owned(), share(balanced));
    table.insert("same_type".to_owned(), share(same));
    table.insert("among_two".to_owned(), share(two));
    table.insert("among_three".to_owned(), share(three));
}

fn fill_interests(table: &mut Table) {
    const PEOPLE: u32 = 2_000;
    let instrument = instrument("riasec");
    let around = numbers(&table.remove("correlations").unwrap());
    let root = root(
        |a, b| {
            let steps = a.abs_diff(b);
            around[steps.min(6 - steps) - 1]
        },
        6,
    );
    let mut random = Random::seeded(17);
    let mut same = 0_u32;
    for _ in 0..PEOPLE {
        let own = traits(&root, &mut random);
        let mut strongest = || {
            let profile = interests::Profile::of(&instrument, &answers(&instrument, &own, &mut random));
            profile.groups()[0][0]
        };
        same += u32::from(strongest() == strongest());
    }
    table.insert("same_first".to_owned(), hundredths(f64::from(same) / f64::from(PEOPLE)));
}

fn generated() -> String {
    let mut all: Table = toml::from_str(&fs::read_to_string(folder().join("sources.toml")).unwrap()).unwrap();
    let mut fill = |code: &str, fill: &dyn Fn(&mut Table)| {
        fill(all.get_mut(code).unwrap().as_table_mut().unwrap());
    };
    fill("type16", &fill_types);
    fill("riasec", &fill_interests);
    fill("eq", &|table| {
        let instrument = instrument("eq");
        table.insert("reliability".to_owned(), Value::Array(implied(&instrument, 0.0)));
        let total = hundredths(skills::stratified_reliability(&instrument));
        table.insert("total_reliability".to_owned(), total);
    });
    fill("thinking", &|table| {
        table.insert("reliability".to_owned(), Value::Array(implied(&instrument("thinking"), 0.0)));
    });
    format!("{HEAD}{}", toml::to_string(&all).unwrap())
}

#[expect(clippy::disallowed_methods, reason = "a person asks for a new file this way")]
fn rewrite() -> bool {
    env::var_os("REWRITE_GOLDEN").is_some()
}

#[test]
fn the_quoted_figures_are_the_computed_ones() {
    let (path, now) = (folder().join("figures.gen.toml"), generated());
    if rewrite() {
        fs::write(&path, &now).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert_eq!(kept, now, "if that was meant, run `just figures`");
    let figures = figures::shipped();
    assert!(rewrite() || figures.type16.among_three > figures.type16.among_two);
}
