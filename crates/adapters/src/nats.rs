//! NATS JetStream: one stream per kind of batch, written by servers and read by workers.
//!
//! A stream can have several durable consumers. A batch is kept until each of them has confirmed it, and no
//! longer (retention by interest), so that the disk holds only unread batches.

use std::{
    marker::PhantomData,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use anyhow::Context;
use app::ports::{BatchSource, BatchStream, StreamError};
use async_nats::{
    Client, ConnectOptions, ServerAddr,
    connection::State,
    jetstream::{
        self,
        consumer::{AckPolicy, PullConsumer, pull},
        message::PublishMessage,
        stream::{Config, DiscardPolicy, RetentionPolicy, Stream},
    },
};
use domain::{batch::Batch, run::RunBatch, view::ViewBatch};
use futures::{FutureExt, StreamExt};
use tracing::warn;

mod wakes;
mod work_queues;

pub use wakes::{NatsWake, NatsWakes};

/// What differs between the streams.
struct Kind {
    /// Maximum size of the unread batches; beyond it new ones are rejected and wait at their source.
    bytes: i64,
    /// The durable consumer that all workers share: the stream's first reader.
    consumer: &'static str,
    /// How many batches a worker prefetches, and so holds in memory.
    ahead: usize,
}

/// Rejected views wait in the servers' buffers. The size is reserved, even on one small machine.
static VIEWS: Kind = Kind { bytes: 1024 * 1024 * 1024, consumer: "view-copier", ahead: 256 };

/// Rejected runs wait in the outbox, which is on disk too. A batch has up to a megabyte.
static RUNS: Kind = Kind { bytes: 256 * 1024 * 1024, consumer: "run-folder", ahead: 64 };

/// A batch published again within this time is dropped by the stream itself; later, by the database.
const DUPLICATE_WINDOW: Duration = Duration::from_mins(2);

/// How long a publisher waits for the stream's acknowledgement. When a server dies, a batch is sent in vain a few times
/// until another one leads: with less patience the first time that it isn't in vain comes sooner.
const ACK_PATIENCE: Duration = Duration::from_secs(1);

/// How long a question about a stream waits for its answer.
const ANSWER_PATIENCE: Duration = Duration::from_secs(2);

/// How long one fetch waits for the first batch.
const FETCH_PATIENCE: Duration = Duration::from_secs(1);

/// After twice this time without a heartbeat, a reader opens a new subscription.
const HEARTBEAT: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct Nats {
    client: Client,
    context: jetstream::Context,
    replicas: usize,
}

impl Nats {
    /// Connects in the background and keeps retrying: a process can start without NATS. `replicas`: the number
    /// of servers in the cluster that store each stream of batches. `authority`: a file with the only authority whose
    /// certificates count; without it those of the system do.
    pub async fn connect(url: &str, replicas: usize, authority: Option<&Path>) -> anyhow::Result<Self> {
        let address: ServerAddr = url.parse().context("the NATS address is unusable")?;
        let mut options = ConnectOptions::new();
        if let Some(file) = authority {
            options = options.require_tls(true).add_root_certificates(file.to_owned());
        }
        // The client sends only what its options say, not what the address says.
        if let (Some(user), Some(password)) = (address.username(), address.password()) {
            options = options.user_and_password(user.to_owned(), password.to_owned());
        }
        let client = options
            .name("tessera")
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(2))
            .reconnect_delay_callback(|attempt| Duration::from_millis(50 << attempt.min(5)))
            .connect(address)
            .await
            .context("the NATS address is unusable")?;
        let context =
            jetstream::context::ContextBuilder::new().timeout(ANSWER_PATIENCE).build(client.clone());
        Ok(Self { client, context, replicas })
    }

    pub fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// `stream`: the subject of the batches; the stream's name begins with it.
    pub fn views(&self, stream: &str) -> NatsStream<ViewBatch> {
        self.stream(stream, &VIEWS)
    }

    /// `ack_wait`: how long a worker may take before its batches are redelivered to another.
    pub fn view_source(&self, stream: &str, ack_wait: Duration) -> NatsSource<ViewBatch> {
        NatsSource::new(self.views(stream), VIEWS.consumer, ack_wait)
    }

    pub fn runs(&self, stream: &str) -> NatsStream<RunBatch> {
        self.stream(stream, &RUNS)
    }

    pub fn run_source(&self, stream: &str, ack_wait: Duration) -> NatsSource<RunBatch> {
        NatsSource::new(self.runs(stream), RUNS.consumer, ack_wait)
    }

    /// Wakes workers for new jobs.
    pub fn wake(&self, stream: &str) -> NatsWake {
        NatsWake { client: self.client.clone(), stream: stream.to_owned() }
    }

    /// Receives wake-ups for new jobs.
    pub fn wakes(&self, stream: &str) -> NatsWakes {
        NatsWakes::listen(self.clone(), stream.to_owned())
    }

    fn stream<B>(&self, subject: &str, kind: &'static Kind) -> NatsStream<B> {
        NatsStream {
            context: self.context.clone(),
            subject: subject.to_owned(),
            replicas: self.replicas,
            kind,
            known: AtomicBool::new(false),
            batch: PhantomData,
        }
    }
}

pub struct NatsStream<B> {
    context: jetstream::Context,
    subject: String,
    replicas: usize,
    kind: &'static Kind,
    /// Whether the stream existed when it was last used.
    known: AtomicBool,
    batch: PhantomData<fn(B) -> B>,
}

impl<B: Batch> NatsStream<B> {
    /// Not the subject: a work queue of an earlier release has that name, and streams can't be renamed.
    fn name(&self) -> String {
        format!("{}-shared", self.subject)
    }

    /// Opens the stream for writing and reading. A batch published to a stream without a consumer is dropped,
    /// so the subject is bound to it only once its first consumer exists.
    async fn open(&self) -> anyhow::Result<Stream> {
        let stream = self.context.get_or_create_stream(self.unreachable()).await?;
        let reader = reader(self.kind.consumer);
        let _: PullConsumer = stream.get_or_create_consumer(self.kind.consumer, reader).await?;
        let found = &stream.cached_info().config;
        let subjects = vec![self.subject.clone()];
        if found.subjects != subjects || found.num_replicas != self.replicas {
            work_queues::close(&self.context, &self.subject).await?;
            let wanted = Config { subjects, num_replicas: self.replicas, ..found.clone() };
            self.context.update_stream(wanted).await?;
        }
        Ok(stream)
    }

    /// The stream's initial configuration: under a subject that nobody publishes to.
    fn unreachable(&self) -> Config {
        Config {
            name: self.name(),
            subjects: vec![self.name()],
            retention: RetentionPolicy::Interest,
            discard: DiscardPolicy::New,
            max_bytes: self.kind.bytes,
            duplicate_window: DUPLICATE_WINDOW,
            num_replicas: self.replicas,
            ..Config::default()
        }
    }

    async fn try_publish(&self, batch: &B) -> anyhow::Result<()> {
        if !self.known.load(Ordering::Relaxed) {
            self.open().await?;
            self.known.store(true, Ordering::Relaxed);
        }
        let payload = serde_json::to_vec(batch)?;
        let message = PublishMessage::build().payload(payload.into()).message_id(batch.id().to_string());
        let acknowledged = self.context.send_publish(self.subject.clone(), message).await?;
        tokio::time::timeout(ACK_PATIENCE, acknowledged.into_future())
            .await
            .context("no acknowledgement")??;
        Ok(())
    }
}

impl<B: Batch> BatchStream<B> for NatsStream<B> {
    async fn publish(&self, batch: &B) -> Result<(), StreamError> {
        let published = self.try_publish(batch).await;
        if published.is_err() {
            // NATS may have restarted with an empty disk.
            self.known.store(false, Ordering::Relaxed);
        }
        Ok(published?)
    }
}

pub struct NatsSource<B> {
    stream: NatsStream<B>,
    /// The durable consumer to read with. Each consumer gets every batch; readers that share a consumer share
    /// its batches.
    consumer: &'static str,
    ack_wait: Duration,
    /// Whether the work queue of an earlier release is known to be gone.
    alone: bool,
    subscription: Option<pull::Stream>,
}

impl<B: Batch> NatsSource<B> {
    fn new(stream: NatsStream<B>, consumer: &'static str, ack_wait: Duration) -> Self {
        Self { stream, consumer, ack_wait, alone: false, subscription: None }
    }

    async fn subscribe(&self) -> anyhow::Result<pull::Stream> {
        let config = pull::Config { ack_wait: self.ack_wait, ..reader(self.consumer) };
        let consumer: PullConsumer = self.stream.open().await?.create_consumer(config).await?;
        let subscription = consumer
            .stream()
            .max_messages_per_batch(self.stream.kind.ahead)
            .expires(HEARTBEAT * 4)
            .heartbeat(HEARTBEAT)
            .messages()
            .await?;
        Ok(subscription)
    }

    async fn try_fetch(&mut self, most: usize) -> anyhow::Result<Vec<(B, jetstream::Message)>> {
        if self.subscription.is_none() {
            self.subscription = Some(self.subscribe().await?);
        }
        if !self.alone {
            self.empty_work_queue().await;
        }
        let subscription = self.subscription.as_mut().expect("opened above");
        let Ok(mut next) = tokio::time::timeout(FETCH_PATIENCE, subscription.next()).await else {
            return Ok(Vec::new());
        };
        let mut batches = Vec::new();
        // Waits for the first batch; then takes what has already arrived.
        while let Some(message) = next {
            let message = message?;
            batches.push((read(&message).await?, message));
            if batches.len() == most {
                break;
            }
            next = subscription.next().now_or_never().flatten();
        }
        if batches.is_empty() {
            anyhow::bail!("the NATS subscription ended");
        }
        Ok(batches)
    }
}

impl<B: Batch> NatsSource<B> {
    /// A failure doesn't stop the source from reading: the stream may be full.
    async fn empty_work_queue(&mut self) {
        let (context, subject) = (&self.stream.context, &self.stream.subject);
        match work_queues::empty(context, subject, &self.stream.name()).await {
            Ok(()) => self.alone = true,
            Err(error) => {
                let error = error.as_ref() as &dyn std::error::Error;
                warn!(error, subject, "NATS: could not empty an old work queue, retrying");
            }
        }
    }
}

impl<B: Batch> BatchSource<B> for NatsSource<B> {
    type AckToken = jetstream::Message;

    async fn fetch(&mut self, most: usize) -> Result<Vec<(B, jetstream::Message)>, StreamError> {
        let fetched = self.try_fetch(most).await;
        if fetched.is_err() {
            self.subscription = None;
        }
        Ok(fetched?)
    }

    async fn confirm(&mut self, receipts: Vec<jetstream::Message>) -> Result<(), StreamError> {
        for message in receipts {
            message.ack().await.map_err(anyhow::Error::from_boxed)?;
        }
        Ok(())
    }

    async fn put_aside(&mut self, message: jetstream::Message) -> Result<(), StreamError> {
        Ok(end(&message).await?)
    }
}

/// The configuration of a durable consumer, without its ack wait.
fn reader(consumer: &str) -> pull::Config {
    pull::Config {
        durable_name: Some(consumer.to_owned()),
        ack_policy: AckPolicy::Explicit,
        max_ack_pending: 4_096,
        ..pull::Config::default()
    }
}

/// Terminates a message: the consumer never delivers it again.
async fn end(message: &jetstream::Message) -> anyhow::Result<()> {
    message.ack_with(jetstream::AckKind::Term).await.map_err(anyhow::Error::from_boxed)
}

/// A message that can't be read is dropped with an error in the log: redelivering it forever would block
/// everything behind it.
async fn read<B: Batch>(message: &jetstream::Message) -> anyhow::Result<B> {
    match serde_json::from_slice(&message.payload) {
        Ok(batch) => Ok(batch),
        Err(error) => {
            end(message).await?;
            Err(error).with_context(|| {
                format!("NATS: a message in the stream {} could not be read and was dropped", message.subject)
            })
        }
    }
}

#[cfg(test)]
mod tests;
