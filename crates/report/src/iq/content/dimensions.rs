//! The kinds of task side by side: scores, margins, levels, and which differences are more than chance.

use l10n::report as say;
use lab::dimensions::{DIMENSIONS, Dimension};
use measure::subscores::{Level, SubScore};

use super::{
    Context,
    blocks::{lead, section, table, text},
    numbers::{Distance, distance, norm_error, of_kind, tally, whole},
    words,
};
use crate::value::{Block, Chart, LevelKey, ProfileChart, ProfileRow, Section, Table};

/// The middle half of the population.
pub(super) const REFERENCE: (i32, i32) = (90, 110);
/// Two-sided 80 %.
const WIDTH: f64 = 1.281_551_565_544_600_4;
/// The correlation assumed between any two kinds, the same as in the bank of the forms.
const ASSUMED_CORRELATION: f64 = 0.9;
/// Ends of the chart's scale.
const SCALE: (i32, i32) = (55, 145);

/// A score with the ends of its 80 % margin, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Band {
    pub(super) score: i32,
    pub(super) low: i32,
    pub(super) high: i32,
    /// `None` if the margin reaches over more than two neighbouring levels.
    pub(super) level: Option<Level>,
}

/// Whether a level is named depends on the printed ends of the margin; unrounded ones could contradict
/// them.
pub(super) fn band(score: f64, se: f64) -> Band {
    let printed = |value: f64| i32::try_from(whole(value)).unwrap_or_default();
    let level = |iq: i32| Level::of(f64::from(iq));
    let (own, rounded) = (Level::of(score), printed(score));
    let (low, high) = (printed(score - WIDTH * se), printed(score + WIDTH * se));
    Band {
        // 109.7 is moderate and high begins at 110, so it is printed as 109.
        score: if level(rounded) > own { rounded - 1 } else { rounded },
        low,
        high,
        level: (level(high) as u8 - level(low) as u8 <= 1).then_some(own),
    }
}

/// The level's key for screen and paper.
pub(super) fn level_key(level: Option<Level>) -> LevelKey {
    match level {
        Some(Level::VeryHigh) => LevelKey::VeryHigh,
        Some(Level::High) => LevelKey::High,
        Some(Level::Middle) => LevelKey::Moderate,
        Some(Level::Low) => LevelKey::Low,
        Some(Level::VeryLow) => LevelKey::VeryLow,
        None => LevelKey::NotEnough,
    }
}

/// The score of a kind; `None` where the form lacks it.
pub(super) fn subscore<'a>(context: &Context<'a>, kind: Dimension) -> Option<&'a SubScore> {
    let place = DIMENSIONS.iter().position(|one| *one == kind)?;
    context.facts.profile.as_ref()?.kinds.get(place)
}

pub(super) fn dimensions(context: &Context<'_>) -> Section {
    let Context { facts, locale, .. } = *context;
    let mut told = words::kinds(locale, facts.profile.as_ref()).into_iter();
    let mut blocks: Vec<Block> = told.next().map(lead).into_iter().collect();
    blocks.extend(told.map(text));
    let (low, high) = REFERENCE;
    blocks.push(Block::Chart { chart: Chart::Profile(chart(context)), table: scores(context) });
    let norms = words::decimal(locale, norm_error(facts));
    blocks.push(text(say::dimensions_scale(locale, low.into(), high.into(), &norms)));
    blocks.push(text(say::dimensions_levels(locale)));
    if facts.profile.is_some() {
        blocks.push(text(say::dimensions_joined(locale, &words::decimal(locale, ASSUMED_CORRELATION))));
        blocks.push(Block::Table { table: differences(context) });
        blocks.push(text(say::dimensions_chance(locale)));
    }
    blocks.push(text(say::dimensions_pace(locale)));
    section("dimensions", say::dimensions_title(locale), blocks)
}

/// Every dimension with its band where known, pace last.
fn rows(context: &Context<'_>) -> Vec<(String, Option<Band>)> {
    let locale = context.locale;
    let kinds = DIMENSIONS.into_iter().map(|kind| {
        let band = subscore(context, kind).map(|score| band(score.score, score.se));
        (words::kind(locale, kind), band)
    });
    let pace = context.pace.as_ref().map(|pace| band(pace.score, pace.se));
    kinds.chain([(say::kind_pace(locale), pace)]).collect()
}

fn chart(context: &Context<'_>) -> ProfileChart {
    let (reference_low, reference_high) = REFERENCE;
    let rows = rows(context).into_iter().map(|(name, band)| ProfileRow {
        name,
        level: words::level(context.locale, band.and_then(|band| band.level)),
        score: band.map(|band| band.score),
        low: band.map(|band| band.low),
        high: band.map(|band| band.high),
    });
    ProfileChart {
        lowest: SCALE.0,
        highest: SCALE.1,
        reference_low,
        reference_high,
        reference_label: say::reference(context.locale, reference_low.into(), reference_high.into()),
        rows: rows.collect(),
    }
}

/// Every dimension with its score, margin and level.
pub(super) fn scores(context: &Context<'_>) -> Table {
    let locale = context.locale;
    let rights = DIMENSIONS.map(|kind| {
        let tally = tally(of_kind(context.facts, kind));
        say::count(locale, tally.right, tally.all)
    });
    let rights = rights.into_iter().chain([words::NOTHING.to_owned()]);
    let rows = rows(context).into_iter().zip(rights).map(|((name, band), right)| {
        let nothing = || words::NOTHING.to_owned();
        vec![
            name,
            right,
            band.map_or_else(nothing, |band| l10n::number(locale, band.score.into())),
            band.map_or_else(nothing, |band| say::span(locale, band.low.into(), band.high.into())),
            words::level(locale, band.and_then(|band| band.level)),
        ]
    });
    table(
        say::dimensions_caption(locale),
        vec![
            say::head_kind(locale),
            say::head_right(locale),
            say::head_score(locale),
            say::head_margin(locale),
            say::head_level(locale),
        ],
        rows.collect(),
    )
}

fn differences(context: &Context<'_>) -> Table {
    let locale = context.locale;
    let rows = DIMENSIONS.into_iter().filter_map(|kind| {
        let Distance { tenths, needed } = distance(subscore(context, kind)?);
        Some(vec![
            words::kind(locale, kind),
            words::signed(locale, tenths),
            needed.map_or_else(|| words::NOTHING.to_owned(), |needed| l10n::one_decimal(locale, needed)),
        ])
    });
    table(
        say::difference_caption(locale),
        vec![say::head_kind(locale), say::head_difference(locale), say::head_needed(locale)],
        rows.collect(),
    )
}
