//! Refunds: stored together with their job, sent by a worker, and done only when the provider confirms.

use domain::{
    books::{Attempt, Books, Decision, NoReturn, Verdict},
    email::EmailAddress,
    ids::{JobId, RefundId, WithdrawalId},
    locale::Locale,
    methods::{GivenBack, given_back},
    money::Money,
    order::{OrderNumber, Status},
    payment::{News, RefundNews},
    refund::{Reason, State},
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, StoreError, as_postgres_keeps,
    books::{OpenBooks, OrderKey},
    refunds, withdrawals,
};
use tracing::error;
use uuid::Uuid;

use super::{
    REPEAT_WITHIN, RefundError,
    apply::{apply, hide, settle},
};
use crate::{
    failpoints,
    mail::{self, Letter, NewLetter},
    ports::{NewRefund, PaymentProvider, ProviderError},
};

/// Refunds everything that was paid for the order: stored with its job, sent by a worker.
/// Calling it again finds the same refund. Returns the refunded amount and the jobs.
pub async fn refund_order(
    pool: &PgPool,
    order: &OrderNumber,
    reason: Reason,
    now: Timestamp,
) -> Result<(Money, Vec<JobId>), RefundError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let mut open = OpenBooks::lock(&mut tx, order).await?.ok_or(RefundError::UnknownOrder)?;
    let places = open.books.returnable(reason, now)?;
    let mut jobs = Vec::new();
    // Upgrades before the purchase they were priced from, so that each gets the given reason.
    for place in places.iter().rev() {
        jobs.extend(give_back(&mut tx, &mut open, *place, reason, now).await?);
    }
    tx.commit().await.map_err(StoreError::from)?;
    failpoints::reached("refund_stored");
    Ok((going_back(&open.books, &places), jobs))
}

/// The buyer withdraws from the contract: the declaration is stored, confirmed by mail and refunded.
pub async fn withdraw(
    pool: &PgPool,
    order: &OrderNumber,
    name: &str,
    email: &EmailAddress,
    hl: Locale,
    now: Timestamp,
) -> Result<(Timestamp, Vec<JobId>), RefundError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let mut open = OpenBooks::lock(&mut tx, order).await?.ok_or(RefundError::UnknownOrder)?;
    let places = open.books.returnable(Reason::Withdrawal, now)?;
    let (mut jobs, mut declared_at, mut told) = (Vec::new(), now, None);
    for place in places.into_iter().rev() {
        let purchase = open.books.purchases[place.0].id;
        let id = WithdrawalId::from(Uuid::now_v7());
        let new = withdrawals::Withdrawal { id, order, purchase, name, email, hl };
        let (at, is_new) = withdrawals::insert(&mut tx, &new, now).await?;
        declared_at = declared_at.min(at);
        if is_new {
            told = Some(place.0);
        }
        jobs.extend(give_back(&mut tx, &mut open, place, Reason::Withdrawal, now).await?);
    }
    // The law requires a confirmation of receipt with the declaration's wording and time.
    if let Some(p) = told {
        let purchase = &open.books.purchases[p];
        let content = Letter::Withdrawal(mail::Withdrawal {
            exam: open.exam,
            sku: purchase.sku,
            name: name.to_owned(),
            declared_at,
            to_bank: purchase.paid_with().is_some_and(goes_to_bank),
        });
        let letter = NewLetter { about: mail::About::Order(order.clone()), to: email.clone(), hl, content };
        jobs.push(mail::queue(&mut tx, letter, now).await?);
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok((declared_at, jobs))
}

/// A run turned out to be impossible to analyse: the order owns nothing any more, and everything that was paid
/// for it is refunded. Idempotent. Returns the jobs.
pub async fn void_order(
    pool: &PgPool,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<Vec<JobId>, RefundError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let mut open = OpenBooks::lock(&mut tx, order).await?.ok_or(RefundError::UnknownOrder)?;
    store::books::set_status(&mut tx, order, Status::Uncompleted).await?;
    // The test that a bundle paid for becomes available again.
    store::bundles::release(&mut tx, order).await?;
    open.books.purchases.retain(|purchase| purchase.own);
    open.books.void = true;
    let mut jobs = Vec::new();
    for place in open.books.returnable(Reason::Abnormal, now).unwrap_or_default().into_iter().rev() {
        jobs.extend(give_back(&mut tx, &mut open, place, Reason::Abnormal, now).await?);
    }
    hide(&mut tx, order, &open.books.owned(), now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(jobs)
}

fn goes_to_bank(attempt: &Attempt) -> bool {
    attempt.method.as_deref().map(given_back) == Some(GivenBack::ToBank)
}

/// Applies an operator's decision to all of the order's payments that need one. Returns how many there
/// were, and the jobs.
pub async fn settle_order(
    pool: &PgPool,
    order: &OrderNumber,
    decision: Decision,
    now: Timestamp,
) -> Result<(usize, Vec<JobId>), RefundError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let mut open = OpenBooks::lock(&mut tx, order).await?.ok_or(RefundError::UnknownOrder)?;
    let (mut decided, mut jobs) = (0, Vec::new());
    loop {
        let mut places = open.books.undecided().into_iter();
        let change = places.find_map(|place| open.books.decide(place, decision, now, Uuid::now_v7().into()));
        let Some(change) = change else { break };
        jobs.extend(settle(&mut tx, &mut open, &change, None, now).await?.1);
        decided += 1;
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok((decided, jobs))
}

/// The amount refunded of these payments, in the currency of the first.
fn going_back(books: &Books, places: &[(usize, usize)]) -> Money {
    let mut sum: Option<Money> = None;
    for (p, a) in places {
        let purchase = &books.purchases[*p];
        let so_far = sum.get_or_insert(Money { amount: 0, ..purchase.money });
        if so_far.currency == purchase.money.currency {
            so_far.amount += purchase.attempts[*a].returning();
        }
    }
    sum.unwrap_or(Money::new(domain::money::Currency::EUR, 0))
}

/// Stores a refund of everything left of a payment, and the job that sends it.
pub(super) async fn give_back(
    conn: &mut PgConnection,
    open: &mut OpenBooks,
    place: (usize, usize),
    reason: Reason,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    match open.books.give_back(place, reason, now, Uuid::now_v7().into()) {
        Some(change) => Ok(settle(conn, open, &change, None, now).await?.1),
        None => Ok(Vec::new()),
    }
}

/// Sends a refund to the provider; called by a job, repeatedly if necessary. Returns further jobs.
pub async fn send_refund(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    refund: RefundId,
    now: Timestamp,
) -> Result<Vec<JobId>, SendRefundError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let row = refunds::find(&mut conn, refund).await?.ok_or(SendRefundError::Unknown)?;
    if row.state != State::Requested {
        return Ok(Vec::new());
    }
    let Some(intent) = row.intent.clone() else { return Err(SendRefundError::Unknown) };
    drop(conn);
    if row.money.amount > row.paid - row.others {
        return refuse(pool, refund, "more_than_paid", now).await;
    }
    let to_bank = row.method.as_deref().map(given_back) == Some(GivenBack::ToBank);
    let instructions_email = to_bank.then_some(row.email);
    let ask = NewRefund { key: row.key, id: row.id, intent, money: row.money, instructions_email };
    let age = now.duration_since(row.created_at);
    let made = if age < REPEAT_WITHIN { None } else { provider.find_refund(&ask).await? };
    let answer = match made {
        Some(news) => Ok(news),
        None => provider.refund(&ask).await,
    };
    let news = match answer {
        Ok(news) => news,
        Err(ProviderError::Refused { code }) if code != ALREADY_REFUNDED => {
            return refuse(pool, refund, &code, now).await;
        }
        Err(error) => made_despite(pool, provider, &ask, error).await?,
    };
    failpoints::reached("refund_answered");
    Ok(apply(pool, &News::Refund(news), now).await?.1)
}

/// The refund that a call has made though it failed: an earlier answer was lost, or the provider reports a failure for
/// good. If there is none, everything was refunded by hand, or the next call needs another key.
async fn made_despite(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    ask: &NewRefund,
    error: ProviderError,
) -> Result<RefundNews, SendRefundError> {
    if matches!(error, ProviderError::Unclear(_)) {
        return Err(error.into());
    }
    if let Some(news) = provider.find_refund(ask).await? {
        return Ok(news);
    }
    if matches!(error, ProviderError::Stuck(_)) {
        refunds::take_another_key(&mut *pool.acquire().await.map_err(StoreError::from)?, ask.id).await?;
    }
    Err(error.into())
}

/// The provider's code for a payment of which nothing is left.
const ALREADY_REFUNDED: &str = "charge_already_refunded";

impl From<NoReturn> for RefundError {
    fn from(why: NoReturn) -> Self {
        match why {
            NoReturn::NothingPaid => Self::NothingPaid,
            NoReturn::TooLate => Self::TooLate,
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum SendRefundError {
    #[error("no such refund, or there is no payment to refund")]
    Unknown,
    #[error(transparent)]
    Provider(#[from] ProviderError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The provider rejects the refund: it is sent again later, or left to an operator.
async fn refuse(
    pool: &PgPool,
    refund: RefundId,
    failure: &str,
    now: Timestamp,
) -> Result<Vec<JobId>, SendRefundError> {
    let now = as_postgres_keeps(now);
    error!(%refund, failure, "payments: the provider rejected a refund");
    let mut tx = store::begin(pool).await?;
    let key = OrderKey { refund: Some(refund), ..OrderKey::default() };
    let mut open = OpenBooks::lock_by(&mut tx, key).await?.ok_or(SendRefundError::Unknown)?;
    let Verdict::Changed(change) = open.books.refuse(refund, failure, now, Uuid::now_v7().into()) else {
        return Ok(Vec::new());
    };
    let (_, jobs) = settle(&mut tx, &mut open, &change, None, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(jobs)
}
