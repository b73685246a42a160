//! Thinking style: how analytic and how intuitive, two things that don't exclude each other.

use serde::{Deserialize, Serialize};

use crate::{instrument::Instrument, scales::Level};

/// What the answers come to: a point, and the ellipse around it in which it lies with a probability of 80 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub analytic: Level,
    pub intuitive: Level,
}

/// In two dimensions, 80 % lie within this many standard deviations: the root of the χ² with two degrees of freedom.
const EIGHTY_IN_TWO: f64 = 1.794_123;

impl Profile {
    /// `answers`: to the statements of the instrument, as printed.
    pub fn of(instrument: &Instrument, answers: &[u8]) -> Self {
        Self { analytic: Level::of(instrument, 0, answers), intuitive: Level::of(instrument, 1, answers) }
    }

    /// Half the width and half the height of the ellipse.
    pub fn ellipse(&self) -> (f64, f64) {
        (EIGHTY_IN_TWO * self.analytic.sd, EIGHTY_IN_TWO * self.intuitive.sd)
    }
}

#[cfg(test)]
mod tests {
    use measure::random::Random;

    use super::*;
    use crate::samples::{THINKING, answers, instrument};

    #[test]
    fn somebody_can_be_both_or_neither() {
        let instrument = instrument(THINKING);
        let agreeing = |yes: u8| -> Vec<u8> {
            instrument.statements.iter().map(|one| if one.reversed { 4 - yes } else { yes }).collect()
        };
        let (both, neither) =
            (Profile::of(&instrument, &agreeing(4)), Profile::of(&instrument, &agreeing(0)));
        assert!(both.analytic.value > 80.0 && both.intuitive.value > 80.0);
        assert!(neither.analytic.value < 35.0 && neither.intuitive.value < 35.0);
    }

    #[test]
    fn the_ellipse_holds_four_of_five() {
        let (instrument, mut random) = (instrument(THINKING), Random::seeded(3));
        let mut inside = 0_u32;
        for _ in 0..500 {
            let traits = [random.normal(), random.normal()];
            let profile = Profile::of(&instrument, &answers(&instrument, &traits, &mut random));
            let truth = |scale: usize| Level::expected(&instrument, scale, traits[scale]);
            let (width, height) = profile.ellipse();
            let (x, y) = (truth(0) - profile.analytic.value, truth(1) - profile.intuitive.value);
            inside += u32::from(x * x / (width * width) + y * y / (height * height) <= 1.0);
        }
        assert!((360..=440).contains(&inside), "{inside}");
    }
}
