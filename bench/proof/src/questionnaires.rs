//! The rows of the questionnaires: on the shipped instruments, on simulated people, and on other people's answers to
//! the ideas behind the statements.

mod answers;
mod certainty;
mod later;
mod people;
mod shipped;

use crate::{data::Data, table::Row};

/// What needs the shipped instruments and simulated people only.
pub fn shipped(_: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    shipped::rows(progress)
}

/// What other people's answers show.
pub fn people(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    people::rows(data, progress)
}

/// What our own visitors' answers will decide, shown on simulated people.
pub fn later(_: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    later::rows(progress)
}
