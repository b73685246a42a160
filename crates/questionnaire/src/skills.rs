//! Emotional skills: five facets, and their sum where it is reliable enough.

use measure::reliability::promised;
use serde::{Deserialize, Serialize};

use crate::{
    instrument::Instrument,
    scales::{Place, places},
};

/// What the answers come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// In the order of the instrument's scales.
    pub facets: Vec<Place>,
    /// All facets together; `None` if they don't measure one thing well enough.
    pub total: Option<Place>,
}

/// The mean correlation of the facets in other people's answers: .15 to .22.
const CORRELATION: f64 = 0.19;
/// Less reliable than this, a sum says too little.
const RELIABLE: f64 = 0.85;

impl Profile {
    /// `answers`: to the statements of the instrument, as printed.
    pub fn of(instrument: &Instrument, answers: &[u8]) -> Self {
        let facets = places(instrument, answers);
        let total = (stratified_reliability(instrument) >= RELIABLE).then(|| together(&facets));
        Self { facets, total }
    }
}

/// The variance of the facets' sum, if each has one of 1.
fn variance(facets: usize) -> f64 {
    let count = f64::from(u32::try_from(facets).unwrap_or(u32::MAX));
    count + count * (count - 1.0) * CORRELATION
}

/// Reliability of the sum: what is left when each facet's own error is taken out (Cronbach, Schönemann & McKie 1965).
pub fn stratified_reliability(instrument: &Instrument) -> f64 {
    let of = |scale: usize| {
        let items = instrument.items(scale);
        promised(|theta| items.iter().map(|item| item.information(theta)).sum())
    };
    let scales = instrument.scales.len();
    let errors: f64 = (0..scales).map(|scale| 1.0 - of(scale)).sum();
    1.0 - errors / variance(scales)
}

fn together(facets: &[Place]) -> Place {
    let spread = libm::sqrt(variance(facets.len()));
    let sum = |of: fn(&Place) -> f64| facets.iter().map(of).sum::<f64>() / spread;
    let error = |of: fn(&Place) -> f64| {
        libm::sqrt(facets.iter().map(|facet| of(facet) * of(facet)).sum::<f64>()) / spread
    };
    Place {
        mean: sum(|facet| facet.mean),
        sd: error(|facet| facet.sd),
        point: sum(|facet| facet.point),
        error: error(|facet| facet.error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{EQ, instrument};

    #[test]
    fn the_sum_of_the_shipped_facets_is_reliable_enough() {
        let reliability = stratified_reliability(&instrument(EQ));
        assert!((0.85..0.95).contains(&reliability), "{reliability}");
    }

    #[test]
    fn the_total_is_surer_than_its_facets_and_on_their_side() {
        let instrument = instrument(EQ);
        let answers: Vec<u8> =
            instrument.statements.iter().map(|one| if one.reversed { 1 } else { 3 }).collect();
        let profile = Profile::of(&instrument, &answers);
        let total = profile.total.expect("a total");
        assert!(total.point > 0.0 && profile.facets.iter().all(|facet| facet.error > total.error));
    }
}
