//! The path of a page view: accepted into a bounded buffer at once, published to the stream in batches,
//! copied into the database by a worker. The visitor waits for none of it.
//!
//! Exactly once: a batch gets its id before it is first sent and keeps it on every resend, and the
//! database records the ids it has copied.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use domain::view::{View, ViewBatch};
use futures::stream::{self, StreamExt};
use jiff::Timestamp;
use store::PgPool;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};
use uuid::Uuid;

use crate::{
    backoff::{Backoff, RETRY_FIRST},
    batches::{self, Keep},
    ports::{BatchSource, BatchStream},
};

/// Views per message: below the stream's 1 MiB limit even if every path has the maximum length.
const BATCH_VIEWS: usize = 400;

/// How long a batch waits for more views. Nobody notices, and a busy second costs a hundred messages
/// instead of thousands.
const LINGER: Duration = Duration::from_millis(10);

/// Messages copied in one transaction.
const FETCH_BATCHES: usize = 64;

/// Messages in flight at once: the stream's answer may take longer than filling the next message.
const IN_FLIGHT: usize = 8;

/// Between two attempts to send a message, at most: the buffer fills while nobody tries.
const LONGEST_WAIT: Duration = Duration::from_millis(500);

/// Where a request puts its view.
#[derive(Clone, Debug)]
pub struct ViewBuffer {
    queue: mpsc::Sender<View>,
    unpublished: Arc<AtomicUsize>,
}

/// The publisher's end of the buffer.
#[derive(Debug)]
pub struct Accepted {
    queue: mpsc::Receiver<View>,
    unpublished: Arc<AtomicUsize>,
}

/// The stream has been unreachable for so long that no more views can be buffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the view buffer is full")]
pub struct BufferFull;

pub fn buffer(capacity: usize) -> (ViewBuffer, Accepted) {
    let (sender, receiver) = mpsc::channel(capacity);
    let unpublished = Arc::new(AtomicUsize::new(0));
    let accepted = Accepted { queue: receiver, unpublished: Arc::clone(&unpublished) };
    (ViewBuffer { queue: sender, unpublished }, accepted)
}

impl ViewBuffer {
    pub fn accept(&self, view: View) -> Result<(), BufferFull> {
        // Counted first: the publisher may be done with the view before this call continues.
        self.unpublished.fetch_add(1, Ordering::Relaxed);
        self.queue.try_send(view).map_err(|_| {
            self.unpublished.fetch_sub(1, Ordering::Relaxed);
            BufferFull
        })
    }

    /// How many views the stream doesn't have yet.
    pub fn waiting(&self) -> usize {
        self.unpublished.load(Ordering::Relaxed)
    }
}

/// Publishes accepted views until every [`ViewBuffer`] is gone and the rest is sent, or until `give_up`.
/// Returns the number of views left unpublished.
pub async fn publish(
    accepted: Accepted,
    stream: &impl BatchStream<ViewBatch>,
    give_up: CancellationToken,
) -> usize {
    let unpublished = Arc::clone(&accepted.unpublished);
    let batches = stream::unfold(accepted.queue, |mut queue| async {
        let batch = gather(&mut queue).await?;
        Some((batch, queue))
    });
    let sending = batches.for_each_concurrent(IN_FLIGHT, async |batch| {
        publish_batch(&batch, stream).await;
        unpublished.fetch_sub(batch.views.len(), Ordering::Relaxed);
    });
    tokio::select! {
        () = sending => 0,
        () = give_up.cancelled() => unpublished.load(Ordering::Relaxed),
    }
}

/// The next batch; `None` once the queue is closed and empty.
async fn gather(queue: &mut mpsc::Receiver<View>) -> Option<ViewBatch> {
    let mut views = Vec::with_capacity(BATCH_VIEWS);
    if queue.recv_many(&mut views, BATCH_VIEWS).await == 0 {
        return None;
    }
    if views.len() < BATCH_VIEWS && !queue.is_closed() {
        tokio::time::sleep(LINGER).await;
        while views.len() < BATCH_VIEWS {
            let Ok(view) = queue.try_recv() else { break };
            views.push(view);
        }
    }
    Some(ViewBatch { id: Uuid::now_v7().into(), views })
}

/// Sends one batch, retrying until the stream has it.
async fn publish_batch(batch: &ViewBatch, stream: &impl BatchStream<ViewBatch>) {
    let mut wait = RETRY_FIRST;
    loop {
        match stream.publish(batch).await {
            Ok(()) => {
                metrics::counter!("views_published_total").increment(batch.views.len() as u64);
                return;
            }
            Err(error) => {
                warn!(
                    error = error.0.as_ref() as &dyn std::error::Error,
                    views = batch.views.len(),
                    "view publisher: could not publish views, retrying"
                );
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            }
        }
    }
}

/// Copies batches from the stream into the database until `stop`.
pub async fn copy_until<S: BatchSource<ViewBatch>>(source: &mut S, pool: &PgPool, stop: CancellationToken) {
    let mut backoff = Backoff::new("copying views");
    let work = async {
        loop {
            backoff.rest(copy_once(source, pool).await).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = stop.cancelled() => info!("view worker stopped"),
    }
}

/// One cycle: fetch, copy in one transaction, confirm. If it is killed in between, the batches are
/// redelivered, and those already copied are recognised.
async fn copy_once<S: BatchSource<ViewBatch>>(source: &mut S, pool: &PgPool) -> anyhow::Result<Duration> {
    let deliveries = source.fetch(FETCH_BATCHES).await.map_err(|e| e.0)?;
    if deliveries.is_empty() {
        return Ok(Duration::ZERO);
    }
    batches::deal(source, deliveries, &ViewTable(pool)).await?;
    Ok(Duration::ZERO)
}

struct ViewTable<'a>(&'a PgPool);

impl Keep<ViewBatch> for ViewTable<'_> {
    async fn keep(&self, batches: &[ViewBatch]) -> store::Result<()> {
        let mut tx = store::begin(self.0).await?;
        let copied = store::views::copy_batches(&mut tx, batches, Timestamp::now()).await?;
        tx.commit().await?;
        metrics::counter!("views_copied_total").increment(copied.views);
        metrics::counter!("view_batches_repeated_total").increment(copied.repeated as u64);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use domain::{country::CountryCode, locale::Locale};

    use super::*;
    use crate::ports::StreamError;

    fn view(n: u128) -> View {
        View {
            id: Uuid::from_u128(n).into(),
            at: Timestamp::UNIX_EPOCH,
            app: 1,
            app_exam: None,
            exam: None,
            logid: None,
            hl: Locale::En,
            country: CountryCode::ELSEWHERE,
            path: "/".into(),
            app_version: None,
            variant: None,
            arm: None,
        }
    }

    /// A stream that fails its first few calls and remembers every batch it was offered.
    #[derive(Default)]
    struct Flaky {
        failures: AtomicUsize,
        offered: Mutex<Vec<ViewBatch>>,
    }

    impl BatchStream<ViewBatch> for Flaky {
        async fn publish(&self, batch: &ViewBatch) -> Result<(), StreamError> {
            self.offered.lock().expect("not poisoned").push(batch.clone());
            let failing = self
                .failures
                .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1))
                .is_ok();
            if failing { Err(StreamError(anyhow::anyhow!("away"))) } else { Ok(()) }
        }
    }

    #[tokio::test]
    async fn a_batch_keeps_its_id_and_views_while_the_stream_is_unreachable() {
        let stream = Flaky { failures: AtomicUsize::new(3), ..Flaky::default() };
        let (buffer, accepted) = buffer(10);
        for n in 0..5 {
            buffer.accept(view(n)).expect("space left");
        }
        drop(buffer);

        let left = publish(accepted, &stream, CancellationToken::new()).await;

        let offered = stream.offered.into_inner().expect("not poisoned");
        assert_eq!(left, 0);
        assert_eq!(offered.len(), 4);
        assert!(offered.iter().all(|batch| *batch == offered[0] && batch.views.len() == 5));
    }

    #[tokio::test]
    async fn a_thousand_views_travel_in_few_batches_and_none_is_lost() {
        let stream = Flaky::default();
        let (buffer, accepted) = buffer(1_000);
        for n in 0..1_000 {
            buffer.accept(view(n)).expect("space left");
        }
        drop(buffer);

        publish(accepted, &stream, CancellationToken::new()).await;

        let offered = stream.offered.into_inner().expect("not poisoned");
        let ids: Vec<_> =
            offered.iter().flat_map(|b| b.views.iter().map(|v| v.id.as_uuid().as_u128())).collect();
        assert_eq!(offered.len(), 3);
        assert_eq!(ids, (0..1_000).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn giving_up_returns_how_many_views_are_unpublished() {
        let stream = Flaky { failures: AtomicUsize::new(usize::MAX), ..Flaky::default() };
        let (buffer, accepted) = buffer(10);
        for n in 0..7 {
            buffer.accept(view(n)).expect("space left");
        }
        drop(buffer);
        let give_up = CancellationToken::new();
        give_up.cancel();

        assert_eq!(publish(accepted, &stream, give_up).await, 7);
    }

    #[test]
    fn a_full_buffer_rejects_views_instead_of_growing() {
        let (buffer, _accepted) = buffer(2);
        buffer.accept(view(1)).expect("space left");
        buffer.accept(view(2)).expect("space left");

        assert_eq!(buffer.accept(view(3)), Err(BufferFull));
        assert_eq!(buffer.waiting(), 2);
    }
}
