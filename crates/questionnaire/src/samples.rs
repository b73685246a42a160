//! The shipped instruments, for tests.

use measure::random::Random;

use crate::instrument::Instrument;

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
    let answer = |statement: &crate::instrument::Statement| {
        let mut shares = [0.0; 5];
        statement.parameters.probabilities_into(traits[statement.scale], &mut shares);
        let mut rest = random.uniform();
        let mut chosen = 0;
        while chosen < 4 && rest >= shares[usize::from(chosen)] {
            rest -= shares[usize::from(chosen)];
            chosen += 1;
        }
        chosen
    };
    instrument.statements.iter().map(answer).collect()
}

pub(crate) const LANGUAGES: [&str; 9] = ["EN", "DE", "FR", "ES", "PT", "JA", "KO", "CN", "HK"];

/// Where an instrument's files are.
pub(crate) fn folder(code: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/questionnaires").join(code)
}
