//! The text of a certificate.

use domain::catalog::text_in;
use l10n::{Locale, report as say};

use super::{content::words, facts::Facts};
use crate::value::Certificate;

/// The certificate of a run in a language; `None` for a run without a score.
pub fn compose(facts: &Facts, name: &str, verify_url: &str, locale: Locale) -> Option<Certificate> {
    let score = facts.outcome.score.as_ref()?;
    let questions = i64::try_from(facts.outcome.items).unwrap_or(i64::MAX);
    Some(Certificate {
        language: locale.tag().to_owned(),
        title: say::certificate_title(locale),
        name: name.to_owned(),
        statement: say::certificate_statement(
            locale,
            text_in(&facts.exam, locale),
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
        creature: None,
    })
}
