//! The payment peer: its controls, and what a buyer's browser does there.

use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::time::sleep;

pub const SECRET_KEY: &str = "sk_test_storm";
pub const PUBLISHABLE_KEY: &str = "pk_test_storm";
pub const WEBHOOK_SECRET: &str = "whsec_storm";

#[derive(Clone)]
pub struct Psp {
    pub base: String,
    http: Client,
}

/// What the browser learns about an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub status: String,
    /// Why the last attempt failed, if it did.
    pub failure: Option<String>,
}

/// How a buyer pays.
#[derive(Clone, Copy, Debug)]
pub enum Means {
    Card(&'static str),
    /// A bank or a shop that answers later.
    Other(&'static str),
}

pub const GOOD_CARD: Means = Means::Card("4242424242424242");
pub const DECLINED_CARD: Means = Means::Card("4000000000009995");
pub const ASKING_CARD: Means = Means::Card("4000002760003184");

impl Psp {
    pub fn new(base: String) -> anyhow::Result<Self> {
        Ok(Self { base, http: Client::builder().timeout(Duration::from_secs(20)).build()? })
    }

    async fn control(&self, method: Method, path: &str, body: &Value) -> anyhow::Result<Value> {
        let request = self.http.request(method, format!("{}/_sim/{path}", self.base));
        let answer = request.body(body.to_string()).send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        ensure!(status.is_success(), "pspsim {path}: {status} {text}");
        Ok(serde_json::from_str(&text)?)
    }

    pub async fn misbehave(&self, faults: &Value) -> anyhow::Result<()> {
        self.control(Method::POST, "faults", faults).await.map(|_| ())
    }

    /// Delayed payments settle after this many seconds, unless a buyer settles them before.
    pub async fn settle_after(&self, seconds: u64) -> anyhow::Result<()> {
        self.control(Method::POST, "settlement", &json!({"after_s": seconds})).await.map(|_| ())
    }

    /// Where events go and how they are signed; nowhere if `None`.
    pub async fn webhooks_to(&self, endpoint: Option<(&str, &[&String])>) -> anyhow::Result<()> {
        let endpoint = match endpoint {
            Some((url, secrets)) => json!({"url": url, "secrets": secrets}),
            None => json!({"url": null}),
        };
        self.control(Method::POST, "webhooks", &endpoint).await.map(|_| ())
    }

    /// Time passes at the provider.
    pub async fn advance(&self, seconds: i64) -> anyhow::Result<()> {
        self.control(Method::POST, "clock", &json!({"advance_s": seconds})).await.map(|_| ())
    }

    pub async fn counters(&self) -> anyhow::Result<Value> {
        self.control(Method::GET, "counters", &Value::Null).await
    }

    /// The buyer passes or fails authentication.
    pub async fn authenticate(&self, intent: &str, passes: bool) -> anyhow::Result<()> {
        let outcome = json!({"outcome": if passes { "pass" } else { "fail" }});
        self.control(Method::POST, &format!("intents/{intent}/authenticate"), &outcome).await.map(|_| ())
    }

    /// The provider's staff change the amount behind our back.
    pub async fn tamper(&self, intent: &str, amount: i64) -> anyhow::Result<()> {
        let request = self.with_key(Method::POST, &format!("payment_intents/{intent}"));
        let answer = request.body(format!("amount={amount}")).send().await?;
        ensure!(answer.status().is_success(), "tampering: {}", answer.text().await?);
        Ok(())
    }

    /// A bank or a shop has received the money of a delayed payment, or never will.
    pub async fn settle(&self, intent: &str, comes: bool) -> anyhow::Result<()> {
        let outcome = json!({"outcome": if comes { "succeed" } else { "fail" }});
        self.control(Method::POST, &format!("intents/{intent}/settle"), &outcome).await.map(|_| ())
    }

    /// The buyer's bank disputes a payment; returns the dispute's id.
    pub async fn dispute(&self, intent: &str) -> anyhow::Result<String> {
        let charge = self.desk(&format!("payment_intents/{intent}")).await?;
        let charge = charge["latest_charge"].as_str().context("missing charge")?.to_owned();
        let dispute = self.control(Method::POST, &format!("charges/{charge}/dispute"), &json!({})).await?;
        Ok(dispute["id"].as_str().context("missing dispute")?.to_owned())
    }

    pub async fn close_dispute(&self, dispute: &str, won: bool) -> anyhow::Result<()> {
        let status = json!({"status": if won { "won" } else { "lost" }});
        self.control(Method::POST, &format!("disputes/{dispute}/close"), &status).await.map(|_| ())
    }

    /// The provider's staff refund one of `parts` equal parts; returns the refund's id.
    pub async fn give_back(&self, intent: &str, parts: i64) -> anyhow::Result<String> {
        let paid = self.desk(&format!("payment_intents/{intent}")).await?;
        let amount = paid["amount_received"].as_i64().context("missing amount")? / parts;
        // Longer than the provider refuses our key for.
        for _ in 0..120 {
            // A broken answer may hide a refund that was made.
            if let Some(refund) = self.refunds(intent).await?.pop() {
                return Ok(refund);
            }
            let request = self.with_key(Method::POST, "refunds");
            _ = request.body(format!("payment_intent={intent}&amount={amount}")).send().await;
            sleep(Duration::from_millis(500)).await;
        }
        bail!("the provider gives nothing back at its desk")
    }

    /// Refunds of an intent that the bank has accepted.
    pub async fn refunds(&self, intent: &str) -> anyhow::Result<Vec<String>> {
        let list = self.desk(&format!("refunds?payment_intent={intent}")).await?;
        let done = list["data"].as_array().context("missing list")?.iter();
        let done = done.filter(|refund| refund["status"] == "succeeded");
        Ok(done.filter_map(|refund| refund["id"].as_str().map(str::to_owned)).collect())
    }

    /// The bank returns a refund that looked done.
    pub async fn return_refund(&self, refund: &str) -> anyhow::Result<()> {
        let outcome = json!({"outcome": "fail"});
        self.control(Method::POST, &format!("refunds/{refund}/settle"), &outcome).await.map(|_| ())
    }

    /// A subscription's period ends now; its bill is a draft for so long.
    pub async fn renew(&self, subscription: &str, draft_s: u64) -> anyhow::Result<()> {
        let path = format!("subscriptions/{subscription}/renew");
        self.control(Method::POST, &path, &json!({"draft_s": draft_s})).await.map(|_| ())
    }

    fn with_key(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}/v1/{path}", self.base));
        let request = request.header("authorization", format!("Bearer {SECRET_KEY}"));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request.header("stripe-version", "2026-09-30.endive")
    }

    /// What the seller sees; retried until the provider answers.
    async fn desk(&self, path: &str) -> anyhow::Result<Value> {
        for _ in 0..200 {
            if let Ok(answer) = self.with_key(Method::GET, path).send().await
                && answer.status().is_success()
                && let Ok(text) = answer.text().await
            {
                return Ok(serde_json::from_str(&text)?);
            }
            sleep(Duration::from_millis(300)).await;
        }
        bail!("the provider doesn't show {path} at its desk")
    }

    /// What the browser sees; its script retries when the provider is overloaded.
    pub async fn intent(&self, secret: &str) -> anyhow::Result<Value> {
        let (id, _) = secret.split_once("_secret").context("not a client secret")?;
        let url =
            format!("{}/v1/payment_intents/{id}?key={PUBLISHABLE_KEY}&client_secret={secret}", self.base);
        for _ in 0..20 {
            if let Ok(answer) = self.http.get(&url).send().await
                && answer.status().is_success()
                && let Ok(text) = answer.text().await
            {
                return Ok(serde_json::from_str(&text)?);
            }
            sleep(Duration::from_millis(300)).await;
        }
        bail!("the provider doesn't show an intent")
    }

    pub async fn look(&self, secret: &str) -> anyhow::Result<Shown> {
        Ok(shown(&self.intent(secret).await?))
    }

    /// Confirms as Stripe.js does. A declined card is an answer, a broken connection an error.
    pub async fn confirm(&self, secret: &str, means: Means, return_url: &str) -> anyhow::Result<Shown> {
        let (id, _) = secret.split_once("_secret").context("not a client secret")?;
        let method = match means {
            Means::Card(number) => format!(
                "payment_method_data[type]=card&payment_method_data[card][number]={number}\
                 &payment_method_data[card][exp_month]=12&payment_method_data[card][exp_year]=2031\
                 &payment_method_data[card][cvc]=123"
            ),
            Means::Other(kind) => format!("payment_method_data[type]={kind}"),
        };
        let body = format!("key={PUBLISHABLE_KEY}&client_secret={secret}&return_url={return_url}&{method}");
        let request = self.http.post(format!("{}/v1/payment_intents/{id}/confirm", self.base));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = request.body(body).send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        let answer: Value = serde_json::from_str(&text).with_context(|| format!("pspsim: {text}"))?;
        if status.is_success() {
            return Ok(shown(&answer));
        }
        let error = &answer["error"];
        ensure!(status.as_u16() < 429, "pspsim: {status} {text}");
        let mut refused = shown(&error["payment_intent"]);
        refused.failure = error["code"].as_str().map(str::to_owned);
        Ok(refused)
    }
}

fn shown(intent: &Value) -> Shown {
    Shown {
        status: intent["status"].as_str().unwrap_or_default().to_owned(),
        failure: intent["last_payment_error"]["code"].as_str().map(str::to_owned),
    }
}

/// The intent's id within its client secret.
pub fn intent_of(secret: &str) -> &str {
    secret.split_once("_secret").map_or(secret, |(id, _)| id)
}
