//! Webhooks: the endpoint, what is planned for each event, and how it is signed. `deliver` does the
//! sending.

pub(crate) mod deliver;
pub(crate) mod sign;

use std::{sync::Arc, time::Duration};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::world::{World, events::Event};

/// Where events go. During a rotation there are two secrets, and every delivery carries a signature of each.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Endpoint {
    pub url: String,
    pub secrets: Vec<String>,
    #[serde(default)]
    pub retry: Retry,
}

/// Stripe waits minutes to hours between attempts; a test can't.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retry {
    pub first_ms: u64,
    pub longest_ms: u64,
    pub attempts: u32,
}

impl Default for Retry {
    fn default() -> Self {
        Self { first_ms: 200, longest_ms: 10_000, attempts: 60 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    Honest,
    /// With a signature that is an hour old: must be rejected.
    Old,
    /// A false claim signed with a wrong secret: must be rejected.
    Forged,
}

#[derive(Debug, Clone)]
pub(crate) struct Delivery {
    pub(crate) event: String,
    pub(crate) body: Arc<str>,
    pub(crate) manner: Manner,
    pub(crate) wait: Duration,
    pub(crate) tried: u32,
}

impl World {
    /// Plans the deliveries of a new event, with the faults that were requested.
    pub(crate) fn offer(&mut self, event: &Event) {
        if self.endpoint.is_none() {
            return;
        }
        let faults = self.faults.webhooks;
        let body: Arc<str> = event.json().to_string().into();
        if self.chance.hits(faults.forge) {
            self.counters.count("webhooks", "forged");
            self.plan(event, forged(event.json()).to_string().into(), Manner::Forged);
        }
        if self.chance.hits(faults.old) {
            self.counters.count("webhooks", "old");
            self.plan(event, Arc::clone(&body), Manner::Old);
        }
        if self.chance.hits(faults.lose) {
            self.counters.count("webhooks", "lost");
            return;
        }
        if self.chance.hits(faults.duplicate) {
            self.counters.count("webhooks", "duplicated");
            self.plan(event, Arc::clone(&body), Manner::Honest);
        }
        self.plan(event, body, Manner::Honest);
    }

    fn plan(&mut self, event: &Event, body: Arc<str>, manner: Manner) {
        let jitter = usize::try_from(self.faults.webhooks.jitter_ms).unwrap_or_default();
        let wait = Duration::from_millis(self.chance.below(jitter + 1) as u64);
        if !wait.is_zero() {
            self.counters.count("webhooks", "jittered");
        }
        let delivery = Delivery { event: event.id.clone(), body, manner, wait, tried: 0 };
        if self.out.send(delivery).is_err() {
            tracing::debug!("webhooks: event not delivered, the peer is stopping");
        }
    }
}

/// What a thief would send: "this was paid". If believed, it would give a report away.
fn forged(mut event: Value) -> Value {
    event["id"] = json!(format!("{}forged", event["id"].as_str().unwrap_or_default()));
    if event["data"]["object"]["object"] == "payment_intent" {
        event["type"] = json!("payment_intent.succeeded");
        let object = &mut event["data"]["object"];
        object["status"] = json!("succeeded");
        object["amount_received"] = object["amount"].clone();
    }
    event
}
