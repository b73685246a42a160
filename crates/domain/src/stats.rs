//! The statistics that may be shown, and when they may not.

use serde::{Deserialize, Serialize};

use crate::country::CountryCode;

/// Below this many valid runs in total, no statistic is shown.
pub const FLOOR_RUNS: i64 = 100;

/// Below this many valid runs the median duration isn't certain enough to be shown.
pub const FLOOR_DURATION: i64 = 200;

/// Below this many valid runs an average score is too uncertain to be compared with others.
pub const FLOOR_AVERAGE: i64 = 500;

/// How many countries are listed.
pub const TOP_COUNTRIES: usize = 10;

/// Score histogram: one bucket per IQ point; scores beyond the range fall into the outermost ones.
pub const IQ_LOWEST: i32 = 40;
pub const SCORE_BUCKETS: usize = 121;

/// Duration histogram: one bucket per half minute; the last one includes everything longer.
pub const DURATION_BUCKETS: usize = 121;
pub const DURATION_BUCKET_S: i64 = 30;

/// The rollups of one exam at one time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExamRollup {
    /// All valid runs so far.
    pub valid_runs: i64,
    /// Sum of their scores in tenths of an IQ point.
    pub score_tenths_sum: i64,
    /// Valid runs that were finished yesterday (UTC).
    pub yesterday_runs: i64,
    /// Tests started in the last sixty minutes.
    pub last_hour_starts: i64,
    /// Valid runs by duration; empty means none.
    pub durations: Vec<i64>,
}

/// What may be shown. A field that isn't certain enough is absent.
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

/// Valid runs of one exam by score, one element per IQ point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreHistogram(Vec<i64>);

/// The rank of a score among the valid runs of its exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking {
    /// Valid runs with a lower score.
    pub below: i64,
    pub total: i64,
}

impl ScoreHistogram {
    pub fn none() -> Self {
        Self(vec![0; SCORE_BUCKETS])
    }

    /// `None` unless there is one element per IQ point.
    pub fn parse(runs: Vec<i64>) -> Option<Self> {
        (runs.len() == SCORE_BUCKETS).then_some(Self(runs))
    }

    pub fn total(&self) -> i64 {
        self.0.iter().sum()
    }

    /// One element per IQ point, from [`IQ_LOWEST`] on.
    pub fn runs(&self) -> &[i64] {
        &self.0
    }

    /// The sum of all scores, in whole IQ points.
    pub fn sum(&self) -> i64 {
        (i64::from(IQ_LOWEST)..).zip(&self.0).map(|(iq, runs)| iq * runs).sum()
    }

    /// `None` below [`FLOOR_RUNS`].
    pub fn rank(&self, iq: i32) -> Option<Ranking> {
        let (below, total) = (self.0[..score_bucket(iq)].iter().sum(), self.total());
        (total >= FLOOR_RUNS).then_some(Ranking { below, total })
    }
}

impl Ranking {
    /// Whole percent of runs below, rounded down: no rank is overstated.
    pub const fn percent_below(self) -> i64 {
        self.below * 100 / self.total
    }
}

/// The rollup of one country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountryRollup {
    pub country: CountryCode,
    pub valid_runs: i64,
    /// Sum of their scores in whole IQ points.
    pub score_sum: i64,
}

/// What may be shown about a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestedCountry {
    pub country: CountryCode,
    pub tests: i64,
    /// Whole IQ points.
    pub average: Option<i64>,
}

/// The countries where valid tests were taken, those with the most first; none while there are too few in total. Runs
/// from unknown countries count towards the floor, but aren't listed.
pub fn tested_countries(mut rollups: Vec<CountryRollup>) -> Vec<TestedCountry> {
    if rollups.iter().map(|rollup| rollup.valid_runs).sum::<i64>() < FLOOR_RUNS {
        return Vec::new();
    }
    rollups.retain(|rollup| rollup.country != CountryCode::ELSEWHERE);
    rollups.sort_by_key(|rollup| (-rollup.valid_runs, rollup.country));
    let shown = rollups.into_iter().map(|rollup| TestedCountry {
        country: rollup.country,
        tests: rollup.valid_runs,
        average: (rollup.valid_runs >= FLOOR_AVERAGE)
            .then(|| (rollup.score_sum * 2 + rollup.valid_runs) / (rollup.valid_runs * 2)),
    });
    shown.collect()
}

/// The first ten, followed by the reader's own country if it isn't among them.
pub fn top_countries(tested: &[TestedCountry], own: CountryCode) -> Vec<TestedCountry> {
    let (top, others) = tested.split_at(tested.len().min(TOP_COUNTRIES));
    let own = others.iter().find(|tested| tested.country == own);
    top.iter().chain(own).copied().collect()
}

/// The bucket a score falls into.
pub fn score_bucket(iq: i32) -> usize {
    usize::try_from(iq.saturating_sub(IQ_LOWEST)).unwrap_or(0).min(SCORE_BUCKETS - 1)
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

    fn histogram(runs: &[(i32, i64)]) -> ScoreHistogram {
        let mut buckets = vec![0; SCORE_BUCKETS];
        for (iq, n) in runs {
            buckets[score_bucket(*iq)] += n;
        }
        ScoreHistogram::parse(buckets).expect("as many as there are scores")
    }

    #[test]
    fn a_ranking_counts_the_runs_below_and_is_absent_below_the_floor() {
        let runs = histogram(&[(90, 60), (100, 40), (110, 33)]);

        assert_eq!(runs.rank(100), Some(Ranking { below: 60, total: 133 }));
        assert_eq!(runs.rank(101), Some(Ranking { below: 100, total: 133 }));
        assert_eq!(runs.rank(101).map(Ranking::percent_below), Some(75));
        assert_eq!((runs.rank(39), runs.rank(500)), (runs.rank(40), runs.rank(160)));
        assert_eq!(histogram(&[(100, FLOOR_RUNS - 1)]).rank(100), None);
        assert_eq!(ScoreHistogram::none().rank(100), None);
    }

    #[test]
    fn scores_beyond_the_scale_fall_into_the_outermost_buckets() {
        assert_eq!([i32::MIN, 39, 40, 41].map(score_bucket), [0, 0, 0, 1]);
        assert_eq!([159, 160, 161, i32::MAX].map(score_bucket), [119, 120, 120, 120]);
    }

    fn country(code: &str, valid_runs: i64) -> CountryRollup {
        let country = CountryCode::parse(code).expect("a country");
        CountryRollup { country, valid_runs, score_sum: valid_runs * 101 + valid_runs / 2 }
    }

    #[test]
    fn countries_are_listed_from_the_floor_on_and_averages_from_a_higher_one() {
        let shown = tested_countries(vec![country("FR", 499), country("DE", 500), country("ZZ", 900)]);

        assert_eq!(
            shown.iter().map(|c| (c.country.as_str(), c.tests, c.average)).collect::<Vec<_>>(),
            [("DE", 500, Some(102)), ("FR", 499, None)]
        );
        assert_eq!(tested_countries(vec![country("DE", FLOOR_RUNS - 1)]), []);
    }

    #[test]
    fn the_ten_countries_with_the_most_tests_and_the_readers_own_are_listed() {
        let many = ["AT", "BE", "CH", "DE", "ES", "FI", "GR", "HU", "IE", "JP", "KR", "LU"];
        let tested = tested_countries(many.iter().rev().map(|code| country(code, 10)).collect());
        let codes = |own: &str| {
            let shown = top_countries(&tested, CountryCode::parse(own).expect("a code"));
            shown.iter().map(|c| c.country.to_string()).collect::<Vec<_>>()
        };

        assert_eq!(codes("ZZ"), many[..TOP_COUNTRIES]);
        assert_eq!(codes("AT"), many[..TOP_COUNTRIES], "once, where it is among them");
        assert_eq!(codes("LU").split_last(), Some((&"LU".to_owned(), &codes("ZZ")[..])));
        assert_eq!(codes("MX"), many[..TOP_COUNTRIES], "nobody there took one");
    }

    #[test]
    fn a_day_long_run_falls_into_the_last_bucket_and_a_negative_one_into_the_first() {
        assert_eq!(duration_bucket(86_400), DURATION_BUCKETS - 1);
        assert_eq!(duration_bucket(-5), 0);
    }
}
