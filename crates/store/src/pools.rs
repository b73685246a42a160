//! Connections: one pool for writes, one for reads that may be stale. On one machine both lead to the same
//! server; when a replica is added, the call sites have already chosen.
//!
//! Every connection sets timeouts in the database, so that a lost host doesn't hold a lock for longer.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{
    PgConnection, PgPool, Postgres, Transaction,
    postgres::{PgConnectOptions, PgPoolOptions},
};

#[derive(Clone, Debug)]
pub struct Pools {
    pub primary: PgPool,
    pub replica: PgPool,
}

/// The purpose of connections, which decides their timeouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Visitors or other jobs wait.
    Serving,
    /// An operator's command: it may compute for long, but must not block every buyer while it waits for a
    /// lock.
    Upkeep,
    /// A change of the schema: while it waits for a lock, everybody else waits behind it.
    Migrating,
}

impl Purpose {
    const fn timeouts(self) -> [(&'static str, &'static str); 3] {
        match self {
            Self::Serving => [
                ("statement_timeout", "30s"),
                ("lock_timeout", "10s"),
                ("idle_in_transaction_session_timeout", "60s"),
            ],
            Self::Upkeep => [
                ("statement_timeout", "0"),
                ("lock_timeout", "5s"),
                ("idle_in_transaction_session_timeout", "1h"),
            ],
            Self::Migrating => [
                ("statement_timeout", "0"),
                ("lock_timeout", "1s"),
                ("idle_in_transaction_session_timeout", "1h"),
            ],
        }
    }
}

/// The server notices within a minute that a client's host is gone.
const KEEP_ALIVE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "30"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "60s"),
];

/// SQLSTATE of a write to a server that isn't the primary any more.
pub(crate) const READ_ONLY: &str = "25006";

static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
/// When a server last refused a write because it isn't the primary any more, in milliseconds since [`STARTED`].
static TURNED_READ_ONLY: AtomicU64 = AtomicU64::new(0);

/// Takes note of an error that tells of a failover: connections older than it lead to the old primary.
pub(crate) fn note(error: &sqlx::Error) {
    if error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code == READ_ONLY)
    {
        let now = u64::try_from(STARTED.elapsed().as_millis()).unwrap_or(u64::MAX);
        TURNED_READ_ONLY.fetch_max(now.max(1), Ordering::Relaxed);
    }
}

/// Whether a connection of this age was opened after the last failover that was noticed.
fn is_current(age: Duration) -> bool {
    let noticed = Duration::from_millis(TURNED_READ_ONLY.load(Ordering::Relaxed));
    noticed.is_zero() || age < STARTED.elapsed().saturating_sub(noticed)
}

/// Connections are opened anew after so long: a server that came back, or moved, gets its share again.
const LIFETIME: Duration = Duration::from_mins(30);

/// Opens both pools without waiting for the first connection: a server may start before its database and report
/// it through `/readyz`.
pub fn connect(
    primary: PgConnectOptions,
    replica: Option<PgConnectOptions>,
    max_connections: u32,
    purpose: Purpose,
) -> Pools {
    let open = |options: PgConnectOptions, read_only: bool| {
        let options = options.options(purpose.timeouts()).options(KEEP_ALIVE);
        let options =
            if read_only { options.options([("default_transaction_read_only", "on")]) } else { options };
        PgPoolOptions::new()
            .max_connections(max_connections)
            .acquire_timeout(Duration::from_secs(5))
            .max_lifetime(LIFETIME)
            .before_acquire(|_, about| Box::pin(async move { Ok(is_current(about.age)) }))
            .connect_lazy_with(options)
    };
    Pools { replica: open(replica.unwrap_or_else(|| primary.clone()), true), primary: open(primary, false) }
}

impl Pools {
    /// Whether the primary answers.
    pub async fn ping(&self) -> crate::Result<()> {
        sqlx::query_scalar!("select 1 as one").fetch_one(&self.primary).await?;
        Ok(())
    }

    /// How many connections the primary gives to ordinary users.
    pub async fn connections_allowed(&self) -> crate::Result<u32> {
        let allowed: i32 = sqlx::query_scalar(
            "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int",
        )
        .fetch_one(&self.primary)
        .await?;
        Ok(u32::try_from(allowed).unwrap_or_default())
    }

    /// Size of the database on disk in bytes.
    pub async fn size(&self) -> crate::Result<i64> {
        let size = sqlx::query_scalar("select pg_database_size(current_database())");
        Ok(size.fetch_one(&self.replica).await?)
    }
}

/// Begins a transaction, safe against cancellation of the caller.
///
/// The driver (sqlx 0.9) forgets a `BEGIN` whose caller was dropped while it was in flight: the connection
/// would return to the pool inside a transaction, and the next caller's writes would be acknowledged and lost.
/// A spawned task is never dropped half-way; a transaction that nobody awaits any more is rolled back.
pub async fn begin(pool: &PgPool) -> crate::Result<Transaction<'static, Postgres>> {
    let pool = pool.clone();
    #[expect(clippy::disallowed_methods, reason = "the one place where it is safe")]
    let begun = tokio::spawn(async move { pool.begin().await });
    match begun.await {
        Ok(begun) => Ok(begun?),
        Err(error) => Err(sqlx::Error::Io(error.into()).into()),
    }
}

/// Shows every statement of this transaction the same moment. Must be its first statement.
pub async fn freeze(tx: &mut PgConnection) -> crate::Result<()> {
    sqlx::query("set transaction isolation level repeatable read, read only").execute(tx).await?;
    Ok(())
}

/// Lets the statements of this transaction take ten minutes: for background work.
pub async fn take_time(tx: &mut PgConnection) -> crate::Result<()> {
    sqlx::query("set local statement_timeout = '10min'").execute(tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use super::*;

    fn pools(pool: &PgPool, purpose: Purpose) -> Pools {
        connect((*pool.connect_options()).clone(), None, 2, purpose)
    }

    async fn setting(pool: &PgPool, name: &str) -> String {
        sqlx::query_scalar("select current_setting($1)").bind(name).fetch_one(pool).await.expect("a setting")
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn every_connection_has_its_timeouts(pool: PgPool) {
        let serving = pools(&pool, Purpose::Serving);
        for pool in [&serving.primary, &serving.replica] {
            assert_eq!(setting(pool, "statement_timeout").await, "30s");
            assert_eq!(setting(pool, "lock_timeout").await, "10s");
            assert_eq!(setting(pool, "idle_in_transaction_session_timeout").await, "1min");
            assert_eq!(setting(pool, "tcp_keepalives_idle").await, "30");
        }
        let upkeep = pools(&pool, Purpose::Upkeep).primary;
        assert_eq!(setting(&upkeep, "statement_timeout").await, "0");
        assert_eq!(setting(&upkeep, "lock_timeout").await, "5s");
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_server_that_turns_read_only_loses_its_connections(pool: PgPool) {
        let serving = connect((*pool.connect_options()).clone(), None, 1, Purpose::Serving).primary;
        let backend = async || -> i32 {
            sqlx::query_scalar("select pg_backend_pid()").fetch_one(&serving).await.expect("a number")
        };
        let first = backend().await;
        assert_eq!(backend().await, first, "one connection serves again and again");

        // The connection behaves as one to a demoted primary.
        let mut old = serving.acquire().await.expect("a connection");
        sqlx::query("set default_transaction_read_only = on").execute(&mut *old).await.expect("set");
        drop(old);
        let write =
            sqlx::query("insert into view_batch (id, copied_at, views) values (gen_random_uuid(), now(), 1)");
        let refused = crate::StoreError::from(write.execute(&serving).await.expect_err("read-only"));

        assert!(refused.is_away());
        assert_ne!(backend().await, first, "the next caller gets a new connection");
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn an_operators_command_gives_up_on_a_lock_instead_of_blocking_the_queue(pool: PgPool) {
        let mut held = begin(&pool).await.expect("a transaction");
        sqlx::query("lock table view_batch in row exclusive mode").execute(&mut *held).await.expect("held");
        let upkeep = pools(&pool, Purpose::Upkeep).primary;

        let altered = sqlx::query("alter table view_batch add column more int").execute(&upkeep).await;

        let error = altered.expect_err("refused").into_database_error().expect("by the database");
        assert_eq!(error.code().as_deref(), Some("55P03"));
    }

    /// Polls a future `polls` times, then drops it.
    async fn drop_after<F: Future>(polls: usize, future: F) {
        let (mut future, mut left) = (std::pin::pin!(future), polls);
        std::future::poll_fn(|cx| {
            let ended = left == 0 || future.as_mut().poll(cx).is_ready();
            left = left.saturating_sub(1);
            if ended { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn writes_after_a_cancelled_begin_are_not_lost(pool: PgPool) {
        let one = PgPoolOptions::new().max_connections(1).connect_with((*pool.connect_options()).clone());
        let one = one.await.expect("a connection");
        for n in 0_i32..60 {
            drop_after(usize::try_from(n % 6).expect("small"), begin(&one)).await;
            let write = sqlx::query(
                "insert into view_batch (id, copied_at, views) values (gen_random_uuid(), now(), $1)",
            );
            write.bind(n).execute(&one).await.expect("acknowledged");
        }
        one.close().await;

        let kept: i64 =
            sqlx::query_scalar("select count(*) from view_batch").fetch_one(&pool).await.expect("a number");
        assert_eq!(kept, 60);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_longer_timeout_applies_to_its_transaction_only(pool: PgPool) {
        let serving = pools(&pool, Purpose::Serving).primary;
        let mut tx = begin(&serving).await.expect("a transaction");
        take_time(&mut tx).await.expect("set");
        let inside: String = sqlx::query_scalar("select current_setting('statement_timeout')")
            .fetch_one(&mut *tx)
            .await
            .expect("a setting");
        tx.commit().await.expect("committed");

        assert_eq!(
            (inside.as_str(), setting(&serving, "statement_timeout").await.as_str()),
            ("10min", "30s")
        );
    }
}
