//! The product as a browser calls it. A failed call is repeated until it is answered: that it is answered
//! eventually is one of the promises.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use anyhow::{Context as _, bail};
use reqwest::{
    Client, Method, RequestBuilder,
    header::{HeaderMap, SET_COOKIE},
};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::journal::Journal;

/// Longer than the server's own timeout.
const PATIENCE: Duration = Duration::from_secs(35);
/// A call that isn't answered within this time never will be.
const LONGEST: Duration = Duration::from_mins(5);

pub struct Shop {
    http: Client,
    bases: Vec<String>,
    pub history: Arc<Journal>,
    next: AtomicUsize,
    pub calls: AtomicU64,
    pub broken: AtomicU64,
}

/// The caller, as described by the headers.
#[derive(Clone, Debug)]
pub struct Who {
    pub buyer: u64,
    pub address: String,
    pub logid: Uuid,
    pub hl: &'static str,
    /// Of the session, for somebody who is signed in.
    pub token: Option<String>,
    /// The order that includes the test that is being taken.
    pub bundle: Option<String>,
}

/// The envelope: 200, or why not.
#[derive(Debug)]
pub struct Answer {
    pub result: i64,
    pub data: Value,
    /// The session that begins with this answer.
    pub token: Option<String>,
}

impl Answer {
    /// The requested data; a refusal is an error here.
    pub fn data(self, call: &str) -> anyhow::Result<Value> {
        if self.result != 200 {
            bail!("{call}: result {}", self.result);
        }
        Ok(self.data)
    }
}

impl Shop {
    pub fn new(bases: Vec<String>, history: Arc<Journal>) -> anyhow::Result<Self> {
        let http = Client::builder().timeout(PATIENCE).pool_idle_timeout(Duration::from_secs(2)).build()?;
        let next = AtomicUsize::new(0);
        Ok(Self { http, bases, history, next, calls: AtomicU64::new(0), broken: AtomicU64::new(0) })
    }

    pub async fn get(&self, who: &Who, path: &str) -> anyhow::Result<Answer> {
        self.call(who, Method::GET, path, None).await
    }

    pub async fn post(&self, who: &Who, path: &str, body: &Value) -> anyhow::Result<Answer> {
        self.call(who, Method::POST, path, Some(body)).await
    }

    /// A file; asked for again until it comes.
    pub async fn file(&self, who: &Who, path: &str, body: &Value) -> anyhow::Result<Vec<u8>> {
        let begun = Instant::now();
        self.calls.fetch_add(1, Relaxed);
        loop {
            let request = self.request(who, Method::POST, path, Some(body));
            let fetched = async { request.send().await?.error_for_status()?.bytes().await }.await;
            match fetched {
                Ok(bytes) => return Ok(bytes.to_vec()),
                Err(error) if begun.elapsed() > LONGEST => {
                    self.note(who, "gave_up", path, 0, &error.to_string())?;
                    return Err(anyhow::Error::from(error).context(format!("{path} was never answered")));
                }
                Err(_) => {
                    self.broken.fetch_add(1, Relaxed);
                    sleep(Duration::from_millis(500)).await;
                }
            }
        }
    }

    async fn call(
        &self,
        who: &Who,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> anyhow::Result<Answer> {
        let (begun, mut tries) = (Instant::now(), 0_u32);
        self.calls.fetch_add(1, Relaxed);
        loop {
            match self.once(who, method.clone(), path, body).await {
                Ok(answer) => {
                    if tries > 0 {
                        self.note(who, "converged", path, tries, "")?;
                    }
                    return Ok(answer);
                }
                Err(error) if begun.elapsed() > LONGEST => {
                    self.note(who, "gave_up", path, tries, &error.to_string())?;
                    return Err(error.context(format!("{path} was never answered")));
                }
                Err(error) => {
                    if tries == 0 {
                        self.note(who, "broken", path, tries, &error.to_string())?;
                    }
                    self.broken.fetch_add(1, Relaxed);
                    tries += 1;
                    sleep(Duration::from_millis(100 << tries.min(4))).await;
                }
            }
        }
    }

    fn note(&self, who: &Who, what: &str, path: &str, tries: u32, why: &str) -> anyhow::Result<()> {
        // Paths end with order numbers; only the call matters here.
        let call = path.rsplit_once('/').map_or(path, |(call, _)| call);
        self.history
            .write(json!({"buyer": who.buyer, "what": what, "call": call, "tries": tries, "why": why}))
    }

    fn request(&self, who: &Who, method: Method, path: &str, body: Option<&Value>) -> RequestBuilder {
        let base = &self.bases[self.next.fetch_add(1, Relaxed) % self.bases.len()];
        let mut request = self
            .http
            .request(method, format!("{base}{path}"))
            .header("x-forwarded-for", &who.address)
            .header("logid", who.logid.to_string())
            .header("uid", who.logid.to_string())
            .header("hl", who.hl);
        if let Some(token) = &who.token {
            request = request.header("IQ-token", token);
        }
        if let Some(order) = &who.bundle {
            request = request.header("bundle-order", order);
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        request
    }

    /// Server faults are errors here, refusals by the product are answers.
    async fn once(
        &self,
        who: &Who,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> anyhow::Result<Answer> {
        let answer = self.request(who, method, path, body).send().await?;
        let status = answer.status();
        let token = session_of(answer.headers());
        let text = answer.text().await?;
        if status.is_server_error() {
            bail!("status {status}");
        }
        let mut answer: Value = serde_json::from_str(&text).with_context(|| format!("{status}, not JSON"))?;
        let result = answer["result"].as_i64().with_context(|| format!("{status}, no envelope"))?;
        Ok(Answer { result, data: answer["data"].take(), token })
    }
}

/// The session that an answer sets as a cookie.
fn session_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(SET_COOKIE).into_iter().filter_map(|cookie| cookie.to_str().ok());
    let mut tokens = cookies.filter_map(|cookie| cookie.strip_prefix("IQ-token="));
    let token = tokens.find_map(|rest| rest.split(';').next())?;
    (!token.is_empty()).then(|| token.to_owned())
}
