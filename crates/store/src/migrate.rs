//! Bringing the schema up to date beside running servers.

use std::time::Duration;

use sqlx::{
    AssertSqlSafe, Connection as _, PgConnection, PgPool,
    migrate::{MigrateError, Migrator},
};
use tracing::warn;

use crate::MIGRATOR;

/// SQLSTATE of a lock that wasn't given in time.
const LOCK_NOT_GIVEN: &str = "55P03";

/// How often a migration asks for a lock, and how long others come first in between.
const TRIES: u32 = 60;
const PAUSE: Duration = Duration::from_secs(1);

/// Held by whoever builds indexes.
const BUILDING: i64 = 0x7465_7373_6572_6101;

/// An index of a table that is large when it gets the index. No migration can build it: in a transaction, everybody who
/// writes to the table would wait for the end.
#[derive(Clone, Copy, Debug)]
struct Index {
    name: &'static str,
    /// Everything after `create index concurrently NAME on`.
    on: &'static str,
}

/// For deleting an order: letters that name it without belonging to it, purchases that it made cheaper, what the provider
/// said about its payments, and its withdrawals. For deleting what is old: letters, and addresses of buyers.
const INDEXES: [Index; 6] = [
    Index { name: "mail_links", on: "mail using gin (context jsonb_path_ops) where kind = 'retrieve'" },
    Index { name: "purchase_member", on: "purchase (member_order) where member_order is not null" },
    Index { name: "payment_event_object", on: "payment_event (object) where object is not null" },
    Index { name: "withdrawal_order", on: "withdrawal (order_number)" },
    Index { name: "mail_made", on: "mail (made_at)" },
    Index { name: "purchase_made", on: "purchase (created_at) where email <> ''" },
];

/// Applies the migrations that are missing, then builds the indexes that are missing.
pub async fn migrate(pool: &PgPool) -> Result<(), MigrateError> {
    apply(&MIGRATOR, pool).await?;
    Ok(build_indexes(&INDEXES, pool).await?)
}

/// A migration that doesn't get a lock within the pool's `lock_timeout` steps back and tries again: in front of it nobody
/// waits for long.
async fn apply(migrator: &Migrator, pool: &PgPool) -> Result<(), MigrateError> {
    let mut tries = 1;
    while let Err(error) = migrator.run(pool).await {
        if tries == TRIES || !waits_for_a_lock(&error) {
            return Err(error);
        }
        warn!(%error, "migration: the lock is taken, trying again");
        tokio::time::sleep(PAUSE).await;
        tries += 1;
    }
    Ok(())
}

/// Builds what is missing, and what an earlier attempt that was killed left unusable.
async fn build_indexes(indexes: &[Index], pool: &PgPool) -> sqlx::Result<()> {
    let mut conn = pool.acquire().await?.detach();
    // Nobody waits behind this, and it has to wait for every transaction that is under way.
    sqlx::query("set lock_timeout = 0").execute(&mut conn).await?;
    // Waiting inside one statement would hold up the very index that is waited for.
    while !sqlx::query_scalar("select pg_try_advisory_lock($1)").bind(BUILDING).fetch_one(&mut conn).await? {
        warn!(
            "migration: indexes are being built by another, or by one that was killed; waiting for its end"
        );
        tokio::time::sleep(PAUSE).await;
    }
    for index in indexes {
        build(*index, &mut conn).await?;
    }
    // The lock goes with the connection.
    conn.close().await
}

async fn build(Index { name, on }: Index, conn: &mut PgConnection) -> sqlx::Result<()> {
    let usable: Option<bool> =
        sqlx::query_scalar("select indisvalid from pg_index where indexrelid = to_regclass($1)")
            .bind(name)
            .fetch_optional(&mut *conn)
            .await?;
    if usable == Some(true) {
        return Ok(());
    }
    if usable == Some(false) {
        sqlx::raw_sql(AssertSqlSafe(format!("drop index concurrently {name}"))).execute(&mut *conn).await?;
    }
    sqlx::raw_sql(AssertSqlSafe(format!("create index concurrently {name} on {on}"))).execute(conn).await?;
    Ok(())
}

fn waits_for_a_lock(error: &MigrateError) -> bool {
    let (MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) = error else {
        return false;
    };
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code == LOCK_NOT_GIVEN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Purpose, begin, connect};

    #[sqlx::test(migrations = false)]
    async fn a_migration_waits_for_a_lock_without_blocking_others(pool: PgPool) {
        let folder = std::env::temp_dir().join(format!("tessera-migrations-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("1_table.sql"), "create table thing (id int);").expect("written");
        let migrating = connect((*pool.connect_options()).clone(), None, 2, Purpose::Migrating).primary;
        let first = Migrator::new(folder.clone()).await.expect("migrations");
        apply(&first, &migrating).await.expect("applied");

        std::fs::write(folder.join("2_column.sql"), "alter table thing add column name text;")
            .expect("written");
        let second = Migrator::new(folder.clone()).await.expect("migrations");
        let mut reader = begin(&pool).await.expect("a transaction");
        sqlx::query("select from thing").execute(&mut *reader).await.expect("read");
        let (release, migrated) =
            (tokio::time::sleep(Duration::from_millis(1_500)), apply(&second, &migrating));
        let (released, migrated) = tokio::join!(
            async {
                release.await;
                reader.commit().await
            },
            migrated
        );

        released.expect("committed");
        migrated.expect("applied once the reader was through");
        sqlx::query("select name from thing").execute(&pool).await.expect("the column is there");
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[sqlx::test(migrations = false)]
    async fn an_index_that_was_left_unusable_is_built_anew_beside_writers(pool: PgPool) {
        let of_things = [Index { name: "thing_name", on: "thing (name)" }];
        let usable = "select indisvalid from pg_index where indexrelid = 'thing_name'::regclass";
        sqlx::raw_sql("create table thing (name text); insert into thing values ('same'), ('same')")
            .execute(&pool)
            .await
            .expect("a table");
        sqlx::raw_sql("create unique index concurrently thing_name on thing (name)")
            .execute(&pool)
            .await
            .expect_err("they are the same");
        assert!(
            !sqlx::query_scalar::<_, bool>(usable).fetch_one(&pool).await.expect("read"),
            "left unusable"
        );

        let mut writer = begin(&pool).await.expect("a transaction");
        sqlx::query("insert into thing values ('while it is built')")
            .execute(&mut *writer)
            .await
            .expect("written");
        let waiting = "select exists (select from pg_stat_activity
                                      where datname = current_database() and wait_event = 'virtualxid')";
        let (wrote, first, second) = tokio::join!(
            async {
                while !sqlx::query_scalar::<_, bool>(waiting).fetch_one(&pool).await? {}
                sqlx::query("insert into thing values ('still')").execute(&mut *writer).await?;
                writer.commit().await
            },
            build_indexes(&of_things, &pool),
            build_indexes(&of_things, &pool)
        );

        wrote.expect("whoever writes doesn't wait for an index");
        first.and(second).expect("one builds it, the other finds it");
        assert!(sqlx::query_scalar::<_, bool>(usable).fetch_one(&pool).await.expect("read"), "built");
    }
}
