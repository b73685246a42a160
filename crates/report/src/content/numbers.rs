//! Numbers of a run that sentences follow from. Nothing here speaks.

use lab::dimensions::{DIMENSIONS, Dimension};
use measure::{scale::Printed, special::normal_cdf};

use super::crowds;
use crate::facts::{Facts, LOWEST_IQ, Question};

/// A place among those who took the test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Standing {
    pub(super) runs: i64,
    pub(super) lower: i64,
    pub(super) same: i64,
    pub(super) higher: i64,
    /// Mean IQ of the takers.
    pub(super) average: f64,
}

impl Standing {
    pub(super) fn place(&self) -> i64 {
        self.higher + 1
    }
}

/// Nothing where too few have taken the test. The own run is always one of those with the same score.
#[expect(clippy::cast_precision_loss, reason = "counts of people")]
pub(super) fn standing(facts: &Facts, score: &Printed) -> Option<Standing> {
    let counts = facts.crowd.scores.as_ref()?;
    let (mut lower, mut same, mut higher, mut sum) = (0, 0, 0, 0.0);
    for (iq, count) in (LOWEST_IQ..).zip(counts) {
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
    Some(Standing { runs: lower + same + higher, lower, same, higher, average })
}

/// Right ones and all.
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

/// This far from the score a puzzle is easy or hard.
pub(super) const FAR: i32 = 15;

/// Answers to easy, middling and hard puzzles, seen from the score.
pub(super) fn by_difficulty(facts: &Facts, iq: i32) -> [Tally; 3] {
    let between = |low: i32, high: i32| {
        tally(
            facts.questions.iter().filter(move |question| (low..=high).contains(&(question.difficulty - iq))),
        )
    };
    [between(i32::MIN / 2, -FAR), between(1 - FAR, FAR - 1), between(FAR, i32::MAX / 2)]
}

/// The difficulty up to which a puzzle is within reach of somebody with this score.
pub(super) fn reach(facts: &Facts, iq: i32) -> i32 {
    let hardest = facts.questions.iter().map(|question| question.difficulty).max();
    hardest.unwrap_or(iq).min(iq + FAR)
}

/// The kind with the largest share missed among the puzzles within reach, once two or more of those
/// were missed: nobody should begin with what is far too hard.
pub(super) fn most_missed(facts: &Facts, iq: i32) -> Option<(Dimension, Tally)> {
    let reach = reach(facts, iq);
    let within = |question: &&Question| question.difficulty <= reach;
    let missed = tally(facts.questions.iter().filter(within)).missed();
    let kinds = DIMENSIONS.into_iter().map(|kind| (kind, tally(of_kind(facts, kind).filter(within))));
    let kinds = kinds.filter(|(_, tally)| tally.missed() > 0);
    // Shares are compared as products: a/b < c/d where a·d < c·b. The first of equals stays.
    let most = kinds.reduce(|most, next| {
        let larger = next.1.missed() * most.1.all > most.1.missed() * next.1.all;
        if larger { next } else { most }
    });
    most.filter(|_| missed >= 2)
}

/// A third of the test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Third {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) ms: i64,
    /// Medians of others added up; nothing where one of them isn't known.
    pub(super) others_ms: Option<i64>,
    /// Mean difficulty as an IQ.
    pub(super) difficulty: i64,
}

/// First, middle and last third; nothing for a test of fewer than three questions.
pub(super) fn thirds(facts: &Facts) -> Option<[Third; 3]> {
    let count = facts.questions.len();
    let asked: Vec<_> = facts.questions.iter().zip(crowds(facts)).collect();
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

/// Medians of the times of right and of wrong answers. Rapid ones don't count, and fewer than five of
/// either sort say nothing.
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

/// How two amounts compare; a fifth more or less is alike.
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

/// Standard error of the test itself at the run's answers, in IQ points.
pub(super) fn test_error(facts: &Facts, score: &Printed) -> f64 {
    15.0 * score.estimate.se / facts.scale.norms.population().sd
}

/// Standard error that the norms add, in IQ points.
pub(super) fn norm_error(facts: &Facts) -> f64 {
    let norms = &facts.scale.norms;
    (norms.level_error * norms.level_error + norms.form_error * norms.form_error).sqrt()
}

/// How far two scores of parallel forms under the same norms lie apart by chance in 95 of 100 cases:
/// the level is the same in both, measurement and form aren't.
pub(super) fn difference_needed(facts: &Facts, score: &Printed) -> i64 {
    let (test, form) = (test_error(facts, score), facts.scale.norms.form_error);
    whole(libm::ceil(1.96 * (2.0 * (test * test + form * form)).sqrt()))
}

/// How likely the true IQ of somebody of the norm group lies in this range, given the answers: the
/// estimate with all its errors against how common each IQ is, both taken as normal.
pub(super) fn likely(facts: &Facts, score: &Printed, from: Option<i32>, to: Option<i32>) -> f64 {
    let (test, norms) = (test_error(facts, score), norm_error(facts));
    let error = test * test + norms * norms;
    let kept = 225.0 / (225.0 + error);
    let centre = 100.0 + kept * (facts.scale.norms.true_iq(score.estimate.theta) - 100.0);
    let spread = (kept * error).sqrt();
    let place = |iq: f64| normal_cdf((iq - centre) / spread);
    let low = from.map_or(0.0, |from| place(f64::from(from) - 0.5));
    to.map_or(1.0, |to| place(f64::from(to) + 0.5)) - low
}

/// Share of people below an IQ on the curve.
pub(super) fn below(iq: f64) -> f64 {
    normal_cdf((iq - 100.0) / 15.0)
}

/// Share of people with a whole IQ from here to there; an end that isn't there is open.
pub(super) fn share(from: Option<i32>, to: Option<i32>) -> f64 {
    let low = from.map_or(0.0, |from| below(f64::from(from) - 0.5));
    to.map_or(1.0, |to| below(f64::from(to) + 0.5)) - low
}

/// To the nearest whole number; nonsense is 0.
#[expect(clippy::cast_possible_truncation, reason = "IQ points, shares of 100 and counts of puzzles")]
pub(super) fn whole(value: f64) -> i64 {
    libm::round(value) as i64
}

/// To the nearest tenth, as `l10n::one_decimal` takes it.
pub(super) fn tenths(value: f64) -> i64 {
    whole(10.0 * value)
}
