//! The statistics of an exam, from the rollups, through the cache.

use std::{cmp::Reverse, time::Duration};

use domain::{
    catalog::ExamId,
    stats::{self, ExamStats, TestedCountry},
};
use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};
use questionnaire::creatures::all_types;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use store::{PgPool, stats::ClassRuns};
use tracing::warn;

use crate::ports::Cache;

/// How old a number may be: a minute makes no visible difference on a page.
const KEEP: Duration = Duration::from_mins(1);

/// What may be shown, and when it was computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DatedStats {
    pub stats: ExamStats,
    pub as_of: Timestamp,
}

pub async fn of_exam(
    cache: &impl Cache,
    replica: &PgPool,
    exam: ExamId,
    now: Timestamp,
) -> store::Result<DatedStats> {
    let key = format!("exam-stats:{exam}");
    cached(cache, &key, async {
        let rollup = store::stats::load(&mut *replica.acquire().await?, exam, now).await?;
        Ok(DatedStats { stats: rollup.publish(), as_of: now })
    })
    .await
}

/// The countries where valid tests were taken, those with the most first, for one exam or for all.
pub async fn tested_countries(
    cache: &impl Cache,
    replica: &PgPool,
    exam: Option<ExamId>,
) -> store::Result<Vec<TestedCountry>> {
    let key = exam.map_or_else(|| "tested-countries".to_owned(), |exam| format!("tested-countries:{exam}"));
    cached(cache, &key, async {
        Ok(stats::tested_countries(store::stats::countries(&mut *replica.acquire().await?, exam).await?))
    })
    .await
}

/// How common each type is among those who took the exam.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypeShares {
    /// Valid runs that were counted; 0 while there are too few.
    pub runs: i64,
    /// The first and the last day that were counted; `None` while there are too few runs.
    pub days: Option<(Date, Date)>,
    /// All sixteen, the commonest first; empty while there are too few runs.
    pub types: Vec<TypeShare>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypeShare {
    pub code: String,
    /// Whole.
    pub percent: i64,
}

/// With fewer valid runs a type's share would be mostly chance.
const TYPES_LEAST: i64 = 1_000;

pub async fn type_shares(
    cache: &impl Cache,
    replica: &PgPool,
    exam: ExamId,
    now: Timestamp,
) -> store::Result<TypeShares> {
    let key = format!("type-shares:{exam}");
    let today = now.to_zoned(TimeZone::UTC).date();
    cached(cache, &key, async {
        let counted = store::stats::classes(&mut *replica.acquire().await?, exam).await?;
        Ok(TypeShares::of(&counted, today))
    })
    .await
}

impl TypeShares {
    fn of(counted: &[ClassRuns], today: Date) -> Self {
        let runs = counted.iter().map(|one| one.runs).sum();
        let weeks = counted.iter().flat_map(|one| [one.first_week, one.last_week]);
        let (Some(first), Some(last), TYPES_LEAST..) = (weeks.clone().min(), weeks.max(), runs) else {
            return Self { runs: 0, days: None, types: Vec::new() };
        };
        let mut types: Vec<(i64, String)> = all_types()
            .into_iter()
            .map(|code| {
                let found = counted.iter().find(|one| one.class == code);
                (found.map_or(0, |one| one.runs), code)
            })
            .collect();
        // Already sorted by code, so equal ones stay that way.
        types.sort_by_key(|(count, _)| Reverse(*count));
        let share = |(count, code)| TypeShare { code, percent: (200 * count + runs) / (2 * runs) };
        Self {
            runs,
            // The last week may not be over yet.
            days: Some((first, last.saturating_add(6.days()).min(today))),
            types: types.into_iter().map(share).collect(),
        }
    }
}

/// The cached value, or else a fresh one that is cached.
async fn cached<T: Serialize + DeserializeOwned>(
    cache: &impl Cache,
    key: &str,
    read: impl Future<Output = store::Result<T>>,
) -> store::Result<T> {
    if let Some(known) = cache.get(key).await {
        match serde_json::from_str(&known) {
            Ok(value) => return Ok(value),
            // Another release's format: read afresh and overwrite it.
            Err(error) => warn!(%error, key, "statistics: unreadable cache entry"),
        }
    }
    let value = read.await?;
    let text = serde_json::to_string(&value).expect("numbers and times are JSON");
    cache.set(key, &text, KEEP).await;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn counted(class: &str, runs: i64) -> ClassRuns {
        let (first_week, last_week) = (date(2026, 11, 2), date(2026, 11, 9));
        ClassRuns { class: class.to_owned(), runs, first_week, last_week }
    }

    #[test]
    fn types_are_told_from_a_thousand_runs_on() {
        let today = date(2026, 11, 12);
        let few = TypeShares::of(&[counted("ENFP", 600), counted("ISTJ", 399)], today);
        let enough = TypeShares::of(&[counted("ENFP", 605), counted("ISTJ", 395)], today);
        let nothing = TypeShares { runs: 0, days: None, types: Vec::new() };

        assert_eq!((few, TypeShares::of(&[], today)), (nothing.clone(), nothing));
        assert_eq!((enough.runs, enough.days), (1_000, Some((date(2026, 11, 2), today))));
        let shown: Vec<_> = enough.types.iter().map(|one| (one.code.as_str(), one.percent)).collect();
        assert_eq!(shown[..3], [("ENFP", 61), ("ISTJ", 40), ("ENFJ", 0)]);
        assert_eq!(shown.len(), 16);
        let (_, until) = TypeShares::of(&[counted("ENFP", 1_000)], date(2027, 1, 1)).days.expect("days");
        assert_eq!(until, date(2026, 11, 15), "the last week is over");
    }
}
