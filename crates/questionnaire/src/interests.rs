//! Career interests: six levels against each other, and which of them lead.

use measure::special::{normal_cdf, normal_pdf};
use serde::{Deserialize, Serialize};

use crate::{instrument::Instrument, scales::Level};

/// The letters of the six interests, in the order of the instrument's scales.
pub const LETTERS: [char; 6] = ['R', 'I', 'A', 'S', 'E', 'C'];

/// What the answers come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub levels: [Level; 6],
    /// How likely each is the strongest.
    pub first: [f64; 6],
}

impl Profile {
    /// `answers`: to the statements of the instrument, as printed.
    pub fn of(instrument: &Instrument, answers: &[u8]) -> Self {
        let levels = std::array::from_fn(|scale| Level::of(instrument, scale, answers));
        Self { first: first(&levels), levels }
    }

    /// The interests from the strongest to the weakest, as places in [`LETTERS`]. Those in one group can't be told
    /// apart: the margins of each overlap with those of the group's strongest.
    pub fn groups(&self) -> Vec<Vec<usize>> {
        let mut order: Vec<usize> = (0..self.levels.len()).collect();
        let value = |place: &usize| self.levels[*place].value;
        order.sort_by(|one, other| value(other).total_cmp(&value(one)).then(one.cmp(other)));
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for place in order {
            let high = self.levels[place].margin().1;
            match groups.last_mut() {
                Some(group) if high >= self.levels[group[0]].margin().0 => group.push(place),
                _ => groups.push(vec![place]),
            }
        }
        groups
    }

    /// The interests that lead; empty if too many are equal to name any.
    pub fn leading(&self) -> Vec<usize> {
        const MOST: usize = 3;
        self.groups().into_iter().next().filter(|group| group.len() <= MOST).unwrap_or_default()
    }
}

/// How likely each of six uncertain levels is the highest.
fn first(levels: &[Level; 6]) -> [f64; 6] {
    const STEPS: i32 = 60;
    let at = |level: &Level, x: f64| (x - level.value) / level.sd.max(1e-6);
    let mut likely = std::array::from_fn(|place| {
        let own: &Level = &levels[place];
        (-STEPS..=STEPS)
            .map(|step| {
                let deviate = f64::from(step) * 0.1;
                let x = own.value + deviate * own.sd.max(1e-6);
                let others = levels.iter().enumerate().filter(|(other, _)| *other != place);
                normal_pdf(deviate) * others.map(|(_, other)| normal_cdf(at(other, x))).product::<f64>()
            })
            .sum::<f64>()
    });
    let sum: f64 = likely.iter().sum();
    for one in &mut likely {
        *one /= sum;
    }
    likely
}

#[cfg(test)]
mod tests {
    use measure::random::Random;

    use super::*;
    use crate::samples::{RIASEC, answers, instrument};

    fn levels(values: [f64; 6], sd: f64) -> Profile {
        let levels = values.map(|value| Level { value, sd });
        Profile { first: first(&levels), levels }
    }

    #[test]
    fn a_clear_interest_leads_alone_and_equal_ones_together() {
        assert_eq!(levels([80.0, 30.0, 30.0, 30.0, 30.0, 30.0], 4.0).leading(), [0]);
        assert_eq!(levels([80.0, 30.0, 77.0, 30.0, 30.0, 30.0], 4.0).leading(), [0, 2]);
        assert!(levels([50.0; 6], 4.0).leading().is_empty());
        assert_eq!(levels([50.0; 6], 4.0).groups().len(), 1);
    }

    #[test]
    fn the_first_interest_is_as_likely_as_stated() {
        let (instrument, mut random) = (instrument(RIASEC), Random::seeded(4));
        let (mut stated, mut hits, mut count) = (0.0, 0.0, 0.0);
        for _ in 0..600 {
            let traits: Vec<f64> = (0..6).map(|_| random.normal()).collect();
            let profile = Profile::of(&instrument, &answers(&instrument, &traits, &mut random));
            let truth: Vec<f64> = traits
                .iter()
                .enumerate()
                .map(|(scale, one)| Level::expected(&instrument, scale, *one))
                .collect();
            let best = |list: &[f64]| (0..6).max_by(|a, b| list[*a].total_cmp(&list[*b])).expect("six");
            let likeliest = best(&profile.first);
            if profile.first[likeliest] >= 0.4 {
                stated += profile.first[likeliest];
                hits += f64::from(u8::from(likeliest == best(&truth)));
                count += 1.0;
            }
        }
        assert!((stated - hits).abs() / count < 0.05, "{} {}", stated / count, hits / count);
    }
}
