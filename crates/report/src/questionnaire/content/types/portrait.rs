//! A sketch of people with the likeliest type.

use l10n::type16 as say;

use super::Context;
use crate::{
    blocks::{heading, lead, note, points, section, text},
    questionnaire::portraits::{self, common, name},
    value::Section,
};

/// With more balanced letters than this, a portrait of one type would mostly be about other people.
const MOST_BALANCED: usize = 2;

pub(super) fn portrait(context: &Context<'_>) -> Option<Section> {
    let (locale, code) = (context.locale, context.profile().code());
    if context.balanced() > MOST_BALANCED {
        return None;
    }
    let (portrait, titles) = (portraits::portrait(&code, locale)?, &common(locale)?.sections);
    let mut blocks = vec![lead(say::portrait_lead(locale, name(&code, locale)))];
    blocks.extend((context.balanced() > 0).then(|| note(say::portrait_balanced(locale))));
    blocks.extend(portrait.portrait.iter().cloned().map(text));
    blocks.push(heading(titles.strengths.clone()));
    blocks.push(points(portrait.strengths.clone()));
    blocks.push(heading(titles.blind_spots.clone()));
    blocks.push(points(portrait.blind_spots.clone()));
    blocks.push(heading(titles.learning.clone()));
    blocks.extend(portrait.learning.iter().cloned().map(text));
    Some(section("portrait", titles.portrait.clone(), blocks))
}
