//! Buying: from the button with the amount to money that came, went back, or has to be looked at.
//!
//! Every fact about money, whoever brings it (webhook, poll, reconciliation, operator), goes through
//! [`apply`]: one transaction that writes the fact, moves the purchase by [`domain::purchase::state`],
//! books it and writes the jobs that follow.

use domain::{
    catalog::{AppExamId, Catalog, ExamId, PackageItem, SkuId},
    country::CountryCode,
    locale::Locale,
    mail,
    money::Money,
    order::OrderNumber,
    payment::News,
    purchase::{Evidence, Kind, State},
    refund,
};
use jiff::Timestamp;
use store::{PgPool, StoreError};
use uuid::Uuid;

use crate::ports::{PaymentProvider, ProviderError, ProviderEvent};

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
    #[error("the order owns it already")]
    AlreadyPaid,
    #[error("the price has changed")]
    PriceChanged(Money),
    #[error("the law wants two boxes ticked here")]
    ConsentMissing,
    #[error("too many attempts for this order")]
    TooManyAttempts,
    #[error("the payment provider did not take part")]
    Provider(#[from] ProviderError),
    #[error("could not keep the purchase")]
    Store(#[from] StoreError),
}

/// What an order owns and what was bought for it, newest purchase last.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub order: OrderNumber,
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub owned: Vec<PackageItem>,
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

/// Opens the way to pay: checks, freezes the price, writes purchase and attempt, then asks the provider
/// with the attempt's key. Asking again finds the same purchase and the same intent.
pub async fn start(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    catalog: &Catalog,
    ask: &Ask,
    now: Timestamp,
) -> Result<Started, BuyError> {
    _ = (pool, provider, catalog, ask, now);
    todo!()
}

/// What is known here; asks the provider only if it is time to, and only one caller at a time.
pub async fn standing(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<Option<Standing>, StoreError> {
    _ = (pool, provider, order, now);
    todo!()
}

/// What is known here and nothing else.
pub async fn owned(pool: &PgPool, order: &OrderNumber) -> Result<Option<Standing>, StoreError> {
    _ = (pool, order);
    todo!()
}

/// Keeps a message of the provider and what follows from it; the same message again changes nothing.
/// Returns the jobs that were written, for a wake-up.
pub async fn apply_event(
    pool: &PgPool,
    event: &ProviderEvent,
    now: Timestamp,
) -> Result<(Outcome, Vec<Uuid>), StoreError> {
    _ = (pool, event, now);
    todo!()
}

/// The same for an answer to a question of ours.
pub async fn apply(pool: &PgPool, news: &News, now: Timestamp) -> Result<(Outcome, Vec<Uuid>), StoreError> {
    _ = (pool, news, now);
    todo!()
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

/// Everything that was paid for the order goes back: written down with its job, done by a worker.
/// Asking again finds the same refund. Returns what goes back, and the jobs.
pub async fn refund_order(
    pool: &PgPool,
    order: &OrderNumber,
    reason: refund::Reason,
    now: Timestamp,
) -> Result<(Money, Vec<Uuid>), RefundError> {
    _ = (pool, order, reason, now);
    todo!()
}

/// Somebody withdraws from the contract: the declaration is kept, answered by mail and paid back.
pub async fn withdraw(
    pool: &PgPool,
    order: &OrderNumber,
    name: &str,
    email: &str,
    hl: Locale,
    now: Timestamp,
) -> Result<(Timestamp, Vec<Uuid>), RefundError> {
    _ = (pool, order, name, email, hl, now);
    todo!()
}

/// Uses one test of a bundle for this order.
pub async fn use_bundle(
    pool: &PgPool,
    order: &OrderNumber,
    bundle_order: &OrderNumber,
    now: Timestamp,
) -> Result<(), BuyError> {
    _ = (pool, order, bundle_order, now);
    todo!()
}
