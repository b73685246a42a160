//! The payment provider's messages: whether they are signed, what a signed one says, and objects in its answers.

use std::time::Duration;

use adapters::stripe::{Settings, Stripe, VERSION, read_objects};
use app::ports::{PaymentProvider as _, WebhookError};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;

use super::{now, rule, text, verdict};
use crate::run::{Checked, Target, Verdict};

const SECRET: &str = "whsec_hostile";

const WORDS: [&str; 20] = [
    "null",
    "{}",
    "[]",
    "\"\"",
    "true",
    "\"id\":",
    "\"amount\":",
    "\"currency\":\"jpy\"",
    "\"currency\":\"kwd\"",
    "\"status\":\"succeeded\"",
    "\"metadata\":null",
    "\"payment_intent\":",
    "\"latest_charge\":{}",
    "warning_",
    "expires_at",
    "_display_",
    "\\u0000",
    "[[[[[[[[",
    "1e400",
    "succeeded",
];

pub(super) fn targets() -> anyhow::Result<[Target; 3]> {
    Ok([signatures()?, messages()?, objects()])
}

fn stripe() -> anyhow::Result<Stripe> {
    Stripe::new(&Settings {
        api_url: "http://127.0.0.1:1",
        secret_key: "sk_test_hostile",
        webhook_secrets: SECRET,
        budget: Duration::from_secs(1),
    })
}

fn sign(body: &[u8]) -> String {
    let time = now().as_second().to_string();
    let mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).expect("any length is a key");
    let mac = mac.chain_update(&time).chain_update(".").chain_update(body).finalize().into_bytes();
    let digits = domain::hex::hex(&mac);
    format!("t={time},v1={digits},v0={digits}")
}

/// The header, a line's end, and the body.
fn signatures() -> anyhow::Result<Target> {
    let stripe = stripe()?;
    let bodies: Vec<Vec<u8>> =
        all_messages().iter().map(|message| message.to_string().into_bytes()).collect();
    let examples = bodies.iter().map(|body| [sign(body).as_bytes(), b"\n", body].concat()).collect();
    let check = move |input: &[u8]| {
        let end = input.iter().position(|byte| *byte == b'\n').unwrap_or(input.len());
        let (header, body) = (text(&input[..end]), input.get(end + 1..).unwrap_or_default());
        match stripe.read_webhook(body, &header, now()) {
            Ok(_) => {
                rule(bodies.iter().any(|known| known == body), "no altered message is accepted")?;
                rule(header.contains(&now().as_second().to_string()), "no other time is accepted")?;
                Ok(Verdict::Accepted)
            }
            Err(WebhookError::Unreadable) => Err("a message that nobody signed was read".to_owned()),
            Err(_) => Ok(Verdict::Refused),
        }
    };
    let words = vec!["t=", "v1=", "v0=", ",", "=", "t=1800000301,", "t=+1800000000,", "v1=,", "\n"];
    Ok(Target { name: "the provider's signatures", examples, words, check: Box::new(check) })
}

/// Signed whatever it says: it must be read or refused.
fn messages() -> anyhow::Result<Target> {
    let stripe = stripe()?;
    let examples = all_messages().iter().map(|message| message.to_string().into_bytes()).collect();
    let check = move |input: &[u8]| match stripe.read_webhook(input, &sign(input), now()) {
        Ok(event) => {
            rule(event.body.pointer("/data/object/client_secret").is_none(), "no secret is kept")?;
            rule(event.body.pointer("/data/object/receipt_email").is_none(), "no address is kept")?;
            let again = stripe.read_webhook(input, &sign(input), now());
            rule(
                again.is_ok_and(|again| again.news == event.news && again.body == event.body),
                "it reads the same again",
            )?;
            Ok(verdict(true))
        }
        Err(WebhookError::Unreadable) => Ok(verdict(false)),
        Err(_) => Err("a signed message counts as forged".to_owned()),
    };
    Ok(Target { name: "the provider's messages", examples, words: WORDS.to_vec(), check: Box::new(check) })
}

fn objects() -> Target {
    let line = json!({"id": "txn_1", "type": "charge", "amount": 799, "currency": "eur", "created": 1_800_000_000, "source": {"id": "ch_1", "amount": 1280, "currency": "jpy"}});
    let plan = json!({"id": "sub_1", "status": "active", "cancel_at_period_end": false, "items": {"data": [{"current_period_end": 1_800_000_000}], "has_more": false}});
    let bill = json!({
        "id": "in_1", "amount_due": 799, "currency": "eur", "status": "paid", "billing_reason": "subscription_create", "attempt_count": 1,
        "payments": {"data": [{"payment": {"payment_intent": "pi_1"}}], "has_more": false}, "status_transitions": {"paid_at": 1_800_000_000},
    });
    let others = all_messages().into_iter().map(|mut message| message["data"]["object"].take());
    let examples = [line, plan, bill]
        .into_iter()
        .chain(others.filter(is_read))
        .map(|object| object.to_string().into_bytes());
    let check = |input: &[u8]| -> Checked {
        let read = read_objects(input, now());
        rule(read == read_objects(input, now()), "it reads the same again")?;
        Ok(verdict(!read.is_empty()))
    };
    Target {
        name: "the provider's objects",
        examples: examples.collect(),
        words: WORDS.to_vec(),
        check: Box::new(check),
    }
}

fn is_read(object: &Value) -> bool {
    !read_objects(object.to_string().as_bytes(), now()).is_empty()
}

fn all_messages() -> Vec<Value> {
    let intent = |status: &str| {
        json!({
            "id": "pi_1", "object": "payment_intent", "amount": 1280, "amount_received": 1280, "currency": "jpy",
            "client_secret": "pi_1_secret_hush", "created": 1_800_000_000, "receipt_email": "grace@example.com", "status": status,
            "metadata": {"attempt": "01932c5e-0000-7000-8000-000000000001", "purchase": "01932c5e-0000-7000-8000-000000000002"},
            "latest_charge": "ch_1", "last_payment_error": null, "payment_method": "pm_1", "payment_method_types": ["card", "konbini"],
        })
    };
    let mut acting = intent("requires_action");
    acting["next_action"] =
        json!({"type": "konbini_display_details", "konbini_display_details": {"expires_at": 1_800_500_000}});
    let mut declined = intent("requires_payment_method");
    declined["last_payment_error"] = json!({"code": "card_declined", "decline_code": "generic_decline", "payment_method": {"type": "card"}});
    let charge = json!({
        "id": "ch_1", "object": "charge", "amount": 1280, "amount_captured": 1280, "currency": "jpy", "paid": true, "captured": true,
        "payment_intent": "pi_1", "payment_method_details": {"type": "card"}, "metadata": {},
    });
    let mut expanded = intent("succeeded");
    expanded["latest_charge"] = charge.clone();
    let refund = json!({
        "id": "re_1", "object": "refund", "amount": 1280, "currency": "jpy", "status": "succeeded", "payment_intent": "pi_1",
        "metadata": {"refund": "01932c5e-0000-7000-8000-000000000003"},
    });
    let dispute = json!({"id": "dp_1", "object": "dispute", "amount": 1280, "currency": "jpy", "status": "needs_response", "payment_intent": "pi_1"});
    let invoice = json!({"id": "in_1", "object": "invoice", "parent": {"subscription_details": {"subscription": "sub_1"}}});
    [
        ("payment_intent.succeeded", intent("succeeded")),
        ("payment_intent.requires_action", acting),
        ("payment_intent.payment_failed", declined),
        ("payment_intent.succeeded", expanded),
        ("charge.succeeded", charge),
        ("refund.updated", refund),
        ("charge.dispute.created", dispute),
        ("customer.subscription.updated", json!({"id": "sub_1", "object": "subscription"})),
        ("invoice.paid", invoice),
    ]
    .into_iter()
    .map(|(kind, object)| {
        json!({
            "id": "evt_1", "object": "event", "api_version": VERSION, "created": 1_800_000_009, "data": {"object": object},
            "livemode": false, "pending_webhooks": 1, "request": {"id": null, "idempotency_key": null}, "type": kind,
        })
    })
    .collect()
}
