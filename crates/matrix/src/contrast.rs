//! Whether options that differ in one thing look different enough, remembered figure by figure, so that
//! a generator of many items needn't draw every option.
//!
//! It looks at one layer at a time and asks for more than the whole picture will need;
//! [`crate::draw::legible`] has the last word on a finished item.

use std::collections::BTreeMap;

use crate::{
    draw,
    scene::{Attr, Figure, Kind, Layer, Tile},
};

/// Thousandths of the pixels that must differ; the finished picture needs 30.
const ENOUGH: u32 = 34;

/// What was found so far. Forgetting it changes no answer.
#[derive(Debug, Default)]
pub(crate) struct Contrasts(BTreeMap<(u16, Figure, Figure), u32>);

impl Contrasts {
    /// Whether the two looks of a layer can be told apart.
    pub(crate) fn clear(&mut self, layer: Layer, one: Figure, other: Figure) -> bool {
        let places = one.get(Attr::Places);
        let scattered = matches!(layer.kind, Kind::Grid | Kind::Quad | Kind::Ring) && places != 0;
        if scattered && places == other.get(Attr::Places) {
            // Many small figures that all change in the same way: look at one and count.
            let alone = |mut figure: Figure| {
                figure.set(Attr::Places, 1);
                figure
            };
            return self.permille(layer, alone(one), alone(other)) * places.count_ones() >= ENOUGH;
        }
        self.permille(layer, one, other) >= ENOUGH
    }

    fn permille(&mut self, layer: Layer, one: Figure, other: Figure) -> u32 {
        let (one, other) = if one <= other { (one, other) } else { (other, one) };
        let look = layer.kind as u16 * 32
            + layer.alphabet as u16 * 8
            + layer.zone as u16 * 2
            + u16::from(layer.placed);
        *self.0.entry((look, one, other)).or_insert_with(|| {
            let tile = |figure| {
                let mut tile = Tile::default();
                tile.0[0] = figure;
                tile
            };
            u32::from(draw::difference(&[layer], &tile(one), &tile(other)))
        })
    }
}
