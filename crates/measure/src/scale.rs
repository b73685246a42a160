//! The printed score: from a run to an IQ with its interval, its range and its classes.
//!
//! One pure function does it all: verdict, missing answers, weighted likelihood, norms, clamp, interval,
//! classes. The same stored run gives the same bytes at any later time.
//!
//! **Why the interval is not around the printed number.** The printed IQ is a rank among people who were
//! measured with the same error, so it is shrunk to 100. The interval is for the *true* IQ, `100 + 15(θ −
//! μ)/σ`, and is centred on the weighted likelihood estimate on that linear scale, where the estimate is
//! nearly unbiased and 1.96 standard errors have their nominal coverage ([`limits`]). The uncertainty of the
//! difficulties and of the norms' level is added in squares.

mod class;

use serde::{Deserialize, Serialize};

pub use self::class::{Class, LikelyClass};
use self::class::{likely, touched};
use crate::{
    effort::{threshold, without_rapid},
    norms::{NormTable, Norms, Phase, of_form},
    responses::MISSING,
    score::{Curve, Estimate, Form, limits, wle},
    special::normal_cdf,
    validity::{Run, Test, Verdict, judge_estimated},
};

/// A form with its norms, ready to score.
#[derive(Debug, Clone)]
pub struct Scale {
    form: Form,
    norms: Norms,
    table: NormTable,
    thresholds: Vec<f64>,
    /// How few items determine an estimate in the middle of the population.
    middle: f64,
    options: u8,
    lowest: i32,
    highest: i32,
}

/// Why a form can't be scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ScaleError {
    #[error("the form measures nobody to within 9 IQ")]
    TooInaccurate,
}

/// The largest error of a printed score, in IQ. Outside the range where the error is this small, a score is
/// only "at least" or "at most".
pub const LARGEST_PRINTED_ERROR: f64 = 9.0;
/// Two-sided 95 %.
const WIDTH: f64 = 1.96;
/// No norm sample reaches beyond four standard deviations.
pub const IMAGINABLE: (i32, i32) = (40, 160);

impl Scale {
    /// Computes the norms of the form and the range in which it measures to within
    /// [`LARGEST_PRINTED_ERROR`] (root mean squared error of the printed score at a true IQ).
    ///
    /// `mean_seconds` are the items' mean times; without them an answer under 2 s is a rapid guess.
    ///
    /// ```
    /// use measure::{norms::Norms, scale::Scale, score::Form, simulate::launch_items};
    /// let form = Form::new(launch_items(30)).unwrap();
    /// let scale = Scale::new(form, Norms::provisional("2026-11"), &[25.0; 30], 6).unwrap();
    /// let (lowest, highest) = scale.range();
    /// assert!((58..=64).contains(&lowest) && (142..=148).contains(&highest));
    /// ```
    pub fn new(form: Form, norms: Norms, mean_seconds: &[f64], options: u8) -> Result<Self, ScaleError> {
        let table = of_form(&form, &norms);
        Self::with_table(form, norms, table, mean_seconds, options)
    }

    /// [`Scale::new`] with precomputed norms, for forms that share their parameters.
    pub fn with_table(
        form: Form,
        norms: Norms,
        table: NormTable,
        mean_seconds: &[f64],
        options: u8,
    ) -> Result<Self, ScaleError> {
        let (low, high) = table.measured_range(LARGEST_PRINTED_ERROR).ok_or(ScaleError::TooInaccurate)?;
        let seconds = |item: usize| mean_seconds.get(item).copied().unwrap_or(f64::NAN);
        let thresholds = (0..form.items().len()).map(|item| threshold(seconds(item))).collect();
        let (lowest, highest) = (whole(libm::ceil(low)), whole(libm::floor(high)));
        let middle = concentration(&form, norms.population().mean);
        Ok(Self { form, norms, table, thresholds, middle, options, lowest, highest })
    }

    /// Lowest and highest IQ printed as a number.
    pub fn range(&self) -> (i32, i32) {
        (self.lowest, self.highest)
    }

    pub fn form(&self) -> &Form {
        &self.form
    }

    pub fn norms(&self) -> &Norms {
        &self.norms
    }

    pub fn table(&self) -> &NormTable {
        &self.table
    }

    /// What a verdict needs to know.
    pub fn test(&self) -> Test<'_> {
        Test { form: &self.form, thresholds: &self.thresholds, options: self.options }
    }

    /// Standard error of a person's true IQ from all sources: measurement, difficulties and level.
    pub fn total_error(&self, estimate: Estimate) -> f64 {
        let measured = 15.0 * estimate.se / self.norms.population().sd;
        let norm = self.norm_error(estimate.theta);
        (measured * measured + norm * norm).sqrt()
    }

    /// Standard error that norms and difficulties add to a person's IQ beside the measurement. Errors of
    /// difficulties matter more where fewer items determine the estimate, by `√ΣI² / ΣI` relative to the same
    /// in the middle of the population.
    pub fn norm_error(&self, theta: f64) -> f64 {
        let concentration = concentration(&self.form, theta);
        let form = known(self.norms.form_error) * (concentration / self.middle).max(1.0);
        let level = known(self.norms.level_error);
        (form * form + level * level).sqrt()
    }
}

/// Whether the number is the score or a limit of the range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    Exact,
    AtOrAbove,
    AtOrBelow,
}

/// 95 % interval of the true IQ; open at an end where the form doesn't measure any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interval {
    pub low: Option<i32>,
    pub high: Option<i32>,
}

impl Interval {
    pub fn contains(&self, iq: f64) -> bool {
        self.low.is_none_or(|low| f64::from(low) <= iq) && self.high.is_none_or(|high| iq <= f64::from(high))
    }
}

/// A printed score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Printed {
    pub iq: i32,
    pub bound: Bound,
    pub interval: Interval,
    /// Share of the norm population below, between 0 and 1; the limit's if the score is a limit.
    pub percentile: f64,
    pub class: Class,
    /// Every class that the interval touches, rising.
    pub classes: Vec<Class>,
    /// Every class of at least one percent, rising; together 100. Empty in results of earlier versions.
    #[serde(default)]
    pub likely: Vec<LikelyClass>,
    /// The estimate behind it, for rescoring under other norms.
    pub estimate: Estimate,
}

/// The complete result of a run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    pub norm_version: String,
    pub phase: Phase,
    pub verdict: Verdict,
    pub right: usize,
    pub items: usize,
    /// Whether guessing often gets as many right.
    #[serde(default)]
    pub near_chance: bool,
    /// `None` for an invalid run.
    pub score: Option<Printed>,
}

/// The whole way from a stored run to what is printed, a pure function of its two arguments.
///
/// ```
/// use measure::{norms::Norms, scale::{Bound, Class, Scale, result}, score::Form, simulate::launch_items};
/// use measure::validity::{Circumstances, Run};
/// let scale = Scale::new(Form::new(launch_items(30)).unwrap(), Norms::provisional("2026-11"), &[25.0; 30], 6).unwrap();
/// let answers = [[1; 15], [0; 15]].concat();
/// let choices = (0..30).map(|item| item * 7 % 6).collect();
/// let run = Run { choices, answers, times: vec![20.0; 30], circumstances: Circumstances::default() };
/// let score = result(&scale, &run).score.unwrap();
/// assert!((98..=102).contains(&score.iq) && score.bound == Bound::Exact && score.class == Class::Normal);
/// assert!(score.interval.low.unwrap() < 90 && score.interval.high.unwrap() > 110);
/// ```
pub fn result(scale: &Scale, run: &Run) -> Outcome {
    let counted = counted(scale, run);
    let estimate = wle(&scale.form, &counted);
    let verdict = judge_estimated(&scale.test(), run, |answers| {
        if *answers == counted { estimate } else { wle(&scale.form, answers) }
    });
    let score = (!verdict.is_invalid()).then(|| print_estimated(scale, &counted, estimate));
    let items = scale.form.items().len();
    let right = run.answers.iter().take(items).filter(|answer| **answer == 1).count();
    Outcome {
        norm_version: scale.norms.version.clone(),
        phase: scale.norms.phase,
        verdict,
        right,
        items,
        near_chance: is_near_chance(right, items, scale.options),
        score,
    }
}

/// A number right that guessing reaches this often, one time in nine, says little about anybody: up to 8 of 30, 5 of 20,
/// 4 of 12.
const OFTEN: f64 = 0.11;

/// Whether guessing often gets at least this many right.
///
/// ```
/// use measure::scale::is_near_chance;
/// assert!(is_near_chance(8, 30, 6) && !is_near_chance(9, 30, 6));
/// ```
pub fn is_near_chance(right: usize, items: usize, options: u8) -> bool {
    let hit = 1.0 / f64::from(options.max(1));
    // The distribution of the number right, item by item.
    let mut shares = vec![0.0; items + 1];
    shares[0] = 1.0;
    for item in 1..=items {
        for count in (1..=item).rev() {
            shares[count] = shares[count] * (1.0 - hit) + shares[count - 1] * hit;
        }
        shares[0] *= 1.0 - hit;
    }
    shares.iter().skip(right).sum::<f64>() >= OFTEN
}

/// The answers that count: skipped ones are wrong, those cut off by a time limit are missing, and so is every
/// rapid guess.
pub fn counted(scale: &Scale, run: &Run) -> Vec<u8> {
    let items = scale.form.items().len();
    let mut answers = run.answers.clone();
    answers.resize(items, MISSING);
    let reached = if run.circumstances.timed_out {
        answers.iter().rposition(|answer| *answer < 2).map_or(0, |last| last + 1)
    } else {
        items
    };
    let mut counted = without_rapid(&answers, &run.times, &scale.thresholds);
    for (answer, original) in counted.iter_mut().zip(&answers).take(reached) {
        if *original > 1 {
            *answer = 0;
        }
    }
    counted
}

/// The printed score of answers that count, without a verdict.
pub fn print(scale: &Scale, answers: &[u8]) -> Printed {
    print_estimated(scale, answers, wle(&scale.form, answers))
}

fn print_estimated(scale: &Scale, answers: &[u8], estimate: Estimate) -> Printed {
    let norm_error = scale.norm_error(estimate.theta);
    let exact = scale.table.iq(estimate.theta);
    let rounded = whole(libm::round(exact));
    let (iq, bound) = if rounded > scale.highest {
        (scale.highest, Bound::AtOrAbove)
    } else if rounded < scale.lowest {
        (scale.lowest, Bound::AtOrBelow)
    } else {
        (rounded, Bound::Exact)
    };
    let interval = interval(scale, answers, estimate, norm_error, (iq, bound));
    let percentile = match bound {
        Bound::Exact => scale.table.percentile(estimate.theta),
        Bound::AtOrAbove | Bound::AtOrBelow => normal_cdf((f64::from(iq) - 100.0) / 15.0),
    };
    Printed {
        iq,
        bound,
        interval,
        percentile,
        class: Class::of(iq),
        classes: touched(interval),
        likely: likely(scale, answers, norm_error),
        estimate,
    }
}

/// The limits of the estimate on the linear scale `100 + 15(θ − μ)/σ`, moved outwards by the errors of the
/// norms: `√(distance² + (1.96 · norm error)²)`. Open where the score is a limit and beyond any measurable
/// IQ; always includes the printed number.
fn interval(
    scale: &Scale,
    answers: &[u8],
    estimate: Estimate,
    norm_error: f64,
    (iq, bound): (i32, Bound),
) -> Interval {
    let (low, high) = limits(&scale.form, answers, estimate, WIDTH);
    let theta = estimate.theta;
    let (low, centre, high) =
        (scale.norms.true_iq(low), scale.norms.true_iq(theta), scale.norms.true_iq(high));
    let extra = WIDTH * norm_error;
    let out = |distance: f64| (distance * distance + extra * extra).sqrt();
    let low = whole(libm::round(centre - out(centre - low))).min(iq);
    let high = whole(libm::round(centre + out(high - centre))).max(iq);
    Interval {
        low: Some(low).filter(|low| bound != Bound::AtOrBelow && *low >= IMAGINABLE.0),
        high: Some(high).filter(|high| bound != Bound::AtOrAbove && *high <= IMAGINABLE.1),
    }
}

/// `√ΣI² / ΣI`: how few items determine the estimate at an ability.
fn concentration(form: &Form, theta: f64) -> f64 {
    let (mut sum, mut squares) = (0.0, 0.0);
    for item in form.items() {
        let information = Curve::at(item, theta).information;
        sum += information;
        squares += information * information;
    }
    let share = f64::sqrt(squares) / sum;
    if share.is_finite() { share.max(1e-3) } else { 1.0 }
}

fn known(error: f64) -> f64 {
    if error.is_finite() { error.clamp(0.0, 1e3) } else { 0.0 }
}

#[expect(clippy::cast_possible_truncation, reason = "an IQ, and a cast saturates")]
fn whole(value: f64) -> i32 {
    value.clamp(-9999.0, 9999.0) as i32
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::{
        random::Random,
        simulate::{answers, launch_items},
        validity::{Circumstances, Sign},
    };

    fn scale(phase: Phase) -> Scale {
        static TABLE: LazyLock<NormTable> =
            LazyLock::new(|| of_form(&Form::new(launch_items(30)).unwrap(), &Norms::provisional("test")));
        let mut norms = Norms::provisional("test");
        if phase == Phase::Census {
            (norms.phase, norms.level_error, norms.form_error) = (phase, 0.0, 0.0);
        }
        let form = Form::new(launch_items(30)).unwrap();
        Scale::with_table(form, norms, TABLE.clone(), &[25.0; 30], 6).unwrap()
    }

    fn run(answers: Vec<u8>) -> Run {
        let choices = (0..30).map(|item| item * 5 % 6).collect();
        Run { choices, answers, times: vec![20.0; 30], circumstances: Circumstances::default() }
    }

    #[test]
    fn the_limits_of_the_classes_cover_the_scale_without_a_gap() {
        for class in Class::ALL {
            let (lowest, highest) = class.limits();
            for iq in [lowest, highest].into_iter().flatten() {
                assert_eq!(Class::of(iq), class);
            }
            let outside = [lowest.map(|lowest| lowest - 1), highest.map(|highest| highest + 1)];
            assert!(outside.into_iter().flatten().all(|iq| Class::of(iq) != class), "{class:?}");
        }
        assert_eq!([i32::MIN, i32::MAX].map(Class::of), [Class::Below70, Class::Genius]);
    }

    #[test]
    fn the_interval_has_its_nominal_coverage() {
        let scale = scale(Phase::Census);
        let mut random = Random::seeded(8);
        for iq in [55, 70, 85, 100, 115, 130, 145] {
            let theta = f64::from(iq - 100) / 15.0;
            let covered = (0..2000).filter(|_| {
                let answers = answers(scale.form.items(), theta, &mut random);
                print(&scale, &answers).interval.contains(f64::from(iq))
            });
            let share = f64::from(u32::try_from(covered.count()).unwrap()) / 2000.0;
            assert!((0.93..=0.985).contains(&share), "{iq}: {share}");
        }
    }

    #[test]
    fn beyond_the_measured_range_the_score_is_a_limit_and_the_interval_is_open() {
        let scale = scale(Phase::Provisional);
        let top = print(&scale, &[1; 30]);
        assert_eq!((top.iq, top.bound, top.interval.high), (scale.range().1, Bound::AtOrAbove, None));
        assert_eq!(top.classes.last(), Some(&Class::Genius));

        let bottom = print(&scale, &[0; 30]);
        assert_eq!((bottom.iq, bottom.bound, bottom.interval.low), (scale.range().0, Bound::AtOrBelow, None));
        assert_eq!(bottom.classes.first(), Some(&Class::Below70));
    }

    #[test]
    fn the_likely_classes_are_100_percent_together_and_right_as_often_as_they_say() {
        let scale = scale(Phase::Census);
        let mut random = Random::seeded(4);
        let (mut told, mut found) = ([0.0; 5], [0.0; 5]);
        for _ in 0..4000 {
            let place = random.normal();
            let printed = print(&scale, &answers(scale.form.items(), place, &mut random));
            let sum: u32 = printed.likely.iter().map(|one| u32::from(one.percent)).sum();
            assert_eq!(sum, 100, "{printed:?}");
            let truth = Class::of(whole(libm::round(100.0 + 15.0 * place)));
            for one in &printed.likely {
                let fifth = usize::from((one.percent - 1) / 20);
                told[fifth] += f64::from(one.percent) / 100.0;
                found[fifth] += f64::from(u8::from(one.class == truth));
            }
        }
        for (told, found) in told.iter().zip(found) {
            assert!((told - found).abs() < 0.1 * told + 15.0, "{told} {found}");
        }
    }

    #[test]
    fn as_many_right_as_guessing_often_gets_is_near_chance() {
        let near = |right: usize| {
            let answers = (0..30).map(|item| u8::from(item < right)).collect();
            result(&scale(Phase::Provisional), &run(answers)).near_chance
        };
        assert_eq!([5, 8, 9, 20].map(near), [true, true, false, false]);
    }

    #[test]
    fn scoring_a_stored_run_again_gives_the_same_bytes() {
        let stored = run([[1; 10], [0; 10], [1; 10]].concat());
        let (first, again) =
            (result(&scale(Phase::Provisional), &stored), result(&scale(Phase::Provisional), &stored));
        assert_eq!(format!("{first:?}"), format!("{again:?}"));
    }

    #[test]
    fn provisional_norms_widen_the_interval() {
        let answers = [[1; 15], [0; 15]].concat();
        let width = |phase| {
            let interval = print(&scale(phase), &answers).interval;
            interval.high.unwrap() - interval.low.unwrap()
        };
        assert!(width(Phase::Provisional) >= width(Phase::Census) + 6);
    }

    #[test]
    fn an_invalid_run_has_no_score() {
        let mut careless = run(vec![1; 30]);
        careless.times = vec![0.2; 30];
        let outcome = result(&scale(Phase::Provisional), &careless);
        assert!(outcome.score.is_none() && outcome.norm_version == "test");
        assert!(
            matches!(outcome.verdict, Verdict::Invalid(signs) if signs.contains(&Sign::Instant { items: 30 }))
        );
    }

    #[test]
    fn skipped_is_wrong_and_not_reached_is_missing() {
        let mut stopped = run([vec![1; 10], vec![MISSING], vec![1; 14], vec![MISSING; 5]].concat());
        let scale = scale(Phase::Provisional);
        assert_eq!(counted(&scale, &stopped), [vec![1; 10], vec![0], vec![1; 14], vec![0; 5]].concat());

        stopped.circumstances.timed_out = true;
        assert_eq!(counted(&scale, &stopped), [vec![1; 10], vec![0], vec![1; 14], vec![MISSING; 5]].concat());
    }

    #[test]
    fn a_rapid_guess_neither_helps_nor_hurts() {
        let scale = scale(Phase::Provisional);
        let mut rapid = run([[1; 15], [0; 15]].concat());
        rapid.times[29] = 1.0;
        let (right, wrong) = (
            counted(&scale, &Run { answers: [vec![1; 15], vec![0; 14], vec![1]].concat(), ..rapid.clone() }),
            counted(&scale, &rapid),
        );
        assert_eq!(right, wrong);
    }

    #[test]
    fn the_printed_number_always_lies_in_its_interval() {
        let scale = scale(Phase::Census);
        let mut random = Random::seeded(2);
        for _ in 0..500 {
            let theta = 2.5 * random.normal();
            let printed = print(&scale, &answers(scale.form.items(), theta, &mut random));
            assert!(printed.interval.contains(f64::from(printed.iq)), "{printed:?}");
            assert!(printed.classes.contains(&printed.class), "{printed:?}");
        }
    }

    #[test]
    fn a_form_that_measures_nobody_is_refused() {
        let form = Form::new(launch_items(30)[14..15].to_vec()).unwrap();
        assert_eq!(
            Scale::new(form, Norms::provisional("test"), &[], 6).err(),
            Some(ScaleError::TooInaccurate)
        );
    }

    #[test]
    fn hostile_runs_and_norms_give_finite_scores() {
        let mut norms = Norms::provisional("test");
        (norms.level_error, norms.form_error, norms.sd) = (f64::NAN, f64::INFINITY, f64::NAN);
        let scale = Scale::new(Form::new(launch_items(30)).unwrap(), norms, &[f64::NAN; 90], 0).unwrap();
        for (code, seconds, count) in
            [(0, f64::NAN, 0), (1, -1.0, 30), (9, f64::INFINITY, 500), (255, 5.0, 30)]
        {
            let circumstances =
                Circumstances { hidden_seconds: f64::NAN, timed_out: true, ..Circumstances::default() };
            let hostile = Run {
                choices: vec![code; count],
                answers: vec![code; count],
                times: vec![seconds; count],
                circumstances,
            };
            let printed = print(&scale, &counted(&scale, &hostile));
            assert!(printed.percentile > 0.0 && printed.percentile < 1.0 && printed.estimate.se.is_finite());
            let _ = result(&scale, &hostile);
        }
    }
}
