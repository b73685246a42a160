//! The statistics of an exam, from the rollups, through the cache.

use std::time::Duration;

use domain::{
    catalog::ExamId,
    stats::{self, ExamStats, TestedCountry},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use store::PgPool;
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
