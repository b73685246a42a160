//! Idempotency as Stripe documents it.

use serde_json::json;

use crate::support::{Peer, id};

const INTENT: &[(&str, &str)] = &[("amount", "1299"), ("currency", "usd")];
const CREATE: &str = "/v1/payment_intents";

#[tokio::test]
async fn the_same_key_gives_the_same_object() {
    let peer = Peer::start().await;

    let first = peer.keyed("order:1", CREATE, INTENT).await;
    let again = peer.keyed("order:1", CREATE, &[INTENT[1], INTENT[0]]).await;

    assert_eq!(first.header("idempotent-replayed"), None);
    assert_eq!(again.header("idempotent-replayed"), Some("true"));
    assert_eq!(first.header("stripe-version"), Some(pspsim::VERSION));
    assert_eq!(again.header("original-request"), first.header("request-id"));
    assert_eq!(first.body, again.body);
    assert_eq!(peer.events().await.len(), 1);
    assert_eq!(peer.count("keys", "replayed").await, 1);
}

#[tokio::test]
async fn other_parameters_under_the_same_key_are_refused() {
    let peer = Peer::start().await;
    peer.keyed("order:1", CREATE, INTENT).await.ok();

    let other = peer.keyed("order:1", CREATE, &[("amount", "1"), ("currency", "usd")]).await;
    let elsewhere = peer.keyed("order:1", "/v1/customers", &[]).await;

    for answer in [other, elsewhere] {
        assert_eq!((answer.status, answer.error("type")), (400, "idempotency_error"));
    }
}

#[tokio::test]
async fn a_key_that_is_running_conflicts() {
    let peer = Peer::start().await;
    peer.fault("POST /v1/payment_intents", "delay", 1).await;

    let (first, second) = tokio::join!(peer.keyed("k", CREATE, INTENT), async {
        crate::support::eventually("the first call waits", || async {
            peer.count("faults", "delay").await == 1
        })
        .await;
        peer.keyed("k", CREATE, INTENT).await
    });
    let after = peer.keyed("k", CREATE, INTENT).await;

    assert_eq!(first.status, 200);
    assert_eq!((second.status, second.error("code")), (409, "idempotency_key_in_use"));
    assert_eq!(second.header("stripe-should-retry"), Some("true"));
    assert_eq!(id(&after.ok()), id(&first.body));
}

#[tokio::test]
async fn a_caller_who_hangs_up_leaves_no_key_behind() {
    let peer = Peer::start().await;
    peer.fault("POST /v1/payment_intents", "delay", 1).await;

    tokio::select! {
        _ = peer.keyed("k", CREATE, INTENT) => panic!("the answer should be delayed"),
        () = crate::support::eventually("the call waits", || async {
            peer.count("faults", "delay").await == 1
        }) => {}
    }
    crate::support::eventually("the key is free", || async {
        peer.keyed("k", CREATE, INTENT).await.status == 200
    })
    .await;
}

#[tokio::test]
async fn a_decline_is_stored_and_an_invalid_request_is_not() {
    let peer = Peer::start().await;
    let (one, two) = (peer.intent().await, peer.intent().await);
    let confirm = |intent| format!("/v1/payment_intents/{}/confirm", id(intent));
    let refusing = [("payment_method", "pm_card_chargeDeclined")];

    let refused = peer.keyed("a", &confirm(&one), &refusing).await;
    let second_time = peer.keyed("a", &confirm(&one), &refusing).await;
    let mistaken = peer.keyed("b", &confirm(&two), &[("payment_method", "pm_nobody")]).await;
    let corrected = peer.keyed("b", &confirm(&two), &[("payment_method", "pm_card_visa")]).await;

    assert_eq!((refused.status, second_time.status), (402, 402));
    assert_eq!(second_time.header("idempotent-replayed"), Some("true"));
    assert_eq!(peer.ledger_of("charge_failed"), 1);
    assert_eq!(mistaken.status, 400);
    assert_eq!(corrected.ok()["status"], "succeeded");
}

#[tokio::test]
async fn a_stored_500_replays_forever_although_the_object_exists() {
    let peer = Peer::start().await;
    let customer = peer.post("/v1/customers", &[]).await.ok();
    let pairs = [("amount", "1299"), ("currency", "usd"), ("customer", id(&customer))];
    peer.fault("POST /v1/payment_intents", "500_stored", 1).await;

    let first = peer.keyed("k", CREATE, &pairs).await;
    let again = peer.keyed("k", CREATE, &pairs).await;
    let found = peer.get(CREATE, &[("customer", id(&customer))]).await.ok();

    assert_eq!((first.status, again.status), (500, 500));
    assert_eq!(again.header("idempotent-replayed"), Some("true"));
    assert_eq!(found["data"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn after_a_day_a_key_is_forgotten() {
    let peer = Peer::start().await;
    let first = peer.keyed("k", CREATE, INTENT).await.ok();

    peer.control("clock", json!({ "advance_s": 23 * 3600 })).await.ok();
    let kept = peer.keyed("k", CREATE, INTENT).await.ok();
    peer.control("clock", json!({ "advance_s": 3601 })).await.ok();
    let forgotten = peer.keyed("k", CREATE, INTENT).await.ok();

    assert_eq!(id(&kept), id(&first));
    assert_ne!(id(&forgotten), id(&first));
}
