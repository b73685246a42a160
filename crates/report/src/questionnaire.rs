//! The reports of the four questionnaires: their input ([`facts`]) and the figures they quote ([`figures`]).

pub mod facts;
pub mod figures;
