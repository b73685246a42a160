//! Pace: the time spent compared with others on the same puzzles. Worded neutrally; slower is not worse.

use l10n::{Locale, report as say};
use measure::{
    pace::{Timing, pace, reliability},
    simulate::PACE_SD,
    subscores::Level,
};

use super::{
    Context,
    blocks::{heading, lead, section, table, text},
    dimensions::band,
    kind::{empty_card, scored_card},
    numbers::{Third, below, thirds},
    words,
};
use crate::iq::facts::{CROWD_FLOOR, Facts, QuestionCrowd};
use crate::value::{Block, DimensionCard, DimensionKey, Section, Table};

/// A pace on the scale of 100 ± 15; more is quicker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pace {
    pub(super) score: f64,
    pub(super) se: f64,
    /// Own time as a share of the time of others.
    pub(super) ratio: f64,
    pub(super) reliability: f64,
    /// Number of puzzles it is based on.
    pub(super) puzzles: i64,
    /// Of these, the puzzles on which half of the others took longer.
    pub(super) quicker: i64,
}

/// Lower limit for the variance of one person's log-times, whatever the histogram shows.
const LEAST_VARIANCE: f64 = 0.01;

/// The person effect of log-times (van der Linden 2006), as a posterior mean in a population whose paces
/// have the standard deviation [`PACE_SD`], since histograms of single questions can't separate person
/// effects from chance. `None` unless four in five questions have enough answers from others.
pub(super) fn measured(facts: &Facts) -> Option<Pace> {
    let (mut timings, mut times, mut quicker) = (Vec::new(), Vec::new(), 0);
    for (question, crowd) in facts.questions.iter().zip(facts.crowds()) {
        let timing = crowd.filter(|crowd| crowd.answered >= CROWD_FLOOR).and_then(timing);
        let Some(timing) = timing.filter(|_| !question.rapid && question.ms > 0) else { continue };
        timings.push(timing);
        times.push(f64::from(question.ms) / 1000.0);
        quicker += i64::from(crowd.is_some_and(|crowd| i64::from(question.ms) < crowd.median_ms));
    }
    if timings.is_empty() || 5 * timings.len() < 4 * facts.questions.len() {
        return None;
    }
    let estimate = pace(&timings, &times);
    let reliability = reliability(PACE_SD, estimate.se);
    let (score, se) =
        (100.0 + 15.0 * reliability * estimate.theta / PACE_SD, 15.0 * (1.0 - reliability).max(0.0).sqrt());
    Some(Pace {
        score,
        se,
        ratio: libm::exp(-estimate.theta),
        reliability,
        puzzles: i64::try_from(timings.len()).unwrap_or(i64::MAX),
        quicker,
    })
}

/// How long a question takes, from the histogram of others: mean and spread of log-seconds, with the spread
/// between people removed.
#[expect(clippy::cast_precision_loss, reason = "counts of people and numbers of buckets")]
fn timing(crowd: &QuestionCrowd) -> Option<Timing> {
    let total: i64 = crowd.times.iter().sum();
    if total < CROWD_FLOOR {
        return None;
    }
    // A bucket is a quarter of a doubling, starting at half a second; its middle represents it.
    let middle = |bucket: usize| libm::log(0.5) + (bucket as f64 + 0.5) * 0.25 * core::f64::consts::LN_2;
    let mean = |of: &dyn Fn(f64) -> f64| {
        let sum: f64 =
            crowd.times.iter().enumerate().map(|(bucket, count)| *count as f64 * of(middle(bucket))).sum();
        sum / total as f64
    };
    let beta = mean(&|log| log);
    let variance = mean(&|log| (log - beta) * (log - beta)) - PACE_SD * PACE_SD;
    Some(Timing { beta, alpha: 1.0 / variance.max(LEAST_VARIANCE).sqrt() })
}

pub(super) fn section_of(context: &Context<'_>) -> Section {
    let Context { facts, locale, .. } = *context;
    let pace = context.pace.as_ref();
    let mut blocks = vec![
        lead(match pace {
            Some(pace) => say::pace_lead(locale, &words::percent(locale, pace.ratio)),
            None => say::pace_lead_none(locale),
        }),
        Block::Dimension { dimension: card(locale, pace) },
        heading(say::pace_neutral_title(locale)),
        text(say::pace_neutral(locale)),
    ];
    if let Some(pace) = pace {
        blocks.push(text(say::pace_method(locale, pace.puzzles)));
        blocks.push(text(say::pace_reliability(locale, &words::percent(locale, pace.reliability))));
        if pace.quicker > 0 {
            blocks.push(text(say::pace_quicker_than(locale, pace.quicker, pace.puzzles)));
        }
    }
    if let Some(thirds) = thirds(facts) {
        blocks.push(heading(say::pace_thirds(locale)));
        blocks.push(Block::Table { table: parts(locale, &thirds) });
        blocks.extend(change(locale, &thirds).map(text));
        let [first, _, last] = thirds;
        if last.difficulty > first.difficulty {
            blocks.push(text(say::pace_harder(locale, first.difficulty, last.difficulty)));
        }
    }
    section("pace", say::kind_pace(locale), blocks)
}

fn card(locale: Locale, pace: Option<&Pace>) -> DimensionCard {
    let (key, name) = (DimensionKey::Pace, say::kind_pace(locale));
    let Some(pace) = pace else {
        return empty_card(locale, key, name, say::pace_none(locale, CROWD_FLOOR));
    };
    let (band, people) = (band(pace.score, pace.se), words::hundredth(below(pace.score)));
    let interpretation = match band.level {
        Some(Level::VeryHigh | Level::High) => say::pace_fast(locale, people),
        Some(Level::Middle) => say::pace_middle(locale, people),
        Some(Level::Low | Level::VeryLow) => say::pace_slow(locale, people),
        None => say::read_not_enough(locale, band.low.into(), band.high.into()),
    };
    scored_card(locale, band, empty_card(locale, key, name, interpretation))
}

fn parts(locale: Locale, thirds: &[Third; 3]) -> Table {
    let names = [say::part_first, say::part_middle, say::part_last];
    let medians = thirds.iter().all(|third| third.others_ms.is_some());
    let rows = thirds.iter().zip(names).map(|(third, name)| {
        let own = words::time(locale, third.ms);
        let others = third.others_ms.filter(|_| medians).map(|ms| words::time(locale, ms));
        [name(locale, third.from.into(), third.to.into()), own].into_iter().chain(others).collect()
    });
    let head = [say::head_part(locale), say::head_time(locale)];
    table(
        say::pace_thirds_caption(locale),
        head.into_iter().chain(medians.then(|| say::head_medians(locale))).collect(),
        rows.collect(),
    )
}

/// Whether the last third went more slowly than the first, relative to others.
fn change(locale: Locale, [first, _, last]: &[Third; 3]) -> Option<String> {
    let (first_others, last_others) = (first.others_ms?.max(1), last.others_ms?.max(1));
    let share = |own: i64, others: i64| words::percent_of(own, others);
    let (before, after) = (share(first.ms, first_others), share(last.ms, last_others));
    // A change within a tenth is not reported as one.
    let say = if 10 * after > 11 * before {
        say::pace_slower
    } else if 11 * after < 10 * before {
        say::pace_quicker
    } else {
        say::pace_kept
    };
    Some(say(locale, &l10n::percent(locale, before), &l10n::percent(locale, after)))
}
