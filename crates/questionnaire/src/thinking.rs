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

    /// Whether the ellipse holds a point of the map.
    fn reaches(&self, x: f64, y: f64) -> bool {
        let (wide, high) = self.ellipse();
        let across = (x - self.analytic.value) / wide.max(1e-6);
        let up = (y - self.intuitive.value) / high.max(1e-6);
        across * across + up * up <= 1.0
    }
}

/// Where a point lies on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    Both,
    Analytic,
    Intuitive,
    Neither,
    /// So near the middle that its margin reaches into all fields.
    Middle,
}

/// The line between much and little in both directions.
const MIDDLE: f64 = 50.0;

impl Pattern {
    pub fn of(profile: &Profile) -> Self {
        if profile.reaches(MIDDLE, MIDDLE) { Self::Middle } else { Self::field(profile) }
    }

    /// The field that the point itself lies in.
    fn field(profile: &Profile) -> Self {
        match (profile.analytic.value >= MIDDLE, profile.intuitive.value >= MIDDLE) {
            (true, true) => Self::Both,
            (true, false) => Self::Analytic,
            (false, true) => Self::Intuitive,
            (false, false) => Self::Neither,
        }
    }

    /// The other field that the ellipse reaches into, if it crosses exactly one line.
    pub fn beyond(profile: &Profile) -> Option<Self> {
        let across = profile.reaches(MIDDLE, profile.intuitive.value);
        let up = profile.reaches(profile.analytic.value, MIDDLE);
        match (Self::field(profile), across, up) {
            (Self::Both, true, false) | (Self::Neither, false, true) => Some(Self::Intuitive),
            (Self::Both, false, true) | (Self::Neither, true, false) => Some(Self::Analytic),
            (Self::Analytic, true, false) | (Self::Intuitive, false, true) => Some(Self::Neither),
            (Self::Analytic, false, true) | (Self::Intuitive, true, false) => Some(Self::Both),
            _ => None,
        }
    }

    /// Its name in API calls.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Analytic => "analytic",
            Self::Intuitive => "intuitive",
            Self::Neither => "neither",
            Self::Middle => "middle",
        }
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

    fn profile(analytic: f64, intuitive: f64) -> Profile {
        let level = |value| Level { value, sd: 5.0 };
        Profile { analytic: level(analytic), intuitive: level(intuitive) }
    }

    #[test]
    fn a_point_has_the_pattern_of_its_field_unless_its_margin_holds_the_middle() {
        assert_eq!(Pattern::of(&profile(80.0, 80.0)), Pattern::Both);
        assert_eq!(Pattern::of(&profile(80.0, 20.0)), Pattern::Analytic);
        assert_eq!(Pattern::of(&profile(20.0, 80.0)), Pattern::Intuitive);
        assert_eq!(Pattern::of(&profile(20.0, 20.0)), Pattern::Neither);
        assert_eq!(Pattern::of(&profile(53.0, 46.0)), Pattern::Middle);
    }

    #[test]
    fn an_ellipse_over_one_line_reaches_into_one_other_field() {
        let beyond = |analytic, intuitive| Pattern::beyond(&profile(analytic, intuitive));
        assert_eq!(beyond(80.0, 80.0), None);
        assert_eq!(beyond(80.0, 55.0), Some(Pattern::Analytic));
        assert_eq!(beyond(55.0, 80.0), Some(Pattern::Intuitive));
        assert_eq!(beyond(20.0, 45.0), Some(Pattern::Intuitive));
        assert_eq!(beyond(45.0, 20.0), Some(Pattern::Analytic));
    }
}
