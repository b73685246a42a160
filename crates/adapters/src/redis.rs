//! Redis as a cache and as a counter for limits. It may be unavailable: a slow or missing answer is a cache
//! miss, and limits are then not enforced; it is never an error.

use std::{
    path::Path,
    sync::atomic::{AtomicI64, Ordering},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use app::ports::{Cache, RateLimit};
use redis::{
    AsyncCommands, Client, RedisError, TlsCertificates,
    aio::{ConnectionManager, ConnectionManagerConfig},
};
use tracing::warn;

/// A cache that takes longer than this is of less use than the database behind it.
const PATIENCE: Duration = Duration::from_millis(100);

/// After a failure Redis is bypassed for this long.
const REST: Duration = Duration::from_secs(1);

pub struct RedisCache {
    /// Separates installations that share one Redis.
    prefix: String,
    connection: ConnectionManager,
    started: Instant,
    /// Milliseconds after `started` until which Redis is bypassed.
    resting_until: AtomicI64,
}

impl RedisCache {
    /// Connects on first use, so that a process can start without Redis. `authority`: a file with the only authority
    /// whose certificates count; without it those of the system do.
    pub fn new(url: &str, prefix: &str, authority: Option<&Path>) -> anyhow::Result<Self> {
        let client = match authority {
            Some(file) => {
                let pem = std::fs::read(file).with_context(|| format!("can't read {}", file.display()))?;
                Client::build_with_tls(url, TlsCertificates { client_tls: None, root_cert: Some(pem) })?
            }
            None => Client::open(url)?,
        };
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(PATIENCE))
            .set_response_timeout(Some(PATIENCE))
            .set_number_of_retries(1);
        Ok(Self {
            prefix: prefix.to_owned(),
            connection: ConnectionManager::new_lazy_with_config(client, config)?,
            started: Instant::now(),
            resting_until: AtomicI64::new(0),
        })
    }

    /// Whether Redis answers; for the readiness report only.
    pub async fn ping(&self) -> bool {
        let mut connection = self.connection.clone();
        let ping = async move { redis::cmd("PING").query_async::<String>(&mut connection).await };
        matches!(tokio::time::timeout(PATIENCE * 3, ping).await, Ok(Ok(_)))
    }

    async fn ask<T>(&self, question: impl Future<Output = Result<T, RedisError>>) -> Option<T> {
        if self.elapsed() < self.resting_until.load(Ordering::Relaxed) {
            return None;
        }
        let failure = match tokio::time::timeout(PATIENCE, question).await {
            Ok(Ok(answer)) => return Some(answer),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no answer in time".to_owned(),
        };
        let rest = i64::try_from(REST.as_millis()).expect("a second fits");
        self.resting_until.store(self.elapsed() + rest, Ordering::Relaxed);
        metrics::counter!("cache_failures_total").increment(1);
        warn!(failure, "Redis cache unavailable, continuing without it");
        None
    }

    fn elapsed(&self) -> i64 {
        i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

impl Cache for RedisCache {
    async fn get(&self, key: &str) -> Option<String> {
        let (mut connection, key) = (self.connection.clone(), format!("{}{key}", self.prefix));
        self.ask(async move { connection.get::<_, Option<String>>(key).await }).await.flatten()
    }

    async fn set(&self, key: &str, value: &str, keep: Duration) {
        let (mut connection, key) = (self.connection.clone(), format!("{}{key}", self.prefix));
        self.ask(async move { connection.set_ex::<_, _, ()>(key, value, keep.as_secs().max(1)).await }).await;
    }
}

/// Atomic, so that two concurrent callers can't both be the last one allowed.
const ADMIT: &str = "if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 1 end \
                     if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end \
                     redis.call('SADD', KEYS[1], ARGV[1]) \
                     redis.call('EXPIRE', KEYS[1], ARGV[3], 'NX') return 1";

impl RateLimit for RedisCache {
    /// The window begins with the first counted call.
    async fn allow(&self, key: &str, most: u32, within: Duration) -> bool {
        let (mut connection, key) = (self.connection.clone(), format!("{}limit:{key}", self.prefix));
        let seconds = within.as_secs().max(1);
        let counting = async move {
            let mut both = redis::pipe();
            both.atomic().incr(&key, 1).cmd("EXPIRE").arg(&key).arg(seconds).arg("NX").ignore();
            both.query_async::<(u32,)>(&mut connection).await
        };
        self.ask(counting).await.is_none_or(|(count,)| count <= most)
    }

    async fn admit(&self, key: &str, thing: &str, most: u32, within: Duration) -> bool {
        let (mut connection, key) = (self.connection.clone(), format!("{}limit:{key}", self.prefix));
        let mut asking = redis::cmd("EVAL");
        asking.arg(ADMIT).arg(1).arg(key).arg(thing).arg(most).arg(within.as_secs().max(1));
        let asked = self.ask(async move { asking.query_async::<bool>(&mut connection).await }).await;
        asked.unwrap_or(true)
    }

    async fn counted(&self, key: &str) -> u32 {
        let (mut connection, key) = (self.connection.clone(), format!("{}limit:{key}", self.prefix));
        let asked = self.ask(async move { connection.get::<_, Option<u32>>(key).await }).await;
        asked.flatten().unwrap_or_default()
    }
}
