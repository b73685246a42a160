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
    /// How often the rarest of its values is shown.
    rarest: u32,
    /// The shown tiles, one bit each, that have all its values.
    same: u8,
    /// Graded distance to each of the shown tiles.
    distances: [u16; 8],
}

impl Likeness {
    pub(crate) const NONE: Self =
        Self { left: 0, above: 0, seen: 0, rarest: 8, same: u8::MAX, distances: [0; 8] };

    /// Adds what one more attribute has in common.
    pub(crate) fn with(mut self, domain: Domain, grid: &Grid, value: Value) -> Self {
        let mut same = 0;
        for (place, known) in grid.iter().flatten().take(8).enumerate() {
            same |= u8::from(*known == value) << place;
            self.distances[place] += distance(domain, *known, value);
        }
        self.left += u32::from(same >> LEFT & 1);
        self.above += u32::from(same >> ABOVE & 1);
        self.seen += same.count_ones();
        self.rarest = self.rarest.min(same.count_ones());
        self.same &= same;
        self
    }
}

/// Places of the tile on the left and the tile above among the shown tiles.
const LEFT: usize = 7;
const ABOVE: usize = 5;

/// The likeness of an axis's values: `[right][option]`.
pub(crate) type Table = [[Likeness; 3]; 3];

/// Chance is one in six; over the six keys of a family a short cut may be right one and a half times.
/// With two axes either counting values or looking for repeated tiles does better: there these two may
/// be right twice, and families even each other out.
pub(crate) const LIMIT: u32 = PART * 3 / 2;
pub(crate) const WIDE_LIMIT: u32 = PART * 2;
/// One right answer, divisible by every number of ties.
const PART: u32 = 60;

type Scores = [[u32; 6]; 6];

/// By how much the short cuts together do better than they may, over the six options as keys; 0 for a
/// family that gives nothing away. Counting and repeating may be right `limit` parts; it stops counting above `bound`. `fixed` is what all options have in
/// common with the shown tiles in the attributes on no axis.
pub(crate) fn excess(
    axes: [&Table; 3],
    options: &[[u8; 3]; 6],
    fixed: &Likeness,
    limit: u32,
    bound: u32,
) -> u32 {
    let rows: [[&[Likeness; 3]; 3]; 6] =
        options.map(|right| std::array::from_fn(|axis| &axes[axis][usize::from(right[axis])]));
    let scores = |of: &dyn Fn([&Likeness; 3]) -> u32| -> Scores {
        rows.map(|rows| {
            options.map(|values| of(std::array::from_fn(|axis| &rows[axis][usize::from(values[axis])])))
        })
    };
    let mut total = 0;
    // From the cheapest to the dearest; most families fail early.
    let left = scores(&|[a, b, c]| a.left + b.left + c.left);
    let above = scores(&|[a, b, c]| a.above + b.above + c.above);
    let mut both = left;
    for (sums, above) in both.iter_mut().flatten().zip(above.iter().flatten()) {
        *sums += above;
    }
    for scores in [&both, &left, &above] {
        total += over(rights(scores), LIMIT);
        if total > bound {
            return total;
        }
    }
    total += over(rights(&scores(&|[a, b, c]| a.seen + b.seen + c.seen)), limit);
    if total > bound {
        return total;
    }
    total += over(rights(&scores(&|[a, b, c]| u32::from(fixed.same & a.same & b.same & c.same != 0))), limit);
    if total > bound {
        return total;
    }
    let rarest = scores(&|[a, b, c]| a.rarest.min(b.rarest).min(c.rarest).min(fixed.rarest));
    total += rights(&rarest).1.saturating_sub(LIMIT);
    if total > bound {
        return total;
    }
    let sums = |[a, b, c]: [&Likeness; 3]| -> [u16; 8] {
        std::array::from_fn(|place| {
            fixed.distances[place] + a.distances[place] + b.distances[place] + c.distances[place]
        })
    };
    let near_both = scores(&|all| {
        let sums = sums(all);
        u32::from(sums[LEFT] + sums[ABOVE])
    });
    total += rights(&near_both).1.saturating_sub(LIMIT);
    if total > bound {
        return total;
    }
    let nearest = scores(&|all| u32::from(sums(all).into_iter().min().unwrap_or(0)));
    total + rights(&nearest).1.saturating_sub(LIMIT)
}

fn over((most, least): (u32, u32), limit: u32) -> u32 {
    most.saturating_sub(limit) + least.saturating_sub(limit)
}

/// What an axis that isn't there has in common: all, and nothing to count.
pub(crate) static EMPTY: Table = [[Likeness::NONE; 3]; 3];

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
