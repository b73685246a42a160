//! What a visitor gets to see: pictures and descriptions of puzzles, and the practice puzzles with their solutions.
//! Nothing here reveals the answer of a scored question.

use l10n::Locale;
use matrix::{
    draw,
    item::Item,
    scene::{Layer, Scene, Tile},
    words::{self, Along, TileWords},
};

use report::iq::puzzle_words::{self, StepText, WrongText};

/// One tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub svg: String,
    pub words: String,
}

/// A puzzle as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleView {
    /// Eight tiles; the ninth is the question.
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
}

/// A puzzle with its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub view: PuzzleView,
    pub answer: u8,
    pub steps: Vec<ExplainedStep>,
    pub wrong: Vec<WrongText>,
}

/// One rule and the lines it is shown on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedStep {
    pub columns: bool,
    pub text: StepText,
}

/// Pictures and descriptions of what may be shown.
pub fn view(locale: Locale, scene: &Scene) -> PuzzleView {
    let words = words::describe_scene(scene);
    let pictures = |tiles: &[Tile], said: &[TileWords]| {
        tiles.iter().zip(said).map(|(tile, words)| picture(locale, &scene.layers, tile, words)).collect()
    };
    PuzzleView {
        cells: pictures(&scene.shown, &words.shown),
        options: pictures(&scene.options, &words.options),
    }
}

fn picture(locale: Locale, layers: &[Layer], tile: &Tile, words: &TileWords) -> Picture {
    Picture { svg: draw::svg(layers, tile, &draw::Theme::Css), words: puzzle_words::tile(locale, words) }
}

/// A puzzle whose answer may be shown.
pub fn explained(locale: Locale, puzzle: &Item) -> Explained {
    let explanation = words::explain(puzzle);
    let text = puzzle_words::explanation(locale, &explanation);
    let columns = explanation.steps.iter().map(|step| step.along == Along::Columns);
    let steps = columns.zip(text.steps).map(|(columns, text)| ExplainedStep { columns, text });
    Explained {
        view: view(locale, &puzzle.scene()),
        answer: puzzle.key,
        steps: steps.collect(),
        wrong: text.wrong,
    }
}
