//! The numbers about an exam, from the rollups, through the cache.

use std::time::Duration;

use domain::{catalog::ExamId, stats::ExamStats};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::PgPool;
use tracing::warn;

use crate::ports::Cache;

/// How old a number may be: nobody can tell a minute's difference on a landing page.
const KEEP: Duration = Duration::from_mins(1);

/// What may be shown, and since when it is true.
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
    if let Some(known) = cache.get(&key).await {
        match serde_json::from_str(&known) {
            Ok(stats) => return Ok(stats),
            // Another release's shape: read afresh and overwrite it.
            Err(error) => warn!(%error, key, "the cache holds something unreadable"),
        }
    }
    let rollup = store::stats::load(&mut *replica.acquire().await?, exam, now).await?;
    let dated = DatedStats { stats: rollup.publish(), as_of: now };
    let value = serde_json::to_string(&dated).expect("numbers and a time are JSON");
    cache.set(&key, &value, KEEP).await;
    Ok(dated)
}
