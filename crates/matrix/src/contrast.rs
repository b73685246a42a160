//! Whether options that differ in one thing look different enough, cached figure by figure, so that
//! generating many items doesn't require drawing every option.
//!
//! It compares one layer at a time and is stricter than the check of the whole picture;
//! [`crate::draw::legible`] decides about a finished item.

use std::collections::BTreeMap;

use crate::{
    draw::View,
    scene::{ABSENT, Attr, Figure, Kind, Layer, Tile},
};

/// Thousandths of the pixels that must differ; the finished picture needs 30, and other renderers produce
/// slightly different pixels.
const ENOUGH: u32 = 36;

/// A cache. Dropping it changes no answer.
#[derive(Debug, Default)]
pub(crate) struct Contrasts {
    /// By the layers' looks and the figure.
    views: BTreeMap<(u32, Figure), View>,
    /// Thousandths of the pixels, by the layers' looks and two figures.
    pairs: BTreeMap<(u32, Figure, Figure), u32>,
}

impl Contrasts {
    /// Whether two looks of a layer are distinguishable, even where another layer may cover it.
    pub(crate) fn clear(&mut self, layers: &[Layer], index: usize, one: Figure, other: Figure) -> bool {
        let (layer, covered) = (layers[index], index + 1 < layers.len());
        let enough = match layer.kind {
            Kind::Lines => ENOUGH + 12,
            _ if covered => ENOUGH + 6,
            Kind::Single | Kind::InOut => ENOUGH,
            _ => ENOUGH + 6,
        };
        let set = match layer.kind {
            Kind::Lines | Kind::Petals => Attr::Segments,
            _ => Attr::Places,
        };
        let (parts, others) = (one.get(set), other.get(set));
        if parts | others == 0 {
            return self.permille(layers, index, one, other) >= enough;
        }
        // Many small parts: compare a single one and count those that change.
        let alone = |mut figure: Figure, parts| {
            figure.set(set, parts);
            figure
        };
        let found = if parts == others {
            self.permille(layers, index, alone(one, 1), alone(other, 1)) * parts.count_ones()
        } else {
            self.permille(layers, index, alone(one, 1), alone(one, 0)) * (parts ^ others).count_ones()
        };
        found >= enough
    }

    fn permille(&mut self, layers: &[Layer], index: usize, one: Figure, other: Figure) -> u32 {
        let (one, other) = if one <= other { (one, other) } else { (other, one) };
        let mut look = u32::try_from(index).unwrap_or(0);
        for layer in layers {
            let own = layer.kind as u32 * 32 + layer.alphabet as u32 * 8 + layer.zone as u32 * 2;
            look = look << 9 | own | u32::from(layer.placed);
        }
        let Self { views, pairs } = self;
        *pairs.entry((look, one, other)).or_insert_with(|| {
            for figure in [one, other] {
                views.entry((look, figure)).or_insert_with(|| {
                    let mut tile = Tile::default();
                    for blank in &mut tile.0 {
                        blank.set(Attr::Shape, ABSENT);
                    }
                    tile.0[index] = figure;
                    View::of(layers, &tile)
                });
            }
            u32::from(views[&(look, one)].difference(&views[&(look, other)]))
        })
    }
}
