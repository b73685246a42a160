//! The score on the normal curve, its margin and where that comes from.

use l10n::report as say;
use measure::scale::{Bound, Class};

use super::{
    Context,
    blocks::{heading, lead, section, table, text},
    numbers::{norm_error, share, test_error, whole},
    words,
};
use crate::value::{Block, Chart, ClassSpan, CurveChart, Section, Table};

pub(super) fn curve(context: &Context<'_>) -> Section {
    let Context { facts, score, locale, .. } = *context;
    let (number, margin) = (words::score(locale, score), words::margin(locale, score.interval));
    let points = i64::from(score.iq) - 100;
    let opening = match (score.bound, points) {
        (Bound::AtOrAbove | Bound::AtOrBelow, _) => say::curve_lead_limit(locale, &number, &margin),
        (Bound::Exact, 0) => say::curve_lead_at(locale, &number, &margin),
        (Bound::Exact, 1..) => say::curve_lead_above(locale, points, &number, &margin),
        (Bound::Exact, _) => say::curve_lead_below(locale, -points, &number, &margin),
    };
    let of_hundred = |(from, to)| whole(100.0 * share(from, to));
    let (above_superior, _) = Class::VerySuperior.limits();
    let (test, norms) = (test_error(facts, score), norm_error(facts));
    let mut blocks = vec![
        lead(opening),
        Block::Chart { chart: Chart::Curve(chart(context)), table: classes(context) },
        text(words::classes(locale, score)),
        heading(say::curve_how(locale)),
        text(say::curve_hill(
            locale,
            of_hundred(Class::Normal.limits()),
            of_hundred(Class::Superior.limits()),
            of_hundred((above_superior, None)),
        )),
        text(say::curve_step(locale)),
        heading(say::curve_why(locale)),
        text(say::curve_cover(locale)),
        text(say::curve_error(locale, &words::decimal(locale, test), &words::decimal(locale, norms))),
    ];
    if let (Some(low), Some(high)) = (score.interval.low, score.interval.high) {
        let (down, up) = (score.iq - low, high - score.iq);
        if down.abs_diff(up) >= 2 {
            blocks.push(text(say::curve_sides(locale, down.into(), up.into())));
        }
    }
    section("curve", say::curve_title(locale), blocks)
}

fn chart(context: &Context<'_>) -> CurveChart {
    let Context { score, locale, .. } = *context;
    let number = words::score(locale, score);
    CurveChart {
        iq: score.iq,
        score_label: say::curve_score(locale, &number),
        score: number,
        low: score.interval.low,
        high: score.interval.high,
        margin_label: words::margin(locale, score.interval),
        classes: Class::ALL
            .into_iter()
            .map(|class| {
                let (from, to) = class.limits();
                ClassSpan {
                    key: class.key().to_owned(),
                    name: words::class(locale, class),
                    from,
                    to,
                    touched: score.classes.contains(&class),
                }
            })
            .collect(),
    }
}

fn classes(context: &Context<'_>) -> Table {
    let Context { score, locale, .. } = *context;
    let row = |class: Class| {
        let (from, to) = class.limits();
        let touched = score.classes.contains(&class);
        vec![
            words::class(locale, class),
            words::range(locale, class),
            words::of_hundred(locale, share(from, to)),
            if touched { say::curve_reached(locale) } else { words::NOTHING.to_owned() },
        ]
    };
    table(
        say::curve_caption(locale),
        vec![
            say::head_class(locale),
            say::head_iq(locale),
            say::head_people(locale),
            say::head_touched(locale),
        ],
        Class::ALL.into_iter().rev().map(row).collect(),
    )
}
