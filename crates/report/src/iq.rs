//! The report of an IQ test: its input ([`facts`]), its text ([`content`]), and the text of certificates
//! and shared links.

pub mod certificate;
pub mod content;
pub mod facts;
pub mod puzzle_words;
pub mod samples;
pub mod share;
