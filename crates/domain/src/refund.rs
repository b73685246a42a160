//! Money that goes back.

use crate::payment::codes;

codes! {
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
        /// Somebody who looked at it decided so.
        Operator "operator",
    }
}

codes! {
    /// How far a refund has come. Only forward, and what failed may still succeed by another way.
    State {
        /// Written down; the provider has to be told.
        Requested "requested",
        /// The provider has it.
        Pending "pending",
        Failed "failed",
        /// The money is on its way to the buyer.
        Succeeded "succeeded",
    }
}

impl State {
    /// What is known after both, whatever their order.
    #[must_use]
    pub fn join(self, news: Self) -> Self {
        self.max(news)
    }
}
