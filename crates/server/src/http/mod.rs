//! HTTP: all routes on one page ([`router`]), the layers around them ([`layers`]), and the pages.

pub mod claimant;
pub mod codes;
pub mod daily_ceilings;
pub mod envelope;
pub mod extract;
mod guard;
pub mod kinds;
mod layers;
pub mod limits;
pub mod network_limits;
pub mod once_a_minute;
pub mod openapi;
pub mod order_access;
pub mod origins;
pub mod pages;
pub mod ready_pages;
pub mod ready_pictures;
pub mod ready_questions;
pub mod ready_samples;
pub mod router;
pub mod routes;
pub mod security_log;
pub mod session;
pub mod state;
pub mod taking;
pub mod wire;
