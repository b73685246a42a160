//! The creatures of the sixteen types: tangrams of seven pieces, as polygons that anybody can draw.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A type's creature and what it is called.
#[derive(Clone, Debug, PartialEq)]
pub struct Creature {
    /// The type's four letters.
    pub code: String,
    pub animal: String,
    pub pieces: Vec<Piece>,
    pub eye: Option<Eye>,
    /// The name of the type and one sentence about it, by language (`EN`, `DE` …).
    pub name: BTreeMap<String, String>,
    pub line: BTreeMap<String, String>,
    /// Of the box around all pieces, which begins at 0, 0.
    pub width: f64,
    pub height: f64,
}

/// One tangram piece where it lies: x to the right, y down, in legs of a small triangle.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    pub corners: Vec<(f64, f64)>,
    /// Which of the theme's four tile tones fills it, from 1 to 4.
    pub tone: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Eye {
    pub x: f64,
    pub y: f64,
}

#[derive(Deserialize)]
struct Source {
    creature: Vec<CreatureSource>,
}

#[derive(Deserialize)]
struct CreatureSource {
    #[serde(rename = "type")]
    code: String,
    #[serde(rename = "code")]
    animal: String,
    eye: Option<Eye>,
    piece: Vec<PieceSource>,
    name: BTreeMap<String, String>,
    line: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct PieceSource {
    kind: Kind,
    flip: bool,
    turn: f64,
    x: f64,
    y: f64,
    tone: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Large,
    Medium,
    Small,
    Square,
    Parallelogram,
}

/// One set of pieces, in the order of [`Kind`].
const SET: [Kind; 7] =
    [Kind::Large, Kind::Large, Kind::Medium, Kind::Small, Kind::Small, Kind::Square, Kind::Parallelogram];

impl Kind {
    /// The corners of a piece that isn't turned; the first is the reference point.
    fn corners(self) -> Vec<(f64, f64)> {
        let triangle = |leg: f64| vec![(0.0, 0.0), (leg, 0.0), (0.0, leg)];
        match self {
            Self::Large => triangle(2.0),
            Self::Medium => triangle(std::f64::consts::SQRT_2),
            Self::Small => triangle(1.0),
            Self::Square => vec![(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
            Self::Parallelogram => vec![(0.0, 0.0), (1.0, 0.0), (2.0, 1.0), (1.0, 1.0)],
        }
    }
}

impl PieceSource {
    fn laid(&self) -> Piece {
        let turn = self.turn.to_radians();
        let (sin, cos) = (libm::sin(turn), libm::cos(turn));
        let lay = |(x, y): (f64, f64)| {
            let x = if self.flip { -x } else { x };
            (self.x + x * cos - y * sin, self.y + x * sin + y * cos)
        };
        Piece { corners: self.kind.corners().into_iter().map(lay).collect(), tone: self.tone }
    }
}

/// What is wrong with the creatures.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum Fault {
    #[error("can't be read: {0}")]
    Unreadable(String),
    #[error("there isn't one creature for each of the sixteen types")]
    Types,
    #[error("the creature of {0} isn't made of one tangram set")]
    Pieces(String),
    #[error("a piece of {0} has no tone from 1 to 4")]
    Tone(String),
}

/// Reads the creatures.
pub fn parse(text: &str) -> Result<Vec<Creature>, Vec<Fault>> {
    let source: Source = toml::from_str(text).map_err(|error| vec![Fault::Unreadable(error.to_string())])?;
    let mut faults = Vec::new();
    let mut codes: Vec<String> = source.creature.iter().map(|one| one.code.clone()).collect();
    codes.sort();
    if codes != all_types() {
        faults.push(Fault::Types);
    }
    for one in &source.creature {
        let mut kinds: Vec<Kind> = one.piece.iter().map(|piece| piece.kind).collect();
        kinds.sort();
        if kinds != SET {
            faults.push(Fault::Pieces(one.code.clone()));
        }
        if one.piece.iter().any(|piece| !(1..=4).contains(&piece.tone)) {
            faults.push(Fault::Tone(one.code.clone()));
        }
    }
    if faults.is_empty() { Ok(source.creature.into_iter().map(creature).collect()) } else { Err(faults) }
}

fn creature(source: CreatureSource) -> Creature {
    let pieces: Vec<Piece> = source.piece.iter().map(PieceSource::laid).collect();
    let corners = || pieces.iter().flat_map(|piece| &piece.corners);
    Creature {
        width: corners().map(|corner| corner.0).fold(0.0, f64::max),
        height: corners().map(|corner| corner.1).fold(0.0, f64::max),
        code: source.code,
        animal: source.animal,
        eye: source.eye,
        name: source.name,
        line: source.line,
        pieces,
    }
}

/// All sixteen codes, sorted.
pub fn all_types() -> Vec<String> {
    let mut codes = vec![String::new()];
    for (above, below) in crate::types::LETTERS {
        codes = codes.iter().flat_map(|code| [format!("{code}{above}"), format!("{code}{below}")]).collect();
    }
    codes.sort();
    codes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{LANGUAGES, folder};

    fn text() -> String {
        std::fs::read_to_string(folder("../types").join("creatures.toml")).expect("the creatures")
    }

    fn creatures() -> Vec<Creature> {
        parse(&text()).expect("sixteen creatures")
    }

    fn is_inside(piece: &Piece, (x, y): (f64, f64)) -> bool {
        let ends = piece.corners.iter().zip(piece.corners.iter().cycle().skip(1));
        let sides: Vec<f64> = ends.map(|(a, b)| (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0)).collect();
        sides.iter().all(|side| *side > 0.0) || sides.iter().all(|side| *side < 0.0)
    }

    /// The tones of a creature on a square of pixels, centred; 0 where the paper shows.
    fn pixels(creature: &Creature, size: u8) -> Vec<u8> {
        let scale = creature.width.max(creature.height) / f64::from(size);
        let centre = f64::from(size) * scale / 2.0;
        let (dx, dy) = (creature.width / 2.0 - centre, creature.height / 2.0 - centre);
        let at = |n: u8| (f64::from(n) + 0.5) * scale;
        let tone = |x: u8, y: u8| {
            let point = (at(x) + dx, at(y) + dy);
            creature.pieces.iter().find(|piece| is_inside(piece, point)).map_or(0, |piece| piece.tone)
        };
        (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).map(|(x, y)| tone(x, y)).collect()
    }

    #[test]
    fn pieces_do_not_overlap_and_hang_together() {
        for creature in creatures() {
            const FINE: u8 = 240;
            let covered = pixels(&creature, FINE).iter().filter(|tone| **tone > 0).count();
            let scale = creature.width.max(creature.height) / f64::from(FINE);
            let area = f64::from(u32::try_from(covered).expect("few")) * scale * scale;
            assert!((area - 8.0).abs() < 0.1, "{}: {area}", creature.animal);
            let mut joined = vec![0];
            for _ in &creature.pieces {
                for place in 0..creature.pieces.len() {
                    let touches = |other: &usize| touch(&creature.pieces[*other], &creature.pieces[place]);
                    if !joined.contains(&place) && joined.iter().any(touches) {
                        joined.push(place);
                    }
                }
            }
            assert_eq!(joined.len(), 7, "{} falls apart", creature.animal);
        }
    }

    /// A corner of one lies on an edge of the other.
    fn touch(one: &Piece, other: &Piece) -> bool {
        let on = |piece: &Piece, (x, y): (f64, f64)| {
            let mut ends = piece.corners.iter().zip(piece.corners.iter().cycle().skip(1));
            ends.any(|(a, b)| {
                let length = libm::hypot(b.0 - a.0, b.1 - a.1);
                (libm::hypot(x - a.0, y - a.1) + libm::hypot(x - b.0, y - b.1) - length).abs() < 1e-3
            })
        };
        one.corners.iter().any(|corner| on(other, *corner))
            || other.corners.iter().any(|corner| on(one, *corner))
    }

    #[test]
    fn no_two_look_alike_at_48_pixels() {
        let pictures: Vec<Vec<u8>> = creatures().iter().map(|one| pixels(one, 48)).collect();
        for (place, one) in pictures.iter().enumerate() {
            for other in &pictures[place + 1..] {
                let differs = one.iter().zip(other).filter(|(a, b)| (**a == 0) != (**b == 0)).count();
                assert!(differs * 100 >= 48 * 48 * 12, "{differs} pixels differ");
            }
        }
    }

    #[test]
    fn every_type_has_a_name_and_a_line_in_nine_languages() {
        for creature in creatures() {
            for language in LANGUAGES {
                let name = creature.name.get(language).expect("a name").chars().count();
                let line = creature.line.get(language).expect("a line").chars().count();
                assert!((2..=22).contains(&name) && (8..=90).contains(&line), "{} {language}", creature.code);
            }
        }
    }

    #[test]
    fn an_incomplete_set_is_refused() {
        let text = text();
        let wrong = text.replacen("kind = \"square\"", "kind = \"small\"", 1);
        assert!(matches!(parse(&wrong).expect_err("a fault")[..], [Fault::Pieces(_)]));
        assert_eq!(parse(&text.replacen("ENFJ", "ENFP", 1)), Err(vec![Fault::Types]));
    }
}
