//! What travels through the event stream: items grouped under one id, by which a redelivered batch is
//! recognised.

use serde::{Serialize, de::DeserializeOwned};

use crate::ids::BatchId;

/// The id is assigned before a batch is first sent, and stays the same on every resend.
pub trait Batch: Serialize + DeserializeOwned + Send + Sync + 'static {
    fn id(&self) -> BatchId;
}
