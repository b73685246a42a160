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
/// family that gives nothing away. `everywhere` are the shown tiles that agree with all options in the
/// attributes on no axis.
pub(crate) fn excess<'a>(
    axes: &(impl Iterator<Item = &'a Table> + Clone),
    options: &[[u8; 3]; 6],
    everywhere: u8,
) -> u32 {
    let mut left = [[0; 6]; 6];
    let mut above = [[0; 6]; 6];
    let mut both = [[0; 6]; 6];
    let mut seen = [[0; 6]; 6];
    let mut repeated = [[0; 6]; 6];
    let mut distance = [[0; 6]; 6];
    for (key, right) in options.iter().enumerate() {
        for (option, values) in options.iter().enumerate() {
            let mut same = everywhere;
            for ((table, right), value) in axes.clone().zip(right).zip(values) {
                let likeness = &table[usize::from(*right)][usize::from(*value)];
                left[key][option] += likeness.left;
                above[key][option] += likeness.above;
                seen[key][option] += likeness.seen;
                distance[key][option] += likeness.distance;
                same &= likeness.same;
            }
            both[key][option] = left[key][option] + above[key][option];
            repeated[key][option] = u32::from(same != 0);
        }
    }
    let over = |scores: &Scores| {
        let (most, least) = rights(scores);
        most.saturating_sub(LIMIT) + least.saturating_sub(LIMIT)
    };
    let near = rights(&distance).1.saturating_sub(LIMIT);
    over(&left) + over(&above) + over(&both) + over(&seen) + over(&repeated) + near
}

/// How often the option with the highest and the one with the lowest score is the key, over six keys,
/// in parts of [`PART`].
fn rights(scores: &Scores) -> (u32, u32) {
    let (mut most, mut least) = (0, 0);
    for (key, options) in scores.iter().enumerate() {
        let share = |best: u32| {
            if options[key] != best {
                return 0;
            }
            PART / options.iter().map(|score| u32::from(*score == best)).sum::<u32>()
        };
        most += share(options.iter().copied().max().unwrap_or(0));
        least += share(options.iter().copied().min().unwrap_or(0));
    }
    (most, least)
}
