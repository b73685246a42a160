//! NATS JetStream: one stream for each kind of batch, written by one side, read by workers.

use std::{
    marker::PhantomData,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use anyhow::Context;
use app::ports::{BatchSource, BatchStream, StreamError};
use async_nats::{
    Client, ConnectOptions,
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

mod wakes;

pub use wakes::{NatsWake, NatsWakes};

/// What differs between the streams.
struct Kind {
    /// Unread batches beyond this size are refused, and wait where they come from.
    bytes: i64,
    /// The durable consumer that all workers share.
    consumer: &'static str,
    /// How many batches a worker asks for ahead of time, and so holds in memory.
    ahead: usize,
}

/// Refused views wait in the servers' buffers. The size is reserved, on one small machine too.
static VIEWS: Kind = Kind { bytes: 1024 * 1024 * 1024, consumer: "view-copier", ahead: 256 };

/// Refused runs wait in the outbox, on disk as well. A batch has up to a megabyte.
static RUNS: Kind = Kind { bytes: 256 * 1024 * 1024, consumer: "run-folder", ahead: 64 };

/// A batch sent again within this time is dropped by the stream itself; later, by the database.
const DUPLICATE_WINDOW: Duration = Duration::from_mins(2);

/// How long a publisher waits for the stream's word.
const ACK_PATIENCE: Duration = Duration::from_secs(5);

/// How long one fetch waits for the first batch.
const FETCH_PATIENCE: Duration = Duration::from_secs(1);

/// Without a sign of life for twice this long, a reader opens its subscription anew.
const HEARTBEAT: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct Nats {
    client: Client,
    context: jetstream::Context,
}

impl Nats {
    /// Connects in the background and keeps trying: a process starts without NATS too.
    pub async fn connect(url: &str) -> anyhow::Result<Self> {
        let client = ConnectOptions::new()
            .name("tessera")
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(2))
            .reconnect_delay_callback(|attempt| Duration::from_millis(50 << attempt.min(5)))
            .connect(url)
            .await
            .context("the NATS address is unusable")?;
        let context = jetstream::context::ContextBuilder::new().timeout(ACK_PATIENCE).build(client.clone());
        Ok(Self { client, context })
    }

    pub fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// `stream`: the stream's name, which is its subject too.
    pub fn views(&self, stream: &str) -> NatsStream<ViewBatch> {
        self.stream(stream, &VIEWS)
    }

    /// `ack_wait`: how long a worker may take before its batches go to another.
    pub fn view_source(&self, stream: &str, ack_wait: Duration) -> NatsSource<ViewBatch> {
        NatsSource { stream: self.views(stream), ack_wait, subscription: None }
    }

    pub fn runs(&self, stream: &str) -> NatsStream<RunBatch> {
        self.stream(stream, &RUNS)
    }

    pub fn run_source(&self, stream: &str, ack_wait: Duration) -> NatsSource<RunBatch> {
        NatsSource { stream: self.runs(stream), ack_wait, subscription: None }
    }

    /// Tells workers of new jobs.
    pub fn wake(&self, stream: &str) -> NatsWake {
        NatsWake { client: self.client.clone(), stream: stream.to_owned() }
    }

    /// Hears of new jobs.
    pub fn wakes(&self, stream: &str) -> NatsWakes {
        NatsWakes::listen(self.clone(), stream.to_owned())
    }

    fn stream<B>(&self, name: &str, kind: &'static Kind) -> NatsStream<B> {
        let (context, name) = (self.context.clone(), name.to_owned());
        NatsStream { context, name, kind, known: AtomicBool::new(false), batch: PhantomData }
    }
}

pub struct NatsStream<B> {
    context: jetstream::Context,
    name: String,
    kind: &'static Kind,
    /// Whether the stream was there when it was last used.
    known: AtomicBool,
    batch: PhantomData<fn(B) -> B>,
}

impl<B: Batch> NatsStream<B> {
    async fn open(&self) -> anyhow::Result<Stream> {
        let config = Config {
            name: self.name.clone(),
            subjects: vec![self.name.clone()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            max_bytes: self.kind.bytes,
            duplicate_window: DUPLICATE_WINDOW,
            ..Config::default()
        };
        Ok(self.context.get_or_create_stream(config).await?)
    }

    async fn try_publish(&self, batch: &B) -> anyhow::Result<()> {
        if !self.known.load(Ordering::Relaxed) {
            self.open().await?;
            self.known.store(true, Ordering::Relaxed);
        }
        let payload = serde_json::to_vec(batch)?;
        let message = PublishMessage::build().payload(payload.into()).message_id(batch.id().to_string());
        self.context.send_publish(self.name.clone(), message).await?.await?;
        Ok(())
    }
}

impl<B: Batch> BatchStream<B> for NatsStream<B> {
    async fn publish(&self, batch: &B) -> Result<(), StreamError> {
        let published = self.try_publish(batch).await;
        if published.is_err() {
            // NATS may have come back without its disk.
            self.known.store(false, Ordering::Relaxed);
        }
        Ok(published?)
    }
}

pub struct NatsSource<B> {
    stream: NatsStream<B>,
    ack_wait: Duration,
    subscription: Option<pull::Stream>,
}

impl<B: Batch> NatsSource<B> {
    async fn subscribe(&self) -> anyhow::Result<pull::Stream> {
        let config = pull::Config {
            durable_name: Some(self.stream.kind.consumer.into()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.ack_wait,
            max_ack_pending: 4_096,
            ..pull::Config::default()
        };
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
        let subscription = self.subscription.as_mut().expect("opened above");
        let Ok(mut next) = tokio::time::timeout(FETCH_PATIENCE, subscription.next()).await else {
            return Ok(Vec::new());
        };
        let mut batches = Vec::new();
        // The first is waited for; then whatever is here already.
        while let Some(message) = next {
            let message = message?;
            batches.push((read(&message).await?, message));
            if batches.len() == most {
                break;
            }
            next = subscription.next().now_or_never().flatten();
        }
        if batches.is_empty() {
            anyhow::bail!("the subscription ended");
        }
        Ok(batches)
    }
}

impl<B: Batch> BatchSource<B> for NatsSource<B> {
    type Receipt = jetstream::Message;

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

/// Never delivers a message again.
async fn end(message: &jetstream::Message) -> anyhow::Result<()> {
    message.ack_with(jetstream::AckKind::Term).await.map_err(anyhow::Error::from_boxed)
}

/// A message that can't be read is put aside with an error in the log: delivering it for ever
/// would stop everything behind it.
async fn read<B: Batch>(message: &jetstream::Message) -> anyhow::Result<B> {
    match serde_json::from_slice(&message.payload) {
        Ok(batch) => Ok(batch),
        Err(error) => {
            end(message).await?;
            Err(error).with_context(|| {
                format!("a message in the stream {} could not be read; it was put aside", message.subject)
            })
        }
    }
}
