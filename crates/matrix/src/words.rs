//! What a tile shows and why an answer is right, as values that can be translated.
//!
//! There is no text here. A tile becomes nouns with their properties, a puzzle becomes the steps that lead to
//! its answer; their names are in `locales/`. Values that no puzzle has (a ninth figure of eight) are
//! omitted.

pub mod reasons;
pub mod tiles;
pub mod vocabulary;

pub use reasons::{Along, Break, Explanation, Role, Step, Subject, Wrong, explain};
pub use tiles::{ItemWords, Part, SceneWords, TileWords, describe, describe_item, describe_scene};
pub use vocabulary::{Fill, Noun, Place, Shape, Size, Spot, Stroke, Topic, Word, speak};
