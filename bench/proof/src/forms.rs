//! Whole forms, made from fresh items as the product makes them: how difficulty is spread, whether any two
//! forms are equally hard, where the keys are, and whether an item appears twice.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use matrix::{
    check, difficulty,
    form::{Blueprint, Candidate, Form, LONG, SHORT, assemble, with_key_at},
    item::Item,
    recipe::Maker,
    template::TEMPLATES,
};
use measure::model::Logistic;

use crate::{data::Data, table::Row};

const FORMS: usize = 20;
/// Items of each template to choose from.
const SEEDS: u64 = 60;

/// G9, and the parts of G4 and G5 about forms.
pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (blueprint, questions) in [(&LONG, 30), (&SHORT, 20)] {
        progress(&format!("{FORMS} forms of {questions}"));
        let bank = bank(blueprint);
        let candidates: Vec<Candidate> = bank
            .iter()
            .enumerate()
            .map(|(id, item)| lab::forms::candidate(id, &lab::bank::entry(item)))
            .collect::<Result<_, _>>()?;
        let forms = assemble(blueprint, &candidates, FORMS, 1).context("assembling forms")?;
        let forms: Vec<Vec<Item>> = forms.iter().map(|form| questions_of(form, &bank)).collect();
        let name = format!("{FORMS} forms of {questions}");
        rows.extend(spread(&name, &forms));
        rows.extend(equal_curves(&name, &forms));
        rows.extend(keys_and_copies(&name, &forms, progress));
    }
    Ok(rows)
}

/// Items of the templates that the blueprint names.
fn bank(blueprint: &Blueprint) -> Vec<Item> {
    let named: BTreeSet<&str> = blueprint.slots.iter().flat_map(|slot| slot.iter().copied()).collect();
    let templates = (0..).zip(TEMPLATES).filter(|(_, template)| named.contains(template.name));
    let mut maker = Maker::default();
    let mut items = Vec::new();
    for (number, _) in templates {
        items.extend((0..SEEDS).filter_map(|seed| maker.make(number, seed)));
    }
    items
}

fn model(item: &Item) -> Logistic {
    lab::bank::entry(item).parameters
}

fn questions_of(form: &Form, bank: &[Item]) -> Vec<Item> {
    form.items
        .iter()
        .zip(&form.key_places)
        .map(|(index, place)| with_key_at(bank[*index].clone(), *place))
        .collect()
}

/// The range of difficulty that every form covers, and the widest gap in any.
fn spread(name: &str, forms: &[Vec<Item>]) -> Vec<Row> {
    let (mut easiest, mut hardest, mut gap) = (f64::MIN, f64::MAX, 0.0_f64);
    for form in forms {
        let mut bs: Vec<f64> =
            form.iter().map(|item| f64::from(difficulty::predicted_b(item)) / 1_000.0).collect();
        bs.sort_by(f64::total_cmp);
        easiest = easiest.max(bs.first().copied().unwrap_or(f64::MAX));
        hardest = hardest.min(bs.last().copied().unwrap_or(f64::MIN));
        gap = bs.windows(2).map(|pair| pair[1] - pair[0]).fold(gap, f64::max);
    }
    // Twenty questions over the same range are further apart.
    let widest = if forms.iter().all(|form| form.len() < 30) { 0.53 } else { 0.35 };
    vec![
        Row::new(
            "G9",
            format!("{name}: every one reaches from easy to hard"),
            format!("{easiest:.2} … {hardest:.2}"),
            "−2.6 … 2.8",
            "–",
            easiest <= -2.6 && hardest >= 2.8,
        ),
        Row::new(
            "G9",
            format!("{name}: widest gap in difficulty"),
            format!("{gap:.3}"),
            format!("≤ {widest:.2}"),
            "–",
            gap <= widest,
        ),
    ]
}

/// The largest difference between any two forms' expected scores, and between their information.
fn equal_curves(name: &str, forms: &[Vec<Item>]) -> Vec<Row> {
    let (mut points, mut share) = (0.0_f64, 0.0_f64);
    for tenth in -30..=30 {
        let theta = f64::from(tenth) / 10.0;
        let sums = |of: &dyn Fn(&Logistic) -> f64| -> (f64, f64) {
            forms
                .iter()
                .map(|form| form.iter().map(|item| of(&model(item))).sum::<f64>())
                .fold((f64::MAX, f64::MIN), |(least, most), sum: f64| (least.min(sum), most.max(sum)))
        };
        let (least, most) = sums(&|item| item.p(theta));
        points = points.max(most - least);
        let (least, most) = sums(&|item| item.information(theta));
        share = share.max((most - least) / most);
    }
    vec![
        Row::new(
            "G9",
            format!("{name}: expected scores of any two, θ −3 … 3"),
            format!("{points:.3} points apart"),
            "≤ .5",
            "–",
            points <= 0.5,
        ),
        Row::new(
            "G9",
            format!("{name}: information of any two, θ −3 … 3"),
            format!("{:.1} % apart", share * 100.0),
            "≤ 5 %",
            "–",
            share <= 0.05,
        ),
    ]
}

fn keys_and_copies(name: &str, forms: &[Vec<Item>], progress: &dyn Fn(&str)) -> Vec<Row> {
    let (mut run, mut uneven, mut structures, mut refused) = (0, 0, 0, 0);
    let mut seen = BTreeSet::new();
    let mut twice = 0;
    for form in forms {
        let keys: Vec<u8> = form.iter().map(|item| item.key).collect();
        run = run.max(keys.chunk_by(|one, other| one == other).map(<[u8]>::len).max().unwrap_or(0));
        let mut counts = [0; 6];
        for key in &keys {
            counts[usize::from(*key)] += 1;
        }
        let even = form.len() / 6..=form.len().div_ceil(6);
        uneven += usize::from(counts.iter().any(|count| !even.contains(count)));
        let mut known = BTreeMap::new();
        for item in form {
            if let Some(other) = known.insert(check::structure(item), item.origin) {
                structures += 1;
                progress(&format!("one structure in a form: {other:?} and {:?}", item.origin));
            }
        }
        refused += form.iter().filter(|item| check::check(item).is_err()).count();
        twice += form.iter().filter(|item| !seen.insert(check::fingerprint(item))).count();
    }
    vec![
        Row::new(
            "G4",
            format!("{name}: longest run of one key place; forms with uneven places"),
            format!("{run}; {uneven}"),
            "≤ 3; 0",
            "–",
            run <= 3 && uneven == 0,
        ),
        Row::new(
            "G5",
            format!("{name}: items of one structure in a form; an item in two forms; refused by a check"),
            format!("{structures}; {twice}; {refused}"),
            "0; 0; 0",
            "–",
            structures == 0 && twice == 0 && refused == 0,
        ),
    ]
}
