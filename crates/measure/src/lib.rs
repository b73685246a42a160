//! Item response models, their estimation, scores, norms and validity.
//!
//! Values in, values out: no clock, no files, no global randomness. A score is a pure function of
//! (responses, item parameters, norms). Transcendental functions come from `libm`, so that the same
//! input gives the same bytes on every machine.

pub mod batch;
pub mod calibrate;
pub mod dif;
pub mod effort;
pub mod hierarchical;
pub mod information;
pub mod item_fit;
pub mod linear;
pub mod linking;
pub mod lltm;
pub mod model;
pub mod norms;
pub mod pace;
pub mod person_fit;
pub mod quadrature;
pub mod random;
pub mod reliability;
pub mod responses;
pub mod scale;
pub mod score;
pub mod select;
pub mod simulate;
pub mod special;
pub mod subscores;
pub mod validity;
