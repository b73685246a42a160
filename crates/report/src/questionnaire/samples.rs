//! Simulated sittings for sample reports and tests: the shipped questionnaires, answered by simulated people.
//! Everything is seeded: a sample is always the same.

use domain::catalog::Words;
use jiff::Timestamp;
use l10n::Locale;
use measure::random::Random;
use questionnaire::{
    instrument::{Instrument, Statement},
    interests, occupations,
    scales::Place,
    skills, thinking, types,
    wording::Wording,
};

use super::{
    facts::{
        Answered, Evidence, Facts, Interests, Measured, Skills, Thinking, Types, Versions,
        similar_occupations,
    },
    figures,
};

macro_rules! content {
    ($path:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/questionnaires/", $path))
    };
}

/// The questionnaire's words in the order of [`Locale::ALL`].
const WORDS: [&str; 9] = [
    content!("type16/EN.toml"),
    content!("type16/DE.toml"),
    content!("type16/FR.toml"),
    content!("type16/ES.toml"),
    content!("type16/PT.toml"),
    content!("type16/JA.toml"),
    content!("type16/KO.toml"),
    content!("type16/CN.toml"),
    content!("type16/HK.toml"),
];

fn instrument(text: &str) -> Instrument {
    Instrument::parse(text).unwrap_or_else(|faults| unreachable!("shipped and checked: {faults:?}"))
}

/// Answers of somebody with these traits, one for each scale.
fn answers(instrument: &Instrument, traits: &[f64], seed: u64) -> Vec<u8> {
    let mut random = Random::seeded(seed);
    let answer = |statement: &Statement| {
        let mut shares = [0.0; 5];
        let own = traits.get(statement.scale).copied().unwrap_or_default();
        statement.parameters.probabilities_into(own, &mut shares);
        let drawn = random.uniform();
        let reached = shares.iter().scan(0.0, |sum, share| {
            *sum += share;
            Some(*sum)
        });
        u8::try_from(reached.take_while(|sum| *sum <= drawn).count().min(4)).unwrap_or_default()
    };
    instrument.statements.iter().map(answer).collect()
}

fn facts(instrument: &Instrument, exam: fn(Locale) -> String, measured: Measured) -> Facts {
    Facts {
        exam: Locale::ALL.into_iter().map(|locale| (locale, exam(locale))).collect(),
        // 16 November 2026, 09:00.
        taken_at: Timestamp::from_second(1_794_819_600).unwrap_or(Timestamp::UNIX_EPOCH),
        statements: u32::try_from(instrument.statements.len()).unwrap_or_default(),
        versions: Versions { instrument: instrument.version, norms: "web-2012".to_owned() },
        measured,
        figures: figures::shipped().clone(),
        sample: false,
    }
}

/// The sixteen types, of somebody with these traits.
pub fn types(traits: [f64; 4]) -> Facts {
    let instrument = instrument(content!("type16/instrument.toml"));
    let answers = answers(&instrument, &traits, 16);
    let decisive = std::array::from_fn(|scale| types::decisive(&instrument, &answers, scale));
    let profile = types::Profile::of(&instrument, &answers);
    types_of(&instrument, profile, &decisive, &answers)
}

/// How sure a letter is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    Firm,
    Leaning,
    Balanced,
}

impl Sure {
    pub const ALL: [Self; 3] = [Self::Firm, Self::Leaning, Self::Balanced];

    /// So many standard deviations from the middle: a probability of 97, 82 or 60 %.
    fn distance(self) -> f64 {
        match self {
            Self::Firm => 1.881,
            Self::Leaning => 0.915,
            Self::Balanced => 0.253,
        }
    }
}

/// Each of the 81 patterns of firm, leaning and balanced letters once, on changing sides.
pub fn patterns() -> impl Iterator<Item = [Sure; 4]> {
    (0..81_usize).map(|number| [1, 3, 9, 27].map(|digit| Sure::ALL[number / digit % 3]))
}

/// The sixteen types, of somebody with this pattern of letters.
pub fn types_with(pattern: [Sure; 4]) -> Facts {
    const SD: f64 = 0.3;
    let instrument = instrument(content!("type16/instrument.toml"));
    let number = pattern.iter().fold(0_usize, |number, sure| 3 * number + *sure as usize);
    let place = |scale: usize| {
        let side = if number >> scale & 1 == 0 { 1.0 } else { -1.0 };
        let mean = side * pattern[scale].distance() * SD;
        Place { mean, sd: SD, point: mean * 1.1, error: SD }
    };
    let profile = types::Profile::at(std::array::from_fn(place));
    let answers = vec![3; instrument.statements.len()];
    let decisive = std::array::from_fn(|scale| {
        instrument.of_scale(scale).map(|(place, _)| place).take(3).collect::<Vec<_>>()
    });
    types_of(&instrument, profile, &decisive, &answers)
}

fn types_of(
    instrument: &Instrument,
    profile: types::Profile,
    decisive: &[Vec<usize>; 4],
    answers: &[u8],
) -> Facts {
    let words: Vec<Wording> = WORDS
        .iter()
        .map(|text| Wording::parse(text, instrument))
        .map(|words| words.unwrap_or_else(|faults| unreachable!("shipped and checked: {faults:?}")))
        .collect();
    let in_all = |of: &dyn Fn(&Wording) -> String| -> Words {
        Locale::ALL.into_iter().zip(words.iter().map(of)).collect()
    };
    let answered = |place: &usize| {
        let id = instrument.statements.get(*place).map_or("", |one| one.id.as_str());
        let answer = usize::from(answers.get(*place).copied().unwrap_or_default());
        Answered {
            statement: in_all(&|words| words.text(id).to_owned()),
            answer: in_all(&|words| words.labels.get(answer).cloned().unwrap_or_default()),
        }
    };
    let decisive = std::array::from_fn(|scale| decisive[scale].iter().map(answered).collect());
    let measured = Measured::Types(Box::new(Types { profile, decisive, before: None }));
    facts(instrument, l10n::type16::exam, measured)
}

/// Emotional skills, of somebody with these traits.
pub fn skills(traits: [f64; 5]) -> Facts {
    let instrument = instrument(content!("eq/instrument.toml"));
    let profile = skills::Profile::of(&instrument, &answers(&instrument, &traits, 5));
    let measured = Measured::Skills(Skills { profile, evidence: Evidence::of(&instrument) });
    facts(&instrument, l10n::eq::exam, measured)
}

/// Thinking style, of somebody with these traits.
pub fn thinking(traits: [f64; 2]) -> Facts {
    let instrument = instrument(content!("thinking/instrument.toml"));
    let profile = thinking::Profile::of(&instrument, &answers(&instrument, &traits, 6));
    let measured = Measured::Thinking(Thinking { profile, evidence: Evidence::of(&instrument) });
    facts(&instrument, l10n::thinking::exam, measured)
}

/// Career interests, of somebody with these traits.
pub fn interests(traits: [f64; 6]) -> Facts {
    let instrument = instrument(content!("riasec/instrument.toml"));
    let profile = interests::Profile::of(&instrument, &answers(&instrument, &traits, 7));
    let list = occupations::parse(content!("riasec/occupations.tsv"))
        .unwrap_or_else(|error| unreachable!("shipped and checked: {error}"));
    let occupations = similar_occupations(&profile, &list);
    let measured =
        Measured::Interests(Interests { profile, evidence: Evidence::of(&instrument), occupations });
    facts(&instrument, l10n::riasec::exam, measured)
}
