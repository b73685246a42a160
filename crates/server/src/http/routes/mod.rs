//! The calls, one file per thing they are about.

pub mod countries;
pub mod exams;
pub mod health;
pub mod landing;
pub mod orders;
pub mod payments;
pub mod protocols;
pub mod questions;
pub mod report;
pub mod shown;
pub mod skus;
pub mod visits;
