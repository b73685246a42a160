//! The one way in for facts about money.

use std::collections::BTreeSet;

use domain::{
    books::{Alarm, Attempt, Books, Change, Follow, Verdict},
    catalog::PackageItem,
    order::OrderNumber,
    payment::{IntentNews, News},
    purchase::DELIVER_WITHIN,
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, StoreError,
    books::{Detail, Head, Message, Name},
};
use tracing::error;
use uuid::Uuid;

use super::Outcome;
use crate::{
    jobs::Job,
    mail::{self, Letter, NewLetter},
    mutants,
    ports::ProviderEvent,
};

/// Keeps a message of the provider and what follows from it; the same message again changes nothing.
/// Returns the jobs that were written, for a wake-up.
pub async fn apply_event(
    pool: &PgPool,
    event: &ProviderEvent,
    now: Timestamp,
) -> Result<(Outcome, Vec<Uuid>), StoreError> {
    take(pool, &event.news, Some(event), now).await
}

/// The same for an answer to a question of ours.
pub async fn apply(pool: &PgPool, news: &News, now: Timestamp) -> Result<(Outcome, Vec<Uuid>), StoreError> {
    take(pool, news, None, now).await
}

/// One transaction: the order is locked, its books are read behind the lock, and whatever changes is
/// written together with the message and the jobs.
async fn take(
    pool: &PgPool,
    news: &News,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<(Outcome, Vec<Uuid>), StoreError> {
    let (news, now) = (exact(news), micro(now));
    let mut tx = pool.begin().await?;
    let head = match name(&news) {
        Some(name) => store::books::lock_by(&mut tx, name).await?,
        None => None,
    };
    let Some(head) = head else {
        keep(&mut tx, event, if news == News::Other { "other" } else { "foreign" }, now).await?;
        tx.commit().await?;
        return Ok((Outcome::Foreign, Vec::new()));
    };
    let (mut books, details) = store::books::read(&mut tx, &head.number).await?;
    let fresh = Uuid::now_v7();
    let verdict = match &news {
        News::Intent(news) if mutants::is("no_amount_check") => {
            books.intent(&as_asked(&books, news), now, fresh)
        }
        News::Intent(news) => books.intent(news, now, fresh),
        News::Refund(news) => books.refund(news, now, fresh),
        News::Dispute(news) => books.dispute(news, now),
        News::Other => Verdict::Foreign,
    };
    let done = match verdict {
        Verdict::Changed(change) => settle(&mut tx, &head, &books, &details, &change, event, now).await?,
        Verdict::Nothing => {
            keep(&mut tx, event, "nothing", now).await?;
            (Outcome::Nothing, Vec::new())
        }
        Verdict::Foreign => {
            keep(&mut tx, event, "foreign", now).await?;
            (Outcome::Foreign, Vec::new())
        }
    };
    tx.commit().await?;
    Ok(done)
}

/// Writes a change with everything that follows from it, in the caller's transaction.
pub(super) async fn settle(
    conn: &mut PgConnection,
    head: &Head,
    books: &Books,
    details: &[Detail],
    change: &Change,
    event: Option<&ProviderEvent>,
    now: Timestamp,
) -> Result<(Outcome, Vec<Uuid>), StoreError> {
    let purchase = &books.purchases[change.purchase];
    let mut jobs = Vec::new();
    for follow in &change.follow {
        match follow {
            Follow::Deliver => {
                let late = now.checked_add(DELIVER_WITHIN).unwrap_or(now);
                jobs.push(Job::Deliver { purchase: purchase.id }.to_row(now));
                jobs.push(Job::CheckDelivery { purchase: purchase.id }.to_row(late));
            }
            Follow::SendRefund(refund) => jobs.push(Job::SendRefund { refund: *refund }.to_row(now)),
            Follow::Alarm(alarm) => sound(*alarm, purchase.id),
            Follow::TellFailed | Follow::TellRefund => {}
        }
    }
    let message = event.map(|event| message(event, change.to.code()));
    store::books::write(conn, &head.number, books, change, message, &jobs, now).await?;
    if change.from.owns() && !change.to.owns() {
        hide(conn, &head.number, &books.owned(), now).await?;
        if details[change.purchase].tests > 1 {
            for other in store::bundles::close(conn, purchase.id).await? {
                let (books, _) = store::books::read(conn, &other).await?;
                hide(conn, &other, &books.owned(), now).await?;
            }
        }
    }
    let mut ids: Vec<Uuid> = jobs.iter().map(|job| job.id).collect();
    for letter in change.follow.iter().filter_map(|follow| letter(head, books, change, *follow)) {
        let detail = &details[change.purchase];
        let letter = NewLetter {
            order: head.number.clone(),
            to: detail.email.clone(),
            hl: detail.hl,
            content: letter,
        };
        ids.push(mail::queue(conn, letter, now).await?);
    }
    Ok((Outcome::Moved { purchase: purchase.id, from: change.from, to: change.to }, ids))
}

/// Ends what an order shows to others beyond what it still owns, and forgets the names in it.
async fn hide(
    conn: &mut PgConnection,
    order: &OrderNumber,
    owned: &BTreeSet<PackageItem>,
    now: Timestamp,
) -> Result<(), StoreError> {
    if !owned.contains(&PackageItem::Certificate) {
        store::certificates::revoke(conn, order, now).await?;
    }
    if owned.is_empty() {
        store::shares::revoke(conn, order, now).await?;
        store::shares::unlist(conn, order).await?;
    }
    Ok(())
}

fn letter(head: &Head, books: &Books, change: &Change, follow: Follow) -> Option<Letter> {
    let purchase = &books.purchases[change.purchase];
    match follow {
        Follow::TellFailed => Some(Letter::PaymentFailed(mail::PaymentFailed {
            exam: head.exam,
            sku: purchase.sku,
            money: purchase.money,
        })),
        Follow::TellRefund => {
            let refund = &purchase.attempts[change.attempt].refunds[change.refund?];
            Some(Letter::Refund(mail::Refund {
                exam: head.exam,
                money: refund.money,
                reason: refund.reason,
                requested_at: refund.created_at,
            }))
        }
        Follow::Deliver | Follow::SendRefund(_) | Follow::Alarm(_) => None,
    }
}

/// Somebody has to look: the log says at what, the counter wakes them.
fn sound(alarm: Alarm, purchase: Uuid) {
    error!(%purchase, alarm = alarm.code(), "a payment needs somebody to look at it");
    metrics::counter!("payments_alarms_total", "alarm" => alarm.code()).increment(1);
    if matches!(alarm, Alarm::Misfit | Alarm::Misplaced) {
        metrics::counter!("payments_review_total").increment(1);
    }
}

/// By which names the news could know something of ours.
fn name(news: &News) -> Option<Name<'_>> {
    match news {
        News::Intent(news) => {
            Some(Name { intent: Some(&news.intent), attempt: news.attempt, ..Name::default() })
        }
        News::Refund(news) => Some(Name {
            refund: news.id,
            provider_refund: Some(&news.refund),
            intent: news.intent.as_deref(),
            ..Name::default()
        }),
        News::Dispute(news) => Some(Name { intent: news.intent.as_deref(), ..Name::default() }),
        News::Other => None,
    }
}

async fn keep(
    conn: &mut PgConnection,
    event: Option<&ProviderEvent>,
    outcome: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    match event {
        Some(event) => store::payment_events::insert(conn, message(event, outcome), now).await,
        None => Ok(()),
    }
}

fn message<'a>(event: &'a ProviderEvent, outcome: &'a str) -> Message<'a> {
    Message {
        id: &event.id,
        kind: &event.kind,
        object: event.object.as_deref(),
        created_at: event.created_at,
        body: &event.body,
        outcome,
    }
}

/// As exactly as PostgreSQL keeps it: what was kept and what comes again are compared.
pub(crate) fn micro(at: Timestamp) -> Timestamp {
    Timestamp::from_microsecond(at.as_microsecond()).unwrap_or(at)
}

/// The planted fault: whatever amount came is taken for the one that was asked for.
fn as_asked(books: &Books, news: &IntentNews) -> IntentNews {
    let is_its = |attempt: &Attempt| Some(attempt.id) == news.attempt;
    let asked = books.purchases.iter().find(|one| one.attempts.iter().any(is_its)).map(|one| one.money);
    IntentNews { money: asked, received: asked, ..news.clone() }
}

fn exact(news: &News) -> News {
    let mut news = news.clone();
    match &mut news {
        News::Intent(news) => news.known.as_of = micro(news.known.as_of),
        News::Refund(news) => news.as_of = micro(news.as_of),
        News::Dispute(news) => news.as_of = micro(news.as_of),
        News::Other => {}
    }
    news
}
