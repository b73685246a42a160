//! Methods that aren't cards: slips, debits, banks' pages.

use pspsim::Settings;
use serde_json::{Value, json};

use crate::support::{Peer, eventually, id};

async fn confirmed(peer: &Peer, currency: &str, kind: &str) -> Value {
    let intent = peer.intent_in("12900", currency, kind).await;
    let pairs = [("payment_method_data[type]", kind), ("return_url", "https://shop.example/back")];
    peer.confirm(&intent, &pairs).await.ok()
}

async fn settle(peer: &Peer, intent: &Value, outcome: &str) -> Value {
    peer.control(&format!("intents/{}/settle", id(intent)), json!({ "outcome": outcome })).await.ok()
}

#[tokio::test]
async fn a_slip_is_shown_and_paid_later() {
    let peer = Peer::start().await;
    for (currency, kind) in [("jpy", "konbini"), ("brl", "boleto"), ("mxn", "oxxo")] {
        let intent = confirmed(&peer, currency, kind).await;
        assert_eq!(intent["status"], "requires_action");
        let details = &intent["next_action"][format!("{kind}_display_details")];
        assert!(details["hosted_voucher_url"].is_string(), "{kind}");

        let paid = settle(&peer, &intent, "succeed").await;

        assert_eq!(paid["status"], "succeeded", "{kind}");
    }
    assert_eq!(peer.ledger_of("charge"), 3);
}

#[tokio::test]
async fn a_slip_that_nobody_pays_expires() {
    let peer = Peer::start().await;
    let intent = confirmed(&peer, "jpy", "konbini").await;

    peer.control("clock", json!({ "advance_s": 2 * 86_400 })).await.ok();
    assert_eq!(peer.status(&intent).await, "requires_action");
    peer.control("clock", json!({ "advance_s": 86_400 })).await.ok();

    let path = format!("/v1/payment_intents/{}", id(&intent));
    let expired = peer.get(&path, &[]).await.ok();
    assert_eq!(expired["status"], "requires_payment_method");
    assert_eq!(expired["last_payment_error"]["code"], "payment_intent_payment_attempt_expired");
    assert!(peer.events().await.contains(&"payment_intent.payment_failed".to_owned()));
}

#[tokio::test]
async fn a_slip_paid_on_its_last_day_is_confirmed_days_later() {
    for (currency, kind, days, waits) in
        [("brl", "boleto", 3, 3), ("mxn", "oxxo", 5, 3), ("eur", "multibanco", 7, 6)]
    {
        let peer = Peer::start().await;
        let intents = [confirmed(&peer, currency, kind).await, confirmed(&peer, currency, kind).await];
        peer.control("clock", json!({ "advance_s": (days + waits) * 86_400 - 60 })).await.ok();
        assert_eq!(peer.status(&intents[0]).await, "requires_action", "{kind}");

        let paid = settle(&peer, &intents[0], "succeed").await;
        peer.control("clock", json!({ "advance_s": 120 })).await.ok();

        assert_eq!(paid["status"], "succeeded", "{kind}");
        assert_eq!(peer.status(&intents[1]).await, "requires_payment_method", "{kind}");
    }
}

#[tokio::test]
async fn methods_can_be_left_out() {
    let peer = Peer::start().await;
    let pairs = [
        ("amount", "12900"),
        ("currency", "mxn"),
        ("automatic_payment_methods[enabled]", "true"),
        ("excluded_payment_method_types[]", "oxxo"),
    ];
    let intent = peer.post("/v1/payment_intents", &pairs).await.ok();
    let refused = peer.confirm(&intent, &[("payment_method_data[type]", "oxxo")]).await;

    assert_eq!(intent["payment_method_types"], json!(["card"]));
    assert_eq!(intent["excluded_payment_method_types"], json!(["oxxo"]));
    assert_eq!((refused.status, refused.error("param")), (400, "payment_method"));
}

#[tokio::test]
async fn a_debit_waits_for_the_bank() {
    let peer = Peer::start().await;
    for (outcome, status) in [("succeed", "succeeded"), ("fail", "requires_payment_method")] {
        let intent = confirmed(&peer, "eur", "sepa_debit").await;
        assert_eq!(intent["status"], "processing");
        let charge =
            peer.get(&format!("/v1/charges/{}", intent["latest_charge"].as_str().unwrap()), &[]).await.ok();
        assert_eq!(charge["status"], "pending");

        let after = settle(&peer, &intent, outcome).await;

        assert_eq!(after["status"], status);
        assert_eq!(after["latest_charge"], intent["latest_charge"], "the charge stays the same");
    }
    assert_eq!((peer.ledger_of("charge"), peer.ledger_of("charge_failed")), (1, 1));
    assert!(peer.events().await.contains(&"payment_intent.processing".to_owned()));
}

#[tokio::test]
async fn what_is_settled_stays_settled() {
    let peer = Peer::start().await;
    let intent = confirmed(&peer, "eur", "sepa_debit").await;
    settle(&peer, &intent, "succeed").await;

    let again = peer.control(&format!("intents/{}/settle", id(&intent)), json!({ "outcome": "fail" })).await;

    assert_eq!(again.status, 400);
    assert_eq!(peer.status(&intent).await, "succeeded");
}

#[tokio::test]
async fn delayed_methods_can_succeed_automatically() {
    let peer = Peer::with(Settings { settle_after_s: Some(0), ..Settings::default() }).await;

    let intent = confirmed(&peer, "eur", "sepa_debit").await;

    eventually("the bank answers", || async { peer.status(&intent).await == "succeeded" }).await;
}

#[tokio::test]
async fn banks_pages_are_one_redirect_away() {
    let peer = Peer::start().await;
    for (currency, kind) in [
        ("eur", "ideal"),
        ("eur", "bancontact"),
        ("eur", "eps"),
        ("eur", "mb_way"),
        ("eur", "paypal"),
        ("pln", "p24"),
        ("pln", "blik"),
        ("brl", "pix"),
        ("cny", "alipay"),
        ("cny", "wechat_pay"),
        ("krw", "kakao_pay"),
        ("chf", "twint"),
    ] {
        let intent = confirmed(&peer, currency, kind).await;
        assert_eq!(intent["next_action"]["type"], "redirect_to_url", "{kind}");

        let path = format!("intents/{}/authenticate", id(&intent));
        let paid = peer.control(&path, json!({ "outcome": "pass" })).await.ok();

        assert_eq!(paid["status"], "succeeded", "{kind}");
    }
}

#[tokio::test]
async fn without_a_return_url_there_is_no_redirect() {
    let peer = Peer::start().await;
    let intent = peer.intent_in("1299", "eur", "ideal").await;

    let refused = peer.confirm(&intent, &[("payment_method_data[type]", "ideal")]).await;

    assert_eq!((refused.status, refused.error("param")), (400, "return_url"));
}

#[tokio::test]
async fn the_ledger_is_also_written_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.jsonl");
    let peer = Peer::with(Settings { ledger: Some(path.clone()), ..Settings::default() }).await;
    let intent = peer.intent().await;
    peer.pay(&intent, "4242424242424242").await.ok();

    let file = std::fs::read_to_string(path).unwrap();

    assert_eq!(file, peer.running.ledger());
    assert_eq!(file.lines().count(), 1);
}
