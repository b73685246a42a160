//! NATS JetStream: the stream of page views, written by servers, read by workers.

use std::time::Duration;

use anyhow::Context;
use app::ports::{StreamError, ViewSource, ViewStream};
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
use domain::view::ViewBatch;
use futures::{FutureExt, StreamExt};
use tokio::sync::OnceCell;

const CONSUMER: &str = "view-copier";

/// A batch sent again within this time is dropped by the stream itself; later, by the database.
const DUPLICATE_WINDOW: Duration = Duration::from_mins(2);

/// Unread views beyond this size are refused, and wait in the servers' buffers.
const STREAM_BYTES: i64 = 4 * 1024 * 1024 * 1024;

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
    pub fn views(&self, stream: &str) -> NatsViews {
        NatsViews { context: self.context.clone(), name: stream.to_owned(), stream: OnceCell::new() }
    }

    /// `ack_wait`: how long a worker may take before its batches go to another.
    pub fn view_source(&self, stream: &str, ack_wait: Duration) -> NatsViewSource {
        NatsViewSource { views: self.views(stream), ack_wait, subscription: None }
    }
}

pub struct NatsViews {
    context: jetstream::Context,
    name: String,
    stream: OnceCell<Stream>,
}

impl NatsViews {
    async fn stream(&self) -> anyhow::Result<&Stream> {
        let config = Config {
            name: self.name.clone(),
            subjects: vec![self.name.clone()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            max_bytes: STREAM_BYTES,
            duplicate_window: DUPLICATE_WINDOW,
            ..Config::default()
        };
        Ok(self.stream.get_or_try_init(|| self.context.get_or_create_stream(config)).await?)
    }

    async fn try_publish(&self, batch: &ViewBatch) -> anyhow::Result<()> {
        self.stream().await?;
        let payload = serde_json::to_vec(batch)?;
        let message = PublishMessage::build().payload(payload.into()).message_id(batch.id.to_string());
        self.context.send_publish(self.name.clone(), message).await?.await?;
        Ok(())
    }
}

impl ViewStream for NatsViews {
    async fn publish(&self, batch: &ViewBatch) -> Result<(), StreamError> {
        Ok(self.try_publish(batch).await?)
    }
}

pub struct NatsViewSource {
    views: NatsViews,
    ack_wait: Duration,
    subscription: Option<pull::Stream>,
}

impl NatsViewSource {
    async fn subscribe(&self) -> anyhow::Result<pull::Stream> {
        let config = pull::Config {
            durable_name: Some(CONSUMER.into()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.ack_wait,
            max_ack_pending: 4_096,
            ..pull::Config::default()
        };
        let consumer: PullConsumer = self.views.stream().await?.create_consumer(config).await?;
        let subscription = consumer
            .stream()
            .max_messages_per_batch(256)
            .expires(HEARTBEAT * 4)
            .heartbeat(HEARTBEAT)
            .messages()
            .await?;
        Ok(subscription)
    }

    async fn try_fetch(&mut self, most: usize) -> anyhow::Result<Vec<(ViewBatch, jetstream::Message)>> {
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

impl ViewSource for NatsViewSource {
    type Receipt = jetstream::Message;

    async fn fetch(&mut self, most: usize) -> Result<Vec<(ViewBatch, jetstream::Message)>, StreamError> {
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
}

/// A message that can't be read is put aside with an error in the log: delivering it for ever
/// would stop everything behind it.
async fn read(message: &jetstream::Message) -> anyhow::Result<ViewBatch> {
    match serde_json::from_slice(&message.payload) {
        Ok(batch) => Ok(batch),
        Err(error) => {
            message.ack_with(jetstream::AckKind::Term).await.map_err(anyhow::Error::from_boxed)?;
            Err(error).context("a message in the view stream is not a batch of views; it was put aside")
        }
    }
}
