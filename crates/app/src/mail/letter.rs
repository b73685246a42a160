//! What a letter says, apart from its words: one type for each kind. Kept with the letter, so that it
//! says the same however late it is sent.

use std::collections::BTreeSet;

use domain::{
    catalog::{ExamId, PackageItem, SkuId},
    country::CountryCode,
    mail::{About, Kind},
    money::Money,
    order::OrderNumber,
    refund::Reason,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Addresses aren't kept: they follow from the exam, the order, the configuration and the letter's id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Letter {
    Receipt(Receipt),
    Refund(Refund),
    Withdrawal(Withdrawal),
    AddressChanged(AddressChanged),
    Retrieve(Retrieve),
    PaymentFailed(PaymentFailed),
    CertificateMade(CertificateMade),
}

/// What was bought and paid, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    pub exam: ExamId,
    pub sku: SkuId,
    pub items: Vec<PackageItem>,
    pub money: Money,
    /// As the provider names it: card, konbini, …
    pub method: Option<String>,
    pub paid_at: Timestamp,
    pub country: CountryCode,
    /// Consent to delivery at once was given; the law wants it confirmed.
    pub supply: bool,
    /// Knowledge that the right to withdraw goes with it was declared.
    pub waiver: bool,
    /// It makes the buyer a member.
    #[serde(default)]
    pub member: bool,
    /// Tests of a bundle that are still unused.
    pub tests_left: i32,
}

/// Money goes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refund {
    pub exam: ExamId,
    pub money: Money,
    pub reason: Reason,
    pub requested_at: Timestamp,
    /// The provider asks the buyer for a bank account.
    #[serde(default)]
    pub to_bank: bool,
}

/// A declaration of withdrawal came: what it said, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdrawal {
    pub exam: ExamId,
    pub sku: SkuId,
    /// As it was typed: hostile until escaped.
    pub name: String,
    pub declared_at: Timestamp,
    /// The provider will ask the buyer for a bank account.
    #[serde(default)]
    pub to_bank: bool,
}

/// The report goes elsewhere now. Addresses as they may be shown: `a…@example.com`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddressChanged {
    pub exam: ExamId,
    pub old_masked: String,
    pub new_masked: String,
    pub at: Timestamp,
}

/// Links that somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retrieve {
    pub links: Vec<Link>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub(super) order: String,
    pub exam: ExamId,
    pub finished_at: Timestamp,
}

impl Link {
    pub fn new(order: &OrderNumber, exam: ExamId, finished_at: Timestamp) -> Self {
        Self { order: order.as_str().to_owned(), exam, finished_at }
    }
}

/// A payment that took days didn't come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentFailed {
    pub exam: ExamId,
    pub sku: SkuId,
    pub money: Money,
    /// A slip that wasn't paid in time, rather than a payment that failed.
    #[serde(default)]
    pub slip: bool,
}

/// A certificate was made under a name, or written anew under another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CertificateMade {
    pub exam: ExamId,
    /// As its owner typed it: hostile until escaped.
    pub name: String,
    pub token: String,
    pub at: Timestamp,
}

impl Letter {
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Receipt(_) => Kind::Receipt,
            Self::Refund(_) => Kind::Refund,
            Self::Withdrawal(_) => Kind::Withdrawal,
            Self::AddressChanged(_) => Kind::AddressChanged,
            Self::Retrieve(_) => Kind::Retrieve,
            Self::PaymentFailed(_) => Kind::PaymentFailed,
            Self::CertificateMade(_) => Kind::CertificateMade,
        }
    }

    /// The orders that its links open, each once.
    pub(super) fn opens(&self, about: &About) -> Vec<OrderNumber> {
        match self {
            Self::Receipt(_) | Self::PaymentFailed(_) | Self::CertificateMade(_) => {
                about.order().cloned().into_iter().collect()
            }
            Self::Retrieve(retrieve) => {
                let orders: BTreeSet<_> = retrieve.links.iter().map(|link| link.order.as_str()).collect();
                orders.into_iter().filter_map(OrderNumber::parse).collect()
            }
            Self::Refund(_) | Self::Withdrawal(_) | Self::AddressChanged(_) => Vec::new(),
        }
    }

    pub(crate) fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("plain values have a JSON form")
    }
}
