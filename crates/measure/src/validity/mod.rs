//! May this run be scored? Signs that a run isn't one person's honest attempt, and the resulting verdict.
//!
//! A verdict is about the run, never about the person: being slow or weak is not a sign. The limits are
//! validated against simulated honest and careless people ([`simulate`](crate::simulate)) and must be
//! estimated again on the first real runs.

mod questionnaire;

pub use questionnaire::{Questionnaire, QuestionnaireSign, even_odd, judge_questionnaire};

use serde::{Deserialize, Serialize};

use crate::{
    effort::{response_time_effort, without_rapid},
    person_fit::{hard_part, lz_star_at},
    responses::MISSING,
    score::{Estimate, Form, log_likelihood, wle},
};

/// What is known about the test that was taken.
#[derive(Debug, Clone, Copy)]
pub struct Test<'a> {
    pub form: &'a Form,
    /// Seconds below which an answer to the item is a rapid guess, see [`effort`](crate::effort).
    pub thresholds: &'a [f64],
    /// Options per item.
    pub options: u8,
}

/// What one person did.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// Chosen options, or [`MISSING`].
    pub choices: Vec<u8>,
    /// `1` right, `0` wrong, or [`MISSING`].
    pub answers: Vec<u8>,
    /// Seconds on each item.
    pub times: Vec<f64>,
    pub circumstances: Circumstances,
}

/// What the browser saw around the run.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Circumstances {
    /// Answers that appeared in one event instead of one by one.
    pub pasted: usize,
    /// How often the tab was left.
    pub left: u32,
    /// Total seconds the tab was hidden.
    pub hidden_seconds: f64,
    /// Narrowest width of the window, if known.
    pub width: Option<u32>,
    /// The clocks of browser and server diverged during the run.
    pub clock_jump: bool,
    /// A time limit ended the run: what is unanswered at its end wasn't reached.
    pub timed_out: bool,
    /// The times of the answers add up to more than has passed since the questions were handed out.
    #[serde(default)]
    pub impossible_times: bool,
}

/// One sign, with the figure that shows it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// Share of given answers that weren't rapid guesses.
    LowEffort { effort: f64 },
    /// The same option `run` times in a row.
    SameOption { run: usize },
    /// The whole test took only `seconds`.
    Hurried { seconds: f64 },
    /// Log-likelihood of the best ability minus that of pure guessing.
    LikeGuessing { ratio: f64 },
    /// Share of the items that were answered.
    Unfinished { answered: f64 },
    /// This many answers arrived in one event.
    Pasted { answers: usize },
    /// This many items took less than 0.3 s.
    Instant { items: usize },
    /// Easy items wrong and hard items right: person fit `lz*`.
    Surprising { fit: f64 },
    /// The probability that somebody with these answers to the easier items does this well on the hardest
    /// third.
    HardPartTooGood { chance: f64 },
    /// The tab was left this many times.
    LeftTab { times: u32 },
    /// The tab was hidden for this many seconds.
    Hidden { seconds: f64 },
    /// The window was this narrow.
    NarrowWindow { width: u32 },
    /// The clock jumped.
    ClockJump,
    /// The answers claim more time than there was.
    ImpossibleTimes,
}

impl Sign {
    /// Its name in API calls and message ids.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::LowEffort { .. } => "low_effort",
            Self::SameOption { .. } => "same_option",
            Self::Hurried { .. } => "hurried",
            Self::LikeGuessing { .. } => "like_guessing",
            Self::Unfinished { .. } => "unfinished",
            Self::Pasted { .. } => "pasted",
            Self::Instant { .. } => "instant",
            Self::Surprising { .. } => "surprising",
            Self::HardPartTooGood { .. } => "hard_part_too_good",
            Self::LeftTab { .. } => "left_tab",
            Self::Hidden { .. } => "hidden",
            Self::NarrowWindow { .. } => "narrow_window",
            Self::ClockJump => "clock_jump",
            Self::ImpossibleTimes => "impossible_times",
        }
    }

    /// The figure as people read it: whole percent, seconds, pixels or a count. `None` where no figure would
    /// mean anything to them. Rounded down: a share just below its limit isn't shown as the limit.
    ///
    /// ```
    /// use measure::validity::Sign;
    ///
    /// assert_eq!(Sign::LowEffort { effort: 26.0 / 30.0 }.figure(), Some(86));
    /// assert_eq!(Sign::Hidden { seconds: 75.6 }.figure(), Some(75));
    /// assert_eq!(Sign::ClockJump.figure(), None);
    /// ```
    pub fn figure(&self) -> Option<i64> {
        match *self {
            Self::LowEffort { effort: share } | Self::Unfinished { answered: share } => {
                Some(whole(share * 100.0 + 1e-9))
            }
            Self::Hurried { seconds } | Self::Hidden { seconds } => Some(whole(seconds)),
            Self::SameOption { run: count }
            | Self::Pasted { answers: count }
            | Self::Instant { items: count } => i64::try_from(count).ok(),
            Self::LeftTab { times } => Some(times.into()),
            Self::NarrowWindow { width } => Some(width.into()),
            Self::LikeGuessing { .. }
            | Self::Surprising { .. }
            | Self::HardPartTooGood { .. }
            | Self::ClockJump
            | Self::ImpossibleTimes => None,
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a cast saturates, and figures are small")]
fn whole(value: f64) -> i64 {
    value.floor() as i64
}

/// The verdict on a run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict<S = Sign> {
    Valid,
    /// Scored, with a note.
    Caution(Vec<S>),
    /// Not scored: the person is shown the signs and gets a new form.
    Invalid(Vec<S>),
}

impl<S> Verdict<S> {
    pub(crate) fn from_signs(invalid: Vec<S>, caution: Vec<S>) -> Self {
        match (invalid.is_empty(), caution.is_empty()) {
            (false, _) => Self::Invalid(invalid),
            (true, false) => Self::Caution(caution),
            (true, true) => Self::Valid,
        }
    }

    pub fn is_invalid(&self) -> bool {
        matches!(self, Self::Invalid(_))
    }
}

/// Limits of the two verdicts. Shares, fit and probabilities apply to any length. Total time is per item (3
/// minutes for 30, 2 for 20). The likelihood ratio that invalidates a run is −1.25 for 30 items and scales
/// with `√(30/items)`: −1.53 for 20. Runs of one option and instant answers are absolute: a shorter form
/// makes them rarer among honest people, and careless ones reach them on 20 items too.
mod limit {
    pub(super) const EFFORT: (f64, f64) = (0.80, 0.90);
    pub(super) const SAME_OPTION: (usize, usize) = (8, 6);
    pub(super) const SECONDS_PER_ITEM: f64 = 6.0;
    /// The first is multiplied by `√(30/items)`.
    pub(super) const GUESSING: (f64, f64) = (-1.25, 0.0);
    pub(super) const FIT: f64 = -2.33;
    pub(super) const HARD_PART: f64 = 0.005;
    pub(super) const ANSWERED: f64 = 0.80;
    pub(super) const PASTED: f64 = 0.80;
    pub(super) const INSTANT: (f64, usize) = (0.3, 2);
    pub(super) const LEFT: u32 = 3;
    pub(super) const HIDDEN: f64 = 60.0;
    pub(super) const WIDTH: u32 = 320;
}

/// Judges a run by its answers, its times and what the browser saw.
///
/// INVALID: effort below .80 (Wise & Kong 2005), one option 8 times in a row, less than 6 s per item,
/// guessing more likely than the model by more than 1.25 (30 items), fewer than 80 % answered, answers pasted, two
/// items under 0.3 s, more time claimed than there was. CAUTION: effort below .90, one option 6 times, guessing as likely as the model,
/// `lz*` below −2.33, a hard part that is too good (p < .005), the tab left three times or hidden for a minute, a window under 320 px, a clock
/// jump.
///
/// ```
/// use measure::{score::Form, simulate::launch_items, validity::{Circumstances, Run, Sign, Test, Verdict, judge}};
/// let form = Form::new(launch_items(30)).unwrap();
/// let test = Test { form: &form, thresholds: &[3.0; 30], options: 6 };
/// let answers = [[1; 15], [0; 15]].concat();
/// let choices = (0..30).map(|item| item * 7 % 6).collect();
/// let mut run = Run { choices, answers, times: vec![20.0; 30], circumstances: Circumstances::default() };
/// assert_eq!(judge(&test, &run), Verdict::Valid);
/// run.choices = vec![2; 30];
/// assert_eq!(judge(&test, &run), Verdict::Invalid(vec![Sign::SameOption { run: 30 }]));
/// ```
pub fn judge(test: &Test<'_>, run: &Run) -> Verdict {
    judge_estimated(test, run, |answers| wle(test.form, answers))
}

/// [`judge`] with `estimate` for the weighted likelihood estimates: a caller may know some already.
pub(crate) fn judge_estimated(test: &Test<'_>, run: &Run, estimate: impl Fn(&[u8]) -> Estimate) -> Verdict {
    let (mut invalid, mut caution) = (Vec::new(), Vec::new());
    by_times(test, run, &mut invalid, &mut caution);
    by_answers(test, run, estimate, &mut invalid, &mut caution);
    by_circumstances(test, run, &mut invalid, &mut caution);
    Verdict::from_signs(invalid, caution)
}

#[expect(clippy::cast_precision_loss, reason = "the number of items")]
fn by_times(test: &Test<'_>, run: &Run, invalid: &mut Vec<Sign>, caution: &mut Vec<Sign>) {
    let items = test.form.items().len();
    let effort = response_time_effort(&run.answers, &run.times, test.thresholds);
    if effort < limit::EFFORT.0 {
        invalid.push(Sign::LowEffort { effort });
    } else if effort < limit::EFFORT.1 {
        caution.push(Sign::LowEffort { effort });
    }
    let known = || run.times.iter().take(items).filter(|seconds| **seconds > 0.0);
    let total: f64 = known().sum();
    // A run without complete times can't be called hurried.
    if known().count() == items && total < limit::SECONDS_PER_ITEM * items as f64 {
        invalid.push(Sign::Hurried { seconds: total });
    }
    let given = |(answer, seconds): &(&u8, &f64)| {
        **answer != MISSING && **seconds > 0.0 && **seconds < limit::INSTANT.0
    };
    let instant = run.answers.iter().zip(&run.times).filter(given).count();
    if instant >= limit::INSTANT.1 {
        invalid.push(Sign::Instant { items: instant });
    }
}

#[expect(clippy::cast_precision_loss, reason = "the number of items")]
fn by_answers(
    test: &Test<'_>,
    run: &Run,
    estimate_of: impl Fn(&[u8]) -> Estimate,
    invalid: &mut Vec<Sign>,
    caution: &mut Vec<Sign>,
) {
    let longest = longest_run(&run.choices);
    if longest >= limit::SAME_OPTION.0 {
        invalid.push(Sign::SameOption { run: longest });
    } else if longest >= limit::SAME_OPTION.1 {
        caution.push(Sign::SameOption { run: longest });
    }
    let answered = share_answered(test, run);
    if answered < limit::ANSWERED {
        invalid.push(Sign::Unfinished { answered });
        return;
    }
    let estimate = estimate_of(&run.answers);
    let ratio = likelihood_ratio_at(test.form, &run.answers, test.options, estimate);
    if ratio < limit::GUESSING.0 * (30.0 / test.form.items().len() as f64).sqrt() {
        invalid.push(Sign::LikeGuessing { ratio });
    } else if ratio < limit::GUESSING.1 {
        caution.push(Sign::LikeGuessing { ratio });
    }
    let tried = without_rapid(&run.answers, &run.times, test.thresholds);
    let estimate = if tried == run.answers { estimate } else { estimate_of(&tried) };
    let fit = lz_star_at(test.form, &tried, estimate);
    if fit < limit::FIT {
        caution.push(Sign::Surprising { fit });
    }
    let chance = hard_part(test.form, &tried);
    if chance < limit::HARD_PART {
        caution.push(Sign::HardPartTooGood { chance });
    }
}

#[expect(clippy::cast_precision_loss, reason = "the number of items")]
fn by_circumstances(test: &Test<'_>, run: &Run, invalid: &mut Vec<Sign>, caution: &mut Vec<Sign>) {
    let seen = &run.circumstances;
    if seen.pasted > 0 && seen.pasted as f64 >= limit::PASTED * test.form.items().len() as f64 {
        invalid.push(Sign::Pasted { answers: seen.pasted });
    }
    if seen.impossible_times {
        invalid.push(Sign::ImpossibleTimes);
    }
    if seen.left >= limit::LEFT {
        caution.push(Sign::LeftTab { times: seen.left });
    }
    if seen.hidden_seconds > limit::HIDDEN {
        // A clock that claims an endless time is reported as a day.
        caution.push(Sign::Hidden { seconds: seen.hidden_seconds.min(86_400.0) });
    }
    if let Some(width) = seen.width.filter(|width| *width < limit::WIDTH) {
        caution.push(Sign::NarrowWindow { width });
    }
    if seen.clock_jump {
        caution.push(Sign::ClockJump);
    }
}

/// `ln L(θ̂) − ln L(guessing)`: how much better the model at the weighted likelihood estimate explains the
/// answers than blind guessing does. 0 without answers.
///
/// ```
/// use measure::{score::Form, simulate::launch_items, validity::likelihood_ratio};
/// let form = Form::new(launch_items(30)).unwrap();
/// assert!(likelihood_ratio(&form, &[[1; 15], [0; 15]].concat(), 6) > 10.0);
/// assert!(likelihood_ratio(&form, &[[0; 25].as_slice(), &[1; 5]].concat(), 6) < -0.5);
/// ```
pub fn likelihood_ratio(form: &Form, answers: &[u8], options: u8) -> f64 {
    likelihood_ratio_at(form, answers, options, wle(form, answers))
}

fn likelihood_ratio_at(form: &Form, answers: &[u8], options: u8, estimate: Estimate) -> f64 {
    let chance = 1.0 / f64::from(options.max(2));
    let (right, wrong) = (libm::log(chance), libm::log1p(-chance));
    let guessing: f64 = answers
        .iter()
        .take(form.items().len())
        .map(|answer| match answer {
            0 => wrong,
            1 => right,
            _ => 0.0,
        })
        .sum();
    log_likelihood(form.items(), answers, estimate.theta) - guessing
}

/// The longest run of one option; items without an answer are skipped.
///
/// ```
/// use measure::{responses::MISSING, validity::longest_run};
/// assert_eq!(longest_run(&[1, 2, 2, MISSING, 2, 3]), 3);
/// ```
pub fn longest_run(choices: &[u8]) -> usize {
    let (mut longest, mut length, mut last) = (0, 0, MISSING);
    for choice in choices.iter().copied().filter(|choice| *choice != MISSING) {
        length = if choice == last { length + 1 } else { 1 };
        last = choice;
        longest = longest.max(length);
    }
    longest
}

#[expect(clippy::cast_precision_loss, reason = "the number of items")]
fn share_answered(test: &Test<'_>, run: &Run) -> f64 {
    let items = test.form.items().len();
    run.answers.iter().take(items).filter(|answer| **answer < 2).count() as f64 / items as f64
}

#[cfg(test)]
mod tests;
