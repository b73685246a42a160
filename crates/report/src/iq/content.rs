//! The report of an IQ test. Every statement follows from a number of [`Facts`].

mod advice;
mod curve;
mod dimensions;
mod glossary;
mod guide;
mod kind;
mod meaning;
mod measured;
mod numbers;
mod pace;
mod ranking;
mod retest;
pub mod sheets;
mod summary;
mod time;
pub(crate) mod words;

use domain::catalog::text_in;
use l10n::Locale;
use lab::dimensions::Dimension;
use measure::scale::Printed;

use self::sheets::sheets;
use super::facts::Facts;
use crate::{
    blocks,
    value::{Document, Report, ReportParts},
};

/// What every section is composed from.
struct Context<'a> {
    facts: &'a Facts,
    score: &'a Printed,
    owned: ReportParts,
    locale: Locale,
    /// `None` where too few other runs are known.
    pace: Option<pace::Pace>,
}

impl Context<'_> {
    /// How many questions count.
    fn questions(&self) -> i64 {
        i64::try_from(self.facts.questions.len()).unwrap_or(i64::MAX)
    }
}

/// Cover, sections and five pages of questions: the same number in every language, for every package and
/// every result.
const PAGES: usize = 21;
/// Sections up to the one about time; those after it are about the test and not about the run.
const BEFORE_QUESTIONS: usize = 11;

/// The report of a run with everything that is printed. A run without a score has none.
pub fn document(facts: &Facts, owned: ReportParts, locale: Locale) -> Option<Document> {
    let report = compose(facts, owned, locale)?;
    Some(Document {
        report,
        sheets: Some(sheets(facts, owned, locale)),
        before: BEFORE_QUESTIONS,
        pages: Some(PAGES),
    })
}

/// The owned parts of a run's report in a language. A run without a score has none.
pub fn compose(facts: &Facts, owned: ReportParts, locale: Locale) -> Option<Report> {
    let score = facts.outcome.score.as_ref()?;
    let context = Context { facts, score, owned, locale, pace: pace::measured(facts) };
    let sections = vec![
        summary::summary(&context),
        curve::curve(&context),
        ranking::ranking(&context),
        meaning::meaning(&context),
        dimensions::dimensions(&context),
        kind::kind(&context, Dimension::Induction),
        kind::kind(&context, Dimension::Logic),
        kind::kind(&context, Dimension::Spatial),
        kind::kind(&context, Dimension::SeveralRules),
        pace::section_of(&context),
        time::time(&context),
        measured::measured(&context),
        advice::advice(&context),
        if owned.guide { guide::guide(&context) } else { retest::retest(&context) },
        glossary::glossary(&context),
    ];
    Some(Report {
        language: locale.tag().to_owned(),
        title: l10n::report::title(locale),
        exam: text_in(&facts.exam, locale).to_owned(),
        taken: words::date(locale, facts.taken_at),
        norms: words::norms(locale, &facts.scale.norms),
        sample: facts.sample.then(|| l10n::report::sample_mark(locale)),
        sections,
    })
}

#[cfg(test)]
mod tests;
