//! Memberships that renew, through the real calls and the real payment peer: off unless an operator wants them.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    harness::{Answer, Setup},
    links::post,
    shop::{GOOD, Shop, count},
};

const MEMBERSHIP: i32 = 6;
const CREATE: &str = "/user/subscribe/create";
const CHECK: &str = "/user/subscribe/check";
const CANCEL: &str = "/user/subscribe/cancel";
const DAY: i64 = 86_400;

async fn open(pool: &PgPool) -> Shop {
    Shop::with(pool, "US", Setup { renewing: true, ..Setup::default() }).await
}

async fn enter(shop: &Shop, pool: &PgPool) -> Browser {
    let mut browser = Browser::default();
    sign_in(shop, pool, &mut browser, GRACE).await;
    browser
}

fn subscription(shop: &Shop) -> Value {
    let button = "Pay $4.99 now, again on November 16, 2027";
    json!({"price": shop.price(MEMBERSHIP), "consent": {"button": button}, "renewing": true})
}

/// Opens a plan and pays its first bill; the provider's messages aren't delivered yet.
async fn pays(shop: &Shop, browser: &mut Browser) -> String {
    let started = browser.post(&shop.app, CREATE, &subscription(shop)).await.data();
    let paid = shop.confirm(&started["clientSecret"], GOOD).await;
    assert_eq!(paid["status"], "succeeded", "{paid}");
    started["orderNumber"].as_str().expect("a number").to_owned()
}

async fn checks(shop: &Shop, browser: &mut Browser) -> Value {
    browser.post(&shop.app, CHECK, &json!({})).await.data()
}

/// Runs the waiting jobs about plans and deliveries, as a worker would.
async fn work(shop: &Shop, pool: &PgPool) {
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    let now = Timestamp::now();
    for _ in 0..2 {
        let waiting: Vec<(Uuid, Value)> = sqlx::query_as(
            "select id, payload from job where kind in ('check_plan', 'deliver', 'send_refund')",
        )
        .fetch_all(pool)
        .await
        .expect("jobs");
        for (id, job) in waiting {
            let of = |name: &str| job[name].as_str().and_then(|text| text.parse::<Uuid>().ok());
            if let Some(plan) = of("plan") {
                app::payments::check_plan(pool, provider, plan.into(), now).await.expect("checked");
            }
            if let Some(purchase) = of("purchase") {
                let bank = shop.app.state.bank.current();
                app::payments::deliver(pool, &bank, purchase.into(), now).await.expect("delivered");
            }
            if let Some(refund) = of("refund") {
                app::payments::send_refund(pool, provider, refund.into(), now).await.expect("sent");
            }
            sqlx::query("delete from job where id = $1").bind(id).execute(pool).await.expect("done");
        }
    }
}

/// The peer's clock moves on, and a worker hears of it.
async fn pass(shop: &Shop, pool: &PgPool, seconds: i64) {
    shop.control("clock", &json!({"advance_s": seconds})).await;
    shop.hear().await;
    work(shop, pool).await;
}

async fn link_of(shop: &Shop, pool: &PgPool, subject: &str) -> String {
    let letters = post(shop, pool).await;
    let letter = letters.iter().find(|letter| letter.subject.contains(subject));
    let letter = letter.unwrap_or_else(|| panic!("no letter {subject} in {letters:?}"));
    let (_, rest) = letter.text.split_once("#plan=").unwrap_or_else(|| panic!("no link in {}", letter.text));
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

async fn cancel_by(shop: &Shop, link: &str) -> Answer {
    Browser::default().post(&shop.app, CANCEL, &json!({"link": link})).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nothing_that_renews_is_sold_unless_an_operator_wants_it(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool).await;

    let refused = grace.post(&shop.app, CREATE, &subscription(&shop)).await;

    assert_eq!(refused.refusal(), (200, 10_451));
    let shown = grace.get(&shop.app, "/privilege/vip/detail").await.data();
    let listed = grace.get(&shop.app, "/user/shop").await.data();
    assert!(shown.get("renewing").is_none() && listed["membership"].get("renewing").is_none());
    assert_eq!(count(&pool, "plan").await, 0);
    assert_eq!(grace.post(&shop.app, CHECK, &json!({})).await.refusal(), (200, 10_416));
    assert_eq!(grace.post(&shop.app, CANCEL, &json!({})).await.refusal(), (200, 10_416));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_plan_is_paid_renewed_and_cancelled_by_the_link_of_its_reminder(pool: PgPool) {
    let shop = open(&pool).await;
    let mut grace = enter(&shop, &pool).await;
    let offered = grace.get(&shop.app, "/privilege/vip/detail").await.data();
    let next = offered["renewing"]["nextAt"].as_str().expect("a date").parse::<Timestamp>().expect("a time");
    assert!(next > Timestamp::now() + SignedDuration::from_hours(364 * 24), "{next}");
    let started = grace.post(&shop.app, CREATE, &subscription(&shop)).await.data();
    assert_eq!(checks(&shop, &mut grace).await["state"], "pending");
    shop.confirm(&started["clientSecret"], GOOD).await;
    shop.hear().await;
    work(&shop, &pool).await;
    let paid = checks(&shop, &mut grace).await;
    assert_eq!((&paid["state"], &paid["price"]), (&json!("active"), &shop.price(MEMBERSHIP)));
    let receipts = post(&shop, &pool).await;
    assert!(receipts.iter().any(|letter| letter.text.contains("#plan=")), "{receipts:?}");

    // The same messages twice, and once more later: one renewal.
    pass(&shop, &pool, 366 * DAY).await;
    pass(&shop, &pool, 60).await;
    assert_eq!(count(&pool, "purchase where paid_at is not null and state = 'fulfilled'").await, 2);
    assert_eq!(count(&pool, "mail where kind = 'receipt'").await, 2);
    let end = checks(&shop, &mut grace).await["nextAt"].as_str().expect("a date").to_owned();
    let end: Timestamp = end.parse().expect("a time");
    post(&shop, &pool).await;
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    let week = end - SignedDuration::from_hours(6 * 24);
    app::payments::reconcile_once(provider, &pool, &app::payments::Schedule::default(), week)
        .await
        .expect("reconciled");
    let link = link_of(&shop, &pool, "renews on").await;

    let mut nobody = Browser::default();
    let seen = nobody.post(&shop.app, CHECK, &json!({"link": link})).await.data();
    assert_eq!(seen["state"], "active", "looking changes nothing");
    let cancelled = cancel_by(&shop, &link).await.data();
    assert_eq!(cancelled["state"], "cancelled");
    assert!(cancelled.get("nextAt").is_none());
    assert_eq!(cancel_by(&shop, &link).await.refusal(), (200, 10_416), "the link is used up");
    work(&shop, &pool).await;
    pass(&shop, &pool, 366 * DAY).await;

    assert_eq!(count(&pool, "purchase where paid_at is not null").await, 2, "nothing more was charged");
    assert_eq!(checks(&shop, &mut grace).await["state"], "ended");
    let told = post(&shop, &pool).await;
    assert!(told.iter().any(|letter| letter.subject.contains("won’t renew")), "{told:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn cancelling_while_a_renewal_is_under_way_gives_it_back(pool: PgPool) {
    let shop = open(&pool).await;
    let mut grace = enter(&shop, &pool).await;
    pays(&shop, &mut grace).await;
    pass(&shop, &pool, 60).await;
    let end = checks(&shop, &mut grace).await["nextAt"].as_str().expect("a date").to_owned();
    let end: Timestamp = end.parse().expect("a time");

    // The period has ended and its bill is a draft for an hour.
    let rest = end.as_second() - Timestamp::now().as_second();
    shop.control("clock", &json!({"advance_s": rest})).await;
    let cancelled = grace.post(&shop.app, CANCEL, &json!({})).await.data();
    assert_eq!(cancelled["state"], "cancelled");
    pass(&shop, &pool, 2 * 3_600).await;

    assert_eq!(count(&pool, "refund where reason = 'cancelled' and state <> 'failed'").await, 1);
    let (charged, back) = (charges(&shop, "charge"), charges(&shop, "refund"));
    assert_eq!((charged, back), (2, 1), "what came after cancelling went back");
    assert_eq!(checks(&shop, &mut grace).await["state"], "cancelled");
}

fn charges(shop: &Shop, kind: &str) -> usize {
    let kind = format!("\"kind\":\"{kind}\"");
    shop.peer.ledger().lines().filter(|line| line.contains(&kind)).count()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_account_with_a_plan_is_deleted_after_the_plan_has_ended(pool: PgPool) {
    let shop = open(&pool).await;
    let mut grace = enter(&shop, &pool).await;
    pays(&shop, &mut grace).await;
    pass(&shop, &pool, 60).await;
    let plan: String =
        sqlx::query_scalar("select subscription from plan").fetch_one(&pool).await.expect("one");
    let account: Uuid = sqlx::query_scalar("select id from account").fetch_one(&pool).await.expect("one");

    let proofs = &shop.app.state.proofs;
    app::erasure::delete_account(&pool, proofs, account.into(), Timestamp::now()).await.expect("asked");
    assert_eq!(count(&pool, "account where closing_at is not null").await, 1, "the provider hears first");
    work(&shop, &pool).await;
    app::erasure::finish_closing(&pool, proofs, Timestamp::now()).await.expect("closed");

    let there = shop.ask_peer(&format!("/v1/subscriptions/{plan}")).await;
    assert_eq!((&there["status"], count(&pool, "account").await), (&json!("canceled"), 0));
    assert_eq!(count(&pool, "plan").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_link_of_one_plan_says_nothing_about_another(pool: PgPool) {
    let shop = open(&pool).await;
    let mut grace = enter(&shop, &pool).await;
    pays(&shop, &mut grace).await;
    pass(&shop, &pool, 60).await;
    let mut eve = Browser::default();
    sign_in(&shop, &pool, &mut eve, "eve@example.com").await;

    for body in [json!({}), json!({"link": "0".repeat(32)}), json!({"link": "x"})] {
        for call in [CHECK, CANCEL] {
            assert_eq!(eve.post(&shop.app, call, &body).await.refusal(), (200, 10_416), "{call} {body}");
        }
    }
    assert_eq!(checks(&shop, &mut grace).await["state"], "active");
}
