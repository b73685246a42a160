//! Options as naive generators make them (RAVEN, Zhang et al. 2019): each wrong one changes a single
//! attribute of the right one. They exist to show that the tests for shortcuts can fail.

use matrix::{
    item::Item,
    scene::{Attr, Domain, Layer, Tile, Value},
};
use measure::random::Random;

use crate::features::{Choices, seen};

/// The item's key among five tiles that each differ from it in one attribute.
pub fn options(item: &Item, random: &mut Random) -> Choices {
    let right = item.tiles[8];
    let attrs: Vec<(usize, Attr)> = seen(&item.layers).collect();
    let mut options = vec![right];
    while options.len() < 6 {
        let (layer, attr) = attrs[below(random, attrs.len())];
        let mut wrong = right;
        wrong.0[layer].set(attr, other_value(item.layers[layer], attr, right.0[layer].get(attr), random));
        if !options.contains(&wrong) {
            options.push(wrong);
        }
    }
    for place in (1..6).rev() {
        options.swap(place, below(random, place + 1));
    }
    let key = options.iter().position(|option| *option == right).unwrap_or(0);
    let mut six = [Tile::default(); 6];
    six.copy_from_slice(&options);
    Choices { layers: item.layers.clone(), options: six, key }
}

fn other_value(layer: Layer, attr: Attr, value: Value, random: &mut Random) -> Value {
    loop {
        let drawn = match layer.domain(attr) {
            Domain::Ordered { first, last } => first + small(random, last - first + 1),
            Domain::Names { n } => small(random, n),
            Domain::Turns { handed } => small(random, if handed { 16 } else { 8 }),
            Domain::Sets { n, .. } => value ^ 1 << random.below(u64::from(n)),
        };
        if drawn != value {
            return drawn;
        }
    }
}

fn small(random: &mut Random, n: Value) -> Value {
    Value::try_from(random.below(u64::from(n))).expect("below a value")
}

fn below(random: &mut Random, n: usize) -> usize {
    usize::try_from(random.below(n as u64)).expect("below a length")
}
