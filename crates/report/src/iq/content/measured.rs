//! How the score was computed: model, versions, reliability, errors, and what it isn't for.

use l10n::report as say;
use measure::norms::Phase;

use super::{
    Context,
    blocks::{figure, heading, lead, points, section, sources, table, text},
    numbers::whole,
    words,
};
use crate::value::{Block, Figure, Section};

const SOURCES: [&str; 4] = [
    "Birnbaum (1968): Some latent trait models and their use in inferring an examinee’s ability. In Lord & Novick, Statistical Theories of Mental Test Scores.",
    "Warm (1989): Weighted likelihood estimation of ability in item response theory. Psychometrika 54, 427–450.",
    "Wise & Kong (2005): Response time effort. Applied Measurement in Education 18, 163–183.",
    "van der Linden (2006): A lognormal model for response times on test items. Journal of Educational and Behavioral Statistics 31, 181–204.",
];

/// The sample whose level is borrowed while we have none of our own, and its size.
const BORROWED: &str = "Zorowitz et al. (2024): An item response theory analysis of the matrix reasoning item bank (MaRs-IB). Behavior Research Methods 56, 1104–1122.";
const BORROWED_FROM: i64 = 1501;
/// How many standard deviations below that sample adults in general are assumed to be.
const SHIFT: f64 = 0.2;

pub(super) fn measured(context: &Context<'_>) -> Section {
    let Context { facts, score, locale, .. } = *context;
    let scale = &facts.scale;
    let borrowed = scale.norms.phase.is_borrowed();
    let listed: Vec<&str> = SOURCES.into_iter().chain(borrowed.then_some(BORROWED)).collect();
    let mut blocks = vec![
        lead(say::measured_lead(
            locale,
            &words::score(locale, score),
            &words::margin(locale, score.interval),
            context.questions(),
        )),
        text(say::measured_model(locale)),
        Block::Figures { figures: figures(context) },
    ];
    blocks.extend(group(context).into_iter().map(text));
    blocks.extend([
        text(say::measured_errors(locale)),
        errors(context),
        text(say::measured_unwatched(locale)),
        heading(say::measured_not(locale)),
        points(vec![
            say::measured_not_diagnosis(locale),
            say::measured_not_hiring(locale),
            say::measured_not_others(locale),
            say::measured_not_children(locale),
        ]),
        heading(say::sources(locale)),
        sources(&listed),
    ]);
    section("measured", say::measured_title(locale), blocks)
}

/// The norm group: whose sample, how large, from when; and which item parameters go with it.
fn group(context: &Context<'_>) -> Vec<String> {
    let (scale, locale) = (&context.facts.scale, context.locale);
    let (norms, values) = (&scale.norms, i64::from(scale.parameter_version));
    let (version, shift) = (&norms.version, words::decimal(locale, SHIFT));
    match norms.phase {
        Phase::Provisional => vec![say::measured_provisional(locale, version, values, BORROWED_FROM, &shift)],
        Phase::Calibrating => vec![say::measured_calibrating(locale, version, values, BORROWED_FROM, &shift)],
        Phase::Bridged | Phase::Census => {
            vec![words::phase(locale, norms), say::measured_group(locale, version, values)]
        }
    }
}

fn figures(context: &Context<'_>) -> Vec<Figure> {
    let Context { facts, locale, .. } = *context;
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
    ]
}

fn errors(context: &Context<'_>) -> Block {
    let Context { facts, locale, .. } = *context;
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
