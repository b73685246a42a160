//! What limits are counted by.

use std::time::Duration;

use domain::hex::hex;
use sha2::{Digest as _, Sha256};

pub const HOUR: Duration = Duration::from_hours(1);
pub const DAY: Duration = Duration::from_hours(24);

/// What something is counted under: nobody who reads the counters learns an address or opens an order.
pub fn counted_as(what: &str, whose: &str) -> String {
    format!("{what}:{}", hex(&Sha256::digest(whose)[..12]))
}
