//! Tiles in words: every layer is a noun with its properties.
//!
//! What a tile consists of is always mentioned: figures, their number, their places. Their look is mentioned
//! only if it differs somewhere in the puzzle, so that a description is short and equal descriptions mean
//! equal pictures.

use serde::{Deserialize, Serialize};

use super::vocabulary::{Noun, Shape, Spot, Word, speak};
use crate::{
    item::Item,
    scene::{ABSENT, ATTRS, Attr, Figure, Kind, Layer, MAX_LAYERS, Scene, Tile, Value, Zone},
};

/// One layer of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Part {
    /// Mentioned if the puzzle has several layers and the noun doesn't identify one.
    pub spot: Option<Spot>,
    pub noun: Noun,
    pub count: u16,
    pub words: Vec<Word>,
}

/// One tile; without parts it is empty.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct TileWords {
    pub parts: Vec<Part>,
}

/// A puzzle as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SceneWords {
    pub shown: [TileWords; 8],
    pub options: [TileWords; 6],
}

/// A puzzle with its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ItemWords {
    /// In reading order; the last one is the answer.
    pub tiles: [TileWords; 9],
    pub choices: [TileWords; 6],
}

/// Which attributes of each layer are mentioned.
type Said = [[bool; ATTRS.len()]; MAX_LAYERS];

/// A tile by itself: everything is said that isn't as usual (empty, thin, medium, not turned).
///
/// ```
/// use matrix::scene::{Alphabet, Attr, Kind, Layer, Tile, Zone};
/// use matrix::words::{Fill, Noun, Shape, Word, describe};
///
/// let layer = Layer { kind: Kind::Single, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false };
/// let mut tile = Tile::default();
/// tile.0[0].set(Attr::Size, 2);
/// tile.0[0].set(Attr::Fill, 1);
/// let words = describe(&[layer], &tile);
/// assert_eq!(words.parts[0].noun, Noun::Shape(Shape::Circle));
/// assert_eq!(words.parts[0].words, [Word::Fill(Fill::Hatched)]);
/// ```
pub fn describe(layers: &[Layer], tile: &Tile) -> TileWords {
    let mut said = Said::default();
    for (said, figure) in said.iter_mut().zip(&tile.0) {
        for attr in ATTRS {
            said[attr as usize] = figure.get(attr) != usual(attr);
        }
    }
    tile_words(layers, &said, tile)
}

/// All tiles of a puzzle, with the properties that differ somewhere in it.
pub fn describe_scene(scene: &Scene) -> SceneWords {
    let said = said(scene);
    SceneWords {
        shown: scene.shown.each_ref().map(|tile| tile_words(&scene.layers, &said, tile)),
        options: scene.options.each_ref().map(|tile| tile_words(&scene.layers, &said, tile)),
    }
}

/// All tiles of a puzzle in the words of [`describe_scene`], with the answer.
pub fn describe_item(item: &Item) -> ItemWords {
    let said = said(&item.scene());
    ItemWords {
        tiles: item.tiles.each_ref().map(|tile| tile_words(&item.layers, &said, tile)),
        choices: item.choices.each_ref().map(|choice| tile_words(&item.layers, &said, &choice.tile)),
    }
}

/// The figures a layer shows on a tile and how many of them; none where it shows nothing.
pub(super) fn noun(layer: Layer, figure: &Figure) -> Option<(Noun, u16)> {
    if figure.get(Attr::Shape) == ABSENT {
        return None;
    }
    let bits = |attr: Attr, n: u16| (0..n).map(|bit| figure.get(attr) >> bit & 1).sum::<u16>();
    let shape = || Shape::of(layer.alphabet, figure.get(Attr::Shape)).map(Noun::Shape);
    let (noun, count) = match layer.kind {
        Kind::Single | Kind::InOut => (shape()?, 1),
        Kind::Quad if layer.placed => (shape()?, bits(Attr::Places, 4)),
        Kind::Grid if layer.placed => (shape()?, bits(Attr::Places, 9)),
        Kind::Quad | Kind::Grid => (shape()?, figure.get(Attr::Count)),
        Kind::Ring => (shape()?, bits(Attr::Places, 8)),
        Kind::Lines => (Noun::Lines, bits(Attr::Segments, 12)),
        Kind::Petals => (Noun::Petals, bits(Attr::Segments, 8)),
    };
    (count > 0).then_some((noun, count))
}

/// What distinguishes the layers of a puzzle; `None` if there is only one.
pub(super) fn spots(layers: &[Layer]) -> Vec<Option<Spot>> {
    let natural: Vec<Spot> = layers
        .iter()
        .map(|layer| match (layer.kind, layer.zone) {
            (Kind::Lines, _) => Spot::Lines,
            (Kind::Petals, _) => Spot::Petals,
            (_, Zone::Core) => Spot::Middle,
            (_, Zone::Rim) | (Kind::Ring, Zone::Whole) => Spot::Outside,
            (_, Zone::Whole) => Spot::Figures,
        })
        .collect();
    let alone = |spot: &Spot| natural.iter().filter(|other| *other == spot).count() == 1;
    let counted = (1..=u8::MAX).map(Spot::Nth);
    let spots = natural.iter().zip(counted).map(|(spot, nth)| if alone(spot) { *spot } else { nth });
    spots.map(|spot| (layers.len() > 1).then_some(spot)).collect()
}

fn usual(attr: Attr) -> Value {
    match attr {
        Attr::Size => 2,
        _ => 0,
    }
}

fn said(scene: &Scene) -> Said {
    let mut said = Said::default();
    for (index, (&layer, said)) in scene.layers.iter().zip(&mut said).enumerate() {
        let figures = || scene.shown.iter().chain(&scene.options).map(|tile| &tile.0[index]);
        let visible = || figures().filter(|figure| noun(layer, figure).is_some());
        for attr in ATTRS {
            let mut values = visible().map(|figure| figure.get(attr));
            let first = values.next();
            said[attr as usize] = values.any(|value| Some(value) != first);
        }
    }
    said
}

fn tile_words(layers: &[Layer], said: &Said, tile: &Tile) -> TileWords {
    let spots = spots(layers);
    let layers = layers.iter().zip(spots).zip(said).zip(&tile.0);
    TileWords {
        parts: layers
            .filter_map(|(((&layer, spot), said), figure)| part(layer, spot, said, figure))
            .collect(),
    }
}

fn part(layer: Layer, spot: Option<Spot>, said: &[bool; ATTRS.len()], figure: &Figure) -> Option<Part> {
    let (noun, count) = noun(layer, figure)?;
    // The noun includes shape and number; places come last because they are a list.
    let order: &[Attr] = match layer.kind {
        // The fill is that of the inner figure.
        Kind::InOut => &[Attr::Stroke, Attr::Inner, Attr::Fill],
        _ => &[Attr::Size, Attr::Fill, Attr::Turn, Attr::Stroke, Attr::Places, Attr::Segments],
    };
    let words = order
        .iter()
        .copied()
        .filter(|attr| layer.attrs().contains(attr))
        .filter(|attr| said[*attr as usize] || matches!(attr, Attr::Inner | Attr::Places | Attr::Segments))
        .flat_map(|attr| speak(&layer, attr, figure.get(attr)))
        .collect();
    let spot = spot.filter(|spot| !matches!(spot, Spot::Lines | Spot::Petals | Spot::Figures));
    Some(Part { spot, noun, count, words })
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng as _, SeedableRng as _};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{
        recipe::make,
        scene::{Alphabet, Domain},
        template::TEMPLATES,
    };

    fn layer(kind: Kind, alphabet: Alphabet, zone: Zone, placed: bool) -> Layer {
        Layer { kind, alphabet, zone, placed }
    }

    fn layouts() -> Vec<Vec<Layer>> {
        use Alphabet::{Handed, Plain, Pointers};
        let single = |alphabet, zone| layer(Kind::Single, alphabet, zone, false);
        vec![
            vec![single(Plain, Zone::Whole)],
            vec![single(Pointers, Zone::Whole)],
            vec![single(Handed, Zone::Whole)],
            vec![layer(Kind::InOut, Plain, Zone::Whole, false)],
            vec![layer(Kind::Quad, Plain, Zone::Whole, true)],
            vec![layer(Kind::Quad, Plain, Zone::Whole, false)],
            vec![layer(Kind::Grid, Pointers, Zone::Whole, true)],
            vec![layer(Kind::Grid, Plain, Zone::Whole, false)],
            vec![layer(Kind::Ring, Plain, Zone::Whole, true)],
            vec![layer(Kind::Lines, Plain, Zone::Whole, false)],
            vec![layer(Kind::Petals, Plain, Zone::Whole, false)],
            vec![single(Plain, Zone::Rim), single(Plain, Zone::Core)],
            vec![single(Plain, Zone::Whole), single(Plain, Zone::Whole)],
            vec![layer(Kind::Lines, Plain, Zone::Whole, false), single(Plain, Zone::Whole)],
            vec![
                layer(Kind::Petals, Plain, Zone::Rim, false),
                layer(Kind::Ring, Plain, Zone::Rim, true),
                single(Handed, Zone::Core),
            ],
        ]
    }

    fn tile(layers: &[Layer], random: &mut Xoshiro256PlusPlus) -> Tile {
        let mut tile = Tile::default();
        let mut below = |n: u64| u16::try_from(random.next_u64() % n).unwrap();
        for (figure, layer) in tile.0.iter_mut().zip(layers) {
            for attr in layer.attrs() {
                // Few values, so that tiles are often equal or differ in one thing only.
                let value = match layer.domain(*attr) {
                    Domain::Ordered { first, last } => first + below(u64::from(last - first) + 1) % 3,
                    Domain::Names { n } => below(u64::from(n)) % 3,
                    Domain::Turns { handed: true } => below(2) * 8 + below(2) * 3,
                    Domain::Turns { handed: false } => below(8),
                    Domain::Sets { n, .. } => 1 << below(u64::from(n)) | below(2),
                };
                figure.set(*attr, value);
            }
            if below(8) == 0 {
                // Nothing is shown, hence nothing else can be seen.
                *figure = Figure::default();
                figure.set(Attr::Shape, ABSENT);
                figure.set(Attr::Turn, 0);
            }
        }
        tile
    }

    #[test]
    fn words_are_equal_exactly_where_tiles_are() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        let (mut equal, mut different) = (0, 0);
        for layers in layouts() {
            for _ in 0..300 {
                let mut tiles = [Tile::default(); 14].map(|_| tile(&layers, &mut random));
                // Two equal tiles in every puzzle.
                tiles[13] = tiles[0];
                let mut scene = Scene {
                    layers: layers.clone(),
                    shown: [Tile::default(); 8],
                    options: [Tile::default(); 6],
                };
                scene.shown.copy_from_slice(&tiles[..8]);
                scene.options.copy_from_slice(&tiles[8..]);
                let words = describe_scene(&scene);
                let words: Vec<&TileWords> = words.shown.iter().chain(&words.options).collect();
                for a in 0..14 {
                    for b in 0..a {
                        let same = tiles[a] == tiles[b];
                        assert_eq!(words[a] == words[b], same, "{:?}\n{:?}", tiles[a], tiles[b]);
                        let alone = describe(&layers, &tiles[a]) == describe(&layers, &tiles[b]);
                        assert_eq!(alone, same, "{:?}\n{:?}", tiles[a], tiles[b]);
                        if same { equal += 1 } else { different += 1 }
                    }
                }
            }
        }
        assert!(equal > 10_000 && different > 100_000, "{equal} {different}");
    }

    #[test]
    fn options_of_every_template_sound_different() {
        for template in 0..u16::try_from(TEMPLATES.len()).unwrap() {
            for item in (0..4).filter_map(|seed| make(template, seed)) {
                let words = describe_item(&item);
                assert_eq!(words.tiles[8], words.choices[usize::from(item.key)]);
                let scene = describe_scene(&item.scene());
                assert_eq!((&words.tiles[..8], &words.choices), (&scene.shown[..], &scene.options));
                let all = || {
                    let tiles = item.tiles.iter().zip(&words.tiles);
                    tiles.chain(item.choices.iter().map(|choice| &choice.tile).zip(&words.choices))
                };
                for (tile, said) in all() {
                    for (other, also) in all() {
                        assert_eq!(
                            shows(&item, tile) == shows(&item, other),
                            said == also,
                            "{tile:?}\n{other:?}"
                        );
                    }
                }
            }
        }
    }

    /// A tile without the attributes of layers that show nothing.
    fn shows(item: &Item, tile: &Tile) -> Tile {
        let mut tile = *tile;
        for (figure, layer) in tile.0.iter_mut().zip(&item.layers) {
            if noun(*layer, figure).is_none() {
                *figure = Figure::default();
                figure.set(Attr::Shape, ABSENT);
            }
        }
        tile
    }

    #[test]
    fn a_look_that_never_differs_is_omitted() {
        let layers = vec![layer(Kind::Single, Alphabet::Plain, Zone::Whole, false)];
        let mut solid = Tile::default();
        solid.0[0].set(Attr::Fill, 3);
        let mut scene = Scene { layers, shown: [solid; 8], options: [solid; 6] };
        assert!(describe_scene(&scene).shown[0].parts[0].words.is_empty());

        scene.options[5].0[0].set(Attr::Fill, 0);
        let words = describe_scene(&scene);
        assert_eq!(words.shown[0].parts[0].words, [Word::Fill(crate::words::Fill::Solid)]);
        assert_eq!(words.options[5].parts[0].words, [Word::Fill(crate::words::Fill::Empty)]);
    }

    #[test]
    fn values_that_no_puzzle_has_are_omitted() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
        for layers in layouts() {
            for _ in 0..2_000 {
                let tile = Tile([Figure::default(); MAX_LAYERS].map(|_| {
                    Figure([0; ATTRS.len()].map(|_: Value| {
                        u16::try_from(random.next_u64() >> 48).unwrap() >> (random.next_u64() % 16)
                    }))
                }));
                let words = describe(&layers, &tile);
                assert!(words.parts.len() <= layers.len());
            }
        }
        let many = [layouts()[0][0]; 300];
        assert_eq!(describe(&many, &Tile::default()).parts.len(), MAX_LAYERS);
    }
}
