//! A peer, a client that sends forms, and an endpoint that accepts webhooks.

use std::{
    collections::VecDeque,
    future::Future,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use axum::{Router, body::Bytes, extract::State, routing::post};
use http::{HeaderMap, StatusCode};
use pspsim::{Running, Settings, VERSION};
use serde_json::{Value, json};

pub(crate) struct Peer {
    pub(crate) running: Running,
    client: reqwest::Client,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
}

impl Answer {
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.body
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    pub(crate) fn error(&self, field: &str) -> &str {
        self.body["error"][field].as_str().unwrap_or_default()
    }
}

pub(crate) type Pairs<'a> = &'a [(&'a str, &'a str)];

impl Peer {
    pub(crate) async fn start() -> Self {
        Self::with(Settings::default()).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let running = pspsim::start(settings).await.unwrap();
        Self { running, client: reqwest::Client::new() }
    }

    /// An error means that the connection was cut or the answer broke off.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        pairs: Pairs<'_>,
        headers: Pairs<'_>,
    ) -> Result<Answer, reqwest::Error> {
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
        let mut url = format!("{}{path}", self.running.url());
        if method == "GET" && !form.is_empty() {
            url = format!("{url}?{form}");
        }
        let mut request = self.client.request(method.parse().unwrap(), url);
        let usual = [("authorization", "Bearer sk_test_tessera"), ("stripe-version", VERSION)];
        let replaced = |name: &str| headers.iter().any(|(other, _)| *other == name);
        for (name, value) in usual.iter().filter(|(name, _)| !replaced(name)).chain(headers) {
            request = request.header(*name, *value);
        }
        if method == "POST" {
            request = request.header("content-type", "application/x-www-form-urlencoded").body(form);
        }
        let answer = request.send().await?;
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let bytes = answer.bytes().await?;
        let body = serde_json::from_slice(&bytes).unwrap_or_else(|_| json!(String::from_utf8_lossy(&bytes)));
        Ok(Answer { status, headers, body })
    }

    pub(crate) async fn post(&self, path: &str, pairs: Pairs<'_>) -> Answer {
        self.send("POST", path, pairs, &[]).await.unwrap()
    }

    pub(crate) async fn keyed(&self, key: &str, path: &str, pairs: Pairs<'_>) -> Answer {
        self.send("POST", path, pairs, &[("idempotency-key", key)]).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str, pairs: Pairs<'_>) -> Answer {
        self.send("GET", path, pairs, &[]).await.unwrap()
    }

    pub(crate) async fn control(&self, path: &str, body: Value) -> Answer {
        let url = format!("{}/_sim/{path}", self.running.url());
        let answer = self.client.post(url).body(body.to_string()).send().await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let bytes = answer.bytes().await.unwrap();
        let body = serde_json::from_slice(&bytes).unwrap_or_else(|_| json!(String::from_utf8_lossy(&bytes)));
        Answer { status, headers, body }
    }

    pub(crate) async fn fault(&self, call: &str, kind: &str, next: u64) {
        let rules = json!({ "rules": [{ "call": call, "kind": kind, "next": next }] });
        self.control("faults", rules).await.ok();
    }

    pub(crate) async fn count(&self, group: &str, name: &str) -> u64 {
        self.get("/_sim/counters", &[]).await.ok()[group][name].as_u64().unwrap_or_default()
    }

    /// An intent over 12.99 dollars.
    pub(crate) async fn intent(&self) -> Value {
        self.intent_in("1299", "usd", "card").await
    }

    pub(crate) async fn intent_in(&self, amount: &str, currency: &str, kind: &str) -> Value {
        let pairs = [
            ("amount", amount),
            ("currency", currency),
            ("payment_method_types[]", kind),
            ("metadata[order]", "A-1"),
        ];
        self.post("/v1/payment_intents", &pairs).await.ok()
    }

    pub(crate) async fn confirm(&self, intent: &Value, pairs: Pairs<'_>) -> Answer {
        self.post(&format!("/v1/payment_intents/{}/confirm", id(intent)), pairs).await
    }

    /// With a card number, as the script in a browser does.
    pub(crate) async fn pay(&self, intent: &Value, number: &str) -> Answer {
        let pairs = [
            ("payment_method_data[type]", "card"),
            ("payment_method_data[card][number]", number),
            ("payment_method_data[card][exp_month]", "12"),
            ("payment_method_data[card][exp_year]", "34"),
            ("payment_method_data[card][cvc]", "123"),
        ];
        self.confirm(intent, &pairs).await
    }

    pub(crate) async fn status(&self, intent: &Value) -> String {
        let answer = self.get(&format!("/v1/payment_intents/{}", id(intent)), &[]).await.ok();
        answer["status"].as_str().unwrap().to_owned()
    }

    /// Types of all events, oldest first.
    pub(crate) async fn events(&self) -> Vec<String> {
        let list = self.get("/v1/events", &[("limit", "100")]).await.ok();
        let types = list["data"].as_array().unwrap().iter().rev();
        types.map(|event| event["type"].as_str().unwrap().to_owned()).collect()
    }

    pub(crate) fn ledger(&self) -> Vec<Value> {
        self.running.ledger().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    pub(crate) fn ledger_of(&self, kind: &str) -> usize {
        self.ledger().iter().filter(|entry| entry["kind"] == kind).count()
    }
}

pub(crate) fn id(object: &Value) -> &str {
    object["id"].as_str().unwrap()
}

/// Polls until the condition is true.
pub(crate) async fn eventually<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_so().await {
        assert!(Instant::now() < deadline, "never: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// One webhook as it arrived.
#[derive(Debug, Clone)]
pub(crate) struct Taken {
    pub(crate) signature: String,
    pub(crate) body: String,
}

impl Taken {
    pub(crate) fn event(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    /// Checked by the rules of Stripe's documentation, with any of the secrets.
    pub(crate) fn verifies(&self, secrets: &[&str], now: i64) -> bool {
        let parts: Vec<(&str, &str)> =
            self.signature.split(',').filter_map(|part| part.split_once('=')).collect();
        let Some(time) = parts.iter().find(|(name, _)| *name == "t").and_then(|(_, text)| text.parse().ok())
        else {
            return false;
        };
        let fresh = i64::abs(now - time) <= 300;
        let signed = secrets.iter().any(|secret| {
            let expected = pspsim::signature(&[(*secret).to_owned()], time, &self.body);
            let (_, expected) = expected.rsplit_once('=').unwrap();
            parts.iter().any(|(name, value)| *name == "v1" && *value == expected)
        });
        fresh && signed
    }
}

/// An endpoint that answers with prepared statuses, then with 200.
#[derive(Clone, Default)]
pub(crate) struct Hook {
    taken: Arc<Mutex<Vec<Taken>>>,
    answers: Arc<Mutex<VecDeque<u16>>>,
    /// Rejects what doesn't verify, as the product does.
    strict: Option<&'static str>,
}

impl Hook {
    pub(crate) async fn open(self) -> (Self, String) {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let router = Router::new().route("/hook", post(take)).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (self, url)
    }

    pub(crate) fn strict(secret: &'static str) -> Self {
        Self { strict: Some(secret), ..Self::default() }
    }

    pub(crate) fn answering(statuses: &[u16]) -> Self {
        let hook = Self::default();
        hook.answers.lock().unwrap().extend(statuses);
        hook
    }

    pub(crate) fn taken(&self) -> Vec<Taken> {
        self.taken.lock().unwrap().clone()
    }

    pub(crate) fn types(&self) -> Vec<String> {
        self.taken().iter().map(|taken| taken.event()["type"].as_str().unwrap().to_owned()).collect()
    }
}

async fn take(State(hook): State<Hook>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let signature = headers.get("stripe-signature").and_then(|value| value.to_str().ok());
    let taken = Taken {
        signature: signature.unwrap_or_default().to_owned(),
        body: String::from_utf8_lossy(&body).into_owned(),
    };
    let verified = hook.strict.is_none_or(|secret| taken.verifies(&[secret], now()));
    hook.taken.lock().unwrap().push(taken);
    let prepared = hook.answers.lock().unwrap().pop_front();
    match (verified, prepared) {
        (false, _) => StatusCode::BAD_REQUEST,
        (true, Some(status)) => StatusCode::from_u16(status).unwrap(),
        (true, None) => StatusCode::OK,
    }
}

pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_secs()).unwrap()
}
