//! Every kind of fault does what it claims, and is counted.

use pspsim::Settings;
use serde_json::json;

use crate::support::{Peer, id};

const CREATE: &str = "/v1/payment_intents";
const CALL: &str = "POST /v1/payment_intents";
const INTENT: &[(&str, &str)] = &[("amount", "1299"), ("currency", "usd")];
const KEY: &[(&str, &str)] = &[("idempotency-key", "k")];

#[tokio::test]
async fn a_call_dropped_before_it_began_has_done_nothing() {
    let peer = Peer::start().await;
    peer.fault(CALL, "drop_before", 1).await;

    let dropped = peer.send("POST", CREATE, INTENT, KEY).await;

    assert!(dropped.is_err());
    assert_eq!(peer.events().await.len(), 0);
    let again = peer.send("POST", CREATE, INTENT, KEY).await.unwrap();
    assert_eq!((again.status, again.header("idempotent-replayed")), (200, None));
    assert_eq!(peer.count("faults", "drop_before").await, 1);
}

#[tokio::test]
async fn a_call_dropped_afterwards_is_found_again_by_its_key() {
    let peer = Peer::start().await;
    peer.fault(CALL, "drop_after", 1).await;

    let dropped = peer.send("POST", CREATE, INTENT, KEY).await;

    assert!(dropped.is_err());
    assert_eq!(peer.events().await.len(), 1);
    let again = peer.send("POST", CREATE, INTENT, KEY).await.unwrap();
    assert_eq!(again.header("idempotent-replayed"), Some("true"));
    assert_eq!(peer.count("faults", "drop_after").await, 1);
}

#[tokio::test]
async fn a_truncated_answer_breaks_off() {
    let peer = Peer::start().await;
    peer.fault(CALL, "truncated", 1).await;

    let broken = peer.send("POST", CREATE, INTENT, KEY).await;

    assert!(broken.is_err());
    let again = peer.send("POST", CREATE, INTENT, KEY).await.unwrap();
    assert_eq!(again.header("idempotent-replayed"), Some("true"));
    assert_eq!(peer.count("faults", "truncated").await, 1);
}

#[tokio::test]
async fn too_many_calls_are_told_to_retry() {
    let peer = Peer::start().await;
    peer.fault(CALL, "429", 1).await;

    let refused = peer.keyed("k", CREATE, INTENT).await;

    assert_eq!((refused.status, refused.error("code")), (429, "rate_limit"));
    assert_eq!(refused.header("stripe-should-retry"), Some("true"));
    assert_eq!(peer.keyed("k", CREATE, INTENT).await.status, 200);
    assert_eq!(peer.count("faults", "429").await, 1);
}

#[tokio::test]
async fn after_an_unstored_500_the_next_attempt_succeeds() {
    let peer = Peer::start().await;
    peer.fault(CALL, "500_unstored", 1).await;

    let failed = peer.keyed("k", CREATE, INTENT).await;

    assert_eq!((failed.status, failed.error("type")), (500, "api_error"));
    assert_eq!(peer.events().await.len(), 0);
    assert_eq!(peer.keyed("k", CREATE, INTENT).await.status, 200);
}

#[tokio::test]
async fn a_stored_500_can_also_have_done_nothing() {
    let peer = Peer::start().await;
    let rule = json!({ "call": CALL, "kind": "500_stored", "next": 1, "executed": false });
    peer.control("faults", json!({ "rules": [rule] })).await.ok();

    let failed = peer.keyed("k", CREATE, INTENT).await;
    let again = peer.keyed("k", CREATE, INTENT).await;

    assert_eq!((failed.status, again.status), (500, 500));
    assert_eq!(peer.events().await.len(), 0);
}

#[tokio::test]
async fn a_share_of_calls_is_hit_and_the_same_seed_hits_the_same() {
    let mut runs = Vec::new();
    for _ in 0..2 {
        let peer = Peer::with(Settings { seed: Some(7), ..Settings::default() }).await;
        let rule = json!({ "call": "GET /v1/events", "kind": "429", "share": 0.3 });
        peer.control("faults", json!({ "rules": [rule] })).await.ok();
        let mut statuses = Vec::new();
        for _ in 0..100 {
            statuses.push(peer.get("/v1/events", &[]).await.status);
        }
        runs.push(statuses);
    }

    let hits = runs[0].iter().filter(|status| **status == 429).count();

    assert!((15..45).contains(&hits), "{hits}");
    assert_eq!(runs[0], runs[1]);
}

#[tokio::test]
async fn an_invalid_rule_is_rejected() {
    let peer = Peer::start().await;

    let answer = peer.control("faults", json!({ "rules": [{ "call": "*", "kind": "explode" }] })).await;

    assert_eq!(answer.status, 400);
}

#[tokio::test]
async fn a_reset_forgets_everything_except_the_endpoint() {
    let peer = Peer::start().await;
    peer.fault("*", "429", 1000).await;

    peer.control("reset", json!({})).await.ok();

    assert_eq!(peer.get("/v1/events", &[]).await.status, 200);
    assert_eq!(peer.count("faults", "429").await, 0);
}

#[tokio::test]
async fn a_refused_key_or_a_low_balance_does_nothing() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    peer.pay(&intent, "4242424242424242").await.ok();
    let pairs = [("payment_intent", id(&intent))];
    for (kind, status, code) in [
        ("401", 401, "api_key_expired"),
        ("403", 403, ""),
        ("lock_timeout", 429, "lock_timeout"),
        ("balance_insufficient", 400, "balance_insufficient"),
    ] {
        peer.fault("POST /v1/refunds", kind, 1).await;
        let refused = peer.keyed("rf:1", "/v1/refunds", &pairs).await;
        assert_eq!((refused.status, refused.error("code")), (status, code));
    }
    assert_eq!(peer.ledger_of("refund"), 0);
    assert_eq!(peer.keyed("rf:1", "/v1/refunds", &pairs).await.ok()["status"], "succeeded");
}
