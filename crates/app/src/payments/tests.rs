//! Buying on a real PostgreSQL, with an in-memory provider behind the port.

mod applying;
mod delivering;
mod members;
mod owning;
mod plans;
mod provider;
mod reconciling;
mod restored;
mod returning;
mod starting;

use std::{path::Path, sync::LazyLock};

use domain::{
    catalog::{Catalog, ExamId, ExamKind, PackageItem, SkuId},
    country::CountryCode,
    ids::JobId,
    locale::Locale,
    money::{Currency, Money},
    order::{OrderNumber, Status},
    purchase::{Evidence, State},
    run::{FinishedRun, RunResult},
};
use jiff::{SignedDuration, Timestamp};
use sqlx::PgPool;
use store::orders::{OrderRow, SheetRow};
use uuid::Uuid;

use self::provider::Fake;
use super::*;

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    crate::content::read(&content).expect("the content").catalog
});

fn now() -> Timestamp {
    "2026-11-15T10:00:00Z".parse().expect("a time")
}

fn later(seconds: i64) -> Timestamp {
    now() + SignedDuration::from_secs(seconds)
}

fn days(days: i64) -> Timestamp {
    now() + SignedDuration::from_hours(24 * days)
}

fn country(code: &str) -> CountryCode {
    CountryCode::parse(code).expect("a country")
}

/// An order that can be bought; its answers can't be rescored.
async fn order(pool: &PgPool, n: u128) -> OrderNumber {
    order_of(pool, n, ExamId(1), Status::PendingPayment).await
}

async fn order_of(pool: &PgPool, n: u128, exam: ExamId, status: Status) -> OrderNumber {
    let row = OrderRow {
        number: OrderNumber::new(now(), n),
        run: Uuid::from_u128(n).into(),
        app_exam: AppExamId(1),
        exam,
        kind: ExamKind::Iq,
        form: 7,
        status,
        hl: Locale::De,
        country: country("US"),
        logid: None,
        uid: None,
        ticket: None,
        submitted_at: now(),
        sheet: SheetRow::default(),
        circumstances: measure::validity::Circumstances::default(),
        parameter_version: 1,
        norm_version: "2026-11".to_owned(),
        outcome: "{}".to_owned(),
        forget_at: Some(days(1)),
    };
    let event = FinishedRun {
        at: now(),
        exam,
        country: country("US"),
        hl: Locale::En,
        result: Some(RunResult::Iq { iq: 101, norms: "2026-11".to_owned() }),
        duration_s: 20,
        answers: Vec::new(),
    };
    let mut conn = pool.acquire().await.expect("a connection");
    assert!(store::orders::insert(&mut conn, &row, &event).await.expect("stored"));
    row.number
}

fn address(text: &str) -> EmailAddress {
    EmailAddress::parse(text).expect("an address")
}

/// The claim of a browser that knows this order.
fn claim(order: &OrderNumber) -> Claim {
    Claim { order: Some(order.clone()), app_exams: vec![AppExamId(1)], ..Claim::default() }
}

/// The request of a buyer in the United States who saw the book's price.
fn ask(order: &OrderNumber, sku: i32) -> Ask {
    Ask {
        order: order.clone(),
        sku: SkuId(sku),
        email: address("Grace@Example.com"),
        shown: CATALOG.price(SkuId(sku), country("US")).expect("a price"),
        country: country("US"),
        hl: Locale::En,
        evidence: Evidence { button: Some("Pay".to_owned()), ..Evidence::default() },
        claim: Claim::default(),
        plan: None,
    }
}

async fn begin(pool: &PgPool, provider: &Fake, ask: &Ask) -> Result<Started, BuyError> {
    start(pool, provider, &CATALOG, ask, now()).await
}

/// Opens a purchase and pays it by a webhook; returns it and its intent.
async fn buy(pool: &PgPool, provider: &Fake, order: &OrderNumber, sku: i32) -> (PurchaseId, String) {
    let started = begin(pool, provider, &ask(order, sku)).await.expect("started");
    let intent = provider.intent_of(started.purchase);
    apply_event(pool, &provider.pay(&intent), now()).await.expect("applied");
    (started.purchase, intent)
}

async fn standing_of(pool: &PgPool, order: &OrderNumber) -> Standing {
    standing_known(pool, order).await.expect("read").expect("an order")
}

/// States of an order's purchases, oldest first.
async fn states(pool: &PgPool, order: &OrderNumber) -> Vec<State> {
    standing_of(pool, order).await.purchases.iter().map(|bought| bought.state).collect()
}

/// Jobs by kind and how many of each.
async fn jobs(pool: &PgPool) -> Vec<(String, i64)> {
    sqlx::query_as("select kind, count(*) from job group by kind order by kind")
        .fetch_all(pool)
        .await
        .expect("jobs")
}

async fn mails(pool: &PgPool) -> Vec<String> {
    sqlx::query_scalar("select kind from mail order by made_at, kind").fetch_all(pool).await.expect("mails")
}

async fn count(pool: &PgPool, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(pool).await.expect("a number")
}

/// The ledger's transactions that don't sum to zero: there must never be one.
async fn crooked(pool: &PgPool) -> i64 {
    count(
        pool,
        "select count(*) from (select transaction from ledger_line group by transaction, currency
                               having sum(amount) <> 0) as crooked",
    )
    .await
}

/// What the provider holds for us according to our books.
async fn held(pool: &PgPool) -> i64 {
    count(pool, "select coalesce(sum(amount), 0)::bigint from ledger_line where account = 'provider'").await
}
