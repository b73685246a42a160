//! Stores a worker's batches together, or one by one if the database rejects one of them.

use std::future::Future;

use domain::{batch::Batch, ids::BatchId};
use store::StoreError;
use tracing::error;

use crate::ports::BatchSource;

/// Where batches are stored: all of them, or none.
pub(crate) trait Keep<B>: Sync {
    fn keep(&self, batches: &[B]) -> impl Future<Output = store::Result<()>> + Send;
}

/// Stores batches and confirms them. One whose data the database rejects is put aside and logged as an error:
/// redelivered, it would be rejected again, together with every batch fetched with it.
pub(crate) async fn deal<B: Batch, S: BatchSource<B>>(
    source: &mut S,
    deliveries: Vec<(B, S::AckToken)>,
    place: &impl Keep<B>,
) -> anyhow::Result<()> {
    let (batches, receipts): (Vec<_>, Vec<_>) = deliveries.into_iter().unzip();
    match place.keep(&batches).await {
        Ok(()) => return source.confirm(receipts).await.map_err(|e| e.0),
        Err(error) if error.blames_data() => {}
        Err(error) => return Err(error.into()),
    }
    for (batch, receipt) in batches.iter().zip(receipts) {
        match place.keep(std::slice::from_ref(batch)).await {
            Ok(()) => source.confirm(vec![receipt]).await.map_err(|e| e.0)?,
            Err(error) if error.blames_data() => {
                tell(batch.id(), &error);
                metrics::counter!("batches_put_aside_total").increment(1);
                source.put_aside(receipt).await.map_err(|e| e.0)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

fn tell(batch: BatchId, error: &StoreError) {
    let error = error as &dyn std::error::Error;
    error!(error, %batch, "batch put aside: the database rejects its data");
}

#[cfg(test)]
mod tests;
