//! What a paid purchase owes its buyer: a report that opens and a letter that arrives, or a refund.

use domain::{
    books::{Purchase, Verdict},
    catalog::PackageItem,
    ids::{JobId, PurchaseId},
    mail::State as MailState,
    member,
    order::OrderNumber,
    purchase::Settles,
    refund::Reason,
};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, PgPool, StoreError, as_postgres_keeps,
    books::{OpenBooks, OrderKey},
    purchases,
};

use super::{apply::settle, refunds::give_back};
use crate::{
    bank::Bank,
    failpoints,
    jobs::{self, Job},
    kinds,
    mail::{self, Letter, NewLetter},
    runs::{self, RecomputeError, recompute},
};

#[derive(Debug, thiserror::Error)]
pub enum DeliverError {
    #[error("no such purchase")]
    Unknown,
    #[error("the report can't be made")]
    Recompute(#[from] RecomputeError),
    #[error("recomputing the answers gives another result than the stored one")]
    Different,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Making a file occupies a processor for a moment: letters queued at that time go first.
const FILE_AFTER: SignedDuration = SignedDuration::from_secs(3);

/// When the buyer is asked for a review: long enough to have read the report.
const REVIEW_AFTER: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Makes sure that a paid report can be opened: its score is recomputed and must equal the stored one. How others
/// did is frozen for it, and the receipt is written. Of a membership only the receipt is left to do. Idempotent.
/// Returns the jobs that follow.
pub async fn deliver(
    pool: &PgPool,
    bank: &Bank,
    purchase: PurchaseId,
    now: Timestamp,
) -> Result<Vec<JobId>, DeliverError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let key = OrderKey { purchase: Some(purchase), ..OrderKey::default() };
    let mut open = OpenBooks::lock_by(&mut tx, key).await?.ok_or(DeliverError::Unknown)?;
    let p = open.books.position(purchase).ok_or(DeliverError::Unknown)?;
    if !open.books.has(p) || open.books.purchases[p].fulfilled_at.is_some() {
        return Ok(Vec::new());
    }
    if !open.membership {
        freeze(&mut tx, bank, &open.number, now).await?;
    }
    let Verdict::Changed(change) = open.books.fulfil(purchase, now) else { return Ok(Vec::new()) };
    let (_, mut next) = settle(&mut tx, &mut open, &change, None, now).await?;
    let receipt = receipt(&open, open.changed(&change));
    next.push(mail::queue(&mut tx, receipt, now).await?);
    if !open.membership {
        // The letter goes first; an earlier download makes the file itself.
        let file = now.checked_add(FILE_AFTER).unwrap_or(now);
        jobs::put(&mut tx, &Job::MakeReport { purchase }, file, now).await?;
        let review = now.checked_add(REVIEW_AFTER).unwrap_or(now);
        jobs::put(&mut tx, &Job::AskForReview { purchase }, review, now).await?;
    }
    failpoints::reached("inside_deliver");
    tx.commit().await.map_err(StoreError::from)?;
    Ok(next)
}

/// Checks an order's result and freezes how others did.
async fn freeze(
    conn: &mut PgConnection,
    bank: &Bank,
    number: &OrderNumber,
    now: Timestamp,
) -> Result<(), DeliverError> {
    let order = store::orders::find(conn, number).await?.ok_or(DeliverError::Unknown)?;
    if recompute(&order, bank)? != order.outcome {
        return Err(DeliverError::Different);
    }
    kinds::freeze(conn, &order, runs::form_of(&order, bank)?, now).await?;
    Ok(())
}

/// The receipt of a purchase, written on delivery and on every request to resend it.
pub(super) fn receipt(open: &OpenBooks, purchase: &Purchase) -> NewLetter {
    let terms = &purchase.terms;
    let paid_at = purchase.paid_at.unwrap_or(purchase.created_at);
    let content = Letter::Receipt(mail::Receipt {
        exam: open.exam,
        sku: purchase.sku,
        items: purchase.items.clone(),
        money: purchase.money,
        method: purchase.paid_with().and_then(|attempt| attempt.method.clone()),
        paid_at,
        country: terms.country,
        supply: terms.evidence.supply.is_some(),
        waiver: terms.evidence.waiver.is_some(),
        member: purchase.items.contains(&PackageItem::Discount),
        member_until: member::ends_at(purchase),
        renews_on: open.plan.and_then(|_| member::ends_at(purchase)),
        tests_left: terms.tests - 1,
    });
    NewLetter {
        about: mail::About::Order(open.number.clone()),
        to: terms.email.clone(),
        hl: terms.hl,
        content,
    }
}

/// A day after payment: unless the buyer has opened the report, or their mail server has accepted the letter, the
/// purchase is refunded. Returns the jobs that follow.
pub async fn check_delivery(
    pool: &PgPool,
    purchase: PurchaseId,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let key = OrderKey { purchase: Some(purchase), ..OrderKey::default() };
    let Some(mut open) = OpenBooks::lock_by(&mut tx, key).await? else { return Ok(Vec::new()) };
    let Some(p) = open.books.position(purchase) else { return Ok(Vec::new()) };
    let purchase = &open.books.purchases[p];
    if !purchase.state.owns() {
        return Ok(Vec::new());
    }
    let receipt = store::mail::receipt(&mut tx, &open.number).await?.map(|receipt| receipt.state);
    let written = matches!(receipt, Some(MailState::Accepted | MailState::Unconfirmed));
    // A membership counts from the moment it is paid: the letter only says so.
    let reached = written || open.membership || purchase.opened_at.is_some();
    if purchase.fulfilled_at.is_some() && reached {
        return Ok(Vec::new());
    }
    let Some(a) = purchase.attempts.iter().position(|one| one.came() && one.settles == Settles::Counts)
    else {
        return Ok(Vec::new());
    };
    let jobs = give_back(&mut tx, &mut open, (p, a), Reason::Undelivered, now).await?;
    tx.commit().await?;
    Ok(jobs)
}

/// The paid result was shown on a screen: it counts as delivered, whatever happens to the letter.
pub async fn mark_opened(pool: &PgPool, order: &OrderNumber, now: Timestamp) -> Result<bool, StoreError> {
    let mut conn = pool.acquire().await?;
    purchases::mark_opened(&mut conn, order, now).await
}
