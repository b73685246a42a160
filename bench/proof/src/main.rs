//! Proves the puzzle bank and the measurement.

fn main() {}
