//! A type's creature as a template draws it.

use questionnaire::creatures::Piece;
use serde::Serialize;

use crate::questionnaire::portraits;

/// In legs of a small triangle, from the top left corner.
#[derive(Serialize)]
pub(super) struct Drawing {
    width: f64,
    height: f64,
    pieces: Vec<Shape>,
    eye: Option<Eye>,
}

#[derive(Serialize)]
struct Shape {
    corners: Vec<(f64, f64)>,
    /// From 1 to 4.
    tone: u8,
}

#[derive(Serialize)]
struct Eye {
    x: f64,
    y: f64,
    /// On the bright tone it is dark, elsewhere it has the colour of the ground.
    dark: bool,
}

/// The tone that an eye in the colour of the ground can't be seen on.
const BRIGHT: u8 = 4;

/// `None` unless the code is one of the sixteen types.
pub(super) fn drawing(code: &str) -> Option<Drawing> {
    let creature = portraits::creature(code)?;
    let eye = creature.eye.map(|eye| {
        let below = creature.pieces.iter().find(|piece| holds(piece, (eye.x, eye.y)));
        Eye { x: eye.x, y: eye.y, dark: below.is_some_and(|piece| piece.tone == BRIGHT) }
    });
    let shape = |piece: &Piece| Shape { corners: piece.corners.clone(), tone: piece.tone };
    Some(Drawing {
        width: creature.width,
        height: creature.height,
        pieces: creature.pieces.iter().map(shape).collect(),
        eye,
    })
}

/// All pieces are convex: a point inside is on the same side of every edge.
fn holds(piece: &Piece, (x, y): (f64, f64)) -> bool {
    let ends = piece.corners.iter().zip(piece.corners.iter().cycle().skip(1));
    let sides: Vec<f64> = ends.map(|(a, b)| (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0)).collect();
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}
