//! Invoices of subscriptions, and their JSON.

use serde_json::{Value, json};

use super::{Call, World, lists, subscriptions::Subscription, table::Row};
use crate::{form::Params, refusal::Refusal};

#[derive(Debug)]
pub(crate) struct Invoice {
    pub(crate) id: String,
    pub(crate) number: String,
    pub(crate) created: i64,
    pub(crate) finalized_at: Option<i64>,
    pub(crate) subscription: String,
    /// Empty as long as it is a draft.
    pub(crate) intent: String,
    pub(crate) reason: &'static str,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) customer: String,
    pub(crate) period: (i64, i64),
    pub(crate) attempts: u64,
    pub(crate) paid_at: Option<i64>,
    pub(crate) void_at: Option<i64>,
}

impl Row for Invoice {
    fn id(&self) -> &str {
        &self.id
    }
}

impl World {
    pub(crate) fn retrieve_invoice(&self, id: &str) -> Result<Value, Refusal> {
        let invoice = self.invoices.get(id).ok_or_else(|| Refusal::no_such("invoice", id))?;
        Ok(self.invoice_json(invoice))
    }

    pub(crate) fn list_invoices(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&["limit", "starting_after", "status", "subscription"])?;
        let limit = lists::limit(params)?;
        let before = lists::before(params, |id| self.invoices.place(id))?.unwrap_or(usize::MAX);
        let places = self.invoices.newest().filter(|place| *place < before);
        let of = params.text("subscription");
        let wanted = |invoice: &&Invoice| of.is_none_or(|subscription| invoice.subscription == subscription);
        let rows = places.filter_map(|place| self.invoices.at(place)).filter(wanted);
        let rows = rows.map(|invoice| self.invoice_json(invoice));
        let status = params.text("status");
        let rows = rows.filter(|invoice| status.is_none_or(|status| invoice["status"] == status));
        let mut found: Vec<Value> = rows.take(limit + 1).collect();
        let more = found.len() > limit;
        found.truncate(limit);
        Ok(lists::list("/v1/invoices", found, more))
    }

    pub(crate) fn emit_invoice(&mut self, call: &Call, what: &'static str, id: &str) {
        if let Some(json) = self.invoices.get(id).map(|invoice| self.invoice_json(invoice)) {
            self.emit(call, what, json);
        }
    }

    /// What Stripe adds to an invoice only on request by `expand`.
    pub(crate) fn includable(&self, id: &str, name: &str) -> Option<Value> {
        let invoice = self.invoices.get(id)?;
        let intent = self.intents.get(&invoice.intent)?;
        match name {
            "confirmation_secret" if invoice.paid_at.is_none() && invoice.void_at.is_none() => {
                Some(json!({ "client_secret": intent.secret, "type": "payment_intent" }))
            }
            "payments" => {
                let payment = json!({
                    "id": format!("inpay_{}", &invoice.id[3..]),
                    "object": "invoice_payment",
                    "amount_paid": invoice.paid_at.map(|_| invoice.amount),
                    "amount_requested": invoice.amount,
                    "created": invoice.created,
                    "currency": invoice.currency,
                    "invoice": invoice.id,
                    "is_default": true,
                    "livemode": false,
                    "payment": { "payment_intent": invoice.intent, "type": "payment_intent" },
                    "status": if invoice.paid_at.is_some() { "paid" } else { "open" },
                    "status_transitions": { "canceled_at": null, "paid_at": invoice.paid_at },
                });
                Some(lists::list("/v1/invoice_payments", vec![payment], false))
            }
            _ => None,
        }
    }

    #[expect(clippy::too_many_lines, reason = "one object, a line for each of its fields")]
    pub(crate) fn invoice_json(&self, invoice: &Invoice) -> Value {
        let paid = if invoice.paid_at.is_some() { invoice.amount } else { 0 };
        let status = match (invoice.paid_at, invoice.void_at, invoice.finalized_at) {
            (Some(_), _, _) => "paid",
            (None, Some(_), _) => "void",
            (None, None, Some(_)) => "open",
            (None, None, None) => "draft",
        };
        let customer = self.customers.get(&invoice.customer);
        let subscription = self.subscriptions.get(&invoice.subscription);
        let line = subscription.map(|subscription| line(invoice, subscription));
        let lines_url = format!("/v1/invoices/{}/lines", invoice.id);
        json!({
            "id": invoice.id,
            "object": "invoice",
            "account_country": "DE",
            "account_name": "Simulation",
            "account_tax_ids": null,
            "amount_due": invoice.amount,
            "amount_overpaid": 0,
            "amount_paid": paid,
            "amount_remaining": invoice.amount - paid,
            "amount_shipping": 0,
            "application": null,
            "attempt_count": invoice.attempts,
            "attempted": invoice.attempts > 0,
            "auto_advance": false,
            "automatic_tax": {
                "disabled_reason": null, "enabled": false, "liability": null, "provider": null, "status": null,
            },
            "automatically_finalizes_at": null,
            "billing_reason": invoice.reason,
            "collection_method": "charge_automatically",
            "created": invoice.created,
            "currency": invoice.currency,
            "custom_fields": null,
            "customer": invoice.customer,
            "customer_account": null,
            "customer_address": null,
            "customer_email": customer.and_then(|customer| customer.email.as_ref()),
            "customer_name": customer.and_then(|customer| customer.name.as_ref()),
            "customer_phone": null,
            "customer_shipping": null,
            "customer_tax_exempt": "none",
            "customer_tax_ids": [],
            "default_payment_method": null,
            "default_source": null,
            "default_tax_rates": [],
            "description": null,
            "discounts": [],
            "due_date": null,
            "effective_at": invoice.finalized_at,
            "ending_balance": 0,
            "footer": null,
            "from_invoice": null,
            "hosted_invoice_url": null,
            "invoice_pdf": null,
            "issuer": { "type": "self" },
            "last_finalization_error": null,
            "latest_revision": null,
            "lines": lists::list(&lines_url, line.into_iter().collect(), false),
            "livemode": false,
            "metadata": {},
            "next_payment_attempt": null,
            "number": invoice.finalized_at.map(|_| &invoice.number),
            "on_behalf_of": null,
            "parent": {
                "quote_details": null,
                "subscription_details": {
                    "metadata": subscription.map(|subscription| &subscription.metadata),
                    "subscription": invoice.subscription,
                },
                "type": "subscription_details",
            },
            "payment_settings": {
                "default_mandate": null, "payment_method_options": null, "payment_method_types": null,
            },
            "period_end": invoice.period.0,
            "period_start": invoice.period.0,
            "post_payment_credit_notes_amount": 0,
            "pre_payment_credit_notes_amount": 0,
            "receipt_number": null,
            "rendering": null,
            "shipping_cost": null,
            "shipping_details": null,
            "starting_balance": 0,
            "statement_descriptor": null,
            "status": status,
            "status_transitions": {
                "finalized_at": invoice.finalized_at,
                "marked_uncollectible_at": null,
                "paid_at": invoice.paid_at,
                "voided_at": invoice.void_at,
            },
            "subtotal": invoice.amount,
            "subtotal_excluding_tax": invoice.amount,
            "test_clock": null,
            "total": invoice.amount,
            "total_discount_amounts": [],
            "total_excluding_tax": invoice.amount,
            "total_pretax_credit_amounts": [],
            "total_taxes": [],
            "webhooks_delivered_at": null,
        })
    }
}

fn line(invoice: &Invoice, subscription: &Subscription) -> Value {
    json!({
        "id": format!("il_{}", &invoice.id[3..]),
        "object": "line_item",
        "amount": invoice.amount,
        "currency": invoice.currency,
        "description": "1 × Subscription",
        "discount_amounts": [],
        "discountable": true,
        "discounts": [],
        "invoice": invoice.id,
        "livemode": false,
        "metadata": subscription.metadata,
        "parent": {
            "invoice_item_details": null,
            "subscription_item_details": {
                "invoice_item": null,
                "proration": false,
                "proration_details": { "credited_items": null },
                "subscription": subscription.id,
                "subscription_item": subscription.item,
            },
            "type": "subscription_item_details",
        },
        "period": { "end": invoice.period.1, "start": invoice.period.0 },
        "pretax_credit_amounts": [],
        "pricing": {
            "price_details": { "price": subscription.price, "product": subscription.product },
            "type": "price_details",
            "unit_amount_decimal": subscription.amount.to_string(),
        },
        "quantity": 1,
        "subtotal": invoice.amount,
        "taxes": [],
    })
}
