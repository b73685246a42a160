//! Money back: by refund, by dispute, and how both show in the balance.

use serde_json::{Value, json};

use crate::support::{Peer, id};

async fn paid(peer: &Peer, number: &str) -> Value {
    let intent = peer.intent().await;
    peer.pay(&intent, number).await.ok()
}

#[tokio::test]
async fn a_charge_is_refunded_in_parts_and_never_beyond_its_amount() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4242424242424242").await;
    let refund = async |amount: &str| {
        peer.post("/v1/refunds", &[("payment_intent", id(&intent)), ("amount", amount)]).await
    };

    let part = refund("1000").await.ok();
    let too_much = refund("300").await;
    let rest = peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await.ok();
    let nothing_left = refund("1").await;

    assert_eq!((part["status"].as_str(), part["amount"].as_i64()), (Some("succeeded"), Some(1000)));
    assert_eq!((too_much.status, too_much.error("param")), (400, "amount"));
    assert!(too_much.error("message").contains("greater than unrefunded amount on charge (2.99 usd)"));
    assert_eq!(rest["amount"], 299);
    assert_eq!((nothing_left.status, nothing_left.error("code")), (400, "charge_already_refunded"));
    let charge = peer.get(&format!("/v1/charges/{}", part["charge"].as_str().unwrap()), &[]).await.ok();
    assert_eq!((charge["amount_refunded"].as_i64(), charge["refunded"].as_bool()), (Some(1299), Some(true)));
    let list = peer.get("/v1/refunds", &[("payment_intent", id(&intent))]).await.ok();
    assert_eq!(list["data"].as_array().unwrap().len(), 2);
    assert_eq!(peer.ledger_of("refund"), 2);
    let events = peer.events().await;
    assert_eq!(events.iter().filter(|what| *what == "refund.created").count(), 2);
    assert_eq!(events.iter().filter(|what| *what == "charge.refunded").count(), 2);
}

#[tokio::test]
async fn a_refund_under_the_same_key_happens_once() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4242424242424242").await;
    let pairs = [("payment_intent", id(&intent)), ("amount", "100")];

    let first = peer.keyed("rf:1", "/v1/refunds", &pairs).await.ok();
    let second = peer.keyed("rf:1", "/v1/refunds", &pairs).await.ok();

    assert_eq!(first, second);
    assert_eq!(peer.ledger_of("refund"), 1);
}

#[tokio::test]
async fn a_refund_can_be_pending_first() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4000000000007726").await;

    let refund = peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await.ok();
    assert_eq!((refund["status"].as_str(), peer.ledger_of("refund")), (Some("pending"), 0));
    peer.control("clock", json!({ "advance_s": 60 })).await.ok();

    let later = peer.get(&format!("/v1/refunds/{}", id(&refund)), &[]).await.ok();
    assert_eq!((later["status"].as_str(), peer.ledger_of("refund")), (Some("succeeded"), 1));
    assert!(peer.events().await.contains(&"refund.updated".to_owned()));
}

#[tokio::test]
async fn a_refund_that_succeeded_can_fail_later() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4000000000005126").await;

    let refund = peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await.ok();
    assert_eq!(refund["status"], "succeeded");
    peer.control(&format!("refunds/{}/settle", id(&refund)), json!({ "outcome": "fail" })).await.ok();

    let later = peer.get(&format!("/v1/refunds/{}", id(&refund)), &[]).await.ok();
    assert_eq!((later["status"].as_str(), later["failure_reason"].is_string()), (Some("failed"), true));
    assert!(peer.events().await.contains(&"refund.failed".to_owned()));
    assert_eq!((peer.ledger_of("refund"), peer.ledger_of("refund_failed")), (1, 1));
    // The money is back, so it can be refunded again.
    assert_eq!(peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await.status, 200);
}

async fn paid_by_slip(peer: &Peer, currency: &str, kind: &str) -> Value {
    let intent = peer.intent_in("12900", currency, kind).await;
    peer.confirm(&intent, &[("payment_method_data[type]", kind)]).await.ok();
    peer.control(&format!("intents/{}/settle", id(&intent)), json!({ "outcome": "succeed" })).await.ok()
}

#[tokio::test]
async fn cash_is_refunded_to_a_bank_account_that_the_buyer_names() {
    let peer = Peer::start().await;
    let intent = paid_by_slip(&peer, "jpy", "konbini").await;
    let asked = [("payment_intent", id(&intent)), ("instructions_email", "grace@example.com")];

    let without = peer.post("/v1/refunds", &asked[..1]).await;
    let refund = peer.post("/v1/refunds", &asked).await.ok();
    peer.control("clock", json!({ "advance_s": 44 * 86_400 })).await.ok();
    let waiting = peer.get(&format!("/v1/refunds/{}", id(&refund)), &[]).await.ok();
    let path = format!("refunds/{}/settle", id(&refund));
    let done = peer.control(&path, json!({ "outcome": "succeed" })).await.ok();

    assert_eq!((without.status, without.error("param")), (400, "instructions_email"));
    assert_eq!(
        (&refund["status"], &waiting["status"]),
        (&json!("requires_action"), &json!("requires_action"))
    );
    let sent = &refund["next_action"]["display_details"]["email_sent"];
    assert_eq!(sent["email_sent_to"], "grace@example.com");
    assert_eq!(done["status"], "succeeded");
}

#[tokio::test]
async fn a_refund_without_a_named_account_fails() {
    let peer = Peer::start().await;
    let intent = paid_by_slip(&peer, "eur", "multibanco").await;
    let asked = [("payment_intent", id(&intent)), ("instructions_email", "grace@example.com")];
    let refund = peer.post("/v1/refunds", &asked).await.ok();

    peer.control("clock", json!({ "advance_s": 45 * 86_400 })).await.ok();

    let later = peer.get(&format!("/v1/refunds/{}", id(&refund)), &[]).await.ok();
    assert_eq!(later["status"], "failed");
}

#[tokio::test]
async fn some_slips_are_never_refunded_and_instructions_are_for_cash_only() {
    let peer = Peer::start().await;
    for (currency, kind) in [("brl", "boleto"), ("mxn", "oxxo")] {
        let intent = paid_by_slip(&peer, currency, kind).await;
        let asked = [("payment_intent", id(&intent)), ("instructions_email", "grace@example.com")];
        assert_eq!(peer.post("/v1/refunds", &asked).await.error("code"), "charge_not_refundable", "{kind}");
    }
    let card = paid(&peer, "4242424242424242").await;
    let asked = [("payment_intent", id(&card)), ("instructions_email", "grace@example.com")];
    assert_eq!(peer.post("/v1/refunds", &asked).await.error("param"), "instructions_email");
}

#[tokio::test]
async fn a_bank_takes_as_long_as_configured() {
    let peer = Peer::start().await;
    peer.control("refunds", json!({ "after_s": null })).await.ok();
    let intent = paid(&peer, "4000000000007726").await;
    let refund = peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await.ok();

    peer.control("clock", json!({ "advance_s": 30 * 86_400 })).await.ok();

    let later = peer.get(&format!("/v1/refunds/{}", id(&refund)), &[]).await.ok();
    assert_eq!(later["status"], "pending");
}

#[tokio::test]
async fn after_a_dispute_that_was_won_there_may_be_another() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4242424242424242").await;
    let path = format!("charges/{}/dispute", intent["latest_charge"].as_str().unwrap());
    let first = peer.control(&path, json!({})).await.ok();
    peer.control(&format!("disputes/{}/close", id(&first)), json!({ "status": "won" })).await.ok();

    let part = peer.post("/v1/refunds", &[("payment_intent", id(&intent)), ("amount", "99")]).await.ok();
    let second = peer.control(&path, json!({})).await.ok();
    peer.control(&format!("disputes/{}/close", id(&second)), json!({ "status": "lost" })).await.ok();
    let third = peer.control(&path, json!({})).await;

    assert_eq!(part["status"], "succeeded");
    assert_ne!(id(&first), id(&second));
    assert_eq!(third.status, 400);
}

#[tokio::test]
async fn nothing_can_be_refunded_before_it_was_paid() {
    let peer = Peer::start().await;
    let intent = peer.intent().await;

    let refused = peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await;

    assert_eq!((refused.status, refused.error("param")), (400, "payment_intent"));
}

#[tokio::test]
async fn a_disputed_card_withdraws_the_money_and_evidence_decides() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4000000000000259").await;
    let list = peer.get("/v1/disputes", &[("payment_intent", id(&intent))]).await.ok();
    let dispute = &list["data"][0];
    assert_eq!(
        (dispute["status"].as_str(), dispute["reason"].as_str()),
        (Some("needs_response"), Some("fraudulent"))
    );
    assert_eq!(dispute["balance_transactions"][0]["net"], -1299 - 1500);

    let path = format!("/v1/disputes/{}", id(dispute));
    let answered = peer.post(&path, &[("evidence[uncategorized_text]", "winning_evidence")]).await.ok();
    let unknown = peer.post(&path, &[("evidence[magic]", "x")]).await;

    assert_eq!(answered["status"], "won");
    assert_eq!(unknown.error("code"), "parameter_unknown");
    let events = peer.events().await;
    for what in ["charge.dispute.created", "charge.dispute.closed"] {
        assert!(events.contains(&what.to_owned()), "{what}");
    }
    assert_eq!((peer.ledger_of("dispute"), peer.ledger_of("dispute_closed")), (1, 1));
}

#[tokio::test]
async fn any_paid_charge_can_be_disputed_once() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4242424242424242").await;
    let path = format!("charges/{}/dispute", intent["latest_charge"].as_str().unwrap());

    let dispute = peer.control(&path, json!({ "reason": "product_not_received" })).await.ok();
    let again = peer.control(&path, json!({})).await;
    let refund = peer.post("/v1/refunds", &[("payment_intent", id(&intent))]).await;
    let lost =
        peer.control(&format!("disputes/{}/close", id(&dispute)), json!({ "status": "lost" })).await.ok();

    assert_eq!(dispute["reason"], "product_not_received");
    assert_eq!(again.status, 400);
    assert_eq!(refund.error("code"), "charge_disputed");
    assert_eq!(lost["status"], "lost");
}

#[tokio::test]
async fn the_balance_is_charges_minus_refunds_and_fees() {
    let peer = Peer::start().await;
    let intent = paid(&peer, "4242424242424242").await;
    peer.post("/v1/refunds", &[("payment_intent", id(&intent)), ("amount", "299")]).await.ok();

    let list = peer.get("/v1/balance_transactions", &[("limit", "100")]).await.ok();

    let rows = list["data"].as_array().unwrap();
    let sum = |name: &str| rows.iter().map(|row| row[name].as_i64().unwrap()).sum::<i64>();
    assert_eq!(sum("amount"), 1000);
    assert_eq!(sum("net"), 1000 - sum("fee"));
    let types: Vec<&str> = rows.iter().map(|row| row["type"].as_str().unwrap()).collect();
    assert_eq!(types, ["refund", "charge"]);
    let charges = peer.get("/v1/balance_transactions", &[("type", "charge")]).await.ok();
    assert_eq!(charges["data"].as_array().unwrap().len(), 1);
}
