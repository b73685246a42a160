//! What a buyer gets. [`value`] is a report in one language, whatever the exam kind; [`paper`] turns it
//! into a PDF; each exam kind composes its own ([`facts`], [`iq`], [`questionnaire`]). All input is passed as
//! values, fonts included, and the same values give the same bytes.

mod blocks;
#[cfg(debug_assertions)]
pub mod demonstration;
pub mod facts;
pub mod iq;
pub mod paper;
pub mod questionnaire;
pub mod sheets;
pub mod value;

/// Incremented with every change of the pages or the text: a stored PDF of another version is rendered
/// again.
pub const VERSION: u32 = 1;
