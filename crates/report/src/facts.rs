//! What a report is made from, by the kind of its exam.

use l10n::Locale;

use crate::{
    iq::{self, certificate::Certificate},
    value::{Document, Report, ReportParts},
};

#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    Iq(Box<iq::facts::Facts>),
}

impl Facts {
    /// Whether the run has a result that a report could be about.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Iq(facts) => facts.outcome.score.is_some(),
        }
    }

    /// The certificate in a language; `None` for a run that can't be analysed, and for kinds without one.
    pub fn certificate(&self, name: &str, verify_url: &str, locale: Locale) -> Option<Certificate> {
        match self {
            Self::Iq(facts) => iq::certificate::compose(facts, name, verify_url, locale),
        }
    }

    /// Of an IQ test.
    pub fn iq(&self) -> Option<&iq::facts::Facts> {
        match self {
            Self::Iq(facts) => Some(facts),
        }
    }

    /// The report in a language, as far as it is owned. A run without a result has none.
    pub fn report(&self, owned: ReportParts, locale: Locale) -> Option<Report> {
        match self {
            Self::Iq(facts) => iq::content::compose(facts, owned, locale),
        }
    }

    /// The report as it is set on paper.
    pub fn document(&self, owned: ReportParts, locale: Locale) -> Option<Document> {
        match self {
            Self::Iq(facts) => iq::content::document(facts, owned, locale),
        }
    }
}
