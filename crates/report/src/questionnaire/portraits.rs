//! The creatures of the sixteen types and the portraits of people with them, from `content/types`. They are part of the
//! program, like the texts in `locales/`.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use l10n::Locale;
use questionnaire::creatures::{self, Creature};
use serde::Deserialize;

/// A portrait in one language.
#[derive(Debug, Deserialize)]
pub struct Portrait {
    /// One sentence.
    pub line: String,
    pub portrait: Vec<String>,
    pub strengths: Vec<String>,
    pub blind_spots: Vec<String>,
    pub learning: Vec<String>,
    /// What differs in the types that are one letter away.
    pub neighbours: BTreeMap<String, String>,
}

/// The words that all portraits of a language share.
#[derive(Debug, Deserialize)]
pub struct Common {
    pub sections: Sections,
    pub scales: Scales,
}

/// Headings.
#[derive(Debug, Deserialize)]
pub struct Sections {
    pub portrait: String,
    pub strengths: String,
    pub blind_spots: String,
    pub learning: String,
    pub neighbours: String,
}

/// The names of the four scales.
#[derive(Debug, Deserialize)]
pub struct Scales {
    #[serde(rename = "E")]
    pub e: ScaleNames,
    #[serde(rename = "N")]
    pub n: ScaleNames,
    #[serde(rename = "F")]
    pub f: ScaleNames,
    #[serde(rename = "J")]
    pub j: ScaleNames,
}

#[derive(Debug, Deserialize)]
pub struct ScaleNames {
    /// With the letter behind it: "Outgoing (E)".
    pub high: String,
    pub low: String,
}

macro_rules! content {
    ($name:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/types/", $name))
    };
}

macro_rules! languages {
    ($($language:literal)*) => {
        [$(($language, content!(concat!($language, "/common.toml")), languages!(of $language:
            "ENFJ" "ENFP" "ENTJ" "ENTP" "ESFJ" "ESFP" "ESTJ" "ESTP"
            "INFJ" "INFP" "INTJ" "INTP" "ISFJ" "ISFP" "ISTJ" "ISTP"
        ))),*]
    };
    (of $language:literal: $($code:literal)*) => {
        [$(($code, content!(concat!($language, "/", $code, ".toml")))),*]
    };
}

type Files = (&'static str, &'static str, [(&'static str, &'static str); 16]);

static FILES: [Files; 9] = languages!("EN" "DE" "FR" "ES" "PT" "JA" "KO" "CN" "HK");

struct Language {
    common: Common,
    portraits: HashMap<&'static str, Portrait>,
}

fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| unreachable!("a test reads {name} too: {error}"))
}

static LANGUAGES: LazyLock<HashMap<&str, Language>> = LazyLock::new(|| {
    let portrait = |(code, text): (&'static str, &str)| (code, read(code, text));
    let language = |(code, common, portraits): Files| {
        let portraits = portraits.into_iter().map(portrait).collect();
        (code, Language { common: read(code, common), portraits })
    };
    FILES.into_iter().map(language).collect()
});

static CREATURES: LazyLock<HashMap<String, Creature>> = LazyLock::new(|| {
    let all = creatures::parse(content!("creatures.toml"));
    let all = all.unwrap_or_else(|faults| unreachable!("a test reads the creatures too: {faults:?}"));
    all.into_iter().map(|one| (one.code.clone(), one)).collect()
});

/// `None` unless the code is one of the sixteen types.
pub fn creature(code: &str) -> Option<&'static Creature> {
    CREATURES.get(code)
}

/// What a type is called; empty unless the code is one of the sixteen types.
pub fn name(code: &str, locale: Locale) -> &'static str {
    let name = creature(code).and_then(|creature| creature.name.get(locale.code()));
    name.map_or("", String::as_str)
}

/// `None` unless the code is one of the sixteen types.
pub fn portrait(code: &str, locale: Locale) -> Option<&'static Portrait> {
    LANGUAGES.get(locale.code())?.portraits.get(code)
}

pub fn common(locale: Locale) -> Option<&'static Common> {
    LANGUAGES.get(locale.code()).map(|language| &language.common)
}

#[cfg(test)]
mod tests {
    use questionnaire::creatures::all_types;

    use super::*;
    use crate::questionnaire::poles::SCALES;

    #[test]
    fn every_type_has_a_portrait_and_a_creature_in_every_language() {
        for locale in Locale::ALL {
            for code in all_types() {
                let portrait = portrait(&code, locale).expect("a portrait");
                assert!(!portrait.portrait.is_empty() && !portrait.strengths.is_empty(), "{locale} {code}");
                assert_eq!(portrait.neighbours.len(), 4, "{locale} {code}");
                assert!(!name(&code, locale).is_empty());
            }
        }
    }

    #[test]
    fn pages_and_reports_call_the_poles_the_same() {
        for locale in Locale::ALL {
            let scales = &common(locale).expect("shared words").scales;
            for (names, scale) in [&scales.e, &scales.n, &scales.f, &scales.j].into_iter().zip(&SCALES) {
                for (there, here) in [(&names.high, &scale.first), (&names.low, &scale.second)] {
                    let there = there.split(['(', '（']).next().unwrap_or_default().trim();
                    assert_eq!(there, (here.name)(locale), "{locale}");
                }
            }
        }
    }
}
