//! Four bars: place, margin, percentile, letter.

use l10n::{Locale, type16 as say};
use questionnaire::types::LETTERS;

use super::{Context, Read};
use crate::{
    blocks::{lead, points, section, table, text},
    questionnaire::words::{level, percent, percentage, span},
    value::{Block, Chart, LetterRow, Section},
};

pub(super) fn bars(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let read = context.read();
    let sure = |one: &Read<'_>| {
        (one.scale.sureness(one.letter, one.first))(locale, &percent(locale, one.letter.certainty))
    };
    section(
        "bars",
        say::bars_title(locale),
        vec![
            lead(say::bars_lead(locale)),
            chart(&read, locale),
            points(read.iter().map(sure).collect()),
            text(say::median(locale)),
            text(say::bars_curve(locale)),
        ],
    )
}

/// The share of people on the reader's own side whom they go beyond.
fn place(one: &Read<'_>, locale: Locale) -> String {
    let above = one.place.percentile();
    let (pole, share) =
        if above >= 0.5 { (&one.scale.first, above) } else { (&one.scale.second, 1.0 - above) };
    (pole.place)(locale, &percent(locale, share))
}

/// Ends of the margin on the side of the first pole.
fn margin(one: &Read<'_>) -> (i32, i32) {
    let (low, high) = one.place.margin();
    (percentage(low), percentage(high))
}

fn chart(read: &[Read<'_>; 4], locale: Locale) -> Block {
    let row = |(one, (first, second)): (&Read<'_>, (char, char))| {
        let (low, high) = margin(one);
        LetterRow {
            first: first.to_string(),
            second: second.to_string(),
            first_name: (one.scale.first.name)(locale),
            second_name: (one.scale.second.name)(locale),
            place: percentage(one.place.percentile()),
            low,
            high,
            letter: one.letter.printed().to_string(),
            note: if one.is_balanced() { (one.scale.balanced)(locale) } else { place(one, locale) },
        }
    };
    // The margin is told from the same side as the place.
    let own_side = |one: &Read<'_>| match margin(one) {
        (low, high) if one.place.percentile() >= 0.5 => (low, high),
        (low, high) => (100 - high, 100 - low),
    };
    let cells = |one: &Read<'_>| {
        let letter =
            if one.is_balanced() { (one.scale.balanced)(locale) } else { one.letter.letter.to_string() };
        vec![(one.scale.name)(locale), letter, place(one, locale), span(locale, own_side(one))]
    };
    Block::Chart {
        chart: Chart::Letters {
            rows: read.iter().zip(LETTERS).map(row).collect(),
            middle_label: say::bars_middle(locale),
        },
        table: table(
            say::bars_caption(locale, &level(locale)),
            vec![
                say::bridge_head_scale(locale),
                say::head_letter(locale),
                say::head_place(locale),
                l10n::report::head_margin(locale),
            ],
            read.iter().map(cells).collect(),
        ),
    }
}
