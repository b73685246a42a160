//! How the score was made: model, versions, reliability, errors, and what it isn't for.

use l10n::report as say;

use super::{
    Block, Section, SectionKey, Tale,
    blocks::{figure, heading, lead, points, section, sources, table, text},
    numbers::whole,
    words,
};

const SOURCES: [&str; 4] = [
    "Birnbaum (1968): Some latent trait models and their use in inferring an examinee’s ability. In Lord & Novick, Statistical Theories of Mental Test Scores.",
    "Warm (1989): Weighted likelihood estimation of ability in item response theory. Psychometrika 54, 427–450.",
    "Wise & Kong (2005): Response time effort. Applied Measurement in Education 18, 163–183.",
    "van der Linden (2006): A lognormal model for response times on test items. Journal of Educational and Behavioral Statistics 31, 181–204.",
];

pub(super) fn measured(tale: &Tale<'_>) -> Section {
    let Tale { facts, score, locale, .. } = *tale;
    let scale = &facts.scale;
    let blocks = vec![
        lead(say::measured_lead(
            locale,
            &words::score(locale, score),
            &words::margin(locale, score.interval),
            tale.questions(),
        )),
        text(say::measured_model(locale)),
        Block::Figures { figures: figures(tale) },
        text(words::phase(locale, &scale.norms)),
        text(say::measured_errors(locale)),
        errors(tale),
        text(say::measured_unwatched(locale)),
        heading(say::measured_not(locale)),
        points(vec![
            say::measured_not_diagnosis(locale),
            say::measured_not_hiring(locale),
            say::measured_not_others(locale),
            say::measured_not_children(locale),
        ]),
        heading(say::sources(locale)),
        sources(&SOURCES),
    ];
    section(SectionKey::Measured, say::measured_title(locale), blocks)
}

fn figures(tale: &Tale<'_>) -> Vec<super::Figure> {
    let Tale { facts, locale, .. } = *tale;
    let (scale, norms) = (&facts.scale, &facts.scale.norms);
    vec![
        figure(
            say::figure_reliability(locale),
            words::percent(locale, scale.reliability),
            Some(say::figure_reliability_note(locale)),
        ),
        figure(
            say::measured_range(locale),
            say::span(locale, scale.lowest.into(), scale.highest.into()),
            Some(say::measured_range_note(locale)),
        ),
        figure(
            say::measured_level(locale),
            words::decimal(locale, norms.level_error),
            Some(say::measured_level_note(locale)),
        ),
        figure(say::measured_norms(locale), norms.version.clone(), Some(words::phase_name(locale, norms))),
        figure(say::measured_version(locale), l10n::number(locale, scale.parameter_version.into()), None),
    ]
}

fn errors(tale: &Tale<'_>) -> Block {
    let Tale { facts, locale, .. } = *tale;
    let rows = facts.scale.errors.iter().map(|error| {
        vec![
            l10n::number(locale, error.iq.into()),
            words::decimal(locale, error.sem),
            format!("±{}", l10n::number(locale, whole(1.96 * error.sem))),
        ]
    });
    Block::Table {
        table: table(
            say::measured_caption(locale),
            vec![say::term_true(locale), say::head_error(locale), say::head_within(locale)],
            rows.collect(),
        ),
    }
}
