//! Purchases: opened with their first attempt, searched, counted. Their money is changed in
//! [`books`](crate::books) only.

use domain::{
    books::Base,
    catalog::{AppExamId, ExamId, PackageItem, SkuId},
    country::CountryCode,
    email::EmailAddress,
    ids::PurchaseId,
    locale::Locale,
    money::{Currency, Money},
    order::OrderNumber,
    purchase::{Evidence, Kind, State},
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};

use crate::{Result, StoreError, jobs::DELIVER_KEY};

/// A purchase that is about to be opened.
#[derive(Clone, Debug)]
pub struct NewPurchase<'a> {
    pub id: PurchaseId,
    pub order: &'a OrderNumber,
    pub sku: SkuId,
    pub kind: Kind,
    pub price: Money,
    /// Without the member discount.
    pub list_amount: i64,
    /// As in [`domain::books::Purchase`].
    pub worth: i64,
    pub from: Option<&'a Base>,
    pub items: &'a [PackageItem],
    pub tests: i32,
    /// How long a membership lasts.
    pub months: Option<i32>,
    pub country: CountryCode,
    pub hl: Locale,
    pub email: &'a EmailAddress,
    pub member_order: Option<&'a OrderNumber>,
    pub evidence: &'a Evidence,
}

/// Opens a purchase, and retains its order at least until `keep_until`.
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
                               country, hl, email, member_order, evidence, created_at, worth, from_items, from_amount,
                               months)
         values ($1, $2, $3, $4, 'created', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $17, $18, $19, $20)",
        new.id.as_uuid(),
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
        new.email.as_str(),
        new.member_order.map(OrderNumber::as_str),
        Json(new.evidence) as _,
        now.to_sqlx() as _,
        keep_until.to_sqlx() as _,
        new.worth,
        from.as_deref() as _,
        new.from.map(|base| base.amount),
        new.months,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Updates an open purchase whose buyer came back with another address or other consents.
pub async fn set_contact(
    conn: &mut PgConnection,
    id: PurchaseId,
    email: &EmailAddress,
    hl: Locale,
    evidence: &Evidence,
) -> Result<()> {
    sqlx::query!(
        "update purchase set email = $2, hl = $3, evidence = $4 where id = $1 and paid_at is null",
        id.as_uuid(),
        email.as_str(),
        hl.code(),
        Json(evidence) as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Records that the paid result was shown on a screen; returns whether for the first time.
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

/// The order of a purchase, and its buyer's language.
pub async fn order_of(conn: &mut PgConnection, id: PurchaseId) -> Result<Option<(OrderNumber, Locale)>> {
    let row = sqlx::query!("select order_number, hl from purchase where id = $1", id.as_uuid());
    let Some(row) = row.fetch_optional(conn).await? else { return Ok(None) };
    let unknown = |column| StoreError::Inconsistent { table: "purchase", column, row: id.to_string() };
    let order = OrderNumber::parse(&row.order_number).ok_or_else(|| unknown("order_number"))?;
    Ok(Some((order, Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?)))
}

/// The purchases of an order.
pub async fn ids_of(conn: &mut PgConnection, order: &OrderNumber) -> Result<Vec<PurchaseId>> {
    let ids = sqlx::query_scalar!("select id from purchase where order_number = $1", order.as_str());
    Ok(ids.fetch_all(conn).await?.into_iter().map(PurchaseId::from).collect())
}

/// Purchases paid before `paid_before`, not delivered, and without a delivery job.
pub async fn without_job(
    conn: &mut PgConnection,
    paid_before: Timestamp,
    most: i64,
) -> Result<Vec<PurchaseId>> {
    let ids = sqlx::query_scalar!(
        "select id from purchase
         where state = 'paid' and paid_at < $1
           and not exists (select from job where key = $3 || purchase.id::text)
         order by paid_at limit $2",
        paid_before.to_sqlx() as _,
        most,
        DELIVER_KEY,
    );
    Ok(ids.fetch_all(conn).await?.into_iter().map(PurchaseId::from).collect())
}

/// The health of payments: what an operator should check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Health {
    pub in_review: i64,
    /// Refunds that failed and are no longer retried.
    pub stuck_refunds: i64,
    /// When the longest-waiting undelivered purchase was paid.
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

/// A purchase that a person has to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worry {
    pub purchase: PurchaseId,
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
        Ok(Worry {
            purchase: row.id.into(),
            state: row.state,
            why: row.why,
            money,
            since: row.since.to_jiff(),
        })
    });
    worries.collect()
}

/// Recounts which package of each exam was bought most since `since`; an exam with fewer purchases than `floor`
/// has none.
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

/// The best-selling package of an exam, if enough were sold.
pub async fn best_seller(conn: &mut PgConnection, exam: ExamId) -> Result<Option<SkuId>> {
    let sku = sqlx::query_scalar!("select sku_id from best_seller where exam_id = $1", exam.0);
    Ok(sku.fetch_optional(conn).await?.map(SkuId))
}

/// A paid order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub order: OrderNumber,
    pub exam: ExamId,
    pub submitted_at: Timestamp,
    /// As it was typed at the purchase.
    pub email: EmailAddress,
}

/// Every order of a test that was bought with an address in these app exams, newest first: by its own purchase or
/// by a test of a bundle.
pub async fn bought_with(
    conn: &mut PgConnection,
    email: &EmailAddress,
    app_exams: &[AppExamId],
    most: i64,
) -> Result<Vec<Found>> {
    let app_exams: Vec<i32> = app_exams.iter().map(|id| id.0).collect();
    let rows = sqlx::query!(
        r#"select distinct on (o.submitted_at, o.number) o.number, o.exam_id, p.email,
                  o.submitted_at as "submitted_at: jiff_sqlx::Timestamp"
           from purchase p
           left join bundle_use b on b.purchase_id = p.id
           join exam_order o on o.number in (p.order_number, b.order_number)
           where lower(p.email) = lower($1) and p.paid_at is not null
             and p.state = any ($4) and o.app_exam_id = any ($2) and not o.membership
           order by o.submitted_at desc, o.number, p.paid_at desc limit $3"#,
        email.as_str(),
        &app_exams,
        most,
        &owning() as _,
    )
    .fetch_all(conn)
    .await?;
    let unknown = || StoreError::Inconsistent {
        table: "exam_order",
        column: "number",
        row: "of a purchase".to_owned(),
    };
    let found = rows.into_iter().map(|row| {
        Ok(Found {
            order: OrderNumber::parse(&row.number).ok_or_else(unknown)?,
            exam: ExamId(row.exam_id),
            submitted_at: row.submitted_at.to_jiff(),
            email: EmailAddress::stored(row.email),
        })
    });
    found.collect()
}

/// The states in which the buyer owns the content of a purchase.
fn owning() -> Vec<&'static str> {
    State::ALL.iter().filter(|state| state.owns()).map(|state| state.code()).collect()
}

/// Sends everything about an order to another address from now on.
pub async fn set_email(conn: &mut PgConnection, order: &OrderNumber, email: &EmailAddress) -> Result<()> {
    sqlx::query!(
        "update purchase set email = $2 where order_number = $1 and state not in ('expired', 'refunded')",
        order.as_str(),
        email.as_str(),
    )
    .execute(conn)
    .await?;
    Ok(())
}
