//! Runs that are confirmed while others are being written are written together: one statement
//! and one wait for the disk for all of them. Nobody waits longer for it: a run that is alone is written at once.
//!
//! A run is acknowledged only after its commit. If several can't be written together, each is written alone: one that
//! can't be written costs the others nothing.

use std::sync::Arc;

use domain::run::FinishedRun;
use store::{PgPool, orders::OrderRow};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

/// Statements under way at once: more would have fewer runs in each.
const AT_ONCE: usize = 2;
/// Runs in one statement.
const LARGEST: usize = 64;
/// Runs that may wait; what comes then is written alone.
const QUEUE: usize = 1024;

/// A run to be written, with its event for the statistics.
type New = Arc<(OrderRow, FinishedRun)>;

struct Waiting {
    new: New,
    written: oneshot::Sender<bool>,
}

/// Writes runs together. Clones write to the same.
#[derive(Clone, Debug)]
pub struct Writer {
    pub(super) pool: PgPool,
    waiting: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Begins to write, until the last clone is gone.
    pub fn open(pool: PgPool) -> Self {
        let (waiting, queue) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(pool.clone(), queue));
        Self { pool, waiting }
    }

    /// Writes a run, as [`store::orders::insert`] does.
    pub(super) async fn write(&self, new: &New) -> store::Result<bool> {
        if let Some(written) = self.write_with_others(new).await {
            return Ok(written);
        }
        let (order, event) = &**new;
        let mut conn = self.pool.acquire().await?;
        store::orders::insert(&mut conn, order, event).await
    }

    async fn write_with_others(&self, new: &New) -> Option<bool> {
        let (written, answer) = oneshot::channel();
        self.waiting.try_send(Waiting { new: Arc::clone(new), written }).ok()?;
        answer.await.ok()
    }
}

async fn write_all(pool: PgPool, mut queue: mpsc::Receiver<Waiting>) {
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    while let Ok(permit) = Arc::clone(&permits).acquire_owned().await {
        let mut batch = Vec::new();
        if queue.recv_many(&mut batch, LARGEST).await == 0 {
            return;
        }
        tokio::spawn(write(pool.clone(), batch, permit));
    }
}

/// If it fails, nobody is answered, and everybody tries alone.
async fn write(pool: PgPool, batch: Vec<Waiting>, _permit: OwnedSemaphorePermit) {
    let Ok(mut conn) = pool.acquire().await else { return };
    let new: Vec<_> = batch.iter().map(|one| (&one.new.0, &one.new.1)).collect();
    let written = match new.as_slice() {
        [(order, event)] => store::orders::insert(&mut conn, order, event).await.map(|written| vec![written]),
        several => store::orders::insert_all(&mut conn, several).await,
    };
    for (one, written) in batch.into_iter().zip(written.into_iter().flatten()) {
        // A caller who is gone doesn't mind.
        _ = one.written.send(written);
    }
}
