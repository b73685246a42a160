//! Deduplicates the batches that a stream delivers. Each kind has a table of ids; the transaction that first
//! inserts an id also writes the batch's content, so each batch is written once.
//!
//! Ids are inserted in order, so that two transactions with the same batches can't deadlock: the second waits
//! for the first's commit.

use std::collections::BTreeSet;

use domain::batch::Batch;
use uuid::Uuid;

/// Ids and sizes, as table columns.
pub(crate) fn columns<B: Batch>(batches: &[B], size: impl Fn(&B) -> usize) -> (Vec<Uuid>, Vec<i32>) {
    let size = |batch| i32::try_from(size(batch)).unwrap_or(i32::MAX);
    batches.iter().map(|batch| (batch.id().as_uuid(), size(batch))).unzip()
}

/// The batches with these ids, each once even if it was delivered twice.
pub(crate) fn each_once<B: Batch>(batches: &[B], fresh: Vec<Uuid>) -> Vec<&B> {
    let mut fresh: BTreeSet<Uuid> = fresh.into_iter().collect();
    batches.iter().filter(|batch| fresh.remove(&batch.id().as_uuid())).collect()
}
