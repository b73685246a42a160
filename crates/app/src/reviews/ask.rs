//! Asks a buyer for a review: one letter a week after delivery, once for an order, seldom for a person, and never
//! somebody who doesn't want to be asked or has reason to be annoyed.

use domain::{
    books::{Books, Purchase},
    ids::{JobId, PurchaseId},
    mail::{Kind, State as MailState},
    order::OrderNumber,
    purchase::State,
};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, PgPool, StoreError, as_postgres_keeps,
    books::{OpenBooks, OrderKey},
    reviews::{self, refusals},
};
use uuid::Uuid;

use crate::{
    mail::{self, About, Letter, NewLetter, ReviewLetter},
    proofs::Proofs,
};

/// Whoever buys several tests is asked about one of them.
const AGAIN_AFTER: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Why nobody is asked.
#[derive(Debug, thiserror::Error)]
pub enum NotAsked {
    #[error("there is no such order, or nothing was bought for it")]
    Unknown,
    #[error("money went back, was disputed or has not arrived")]
    Unsettled,
    #[error("the buyer wants no such letters, or none reach the address")]
    Unwanted,
    #[error("this buyer was asked before")]
    AskedBefore,
    #[error("could not store the letter")]
    Store(#[from] StoreError),
}

/// Asks the buyer of a purchase, if it is right to. Returns the job that sends the letter.
pub async fn ask(
    pool: &PgPool,
    proofs: &Proofs,
    purchase: PurchaseId,
    now: Timestamp,
) -> Result<JobId, NotAsked> {
    let mut tx = store::begin(pool).await?;
    let key = OrderKey { purchase: Some(purchase), ..OrderKey::default() };
    let open = OpenBooks::lock_by(&mut tx, key).await?.ok_or(NotAsked::Unknown)?;
    let bought = open.books.purchases.iter().find(|one| one.id == purchase).ok_or(NotAsked::Unknown)?;
    let job = write_letter(&mut tx, proofs, &open, bought, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(job)
}

/// Asks the buyer of an order now instead of a week after delivery; the rest of the rules stay.
pub async fn ask_about(
    pool: &PgPool,
    proofs: &Proofs,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<JobId, NotAsked> {
    let mut tx = store::begin(pool).await?;
    let open = OpenBooks::lock(&mut tx, order).await?.ok_or(NotAsked::Unknown)?;
    let bought = open.books.purchases.iter().find(|one| one.own).ok_or(NotAsked::Unknown)?;
    let job = write_letter(&mut tx, proofs, &open, bought, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(job)
}

async fn write_letter(
    conn: &mut PgConnection,
    proofs: &Proofs,
    open: &OpenBooks,
    bought: &Purchase,
    now: Timestamp,
) -> Result<JobId, NotAsked> {
    let now = as_postgres_keeps(now);
    if !is_settled(&open.books, bought) {
        return Err(NotAsked::Unsettled);
    }
    let email = &bought.terms.email;
    let receipt = store::mail::receipt(conn, &open.number).await?;
    let bounced = receipt.is_some_and(|receipt| receipt.state == MailState::Refused);
    if bounced || refusals::is_refused(conn, &proofs.address(email)).await? {
        return Err(NotAsked::Unwanted);
    }
    let since = now.saturating_sub(AGAIN_AFTER).unwrap_or(now);
    if store::mail::was_written_to(conn, email, Kind::Review, since).await?
        || !reviews::begin(conn, Uuid::now_v7().into(), &open.number, now).await?
    {
        return Err(NotAsked::AskedBefore);
    }
    let letter = NewLetter {
        about: About::Order(open.number.clone()),
        to: email.clone(),
        hl: bought.terms.hl,
        content: Letter::Review(ReviewLetter { exam: open.exam }),
    };
    Ok(mail::queue(conn, letter, now).await?)
}

/// Delivered, paid for, and nothing of the order's money ever went back or was disputed. An erased order has no
/// address to write to.
fn is_settled(books: &Books, bought: &Purchase) -> bool {
    let quiet = |one: &Purchase| {
        one.disputed_at.is_none() && one.attempts.iter().all(|attempt| attempt.refunds.is_empty())
    };
    !books.void
        && bought.state == State::Fulfilled
        && !bought.terms.email.as_str().is_empty()
        && books.purchases.iter().all(quiet)
}
