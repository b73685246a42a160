//! Refunds.

use jiff::SignedDuration;

use crate::text_enum::text_enum;

text_enum! {
    /// Why money is refunded.
    Reason {
        /// The buyer pressed the button.
        Buyer "buyer",
        /// The buyer withdrew from the contract.
        Withdrawal "withdrawal",
        /// The order was paid a second time.
        Double "double",
        /// Nothing could be delivered.
        Undelivered "undelivered",
        /// The run turned out to be impossible to analyse.
        Abnormal "abnormal",
        /// An operator decided so, or made the refund by hand at the provider.
        Operator "operator",
        /// An upgrade was paid after another one: this part of it had already been paid for.
        Overlap "overlap",
        /// A plan was charged after its owner had cancelled it.
        Cancelled "cancelled",
        /// What an upgrade was priced from is refunded, so the upgrade is too.
        WithBase "with_base",
    }
}

text_enum! {
    /// The state of a refund, as the provider reports it; it only moves forward. A failed refund stays failed: the
    /// money is ours again and is sent by a new one.
    State {
        /// Stored; not sent to the provider yet.
        Requested "requested",
        /// The provider has accepted it.
        Pending "pending",
        /// The money is on its way to the buyer.
        Succeeded "succeeded",
        /// It can't be paid out this way, or it was returned: to a closed account, for example.
        Failed "failed",
    }
}

/// How many times money is sent before an operator has to look.
pub const TRIES: usize = 3;

/// How long to wait after this many refunds of a payment have failed.
pub const fn wait_after(failed: usize) -> SignedDuration {
    SignedDuration::from_hours(if failed <= 1 { 1 } else { 24 })
}
