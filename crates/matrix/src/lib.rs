//! Figure matrices: grammar, recipes, options, an independent solver, drawing and words.
//!
//! Values in, values out, and integers only: an item is a pure function of (recipe version,
//! template, seed) and has the same bytes on every machine.

#![deny(clippy::float_arithmetic)]

mod axis;
pub mod check;
mod contrast;
mod cues;
mod dice;
pub mod difficulty;
pub mod draw;
pub mod form;
pub mod grammar;
pub mod item;
pub mod recipe;
mod rules;
pub mod scene;
pub mod solve;
pub mod template;
pub mod words;

#[cfg(test)]
mod tests;
