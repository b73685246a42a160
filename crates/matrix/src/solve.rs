//! The independent solver: it sees eight tiles and six options, never a rule of the generator.
//!
//! For every attribute it tries every hypothesis of the grammar along the rows, down the columns and on the
//! diagonals, and collects what the surviving ones predict for the missing tile. An option is defensible if
//! each of its attributes is predicted by at least one surviving hypothesis. The module deliberately restates
//! the rules and uses nothing but `scene`.

use crate::scene::{ABSENT, Attr, Domain, Ring, Scene, Tile, Value};

/// What the solver found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Options that can be defended, by index.
    pub defensible: Vec<usize>,
    /// Whether every attribute of the first defensible option follows from a rule that can be explained row
    /// by row.
    pub rows: bool,
}

/// Solves a puzzle.
pub fn solve(scene: &Scene) -> Verdict {
    let mut alive = [true; 6];
    let mut by_rows = [true; 6];
    for (index, layer) in scene.layers.iter().enumerate() {
        for &attr in layer.attrs() {
            let value = |tile: &Tile| tile.0[index].get(attr);
            let predicted = predict(attr, layer.domain(attr), &scene.shown.each_ref().map(value));
            for (option, tile) in scene.options.iter().enumerate() {
                alive[option] &= predicted.contains(value(tile));
                by_rows[option] &= predicted.contains_by_rows(value(tile));
            }
        }
    }
    let defensible: Vec<usize> = (0..6).filter(|&option| alive[option]).collect();
    let rows = defensible.first().is_some_and(|&option| by_rows[option]);
    Verdict { defensible, rows }
}

/// Values that some hypothesis predicts for the missing tile.
#[derive(Debug, Default, Clone)]
pub struct Predicted {
    values: [(Value, bool); HYPOTHESES],
    len: usize,
}

/// The maximum for any attribute: ten hypotheses about sets along rows and columns, and two diagonals.
const HYPOTHESES: usize = 22;

impl Predicted {
    pub fn contains(&self, value: Value) -> bool {
        self.values[..self.len].iter().any(|&(predicted, _)| predicted == value)
    }

    /// Whether a hypothesis that can be explained row by row predicts it.
    pub fn contains_by_rows(&self, value: Value) -> bool {
        self.values[..self.len].iter().any(|&(predicted, rows)| rows && predicted == value)
    }

    fn add(&mut self, value: Option<Value>, rows: bool) {
        if let Some(value) = value {
            self.values[self.len] = (value, rows);
            self.len += 1;
        }
    }
}

/// Two complete lines and the two known values of the third.
struct Lines {
    whole: [[Value; 3]; 2],
    part: [Value; 2],
}

/// Everything that the hypotheses of the grammar predict for one attribute.
pub fn predict(attr: Attr, domain: Domain, shown: &[Value; 8]) -> Predicted {
    let line = |places: [usize; 3]| places.map(|place| shown[place]);
    let rows = Lines { whole: [line([0, 1, 2]), line([3, 4, 5])], part: [shown[6], shown[7]] };
    let columns = Lines { whole: [line([0, 3, 6]), line([1, 4, 7])], part: [shown[2], shown[5]] };
    let mut predicted = Predicted::default();
    for (lines, by_rows) in [(&rows, true), (&columns, false)] {
        // Equal down the columns means that every row looks alike: that can also be explained by rows.
        predicted.add(constant(lines), true);
        predicted.add(three_values(lines), by_rows);
        match domain {
            Domain::Ordered { first, last } => {
                predicted.add(step(lines, first, last), by_rows);
                if attr == Attr::Count {
                    predicted.add(sum(lines, first, last), by_rows);
                    predicted.add(difference(lines, first), by_rows);
                }
            }
            Domain::Names { .. } => predicted.add(twice_and_nothing(lines), by_rows),
            Domain::Turns { handed } => {
                predicted.add(turn(lines), by_rows);
                for around in [0, 4, 6] {
                    predicted.add(mirror(lines, around, handed), by_rows);
                }
            }
            Domain::Sets { n, ring } => {
                let whole = (1 << n) - 1;
                let operations: [fn(Value, Value) -> Value; 5] =
                    [|x, y| x | y, |x, y| x & y, |x, y| x ^ y, |x, y| x & !y, |x, y| y & !x];
                for operation in operations {
                    predicted.add(apply(lines, operation), by_rows);
                }
                predicted.add(completion(lines), by_rows);
                predicted.add(apply(lines, |x, y| whole & !(x | y)), by_rows);
                predicted.add(wander(lines, ring), by_rows);
            }
        }
    }
    let equal =
        |places: [usize; 3]| shown[places[0]] == shown[places[1]] && shown[places[1]] == shown[places[2]];
    let falling = shown[0] == shown[4] && equal([1, 5, 6]) && equal([2, 3, 7]);
    predicted.add(falling.then_some(shown[0]), true);
    let rising = shown[1] == shown[3] && equal([0, 5, 7]) && equal([2, 4, 6]);
    predicted.add(rising.then_some(shown[1]), true);
    predicted
}

/// The same along each line.
fn constant(lines: &Lines) -> Option<Value> {
    let [x, y] = lines.part;
    (x == y && lines.whole.iter().all(|line| line[0] == line[1] && line[1] == line[2])).then_some(x)
}

/// The same three different values in each line.
fn three_values(lines: &Lines) -> Option<Value> {
    let [first, second] = &lines.whole;
    let different = first[0] != first[1] && first[1] != first[2] && first[0] != first[2];
    let same = first.iter().all(|value| second.contains(value));
    let [x, y] = lines.part;
    if !different || !same || x == y || !first.contains(&x) || !first.contains(&y) {
        return None;
    }
    first.iter().copied().find(|value| *value != x && *value != y)
}

/// One value twice and an empty tile once in each line.
fn twice_and_nothing(lines: &Lines) -> Option<Value> {
    let fits = |line: &[Value; 3]| {
        let shown: Vec<Value> = line.iter().copied().filter(|value| *value != ABSENT).collect();
        shown.len() == 2 && shown[0] == shown[1]
    };
    if !lines.whole.iter().all(fits) {
        return None;
    }
    match lines.part {
        [ABSENT, ABSENT] => None,
        [x, ABSENT] | [ABSENT, x] => Some(x),
        [x, y] => (x == y).then_some(ABSENT),
    }
}

/// The same nonzero step in each line.
fn step(lines: &Lines, first: Value, last: Value) -> Option<Value> {
    let number = |value: Value| i32::from(value);
    let known = lines.part.map(number);
    let step = known[1] - known[0];
    let fits = |line: &[Value; 3]| {
        let line = line.map(number);
        line[1] - line[0] == step && line[2] - line[1] == step
    };
    let next = known[1] + step;
    let inside = (i32::from(first)..=i32::from(last)).contains(&next);
    (step != 0 && inside && lines.whole.iter().all(fits)).then(|| Value::try_from(next).ok()).flatten()
}

fn sum(lines: &Lines, first: Value, last: Value) -> Option<Value> {
    let [x, y] = lines.part;
    let fits = lines.whole.iter().all(|[a, b, c]| a + b == *c);
    (fits && (first..=last).contains(&(x + y))).then_some(x + y)
}

fn difference(lines: &Lines, first: Value) -> Option<Value> {
    let [x, y] = lines.part;
    let fits = lines.whole.iter().all(|[a, b, c]| a.checked_sub(*b) == Some(*c));
    x.checked_sub(y).filter(|result| fits && *result >= first)
}

const MIRRORED: Value = 8;

/// The same nonzero rotation from tile to tile; what is mirrored stays mirrored.
fn turn(lines: &Lines) -> Option<Value> {
    let between = |x: Value, y: Value| (x / MIRRORED == y / MIRRORED).then(|| (y + 8 - x) % 8);
    let [x, y] = lines.part;
    let step = between(x, y).filter(|step| *step != 0)?;
    let fits = |line: &[Value; 3]| {
        between(line[0], line[1]) == Some(step) && between(line[1], line[2]) == Some(step)
    };
    lines.whole.iter().all(fits).then_some((y + step) % 8 + y / MIRRORED * MIRRORED)
}

/// Mirrored from tile to tile: a rotation `t` becomes `around − t`, and the handedness flips.
fn mirror(lines: &Lines, around: Value, handed: bool) -> Option<Value> {
    let mirrored = |value: Value| {
        let turn = (around + 16 - value % 8) % 8;
        let hand = if handed { 1 - value / MIRRORED } else { 0 };
        turn + hand * MIRRORED
    };
    let [x, y] = lines.part;
    let fits = |line: &[Value; 3]| mirrored(line[0]) == line[1] && mirrored(line[1]) == line[2];
    let changes = lines.whole.iter().any(|line| line[0] != line[1]) || x != y;
    (changes && mirrored(x) == y && lines.whole.iter().all(fits)).then(|| mirrored(y))
}

/// The third set follows from the first two by an operation.
fn apply(lines: &Lines, operation: impl Fn(Value, Value) -> Value) -> Option<Value> {
    let fits = lines.whole.iter().all(|[a, b, c]| operation(*a, *b) == *c);
    fits.then(|| operation(lines.part[0], lines.part[1]))
}

/// Three disjoint sets with the same union in each line.
fn completion(lines: &Lines) -> Option<Value> {
    let union = |line: &[Value; 3]| line[0] | line[1] | line[2];
    let disjoint = |line: &[Value; 3]| line[0] & line[1] == 0 && (line[0] | line[1]) & line[2] == 0;
    let whole = union(&lines.whole[0]);
    let [x, y] = lines.part;
    let fits = lines.whole.iter().all(|line| disjoint(line) && union(line) == whole);
    (fits && x & y == 0 && (x | y) & !whole == 0).then_some(whole & !(x | y))
}

/// The set moves around its ring by the same number of places in each line.
fn wander(lines: &Lines, ring: Ring) -> Option<Value> {
    let [x, y] = lines.part;
    (1..8).find_map(|places| {
        let moved = |set: Value| around(ring, set, places);
        let fits = |line: &[Value; 3]| moved(line[0]) == Some(line[1]) && moved(line[1]) == Some(line[2]);
        let changes = x != y;
        (changes && moved(x) == Some(y) && lines.whole.iter().all(fits)).then(|| moved(y)).flatten()
    })
}

/// The rim of a 3 × 3 square, clockwise from the top left, as positions in reading order.
const RIM: [u32; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

fn around(ring: Ring, set: Value, places: usize) -> Option<Value> {
    match ring {
        Ring::None => None,
        Ring::Circle => Some(((set << places) | (set >> (8 - places))) & 0xff),
        Ring::Rim => {
            let mut moved = set & (1 << 4);
            for (index, place) in RIM.iter().enumerate() {
                if set & (1 << place) != 0 {
                    moved |= 1 << RIM[(index + places) % 8];
                }
            }
            Some(moved)
        }
    }
}
