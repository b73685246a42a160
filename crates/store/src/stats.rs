//! Rollups about exams: added to when something happens, read as a few rows.

use domain::{
    catalog::ExamId,
    stats::{DURATION_BUCKETS, ExamRollup, duration_bucket},
};
use jiff::{Timestamp, ToSpan, civil::Date};
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, partitions::day_of};

/// What valid runs of one exam, finished on one day, add. A writer puts together as many as it has
/// before it touches the rows that everybody shares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRuns {
    pub exam: ExamId,
    pub day: Date,
    runs: i64,
    score_tenths_sum: i64,
    durations: Vec<i64>,
}

impl FinishedRuns {
    pub fn none(exam: ExamId, day: Date) -> Self {
        Self { exam, day, runs: 0, score_tenths_sum: 0, durations: vec![0; DURATION_BUCKETS] }
    }

    pub fn add(&mut self, score_tenths: i64, duration_s: i64) {
        self.runs += 1;
        self.score_tenths_sum += score_tenths;
        self.durations[duration_bucket(duration_s)] += 1;
    }
}

pub async fn add_finished(conn: &mut PgConnection, runs: &FinishedRuns) -> Result<()> {
    sqlx::query!(
        "insert into exam_day (exam_id, day, valid_runs) values ($1, $2, $3)
         on conflict (exam_id, day) do update set valid_runs = exam_day.valid_runs + excluded.valid_runs",
        runs.exam.0,
        runs.day.to_sqlx() as _,
        runs.runs,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "insert into exam_total (exam_id, valid_runs, score_tenths_sum, durations) values ($1, $2, $3, $4)
         on conflict (exam_id) do update set
            valid_runs = exam_total.valid_runs + excluded.valid_runs,
            score_tenths_sum = exam_total.score_tenths_sum + excluded.score_tenths_sum,
            durations = array(select a + b from unnest(exam_total.durations, excluded.durations)
                              with ordinality as d (a, b, n) order by n)",
        runs.exam.0,
        runs.runs,
        runs.score_tenths_sum,
        &runs.durations,
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn add_starts(conn: &mut PgConnection, exam: ExamId, at: Timestamp, starts: i64) -> Result<()> {
    let minute = Timestamp::from_second(at.as_second().div_euclid(60) * 60).unwrap_or(at);
    sqlx::query!(
        "insert into exam_minute (exam_id, minute, starts) values ($1, $2, $3)
         on conflict (exam_id, minute) do update set starts = exam_minute.starts + excluded.starts",
        exam.0,
        minute.to_sqlx() as _,
        starts,
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn load(conn: &mut PgConnection, exam: ExamId, now: Timestamp) -> Result<ExamRollup> {
    let yesterday = day_of(now).saturating_sub(1.day());
    let hour_ago = now - 60.minutes();
    let row = sqlx::query!(
        r#"select t.valid_runs, t.score_tenths_sum, t.durations,
                  coalesce((select valid_runs from exam_day where exam_id = $1 and day = $2), 0) as "yesterday!",
                  coalesce((select sum(starts) from exam_minute where exam_id = $1 and minute > $3), 0)::bigint
                      as "last_hour!"
           from exam_total t where t.exam_id = $1"#,
        exam.0,
        yesterday.to_sqlx() as _,
        hour_ago.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map_or_else(ExamRollup::default, |row| ExamRollup {
        valid_runs: row.valid_runs,
        score_tenths_sum: row.score_tenths_sum,
        yesterday_runs: row.yesterday,
        last_hour_starts: row.last_hour,
        durations: row.durations,
    }))
}

/// Minutes older than the last hour say nothing to anyone.
pub async fn forget_minutes_before(conn: &mut PgConnection, limit: Timestamp) -> Result<u64> {
    let done =
        sqlx::query!("delete from exam_minute where minute < $1", limit.to_sqlx() as _).execute(conn).await?;
    Ok(done.rows_affected())
}
