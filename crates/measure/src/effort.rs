//! Was an answer given too fast to have been thought about? Thresholds, effort and what is left to score.
//!
//! Times are seconds per item; a time that isn't a number or isn't positive is unknown, and an
//! unknown time never counts against a person.

use crate::responses::MISSING;

/// Answers this fast are at chance for every item.
const LEAST: f64 = 2.0;
/// Answers slower than this may be thought about, however long the item takes on average.
const MOST: f64 = 3.0;
/// Share of an item's mean time.
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

/// One rapid guess: an answer was given, its time is known, and it lies below the threshold.
///
/// ```
/// use measure::{effort::is_rapid, responses::MISSING};
/// assert!(is_rapid(1, 1.9, 2.0));
/// assert!(!is_rapid(MISSING, 1.9, 2.0) && !is_rapid(1, f64::NAN, 2.0));
/// ```
pub fn is_rapid(answer: u8, seconds: f64, threshold: f64) -> bool {
    answer != MISSING && seconds > 0.0 && seconds < threshold
}

/// Response time effort: the share of given answers that weren't rapid guesses (Wise & Kong 2005).
/// 1 without answers.
///
/// ```
/// use measure::effort::response_time_effort;
/// let times = [20.0, 1.0, 15.0, 30.0];
/// assert_eq!(response_time_effort(&[1, 0, 1, 0], &times, &[2.0; 4]), 0.75);
/// ```
pub fn response_time_effort(answers: &[u8], times: &[f64], thresholds: &[f64]) -> f64 {
    let (mut given, mut rapid) = (0_u32, 0_u32);
    for (item, answer) in answers.iter().enumerate() {
        given += u32::from(*answer != MISSING);
        let seconds = times.get(item).copied().unwrap_or(f64::NAN);
        let limit = thresholds.get(item).copied().unwrap_or(LEAST);
        rapid += u32::from(is_rapid(*answer, seconds, limit));
    }
    if given == 0 { 1.0 } else { 1.0 - f64::from(rapid) / f64::from(given) }
}

/// The answers with every rapid guess made [`MISSING`]: effort-moderated scoring (Wise & DeMars 2006).
///
/// ```
/// use measure::{effort::without_rapid, responses::MISSING};
/// assert_eq!(without_rapid(&[1, 0, 1], &[20.0, 1.0, 9.0], &[3.0; 3]), [1, MISSING, 1]);
/// ```
pub fn without_rapid(answers: &[u8], times: &[f64], thresholds: &[f64]) -> Vec<u8> {
    let seconds = |item: usize| times.get(item).copied().unwrap_or(f64::NAN);
    let limit = |item: usize| thresholds.get(item).copied().unwrap_or(LEAST);
    let kept = |(item, answer): (usize, &u8)| {
        if is_rapid(*answer, seconds(item), limit(item)) { MISSING } else { *answer }
    };
    answers.iter().enumerate().map(kept).collect()
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
    fn nobody_who_answered_nothing_lacks_effort() {
        assert!(response_time_effort(&[MISSING; 3], &[0.1; 3], &[3.0; 3]) >= 1.0);
        assert!(response_time_effort(&[], &[], &[]) >= 1.0);
    }
}
