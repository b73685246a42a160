//! Solvers that don't reason: they count what options share with each other or with the tiles shown. Against
//! a good item they gain nothing. If several options seem equally good, each gets an equal share.

use matrix::scene::{ABSENT, Attr, Domain, Layer, Scene, Tile, Value};

use crate::features::seen;

/// A way of answering without finding a rule: points for each option, the highest are chosen.
pub struct Solver {
    pub name: &'static str,
    points: fn(&Scene, &Tile) -> f64,
}

/// Sees only the options: the values that most of them have.
pub const MAJORITY: Solver =
    Solver { name: "majority", points: |scene, tile| shared(scene, tile, &scene.options) };

/// Those that also see the shown tiles.
pub const WITH_CONTEXT: [Solver; 12] = [
    Solver { name: "equal to the left", points: |scene, tile| shared(scene, tile, &scene.shown[7..8]) },
    Solver { name: "equal to the upper", points: |scene, tile| shared(scene, tile, &scene.shown[5..6]) },
    Solver {
        name: "equal to both",
        points: |scene, tile| shared(scene, tile, &[scene.shown[5], scene.shown[7]]),
    },
    Solver { name: "near the left", points: |scene, tile| -distance(scene, tile, &scene.shown[7]) },
    Solver { name: "near the upper", points: |scene, tile| -distance(scene, tile, &scene.shown[5]) },
    Solver {
        name: "near both",
        points: |scene, tile| {
            -distance(scene, tile, &scene.shown[5]) - distance(scene, tile, &scene.shown[7])
        },
    },
    Solver { name: "near the nearest tile", points: |scene, tile| -nearest(scene, tile) },
    Solver { name: "most seen values", points: |scene, tile| shared(scene, tile, &scene.shown) },
    Solver { name: "least seen values", points: |scene, tile| -shared(scene, tile, &scene.shown) },
    Solver { name: "rarest value", points: |scene, tile| -rarest(scene, tile) },
    Solver { name: "repeats a tile", points: |scene, tile| repeats(scene, tile) },
    Solver { name: "repeats no tile", points: |scene, tile| -repeats(scene, tile) },
];

impl Solver {
    /// The chance of choosing the key: 1 divided among the options with the most points.
    pub fn chance(&self, scene: &Scene, key: usize) -> f64 {
        let points = scene.options.each_ref().map(|tile| (self.points)(scene, tile));
        let top = points.iter().copied().fold(f64::MIN, f64::max);
        let best = points.iter().filter(|points| top - **points < 1e-9).count();
        #[expect(clippy::cast_precision_loss, reason = "at most six")]
        let share = 1.0 / best as f64;
        if top - points[key] < 1e-9 { share } else { 0.0 }
    }
}

/// The total number of attributes it has in common with these tiles.
#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn shared(scene: &Scene, tile: &Tile, others: &[Tile]) -> f64 {
    let equal = seen(&scene.layers).map(|(layer, attr)| {
        others.iter().filter(|other| other.0[layer].get(attr) == tile.0[layer].get(attr)).count()
    });
    equal.sum::<usize>() as f64
}

/// How often the tile's rarest attribute value is shown.
fn rarest(scene: &Scene, tile: &Tile) -> f64 {
    seen(&scene.layers)
        .map(|(layer, attr)| {
            let value = tile.0[layer].get(attr);
            let often = scene.shown.iter().filter(|shown| shown.0[layer].get(attr) == value).count();
            f64::from(u8::try_from(often).unwrap_or(8))
        })
        .fold(8.0, f64::min)
}

fn repeats(scene: &Scene, tile: &Tile) -> f64 {
    f64::from(u8::from(scene.shown.contains(tile)))
}

fn nearest(scene: &Scene, tile: &Tile) -> f64 {
    scene.shown.iter().map(|shown| distance(scene, tile, shown)).fold(f64::MAX, f64::min)
}

/// How different two tiles look, attribute by attribute, each between 0 and 1.
fn distance(scene: &Scene, one: &Tile, other: &Tile) -> f64 {
    seen(&scene.layers)
        .map(|(layer, attr)| {
            apart(scene.layers[layer], attr, one.0[layer].get(attr), other.0[layer].get(attr))
        })
        .sum()
}

fn apart(layer: Layer, attr: Attr, one: Value, other: Value) -> f64 {
    if one == other {
        return 0.0;
    }
    if one == ABSENT || other == ABSENT {
        return 1.0;
    }
    match layer.domain(attr) {
        Domain::Ordered { first, last } => f64::from(one.abs_diff(other)) / f64::from(last - first),
        Domain::Names { .. } => 1.0,
        Domain::Turns { .. } if one / 8 != other / 8 => 1.0,
        Domain::Turns { .. } => {
            let steps = one.abs_diff(other) % 8;
            f64::from(steps.min(8 - steps)) / 4.0
        }
        Domain::Sets { n, .. } => f64::from((one ^ other).count_ones()) / f64::from(n),
    }
}

#[cfg(test)]
mod tests {
    use matrix::scene::{Alphabet, Kind, Zone};

    use super::*;

    fn scene(options: [Value; 6]) -> Scene {
        let layer = Layer { kind: Kind::Single, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false };
        let tile = |shape: Value| {
            let mut tile = Tile::default();
            tile.0[0].set(Attr::Shape, shape);
            tile
        };
        Scene { layers: vec![layer], shown: [0, 1, 2, 0, 1, 2, 0, 1].map(tile), options: options.map(tile) }
    }

    #[test]
    fn options_that_seem_equally_good_share_the_choice() {
        let all_different = scene([0, 1, 2, 3, 4, 5]);
        let one_in_three = scene([2, 2, 2, 3, 4, 5]);

        assert!((MAJORITY.chance(&all_different, 2) - 1.0 / 6.0).abs() < 1e-12);
        assert!((MAJORITY.chance(&one_in_three, 0) - 1.0 / 3.0).abs() < 1e-12);
        assert!(MAJORITY.chance(&one_in_three, 4) < 1e-12);
    }

    #[test]
    fn a_copy_of_the_tile_above_is_found_by_comparing_with_it() {
        let upper = WITH_CONTEXT.iter().find(|solver| solver.name == "equal to the upper").unwrap();

        assert!((upper.chance(&scene([0, 1, 2, 3, 4, 5]), 2) - 1.0).abs() < 1e-12);
    }
}
