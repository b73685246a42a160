//! What the proof measures, one module per part; `main.rs` lists the criteria and writes the table.

pub mod anchors;
pub mod copies;
pub mod cost;
pub mod data;
pub mod engine;
pub mod features;
pub mod forms;
pub mod generator;
pub mod leaks;
pub mod naive;
pub mod net;
pub mod pictures;
pub mod platforms;
pub mod quality;
pub mod questionnaires;
pub mod scoring;
pub mod shallow;
pub mod table;
