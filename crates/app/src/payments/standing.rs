//! The status of an order's payment.

use std::{collections::BTreeSet, sync::Mutex};

use domain::{
    books::{Attempt, Purchase},
    catalog::PackageItem,
    ids::AttemptId,
    member,
    order::OrderNumber,
    payment::News,
    purchase::{REFUND_WITHIN, State},
};
use jiff::{SignedDuration, Timestamp};
use store::{PgConnection, PgPool, StoreError, attempts, books::OpenBooks, bundles, withdrawals};
use tracing::warn;

use super::{Bought, Delivery, Standing, apply::apply};
use crate::ports::PaymentProvider;

/// A payment that has just begun is left to the webhook, and no payment is polled more often than this.
const ASK_EVERY: SignedDuration = SignedDuration::from_secs(3);

/// How many requests a second this process makes to the provider for waiting visitors, whatever they do.
const ASKS_A_SECOND: f64 = 15.0;

/// The known status; asks the provider only if a check is due, and only for one caller at a time.
pub async fn standing_asked(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<Option<Standing>, StoreError> {
    let mut conn = pool.acquire().await?;
    let Some((standing, unknown)) = read(&mut conn, order).await? else { return Ok(None) };
    let Some(Unknown { attempt, intent }) = unknown else { return Ok(Some(standing)) };
    let not_since = now.checked_sub(ASK_EVERY).unwrap_or(now);
    if !attempts::take_turn(&mut conn, attempt, not_since, now).await? || !BUCKET.take(now) {
        return Ok(Some(standing));
    }
    drop(conn);
    match provider.retrieve(&intent).await {
        Ok(news) => apply(pool, &News::Intent(news), now).await?,
        Err(error) => {
            warn!(
                error = &error as &dyn std::error::Error,
                "payments: could not ask the provider about a payment"
            );
            return Ok(Some(standing));
        }
    };
    standing_known(pool, order).await
}

/// The known status, without asking the provider.
pub async fn standing_known(pool: &PgPool, order: &OrderNumber) -> Result<Option<Standing>, StoreError> {
    let mut conn = pool.acquire().await?;
    Ok(read(&mut conn, order).await?.map(|(standing, _)| standing))
}

/// What an order owns, and nothing else about it; an unknown order owns nothing.
pub async fn entitlements(pool: &PgPool, order: &OrderNumber) -> Result<BTreeSet<PackageItem>, StoreError> {
    Ok(store::books::read(&mut *pool.acquire().await?, order).await?.owned())
}

/// An attempt whose outcome isn't known.
struct Unknown {
    attempt: AttemptId,
    intent: String,
}

/// Everything about an order, and the attempt whose outcome isn't known.
async fn read(
    conn: &mut PgConnection,
    order: &OrderNumber,
) -> Result<Option<(Standing, Option<Unknown>)>, StoreError> {
    let Some(open) = OpenBooks::find(conn, order).await? else { return Ok(None) };
    let books = &open.books;
    let paid = books.purchases.iter().any(|purchase| purchase.paid_at.is_some());
    let withdrawn = if paid { withdrawals::of_order(conn, order).await? } else { Vec::new() };
    let receipt = if paid { store::mail::receipt(conn, order).await? } else { None };
    let tests_left = match books.bundle() {
        Some(bundle) => {
            let used = bundles::uses(conn, bundle.id).await?;
            bundle.terms.tests - 1 - i32::try_from(used).unwrap_or(i32::MAX)
        }
        None => 0,
    };
    let own = books.purchases.iter().filter(|purchase| purchase.own);
    let purchases = own
        .map(|purchase| {
            let mut bought = bought(purchase);
            bought.renewing = open.plan.is_some();
            bought.withdrawn_at = withdrawn.iter().find(|(id, _)| *id == purchase.id).map(|(_, at)| *at);
            bought.mail = receipt.clone().filter(|_| purchase.paid_at.is_some()).map(Delivery::from);
            bought
        })
        .collect();
    let payable = books.purchases.iter().rfind(|purchase| purchase.own && purchase.state.is_open());
    let unknown = |purchase: &Purchase| {
        let attempt = purchase.attempts.iter().rfind(|attempt| !attempt.known.state.is_final())?;
        Some(Unknown { attempt: attempt.id, intent: attempt.intent.clone()? })
    };
    let standing = Standing {
        order: open.number.clone(),
        app_exam: open.app_exam,
        exam: open.exam,
        status: open.status,
        owned: books.owned().into_iter().collect(),
        steady: books.is_steady(),
        purchases,
        tests_left,
        membership: open.membership,
    };
    Ok(Some((standing, payable.and_then(unknown))))
}

fn bought(purchase: &Purchase) -> Bought {
    let newest = purchase.attempts.last();
    let paid_with = purchase.paid_with();
    let refundable = paid_with
        .filter(|paid| (purchase.state.owns() || purchase.state == State::Owed) && purchase.rest(paid) > 0);
    let came = paid_with.or_else(|| purchase.attempts.iter().find(|attempt| attempt.came()));
    Bought {
        id: purchase.id,
        sku: purchase.sku,
        kind: purchase.kind,
        state: purchase.state,
        price: purchase.money,
        refunded: purchase.refunded(),
        email: purchase.terms.email.clone(),
        hl: purchase.terms.hl,
        method: paid_with.or(newest).and_then(|attempt: &Attempt| attempt.method.clone()),
        created_at: purchase.created_at,
        paid_at: purchase.paid_at,
        fulfilled_at: purchase.fulfilled_at,
        refundable_until: refundable.and(purchase.paid_at).and_then(|at| at.checked_add(REFUND_WITHIN).ok()),
        member_until: member::ends_at(purchase),
        renewing: false,
        refund: came.and_then(|attempt| attempt.refunds.last()).map(|refund| refund.state),
        withdrawn_at: None,
        mail: None,
    }
}

impl From<store::mail::ReceiptRow> for Delivery {
    fn from(row: store::mail::ReceiptRow) -> Self {
        Self {
            state: row.state,
            made_at: row.made_at,
            sending_at: row.sending_at,
            accepted_at: row.accepted_at,
            answer: row.answer,
        }
    }
}

/// A token bucket refilled at [`ASKS_A_SECOND`]; while it is empty, the provider isn't asked.
struct Bucket(Mutex<Option<(f64, Timestamp)>>);

static BUCKET: Bucket = Bucket(Mutex::new(None));

impl Bucket {
    fn take(&self, now: Timestamp) -> bool {
        let mut bucket = self.0.lock().expect("nothing panics while holding the lock");
        let (left, since) = bucket.unwrap_or((ASKS_A_SECOND, now));
        let passed = now.duration_since(since).as_secs_f64().max(0.0);
        let left = (left + passed * ASKS_A_SECOND).min(ASKS_A_SECOND);
        let may = left >= 1.0;
        *bucket = Some((if may { left - 1.0 } else { left }, now.max(since)));
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_asks_at_most_fifteen_times_a_second() {
        let bucket = Bucket(Mutex::new(None));
        let start: Timestamp = "2026-11-15T10:00:00Z".parse().expect("a time");
        let asked =
            (0..10_000_i64).filter(|ms| bucket.take(start + SignedDuration::from_millis(*ms))).count();

        assert!((150..=165).contains(&asked), "{asked} in ten seconds");
    }
}
