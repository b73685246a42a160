//! The reports of the four questionnaires: their input ([`facts`]) and the figures they quote ([`figures`]), their text
//! ([`content`]), and the text of certificates and shared links.

pub mod certificate;
pub mod content;
pub mod facts;
pub mod figures;
mod poles;
pub mod portraits;
pub mod samples;
pub mod share;
mod words;

pub use words::RETEST_DAYS;
