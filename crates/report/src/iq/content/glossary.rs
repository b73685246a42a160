//! The words of the report, explained in a sentence each.

use l10n::report as say;

use super::{
    Context,
    blocks::{lead, section},
};
use crate::value::{Block, Section, Term};

pub(super) fn glossary(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let terms = [
        (say::term_iq(locale), say::term_iq_text(locale)),
        (say::term_margin(locale), say::term_margin_text(locale)),
        (say::term_true(locale), say::term_true_text(locale)),
        (say::term_class(locale), say::term_class_text(locale)),
        (say::term_norms(locale), say::term_norms_text(locale)),
        (say::term_group(locale), say::term_group_text(locale)),
        (say::term_percentile(locale), say::term_percentile_text(locale)),
        (say::term_deviation(locale), say::term_deviation_text(locale)),
        (say::term_error(locale), say::term_error_text(locale)),
        (say::term_reliability(locale), say::term_reliability_text(locale)),
        (say::term_fluid(locale), say::term_fluid_text(locale)),
        (say::term_reference(locale), say::term_reference_text(locale)),
        (say::term_level(locale), say::term_level_text(locale)),
        (say::term_difficulty(locale), say::term_difficulty_text(locale)),
        (say::term_likelihood(locale), say::term_likelihood_text(locale)),
        (say::term_median(locale), say::term_median_text(locale)),
        (say::term_rapid(locale), say::term_rapid_text(locale)),
        (say::term_valid(locale), say::term_valid_text(locale)),
        (say::term_practice(locale), say::term_practice_text(locale)),
    ];
    let terms = terms.map(|(word, meaning)| Term { word, meaning });
    let blocks = vec![lead(say::glossary_lead(locale)), Block::Terms { terms: terms.into() }];
    section("glossary", say::glossary_title(locale), blocks)
}
