//! Questionnaires: what they ask ([`instrument`]), in which words ([`wording`]), how one sitting is put together
//! ([`sitting`]), whether the answers can be analysed ([`validity`]), and what they come to ([`scales`]; [`types`],
//! [`skills`], [`thinking`] and [`interests`] for the four instruments). Beside them what results are told with:
//! the [`creatures`] of the types, and [`occupations`]; and how our own visitors' answers replace borrowed
//! parameters and norms ([`calibration`]).

pub mod calibration;
pub mod creatures;
pub mod instrument;
pub mod interests;
pub mod occupations;
pub mod scales;
pub mod sitting;
pub mod skills;
pub mod thinking;
pub mod types;
pub mod validity;
pub mod wording;

#[cfg(test)]
mod samples;
