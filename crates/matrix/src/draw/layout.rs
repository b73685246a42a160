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
/// Half the side of the square that contains everything drawn: a tenth of the tile is margin.
const REACH: i32 = 960;
/// At least this much between two figures: two pixels on the smallest screen.
const GAP: i32 = 100;
/// How far around it a figure clears what lies below.
const CLEARANCE: i32 = 80;
const HATCHING: i32 = 85;

/// Steps of a single figure's radius, each 1.35 times the one before, in thousandths of the largest.
const SIZES: [i32; 4] = [406, 548, 740, 1000];

/// Paints the tile.
pub fn compose(layers: &[Layer], tile: &Tile, picture: &mut Picture) {
    picture.clear();
    let mut page = Page { reach: REACH, middle: MIDDLE, cored: false, clear: false };
    let cored = layers.iter().any(|layer| layer.zone == Zone::Core);
    for (layer, figure) in layers.iter().zip(&tile.0).take(MAX_LAYERS) {
        if figure.get(Attr::Shape) == ABSENT {
            continue;
        }
        if layer.zone == Zone::Core {
            let reach = core_reach(layers);
            Page { reach, cored: false, ..page }.layer(*layer, figure, picture);
        } else {
            Page { reach: REACH, middle: MIDDLE, cored, ..page }.layer(*layer, figure, picture);
        }
        let frame = (layer.zone == Zone::Rim).then(|| shape::frame(layer.alphabet, figure.get(Attr::Shape)));
        if let Some(Some(frame)) = frame {
            page.middle = whole(Stance::upright(RIM).place(frame.opening).plus(MIDDLE));
        }
        page.clear |= hides(*layer, figure);
    }
}

/// Half the side of the square that a core may fill beside the other layers.
fn core_reach(layers: &[Layer]) -> i32 {
    let around = layers.iter().filter(|layer| layer.zone != Zone::Core).map(|layer| match layer.kind {
        Kind::Ring | Kind::Lines => 510,
        Kind::Petals => 470,
        _ => 600,
    });
    around.min().unwrap_or(600)
}

/// Whether a core must clear this layer to be visible: frames that it fits into leave it space.
fn hides(layer: Layer, figure: &Figure) -> bool {
    match layer.kind {
        Kind::Ring => false,
        Kind::Single if layer.zone == Zone::Rim && layer.alphabet == Alphabet::Plain => {
            figure.get(Attr::Fill) != 0 || !matches!(figure.get(Attr::Shape), 0 | 2 | 4 | 5)
        }
        _ => true,
    }
}

/// The space one layer has.
#[derive(Clone, Copy)]
struct Page {
    reach: i32,
    middle: Point,
    /// Whether another layer owns the middle.
    cored: bool,
    /// Whether this layer must cover something below around its figures.
    clear: bool,
}

/// Radius of the frame around a core.
const RIM: i32 = REACH - 90;

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
        let edge = if self.reach == REACH { 90 } else { 50 };
        let largest = (self.reach - edge) * 1000 / spread(alphabet);
        let size = usize::from(figure.get(Attr::Size)).min(SIZES.len() - 1);
        let stance = stance(alphabet, figure, largest * SIZES[size] / 1000);
        let look =
            Look { fill: figure.get(Attr::Fill), width: stroke(figure, self.reach), clear: self.clear };
        stamp(legs, [stance], &[self.middle], look, picture);
    }

    fn rim(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(frame) = shape::frame(alphabet, figure.get(Attr::Shape)) else { return };
        let look = Look { fill: figure.get(Attr::Fill), width: stroke(figure, self.reach), clear: false };
        stamp(frame.legs, [stance(alphabet, figure, framing(alphabet, RIM))], &[self.middle], look, picture);
    }

    fn in_out(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(frame) = shape::frame(alphabet, figure.get(Attr::Shape)) else { return };
        let edge = if self.reach == REACH { 90 } else { 50 };
        let outer = stance(alphabet, figure, framing(alphabet, self.reach - edge));
        let look = Look { fill: 0, width: stroke(figure, self.reach), clear: self.clear };
        stamp(frame.legs, [outer], &[self.middle], look, picture);
        let Some(legs) = shape::outline(Alphabet::Plain, figure.get(Attr::Inner)) else { return };
        let inner = Stance::upright(outer.radius / 2);
        let at = whole(outer.place(frame.opening).plus(self.middle));
        // These are too narrow inside.
        let clear = alphabet != Alphabet::Plain || matches!(figure.get(Attr::Shape), 1 | 3 | 6 | 7);
        let look = Look { fill: figure.get(Attr::Fill), width: small_stroke(inner.radius), clear };
        stamp(legs, [inner], &[at], look, picture);
    }

    fn square(self, side: i32, layer: Layer, figure: &Figure, picture: &mut Picture) {
        let Some(legs) = shape::outline(layer.alphabet, figure.get(Attr::Shape)) else { return };
        // Pointed figures extend a little further.
        let half = (self.reach - 10 - GAP * (side - 1) / 2) / side;
        let pitch = 2 * half + GAP;
        let mut places = Places::around(self.middle);
        if layer.placed {
            let set = figure.get(Attr::Places);
            for place in (0..side * side).filter(|place| set >> place & 1 == 1) {
                let (column, row) = (place % side, place / side);
                places.push(pitch * (2 * column + 1 - side) / 2, pitch * (2 * row + 1 - side) / 2);
            }
        } else {
            for &(x, y) in arrangement(side, figure.get(Attr::Count)) {
                places.push(pitch * i32::from(x) / 2, pitch * i32::from(y) / 2);
            }
        }
        let (radius, width) = small(half, layer.alphabet, figure.get(Attr::Stroke));
        let look = Look { fill: figure.get(Attr::Fill), width, clear: self.clear };
        stamp(legs, [stance(layer.alphabet, figure, radius)], places.get(), look, picture);
    }

    fn ring(self, alphabet: Alphabet, figure: &Figure, picture: &mut Picture) {
        let Some(legs) = shape::outline(alphabet, figure.get(Attr::Shape)) else { return };
        // Around a core on a circle; without one on a rounded square, which has space for larger figures.
        let (half, straight, oblique) = if self.cored { (185, 775, 775) } else { (262, 692, 898) };
        let scale = |length: i32| length * self.reach / REACH;
        let (radius, width) = small(scale(half), alphabet, 0);
        let set = figure.get(Attr::Places);
        let mut places = Places::around(self.middle);
        for turn in (0..8u8).filter(|turn| set >> turn & 1 == 1) {
            let out = scale(if turn % 2 == 0 { straight } else { oblique });
            let at = Stance { turn, ..Stance::upright(out) }.place((0, -1000));
            places.push(at.x, at.y);
        }
        let look = Look { fill: figure.get(Attr::Fill), width, clear: self.clear };
        stamp(legs, [stance(alphabet, figure, radius)], places.get(), look, picture);
    }

    fn lines(self, figure: &Figure, picture: &mut Picture) {
        let unit = self.reach * 850 / REACH;
        let width = if figure.get(Attr::Stroke) == 0 { 150 } else { 220 } * self.reach / REACH;
        let set = figure.get(Attr::Segments);
        let has = |bit: i32| set >> bit & 1 == 1;
        picture.paint((Paint::None, Paint::Ink, width), &[self.middle], |steps| {
            let mut run = |start: (i32, i32), end: (i32, i32)| {
                let point = |(x, y): (i32, i32)| Point { x: x * unit, y: y * unit };
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
        let look = Look { fill: figure.get(Attr::Fill), width: 100 * self.reach / REACH, clear: self.clear };
        let stances = (0..8u8)
            .filter(|turn| set >> turn & 1 == 1)
            .map(|turn| Stance { turn, ..Stance::upright(self.reach) });
        stamp(legs, stances, &[self.middle], look, picture);
    }
}

/// Petals that point to the middle, in thousandths of the tile's reach.
const PETAL: &[Leg] = &[
    Leg::From(0, -200),
    Leg::To(175, -701),
    Leg::Arc { to: (-175, -701), middle: (0, -762), radius: 185, large: true, clockwise: false },
    Leg::Close,
];
const SHORT_PETAL: &[Leg] = &[
    Leg::From(0, -400),
    Leg::To(159, -667),
    Leg::Arc { to: (-159, -667), middle: (0, -762), radius: 185, large: true, clockwise: false },
    Leg::Close,
];

/// Positions in halves of the pitch, for a number of figures in a square of two or three.
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

/// Up to nine positions.
struct Places {
    around: Point,
    at: [Point; 9],
    n: usize,
}

impl Places {
    fn around(around: Point) -> Self {
        Self { around, at: [around; 9], n: 0 }
    }

    fn push(&mut self, x: i32, y: i32) {
        if let Some(place) = self.at.get_mut(self.n) {
            *place = whole(Point { x, y }.plus(self.around));
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

/// How far an alphabet's figures reach from their middle when the circle reaches 1000; for rotated figures,
/// in every direction.
fn spread(alphabet: Alphabet) -> i32 {
    if alphabet == Alphabet::Plain { 1075 } else { 1100 }
}

/// Radius of a frame that reaches this far.
fn framing(alphabet: Alphabet, reach: i32) -> i32 {
    if alphabet == Alphabet::Plain { reach } else { reach * 1000 / spread(alphabet) }
}

fn stroke(figure: &Figure, reach: i32) -> i32 {
    let thin = if reach == REACH { 100 } else { 90 };
    if figure.get(Attr::Stroke) == 0 { thin } else { thin * 9 / 5 }
}

/// Radius and stroke of a figure that must stay within `half` of its middle.
fn small(half: i32, alphabet: Alphabet, stroke: Value) -> (i32, i32) {
    let thin = small_stroke(half * 4 / 5);
    let width = if stroke == 0 { thin } else { thin * 8 / 5 };
    // Only pointed figures reach farther than 1050.
    let spread = if alphabet == Alphabet::Plain { 1050 } else { spread(alphabet) };
    ((half - width / 2) * 1000 / spread, width)
}

fn small_stroke(radius: i32) -> i32 {
    match radius {
        300.. => 100,
        200..300 => 90,
        150..200 => 80,
        _ => 75,
    }
}

/// The same figures at each position, in as few paths as possible.
fn stamp(
    legs: &[Leg],
    stances: impl IntoIterator<Item = Stance> + Clone,
    places: &[Point],
    look: Look,
    picture: &mut Picture,
) {
    let trace = |steps: &mut Vec<Step>| {
        for stance in stances.clone() {
            stance.trace(legs, steps);
        }
    };
    if look.clear {
        picture.paint((Paint::Paper, Paint::Paper, look.width + 2 * CLEARANCE), places, trace);
    }
    let fill = match look.fill {
        0 => Paint::None,
        1 => {
            let mut figure = Vec::with_capacity(8 * legs.len());
            trace(&mut figure);
            let radius = stances.into_iter().next().map_or(0, |stance| stance.radius);
            let lines = (Paint::None, Paint::Ink, HATCHING);
            picture.paint(lines, places, |steps| flat::hatch(&figure, radius, steps));
            picture.paint((Paint::None, Paint::Ink, look.width), places, |steps| steps.extend(&figure));
            return;
        }
        2 => Paint::Mid,
        _ => Paint::Ink,
    };
    picture.paint((fill, Paint::Ink, look.width), places, trace);
}
