//! How numbers, money and dates are shown: one table of rules for nine languages.
//!
//! `xtask gen` writes the same table for the browser, whose `formats.ts` follows the same steps;
//! both are held against the same cases. Where the specification is silent the rules are those of
//! the Unicode locale data, written down here so that no update of a library moves a price.

pub mod date;
pub mod duration;
pub mod money;
pub mod number;
pub mod rules;
