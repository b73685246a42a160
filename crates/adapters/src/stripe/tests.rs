//! Messages in the provider's documented shapes, read into our words.

use domain::{
    money::{Currency, Money},
    payment::{AttemptState, BalanceKind, DisputeNews},
    refund,
};
use serde_json::json;

use super::*;

const ATTEMPT: Uuid = Uuid::from_u128(0x0192_0000_0000_7000_8000_0000_0000_0001);
const REFUND: Uuid = Uuid::from_u128(0x0192_0000_0000_7000_8000_0000_0000_0002);

fn intent(status: &str) -> Value {
    json!({
        "id": "pi_1", "object": "payment_intent", "amount": 1280, "amount_capturable": 0, "amount_received": 0,
        "automatic_payment_methods": {"allow_redirects": "always", "enabled": true}, "currency": "jpy",
        "client_secret": "pi_1_secret_hush", "created": 1_800_000_000, "description": "Tessera", "last_payment_error": null,
        "latest_charge": null, "livemode": false, "metadata": {"attempt": ATTEMPT, "purchase": REFUND},
        "next_action": null, "payment_method": null, "payment_method_types": ["card", "konbini"],
        "receipt_email": "grace@example.com", "status": status,
    })
}

fn event(kind: &str, object: &Value) -> Value {
    json!({
        "id": "evt_1", "object": "event", "api_version": VERSION, "created": 1_800_000_009, "data": {"object": object},
        "livemode": false, "pending_webhooks": 1, "request": {"id": null, "idempotency_key": null}, "type": kind,
    })
}

fn read(kind: &str, object: &Value) -> News {
    read_event(event(kind, object)).expect("a message").news
}

fn intent_news(kind: &str, object: &Value) -> IntentNews {
    match read(kind, object) {
        News::Intent(news) => news,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_state_of_an_intent_is_known() {
    for (status, expected) in [
        ("requires_payment_method", AttemptState::Waiting),
        ("requires_confirmation", AttemptState::Waiting),
        ("requires_action", AttemptState::Acting),
        ("processing", AttemptState::Processing),
        ("requires_capture", AttemptState::Processing),
        ("canceled", AttemptState::Cancelled),
        ("succeeded", AttemptState::Succeeded),
    ] {
        let news = intent_news("payment_intent.created", &intent(status));
        assert_eq!((news.known.state, news.attempt), (expected, Some(ATTEMPT)), "{status}");
        assert_eq!(news.known.as_of.as_second(), 1_800_000_009);
        assert_eq!(news.money, Some(Money::new(Currency::JPY, 128_000)));
    }
    assert_eq!(read("payment_intent.created", &intent("requires_a_miracle")), News::Other);
}

#[test]
fn money_that_came_is_told_with_its_charge() {
    let mut paid = intent("succeeded");
    paid["amount_received"] = json!(1280);
    paid["latest_charge"] = json!("ch_1");
    let charge = json!({
        "id": "ch_1", "object": "charge", "amount": 1280, "amount_captured": 1280, "amount_refunded": 0, "captured": true,
        "currency": "jpy", "metadata": {"attempt": ATTEMPT}, "paid": true, "payment_intent": "pi_1", "status": "succeeded",
        "payment_method_details": {"type": "konbini", "konbini": {"store": {"chain": "lawson"}}},
        "billing_details": {"email": "grace@example.com"},
    });

    let of_intent = intent_news("payment_intent.succeeded", &paid);
    let of_charge = intent_news("charge.succeeded", &charge);
    paid["latest_charge"] = charge;
    let whole = intent_news("payment_intent.succeeded", &paid);

    assert_eq!(of_intent.received, Some(Money::new(Currency::JPY, 128_000)));
    assert_eq!((of_intent.charge.as_deref(), of_intent.method.as_deref()), (Some("ch_1"), None));
    assert_eq!(of_charge, IntentNews { method: Some("konbini".to_owned()), ..of_intent });
    assert_eq!(whole, of_charge);
}

#[test]
fn a_declined_card_leaves_the_intent_open_and_says_why() {
    let mut declined = intent("requires_payment_method");
    declined["last_payment_error"] = json!({
        "type": "card_error", "code": "card_declined", "decline_code": "insufficient_funds",
        "message": "Your card has insufficient funds.", "payment_method": {"id": "pm_1", "type": "card"},
    });
    let news = intent_news("payment_intent.payment_failed", &declined);
    assert_eq!(news.known.state, AttemptState::Declined);
    assert_eq!((news.failure.as_deref(), news.method.as_deref()), (Some("insufficient_funds"), Some("card")));
    assert_eq!(news.received, None);
}

#[test]
fn money_in_a_currency_that_is_not_ours_has_no_amount() {
    let mut foreign = intent("succeeded");
    foreign["currency"] = json!("kwd");
    let news = intent_news("payment_intent.succeeded", &foreign);
    assert_eq!((news.money, news.received), (None, None));
}

#[test]
fn a_refund_is_told_with_our_own_id() {
    for (status, expected) in [
        ("pending", refund::State::Pending),
        ("requires_action", refund::State::Pending),
        ("succeeded", refund::State::Succeeded),
        ("failed", refund::State::Failed),
        ("canceled", refund::State::Failed),
    ] {
        let object = json!({
            "id": "re_1", "object": "refund", "amount": 799, "charge": "ch_1", "currency": "eur", "metadata": {"refund": REFUND},
            "payment_intent": "pi_1", "reason": null, "status": status, "failure_reason": "expired_or_canceled_card",
        });
        let News::Refund(news) = read("refund.updated", &object) else { panic!("{status}") };
        assert_eq!((news.state, news.id), (expected, Some(REFUND)), "{status}");
        assert_eq!(news.money, Some(Money::new(Currency::EUR, 799)));
        assert_eq!((news.refund.as_str(), news.intent.as_deref()), ("re_1", Some("pi_1")));
    }
}

#[test]
fn a_dispute_is_open_until_it_is_decided_and_a_question_is_none() {
    let dispute = |status: &str| {
        let object = json!({
            "id": "dp_1", "object": "dispute", "amount": 799, "charge": "ch_1", "currency": "eur", "metadata": {},
            "payment_intent": "pi_1", "reason": "fraudulent", "status": status, "evidence": {"customer_name": "Grace"},
        });
        read("charge.dispute.updated", &object)
    };
    for (status, open, lost) in [
        ("needs_response", true, false),
        ("under_review", true, false),
        ("won", false, false),
        ("lost", false, true),
    ] {
        let News::Dispute(DisputeNews { open: is_open, lost: is_lost, .. }) = dispute(status) else {
            panic!("{status}")
        };
        assert_eq!((is_open, is_lost), (open, lost), "{status}");
    }
    assert_eq!(dispute("warning_needs_response"), News::Other);
}

#[test]
fn what_is_private_is_not_kept_with_a_message() {
    let kept = read_event(event("payment_intent.succeeded", &intent("succeeded"))).expect("a message");
    let text = format!("{kept:?}");
    assert!(!text.contains("grace") && !text.contains("hush"), "{text}");
    assert!(text.contains("pi_1"));
}

#[test]
fn a_message_of_another_version_says_only_what_it_speaks_of() {
    let mut other = event("payment_intent.succeeded", &intent("succeeded"));
    other["api_version"] = json!("2025-03-31.basil");
    let read = read_event(other).expect("a message");
    assert_eq!((read.news, read.object.as_deref()), (News::Other, Some("pi_1")));
}

#[test]
fn a_kind_nobody_knows_is_no_error_but_a_known_one_without_its_fields_is() {
    assert_eq!(read("customer.created", &json!({"id": "cus_1"})), News::Other);
    assert!(read_event(event("payment_intent.succeeded", &json!({"id": "pi_1"}))).is_err());
}

#[test]
fn the_books_are_read_in_the_buyers_currency() {
    let line = |kind: &str, amount: i64, source: Value| {
        let line = json!({
            "id": "txn_1", "object": "balance_transaction", "amount": amount, "created": 1_800_000_000, "currency": "eur",
            "fee": 40, "net": amount - 40, "source": source, "type": kind, "reporting_category": kind,
        });
        serde_json::from_value::<BookLine>(line).expect("a line").read()
    };
    let source = |id: &str| json!({"id": id, "amount": 1280, "currency": "jpy"});

    let charge = line("charge", 790, source("ch_1")).expect("a charge");
    let refund = line("payment_refund", -790, source("re_1")).expect("a refund");
    let dispute = line("adjustment", -790, source("dp_1")).expect("a dispute");
    let plain = line("charge", 790, json!("ch_2")).expect("a charge");

    assert_eq!((charge.kind, charge.money), (BalanceKind::Charge, Money::new(Currency::JPY, 128_000)));
    assert_eq!((refund.kind, refund.money), (BalanceKind::Refund, Money::new(Currency::JPY, -128_000)));
    assert_eq!((dispute.kind, dispute.money.amount), (BalanceKind::Dispute, -128_000));
    assert_eq!((plain.source.as_str(), plain.money), ("ch_2", Money::new(Currency::EUR, 790)));
    assert_eq!(line("stripe_fee", -40, Value::Null), None);
}

#[test]
fn no_secret_is_printed() {
    let settings = Settings {
        api_url: "https://api.stripe.com",
        secret_key: "sk_hush",
        webhook_secrets: "whsec_hush, ,whsec_hush2",
        budget: Duration::from_secs(1),
    };
    let stripe = Stripe::new(&settings).expect("settings");
    assert!(!format!("{stripe:?} {:?}", stripe.client).contains("hush"));
    assert_eq!(stripe.webhook_secrets.len(), 2);
}
