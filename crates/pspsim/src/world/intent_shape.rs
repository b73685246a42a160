//! The JSON of a PaymentIntent, for a server and for a browser.

use serde_json::{Value, json};

use super::{
    World,
    intents::{Intent, Next},
};

/// What a publishable key may see: no metadata, no customer.
pub(crate) fn for_browser(mut json: Value) -> Value {
    const HIDDEN: &[&str] = &[
        "amount_capturable",
        "amount_received",
        "application",
        "application_fee_amount",
        "customer",
        "latest_charge",
        "metadata",
        "on_behalf_of",
        "payment_method_options",
        "review",
        "statement_descriptor",
        "statement_descriptor_suffix",
        "transfer_data",
        "transfer_group",
    ];
    if let Some(fields) = json.as_object_mut() {
        fields.retain(|name, _| !HIDDEN.contains(&name.as_str()));
    }
    json
}

impl World {
    pub(crate) fn intent_json(&self, intent: &Intent) -> Value {
        let automatic = intent.automatic.map(|redirects| {
            json!({ "allow_redirects": if redirects { "always" } else { "never" }, "enabled": true })
        });
        let excluded = (!intent.excluded.is_empty()).then_some(&intent.excluded);
        json!({
            "id": intent.id,
            "object": "payment_intent",
            "amount": intent.amount,
            "amount_capturable": 0,
            "amount_details": { "tip": {} },
            "amount_received": intent.received,
            "application": null,
            "application_fee_amount": null,
            "automatic_payment_methods": automatic,
            "canceled_at": intent.canceled_at,
            "cancellation_reason": intent.cancellation_reason,
            "capture_method": "automatic_async",
            "client_secret": intent.secret,
            "confirmation_method": "automatic",
            "created": intent.created,
            "currency": intent.currency,
            "customer": intent.customer,
            "customer_account": null,
            "description": intent.description,
            "excluded_payment_method_types": excluded,
            "last_payment_error": intent.last_error,
            "latest_charge": intent.latest_charge,
            "livemode": false,
            "metadata": intent.metadata,
            "next_action": self.next_json(intent),
            "on_behalf_of": null,
            "payment_method": intent.method,
            "payment_method_configuration_details": null,
            "payment_method_options": {},
            "payment_method_types": intent.kinds,
            "processing": null,
            "receipt_email": intent.receipt_email,
            "review": null,
            "setup_future_usage": intent.future_usage,
            "shipping": null,
            "source": null,
            "statement_descriptor": intent.descriptor,
            "statement_descriptor_suffix": intent.descriptor_suffix,
            "status": intent.status.name(),
            "transfer_data": null,
            "transfer_group": null,
        })
    }

    fn next_json(&self, intent: &Intent) -> Value {
        let page = format!("{}/_sim/bank/{}?client_secret={}", self.base, intent.id, intent.secret);
        match &intent.next {
            None => Value::Null,
            Some(Next::Sdk) => json!({
                "type": "use_stripe_sdk",
                "use_stripe_sdk": { "type": "three_d_secure_redirect", "stripe_js": page, "source": null },
            }),
            Some(Next::Redirect) => json!({
                "type": "redirect_to_url",
                "redirect_to_url": { "return_url": intent.return_url, "url": page },
            }),
            Some(Next::Voucher { number, expires_at }) => {
                let kind =
                    intent.method.as_deref().and_then(|id| self.methods.get(id)).map(|method| method.kind);
                voucher_json(kind.unwrap_or("konbini"), &page, number, *expires_at)
            }
        }
    }
}

fn voucher_json(kind: &str, page: &str, number: &str, expires_at: i64) -> Value {
    let store = json!({ "confirmation_number": number, "payment_code": number });
    match kind {
        "boleto" => json!({
            "type": "boleto_display_details",
            "boleto_display_details": {
                "expires_at": expires_at, "hosted_voucher_url": page, "number": number, "pdf": page,
            },
        }),
        "oxxo" => json!({
            "type": "oxxo_display_details",
            "oxxo_display_details": {
                "expires_after": expires_at, "hosted_voucher_url": page, "number": number,
            },
        }),
        "multibanco" => json!({
            "type": "multibanco_display_details",
            "multibanco_display_details": {
                "entity": "12345", "expires_at": expires_at, "hosted_voucher_url": page, "reference": number,
            },
        }),
        _ => json!({
            "type": "konbini_display_details",
            "konbini_display_details": {
                "expires_at": expires_at,
                "hosted_voucher_url": page,
                "stores": {
                    "familymart": store, "lawson": store, "ministop": store, "seicomart": store,
                },
            },
        }),
    }
}
