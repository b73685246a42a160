//! Daily partitions of the high-volume tables: created ahead of time, dropped when too old.

use jiff::{
    SignedDuration, Timestamp, ToSpan,
    civil::{Date, date},
    tz::TimeZone,
};
use sqlx::{AssertSqlSafe, PgConnection};
use uuid::Uuid;

use crate::Result;

/// How many days ahead partitions are created: workers may be down for a week.
pub const DAYS_AHEAD: i32 = 7;

/// Advisory lock that serialises partition changes between processes; an arbitrary unique number.
const LOCK: i64 = 7_365_737_365_001;

pub fn day_of(at: Timestamp) -> Date {
    at.to_zoned(TimeZone::UTC).date()
}

/// Creates the partitions of every table for these days, if they don't exist yet.
pub async fn ensure(conn: &mut PgConnection, days: impl IntoIterator<Item = Date>) -> Result<()> {
    let mut missing = Vec::new();
    for day in days {
        if !exists(conn, day).await? {
            missing.push(day);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    sqlx::query!("select pg_advisory_xact_lock($1)", LOCK).execute(&mut *conn).await?;
    for day in missing {
        let (name, next) = (suffix(day), day.saturating_add(1.day()));
        let statements = [
            format!(
                "create table if not exists view_{name} partition of view for values from ('{day} 00:00Z') to ('{next} 00:00Z')"
            ),
            format!(
                "create table if not exists visit_{name} partition of visit for values from ('{}') to ('{}')",
                first_id_of(day),
                first_id_of(next)
            ),
        ];
        for statement in statements {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *conn).await?;
        }
    }
    Ok(())
}

/// The days a worker prepares: from yesterday, for rows that were accepted just before midnight.
pub fn days_ahead(now: Timestamp) -> impl Iterator<Item = Date> {
    let today = day_of(now);
    (-1..=DAYS_AHEAD).map(move |n| today.saturating_add(n.days()))
}

/// Drops the partitions of days before `oldest`; returns how many.
pub async fn drop_before(conn: &mut PgConnection, oldest: Date) -> Result<usize> {
    let tables = sqlx::query_scalar!(
        r#"select c.relname as "name!" from pg_inherits i
           join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
           where p.relname in ('view', 'visit')"#
    )
    .fetch_all(&mut *conn)
    .await?;
    let limit = suffix(oldest);
    let old: Vec<_> = tables
        .into_iter()
        .filter(|name| name.rsplit('_').next().is_some_and(|day| day < limit.as_str()))
        .collect();
    for table in &old {
        sqlx::query(AssertSqlSafe(format!("drop table {table}"))).execute(&mut *conn).await?;
    }
    Ok(old.len())
}

async fn exists(conn: &mut PgConnection, day: Date) -> Result<bool> {
    let (view, visit) = (format!("view_{}", suffix(day)), format!("visit_{}", suffix(day)));
    Ok(sqlx::query_scalar!(
        r#"select to_regclass($1) is not null and to_regclass($2) is not null as "both!""#,
        view,
        visit
    )
    .fetch_one(conn)
    .await?)
}

fn suffix(day: Date) -> String {
    format!("{:04}{:02}{:02}", day.year(), day.month(), day.day())
}

/// The smallest UUIDv7 of that day (UTC).
fn first_id_of(day: Date) -> Uuid {
    let since_epoch: SignedDuration = date(1970, 1, 1).duration_until(day);
    let millis = u64::try_from(since_epoch.as_millis()).unwrap_or(0);
    let mut bytes = [0_u8; 16];
    bytes[..6].copy_from_slice(&millis.to_be_bytes()[2..]);
    Uuid::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_a_range_of_uuids() {
        let noon: Timestamp = "2026-11-15T12:00:00Z".parse().expect("a time");
        let id =
            Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, noon.as_second().unsigned_abs(), 0));
        let day = date(2026, 11, 15);
        assert!(first_id_of(day) < id && id < first_id_of(date(2026, 11, 16)));
        assert_eq!(day_of(noon), day);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn creating_partitions_is_idempotent_and_old_days_are_dropped(pool: sqlx::PgPool) {
        let mut tx = crate::begin(&pool).await.expect("begin");
        let days = [date(2026, 11, 14), date(2026, 11, 15)];
        ensure(&mut tx, days).await.expect("made");
        ensure(&mut tx, days).await.expect("made again");

        let dropped = drop_before(&mut tx, date(2026, 11, 15)).await.expect("dropped");

        assert_eq!(dropped, 2, "one day of two tables");
        assert!(exists(&mut tx, date(2026, 11, 15)).await.expect("asked"));
        assert!(!exists(&mut tx, date(2026, 11, 14)).await.expect("asked"));
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn two_processes_may_create_the_same_day_at_once(pool: sqlx::PgPool) {
        let make = || async {
            let mut tx = crate::begin(&pool).await.expect("begin");
            ensure(&mut tx, [date(2026, 1, 1)]).await.expect("made");
            tx.commit().await.expect("commit");
        };
        tokio::join!(make(), make(), make());
    }
}
