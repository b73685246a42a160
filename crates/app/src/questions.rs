//! What a visitor gets to see: which form, its pictures and words, and the puzzles before the test with
//! their solutions. Nothing here tells the answer of a question that counts.

use std::sync::Arc;

use l10n::Locale;
use matrix::{
    draw,
    item::Item,
    scene::{Layer, Scene, Tile},
    words::{self, Along, TileWords},
};

use report::puzzle_words::{self, StepText, WrongText};

use crate::bank::TestForm;

/// One tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub svg: String,
    pub words: String,
}

/// A puzzle as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Eight tiles; the ninth is asked for.
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
}

/// A puzzle with its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub shown: Shown,
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

/// Which form a visitor gets.
#[derive(Clone, Copy, Debug)]
pub enum Handed<'a> {
    Form(&'a Arc<TestForm>),
    /// The visitor has had them all.
    NoneLeft,
    /// There are none at all.
    NoForms,
}

/// The form of a visit among those the visitor hasn't had: the same visit gets the same one again, and
/// one form more or less moves only those visits that it concerns (highest random weight; Thaler &
/// Ravishankar 1998).
pub fn hand_out<'a>(forms: &'a [Arc<TestForm>], visit: u128, had: &[i32]) -> Handed<'a> {
    let fresh = forms.iter().filter(|form| !had.contains(&form.id));
    match fresh.max_by_key(|form| (weight(visit, form.id), form.id)) {
        Some(form) => Handed::Form(form),
        None if forms.is_empty() => Handed::NoForms,
        None => Handed::NoneLeft,
    }
}

/// Spreads visit and form evenly over all numbers (the finaliser of SplitMix64).
fn weight(visit: u128, form: i32) -> u64 {
    let mix = |mut word: u64| {
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    };
    #[expect(clippy::cast_possible_truncation, reason = "the two halves of an id")]
    let (high, low) = ((visit >> 64) as u64, visit as u64);
    mix(mix(mix(high) ^ low) ^ u64::from(form.unsigned_abs()))
}

/// Pictures and words of what may be shown.
pub fn shown(locale: Locale, scene: &Scene) -> Shown {
    let words = words::describe_scene(scene);
    let pictures = |tiles: &[Tile], said: &[TileWords]| {
        tiles.iter().zip(said).map(|(tile, words)| picture(locale, &scene.layers, tile, words)).collect()
    };
    Shown { cells: pictures(&scene.shown, &words.shown), options: pictures(&scene.options, &words.options) }
}

fn picture(locale: Locale, layers: &[Layer], tile: &Tile, words: &TileWords) -> Picture {
    Picture { svg: draw::svg(layers, tile, &draw::Theme::Css), words: puzzle_words::tile(locale, words) }
}

/// A puzzle whose answer may be told.
pub fn explained(locale: Locale, puzzle: &Item) -> Explained {
    let explanation = words::explain(puzzle);
    let text = puzzle_words::explanation(locale, &explanation);
    let columns = explanation.steps.iter().map(|step| step.along == Along::Columns);
    let steps = columns.zip(text.steps).map(|(columns, text)| ExplainedStep { columns, text });
    Explained {
        shown: shown(locale, &puzzle.scene()),
        answer: puzzle.key,
        steps: steps.collect(),
        wrong: text.wrong,
    }
}
