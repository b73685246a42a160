//! The numbers a landing page may show about an exam, and when it may not.

use serde::{Deserialize, Serialize};

/// Below this many valid runs in all, no number about takers is shown.
pub const FLOOR_RUNS: i64 = 100;

/// Below this many valid runs the median duration is not known well enough to be promised.
pub const FLOOR_DURATION: i64 = 200;

/// Duration histogram: one bucket per half minute, the last takes everything longer.
pub const DURATION_BUCKETS: usize = 121;
pub const DURATION_BUCKET_S: i64 = 30;

/// What the rollups hold about one exam at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExamRollup {
    /// Valid runs since the beginning.
    pub valid_runs: i64,
    /// Sum of their scores in tenths of an IQ point.
    pub score_tenths_sum: i64,
    /// Valid runs that were finished yesterday (UTC).
    pub yesterday_runs: i64,
    /// Tests begun in the last sixty minutes.
    pub last_hour_starts: i64,
    /// Valid runs by duration; empty means none.
    pub durations: Vec<i64>,
}

/// What may be shown. A field that is not known well enough is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExamStats {
    pub yesterday_count: Option<i64>,
    /// Whole IQ points.
    pub avg_score: Option<i64>,
    pub last_hour_count: Option<i64>,
    pub median_duration_s: Option<i64>,
}

impl ExamRollup {
    pub fn publish(&self) -> ExamStats {
        if self.valid_runs < FLOOR_RUNS {
            return ExamStats::default();
        }
        ExamStats {
            yesterday_count: Some(self.yesterday_runs),
            avg_score: Some((self.score_tenths_sum + self.valid_runs * 5) / (self.valid_runs * 10)),
            last_hour_count: Some(self.last_hour_starts),
            median_duration_s: (self.valid_runs >= FLOOR_DURATION).then(|| median(&self.durations)).flatten(),
        }
    }
}

/// The bucket a run of that length falls into.
pub fn duration_bucket(seconds: i64) -> usize {
    usize::try_from(seconds / DURATION_BUCKET_S).unwrap_or(0).min(DURATION_BUCKETS - 1)
}

/// The middle of the bucket that holds the median run.
fn median(buckets: &[i64]) -> Option<i64> {
    let total: i64 = buckets.iter().sum();
    let mut below = 0;
    let bucket = buckets.iter().position(|n| {
        below += n;
        total > 0 && below * 2 >= total
    })?;
    Some(i64::try_from(bucket).ok()? * DURATION_BUCKET_S + DURATION_BUCKET_S / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rollup(valid_runs: i64) -> ExamRollup {
        let mut durations = vec![0; DURATION_BUCKETS];
        durations[duration_bucket(1_290)] = valid_runs;
        ExamRollup {
            valid_runs,
            score_tenths_sum: valid_runs * 1_016,
            yesterday_runs: 7,
            last_hour_starts: 3,
            durations,
        }
    }

    #[test]
    fn below_the_floor_nothing_is_shown() {
        assert_eq!(rollup(FLOOR_RUNS - 1).publish(), ExamStats::default());
        assert_eq!(ExamRollup::default().publish(), ExamStats::default());
    }

    #[test]
    fn at_the_floor_the_counts_are_shown_but_no_duration_yet() {
        let stats = rollup(FLOOR_RUNS).publish();
        assert_eq!(stats.yesterday_count, Some(7));
        assert_eq!(stats.avg_score, Some(102));
        assert_eq!(stats.last_hour_count, Some(3));
        assert_eq!(stats.median_duration_s, None);
    }

    #[test]
    fn the_median_is_the_middle_of_its_bucket() {
        assert_eq!(rollup(FLOOR_DURATION).publish().median_duration_s, Some(1_305));
    }

    #[test]
    fn a_day_long_run_falls_into_the_last_bucket_and_a_negative_one_into_the_first() {
        assert_eq!(duration_bucket(86_400), DURATION_BUCKETS - 1);
        assert_eq!(duration_bucket(-5), 0);
    }
}
