//! Subscriptions: the first invoice, renewals by the clock, and every way to end.

use serde_json::{Value, json};

use crate::support::{Peer, id};

const MONTH: i64 = 32 * 86_400;

async fn subscribe(peer: &Peer) -> Value {
    let customer = peer.post("/v1/customers", &[("email", "a@example.com")]).await.ok();
    peer.post("/v1/products", &[("id", "prod_vip"), ("name", "Member")]).await.ok();
    let pairs = [
        ("customer", id(&customer)),
        ("items[0][price_data][currency]", "eur"),
        ("items[0][price_data][product]", "prod_vip"),
        ("items[0][price_data][unit_amount]", "999"),
        ("items[0][price_data][recurring][interval]", "month"),
        ("payment_behavior", "default_incomplete"),
        ("payment_settings[save_default_payment_method]", "on_subscription"),
        ("metadata[order]", "A-1"),
        ("expand[]", "latest_invoice.confirmation_secret"),
        ("expand[]", "latest_invoice.payments"),
    ];
    peer.post("/v1/subscriptions", &pairs).await.ok()
}

async fn pay_first_bill(peer: &Peer, subscription: &Value, method: &str) -> Value {
    let payment = &subscription["latest_invoice"]["payments"]["data"][0]["payment"];
    let path = format!("/v1/payment_intents/{}/confirm", payment["payment_intent"].as_str().unwrap());
    peer.post(&path, &[("payment_method", method)]).await.body
}

async fn now_at(peer: &Peer, subscription: &Value) -> Value {
    peer.get(&format!("/v1/subscriptions/{}", id(subscription)), &[]).await.ok()
}

async fn pass(peer: &Peer, seconds: i64) {
    peer.control("clock", json!({ "advance_s": seconds })).await.ok();
}

#[tokio::test]
async fn a_subscription_begins_with_its_first_invoice_and_renews_automatically() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    assert_eq!(subscription["status"], "incomplete");
    let secret = &subscription["latest_invoice"]["confirmation_secret"]["client_secret"];
    assert!(secret.as_str().unwrap().contains("_secret_"));

    pay_first_bill(&peer, &subscription, "pm_card_visa").await;
    let active = now_at(&peer, &subscription).await;
    pass(&peer, MONTH).await;
    let renewed = now_at(&peer, &subscription).await;

    assert_eq!(active["status"], "active");
    assert!(active["default_payment_method"].is_string());
    assert_eq!(renewed["status"], "active");
    let (before, after) = (&active["items"]["data"][0], &renewed["items"]["data"][0]);
    assert_eq!(after["current_period_start"], before["current_period_end"]);
    assert_ne!(renewed["latest_invoice"], active["latest_invoice"]);
    assert_eq!(peer.ledger_of("charge"), 2);
    assert!(peer.ledger().iter().all(|entry| entry["metadata"]["order"] == "A-1"));
    let events = peer.events().await;
    assert_eq!(events.iter().filter(|what| *what == "invoice.paid").count(), 2);
    assert!(events.contains(&"customer.subscription.created".to_owned()));
}

#[tokio::test]
async fn a_renewal_is_a_draft_for_an_hour_and_its_payment_has_no_metadata() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    pay_first_bill(&peer, &subscription, "pm_card_visa").await;
    let end = now_at(&peer, &subscription).await["items"]["data"][0]["current_period_end"].as_i64().unwrap();
    let now = peer.control("clock", json!({})).await.ok()["now"].as_i64().unwrap();
    let query = [("subscription", id(&subscription)), ("expand[]", "data.payments")];

    pass(&peer, end - now + 60).await;
    let draft = peer.get("/v1/invoices", &query).await.ok();
    pass(&peer, 3600).await;
    let paid = peer.get("/v1/invoices", &query).await.ok();

    let newest = &draft["data"][0];
    assert_eq!(
        (&newest["status"], &newest["billing_reason"]),
        (&json!("draft"), &json!("subscription_cycle"))
    );
    assert!(newest.get("payments").is_none());
    let newest = &paid["data"][0];
    assert_eq!((&newest["status"], paid["data"].as_array().unwrap().len()), (&json!("paid"), 2));
    let intent = newest["payments"]["data"][0]["payment"]["payment_intent"].as_str().unwrap();
    let intent = peer.get(&format!("/v1/payment_intents/{intent}"), &[]).await.ok();
    assert_eq!((&intent["status"], &intent["metadata"]), (&json!("succeeded"), &json!({})));
    assert_eq!(peer.ledger()[1]["metadata"]["order"], "A-1", "the ledger still knows what it is for");
}

#[tokio::test]
async fn the_intent_of_an_invoice_cannot_be_cancelled_and_a_price_needs_a_product() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    let payment = &subscription["latest_invoice"]["payments"]["data"][0]["payment"]["payment_intent"];
    let pairs = [
        ("customer", subscription["customer"].as_str().unwrap()),
        ("items[0][price_data][currency]", "eur"),
        ("items[0][price_data][product]", "prod_unknown"),
        ("items[0][price_data][unit_amount]", "999"),
        ("items[0][price_data][recurring][interval]", "month"),
    ];

    let cancelled =
        peer.post(&format!("/v1/payment_intents/{}/cancel", payment.as_str().unwrap()), &[]).await;
    let unknown = peer.post("/v1/subscriptions", &pairs).await;

    assert_eq!(cancelled.status, 400);
    assert_eq!((unknown.status, &unknown.body["error"]["code"]), (400, &json!("resource_missing")));
}

#[tokio::test]
async fn moving_the_clock_far_ahead_runs_every_renewal() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    pay_first_bill(&peer, &subscription, "pm_card_visa").await;

    pass(&peer, 366 * 86_400).await;

    assert_eq!(peer.ledger_of("charge"), 13);
}

#[tokio::test]
async fn a_subscription_cancelled_at_period_end_runs_until_then() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    pay_first_bill(&peer, &subscription, "pm_card_visa").await;
    let path = format!("/v1/subscriptions/{}", id(&subscription));

    let leaving = peer.post(&path, &[("cancel_at_period_end", "true")]).await.ok();
    pass(&peer, 86_400).await;
    let meanwhile = now_at(&peer, &subscription).await;
    pass(&peer, MONTH).await;
    let over = now_at(&peer, &subscription).await;

    assert_eq!(leaving["cancel_at_period_end"], true);
    assert_eq!(meanwhile["status"], "active");
    assert_eq!(over["status"], "canceled");
    assert_eq!(peer.ledger_of("charge"), 1);
    assert!(peer.events().await.contains(&"customer.subscription.deleted".to_owned()));
}

#[tokio::test]
async fn a_subscription_cancelled_now_ends_now() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    pay_first_bill(&peer, &subscription, "pm_card_visa").await;
    let path = format!("/v1/subscriptions/{}", id(&subscription));

    let over = peer.send("DELETE", &path, &[], &[]).await.unwrap().ok();
    let again = peer.send("DELETE", &path, &[], &[]).await.unwrap();

    assert_eq!(over["status"], "canceled");
    assert_eq!(again.status, 404);
}

#[tokio::test]
async fn an_unpaid_first_invoice_expires() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;

    pass(&peer, 24 * 3600).await;

    assert_eq!(now_at(&peer, &subscription).await["status"], "incomplete_expired");
    assert_eq!(
        pay_first_bill(&peer, &subscription, "pm_card_visa").await["error"]["type"],
        "invalid_request_error"
    );
}

#[tokio::test]
async fn a_card_that_stops_paying_makes_it_past_due_and_then_canceled() {
    let peer = Peer::start().await;
    let subscription = subscribe(&peer).await;
    pay_first_bill(&peer, &subscription, "pm_card_visa").await;
    let customer = subscription["customer"].as_str().unwrap();
    let bad = peer
        .post("/v1/payment_methods/pm_card_chargeCustomerFail/attach", &[("customer", customer)])
        .await
        .ok();
    let path = format!("/v1/subscriptions/{}", id(&subscription));
    peer.post(&path, &[("default_payment_method", id(&bad))]).await.ok();

    pass(&peer, MONTH).await;
    let due = now_at(&peer, &subscription).await;
    pass(&peer, 20 * 86_400).await;
    let over = now_at(&peer, &subscription).await;

    assert_eq!(due["status"], "past_due");
    assert_eq!(over["status"], "canceled");
    let failures = peer.events().await.iter().filter(|what| *what == "invoice.payment_failed").count();
    assert_eq!(failures, 4);
}
