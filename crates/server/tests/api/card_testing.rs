//! Stolen cards can't be tested here.

use axum::body::Body;
use http::Request;
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    harness::{Answer, Setup},
    shop::{DECLINED, Shop, count},
};

/// Authorisations that banks have seen.
async fn authorisations(shop: &Shop) -> usize {
    let messages = shop.messages().await;
    let tried = |message: &&String| {
        message.contains("\"payment_intent.payment_failed\"")
            || message.contains("\"payment_intent.succeeded\"")
    };
    messages.iter().filter(tried).count()
}

/// Runs the jobs that close payments, as a worker does.
async fn close_stopped(pool: &PgPool, shop: &Shop) {
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    let stopped = "select (payload ->> 'attempt')::uuid from job where kind = 'stop_payment'";
    let attempts: Vec<Uuid> = sqlx::query_scalar(stopped).fetch_all(pool).await.expect("jobs");
    for attempt in attempts {
        app::payments::stop_payment(pool, provider, attempt.into(), Timestamp::now()).await.expect("closed");
    }
}

/// Cards are tried between the browser and the provider, so all we can close is the intent. The bot is as fast
/// as the provider's messages: a real authorisation takes longer than they do.
#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_five_of_a_thousand_stolen_cards_can_be_tried(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    let mut refused = 0;

    let mut started = shop.create(&order, 1).await;
    for _ in 0..1_000 {
        if started.refusal() != (200, 200) {
            assert_eq!(started.refusal(), (429, 10_429));
            refused += 1;
            // It keeps trying without success; a hundred times is enough to show that.
            if refused == 100 {
                break;
            }
            started = shop.create(&order, 1).await;
            continue;
        }
        let answer = shop.confirm(&started.data()["clientSecret"], DECLINED).await;
        if answer["error"]["code"] == "card_declined" {
            shop.hear().await;
        } else {
            started = shop.create(&order, 1).await;
        }
        if authorisations(&shop).await >= 5 {
            close_stopped(&pool, &shop).await;
            assert!(shop.intents().await.iter().all(|intent| intent["status"] == "canceled"));
        }
    }

    assert_eq!(authorisations(&shop).await, 5);
    assert_eq!(refused, 100);
    assert_eq!(count(&pool, "payment_attempt").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_opens_at_most_three_intents_a_day(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;

    let mut answers = Vec::new();
    for sku in [1, 2, 3, 4, 1, 2] {
        answers.push(shop.create(&order, sku).await.refusal());
    }

    let refused = answers.iter().filter(|answer| **answer == (429, 10_429)).count();
    assert_eq!((&answers[..3], refused), (&[(200, 200); 3][..], 3), "{answers:?}");
    assert_eq!(shop.intents().await.len(), 3);
}

async fn create_as(shop: &Shop, order: &str, uid: Option<Uuid>, from: &str) -> Answer {
    let ask: Value = shop.ask(order, 1);
    let mut request = Request::post("/pay/order/create")
        .header("content-type", "application/json")
        .header("x-forwarded-for", from);
    if let Some(uid) = uid {
        request = request.header("uid", uid.to_string());
    }
    shop.app.send(request.body(Body::from(ask.to_string())).expect("a request")).await
}

/// A shop that takes its customers' addresses from a proxy.
async fn behind_a_proxy(pool: &PgPool) -> Shop {
    Shop::with(pool, "US", Setup { proxies: vec!["127.0.0.0/8"], ..Setup::default() }).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn payments_per_visitor_are_limited_and_repeats_are_not_counted(pool: PgPool) {
    let shop = behind_a_proxy(&pool).await;
    let (limits, uid) = (shop.app.state.config.limits, Uuid::new_v4());

    let mut open = 0;
    for _ in 0..=limits.payments_per_visitor_day {
        let order = shop.order().await;
        let first = create_as(&shop, &order, Some(uid), "192.0.2.1").await.refusal();
        if first == (200, 200) {
            open += 1;
            let again = create_as(&shop, &order, Some(uid), "192.0.2.1").await;
            assert_eq!(again.refusal(), (200, 200), "a repeat");
        } else {
            assert_eq!(first, (429, 10_429));
        }
    }

    assert_eq!(open, limits.payments_per_visitor_day);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn requests_without_visitor_id_are_limited_by_network_without_affecting_others(pool: PgPool) {
    let shop = behind_a_proxy(&pool).await;
    let most = shop.app.state.config.limits.payments_without_uid_per_network_hour;

    for _ in 0..most {
        assert_eq!(create_as(&shop, &shop.order().await, None, "192.0.2.1").await.refusal(), (200, 200));
    }

    let order = shop.order().await;
    assert_eq!(create_as(&shop, &order, None, "192.0.2.1").await.refusal(), (429, 10_429));
    let neighbour = Some(Uuid::new_v4());
    assert_eq!(create_as(&shop, &order, neighbour, "192.0.2.1").await.refusal(), (200, 200));
    assert_eq!(shop.status(&shop.order().await).await["status"], json!("pending_payment"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn neighbouring_networks_share_a_limit(pool: PgPool) {
    let shop = behind_a_proxy(&pool).await;

    let mut open = 0;
    for n in 0..100 {
        let from = format!("2001:db8:7:{n:x}00::1");
        if create_as(&shop, &shop.order().await, None, &from).await.refusal() == (200, 200) {
            open += 1;
        }
    }

    assert_eq!(open, 4 * shop.app.state.config.limits.payments_without_uid_per_network_hour);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_network_with_many_declined_cards_cannot_open_payments(pool: PgPool) {
    let shop = behind_a_proxy(&pool).await;
    let most = shop.app.state.config.limits.declines_per_network_hour;
    let visitor = || Some(Uuid::new_v4());

    for _ in 0..most {
        let started = create_as(&shop, &shop.order().await, visitor(), "192.0.2.1").await;
        let answer = shop.confirm(&started.data()["clientSecret"], DECLINED).await;
        assert_eq!(answer["error"]["code"], "card_declined");
        shop.hear().await;
    }

    let order = shop.order().await;
    assert_eq!(create_as(&shop, &order, visitor(), "192.0.2.1").await.refusal(), (429, 10_429));
    assert_eq!(create_as(&shop, &order, visitor(), "192.0.2.2").await.refusal(), (200, 200), "a neighbour");
}

/// An evening at a carrier whose customers share an address: many buy, few cards are declined.
#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_carriers_customers_buy_side_by_side(pool: PgPool) {
    let shop = behind_a_proxy(&pool).await;

    for _ in 0..60 {
        let started = create_as(&shop, &shop.order().await, Some(Uuid::new_v4()), "192.0.2.1").await;
        assert_eq!(started.refusal(), (200, 200));
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_redis_buying_works_and_the_limit_per_order_holds(pool: PgPool) {
    let setup = Setup { redis: Some("redis://127.0.0.1:1"), ..Setup::default() };
    let shop = Shop::with(&pool, "US", setup).await;
    let order = shop.order().await;
    for sku in [1, 2, 3] {
        assert_eq!(shop.create(&order, sku).await.refusal(), (200, 200));
    }
    assert_eq!(shop.create(&order, 4).await.refusal(), (429, 10_429));

    let bought = shop.order().await;
    shop.buy(&bought, 1).await;
    assert_eq!(shop.status(&bought).await["status"], "completed");
    let found = shop.call("/pay/exam/order/report/retrieve", &json!({"email": "grace@example.com"})).await;
    assert_eq!(found.refusal(), (200, 200));
}
