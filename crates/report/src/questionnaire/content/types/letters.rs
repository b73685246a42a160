//! What the letters look like in plain words, at work, with people and under strain. A balanced letter gets both sides.

use l10n::{Locale, type16 as say};
use questionnaire::types::Firmness;

use super::{Context, Read, titled};
use crate::{
    blocks::{lead, note, section},
    questionnaire::{poles::Texts, words::joined},
    value::Section,
};

pub(super) fn plain(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let mut told = Vec::new();
    let parts = context.read().map(|one| {
        let words = (one.scale.texts(one.letter, one.first).plain)(locale);
        let firmness = one.letter.firmness();
        // What a degree means is said once, at the first letter that has it.
        let explained = if told.contains(&firmness) { None } else { degree(firmness, locale) };
        told.push(firmness);
        let sentences: Vec<String> = explained.into_iter().chain([words]).collect();
        (one.title(locale), joined(locale, &sentences))
    });
    section("plain", say::plain_title(locale), titled(parts).collect())
}

fn degree(firmness: Firmness, locale: Locale) -> Option<String> {
    match firmness {
        Firmness::Balanced => Some(say::plain_balanced(locale)),
        Firmness::Leaning => Some(say::plain_leaning(locale)),
        Firmness::Firm => None,
    }
}

/// One text for each letter.
fn each(context: &Context<'_>, of: fn(&Texts) -> fn(Locale) -> String) -> Vec<crate::value::Block> {
    let locale = context.locale;
    let part = |one: Read<'_>| (one.title(locale), of(one.scale.texts(one.letter, one.first))(locale));
    titled(context.read().map(part)).collect()
}

pub(super) fn work(context: &Context<'_>) -> Section {
    section("work", say::work_title(context.locale), each(context, |texts| texts.work))
}

pub(super) fn people(context: &Context<'_>) -> Section {
    section("people", say::people_title(context.locale), each(context, |texts| texts.people))
}

pub(super) fn strain(context: &Context<'_>) -> Section {
    let mut blocks = each(context, |texts| texts.strain);
    blocks.push(note(say::strain_note(context.locale)));
    section("strain", say::strain_title(context.locale), blocks)
}

/// Two experiments for the clearest letter.
pub(super) fn growth(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let read = context.read();
    let clearest = read
        .iter()
        .filter(|one| !one.is_balanced())
        .max_by(|one, other| one.letter.certainty.total_cmp(&other.letter.certainty));
    let experiments = clearest.map_or(
        [
            (say::growth_balanced_1_title(locale), say::growth_balanced_1(locale)),
            (say::growth_balanced_2_title(locale), say::growth_balanced_2(locale)),
        ],
        |one| one.scale.pole(one.first).growth.map(|(title, words)| (title(locale), words(locale))),
    );
    let mut blocks = vec![lead(say::growth_lead(locale))];
    blocks.extend(titled(experiments));
    section("growth", say::growth_title(locale), blocks)
}
