//! What a report is made from, by exam kind.

use l10n::Locale;

#[cfg(debug_assertions)]
use crate::demonstration;
use crate::{
    iq, questionnaire,
    value::{Certificate, Document, Report, ReportParts},
};

#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    Iq(Box<iq::facts::Facts>),
    Questionnaire(Box<questionnaire::facts::Facts>),
    #[cfg(debug_assertions)]
    Demonstration(demonstration::Facts),
}

impl Facts {
    /// Whether the run has a result that a report could be about.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Iq(facts) => facts.outcome.score.is_some(),
            Self::Questionnaire(_) => true,
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => true,
        }
    }

    /// The certificate in a language; `None` for a run that can't be analysed, and for kinds without one.
    pub fn certificate(&self, name: &str, verify_url: &str, locale: Locale) -> Option<Certificate> {
        match self {
            Self::Iq(facts) => iq::certificate::compose(facts, name, verify_url, locale),
            Self::Questionnaire(facts) => {
                questionnaire::certificate::compose(facts, name, verify_url, locale)
            }
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => None,
        }
    }

    /// `None` unless the exam is an IQ test.
    pub fn iq(&self) -> Option<&iq::facts::Facts> {
        match self {
            Self::Iq(facts) => Some(facts),
            Self::Questionnaire(_) => None,
            #[cfg(debug_assertions)]
            Self::Demonstration(_) => None,
        }
    }

    /// The owned parts of the report in a language. A run without a result has none.
    pub fn report(&self, owned: ReportParts, locale: Locale) -> Option<Report> {
        match self {
            Self::Iq(facts) => iq::content::compose(facts, owned, locale),
            Self::Questionnaire(facts) => Some(questionnaire::content::compose(facts, locale)),
            #[cfg(debug_assertions)]
            Self::Demonstration(facts) => Some(demonstration::compose(facts, locale)),
        }
    }

    /// The report with everything that is printed.
    pub fn document(&self, owned: ReportParts, locale: Locale) -> Option<Document> {
        match self {
            Self::Iq(facts) => iq::content::document(facts, owned, locale),
            Self::Questionnaire(facts) => Some(questionnaire::content::document(facts, locale)),
            #[cfg(debug_assertions)]
            Self::Demonstration(facts) => Some(demonstration::document(facts, locale)),
        }
    }
}
