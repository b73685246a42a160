//! The JSON of a subscription, alone and in lists.

use serde_json::{Value, json};

use super::{Call, World, lists, subscriptions::Subscription};
use crate::{form::Params, refusal::Refusal};

impl World {
    pub(crate) fn list_subscriptions(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&["customer", "limit", "starting_after", "status"])?;
        let limit = lists::limit(params)?;
        let before = lists::before(params, |id| self.subscriptions.place(id))?.unwrap_or(usize::MAX);
        let customer = params.text("customer");
        let status = params.text("status");
        let wanted = |subscription: &&Subscription| {
            let state = match status {
                Some("all") => true,
                Some(name) => subscription.status.name() == name,
                None => !subscription.status.over(),
            };
            state && customer.is_none_or(|customer| subscription.customer == customer)
        };
        let places = self.subscriptions.newest().filter(|place| *place < before);
        let rows = places.filter_map(|place| self.subscriptions.at(place)).filter(wanted);
        let mut found: Vec<Value> = rows.take(limit + 1).map(Subscription::json).collect();
        let more = found.len() > limit;
        found.truncate(limit);
        Ok(lists::list("/v1/subscriptions", found, more))
    }

    pub(crate) fn retrieve_subscription(&self, id: &str) -> Result<Value, Refusal> {
        self.subscriptions.get(id).map(Subscription::json).ok_or_else(|| Refusal::no_such("subscription", id))
    }

    pub(crate) fn emit_subscription(&mut self, call: &Call, what: &'static str, id: &str) {
        if let Some(json) = self.subscriptions.get(id).map(Subscription::json) {
            self.emit(call, what, json);
        }
    }
}

impl Subscription {
    pub(crate) fn json(&self) -> Value {
        let items_url = format!("/v1/subscription_items?subscription={}", self.id);
        let cancel_at = self.cancel_at_period_end.then_some(self.period.1);
        json!({
            "id": self.id,
            "object": "subscription",
            "application": null,
            "application_fee_percent": null,
            "automatic_tax": { "disabled_reason": null, "enabled": false, "liability": null },
            "billing_cycle_anchor": self.created,
            "billing_cycle_anchor_config": null,
            "billing_mode": { "flexible": null, "type": "classic" },
            "billing_schedules": [],
            "billing_thresholds": null,
            "cancel_at": cancel_at,
            "cancel_at_period_end": self.cancel_at_period_end,
            "canceled_at": self.canceled_at,
            "cancellation_details": { "comment": null, "feedback": null, "reason": null },
            "collection_method": "charge_automatically",
            "created": self.created,
            "currency": self.currency,
            "customer": self.customer,
            "customer_account": null,
            "days_until_due": null,
            "default_payment_method": self.method,
            "default_source": null,
            "default_tax_rates": [],
            "description": self.description,
            "discounts": [],
            "ended_at": self.ended_at,
            "invoice_settings": { "account_tax_ids": null, "issuer": { "type": "self" } },
            "items": lists::list(&items_url, vec![self.item_json()], false),
            "latest_invoice": self.latest_invoice,
            "livemode": false,
            "metadata": self.metadata,
            "next_pending_invoice_item_invoice": null,
            "on_behalf_of": null,
            "pause_collection": null,
            "payment_settings": {
                "payment_method_options": null,
                "payment_method_types": self.kinds,
                "save_default_payment_method": "on_subscription",
            },
            "pending_invoice_item_interval": null,
            "pending_setup_intent": null,
            "pending_update": null,
            "schedule": null,
            "start_date": self.created,
            "status": self.status.name(),
            "test_clock": null,
            "transfer_data": null,
            "trial_end": null,
            "trial_settings": { "end_behavior": { "missing_payment_method": "create_invoice" } },
            "trial_start": null,
        })
    }

    fn item_json(&self) -> Value {
        json!({
            "id": self.item,
            "object": "subscription_item",
            "billing_thresholds": null,
            "created": self.created,
            "current_period_end": self.period.1,
            "current_period_start": self.period.0,
            "discounts": [],
            "metadata": {},
            "plan": {
                "id": self.price,
                "object": "plan",
                "active": true,
                "amount": self.amount,
                "amount_decimal": self.amount.to_string(),
                "billing_scheme": "per_unit",
                "created": self.created,
                "currency": self.currency,
                "interval": self.interval,
                "interval_count": self.interval_count,
                "livemode": false,
                "metadata": {},
                "meter": null,
                "nickname": null,
                "product": self.product,
                "tiers_mode": null,
                "transform_usage": null,
                "trial_period_days": null,
                "usage_type": "licensed",
            },
            "price": {
                "id": self.price,
                "object": "price",
                "active": true,
                "billing_scheme": "per_unit",
                "created": self.created,
                "currency": self.currency,
                "custom_unit_amount": null,
                "livemode": false,
                "lookup_key": null,
                "metadata": {},
                "nickname": null,
                "product": self.product,
                "recurring": {
                    "interval": self.interval,
                    "interval_count": self.interval_count,
                    "meter": null,
                    "trial_period_days": null,
                    "usage_type": "licensed",
                },
                "tax_behavior": "unspecified",
                "tiers_mode": null,
                "transform_quantity": null,
                "type": "recurring",
                "unit_amount": self.amount,
                "unit_amount_decimal": self.amount.to_string(),
            },
            "quantity": 1,
            "subscription": self.id,
            "tax_rates": [],
        })
    }
}
