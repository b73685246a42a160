//! Keys of rate-limit counters.

use std::time::Duration;

use domain::hex::hex;
use sha2::{Digest as _, Sha256};

pub const HOUR: Duration = Duration::from_hours(1);
pub const DAY: Duration = Duration::from_hours(24);

/// The key of a counter; hashed, so that it reveals neither an address nor an order number.
pub fn counted_as(what: &str, whose: &str) -> String {
    format!("{what}:{}", hex(&Sha256::digest(whose)[..12]))
}
