//! How it works, and what it isn't.

use l10n::{Locale, type16 as say};

use super::Context;
use crate::{
    blocks::{heading, points, section, text},
    questionnaire::words::{joined, language, percent, reliability, versions},
    value::Section,
};

pub(super) fn method(context: &Context<'_>) -> Section {
    let (locale, figures) = (context.locale, context.figures());
    let borrowed = &figures.borrowed;
    let from = language(locale, borrowed);
    let mut group = vec![say::method_norms(
        locale,
        borrowed.people.into(),
        &from,
        &borrowed.years(),
        &percent(locale, figures.women),
        figures.median_age.into(),
    )];
    // Readers of the comparison group's language needn't be told that it is theirs.
    group.extend((locale != borrowed.language).then(|| say::method_language(locale, &from)));
    let [e, n, f, j] = figures.reliability.map(|value| reliability(locale, value));
    section(
        "method",
        say::method_title(locale),
        vec![
            text(joined(
                locale,
                &[
                    say::method_statements(locale, context.facts.statements.into()),
                    say::method_borrowed(locale),
                ],
            )),
            text(joined(locale, &group)),
            text(say::method_median(locale)),
            text(joined(
                locale,
                &[say::method_certainty(locale), say::method_reliability(locale, &e, &n, &f, &j)],
            )),
            text(joined(locale, &[say::method_mixture(locale), say::method_groups(locale)])),
            heading(say::method_not(locale)),
            points(not(locale)),
            text(joined(locale, &[say::method_source(locale), versions(locale, context.facts)])),
        ],
    )
}

fn not(locale: Locale) -> Vec<String> {
    vec![
        say::method_not_kinds(locale),
        say::method_not_health(locale),
        say::method_not_jobs(locale),
        say::method_not_couples(locale),
    ]
}
