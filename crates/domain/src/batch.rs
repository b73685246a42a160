//! What travels through the event stream: things put together under one id, which makes them
//! recognisable when they are delivered again.

use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

/// The id is given before a batch is first sent, and stays however often it is sent.
pub trait Batch: Serialize + DeserializeOwned + Send + Sync + 'static {
    fn id(&self) -> Uuid;
}
