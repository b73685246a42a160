//! The proof that the options of a puzzle are distinguishable on a small screen, by everybody.

use std::sync::LazyLock;

use super::{
    DARK, LIGHT,
    colour::Eyes,
    compose,
    picture::Picture,
    raster::{PIXELS, Raster},
};
use crate::scene::{Layer, Tile};

/// Two options look too much alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("options {} and {} differ in {permille} ‰ of their pixels", pair.0, pair.1)]
pub struct Illegible {
    /// The options, from 0.
    pub pair: (u8, u8),
    /// How many thousandths of the pixels differ; fewer than 30.
    pub permille: u16,
}

/// Pixels that must differ: 3 % of all.
const ENOUGH: usize = (PIXELS * PIXELS * 3).div_ceil(100);

type Pixels = [u8; PIXELS * PIXELS];

static EYES: LazyLock<[Eyes; 2]> = LazyLock::new(|| [Eyes::on(&LIGHT), Eyes::on(&DARK)]);

/// Every pair of options differs in at least 3 % of 48 × 48 pixels by at least 20 L*: ink on light
/// paper and light ink on dark paper, with normal sight, each kind of colour blindness, and in
/// greyscale (lightness CIE 1976; sight Machado, Oliveira & Fernandes 2009). Else the pair that
/// differs least.
///
/// ```
/// use matrix::{draw, scene::{Alphabet, Attr, Kind, Layer, Tile, Zone}};
/// let layers = [Layer { kind: Kind::Single, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false }];
/// let mut options = [Tile::default(); 6];
/// for (shape, option) in (0..).zip(&mut options) {
///     option.0[0].set(Attr::Shape, shape);
///     option.0[0].set(Attr::Size, 3);
/// }
/// assert_eq!(draw::legible(&layers, &options), Ok(()));
/// options[5] = options[0];
/// assert_eq!(draw::legible(&layers, &options), Err(draw::Illegible { pair: (0, 5), permille: 0 }));
/// ```
pub fn legible(layers: &[Layer], options: &[Tile; 6]) -> Result<(), Illegible> {
    let mut worst: Option<Illegible> = None;
    let seen = look(layers, options);
    for one in 0..options.len() {
        for other in one + 1..options.len() {
            let differing = differing(&seen[one], &seen[other]);
            let permille = u16::try_from(differing * 1000 / (PIXELS * PIXELS)).unwrap_or(u16::MAX);
            if differing < ENOUGH && worst.is_none_or(|worst| permille < worst.permille) {
                let index = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
                worst = Some(Illegible { pair: (index(one), index(other)), permille });
            }
        }
    }
    worst.map_or(Ok(()), Err)
}

/// How many thousandths of their pixels tell two tiles of a puzzle apart; 30 are enough. It is what
/// [`legible`] asks of each pair.
///
/// ```
/// use matrix::{draw, scene::{Alphabet, Attr, Kind, Layer, Tile, Zone}};
/// let layers = [Layer { kind: Kind::Lines, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false }];
/// let mut line = Tile::default();
/// line.0[0].set(Attr::Segments, 1);
/// // 101 units of line, 15 wide, touch 20 × 4 of the 2304 pixels enough.
/// assert_eq!(draw::difference(&layers, &Tile::default(), &line), 34);
/// ```
pub fn difference(layers: &[Layer], one: &Tile, other: &Tile) -> u16 {
    View::of(layers, one).difference(&View::of(layers, other))
}

/// A rendered tile, to be compared with many others.
#[derive(Debug)]
pub(crate) struct View(Box<[Pixels; 2]>);

impl View {
    pub(crate) fn of(layers: &[Layer], tile: &Tile) -> Self {
        Self(Box::new(look(layers, &[*tile])[0]))
    }

    /// How many thousandths of the pixels differ.
    pub(crate) fn difference(&self, other: &Self) -> u16 {
        u16::try_from(differing(&self.0, &other.0) * 1000 / (PIXELS * PIXELS)).unwrap_or(u16::MAX)
    }
}

/// Whether something is drawn on the outer tenth of the tile.
pub fn clipped(layers: &[Layer], tile: &Tile) -> bool {
    let (mut picture, mut raster) = (Picture::default(), Raster::new());
    compose(layers, tile, &mut picture);
    raster.paint(&picture);
    raster.touches(24)
}

/// The tile in 48 × 48 pixels, reading order, as L* in halves (0 black, 200 white) on light paper.
pub fn pixels(layers: &[Layer], tile: &Tile) -> Vec<u8> {
    look(layers, &[*tile])[0][0].to_vec()
}

/// The tiles, each on light and on dark paper.
fn look(layers: &[Layer], tiles: &[Tile]) -> Vec<[Pixels; 2]> {
    let mut seen = vec![[[0; PIXELS * PIXELS]; 2]; tiles.len()];
    let (mut picture, mut raster) = (Picture::default(), Raster::new());
    for (tile, seen) in tiles.iter().zip(&mut seen) {
        compose(layers, tile, &mut picture);
        raster.paint(&picture);
        raster.levels([&EYES[0].level, &EYES[1].level], seen);
    }
    seen
}

/// On the paper where fewer pixels differ.
fn differing(one: &[Pixels; 2], other: &[Pixels; 2]) -> usize {
    let count = |paper: usize| {
        let distinct = EYES[paper].distinct;
        let mut count = 0;
        for (one, other) in one[paper].chunks_exact(PIXELS).zip(other[paper].chunks_exact(PIXELS)) {
            let line: u8 = one.iter().zip(other).map(|(a, b)| u8::from(a.abs_diff(*b) >= distinct)).sum();
            count += usize::from(line);
        }
        count
    };
    count(0).min(count(1))
}
