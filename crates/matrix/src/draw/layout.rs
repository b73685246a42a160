//! Where a tile's figures go and how large they are: from a tile's values to painted paths.
//!
//! All lengths are tenths of a unit. Sizes depend on what is constant within a puzzle (its layers),
//! never on a single tile, so that equal figures look equal on all tiles.

use super::{
    flat,
    picture::{Paint, Picture, Point, Stance, Step},
    shape::{self, Leg},
};
use crate::scene::{ABSENT, Alphabet, Attr, Figure, Kind, Layer, MAX_LAYERS, Tile, Value, Zone};

const MIDDLE: Point = Point { x: 1200, y: 1200 };
/// Half the side of the square that holds everything drawn: a tenth of the tile is margin.
pub(super) const REACH: i32 = 960;
/// The same for a core inside a frame.
const FRAMED: i32 = 620;
/// The same for a core inside a ring, petals or among lines.
const RINGED: i32 = 400;
/// At least this much between two figures.
const GAP: i32 = 100;
/// How far figures reach from their middle when the circle reaches 1000.
const SPREAD: i32 = 1100;
const HATCHING: i32 = 80;

/// Steps of a single figure's radius, each 1.35 times the one before, in thousandths of the largest.
const SIZES: [i32; 4] = [406, 548, 740, 1000];

/// Paints the tile.
pub fn compose(layers: &[Layer], tile: &Tile, picture: &mut Picture) {
    picture.clear();
    let mut crowded = false;
    for (index, (layer, figure)) in layers.iter().zip(&tile.0).take(MAX_LAYERS).enumerate() {
        if figure.get(Attr::Shape) == ABSENT {
            continue;
        }
        let others = layers.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, layer)| layer);
        let reach = reach(*layer, others.clone());
        let page =
            Page { reach, cored: others.clone().any(|other| other.zone == Zone::Core), clear: crowded };
        page.layer(*layer, figure, picture);
        crowded |= !matches!(layer.kind, Kind::Ring | Kind::Petals);
    }
}

fn reach<'a>(layer: Layer, mut others: impl Iterator<Item = &'a Layer>) -> i32 {
    if layer.zone != Zone::Core {
        REACH
    } else if others.any(|other| matches!(other.kind, Kind::Ring | Kind::Petals | Kind::Lines)) {
        RINGED
    } else {
        FRAMED
    }
}

/// The room one layer has.
#[derive(Clone, Copy)]
struct Page {
    reach: i32,
    /// Another layer owns the middle.
    cored: bool,
    /// Something lies below that this layer must cover around its figures.
    clear: bool,
}

/// How a figure is painted.
#[derive(Clone, Copy)]
struct Look {
    fill: Value,
    width: i32,
    /// Cover what lies below.
    clear: bool,
}

impl Page {
    fn layer(self, layer: Layer, figure: &Figure, picture: &mut Picture) {
        match layer.kind {
            Kind::Single if layer.zone == Zone::Rim => self.rim(layer.alphabet, figure, picture),
            Kind::Single => self.single(layer.alphabet, figure, picture),
            Kind::InOut => self.in_out(layer.alphabet, figure, picture),
            Kind::Quad => self.square(2, layer, figure, picture),
            Kind::Grid => self.square(3, layer, figure, picture),
            Kind::Ring => self.ring(layer.alphabet, figure, picture),
            Kind::Lines => self.lines(figure, picture),
            Kind::Petals => self.petals(figure, picture),
        }
    }

    fn single(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(legs) = shape::outline(alphabet, figure.get(Attr::Shape)) else { return };
        let width = stroke(figure, self.reach);
        let largest = (self.reach - 90) * 1000 / SPREAD;
        let size = usize::from(figure.get(Attr::Size)).min(SIZES.len() - 1);
        let stance = stance(alphabet, figure, largest * SIZES[size] / 1000);
        let look = Look { fill: figure.get(Attr::Fill), width, clear: self.clear };
        stamp(legs, stance, &[MIDDLE], look, picture);
    }

    fn rim(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(frame) = shape::frame(alphabet, figure.get(Attr::Shape)) else { return };
        let width = if figure.get(Attr::Stroke) == 0 { 100 } else { 180 };
        let stance = stance(alphabet, figure, (self.reach - 90) * 1000 / 1070);
        let look = Look { fill: figure.get(Attr::Fill), width, clear: false };
        stamp(frame.legs, stance, &[MIDDLE], look, picture);
    }

    fn in_out(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(frame) = shape::frame(alphabet, figure.get(Attr::Shape)) else { return };
        let outer = stance(alphabet, figure, (self.reach - 90) * 1000 / 1070);
        let look = Look { fill: 0, width: stroke(figure, self.reach), clear: self.clear };
        stamp(frame.legs, outer, &[MIDDLE], look, picture);
        let Some(legs) = shape::outline(Alphabet::Plain, figure.get(Attr::Inner)) else { return };
        let inner = Stance::upright(outer.radius * 2 / 5);
        let at = outer.place(frame.opening).plus(MIDDLE);
        let look = Look { fill: figure.get(Attr::Fill), width: small_stroke(inner.radius), clear: false };
        stamp(legs, inner, &[whole(at)], look, picture);
    }

    fn square(self, side: i32, layer: Layer, figure: &Figure, picture: &mut Picture) {
        let Some(legs) = shape::outline(layer.alphabet, figure.get(Attr::Shape)) else { return };
        let half = (self.reach - GAP * (side - 1) / 2) / side;
        let (radius, width) = small(half);
        let pitch = 2 * half + GAP;
        let mut places = Places::default();
        if layer.placed {
            let set = figure.get(Attr::Places);
            for place in (0..side * side).filter(|place| set >> place & 1 == 1) {
                places.push(
                    pitch * (2 * (place % side) + 1 - side) / 2,
                    pitch * (2 * (place / side) + 1 - side) / 2,
                );
            }
        } else {
            for &(x, y) in arrangement(side, figure.get(Attr::Count)) {
                places.push(pitch * i32::from(x) / 2, pitch * i32::from(y) / 2);
            }
        }
        let look = Look { fill: figure.get(Attr::Fill), width, clear: self.clear };
        stamp(legs, stance(layer.alphabet, figure, radius), places.get(), look, picture);
    }

    fn ring(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(legs) = shape::outline(alphabet, figure.get(Attr::Shape)) else { return };
        // Neighbours are 0.765 of the ring's radius apart.
        let half = (self.reach * 765 / 1000 - GAP) * 1000 / 2765;
        let (radius, width) = small(half);
        let way = Stance::upright(self.reach - half);
        let set = figure.get(Attr::Places);
        let mut places = Places::default();
        for turn in (0..8u8).filter(|turn| set >> turn & 1 == 1) {
            let at = Stance { turn, ..way }.place((0, -1000));
            places.push(at.x, at.y);
        }
        let look = Look { fill: figure.get(Attr::Fill), width, clear: self.clear };
        stamp(legs, stance(alphabet, figure, radius), places.get(), look, picture);
    }

    fn lines(self, figure: &Figure, picture: &mut Picture) {
        let unit = self.reach * 5 / 6;
        let width = if figure.get(Attr::Stroke) == 0 { 130 } else { 240 } * self.reach / REACH;
        let set = figure.get(Attr::Segments);
        let has = |bit: i32| set >> bit & 1 == 1;
        picture.paint(Paint::None, Paint::Ink, width, |steps| {
            let mut run = |start: (i32, i32), end: (i32, i32)| {
                let point = |(x, y): (i32, i32)| Point { x: x * unit, y: y * unit }.plus(MIDDLE);
                steps.push(Step::Move(point(start)));
                steps.push(Step::Line(point(end)));
            };
            for row in 0..3 {
                match (has(2 * row), has(2 * row + 1)) {
                    (true, true) => run((-1, row - 1), (1, row - 1)),
                    (true, false) => run((-1, row - 1), (0, row - 1)),
                    (false, true) => run((0, row - 1), (1, row - 1)),
                    (false, false) => {}
                }
            }
            for column in 0..3 {
                match (has(6 + column), has(9 + column)) {
                    (true, true) => run((column - 1, -1), (column - 1, 1)),
                    (true, false) => run((column - 1, -1), (column - 1, 0)),
                    (false, true) => run((column - 1, 0), (column - 1, 1)),
                    (false, false) => {}
                }
            }
        });
    }

    fn petals(self, figure: &Figure, picture: &mut Picture) {
        let set = figure.get(Attr::Segments);
        let legs = if self.cored { SHORT_PETAL } else { PETAL };
        let look = Look { fill: figure.get(Attr::Fill), width: 90 * self.reach / REACH, clear: self.clear };
        for turn in (0..8u8).filter(|turn| set >> turn & 1 == 1) {
            stamp(legs, Stance { turn, ..Stance::upright(self.reach) }, &[MIDDLE], look, picture);
        }
    }
}

/// A petal that points to the middle, in thousandths of the tile's reach.
const PETAL: &[Leg] = &[
    Leg::From(0, -200),
    Leg::To(169, -678),
    Leg::Arc { to: (-169, -678), middle: (0, -738), radius: 179, large: true, clockwise: false },
    Leg::Close,
];
const SHORT_PETAL: &[Leg] = &[
    Leg::From(0, -480),
    Leg::To(131, -612),
    Leg::Arc { to: (-131, -612), middle: (0, -738), radius: 182, large: true, clockwise: false },
    Leg::Close,
];

/// Places in halves of the pitch, for a number of figures in a square of two or three.
fn arrangement(side: i32, count: Value) -> &'static [(i8, i8)] {
    match (side, count) {
        (_, 0) => &[],
        (_, 1) => &[(0, 0)],
        (2, 2) => &[(-1, 0), (1, 0)],
        (2, 3) => &[(0, -1), (-1, 1), (1, 1)],
        (2, _) => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        (_, 2) => &[(-2, -2), (2, 2)],
        (_, 3) => &[(-2, -2), (0, 0), (2, 2)],
        (_, 4) => &[(-2, -2), (2, -2), (-2, 2), (2, 2)],
        (_, 5) => &[(-2, -2), (2, -2), (0, 0), (-2, 2), (2, 2)],
        (_, 6) => &[(-2, -2), (2, -2), (-2, 0), (2, 0), (-2, 2), (2, 2)],
        (_, 7) => &[(-2, -2), (2, -2), (-2, 0), (0, 0), (2, 0), (-2, 2), (2, 2)],
        (_, 8) => &[(-2, -2), (0, -2), (2, -2), (-2, 0), (2, 0), (-2, 2), (0, 2), (2, 2)],
        _ => &[(-2, -2), (0, -2), (2, -2), (-2, 0), (0, 0), (2, 0), (-2, 2), (0, 2), (2, 2)],
    }
}

/// Up to nine places.
#[derive(Default)]
struct Places {
    at: [Point; 9],
    n: usize,
}

impl Places {
    fn push(&mut self, x: i32, y: i32) {
        if let Some(place) = self.at.get_mut(self.n) {
            *place = whole(Point { x, y }.plus(MIDDLE));
            self.n += 1;
        }
    }

    fn get(&self) -> &[Point] {
        &self.at[..self.n]
    }
}

fn whole(point: Point) -> Point {
    let whole = |tenths: i32| (tenths + 5).div_euclid(10) * 10;
    Point { x: whole(point.x), y: whole(point.y) }
}

fn stance(alphabet: Alphabet, figure: &Figure, radius: i32) -> Stance {
    let turn = if alphabet == Alphabet::Plain { 0 } else { figure.get(Attr::Turn) };
    Stance { radius, turn: (turn % 8) as u8, mirrored: alphabet == Alphabet::Handed && turn & 8 != 0 }
}

fn stroke(figure: &Figure, reach: i32) -> i32 {
    let thin = if reach > RINGED { 100 } else { 80 };
    if figure.get(Attr::Stroke) == 0 { thin } else { thin * 9 / 5 }
}

/// Radius and stroke of a figure that must stay within `half` of its middle.
fn small(half: i32) -> (i32, i32) {
    let width = small_stroke(half * 4 / 5);
    ((half - width / 2) * 1000 / SPREAD, width)
}

fn small_stroke(radius: i32) -> i32 {
    match radius {
        300.. => 100,
        200..300 => 90,
        150..200 => 80,
        _ => 75,
    }
}

/// The same figure at each place, as few paths as possible.
fn stamp(legs: &[Leg], stance: Stance, places: &[Point], look: Look, picture: &mut Picture) {
    let trace = |steps: &mut Vec<Step>| {
        for at in places {
            stance.trace(legs, *at, steps);
        }
    };
    if look.clear {
        picture.paint(Paint::Paper, Paint::Paper, look.width + 2 * GAP, trace);
    }
    let fill = match look.fill {
        0 => Paint::None,
        1 => {
            let mut figure = Vec::with_capacity(legs.len());
            stance.trace(legs, Point::default(), &mut figure);
            let mut lines = Vec::with_capacity(32);
            flat::hatch(&figure, &mut lines);
            picture.paint(Paint::None, Paint::Ink, HATCHING, |steps| {
                for at in places {
                    steps.extend(lines.iter().map(|step| match *step {
                        Step::Line(to) => Step::Line(to.plus(*at)),
                        Step::Move(to) => Step::Move(to.plus(*at)),
                        other => other,
                    }));
                }
            });
            Paint::None
        }
        2 => Paint::Mid,
        _ => Paint::Ink,
    };
    picture.paint(fill, Paint::Ink, look.width, trace);
}
