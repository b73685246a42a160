//! What can be seen of the options alone, as numbers for a learner. Nothing of the puzzle is included: a
//! learner that does better than chance on this has found a leak.

use matrix::{
    item::Item,
    scene::{ABSENT, ATTRS, Attr, Kind, Layer, MAX_LAYERS, Tile, Value},
};

/// Six options and which of them is right.
#[derive(Debug, Clone)]
pub struct Choices {
    pub layers: Vec<Layer>,
    pub options: [Tile; 6],
    pub key: usize,
}

impl Choices {
    pub fn of(item: &Item) -> Self {
        Self { layers: item.layers.clone(), options: item.scene().options, key: usize::from(item.key) }
    }

    /// The visible attributes, layer by layer.
    pub fn attrs(&self) -> impl Iterator<Item = (usize, Attr)> + '_ {
        seen(&self.layers)
    }
}

/// The visible attributes of these layers.
pub fn seen(layers: &[Layer]) -> impl Iterator<Item = (usize, Attr)> + '_ {
    layers.iter().enumerate().flat_map(|(layer, looks)| looks.attrs().iter().map(move |attr| (layer, *attr)))
}

/// How many numbers encode one attribute: its value as one of 16, its bits, its size, how many options share
/// it.
const CODES: usize = 16;
const BITS: usize = 12;
const PER_ATTR: usize = CODES + BITS + 2;
/// A layer's looks: its kind, its alphabet, whether places matter.
const LOOKS: usize = 7 + 3 + 1;
const PER_LAYER: usize = ATTRS.len() * PER_ATTR + LOOKS;

/// The length of [`sparse`]'s vectors.
pub const WIDTH: usize = MAX_LAYERS * PER_LAYER;

/// The nonzero numbers of one option.
pub type Sparse = Vec<(u16, f32)>;

/// Each option as numbers.
pub fn sparse(choices: &Choices) -> [Sparse; 6] {
    std::array::from_fn(|option| {
        let mut numbers = Sparse::new();
        let mut put = |index: usize, number: f32| {
            numbers.push((u16::try_from(index).expect("the width is below 1,000"), number));
        };
        for (layer, looks) in choices.layers.iter().enumerate() {
            let start = layer * PER_LAYER + ATTRS.len() * PER_ATTR;
            put(start + kind_code(looks.kind), 1.0);
            put(start + 7 + looks.alphabet as usize, 1.0);
            if looks.placed {
                put(start + 10, 1.0);
            }
        }
        for (layer, attr) in choices.attrs() {
            let value = |option: usize| choices.options[option].0[layer].get(attr);
            let (own, start) = (value(option), layer * PER_LAYER + attr as usize * PER_ATTR);
            if is_set(attr) {
                for bit in (0..BITS).filter(|bit| own >> bit & 1 == 1) {
                    put(start + CODES + bit, 1.0);
                }
                put(start + CODES + BITS, f32::from(u8::try_from(own.count_ones()).unwrap_or(0)) / 8.0);
            } else {
                // An absent figure gets the last code, which no attribute uses.
                let code = if own == ABSENT { CODES - 1 } else { usize::from(own).min(CODES - 1) };
                put(start + code, 1.0);
                put(start + CODES + BITS, if own == ABSENT { -1.0 } else { f32::from(own) / 8.0 });
            }
            let sharing = (0..6).filter(|other| value(*other) == own).count();
            put(start + CODES + BITS + 1, f32::from(u8::try_from(sharing).unwrap_or(6)) / 3.0 - 1.0);
        }
        numbers
    })
}

pub fn is_set(attr: Attr) -> bool {
    matches!(attr, Attr::Places | Attr::Segments)
}

/// The number of options whose value of an attribute is each of the values found.
pub fn counts(values: &[Value]) -> Vec<(Value, usize)> {
    let mut counts: Vec<(Value, usize)> = Vec::new();
    for value in values {
        match counts.iter_mut().find(|(seen, _)| seen == value) {
            Some((_, count)) => *count += 1,
            None => counts.push((*value, 1)),
        }
    }
    counts
}

fn kind_code(kind: Kind) -> usize {
    match kind {
        Kind::Single => 0,
        Kind::InOut => 1,
        Kind::Quad => 2,
        Kind::Grid => 3,
        Kind::Ring => 4,
        Kind::Lines => 5,
        Kind::Petals => 6,
    }
}
