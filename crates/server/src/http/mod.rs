//! HTTP: all routes on one page ([`router`]), what surrounds them ([`layers`]), and the pages.

pub mod boot;
pub mod codes;
pub mod daily_ceilings;
pub mod envelope;
pub mod extract;
mod guard;
mod layers;
pub mod network_limits;
pub mod openapi;
pub mod pages;
pub mod ready_pages;
pub mod ready_pictures;
pub mod ready_questions;
pub mod ready_samples;
pub mod router;
pub mod routes;
