//! The automatic checks of an item: each refusal has its reason.

use std::collections::BTreeMap;

use crate::{
    draw,
    grammar::Rule,
    item::Item,
    scene::{ABSENT, Attr, Layer, MAX_LAYERS, Tile, Value},
    solve,
};

/// Why an item can't be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("an item has one to three layers and a key among six options")]
    Shape,
    #[error("the missing tile is not the key")]
    KeyIsNotTheAnswer,
    #[error("these options can be defended: {defensible:?}; the key is {key}")]
    NotUnique { defensible: Vec<usize>, key: usize },
    #[error("the answer doesn't follow row by row")]
    NoRowExplanation,
    #[error("options {0} and {1} are the same")]
    SameOptions(usize, usize),
    #[error("a value of {0:?} is more frequent among the options than the others")]
    Unbalanced(Attr),
    #[error("option {0} has no named error, or the key has one")]
    Unnamed(usize),
    #[error(transparent)]
    Illegible(#[from] draw::Illegible),
    #[error("a figure reaches into the margin of its tile")]
    Clipped,
}

/// All checks of one item: shape, key, uniqueness, options, named errors, legibility, margins.
///
/// ```
/// let mut item = matrix::recipe::make(10, 5).unwrap();
/// assert_eq!(matrix::check::check(&item), Ok(()));
/// item.key = (item.key + 1) % 6;
/// assert!(matrix::check::check(&item).is_err());
/// ```
pub fn check(item: &Item) -> Result<(), Refusal> {
    let key = usize::from(item.key);
    if item.layers.is_empty() || item.layers.len() > MAX_LAYERS || key >= item.choices.len() {
        return Err(Refusal::Shape);
    }
    if item.choices[key].tile != item.tiles[8] {
        return Err(Refusal::KeyIsNotTheAnswer);
    }
    let scene = item.scene();
    let verdict = solve::solve(&scene);
    if verdict.defensible != [key] {
        return Err(Refusal::NotUnique { defensible: verdict.defensible, key });
    }
    if !verdict.rows {
        return Err(Refusal::NoRowExplanation);
    }
    for one in 0..6 {
        for other in one + 1..6 {
            if item.choices[one].tile == item.choices[other].tile {
                return Err(Refusal::SameOptions(one, other));
            }
        }
    }
    if let Some(attr) = unbalanced(item) {
        return Err(Refusal::Unbalanced(attr));
    }
    let named = |index: usize| item.choices[index].mistakes.is_empty() == (index == key);
    if let Some(index) = (0..6).find(|index| !named(*index)) {
        return Err(Refusal::Unnamed(index));
    }
    draw::legible(&scene.layers, &scene.options)?;
    let clipped = |tile: &Tile| draw::clipped(&item.layers, tile);
    if item.tiles.iter().chain(&scene.options).any(clipped) {
        return Err(Refusal::Clipped);
    }
    Ok(())
}

/// An attribute of which one value is more frequent among the options than another.
fn unbalanced(item: &Item) -> Option<Attr> {
    item.rules.iter().find_map(|ruled| {
        let mut counts: BTreeMap<Value, usize> = BTreeMap::new();
        for choice in &item.choices {
            *counts.entry(choice.tile.0[usize::from(ruled.layer)].get(ruled.attr)).or_default() += 1;
        }
        let even = counts.values().all(|count| counts.len() * count == item.choices.len());
        (!even).then_some(ruled.attr)
    })
}

/// Identifies an item's look: equal for items that differ only in the shapes they use, in the order of their
/// options or in their origin.
pub fn fingerprint(item: &Item) -> u128 {
    let mut names = Names::new();
    let mut hash = Hash::of(&item.layers);
    for tile in &item.tiles {
        rename(item, tile, &mut names, true, &mut hash);
    }
    // Options are sorted, so that shuffling them changes nothing: first by what is already known of them,
    // then shapes that only options have get their names.
    let digest = |tile: &Tile, names: &mut Names, all: bool| {
        let mut option = Hash::new();
        rename(item, tile, names, all, &mut option);
        option.0
    };
    let mut order: Vec<&Tile> = item.choices.iter().map(|choice| &choice.tile).collect();
    order.sort_by_key(|tile| digest(tile, &mut names, false));
    let mut options: Vec<u128> = order.into_iter().map(|tile| digest(tile, &mut names, true)).collect();
    options.sort_unstable();
    for option in options {
        hash.add((option >> 64) as u64);
    }
    hash.0
}

/// Identifies an item's exact pictures: equal for items that differ only in the order of their options or in
/// their origin.
pub fn picture(item: &Item) -> u128 {
    let add = |tile: &Tile, hash: &mut Hash| {
        for (index, layer) in item.layers.iter().enumerate() {
            for &attr in layer.attrs() {
                hash.add(u64::from(tile.0[index].get(attr)));
            }
        }
    };
    let mut hash = Hash::of(&item.layers);
    for tile in &item.tiles {
        add(tile, &mut hash);
    }
    let digest = |tile: &Tile| {
        let mut option = Hash::new();
        add(tile, &mut option);
        option.0
    };
    let mut options: Vec<u128> = item.choices.iter().map(|choice| digest(&choice.tile)).collect();
    options.sort_unstable();
    for option in options {
        hash.add((option >> 64) as u64);
    }
    hash.0
}

/// Shapes by layer and attribute, in the order of their appearance.
type Names = BTreeMap<(usize, Attr, Value), u64>;

/// Adds a tile with the names of its shapes; unnamed shapes are named now, or all count as the same.
fn rename(item: &Item, tile: &Tile, names: &mut Names, all: bool, hash: &mut Hash) {
    for (index, layer) in item.layers.iter().enumerate() {
        for &attr in layer.attrs() {
            let value = tile.0[index].get(attr);
            let key = (index, attr, value);
            let next = names.len() as u64;
            if !matches!(attr, Attr::Shape | Attr::Inner) || value == ABSENT {
                hash.add(u64::from(value));
            } else if all {
                hash.add(*names.entry(key).or_insert(next));
            } else {
                hash.add(names.get(&key).copied().unwrap_or(u64::MAX));
            }
        }
    }
}

/// Identifies how an item works: layers, attributes, rules and which attributes are tied, whatever the
/// values.
pub fn structure(item: &Item) -> u128 {
    let mut hash = Hash::of(&item.layers);
    for ruled in &item.rules {
        let rule = match ruled.rule {
            Rule::Const => 0,
            Rule::Prog(step) => 100 + u64::from(step.unsigned_abs()),
            Rule::Arith(sign) => 200 + sign as u64,
            Rule::Dist3(_) => 300,
            Rule::Dist2(_) => 400,
            Rule::SetOp(op) => 500 + op as u64,
            Rule::RotStep(step) => 600 + u64::from(step.unsigned_abs()),
            Rule::Reflect(axis) => 700 + axis as u64,
            Rule::Move(step) => 800 + u64::from(step.unsigned_abs()),
        };
        hash.add(
            (((u64::from(ruled.layer) * 16 + ruled.attr as u64) * 1000 + rule) * 4 + ruled.dir as u64) * 2
                + u64::from(ruled.tied),
        );
    }
    hash.0
}

/// FNV-1a with 128 bits (Fowler, Noll & Vo): short, and the same everywhere.
struct Hash(u128);

impl Hash {
    fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    /// With the layers already in it.
    fn of(layers: &[Layer]) -> Self {
        let mut hash = Self::new();
        for layer in layers {
            hash.add(layer.kind as u64 * 100 + layer.alphabet as u64 * 10 + layer.zone as u64);
        }
        hash
    }

    fn add(&mut self, word: u64) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}
