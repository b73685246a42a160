//! What a letter is about, and where it stands on its way to the reader's mail server.

use crate::{account::AccountId, order::OrderNumber, text_enum::text_enum};

text_enum! {
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

text_enum! {
    /// What a letter tells.
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

/// What a letter is about: with it the letter is found, counted and erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    Order(OrderNumber),
    Account(AccountId),
    /// Nothing but the address that it is sent to: everything that was bought with it, which may be several
    /// orders or none.
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

/// So often a letter may be given to the server without an answer: at least once and at most twice
/// can't both be promised, see RFC 1047.
pub const AMBIGUOUS_MOST: i32 = 2;
