//! Money that goes back: written down with its job first, sent by a worker, believed when the provider
//! says so.

use domain::{
    books::{Books, Change, Follow},
    email,
    locale::Locale,
    money::Money,
    order::OrderNumber,
    payment::News,
    purchase::REFUND_WITHIN,
    refund::{Reason, State},
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, StoreError,
    books::{Detail, Head},
    refunds, withdrawals,
};
use tracing::error;
use uuid::Uuid;

use super::{
    RefundError,
    apply::{apply, micro, settle},
};
use crate::{
    mail::{self, Letter, NewLetter},
    ports::{NewRefund, PaymentProvider, ProviderError},
};

/// Everything that was paid for the order goes back: written down with its job, done by a worker.
/// Asking again finds the same refund. Returns what goes back, and the jobs.
pub async fn refund_order(
    pool: &PgPool,
    order: &OrderNumber,
    reason: Reason,
    now: Timestamp,
) -> Result<(Money, Vec<Uuid>), RefundError> {
    let now = micro(now);
    let mut tx = pool.begin().await.map_err(StoreError::from)?;
    let head = store::books::lock(&mut tx, order).await?.ok_or(RefundError::UnknownOrder)?;
    let (mut books, details) = store::books::read(&mut tx, order).await?;
    let places = returnable(&books, reason, now)?;
    let mut jobs = Vec::new();
    for p in &places {
        jobs.extend(give_back(&mut tx, &head, &mut books, &details, *p, reason, now).await?);
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok((going_back(&books, &places), jobs))
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
    let now = micro(now);
    let mut tx = pool.begin().await.map_err(StoreError::from)?;
    let head = store::books::lock(&mut tx, order).await?.ok_or(RefundError::UnknownOrder)?;
    let (mut books, details) = store::books::read(&mut tx, order).await?;
    let places = returnable(&books, Reason::Withdrawal, now)?;
    let (mut jobs, mut declared_at, mut told) = (Vec::new(), now, None);
    for p in places {
        let email = email::parse(email).unwrap_or_else(|| details[p].email.clone());
        let purchase = books.purchases[p].id;
        let new = withdrawals::Withdrawal { id: Uuid::now_v7(), order, purchase, name, email: &email, hl };
        let (at, is_new) = withdrawals::insert(&mut tx, &new, now).await?;
        declared_at = declared_at.min(at);
        if is_new {
            told = Some((p, email));
        }
        jobs.extend(give_back(&mut tx, &head, &mut books, &details, p, Reason::Withdrawal, now).await?);
    }
    // The law wants a receipt of the declaration, with its words and its moment.
    if let Some((p, email)) = told {
        let content = Letter::Withdrawal(mail::Withdrawal {
            exam: head.exam,
            sku: books.purchases[p].sku,
            name: name.to_owned(),
            declared_at,
        });
        let letter = NewLetter { order: order.clone(), to: email, hl, content };
        jobs.push(mail::queue(&mut tx, letter, now).await?);
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok((declared_at, jobs))
}

/// The purchases whose money may go back for that reason, those it is on its way for included.
fn returnable(books: &Books, reason: Reason, now: Timestamp) -> Result<Vec<usize>, RefundError> {
    let in_time = |paid_at: Timestamp| {
        let by_button = matches!(reason, Reason::Buyer | Reason::Withdrawal);
        !by_button || now.duration_since(paid_at) <= REFUND_WITHIN
    };
    let own = books.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
    let paid: Vec<_> = own.filter(|(_, purchase)| purchase.paid_with().is_some()).collect();
    if paid.is_empty() {
        return Err(RefundError::NothingPaid);
    }
    let places: Vec<usize> = paid
        .into_iter()
        .filter(|(_, purchase)| purchase.paid_at.is_some_and(in_time))
        .map(|(p, _)| p)
        .collect();
    if places.is_empty() { Err(RefundError::TooLate) } else { Ok(places) }
}

/// What goes back of these purchases, in the currency of the first.
fn going_back(books: &Books, places: &[usize]) -> Money {
    let mut sum: Option<Money> = None;
    for purchase in places.iter().map(|p| &books.purchases[*p]) {
        let amount = purchase.paid_with().map_or(0, domain::books::Attempt::returning);
        let so_far = sum.get_or_insert(Money { amount: 0, ..purchase.money });
        if so_far.currency == purchase.money.currency {
            so_far.amount += amount;
        }
    }
    sum.unwrap_or(Money::new(domain::money::Currency::EUR, 0))
}

/// Writes down that everything left of a purchase's money goes back, and the job that sends it.
pub(super) async fn give_back(
    conn: &mut PgConnection,
    head: &Head,
    books: &mut Books,
    details: &[Detail],
    p: usize,
    reason: Reason,
    now: Timestamp,
) -> Result<Vec<Uuid>, StoreError> {
    let id = Uuid::now_v7();
    let Some((attempt, refund)) = books.give_back(p, reason, now, id) else { return Ok(Vec::new()) };
    let state = books.purchases[p].state;
    let change = Change {
        purchase: p,
        attempt,
        from: state,
        to: state,
        bookings: Vec::new(),
        moved_at: now,
        refund: Some(refund),
        follow: vec![Follow::SendRefund(id)],
    };
    Ok(settle(conn, head, books, details, &change, None, now).await?.1)
}

/// Sends a refund to the provider; a job does it, as often as it takes. Returns further jobs.
pub async fn send_refund(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    refund: Uuid,
    now: Timestamp,
) -> Result<Vec<Uuid>, SendRefundError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let row = refunds::find(&mut conn, refund).await?.ok_or(SendRefundError::Unknown)?;
    if row.state != State::Requested {
        return Ok(Vec::new());
    }
    let Some(intent) = row.intent.clone() else { return Err(SendRefundError::Unknown) };
    if row.money.amount > row.paid - row.others {
        return refuse(&mut conn, refund, "more_than_paid", now).await;
    }
    drop(conn);
    let ask = NewRefund { key: row.key, id: row.id, intent, money: row.money };
    match provider.refund(&ask).await {
        Ok(news) => Ok(apply(pool, &News::Refund(news), now).await?.1),
        // It was given back already: by this very refund, whose news are on their way, or by hand.
        Err(ProviderError::Refused { code }) if code == "charge_already_refunded" => {
            Err(ProviderError::Refused { code }.into())
        }
        Err(ProviderError::Refused { code }) => {
            refuse(&mut *pool.acquire().await.map_err(StoreError::from)?, refund, &code, now).await
        }
        // The key leads nowhere for ever. Another one can't give back twice: everything that is left
        // goes back, and the provider refuses more than that.
        Err(ProviderError::Stuck(error)) => {
            refunds::take_another_key(&mut *pool.acquire().await.map_err(StoreError::from)?, refund).await?;
            Err(ProviderError::Stuck(error).into())
        }
        Err(error) => Err(error.into()),
    }
}

#[derive(Debug, thiserror::Error)]
pub enum SendRefundError {
    #[error("no such refund, or nothing was paid that it could give back")]
    Unknown,
    #[error(transparent)]
    Provider(#[from] ProviderError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

async fn refuse(
    conn: &mut PgConnection,
    refund: Uuid,
    failure: &str,
    now: Timestamp,
) -> Result<Vec<Uuid>, SendRefundError> {
    error!(%refund, failure, "a refund won't be made, somebody has to look");
    metrics::counter!("payments_alarms_total", "alarm" => "refund_failed").increment(1);
    refunds::fail(conn, refund, failure, now).await?;
    Ok(Vec::new())
}
