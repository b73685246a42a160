//! The numbers of a run that sentences are chosen by. No text here.

use domain::stats::IQ_LOWEST;
use lab::dimensions::{DIMENSIONS, Dimension};
use measure::{scale::Printed, special::normal_cdf, subscores::SubScore};

use crate::iq::facts::{Facts, Question};

/// A difference is reported from this many standard errors on, as in `measure::subscores`.
const TOLD: f64 = 1.65;

/// A place among those who took the test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rank {
    pub(super) runs: i64,
    pub(super) lower: i64,
    pub(super) same: i64,
    pub(super) higher: i64,
    /// Mean IQ of the takers.
    pub(super) average: f64,
}

impl Rank {
    pub(super) fn place(&self) -> i64 {
        self.higher + 1
    }
}

/// `None` where too few have taken the test. The run itself always counts among those with the same score.
#[expect(clippy::cast_precision_loss, reason = "counts of people")]
pub(super) fn standing(facts: &Facts, score: &Printed) -> Option<Rank> {
    let counts = facts.crowd.scores.as_ref()?;
    let (mut lower, mut same, mut higher, mut sum) = (0, 0, 0, 0.0);
    for (iq, count) in (IQ_LOWEST..).zip(counts) {
        match iq.cmp(&score.iq) {
            std::cmp::Ordering::Less => lower += count,
            std::cmp::Ordering::Equal => same += count,
            std::cmp::Ordering::Greater => higher += count,
        }
        sum += f64::from(iq) * *count as f64;
    }
    let known = lower + same + higher;
    let same = same.max(1);
    let average = sum / known.max(1) as f64;
    Some(Rank { runs: lower + same + higher, lower, same, higher, average })
}

/// Right answers and all answers. A rapid answer that was right counts as right here, as on the screen;
/// only the score leaves it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Tally {
    pub(super) right: i64,
    pub(super) all: i64,
}

impl Tally {
    pub(super) fn missed(self) -> i64 {
        self.all - self.right
    }
}

pub(super) fn tally<'a>(questions: impl Iterator<Item = &'a Question>) -> Tally {
    questions.fold(Tally::default(), |tally, question| Tally {
        right: tally.right + i64::from(question.right()),
        all: tally.all + 1,
    })
}

pub(super) fn of_kind(facts: &Facts, kind: Dimension) -> impl Iterator<Item = &Question> {
    facts.questions.iter().filter(move |question| question.kind == kind)
}

/// A puzzle this far from the score is easy or hard.
pub(super) const FAR: i32 = 15;

/// Answers to easy, middling and hard puzzles, relative to the score; without rapid answers, which the
/// score leaves out.
pub(super) fn by_difficulty(facts: &Facts, iq: i32) -> [Tally; 3] {
    let between = |low: i32, high: i32| {
        let scored = facts.questions.iter().filter(|question| !question.rapid);
        tally(scored.filter(move |question| (low..=high).contains(&(question.difficulty - iq))))
    };
    [between(i32::MIN / 2, -FAR), between(1 - FAR, FAR - 1), between(FAR, i32::MAX / 2)]
}

/// The difficulty up to which a puzzle is within reach at this score.
pub(super) fn reach(facts: &Facts, iq: i32) -> i32 {
    let hardest = facts.questions.iter().map(|question| question.difficulty).max();
    hardest.unwrap_or(iq).min(iq + FAR)
}

/// Where the misses among the puzzles within reach lie: practice shouldn't begin with what is far too hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Missed {
    /// One at most.
    Hardly,
    /// More of them in this kind than in any other.
    Most(Dimension, Tally),
    /// No kind has clearly the most.
    Spread,
}

/// A kind has the most only with at least two missed out of at least three, and never in a tie.
pub(super) fn missed(facts: &Facts, iq: i32) -> Missed {
    let reach = reach(facts, iq);
    let within = |question: &&Question| question.difficulty <= reach;
    if tally(facts.questions.iter().filter(within)).missed() < 2 {
        return Missed::Hardly;
    }
    let kinds = DIMENSIONS.map(|kind| (kind, tally(of_kind(facts, kind).filter(within))));
    let most = kinds.iter().map(|(_, tally)| tally.missed()).max().unwrap_or_default();
    let mut first = kinds.into_iter().filter(|(_, tally)| tally.missed() == most);
    match (first.next(), first.next()) {
        (Some((kind, tally)), None) if most >= 2 && tally.all >= 3 => Missed::Most(kind, tally),
        _ => Missed::Spread,
    }
}

/// A third of the test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Third {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) ms: i64,
    /// Sum of the medians of others; `None` where one of them isn't known.
    pub(super) others_ms: Option<i64>,
    /// Mean difficulty as an IQ.
    pub(super) difficulty: i64,
}

/// First, middle and last third; `None` for a test of fewer than three questions.
pub(super) fn thirds(facts: &Facts) -> Option<[Third; 3]> {
    let count = facts.questions.len();
    let asked: Vec<_> = facts.questions.iter().zip(facts.crowds()).collect();
    let third = |part: usize| {
        let questions = &asked[part * count / 3..(part + 1) * count / 3];
        let (first, last) = (questions.first()?.0, questions.last()?.0);
        let sum: i64 = questions.iter().map(|(question, _)| i64::from(question.difficulty)).sum();
        let size = i64::try_from(questions.len()).ok()?;
        Some(Third {
            from: first.number,
            to: last.number,
            ms: questions.iter().map(|(question, _)| i64::from(question.ms)).sum(),
            others_ms: questions.iter().map(|(_, crowd)| crowd.map(|crowd| crowd.median_ms)).sum(),
            difficulty: (2 * sum + size).div_euclid(2 * size),
        })
    };
    Some([third(0)?, third(1)?, third(2)?])
}

/// Time on all questions.
pub(super) fn total_ms<'a>(questions: impl Iterator<Item = &'a Question>) -> i64 {
    questions.map(|question| i64::from(question.ms)).sum()
}

/// Median times of right and of wrong answers. Rapid ones don't count; `None` with fewer than five of
/// either.
pub(super) fn right_and_wrong(facts: &Facts) -> Option<(i64, i64)> {
    let of = |right: bool| {
        let given = facts.questions.iter().filter(|question| question.chosen.is_some() && !question.rapid);
        let mut times: Vec<i64> = given
            .filter(|question| question.right() == right)
            .map(|question| i64::from(question.ms))
            .collect();
        times.sort_unstable();
        (times.len() >= 5).then(|| times[times.len() / 2])
    };
    Some((of(true)?, of(false)?))
}

/// How two amounts compare; within a fifth they count as alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compared {
    Less,
    Alike,
    More,
}

pub(super) fn compared(one: i64, other: i64) -> Compared {
    if 5 * one > 6 * other {
        Compared::More
    } else if 6 * one < 5 * other {
        Compared::Less
    } else {
        Compared::Alike
    }
}

/// The test's standard error at the true value estimated from the run's answers, in IQ points.
pub(super) fn test_error(facts: &Facts, score: &Printed) -> f64 {
    15.0 * score.estimate.se / facts.scale.norms.population().sd
}

/// Standard error added by the norms, in IQ points, for somebody in the middle. Towards the ends it is
/// slightly larger (`measure::scale::Scale::norm_error`), so sentences say “about”.
pub(super) fn norm_error(facts: &Facts) -> f64 {
    let norms = &facts.scale.norms;
    (norms.level_error * norms.level_error + norms.form_error * norms.form_error).sqrt()
}

/// Standard error of a printed score, in IQ points: how far scores of people with the same true value
/// scatter. It is smaller than [`test_error`], because printed scores are shrunk towards 100. Interpolated
/// linearly between two levels, constant beyond the outermost ones.
pub(super) fn printed_error(facts: &Facts, score: &Printed) -> f64 {
    let errors = &facts.scale.errors;
    let above = errors.partition_point(|error| error.iq < score.iq);
    let below = above.checked_sub(1).and_then(|below| errors.get(below));
    match (below, errors.get(above)) {
        (Some(low), Some(high)) => {
            let share = f64::from(score.iq - low.iq) / f64::from(high.iq - low.iq);
            low.sem + share * (high.sem - low.sem)
        }
        (Some(end), None) | (None, Some(end)) => end.sem,
        (None, None) => test_error(facts, score),
    }
}

/// How far apart two printed scores of parallel forms under the same norms lie by chance in 95 of 100
/// cases. Both share the error of the norms' level; measurement and form errors differ.
pub(super) fn difference_needed(facts: &Facts, score: &Printed) -> i64 {
    let (test, form) = (printed_error(facts, score), facts.scale.norms.form_error);
    whole(libm::ceil(1.96 * (2.0 * (test * test + form * form)).sqrt()))
}

/// Share of people below an IQ on the curve.
pub(super) fn below(iq: f64) -> f64 {
    normal_cdf((iq - 100.0) / 15.0)
}

/// Share of people with a whole IQ from `from` to `to`; `None` is an open end.
pub(super) fn share(from: Option<i32>, to: Option<i32>) -> f64 {
    let low = from.map_or(0.0, |from| below(f64::from(from) - 0.5));
    to.map_or(1.0, |to| below(f64::from(to) + 0.5)) - low
}

/// To the nearest whole number; 0 if not finite.
#[expect(clippy::cast_possible_truncation, reason = "IQ points, shares of 100 and counts of puzzles")]
pub(super) fn whole(value: f64) -> i64 {
    libm::round(value) as i64
}

/// To the nearest tenth, in the unit of `l10n::one_decimal`.
pub(super) fn tenths(value: f64) -> i64 {
    whole(10.0 * value)
}

/// How far a kind lies from the person's own average, and the distance from which it counts, both as
/// printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Distance {
    /// In tenths of a point.
    pub(super) tenths: i64,
    /// In tenths of a point; `None` where the kind has too little information to count at all.
    pub(super) needed: Option<i64>,
}

/// Rounding never moves a distance across the threshold from which it counts.
pub(super) fn distance(score: &SubScore) -> Distance {
    let limit = TOLD * score.difference_se;
    let (size, needed) = (tenths(score.difference.abs()), whole(libm::ceil(10.0 * limit)));
    let (size, needed) = if score.lean.is_some() {
        (size.max(needed), Some(needed))
    } else if score.difference.abs() <= limit {
        (size.min(needed - 1).max(0), Some(needed))
    } else {
        (size, None)
    };
    Distance { tenths: if score.difference < 0.0 { -size } else { size }, needed }
}
