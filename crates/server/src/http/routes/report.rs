//! The paid report and what comes with it: questions with their solutions, files, extras, the sample.

pub mod certificates;
pub mod comparisons;
pub mod files;
pub mod latest;
pub mod presenters;
pub mod questions;
pub mod sample;
pub mod shares;
