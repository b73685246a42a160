//! The nouns and properties: a name for every visible value of every attribute.

use serde::{Deserialize, Serialize};

use crate::scene::{Alphabet, Attr, Kind, Layer, Value};

/// The figures of the three alphabets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    Circle,
    Triangle,
    Square,
    Star,
    Plus,
    Hexagon,
    Heart,
    Crescent,
    Arrow,
    Drop,
    HalfDisc,
    Chevron,
    Sector,
    Pennant,
    Flag,
    Hook,
    Boot,
    Wing,
}

const PLAIN: &[Shape] = &[
    Shape::Circle,
    Shape::Triangle,
    Shape::Square,
    Shape::Star,
    Shape::Plus,
    Shape::Hexagon,
    Shape::Heart,
    Shape::Crescent,
];
const POINTERS: &[Shape] =
    &[Shape::Arrow, Shape::Drop, Shape::HalfDisc, Shape::Chevron, Shape::Sector, Shape::Pennant];
const HANDED: &[Shape] = &[Shape::Flag, Shape::Hook, Shape::Boot, Shape::Wing];

impl Shape {
    /// The figure of a value of [`Attr::Shape`]; `None` if it is absent.
    pub fn of(alphabet: Alphabet, value: Value) -> Option<Self> {
        let shapes = match alphabet {
            Alphabet::Plain => PLAIN,
            Alphabet::Pointers => POINTERS,
            Alphabet::Handed => HANDED,
        };
        shapes.get(usize::from(value)).copied()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Size {
    Tiny,
    Small,
    Medium,
    Large,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fill {
    Empty,
    Hatched,
    Grey,
    Solid,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stroke {
    Thin,
    Thick,
}

/// A place of a square, and a direction from its middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    TopLeft,
    Top,
    TopRight,
    Left,
    Middle,
    Right,
    BottomLeft,
    Bottom,
    BottomRight,
}

const NINE: &[Place] = &[
    Place::TopLeft,
    Place::Top,
    Place::TopRight,
    Place::Left,
    Place::Middle,
    Place::Right,
    Place::BottomLeft,
    Place::Bottom,
    Place::BottomRight,
];
const FOUR: &[Place] = &[Place::TopLeft, Place::TopRight, Place::BottomLeft, Place::BottomRight];
/// Clockwise from the top.
const AROUND: [Place; 8] = [
    Place::Top,
    Place::TopRight,
    Place::Right,
    Place::BottomRight,
    Place::Bottom,
    Place::BottomLeft,
    Place::Left,
    Place::TopLeft,
];
/// The horizontal edges of 2 × 2 fields are the first six strokes, in reading order.
const LEVEL: &[Place] =
    &[Place::TopLeft, Place::TopRight, Place::Left, Place::Right, Place::BottomLeft, Place::BottomRight];
/// The vertical edges are the last six strokes, in reading order.
const UPRIGHT: &[Place] =
    &[Place::TopLeft, Place::Top, Place::TopRight, Place::BottomLeft, Place::Bottom, Place::BottomRight];

/// The name of a part of a tile, used with its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Noun {
    Shape(Shape),
    Lines,
    Petals,
}

/// One value of one attribute on its own.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Word {
    Shape(Shape),
    /// The figure inside an outline.
    Inside(Shape),
    Number(u16),
    Size(Size),
    Fill(Fill),
    /// Where a pointer points.
    Pointing(Place),
    /// Mirrored, before any rotation.
    Mirrored,
    /// Rotated clockwise by this many eighths, 0 to 7.
    Turned(u8),
    Stroke(Stroke),
    /// Places of a square, a ring or of petals.
    At(Vec<Place>),
    /// Horizontal strokes.
    Level(Vec<Place>),
    /// Vertical strokes.
    Upright(Vec<Place>),
}

/// What a rule is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Topic {
    Shape,
    Inner,
    Number,
    Size,
    Fill,
    Direction,
    Stroke,
    Places,
    Lines,
    Petals,
}

impl Topic {
    pub fn of(layer: &Layer, attr: Attr) -> Self {
        match attr {
            Attr::Shape => Topic::Shape,
            Attr::Inner => Topic::Inner,
            Attr::Count => Topic::Number,
            Attr::Size => Topic::Size,
            Attr::Fill => Topic::Fill,
            Attr::Turn => Topic::Direction,
            Attr::Stroke => Topic::Stroke,
            Attr::Places => Topic::Places,
            Attr::Segments if layer.kind == Kind::Lines => Topic::Lines,
            Attr::Segments => Topic::Petals,
        }
    }
}

/// Which of several layers is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    Middle,
    Outside,
    Lines,
    Petals,
    /// The only layer of figures beside lines or petals.
    Figures,
    /// Layers that nothing else distinguishes, counted from the back, from 1.
    Nth(u8),
}

/// The words for one value of one attribute; empty where it shows nothing.
pub fn speak(layer: &Layer, attr: Attr, value: Value) -> Vec<Word> {
    let word = match attr {
        Attr::Shape => Shape::of(layer.alphabet, value).map(Word::Shape),
        Attr::Inner => Shape::of(Alphabet::Plain, value).map(Word::Inside),
        Attr::Count => (value > 0).then_some(Word::Number(value)),
        Attr::Size => named(&[Size::Tiny, Size::Small, Size::Medium, Size::Large], value).map(Word::Size),
        Attr::Fill => named(&[Fill::Empty, Fill::Hatched, Fill::Grey, Fill::Solid], value).map(Word::Fill),
        Attr::Stroke => named(&[Stroke::Thin, Stroke::Thick], value).map(Word::Stroke),
        Attr::Turn => return turn(layer.alphabet, value),
        Attr::Places => at(match layer.kind {
            Kind::Quad => chosen(FOUR, value),
            Kind::Grid => chosen(NINE, value),
            _ => chosen(&AROUND, value),
        }),
        Attr::Segments if layer.kind == Kind::Lines => {
            let groups =
                [Word::Level(chosen(LEVEL, value)), Word::Upright(chosen(UPRIGHT, value >> LEVEL.len()))];
            return groups
                .into_iter()
                .filter(
                    |word| !matches!(word, Word::Level(places) | Word::Upright(places) if places.is_empty()),
                )
                .collect();
        }
        Attr::Segments => at(chosen(&AROUND, value)),
    };
    word.into_iter().collect()
}

fn turn(alphabet: Alphabet, value: Value) -> Vec<Word> {
    let eighths = (value % 8) as u8;
    match alphabet {
        Alphabet::Plain => Vec::new(),
        Alphabet::Pointers => vec![Word::Pointing(AROUND[usize::from(eighths)])],
        Alphabet::Handed if value < 8 => vec![Word::Turned(eighths)],
        Alphabet::Handed if eighths == 0 => vec![Word::Mirrored],
        Alphabet::Handed => vec![Word::Mirrored, Word::Turned(eighths)],
    }
}

fn named<T: Copy>(names: &[T], value: Value) -> Option<T> {
    names.get(usize::from(value)).copied()
}

fn chosen(places: &[Place], set: Value) -> Vec<Place> {
    let bits = (0..Value::BITS).map(|bit| set >> bit & 1 == 1);
    places.iter().zip(bits).filter(|(_, chosen)| *chosen).map(|(place, _)| *place).collect()
}

fn at(places: Vec<Place>) -> Option<Word> {
    (!places.is_empty()).then_some(Word::At(places))
}
