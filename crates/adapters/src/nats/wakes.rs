//! Wake-ups for workers: job ids in a small stream in memory. A hint, nothing more: the jobs are in
//! PostgreSQL, and a worker that hears nothing looks for itself.
//!
//! Every worker reads the stream with a consumer of its own, so that one whose hands are full can't
//! keep a wake-up from another that is free.

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
use futures::StreamExt;
use tokio::{sync::Notify, task::JoinSet};
use tracing::{debug, warn};
use uuid::Uuid;

use super::Nats;

/// A wake-up that nobody has read by then has been overtaken by polling.
const MAX_AGE: Duration = Duration::from_secs(30);

const MAX_MESSAGES: i64 = 10_000;

/// Nobody waits longer for a hint to leave.
const PATIENCE: Duration = Duration::from_millis(50);

/// How long the reader leaves a stream alone that it couldn't open.
const REST: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct NatsWake {
    pub(super) client: Client,
    pub(super) stream: String,
}

impl Wake for NatsWake {
    async fn wake(&self, jobs: &[Uuid]) {
        // While NATS is away the client would keep hints until there is no more room, and then wait.
        let connected = self.client.connection_state() == async_nats::connection::State::Connected;
        if jobs.is_empty() || !connected {
            return;
        }
        let ids: Vec<String> = jobs.iter().map(Uuid::to_string).collect();
        let published = self.client.publish(self.stream.clone(), ids.join("\n").into());
        match tokio::time::timeout(PATIENCE, published).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => warn!(%error, "workers could not be woken, they will look for themselves"),
            Err(_) => debug!("workers were not woken in time, they will look for themselves"),
        }
    }
}

pub struct NatsWakes {
    /// Many hints at once are one: look.
    heard: Arc<Notify>,
    /// Listens as long as somebody may want to know.
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
            debug!(error = error.as_ref() as &dyn std::error::Error, "nobody can wake this worker for now");
        }
        tokio::time::sleep(REST).await;
    }
}

/// Until NATS goes away, or comes back without its memory.
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
    // Hints from before, or from between two consumers, went to nobody.
    heard.notify_one();
    while let Some(message) = messages.next().await {
        message?;
        heard.notify_one();
    }
    Ok(())
}
