//! The sixteen types: four letters, how sure each is, and which types are likely.

use serde::{Deserialize, Serialize};

use crate::{
    instrument::Instrument,
    scales::{Place, places},
};

/// The letters of the four scales: above the median, and below it.
pub const LETTERS: [(char, char); 4] = [('E', 'I'), ('N', 'S'), ('F', 'T'), ('J', 'P')];

/// A letter at least this likely is firm.
pub const FIRM: f64 = 0.90;
/// One less likely than this is called balanced: nobody should be told one side of it.
pub const BALANCED: f64 = 0.75;

/// How sure a letter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Firmness {
    Balanced,
    Leaning,
    Firm,
}

/// One of the four letters of a person.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TypeLetter {
    /// The likelier of the two.
    pub letter: char,
    /// From 0.5 to 1.
    pub certainty: f64,
}

impl TypeLetter {
    fn of((above, below): (char, char), place: &Place) -> Self {
        let likely = place.above();
        if likely >= 0.5 {
            Self { letter: above, certainty: likely }
        } else {
            Self { letter: below, certainty: 1.0 - likely }
        }
    }

    /// The certainty in whole percent.
    pub fn percent(&self) -> u8 {
        percent(self.certainty)
    }

    pub fn firmness(&self) -> Firmness {
        match self.certainty {
            sure if sure >= FIRM => Firmness::Firm,
            sure if sure >= BALANCED => Firmness::Leaning,
            _ => Firmness::Balanced,
        }
    }

    /// As it is printed: a balanced letter is small.
    pub fn printed(&self) -> char {
        match self.firmness() {
            Firmness::Balanced => self.letter.to_ascii_lowercase(),
            Firmness::Leaning | Firmness::Firm => self.letter,
        }
    }
}

/// A type and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LikelyType {
    /// Four letters.
    pub code: String,
    pub probability: f64,
}

/// What the answers come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub places: [Place; 4],
    pub letters: [TypeLetter; 4],
    /// All sixteen, the likeliest first.
    pub types: Vec<LikelyType>,
}

impl Profile {
    /// `answers`: to the statements of the instrument, as printed.
    pub fn of(instrument: &Instrument, answers: &[u8]) -> Self {
        let places = places(instrument, answers);
        Self::at(std::array::from_fn(|scale| places[scale]))
    }

    /// Of somebody with these places on the four scales.
    pub fn at(places: [Place; 4]) -> Self {
        let letters = std::array::from_fn(|scale| TypeLetter::of(LETTERS[scale], &places[scale]));
        Self { letters, types: likely_types(&places), places }
    }

    /// The likeliest type.
    pub fn code(&self) -> String {
        self.letters.iter().map(|letter| letter.letter).collect()
    }

    /// The four letters as they are printed.
    pub fn printed(&self) -> String {
        self.letters.iter().map(TypeLetter::printed).collect()
    }
}

/// The product of the four letters: given the answers, the scales are independent.
fn likely_types(places: &[Place; 4]) -> Vec<LikelyType> {
    let mut types: Vec<LikelyType> = (0..16_u8)
        .map(|bits| {
            let mut one = LikelyType { code: String::with_capacity(4), probability: 1.0 };
            for (scale, (place, (above, below))) in places.iter().zip(LETTERS).enumerate() {
                let is_above = bits >> scale & 1 == 1;
                one.code.push(if is_above { above } else { below });
                one.probability *= if is_above { place.above() } else { 1.0 - place.above() };
            }
            one
        })
        .collect();
    types.sort_by(|one, other| {
        other.probability.total_cmp(&one.probability).then_with(|| one.code.cmp(&other.code))
    });
    types
}

/// The statements whose answers speak most clearly for the letter that somebody got: had they been answered the other
/// way, the letter would be the least sure. At most three, by their place in the instrument.
pub fn decisive(instrument: &Instrument, answers: &[u8], scale: usize) -> Vec<usize> {
    let whole = Place::of(instrument, scale, answers);
    let side = if whole.above() >= 0.5 { 1.0 } else { -1.0 };
    let mut pull: Vec<(usize, f64)> = instrument
        .of_scale(scale)
        .map(|(place, _)| {
            let mut without = answers.to_vec();
            without[place] = measure::responses::MISSING;
            let rest = Place::of(instrument, scale, &without);
            (place, side * (whole.mean - rest.mean))
        })
        .filter(|(_, pull)| *pull > 0.0)
        .collect();
    pull.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    pull.into_iter().take(3).map(|(place, _)| place).collect()
}

/// A probability in whole percent, from 1 to 99: nobody is ever quite sure.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
pub fn percent(probability: f64) -> u8 {
    libm::round(probability * 100.0).clamp(1.0, 99.0) as u8
}

#[cfg(test)]
mod tests {
    use measure::random::Random;

    use super::*;
    use crate::samples::{TYPE16, answers, instrument};

    #[test]
    fn sixteen_probabilities_are_one_together_and_the_first_is_the_type() {
        let (instrument, mut random) = (instrument(TYPE16), Random::seeded(1));
        for _ in 0..200 {
            let traits: Vec<f64> = (0..4).map(|_| random.normal()).collect();
            let profile = Profile::of(&instrument, &answers(&instrument, &traits, &mut random));
            let sum: f64 = profile.types.iter().map(|one| one.probability).sum();
            assert!((sum - 1.0).abs() < 1e-9);
            assert_eq!(profile.types[0].code, profile.code());
            assert_eq!(profile.types.len(), 16);
        }
    }

    #[test]
    fn stated_probabilities_come_true() {
        const PEOPLE: u32 = 800;
        let (instrument, mut random) = (instrument(TYPE16), Random::seeded(2));
        let (mut stated, mut hits, mut three) = (0.0, 0.0, 0.0);
        for _ in 0..PEOPLE {
            let traits: Vec<f64> = (0..4).map(|_| random.normal()).collect();
            let truth: String = traits
                .iter()
                .zip(LETTERS)
                .map(|(one, (above, below))| if *one > 0.0 { above } else { below })
                .collect();
            // The level of a borrowed scale is off by as much as the certainty allows for.
            let seen: Vec<f64> = traits.iter().map(|one| one + 0.15 * random.normal()).collect();
            let profile = Profile::of(&instrument, &answers(&instrument, &seen, &mut random));
            stated += profile.types[0].probability;
            hits += f64::from(u8::from(profile.types[0].code == truth));
            three += f64::from(u8::from(profile.types.iter().take(3).any(|one| one.code == truth)));
        }
        let share = |count: f64| count / f64::from(PEOPLE);
        assert!((share(stated) - share(hits)).abs() < 0.04, "{} {}", share(stated), share(hits));
        assert!(share(three) > 0.92, "{}", share(three));
    }

    #[test]
    fn a_letter_near_the_middle_is_balanced_and_printed_small() {
        let letter = |certainty| TypeLetter { letter: 'E', certainty };
        assert_eq!(letter(0.95).firmness(), Firmness::Firm);
        assert_eq!((letter(0.8).firmness(), letter(0.8).printed()), (Firmness::Leaning, 'E'));
        assert_eq!((letter(0.74).firmness(), letter(0.74).printed()), (Firmness::Balanced, 'e'));
    }

    #[test]
    fn the_decisive_answers_are_the_clearest_ones_for_the_letter() {
        let instrument = instrument(TYPE16);
        let mut answers = vec![2; 60];
        let clear = instrument.of_scale(0).find(|(_, one)| one.id == "t16-e01").expect("a statement").0;
        answers[clear] = 4;
        assert_eq!(decisive(&instrument, &answers, 0).first(), Some(&clear));
        assert!(decisive(&instrument, &answers, 0).len() <= 3);
    }
}
