//! Names and numbers in the form that every section uses.

use jiff::{Timestamp, tz::TimeZone};
use l10n::{Locale, common, report as say, result};
use lab::dimensions::{DIMENSIONS, Dimension};
use measure::{
    norms::{Norms, Phase},
    scale::{Bound, Class, Interval, Printed},
    subscores::{Lean, Level, Profile},
    validity::{Sign, Verdict},
};

use super::{
    blocks::{note, points, text},
    numbers::{distance, tenths, whole},
};
use crate::{iq::facts::Question, value::Block};

/// For a cell without a value.
pub(crate) const NOTHING: &str = "–";

/// The date in UTC: a report reads the same wherever it is opened.
pub(crate) fn date(locale: Locale, at: Timestamp) -> String {
    l10n::date(locale, at.to_zoned(TimeZone::UTC).date())
}

/// "104", "145 or above".
pub(crate) fn score(locale: Locale, score: &Printed) -> String {
    let iq = i64::from(score.iq);
    match score.bound {
        Bound::Exact => l10n::number(locale, iq),
        Bound::AtOrAbove => say::score_above(locale, iq),
        Bound::AtOrBelow => say::score_below(locale, iq),
    }
}

/// "95% margin: 96 to 112".
pub(crate) fn margin(locale: Locale, interval: Interval) -> String {
    say::margin(locale, &span(locale, interval))
}

/// "96 to 112", "138 and above".
pub(crate) fn span(locale: Locale, interval: Interval) -> String {
    match (interval.low, interval.high) {
        (Some(low), Some(high)) => say::span(locale, low.into(), high.into()),
        (Some(low), None) => say::span_from(locale, low.into()),
        (None, Some(high)) => say::span_to(locale, high.into()),
        (None, None) => say::span_open(locale),
    }
}

pub(crate) fn class(locale: Locale, class: Class) -> String {
    match class {
        Class::Genius => common::class_genius(locale),
        Class::VerySuperior => common::class_very_superior(locale),
        Class::Superior => common::class_superior(locale),
        Class::Normal => common::class_normal(locale),
        Class::Dullness => common::class_dullness(locale),
        Class::BorderlineDeficiency => common::class_borderline_deficiency(locale),
        Class::Below70 => common::class_below_70(locale),
    }
}

/// "85–114", "above 145", "below 70".
pub(crate) fn range(locale: Locale, class: Class) -> String {
    match class.limits() {
        (Some(low), Some(high)) => common::range_between(locale, low.into(), high.into()),
        (Some(low), None) => common::range_above(locale, i64::from(low) - 1),
        (None, high) => common::range_below(locale, i64::from(high.unwrap_or_default()) + 1),
    }
}

pub(crate) fn kind(locale: Locale, kind: Dimension) -> String {
    match kind {
        Dimension::Induction => say::kind_induction(locale),
        Dimension::Logic => say::kind_logic(locale),
        Dimension::Spatial => say::kind_spatial(locale),
        Dimension::SeveralRules => say::kind_several(locale),
    }
}

pub(crate) fn level(locale: Locale, level: Option<Level>) -> String {
    match level {
        Some(Level::VeryHigh) => say::level_very_high(locale),
        Some(Level::High) => say::level_high(locale),
        Some(Level::Middle) => say::level_moderate(locale),
        Some(Level::Low) => say::level_low(locale),
        Some(Level::VeryLow) => say::level_very_low(locale),
        None => say::level_not_enough(locale),
    }
}

/// The outcome of a question.
pub(crate) fn verdict(locale: Locale, question: &Question) -> String {
    match (question.chosen.is_some(), question.right(), question.rapid) {
        (false, ..) => say::sheet_open(locale),
        (true, true, false) => say::sheet_right(locale),
        (true, true, true) => say::sheet_right_rapid(locale),
        (true, false, false) => say::sheet_wrong(locale),
        (true, false, true) => say::sheet_wrong_rapid(locale),
    }
}

/// Version and phase of the norms.
pub(crate) fn norms(locale: Locale, norms: &Norms) -> String {
    say::norms(locale, &norms.version, &phase_name(locale, norms))
}

pub(crate) fn phase_name(locale: Locale, norms: &Norms) -> String {
    match norms.phase {
        Phase::Provisional => say::phase_provisional(locale),
        Phase::Calibrating => say::phase_calibrating(locale),
        Phase::Bridged => say::phase_bridged(locale),
        Phase::Census => say::phase_census(locale),
    }
}

/// "42 s", "1 min 5 s".
pub(crate) fn time(locale: Locale, ms: i64) -> String {
    let seconds = (ms.max(0) + 500) / 1000;
    match (seconds / 60, seconds % 60) {
        (0, seconds) => say::seconds(locale, seconds),
        (minutes, seconds) => say::minutes(locale, minutes, seconds),
    }
}

/// A whole percentage; 0 if `whole` is 0.
pub(crate) fn percent_of(part: i64, whole: i64) -> i64 {
    if whole > 0 { (200 * part + whole) / (2 * whole) } else { 0 }
}

/// A share of 0 to 1 as a number of people out of 100: "44", "fewer than 1", "more than 99".
pub(crate) fn of_hundred(locale: Locale, share: f64) -> String {
    if share < 0.005 {
        say::fewer_than_1(locale)
    } else if share >= 0.995 {
        say::more_than_99(locale)
    } else {
        l10n::number(locale, hundredth(share))
    }
}

/// A number of people out of 100, from 1 to 99.
pub(crate) fn hundredth(share: f64) -> i64 {
    whole(100.0 * share).clamp(1, 99)
}

/// A share of 0 to 1 as a percentage.
pub(crate) fn percent(locale: Locale, share: f64) -> String {
    l10n::percent(locale, whole(100.0 * share))
}

/// "+2.4", "−3.0", "0.0", from tenths.
pub(crate) fn signed(locale: Locale, tenths: i64) -> String {
    let digits = l10n::one_decimal(locale, tenths.abs());
    match tenths {
        0 => digits,
        1.. => format!("+{digits}"),
        _ => format!("−{digits}"),
    }
}

pub(crate) fn decimal(locale: Locale, value: f64) -> String {
    l10n::one_decimal(locale, tenths(value))
}

/// The percentile of the score in the norm group.
pub(crate) fn percentile(locale: Locale, score: &Printed) -> String {
    let share = score.percentile;
    let people = hundredth(share);
    match score.bound {
        _ if share >= 0.995 => say::percentile_top(locale),
        _ if share < 0.005 => say::percentile_bottom(locale),
        Bound::Exact => say::percentile(locale, people),
        Bound::AtOrAbove => say::percentile_above(locale, people),
        Bound::AtOrBelow => say::percentile_below(locale, people),
    }
}

/// The class of the score and those that its margin touches.
pub(crate) fn classes(locale: Locale, score: &Printed) -> String {
    if score.bound != Bound::Exact {
        let number = self::score(locale, score);
        return match score.classes.as_slice() {
            [low, .., high] => say::class_limit(locale, &number, &class(locale, *low), &class(locale, *high)),
            _ => say::class_limit_one(locale, &number, &class(locale, score.class)),
        };
    }
    let (own, range) = (class(locale, score.class), range(locale, score.class));
    match score.classes.as_slice() {
        [] | [_] => say::class_one(locale, &own, &range),
        [low, high] => say::class_two(locale, &own, &range, &class(locale, *low), &class(locale, *high)),
        [low, .., high] => say::class_many(locale, &own, &range, &class(locale, *low), &class(locale, *high)),
    }
}

/// What the phase of the norms means.
pub(crate) fn phase(locale: Locale, norms: &Norms) -> String {
    match norms.phase {
        Phase::Provisional => say::norms_provisional(locale),
        Phase::Calibrating => say::norms_calibrating(locale),
        Phase::Bridged => say::norms_bridged(locale),
        Phase::Census => say::norms_census(locale),
    }
}

/// What was noticed about a valid run, one sentence each.
pub(crate) fn signs(locale: Locale, verdict: &Verdict) -> Vec<String> {
    let (Verdict::Caution(signs) | Verdict::Invalid(signs)) = verdict else { return Vec::new() };
    signs.iter().map(|one| sign(locale, *one)).collect()
}

fn sign(locale: Locale, sign: Sign) -> String {
    let figure = sign.figure().unwrap_or_default();
    match sign {
        Sign::LowEffort { .. } => result::reason_low_effort(locale, figure),
        Sign::SameOption { .. } => result::reason_same_option(locale, figure),
        Sign::Hurried { .. } => result::reason_hurried(locale, figure),
        Sign::LikeGuessing { .. } => result::reason_like_guessing(locale),
        Sign::Unfinished { .. } => result::reason_unfinished(locale, figure),
        Sign::Pasted { .. } => result::reason_pasted(locale, figure),
        Sign::Instant { .. } => result::reason_instant(locale, figure),
        Sign::Surprising { .. } => result::reason_surprising(locale),
        Sign::HardPartTooGood { .. } => result::reason_hard_part_too_good(locale),
        Sign::LeftTab { .. } => result::reason_left_tab(locale, figure),
        Sign::Hidden { .. } => result::reason_hidden(locale, figure),
        Sign::NarrowWindow { .. } => result::reason_narrow_window(locale, figure),
        Sign::ClockJump => result::reason_clock_jump(locale),
        Sign::ImpossibleTimes => result::reason_impossible_times(locale),
    }
}

/// How the kinds of task compare within this person: a sentence for each that stands out, or one for all.
pub(super) fn kinds(locale: Locale, profile: Option<&Profile>) -> Vec<String> {
    let Some(profile) = profile else { return vec![say::kinds_none(locale)] };
    let told: Vec<String> = DIMENSIONS
        .into_iter()
        .zip(&profile.kinds)
        .filter_map(|(dimension, score)| {
            let points = l10n::one_decimal(locale, distance(score).tenths.abs());
            let name = kind(locale, dimension);
            Some(match score.lean? {
                Lean::Strength => say::kinds_strength(locale, &name, &points),
                Lean::Weakness => say::kinds_weakness(locale, &name, &points),
            })
        })
        .collect();
    let untold = profile.kinds.iter().any(|score| distance(score).needed.is_none());
    if !told.is_empty() {
        told
    } else if untold {
        vec![say::kinds_untold(locale)]
    } else {
        vec![say::kinds_even(locale)]
    }
}

/// What the run looks like: nothing to note, or what was noticed.
pub(super) fn run_verdict(locale: Locale, verdict: &Verdict) -> Vec<Block> {
    let signs = signs(locale, verdict);
    if signs.is_empty() {
        vec![text(say::valid(locale))]
    } else {
        vec![note(say::caution(locale)), points(signs)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_printed_with_the_figure_that_the_screen_shows() {
        for one in [Sign::LowEffort { effort: 26.0 / 30.0 }, Sign::Hidden { seconds: 75.6 }] {
            let figure = one.figure().expect("a figure").to_string();
            assert!(sign(Locale::En, one).contains(&figure), "{figure}: {}", sign(Locale::En, one));
        }
    }
}
