//! Buys a membership: opens an order of no test for the account, or takes the one that it has opened before, and
//! starts a payment for it as for any other order.

use domain::{
    account::AccountId,
    catalog::{App, Catalog},
    country::CountryCode,
    email::EmailAddress,
    locale::Locale,
    money::Money,
    order::{OrderNumber, UNPAID_KEPT},
    purchase::Evidence,
};
use jiff::Timestamp;
use store::{PgPool, StoreError, as_postgres_keeps, erasure::exports::lock_account, orders};

use super::{Ask, BuyError, Claim, memberships_of};
use crate::proofs::unguessable;

/// A signed-in person wants to become a member.
#[derive(Clone, Debug)]
pub struct SubscribeAsk<'a> {
    pub account: AccountId,
    /// The account's own address, which is proven.
    pub email: &'a EmailAddress,
    pub app: &'a App,
    /// The price on the button.
    pub shown: Money,
    pub country: CountryCode,
    pub hl: Locale,
    pub evidence: Evidence,
}

/// The order with which the account buys its membership, and what [`start`](super::start()) needs to begin the
/// payment. Asking again returns the same order until it is paid, so that nobody pays for two.
pub async fn subscribe(
    pool: &PgPool,
    catalog: &Catalog,
    ask: &SubscribeAsk<'_>,
    now: Timestamp,
) -> Result<Ask, BuyError> {
    let now = as_postgres_keeps(now);
    let package = catalog.membership().ok_or(BuyError::NotForSale)?;
    let app_exams = catalog.app_exams_of(ask.app.id);
    let mut tx = store::begin(pool).await?;
    // Two tabs at once: the second one finds the order of the first.
    if !lock_account(&mut tx, ask.account).await? {
        return Err(BuyError::UnknownOrder);
    }
    if !memberships_of(&mut tx, ask.account, &app_exams, now).await?.is_empty() {
        return Err(BuyError::AlreadyPaid);
    }
    let order = match orders::open_membership(&mut tx, ask.account, &app_exams).await? {
        Some(order) => order,
        None => open(&mut tx, catalog, ask, now).await?,
    };
    tx.commit().await.map_err(StoreError::from)?;
    Ok(Ask {
        order,
        sku: package.id,
        email: ask.email.clone(),
        shown: ask.shown,
        country: ask.country,
        hl: ask.hl,
        evidence: ask.evidence.clone(),
        claim: Claim::default(),
    })
}

async fn open(
    conn: &mut store::PgConnection,
    catalog: &Catalog,
    ask: &SubscribeAsk<'_>,
    now: Timestamp,
) -> Result<OrderNumber, BuyError> {
    let published = catalog.published(ask.app.id, ask.app.default_exam);
    let (app_exam, exam) = published.ok_or(BuyError::NotForSale)?;
    let number = OrderNumber::new(now, unguessable());
    let new = orders::NewMembership {
        number: &number,
        account: ask.account,
        app_exam: app_exam.id,
        exam: exam.id,
        kind: exam.kind,
        hl: ask.hl,
        country: ask.country,
        forget_at: now.checked_add(UNPAID_KEPT).unwrap_or(now),
    };
    orders::insert_membership(conn, &new, now).await?;
    Ok(number)
}
