//! The first page: the score with its margin, its class, its percentile, and what makes it uncertain.

use l10n::report as say;
use measure::{scale::Bound, validity::Verdict};

use super::{
    Context,
    blocks::{figure, heading, lead, note, points, section, text},
    dimensions,
    numbers::{standing, total_ms},
    words,
};
use crate::value::{Block, Section};

pub(super) fn summary(context: &Context<'_>) -> Section {
    let Context { facts, score, locale, .. } = *context;
    let (number, margin) = (words::score(locale, score), words::margin(locale, score.interval));
    let opening = match score.bound {
        Bound::Exact => say::summary_lead(locale, &number, &margin),
        Bound::AtOrAbove => say::summary_lead_above(locale, &number, &margin),
        Bound::AtOrBelow => say::summary_lead_below(locale, &number, &margin),
    };
    let mut blocks = vec![
        lead(opening),
        figures(context),
        text(words::classes(locale, score)),
        text(words::percentile(locale, score)),
    ];
    blocks.extend(words::kinds(locale, facts.profile.as_ref()).into_iter().map(text));
    if let Some(pace) = &context.pace {
        blocks.push(text(say::pace_lead(locale, &words::percent(locale, pace.ratio))));
    }
    blocks.push(heading(say::dimensions_title(locale)));
    blocks.push(Block::Table { table: dimensions::scores(context) });
    let remember = match (score.interval.low, score.interval.high) {
        (Some(low), Some(high)) => say::summary_same(locale, low.into(), high.into()),
        _ => say::summary_same_open(locale),
    };
    blocks.push(heading(say::summary_remember(locale)));
    blocks.push(points(vec![remember, say::summary_part(locale), say::summary_alone(locale)]));
    blocks.push(note(words::phase(locale, &facts.scale.norms)));
    // If there is nothing to note, the page on time says so.
    if facts.outcome.verdict != Verdict::Valid {
        blocks.extend(words::run_verdict(locale, &facts.outcome.verdict));
    }
    section("summary", say::summary_title(locale), blocks)
}

fn figures(context: &Context<'_>) -> Block {
    let Context { facts, score, locale, .. } = *context;
    let time = total_ms(facts.questions.iter());
    let questions = context.questions();
    let right = i64::try_from(facts.outcome.right).unwrap_or_default();
    let last = match standing(facts, score) {
        Some(standing) => figure(
            say::figure_place(locale),
            say::count(locale, standing.place(), standing.runs),
            Some(say::figure_place_note(locale, &words::date(locale, facts.crowd.as_of))),
        ),
        None => figure(
            say::figure_reliability(locale),
            words::percent(locale, facts.scale.reliability),
            Some(say::figure_reliability_note(locale)),
        ),
    };
    Block::Figures {
        figures: vec![
            figure(
                say::score_label(locale),
                words::score(locale, score),
                Some(words::margin(locale, score.interval)),
            ),
            figure(
                say::figure_class(locale),
                words::class(locale, score.class),
                Some(words::range(locale, score.class)),
            ),
            figure(
                say::figure_percentile(locale),
                words::of_hundred(locale, score.percentile),
                Some(say::figure_percentile_note(locale)),
            ),
            figure(
                say::figure_right(locale),
                say::count(locale, right, questions),
                Some(say::figure_right_note(locale)),
            ),
            figure(
                say::figure_time(locale),
                words::time(locale, time),
                Some(say::figure_time_note(locale, &words::time(locale, time / questions.max(1)))),
            ),
            last,
        ],
    }
}
