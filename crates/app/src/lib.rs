//! The use cases of the product, as functions; the outside world is behind the traits of [`ports`].

mod backoff;
pub mod bank;
mod batches;
pub mod catalog;
pub mod certificates;
pub mod content;
pub mod decks;
pub mod erasure;
pub mod finished_runs;
pub mod housekeeping;
pub mod jobs;
pub mod kinds;
pub mod links;
pub mod mail;
pub mod mutants;
pub mod payments;
pub mod ports;
pub mod reports;
pub mod runs;
pub mod shares;
pub mod starts;
pub mod stats;
pub mod tickets;
pub mod views;
pub mod visits;
pub mod worker;
