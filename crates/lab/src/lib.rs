//! What needs both the puzzles and their measurement: banks, forms, trials, the technical manual.
//!
//! Pure like the two crates below it: a seed or a table in, values and text out. Whoever calls reads
//! and writes the files and draws the progress.

pub mod bank;
pub mod dimensions;
pub mod document;
pub mod forms;
pub mod manual;
pub mod plot;
pub mod pretest;
pub mod sheet;
pub mod shortcuts;
pub mod trial;
