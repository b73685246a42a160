//! The answers that counted most for each letter.

use domain::catalog::text_in;
use l10n::type16 as say;
use questionnaire::types::Firmness;

use super::Context;
use crate::{
    blocks::{heading, lead, points, section, text},
    questionnaire::facts::Answered,
    value::{Block, Section},
};

pub(super) fn change(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let mut blocks = vec![lead(say::change_lead(locale))];
    // What a degree means is said once, at the first letter that has it.
    let mut told = Vec::new();
    for (one, decisive) in context.read().iter().zip(&context.measured.decisive) {
        blocks.push(heading(say::change_letter(locale, &one.letter.printed().to_string())));
        blocks.push(answers(decisive, locale));
        let firmness = one.letter.firmness();
        blocks.extend(match firmness {
            _ if told.contains(&firmness) => None,
            Firmness::Balanced => Some(text(say::change_balanced(locale))),
            Firmness::Firm => Some(text(say::change_firm(locale))),
            Firmness::Leaning => None,
        });
        told.push(firmness);
    }
    blocks.push(text(say::change_think(locale)));
    section("change", say::change_title(locale), blocks)
}

fn answers(decisive: &[Answered], locale: l10n::Locale) -> Block {
    let answer = |one: &Answered| {
        say::change_answer(locale, text_in(&one.statement, locale), text_in(&one.answer, locale))
    };
    points(decisive.iter().map(answer).collect())
}
