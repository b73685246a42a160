//! What a letter is about, and its state on the way to the recipient's mail server.

use crate::{account::AccountId, order::OrderNumber, text_enum::text_enum};

text_enum! {
    State {
        Waiting "waiting",
        /// Sent so often without learning its outcome that sending it again would do more harm than good; the
        /// report stays open on screen.
        Unconfirmed "unconfirmed",
        /// The server rejected it permanently.
        Refused "refused",
        /// The server accepted it.
        Accepted "accepted",
    }
}

text_enum! {
    /// The kind of letter.
    Kind {
        /// The payment's receipt with the link to the report.
        Receipt "receipt",
        Refund "refund",
        /// Confirms a declaration of withdrawal, with its wording and time.
        Withdrawal "withdrawal",
        /// Notifies the old address that the report now goes to another one.
        AddressChanged "address_changed",
        /// The links that were requested for an address.
        Retrieve "retrieve",
        /// A delayed payment did not arrive.
        PaymentFailed "payment_failed",
        /// A certificate was created or rewritten, with its name.
        CertificateMade "certificate_made",
        /// Asks a buyer for a review.
        Review "review",
        /// A membership that renews: a reminder, a renewal that failed, the end.
        Plan "plan",
        /// A link and a code that prove an address.
        SignIn "sign_in",
        /// Something happened to an account.
        AccountNotice "account_notice",
    }
}

/// What a letter is about: used to find, count and erase it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    Order(OrderNumber),
    Account(AccountId),
    /// Only the address that it is sent to: everything that was bought with it, which may be several orders or
    /// none.
    Address,
}

impl About {
    pub const fn order(&self) -> Option<&OrderNumber> {
        match self {
            Self::Order(order) => Some(order),
            Self::Account(_) | Self::Address => None,
        }
    }

    pub const fn account(&self) -> Option<AccountId> {
        match self {
            Self::Account(account) => Some(*account),
            Self::Order(_) | Self::Address => None,
        }
    }
}

/// How many times a letter may be sent without an answer: at-least-once and at-most-once can't both be
/// guaranteed, see RFC 1047.
pub const AMBIGUOUS_MOST: i32 = 2;
