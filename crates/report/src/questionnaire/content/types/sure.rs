//! How sure the letters are, and what taking it again may change.

use jiff::ToSpan;
use l10n::type16 as say;
use questionnaire::types::{BALANCED, FIRM, Firmness, Profile};

use super::{Context, Read};
use crate::{
    blocks::{heading, lead, points, section, table, text},
    questionnaire::words::{RETEST_DAYS, date, joined, percent},
    value::{Block, Section},
};

pub(super) fn sure(context: &Context<'_>) -> Section {
    let (locale, figures) = (context.locale, context.figures());
    let share = |value: f64| percent(locale, value);
    let mut blocks = vec![
        lead(say::sure_lead(locale)),
        certainties(context),
        points(vec![
            say::sure_firm_text(locale, &share(FIRM)),
            say::sure_leaning_text(locale, &share(BALANCED)),
            say::sure_balanced_text(locale, &share(BALANCED)),
        ]),
        text(say::sure_common(locale, &share(figures.with_balanced))),
        text(joined(
            locale,
            &[
                say::sure_repeat(locale, &share(figures.same_type)),
                say::sure_top(locale, &share(figures.among_two), &share(figures.among_three)),
            ],
        )),
        text(joined(
            locale,
            &[
                say::sure_retest_data(
                    locale,
                    figures.retest.people.into(),
                    &share(figures.retest.near),
                    &share(figures.retest.far),
                ),
                say::sure_retest_same(locale, &share(figures.retest.same)),
                say::sure_retest_half(locale),
            ],
        )),
        text(say::sure_friends(locale)),
    ];
    blocks.extend(again(context));
    blocks.push(text(say::sure_life(locale, &date(locale, context.facts))));
    section("sure", say::sure_title(locale), blocks)
}

fn certainties(context: &Context<'_>) -> Block {
    let locale = context.locale;
    let degree = |firmness: Firmness| match firmness {
        Firmness::Firm => say::sure_firm(locale),
        Firmness::Leaning => say::sure_leaning(locale),
        Firmness::Balanced => say::sure_balanced(locale),
    };
    let cells = |one: &Read<'_>| {
        vec![
            (one.scale.name)(locale),
            one.letter.printed().to_string(),
            degree(one.letter.firmness()),
            percent(locale, one.letter.certainty),
        ]
    };
    Block::Table {
        table: table(
            say::sure_caption(locale),
            vec![
                say::bridge_head_scale(locale),
                say::head_letter(locale),
                String::new(),
                say::head_sure(locale),
            ],
            context.read().iter().map(cells).collect(),
        ),
    }
}

/// The first result beside the second, or when a second one is worth it.
fn again(context: &Context<'_>) -> Vec<Block> {
    let locale = context.locale;
    let mut blocks = vec![text(say::retake(locale))];
    match &context.measured.before {
        None => {
            let days = i32::try_from(RETEST_DAYS).unwrap_or(i32::MAX);
            let from = context.facts.taken_at.checked_add((24 * days).hours());
            let from = from.map(|from| crate::iq::content::words::date(locale, from));
            blocks.extend(from.ok().map(|from| text(say::sure_again_from(locale, &from))));
        }
        Some(before) => blocks.extend(both(context, before)),
    }
    blocks
}

fn both(context: &Context<'_>, before: &Profile) -> Vec<Block> {
    let (locale, now) = (context.locale, context.profile());
    let differ = before.letters.iter().zip(&now.letters).filter(|(one, other)| one.letter != other.letter);
    let said = match differ.count() {
        0 => say::sure_again_kept(locale),
        letters => say::sure_again_changed(locale, i64::try_from(letters).unwrap_or(i64::MAX)),
    };
    vec![heading(say::sure_again_both(locale, &before.printed(), &now.printed())), text(said)]
}
