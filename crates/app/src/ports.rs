//! What the product needs of the outside world. Each trait has one implementation in `adapters`
//! and a fake or a real peer in tests.

use std::{future::Future, net::IpAddr, time::Duration};

use domain::{batch::Batch, country::CountryCode};

/// Where batches of one kind go until a worker has dealt with them.
pub trait BatchStream<B: Batch>: Send + Sync {
    /// Returns once the stream has the batch safely; the same batch may be sent again.
    fn publish(&self, batch: &B) -> impl Future<Output = Result<(), StreamError>> + Send;
}

/// Where a worker takes batches of one kind from.
pub trait BatchSource<B: Batch>: Send {
    type Receipt: Send;

    /// Waits a little for batches that nobody has confirmed yet; an empty answer is normal.
    fn fetch(
        &mut self,
        most: usize,
    ) -> impl Future<Output = Result<Vec<(B, Self::Receipt)>, StreamError>> + Send;

    /// Says that these batches needn't be delivered again.
    fn confirm(
        &mut self,
        receipts: Vec<Self::Receipt>,
    ) -> impl Future<Output = Result<(), StreamError>> + Send;
}

/// The stream is away or refuses; it is worth trying again.
#[derive(Debug, thiserror::Error)]
#[error("the event stream did not take part")]
pub struct StreamError(#[from] pub anyhow::Error);

/// Losable copies of things that can be read elsewhere.
pub trait Cache: Send + Sync {
    fn get(&self, key: &str) -> impl Future<Output = Option<String>> + Send;
    fn set(&self, key: &str, value: &str, keep: Duration) -> impl Future<Output = ()> + Send;
}

/// Which country an address belongs to.
pub trait GeoIp: Send + Sync {
    fn country(&self, address: IpAddr) -> Option<CountryCode>;
}
