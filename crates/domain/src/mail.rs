//! Where a letter stands on its way to the buyer's mail server.

use crate::payment::codes;

codes! {
    State {
        Waiting "waiting",
        /// Given away so often without a word of what became of it that sending it again would do more
        /// harm than good; the report stays open on screen.
        Unconfirmed "unconfirmed",
        /// The server refused it for good.
        Refused "refused",
        /// The server took it.
        Accepted "accepted",
    }
}

codes! {
    /// What a letter is about.
    Kind {
        /// The payment's receipt with the link to the report.
        Receipt "receipt",
        Refund "refund",
        /// Confirms that a withdrawal was declared, with its words and its moment.
        Withdrawal "withdrawal",
        /// Tells the old address that another one gets the report now.
        AddressChanged "address_changed",
        /// The links somebody asked for.
        Retrieve "retrieve",
        /// A payment that took days didn't come.
        PaymentFailed "payment_failed",
        /// A certificate was made or written anew, with its name.
        CertificateMade "certificate_made",
    }
}

/// So often a letter may be given to the server without an answer: at least once and at most twice
/// can't both be promised, see RFC 1047.
pub const AMBIGUOUS_MOST: i32 = 2;
