//! Stripe: the few calls that one-off payments need, and its signed messages.
//!
//! A thin client on purpose: the version is pinned in one place, keys for repeating a call are the
//! caller's and never invented here, and a payment peer for tests differs by its address only.

mod amount;
mod call;
mod objects;
mod signature;

use std::{fmt, time::Duration};

use anyhow::{Context, anyhow};
use app::ports::{NewIntent, NewRefund, PaymentProvider, ProviderError, ProviderEvent, WebhookError};
use domain::payment::{BalanceLine, IntentNews, News, RefundNews};
use jiff::{SignedDuration, Timestamp};
use reqwest::{
    Client,
    header::{AUTHORIZATION, HeaderMap, HeaderValue},
    redirect,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use uuid::Uuid;

pub use amount::{AmountError, to_ours, to_provider};

use call::{Dated, Form};
use objects::{BookLine, Event, Intent, List, Refund};

/// The version that calls and messages are written in. The endpoint for messages is pinned to it too.
pub const VERSION: &str = "2026-09-30.endive";

/// How long a call may be tried while somebody waits for it.
pub const WHILE_SOMEBODY_WAITS: Duration = Duration::from_secs(20);

/// More pages than this mean that the question was wrong.
const PAGES: usize = 1_000;

/// The kinds of messages that say something to us; an endpoint for messages wants exactly these.
pub const KINDS: [&str; 17] = [
    "charge.dispute.closed",
    "charge.dispute.created",
    "charge.dispute.funds_reinstated",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.updated",
    "charge.succeeded",
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

/// Where and who we are.
pub struct Settings<'a> {
    /// Scheme and host.
    pub api_url: &'a str,
    pub secret_key: &'a str,
    /// Separated by commas; two while they are being changed.
    pub webhook_secrets: &'a str,
    /// How long a call may be tried, all tries together.
    pub budget: Duration,
}

/// Nothing of it is for logs.
impl fmt::Debug for Stripe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stripe").field("base", &self.base).finish_non_exhaustive()
    }
}

impl Stripe {
    pub fn new(settings: &Settings<'_>) -> anyhow::Result<Self> {
        let mut key = HeaderValue::from_str(&format!("Bearer {}", settings.secret_key))
            .context("the provider's key can't stand in a header")?;
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
            // The key goes to the address that was configured and nowhere else.
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

    /// The same with another budget: a worker may wait longer than a person.
    #[must_use]
    pub fn within(&self, budget: Duration) -> Self {
        Self { budget, ..self.clone() }
    }

    /// Every item of a list, newest first as the provider has it.
    async fn list<T: DeserializeOwned>(
        &self,
        path: &str,
        query: Form,
        id: impl Fn(&T) -> String,
    ) -> Result<Vec<T>, ProviderError> {
        let mut all: Vec<T> = Vec::new();
        for _ in 0..PAGES {
            let after = all.last().map(|item| ("starting_after", id(item)));
            let page: Form =
                query.iter().cloned().chain([("limit", "100".to_owned())]).chain(after).collect();
            let page: Dated<List<T>> = self.get(path, &page).await?;
            let more = page.value.has_more && !page.value.data.is_empty();
            all.extend(page.value.data);
            if !more {
                return Ok(all);
            }
        }
        Err(ProviderError::Unclear(anyhow!("a list without an end at {path}")))
    }
}

fn news(intent: Dated<Intent>) -> Result<IntentNews, ProviderError> {
    let Dated { value, as_of } = intent;
    value.news(as_of).ok_or_else(|| ProviderError::Unclear(anyhow!("an intent in a state without a name")))
}

/// With the charge in it, which says what was paid with.
fn with_charge() -> Form {
    vec![("expand[]", "latest_charge".to_owned())]
}

impl PaymentProvider for Stripe {
    async fn create(&self, ask: &NewIntent) -> Result<IntentNews, ProviderError> {
        let currency = ask.money.currency.code();
        let amount = to_provider(currency, ask.money.amount)
            .map_err(|_| ProviderError::Refused { code: "amount_not_chargeable".to_owned() })?;
        // Everything here stays the same for one key: the provider refuses a key with other words. That
        // is why the buyer's address isn't among them; besides, receipts come from us.
        let form = vec![
            ("amount", amount.to_string()),
            ("currency", currency.to_lowercase()),
            ("automatic_payment_methods[enabled]", "true".to_owned()),
            ("description", ask.description.clone()),
            ("metadata[purchase]", ask.purchase.to_string()),
            ("metadata[attempt]", ask.attempt.to_string()),
        ];
        news(self.post("/v1/payment_intents", &form, Some(&ask.key)).await?)
    }

    async fn retrieve(&self, intent: &str) -> Result<IntentNews, ProviderError> {
        news(self.get(&format!("/v1/payment_intents/{intent}"), &with_charge()).await?)
    }

    async fn find(
        &self,
        attempt: Uuid,
        created_after: Timestamp,
    ) -> Result<Option<IntentNews>, ProviderError> {
        // A list, because the provider's search may be a minute behind.
        let from = created_after.as_second() - 60;
        let to = from + SignedDuration::from_hours(24).as_secs();
        let query = vec![("created[gte]", from.to_string()), ("created[lte]", to.to_string())];
        let found = self.list("/v1/payment_intents", query, |intent: &Intent| intent.id.clone()).await?;
        match found.into_iter().find(|intent| intent.attempt() == Some(attempt)) {
            Some(intent) => self.retrieve(&intent.id).await.map(Some),
            None => Ok(None),
        }
    }

    async fn cancel(&self, intent: &str) -> Result<IntentNews, ProviderError> {
        // Without a key: cancelling twice does no harm, and a kept refusal would be answered again later.
        let path = format!("/v1/payment_intents/{intent}/cancel");
        match self.post(&path, &Vec::new(), None).await {
            Ok(cancelled) => news(cancelled),
            // Cancelled before, or paid in the meantime.
            Err(ProviderError::Refused { .. }) => self.retrieve(intent).await,
            Err(error) => Err(error),
        }
    }

    async fn refund(&self, ask: &NewRefund) -> Result<RefundNews, ProviderError> {
        let amount = to_provider(ask.money.currency.code(), ask.money.amount)
            .map_err(|_| ProviderError::Refused { code: "amount_not_chargeable".to_owned() })?;
        let form = vec![
            ("payment_intent", ask.intent.clone()),
            ("amount", amount.to_string()),
            ("metadata[refund]", ask.id.to_string()),
        ];
        let refund: Dated<Refund> = self.post("/v1/refunds", &form, Some(&ask.key)).await?;
        Ok(refund.value.news(refund.as_of))
    }

    async fn events(&self, since: Timestamp) -> Result<Vec<ProviderEvent>, ProviderError> {
        let query = KINDS.iter().map(|kind| ("types[]", (*kind).to_owned()));
        let query = query.chain([("created[gte]", since.as_second().to_string())]).collect();
        let found = self.list("/v1/events", query, |event: &Value| text(event, "id")).await?;
        let read = found.into_iter().rev().map(|event| {
            read_event(event).map_err(|error| {
                ProviderError::Unclear(anyhow!(error).context("a message in the list can't be read"))
            })
        });
        read.collect()
    }

    async fn balance(&self, from: Timestamp, to: Timestamp) -> Result<Vec<BalanceLine>, ProviderError> {
        let query = vec![
            ("created[gte]", from.as_second().to_string()),
            ("created[lt]", to.as_second().to_string()),
            ("expand[]", "data.source".to_owned()),
        ];
        let lines = self.list("/v1/balance_transactions", query, |line: &BookLine| line.id.clone()).await?;
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
        read_event(event).map_err(|_| WebhookError::Unreadable)
    }
}

fn text(value: &Value, field: &str) -> String {
    value.get(field).and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// A message in our words. One that is written in another version says only what it speaks of.
fn read_event(mut body: Value) -> Result<ProviderEvent, serde_json::Error> {
    let event = <Event as serde::Deserialize>::deserialize(&body)?;
    let created_at = Timestamp::from_second(event.created).map_err(serde::de::Error::custom)?;
    let ours = event.api_version.as_deref() == Some(VERSION);
    let news = if ours { event.news(created_at)? } else { News::Other };
    objects::without_private(&mut body);
    Ok(ProviderEvent { object: event.object(), id: event.id, kind: event.kind, created_at, news, body })
}

#[cfg(test)]
mod tests;
