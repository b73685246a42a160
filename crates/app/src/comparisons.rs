//! Comparing types: two people who both agreed see each other's four letters, until one of them ends it. Nobody else
//! ever sees more than who invites.

use domain::{name::DisplayName, order::OrderNumber, token::Token};
use jiff::Timestamp;
use questionnaire::types;
use store::{
    PgConnection, PgPool, StoreError,
    books::OpenBooks,
    comparisons::{self, ComparisonRow, Side},
};

use crate::runs::Order;

/// How many of an order's comparisons may be open at a time, whoever invited.
const OPEN_MOST: usize = 10;

/// A comparison as one of the two sees it.
#[derive(Clone)]
pub struct Comparison {
    pub token: Token,
    /// Whether this order made the invitation.
    pub invited: bool,
    pub state: State,
    pub made_at: Timestamp,
}

#[derive(Clone)]
pub enum State {
    Waiting,
    /// Both have agreed, so each sees the other.
    Agreed(Box<Pair>),
    Stopped,
}

#[derive(Clone)]
pub struct Pair {
    pub mine: Person,
    pub other: Person,
}

/// What one of the two shows.
#[derive(Clone)]
pub struct Person {
    pub name: Option<String>,
    pub profile: types::Profile,
}

#[derive(Debug, thiserror::Error)]
pub enum CompareError {
    #[error("the order has no type, or is the one that invites")]
    NotComparable,
    #[error("the order has as many open comparisons as it may")]
    Full,
    #[error("the order has no such comparison")]
    Unknown,
    #[error("could not read or store the comparison")]
    Store(#[from] StoreError),
}

/// The invitation of an order that waits, under this name; a new one with this token if none does.
pub async fn invite(
    pool: &PgPool,
    order: &Order,
    name: Option<&DisplayName>,
    token: &Token,
    now: Timestamp,
) -> Result<Comparison, CompareError> {
    type_of(order)?;
    let mut tx = lock(pool, &order.number).await?;
    let known = comparisons::of_order(&mut tx, &order.number).await?;
    let waits = known.iter().any(|row| row.stopped_at.is_none() && row.other.is_none());
    if !waits && is_full(&known) {
        return Err(CompareError::Full);
    }
    let token =
        comparisons::invite(&mut tx, &order.number, name.map(DisplayName::as_str), token, now).await?;
    let row = comparisons::find(&mut tx, &token).await?.ok_or(CompareError::Unknown)?;
    let comparison = seen_by(&mut tx, order, row).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(comparison)
}

/// The order joins an invitation. Joining again changes nothing; nobody joins after somebody else, or once it was
/// ended.
pub async fn agree(
    pool: &PgPool,
    order: &Order,
    token: &Token,
    name: Option<&DisplayName>,
    now: Timestamp,
) -> Result<Comparison, CompareError> {
    type_of(order)?;
    let mut tx = lock(pool, &order.number).await?;
    let row = comparisons::find(&mut tx, token).await?.filter(|row| row.stopped_at.is_none());
    let row = row.ok_or(CompareError::Unknown)?;
    if row.inviting.order == order.number {
        return Err(CompareError::NotComparable);
    }
    if row.other.as_ref().is_none_or(|other| other.order != order.number) {
        let inviting = find_order(&mut tx, &row.inviting.order).await?;
        // An invitation of another storefront is unknown in this one.
        if row.other.is_some() || inviting.app_exam != order.app_exam {
            return Err(CompareError::Unknown);
        }
        if is_full(&comparisons::of_order(&mut tx, &order.number).await?) {
            return Err(CompareError::Full);
        }
        let name = name.map(DisplayName::as_str);
        if !comparisons::agree(&mut tx, token, &order.number, name, now).await? {
            return Err(CompareError::Unknown);
        }
    }
    let row = comparisons::find(&mut tx, token).await?.ok_or(CompareError::Unknown)?;
    let comparison = seen_by(&mut tx, order, row).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(comparison)
}

/// The comparison as this order sees it.
pub async fn read(pool: &PgPool, order: &Order, token: &Token) -> Result<Comparison, CompareError> {
    type_of(order)?;
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let row = comparisons::find(&mut conn, token).await?.ok_or(CompareError::Unknown)?;
    seen_by(&mut conn, order, row).await
}

/// All comparisons of the order, newest first.
pub async fn list(pool: &PgPool, order: &Order) -> Result<Vec<Comparison>, CompareError> {
    type_of(order)?;
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let mut seen = Vec::new();
    for row in comparisons::of_order(&mut conn, &order.number).await? {
        seen.push(seen_by(&mut conn, order, row).await?);
    }
    Ok(seen)
}

/// Either of the two ends it for both, for good.
pub async fn stop(
    pool: &PgPool,
    order: &Order,
    token: &Token,
    now: Timestamp,
) -> Result<Comparison, CompareError> {
    type_of(order)?;
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    comparisons::stop(&mut conn, token, &order.number, now).await?;
    let row = comparisons::find(&mut conn, token).await?.ok_or(CompareError::Unknown)?;
    seen_by(&mut conn, order, row).await
}

/// What anybody with the link learns.
#[derive(Clone)]
pub struct Invitation {
    /// Of whoever invites; it must not be shown.
    pub order: Order,
    pub state: InvitationState,
}

#[derive(Clone)]
pub enum InvitationState {
    /// With the name of whoever invites.
    Waiting(Option<String>),
    Agreed,
    Stopped,
}

pub async fn open(pool: &PgPool, token: &Token) -> Result<Option<Invitation>, StoreError> {
    let mut conn = pool.acquire().await?;
    let Some(row) = comparisons::find(&mut conn, token).await? else { return Ok(None) };
    let state = match (row.stopped_at, row.other) {
        (Some(_), _) => InvitationState::Stopped,
        (None, Some(_)) => InvitationState::Agreed,
        (None, None) => InvitationState::Waiting(row.inviting.name),
    };
    Ok(Some(Invitation { order: find_order(&mut conn, &row.inviting.order).await?, state }))
}

fn type_of(order: &Order) -> Result<&types::Profile, CompareError> {
    order.outcome.types().ok_or(CompareError::NotComparable)
}

fn is_full(known: &[ComparisonRow]) -> bool {
    known.iter().filter(|row| row.stopped_at.is_none()).count() >= OPEN_MOST
}

/// Begins a change of what an order takes part in; others wait, so that its open comparisons are counted right.
async fn lock(pool: &PgPool, order: &OrderNumber) -> Result<store::Transaction, CompareError> {
    let mut tx = store::begin(pool).await?;
    OpenBooks::lock(&mut tx, order).await?.ok_or(CompareError::Unknown)?;
    Ok(tx)
}

/// What the order sees of a comparison, which is nothing unless it is one of the two.
async fn seen_by(
    conn: &mut PgConnection,
    order: &Order,
    row: ComparisonRow,
) -> Result<Comparison, CompareError> {
    let ComparisonRow { token, inviting, other, made_at, stopped_at } = row;
    let invited = inviting.order == order.number;
    if !invited && other.as_ref().is_none_or(|other| other.order != order.number) {
        return Err(CompareError::Unknown);
    }
    let state = match (stopped_at, other) {
        (Some(_), _) => State::Stopped,
        (None, None) => State::Waiting,
        (None, Some(other)) => {
            let (mine, other) = if invited { (inviting, other) } else { (other, inviting) };
            let theirs = find_order(conn, &other.order).await?;
            State::Agreed(Box::new(Pair { mine: person(mine, order)?, other: person(other, &theirs)? }))
        }
    };
    Ok(Comparison { token, invited, state, made_at })
}

fn person(side: Side, order: &Order) -> Result<Person, CompareError> {
    Ok(Person { name: side.name, profile: type_of(order)?.clone() })
}

/// An order of a comparison. It is there, because erasing an order deletes its comparisons.
async fn find_order(conn: &mut PgConnection, number: &OrderNumber) -> store::Result<Order> {
    let gone = || StoreError::Inconsistent {
        table: "comparison",
        column: "order_number",
        row: "of an order".to_owned(),
    };
    Order::read(&store::orders::find(conn, number).await?.ok_or_else(gone)?)
}
