//! Ways to open or name an order without revealing its number: links in letters, the return from a
//! payment, and the reference used with support.

use domain::{
    email::EmailAddress,
    order::{OrderNumber, Reference},
    token::Token,
};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest as _, Sha256};
use store::{PgPool, order_links};

use crate::proofs::{self, unguessable};

/// Long enough for a bank's checks; a buyer who returns later opens the letter.
const RETURN_LIVES: SignedDuration = SignedDuration::from_hours(3);

/// The form in which a link is stored.
pub(crate) fn hash(token: &Token) -> Vec<u8> {
    proofs::hash(token.as_str())
}

/// The form in which a link that somebody sends is stored; `None` if it can't be one.
pub(crate) fn parsed(link: &str) -> Option<Vec<u8>> {
    Token::parse(link).map(|token| hash(&token))
}

/// Creates the return link of a payment. The provider sees it, so it opens the order only once and not for long.
pub async fn make_return(pool: &PgPool, order: &OrderNumber, now: Timestamp) -> store::Result<Token> {
    let token = Token::new(unguessable());
    let end = now.saturating_add(RETURN_LIVES).unwrap_or(Timestamp::MAX);
    order_links::put_return(&mut *pool.acquire().await?, &hash(&token), order, now, end).await?;
    Ok(token)
}

/// The order that a link opens; `None` if the link was closed, used up, or never ours.
pub async fn open(pool: &PgPool, link: &str, now: Timestamp) -> store::Result<Option<OrderNumber>> {
    let Some(token) = Token::parse(link) else { return Ok(None) };
    order_links::open(&mut *pool.acquire().await?, &hash(&token), now).await
}

/// What buyers and support call an order. It opens nothing, and the number can't be computed from it.
pub fn reference(order: &OrderNumber) -> Reference {
    Reference::of_digest(&Sha256::digest(order.as_str()))
}

/// The orders with a reference.
pub async fn with_reference(pool: &PgPool, reference: &Reference) -> store::Result<Vec<OrderNumber>> {
    order_links::with_reference(&mut *pool.acquire().await?, reference).await
}

/// The order with a reference, if it was bought with this address.
pub async fn bought_as(
    pool: &PgPool,
    reference: &Reference,
    email: &EmailAddress,
) -> store::Result<Option<OrderNumber>> {
    order_links::bought_as(&mut *pool.acquire().await?, reference, email).await
}
