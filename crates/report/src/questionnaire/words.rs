//! Numbers and names in the form that every section uses.

use l10n::{Locale, report as say};

use super::{facts::Facts, figures::Borrowed};

/// How wide margins are, in percent.
const LEVEL: i64 = 80;

/// "80%"
pub(super) fn level(locale: Locale) -> String {
    l10n::percent(locale, LEVEL)
}

/// The nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "shares and levels are small")]
pub(super) fn whole(value: f64) -> i32 {
    libm::round(value) as i32
}

/// A share as a whole percentage. Nothing is impossible and nothing certain: never 0 and never 100.
pub(super) fn percentage(share: f64) -> i32 {
    whole(100.0 * share).clamp(1, 99)
}

/// "81%"
pub(super) fn percent(locale: Locale, share: f64) -> String {
    l10n::percent(locale, percentage(share).into())
}

/// "62", of a scale from 0 to 100.
pub(super) fn number(locale: Locale, value: i32) -> String {
    l10n::number(locale, value.into())
}

/// "55 to 84"
pub(super) fn span(locale: Locale, (low, high): (i32, i32)) -> String {
    say::span(locale, low.into(), high.into())
}

/// A reliability: ".92", "0,92".
pub(super) fn reliability(locale: Locale, value: f64) -> String {
    let mark = l10n::one_decimal(locale, 0).chars().nth(1).unwrap_or('.');
    let before = if locale == Locale::En { "" } else { "0" };
    format!("{before}{mark}{:02}", whole(100.0 * value).clamp(0, 99))
}

/// Names with commas.
pub(super) fn list(locale: Locale, names: &[String]) -> String {
    let between = match locale {
        Locale::Ja | Locale::Cn | Locale::Hk => "、",
        _ => ", ",
    };
    names.join(between)
}

/// Two sentences, one after the other.
pub(super) fn joined(locale: Locale, sentences: &[String]) -> String {
    let between = match locale {
        Locale::Ja | Locale::Cn | Locale::Hk => "",
        _ => " ",
    };
    sentences.join(between)
}

/// A name and what is said about it.
pub(super) fn labelled(locale: Locale, name: &str, text: &str) -> String {
    let between = match locale {
        Locale::Ja | Locale::Cn | Locale::Hk => "：",
        Locale::Fr => "\u{a0}: ",
        _ => ": ",
    };
    format!("{name}{between}{text}")
}

/// The name of the language that borrowed answers were given in.
pub(super) fn language(locale: Locale, borrowed: &Borrowed) -> String {
    match borrowed.language {
        Locale::En => say::language_english(locale),
        other => other.autonym().to_owned(),
    }
}

pub(super) fn date(locale: Locale, facts: &Facts) -> String {
    crate::iq::content::words::date(locale, facts.taken_at)
}

/// What the result was computed with.
pub(super) fn versions(locale: Locale, facts: &Facts) -> String {
    // Norms are known by when they were put together, whoever's answers they come from.
    let norms = &facts.versions.norms;
    let norms = norms.split_once('-').map_or(norms.as_str(), |(_, date)| date);
    say::questionnaire_version(locale, &facts.versions.instrument.to_string(), norms)
}

/// When a questionnaire is offered again; two results that are closer together aren't shown side by side.
pub const RETEST_DAYS: i64 = 28;
