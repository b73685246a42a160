//! Every object and event has the expected shape: the types that async-stripe generates from Stripe's own
//! specification can read it, and no key of Stripe's published examples is missing.

use std::collections::{BTreeMap, BTreeSet};

use miniserde::json::from_str;
use serde_json::{Value, json};

use crate::support::{Peer, id};

/// Does everything once and returns all events.
async fn a_busy_day(peer: &Peer) -> Vec<Value> {
    let customer = peer.post("/v1/customers", &[("email", "a@example.com"), ("name", "A")]).await.ok();
    for (currency, kind, method) in [
        ("usd", "card", "pm_card_visa"),
        ("eur", "card", "pm_card_amex"),
        ("usd", "card", "pm_card_chargeDeclined"),
        ("usd", "card", "pm_card_createDispute"),
        ("usd", "card", "pm_card_refundFail"),
        ("jpy", "card", "pm_card_authenticationRequired"),
    ] {
        let intent = peer.intent_in("12900", currency, kind).await;
        let confirmed = peer.confirm(&intent, &[("payment_method", method)]).await;
        if confirmed.body["status"] == "requires_action" {
            let path = format!("intents/{}/authenticate", id(&intent));
            peer.control(&path, json!({ "outcome": "pass" })).await.ok();
        }
        if confirmed.status == 200 && method != "pm_card_createDispute" {
            peer.post("/v1/refunds", &[("payment_intent", id(&intent)), ("reason", "duplicate")]).await.ok();
        }
    }
    for (currency, kind) in
        [("eur", "ideal"), ("jpy", "konbini"), ("brl", "boleto"), ("mxn", "oxxo"), ("eur", "sepa_debit")]
    {
        let intent = peer.intent_in("12900", currency, kind).await;
        let pairs = [("payment_method_data[type]", kind), ("return_url", "https://shop.example/")];
        peer.confirm(&intent, &pairs).await.ok();
        if kind != "ideal" {
            let path = format!("intents/{}/settle", id(&intent));
            peer.control(&path, json!({ "outcome": "succeed" })).await.ok();
        }
    }
    let cancelled = peer.intent().await;
    peer.post(&format!("/v1/payment_intents/{}/cancel", id(&cancelled)), &[]).await.ok();
    peer.post("/v1/products", &[("id", "prod_vip"), ("name", "Member")]).await.ok();
    let subscription = [
        ("customer", id(&customer)),
        ("items[0][price_data][currency]", "eur"),
        ("items[0][price_data][product]", "prod_vip"),
        ("items[0][price_data][unit_amount]", "999"),
        ("items[0][price_data][recurring][interval]", "month"),
        ("default_payment_method", "pm_card_visa"),
    ];
    peer.post("/v1/subscriptions", &subscription).await.ok();
    peer.control("clock", json!({ "advance_s": 40 * 86_400 })).await.ok();

    let mut events = Vec::new();
    let mut last: Option<String> = None;
    loop {
        let mut pairs = vec![("limit", "100")];
        if let Some(last) = &last {
            pairs.push(("starting_after", last.as_str()));
        }
        let page = peer.get("/v1/events", &pairs).await.ok();
        events.extend(page["data"].as_array().unwrap().clone());
        last = events.last().map(|event| id(event).to_owned());
        if page["has_more"] == false {
            return events;
        }
    }
}

/// Whether the generated type can read it, without unknown enum values.
fn reads<T: miniserde::Deserialize + std::fmt::Debug>(value: &Value) -> Result<(), String> {
    let read: T = from_str(&value.to_string()).map_err(|_| "it can't be read".to_owned())?;
    let read = format!("{read:?}");
    match read.find("Unknown(") {
        Some(place) => Err(format!("an unknown word: {}", &read[place..read.len().min(place + 60)])),
        None => Ok(()),
    }
}

fn read_by_type(value: &Value) -> Result<(), String> {
    match value["object"].as_str().unwrap_or_default() {
        "balance_transaction" => reads::<stripe_shared::BalanceTransaction>(value),
        "charge" => reads::<stripe_shared::Charge>(value),
        "customer" => reads::<stripe_shared::Customer>(value),
        "dispute" => reads::<stripe_shared::Dispute>(value),
        "event" => reads::<stripe_shared::Event>(value),
        "invoice" => reads::<stripe_shared::Invoice>(value),
        "payment_intent" => reads::<stripe_shared::PaymentIntent>(value),
        "payment_method" => reads::<stripe_shared::PaymentMethod>(value),
        "product" => reads::<stripe_shared::Product>(value),
        "refund" => reads::<stripe_shared::Refund>(value),
        "subscription" => reads::<stripe_shared::Subscription>(value),
        other => Err(format!("{other:?} is no object of the peer")),
    }
}

#[tokio::test]
async fn generated_types_read_every_object_and_event() {
    let peer = Peer::start().await;
    let events = a_busy_day(&peer).await;
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();

    for event in &events {
        read_by_type(event).unwrap_or_else(|why| panic!("{why}\n{event:#}"));
        let object = &event["data"]["object"];
        read_by_type(object).unwrap_or_else(|why| panic!("{} {why}\n{object:#}", event["type"]));
        *seen.entry(event["type"].as_str().unwrap().to_owned()).or_default() += 1;
    }
    for row in
        peer.get("/v1/balance_transactions", &[("limit", "100")]).await.ok()["data"].as_array().unwrap()
    {
        read_by_type(row).unwrap_or_else(|why| panic!("{why}\n{row:#}"));
    }

    let promised = [
        "payment_intent.created",
        "payment_intent.processing",
        "payment_intent.requires_action",
        "payment_intent.succeeded",
        "payment_intent.payment_failed",
        "payment_intent.canceled",
        "charge.succeeded",
        "charge.failed",
        "charge.refunded",
        "charge.updated",
        "refund.created",
        "refund.updated",
        "refund.failed",
        "charge.dispute.created",
        "customer.created",
        "customer.subscription.created",
        "customer.subscription.updated",
        "invoice.paid",
    ];
    let missing: Vec<&str> = promised.into_iter().filter(|what| !seen.contains_key(*what)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[tokio::test]
async fn generated_types_read_expanded_objects_and_errors() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;
    let declined = peer.pay(&intent, "4000000000009995").await;
    reads::<stripe_shared::ApiErrors>(&declined.body["error"]).unwrap();
    peer.pay(&intent, "4242424242424242").await.ok();

    let expand = [("expand[]", "latest_charge.balance_transaction"), ("expand[]", "payment_method")];
    let shown = peer.get(&format!("/v1/payment_intents/{}", id(&intent)), &expand).await.ok();

    assert!(shown["latest_charge"]["balance_transaction"].is_object() && shown["payment_method"].is_object());
    read_by_type(&shown).unwrap_or_else(|why| panic!("{why}\n{shown:#}"));
}

#[tokio::test]
async fn no_key_of_stripes_examples_is_missing() {
    let peer = Peer::start().await;
    let mut objects: Vec<Value> = Vec::new();
    for event in a_busy_day(&peer).await {
        objects.push(event["data"]["object"].clone());
        objects.push(event);
    }
    let intent =
        objects.iter().find(|object| object["object"] == "payment_intent" && object["status"] == "succeeded");
    let method = intent.unwrap()["payment_method"].as_str().unwrap().to_owned();
    objects.push(peer.get(&format!("/v1/payment_methods/{method}"), &[]).await.ok());
    let list = peer.get("/v1/balance_transactions", &[]).await.ok();
    objects.extend(list["data"].as_array().unwrap().clone());

    let examples: BTreeMap<String, Value> = serde_json::from_str(include_str!("shapes.json")).unwrap();
    let mut checked = BTreeSet::new();
    for (path, keys) in examples.iter().filter(|(path, _)| *path != "source") {
        let (kind, pointer) = path.split_once('.').unwrap_or((path, ""));
        let pointer = pointer
            .split('.')
            .filter(|step| !step.is_empty())
            .fold(String::new(), |all, step| all + "/" + step);
        for object in objects.iter().filter(|object| object["object"] == kind) {
            let Some(part) = object.pointer(&pointer).filter(|part| part.is_object()) else { continue };
            for key in keys.as_array().unwrap() {
                let key = key.as_str().unwrap();
                // A method that isn't a card has its own field instead.
                let other_kind = key == "card" && object["type"] != "card";
                assert!(part.get(key).is_some() || other_kind, "{path} lacks {key}:\n{part:#}");
            }
            checked.insert(path.as_str());
        }
    }
    let unseen: Vec<&String> =
        examples.keys().filter(|path| *path != "source" && !checked.contains(path.as_str())).collect();
    assert!(unseen.is_empty(), "nothing was compared: {unseen:?}");
}
