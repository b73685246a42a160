//! The product as a process: HTTP, worker, command line. Everything is wired together here.

pub mod cli;
pub mod config;
pub mod http;
pub mod listener;
pub mod open;
pub mod run;
pub mod telemetry;
