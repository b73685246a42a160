//! What a buyer gets: [`content`] composes the report as a value in any language, `paper` sets it as
//! a PDF. Everything comes in as values, fonts included, and the same values give the same bytes.

pub mod certificate;
pub mod content;
pub mod facts;
pub mod paper;
pub mod puzzle_words;
pub mod samples;
pub mod share;
pub mod sheets;

/// Grows with every change of the pages or the words: a kept PDF of another version is made anew.
pub const VERSION: u32 = 1;
