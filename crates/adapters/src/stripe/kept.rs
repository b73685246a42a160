//! What is stored of the provider's messages: ids, amounts, states and reasons, and no personal data.
//!
//! An allowlist, not a blocklist: every payment method has its own fields, and the provider adds new ones.

use serde_json::{Map, Value};

/// Fields of the message itself.
const OF_EVENT: &[&str] = &["id", "object", "type", "created", "api_version", "livemode"];

/// Fields of its object: an intent, a charge, a refund, a dispute, a subscription or a bill.
const OF_OBJECT: &[&str] = &[
    "id",
    "object",
    "amount",
    "amount_captured",
    "amount_received",
    "amount_refunded",
    "balance_transaction",
    "canceled_at",
    "cancellation_reason",
    "captured",
    "charge",
    "created",
    "currency",
    "disputed",
    "failure_balance_transaction",
    "failure_code",
    "failure_reason",
    "last_payment_error.charge",
    "last_payment_error.code",
    "last_payment_error.decline_code",
    "last_payment_error.payment_method.type",
    "last_payment_error.type",
    "latest_charge",
    "metadata.attempt",
    "metadata.plan",
    "metadata.purchase",
    "metadata.refund",
    "next_action.type",
    "outcome.network_status",
    "outcome.reason",
    "outcome.type",
    "paid",
    "payment_intent",
    "parent.subscription_details.subscription",
    "payment_method_details.type",
    "reason",
    "refunded",
    "status",
];

/// The message, reduced to the allowed fields.
pub(super) fn kept(event: &Value) -> Value {
    let mut kept = only(event, OF_EVENT);
    if let Some(object) = event.pointer("/data/object") {
        kept.insert(
            "data".to_owned(),
            Map::from_iter([("object".to_owned(), only(object, OF_OBJECT).into())]).into(),
        );
    }
    kept.into()
}

/// The scalar values at these paths; objects are never stored whole.
fn only(value: &Value, paths: &[&str]) -> Map<String, Value> {
    let mut kept = Map::new();
    for path in paths {
        let found = path.split('.').try_fold(value, |value, name| value.get(name));
        let Some(found) = found.filter(|found| !found.is_null() && !found.is_object() && !found.is_array())
        else {
            continue;
        };
        put(&mut kept, path, found.clone());
    }
    kept
}

fn put(into: &mut Map<String, Value>, path: &str, value: Value) {
    match path.split_once('.') {
        None => {
            into.insert(path.to_owned(), value);
        }
        Some((name, rest)) => {
            let inner = into.entry(name).or_insert_with(|| Map::new().into());
            if let Value::Object(inner) = inner {
                put(inner, rest, value);
            }
        }
    }
}
