//! The report on career interests: six interests of one person against each other.

mod occupations;

use l10n::{Locale, riasec as say};
use questionnaire::interests::Profile;

use super::Told;
use crate::{
    blocks::{heading, lead, note, points, section, table, text},
    questionnaire::{
        facts::{Facts, Interests},
        words::{
            RETEST_DAYS, joined, language, level, list, number, percent, reliability, span, versions, whole,
        },
    },
    value::{BarRow, Block, Chart, Section},
};

type Words = fn(Locale) -> String;

/// The words of one interest.
struct Interest {
    name: Words,
    line: Words,
    enjoy: Words,
    life: Words,
    /// A family of occupations.
    family: Words,
}

/// In the order of the instrument's scales.
const INTERESTS: [Interest; 6] = [
    Interest {
        name: say::r_name,
        line: say::r_line,
        enjoy: say::r_enjoy,
        life: say::r_life,
        family: say::r_family,
    },
    Interest {
        name: say::i_name,
        line: say::i_line,
        enjoy: say::i_enjoy,
        life: say::i_life,
        family: say::i_family,
    },
    Interest {
        name: say::a_name,
        line: say::a_line,
        enjoy: say::a_enjoy,
        life: say::a_life,
        family: say::a_family,
    },
    Interest {
        name: say::s_name,
        line: say::s_line,
        enjoy: say::s_enjoy,
        life: say::s_life,
        family: say::s_family,
    },
    Interest {
        name: say::e_name,
        line: say::e_line,
        enjoy: say::e_enjoy,
        life: say::e_life,
        family: say::e_family,
    },
    Interest {
        name: say::c_name,
        line: say::c_line,
        enjoy: say::c_enjoy,
        life: say::c_life,
        family: say::c_family,
    },
];

/// How two interests combine, by their places, the smaller first.
const PAIRS: [((usize, usize), Words); 15] = [
    ((0, 1), say::pair_ri),
    ((0, 2), say::pair_ra),
    ((0, 3), say::pair_rs),
    ((0, 4), say::pair_re),
    ((0, 5), say::pair_rc),
    ((1, 2), say::pair_ia),
    ((1, 3), say::pair_is),
    ((1, 4), say::pair_ie),
    ((1, 5), say::pair_ic),
    ((2, 3), say::pair_as),
    ((2, 4), say::pair_ae),
    ((2, 5), say::pair_ac),
    ((3, 4), say::pair_se),
    ((3, 5), say::pair_sc),
    ((4, 5), say::pair_ec),
];

struct Context<'a> {
    facts: &'a Facts,
    measured: &'a Interests,
    locale: Locale,
}

impl Context<'_> {
    fn profile(&self) -> &Profile {
        &self.measured.profile
    }

    fn name(&self, interest: usize) -> String {
        INTERESTS.get(interest).map_or_else(String::new, |interest| (interest.name)(self.locale))
    }

    fn names(&self, interests: &[usize]) -> String {
        let names: Vec<String> = interests.iter().map(|interest| self.name(*interest)).collect();
        list(self.locale, &names)
    }
}

pub(super) fn told(facts: &Facts, measured: &Interests, locale: Locale) -> Told {
    let context = Context { facts, measured, locale };
    let mut sections = vec![six(&context)];
    sections.extend(leading(&context));
    sections.extend(pairs(&context));
    sections.extend([occupations::occupations(&context), sure(&context), method(&context)]);
    Told { title: say::page_report(locale), badge: say::provisional_badge(locale), sections }
}

fn six(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let mut blocks = vec![lead(standing_out(context)), chart(context), note(say::within(locale))];
    blocks.push(text(say::bars_lead(locale)));
    blocks.push(points(order(context)));
    section("interests", say::bars_title(locale), blocks)
}

/// Which interests lead, if any.
fn standing_out(context: &Context<'_>) -> String {
    let (locale, leading) = (context.locale, context.profile().leading());
    let name = |interest: usize| context.name(interest);
    match *leading.as_slice() {
        [first] => say::leading_one(locale, &name(first)),
        [first, second] => say::leading_two(locale, &name(first), &name(second)),
        [first, second, third] => say::leading_three(locale, &name(first), &name(second), &name(third)),
        _ => say::flat(locale),
    }
}

/// How likely the strongest is the strongest, what follows, and what can't be told apart.
fn order(context: &Context<'_>) -> Vec<String> {
    let (locale, profile) = (context.locale, context.profile());
    let groups = profile.groups();
    let strongest = groups.first().and_then(|group| group.first().copied()).unwrap_or_default();
    let likely = (!profile.leading().is_empty()).then(|| {
        let share = profile.first.get(strongest).copied().unwrap_or_default();
        say::leading_likely(locale, &context.name(strongest), &percent(locale, share))
    });
    let next = groups.get(1).map(|group| say::next(locale, &context.names(group)));
    // Leading ones have been called equal above.
    let told = usize::from(!profile.leading().is_empty());
    let equal = groups.iter().skip(told).filter(|group| group.len() > 1);
    let equal = equal.map(|group| say::equal(locale, &context.names(group)));
    likely.into_iter().chain(next).chain(equal).collect()
}

fn chart(context: &Context<'_>) -> Block {
    let (locale, profile) = (context.locale, context.profile());
    let leading = profile.leading();
    let places: Vec<usize> = profile.groups().into_iter().flatten().collect();
    let rounded = |interest: usize| {
        let level = profile.levels[interest];
        let (low, high) = level.margin();
        (whole(level.value), (whole(low), whole(high)))
    };
    let row = |interest: &usize| {
        let (value, (low, high)) = rounded(*interest);
        BarRow {
            name: context.name(*interest),
            value,
            low: Some(low),
            high: Some(high),
            label: number(locale, value),
            strong: leading.contains(interest),
        }
    };
    let cells = |interest: &usize| {
        let (value, margin) = rounded(*interest);
        vec![context.name(*interest), number(locale, value), span(locale, margin)]
    };
    Block::Chart {
        chart: Chart::Bars { rows: places.iter().map(row).collect() },
        table: table(
            say::bars_caption(locale, &level(locale)),
            vec![
                say::head_interest(locale),
                l10n::report::head_value(locale),
                l10n::report::head_margin(locale),
            ],
            places.iter().map(cells).collect(),
        ),
    }
}

/// What people with the leading interests often enjoy; nothing if none leads.
fn leading(context: &Context<'_>) -> Option<Section> {
    let locale = context.locale;
    let leading = context.profile().leading();
    let blocks: Vec<Block> = leading
        .iter()
        .filter_map(|interest| INTERESTS.get(*interest))
        .flat_map(|interest| {
            let words = [interest.line, interest.enjoy, interest.life].map(|words| words(locale));
            [heading((interest.name)(locale)), text(joined(locale, &words))]
        })
        .collect();
    (!blocks.is_empty()).then(|| section("leading", say::leading_title(locale), blocks))
}

/// How the leading interests combine, or a single one with those that follow; at most three pairs.
fn pairs(context: &Context<'_>) -> Option<Section> {
    const MOST: usize = 3;
    let locale = context.locale;
    let groups = context.profile().groups();
    let leading = context.profile().leading();
    let pairs: Vec<(usize, usize)> = match *leading.as_slice() {
        [] => Vec::new(),
        [one] => groups.get(1)?.iter().take(MOST - 1).map(|next| (one, *next)).collect(),
        _ => {
            let after = |place: usize| leading.iter().skip(place + 1).map(move |other| (place, *other));
            let all = (0..leading.len()).flat_map(after);
            all.filter_map(|(place, other)| Some((*leading.get(place)?, other))).take(MOST).collect()
        }
    };
    let blocks: Vec<Block> = pairs
        .into_iter()
        .filter_map(|(one, other)| {
            let key = (one.min(other), one.max(other));
            let (_, words) = PAIRS.iter().find(|(pair, _)| *pair == key)?;
            Some([heading(format!("{} + {}", context.name(one), context.name(other))), text(words(locale))])
        })
        .flatten()
        .collect();
    (!blocks.is_empty()).then(|| section("pairs", say::pair_title(locale), blocks))
}

fn sure(context: &Context<'_>) -> Section {
    let (locale, figures) = (context.locale, &context.facts.figures.riasec);
    let evidence = context.measured.evidence;
    section(
        "sure",
        say::sure_title(locale),
        vec![
            lead(say::sure_lead(locale)),
            text(say::sure_order(locale)),
            text(joined(
                locale,
                &[
                    say::sure_repeat(locale, &percent(locale, figures.same_first)),
                    say::sure_again(locale, RETEST_DAYS),
                ],
            )),
            note(joined(
                locale,
                &[
                    say::provisional(locale, evidence.measured.into(), evidence.statements.into()),
                    say::provisional_source(
                        locale,
                        figures.borrowed.people.into(),
                        &language(locale, &figures.borrowed),
                        &figures.borrowed.years(),
                    ),
                ],
            )),
        ],
    )
}

fn method(context: &Context<'_>) -> Section {
    let (locale, figures) = (context.locale, &context.facts.figures.riasec);
    let [hands, research, art, social, enterprise, order] =
        figures.reliability.map(|value| reliability(locale, value));
    section(
        "method",
        say::method_title(locale),
        vec![
            text(joined(
                locale,
                &[
                    say::method_statements(locale, context.facts.statements.into()),
                    say::method_norms(locale, figures.target.into()),
                ],
            )),
            text(say::method_hexagon(locale)),
            text(joined(
                locale,
                &[
                    say::method_reliability(locale, &hands, &research, &art, &social, &enterprise, &order),
                    say::method_groups(locale),
                ],
            )),
            heading(say::method_not(locale)),
            points(vec![
                say::method_not_ability(locale),
                say::method_not_jobs(locale),
                say::method_not_plan(locale),
            ]),
            text(versions(locale, context.facts)),
        ],
    )
}
