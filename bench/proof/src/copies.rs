//! Whether an item occurs twice, and how many different ones a template can make.

use std::collections::{BTreeMap, HashSet};

use matrix::{check, item::Item, recipe::Maker};

use crate::{
    data::Data,
    generator::{Draw, item, name},
    table::Row,
};

const MILLION: usize = 1_000_000;

/// G5: no two of a million items look the same, whatever the order of their options, if near-duplicates
/// are skipped as the bank does.
pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut known: HashSet<u128> = HashSet::new();
    let mut kept: Vec<u128> = Vec::new();
    // By template: seeds, and those that led to a near-duplicate.
    let mut seeds: BTreeMap<u16, (u64, u64)> = BTreeMap::new();
    let (mut maker, mut number) = (Maker::default(), 0);
    while kept.len() < MILLION {
        let Some(item) = item(&mut maker, Draw::Million, number) else {
            number += 1;
            continue;
        };
        number += 1;
        let (all, skipped) = seeds.entry(item.origin.template).or_default();
        *all += 1;
        if known.insert(check::fingerprint(&item)) {
            kept.push(looks(&item));
            if kept.len().is_multiple_of(200_000) {
                progress(&format!("{} items", kept.len()));
            }
        } else {
            *skipped += 1;
        }
    }
    kept.sort_unstable();
    let twice = kept.windows(2).filter(|pair| pair[0] == pair[1]).count();
    let skipped: u64 = seeds.values().map(|(_, skipped)| skipped).sum();
    let fewest = seeds
        .iter()
        .map(|(template, (all, skipped))| (all - skipped, all, name(*template)))
        .min_by_key(|(different, _, _)| *different);
    let fewest = fewest.map_or_else(String::new, |(different, all, name)| {
        format!("; {name} gave the fewest different ones, {different} of {all} seeds")
    });
    Ok(vec![Row::new(
        "G5",
        "the same item twice in a bank of 1,000,000",
        format!("{twice}; {skipped} near-duplicates skipped{fewest}"),
        "0",
        "–",
        twice == 0,
    )])
}

/// An item's look in 128 bits: the same for the same tiles and the same set of options.
fn looks(item: &Item) -> u128 {
    let mut scene = item.scene();
    scene.options.sort_unstable_by_key(|tile| tile.0.map(|figure| figure.0));
    let tiles = scene.shown.iter().chain(&scene.options);
    let values = tiles.flat_map(|tile| tile.0.iter().flat_map(|figure| figure.0));
    let layers = scene.layers.iter().flat_map(|layer| {
        [layer.kind as u16, layer.alphabet as u16, layer.zone as u16, u16::from(layer.placed)]
    });
    // FNV-1a with 128 bits (Fowler, Noll & Vo).
    layers
        .chain(values)
        .flat_map(u16::to_le_bytes)
        .fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash: u128, byte| {
            (hash ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b)
        })
}
