//! What must happen after a write: rows of the same transaction, taken by workers.
//!
//! No row is announced by `NOTIFY`: it takes one lock for the whole database at commit, which
//! purchases would queue for.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde::Serialize;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::Result;

/// Nobody tries a job more often than this.
pub const ATTEMPTS_MOST: i32 = 25;

/// Nor one with which so many processes died. The first death counts for everything that the process
/// had in hand, the innocent included; after that a process has only one such job at a time.
pub const DEATHS_MOST: i32 = 4;

/// A job to be done from `run_at` on.
#[derive(Clone, Debug, Serialize)]
pub struct NewJob {
    pub id: Uuid,
    pub kind: &'static str,
    pub payload: Value,
    pub key: String,
    /// Taken by hands of their own.
    pub slow: bool,
    pub run_at: Timestamp,
}

/// Writes a job. The same key again, while that job waits or lies dead, changes nothing; returns
/// whether it is new.
pub async fn insert(conn: &mut PgConnection, job: &NewJob, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "insert into job (id, kind, payload, key, slow, run_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing",
        job.id,
        job.kind,
        job.payload,
        job.key,
        job.slow,
        job.run_at.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// A job in a worker's hands, or one that nobody may take any more.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    pub id: Uuid,
    pub kind: String,
    pub payload: Value,
    /// Which attempt this is. It names the lease: whoever took the job later has another number.
    pub attempt: i32,
    /// More than none makes it a suspect.
    pub deaths: i32,
    /// Its worker died once too often: it was put aside and isn't to be done.
    pub buried: bool,
}

/// How many jobs a worker may take.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Slow ones or all the others.
    pub slow: bool,
    pub most: i64,
    /// Among them one with which a process has died, if the worker has none in hand.
    pub suspect: bool,
}

/// Takes due jobs until `lease_until`. The attempt is counted now, so that a job that kills its worker is
/// counted too; a job whose lease ran out counts a death. A slow one, for which nobody waits, then rests longer
/// after each: a row of restarts must not make a suspect of it. Rows that another worker is just taking are left
/// to it.
pub async fn take(
    conn: &mut PgConnection,
    room: Room,
    lease_until: Timestamp,
    now: Timestamp,
) -> Result<Vec<Taken>> {
    // A job in somebody's hands is due again when its lease runs out: one index finds both.
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
             where id in (select id from suspect union all select id from fresh)),
           fate as (select id, times, times >= $4 or attempts >= $5 as buried from died)
           update job set
             deaths = fate.times,
             attempts = job.attempts + (not fate.buried)::int,
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
        id: row.id,
        kind: row.kind,
        payload: row.payload,
        attempt: row.attempts,
        deaths: row.deaths,
        buried: row.buried,
    });
    Ok(taken.collect())
}

/// Keeps jobs in hand for longer.
pub async fn renew(conn: &mut PgConnection, jobs: &[(Uuid, i32)], lease_until: Timestamp) -> Result<()> {
    let (ids, attempts): (Vec<Uuid>, Vec<i32>) = jobs.iter().copied().unzip();
    sqlx::query!(
        "update job set lease_until = $3, run_at = $3
         from unnest($1::uuid[], $2::int[]) as held (id, attempt)
         where job.id = held.id and job.attempts = held.attempt and lease_until is not null",
        &ids,
        &attempts,
        lease_until.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Done rows go. Says nothing if another worker has taken the job since.
pub async fn finish(conn: &mut PgConnection, id: Uuid, attempt: i32) -> Result<()> {
    sqlx::query!("delete from job where id = $1 and attempts = $2 and dead_at is null", id, attempt)
        .execute(conn)
        .await?;
    Ok(())
}

/// Puts a job back, to be tried again from `run_at` on; or aside for ever, if `dead`.
pub async fn put_back(
    conn: &mut PgConnection,
    id: Uuid,
    attempt: i32,
    error: &str,
    run_at: Timestamp,
    dead: Option<Timestamp>,
) -> Result<()> {
    sqlx::query!(
        "update job set lease_until = null, run_at = $3, error = $4, dead_at = $5
         where id = $1 and attempts = $2 and dead_at is null",
        id,
        attempt,
        run_at.to_sqlx() as _,
        error,
        dead.map(ToSqlx::to_sqlx) as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// How things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// Since when the one of these jobs that waits longest could have been done.
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

/// A job as people look at it. What it carries are ids.
#[derive(Clone, Debug, PartialEq)]
pub struct JobRow {
    pub id: Uuid,
    pub kind: String,
    pub payload: Value,
    pub run_at: Timestamp,
    pub attempts: i32,
    pub deaths: i32,
    pub error: Option<String>,
    pub dead_at: Option<Timestamp>,
    pub created_at: Timestamp,
}

/// The dead ones or those that are still tried, oldest first.
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

pub async fn find(conn: &mut PgConnection, id: Uuid) -> Result<Option<JobRow>> {
    let row = sqlx::query_as!(
        RawJobRow,
        r#"select id, kind, payload, run_at as "run_at: _", attempts, deaths, error,
                  dead_at as "dead_at: _", created_at as "created_at: _"
           from job where id = $1"#,
        id,
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(JobRow::from))
}

/// Gives a dead job, or all of them, all its attempts again; returns how many.
pub async fn replay(conn: &mut PgConnection, id: Option<Uuid>, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!(
        "update job set attempts = 0, deaths = 0, dead_at = null, lease_until = null, run_at = $2
         where dead_at is not null and ($1::uuid is null or id = $1)",
        id,
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
            id: row.id,
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
