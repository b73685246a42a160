//! Taking a test again: how far apart two scores must be to mean anything.

use l10n::report as say;
use measure::scale::Bound;

use super::{
    Context,
    advice::{HAUSKNECHT, MONTHS, SCHARFEN},
    blocks::{heading, lead, points, section, sources, table, text},
    numbers::{difference_needed, printed_error},
    words,
};
use crate::value::{Block, Section};

/// The practice effect of a second attempt, in IQ points.
const PRACTICE: i64 = 4;

pub(super) fn retest(context: &Context<'_>) -> Section {
    let Context { facts, score, locale, .. } = *context;
    let (number, needed) = (words::score(locale, score), difference_needed(facts, score));
    let exact = score.bound == Bound::Exact;
    let opening = if exact {
        say::retest_lead(locale, needed, &number, needed + PRACTICE)
    } else {
        say::retest_lead_limit(locale, &number, needed)
    };
    let error = words::decimal(locale, printed_error(facts, score));
    let mut blocks = vec![lead(opening), text(say::retest_how(locale, &error))];
    if exact {
        blocks.push(compared(context, needed));
    }
    blocks.extend([
        heading(say::retest_practice_title(locale)),
        text(say::retest_practice(locale)),
        heading(say::retest_fair(locale)),
        points(vec![
            say::retest_wait(locale, MONTHS),
            say::retest_same(locale),
            say::retest_norms(locale),
            say::retest_form(locale),
        ]),
        text(say::retest_average(locale)),
        heading(say::sources(locale)),
        sources(&[HAUSKNECHT, SCHARFEN]),
    ]);
    section("retest", say::retest_title(locale), blocks)
}

/// Possible second scores and what each would mean.
fn compared(context: &Context<'_>, needed: i64) -> Block {
    let locale = context.locale;
    let iq = i64::from(context.score.iq);
    let (low, high) = (iq - needed, iq + needed + PRACTICE);
    let scale = &context.facts.scale;
    // Scores beyond what the test can print are left out.
    let (lower, higher) = (low > i64::from(scale.lowest), high < i64::from(scale.highest));
    let between = match (lower, higher) {
        (true, true) => say::span(locale, low, high),
        (true, false) => say::span_from(locale, low),
        (false, true) => say::span_to(locale, high),
        (false, false) => say::span_open(locale),
    };
    let rows = [
        lower.then(|| vec![say::retest_below(locale, low), say::retest_really_lower(locale)]),
        Some(vec![between, say::retest_no_difference(locale)]),
        higher.then(|| vec![say::retest_above(locale, high), say::retest_really_higher(locale)]),
    ];
    Block::Table {
        table: table(
            say::retest_caption(locale),
            vec![say::head_second(locale), say::head_reading(locale)],
            rows.into_iter().flatten().collect(),
        ),
    }
}
