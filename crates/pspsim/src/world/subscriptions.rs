//! Subscriptions with one price: a first invoice, renewals by the clock, cancellation now or at the end of
//! a period.

use serde_json::Value;

use super::{
    Call, Metadata, World,
    due::Task,
    intents::{Intent, Status, merge},
    invoices::Invoice,
    table::Row,
    time,
};
use crate::{currency, form::Params, refusal::Refusal};

/// An unpaid first invoice is abandoned after this many hours.
const HOURS_TO_BEGIN: i64 = 23;
/// How often a failed renewal is retried, and after how many days.
const RETRIES: u32 = 3;
const DAYS_TO_RETRY: i64 = 3;
/// How long the invoice of a renewal is a draft before it is charged.
const DRAFT_S: i64 = 3600;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SubscriptionStatus {
    Incomplete,
    IncompleteExpired,
    Active,
    PastDue,
    Canceled,
}

impl SubscriptionStatus {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Incomplete => "incomplete",
            Self::IncompleteExpired => "incomplete_expired",
            Self::Active => "active",
            Self::PastDue => "past_due",
            Self::Canceled => "canceled",
        }
    }

    pub(crate) fn over(self) -> bool {
        matches!(self, Self::IncompleteExpired | Self::Canceled)
    }
}

#[derive(Debug)]
pub(crate) struct Subscription {
    pub(crate) id: String,
    pub(crate) item: String,
    pub(crate) price: String,
    pub(crate) product: String,
    pub(crate) created: i64,
    pub(crate) customer: String,
    pub(crate) status: SubscriptionStatus,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) interval: String,
    pub(crate) interval_count: i64,
    pub(crate) period: (i64, i64),
    pub(crate) method: Option<String>,
    pub(crate) kinds: Vec<String>,
    pub(crate) latest_invoice: String,
    pub(crate) cancel_at_period_end: bool,
    pub(crate) canceled_at: Option<i64>,
    pub(crate) ended_at: Option<i64>,
    pub(crate) metadata: Metadata,
    pub(crate) description: Option<String>,
    pub(crate) failures: u32,
}

impl Row for Subscription {
    fn id(&self) -> &str {
        &self.id
    }
}

const CREATE: &[&str] = &[
    "cancel_at_period_end",
    "collection_method",
    "currency",
    "customer",
    "default_payment_method",
    "description",
    "items",
    "metadata",
    "off_session",
    "payment_behavior",
    "payment_settings",
];

impl World {
    pub(crate) fn create_subscription(&mut self, call: &Call, params: &Params) -> Result<Value, Refusal> {
        params.only(CREATE)?;
        let customer = self.customer_of(params)?.ok_or_else(|| Refusal::missing("customer"))?;
        let price =
            params.below("items.0.price_data").ok_or_else(|| Refusal::missing("items.0.price_data"))?;
        let currency = currency::known(price.needed("currency")?)?;
        let amount =
            price.int("unit_amount")?.ok_or_else(|| Refusal::missing("items.0.price_data.unit_amount"))?;
        currency::chargeable(amount, &currency)?;
        let product = price.needed("product")?.to_owned();
        if self.products.get(&product).is_none() {
            return Err(Refusal::no_such_param("items[0][price_data][product]", "product", &product));
        }
        let interval = price.needed("recurring.interval")?.to_owned();
        let interval_count = price.int("recurring.interval_count")?.unwrap_or(1);
        let now = self.now();
        let Some(end) = time::after(now, &interval, interval_count) else {
            return Err(Refusal::invalid("items.0.price_data.recurring", "Invalid interval."));
        };
        let method = match params.text("default_payment_method") {
            Some(id) => Some(self.method_named(id)?),
            None => None,
        };
        let mut kinds = params.texts("payment_settings.payment_method_types");
        if kinds.is_empty() {
            kinds.push("card".to_owned());
        }
        self.fits(method.as_deref(), &kinds, Some(&customer))?;

        let id = self.chance.id("sub");
        let subscription = Subscription {
            id: id.clone(),
            item: self.chance.id("si"),
            price: self.chance.id("price"),
            product,
            created: now,
            customer,
            status: SubscriptionStatus::Incomplete,
            amount,
            currency,
            interval,
            interval_count,
            period: (now, end),
            method,
            kinds,
            latest_invoice: String::new(),
            cancel_at_period_end: params.flag("cancel_at_period_end")?.unwrap_or(false),
            canceled_at: None,
            ended_at: None,
            metadata: params.map("metadata").into_iter().collect(),
            description: params.owned("description"),
            failures: 0,
        };
        self.subscriptions.add(subscription);
        let bill = self.draft(call, &id, "subscription_create");
        let intent = self.finalize(call, &bill);
        self.due.plan(now + HOURS_TO_BEGIN * 3600, Task::GiveUp(id.clone()));
        self.emit_subscription(call, "customer.subscription.created", &id);
        let at_once = params.text("payment_behavior").unwrap_or("allow_incomplete") == "allow_incomplete";
        if at_once {
            // Even if declined, the subscription exists; its invoice records what happened.
            let has_method = self.intents.get(&intent).is_some_and(|intent| intent.method.is_some());
            if has_method {
                drop(self.attempt(call, &intent, &Params::default()));
            }
        }
        self.retrieve_subscription(&id)
    }

    /// Creates an invoice for the current period. Returns its id.
    fn draft(&mut self, call: &Call, subscription: &str, reason: &'static str) -> String {
        let (id, number) = (self.chance.id("in"), self.chance.digits(8));
        let now = self.now();
        let Some(subscription) = self.subscriptions.get_mut(subscription) else { return id };
        subscription.latest_invoice.clone_from(&id);
        let invoice = Invoice {
            id: id.clone(),
            number,
            created: now,
            finalized_at: None,
            subscription: subscription.id.clone(),
            intent: String::new(),
            reason,
            amount: subscription.amount,
            currency: subscription.currency.clone(),
            customer: subscription.customer.clone(),
            period: subscription.period,
            attempts: 0,
            paid_at: None,
            void_at: None,
        };
        self.invoices.add(invoice);
        self.emit_invoice(call, "invoice.created", &id);
        id
    }

    /// Creates the intent that pays an invoice. Returns its id. Nothing of the subscription's metadata is copied.
    fn finalize(&mut self, call: &Call, bill: &str) -> String {
        let (intent, secret) = (self.chance.id("pi"), self.chance.letters(25));
        let now = self.now();
        let Some(invoice) = self.invoices.get_mut(bill) else { return intent };
        invoice.finalized_at = Some(now);
        invoice.intent.clone_from(&intent);
        let Some(subscription) = self.subscriptions.get(&invoice.subscription) else { return intent };
        let method = subscription.method.clone();
        let payment = Intent {
            secret: format!("{intent}_secret_{secret}"),
            id: intent.clone(),
            created: now,
            amount: subscription.amount,
            currency: subscription.currency.clone(),
            status: if method.is_some() {
                Status::RequiresConfirmation
            } else {
                Status::RequiresPaymentMethod
            },
            customer: Some(subscription.customer.clone()),
            description: Some("Subscription".to_owned()),
            receipt_email: None,
            metadata: Metadata::new(),
            automatic: None,
            excluded: Vec::new(),
            kinds: subscription.kinds.clone(),
            method,
            next: None,
            return_url: None,
            last_error: None,
            latest_charge: None,
            received: 0,
            future_usage: Some("off_session".to_owned()),
            descriptor: None,
            descriptor_suffix: None,
            canceled_at: None,
            cancellation_reason: None,
            invoice: Some(bill.to_owned()),
        };
        self.keep_intent(call, payment);
        self.emit_invoice(call, "invoice.finalized", bill);
        intent
    }

    /// What a payment is for: what its seller wrote into it, or into the subscription that it is of.
    pub(crate) fn subject_of(&self, intent: &Intent) -> Metadata {
        let invoice = intent.invoice.as_ref().and_then(|invoice| self.invoices.get(invoice));
        let Some(invoice) = invoice else { return intent.metadata.clone() };
        let told = self.subscriptions.get(&invoice.subscription).map(|one| one.metadata.clone());
        let known = [
            ("subscription".to_owned(), invoice.subscription.clone()),
            ("invoice".to_owned(), invoice.id.clone()),
            ("reason".to_owned(), invoice.reason.to_owned()),
        ];
        told.unwrap_or_default().into_iter().chain(known).collect()
    }

    /// An intent that pays an invoice has succeeded or failed.
    pub(crate) fn bill_answered(&mut self, call: &Call, intent: &str, paid: bool) {
        let now = self.now();
        let Some(intent) = self.intents.get(intent) else { return };
        let (method, Some(bill)) = (intent.method.clone(), intent.invoice.clone()) else { return };
        let Some(invoice) = self.invoices.get_mut(&bill) else { return };
        invoice.attempts += 1;
        invoice.paid_at = paid.then_some(now);
        let id = invoice.subscription.clone();
        self.emit_invoice(call, if paid { "invoice.paid" } else { "invoice.payment_failed" }, &bill);
        if paid {
            self.emit_invoice(call, "invoice.payment_succeeded", &bill);
        }
        let Some(subscription) = self.subscriptions.get_mut(&id) else { return };
        let before = subscription.status;
        match (paid, before) {
            (true, _) => {
                subscription.status = SubscriptionStatus::Active;
                subscription.failures = 0;
                subscription.method = method;
                let end = subscription.period.1;
                self.due.plan(end, Task::Renew { id: id.clone(), end });
            }
            (false, SubscriptionStatus::Active | SubscriptionStatus::PastDue) => {
                subscription.status = SubscriptionStatus::PastDue;
                subscription.failures += 1;
                let again = now + DAYS_TO_RETRY * 86_400;
                self.due.plan(again, Task::Retry(id.clone()));
            }
            (false, _) => {}
        }
        let moved = self.subscriptions.get(&id).is_some_and(|subscription| subscription.status != before);
        if moved {
            self.emit_subscription(call, "customer.subscription.updated", &id);
        }
    }

    /// The end of a period: the next invoice, or the end of the subscription.
    pub(crate) fn renew(&mut self, id: &str, end: i64, draft_s: Option<i64>) {
        let call = Call::nobody();
        let Some(subscription) = self.subscriptions.get_mut(id) else { return };
        if subscription.status.over() || subscription.period.1 != end {
            return;
        }
        if subscription.cancel_at_period_end {
            return self.end_subscription(&call, id, SubscriptionStatus::Canceled);
        }
        let next = time::after(end, &subscription.interval, subscription.interval_count).unwrap_or(end);
        subscription.period = (end, next);
        let bill = self.draft(&call, id, "subscription_cycle");
        self.emit_subscription(&call, "customer.subscription.updated", id);
        self.due.plan(end + draft_s.unwrap_or(DRAFT_S), Task::Collect(bill));
    }

    /// The same before its time, at a test's request.
    pub(crate) fn renew_now(&mut self, id: &str, draft_s: Option<i64>) -> Result<(), Refusal> {
        let now = self.now();
        let subscription =
            self.subscriptions.get_mut(id).ok_or_else(|| Refusal::no_such("subscription", id))?;
        subscription.period.1 = now;
        self.renew(id, now, draft_s);
        Ok(())
    }

    /// The draft of a renewal is finalized and charged, unless the subscription has ended meanwhile.
    pub(crate) fn collect(&mut self, bill: &str) {
        let call = Call::nobody();
        if self.invoices.get(bill).is_some_and(|invoice| invoice.void_at.is_none()) {
            let intent = self.finalize(&call, bill);
            self.charge_absent(&call, &intent);
        }
    }

    /// Retries a failed renewal with the saved method, and finally gives up.
    pub(crate) fn retry(&mut self, id: &str) {
        let call = Call::nobody();
        let Some(subscription) = self.subscriptions.get(id) else { return };
        if subscription.status != SubscriptionStatus::PastDue {
            return;
        }
        if subscription.failures > RETRIES {
            return self.end_subscription(&call, id, SubscriptionStatus::Canceled);
        }
        let method = subscription.method.clone();
        let Some(invoice) = self.invoices.get(&subscription.latest_invoice) else { return };
        let intent = invoice.intent.clone();
        if let Some(intent) = self.intents.get_mut(&intent) {
            intent.method = method;
        }
        self.charge_absent(&call, &intent);
    }

    /// Charges off-session: the customer isn't present.
    fn charge_absent(&mut self, call: &Call, intent: &str) {
        let absent = Params::parse(None, b"off_session=true").unwrap_or_default();
        if let Err(refusal) = self.attempt(call, intent, &absent) {
            tracing::debug!(status = refusal.status, "subscription renewal failed");
        }
    }

    pub(crate) fn give_up(&mut self, id: &str) {
        let waiting = self.subscriptions.get(id).map(|subscription| subscription.status);
        if waiting == Some(SubscriptionStatus::Incomplete) {
            self.end_subscription(&Call::nobody(), id, SubscriptionStatus::IncompleteExpired);
        }
    }

    fn end_subscription(&mut self, call: &Call, id: &str, status: SubscriptionStatus) {
        let now = self.now();
        let Some(subscription) = self.subscriptions.get_mut(id) else { return };
        subscription.status = status;
        subscription.ended_at = Some(now);
        subscription.canceled_at = subscription.canceled_at.or(Some(now));
        let bill = subscription.latest_invoice.clone();
        if let Some(invoice) = self.invoices.get_mut(&bill).filter(|invoice| invoice.paid_at.is_none()) {
            invoice.void_at = Some(now);
            let intent = invoice.intent.clone();
            self.end_intent(call, &intent, now);
            self.emit_invoice(call, "invoice.voided", &bill);
        }
        let what = match status {
            SubscriptionStatus::Canceled => "customer.subscription.deleted",
            _ => "customer.subscription.updated",
        };
        self.emit_subscription(call, what, id);
    }

    pub(crate) fn update_subscription(
        &mut self,
        call: &Call,
        id: &str,
        params: &Params,
    ) -> Result<Value, Refusal> {
        params.only(&["cancel_at_period_end", "default_payment_method", "description", "metadata"])?;
        let method = match params.text("default_payment_method") {
            Some(id) => Some(self.method_named(id)?),
            None => None,
        };
        let now = self.now();
        let subscription =
            self.subscriptions.get_mut(id).ok_or_else(|| Refusal::no_such("subscription", id))?;
        if subscription.status.over() {
            return Err(Refusal::no_such("subscription", id));
        }
        if let Some(at_end) = params.flag("cancel_at_period_end")? {
            subscription.cancel_at_period_end = at_end;
            subscription.canceled_at = at_end.then_some(now);
        }
        if method.is_some() {
            subscription.method = method;
        }
        if params.has("description") {
            subscription.description = params.owned("description");
        }
        merge(&mut subscription.metadata, params);
        self.emit_subscription(call, "customer.subscription.updated", id);
        self.retrieve_subscription(id)
    }

    pub(crate) fn cancel_subscription(
        &mut self,
        call: &Call,
        id: &str,
        params: &Params,
    ) -> Result<Value, Refusal> {
        params.only(&["cancellation_details", "invoice_now", "prorate"])?;
        let subscription = self.subscriptions.get(id).ok_or_else(|| Refusal::no_such("subscription", id))?;
        if subscription.status.over() {
            return Err(Refusal::no_such("subscription", id));
        }
        self.end_subscription(call, id, SubscriptionStatus::Canceled);
        self.retrieve_subscription(id)
    }
}
