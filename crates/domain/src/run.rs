//! A finished run for the statistics: no id, no visitor, no order.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{batch::Batch, catalog::ExamId, country::CountryCode, ids::BatchId, locale::Locale};

/// What one confirmed run adds to the rollups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SentRun")]
pub struct FinishedRun {
    #[serde(with = "jiff::fmt::serde::timestamp::microsecond::required")]
    pub at: Timestamp,
    pub exam: ExamId,
    pub country: CountryCode,
    /// The language of the questions.
    pub hl: Locale,
    /// `None` for a run that can't be analysed; it then counts nowhere, not even in the statistics of its
    /// items: careless clicks say nothing about an item.
    pub result: Option<RunResult>,
    pub duration_s: i64,
    pub answers: Vec<ItemAnswer>,
}

/// The outcome of a run, by kind of exam, as far as the statistics need it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RunResult {
    Iq {
        iq: i32,
        /// Scores are comparable only under the same norms.
        norms: String,
    },
    Questionnaire {
        /// The type, for instruments that tell types apart.
        class: Option<String>,
    },
    #[cfg(debug_assertions)]
    Demonstration { agreement: i32 },
}

/// How many fifths of the population there are.
pub const FIFTHS: usize = 5;

impl RunResult {
    /// The fifth of the population that the run falls into, 0 to 4; answers are counted by it. `None` where a run has
    /// a place on each of several scales: then every answer has the fifth of its own.
    pub fn fifth(&self) -> Option<usize> {
        match self {
            // Quintiles of a normal distribution with mean 100 and standard deviation 15.
            Self::Iq { iq, .. } => Some([88, 97, 104, 113].into_iter().filter(|from| iq >= from).count()),
            Self::Questionnaire { .. } => None,
            #[cfg(debug_assertions)]
            Self::Demonstration { agreement } => {
                Some([8, 16, 24, 32].into_iter().filter(|from| agreement >= from).count())
            }
        }
    }

    /// The IQ and the norms under which it is comparable; `None` for kinds without one.
    pub fn iq(&self) -> Option<(i32, &str)> {
        match self {
            Self::Iq { iq, norms } => Some((*iq, norms)),
            Self::Questionnaire { .. } => None,
            #[cfg(debug_assertions)]
            Self::Demonstration { .. } => None,
        }
    }

    /// The type; `None` for kinds and instruments without types.
    pub fn class(&self) -> Option<&str> {
        match self {
            Self::Questionnaire { class } => class.as_deref(),
            Self::Iq { .. } => None,
            #[cfg(debug_assertions)]
            Self::Demonstration { .. } => None,
        }
    }
}

/// The serialised form. Runs confirmed by an earlier release have an IQ and no result.
#[derive(Deserialize)]
struct SentRun {
    #[serde(with = "jiff::fmt::serde::timestamp::microsecond::required")]
    at: Timestamp,
    exam: ExamId,
    country: CountryCode,
    #[serde(default)]
    hl: Option<Locale>,
    #[serde(default)]
    result: Option<RunResult>,
    #[serde(default)]
    iq: Option<i32>,
    #[serde(default)]
    norms: String,
    duration_s: i64,
    answers: Vec<ItemAnswer>,
}

impl From<SentRun> for FinishedRun {
    fn from(sent: SentRun) -> Self {
        let SentRun { at, exam, country, hl, result, iq, norms, duration_s, answers } = sent;
        let result = result.or(iq.map(|iq| RunResult::Iq { iq, norms }));
        Self { at, exam, country, hl: hl.unwrap_or(Locale::DEFAULT), result, duration_s, answers }
    }
}

/// How one item was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ItemAnswer {
    pub item: i32,
    /// The choice of the item's spec, wherever it was shown; `None` if the item was left unanswered.
    pub choice: Option<u8>,
    pub right: bool,
    pub ms: i32,
    /// The fifth of the population that the run falls into on the item's own scale, 0 to 4; `None` if the run has one
    /// for all of its items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fifth: Option<u8>,
}

/// Runs sent together. The id makes the batch recognisable when it is redelivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunBatch {
    pub id: BatchId,
    pub runs: Vec<FinishedRun>,
}

impl Batch for RunBatch {
    fn id(&self) -> BatchId {
        self.id
    }
}

/// Answer times are counted in steps of a quarter of a power of two, from half a second on.
pub const TIME_BUCKETS: usize = 40;

/// ```
/// use domain::run::time_bucket;
/// assert_eq!([0, 499, 500, 1_000, i32::MAX].map(time_bucket), [0, 0, 0, 4, 39]);
/// ```
pub fn time_bucket(ms: i32) -> usize {
    // Quarters of a doubling without floating point: compare fourth powers of the ratio to 500 ms.
    let ratio = |bucket: u32| 500_u128.pow(4) << bucket;
    let power = u128::from(ms.unsigned_abs().min(1 << 30)).pow(4);
    (1..40).take_while(|bucket| power >= ratio(*bucket)).count()
}

/// The middle of a bucket in milliseconds, on the scale of doublings.
///
/// ```
/// use domain::run::{bucket_ms, time_bucket};
/// assert_eq!([0, 4, 39].map(bucket_ms), [545, 1_090, 469_506]);
/// assert!((0..40).all(|bucket| time_bucket(bucket_ms(bucket) as i32) == bucket));
/// ```
pub fn bucket_ms(bucket: usize) -> i64 {
    // 500 ms times the eighth root of 2, to the power of 1, 3, 5 and 7.
    const QUARTERS: [i64; 4] = [545_254, 648_420, 771_105, 917_004];
    let bucket = bucket.min(TIME_BUCKETS - 1);
    (QUARTERS[bucket % 4] << (bucket / 4)) / 1000
}
