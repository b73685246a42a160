//! Bytes from outside, made to break parsers: where they come from ([`mutate`]), the parsers with their rules
//! ([`targets`]), how they are run ([`run`]), and faults that must be found ([`planted`]).

pub mod chance;
pub mod mutate;
pub mod planted;
pub mod run;
pub mod targets;
