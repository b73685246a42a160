//! The text of the four reports. Every statement follows from a number of [`Facts`].

mod interests;
mod skills;
mod thinking;
mod types;

use domain::catalog::text_in;
use l10n::Locale;

use super::{
    facts::{Facts, Measured},
    words,
};
use crate::value::{Document, Report, Section};

/// The report with everything that is printed.
pub fn document(facts: &Facts, locale: Locale) -> Document {
    let report = compose(facts, locale);
    Document { before: report.sections.len(), report, sheets: None, pages: None }
}

/// The report of a sitting in a language.
pub fn compose(facts: &Facts, locale: Locale) -> Report {
    let told = match &facts.measured {
        Measured::Types(measured) => types::told(facts, measured, locale),
        Measured::Skills(measured) => skills::told(facts, measured, locale),
        Measured::Thinking(measured) => thinking::told(facts, measured, locale),
        Measured::Interests(measured) => interests::told(facts, measured, locale),
    };
    Report {
        language: locale.tag().to_owned(),
        title: told.title,
        exam: text_in(&facts.exam, locale).to_owned(),
        taken: words::date(locale, facts),
        norms: told.badge,
        sample: facts.sample.then(|| l10n::report::sample_mark(locale)),
        sections: told.sections,
    }
}

/// What an instrument has to say.
struct Told {
    title: String,
    /// That the result is provisional, in a few words: it stands on every page.
    badge: String,
    sections: Vec<Section>,
}
