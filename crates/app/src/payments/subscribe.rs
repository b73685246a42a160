//! Buys a membership: opens an order of no test for the account, or takes the one that it has opened before, and
//! starts a payment for it as for any other order. Paid once or renewing are two choices with an order each; whoever
//! turns from one to the other can't pay the first any more.

use domain::{
    account::AccountId,
    books::Attempt,
    catalog::{App, Catalog},
    country::CountryCode,
    email::EmailAddress,
    ids::PlanId,
    locale::Locale,
    money::Money,
    offer,
    order::{OrderNumber, UNPAID_KEPT},
    plan::State,
    purchase::Evidence,
};
use jiff::Timestamp;
use store::{
    PgPool, StoreError, as_postgres_keeps,
    books::OpenBooks,
    erasure::exports::lock_account,
    orders,
    plans::{self, NewPlan},
};
use uuid::Uuid;

use super::{
    Ask, BuyError, Claim,
    attempts::{FIRST_CHECK, close},
    leaving, memberships_of,
    plans::{CheckPlanError, check_plan},
};
use crate::{ports::PaymentProvider, proofs::unguessable};

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
    /// It renews itself, for the same price, until it is cancelled.
    pub renewing: bool,
}

/// How often the account is read, counting rereads after the other choice was closed.
const ROUNDS: usize = 3;

/// What the account's state asks for.
enum Choice {
    /// This order can be paid, as the first payment of a plan or once.
    Ready(OrderNumber, Option<PlanId>),
    /// A plan that nobody has paid is in the way.
    EndPlan(PlanId),
    /// So are open payments of the membership that is paid once.
    Close(Vec<Attempt>),
}

/// The order with which the account buys its membership, and what [`start`](super::start()) needs to begin the
/// payment. Asking again returns the same order until it is paid, so that nobody pays for two.
pub async fn subscribe(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    catalog: &Catalog,
    ask: &SubscribeAsk<'_>,
    now: Timestamp,
) -> Result<Ask, BuyError> {
    let now = as_postgres_keeps(now);
    let package = catalog.membership().ok_or(BuyError::NotForSale)?;
    for _ in 0..ROUNDS {
        match choose(pool, catalog, ask, now).await? {
            Choice::Ready(order, plan) => {
                return Ok(Ask {
                    order,
                    sku: package.id,
                    email: ask.email.clone(),
                    shown: ask.shown,
                    country: ask.country,
                    hl: ask.hl,
                    evidence: ask.evidence.clone(),
                    claim: Claim::default(),
                    plan,
                });
            }
            Choice::EndPlan(plan) => match check_plan(pool, provider, plan, now).await {
                Ok(_) => {}
                Err(CheckPlanError::Provider(error)) => return Err(error.into()),
                Err(CheckPlanError::Store(error)) => return Err(error.into()),
            },
            Choice::Close(attempts) => {
                for attempt in &attempts {
                    close(pool, provider, attempt, now).await?;
                }
            }
        }
    }
    Err(BuyError::AlreadyPaid)
}

/// Finds or opens the order, in one transaction under the account's lock.
async fn choose(
    pool: &PgPool,
    catalog: &Catalog,
    ask: &SubscribeAsk<'_>,
    now: Timestamp,
) -> Result<Choice, BuyError> {
    let app_exams = catalog.app_exams_of(ask.app.id);
    let mut tx = store::begin(pool).await?;
    // Two tabs at once: the second one finds the order of the first.
    if !lock_account(&mut tx, ask.account).await? {
        return Err(BuyError::UnknownOrder);
    }
    if !memberships_of(&mut tx, ask.account, &app_exams, now).await?.is_empty() {
        return Err(BuyError::AlreadyPaid);
    }
    let once = orders::open_membership(&mut tx, ask.account, &app_exams).await?;
    let plan = plans::of_account(&mut tx, ask.account).await?.filter(|plan| plan.state != State::Ended);
    let choice = match (plan, once) {
        // It is between two periods, or ends soon.
        (Some(plan), _) if plan.state != State::Pending => return Err(BuyError::AlreadyPaid),
        (Some(plan), _) => {
            let order = plans::newest_order(&mut tx, plan.id).await?;
            if let Some(order) = order.filter(|_| ask.renewing && plan.money == ask.shown) {
                Choice::Ready(order, Some(plan.id))
            } else {
                let id = plan.id;
                leaving::end(&mut tx, plan, now).await?;
                Choice::EndPlan(id)
            }
        }
        (None, Some(order)) if !ask.renewing => Choice::Ready(order, None),
        (None, None) if !ask.renewing => Choice::Ready(open(&mut tx, catalog, ask, now).await?, None),
        (None, once) => {
            let attempts = match once {
                Some(order) => live(&mut tx, &order).await?,
                None => Vec::new(),
            };
            if attempts.is_empty() {
                let (order, plan) = open_plan(&mut tx, catalog, ask, now).await?;
                Choice::Ready(order, Some(plan))
            } else {
                Choice::Close(attempts)
            }
        }
    };
    tx.commit().await.map_err(StoreError::from)?;
    Ok(choice)
}

/// The attempts of an order that can still be paid.
async fn live(conn: &mut store::PgConnection, order: &OrderNumber) -> Result<Vec<Attempt>, StoreError> {
    let open = OpenBooks::find(conn, order).await?;
    let purchases = open.map(|open| open.books.purchases).unwrap_or_default();
    let attempts = purchases.into_iter().flat_map(|one| one.attempts);
    Ok(attempts.filter(|attempt| !attempt.known.state.is_final()).collect())
}

/// Opens a plan with its first order, at the price that is on the button and in the book.
async fn open_plan(
    conn: &mut store::PgConnection,
    catalog: &Catalog,
    ask: &SubscribeAsk<'_>,
    now: Timestamp,
) -> Result<(OrderNumber, PlanId), BuyError> {
    let offer = offer::membership(catalog, ask.country)?;
    let (price, months) = (offer.list.money, offer.package.months.ok_or(BuyError::NotForSale)?);
    if price != ask.shown {
        return Err(BuyError::PriceChanged(price));
    }
    let order = open(conn, catalog, ask, now).await?;
    let new = NewPlan {
        id: Uuid::now_v7().into(),
        account: ask.account,
        app: ask.app.id,
        money: price,
        months,
        check_at: now.checked_add(FIRST_CHECK).unwrap_or(now),
    };
    plans::insert(conn, &new, &order, now).await?;
    Ok((order, new.id))
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
