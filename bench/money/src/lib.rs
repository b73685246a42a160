//! The money of three orders and a membership over random histories: packages, upgrades and a bundle, paid by card or by slip,
//! refunded by button, manually or by a bank, with refunds that wait, fail or bounce.
//!
//! [`world`] is the payment provider and the buyers' pockets: what really happened. [`shop`] does around the
//! rules of `domain` what `app` does around them. [`history`] plays one history to its end, when everything
//! requested has settled, and then compares what the buyers have paid with the price of what they own.
//! Everything is drawn from a seed; no clock is read.

pub mod dice;
pub mod history;
pub mod prices;
pub mod shop;
pub mod world;

pub use history::{Told, tell};

/// A fault planted on purpose: the histories must detect each of them, or they prove nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An upgrade is kept without the purchase that its price was based on.
    UpgradeWithoutBase,
    /// A failed refund is treated as done.
    FailedRefundDone,
    /// A slip is cancelled after a day, though it can be paid for longer.
    SlipCancelled,
    /// Whether a payment is one too many is judged by books that were read before the lock.
    JudgedBeforeLock,
    /// The price is the one that the caller sends.
    CallersPrice,
}

impl Fault {
    pub const ALL: [Self; 5] = [
        Self::UpgradeWithoutBase,
        Self::FailedRefundDone,
        Self::SlipCancelled,
        Self::JudgedBeforeLock,
        Self::CallersPrice,
    ];

    pub const fn words(self) -> &'static str {
        match self {
            Self::UpgradeWithoutBase => "upgrade without base",
            Self::FailedRefundDone => "failed refund taken as done",
            Self::SlipCancelled => "slip cancelled after a day",
            Self::JudgedBeforeLock => "surplus judged before the lock",
            Self::CallersPrice => "price from the caller",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_kept_is_the_price_of_what_is_owned() {
        let told = tell(0..1_000, None);

        assert_eq!(told.violations, Vec::<String>::new());
        assert!(told.covers_everything(), "{told:#?}");
    }

    #[test]
    fn each_planted_fault_is_found() {
        for fault in Fault::ALL {
            let found = tell(0..400, Some(fault)).violations.len();
            assert!(found > 0, "nobody noticed: {}", fault.words());
        }
    }
}
