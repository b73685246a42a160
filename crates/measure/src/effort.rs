//! Was an answer given too fast to have been thought about? Thresholds, effort and what is left to score.
//!
//! Times are seconds per item; a time that isn't a number or isn't positive is unknown, and an unknown time
//! never counts against a person.

use crate::responses::MISSING;

/// Answers this fast are at chance for every item.
const LEAST: f64 = 2.0;
/// Answers slower than this may have been thought about, however long the item takes on average.
const MOST: f64 = 3.0;
/// Next to a rapid guess, an answer up to this multiple of the threshold counts as one too.
const BESIDE: f64 = 1.35;
/// The threshold's share of an item's mean time.
const SHARE: f64 = 0.2;

/// The time below which an answer is a rapid guess: a fifth of the item's mean time, at least 2 s and
/// at most 3 s (normative thresholds of Wise & Ma 2012, bounded where real matrix items are still at
/// chance). Without a usable mean: 2 s.
///
/// ```
/// use measure::effort::threshold;
/// assert_eq!([4.0, 12.5, 60.0].map(threshold), [2.0, 2.5, 3.0]);
/// ```
pub fn threshold(mean_seconds: f64) -> f64 {
    if mean_seconds.is_finite() { (SHARE * mean_seconds).clamp(LEAST, MOST) } else { LEAST }
}

/// Which answers are rapid guesses: given, with a known time, and faster than the threshold; or up to
/// a third slower right beside another rapid guess. Somebody who clicks through takes a little
/// longer now and then, and real answers to matrix items are at chance up to 4.7 s; alone, such an
/// answer has the benefit of the doubt.
///
/// ```
/// use measure::{effort::rapid, responses::MISSING};
/// assert_eq!(rapid(&[1, 0, 1, 1], &[1.9, 3.9, 9.0, 3.9], &[3.0; 4]), [true, true, false, false]);
/// assert_eq!(rapid(&[MISSING, 0], &[1.0, f64::NAN], &[3.0; 2]), [false, false]);
/// ```
pub fn rapid(answers: &[u8], times: &[f64], thresholds: &[f64]) -> Vec<bool> {
    let mut marked: Vec<bool> =
        (0..answers.len()).map(|item| within(answers, times, thresholds, item, 1.0)).collect();
    for item in 1..marked.len() {
        marked[item] |= marked[item - 1] && within(answers, times, thresholds, item, BESIDE);
    }
    for item in (1..marked.len()).rev() {
        marked[item - 1] |= marked[item] && within(answers, times, thresholds, item - 1, BESIDE);
    }
    marked
}

/// Given, with a known time below this multiple of the threshold.
fn within(answers: &[u8], times: &[f64], thresholds: &[f64], item: usize, multiple: f64) -> bool {
    let seconds = times.get(item).copied().unwrap_or(f64::NAN);
    let limit = thresholds.get(item).copied().unwrap_or(LEAST);
    answers[item] != MISSING && seconds > 0.0 && seconds < multiple * limit
}

/// Response time effort: the share of given answers that weren't rapid guesses (Wise & Kong 2005).
/// 1 without answers.
///
/// ```
/// use measure::effort::response_time_effort;
/// let times = [20.0, 1.0, 15.0, 30.0];
/// assert_eq!(response_time_effort(&[1, 0, 1, 0], &times, &[2.0; 4]), 0.75);
/// ```
#[expect(clippy::cast_precision_loss, reason = "the number of items")]
pub fn response_time_effort(answers: &[u8], times: &[f64], thresholds: &[f64]) -> f64 {
    // Most people have none, and then there are no neighbours to check.
    if !(0..answers.len()).any(|item| within(answers, times, thresholds, item, 1.0)) {
        return 1.0;
    }
    let given = answers.iter().filter(|answer| **answer != MISSING).count();
    let rapid = rapid(answers, times, thresholds).into_iter().filter(|rapid| *rapid).count();
    1.0 - rapid as f64 / given as f64
}

/// The answers with every rapid guess made [`MISSING`]: effort-moderated scoring (Wise & DeMars 2006).
///
/// ```
/// use measure::{effort::without_rapid, responses::MISSING};
/// assert_eq!(without_rapid(&[1, 0, 1], &[20.0, 1.0, 9.0], &[3.0; 3]), [1, MISSING, 1]);
/// ```
pub fn without_rapid(answers: &[u8], times: &[f64], thresholds: &[f64]) -> Vec<u8> {
    let rapid = rapid(answers, times, thresholds);
    answers.iter().zip(rapid).map(|(answer, rapid)| if rapid { MISSING } else { *answer }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_times_never_count_against_a_person() {
        for seconds in [f64::NAN, 0.0, -5.0, f64::INFINITY] {
            assert!(response_time_effort(&[1, 1], &[seconds; 2], &[3.0; 2]) >= 1.0, "{seconds}");
        }
        assert_eq!(without_rapid(&[1, 0], &[], &[]), [1, 0]);
    }

    #[test]
    fn without_answers_effort_is_full() {
        assert!(response_time_effort(&[MISSING; 3], &[0.1; 3], &[3.0; 3]) >= 1.0);
        assert!(response_time_effort(&[], &[], &[]) >= 1.0);
    }
}
