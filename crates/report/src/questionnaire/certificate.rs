//! The certificate of the sixteen types: that somebody answered, the letters as printed and how sure each is. No score.

use l10n::{Locale, type16 as say};

use super::{
    facts::{Facts, Measured},
    portraits::name,
    words::{date, language, list, percent},
};
use crate::value::Certificate;

/// The certificate in a language; `None` for the other questionnaires, which have none.
pub fn compose(facts: &Facts, person: &str, verify_url: &str, locale: Locale) -> Option<Certificate> {
    let Measured::Types(measured) = &facts.measured else { return None };
    let profile = &measured.profile;
    let sure = profile
        .letters
        .iter()
        .map(|letter| format!("{} {}", letter.printed(), percent(locale, letter.certainty)));
    let borrowed = &facts.figures.type16.borrowed;
    let code = profile.code();
    Some(Certificate {
        language: locale.tag().to_owned(),
        title: l10n::report::certificate_title(locale),
        name: person.to_owned(),
        statement: say::certificate_line(locale, facts.statements.into(), &date(locale, facts)),
        score_label: say::certificate_type(locale),
        score: say::card_line(locale, &profile.printed(), name(&code, locale)),
        margin: say::sure_alt(locale, &list(locale, &sure.collect::<Vec<_>>())),
        norms: say::provisional_badge(
            locale,
            borrowed.people.into(),
            &borrowed.years(),
            &language(locale, borrowed),
        ),
        unsupervised: say::certificate_note(locale),
        check: l10n::report::certificate_check(locale),
        verify_url: verify_url.to_owned(),
        sample: facts.sample.then(|| l10n::report::sample_mark(locale)),
        creature: Some(code),
    })
}
