//! The data of a letter, one type for each kind, without its wording. Stored with the letter, so that it
//! says the same however late it is sent.

use std::collections::BTreeSet;

use domain::{
    account::{ChallengeId, ExportId, Provider},
    catalog::{AppId, ExamId, PackageItem, SkuId},
    country::CountryCode,
    ids::LetterId,
    mail::{About, Kind},
    money::Money,
    order::OrderNumber,
    refund::Reason,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::order_links::Opens;

/// URLs aren't stored: they follow from the exam, the order, the configuration and the letter's id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Letter {
    Receipt(Receipt),
    Refund(RefundLetter),
    Withdrawal(Withdrawal),
    AddressChanged(AddressChanged),
    Retrieve(Retrieve),
    PaymentFailed(PaymentFailed),
    CertificateMade(CertificateMade),
    Review(ReviewLetter),
    Plan(PlanLetter),
    SignIn(SignInLetter),
    AccountNotice(AccountNotice),
}

/// What was bought and paid, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    pub exam: ExamId,
    pub sku: SkuId,
    pub items: Vec<PackageItem>,
    pub money: Money,
    /// The provider's code: card, konbini, …
    pub method: Option<String>,
    pub paid_at: Timestamp,
    pub country: CountryCode,
    /// The buyer consented to immediate delivery; the law requires a confirmation.
    pub supply: bool,
    /// The buyer acknowledged that this ends the right to withdraw.
    pub waiver: bool,
    /// The purchase makes the buyer a member.
    #[serde(default)]
    pub member: bool,
    /// It is a membership, which ends then.
    #[serde(default)]
    pub member_until: Option<Timestamp>,
    /// It is a payment of a plan, which renews then unless it is cancelled.
    #[serde(default)]
    pub renews_on: Option<Timestamp>,
    /// Unused tests of a bundle.
    pub tests_left: i32,
}

/// Money is refunded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundLetter {
    pub exam: ExamId,
    pub money: Money,
    pub reason: Reason,
    pub requested_at: Timestamp,
    /// The provider asks the buyer for a bank account.
    #[serde(default)]
    pub to_bank: bool,
}

/// A declaration of withdrawal was received: its content and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdrawal {
    pub exam: ExamId,
    pub sku: SkuId,
    /// As typed: hostile until escaped.
    pub name: String,
    pub declared_at: Timestamp,
    /// The provider will ask the buyer for a bank account.
    #[serde(default)]
    pub to_bank: bool,
}

/// The report now goes to another address. Both are masked: `a…@example.com`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddressChanged {
    pub exam: ExamId,
    pub old_masked: String,
    pub new_masked: String,
    pub at: Timestamp,
}

/// Links that were requested for an address.
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

/// A delayed payment did not arrive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentFailed {
    pub exam: ExamId,
    pub sku: SkuId,
    pub money: Money,
    /// A payment slip that expired, rather than a payment that failed.
    #[serde(default)]
    pub slip: bool,
}

/// A certificate was created under a name, or rewritten under another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CertificateMade {
    pub exam: ExamId,
    /// As its owner typed it: hostile until escaped.
    pub name: String,
    pub token: String,
    pub at: Timestamp,
}

/// A buyer is asked for a review. Its link opens the review and nothing else of the order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewLetter {
    pub exam: ExamId,
}

/// Something about a membership that renews. Its link cancels the plan and opens nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanLetter {
    pub app: AppId,
    /// What each renewal costs.
    pub money: Money,
    pub months: i32,
    pub event: PlanEvent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanEvent {
    /// It renews on that day.
    Reminder { on: Timestamp },
    /// The renewal could not be charged.
    Failed,
    /// Nothing is charged any more; what was paid lasts until then.
    Cancelled { until: Option<Timestamp> },
}

/// A link and a code that prove an address. Neither is stored: they follow from the challenge and a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignInLetter {
    pub app: AppId,
    pub challenge: ChallengeId,
    pub reason: SignInReason,
}

/// Why somebody gets a sign-in letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignInReason {
    SignIn,
    /// Somebody registers with this address.
    Register,
    /// The same, but the address has an account.
    AlreadyRegistered,
    /// A new password is to be set.
    Password,
}

/// What happened to an account, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountNotice {
    pub app: AppId,
    pub event: AccountEvent,
    pub at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccountEvent {
    NewDevice {
        browser: String,
        system: String,
    },
    PasswordSet,
    PasswordChanged,
    PasskeyAdded {
        /// As its owner typed it: hostile until escaped.
        name: String,
    },
    PasskeyRemoved {
        name: String,
    },
    /// Its counter went backwards: somebody may have a copy of it.
    PasskeyDisabled {
        name: String,
    },
    /// From now on, signing in there signs in here.
    ProviderConnected {
        provider: Provider,
    },
    ProviderDisconnected {
        provider: Provider,
    },
    /// The copy of everything stored about the account can be fetched.
    ExportReady {
        export: ExportId,
    },
    /// The account is gone; the letter goes to what was its address.
    Deleted,
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
            Self::Review(_) => Kind::Review,
            Self::Plan(_) => Kind::Plan,
            Self::SignIn(_) => Kind::SignIn,
            Self::AccountNotice(_) => Kind::AccountNotice,
        }
    }

    /// What its links open of their orders.
    pub(super) const fn opens_of_order(&self) -> Opens {
        match self {
            Self::Review(_) => Opens::Review,
            Self::Plan(_) => Opens::Plan,
            _ => Opens::Order,
        }
    }

    /// The orders that the letter's links are about, each once.
    pub(super) fn opens(&self, about: &About) -> Vec<OrderNumber> {
        match self {
            Self::Receipt(_)
            | Self::PaymentFailed(_)
            | Self::CertificateMade(_)
            | Self::Review(_)
            | Self::Plan(PlanLetter { event: PlanEvent::Reminder { .. } | PlanEvent::Failed, .. }) => {
                about.order().cloned().into_iter().collect()
            }
            Self::Retrieve(retrieve) => {
                let orders: BTreeSet<_> = retrieve.links.iter().map(|link| link.order.as_str()).collect();
                orders.into_iter().filter_map(OrderNumber::parse).collect()
            }
            Self::Plan(_)
            | Self::Refund(_)
            | Self::Withdrawal(_)
            | Self::AddressChanged(_)
            | Self::SignIn(_)
            | Self::AccountNotice(_) => Vec::new(),
        }
    }

    /// The challenge whose link and code it holds: a receipt's has the letter's own id.
    pub(super) fn challenge(&self, id: LetterId) -> Option<ChallengeId> {
        match self {
            Self::SignIn(letter) => Some(letter.challenge),
            Self::Receipt(_) => Some(ChallengeId::from(id.as_uuid())),
            _ => None,
        }
    }

    /// The storefront that sends it, if it isn't that of an order.
    pub(super) const fn app(&self) -> Option<AppId> {
        match self {
            Self::SignIn(letter) => Some(letter.app),
            Self::AccountNotice(notice) => Some(notice.app),
            Self::Plan(letter) => Some(letter.app),
            _ => None,
        }
    }

    pub(crate) fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("plain values have a JSON form")
    }
}
