//! Events reach the endpoint: signed, again after a rejection, twice, late, never, forged.

use serde_json::{Value, json};

use crate::support::{Hook, Peer, eventually, id, now};

const SECRET: &str = "whsec_tessera_test";

async fn peer_with(hook: Hook, faults: Value) -> (Peer, Hook) {
    let (hook, url) = hook.open().await;
    let peer = Peer::start().await;
    let retry = json!({ "first_ms": 5, "longest_ms": 50, "attempts": 20 });
    peer.control("webhooks", json!({ "url": url, "secrets": [SECRET], "retry": retry })).await.ok();
    peer.control("faults", json!({ "webhooks": faults })).await.ok();
    (peer, hook)
}

#[tokio::test]
async fn an_event_arrives_signed_and_with_its_envelope() {
    let (peer, hook) = peer_with(Hook::strict(SECRET), json!({})).await;

    let created = peer.keyed("k", "/v1/payment_intents", &[("amount", "1299"), ("currency", "usd")]).await;
    eventually("the event arrives", async || hook.taken().len() == 1).await;

    let taken = hook.taken().remove(0);
    let event = taken.event();
    assert!(taken.verifies(&[SECRET], now()));
    assert_eq!(event["object"], "event");
    assert_eq!(event["type"], "payment_intent.created");
    assert_eq!(event["api_version"], pspsim::VERSION);
    assert_eq!(event["livemode"], false);
    assert_eq!(event["pending_webhooks"], 1);
    assert_eq!(event["request"]["idempotency_key"], "k");
    assert_eq!(event["request"]["id"].as_str(), created.header("request-id"));
    assert_eq!(event["data"]["object"]["id"], created.body["id"]);
    let path = format!("/v1/events/{}", id(&event));
    eventually("it is no longer pending", || async {
        peer.get(&path, &[]).await.ok()["pending_webhooks"] == 0
    })
    .await;
}

#[tokio::test]
async fn a_refused_event_is_sent_again_until_it_is_accepted() {
    let (peer, hook) = peer_with(Hook::answering(&[500, 503, 400]), json!({})).await;

    peer.intent().await;
    eventually("it is taken", || async { peer.count("webhooks", "delivered").await == 1 }).await;

    let ids: Vec<Value> = hook.taken().iter().map(|taken| taken.event()["id"].clone()).collect();
    assert_eq!(ids.len(), 4);
    assert!(ids.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(peer.count("webhooks", "retried").await, 3);
}

#[tokio::test]
async fn events_can_be_delivered_twice() {
    let (peer, hook) = peer_with(Hook::default(), json!({ "duplicate": 1.0 })).await;

    peer.intent().await;
    eventually("both arrive", async || hook.taken().len() == 2).await;

    assert_eq!(hook.taken()[0].event()["id"], hook.taken()[1].event()["id"]);
    assert_eq!(peer.count("webhooks", "duplicated").await, 1);
}

#[tokio::test]
async fn a_lost_event_is_never_delivered_but_is_listed() {
    let (peer, hook) = peer_with(Hook::default(), json!({ "lose": 1.0 })).await;
    peer.intent().await;
    peer.control("faults", json!({ "webhooks": {} })).await.ok();

    peer.post("/v1/customers", &[]).await.ok();
    eventually("a later event arrives", async || !hook.taken().is_empty()).await;

    assert_eq!(hook.types(), ["customer.created"]);
    assert_eq!(peer.events().await, ["payment_intent.created", "customer.created"]);
    assert_eq!(peer.count("webhooks", "lost").await, 1);
}

#[tokio::test]
async fn jitter_changes_the_order() {
    let (peer, hook) = peer_with(Hook::default(), json!({ "jitter_ms": 150 })).await;

    for _ in 0..12 {
        peer.post("/v1/customers", &[]).await.ok();
    }
    eventually("all arrive", async || hook.taken().len() == 12).await;

    let arrived: Vec<String> = hook.taken().iter().map(|taken| id(&taken.event()).to_owned()).collect();
    let listed = peer.get("/v1/events", &[("limit", "100")]).await.ok();
    let made: Vec<String> =
        listed["data"].as_array().unwrap().iter().rev().map(|event| id(event).to_owned()).collect();
    assert_ne!(arrived, made);
    assert!(peer.count("webhooks", "jittered").await > 0);
}

#[tokio::test]
async fn old_and_forged_copies_fail_verification() {
    let (peer, hook) = peer_with(Hook::strict(SECRET), json!({ "old": 1.0, "forge": 1.0 })).await;

    peer.intent().await;
    eventually("all three were answered", || async { peer.count("webhooks", "sent").await == 3 }).await;

    for (counter, expected) in
        [("delivered", 1), ("old", 1), ("old_refused", 1), ("forged_refused", 1), ("forged_accepted", 0)]
    {
        assert_eq!(peer.count("webhooks", counter).await, expected, "{counter}");
    }
    let claims = hook.taken();
    let forged = claims.iter().find(|taken| taken.event()["type"] == "payment_intent.succeeded").unwrap();
    assert_eq!(forged.event()["data"]["object"]["amount_received"], 1299);
    assert!(!forged.verifies(&[SECRET], now()));
    assert!(claims.iter().any(|taken| taken.verifies(&[SECRET], now() - 3600)));
}

#[tokio::test]
async fn an_endpoint_that_accepts_a_forged_event_is_counted() {
    let (peer, _hook) = peer_with(Hook::default(), json!({ "forge": 1.0 })).await;

    peer.intent().await;

    eventually("the hole is counted", || async { peer.count("webhooks", "forged_accepted").await == 1 })
        .await;
}

#[tokio::test]
async fn during_a_rotation_either_secret_verifies() {
    let (peer, hook) = peer_with(Hook::default(), json!({})).await;
    let (_, url) = hook.clone().open().await;
    peer.control("webhooks", json!({ "url": url, "secrets": ["whsec_new", SECRET] })).await.ok();

    peer.intent().await;
    eventually("it arrives", async || hook.taken().len() == 1).await;

    let taken = hook.taken().remove(0);
    assert!(taken.verifies(&[SECRET], now()) && taken.verifies(&["whsec_new"], now()));
    assert!(!taken.verifies(&["whsec_other"], now()));
}

#[tokio::test]
async fn the_test_clock_does_not_age_signatures() {
    let (peer, hook) = peer_with(Hook::strict(SECRET), json!({})).await;
    peer.control("clock", json!({ "advance_s": 86_400 })).await.ok();

    peer.intent().await;
    eventually("it is taken", || async { peer.count("webhooks", "delivered").await == 1 }).await;

    let created = hook.taken()[0].event()["created"].as_i64().unwrap();
    assert!(created >= now() + 86_000);
}

#[tokio::test]
async fn the_list_is_written_in_the_accounts_own_version() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;

    peer.control("account", json!({ "api_version": "2020-08-27" })).await.ok();

    let list = peer.get("/v1/events", &[]).await.ok();
    let event = &list["data"][0];
    assert_eq!(
        (&event["api_version"], &event["data"]["object"]["id"]),
        (&json!("2020-08-27"), &intent["id"])
    );
    assert!(event["data"]["object"].get("amount").is_none());
}
