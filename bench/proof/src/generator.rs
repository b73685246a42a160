//! The generator's items, one by one: a single defensible key, options that give nothing away, keys in any
//! position. Learners, repetitions, the drawing and the forms have their own modules.

use std::collections::BTreeMap;

use anyhow::ensure;
use matrix::{
    check, draw,
    item::Item,
    recipe::Maker,
    scene::{Alphabet, Attr, Kind, Layer, Scene, Tile, Value, Zone},
    solve::solve,
    template::TEMPLATES,
};

use crate::{
    data::Data,
    features::{self, Choices},
    shallow::{MAJORITY, WITH_CONTEXT},
    table::Row,
};

const ITEMS: u64 = 100_000;
const PLANTED: u64 = 1_000;
const CHANCE: f64 = 1.0 / 6.0;

/// Which test an item is for: different tests never share seeds.
#[derive(Debug, Clone, Copy)]
pub enum Draw {
    One = 1,
    Planted,
    Training,
    Naive,
    Million,
    Speed,
    Rendered,
}

/// The item with this number, over all templates in turn; `None` if the seed gives none.
pub fn item(maker: &mut Maker, draw: Draw, number: u64) -> Option<Item> {
    let templates = TEMPLATES.len() as u64;
    let template = u16::try_from(number % templates).expect("a table of templates is short");
    maker.make(template, ((draw as u64) << 40) | (number / templates))
}

/// Items numbered from 0 until there are `wanted` of them; returns how many seeds gave none.
pub fn items(draw: Draw, wanted: u64, mut each: impl FnMut(&Item)) -> anyhow::Result<u64> {
    let (mut maker, mut number, mut made) = (Maker::default(), 0, 0);
    while made < wanted {
        if let Some(item) = item(&mut maker, draw, number) {
            each(&item);
            made += 1;
        }
        number += 1;
        ensure!(number < 3 * wanted + 1_000, "most seeds lead to no item");
    }
    Ok(number - made)
}

/// Counts over all items.
#[derive(Default)]
struct Tally {
    unique: u64,
    accepted: u64,
    /// The reasons for which the first refused items were refused.
    refusals: Vec<String>,
    majority: f64,
    positions: [u64; 6],
    legible: u64,
    templates: BTreeMap<u16, OfTemplate>,
}

/// The same, for one template.
#[derive(Default)]
struct OfTemplate {
    items: u64,
    unbalanced: u64,
    /// What each shallow solver would have got right.
    rights: [f64; WITH_CONTEXT.len()],
}

impl Tally {
    fn add(&mut self, item: &Item) {
        let (scene, key) = (item.scene(), usize::from(item.key));
        self.unique += u64::from(solve(&scene).defensible == [key]);
        let verdict = check::check(item);
        let accepted = verdict.is_ok();
        self.accepted += u64::from(accepted);
        if let Err(refusal) = verdict
            && self.refusals.len() < 20
        {
            self.refusals.push(format!("{}: {refusal}", name(item.origin.template)));
        }
        self.majority += MAJORITY.chance(&scene, key);
        self.positions[key] += 1;
        // An accepted item is known to be legible; drawing it again would only cost time.
        self.legible += u64::from(accepted || draw::legible(&scene.layers, &scene.options).is_ok());
        let template = self.templates.entry(item.origin.template).or_default();
        template.items += 1;
        template.unbalanced += u64::from(!balanced(&Choices::of(item)));
        for (right, solver) in template.rights.iter_mut().zip(&WITH_CONTEXT) {
            *right += solver.chance(&scene, key);
        }
    }
}

/// G1, G2a, G2c, G3, G4 and G6 on the same 100,000 items.
#[expect(clippy::cast_precision_loss, reason = "counts")]
pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut tally = Tally::default();
    let mut seen = 0;
    let barren = items(Draw::One, ITEMS, |item| {
        tally.add(item);
        seen += 1;
        if seen % 20_000 == 0 {
            progress(&format!("{seen} items"));
        }
    })?;
    for refusal in &tally.refusals {
        progress(&format!("refused: {refusal}"));
    }
    let share = |count: u64| count as f64 / ITEMS as f64;
    let majority = tally.majority / ITEMS as f64;
    let whole = |count: u64| format!("{:.3} %", share(count) * 100.0);
    let mut rows = vec![
        Row::new(
            "G1",
            format!("one defensible option, the key: {ITEMS} items of {} templates", TEMPLATES.len()),
            format!("{}, {barren} seeds without an item", whole(tally.unique)),
            "100.000 %",
            "naive 98.7–99.4 %; other generators don't check",
            tally.unique == ITEMS,
        ),
        Row::new(
            "G1",
            "all machine checks agree",
            whole(tally.accepted),
            "100.000 %",
            "–",
            tally.accepted == ITEMS,
        ),
        planted()?,
        Row::new(
            "G2a",
            "majority vote of the options",
            percent(majority),
            "16.7 ± .4 %",
            "RAVEN 100, RAVEN-FAIR 36 %",
            (majority - CHANCE).abs() <= 0.004,
        ),
        balance_row(&tally),
    ];
    rows.extend(shallow_rows(&tally, progress));
    let chi_square = chi_square(&tally.positions);
    // The 99 % point of χ² with 5 degrees of freedom.
    rows.push(Row::new(
        "G4",
        "places of the key",
        format!("χ² {chi_square:.2} with 5 df"),
        "< 15.09 (p > .01)",
        "–",
        chi_square < 15.086,
    ));
    rows.push(Row::new(
        "G6",
        "48-px pictures: every two options differ, also for the colour-blind and in grey",
        whole(tally.legible),
        "100 %",
        "no other generator checks",
        tally.legible == ITEMS,
    ));
    Ok(rows)
}

/// A share as the table shows it.
pub fn percent(share: f64) -> String {
    format!("{:.2} %", share * 100.0)
}

/// Σ (observed − expected)² / expected against equal chances.
#[expect(clippy::cast_precision_loss, reason = "counts")]
fn chi_square(counts: &[u64; 6]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / 6.0;
    counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum()
}

/// Whether every attribute has one value, two values thrice each or three values twice each.
fn balanced(choices: &Choices) -> bool {
    choices.attrs().all(|(layer, attr)| {
        let values = choices.options.each_ref().map(|tile| tile.0[layer].get(attr));
        let counts = features::counts(&values);
        counts.iter().all(|(_, count)| *count * counts.len() == 6)
    })
}

/// The template's name.
pub fn name(template: u16) -> &'static str {
    TEMPLATES.get(usize::from(template)).map_or("?", |template| template.name)
}

#[expect(clippy::cast_precision_loss, reason = "counts")]
fn balance_row(tally: &Tally) -> Row {
    let unbalanced: u64 = tally.templates.values().map(|template| template.unbalanced).sum();
    let names: Vec<&str> = tally
        .templates
        .iter()
        .filter(|(_, template)| template.unbalanced > 0)
        .map(|(template, _)| name(*template))
        .collect();
    let figure = 100.0 - unbalanced as f64 * 100.0 / ITEMS as f64;
    Row::new(
        "G2c",
        "each value in an option set 3:3 or 2:2:2",
        format!("{figure:.3} %{}{}", if names.is_empty() { "" } else { ", not in " }, names.join(", ")),
        "100 %",
        "–",
        unbalanced == 0,
    )
}

#[expect(clippy::cast_precision_loss, reason = "counts")]
fn shallow_rows(tally: &Tally, progress: &dyn Fn(&str)) -> [Row; 2] {
    let mut overall = ("", 0.0);
    let mut in_one = (String::new(), 0.0);
    for (index, solver) in WITH_CONTEXT.iter().enumerate() {
        let (mut all, mut right) = (0.0, 0.0);
        for (number, template) in &tally.templates {
            let items = template.items as f64;
            all += items;
            right += template.rights[index];
            let share = template.rights[index] / items;
            if share > 0.25 {
                progress(&format!("“{}” gets {} in {}", solver.name, percent(share), name(*number)));
            }
            if share > in_one.1 {
                in_one = (format!("“{}” in {}", solver.name, name(*number)), share);
            }
        }
        if right / all > overall.1 {
            overall = (solver.name, right / all);
        }
    }
    [
        Row::new(
            "G3",
            format!("the best of {} shallow solvers that see the puzzle", WITH_CONTEXT.len()),
            format!("{} (“{}”)", percent(overall.1), overall.0),
            "≤ 22 %",
            "–",
            overall.1 <= 0.22,
        ),
        Row::new(
            "G3",
            "the best of them in any template",
            format!("{} ({})", percent(in_one.1), in_one.0),
            "≤ 30 %",
            "–",
            in_one.1 <= 0.30,
        ),
    ]
}

/// Items with a planted fault: the key moved, the key doubled, two rules that fit.
fn planted() -> anyhow::Result<Row> {
    let mut refused = 0;
    items(Draw::Planted, PLANTED, |item| {
        let other = (item.key + 1) % 6;
        let mut moved = item.clone();
        moved.key = other;
        let mut doubled = item.clone();
        doubled.choices[usize::from(other)].tile = item.tiles[8];
        refused += u64::from(check::check(&moved).is_err()) + u64::from(check::check(&doubled).is_err());
    })?;
    let both = solve(&sum_or_step()).defensible;
    Ok(Row::new(
        "G1",
        "planted: key moved, key doubled, two rules that fit",
        format!("{refused} of {} refused, {} of 2 answers found", 2 * PLANTED, both.len()),
        "all",
        "–",
        refused == 2 * PLANTED && both == [0, 1],
    ))
}

/// 1 2 3, 1 2 3, 2 3 ?: one more each time gives 4, the sum of both gives 5.
fn sum_or_step() -> Scene {
    let layer = Layer { kind: Kind::Grid, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false };
    let tile = |count: Value, fill: Value| {
        let mut tile = Tile::default();
        tile.0[0].set(Attr::Count, count);
        tile.0[0].set(Attr::Fill, fill);
        tile
    };
    Scene {
        layers: vec![layer],
        shown: [1, 2, 3, 1, 2, 3, 2, 3].map(|count| tile(count, 0)),
        options: [tile(4, 0), tile(5, 0), tile(6, 0), tile(4, 1), tile(5, 1), tile(6, 1)],
    }
}
