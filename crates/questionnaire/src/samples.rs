//! The shipped instruments, for tests.

use measure::random::Random;

use crate::{
    calibration::chosen,
    instrument::{Instrument, Statement},
};

macro_rules! content {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/questionnaires/", $path))
    };
}

pub(crate) const TYPE16: &str = content!("type16/instrument.toml");
pub(crate) const EQ: &str = content!("eq/instrument.toml");
pub(crate) const THINKING: &str = content!("thinking/instrument.toml");
pub(crate) const RIASEC: &str = content!("riasec/instrument.toml");

pub(crate) fn instrument(text: &str) -> Instrument {
    Instrument::parse(text).expect("a shipped instrument")
}

/// Answers of somebody with these traits, one for each scale.
pub(crate) fn answers(instrument: &Instrument, traits: &[f64], random: &mut Random) -> Vec<u8> {
    let answer = |one: &Statement| chosen(&one.parameters, traits[one.scale], random);
    instrument.statements.iter().map(answer).collect()
}

pub(crate) const LANGUAGES: [&str; 9] = ["EN", "DE", "FR", "ES", "PT", "JA", "KO", "CN", "HK"];

/// Where an instrument's files are.
pub(crate) fn folder(code: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/questionnaires").join(code)
}
