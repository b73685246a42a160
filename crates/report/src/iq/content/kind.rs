//! One kind of task: its score, what it asks, and the run's own puzzles of this kind.

use l10n::{Locale, report as say};
use lab::dimensions::Dimension;
use measure::subscores::{Lean, Level, SubScore};

use super::{
    Context,
    blocks::{heading, lead, section, table, text},
    dimensions::{Band, REFERENCE, band, level_key, subscore},
    numbers::{below, distance, of_kind, tally, total_ms},
    words,
};
use crate::iq::facts::{Question, QuestionCrowd};
use crate::value::{Block, DimensionCard, DimensionKey, LevelKey, Section, Table};

pub(super) fn kind(context: &Context<'_>, kind: Dimension) -> Section {
    let locale = context.locale;
    let score = subscore(context, kind);
    let count = tally(of_kind(context.facts, kind));
    let mut blocks = vec![
        lead(say::kind_lead(locale, count.right, count.all)),
        Block::Dimension { dimension: card(context, kind, score) },
        heading(say::kind_what(locale)),
        text(what(locale, kind)),
        Block::Table { table: puzzles(context, kind) },
    ];
    blocks.extend(told(context, kind).into_iter().map(text));
    if let Some(score) = score {
        blocks.push(text(standing_out(locale, kind, score)));
        blocks.push(text(say::kind_worth(
            locale,
            &words::percent(locale, score.worth.total),
            &words::percent(locale, score.worth.augmented),
        )));
    }
    blocks.push(heading(say::kind_how(locale)));
    blocks.push(text(how(locale, kind)));
    let key = match kind {
        Dimension::Induction => "induction",
        Dimension::Logic => "logic",
        Dimension::Spatial => "spatial",
        Dimension::SeveralRules => "several_rules",
    };
    section(key, words::kind(locale, kind), blocks)
}

fn what(locale: Locale, kind: Dimension) -> String {
    match kind {
        Dimension::Induction => say::kind_what_induction(locale),
        Dimension::Logic => say::kind_what_logic(locale),
        Dimension::Spatial => say::kind_what_spatial(locale),
        Dimension::SeveralRules => say::kind_what_several(locale),
    }
}

fn how(locale: Locale, kind: Dimension) -> String {
    match kind {
        Dimension::Induction => say::kind_how_induction(locale),
        Dimension::Logic => say::kind_how_logic(locale),
        Dimension::Spatial => say::kind_how_spatial(locale),
        Dimension::SeveralRules => say::kind_how_several(locale),
    }
}

fn card(context: &Context<'_>, kind: Dimension, score: Option<&SubScore>) -> DimensionCard {
    let locale = context.locale;
    let key = match kind {
        Dimension::Induction => DimensionKey::Induction,
        Dimension::Logic => DimensionKey::Logic,
        Dimension::Spatial => DimensionKey::Spatial,
        Dimension::SeveralRules => DimensionKey::SeveralRules,
    };
    let name = words::kind(locale, kind);
    let Some(score) = score else {
        return empty_card(locale, key, name, say::kinds_none(locale));
    };
    let (band, people) = (band(score.score, score.se), words::hundredth(below(score.score)));
    let interpretation = match band.level {
        Some(Level::VeryHigh) => say::read_very_high(locale, people),
        Some(Level::High) => say::read_high(locale, people),
        Some(Level::Middle) => say::read_moderate(locale, people),
        Some(Level::Low) => say::read_low(locale, people),
        Some(Level::VeryLow) => say::read_very_low(locale, people),
        None => say::read_not_enough(locale, band.low.into(), band.high.into()),
    };
    scored_card(locale, band, empty_card(locale, key, name, interpretation))
}

/// The card with its score.
pub(super) fn scored_card(locale: Locale, band: Band, card: DimensionCard) -> DimensionCard {
    DimensionCard {
        score: Some(band.score),
        low: Some(band.low),
        high: Some(band.high),
        level: level_key(band.level),
        level_name: words::level(locale, band.level),
        ..card
    }
}

/// A dimension without a score.
pub(super) fn empty_card(
    locale: Locale,
    key: DimensionKey,
    name: String,
    interpretation: String,
) -> DimensionCard {
    let (reference_low, reference_high) = REFERENCE;
    DimensionCard {
        key,
        name,
        score: None,
        low: None,
        high: None,
        reference_low,
        reference_high,
        reference: say::reference(locale, reference_low.into(), reference_high.into()),
        level: LevelKey::NotEnough,
        level_name: say::level_not_enough(locale),
        interpretation,
    }
}

/// The puzzles of this kind. Only owners of the wrong-answer analysis see which were right: together with
/// the chosen option, that gives the answer away.
fn puzzles(context: &Context<'_>, kind: Dimension) -> Table {
    let Context { facts, locale, owned, .. } = *context;
    let own: Vec<(&Question, Option<&QuestionCrowd>)> =
        facts.questions.iter().zip(facts.crowds()).filter(|(question, _)| question.kind == kind).collect();
    let medians = own.iter().any(|(_, crowd)| crowd.is_some());
    let mut head = vec![say::head_puzzle(locale), say::head_difficulty(locale), say::head_time(locale)];
    head.extend(medians.then(|| say::head_median(locale)));
    head.extend(owned.wrong_answers.then(|| say::head_answer(locale)));
    let row = |(question, crowd): &(&Question, Option<&QuestionCrowd>)| {
        let number = |value: i64| l10n::number(locale, value);
        let mut cells = vec![
            number(question.number.into()),
            number(question.difficulty.into()),
            words::time(locale, question.ms.into()),
        ];
        let median = crowd.map(|crowd| words::time(locale, crowd.median_ms));
        cells.extend(medians.then(|| median.unwrap_or_else(|| words::NOTHING.to_owned())));
        cells.extend(owned.wrong_answers.then(|| words::verdict(locale, question)));
        cells
    };
    table(say::kind_caption(locale), head, own.iter().map(row).collect())
}

/// How others did on the same puzzles, and the time spent on them.
fn told(context: &Context<'_>, kind: Dimension) -> Vec<String> {
    let Context { facts, locale, .. } = *context;
    let own = facts.questions.iter().zip(facts.crowds()).filter(|(question, _)| question.kind == kind);
    #[expect(clippy::cast_precision_loss, reason = "counts of people")]
    let expected: Option<f64> = own
        .map(|(question, crowd)| {
            let crowd = crowd.filter(|crowd| crowd.answered > 0)?;
            let right = crowd.chosen.get(usize::from(question.puzzle.key))?;
            Some(*right as f64 / crowd.answered as f64)
        })
        .sum();
    let (time, all) = (total_ms(of_kind(facts, kind)), total_ms(facts.questions.iter()));
    let share = l10n::percent(locale, words::percent_of(time, all));
    let others = expected.map(|expected| say::kind_others(locale, &words::decimal(locale, expected)));
    others.into_iter().chain([say::kind_time(locale, &words::time(locale, time), &share)]).collect()
}

/// Whether the kind stands out from the person's own profile.
fn standing_out(locale: Locale, kind: Dimension, score: &SubScore) -> String {
    let (name, distance) = (words::kind(locale, kind), distance(score));
    let (points, signed) =
        (l10n::one_decimal(locale, distance.tenths.abs()), words::signed(locale, distance.tenths));
    match score.lean {
        Some(Lean::Strength) => say::kinds_strength(locale, &name, &points),
        Some(Lean::Weakness) => say::kinds_weakness(locale, &name, &points),
        None if distance.needed.is_none() => say::kind_untold(locale, &signed),
        None => say::kind_within(locale, &signed),
    }
}
