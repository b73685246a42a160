//! Stripe: the few calls that payments and plans need, and its signed messages.
//!
//! A thin client on purpose: the API version is pinned in one place, idempotency keys come from the caller and
//! are never made here, and the payment peer for tests differs only in its address.

mod amount;
mod call;
mod kept;
mod objects;
mod plans;
mod signature;

use std::{fmt, time::Duration};

use anyhow::{Context, anyhow};
use app::ports::{
    About, NewIntent, NewRefund, NewSubscription, OpenedPlan, PaymentProvider, PlanEnd, ProviderError,
    ProviderEvent, WebhookError,
};
use domain::{
    ids::AttemptId,
    methods,
    payment::{BalanceLine, DisputeNews, IntentNews, News, RefundNews},
    plan::{Bill, PlanNews, Told},
};
use jiff::{SignedDuration, Timestamp};
use reqwest::{
    Client,
    header::{AUTHORIZATION, HeaderMap, HeaderValue},
    redirect,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tracing::{error, warn};

pub use amount::{AmountError, to_ours, to_provider};

use call::{Dated, Form};
use objects::{BookLine, Dispute, Event, Intent, List, Refund};
use plans::{Invoice, Subscription};

/// The API version of calls and messages. The webhook endpoint is pinned to it too.
pub const VERSION: &str = "2026-09-30.endive";

/// How long a call may be retried while a visitor waits for it.
pub const WHILE_SOMEBODY_WAITS: Duration = Duration::from_secs(20);

/// Clocks differ: the search for an intent starts a little before its attempt.
const CLOCKS_DIFFER: SignedDuration = SignedDuration::from_mins(6);

/// How long a call may be repeated with its key.
const KEYS_KNOWN: SignedDuration = SignedDuration::from_hours(24);

/// The event types that we handle; the webhook endpoint should be subscribed to exactly these.
pub const KINDS: [&str; 21] = [
    "charge.dispute.closed",
    "charge.dispute.created",
    "charge.dispute.funds_reinstated",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.updated",
    "charge.succeeded",
    "customer.subscription.deleted",
    "customer.subscription.updated",
    "invoice.paid",
    "invoice.payment_failed",
    "payment_intent.amount_capturable_updated",
    "payment_intent.canceled",
    "payment_intent.created",
    "payment_intent.partially_funded",
    "payment_intent.payment_failed",
    "payment_intent.processing",
    "payment_intent.requires_action",
    "payment_intent.succeeded",
    "refund.created",
    "refund.failed",
    "refund.updated",
];

#[derive(Clone)]
pub struct Stripe {
    client: Client,
    base: String,
    webhook_secrets: Vec<String>,
    budget: Duration,
}

/// Address and credentials.
pub struct Settings<'a> {
    /// Scheme and host.
    pub api_url: &'a str,
    pub secret_key: &'a str,
    /// Separated by commas; two during a rotation.
    pub webhook_secrets: &'a str,
    /// How long a call may take, all tries together.
    pub budget: Duration,
}

/// Nothing in it may be logged.
impl fmt::Debug for Stripe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stripe").field("base", &self.base).finish_non_exhaustive()
    }
}

impl Stripe {
    pub fn new(settings: &Settings<'_>) -> anyhow::Result<Self> {
        let mut key = HeaderValue::from_str(&format!("Bearer {}", settings.secret_key))
            .context("the provider's key isn't valid in a header")?;
        key.set_sensitive(true);
        let headers = HeaderMap::from_iter([
            (AUTHORIZATION, key),
            ("stripe-version".parse()?, HeaderValue::from_static(VERSION)),
        ]);
        let client = Client::builder()
            .default_headers(headers)
            .user_agent(concat!("Tessera/", env!("CARGO_PKG_VERSION")))
            .connect_timeout(Duration::from_secs(5))
            .pool_idle_timeout(Duration::from_mins(1))
            // Sends the key to the configured address only.
            .redirect(redirect::Policy::none())
            .build()?;
        let secrets = settings.webhook_secrets.split(',').map(str::trim).filter(|secret| !secret.is_empty());
        Ok(Self {
            client,
            base: settings.api_url.trim_end_matches('/').to_owned(),
            webhook_secrets: secrets.map(str::to_owned).collect(),
            budget: settings.budget,
        })
    }

    /// The same with another budget: a worker may wait longer than a visitor.
    #[must_use]
    pub fn within(&self, budget: Duration) -> Self {
        Self { budget, ..self.clone() }
    }

    /// The items of a list in the provider's order, newest first, page by page until `enough` returns true.
    async fn list<T: DeserializeOwned>(
        &self,
        path: &str,
        query: Form,
        id: impl Fn(&T) -> String,
        mut enough: impl FnMut(&[T]) -> bool,
    ) -> Result<Vec<T>, ProviderError> {
        let mut all: Vec<T> = Vec::new();
        loop {
            let after = all.last().map(&id);
            let page: Form = query
                .iter()
                .cloned()
                .chain([("limit", "100".to_owned())])
                .chain(after.clone().map(|after| ("starting_after", after)))
                .collect();
            let page: List<T> = self.get(path, &page).await?.value;
            if !page.data.is_empty() && page.data.last().map(&id) == after {
                return Err(ProviderError::Unclear(anyhow!("the list at {path} doesn't end")));
            }
            let more = page.has_more && !page.data.is_empty() && !enough(&page.data);
            all.extend(page.data);
            if !more {
                return Ok(all);
            }
        }
    }

    async fn refund_by_id(&self, id: &str) -> Result<RefundNews, ProviderError> {
        let refund: Dated<Refund> = self.get(&format!("/v1/refunds/{id}"), &Vec::new()).await?;
        Ok(refund.value.news(refund.as_of))
    }

    /// Warns if the account's default API version isn't ours: then every listed event has to be fetched by its
    /// object. The newest event has the version; an account without events is checked another time.
    pub async fn check_version(&self) {
        let query = vec![("limit", "1".to_owned())];
        let newest: Result<Dated<List<Value>>, _> = self.get("/v1/events", &query).await;
        match newest {
            Ok(newest) => {
                let theirs = newest.value.data.first().map(|event| text(event, "api_version"));
                let other = theirs.as_deref().is_some_and(|theirs| theirs != VERSION);
                metrics::gauge!("payments_account_version_differs").set(f64::from(u8::from(other)));
                if other {
                    warn!(ours = VERSION, theirs, "Stripe: the account's default API version isn't ours");
                }
            }
            Err(error) => {
                warn!(
                    error = &error as &dyn std::error::Error,
                    "Stripe: could not determine the account's API version"
                );
            }
        }
    }
}

fn news(intent: Dated<Intent>) -> Result<IntentNews, ProviderError> {
    let Dated { value, as_of } = intent;
    value.news(as_of).ok_or_else(|| ProviderError::Unclear(anyhow!("an intent in an unknown state")))
}

/// Expands the charge and the method, which hold how it was paid and what is chosen.
fn with_method() -> Form {
    vec![("expand[]", "latest_charge".to_owned()), ("expand[]", "payment_method".to_owned())]
}

impl PaymentProvider for Stripe {
    async fn create(&self, ask: &NewIntent) -> Result<IntentNews, ProviderError> {
        let currency = ask.money.currency.code();
        let amount = to_provider(currency, ask.money.amount)
            .map_err(|_| ProviderError::Refused { code: "amount_not_chargeable".to_owned() })?;
        // Everything here stays the same for one key: the provider rejects a key with other parameters. That is
        // why the buyer's address isn't included; besides, we send the receipts.
        let mut form = vec![
            ("amount", amount.to_string()),
            ("currency", currency.to_lowercase()),
            ("automatic_payment_methods[enabled]", "true".to_owned()),
            ("description", ask.description.clone()),
            ("metadata[purchase]", ask.purchase.to_string()),
            ("metadata[attempt]", ask.attempt.to_string()),
        ];
        form.extend(methods::not_offered().map(|code| ("excluded_payment_method_types[]", code.to_owned())));
        news(self.post("/v1/payment_intents", &form, Some(&ask.key)).await?)
    }

    async fn retrieve(&self, intent: &str) -> Result<IntentNews, ProviderError> {
        news(self.get(&format!("/v1/payment_intents/{intent}"), &with_method()).await?)
    }

    async fn find(&self, attempts: &[(AttemptId, Timestamp)]) -> Result<Vec<IntentNews>, ProviderError> {
        let written = || attempts.iter().map(|(_, written)| written.as_second());
        let (Some(first), Some(last)) = (written().min(), written().max()) else { return Ok(Vec::new()) };
        // A list, because the provider's search may be a minute behind.
        let from = first - CLOCKS_DIFFER.as_secs();
        let to = last + KEYS_KNOWN.as_secs();
        let query = vec![("created[gte]", from.to_string()), ("created[lte]", to.to_string())];
        let is_wanted = |intent: &&Intent| attempts.iter().any(|(id, _)| intent.attempt() == Some(*id));
        let mut missing = attempts.len();
        let enough = |page: &[Intent]| {
            missing = missing.saturating_sub(page.iter().filter(is_wanted).count());
            missing == 0
        };
        let listed =
            self.list("/v1/payment_intents", query, |intent: &Intent| intent.id.clone(), enough).await?;
        let ids: Vec<&str> = listed.iter().filter(is_wanted).map(|intent| intent.id.as_str()).collect();
        let mut found = Vec::with_capacity(ids.len());
        for id in ids {
            found.push(self.retrieve(id).await?);
        }
        Ok(found)
    }

    async fn cancel(&self, intent: &str) -> Result<IntentNews, ProviderError> {
        // Without a key: cancelling twice does no harm, and a stored refusal would be replayed later.
        let path = format!("/v1/payment_intents/{intent}/cancel");
        match self.post(&path, &Vec::new(), None).await {
            Ok(cancelled) => news(cancelled),
            // Already cancelled, or paid in the meantime.
            Err(ProviderError::Refused { .. }) => self.retrieve(intent).await,
            Err(error) => Err(error),
        }
    }

    async fn refund(&self, ask: &NewRefund) -> Result<RefundNews, ProviderError> {
        let amount = to_provider(ask.money.currency.code(), ask.money.amount)
            .map_err(|_| ProviderError::Refused { code: "amount_not_chargeable".to_owned() })?;
        let mut form = vec![
            ("payment_intent", ask.intent.clone()),
            ("amount", amount.to_string()),
            ("metadata[refund]", ask.id.to_string()),
        ];
        let instructions = ask.instructions_email.as_ref();
        form.extend(instructions.map(|email| ("instructions_email", email.as_str().to_owned())));
        let refund: Dated<Refund> = self.post("/v1/refunds", &form, Some(&ask.key)).await?;
        Ok(refund.value.news(refund.as_of))
    }

    async fn find_refund(&self, ask: &NewRefund) -> Result<Option<RefundNews>, ProviderError> {
        let query = vec![("payment_intent", ask.intent.clone())];
        let listed = self.list("/v1/refunds", query, |refund: &Refund| refund.id.clone(), |_| false).await?;
        let found = listed.into_iter().find(|refund| refund.ours() == Some(ask.id));
        match found {
            // Read again: an item of a list has no date.
            Some(found) => Ok(Some(self.refund_by_id(&found.id).await?)),
            None => Ok(None),
        }
    }

    async fn open_plan(&self, ask: &NewSubscription) -> Result<OpenedPlan, ProviderError> {
        self.open_subscription(ask).await
    }

    async fn plan(&self, subscription: &str) -> Result<PlanNews, ProviderError> {
        self.subscription(subscription).await
    }

    async fn end_plan(&self, subscription: &str, end: PlanEnd) -> Result<PlanNews, ProviderError> {
        self.end_subscription(subscription, end).await
    }

    async fn ask_about(&self, about: &About) -> Result<News, ProviderError> {
        Ok(match about {
            About::Intent(id) => News::Intent(IntentNews { client_secret: None, ..self.retrieve(id).await? }),
            About::Refund(id) => News::Refund(self.refund_by_id(id).await?),
            About::Dispute(id) => {
                let dispute: Dated<Dispute> = self.get(&format!("/v1/disputes/{id}"), &Vec::new()).await?;
                dispute.value.news(dispute.as_of).map_or(News::Other, News::Dispute)
            }
        })
    }

    async fn events(
        &self,
        from: Timestamp,
        to: Option<Timestamp>,
    ) -> Result<Vec<ProviderEvent>, ProviderError> {
        let query = KINDS.iter().map(|kind| ("types[]", (*kind).to_owned()));
        let query = query
            .chain([("created[gte]", from.as_second().to_string())])
            .chain(to.map(|to| ("created[lt]", to.as_second().to_string())))
            .collect();
        let found = self.list("/v1/events", query, |event: &Value| text(event, "id"), |_| false).await?;
        let read = found.into_iter().rev().filter_map(|event| {
            let id = text(&event, "id");
            // An unreadable event must not hide those after it.
            read_event(&event)
                .inspect_err(|error| {
                    error!(%error, id, "Stripe: an event in the list can't be read");
                    metrics::counter!("payments_alarms_total", "alarm" => "message_unreadable").increment(1);
                })
                .ok()
        });
        Ok(read.collect())
    }

    async fn balance(&self, from: Timestamp, to: Timestamp) -> Result<Vec<BalanceLine>, ProviderError> {
        let query = vec![
            ("created[gte]", from.as_second().to_string()),
            ("created[lt]", to.as_second().to_string()),
            ("expand[]", "data.source".to_owned()),
        ];
        let lines = self
            .list("/v1/balance_transactions", query, |line: &BookLine| line.id.clone(), |_| false)
            .await?;
        Ok(lines.into_iter().rev().filter_map(BookLine::read).collect())
    }

    fn read_webhook(
        &self,
        body: &[u8],
        signature: &str,
        now: Timestamp,
    ) -> Result<ProviderEvent, WebhookError> {
        signature::verify(&self.webhook_secrets, body, signature, now)?;
        let event = serde_json::from_slice(body).map_err(|_| WebhookError::Unreadable)?;
        read_event(&event).map_err(|_| WebhookError::Unreadable)
    }
}

fn text(value: &Value, field: &str) -> String {
    value.get(field).and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Translates a message. One in another API version, or with unreadable fields, yields only the object it is
/// about.
fn read_event(body: &Value) -> Result<ProviderEvent, serde_json::Error> {
    let event = <Event as serde::Deserialize>::deserialize(body)?;
    let created_at = Timestamp::from_second(event.created).map_err(serde::de::Error::custom)?;
    let ours = event.api_version.as_deref() == Some(VERSION);
    let (news, about) = match event.about() {
        about if !ours => (News::Other, about),
        Some(about) => match event.news(created_at) {
            Ok(news) => (news, None),
            Err(_) => (News::Other, Some(about)),
        },
        None => (event.news(created_at)?, None),
    };
    let object = event.object();
    let body = kept::kept(body);
    Ok(ProviderEvent { id: event.id, kind: event.kind, object, created_at, news, about, body })
}

/// What an object in the provider's answers tells, as the calls above read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Read {
    Intent(Box<IntentNews>),
    Refund(RefundNews),
    Dispute(DisputeNews),
    Line(BalanceLine),
    Subscription(Told),
    Bill(Bill),
}

/// Everything that a JSON text can be read as. The calls know what they asked for; this is for those who have no
/// provider to ask, such as `bench/hostile`.
pub fn read_objects(json: &[u8], as_of: Timestamp) -> Vec<Read> {
    fn object<T: DeserializeOwned>(json: &[u8]) -> Option<T> {
        serde_json::from_slice(json).ok()
    }
    let found = [
        object::<Intent>(json).and_then(|intent| intent.news(as_of)).map(Box::new).map(Read::Intent),
        object::<Refund>(json).map(|refund| Read::Refund(refund.news(as_of))),
        object::<Dispute>(json).and_then(|dispute| dispute.news(as_of)).map(Read::Dispute),
        object::<BookLine>(json).and_then(BookLine::read).map(Read::Line),
        object::<Subscription>(json).and_then(|plan| plan.told()).map(Read::Subscription),
        object::<Invoice>(json).map(|invoice| Read::Bill(invoice.bill())),
    ];
    found.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests;
