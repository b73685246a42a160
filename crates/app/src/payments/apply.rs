//! The single entry point for facts about money.

use std::collections::BTreeSet;

use domain::{
    books::{Alarm, Books, Change, Effect, Purchase, Verdict},
    catalog::PackageItem,
    ids::{JobId, PurchaseId, RefundId},
    order::OrderNumber,
    payment::{AttemptState, News},
    purchase::DELIVER_WITHIN,
    refund,
};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, PgPool, StoreError, as_postgres_keeps,
    books::{OpenBooks, OrderKey},
    payment_events::StoredEvent,
};
use tracing::error;
use uuid::Uuid;

use super::{Applied, leaving};
use crate::{
    jobs::{self, Job},
    mail::{self, Letter, NewLetter},
    mutants,
    ports::ProviderEvent,
};

/// How many cards may be declined for one order within [`DECLINES_WITHIN`].
pub(super) const DECLINES_MOST: i64 = 5;
pub(super) const DECLINES_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// Stores a provider's event and applies its consequences; the same event again changes nothing.
/// Returns the jobs that were queued, for a wake-up.
pub async fn apply_event(
    pool: &PgPool,
    event: &ProviderEvent,
    now: Timestamp,
) -> Result<(Applied, Vec<JobId>), StoreError> {
    take(pool, &event.news, Some(event), now).await
}

/// The same for the answer to one of our requests.
pub async fn apply(pool: &PgPool, news: &News, now: Timestamp) -> Result<(Applied, Vec<JobId>), StoreError> {
    take(pool, news, None, now).await
}

/// One transaction: the order is locked, its books are read under the lock, and every change is
/// written together with the event and the jobs.
async fn take(
    pool: &PgPool,
    news: &News,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<(Applied, Vec<JobId>), StoreError> {
    let (news, now) = (exact(news), as_postgres_keeps(now));
    let mut tx = store::begin(pool).await?;
    if let News::Plan(subscription) = &news {
        let jobs = hear_of_plan(&mut tx, subscription, event, now).await?;
        tx.commit().await?;
        return Ok((Applied::Nothing, jobs));
    }
    let open = match key(&news) {
        Some(key) if mutants::is("no_lock") => mutants::read_early(pool, key).await?,
        Some(key) => OpenBooks::lock_by(&mut tx, key).await?,
        None => None,
    };
    let Some(mut open) = open else {
        let outcome = match (&news, event) {
            (News::Other, Some(ProviderEvent { about: Some(_), .. })) => "unread",
            (News::Other, _) => "other",
            _ => "foreign",
        };
        store_event(&mut tx, event, outcome, now).await?;
        tx.commit().await?;
        return Ok((Applied::Foreign, Vec::new()));
    };
    let (outcome, jobs) = match judge(&mut open.books, &news, now) {
        Verdict::Changed(change) => {
            let stop = stop_trying(&mut tx, &news, event, now).await?;
            let (outcome, mut jobs) = settle(&mut tx, &mut open, &change, event, now).await?;
            jobs.extend(stop);
            (outcome, jobs)
        }
        Verdict::Nothing => {
            store_event(&mut tx, event, "nothing", now).await?;
            (Applied::Nothing, Vec::new())
        }
        Verdict::Foreign => {
            store_event(&mut tx, event, "foreign", now).await?;
            (Applied::Foreign, Vec::new())
        }
    };
    tx.commit().await?;
    Ok((outcome, jobs))
}

/// Something happened to a subscription: a job asks what.
async fn hear_of_plan(
    conn: &mut PgConnection,
    subscription: &str,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    let Some(plan) = store::plans::with_subscription(conn, subscription).await? else {
        store_event(conn, event, "foreign", now).await?;
        return Ok(Vec::new());
    };
    store_event(conn, event, "plan", now).await?;
    Ok(vec![jobs::put(conn, &Job::CheckPlan { plan }, now, now).await?])
}

/// What the news change in the books.
fn judge(books: &mut Books, news: &News, now: Timestamp) -> Verdict {
    let fresh = RefundId::from(Uuid::now_v7());
    match news {
        News::Intent(news) if mutants::is("no_amount_check") => {
            books.intent(&mutants::as_asked(books, news), now, fresh)
        }
        News::Intent(news) => books.intent(news, now, fresh),
        News::Refund(news) if mutants::is("refund_done") && news.state == refund::State::Failed => {
            Verdict::Nothing
        }
        News::Refund(news) => books.refund(news, now, fresh),
        News::Dispute(news) if mutants::is("lost_ignored") && news.lost && !news.open => Verdict::Nothing,
        News::Dispute(news) => books.dispute(news, now),
        News::Plan(_) | News::Other => Verdict::Foreign,
    }
}

/// Writes a change with all its consequences, in the caller's transaction: upgrades are refunded with the
/// purchase they were priced from, and other orders with the bundle that paid for them.
pub(super) async fn settle(
    conn: &mut PgConnection,
    open: &mut OpenBooks,
    change: &Change,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<(Applied, Vec<JobId>), StoreError> {
    let mut jobs = write(conn, open, change, event, now).await?;
    jobs.extend(follow_base(conn, open, now).await?);
    if change.from.owns() && !change.to.owns() {
        hide(conn, &open.number, &open.books.owned(), now).await?;
    }
    let purchase = open.changed(change);
    if open.membership && change.from.owns() && !purchase.stays() {
        // Nobody is charged again for what they gave back.
        let plan = store::plans::of_order(conn, &open.number).await?;
        if let Some(plan) = plan
            && let Some(plan) = store::plans::lock(conn, plan.id).await?
        {
            jobs.extend(leaving::end(conn, plan, now).await?);
        }
    }
    if change.from.owns() {
        jobs.extend(settle_users(conn, purchase, now).await?);
    }
    Ok((Applied::Moved { purchase: purchase.id, from: change.from, to: change.to }, jobs))
}

/// The orders that a purchase pays for beside its own lose that with it.
async fn settle_users(
    conn: &mut PgConnection,
    purchase: &Purchase,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    let mut jobs = Vec::new();
    if purchase.stays() {
        return Ok(jobs);
    }
    for other in store::bundles::lock_users(conn, purchase.id).await? {
        if !purchase.state.owns() {
            store::bundles::release(conn, &other).await?;
        }
        // An order of a bundle may have been extended by a package that pays for others in turn.
        jobs.extend(Box::pin(settle_user(conn, &other, now)).await?);
    }
    Ok(jobs)
}

/// What paid for an order is refunded, and so is what was added to it. The order is already locked.
async fn settle_user(
    conn: &mut PgConnection,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    let Some(mut open) = OpenBooks::find(conn, order).await? else { return Ok(Vec::new()) };
    let jobs = follow_base(conn, &mut open, now).await?;
    store::books::set_status(conn, order, open.new_status()).await?;
    hide(conn, order, &open.books.owned(), now).await?;
    Ok(jobs)
}

async fn follow_base(
    conn: &mut PgConnection,
    open: &mut OpenBooks,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    let mut jobs = Vec::new();
    if mutants::is("lone_upgrade") {
        return Ok(jobs);
    }
    for change in open.books.follow_base(now, || Uuid::now_v7().into()) {
        jobs.extend(write(conn, open, &change, None, now).await?);
        jobs.extend(settle_users(conn, open.changed(&change), now).await?);
    }
    Ok(jobs)
}

/// Writes one change with its jobs and letters.
async fn write(
    conn: &mut PgConnection,
    open: &OpenBooks,
    change: &Change,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    let purchase = open.changed(change);
    let mut jobs = Vec::new();
    for effect in &change.effects {
        match effect {
            Effect::Deliver => {
                let late = now.checked_add(DELIVER_WITHIN).unwrap_or(now);
                jobs.push(Job::Deliver { purchase: purchase.id }.to_row(now));
                jobs.push(Job::CheckDelivery { purchase: purchase.id }.to_row(late));
            }
            Effect::SendRefund(refund, wait) => {
                let at = now.checked_add(*wait).unwrap_or(now);
                jobs.push(Job::SendRefund { refund: *refund }.to_row(at));
            }
            Effect::Alarm(alarm) => raise(*alarm, purchase.id),
            Effect::TellFailed
            | Effect::TellExpired
            | Effect::TellRefund(_)
            | Effect::TellRefundToBank(_) => {}
        }
    }
    let event = event.map(|event| stored(event, change.to.code()));
    store::books::write(conn, open, change, event, &jobs, now).await?;
    let mut ids: Vec<JobId> = jobs.iter().map(|job| job.id).collect();
    for content in change.effects.iter().filter_map(|effect| letter(open, change, *effect)) {
        let (to, hl) = (purchase.terms.email.clone(), purchase.terms.hl);
        let letter = NewLetter { about: mail::About::Order(open.number.clone()), to, hl, content };
        ids.push(mail::queue(conn, letter, now).await?);
    }
    Ok(ids)
}

/// [`DECLINES_MOST`] declined cards a day suggest card testing: a job closes the order's intent, and
/// [`start`](super::start()) opens no other.
async fn stop_trying(
    conn: &mut PgConnection,
    news: &News,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<Option<JobId>, StoreError> {
    let (News::Intent(news), Some(event)) = (news, event) else { return Ok(None) };
    if news.known.state != AttemptState::Declined {
        return Ok(None);
    }
    let since = now.checked_sub(DECLINES_WITHIN).unwrap_or(now);
    let counted = store::attempts::count_decline(conn, &news.intent, &event.id, since, now).await?;
    let Some((attempt, _)) = counted.filter(|(_, declines)| *declines >= DECLINES_MOST) else {
        return Ok(None);
    };
    metrics::counter!("payments_stopped_total").increment(1);
    jobs::put(conn, &Job::StopPayment { attempt }, now, now).await.map(Some)
}

/// Revokes what the order shows to others and no longer owns, and deletes the names in it.
pub(super) async fn hide(
    conn: &mut PgConnection,
    order: &OrderNumber,
    owned: &BTreeSet<PackageItem>,
    now: Timestamp,
) -> Result<(), StoreError> {
    if !owned.contains(&PackageItem::Certificate) && !mutants::is("certificate_stays") {
        store::certificates::revoke(conn, order, now).await?;
    }
    if owned.is_empty() {
        store::shares::revoke(conn, order, now).await?;
        store::shares::unlist(conn, order).await?;
    }
    Ok(())
}

fn letter(open: &OpenBooks, change: &Change, effect: Effect) -> Option<Letter> {
    let purchase = open.changed(change);
    match effect {
        Effect::TellFailed | Effect::TellExpired => Some(Letter::PaymentFailed(mail::PaymentFailed {
            exam: open.exam,
            sku: purchase.sku,
            money: purchase.money,
            slip: effect == Effect::TellExpired,
        })),
        Effect::TellRefund(place) | Effect::TellRefundToBank(place) => {
            let refund = &purchase.attempts[change.attempt].refunds[place];
            Some(Letter::Refund(mail::RefundLetter {
                exam: open.exam,
                money: refund.money,
                reason: refund.reason,
                requested_at: refund.created_at,
                to_bank: matches!(effect, Effect::TellRefundToBank(_)),
            }))
        }
        Effect::Deliver | Effect::SendRefund(..) | Effect::Alarm(_) => None,
    }
}

/// Alerts an operator: the log names the purchase, the counter triggers the alert.
fn raise(alarm: Alarm, purchase: PurchaseId) {
    error!(%purchase, alarm = alarm.code(), "payments: a purchase needs an operator");
    metrics::counter!("payments_alarms_total", "alarm" => alarm.code()).increment(1);
    if matches!(alarm, Alarm::Misfit | Alarm::Misplaced) {
        metrics::counter!("payments_review_total").increment(1);
    }
}

/// The ids by which the news may refer to something of ours.
fn key(news: &News) -> Option<OrderKey<'_>> {
    match news {
        News::Intent(news) => {
            Some(OrderKey { intent: Some(&news.intent), attempt: news.attempt, ..OrderKey::default() })
        }
        News::Refund(news) => Some(OrderKey {
            refund: news.id,
            provider_refund: Some(&news.refund),
            intent: news.intent.as_deref(),
            ..OrderKey::default()
        }),
        News::Dispute(news) => Some(OrderKey { intent: news.intent.as_deref(), ..OrderKey::default() }),
        News::Plan(_) | News::Other => None,
    }
}

/// Stores an event that changed nothing.
async fn store_event(
    conn: &mut PgConnection,
    event: Option<&ProviderEvent>,
    outcome: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    match event {
        Some(event) => store::payment_events::insert(conn, stored(event, outcome), now).await,
        None => Ok(()),
    }
}

fn stored<'a>(event: &'a ProviderEvent, outcome: &'a str) -> StoredEvent<'a> {
    StoredEvent {
        id: &event.id,
        kind: &event.kind,
        object: event.object.as_deref(),
        created_at: event.created_at,
        body: &event.body,
        outcome,
    }
}

/// Rounds times to what PostgreSQL stores, because stored and repeated news are compared.
fn exact(news: &News) -> News {
    let mut news = news.clone();
    match &mut news {
        News::Intent(news) => news.known.as_of = as_postgres_keeps(news.known.as_of),
        News::Refund(news) => news.as_of = as_postgres_keeps(news.as_of),
        News::Dispute(news) => news.as_of = as_postgres_keeps(news.as_of),
        News::Plan(_) | News::Other => {}
    }
    news
}
