//! The report on emotional skills: five facets first, their total second.

use std::cmp::Reverse;

use l10n::{Locale, eq as say};
use questionnaire::scales::Place;

use super::Told;
use crate::{
    blocks::{heading, lead, note, points, section, table, text},
    questionnaire::{
        facts::{Facts, Skills},
        words::{
            RETEST_DAYS, joined, labelled, language, level, list, number, percentage, reliability, span,
            versions,
        },
    },
    value::{BarRow, Block, Chart, Section},
};

type Words = fn(Locale) -> String;

/// The words of one skill.
struct Skill {
    name: Words,
    what: Words,
    high: Words,
    middle: Words,
    low: Words,
    experiment: (Words, Words),
}

/// In the order of the instrument's scales.
const SKILLS: [Skill; 5] = [
    Skill {
        name: say::sa_name,
        what: say::sa_what,
        high: say::sa_high,
        middle: say::sa_middle,
        low: say::sa_low,
        experiment: (say::sa_experiment_title, say::sa_experiment),
    },
    Skill {
        name: say::rg_name,
        what: say::rg_what,
        high: say::rg_high,
        middle: say::rg_middle,
        low: say::rg_low,
        experiment: (say::rg_experiment_title, say::rg_experiment),
    },
    Skill {
        name: say::ex_name,
        what: say::ex_what,
        high: say::ex_high,
        middle: say::ex_middle,
        low: say::ex_low,
        experiment: (say::ex_experiment_title, say::ex_experiment),
    },
    Skill {
        name: say::em_name,
        what: say::em_what,
        high: say::em_high,
        middle: say::em_middle,
        low: say::em_low,
        experiment: (say::em_experiment_title, say::em_experiment),
    },
    Skill {
        name: say::rl_name,
        what: say::rl_what,
        high: say::rl_high,
        middle: say::rl_middle,
        low: say::rl_low,
        experiment: (say::rl_experiment_title, say::rl_experiment),
    },
];

/// One bar.
struct Bar {
    skill: &'static Skill,
    value: i32,
    low: i32,
    high: i32,
}

impl Bar {
    fn of(skill: &'static Skill, place: &Place) -> Self {
        let (low, high) = place.margin();
        Self { skill, value: percentage(place.percentile()), low: percentage(low), high: percentage(high) }
    }

    fn name(&self, locale: Locale) -> String {
        (self.skill.name)(locale)
    }
}

struct Context<'a> {
    facts: &'a Facts,
    measured: &'a Skills,
    locale: Locale,
    /// From the longest to the shortest.
    bars: Vec<Bar>,
}

pub(super) fn told(facts: &Facts, measured: &Skills, locale: Locale) -> Told {
    let mut bars: Vec<Bar> =
        SKILLS.iter().zip(&measured.profile.facets).map(|(skill, place)| Bar::of(skill, place)).collect();
    bars.sort_by_key(|bar| Reverse(bar.value));
    let context = Context { facts, measured, locale, bars };
    Told {
        title: say::page_report(locale),
        badge: say::provisional_badge(locale),
        sections: vec![
            five(&context),
            one_by_one(&context),
            growth(&context),
            total(&context),
            sure(&context),
            method(&context),
        ],
    }
}

/// Bars that can't be told apart: the margin of each overlaps with that of the group's longest.
fn groups(bars: &[Bar]) -> Vec<&[Bar]> {
    bars.chunk_by({
        let mut floor = bars.first().map_or(0, |bar| bar.low);
        move |_, next| {
            let same = next.high >= floor;
            if !same {
                floor = next.low;
            }
            same
        }
    })
    .collect()
}

fn five(context: &Context<'_>) -> Section {
    let locale = context.locale;
    section(
        "skills",
        say::bars_title(locale),
        vec![
            lead(say::result_lead(locale)),
            text(order(context)),
            chart(context),
            note(say::first_version(locale)),
            text(joined(locale, &[say::bars_lead(locale), say::bars_overlap(locale)])),
            points(differences(context)),
            text(say::bars_independent(locale)),
        ],
    )
}

/// What stands out.
fn order(context: &Context<'_>) -> String {
    let locale = context.locale;
    let groups = groups(&context.bars);
    let names = |bars: &[Bar]| bars.iter().map(|bar| bar.name(locale)).collect::<Vec<_>>();
    match (groups.as_slice(), context.bars.last()) {
        ([[first], .., _], Some(last)) => say::result_order(locale, &first.name(locale), &last.name(locale)),
        ([[first, second], .., _], _) => say::result_two(locale, &first.name(locale), &second.name(locale)),
        ([several, _, ..], _) => say::bars_equal(locale, &list(locale, &names(several))),
        _ => say::result_even(locale),
    }
}

/// Which differences are real, and which bars can't be told apart.
fn differences(context: &Context<'_>) -> Vec<String> {
    let locale = context.locale;
    let groups = groups(&context.bars);
    let equal = groups.iter().filter(|group| group.len() > 1).map(|group| {
        let names: Vec<String> = group.iter().map(|bar| bar.name(locale)).collect();
        say::bars_equal(locale, &list(locale, &names))
    });
    let above = groups.windows(2).filter_map(|pair| {
        let (first, second) = (pair[0].first()?, pair[1].first()?);
        Some(say::bars_above(locale, &first.name(locale), &second.name(locale)))
    });
    above.chain(equal).collect()
}

fn chart(context: &Context<'_>) -> Block {
    let locale = context.locale;
    let leading = groups(&context.bars).first().map_or(0, |group| group.len());
    // Where nothing stands out, nothing is marked.
    let leading = if leading == context.bars.len() { 0 } else { leading };
    let row = |(place, bar): (usize, &Bar)| BarRow {
        name: bar.name(locale),
        value: bar.value,
        low: Some(bar.low),
        high: Some(bar.high),
        label: number(locale, bar.value),
        strong: place < leading,
    };
    let cells =
        |bar: &Bar| vec![bar.name(locale), number(locale, bar.value), span(locale, (bar.low, bar.high))];
    Block::Chart {
        chart: Chart::Bars { rows: context.bars.iter().enumerate().map(row).collect() },
        table: table(
            say::bars_caption(locale, &level(locale)),
            vec![
                say::head_skill(locale),
                l10n::report::head_value(locale),
                l10n::report::head_margin(locale),
            ],
            context.bars.iter().map(cells).collect(),
        ),
    }
}

/// Each bar is divided into three.
const LOW: i32 = 33;
const HIGH: i32 = 67;

fn one_by_one(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let blocks = context.bars.iter().flat_map(|bar| {
        let (label, words) = match bar.value {
            value if value >= HIGH => (say::level_high(locale), bar.skill.high),
            value if value < LOW => (say::level_low(locale), bar.skill.low),
            _ => (say::level_middle(locale), bar.skill.middle),
        };
        [
            heading(format!("{} · {label}", bar.name(locale))),
            text((bar.skill.what)(locale)),
            text(words(locale)),
        ]
    });
    section("facets", say::facets_title(locale), blocks.collect())
}

fn growth(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let mut blocks = vec![lead(say::growth_lead(locale))];
    for bar in &context.bars {
        let (title, words) = bar.skill.experiment;
        blocks.push(heading(labelled(locale, &bar.name(locale), &title(locale))));
        blocks.push(text(words(locale)));
    }
    section("growth", say::growth_title(locale), blocks)
}

fn total(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let blocks = match &context.measured.profile.total {
        None => vec![text(say::total_none(locale))],
        Some(place) => {
            let (low, high) = place.margin();
            let said = say::total(
                locale,
                &number(locale, percentage(place.percentile())),
                &level(locale),
                &number(locale, percentage(low)),
                &number(locale, percentage(high)),
            );
            vec![lead(said), text(say::total_note(locale))]
        }
    };
    let groups = [heading(say::groups_title(locale)), text(say::groups(locale))];
    section("total", say::total_title(locale), blocks.into_iter().chain(groups).collect())
}

fn sure(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let (evidence, borrowed) = (context.measured.evidence, &context.facts.figures.eq.borrowed);
    section(
        "sure",
        say::sure_title(locale),
        vec![
            lead(say::sure_lead(locale)),
            text(say::sure_self(locale)),
            text(say::sure_margin(locale, &level(locale))),
            text(joined(locale, &[say::sure_friend(locale), say::sure_mood(locale)])),
            text(say::sure_again(locale, RETEST_DAYS)),
            note(joined(
                locale,
                &[
                    say::provisional(locale, evidence.measured.into(), evidence.statements.into()),
                    say::provisional_source(
                        locale,
                        borrowed.people.into(),
                        &language(locale, borrowed),
                        &borrowed.years(),
                    ),
                ],
            )),
        ],
    )
}

fn method(context: &Context<'_>) -> Section {
    let (locale, figures) = (context.locale, &context.facts.figures.eq);
    let [sa, rg, ex, em, rl] = figures.reliability.map(|value| reliability(locale, value));
    let two = |value: f64| reliability(locale, value);
    section(
        "method",
        say::method_title(locale),
        vec![
            text(joined(
                locale,
                &[
                    say::method_statements(locale, context.facts.statements.into()),
                    say::method_levels(locale),
                ],
            )),
            text(joined(
                locale,
                &[
                    say::method_reliability(locale, &sa, &rg, &ex, &em, &rl),
                    say::method_total(locale, &two(figures.total_reliability), &two(figures.total_least)),
                ],
            )),
            text(say::method_name(locale)),
            text(say::method_norms(locale, figures.target.into())),
            heading(say::method_not(locale)),
            points(vec![
                say::method_not_ability(locale),
                say::method_not_health(locale),
                say::method_not_jobs(locale),
            ]),
            text(joined(locale, &[say::method_source(locale), versions(locale, context.facts)])),
        ],
    )
}
