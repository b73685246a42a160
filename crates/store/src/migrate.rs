//! Bringing the schema up to date beside running servers.

use std::time::Duration;

use sqlx::{
    PgPool,
    migrate::{MigrateError, Migrator},
};
use tracing::warn;

/// SQLSTATE of a lock that wasn't given in time.
const LOCK_NOT_GIVEN: &str = "55P03";

/// How often a migration asks for a lock, and how long others come first in between.
const TRIES: u32 = 60;
const PAUSE: Duration = Duration::from_secs(1);

/// Applies what is missing. A migration that doesn't get a lock within the pool's `lock_timeout` steps back and tries
/// again: in front of it nobody waits for long.
pub async fn migrate(migrator: &Migrator, pool: &PgPool) -> Result<(), MigrateError> {
    for _ in 1..TRIES {
        match migrator.run(pool).await {
            Err(error) if waits_for_a_lock(&error) => {
                warn!(%error, "migration: the lock is taken, trying again");
                tokio::time::sleep(PAUSE).await;
            }
            done => return done,
        }
    }
    migrator.run(pool).await
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
        migrate(&first, &migrating).await.expect("applied");

        std::fs::write(folder.join("2_column.sql"), "alter table thing add column name text;")
            .expect("written");
        let second = Migrator::new(folder.clone()).await.expect("migrations");
        let mut reader = begin(&pool).await.expect("a transaction");
        sqlx::query("select from thing").execute(&mut *reader).await.expect("read");
        let (release, migrated) =
            (tokio::time::sleep(Duration::from_millis(1_500)), migrate(&second, &migrating));
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
}
