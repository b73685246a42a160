//! What the proof measures, one module for each part; `main.rs` lists the criteria and writes the table.

pub mod cost;
pub mod data;
pub mod features;
pub mod naive;
pub mod net;
pub mod shallow;
pub mod table;
