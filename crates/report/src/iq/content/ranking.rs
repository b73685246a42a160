//! The place in the norm group, and among those who took the test where enough have.

use domain::stats::IQ_LOWEST;
use l10n::{common, report as say};

use super::{
    Context,
    blocks::{heading, lead, section, table, text},
    numbers::{below, standing, whole},
    words,
};
use crate::{
    iq::facts::CROWD_FLOOR,
    value::{Bar, Block, Chart, Section},
};

/// Scores whose percentiles are shown while too few have taken the test.
const PLACES: [i32; 9] = [70, 80, 85, 90, 100, 110, 115, 120, 130];

/// Beyond one in `RAREST` a figure would be more exact than the score.
const RAREST: i64 = 1000;

pub(super) fn ranking(context: &Context<'_>) -> Section {
    let Context { score, locale, .. } = *context;
    let place = words::percentile(locale, score);
    let people = table(
        say::ranking_caption(locale),
        vec![say::ranking_place(locale), say::head_people(locale)],
        vec![
            vec![say::ranking_lower(locale), words::of_hundred(locale, score.percentile)],
            vec![say::ranking_higher(locale), words::of_hundred(locale, 1.0 - score.percentile)],
        ],
    );
    let below = u8::try_from(words::hundredth(score.percentile)).unwrap_or(99);
    let mut blocks = vec![
        lead(place.clone()),
        Block::Chart { chart: Chart::People { below, label: place }, table: people },
    ];
    blocks.extend([rarity(context), ends(context)].into_iter().flatten().map(text));
    blocks.push(text(say::ranking_norm(locale)));
    blocks.push(heading(say::ranking_takers(locale)));
    blocks.extend(takers(context).unwrap_or_else(|| few(context)));
    section("ranking", say::ranking_title(locale), blocks)
}

/// How rare a high score is, or that a middling one is common. The lead already covers low ones.
fn rarity(context: &Context<'_>) -> Option<String> {
    let Context { score, locale, .. } = *context;
    let one_in = whole(1.0 / (1.0 - score.percentile));
    if (90..=110).contains(&score.iq) {
        Some(say::ranking_middle(locale))
    } else if one_in > RAREST {
        Some(say::ranking_rarest(locale, RAREST))
    } else if one_in >= 5 {
        Some(say::ranking_rare_high(locale, one_in))
    } else {
        None
    }
}

/// The place at the ends of the margin.
fn ends(context: &Context<'_>) -> Option<String> {
    let Context { score, locale, .. } = *context;
    let people = |iq: i32| words::of_hundred(locale, below(f64::from(iq)));
    match (score.interval.low, score.interval.high) {
        (Some(low), Some(high)) => Some(say::ranking_ends(locale, &people(low), &people(high))),
        (Some(low), None) => Some(say::ranking_end_low(locale, &people(low))),
        (None, Some(high)) => Some(say::ranking_end_high(locale, &people(high))),
        (None, None) => None,
    }
}

fn takers(context: &Context<'_>) -> Option<Vec<Block>> {
    let Context { facts, score, locale, .. } = *context;
    let standing = standing(facts, score)?;
    let (bars, own) = bars(context)?;
    let rows = bars.iter().map(|bar| vec![bar.label.clone(), l10n::number(locale, bar.count)]);
    let counts = table(
        say::ranking_takers_caption(locale),
        vec![say::head_iq(locale), say::head_takers(locale)],
        rows.collect(),
    );
    Some(vec![
        Block::Chart { chart: Chart::Crowd { bars, own, label: say::ranking_you(locale) }, table: counts },
        text(say::ranking_own(
            locale,
            &words::date(locale, facts.crowd.as_of),
            standing.runs,
            standing.lower,
            standing.same,
            standing.higher,
            standing.place(),
        )),
        text(say::ranking_average(locale, &words::decimal(locale, standing.average))),
    ])
}

/// Takers by tens of IQ, without the empty ends, and the bar of the own score.
fn bars(context: &Context<'_>) -> Option<(Vec<Bar>, usize)> {
    let counts = context.facts.crowd.scores.as_ref()?;
    let own = usize::try_from(context.score.iq - IQ_LOWEST).ok()? / 10;
    let tens: Vec<i64> = counts.chunks(10).map(|ten| ten.iter().sum()).collect();
    let first = tens.iter().position(|count| *count > 0).map_or(own, |first| first.min(own));
    let last = tens.iter().rposition(|count| *count > 0).map_or(own, |last| last.max(own));
    let bars = (first..=last).map(|ten| {
        let low = i64::from(IQ_LOWEST) + 10 * i64::try_from(ten).unwrap_or_default();
        Bar {
            label: common::range_between(context.locale, low, low + 9),
            count: tens.get(ten).copied().unwrap_or_default(),
        }
    });
    Some((bars.collect(), own - first))
}

/// Shown while too few have taken the test.
fn few(context: &Context<'_>) -> Vec<Block> {
    let locale = context.locale;
    let row =
        |iq: i32| vec![l10n::number(locale, iq.into()), words::of_hundred(locale, below(f64::from(iq)))];
    vec![
        text(say::ranking_few(locale, CROWD_FLOOR)),
        text(say::ranking_places(locale)),
        Block::Table {
            table: table(
                say::ranking_places_caption(locale),
                vec![say::head_iq(locale), say::head_lower(locale)],
                PLACES.map(row).into(),
            ),
        },
    ]
}
