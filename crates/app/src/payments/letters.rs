//! Letters that a buyer requests: the receipt again, the receipt at another address, or the links of everything
//! bought with an address.

use domain::{
    books::{Books, Purchase},
    catalog::AppExamId,
    email::EmailAddress,
    ids::JobId,
    locale::Locale,
    mail::Kind,
    order::OrderNumber,
};
use jiff::Timestamp;
use store::{PgConnection, PgPool, StoreError, as_postgres_keeps, books::OpenBooks, order_links, purchases};

use super::deliver::receipt;
use crate::mail::{self, AddressChanged, Letter, Link, NewLetter};

/// More reports than this would be unreadable in one letter.
const LINKS_MOST: i64 = 50;

/// Why a letter wasn't written.
#[derive(Debug, thiserror::Error)]
pub enum LetterError {
    #[error("no such order, or not of this storefront")]
    UnknownOrder,
    #[error("the order owns nothing to write about")]
    NothingBought,
    #[error("too many letters for this order")]
    TooMany,
    #[error("could not store the letter")]
    Store(#[from] StoreError),
}

/// The newest purchase that gives the order something.
fn newest_owned(books: &Books) -> Option<&Purchase> {
    let mut places = (0..books.purchases.len()).rev();
    places.find(|p| books.purchases[*p].own && books.has(*p)).map(|p| &books.purchases[p])
}

/// Writes the receipt of an order again, at most `most` times a day. Returns the jobs.
pub async fn resend(
    pool: &PgPool,
    order: &OrderNumber,
    most: u32,
    now: Timestamp,
) -> Result<Vec<JobId>, LetterError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let open = OpenBooks::lock(&mut tx, order).await?.ok_or(LetterError::UnknownOrder)?;
    let purchase = newest_owned(&open.books).ok_or(LetterError::NothingBought)?;
    // The automatic one isn't counted.
    if mail::letters_of_a_day(&mut tx, order, Kind::Receipt, now).await? > i64::from(most) {
        return Err(LetterError::TooMany);
    }
    let job = mail::queue(&mut tx, receipt(&open, purchase), now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(vec![job])
}

/// Sends everything of an order to another address from now on, at most `most` times in total. If something is
/// owned, the new address gets the receipt and the old one a notice. Links mailed to other addresses stop working:
/// the old address may be a stranger's. Returns the jobs.
pub async fn change_address(
    pool: &PgPool,
    order: &OrderNumber,
    address: &EmailAddress,
    most: u32,
    now: Timestamp,
) -> Result<Vec<JobId>, LetterError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let open = OpenBooks::lock(&mut tx, order).await?.ok_or(LetterError::UnknownOrder)?;
    // A membership belongs to its account, and so do its letters.
    if open.membership {
        return Err(LetterError::UnknownOrder);
    }
    let Some(purchase) = newest_owned(&open.books) else {
        if !open.books.purchases.iter().any(|purchase| purchase.own && purchase.state.is_open()) {
            return Err(LetterError::NothingBought);
        }
        // Nothing has been sent yet, so there is nobody to notify.
        set_address(&mut tx, order, address).await?;
        tx.commit().await.map_err(StoreError::from)?;
        return Ok(Vec::new());
    };
    let (old, hl) = (&purchase.terms.email, purchase.terms.hl);
    if old.is_same_as(address) {
        return Ok(Vec::new());
    }
    // Ever. Not `Timestamp::MIN`: PostgreSQL's calendar doesn't go back as far as ours.
    let ever = Timestamp::UNIX_EPOCH;
    let changed = store::mail::letters_since(&mut tx, order, Kind::AddressChanged, ever).await?;
    if changed >= i64::from(most) {
        return Err(LetterError::TooMany);
    }
    set_address(&mut tx, order, address).await?;
    let told = Letter::AddressChanged(AddressChanged {
        exam: open.exam,
        old_masked: old.masked(),
        new_masked: address.masked(),
        at: now,
    });
    let told = NewLetter { about: mail::About::Order(order.clone()), to: old.clone(), hl, content: told };
    let sent = NewLetter { to: address.clone(), ..receipt(&open, purchase) };
    let jobs = vec![mail::queue(&mut tx, told, now).await?, mail::queue(&mut tx, sent, now).await?];
    tx.commit().await.map_err(StoreError::from)?;
    Ok(jobs)
}

async fn set_address(
    conn: &mut PgConnection,
    order: &OrderNumber,
    address: &EmailAddress,
) -> Result<(), StoreError> {
    purchases::set_email(conn, order, address).await?;
    order_links::close_elsewhere(conn, order, address).await
}

/// Mails the links of everything that was bought with an address to that address; returns `None` if there is
/// nothing. Both cases take the same statements and one commit, so that timing doesn't reveal which it was: the
/// letter to an unknown address is written and rolled back.
pub async fn retrieve(
    pool: &PgPool,
    address: &EmailAddress,
    app_exams: &[AppExamId],
    hl: Locale,
    now: Timestamp,
) -> Result<Option<JobId>, StoreError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let found = purchases::bought_with(&mut tx, address, app_exams, LINKS_MOST).await?;
    let links = found.iter().map(|one| Link::new(&one.order, one.exam, one.submitted_at)).collect();
    let letter = NewLetter {
        about: mail::About::Address,
        to: found.first().map_or_else(|| address.clone(), |one| one.email.clone()),
        hl,
        content: Letter::Retrieve(mail::Retrieve { links }),
    };
    let mut inner = store::savepoint(&mut tx).await?;
    let job = mail::queue(&mut inner, letter, now).await?;
    let job = if found.is_empty() {
        inner.rollback().await?;
        None
    } else {
        inner.commit().await?;
        Some(job)
    };
    tx.commit().await?;
    Ok(job)
}
