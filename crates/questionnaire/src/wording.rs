//! The words of an instrument in one language.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::instrument::{CATEGORIES, Instrument};

/// What people read, by id of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The five answers, lowest first.
    pub labels: Vec<String>,
    texts: BTreeMap<String, String>,
}

/// What is wrong with a language's file.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum Fault {
    #[error("can't be read: {0}")]
    Unreadable(String),
    #[error("{0} has no text")]
    Missing(String),
    #[error("{0} isn't a question of the instrument")]
    Unknown(String),
    #[error("{0} has the text of another question")]
    Same(String),
    #[error("{0} has no back-translation")]
    NotTranslatedBack(String),
    #[error("{0} is too long for a phone")]
    Long(String),
    #[error("there must be {CATEGORIES} different answers")]
    Labels,
    #[error("{0} doesn't quote the answer that it expects")]
    Unquoted(String),
}

#[derive(Deserialize)]
struct Source {
    answers: AnswerSource,
    items: BTreeMap<String, Entry>,
    #[serde(default)]
    attention: BTreeMap<String, Entry>,
}

#[derive(Deserialize)]
struct AnswerSource {
    labels: Vec<String>,
}

#[derive(Deserialize)]
struct Entry {
    text: String,
    /// For translators; in English only.
    note: Option<String>,
    /// What the text says, in English again; in every other language.
    back: Option<String>,
}

/// Columns on a phone: a Chinese, Japanese or Korean character takes two.
const LONGEST: usize = 80;

impl Wording {
    /// Reads a language's file; lists everything that is wrong with it.
    pub fn parse(text: &str, instrument: &Instrument) -> Result<Self, Vec<Fault>> {
        let source: Source =
            toml::from_str(text).map_err(|error| vec![Fault::Unreadable(error.to_string())])?;
        let faults = faults(&source, instrument);
        if !faults.is_empty() {
            return Err(faults);
        }
        let entries = source.items.into_iter().chain(source.attention);
        Ok(Self {
            labels: source.answers.labels,
            texts: entries.map(|(id, entry)| (id, entry.text)).collect(),
        })
    }

    /// The text of a question of the instrument that the words were read for.
    pub fn text(&self, id: &str) -> &str {
        self.texts.get(id).map_or("", String::as_str)
    }
}

fn faults(source: &Source, instrument: &Instrument) -> Vec<Fault> {
    let mut faults = Vec::new();
    let entries: BTreeMap<&str, &Entry> =
        source.items.iter().chain(&source.attention).map(|(id, entry)| (id.as_str(), entry)).collect();
    let ids: BTreeSet<&str> = instrument.ids().collect();
    faults.extend(
        ids.iter().filter(|id| !entries.contains_key(*id)).map(|id| Fault::Missing((*id).to_owned())),
    );
    faults.extend(entries.keys().filter(|id| !ids.contains(*id)).map(|id| Fault::Unknown((*id).to_owned())));
    let mut texts = BTreeSet::new();
    for (id, entry) in &entries {
        if entry.text.trim().is_empty() {
            faults.push(Fault::Missing((*id).to_owned()));
        } else if !texts.insert(&entry.text) {
            faults.push(Fault::Same((*id).to_owned()));
        }
        if entry.note.is_none() && entry.back.is_none() {
            faults.push(Fault::NotTranslatedBack((*id).to_owned()));
        }
        if columns(&entry.text) > LONGEST {
            faults.push(Fault::Long((*id).to_owned()));
        }
    }
    let labels: BTreeSet<&String> = source.answers.labels.iter().collect();
    if labels.len() != usize::from(CATEGORIES) || source.answers.labels.len() != labels.len() {
        faults.push(Fault::Labels);
    }
    for question in &instrument.attention {
        let label = source.answers.labels.get(usize::from(question.expected));
        let quoted = entries.get(question.id.as_str()).zip(label);
        if quoted.is_some_and(|(entry, label)| !entry.text.contains(label.as_str())) {
            faults.push(Fault::Unquoted(question.id.clone()));
        }
    }
    faults
}

/// How wide a text is, roughly: characters from the scripts of East Asia count twice.
fn columns(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{1100}' && !('\u{2000}'..'\u{2100}').contains(&c) { 2 } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{LANGUAGES, TYPE16, folder, instrument};

    #[test]
    fn every_instrument_has_its_words_in_nine_languages() {
        for code in ["type16", "eq", "thinking", "riasec"] {
            let read = |name: &str| std::fs::read_to_string(folder(code).join(name)).expect("a file");
            let instrument = instrument(&read("instrument.toml"));
            for language in LANGUAGES {
                let faults = Wording::parse(&read(&format!("{language}.toml")), &instrument);
                assert_eq!(faults.err(), None, "{code} in {language}");
            }
        }
    }

    #[test]
    fn what_is_missing_double_or_wrong_is_named() {
        let instrument = instrument(TYPE16);
        let english = std::fs::read_to_string(folder("type16").join("EN.toml")).expect("a file");
        let wrong = |from: &str, to: &str| {
            let text = english.replacen(from, to, 1);
            assert_ne!(text, english, "{from}");
            Wording::parse(&text, &instrument).expect_err("a fault")
        };
        let named = |id: &str| id.to_owned();
        assert_eq!(
            wrong("[items.t16-e01]", "[items.t16-e99]"),
            [Fault::Missing(named("t16-e01")), Fault::Unknown(named("t16-e99"))]
        );
        assert_eq!(wrong("Ideas keep coming to me.", "My heart is easily touched.").len(), 1);
        assert_eq!(
            wrong("Ideas keep coming to me.", &"Ideas come. ".repeat(8)),
            [Fault::Long(named("t16-n01"))]
        );
        assert!(
            wrong("\"Rather inaccurate\"", "\"A bit inaccurate\"")
                .contains(&Fault::Unquoted(named("t16-att1")))
        );
        assert!(wrong("\"Rather inaccurate\"", "\"Very inaccurate\"").contains(&Fault::Labels));
        assert!(wrong("note = ", "hint = ").iter().all(|fault| matches!(fault, Fault::NotTranslatedBack(_))));
    }
}
