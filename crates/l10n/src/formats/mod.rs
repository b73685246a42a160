//! How numbers, money and dates are formatted: one table of rules for nine languages.
//!
//! `xtask gen` writes the same table for the browser, whose `formats.ts` follows the same steps; both are
//! tested against the same cases. Where the specification is silent, the rules are those of the Unicode
//! locale data, written down here so that no library update changes a price.

pub mod date;
pub mod duration;
pub mod money;
pub mod number;
pub mod rules;
