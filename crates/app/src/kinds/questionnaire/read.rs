//! From the published texts of an instrument to forms that can be shown and scored.

use std::{collections::BTreeMap, sync::Arc};

use domain::{catalog::Exam, locale::Locale};
use questionnaire::{instrument::Instrument, sitting, wording::Wording};

use super::{Asked, Published, StatementForm, Which};
use crate::kinds::{Content, Form};

/// An instrument that can't be used, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("instrument {code}: {}", .what.join("; "))]
pub struct Unreadable {
    pub code: String,
    pub what: Vec<String>,
}

/// Parses the texts of an instrument.
pub fn read(stored: &store::instruments::Instrument) -> Result<Published, Unreadable> {
    let unreadable = |what| Unreadable { code: stored.code.clone(), what };
    let which = Which::parse(&stored.code);
    let which = which.ok_or_else(|| unreadable(vec!["the program doesn't know it".to_owned()]))?;
    let instrument = Instrument::parse(&stored.definition)
        .map_err(|faults| unreadable(faults.iter().map(ToString::to_string).collect()))?;
    let mut what = Vec::new();
    if i32::try_from(instrument.version) != Ok(stored.version) {
        what.push(format!("its file is of version {}, not {}", instrument.version, stored.version));
    }
    if instrument.scales.len() != which.scales() {
        what.push(format!("it has {} scales, not {}", instrument.scales.len(), which.scales()));
    }
    let mut words: BTreeMap<Locale, Wording> = BTreeMap::new();
    for (hl, text) in &stored.words {
        match Wording::parse(text, &instrument) {
            Ok(wording) => _ = words.insert(*hl, wording),
            Err(faults) => what.extend(faults.iter().map(|fault| format!("{hl}: {fault}"))),
        }
    }
    if what.is_empty() { Ok(Published { which, instrument, words }) } else { Err(unreadable(what)) }
}

/// Above the numbers of every edition of puzzles. Each exam has a million, each version of its instrument a thousand.
const FIRST: i32 = 1_600_000_000;
const OF_EXAM: i32 = 1_000_000;
const OF_VERSION: i32 = 1_000;

/// The forms of an exam: all versions of its instrument, because visitors may still be answering an old one and orders
/// are scored again with it. Only the newest is given out.
pub fn forms(exam: &Exam, versions: &[Arc<Published>]) -> Vec<Form> {
    let own = || versions.iter().filter(|one| one.which.code() == exam.code);
    let newest = own().map(|one| one.instrument.version).max();
    own().flat_map(|one| of_version(exam, one, newest == Some(one.instrument.version))).collect()
}

fn of_version(exam: &Exam, published: &Arc<Published>, live: bool) -> Vec<Form> {
    let version = i32::try_from(published.instrument.version).unwrap_or(i32::MAX);
    let first = FIRST.saturating_add(exam.id.0.saturating_mul(OF_EXAM));
    let first = first.saturating_add(version.saturating_mul(OF_VERSION));
    let form = |(id, which): (i32, usize)| {
        let questions = sitting::questions(&published.instrument, which).into_iter();
        let asked = |(n, question): (i32, _)| Asked { code: format!("s{n}"), question };
        let content = StatementForm {
            published: Arc::clone(published),
            questions: (1..).zip(questions).map(asked).collect(),
            first_item: first,
        };
        Form { id, exam: exam.id, live, content: Content::Questionnaire(content) }
    };
    (first..).zip(0..sitting::count(&published.instrument)).map(form).collect()
}
