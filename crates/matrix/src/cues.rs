//! Shortcuts that find an answer without the rules: nearest tile, most or least frequent value, repeated
//! tile. A set of options is used only if none of them does better than chance over all six possible keys.

use crate::{
    item::Grid,
    scene::{Domain, Value},
};

/// What one value of an option has in common with the eight shown tiles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Likeness {
    /// Attributes in which it equals the tile on the left, and the tile above.
    left: i16,
    above: i16,
    /// How often its values are shown.
    seen: i16,
    /// How often the rarest of its values is shown.
    rarest: i16,
    /// The shown tiles, one bit each, that have all its values.
    same: u8,
    /// Graded distance to each of the shown tiles.
    distances: [i16; 8],
}

impl Likeness {
    pub(crate) const NONE: Self =
        Self { left: 0, above: 0, seen: 0, rarest: 8, same: u8::MAX, distances: [0; 8] };

    /// Adds what one more attribute has in common.
    pub(crate) fn with(mut self, domain: Domain, grid: &Grid, value: Value) -> Self {
        let mut same = 0;
        let mut seen = 0;
        for (place, known) in grid.iter().flatten().take(8).enumerate() {
            same |= u8::from(*known == value) << place;
            seen += i16::from(*known == value);
            self.distances[place] += distance(domain, *known, value);
        }
        self.left += i16::from(same >> LEFT & 1);
        self.above += i16::from(same >> ABOVE & 1);
        self.seen += seen;
        self.rarest = self.rarest.min(seen);
        self.same &= same;
        self
    }
}

/// How far apart two values are: 0 to 72, which every domain's steps divide.
fn distance(domain: Domain, one: Value, other: Value) -> i16 {
    const WHOLE: i16 = 72;
    if one == other {
        return 0;
    }
    let small = |value: Value| i16::try_from(value).unwrap_or(i16::MAX);
    match domain {
        Domain::Ordered { first, last } if one <= last && other <= last => {
            small(one.abs_diff(other)) * WHOLE / small(last - first)
        }
        Domain::Turns { .. } if (one ^ other) & 8 == 0 => {
            let apart = small((one & 7).abs_diff(other & 7));
            apart.min(8 - apart) * (WHOLE / 4)
        }
        Domain::Sets { n, .. } => {
            let parts = (0..12).map(|bit| small((one ^ other) >> bit & 1)).sum::<i16>();
            parts * WHOLE / i16::try_from(n).unwrap_or(1)
        }
        _ => WHOLE,
    }
}

/// Indices of the tile on the left and the tile above among the shown tiles.
const LEFT: usize = 7;
const ABOVE: usize = 5;

/// The likeness of an axis's values: `[right][option]`.
pub(crate) type Table = [[Likeness; 3]; 3];

/// Chance is one in six; over the six keys of a family a shortcut may be right one and a half times. Where a
/// template forces a choice between helping those who count values and those who look for repeated tiles,
/// these two shortcuts may be right twice, and families balance each other.
pub(crate) const LIMIT: u32 = PART * 3 / 2;
pub(crate) const WIDE_LIMIT: u32 = PART * 2;
/// One right answer, divisible by every possible number of ties.
const PART: u32 = 60;

/// Scores of the options for each key; two extra columns make a row as wide as a register.
type Scores = [[i16; 8]; 6];

/// By how much the shortcuts together exceed their limits, over the six options as keys; 0 for a family that
/// gives nothing away. Counting and repeating may be right `limit` parts; it stops counting above `bound`.
/// `fixed` is what all options have in common with the shown tiles in the attributes on no axis.
pub(crate) fn excess(
    axes: [&Table; 3],
    options: &[[u8; 3]; 6],
    fixed: &Likeness,
    limit: u32,
    bound: u32,
) -> u32 {
    let mut left: Scores = [[0; 8]; 6];
    let mut above: Scores = [[0; 8]; 6];
    let mut both: Scores = [[0; 8]; 6];
    let mut seen: Scores = [[0; 8]; 6];
    let mut rarest: Scores = [[0; 8]; 6];
    let mut repeated: Scores = [[0; 8]; 6];
    let shared = |right: &[u8; 3], values: &[u8; 3]| -> [&Likeness; 3] {
        std::array::from_fn(|axis| &axes[axis][usize::from(right[axis])][usize::from(values[axis])])
    };
    for (key, right) in options.iter().enumerate() {
        for (option, values) in options.iter().enumerate() {
            let [a, b, c] = shared(right, values);
            left[key][option] = a.left + b.left + c.left;
            above[key][option] = a.above + b.above + c.above;
            both[key][option] = left[key][option] + above[key][option];
            seen[key][option] = a.seen + b.seen + c.seen;
            rarest[key][option] = a.rarest.min(b.rarest).min(c.rarest).min(fixed.rarest);
            repeated[key][option] = i16::from(fixed.same & a.same & b.same & c.same != 0);
        }
    }
    // From the cheapest to the most expensive; most families fail early.
    let counted = [(&both, LIMIT), (&left, LIMIT), (&above, LIMIT), (&seen, limit), (&repeated, limit)];
    let mut total = 0;
    for (scores, limit) in counted {
        total += over(rights(scores), limit);
        if total > bound {
            return total;
        }
    }
    total += rights(&rarest).1.saturating_sub(LIMIT);
    if total > bound {
        return total;
    }
    let mut near_both: Scores = [[0; 8]; 6];
    let mut nearest: Scores = [[0; 8]; 6];
    for (key, right) in options.iter().enumerate() {
        for (option, values) in options.iter().enumerate() {
            let [a, b, c] = shared(right, values);
            let mut sums = fixed.distances;
            for (place, sum) in sums.iter_mut().enumerate() {
                *sum += a.distances[place] + b.distances[place] + c.distances[place];
            }
            near_both[key][option] = sums[LEFT] + sums[ABOVE];
            nearest[key][option] = sums.into_iter().min().unwrap_or(0);
        }
    }
    total + rights(&near_both).1.saturating_sub(LIMIT) + rights(&nearest).1.saturating_sub(LIMIT)
}

fn over((most, least): (u32, u32), limit: u32) -> u32 {
    most.saturating_sub(limit) + least.saturating_sub(limit)
}

/// For an absent axis: everything in common, and nothing to count.
pub(crate) static EMPTY: Table = [[Likeness::NONE; 3]; 3];

/// How often the option with the highest score and the one with the lowest is the key, over six keys, in
/// parts of [`PART`].
fn rights(scores: &Scores) -> (u32, u32) {
    /// [`PART`] shared among this many.
    const SHARE: [u32; 7] = [0, PART, PART / 2, PART / 3, PART / 4, PART / 5, PART / 6];
    let (mut most, mut least) = (0, 0);
    for (key, options) in scores.iter().enumerate() {
        let own = options[key];
        let mut row = *options;
        (row[6], row[7]) = (own, own);
        let (mut higher, mut lower) = (0_i16, 0_i16);
        for score in row {
            higher += i16::from(score > own);
            lower += i16::from(score < own);
        }
        let share = SHARE[usize::from((6 - higher - lower).unsigned_abs()).min(6)];
        most += if higher == 0 { share } else { 0 };
        least += if lower == 0 { share } else { 0 };
    }
    (most, least)
}
