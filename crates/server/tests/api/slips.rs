//! Payment slips over several days, on a real payment peer whose clock is moved, with the real adapter.

use app::payments::{Schedule, reconcile_once};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::shop::{Shop, count};

/// A buyer in Japan with a slip; returns the shop, the order and the intent.
async fn with_slip(pool: &PgPool) -> (Shop, String, String) {
    let shop = Shop::open(pool, "JP").await;
    let order = shop.order().await;
    let started = shop.create(&order, 1).await.data();
    let shown = shop.choose(&started["clientSecret"], "konbini").await;
    assert_eq!(shown["status"], "requires_action", "{shown}");
    let intent = shown["id"].as_str().expect("an intent").to_owned();
    (shop, order, intent)
}

/// Advances the provider's clock and ours, and runs reconciliation once. No webhook is delivered.
async fn pass(shop: &Shop, pool: &PgPool, at_s: i64, seconds: i64) {
    shop.control("clock", &json!({ "advance_s": seconds })).await;
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    let now = Timestamp::now() + SignedDuration::from_secs(at_s + seconds);
    reconcile_once(provider, pool, &Schedule::default(), now).await.expect("a turn");
}

async fn status_of(shop: &Shop, intent: &str) -> Value {
    shop.ask_peer(&format!("/v1/payment_intents/{intent}")).await["status"].clone()
}

const DAY: i64 = 86_400;

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_slip_is_still_valid_after_a_day_and_delivers_once_paid(pool: PgPool) {
    let (shop, order, intent) = with_slip(&pool).await;

    pass(&shop, &pool, 0, 90_000).await;

    assert_eq!(status_of(&shop, &intent).await, "requires_action");
    let kept = "payment_attempt where method = 'konbini'
                and expires_at - created_at between interval '71 hours' and interval '73 hours'";
    assert_eq!(count(&pool, kept).await, 1);

    shop.control(&format!("intents/{intent}/settle"), &json!({ "outcome": "succeed" })).await;
    pass(&shop, &pool, 90_000, DAY).await;

    assert_eq!(shop.status(&order).await["purchase"]["state"], "paid");
    assert_eq!(count(&pool, "job where kind = 'deliver'").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_buyer_of_an_expired_slip_is_notified_once_and_may_pay_again(pool: PgPool) {
    let (shop, order, intent) = with_slip(&pool).await;
    pass(&shop, &pool, 0, 90_000).await;
    assert_eq!(count(&pool, "mail").await, 0);

    pass(&shop, &pool, 90_000, 3 * DAY).await;
    pass(&shop, &pool, 90_000 + 3 * DAY, DAY).await;

    assert_ne!(status_of(&shop, &intent).await, "requires_action");
    assert_eq!(count(&pool, "mail where kind = 'payment_failed' and context->>'slip' = 'true'").await, 1);
    assert_eq!(count(&pool, "mail").await, 1);
    let again = shop.create(&order, 1).await.data();
    assert!(again["clientSecret"].is_string(), "{again}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_slip_survives_the_choice_of_another_package(pool: PgPool) {
    let (shop, order, intent) = with_slip(&pool).await;
    shop.hear().await;

    shop.pay(&order, 3).await;
    shop.control(&format!("intents/{intent}/settle"), &json!({ "outcome": "succeed" })).await;
    shop.hear().await;

    // Both were paid: the second is refunded, to a bank account that the buyer names.
    assert_eq!(count(&pool, "refund where reason = 'double'").await, 1);
    assert_eq!(shop.status(&order).await["purchase"]["sku"], "Sku3");
}
