//! Events: what happened, in order. Each is sent to the webhook and can be listed: at Stripe for thirty
//! days, here as long as the process runs.

use serde_json::{Value, json};

use super::{Call, World, lists, lists::Created, table::Row};
use crate::{VERSION, form::Params, refusal::Refusal};

#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) what: &'static str,
    /// The object as of that moment.
    object: Value,
    request: Option<String>,
    key: Option<String>,
    /// Deliveries that haven't been accepted yet.
    pub(crate) pending: i64,
}

impl Row for Event {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Event {
    /// For an endpoint that is pinned to our version.
    pub(crate) fn json(&self) -> Value {
        self.in_version(VERSION)
    }

    fn in_version(&self, version: &str) -> Value {
        json!({
            "id": self.id,
            "object": "event",
            "api_version": version,
            "created": self.created,
            "data": { "object": self.object },
            "livemode": false,
            "pending_webhooks": self.pending,
            "request": { "id": self.request, "idempotency_key": self.key },
            "type": self.what,
        })
    }
}

impl World {
    pub(crate) fn emit(&mut self, call: &Call, what: &'static str, object: Value) {
        let event = Event {
            id: self.chance.id("evt"),
            created: self.now(),
            what,
            object,
            request: call.request.clone(),
            key: call.key.clone(),
            pending: i64::from(self.endpoint.is_some()),
        };
        self.offer(&event);
        self.events.add(event);
    }

    pub(crate) fn retrieve_event(&self, id: &str) -> Result<Value, Refusal> {
        let event = self.events.get(id).ok_or_else(|| Refusal::no_such("event", id))?;
        Ok(self.listed(event))
    }

    /// As listed: in the account's default version at the time of the event. We don't know what another
    /// version names differently, so the object is left without its fields.
    fn listed(&self, event: &Event) -> Value {
        let Some(version) = &self.account_version else { return event.json() };
        let mut json = event.in_version(version);
        let object = &event.object;
        let kept = ["id", "object", "payment_intent"].map(|name| (name.to_owned(), object[name].clone()));
        json["data"]["object"] = kept.into_iter().filter(|(_, value)| !value.is_null()).collect();
        json
    }

    pub(crate) fn list_events(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&[
            "created",
            "delivery_success",
            "limit",
            "starting_after",
            "ending_before",
            "type",
            "types",
        ])?;
        let (limit, created) = (lists::limit(params)?, Created::of(params)?);
        let before = lists::before(params, |id| self.events.place(id))?.unwrap_or(usize::MAX);
        if params.has("ending_before") {
            return self.list_events_after(params, limit, &created);
        }
        let mut found = Vec::new();
        for event in self.events.newest().filter(|place| *place < before).filter_map(|at| self.events.at(at))
        {
            if created.too_old(event.created) || found.len() > limit {
                break;
            }
            if wanted(params, event.what) && !created.too_new(event.created) {
                found.push(event);
            }
        }
        let more = found.len() > limit;
        let data = found.into_iter().take(limit).map(|event| self.listed(event)).collect();
        Ok(lists::list("/v1/events", data, more))
    }

    /// The page just above an event: how a reader moves forward in time.
    fn list_events_after(&self, params: &Params, limit: usize, created: &Created) -> Result<Value, Refusal> {
        let id = params.needed("ending_before")?;
        let place =
            self.events.place(id).ok_or_else(|| Refusal::no_such_param("ending_before", "event", id))?;
        let mut found: Vec<&Event> = (place + 1..)
            .map_while(|place| self.events.at(place))
            .filter(|event| wanted(params, event.what))
            .filter(|event| !created.too_old(event.created) && !created.too_new(event.created))
            .take(limit + 1)
            .collect();
        let more = found.len() > limit;
        found.truncate(limit);
        let data = found.into_iter().rev().map(|event| self.listed(event)).collect();
        Ok(lists::list("/v1/events", data, more))
    }
}

/// `type` may end with `*`, `types` are exact.
fn wanted(params: &Params, what: &str) -> bool {
    let types = params.texts("types");
    if !types.is_empty() {
        return types.iter().any(|wanted| wanted == what);
    }
    params.text("type").is_none_or(|wanted| match wanted.strip_suffix('*') {
        Some(start) => what.starts_with(start),
        None => wanted == what,
    })
}
