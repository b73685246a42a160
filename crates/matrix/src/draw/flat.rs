//! Paths as straight edges, and hatching: where parallel lines cross an outline.

use super::picture::{Point, Step};

/// Calls `edge` for every straight edge of the path, arcs cut into short ones.
pub(super) fn edges(steps: &[Step], mut edge: impl FnMut(Point, Point)) {
    let (mut start, mut here) = (Point::default(), Point::default());
    for step in steps {
        match *step {
            Step::Move(to) => (start, here) = (to, to),
            Step::Line(to) => {
                edge(here, to);
                here = to;
            }
            Step::Arc { to, middle, radius, clockwise, .. } => {
                Bow { middle, radius, clockwise }.cut(here, to, 6, &mut edge);
                here = to;
            }
            Step::Circle { middle, radius } => {
                let bow = Bow { middle, radius, clockwise: true };
                let (left, right) =
                    (Point { x: middle.x - radius, ..middle }, Point { x: middle.x + radius, ..middle });
                bow.cut(left, right, 6, &mut edge);
                bow.cut(right, left, 6, &mut edge);
            }
            Step::Close => {
                edge(here, start);
                here = start;
            }
        }
    }
}

/// The same for the parts that enclose an area: a single line, such as a flag's pole, has no inside.
pub(super) fn closed_edges(steps: &[Step], mut edge: impl FnMut(Point, Point)) {
    let mut rest = steps;
    while let Some((first, later)) = rest.split_first() {
        let end = later.iter().position(|step| matches!(step, Step::Move(_) | Step::Circle { .. }));
        let (part, after) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
        if matches!(first, Step::Circle { .. }) || matches!(part.last(), Some(Step::Close)) {
            edges(part, &mut edge);
        }
        rest = after;
    }
}

/// A circle on which an arc runs.
#[derive(Clone, Copy)]
struct Bow {
    middle: Point,
    radius: i32,
    clockwise: bool,
}

impl Bow {
    /// Halves the arc until its edges deviate less than half a unit from it.
    fn cut(self, from: Point, to: Point, depth: u8, edge: &mut impl FnMut(Point, Point)) {
        let (dx, dy) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
        let square = dx * dx + dy * dy;
        // The first two cuts are always made: a large arc may have a short chord.
        if depth == 0 || square == 0 || (depth < 5 && square <= 40 * i64::from(self.radius)) {
            edge(from, to);
            return;
        }
        let chord = square.isqrt().max(1);
        let side = if self.clockwise { 1 } else { -1 };
        let reach = i64::from(self.radius) * side;
        let half = Point {
            x: self.middle.x + nearest(dy * reach, chord),
            y: self.middle.y - nearest(dx * reach, chord),
        };
        self.cut(from, half, depth - 1, edge);
        self.cut(half, to, depth - 1, edge);
    }
}

fn nearest(n: i64, by: i64) -> i32 {
    i32::try_from((2 * n + by).div_euclid(2 * by)).unwrap_or(0)
}

/// Hatching runs along (3, -4): parallel to no edge of a figure, however it is turned. A point's
/// level, 4x + 3y, is five times its distance from the line through the origin.
const ACROSS: Point = Point { x: 4, y: 3 };
/// Distance between two lines, as a difference of levels.
const PITCH: i32 = 5 * 184;

/// A line this close to the end of the outline would only thicken it.
const CLEAR: i32 = 5 * 100;

/// The hatching lines inside an outline of about this radius around the origin, as pairs of points: symmetric
/// about the origin, and as many as fit.
pub(super) fn hatch(outline: &[Step], radius: i32, steps: &mut Vec<Step>) {
    let inside = 5 * (radius - 90);
    let even = 2 * ((inside + PITCH / 2) / PITCH);
    let odd = 1 + 2 * (inside / PITCH);
    let first = if even > odd { PITCH / 2 } else { 0 };
    let level = |point: Point| ACROSS.x * point.x + ACROSS.y * point.y - first;
    let mut crossings: Vec<(i32, i32)> = Vec::with_capacity(64);
    let (mut lowest, mut highest) = (i32::MAX, i32::MIN);
    closed_edges(outline, |a, b| {
        let (a, b) = if level(a) <= level(b) { (a, b) } else { (b, a) };
        let (from, to) = (level(a), level(b));
        (lowest, highest) = (lowest.min(from), highest.max(to));
        let mut line = (from + PITCH - 1).div_euclid(PITCH);
        while line * PITCH < to {
            let y = i64::from(b.y - a.y) * i64::from(line * PITCH - from);
            crossings.push((line, a.y + nearest(y, i64::from(to - from))));
            line += 1;
        }
    });
    crossings.sort_unstable();
    let on = |line: i32, y: i32| Point { x: (line * PITCH + first - ACROSS.y * y) / ACROSS.x, y };
    for pair in crossings.chunks_exact(2) {
        if let [(line, top), (other, bottom)] = *pair
            && line == other
            && bottom > top
            && (lowest + CLEAR..=highest - CLEAR).contains(&(line * PITCH))
        {
            steps.push(Step::Move(on(line, top)));
            steps.push(Step::Line(on(line, bottom)));
        }
    }
}
