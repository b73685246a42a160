//! Purchases: opened with their first attempt, looked for, counted. Their money is changed in
//! [`books`](crate::books) only.

use domain::{
    books::Base,
    catalog::{ExamId, PackageItem, SkuId},
    country::CountryCode,
    locale::Locale,
    mail,
    money::{Currency, Money},
    order::OrderNumber,
    purchase::{Evidence, Kind},
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};
use uuid::Uuid;

use crate::{Result, StoreError};

/// A purchase that is about to be opened.
#[derive(Clone, Debug)]
pub struct NewPurchase<'a> {
    pub id: Uuid,
    pub order: &'a OrderNumber,
    pub sku: SkuId,
    pub kind: Kind,
    pub price: Money,
    /// Without a member's discount.
    pub list_amount: i64,
    /// As in [`domain::books::Purchase`].
    pub worth: i64,
    pub from: Option<&'a Base>,
    pub items: &'a [PackageItem],
    pub tests: i32,
    pub country: CountryCode,
    pub hl: Locale,
    pub email: &'a str,
    pub member_order: Option<&'a OrderNumber>,
    pub evidence: &'a Evidence,
}

/// Opens a purchase, and keeps its order at least until `keep_until`.
pub async fn insert(
    conn: &mut PgConnection,
    new: &NewPurchase<'_>,
    keep_until: Timestamp,
    now: Timestamp,
) -> Result<()> {
    let codes = |items: &[PackageItem]| -> Vec<&str> { items.iter().map(|item| item.code()).collect() };
    let (items, from) = (codes(new.items), new.from.map(|base| codes(&base.items)));
    sqlx::query!(
        "with kept as (
             update exam_order set forget_at = greatest(forget_at, $16) where number = $2 and forget_at is not null
         )
         insert into purchase (id, order_number, sku_id, kind, state, currency, amount, list_amount, items, tests,
                               country, hl, email, member_order, evidence, created_at, worth, from_items, from_amount)
         values ($1, $2, $3, $4, 'created', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $17, $18, $19)",
        new.id,
        new.order.as_str(),
        new.sku.0,
        new.kind.code(),
        new.price.currency.code(),
        new.price.amount,
        new.list_amount,
        &items as _,
        new.tests,
        new.country.as_str(),
        new.hl.code(),
        new.email,
        new.member_order.map(OrderNumber::as_str),
        Json(new.evidence) as _,
        now.to_sqlx() as _,
        keep_until.to_sqlx() as _,
        new.worth,
        from.as_deref() as _,
        new.from.map(|base| base.amount),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The buyer came back to an open purchase with another address or other boxes ticked.
pub async fn set_contact(
    conn: &mut PgConnection,
    id: Uuid,
    email: &str,
    hl: Locale,
    evidence: &Evidence,
) -> Result<()> {
    sqlx::query!(
        "update purchase set email = $2, hl = $3, evidence = $4 where id = $1 and paid_at is null",
        id,
        email,
        hl.code(),
        Json(evidence) as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Somebody has seen the paid result on a screen; returns whether for the first time.
pub async fn mark_opened(conn: &mut PgConnection, order: &OrderNumber, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update purchase set opened_at = $2
         where order_number = $1 and opened_at is null and paid_at is not null and state <> 'refunded'",
        order.as_str(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The order of a purchase, and the language its buyer reads.
pub async fn order_of(conn: &mut PgConnection, id: Uuid) -> Result<Option<(OrderNumber, Locale)>> {
    let row = sqlx::query!("select order_number, hl from purchase where id = $1", id);
    let Some(row) = row.fetch_optional(conn).await? else { return Ok(None) };
    let unknown = |column| StoreError::Inconsistent { table: "purchase", column, row: id.to_string() };
    let order = OrderNumber::parse(&row.order_number).ok_or_else(|| unknown("order_number"))?;
    Ok(Some((order, Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?)))
}

/// Paid before that moment, not delivered, and nobody is at it.
pub async fn without_job(conn: &mut PgConnection, paid_before: Timestamp, most: i64) -> Result<Vec<Uuid>> {
    let ids = sqlx::query_scalar!(
        "select id from purchase
         where state = 'paid' and paid_at < $1
           and not exists (select from job where key = 'deliver:' || purchase.id::text)
         order by paid_at limit $2",
        paid_before.to_sqlx() as _,
        most,
    );
    Ok(ids.fetch_all(conn).await?)
}

/// How payments do: what somebody should look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Health {
    pub in_review: i64,
    /// Refunds that failed and that nobody sends any more.
    pub stuck_refunds: i64,
    /// Since when the purchase that waits longest for delivery is paid.
    pub undelivered_since: Option<Timestamp>,
}

pub async fn health(conn: &mut PgConnection) -> Result<Health> {
    let row = sqlx::query!(
        r#"select (select count(*) from purchase where state = 'review') as "in_review!",
                  (select count(*) from refund where state = 'failed' and not retried) as "stuck_refunds!",
                  (select min(paid_at) from purchase where state = 'paid') as "since: jiff_sqlx::Timestamp""#
    )
    .fetch_one(conn)
    .await?;
    let undelivered_since = row.since.map(jiff_sqlx::Timestamp::to_jiff);
    Ok(Health { in_review: row.in_review, stuck_refunds: row.stuck_refunds, undelivered_since })
}

/// A purchase that a person has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worry {
    pub purchase: Uuid,
    pub state: String,
    /// Why it is in review, or why its newest refund failed.
    pub why: String,
    pub money: Money,
    pub since: Timestamp,
}

/// The purchases that wait for a person, oldest first.
pub async fn to_review(conn: &mut PgConnection, most: i64) -> Result<Vec<Worry>> {
    let rows = sqlx::query!(
        r#"select p.id, p.state, p.currency, p.amount, coalesce(r.failure, p.review, 'refund') as "why!",
                  coalesce(r.created_at, p.created_at) as "since!: jiff_sqlx::Timestamp"
           from purchase p
           left join lateral (
               select failure, created_at from refund
               where purchase_id = p.id and state = 'failed' and not retried order by created_at desc limit 1
           ) r on true
           where p.state = 'review' or r.created_at is not null
           order by 6 limit $1"#,
        most
    )
    .fetch_all(conn)
    .await?;
    let worries = rows.into_iter().map(|row| {
        let unknown =
            || StoreError::Inconsistent { table: "purchase", column: "currency", row: row.id.to_string() };
        let currency = Currency::parse(&row.currency).ok_or_else(unknown)?;
        let money = Money::new(currency, row.amount);
        Ok(Worry { purchase: row.id, state: row.state, why: row.why, money, since: row.since.to_jiff() })
    });
    worries.collect()
}

/// Counts again which package of each exam was bought most since then; an exam with fewer purchases than
/// `floor` has none.
pub async fn count_best_sellers(
    conn: &mut PgConnection,
    since: Timestamp,
    floor: i64,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "with sold as (
             select o.exam_id, p.sku_id, count(*) as purchases,
                    sum(count(*)) over (partition by o.exam_id) as of_exam
             from purchase p join exam_order o on o.number = p.order_number
             where p.paid_at > $1 and p.kind = 'package' and p.state <> 'refunded'
             group by o.exam_id, p.sku_id
         ), best as (
             select distinct on (exam_id) exam_id, sku_id, purchases from sold
             where of_exam >= $2 order by exam_id, purchases desc, sku_id
         ), gone as (
             delete from best_seller where exam_id not in (select exam_id from best)
         )
         insert into best_seller (exam_id, sku_id, purchases, counted_at)
         select exam_id, sku_id, purchases, $3 from best
         on conflict (exam_id) do update
         set sku_id = excluded.sku_id, purchases = excluded.purchases, counted_at = excluded.counted_at",
        since.to_sqlx() as _,
        floor as _,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The package of an exam that was bought most, if enough were.
pub async fn best_seller(conn: &mut PgConnection, exam: ExamId) -> Result<Option<SkuId>> {
    let sku = sqlx::query_scalar!("select sku_id from best_seller where exam_id = $1", exam.0);
    Ok(sku.fetch_optional(conn).await?.map(SkuId))
}

/// How far the newest receipt of an order has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiptRow {
    pub state: mail::State,
    pub made_at: Timestamp,
    pub sending_at: Option<Timestamp>,
    pub accepted_at: Option<Timestamp>,
    pub answer: Option<String>,
}

pub async fn receipt(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<ReceiptRow>> {
    let row = sqlx::query!(
        r#"select id, state, made_at as "made_at: jiff_sqlx::Timestamp",
                  sending_at as "sending_at: jiff_sqlx::Timestamp",
                  accepted_at as "accepted_at: jiff_sqlx::Timestamp", answer
           from mail where order_number = $1 and kind = $2 order by rev desc limit 1"#,
        order.as_str(),
        mail::Kind::Receipt.code(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = || StoreError::Inconsistent { table: "mail", column: "state", row: row.id.to_string() };
        Ok(ReceiptRow {
            state: mail::State::parse(&row.state).ok_or_else(unknown)?,
            made_at: row.made_at.to_jiff(),
            sending_at: row.sending_at.map(jiff_sqlx::Timestamp::to_jiff),
            accepted_at: row.accepted_at.map(jiff_sqlx::Timestamp::to_jiff),
            answer: row.answer,
        })
    })
    .transpose()
}
