//! Questionnaires: what they ask ([`instrument`]), in which words ([`wording`]), how one sitting is put together
//! ([`sitting`]), and what the answers come to ([`scales`]; [`types`], [`skills`], [`thinking`] and [`interests`] for the
//! four instruments), or why they can't be analysed ([`validity`]).

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
