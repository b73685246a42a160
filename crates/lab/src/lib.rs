//! What needs both the puzzles and their measurement: banks, forms, trials, the technical manual.
