//! Ways to answer without finding a rule, counted over puzzles: against a good puzzle they are right one
//! time in six.
//!
//! The rigorous proof, with a trained network and a hundred thousand puzzles, is `bench/proof`; this is the
//! part that the manual can compute itself.

use matrix::{
    item::Item,
    scene::{Scene, Tile},
};

/// A shortcut: points for each option; the highest is chosen, ties share.
#[derive(Debug, Clone, Copy)]
pub struct Shortcut {
    pub name: &'static str,
    points: fn(&Scene, &Tile) -> usize,
}

pub const SHORTCUTS: [Shortcut; 6] = [
    Shortcut {
        name: "the option that shares most with the other options",
        points: |scene, tile| shared(scene, tile, &scene.options),
    },
    Shortcut {
        name: "the option most like the tile to the left",
        points: |scene, tile| shared(scene, tile, &scene.shown[7..8]),
    },
    Shortcut {
        name: "the option most like the tile above",
        points: |scene, tile| shared(scene, tile, &scene.shown[5..6]),
    },
    Shortcut {
        name: "the option with the values seen most often",
        points: |scene, tile| shared(scene, tile, &scene.shown),
    },
    Shortcut {
        name: "the option with the values seen least often",
        points: |scene, tile| usize::MAX - shared(scene, tile, &scene.shown),
    },
    Shortcut {
        name: "an option that repeats a shown tile",
        points: |scene, tile| usize::from(scene.shown.contains(tile)),
    },
];

impl Shortcut {
    /// The chance of the key: 1 divided among the options with the most points.
    pub fn chance(&self, item: &Item) -> f64 {
        let scene = item.scene();
        let points = scene.options.each_ref().map(|tile| (self.points)(&scene, tile));
        let top = points.iter().copied().max().unwrap_or(0);
        let best = points.iter().filter(|points| **points == top).count();
        let hit = points.get(usize::from(item.key)) == Some(&top);
        if hit { 1.0 / f64::from(u8::try_from(best).unwrap_or(u8::MAX)) } else { 0.0 }
    }
}

/// The total number of attribute values it has in common with these tiles.
fn shared(scene: &Scene, tile: &Tile, others: &[Tile]) -> usize {
    let layers = scene.layers.iter().enumerate();
    let equal = layers.flat_map(|(index, layer)| layer.attrs().iter().map(move |attr| (index, *attr)));
    equal
        .map(|(index, attr)| {
            let value = tile.0[index].get(attr);
            others.iter().filter(|other| other.0[index].get(attr) == value).count()
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use matrix::{recipe, template::TEMPLATES};

    use super::*;

    #[test]
    fn options_alone_reveal_nothing() {
        for template in 0..u16::try_from(TEMPLATES.len()).unwrap() {
            let item = recipe::make(template, 5).unwrap();
            let tied = item.rules.iter().any(|ruled| ruled.tied);
            assert!(tied || (SHORTCUTS[0].chance(&item) - 1.0 / 6.0).abs() < 1e-12, "{template}");
        }
    }
}
