//! Wake-ups for workers: job ids in a small stream in memory. They are only hints: the jobs are in PostgreSQL,
//! and a worker that gets no wake-up polls.
//!
//! Every worker reads the stream with its own consumer, so that a busy worker can't take a wake-up from an idle
//! one.

use std::{sync::Arc, time::Duration};

use app::ports::{Wake, Wakes};
use async_nats::{
    Client,
    jetstream::{
        self,
        consumer::{DeliverPolicy, pull},
        stream::{Config, DiscardPolicy, StorageType},
    },
};
use domain::ids::JobId;
use futures::StreamExt;
use tokio::{sync::Notify, task::JoinSet};
use tracing::{debug, warn};

use super::Nats;

/// By then polling has found the jobs of an unread wake-up.
const MAX_AGE: Duration = Duration::from_secs(30);

const MAX_MESSAGES: i64 = 10_000;

/// How long a caller waits for a hint to be sent.
const PATIENCE: Duration = Duration::from_millis(50);

/// How long the reader waits before it tries again to open the stream.
const REST: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct NatsWake {
    pub(super) client: Client,
    pub(super) stream: String,
}

impl Wake for NatsWake {
    async fn wake(&self, jobs: &[JobId]) {
        // While NATS is unavailable the client would buffer hints until its buffer is full, and then block.
        let connected = self.client.connection_state() == async_nats::connection::State::Connected;
        if jobs.is_empty() || !connected {
            return;
        }
        let ids: Vec<String> = jobs.iter().map(JobId::to_string).collect();
        let published = self.client.publish(self.stream.clone(), ids.join("\n").into());
        match tokio::time::timeout(PATIENCE, published).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => warn!(%error, "job wake-ups: could not wake workers, they will poll"),
            Err(_) => debug!("job wake-ups: could not wake workers in time, they will poll"),
        }
    }
}

pub struct NatsWakes {
    /// Any number of pending hints means one poll.
    heard: Arc<Notify>,
    /// Listens until this is dropped.
    _listener: JoinSet<()>,
}

impl NatsWakes {
    pub(super) fn listen(nats: Nats, stream: String) -> Self {
        let heard = Arc::new(Notify::new());
        let mut listener = JoinSet::new();
        listener.spawn(listen(nats, stream, Arc::clone(&heard)));
        Self { heard, _listener: listener }
    }
}

impl Wakes for NatsWakes {
    async fn next(&mut self) {
        self.heard.notified().await;
    }
}

async fn listen(nats: Nats, stream: String, heard: Arc<Notify>) {
    loop {
        if nats.connected()
            && let Err(error) = listen_once(&nats.context, &stream, &heard).await
        {
            debug!(
                error = error.as_ref() as &dyn std::error::Error,
                "job wake-ups: stream unavailable, this worker only polls"
            );
        }
        tokio::time::sleep(REST).await;
    }
}

/// Until NATS disconnects, or restarts with an empty memory.
async fn listen_once(context: &jetstream::Context, stream: &str, heard: &Notify) -> anyhow::Result<()> {
    let config = Config {
        name: stream.to_owned(),
        subjects: vec![stream.to_owned()],
        storage: StorageType::Memory,
        discard: DiscardPolicy::Old,
        max_age: MAX_AGE,
        max_messages: MAX_MESSAGES,
        duplicate_window: MAX_AGE,
        ..Config::default()
    };
    let stream = context.get_or_create_stream(config).await?;
    let newest = pull::OrderedConfig { deliver_policy: DeliverPolicy::New, ..Default::default() };
    let mut messages = stream.create_consumer(newest).await?.messages().await?;
    // Hints sent before this consumer existed were lost.
    heard.notify_one();
    while let Some(message) = messages.next().await {
        message?;
        heard.notify_one();
    }
    Ok(())
}
