//! Money that goes back.

use jiff::SignedDuration;

use crate::text_enum::text_enum;

text_enum! {
    /// Why money goes back.
    Reason {
        /// The buyer pressed the button.
        Buyer "buyer",
        /// The buyer withdrew from the contract.
        Withdrawal "withdrawal",
        /// The order was paid a second time.
        Double "double",
        /// Nothing could be delivered.
        Undelivered "undelivered",
        /// The run turned out to be one that can't be analysed.
        Abnormal "abnormal",
        /// Somebody who looked at it decided so, or gave it back by hand at the provider.
        Operator "operator",
        /// An upgrade was paid after another one: this part of it was paid for already.
        Overlap "overlap",
        /// What an upgrade was priced from goes back, so the upgrade does too.
        WithBase "with_base",
    }
}

text_enum! {
    /// How far a refund has come, as the provider tells it; only forward. A refund that failed stays
    /// failed: the money is ours again and is sent by a new one.
    State {
        /// Written down; the provider has to be told.
        Requested "requested",
        /// The provider has it.
        Pending "pending",
        /// The money is on its way to the buyer.
        Succeeded "succeeded",
        /// It can't be given this way, or it came back: an account that was closed, for one.
        Failed "failed",
    }
}

/// How often money is sent before a person has to look.
pub const TRIES: usize = 3;

/// How long to wait after so many refunds of a payment have failed.
pub const fn wait_after(failed: usize) -> SignedDuration {
    SignedDuration::from_hours(if failed <= 1 { 1 } else { 24 })
}
