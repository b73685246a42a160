//! The money of one order: locked, read whole, and written back with all its consequences.
//!
//! Every change to an order's money locks the order's row first, so that two payments of one order are
//! processed one after the other.

use std::collections::BTreeMap;

use domain::{
    books::{Attempt, Base, Books, Change, Purchase, Refund},
    catalog::{AppExamId, ExamId, PackageItem, SkuId},
    country::CountryCode,
    email::EmailAddress,
    ids::{AttemptId, PlanId, PurchaseId, RefundId},
    locale::Locale,
    money::{Currency, Money},
    order::{OrderNumber, Status},
    payment::{AttemptState, Dispute, Known},
    purchase::{Evidence, Kind, PurchaseTerms, Settles, State},
    refund,
};
use jiff::Timestamp;
use serde::Deserialize;
use sqlx::{PgConnection, types::Json};

use crate::{Result, StoreError};

mod write;

pub use write::write;

/// The books of one order, with what they need to know of the order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenBooks {
    pub number: OrderNumber,
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub status: Status,
    /// It is of no test: a membership is bought with it.
    pub membership: bool,
    /// The plan that it is a payment of.
    pub plan: Option<PlanId>,
    /// Its result is shown without a payment.
    pub free: bool,
    pub books: Books,
}

/// Keys that identify an order; the first one found counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct OrderKey<'a> {
    pub intent: Option<&'a str>,
    pub attempt: Option<AttemptId>,
    pub refund: Option<RefundId>,
    pub provider_refund: Option<&'a str>,
    pub purchase: Option<PurchaseId>,
}

impl OpenBooks {
    /// Locks the order's money until the transaction ends.
    pub async fn lock(conn: &mut PgConnection, number: &OrderNumber) -> Result<Option<Self>> {
        let row = sqlx::query_as!(
            OrderColumns,
            r#"select number, app_exam_id, exam_id, status, membership, plan_id,
                      exists (select from exam e where e.id = exam_id and e.free) as "free!"
               from exam_order where number = $1 for update"#,
            number.as_str()
        );
        let row = row.fetch_optional(&mut *conn).await?;
        Self::open(conn, row).await
    }

    /// Finds the order that something belongs to, and locks it.
    pub async fn lock_by(conn: &mut PgConnection, key: OrderKey<'_>) -> Result<Option<Self>> {
        while let Some(number) = number_by(conn, key).await? {
            if let Some(open) = Self::lock(conn, &number).await? {
                return Ok(Some(open));
            }
            // The order was erased while this waited for its lock: the purchase is in another one now.
        }
        Ok(None)
    }

    /// Without a lock, for readers.
    pub async fn find(conn: &mut PgConnection, number: &OrderNumber) -> Result<Option<Self>> {
        let row = sqlx::query_as!(
            OrderColumns,
            r#"select number, app_exam_id, exam_id, status, membership, plan_id,
                      exists (select from exam e where e.id = exam_id and e.free) as "free!"
               from exam_order where number = $1"#,
            number.as_str()
        );
        let row = row.fetch_optional(&mut *conn).await?;
        Self::open(conn, row).await
    }

    /// Reads the books after the order's row: under the lock they don't change.
    async fn open(conn: &mut PgConnection, row: Option<OrderColumns>) -> Result<Option<Self>> {
        let Some(row) = row else { return Ok(None) };
        // Order numbers must not be logged.
        let unknown = |column| StoreError::Inconsistent {
            table: "exam_order",
            column,
            row: "of a purchase".to_owned(),
        };
        let number = OrderNumber::parse(&row.number).ok_or_else(|| unknown("number"))?;
        let status = Status::parse(&row.status).ok_or_else(|| unknown("status"))?;
        let mut books = read(conn, &number).await?;
        books.void = status == Status::Uncompleted;
        let (app_exam, exam) = (AppExamId(row.app_exam_id), ExamId(row.exam_id));
        let plan = row.plan_id.map(PlanId::from);
        let OrderColumns { membership, free, .. } = row;
        Ok(Some(Self { number, app_exam, exam, status, membership, plan, free, books }))
    }

    /// The status of the order by its books.
    pub fn new_status(&self) -> Status {
        match &self.books {
            Books { void: true, .. } => Status::Uncompleted,
            books if self.free || books.owns() => Status::Completed,
            _ => Status::PendingPayment,
        }
    }

    /// The purchase that a change is about.
    pub fn changed(&self, change: &Change) -> &Purchase {
        &self.books.purchases[change.purchase]
    }
}

struct OrderColumns {
    number: String,
    app_exam_id: i32,
    exam_id: i32,
    status: String,
    membership: bool,
    plan_id: Option<uuid::Uuid>,
    free: bool,
}

async fn number_by(conn: &mut PgConnection, key: OrderKey<'_>) -> Result<Option<OrderNumber>> {
    let number = sqlx::query_scalar!(
        "select order_number from purchase where id = coalesce(
             $5,
             (select purchase_id from payment_attempt where intent = $1),
             (select purchase_id from payment_attempt where id = $2),
             (select purchase_id from refund where id = $3),
             (select purchase_id from refund where provider_id = $4))",
        key.intent,
        key.attempt.map(AttemptId::as_uuid),
        key.refund.map(RefundId::as_uuid),
        key.provider_refund,
        key.purchase.map(PurchaseId::as_uuid),
    );
    let unknown =
        || StoreError::Inconsistent { table: "purchase", column: "order_number", row: "of a key".to_owned() };
    let number = number.fetch_optional(conn).await?;
    number.map(|number| OrderNumber::parse(&number).ok_or_else(unknown)).transpose()
}

/// Sets the status of a locked order.
pub async fn set_status(conn: &mut PgConnection, number: &OrderNumber, status: Status) -> Result<()> {
    sqlx::query!(
        "update exam_order set status = $2 where number = $1 and status <> $2",
        number.as_str(),
        status.code()
    )
    .execute(conn)
    .await?;
    Ok(())
}

#[derive(Debug, Deserialize)]
struct RefundJson {
    id: RefundId,
    provider_id: Option<String>,
    reason: refund::Reason,
    currency: Currency,
    amount: i64,
    state: refund::State,
    gone: i64,
    retried: bool,
    failure: Option<String>,
    created_at: Timestamp,
}

/// Every purchase of the order, oldest first, and the bundle of another order that pays for it, if there is
/// one.
pub async fn read(conn: &mut PgConnection, number: &OrderNumber) -> Result<Books> {
    let rows = sqlx::query!(
        r#"select p.id, p.order_number, p.sku_id, p.kind, p.items, p.currency, p.amount, p.worth, p.from_items,
                  p.from_amount, p.state, p.review,
                  p.created_at as "created_at: jiff_sqlx::Timestamp", p.paid_at as "paid_at: jiff_sqlx::Timestamp",
                  p.fulfilled_at as "fulfilled_at: jiff_sqlx::Timestamp",
                  p.disputed_at as "disputed_at: jiff_sqlx::Timestamp",
                  p.email, p.hl, p.country, p.tests, p.months, p.member_order, p.evidence as "evidence: Json<Evidence>",
                  p.opened_at as "opened_at: jiff_sqlx::Timestamp",
                  a.id as "attempt?", a.n as "n?", a.intent, a.client_secret, a.charge, a.method, a.failure,
                  a.expires_at as "expires_at: jiff_sqlx::Timestamp",
                  a.state as "attempt_state?", a.as_of as "as_of?: jiff_sqlx::Timestamp",
                  a.surplus as "surplus?", a.misfit as "misfit?", a.received as "received?",
                  a.received_currency as "received_currency?",
                  a.disputes as "disputes?: Json<BTreeMap<String, Dispute>>",
                  a.created_at as "attempt_created_at?: jiff_sqlx::Timestamp",
                  (select jsonb_agg(r order by r.created_at, r.id) from refund r where r.attempt_id = a.id)
                      as "refunds: Json<Vec<RefundJson>>",
                  exists (select from exam_order o where o.number = $1 and o.status = 'uncompleted') as "void!",
                  (select item from bundle_use where order_number = $1 and purchase_id = p.id) as granted
           from purchase p left join payment_attempt a on a.purchase_id = p.id
           where p.order_number = $1 or p.id = (select purchase_id from bundle_use where order_number = $1)
           order by p.created_at, p.id, a.n"#,
        number.as_str()
    )
    .fetch_all(conn)
    .await?;
    let mut books = Books::default();
    for row in rows {
        books.void |= row.void;
        let id = PurchaseId::from(row.id);
        let unknown = |column| StoreError::Inconsistent { table: "purchase", column, row: id.to_string() };
        if books.purchases.last().is_none_or(|last: &Purchase| last.id != id) {
            let currency = Currency::parse(&row.currency).ok_or_else(|| unknown("currency"))?;
            let base = row.from_items.zip(row.from_amount).map(|(items, amount)| {
                let items = parse_items(&items).ok_or_else(|| unknown("from_items"))?;
                Ok::<_, StoreError>(Base { items, amount })
            });
            books.purchases.push(Purchase {
                id,
                own: row.order_number == number.as_str(),
                sku: SkuId(row.sku_id),
                kind: Kind::parse(&row.kind).ok_or_else(|| unknown("kind"))?,
                items: items_for(&row.items, row.granted.is_some()).ok_or_else(|| unknown("items"))?,
                money: Money::new(currency, row.amount),
                worth: row.worth,
                from: base.transpose()?,
                state: State::parse(&row.state).ok_or_else(|| unknown("state"))?,
                review: row.review,
                created_at: row.created_at.to_jiff(),
                paid_at: row.paid_at.map(jiff_sqlx::Timestamp::to_jiff),
                fulfilled_at: row.fulfilled_at.map(jiff_sqlx::Timestamp::to_jiff),
                opened_at: row.opened_at.map(jiff_sqlx::Timestamp::to_jiff),
                disputed_at: row.disputed_at.map(jiff_sqlx::Timestamp::to_jiff),
                terms: PurchaseTerms {
                    email: EmailAddress::stored(row.email),
                    hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
                    country: CountryCode::parse(&row.country).map_err(|_| unknown("country"))?,
                    tests: row.tests,
                    months: row.months,
                    evidence: row.evidence.0,
                    member_order: row.member_order.as_deref().and_then(OrderNumber::parse),
                },
                attempts: Vec::new(),
            });
        }
        let (Some(attempt), Some(state), Some(as_of)) = (row.attempt, row.attempt_state, row.as_of) else {
            continue;
        };
        let received = row.received.zip(row.received_currency).map(|(amount, code)| {
            let currency = Currency::parse(&code).ok_or_else(|| unknown("received_currency"))?;
            Ok::<_, StoreError>(Money::new(currency, amount))
        });
        let refunds = row.refunds.map_or_else(Vec::new, |Json(refunds)| refunds);
        let attempt = Attempt {
            id: attempt.into(),
            n: row.n.unwrap_or_default(),
            intent: row.intent,
            client_secret: row.client_secret,
            charge: row.charge,
            method: row.method,
            expires_at: row.expires_at.map(jiff_sqlx::Timestamp::to_jiff),
            failure: row.failure,
            known: Known {
                state: AttemptState::parse(&state).ok_or_else(|| unknown("attempt"))?,
                as_of: as_of.to_jiff(),
            },
            settles: settles(row.surplus, row.misfit),
            received: received.transpose()?,
            disputes: row.disputes.map_or_else(BTreeMap::new, |Json(disputes)| disputes),
            created_at: row.attempt_created_at.map_or(as_of.to_jiff(), jiff_sqlx::Timestamp::to_jiff),
            refunds: refunds.into_iter().map(RefundJson::into_refund).collect(),
        };
        if let Some(purchase) = books.purchases.last_mut() {
            purchase.attempts.push(attempt);
        }
    }
    Ok(books)
}

/// A test among the items of a package gets its report, and nothing else of the package.
fn items_for(bought: &[String], granted: bool) -> Option<Vec<PackageItem>> {
    if granted { Some(vec![PackageItem::Report]) } else { parse_items(bought) }
}

fn parse_items(codes: &[String]) -> Option<Vec<PackageItem>> {
    codes.iter().map(|code| PackageItem::parse(code)).collect()
}

fn settles(surplus: Option<bool>, misfit: Option<bool>) -> Settles {
    match (surplus, misfit) {
        (Some(true), _) => Settles::Surplus,
        (_, Some(true)) => Settles::Misfit,
        _ => Settles::Counts,
    }
}

impl RefundJson {
    fn into_refund(self) -> Refund {
        Refund {
            id: self.id,
            provider_id: self.provider_id,
            reason: self.reason,
            money: Money::new(self.currency, self.amount),
            state: self.state,
            gone: self.gone,
            retried: self.retried,
            failure: self.failure,
            created_at: self.created_at,
        }
    }
}

#[cfg(test)]
mod tests;
