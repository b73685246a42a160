//! Starts a payment.
//!
//! Purchase and attempt are committed with the attempt's idempotency key before the provider is called. Whatever
//! fails after that, the same call with the same key is made again and finds the same intent.

use domain::{
    books::{Attempt, Books, Purchase, Verdict},
    catalog::Catalog,
    ids::{PlanId, PurchaseId},
    money::Money,
    offer::{self, Offer, Price},
    order::{Status, UNPAID_KEPT},
    payment::{AttemptState, IntentNews, News},
    purchase::{Evidence, Kind, State, needs_waiver},
};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgPool, StoreError, as_postgres_keeps, attempts,
    books::{OpenBooks, OrderKey},
    plans,
    purchases::{self, NewPurchase},
};
use tracing::warn;
use uuid::Uuid;

use super::{
    Ask, BuyError, REPEAT_WITHIN, Started,
    apply::{DECLINES_MOST, DECLINES_WITHIN, apply, settle},
    attempts::{add_attempt, close, find, give_up},
    members::membership,
};
use crate::{
    failpoints, mutants,
    ports::{NewIntent, NewSubscription, PaymentProvider, ProviderError},
};

/// Unpaid intents that may be opened for one order in a day: enough to change one's mind, too few for card
/// testing.
const ATTEMPTS_MOST: usize = 3;
const ATTEMPTS_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// How many times the order is read, counting rereads after attempts were closed or replaced.
const ROUNDS: usize = 4;

/// Starts a payment: checks, freezes the price, stores purchase and attempt, then calls the provider
/// with the attempt's key. Calling it again finds the same purchase and the same intent.
pub async fn start(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    catalog: &Catalog,
    ask: &Ask,
    now: Timestamp,
) -> Result<Started, BuyError> {
    let now = as_postgres_keeps(now);
    let ask = Ask { evidence: Evidence { at: Some(now), ..ask.evidence.clone() }, ..ask.clone() };
    for _ in 0..ROUNDS {
        let ready = match prepare(pool, catalog, &ask, now).await? {
            Step::Ready(ready) => ready,
            Step::InTheWay(attempts) => {
                for attempt in &attempts {
                    close(pool, provider, attempt, now).await?;
                }
                continue;
            }
        };
        let Some(client_secret) = open(pool, provider, &ready, now).await? else { continue };
        if ready.reused {
            let mut conn = pool.acquire().await.map_err(StoreError::from)?;
            purchases::set_contact(&mut conn, ready.purchase, &ask.email, ask.hl, &ask.evidence).await?;
        }
        // Nobody should pay for a package they turned away from. If its intent can't be closed now, it expires.
        for other in &ready.others {
            if let Err(error) = close(pool, provider, other, now).await {
                warn!(error = &error as &dyn std::error::Error, "payments: could not close an older intent");
            }
        }
        return Ok(Started { purchase: ready.purchase, price: ready.price, client_secret });
    }
    Err(BuyError::AlreadyPaid)
}

enum Step {
    Ready(Box<Ready>),
    /// These can still be paid at another price: they have to be closed first.
    InTheWay(Vec<Attempt>),
}

struct Ready {
    purchase: PurchaseId,
    price: Money,
    attempt: Attempt,
    reused: bool,
    /// The parameters of the call; identical each time it is made.
    call: NewIntent,
    /// The plan whose first payment it is, and its months.
    plan: Option<(PlanId, i32)>,
    /// Open attempts for other packages.
    others: Vec<Attempt>,
}

/// Everything before the call to the provider: one transaction under the order's lock.
async fn prepare(pool: &PgPool, catalog: &Catalog, ask: &Ask, now: Timestamp) -> Result<Step, BuyError> {
    let mut tx = store::begin(pool).await?;
    let open = OpenBooks::lock(&mut tx, &ask.order).await?.ok_or(BuyError::UnknownOrder)?;
    let Offer { package, kind, list, member } = offered(catalog, &open, ask)?;
    let reason = membership(&mut tx, &ask.claim, Some(&ask.email), now).await?;
    let list_amount = list.money.amount;
    let Price { money: price, worth, from } = if reason.is_some() { member } else { list };
    let price = if mutants::is("callers_price") { ask.shown } else { price };
    if price != ask.shown {
        return Err(BuyError::PriceChanged(price));
    }
    // Money for a membership goes back within 14 days whatever was ticked, so there is no right to give up.
    let waives = kind != Kind::Membership && needs_waiver(ask.country);
    if waives && (ask.evidence.supply.is_none() || ask.evidence.waiver.is_none()) {
        return Err(BuyError::ConsentMissing);
    }

    let plan = ask.plan.zip(package.months);

    // Not even the open intent is returned again: a job is closing it.
    let since = now.checked_sub(DECLINES_WITHIN).unwrap_or(now);
    if attempts::declines(&mut tx, &open.number, since).await? >= DECLINES_MOST {
        return Err(BuyError::TooManyAttempts);
    }

    let own = || open.books.purchases.iter().filter(|one| one.own);
    if own().any(|one| one.sku == ask.sku && one.state == State::Review) {
        return Err(BuyError::AlreadyPaid);
    }
    let live = |one: &Purchase| -> Vec<Attempt> {
        one.attempts.iter().filter(|attempt| !attempt.known.state.is_final()).cloned().collect()
    };
    let others: Vec<Attempt> = own()
        .filter(|one| one.sku != ask.sku && one.state.is_open())
        .flat_map(live)
        .filter(|attempt| !attempt.is_under_way(now))
        .collect();
    if let Some(one) = own().find(|one| one.sku == ask.sku && one.state.is_open()) {
        let mut attempts = live(one);
        if one.money != price || one.kind != kind || one.from != from {
            // A payment slip that the buyer holds may already have been paid.
            if attempts.iter().any(|attempt| attempt.is_under_way(now)) {
                return Err(BuyError::AlreadyPaid);
            }
            return Ok(Step::InTheWay(attempts));
        }
        if let Some(attempt) = attempts.pop() {
            let call = call(one.id, &attempt, price, ask);
            let ready = Ready { purchase: one.id, price, attempt, reused: true, call, plan, others };
            return Ok(Step::Ready(Box::new(ready)));
        }
    }
    if tried(&open.books, now) >= ATTEMPTS_MOST {
        return Err(BuyError::TooManyAttempts);
    }

    let new = NewPurchase {
        id: Uuid::now_v7().into(),
        order: &open.number,
        sku: package.id,
        kind,
        price,
        list_amount,
        worth,
        from: from.as_ref(),
        items: &catalog.contents_of(package),
        tests: catalog.tests_of(package),
        months: package.months,
        country: ask.country,
        hl: ask.hl,
        email: &ask.email,
        member_order: reason.as_ref().map(|reason| &reason.order),
        evidence: &ask.evidence,
    };
    purchases::insert(&mut tx, &new, now.checked_add(UNPAID_KEPT).unwrap_or(now), now).await?;
    let attempt = add_attempt(&mut tx, new.id, 1, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    failpoints::reached("attempt_stored");
    let call = call(new.id, &attempt, price, ask);
    let ready = Ready { purchase: new.id, price, attempt, reused: false, call, plan, others };
    Ok(Step::Ready(Box::new(ready)))
}

/// The offer for this order under the requested SKU.
fn offered<'a>(catalog: &'a Catalog, open: &OpenBooks, ask: &Ask) -> Result<Offer<'a>, BuyError> {
    if open.membership {
        return offered_membership(catalog, open, ask);
    }
    let free = catalog.exam(open.exam).is_none_or(|exam| exam.free);
    if free || open.status == Status::Uncompleted {
        return Err(BuyError::NotForSale);
    }
    let offer = offer::offer(catalog, open.exam, &open.books.owned(), ask.sku, ask.country)?;
    if offer.kind == Kind::Upgrade && !open.books.is_steady() {
        return Err(BuyError::Unsettled);
    }
    Ok(offer)
}

/// The same for an order of no test: a membership, and nothing else.
fn offered_membership<'a>(catalog: &'a Catalog, open: &OpenBooks, ask: &Ask) -> Result<Offer<'a>, BuyError> {
    let offer = offer::membership(catalog, ask.country)?;
    if offer.package.id != ask.sku || open.status == Status::Uncompleted {
        return Err(BuyError::NotForSale);
    }
    if open.books.owns() { Err(BuyError::AlreadyPaid) } else { Ok(offer) }
}

/// The number of unpaid intents of the last day.
fn tried(books: &Books, now: Timestamp) -> usize {
    let attempts = books.purchases.iter().filter(|one| one.own).flat_map(|one| &one.attempts);
    attempts.filter(|one| !one.came() && now.duration_since(one.created_at) < ATTEMPTS_WITHIN).count()
}

fn call(purchase: PurchaseId, attempt: &Attempt, money: Money, ask: &Ask) -> NewIntent {
    let key = if mutants::is("random_key") {
        Uuid::new_v4().to_string()
    } else {
        attempts::key(purchase, attempt.n)
    };
    NewIntent {
        key,
        attempt: attempt.id,
        purchase,
        money,
        description: format!("Package {} ({purchase})", ask.sku),
    }
}

/// Gets the intent of an attempt, and the secret the browser needs for it; `None` if the order has to be
/// read again.
async fn open(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    ready: &Ready,
    now: Timestamp,
) -> Result<Option<String>, BuyError> {
    if let (Some(_), Some(secret)) = (&ready.attempt.intent, &ready.attempt.client_secret) {
        return Ok(Some(secret.clone()));
    }
    let age = now.duration_since(ready.attempt.created_at);
    let news = if age < REPEAT_WITHIN {
        match create(pool, provider, ready).await {
            Err(ProviderError::Stuck(_)) => find(provider, &ready.attempt).await?,
            Err(ProviderError::Refused { code }) => {
                give_up(pool, ready.attempt.id, &code, now).await?;
                return Err(ProviderError::Refused { code }.into());
            }
            answer => Some(answer?),
        }
    } else {
        find(provider, &ready.attempt).await?
    };
    let Some(news) = news else {
        another(pool, ready, now).await?;
        return Ok(None);
    };
    failpoints::reached("intent_created");
    let secret = news.client_secret.clone().filter(|_| news.known.state != AttemptState::Cancelled);
    apply(pool, &News::Intent(news), now).await?;
    Ok(secret)
}

/// The intent of a payment, or of the first bill of a plan. A subscription whose id was never learned expires: nobody
/// can pay it.
async fn create(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    ready: &Ready,
) -> Result<IntentNews, ProviderError> {
    let Some((plan, months)) = ready.plan else { return provider.create(&ready.call).await };
    let ask = NewSubscription { first: ready.call.clone(), plan, months };
    let opened = provider.open_plan(&ask).await?;
    failpoints::reached("plan_opened");
    let stored =
        async { plans::set_subscription(&mut *pool.acquire().await?, plan, &opened.subscription).await };
    // The same call finds the same subscription again.
    stored.await.map_err(|error| ProviderError::Unclear(error.into()))?;
    Ok(opened.first)
}

/// The provider doesn't have the attempt and its key is unusable: starts another one with a new key.
async fn another(pool: &PgPool, ready: &Ready, now: Timestamp) -> Result<(), BuyError> {
    let mut tx = store::begin(pool).await?;
    let key = OrderKey { purchase: Some(ready.purchase), ..OrderKey::default() };
    let mut open = OpenBooks::lock_by(&mut tx, key).await?.ok_or(BuyError::UnknownOrder)?;
    if tried(&open.books, now) >= ATTEMPTS_MOST {
        return Err(BuyError::TooManyAttempts);
    }
    let purchase = open.books.purchases.iter_mut().find(|one| one.id == ready.purchase);
    let purchase = purchase.ok_or(BuyError::UnknownOrder)?;
    let n = purchase.attempts.iter().map(|one| one.n).max().unwrap_or_default() + 1;
    let stale = |one: &Attempt| one.id == ready.attempt.id && one.known.state == AttemptState::Sending;
    if purchase.attempts.iter().any(stale) {
        purchase.attempts.push(add_attempt(&mut tx, ready.purchase, n, now).await?);
    }
    if let Verdict::Changed(change) = open.books.give_up(ready.attempt.id, "lost", now) {
        settle(&mut tx, &mut open, &change, None, now).await?;
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok(())
}
