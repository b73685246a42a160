//! Occupations whose interests look like the reader's, by how much preparation they take; or broad families where none
//! does.

use std::cmp::Reverse;

use l10n::{Locale, riasec as say};

use super::{Context, INTERESTS};
use crate::{
    blocks::{heading, lead, note, points, section, table, text},
    questionnaire::{
        facts::Similar,
        words::{joined, labelled},
    },
    value::{Block, Section},
};

/// So many groups, with so many occupations each.
const ZONES: usize = 3;
const EACH: usize = 8;

pub(super) fn occupations(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let found = &context.measured.occupations;
    let mut blocks = if found.iter().any(|one| one.close) { listed(context) } else { families(context) };
    // Both sentences stand wherever occupations are shown.
    blocks.push(Block::Sources {
        sources: vec![
            // The wording is fixed, and English everywhere.
            format!(
                "{} {}",
                say::attribution_source(locale),
                say::attribution_changes(locale, &l10n::common::brand(locale))
            ),
        ],
    });
    blocks.push(note(say::attribution_list(locale)));
    section("occupations", say::occupations_title(locale), blocks)
}

fn listed(context: &Context<'_>) -> Vec<Block> {
    let locale = context.locale;
    let mut blocks = vec![
        lead(say::occupations_lead(locale)),
        text(joined(locale, &[say::occupations_how(locale), say::occupations_preparation(locale)])),
        points(vec![
            labelled(locale, &say::occupations_close(locale), &say::occupations_close_text(locale)),
            labelled(locale, &say::occupations_related(locale), &say::occupations_related_text(locale)),
        ]),
        note(joined(locale, &[say::occupations_not(locale), say::occupations_claim(locale)])),
    ];
    for zone in zones(&context.measured.occupations) {
        blocks.push(heading(zone_name(locale, zone)));
        blocks.push(Block::Table { table: in_zone(context, zone) });
    }
    // The list has English names only.
    blocks.extend((locale != Locale::En).then(|| text(say::occupations_english(locale))));
    blocks
}

/// The groups with the most occupations, from the least preparation to the most.
fn zones(found: &[Similar]) -> Vec<u8> {
    let count = |zone: u8| found.iter().filter(|one| one.job_zone == zone).count();
    let mut zones: Vec<u8> = (1..=5).filter(|zone| count(*zone) > 0).collect();
    zones.sort_by_key(|zone| Reverse(count(*zone)));
    zones.truncate(ZONES);
    zones.sort_unstable();
    zones
}

/// The closest of a group, sorted by their strongest interest.
fn in_zone(context: &Context<'_>, zone: u8) -> crate::value::Table {
    let locale = context.locale;
    let of_zone = context.measured.occupations.iter().filter(|one| one.job_zone == zone);
    let mut shown: Vec<&Similar> = of_zone.take(EACH).collect();
    shown.sort_by_key(|one| one.strongest);
    let similar = |one: &Similar| {
        if one.close { say::occupations_close(locale) } else { say::occupations_related(locale) }
    };
    let row = |one: &&Similar| vec![one.title.clone(), context.name(one.strongest), similar(one)];
    table(
        zone_line(locale, zone),
        vec![say::head_occupation(locale), say::head_interest(locale), say::head_similar(locale)],
        shown.iter().map(row).collect(),
    )
}

fn zone_name(locale: Locale, zone: u8) -> String {
    match zone {
        1 => say::zone_1(locale),
        2 => say::zone_2(locale),
        3 => say::zone_3(locale),
        4 => say::zone_4(locale),
        _ => say::zone_5(locale),
    }
}

fn zone_line(locale: Locale, zone: u8) -> String {
    match zone {
        1 => say::zone_1_line(locale),
        2 => say::zone_2_line(locale),
        3 => say::zone_3_line(locale),
        4 => say::zone_4_line(locale),
        _ => say::zone_5_line(locale),
    }
}

fn families(context: &Context<'_>) -> Vec<Block> {
    let locale = context.locale;
    let rows = INTERESTS.iter().map(|one| vec![(one.name)(locale), (one.family)(locale)]).collect();
    vec![
        lead(say::flat_title(locale)),
        text(say::flat_none(locale)),
        Block::Table {
            table: table(String::new(), vec![say::head_interest(locale), say::head_family(locale)], rows),
        },
        note(joined(locale, &[say::occupations_not(locale), say::occupations_claim(locale)])),
    ]
}
