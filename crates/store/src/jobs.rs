//! Jobs that follow from a write: rows of the same transaction, claimed by workers.
//!
//! No row is announced by `NOTIFY`: it takes one lock for the whole database at commit, which purchases would
//! queue for.

use domain::ids::JobId;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde::Serialize;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::Result;

/// Maximum number of attempts.
pub const ATTEMPTS_MOST: i32 = 25;

/// Maximum number of processes that may die during a job. The first death counts for every job that the process
/// had in progress, including innocent ones; after that a process runs only one such suspect at a time.
pub const DEATHS_MOST: i32 = 4;

/// Followed by the purchase's id, this is the key of the job that delivers it.
pub const DELIVER_KEY: &str = "deliver:";

/// A job to be done from `run_at` on.
#[derive(Clone, Debug, Serialize)]
pub struct NewJob {
    pub id: JobId,
    pub kind: &'static str,
    pub payload: Value,
    pub key: String,
    /// Claimed by a separate runner for slow jobs.
    pub slow: bool,
    pub run_at: Timestamp,
}

/// Writes a job; returns whether it is new. If a waiting or dead job has the same key, nothing changes. One that is
/// running may have looked before the caller's news: it runs again afterwards.
pub async fn insert(conn: &mut PgConnection, job: &NewJob, now: Timestamp) -> Result<bool> {
    let is_new = sqlx::query_scalar!(
        r#"insert into job (id, kind, payload, key, slow, run_at, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (key) do update set again_at = least(job.again_at, excluded.run_at)
             where job.lease_until is not null
           returning xmax = 0 as "is_new!""#,
        job.id.as_uuid(),
        job.kind,
        job.payload,
        job.key,
        job.slow,
        job.run_at.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(is_new.unwrap_or(false))
}

/// A claimed job, or one that may not be claimed again.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    pub id: JobId,
    pub kind: String,
    pub payload: Value,
    /// Number of this attempt. It identifies the lease: whoever claims the job later has another number.
    pub attempt: i32,
    /// Above zero the job is a suspect.
    pub deaths: i32,
    /// Its workers died too often: it is dead and must not be run.
    pub buried: bool,
}

/// How many jobs a worker may claim.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Slow jobs, or all others.
    pub slow: bool,
    pub most: i64,
    /// Whether one of them may be a suspect, i.e. the worker has none in progress.
    pub suspect: bool,
}

/// Claims due jobs until `lease_until`. The attempt is counted now, so that a job that kills its worker is
/// counted too; a job whose lease expired counts a death. A slow job, for which nobody waits, then backs off
/// longer after each death: a series of restarts must not make a suspect of it. Rows that another worker is claiming
/// are skipped.
///
/// The ids are an array because PostgreSQL expects few of it and looks each up; of a subquery whose limit it can't know
/// it expects a tenth of all due jobs, and reads the whole table.
pub async fn take(
    conn: &mut PgConnection,
    room: Room,
    lease_until: Timestamp,
    now: Timestamp,
) -> Result<Vec<Taken>> {
    // A claimed job becomes due again when its lease expires: one index finds both.
    let rows = sqlx::query!(
        r#"with suspect as (
             select id from job
             where dead_at is null and slow = $6 and run_at <= $1 and (deaths > 0 or lease_until is not null)
               and (not slow or lease_until is null or lease_until + deaths * interval '5 minutes' <= $1)
             order by run_at limit $7 for update skip locked),
           fresh as (
             select id from job
             where dead_at is null and slow = $6 and run_at <= $1 and deaths = 0 and lease_until is null
             order by run_at limit $3 - (select count(*) from suspect) for update skip locked),
           died as (
             select id, attempts, deaths + (lease_until is not null)::int as times from job
             where id = any(array(select id from suspect union all select id from fresh))),
           fate as (select id, times, times >= $4 or attempts >= $5 as buried from died)
           update job set
             deaths = fate.times,
             attempts = job.attempts + (not fate.buried)::int,
             again_at = null,
             lease_until = case when fate.buried then null else $2::timestamptz end,
             run_at = case when fate.buried then run_at else $2 end,
             dead_at = case when fate.buried then $1::timestamptz end,
             error = case when fate.times > deaths then 'its worker died' else error end
           from fate where job.id = fate.id
           returning job.id, kind, payload, job.attempts, deaths, fate.buried as "buried!""#,
        now.to_sqlx() as _,
        lease_until.to_sqlx() as _,
        room.most,
        DEATHS_MOST,
        ATTEMPTS_MOST,
        room.slow,
        i64::from(room.suspect),
    )
    .fetch_all(conn)
    .await?;
    let taken = rows.into_iter().map(|row| Taken {
        id: row.id.into(),
        kind: row.kind,
        payload: row.payload,
        attempt: row.attempts,
        deaths: row.deaths,
        buried: row.buried,
    });
    Ok(taken.collect())
}

/// Renews the leases of jobs in progress. One that somebody is asking for again at this moment has time until the next
/// renewal: two who wait for each other's rows would stop both.
pub async fn renew(conn: &mut PgConnection, jobs: &[(JobId, i32)], lease_until: Timestamp) -> Result<()> {
    let (ids, attempts): (Vec<Uuid>, Vec<i32>) =
        jobs.iter().map(|(id, attempt)| (id.as_uuid(), *attempt)).unzip();
    sqlx::query!(
        "update job set lease_until = $3, run_at = $3
         where id in (
           select job.id from job join unnest($1::uuid[], $2::int[]) as held (id, attempt)
             on job.id = held.id and job.attempts = held.attempt
           where lease_until is not null for update of job skip locked)",
        &ids,
        &attempts,
        lease_until.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes a finished job, or lets it wait for its turn if it was asked for again meanwhile. No effect if another worker
/// has claimed it since.
pub async fn finish(conn: &mut PgConnection, id: JobId, attempt: i32) -> Result<()> {
    let deleted = sqlx::query!(
        "delete from job where id = $1 and attempts = $2 and dead_at is null and again_at is null",
        id.as_uuid(),
        attempt
    )
    .execute(&mut *conn)
    .await?;
    if deleted.rows_affected() == 0 {
        // All attempts again, and therefore under another id: the number of an attempt identifies a lease.
        sqlx::query!(
            "update job set id = $3, attempts = 0, deaths = 0, lease_until = null, error = null,
               run_at = again_at, again_at = null
             where id = $1 and attempts = $2 and dead_at is null and again_at is not null",
            id.as_uuid(),
            attempt,
            Uuid::now_v7(),
        )
        .execute(conn)
        .await?;
    }
    Ok(())
}

/// Deletes jobs whose subject is gone, waiting, running or dead. A worker that runs one of them finds nothing to do.
pub async fn drop_all(conn: &mut PgConnection, keys: &[String]) -> Result<()> {
    sqlx::query!("delete from job where key = any($1)", keys).execute(conn).await?;
    Ok(())
}

/// Releases a job, to be retried from `run_at` on, or marks it dead if `dead` is set.
pub async fn put_back(
    conn: &mut PgConnection,
    id: JobId,
    attempt: i32,
    error: &str,
    run_at: Timestamp,
    dead: Option<Timestamp>,
) -> Result<()> {
    sqlx::query!(
        "update job set lease_until = null, run_at = $3, error = $4, dead_at = $5
         where id = $1 and attempts = $2 and dead_at is null",
        id.as_uuid(),
        attempt,
        run_at.to_sqlx() as _,
        error,
        dead.map(ToSqlx::to_sqlx) as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The state of the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// Since when the longest-waiting of these jobs has been due.
    pub oldest_due: Option<Timestamp>,
    pub dead: i64,
}

pub async fn backlog(conn: &mut PgConnection, slow: bool, now: Timestamp) -> Result<Backlog> {
    let row = sqlx::query!(
        r#"select (select min(run_at) from job where dead_at is null and slow = $2 and run_at <= $1)
                    as "oldest_due: jiff_sqlx::Timestamp",
                  (select count(*) from job where dead_at is not null) as "dead!""#,
        now.to_sqlx() as _,
        slow,
    )
    .fetch_one(conn)
    .await?;
    Ok(Backlog { oldest_due: row.oldest_due.map(jiff_sqlx::Timestamp::to_jiff), dead: row.dead })
}

/// A job as operators see it. Its payload contains only ids.
#[derive(Clone, Debug, PartialEq)]
pub struct JobRow {
    pub id: JobId,
    pub kind: String,
    pub payload: Value,
    pub run_at: Timestamp,
    pub attempts: i32,
    pub deaths: i32,
    pub error: Option<String>,
    pub dead_at: Option<Timestamp>,
    pub created_at: Timestamp,
}

/// Dead jobs or live ones, oldest first.
pub async fn list(conn: &mut PgConnection, dead: bool, most: i64) -> Result<Vec<JobRow>> {
    let rows = sqlx::query_as!(
        RawJobRow,
        r#"select id, kind, payload, run_at as "run_at: _", attempts, deaths, error,
                  dead_at as "dead_at: _", created_at as "created_at: _"
           from job where (dead_at is not null) = $1 order by coalesce(dead_at, run_at) limit $2"#,
        dead,
        most,
    )
    .fetch_all(conn)
    .await?;
    Ok(rows.into_iter().map(JobRow::from).collect())
}

pub async fn find(conn: &mut PgConnection, id: JobId) -> Result<Option<JobRow>> {
    let row = sqlx::query_as!(
        RawJobRow,
        r#"select id, kind, payload, run_at as "run_at: _", attempts, deaths, error,
                  dead_at as "dead_at: _", created_at as "created_at: _"
           from job where id = $1"#,
        id.as_uuid(),
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(JobRow::from))
}

/// Gives one dead job, or all of them, all attempts again; returns how many.
pub async fn replay(conn: &mut PgConnection, id: Option<JobId>, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!(
        "update job set attempts = 0, deaths = 0, dead_at = null, lease_until = null, run_at = $2
         where dead_at is not null and ($1::uuid is null or id = $1)",
        id.map(JobId::as_uuid),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected())
}

struct RawJobRow {
    id: Uuid,
    kind: String,
    payload: Value,
    run_at: jiff_sqlx::Timestamp,
    attempts: i32,
    deaths: i32,
    error: Option<String>,
    dead_at: Option<jiff_sqlx::Timestamp>,
    created_at: jiff_sqlx::Timestamp,
}

impl From<RawJobRow> for JobRow {
    fn from(row: RawJobRow) -> Self {
        Self {
            id: row.id.into(),
            kind: row.kind,
            payload: row.payload,
            run_at: row.run_at.to_jiff(),
            attempts: row.attempts,
            deaths: row.deaths,
            error: row.error,
            dead_at: row.dead_at.map(jiff_sqlx::Timestamp::to_jiff),
            created_at: row.created_at.to_jiff(),
        }
    }
}

#[cfg(test)]
mod tests;
