//! What needs both the puzzles and their measurement: banks, forms, trials, the technical manual.
//!
//! Pure like the two crates below it: a seed or a table in, values and text out. The caller reads and
//! writes the files and shows the progress.

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
