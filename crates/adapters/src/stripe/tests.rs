//! Messages in the provider's documented shapes, translated into our types.

use std::collections::BTreeSet;

use domain::{
    money::{Currency, Money},
    payment::{AttemptState, BalanceKind, DisputeNews},
    refund,
};
use serde_json::json;
use uuid::Uuid;

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
    read_event(&event(kind, object)).expect("a message").news
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
        assert_eq!((news.known.state, news.attempt), (expected, Some(ATTEMPT.into())), "{status}");
        assert_eq!(news.known.as_of.as_second(), 1_800_000_009);
        assert_eq!(news.money, Some(Money::new(Currency::JPY, 128_000)));
    }
    assert_eq!(read("payment_intent.created", &intent("requires_a_miracle")), News::Other);
}

#[test]
fn a_received_payment_is_reported_with_its_charge() {
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
fn a_declined_card_leaves_the_intent_open_and_has_a_reason() {
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
fn money_in_a_currency_we_do_not_charge_has_no_amount() {
    let mut foreign = intent("succeeded");
    foreign["currency"] = json!("kwd");
    let news = intent_news("payment_intent.succeeded", &foreign);
    assert_eq!((news.money, news.received), (None, None));
}

#[test]
fn a_refund_is_reported_with_our_id() {
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
        assert_eq!((news.state, news.id), (expected, Some(REFUND.into())), "{status}");
        assert_eq!(news.asks_buyer, status == "requires_action");
        assert_eq!(news.money, Some(Money::new(Currency::EUR, 799)));
        assert_eq!((news.refund.as_str(), news.intent.as_deref()), ("re_1", Some("pi_1")));
    }
}

#[test]
fn a_dispute_is_open_until_decided_and_an_inquiry_is_not_a_dispute() {
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

/// What each method reveals about the payer, by Stripe's reference of charges. Every private value contains the
/// word "hush".
fn details_of_every_method() -> Vec<Value> {
    let plain = [
        "apple_pay",
        "blik",
        "fpx",
        "google_pay",
        "grabpay",
        "klarna",
        "mb_way",
        "mobilepay",
        "multibanco",
        "oxxo",
        "paynow",
        "paypay",
        "pix",
        "satispay",
        "swish",
        "twint",
        "zip",
    ];
    let reference = |kind: &&str| json!({"type": kind, *kind: {"reference": "hush", "buyer_id": "hush", "bank": "hush", "number": "hush"}});
    let bank = |kind: &str| json!({"type": kind, kind: {"bank": "hush", "bic": "HUSH", "iban_last4": "hush", "verified_name": "hush"}});
    let mut all: Vec<Value> = plain.iter().map(reference).collect();
    all.extend(["ideal", "bancontact", "eps", "p24", "sofort", "giropay"].map(bank));
    all.extend([
        json!({"type": "card", "card": {
            "brand": "visa", "country": "DE", "exp_month": 4, "exp_year": 2031, "fingerprint": "hush", "last4": "hush",
            "network_transaction_id": "hush", "wallet": {"type": "apple_pay", "dynamic_last4": "hush"},
        }}),
        json!({"type": "kr_card", "kr_card": {"brand": "kakaobank", "buyer_id": "hush", "last4": "hush"}}),
        json!({"type": "kakao_pay", "kakao_pay": {"buyer_id": "hush"}}),
        json!({"type": "naver_pay", "naver_pay": {"buyer_id": "hush"}}),
        json!({"type": "alipay", "alipay": {"buyer_id": "hush", "fingerprint": "hush", "transaction_id": "hush"}}),
        json!({"type": "wechat_pay", "wechat_pay": {"fingerprint": "hush", "transaction_id": "hush"}}),
        json!({"type": "cashapp", "cashapp": {"buyer_id": "hush", "cashtag": "$hush"}}),
        json!({"type": "paypal", "paypal": {
            "country": "DE", "payer_email": "hush@example.com", "payer_id": "hush", "payer_name": "hush",
        }}),
        json!({"type": "boleto", "boleto": {"tax_id": "hush"}}),
        json!({"type": "konbini", "konbini": {"store": {"chain": "lawson"}}}),
        json!({"type": "sepa_debit", "sepa_debit": {"fingerprint": "hush", "last4": "hush", "mandate": "hush"}}),
    ]);
    all
}

/// Everything the provider might send about a payment by this method.
fn messages_about(details: &Value) -> Vec<Value> {
    let billing = json!({"email": "hush@example.com", "name": "hush", "phone": "hush", "tax_id": "hush"});
    let method =
        json!({"id": "pm_1", "type": details["type"], "billing_details": billing, "card": {"last4": "hush"}});
    let mut acting = intent("requires_action");
    let shown = format!("{}_display_details", details["type"].as_str().expect("a type"));
    acting["next_action"] =
        json!({"type": shown, shown.clone(): {"hosted_voucher_url": "https://hush", "number": "hush"}});
    acting["receipt_email"] = json!("hush@example.com");
    acting["shipping"] = json!({"name": "hush", "address": {"line1": "hush"}});
    let mut failed = intent("requires_payment_method");
    failed["last_payment_error"] = json!({
        "type": "card_error", "code": "card_declined", "decline_code": "do_not_honor", "message": "hush",
        "payment_method": method, "charge": "ch_1",
    });
    failed["metadata"]["note"] = json!("hush");
    let mut paid = intent("succeeded");
    paid["latest_charge"] = json!({"id": "ch_1", "receipt_url": "https://hush"});
    let charge = json!({
        "id": "ch_1", "object": "charge", "amount": 1280, "amount_captured": 1280, "currency": "jpy", "paid": true,
        "captured": true, "status": "succeeded", "payment_intent": "pi_1", "payment_method": "pm_1",
        "payment_method_details": details, "billing_details": billing, "receipt_email": "hush@example.com",
        "receipt_url": "https://hush", "metadata": {"attempt": ATTEMPT}, "failure_message": "hush",
        "outcome": {"type": "authorized", "network_status": "approved_by_network", "seller_message": "hush"},
    });
    let refund = json!({
        "id": "re_1", "object": "refund", "amount": 1280, "currency": "jpy", "status": "requires_action",
        "payment_intent": "pi_1", "charge": "ch_1", "metadata": {"refund": REFUND}, "instructions_email": "hush@example.com",
        "next_action": {"type": "display_details", "display_details": {"email_sent": {"email_sent_to": "hush@example.com"}}},
        "destination_details": {"type": "card", "card": {"reference": "hush"}},
    });
    let dispute = json!({
        "id": "dp_1", "object": "dispute", "amount": 1280, "currency": "jpy", "status": "needs_response",
        "reason": "fraudulent", "payment_intent": "pi_1", "charge": "ch_1", "evidence": {"customer_name": "hush"},
        "payment_method_details": {"type": "card", "card": {"brand": "visa", "network_reason_code": "83"}},
    });
    vec![
        event("payment_intent.requires_action", &acting),
        event("payment_intent.payment_failed", &failed),
        event("payment_intent.succeeded", &paid),
        event("charge.succeeded", &charge),
        event("refund.updated", &refund),
        event("charge.dispute.created", &dispute),
    ]
}

fn paths(value: &Value, path: &str, all: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                paths(field, &path, all);
            }
        }
        _ => {
            all.insert(path.to_owned());
        }
    }
}

#[test]
fn only_ids_amounts_states_and_reasons_of_a_message_are_stored() {
    let mut kept = BTreeSet::new();
    for message in details_of_every_method().iter().flat_map(messages_about) {
        let read = read_event(&message).expect("a message");
        let text = read.body.to_string().to_lowercase();
        assert!(!text.contains("hush") && !text.contains('@'), "{message}\n{text}");
        paths(&read.body, "", &mut kept);
    }
    let golden = include_str!("kept.golden.txt");
    assert_eq!(kept.into_iter().collect::<Vec<_>>().join("\n") + "\n", golden);
}

#[test]
fn a_message_of_another_version_yields_only_its_object() {
    let mut other = event("payment_intent.succeeded", &intent("succeeded"));
    other["api_version"] = json!("2025-03-31.basil");
    let read = read_event(&other).expect("a message");
    assert_eq!((read.news, read.object.as_deref()), (News::Other, Some("pi_1")));
    assert_eq!(read.about, Some(About::Intent("pi_1".to_owned())));
}

#[test]
fn an_unreadable_message_yields_its_object_if_it_names_one() {
    let about = |kind: &str, object: Value| {
        let read = read_event(&event(kind, &object)).expect("a message");
        assert_eq!(read.news, News::Other);
        read.about
    };
    assert_eq!(about("customer.created", json!({"id": "cus_1"})), None);
    assert_eq!(
        about("payment_intent.succeeded", json!({"id": "pi_1"})),
        Some(About::Intent("pi_1".to_owned()))
    );
    assert_eq!(
        about("charge.succeeded", json!({"id": "ch_1", "payment_intent": "pi_1"})),
        Some(About::Intent("pi_1".to_owned()))
    );
    assert_eq!(about("refund.failed", json!({"id": "re_1"})), Some(About::Refund("re_1".to_owned())));
    assert_eq!(
        about("charge.dispute.closed", json!({"id": "dp_1"})),
        Some(About::Dispute("dp_1".to_owned()))
    );
    assert!(read_event(&event("payment_intent.succeeded", &json!({}))).is_err());
    assert!(read_event(&json!({"id": "evt_1"})).is_err());
}

#[test]
fn a_voucher_is_reported_with_its_method_and_deadline() {
    for (method, end) in [
        ("konbini", "expires_at"),
        ("boleto", "expires_at"),
        ("multibanco", "expires_at"),
        ("oxxo", "expires_after"),
    ] {
        let mut acting = intent("requires_action");
        let shown = format!("{method}_display_details");
        acting["next_action"] = json!({"type": shown, shown.clone(): {end: 1_800_259_200, "number": "1"}});
        // A card was tried before.
        acting["last_payment_error"] = json!({"code": "card_declined", "payment_method": {"type": "card"}});
        let news = intent_news("payment_intent.requires_action", &acting);
        assert_eq!(news.method.as_deref(), Some(method));
        assert_eq!(news.expires_at.map(Timestamp::as_second), Some(1_800_259_200), "{method}");
    }
    let mut bank = intent("requires_action");
    bank["next_action"] =
        json!({"type": "redirect_to_url", "redirect_to_url": {"url": "https://bank.example"}});
    bank["payment_method"] = json!({"id": "pm_1", "type": "ideal"});
    let news = intent_news("payment_intent.requires_action", &bank);
    assert_eq!((news.method.as_deref(), news.expires_at), (Some("ideal"), None));
}

#[test]
fn balance_lines_are_read_in_the_buyers_currency() {
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
