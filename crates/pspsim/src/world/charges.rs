//! Charges: their fields and their JSON. They are created in `attempts`.

use serde_json::{Value, json};

use super::{Metadata, World, table::Row};
use crate::refusal::Refusal;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChargeStatus {
    Succeeded,
    Pending,
    Failed,
}

#[derive(Debug)]
pub(crate) struct Charge {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) intent: String,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) status: ChargeStatus,
    pub(crate) method: String,
    pub(crate) customer: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) receipt_email: Option<String>,
    pub(crate) metadata: Metadata,
    /// What the ledger says the money is for: a charge of a subscription has no metadata of its own.
    pub(crate) subject: Metadata,
    pub(crate) refunded: i64,
    pub(crate) disputed: bool,
    pub(crate) failure: Option<(String, String)>,
    pub(crate) authenticated: bool,
    pub(crate) txn: Option<String>,
}

impl Row for Charge {
    fn id(&self) -> &str {
        &self.id
    }
}

impl World {
    pub(crate) fn retrieve_charge(&self, id: &str) -> Result<Value, Refusal> {
        self.charges
            .get(id)
            .map(|charge| self.charge_json(charge))
            .ok_or_else(|| Refusal::no_such("charge", id))
    }

    pub(crate) fn charge_json(&self, charge: &Charge) -> Value {
        let succeeded = charge.status == ChargeStatus::Succeeded;
        let method = self.methods.get(&charge.method);
        let status = match charge.status {
            ChargeStatus::Succeeded => "succeeded",
            ChargeStatus::Pending => "pending",
            ChargeStatus::Failed => "failed",
        };
        json!({
            "id": charge.id,
            "object": "charge",
            "amount": charge.amount,
            "amount_captured": if succeeded { charge.amount } else { 0 },
            "amount_refunded": charge.refunded,
            "application": null,
            "application_fee": null,
            "application_fee_amount": null,
            "balance_transaction": charge.txn,
            "billing_details": method.map(|method| &method.billing),
            "calculated_statement_descriptor": "TESSERA SIMULATION",
            "captured": succeeded,
            "created": charge.created,
            "currency": charge.currency,
            "customer": charge.customer,
            "description": charge.description,
            "disputed": charge.disputed,
            "failure_balance_transaction": null,
            "failure_code": charge.failure.as_ref().map(|(code, _)| code),
            "failure_message": charge.failure.as_ref().map(|(_, message)| message),
            "fraud_details": {},
            "livemode": false,
            "metadata": charge.metadata,
            "on_behalf_of": null,
            "outcome": outcome(charge),
            "paid": succeeded,
            "payment_intent": charge.intent,
            "payment_method": charge.method,
            "payment_method_details": self.method_details(charge),
            "presentment_details": null,
            "radar_options": {},
            "receipt_email": charge.receipt_email,
            "receipt_number": null,
            "receipt_url": format!("{}/_sim/receipts/{}", self.base, charge.id),
            "refunded": charge.refunded == charge.amount && succeeded,
            "review": null,
            "shipping": null,
            "source": null,
            "source_transfer": null,
            "statement_descriptor": null,
            "statement_descriptor_suffix": null,
            "status": status,
            "transfer_data": null,
            "transfer_group": null,
        })
    }

    fn method_details(&self, charge: &Charge) -> Value {
        let Some(method) = self.methods.get(&charge.method) else { return Value::Null };
        let mut details = json!({ "type": method.kind });
        details[method.kind] = match &method.card {
            Some(card) => json!({
                "amount_authorized": charge.amount,
                "authorization_code": null,
                "brand": card.brand,
                "checks": {
                    "address_line1_check": null,
                    "address_postal_code_check": null,
                    "cvc_check": "pass",
                },
                "country": "US",
                "exp_month": card.exp_month,
                "exp_year": card.exp_year,
                "extended_authorization": { "status": "disabled" },
                "fingerprint": card.fingerprint,
                "funding": card.funding,
                "incremental_authorization": { "status": "unavailable" },
                "installments": null,
                "last4": card.last4,
                "mandate": null,
                "multicapture": { "status": "unavailable" },
                "network": card.brand,
                "network_token": { "used": false },
                "network_transaction_id": null,
                "overcapture": { "maximum_amount_capturable": charge.amount, "status": "unavailable" },
                "regulated_status": "unregulated",
                "three_d_secure": if charge.authenticated { authenticated() } else { Value::Null },
                "wallet": null,
            }),
            None if method.kind == "boleto" => json!({ "tax_id": "00000000000" }),
            None => json!({}),
        };
        details
    }
}

fn authenticated() -> Value {
    json!({
        "authentication_flow": "challenge",
        "electronic_commerce_indicator": "05",
        "exemption_indicator": null,
        "result": "authenticated",
        "result_reason": null,
        "transaction_id": null,
        "version": "2.2.0",
    })
}

fn outcome(charge: &Charge) -> Value {
    let failed = charge.status == ChargeStatus::Failed;
    json!({
        "advice_code": null,
        "network_advice_code": null,
        "network_decline_code": null,
        "network_status": if failed { "declined_by_network" } else { "approved_by_network" },
        "reason": charge.failure.as_ref().map(|(code, _)| code),
        "risk_level": "normal",
        "risk_score": 12,
        "seller_message": if failed { "The bank declined the payment." } else { "Payment complete." },
        "type": if failed { "issuer_declined" } else { "authorized" },
    })
}
