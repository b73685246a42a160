//! Short cuts that find an answer without the rules: nearest tile, most or least frequent value,
//! repeated tile. A set of options is used only if none of them does better than chance over all six
//! possible keys.

use crate::{
    axis::distance,
    item::Grid,
    scene::{Domain, Value},
};

/// What one value of an option has in common with the eight shown tiles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Likeness {
    /// Attributes in which it equals the tile on the left, and the tile above.
    left: u32,
    above: u32,
    /// How often its values are shown.
    seen: u32,
    /// The shown tiles, one bit each, that have all its values.
    same: u8,
    /// Graded distance to the tiles on the left and above.
    distance: u32,
}

impl Likeness {
    pub(crate) const NONE: Self = Self { left: 0, above: 0, seen: 0, same: u8::MAX, distance: 0 };

    pub(crate) fn same(self) -> u8 {
        self.same
    }

    /// Adds what one more attribute has in common.
    pub(crate) fn with(self, domain: Domain, grid: &Grid, value: Value) -> Self {
        let mut same = 0;
        for (place, known) in grid.iter().flatten().take(8).enumerate() {
            same |= u8::from(*known == value) << place;
        }
        let (left, above) = (grid[2][1], grid[1][2]);
        Self {
            left: self.left + u32::from(left == value),
            above: self.above + u32::from(above == value),
            seen: self.seen + same.count_ones(),
            same: self.same & same,
            distance: self.distance + distance(domain, left, value) + distance(domain, above, value),
        }
    }
}

/// The likeness of an axis's values: `[right][option]`.
pub(crate) type Table = [[Likeness; 3]; 3];

/// Chance is one in six; over the six keys of a family a short cut may be right one and a half times.
const LIMIT: u32 = PART * 3 / 2;
/// One right answer, divisible by every number of ties.
const PART: u32 = 60;

type Scores = [[u32; 6]; 6];

/// By how much the short cuts together do better than they may, over the six options as keys; 0 for a
/// family that gives nothing away. It stops counting above `bound`. `everywhere` are the shown tiles
/// that agree with all options in the attributes on no axis.
pub(crate) fn excess(axes: &[&Table], options: &[[u8; 3]; 6], everywhere: u8, bound: u32) -> u32 {
    let mut left = [[0; 6]; 6];
    let mut above = [[0; 6]; 6];
    let mut both = [[0; 6]; 6];
    let mut seen = [[0; 6]; 6];
    let mut repeated = [[0; 6]; 6];
    let mut distance = [[0; 6]; 6];
    for (key, right) in options.iter().enumerate() {
        let rows: [&[Likeness; 3]; 3] = std::array::from_fn(|axis| {
            axes.get(axis).map_or(&EMPTY, |table| &table[usize::from(right[axis])])
        });
        for (option, values) in options.iter().enumerate() {
            let [a, b, c] = std::array::from_fn(|axis| &rows[axis][usize::from(values[axis])]);
            left[key][option] = a.left + b.left + c.left;
            above[key][option] = a.above + b.above + c.above;
            seen[key][option] = a.seen + b.seen + c.seen;
            distance[key][option] = a.distance + b.distance + c.distance;
            both[key][option] = left[key][option] + above[key][option];
            repeated[key][option] = u32::from(everywhere & a.same & b.same & c.same != 0);
        }
    }
    let mut total = rights(&distance).1.saturating_sub(LIMIT);
    for scores in [&both, &seen, &left, &above, &repeated] {
        if total > bound {
            return total;
        }
        let (most, least) = rights(scores);
        total += most.saturating_sub(LIMIT) + least.saturating_sub(LIMIT);
    }
    total
}

/// What an axis that isn't there has in common: all, and nothing to count.
static EMPTY: [Likeness; 3] = [Likeness::NONE; 3];

/// How often the option with the highest and the one with the lowest score is the key, over six keys,
/// in parts of [`PART`].
fn rights(scores: &Scores) -> (u32, u32) {
    /// [`PART`] shared among this many.
    const SHARE: [u32; 7] = [0, PART, PART / 2, PART / 3, PART / 4, PART / 5, PART / 6];
    let (mut most, mut least) = (0, 0);
    for (key, options) in scores.iter().enumerate() {
        let own = options[key];
        let (mut higher, mut lower, mut ties) = (0, 0, 0);
        for score in options {
            higher += u32::from(*score > own);
            lower += u32::from(*score < own);
            ties += usize::from(*score == own);
        }
        most += if higher == 0 { SHARE[ties] } else { 0 };
        least += if lower == 0 { SHARE[ties] } else { 0 };
    }
    (most, least)
}
