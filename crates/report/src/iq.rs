//! The report of an IQ test: what it speaks about ([`facts`]), what it says ([`content`]), and what certificates and
//! shared links say of a score.

pub mod certificate;
pub mod content;
pub mod facts;
pub mod puzzle_words;
pub mod samples;
pub mod share;
