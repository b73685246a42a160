//! Writes a change of the books with all its consequences.
//!
//! Records are passed to PostgreSQL as JSON with the columns as fields, so that a statement has few parameters
//! and none can be swapped.

use std::collections::BTreeMap;

use domain::{
    books::{Attempt, Change, Purchase, Refund},
    ids::{AttemptId, PurchaseId, RefundId},
    ledger::Transaction,
    payment::Dispute,
    purchase::Settles,
    refund,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde::Serialize;
use sqlx::{PgConnection, types::Json};

use super::OpenBooks;
use crate::{Result, jobs::NewJob, payment_events::StoredEvent};

/// Writes a change to the books of a locked order, the message that caused it, and the jobs that follow.
pub async fn write(
    conn: &mut PgConnection,
    open: &OpenBooks,
    change: &Change,
    event: Option<StoredEvent<'_>>,
    jobs: &[NewJob],
    now: Timestamp,
) -> Result<()> {
    write_purchase(conn, open, change).await?;
    write_refunds_and_bookings(conn, open, change, now).await?;
    write_event_and_jobs(conn, event, jobs, now).await
}

/// The attempt, its purchase, and the order.
async fn write_purchase(conn: &mut PgConnection, open: &OpenBooks, change: &Change) -> Result<()> {
    let purchase = open.changed(change);
    let attempt = &purchase.attempts[change.attempt];
    sqlx::query!(
        "with tried as (
             update payment_attempt a
             set state = new.state, intent = new.intent, client_secret = new.client_secret, charge = new.charge,
                 surplus = new.surplus, misfit = new.misfit, method = new.method, failure = new.failure,
                 as_of = new.as_of, disputes = new.disputes, received = new.received,
                 received_currency = new.received_currency, expires_at = new.expires_at,
                 check_at = case when $2 then null else a.check_at end
             from jsonb_populate_record(null::payment_attempt, $1) as new
             where a.id = new.id
         ), bought as (
             update purchase p
             set state = new.state, paid_at = new.paid_at, fulfilled_at = new.fulfilled_at,
                 refunded = new.refunded, review = new.review, disputed_at = new.disputed_at,
                 from_items = new.from_items, from_amount = new.from_amount, worth = new.worth
             from jsonb_populate_record(null::purchase, $3) as new
             where p.id = new.id
         )
         update exam_order set status = $5, forget_at = case when $6 then null else forget_at end
         where number = $4 and (status <> $5 or ($6 and forget_at is not null))",
        Json(AttemptColumns::of(attempt)) as _,
        attempt.known.state.is_final(),
        Json(PurchaseColumns::of(purchase)) as _,
        open.number.as_str(),
        open.new_status().code(),
        open.books.was_paid(),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Added or changed refunds, and ledger lines.
async fn write_refunds_and_bookings(
    conn: &mut PgConnection,
    open: &OpenBooks,
    change: &Change,
    now: Timestamp,
) -> Result<()> {
    if change.refunds.is_empty() && change.bookings.is_empty() {
        return Ok(());
    }
    let purchase = open.changed(change);
    let attempt = &purchase.attempts[change.attempt];
    let refunds = change.refunds.iter().map(|place| RefundColumns::of(&attempt.refunds[*place], now));
    let lines = change.bookings.iter().flat_map(LineColumns::of);
    sqlx::query!(
        "with returned as (
             insert into refund (id, purchase_id, attempt_id, reason, currency, amount, state, key, provider_id,
                                 failure, created_at, settled_at, gone, retried)
             select id, $1, $2, reason, currency, amount, state, 'rf:' || id::text, provider_id,
                    failure, created_at, settled_at, gone, retried
             from jsonb_populate_recordset(null::refund, $3)
             on conflict (id) do update
             set state = excluded.state, provider_id = excluded.provider_id, failure = excluded.failure,
                 settled_at = coalesce(refund.settled_at, excluded.settled_at), gone = excluded.gone,
                 retried = excluded.retried
         )
         insert into ledger_line (transaction, account, currency, amount, at, purchase_id)
         select transaction, account, currency, amount, $5, $1
         from jsonb_populate_recordset(null::ledger_line, $4)
         on conflict do nothing",
        purchase.id.as_uuid(),
        attempt.id.as_uuid(),
        Json(refunds.collect::<Vec<_>>()) as _,
        Json(lines.collect::<Vec<_>>()) as _,
        change.moved_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The outcome of a stored event is updated only if it was foreign or unread before.
async fn write_event_and_jobs(
    conn: &mut PgConnection,
    event: Option<StoredEvent<'_>>,
    jobs: &[NewJob],
    now: Timestamp,
) -> Result<()> {
    if event.is_none() && jobs.is_empty() {
        return Ok(());
    }
    sqlx::query!(
        "with heard as (
             insert into payment_event (id, type, object, created_at, received_at, outcome, body)
             select id, type, object, created_at, $3, outcome, body
             from jsonb_populate_recordset(null::payment_event, $1)
             on conflict (id) do update set outcome = excluded.outcome
             where payment_event.outcome in ('foreign', 'unread')
         )
         insert into job (id, kind, payload, key, slow, run_at, created_at)
         select id, kind, payload, key, slow, run_at, $3
         from jsonb_populate_recordset(null::job, $2)
         on conflict (key) do nothing",
        Json(event.as_slice()) as _,
        Json(jobs) as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Columns of `payment_attempt` that facts change.
#[derive(Serialize)]
struct AttemptColumns<'a> {
    id: AttemptId,
    state: &'static str,
    intent: Option<&'a str>,
    client_secret: Option<&'a str>,
    charge: Option<&'a str>,
    surplus: bool,
    misfit: bool,
    method: Option<&'a str>,
    failure: Option<&'a str>,
    as_of: Timestamp,
    disputes: &'a BTreeMap<String, Dispute>,
    received: Option<i64>,
    received_currency: Option<&'static str>,
    expires_at: Option<Timestamp>,
}

impl<'a> AttemptColumns<'a> {
    fn of(attempt: &'a Attempt) -> Self {
        Self {
            id: attempt.id,
            state: attempt.known.state.code(),
            intent: attempt.intent.as_deref(),
            client_secret: attempt.client_secret.as_deref(),
            charge: attempt.charge.as_deref(),
            surplus: attempt.came() && attempt.settles == Settles::Surplus,
            misfit: attempt.came() && attempt.settles == Settles::Misfit,
            method: attempt.method.as_deref(),
            failure: attempt.failure.as_deref(),
            as_of: attempt.known.as_of,
            disputes: &attempt.disputes,
            received: attempt.received.map(|money| money.amount),
            received_currency: attempt.received.map(|money| money.currency.code()),
            expires_at: attempt.expires_at,
        }
    }
}

/// Columns of `purchase` that facts change.
#[derive(Serialize)]
struct PurchaseColumns<'a> {
    id: PurchaseId,
    state: &'static str,
    paid_at: Option<Timestamp>,
    fulfilled_at: Option<Timestamp>,
    refunded: i64,
    review: Option<&'a str>,
    disputed_at: Option<Timestamp>,
    from_items: Option<Vec<&'static str>>,
    from_amount: Option<i64>,
    worth: i64,
}

impl<'a> PurchaseColumns<'a> {
    fn of(purchase: &'a Purchase) -> Self {
        let base = purchase.from.as_ref();
        Self {
            id: purchase.id,
            state: purchase.state.code(),
            paid_at: purchase.paid_at,
            fulfilled_at: purchase.fulfilled_at,
            refunded: purchase.refunded().min(purchase.money.amount),
            review: purchase.review.as_deref(),
            disputed_at: purchase.disputed_at,
            from_items: base.map(|base| base.items.iter().map(|item| item.code()).collect()),
            from_amount: base.map(|base| base.amount),
            worth: purchase.worth,
        }
    }
}

/// Columns of `refund`.
#[derive(Serialize)]
struct RefundColumns<'a> {
    id: RefundId,
    reason: &'static str,
    currency: &'static str,
    amount: i64,
    state: &'static str,
    provider_id: Option<&'a str>,
    failure: Option<&'a str>,
    created_at: Timestamp,
    settled_at: Option<Timestamp>,
    gone: i64,
    retried: bool,
}

impl<'a> RefundColumns<'a> {
    fn of(refund: &'a Refund, now: Timestamp) -> Self {
        let settled = matches!(refund.state, refund::State::Succeeded | refund::State::Failed);
        Self {
            id: refund.id,
            reason: refund.reason.code(),
            currency: refund.money.currency.code(),
            amount: refund.money.amount,
            state: refund.state.code(),
            provider_id: refund.provider_id.as_deref(),
            failure: refund.failure.as_deref(),
            created_at: refund.created_at,
            settled_at: settled.then_some(now),
            gone: refund.gone,
            retried: refund.retried,
        }
    }
}

/// Columns of `ledger_line`.
#[derive(Serialize)]
struct LineColumns<'a> {
    transaction: &'a str,
    account: &'static str,
    currency: &'static str,
    amount: i64,
}

impl<'a> LineColumns<'a> {
    fn of(booking: &'a Transaction) -> impl Iterator<Item = Self> {
        booking.lines.iter().map(|(account, amount)| Self {
            transaction: &booking.id,
            account: account.code(),
            currency: booking.currency.code(),
            amount: *amount,
        })
    }
}
