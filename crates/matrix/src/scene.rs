//! What a person sees: layers of figures on tiles, as plain values.
//!
//! Nothing here knows a rule. The solver, the drawing and the words depend only on this.

use serde::{Deserialize, Serialize};

/// How a layer arranges what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// One figure.
    Single,
    /// An outline with a smaller figure inside.
    InOut,
    /// Up to four small figures in a square of 2 × 2.
    Quad,
    /// Up to nine small figures in a square of 3 × 3.
    Grid,
    /// Small figures on eight places of a ring, the first at the top, then clockwise.
    Ring,
    /// Strokes among the twelve edges of a square of 2 × 2 fields.
    Lines,
    /// Petals among eight around the middle, the first at the top, then clockwise.
    Petals,
}

/// The set of figures that the values of [`Attr::Shape`] index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alphabet {
    /// Eight figures that are never rotated: circle, triangle, square, star, plus, hexagon, heart, crescent.
    Plain,
    /// Six figures that point somewhere and equal their mirror image: arrow, drop, half-disc,
    /// chevron, sector, pennant.
    Pointers,
    /// Four figures that differ from their mirror image: flag, hook, boot, wing.
    Handed,
}

/// The part of the tile a layer owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Zone {
    Whole,
    /// The middle, with space around it for a frame, a ring or petals.
    Core,
    /// The rim: an outline around a core.
    Rim,
}

/// What never changes within a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Layer {
    pub kind: Kind,
    pub alphabet: Alphabet,
    pub zone: Zone,
    /// In squares ([`Kind::Quad`], [`Kind::Grid`]): true if positions matter, false if only the number does
    /// and determines the arrangement.
    pub placed: bool,
}

/// What may change from tile to tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Attr {
    /// Index into the layer's alphabet, or [`ABSENT`].
    Shape,
    /// The figure inside an [`Kind::InOut`]: index into [`Alphabet::Plain`].
    Inner,
    /// Number of figures, from 1.
    Count,
    /// 0 (smallest) to 3.
    Size,
    /// 0 empty, 1 hatched, 2 grey, 3 solid.
    Fill,
    /// Clockwise rotation in eighths; for [`Alphabet::Handed`] plus 8 if mirrored before the rotation.
    Turn,
    /// 0 thin, 1 thick.
    Stroke,
    /// Set of places, one bit each: of a square in reading order, of a ring clockwise from the top.
    Places,
    /// Set of strokes or petals, one bit each.
    Segments,
}

pub const ATTRS: [Attr; 9] = [
    Attr::Shape,
    Attr::Inner,
    Attr::Count,
    Attr::Size,
    Attr::Fill,
    Attr::Turn,
    Attr::Stroke,
    Attr::Places,
    Attr::Segments,
];

pub type Value = u16;

/// The layer shows nothing on this tile.
pub const ABSENT: Value = 99;

pub const MAX_LAYERS: usize = 3;

/// One layer on one tile: a value for each attribute; 0 for those the layer doesn't have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Figure(pub [Value; ATTRS.len()]);

impl Figure {
    pub fn get(&self, attr: Attr) -> Value {
        self.0[attr as usize]
    }

    pub fn set(&mut self, attr: Attr, value: Value) {
        self.0[attr as usize] = value;
    }
}

/// One field of a puzzle or one option: the figures of its layers, back to front.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Tile(pub [Figure; MAX_LAYERS]);

/// A puzzle as shown: eight tiles in reading order, the ninth missing, and six options.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    pub layers: Vec<Layer>,
    pub shown: [Tile; 8],
    pub options: [Tile; 6],
}

/// What the values of an attribute are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// `first..=last`, with a visible order.
    Ordered { first: Value, last: Value },
    /// `0..n`, no order.
    Names { n: Value },
    /// Eighths of a turn, `0..8`; with `handed` also mirrored, `8..16`.
    Turns { handed: bool },
    /// Sets of `n` bits; the first `ring` of them follow each other in a circle.
    Sets { n: u32, ring: Ring },
}

/// Whether and how the places of a set form a circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ring {
    None,
    /// Bits 0 to 7, clockwise.
    Circle,
    /// The rim of a 3 × 3 square in reading order; the middle (bit 4) stays.
    Rim,
}

impl Layer {
    /// The visible attributes of this layer.
    pub fn attrs(&self) -> &'static [Attr] {
        let turned = self.alphabet != Alphabet::Plain;
        match self.kind {
            Kind::Single if turned => &[Attr::Shape, Attr::Size, Attr::Fill, Attr::Turn, Attr::Stroke],
            Kind::Single => &[Attr::Shape, Attr::Size, Attr::Fill, Attr::Stroke],
            Kind::InOut => &[Attr::Shape, Attr::Inner, Attr::Fill, Attr::Stroke],
            Kind::Quad | Kind::Grid if self.placed => &[Attr::Shape, Attr::Fill, Attr::Stroke, Attr::Places],
            Kind::Quad | Kind::Grid => &[Attr::Shape, Attr::Fill, Attr::Stroke, Attr::Count],
            Kind::Ring => &[Attr::Shape, Attr::Fill, Attr::Places],
            Kind::Lines => &[Attr::Segments, Attr::Stroke],
            Kind::Petals => &[Attr::Segments, Attr::Fill],
        }
    }

    pub fn domain(&self, attr: Attr) -> Domain {
        match attr {
            Attr::Shape => Domain::Names {
                n: match self.alphabet {
                    Alphabet::Plain => 8,
                    Alphabet::Pointers => 6,
                    Alphabet::Handed => 4,
                },
            },
            Attr::Inner => Domain::Names { n: 8 },
            Attr::Count => Domain::Ordered { first: 1, last: if self.kind == Kind::Quad { 4 } else { 9 } },
            Attr::Size | Attr::Fill => Domain::Ordered { first: 0, last: 3 },
            Attr::Turn => Domain::Turns { handed: self.alphabet == Alphabet::Handed },
            Attr::Stroke => Domain::Names { n: 2 },
            Attr::Places => match self.kind {
                Kind::Quad => Domain::Sets { n: 4, ring: Ring::None },
                Kind::Grid => Domain::Sets { n: 9, ring: Ring::Rim },
                _ => Domain::Sets { n: 8, ring: Ring::Circle },
            },
            Attr::Segments => match self.kind {
                Kind::Lines => Domain::Sets { n: 12, ring: Ring::None },
                _ => Domain::Sets { n: 8, ring: Ring::Circle },
            },
        }
    }
}
