//! PaymentIntents with cards: paid, declined, authenticated, cancelled.

use crate::support::{Peer, id};

#[tokio::test]
async fn a_card_payment_shows_in_intent_charge_events_and_ledger() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    assert_eq!(intent["status"], "requires_payment_method");

    let paid = peer.pay(&intent, "4242424242424242").await.ok();

    assert_eq!(paid["status"], "succeeded");
    assert_eq!(paid["amount_received"], 1299);
    let charge =
        peer.get(&format!("/v1/charges/{}", paid["latest_charge"].as_str().unwrap()), &[]).await.ok();
    assert_eq!(charge["payment_method_details"]["card"]["last4"], "4242");
    assert_eq!(charge["metadata"]["order"], "A-1");
    let expected =
        ["payment_intent.created", "charge.succeeded", "payment_intent.succeeded", "charge.updated"];
    assert_eq!(peer.events().await, expected);
    let ledger = peer.ledger();
    assert_eq!(ledger.len(), 1);
    assert_eq!(ledger[0]["kind"], "charge");
    assert_eq!(ledger[0]["amount"], 1299);
    assert_eq!(ledger[0]["metadata"]["order"], "A-1");
}

#[tokio::test]
async fn no_card_number_is_stored_anywhere() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    peer.pay(&intent, "4242424242424242").await.ok();

    let events = peer.get("/v1/events", &[("limit", "100")]).await.ok().to_string();

    assert!(!events.contains("42424242"));
    assert!(!peer.running.ledger().contains("42424242"));
}

#[tokio::test]
async fn declines_have_stripes_codes() {
    let peer = Peer::start().await;
    for (number, code, decline_code) in [
        ("4000000000000002", "card_declined", "generic_decline"),
        ("4000000000009995", "card_declined", "insufficient_funds"),
        ("4000000000009987", "card_declined", "lost_card"),
        ("4000000000009979", "card_declined", "stolen_card"),
        ("4000000000000069", "expired_card", ""),
        ("4000000000000127", "incorrect_cvc", ""),
        ("4000000000000119", "processing_error", ""),
        ("4242424242424241", "incorrect_number", ""),
        ("4111111111111111", "card_declined", "test_mode_live_card"),
    ] {
        let intent = peer.intent().await;

        let answer = peer.pay(&intent, number).await;

        assert_eq!(answer.status, 402, "{number}");
        assert_eq!(answer.error("type"), "card_error");
        assert_eq!((answer.error("code"), answer.error("decline_code")), (code, decline_code), "{number}");
        assert_eq!(peer.status(&intent).await, "requires_payment_method");
    }
    assert_eq!(peer.ledger_of("charge"), 0);
}

#[tokio::test]
async fn after_a_decline_another_card_pays_the_same_intent() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;

    let declined = peer.pay(&intent, "4000000000000002").await;
    let paid = peer.pay(&intent, "5555555555554444").await.ok();

    let error = &declined.body["error"];
    assert_eq!(error["payment_intent"]["last_payment_error"]["code"], "card_declined");
    assert_eq!(error["payment_method"]["card"]["last4"], "0002");
    assert_eq!(paid["status"], "succeeded");
    assert_eq!(paid["last_payment_error"], serde_json::Value::Null);
    assert!(peer.events().await.contains(&"payment_intent.payment_failed".to_owned()));
    assert_eq!((peer.ledger_of("charge"), peer.ledger_of("charge_failed")), (1, 1));
}

#[tokio::test]
async fn authentication_passes_fails_or_is_followed_by_a_decline() {
    let peer = Peer::start().await;
    for (number, outcome, status, code) in [
        ("4000002760003184", "pass", "succeeded", ""),
        ("4000002500003155", "pass", "succeeded", ""),
        ("4000000000003220", "fail", "requires_payment_method", "payment_intent_authentication_failure"),
        ("4000008400001629", "pass", "requires_payment_method", "card_declined"),
    ] {
        let intent = peer.intent().await;
        let asked = peer.pay(&intent, number).await.ok();
        assert_eq!(asked["status"], "requires_action", "{number}");
        assert_eq!(asked["next_action"]["type"], "use_stripe_sdk");

        let path = format!("intents/{}/authenticate", id(&intent));
        let after = peer.control(&path, serde_json::json!({ "outcome": outcome })).await.ok();

        assert_eq!(after["status"], status, "{number}");
        assert_eq!(after["last_payment_error"]["code"].as_str().unwrap_or_default(), code);
        assert_eq!(after["next_action"], serde_json::Value::Null);
    }
    assert_eq!(peer.ledger_of("charge"), 2);
}

#[tokio::test]
async fn with_a_return_url_authentication_is_a_page_of_the_bank() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    let pairs =
        [("payment_method", "pm_card_authenticationRequired"), ("return_url", "https://example.com/back")];

    let asked = peer.confirm(&intent, &pairs).await.ok();

    let next = &asked["next_action"];
    assert_eq!(next["type"], "redirect_to_url");
    assert!(next["redirect_to_url"]["url"].as_str().unwrap().starts_with(&peer.running.url()));
}

#[tokio::test]
async fn a_saved_card_pays_again_unless_its_bank_requires_authentication() {
    let peer = Peer::start().await;
    let customer = peer.post("/v1/customers", &[("email", "a@example.com")]).await.ok();
    let pay = async |method: &str, more: &[(&str, &str)]| {
        let mut pairs = vec![
            ("amount", "990"),
            ("currency", "eur"),
            ("customer", id(&customer)),
            ("payment_method", method),
            ("payment_method_types[]", "card"),
            ("confirm", "true"),
        ];
        pairs.extend_from_slice(more);
        peer.post("/v1/payment_intents", &pairs).await
    };
    let first = pay("pm_card_visa", &[("setup_future_usage", "off_session")]).await.ok();
    let saved = first["payment_method"].as_str().unwrap();

    let again = pay(saved, &[]).await.ok();
    let absent = pay("pm_card_authenticationRequired", &[("off_session", "true")]).await;
    let used = pay("pm_card_visa", &[]).await.ok();
    let used_again = pay(used["payment_method"].as_str().unwrap(), &[]).await;

    assert_eq!(again["status"], "succeeded");
    assert_eq!((absent.status, absent.error("code")), (402, "authentication_required"));
    // Without consent a method can't be charged a second time.
    assert_eq!(used_again.status, 400);
    let list = peer.get("/v1/payment_intents", &[("customer", id(&customer))]).await.ok();
    assert_eq!(list["data"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn a_cancelled_intent_cannot_be_paid_and_a_paid_one_not_cancelled() {
    let peer = Peer::start().await;
    let (one, two) = (peer.intent().await, peer.intent().await);
    let cancel = |intent: &serde_json::Value| format!("/v1/payment_intents/{}/cancel", id(intent));

    let cancelled = peer.post(&cancel(&one), &[("cancellation_reason", "abandoned")]).await.ok();
    let paid_late = peer.pay(&one, "4242424242424242").await;
    peer.pay(&two, "4242424242424242").await.ok();
    let cancelled_late = peer.post(&cancel(&two), &[]).await;

    assert_eq!(cancelled["status"], "canceled");
    for answer in [paid_late, cancelled_late] {
        assert_eq!((answer.status, answer.error("code")), (400, "payment_intent_unexpected_state"));
    }
    assert_eq!(peer.ledger_of("charge"), 1);
}

#[tokio::test]
async fn what_stripe_would_refuse_is_refused() {
    let peer = Peer::start().await;
    for (pairs, code) in [
        (vec![("amount", "49"), ("currency", "usd")], "amount_too_small"),
        (vec![("amount", "1000"), ("currency", "zzz")], ""),
        (vec![("amount", "150"), ("currency", "isk")], "invalid_charge_amount_no_decimal_compatible"),
        (vec![("currency", "usd")], "parameter_missing"),
        (vec![("amount", "1000"), ("currency", "usd"), ("ammount", "1")], "parameter_unknown"),
        (
            vec![("amount", "1000"), ("currency", "usd"), ("payment_method_types[]", "konbini")],
            "payment_intent_invalid_parameter",
        ),
        (vec![("amount", "1000"), ("currency", "usd"), ("customer", "cus_nobody")], "resource_missing"),
    ] {
        let answer = peer.post("/v1/payment_intents", &pairs).await;

        assert_eq!((answer.status, answer.error("code")), (400, code), "{pairs:?}");
        assert_eq!(answer.error("type"), "invalid_request_error");
    }
}

#[tokio::test]
async fn keys_and_versions_are_checked() {
    let peer = Peer::start().await;
    let get = |headers: &'static [(&str, &str)]| peer.send("GET", "/v1/events", &[], headers);

    let basic = get(&[("authorization", "Basic c2tfdGVzdF8xMjM6")]).await.unwrap();
    let live = get(&[("authorization", "Bearer sk_live_x")]).await.unwrap();
    let other_version = get(&[("stripe-version", "2020-08-27")]).await.unwrap();
    let browser = get(&[("authorization", "Bearer pk_test_tessera")]).await.unwrap();
    let nobody = reqwest::get(format!("{}/v1/events", peer.running.url())).await.unwrap();
    let no_version = format!("{}/v1/events?key=sk_test_x", peer.running.url());

    assert_eq!((basic.status, live.status, other_version.status, browser.status), (200, 401, 400, 401));
    assert_eq!(nobody.status(), 401);
    assert_eq!(reqwest::get(no_version).await.unwrap().status(), 400);
}

#[tokio::test]
async fn a_browser_needs_the_secret_and_sees_no_metadata() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    let path = format!("/v1/payment_intents/{}", id(&intent));
    let secret = intent["client_secret"].as_str().unwrap();
    let url =
        |secret: &str| format!("{}{path}?key=pk_test_tessera&client_secret={secret}", peer.running.url());

    let right = reqwest::get(url(secret)).await.unwrap();
    let wrong = reqwest::get(url("pi_x_secret_y")).await.unwrap();

    assert_eq!(right.status(), 200);
    let shown: serde_json::Value = serde_json::from_slice(&right.bytes().await.unwrap()).unwrap();
    assert_eq!(shown["status"], "requires_payment_method");
    assert!(shown.get("metadata").is_none() && shown.get("customer").is_none());
    assert_eq!(wrong.status(), 404);
}

#[tokio::test]
async fn expand_replaces_ids_with_objects() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    peer.pay(&intent, "4242424242424242").await.ok();

    let path = format!("/v1/payment_intents/{}", id(&intent));
    let shown = peer.get(&path, &[("expand[]", "latest_charge.balance_transaction")]).await.ok();

    let money = &shown["latest_charge"]["balance_transaction"];
    assert_eq!(money["net"], money["amount"].as_i64().unwrap() - money["fee"].as_i64().unwrap());
}

#[tokio::test]
async fn events_are_listed_by_time_type_and_page() {
    let peer = Peer::start().await;
    for _ in 0..3 {
        let intent = peer.intent().await;
        peer.pay(&intent, "4242424242424242").await.ok();
    }

    let succeeded = [("types[]", "payment_intent.succeeded"), ("limit", "2")];
    let first = peer.get("/v1/events", &succeeded).await.ok();
    let last = id(&first["data"][1]).to_owned();
    let rest = peer.get("/v1/events", &[succeeded[0], ("starting_after", &last)]).await.ok();
    let none = peer.get("/v1/events", &[("created[gte]", "9999999999")]).await.ok();

    assert_eq!((first["data"].as_array().unwrap().len(), &first["has_more"]), (2, &true.into()));
    assert_eq!((rest["data"].as_array().unwrap().len(), &rest["has_more"]), (1, &false.into()));
    assert_eq!(none["data"].as_array().unwrap().len(), 0);
}
