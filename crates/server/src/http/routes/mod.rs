//! The calls, one file per subject.

pub mod accounts;
pub mod boot;
pub mod countries;
pub mod exams;
pub mod health;
pub mod landing;
pub mod orders;
pub mod page_request;
pub mod payments;
pub mod protocols;
pub mod public_pages;
pub mod questions;
pub mod report;
pub mod reviews;
pub mod security;
pub mod skus;
pub mod types;
pub mod visits;
