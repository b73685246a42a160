//! A picture as 48 × 48 pixels: how much ink and how much grey each one has.
//!
//! Every pixel is sampled at 5 × 5 points, one unit of the tile apart. Sets of points are bits, sixty to a
//! word, so that a word is twelve whole pixels.

use super::{
    flat,
    picture::{Paint, Picture, Point, SIDE, Step},
};

/// Pixels along a side.
pub const PIXELS: usize = 48;
/// Points along the side of a pixel.
const FINE: usize = 5;
/// Points along a side.
const POINTS: usize = PIXELS * FINE;
const WORDS: usize = 4;
const WORD: usize = POINTS / WORDS;
/// Tenths of a unit between two points; the first is half of it from the edge.
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "240")]
const STEP: i32 = SIDE / POINTS as i32;

type Row = [u64; WORDS];
type Rows = [Row; POINTS];

/// `FROM[n]`: the points of a row from the n-th on.
static FROM: [Row; POINTS + 1] = {
    let mut rows = [[0; WORDS]; POINTS + 1];
    let mut n = 0;
    while n < POINTS {
        let mut word = 0;
        while word < WORDS {
            let full = (1 << WORD) - 1;
            if n <= word * WORD {
                rows[n][word] = full;
            } else if n < (word + 1) * WORD {
                rows[n][word] = full & !((1 << (n - word * WORD)) - 1);
            }
            word += 1;
        }
        n += 1;
    }
    rows
};

/// Which points hold ink and which hold grey; never both.
pub(super) struct Raster {
    ink: Box<Rows>,
    mid: Box<Rows>,
    /// The piece that is being painted.
    piece: Box<Rows>,
}

impl Raster {
    pub(super) fn new() -> Self {
        let blank = || Box::new([[0; WORDS]; POINTS]);
        Self { ink: blank(), mid: blank(), piece: blank() }
    }

    /// Paints the picture on blank paper.
    pub(super) fn paint(&mut self, picture: &Picture) {
        self.ink.fill([0; WORDS]);
        self.mid.fill([0; WORDS]);
        for piece in picture.pieces() {
            let Some(first) = piece.places.first() else { continue };
            let at = |point: Point| point.plus(*first);
            if piece.fill != Paint::None {
                let mut span = Span::default();
                flat::closed_edges(piece.steps, |a, b| toggle(&mut self.piece, at(a), at(b), &mut span));
                self.lay(piece.fill, span, piece.places);
            }
            if piece.stroke != Paint::None && piece.width > 0 {
                let mut span = Span::default();
                stroke(&mut self.piece, piece.steps, *first, piece.width, &mut span);
                self.lay(piece.stroke, span, piece.places);
            }
        }
    }

    /// Copies what was marked for the first position to all positions.
    fn lay(&mut self, paint: Paint, span: Span, places: &[Point]) {
        for place in places {
            let off = place.minus(places[0]);
            let (across, down) = (off.x / STEP, off.y / STEP);
            for row in span.rows() {
                let Some(to) = row.checked_add_signed(down as isize).filter(|to| *to < POINTS) else {
                    continue;
                };
                let points = shifted(self.piece[row], across);
                for (word, points) in points.into_iter().enumerate() {
                    let (ink, mid) = (&mut self.ink[to][word], &mut self.mid[to][word]);
                    match paint {
                        Paint::Ink => (*ink, *mid) = (*ink | points, *mid & !points),
                        Paint::Mid => (*ink, *mid) = (*ink & !points, *mid | points),
                        Paint::Paper => (*ink, *mid) = (*ink & !points, *mid & !points),
                        Paint::None => {}
                    }
                }
            }
        }
        self.piece[span.rows()].fill([0; WORDS]);
    }

    /// Maps each pixel's numbers of ink and grey points, 0 to 25 each, by `levels[paper][ink][mid]`.
    pub(super) fn levels<const N: usize>(
        &self,
        levels: [&[[u8; 32]; 32]; N],
        out: &mut [[u8; PIXELS * PIXELS]; N],
    ) {
        for (out, level) in out.iter_mut().zip(levels) {
            out.fill(level[0][0]);
        }
        for y in 0..PIXELS {
            for word in 0..WORDS {
                let (ink, mid) = (count(&self.ink, y, word), count(&self.mid, y, word));
                if ink | mid == 0 {
                    continue;
                }
                let first = y * PIXELS + word * (WORD / FINE);
                for (out, level) in out.iter_mut().zip(levels) {
                    for (x, pixel) in out[first..][..WORD / FINE].iter_mut().enumerate() {
                        let of = |sums: u64| (sums >> (x * FINE) & 31) as usize;
                        *pixel = level[of(ink)][of(mid)];
                    }
                }
            }
        }
    }

    /// Whether anything but paper lies within `margin` units of an edge.
    pub(super) fn touches(&self, margin: usize) -> bool {
        let outer = |n: usize| {
            let (left, right) = (FROM[margin][n], FROM[POINTS - margin][n]);
            right | (FROM[0][n] & !left)
        };
        self.ink.iter().zip(self.mid.iter()).enumerate().any(|(y, (ink, mid))| {
            let edge = y < margin || y >= POINTS - margin;
            (0..WORDS).any(|n| (ink[n] | mid[n]) & if edge { u64::MAX } else { outer(n) } != 0)
        })
    }
}

/// For twelve pixels of a line, how many of their 25 points are in the set: five bits each.
fn count(rows: &Rows, y: usize, word: usize) -> u64 {
    const FIRSTS: u64 = {
        let (mut mask, mut pixel) = (0, 0);
        while pixel < WORD / FINE {
            mask |= 1 << (pixel * FINE);
            pixel += 1;
        }
        mask
    };
    let lines = &rows[y * FINE..][..FINE];
    if lines.iter().fold(0, |any, row| any | row[word]) == 0 {
        return 0;
    }
    lines.iter().fold(0, |sum, row| {
        let points = row[word];
        sum + (0..FINE).fold(0, |sum, bit| sum + (points >> bit & FIRSTS))
    })
}

/// The row's points moved to the right, or to the left.
fn shifted(row: Row, across: i32) -> Row {
    if across == 0 {
        return row;
    }
    let distance = across.unsigned_abs() as usize;
    let (words, bits) = (distance / WORD, distance % WORD);
    let full = (1 << WORD) - 1;
    std::array::from_fn(|word| {
        if across > 0 {
            let near = word.checked_sub(words).map_or(0, |word| row[word]);
            let far = word.checked_sub(words + 1).map_or(0, |word| row[word]);
            (near << bits | far >> (WORD - bits)) & full
        } else {
            let near = row.get(word + words).copied().unwrap_or(0);
            let far = row.get(word + words + 1).copied().unwrap_or(0);
            (near >> bits | far << (WORD - bits)) & full
        }
    })
}

/// The rows a piece has touched.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    end: usize,
}

impl Default for Span {
    fn default() -> Self {
        Self { first: POINTS, end: 0 }
    }
}

impl Span {
    fn rows(self) -> std::ops::Range<usize> {
        self.first.min(self.end)..self.end
    }

    fn add(&mut self, rows: &std::ops::Range<usize>) {
        if !rows.is_empty() {
            self.first = self.first.min(rows.start);
            self.end = self.end.max(rows.end);
        }
    }
}

/// The index of the first point at or after a coordinate.
#[expect(clippy::cast_sign_loss, reason = "clamped")]
fn point_from(tenths: i32) -> usize {
    ((tenths + STEP / 2 - 1).div_euclid(STEP)).clamp(0, SIDE / STEP) as usize
}

/// Coordinates along a slope: points with sixteen binary digits after the point.
const ONE: i64 = 1 << 16;

fn fixed(tenths: i32) -> i64 {
    i64::from(tenths) * ONE / i64::from(STEP)
}

/// The index of the first point at or after such a coordinate.
#[expect(clippy::cast_sign_loss, clippy::cast_possible_truncation, reason = "clamped")]
fn point_after(fixed: i64) -> usize {
    ((fixed + ONE / 2 - 1) >> 16).clamp(0, i64::from(SIDE / STEP)) as usize
}

/// The coordinate of a row's points.
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "below 240")]
fn height(row: usize) -> i32 {
    row as i32 * STEP + STEP / 2
}

/// Calls `cross` with every row that the edge crosses and the first point to its right there.
fn walk(a: Point, b: Point, mut cross: impl FnMut(usize, usize)) -> std::ops::Range<usize> {
    let (a, b) = if a.y <= b.y { (a, b) } else { (b, a) };
    let rows = point_from(a.y)..point_from(b.y);
    if rows.is_empty() {
        return rows;
    }
    let slope = i64::from(b.x - a.x) * ONE / i64::from(b.y - a.y);
    let mut x = fixed(a.x) + slope * i64::from(height(rows.start) - a.y) / i64::from(STEP);
    for row in rows.clone() {
        cross(row, point_after(x));
        x += slope;
    }
    rows
}

/// Inverts all points right of the edge: those inside a closed outline are inverted an odd number of times.
fn toggle(rows: &mut Rows, a: Point, b: Point, span: &mut Span) {
    let touched = walk(a, b, |row, right| {
        for (word, mask) in rows[row].iter_mut().zip(&FROM[right]) {
            *word ^= mask;
        }
    });
    span.add(&touched);
}

/// Marks the points from `left` up to but not including `right`.
fn mark(row: &mut Row, left: usize, right: usize) {
    let (from, to) = (&FROM[left], &FROM[right]);
    for (n, word) in row.iter_mut().enumerate() {
        *word |= from[n] & !to[n];
    }
}

/// Marks what a round pen covers along the path.
fn stroke(rows: &mut Rows, steps: &[Step], place: Point, width: i32, span: &mut Span) {
    let pen = Pen::of(width);
    let mut before: Option<(Point, Point)> = None;
    flat::edges(steps, |a, b| {
        let (a, b) = (a.plus(place), b.plus(place));
        let joined = before.filter(|(_, end)| *end == a);
        if !joined.is_some_and(|(start, _)| nearly_straight(start, a, b)) {
            pen.dot(rows, a, span);
            if let (None, Some((_, end))) = (joined, before) {
                pen.dot(rows, end, span);
            }
        }
        pen.bar(rows, a, b, span);
        before = Some((a, b));
    });
    if let Some((_, end)) = before {
        pen.dot(rows, end, span);
    }
}

fn nearly_straight(from: Point, by: Point, to: Point) -> bool {
    let (here, next) = (by.minus(from), to.minus(by));
    let along = here.x * next.x + here.y * next.y;
    let across = here.x * next.y - here.y * next.x;
    along > 2 * across.abs()
}

/// A round pen: half its width, and half its chord at each tenth of a unit from its middle.
struct Pen {
    half: i32,
    chords: [i16; MAX_PEN],
}

const MAX_PEN: usize = 256;

impl Pen {
    fn of(width: i32) -> Self {
        let half = (width / 2).clamp(1, 255);
        let mut chords = [0; MAX_PEN];
        for (rise, chord) in (0..half).zip(&mut chords) {
            *chord = i16::try_from((half * half - rise * rise).isqrt()).unwrap_or(i16::MAX);
        }
        Self { half, chords }
    }

    fn dot(&self, rows: &mut Rows, at: Point, span: &mut Span) {
        let touched = point_from(at.y - self.half)..point_from(at.y + self.half);
        for row in touched.clone() {
            let rise = (height(row) - at.y).unsigned_abs() as usize;
            let reach = i32::from(self.chords[rise.min(MAX_PEN - 1)]);
            mark(&mut rows[row], point_from(at.x - reach), point_from(at.x + reach));
        }
        span.add(&touched);
    }

    /// The straight part of a stroke, slightly longer at both ends so that the segments of an arc meet.
    fn bar(&self, rows: &mut Rows, a: Point, b: Point, span: &mut Span) {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = (dx * dx + dy * dy).isqrt();
        if length == 0 {
            return;
        }
        let along = Point { x: dx * STEP / length, y: dy * STEP / length };
        let across = Point { x: -dy * self.half / length, y: dx * self.half / length };
        let (a, b) = (a.minus(along), b.plus(along));
        let corners = [a.plus(across), b.plus(across), b.minus(across), a.minus(across)];
        let [mut top, mut bottom] = [corners[0].y; 2];
        let [mut left, mut right] = [corners[0].x; 2];
        for corner in &corners[1..] {
            (top, bottom) = (top.min(corner.y), bottom.max(corner.y));
            (left, right) = (left.min(corner.x), right.max(corner.x));
        }
        let touched = point_from(top)..point_from(bottom);
        if dx == 0 || dy == 0 {
            let (left, right) = (point_from(left), point_from(right));
            for row in touched.clone() {
                mark(&mut rows[row], left, right);
            }
        } else if !touched.is_empty() {
            // Between the two long sides and between the two short ones.
            let start = height(touched.start);
            let long = i64::from(dx) * ONE / i64::from(dy);
            let short = i64::from(-dy) * ONE / i64::from(dx);
            let line = |through: Point, slope: i64| {
                fixed(through.x) + slope * i64::from(start - through.y) / i64::from(STEP)
            };
            let (one, other) = (line(corners[0], long), line(corners[2], long));
            let (near, far) = (line(a, short), line(b, short));
            let (mut one, mut other) = (one.min(other), one.max(other));
            let (mut near, mut far) = (near.min(far), near.max(far));
            for row in &mut rows[touched.clone()] {
                let (left, right) = (point_after(one.max(near)), point_after(other.min(far)));
                if left < right {
                    mark(row, left, right);
                }
                (one, other, near, far) = (one + long, other + long, near + short, far + short);
            }
        }
        span.add(&touched);
    }
}
