//! The calls, one file per thing they are about.

pub mod exams;
pub mod health;
pub mod landing;
pub mod protocols;
pub mod skus;
pub mod visits;
