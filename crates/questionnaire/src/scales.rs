//! A person's place on a scale, with its margin.

use measure::{model::Item, special::normal_cdf};
use serde::{Deserialize, Serialize};

use crate::instrument::{CATEGORIES, Instrument};

/// 80 % of a normal distribution lie within this many standard deviations.
pub const EIGHTY: f64 = 1.281_551_565_545;

/// How far the level of a scale may be off as long as its parameters are borrowed.
const LEVEL_ERROR: f64 = 0.15;

/// A person on one scale: 0 is the median of the people that the scale is compared with, 1 their spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Mean and spread of what is likely: for the question on which side of the median somebody is.
    pub mean: f64,
    pub sd: f64,
    /// The estimate that is printed, and its error.
    pub point: f64,
    pub error: f64,
}

impl Place {
    /// `answers`: to all statements of the instrument, as printed.
    pub fn of(instrument: &Instrument, scale: usize, answers: &[u8]) -> Self {
        let (form, answers) = (&instrument.forms[scale], instrument.answers_to(scale, answers));
        let (likely, point) = (form.eap(&answers), form.wle(&answers));
        let level = if instrument.has_own_norms() { 0.0 } else { LEVEL_ERROR };
        let widened = |error: f64| libm::sqrt(error * error + level * level);
        Self { mean: likely.theta, sd: widened(likely.se), point: point.theta, error: widened(point.se) }
    }

    /// How likely it is that somebody is above the median.
    pub fn above(&self) -> f64 {
        normal_cdf(self.mean / self.sd)
    }

    /// The share of people below, from 0 to 1.
    pub fn percentile(&self) -> f64 {
        normal_cdf(self.point)
    }

    /// Where the percentile lies with a probability of 80 %.
    pub fn margin(&self) -> (f64, f64) {
        let at = |deviations: f64| normal_cdf(self.point + deviations * self.error);
        (at(-EIGHTY), at(EIGHTY))
    }
}

/// The places on all scales of an instrument. `answers`: to its statements, as printed.
pub fn places(instrument: &Instrument, answers: &[u8]) -> Vec<Place> {
    (0..instrument.scales.len()).map(|scale| Place::of(instrument, scale, answers)).collect()
}

/// How much somebody says yes to a scale's statements, from 0 to 100: for scales that aren't compared with others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Level {
    pub value: f64,
    pub sd: f64,
}

/// Nodes of the trait within six standard deviations.
const NODES: i32 = 30;

impl Level {
    /// What somebody would say on average if asked again and again, as far as these answers tell.
    pub fn of(instrument: &Instrument, scale: usize, answers: &[u8]) -> Self {
        let items = instrument.items(scale);
        let given = instrument.answers_to(scale, answers);
        let reversed: Vec<bool> = instrument.of_scale(scale).map(|(_, one)| one.reversed).collect();
        let (mut mass, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for node in -NODES..=NODES {
            let theta = f64::from(node) * 0.2;
            let (likelihood, level) = at(items, &given, &reversed, theta);
            let weight = measure::special::normal_pdf(theta) * likelihood;
            mass += weight;
            sum += weight * level;
            squares += weight * level * level;
        }
        let value = sum / mass;
        Self { value, sd: libm::sqrt((squares / mass - value * value).max(0.0)) }
    }

    /// What somebody with a certain trait says on average.
    pub fn expected(instrument: &Instrument, scale: usize, theta: f64) -> f64 {
        let reversed: Vec<bool> = instrument.of_scale(scale).map(|(_, one)| one.reversed).collect();
        let unknown = vec![measure::responses::MISSING; reversed.len()];
        at(instrument.items(scale), &unknown, &reversed, theta).1
    }

    /// Where it lies with a probability of 80 %.
    pub fn margin(&self) -> (f64, f64) {
        ((self.value - EIGHTY * self.sd).max(0.0), (self.value + EIGHTY * self.sd).min(100.0))
    }
}

/// How likely the answers are with a trait, and the level that is expected with it.
fn at(items: &[Item], answers: &[u8], reversed: &[bool], theta: f64) -> (f64, f64) {
    let most = f64::from(CATEGORIES - 1);
    let (mut likelihood, mut sum, mut count) = (1.0, 0.0, 0.0);
    for ((item, answer), reversed) in items.iter().zip(answers).zip(reversed) {
        let mut shares = [0.0; CATEGORIES as usize];
        item.probabilities_into(theta, &mut shares);
        let mean: f64 = shares.iter().zip(0_u8..).map(|(share, category)| share * f64::from(category)).sum();
        sum += if *reversed { most - mean } else { mean };
        count += 1.0;
        if let Some(share) = shares.get(usize::from(*answer)) {
            likelihood *= share;
        }
    }
    (likelihood, 100.0 * sum / (most * count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{THINKING, TYPE16, instrument};

    /// Agrees with everything that speaks for the scale as far as possible, and with nothing that speaks against it.
    fn all_the_way(instrument: &Instrument) -> Vec<u8> {
        instrument.statements.iter().map(|one| if one.reversed { 0 } else { 4 }).collect()
    }

    #[test]
    fn somebody_in_the_middle_is_near_the_median_and_somebody_at_the_end_far_from_it() {
        let instrument = instrument(TYPE16);
        for place in places(&instrument, &all_the_way(&instrument)) {
            assert!(place.point > 2.0 && place.above() > 0.99 && place.percentile() > 0.97, "{place:?}");
        }
        let nobody = Place::of(&instrument, 0, &[]);
        assert!((nobody.above() - 0.5).abs() < 1e-9 && nobody.sd > 1.0);
    }

    #[test]
    fn a_reversed_key_turns_the_scale_round() {
        let instrument = instrument(TYPE16);
        let turned: Vec<u8> = all_the_way(&instrument).iter().map(|answer| 4 - answer).collect();
        for place in places(&instrument, &turned) {
            assert!(place.above() < 0.01);
        }
    }

    #[test]
    fn levels_reach_from_end_to_end_and_have_margins() {
        let instrument = instrument(THINKING);
        let high = Level::of(&instrument, 0, &all_the_way(&instrument));
        let turned: Vec<u8> = all_the_way(&instrument).iter().map(|answer| 4 - answer).collect();
        let low = Level::of(&instrument, 0, &turned);
        assert!(high.value > 85.0 && low.value < 30.0, "{high:?} {low:?}");
        let (from, to) = high.margin();
        assert!(from < high.value && high.value < to && to <= 100.0);
    }
}
