//! What a buyer gets. [`value`] is a report in one language, whatever the kind of its exam; [`paper`] sets it as a PDF;
//! each kind of exam composes its own ([`facts`], [`iq`]). Everything comes in as values, fonts included, and the same values
//! give the same bytes.

#[cfg(debug_assertions)]
pub mod demonstration;
pub mod facts;
pub mod iq;
pub mod paper;
pub mod sheets;
pub mod value;

/// Grows with every change of the pages or the words: a kept PDF of another version is made anew.
pub const VERSION: u32 = 1;
