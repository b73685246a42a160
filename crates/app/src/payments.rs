//! Buying: from the button with the amount to money that came, went back, or has to be looked at.
//!
//! Every fact about money, whoever brings it (webhook, poll, reconciliation, operator), goes through
//! [`apply()`]: one transaction that writes the fact, moves the purchase by [`domain::purchase::state`],
//! books it and writes the jobs that follow.

mod apply;
mod attempts;
mod deliver;
mod letters;
mod offers;
mod reconcile;
mod refunds;
mod standing;
mod start;

use domain::{
    catalog::{AppExamId, ExamId, PackageItem, SkuId},
    country::CountryCode,
    locale::Locale,
    mail,
    money::Money,
    offer::NoOffer,
    order::{OrderNumber, Status},
    purchase::{Evidence, Kind, State},
    refund,
};
use jiff::Timestamp;
use store::StoreError;
use uuid::Uuid;

pub use self::{
    apply::{apply, apply_event},
    attempts::{close_due, stop_payment},
    deliver::{DeliverError, check_delivery, deliver, mark_opened, use_bundle},
    letters::{LetterError, change_address, resend, retrieve},
    offers::{best_seller, is_member, look_soon},
    reconcile::{Schedule, reconcile_once, reconcile_until},
    refunds::{SendRefundError, refund_order, send_refund, settle_order, void_order, withdraw},
    standing::{entitlements, standing_asked, standing_known},
    start::start,
};
use crate::ports::ProviderError;

/// What a buyer asks for. Only ids and what was shown: the price is read from the book.
#[derive(Clone, Debug)]
pub struct Ask {
    pub order: OrderNumber,
    pub sku: SkuId,
    pub email: String,
    /// The price on the button; another one in the book is told, not charged.
    pub shown: Money,
    /// By the buyer's address.
    pub country: CountryCode,
    pub hl: Locale,
    pub evidence: Evidence,
    /// An order that owns the discount, for a member's price.
    pub member_order: Option<OrderNumber>,
}

/// The way to pay is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    pub purchase: Uuid,
    pub price: Money,
    /// What the browser needs to pay.
    pub client_secret: String,
}

#[derive(Debug, thiserror::Error)]
pub enum BuyError {
    #[error("no such order, or not of this storefront")]
    UnknownOrder,
    #[error("nothing of this kind is for sale for this order")]
    NotForSale,
    #[error("no address that a letter could be sent to")]
    BadEmail,
    #[error("the order owns it already, or money for it is under way")]
    AlreadyPaid,
    #[error("the price has changed")]
    PriceChanged(Money),
    #[error("the law wants two boxes ticked here")]
    ConsentMissing,
    #[error("too many attempts for this order")]
    TooManyAttempts,
    #[error("every test of the bundle was used")]
    BundleUsed,
    #[error("what it would be added to is being given back, or a bank asks about it")]
    Unsettled,
    #[error("the payment provider did not take part")]
    Provider(#[from] ProviderError),
    #[error("could not keep the purchase")]
    Store(#[from] StoreError),
}

impl From<NoOffer> for BuyError {
    fn from(why: NoOffer) -> Self {
        match why {
            NoOffer::NotForSale => Self::NotForSale,
            NoOffer::Owned => Self::AlreadyPaid,
        }
    }
}

/// What an order owns and what was bought for it, newest purchase last.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub order: OrderNumber,
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub status: Status,
    pub owned: Vec<PackageItem>,
    /// Nothing that it owns is on its way back: more may be added.
    pub steady: bool,
    pub purchases: Vec<Bought>,
    /// Unused tests of a bundle that was bought with this order.
    pub tests_left: i32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Bought {
    pub id: Uuid,
    pub sku: SkuId,
    pub kind: Kind,
    pub state: State,
    pub price: Money,
    pub refunded: i64,
    pub email: String,
    pub hl: Locale,
    pub method: Option<String>,
    pub created_at: Timestamp,
    pub paid_at: Option<Timestamp>,
    pub fulfilled_at: Option<Timestamp>,
    pub refundable_until: Option<Timestamp>,
    pub refund: Option<refund::State>,
    pub withdrawn_at: Option<Timestamp>,
    /// The newest receipt.
    pub mail: Option<Delivery>,
}

/// How far a letter has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub state: mail::State,
    pub made_at: Timestamp,
    pub sending_at: Option<Timestamp>,
    pub accepted_at: Option<Timestamp>,
    pub answer: Option<String>,
}

/// What became of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Known already, or older than what is known.
    Nothing,
    Moved {
        purchase: Uuid,
        from: State,
        to: State,
    },
    /// Not about anything of ours.
    Foreign,
}

#[derive(Debug, thiserror::Error)]
pub enum RefundError {
    #[error("no such order, or not of this storefront")]
    UnknownOrder,
    #[error("nothing to give back")]
    NothingPaid,
    #[error("the time for it is over")]
    TooLate,
    #[error("could not keep the refund")]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests;
