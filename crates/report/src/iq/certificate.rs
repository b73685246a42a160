//! What a certificate says, to read.

use l10n::{Locale, report as say};

use super::{content::words, facts::Facts};

/// The words of the one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// BCP 47.
    pub language: String,
    /// "Certificate of completion"
    pub title: String,
    /// As the owner typed it: data, never markup.
    pub name: String,
    /// "has completed the … with 30 questions on …"
    pub statement: String,
    pub score_label: String,
    /// "104", or "145 or above".
    pub score: String,
    /// "95 % margin: 96 to 112"
    pub margin: String,
    /// Norm version and phase.
    pub norms: String,
    /// "Unsupervised online test"
    pub unsupervised: String,
    /// "Anyone can check this certificate at"
    pub check: String,
    pub verify_url: String,
    pub sample: Option<String>,
}

/// The certificate of a run in a language; nothing for a run without a score.
pub fn compose(facts: &Facts, name: &str, verify_url: &str, locale: Locale) -> Option<Certificate> {
    let score = facts.outcome.score.as_ref()?;
    let questions = i64::try_from(facts.outcome.items).unwrap_or(i64::MAX);
    Some(Certificate {
        language: locale.tag().to_owned(),
        title: say::certificate_title(locale),
        name: name.to_owned(),
        statement: say::certificate_statement(
            locale,
            &words::exam(locale, &facts.exam),
            questions,
            &words::date(locale, facts.taken_at),
        ),
        score_label: say::score_label(locale),
        score: words::score(locale, score),
        margin: words::margin(locale, score.interval),
        norms: words::norms(locale, &facts.scale.norms),
        unsupervised: say::certificate_unsupervised(locale),
        check: say::certificate_check(locale),
        verify_url: verify_url.to_owned(),
        sample: facts.sample.then(|| say::sample_mark(locale)),
    })
}
