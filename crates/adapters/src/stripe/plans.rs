//! Subscriptions, for memberships that renew: opened, read with their bills, ended.
//!
//! The payment of a bill carries none of the subscription's metadata, so it is found by the bill.

use anyhow::anyhow;
use app::ports::{NewSubscription, OpenedPlan, PlanEnd, ProviderError};
use domain::{
    payment::{AttemptState, IntentNews, Known},
    plan::{Bill, BillState, PlanNews, Told},
};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::Value;

use super::{
    Stripe,
    amount::{money, to_provider},
    call::{Dated, Form},
    objects::List,
};

/// What every price of a plan belongs to. Made on first use.
const PRODUCT: &str = "tessera-membership";

/// Subscriptions renew by cards, which include what phones pay with: other methods can't be charged later everywhere.
const METHOD: &str = "card";

#[derive(Deserialize)]
pub(super) struct Subscription {
    id: String,
    status: String,
    #[serde(default)]
    cancel_at_period_end: bool,
    items: List<Item>,
}

#[derive(Deserialize)]
struct Item {
    current_period_end: i64,
}

#[derive(Deserialize)]
struct Opened {
    id: String,
    latest_invoice: OpenedInvoice,
}

#[derive(Deserialize)]
struct OpenedInvoice {
    amount_due: i64,
    currency: String,
    confirmation_secret: Secret,
    payments: List<Payment>,
}

#[derive(Deserialize)]
struct Secret {
    client_secret: String,
}

#[derive(Deserialize)]
pub(super) struct Invoice {
    id: String,
    amount_due: i64,
    currency: String,
    status: Option<String>,
    billing_reason: Option<String>,
    #[serde(default)]
    attempt_count: u64,
    payments: Option<List<Payment>>,
    status_transitions: Transitions,
}

#[derive(Deserialize)]
struct Transitions {
    paid_at: Option<i64>,
}

#[derive(Deserialize)]
struct Payment {
    payment: PaidBy,
}

#[derive(Deserialize)]
struct PaidBy {
    payment_intent: Option<String>,
}

#[derive(Deserialize)]
struct Named {
    id: String,
}

impl Subscription {
    pub(super) fn told(&self) -> Option<Told> {
        Some(match self.status.as_str() {
            "incomplete" => Told::Waiting,
            "canceled" | "incomplete_expired" => Told::Over,
            _ if self.cancel_at_period_end => Told::Leaving,
            "active" | "trialing" => Told::Running,
            "past_due" | "unpaid" | "paused" => Told::Unpaid,
            _ => return None,
        })
    }
}

impl Invoice {
    pub(super) fn bill(self) -> Bill {
        let payments = self.payments.map(|payments| payments.data).unwrap_or_default();
        Bill {
            state: match self.status.as_deref() {
                Some("paid") => BillState::Paid,
                Some("void") => BillState::Void,
                _ if self.attempt_count > 0 => BillState::Failed,
                _ => BillState::Open,
            },
            intent: payments.into_iter().find_map(|one| one.payment.payment_intent),
            first: self.billing_reason.as_deref() == Some("subscription_create"),
            money: money(&self.currency, self.amount_due),
            paid_at: self.status_transitions.paid_at.and_then(|at| Timestamp::from_second(at).ok()),
            id: self.id,
        }
    }
}

impl Stripe {
    pub(super) async fn open_subscription(&self, ask: &NewSubscription) -> Result<OpenedPlan, ProviderError> {
        let first = &ask.first;
        let customer = vec![("metadata[plan]", ask.plan.to_string())];
        let key = format!("{}:customer", first.key);
        // Without name and address: we write the letters.
        let customer: Dated<Named> = self.post("/v1/customers", &customer, Some(&key)).await?;
        let currency = first.money.currency.code();
        let amount = to_provider(currency, first.money.amount)
            .map_err(|_| ProviderError::Refused { code: "amount_not_chargeable".to_owned() })?;
        let form: Form = vec![
            ("customer", customer.value.id),
            ("items[0][price_data][currency]", currency.to_lowercase()),
            ("items[0][price_data][product]", PRODUCT.to_owned()),
            ("items[0][price_data][unit_amount]", amount.to_string()),
            ("items[0][price_data][recurring][interval]", "month".to_owned()),
            ("items[0][price_data][recurring][interval_count]", ask.months.to_string()),
            ("payment_behavior", "default_incomplete".to_owned()),
            ("payment_settings[payment_method_types][]", METHOD.to_owned()),
            ("payment_settings[save_default_payment_method]", "on_subscription".to_owned()),
            ("description", first.description.clone()),
            ("metadata[plan]", ask.plan.to_string()),
            ("metadata[purchase]", first.purchase.to_string()),
            ("metadata[attempt]", first.attempt.to_string()),
            ("expand[]", "latest_invoice.confirmation_secret".to_owned()),
            ("expand[]", "latest_invoice.payments".to_owned()),
        ];
        let key = format!("{}:plan", first.key);
        let opened: Dated<Opened> = match self.post("/v1/subscriptions", &form, Some(&key)).await {
            // A refused parameter isn't stored under the key.
            Err(ProviderError::Refused { code }) if code == "resource_missing" => {
                self.make_product().await?;
                self.post("/v1/subscriptions", &form, Some(&key)).await?
            }
            answer => answer?,
        };
        let Dated { value: Opened { id, latest_invoice }, as_of } = opened;
        let intent = latest_invoice.payments.data.into_iter().find_map(|one| one.payment.payment_intent);
        let intent = intent.ok_or_else(|| ProviderError::Unclear(anyhow!("a bill without a payment")))?;
        let first = IntentNews {
            intent,
            attempt: Some(first.attempt),
            known: Known { state: AttemptState::Waiting, as_of },
            money: money(&latest_invoice.currency, latest_invoice.amount_due),
            received: None,
            charge: None,
            method: None,
            expires_at: None,
            failure: None,
            client_secret: Some(latest_invoice.confirmation_secret.client_secret),
        };
        Ok(OpenedPlan { subscription: id, first })
    }

    async fn make_product(&self) -> Result<(), ProviderError> {
        let form = vec![("id", PRODUCT.to_owned()), ("name", "Membership".to_owned())];
        match self.post::<Value>("/v1/products", &form, None).await {
            Ok(_) => Ok(()),
            Err(ProviderError::Refused { code }) if code == "resource_already_exists" => Ok(()),
            Err(error) => Err(error),
        }
    }

    pub(super) async fn subscription(&self, id: &str) -> Result<PlanNews, ProviderError> {
        let Dated { value, .. }: Dated<Subscription> =
            self.get(&format!("/v1/subscriptions/{id}"), &Vec::new()).await?;
        let unknown = || ProviderError::Unclear(anyhow!("a subscription in an unknown state"));
        let told = value.told().ok_or_else(unknown)?;
        let end = value.items.data.first().map(|item| item.current_period_end).ok_or_else(unknown)?;
        let query = vec![("subscription", id.to_owned()), ("expand[]", "data.payments".to_owned())];
        let bills =
            self.list("/v1/invoices", query, |invoice: &Invoice| invoice.id.clone(), |_| false).await?;
        Ok(PlanNews {
            subscription: value.id,
            told,
            period_end: Timestamp::from_second(end).map_err(|_| unknown())?,
            bills: bills.into_iter().map(Invoice::bill).collect(),
        })
    }

    pub(super) async fn end_subscription(&self, id: &str, end: PlanEnd) -> Result<PlanNews, ProviderError> {
        let path = format!("/v1/subscriptions/{id}");
        // Without a key: ending twice does no harm, and a stored refusal would be replayed later.
        let done = match end {
            PlanEnd::WithPeriod => {
                self.post::<Value>(&path, &vec![("cancel_at_period_end", "true".to_owned())], None).await
            }
            PlanEnd::AtOnce => self.delete::<Value>(&path).await,
        };
        match done {
            // It is over already.
            Ok(_) | Err(ProviderError::Refused { .. }) => self.subscription(id).await,
            Err(error) => Err(error),
        }
    }
}
