//! Writing what a fact about money changed, with everything that follows from it.

use domain::{
    books::{Books, Change, Refund},
    ledger::Transaction,
    order::OrderNumber,
    purchase::Part,
    refund,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::{PgConnection, types::Json};
use uuid::Uuid;

use super::status;
use crate::{Result, jobs::NewJob};

/// A message of the provider, to be kept as it came.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    pub id: &'a str,
    pub kind: &'a str,
    pub object: Option<&'a str>,
    pub created_at: Timestamp,
    pub body: &'a Value,
    /// What came of it.
    pub outcome: &'a str,
}

/// Writes what a fact changed, the message it came by, and the jobs that follow.
pub async fn write(
    conn: &mut PgConnection,
    number: &OrderNumber,
    books: &Books,
    change: &Change,
    message: Option<Message<'_>>,
    jobs: &[NewJob],
    now: Timestamp,
) -> Result<()> {
    write_purchase(conn, number, books, change).await?;
    write_returns_and_bookings(conn, books, change, now).await?;
    write_message_and_jobs(conn, message, jobs, now).await
}

/// The attempt, the purchase it belongs to, and the order.
async fn write_purchase(
    conn: &mut PgConnection,
    number: &OrderNumber,
    books: &Books,
    change: &Change,
) -> Result<()> {
    let purchase = &books.purchases[change.purchase];
    let attempt = &purchase.attempts[change.attempt];
    let from: Option<Vec<&str>> =
        purchase.from.as_ref().map(|base| base.items.iter().map(|item| item.code()).collect());
    sqlx::query!(
        "with tried as (
             update payment_attempt
             set state = $2, intent = $3, client_secret = $4, charge = $5, surplus = $6, misfit = $7, method = $8,
                 failure = $9, as_of = $10, disputes = $11, check_at = case when $12 then null else check_at end,
                 received = $13, received_currency = $14, expires_at = $15
             where id = $1
         ), bought as (
             update purchase
             set state = $17, paid_at = $18, fulfilled_at = $19, refunded = $20, review = $21, disputed_at = $22,
                 from_items = $23, from_amount = $24, worth = $25
             where id = $16
         )
         update exam_order set status = $27, forget_at = case when $28 then null else forget_at end
         where number = $26 and (status <> $27 or ($28 and forget_at is not null))",
        attempt.id,
        attempt.known.state.code(),
        attempt.intent,
        attempt.client_secret,
        attempt.charge,
        attempt.came() && attempt.part == Part::Surplus,
        attempt.came() && attempt.part == Part::Misfit,
        attempt.method,
        attempt.failure,
        attempt.known.as_of.to_sqlx() as _,
        Json(&attempt.disputes) as _,
        attempt.known.state.is_final(),
        attempt.received.map(|money| money.amount),
        attempt.received.map(|money| money.currency.code()),
        attempt.expires_at.map(ToSqlx::to_sqlx) as _,
        purchase.id,
        purchase.state.code(),
        purchase.paid_at.map(ToSqlx::to_sqlx) as _,
        purchase.fulfilled_at.map(ToSqlx::to_sqlx) as _,
        purchase.refunded().min(purchase.money.amount),
        purchase.review,
        purchase.disputed_at.map(ToSqlx::to_sqlx) as _,
        from.as_deref() as _,
        purchase.from.as_ref().map(|base| base.amount),
        purchase.worth,
        number.as_str(),
        status(books).code(),
        books.was_paid(),
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn write_returns_and_bookings(
    conn: &mut PgConnection,
    books: &Books,
    change: &Change,
    now: Timestamp,
) -> Result<()> {
    if change.refunds.is_empty() && change.bookings.is_empty() {
        return Ok(());
    }
    let purchase = &books.purchases[change.purchase];
    let attempt = &purchase.attempts[change.attempt];
    let refunds = Refunds::of(change.refunds.iter().map(|place| &attempt.refunds[*place]), now);
    let lines = Lines::of(&change.bookings);
    sqlx::query!(
        "with returned as (
             insert into refund (id, purchase_id, attempt_id, reason, currency, amount, state, key, provider_id,
                                 failure, created_at, settled_at, gone, retried)
             select id, $1, $2, reason, currency, amount, state, 'rf:' || id::text, provider_id, failure,
                    created_at, settled_at, gone, retried
             from unnest($3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::text[],
                         $10::timestamptz[], $11::timestamptz[], $12::bigint[], $13::bool[])
                  as returned (id, reason, currency, amount, state, provider_id, failure, created_at, settled_at,
                               gone, retried)
             on conflict (id) do update
             set state = excluded.state, provider_id = excluded.provider_id, failure = excluded.failure,
                 settled_at = coalesce(refund.settled_at, excluded.settled_at), gone = excluded.gone,
                 retried = excluded.retried
         )
         insert into ledger_line (transaction, account, currency, amount, at, purchase_id)
         select transaction, account, currency, amount, $14, $1
         from unnest($15::text[], $16::text[], $17::text[], $18::bigint[])
              as line (transaction, account, currency, amount)
         on conflict do nothing",
        purchase.id,
        attempt.id,
        &refunds.ids,
        &refunds.reasons as _,
        &refunds.currencies as _,
        &refunds.amounts,
        &refunds.states as _,
        &refunds.provider_ids as _,
        &refunds.failures as _,
        &refunds.created_at as _,
        &refunds.settled_at as _,
        &refunds.gone,
        &refunds.retried,
        change.moved_at.to_sqlx() as _,
        &lines.transactions,
        &lines.accounts as _,
        &lines.currencies as _,
        &lines.amounts,
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn write_message_and_jobs(
    conn: &mut PgConnection,
    message: Option<Message<'_>>,
    jobs: &[NewJob],
    now: Timestamp,
) -> Result<()> {
    if message.is_none() && jobs.is_empty() {
        return Ok(());
    }
    sqlx::query!(
        "with heard as (
             insert into payment_event (id, type, object, created_at, received_at, outcome, body)
             select $1, $2, $3, $4, $5, $6, $7 where $1::text is not null
             on conflict (id) do update set outcome = excluded.outcome
             where payment_event.outcome in ('foreign', 'unread')
         )
         insert into job (id, kind, payload, key, slow, run_at, created_at)
         select id, kind, payload, key, slow, run_at, $5
         from unnest($8::uuid[], $9::text[], $10::jsonb[], $11::text[], $12::bool[], $13::timestamptz[])
              as job (id, kind, payload, key, slow, run_at)
         on conflict (key) do nothing",
        message.map(|message| message.id),
        message.map(|message| message.kind),
        message.and_then(|message| message.object),
        message.map(|message| message.created_at.to_sqlx()) as _,
        now.to_sqlx() as _,
        message.map(|message| message.outcome),
        message.map(|message| message.body),
        &jobs.iter().map(|job| job.id).collect::<Vec<_>>(),
        &jobs.iter().map(|job| job.kind).collect::<Vec<_>>() as _,
        &jobs.iter().map(|job| job.payload.clone()).collect::<Vec<_>>(),
        &jobs.iter().map(|job| job.key.clone()).collect::<Vec<_>>(),
        &jobs.iter().map(|job| job.slow).collect::<Vec<_>>(),
        &jobs.iter().map(|job| job.run_at.to_sqlx()).collect::<Vec<_>>() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Refunds, column by column.
#[derive(Default)]
struct Refunds<'a> {
    ids: Vec<Uuid>,
    reasons: Vec<&'static str>,
    currencies: Vec<&'static str>,
    amounts: Vec<i64>,
    states: Vec<&'static str>,
    provider_ids: Vec<Option<&'a str>>,
    failures: Vec<Option<&'a str>>,
    created_at: Vec<jiff_sqlx::Timestamp>,
    settled_at: Vec<Option<jiff_sqlx::Timestamp>>,
    gone: Vec<i64>,
    retried: Vec<bool>,
}

impl<'a> Refunds<'a> {
    fn of(refunds: impl Iterator<Item = &'a Refund>, now: Timestamp) -> Self {
        let mut rows = Self::default();
        for refund in refunds {
            let settled = matches!(refund.state, refund::State::Succeeded | refund::State::Failed);
            rows.ids.push(refund.id);
            rows.reasons.push(refund.reason.code());
            rows.currencies.push(refund.money.currency.code());
            rows.amounts.push(refund.money.amount);
            rows.states.push(refund.state.code());
            rows.provider_ids.push(refund.provider_id.as_deref());
            rows.failures.push(refund.failure.as_deref());
            rows.created_at.push(refund.created_at.to_sqlx());
            rows.settled_at.push(settled.then(|| now.to_sqlx()));
            rows.gone.push(refund.gone);
            rows.retried.push(refund.retried);
        }
        rows
    }
}

/// Bookings, line by line.
#[derive(Default)]
struct Lines {
    transactions: Vec<String>,
    accounts: Vec<&'static str>,
    currencies: Vec<&'static str>,
    amounts: Vec<i64>,
}

impl Lines {
    fn of(bookings: &[Transaction]) -> Self {
        let mut lines = Self::default();
        for booking in bookings {
            for (account, amount) in booking.lines {
                lines.transactions.push(booking.id.clone());
                lines.accounts.push(account.code());
                lines.currencies.push(booking.currency.code());
                lines.amounts.push(amount);
            }
        }
        lines
    }
}
