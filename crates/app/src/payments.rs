//! Buying: from the button with the price to money that was received, refunded, or needs an operator.
//!
//! Every fact about money, from any source (webhook, poll, reconciliation, operator), goes through
//! [`apply()`]: one transaction that stores the fact, moves the purchase by [`domain::purchase::state`],
//! books it and queues the jobs that follow.

mod apply;
mod attempts;
mod deliver;
mod included;
mod leaving;
mod letters;
mod members;
mod offers;
mod plans;
mod reconcile;
mod refunds;
mod standing;
mod start;
mod subscribe;

use domain::{
    catalog::{AppExamId, ExamId, PackageItem, SkuId},
    country::CountryCode,
    email::EmailAddress,
    ids::{PlanId, PurchaseId},
    locale::Locale,
    mail,
    money::Money,
    offer::NoOffer,
    order::{OrderNumber, Status},
    purchase::{Evidence, Kind, State},
    refund,
};
use jiff::{SignedDuration, Timestamp};
use store::StoreError;

pub(crate) use self::leaving::end as end_plan;
pub use self::{
    apply::{apply, apply_event},
    attempts::{close_due, stop_payment},
    deliver::{DeliverError, check_delivery, deliver, mark_opened},
    included::{IncludedTest, included_tests, includes, use_bundle},
    letters::{LetterError, change_address, resend, retrieve},
    members::{Claim, membership, memberships_of},
    offers::{best_seller, look_soon},
    plans::{CancelBy, CheckPlanError, Checked, cancel_plan, check_plan, plan_by_link, plan_of},
    reconcile::{
        CaughtUp, Schedule, Unclaimed, catch_up_restored, reconcile_once, reconcile_until, return_unclaimed,
    },
    refunds::{SendRefundError, refund_order, send_refund, settle_order, void_order, withdraw},
    standing::{entitlements, standing_asked, standing_known},
    start::start,
    subscribe::{SubscribeAsk, subscribe},
};
use crate::ports::ProviderError;

/// The provider forgets keys after a day: an older call is never repeated without looking up what it did.
const REPEAT_WITHIN: SignedDuration = SignedDuration::from_hours(23);

/// A buyer's request. Only ids and what was shown: the price comes from the price book.
#[derive(Clone, Debug)]
pub struct Ask {
    pub order: OrderNumber,
    pub sku: SkuId,
    pub email: EmailAddress,
    /// The price on the button; if the book has another one, it is returned, not charged.
    pub shown: Money,
    /// By the buyer's IP address.
    pub country: CountryCode,
    pub hl: Locale,
    pub evidence: Evidence,
    /// What the buyer bases a member's price on.
    pub claim: Claim,
    /// The plan whose first payment it is; `None` for everything that is paid once.
    pub plan: Option<PlanId>,
}

/// The purchase is ready to be paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    pub purchase: PurchaseId,
    pub price: Money,
    /// What the browser needs to pay.
    pub client_secret: String,
}

#[derive(Debug, thiserror::Error)]
pub enum BuyError {
    #[error("no such order, or not of this storefront")]
    UnknownOrder,
    #[error("this is not for sale for this order")]
    NotForSale,
    #[error("the order already owns it, or a payment for it is in progress")]
    AlreadyPaid,
    #[error("the price has changed")]
    PriceChanged(Money),
    #[error("the consents required by law are missing")]
    ConsentMissing,
    #[error("too many attempts for this order")]
    TooManyAttempts,
    #[error("every test of the bundle has been used")]
    BundleUsed,
    #[error("the purchase it would be added to is being refunded or disputed")]
    Unsettled,
    #[error("the call to the payment provider failed")]
    Provider(#[from] ProviderError),
    #[error("could not store the purchase")]
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

/// What an order owns and its purchases, newest last.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub order: OrderNumber,
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub status: Status,
    pub owned: Vec<PackageItem>,
    /// Nothing that it owns is being refunded: upgrades may be sold.
    pub steady: bool,
    pub purchases: Vec<Bought>,
    /// Unused tests of a bundle that was bought with this order.
    pub tests_left: i32,
    /// It is of no test: a membership is bought with it.
    pub membership: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Bought {
    pub id: PurchaseId,
    pub sku: SkuId,
    pub kind: Kind,
    pub state: State,
    pub price: Money,
    pub refunded: i64,
    pub email: EmailAddress,
    pub hl: Locale,
    pub method: Option<String>,
    pub created_at: Timestamp,
    pub paid_at: Option<Timestamp>,
    pub fulfilled_at: Option<Timestamp>,
    pub refundable_until: Option<Timestamp>,
    /// When a membership ends.
    pub member_until: Option<Timestamp>,
    /// It is a payment of a membership that renews.
    pub renewing: bool,
    pub refund: Option<refund::State>,
    pub withdrawn_at: Option<Timestamp>,
    /// The newest receipt.
    pub mail: Option<Delivery>,
}

/// The delivery status of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub state: mail::State,
    pub made_at: Timestamp,
    pub sending_at: Option<Timestamp>,
    pub accepted_at: Option<Timestamp>,
    pub answer: Option<String>,
}

/// The effect of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// Already known, or older than what is known.
    Nothing,
    Moved {
        purchase: PurchaseId,
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
    #[error("nothing to refund")]
    NothingPaid,
    #[error("the refund period is over")]
    TooLate,
    #[error("could not store the refund")]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests;
