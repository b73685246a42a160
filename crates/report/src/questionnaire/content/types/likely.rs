//! The type, and those that are nearly as likely.

use l10n::{Locale, type16 as say};
use questionnaire::types::LikelyType;

use super::Context;
use crate::{
    blocks::{heading, lead, note, section, table, text},
    questionnaire::{
        portraits::{common, name, portrait},
        words::{language, percent, percentage},
    },
    value::{BarRow, Block, Chart, Section, Term},
};

/// From here on the first type leaves the others far behind.
const CLEAR: f64 = 0.8;
/// Two types are about equally likely if the second has at least this share of the first.
const CLOSE: f64 = 0.7;
/// The likeliest types that have a bar of their own, if they have at least this probability.
const MOST: usize = 5;
const LEAST: f64 = 0.02;

pub(super) fn likely(context: &Context<'_>) -> Section {
    let (locale, code) = (context.locale, context.profile().code());
    let shown = shown(context);
    let mut blocks = vec![
        lead(result(context)),
        Block::Creature {
            name: name(&code, locale).to_owned(),
            line: portrait(&code, locale).map(|portrait| portrait.line.clone()).unwrap_or_default(),
            alt: say::creature_alt(locale, name(&code, locale)),
            code: code.clone(),
        },
    ];
    blocks.push(text(sentence(context)));
    blocks.push(chart(context, shown));
    let rest = 1.0 - shown.iter().map(|one| one.probability).sum::<f64>();
    let rest = (rest >= 0.005).then(|| say::likely_rest(locale, &percent(locale, rest)));
    blocks.extend(rest.map(text));
    blocks.push(text(say::likely_read(locale)));
    blocks.push(text(say::likely_lead(locale, name(&code, locale))));
    blocks.extend(neighbours(context, &code));
    blocks.push(note(provisional(context)));
    section("likely", say::likely_title(locale), blocks)
}

/// The sentence that matters most.
fn result(context: &Context<'_>) -> String {
    let locale = context.locale;
    let (printed, code) = (context.profile().printed(), context.profile().code());
    let name = name(&code, locale);
    match context.balanced() {
        0 => say::result_lead(locale, &printed, name),
        4 => say::result_lead_middle(locale, &printed, name),
        _ => say::result_lead_balanced(locale, &printed, name),
    }
}

fn shown<'a>(context: &Context<'a>) -> &'a [LikelyType] {
    let types = &context.measured.profile.types;
    let count = types.iter().take(MOST).filter(|one| one.probability >= LEAST).count();
    &types[..count]
}

fn sentence(context: &Context<'_>) -> String {
    let locale = context.locale;
    let [first, second, third, ..] = context.profile().types.as_slice() else { return String::new() };
    let sure = |one: &LikelyType| percent(locale, one.probability);
    if first.probability >= CLEAR {
        return say::likely_one(locale, &first.code, &sure(first));
    }
    let say =
        if second.probability >= CLOSE * first.probability { say::likely_close } else { say::likely_three };
    say(locale, &first.code, &sure(first), &second.code, &sure(second), &third.code, &sure(third))
}

fn titled(one: &LikelyType, locale: Locale) -> String {
    format!("{} · {}", one.code, name(&one.code, locale))
}

fn chart(context: &Context<'_>, shown: &[LikelyType]) -> Block {
    let locale = context.locale;
    let row = |(place, one): (usize, &LikelyType)| BarRow {
        name: titled(one, locale),
        value: percentage(one.probability),
        low: None,
        high: None,
        label: percent(locale, one.probability),
        strong: place == 0,
    };
    let cells = |one: &LikelyType| vec![titled(one, locale), percent(locale, one.probability)];
    Block::Chart {
        chart: Chart::Bars { rows: shown.iter().enumerate().map(row).collect() },
        table: table(
            say::likely_caption(locale),
            vec![say::head_type(locale), l10n::report::head_likely(locale)],
            shown.iter().map(cells).collect(),
        ),
    }
}

/// How the next likeliest types differ, as far as they are one letter away.
fn neighbours(context: &Context<'_>, code: &str) -> Vec<Block> {
    let locale = context.locale;
    let (Some(portrait), Some(common)) = (portrait(code, locale), common(locale)) else {
        return Vec::new();
    };
    let near = context.profile().types.iter().skip(1).take(3).filter(|one| one.probability >= LEAST);
    let term = |one: &LikelyType| {
        let meaning = portrait.neighbours.get(&one.code)?.clone();
        Some(Term { word: titled(one, locale), meaning })
    };
    let terms: Vec<Term> = near.filter_map(term).collect();
    if terms.is_empty() {
        return Vec::new();
    }
    vec![heading(common.sections.neighbours.clone()), Block::Terms { terms }]
}

/// Whose answers the result is compared with.
fn provisional(context: &Context<'_>) -> String {
    let (locale, figures) = (context.locale, context.figures());
    say::provisional(
        locale,
        figures.borrowed.people.into(),
        &language(locale, &figures.borrowed),
        &figures.borrowed.years(),
        figures.target.into(),
    )
}
