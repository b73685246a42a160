//! A tile as a list of painted paths: the input of the SVG writer and the raster. Coordinates are tenths of
//! the tile's units, so a tile is 2400 wide and no fractions are needed.

use std::ops::Range;

use super::shape::Leg;

/// Tenths of a unit along one side of a tile.
pub const SIDE: i32 = 2400;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    None,
    Paper,
    Mid,
    Ink,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Move(Point),
    Line(Point),
    Arc { to: Point, middle: Point, radius: i32, large: bool, clockwise: bool },
    Circle { middle: Point, radius: i32 },
    Close,
}

/// Steps painted together, at one position or several: filled first, then stroked with round joins and ends.
/// If painted more than once, the positions are whole units apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'a> {
    pub steps: &'a [Step],
    /// The offset of each repetition.
    pub places: &'a [Point],
    pub fill: Paint,
    pub stroke: Paint,
    pub width: i32,
}

#[derive(Debug, Clone)]
struct Stored {
    steps: Range<usize>,
    places: Range<usize>,
    fill: Paint,
    stroke: Paint,
    width: i32,
}

/// The painted paths of a tile, back to front.
#[derive(Debug, Clone, Default)]
pub struct Picture {
    steps: Vec<Step>,
    places: Vec<Point>,
    pieces: Vec<Stored>,
}

impl Picture {
    pub fn clear(&mut self) {
        self.steps.clear();
        self.places.clear();
        self.pieces.clear();
    }

    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        self.pieces.iter().map(|piece| Piece {
            steps: &self.steps[piece.steps.clone()],
            places: &self.places[piece.places.clone()],
            fill: piece.fill,
            stroke: piece.stroke,
            width: piece.width,
        })
    }

    /// Everything drawn by `outline` becomes one piece.
    pub(super) fn paint(
        &mut self,
        (fill, stroke, width): (Paint, Paint, i32),
        places: &[Point],
        outline: impl FnOnce(&mut Vec<Step>),
    ) {
        let (first, place) = (self.steps.len(), self.places.len());
        outline(&mut self.steps);
        if self.steps.len() > first && !places.is_empty() {
            self.places.extend_from_slice(places);
            let (steps, places) = (first..self.steps.len(), place..self.places.len());
            self.pieces.push(Stored { steps, places, fill, stroke, width });
        }
    }
}

/// How an outline's table becomes steps: mirrored, rotated, scaled, moved.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stance {
    pub(super) radius: i32,
    /// Clockwise, in eighths.
    pub(super) turn: u8,
    pub(super) mirrored: bool,
}

impl Stance {
    pub(super) fn upright(radius: i32) -> Self {
        Self { radius, turn: 0, mirrored: false }
    }

    /// The position of a table's point, relative to the figure's middle.
    pub(super) fn place(self, (x, y): (i32, i32)) -> Point {
        // 1/√2 with sixteen binary digits after the point
        const DIAGONAL: i64 = 46_341;
        let (x, y) = (i64::from(if self.mirrored { -x } else { x }), i64::from(y));
        let (x, y) = match self.turn / 2 {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        };
        let radius = i64::from(self.radius);
        if self.turn.is_multiple_of(2) {
            Point { x: round(x * radius, 1000), y: round(y * radius, 1000) }
        } else {
            let scale = radius * DIAGONAL;
            Point { x: round((x - y) * scale, 1000 << 16), y: round((x + y) * scale, 1000 << 16) }
        }
    }

    fn length(self, length: i32) -> i32 {
        round(i64::from(length) * i64::from(self.radius), 1000)
    }

    /// The outline's steps around the origin.
    pub(super) fn trace(self, legs: &[Leg], steps: &mut Vec<Step>) {
        let place = |point| self.place(point);
        steps.extend(legs.iter().map(|leg| match *leg {
            Leg::From(x, y) => Step::Move(place((x, y))),
            Leg::To(x, y) => Step::Line(place((x, y))),
            Leg::Arc { to, middle, radius, large, clockwise } => Step::Arc {
                to: place(to),
                middle: place(middle),
                radius: self.length(radius),
                large,
                clockwise: clockwise != self.mirrored,
            },
            Leg::Round { middle, radius } => {
                Step::Circle { middle: place(middle), radius: self.length(radius) }
            }
            Leg::Close => Step::Close,
        }));
    }
}

impl Point {
    pub(super) fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

/// Division rounded to the nearest, symmetric about 0 so that symmetric figures stay symmetric.
fn round(n: i64, by: i64) -> i32 {
    let half = by / 2;
    let whole = if n < 0 { -((half - n) / by) } else { (n + half) / by };
    i32::try_from(whole).unwrap_or(0)
}
