//! A puzzle with everything known about it: what is shown, the rules behind it, the key, and the error behind
//! each wrong option.

use serde::{Deserialize, Serialize};

use crate::{
    grammar::{Dir, Family, Rule, Slip},
    scene::{Attr, Layer, Scene, Tile, Value},
};

/// Where an item comes from; it is enough to generate the same item again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Origin {
    /// Version of the recipes: incremented with every change that changes items.
    pub version: u16,
    /// Index into the table of templates.
    pub template: u16,
    pub seed: u64,
}

/// Values of one attribute on the nine tiles, `[row][column]`; the last is the answer's.
pub type Grid = [[Value; 3]; 3];

/// One attribute of one layer and the rule it follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruled {
    pub layer: u8,
    pub attr: Attr,
    pub rule: Rule,
    pub dir: Dir,
    pub grid: Grid,
    /// The axis of the options on which this attribute varies; tied attributes share one.
    pub axis: Option<u8>,
    /// Whether the attribute only follows another one and adds no rule of its own.
    pub tied: bool,
}

impl Ruled {
    /// Whether the rule is one that has to be found: constants and tied attributes aren't.
    pub fn counts(&self) -> bool {
        self.rule != Rule::Const && !self.tied
    }
}

/// What a wrong option does with one attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// Index into [`Item::rules`].
    pub rule: u8,
    pub slip: Slip,
}

/// An option: its picture and the mistakes that lead to it; none for the key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    pub tile: Tile,
    pub mistakes: Vec<Mistake>,
}

/// A whole puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    pub origin: Origin,
    pub layers: Vec<Layer>,
    /// Every visible attribute of every layer, layer by layer.
    pub rules: Vec<Ruled>,
    /// Nine tiles in reading order; the last one is the answer.
    pub tiles: [Tile; 9],
    pub choices: [Choice; 6],
    /// Index of the right choice.
    pub key: u8,
}

impl Item {
    /// What a test taker may see: no rules, no key.
    pub fn scene(&self) -> Scene {
        let mut shown = [Tile::default(); 8];
        shown.copy_from_slice(&self.tiles[..8]);
        let mut options = [Tile::default(); 6];
        for (option, choice) in options.iter_mut().zip(&self.choices) {
            *option = choice.tile;
        }
        Scene { layers: self.layers.clone(), shown, options }
    }

    /// The rules that have to be found.
    pub fn counted_rules(&self) -> impl Iterator<Item = &Ruled> {
        self.rules.iter().filter(|ruled| ruled.counts())
    }

    /// The families its rules belong to, each once.
    pub fn families(&self) -> Vec<Family> {
        let mut families: Vec<Family> =
            self.counted_rules().map(|ruled| ruled.rule.family(ruled.attr)).collect();
        families.sort_unstable();
        families.dedup();
        families
    }
}
