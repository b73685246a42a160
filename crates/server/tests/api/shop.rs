//! A shop on a real payment peer, and buyers who do what a browser would do.

use axum::body::Body;
use domain::{catalog::SkuId, country::CountryCode};
use http::Request;
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    harness::{Answer, Setup, TestApp, WEBHOOK_SECRETS, small_bank},
    orders::{careful, form, submit},
};

pub(crate) const GOOD: &str = "4242424242424242";
pub(crate) const DECLINED: &str = "4000000000000002";

pub(crate) struct Shop {
    pub(crate) app: TestApp,
    pub(crate) peer: pspsim::Running,
    country: &'static str,
    http: reqwest::Client,
}

impl Shop {
    pub(crate) async fn open(pool: &PgPool, country: &'static str) -> Self {
        Self::with(pool, country, Setup::default()).await
    }

    pub(crate) async fn with(pool: &PgPool, country: &'static str, setup: Setup) -> Self {
        let peer = pspsim::start(pspsim::Settings::default()).await.expect("a peer");
        let setup = Setup {
            bank: Some(small_bank()),
            country: Some(country),
            provider: Some(peer.url()),
            proxies: vec!["127.0.0.0/8"],
            ..setup
        };
        let app = TestApp::with(pool, setup).await;
        Self { app, peer, country, http: reqwest::Client::new() }
    }

    /// A finished, unpaid test.
    pub(crate) async fn order(&self) -> String {
        let run = careful(&form(&self.app, 1, 0));
        let order = submit(&self.app, "/tessera/exam/order/info", &run).await.data();
        order["orderNumber"].as_str().expect("a number").to_owned()
    }

    pub(crate) async fn call(&self, path: &str, body: &Value) -> Answer {
        self.app.post(path, &body.to_string()).await
    }

    pub(crate) fn price(&self, sku: i32) -> Value {
        let country = CountryCode::parse(self.country).expect("a country");
        let price = self.app.state.catalog.current().price(SkuId(sku), country).expect("a price");
        json!({"currency": price.currency, "amount": price.amount})
    }

    /// What the page sends for a package when its button is pressed.
    pub(crate) fn ask(&self, order: &str, sku: i32) -> Value {
        json!({
            "orderNumber": order,
            "skuId": sku,
            "email": "grace@example.com",
            "price": self.price(sku),
            "consent": {"supply": "Begin at once.", "waiver": "I lose my right to withdraw.", "button": "Pay"},
        })
    }

    pub(crate) async fn create(&self, order: &str, sku: i32) -> Answer {
        self.call("/pay/order/create", &self.ask(order, sku)).await
    }

    /// Opens a payment and pays by card; the provider's messages are not delivered yet.
    pub(crate) async fn pay(&self, order: &str, sku: i32) {
        let started = self.create(order, sku).await.data();
        let paid = self.confirm(&started["clientSecret"], GOOD).await;
        assert_eq!(paid["status"], "succeeded", "{paid}");
    }

    pub(crate) async fn buy(&self, order: &str, sku: i32) {
        self.pay(order, sku).await;
        self.hear().await;
    }

    /// What the provider's script does with the card's number.
    pub(crate) async fn confirm(&self, client_secret: &Value, card: &str) -> Value {
        let secret = client_secret.as_str().expect("a secret");
        let intent = secret.split_once("_secret").expect("an intent's secret").0;
        let form = [
            ("key", "pk_test_tessera"),
            ("client_secret", secret),
            ("payment_method_data[type]", "card"),
            ("payment_method_data[card][number]", card),
            ("payment_method_data[card][exp_month]", "12"),
            ("payment_method_data[card][exp_year]", "34"),
            ("payment_method_data[card][cvc]", "123"),
        ];
        let url = format!("{}/v1/payment_intents/{intent}/confirm", self.peer.url());
        let answer = self.http.post(url).form(&form).send().await.expect("the peer");
        answer.json().await.expect("JSON")
    }

    /// What the provider's script does with another method than a card.
    pub(crate) async fn choose(&self, client_secret: &Value, kind: &str) -> Value {
        let secret = client_secret.as_str().expect("a secret");
        let intent = secret.split_once("_secret").expect("an intent's secret").0;
        let form = [
            ("key", "pk_test_tessera"),
            ("client_secret", secret),
            ("payment_method_data[type]", kind),
            ("return_url", "https://shop.example/"),
        ];
        let url = format!("{}/v1/payment_intents/{intent}/confirm", self.peer.url());
        self.http.post(url).form(&form).send().await.expect("the peer").json().await.expect("JSON")
    }

    /// Controls the peer.
    pub(crate) async fn control(&self, path: &str, body: &Value) -> Value {
        let url = format!("{}/_sim/{path}", self.peer.url());
        let answer = self.http.post(url).body(body.to_string()).send().await.expect("the peer");
        assert!(answer.status().is_success(), "{path}");
        answer.json().await.expect("JSON")
    }

    pub(crate) async fn ask_peer(&self, path: &str) -> Value {
        let request = self.http.get(format!("{}{path}", self.peer.url())).bearer_auth("sk_test_tessera");
        let request = request.header("stripe-version", pspsim::VERSION);
        request.send().await.expect("the peer").json().await.expect("JSON")
    }

    /// Every message of the provider so far, oldest first, as text.
    pub(crate) async fn messages(&self) -> Vec<String> {
        let list = self.ask_peer("/v1/events?limit=100").await;
        let events = list["data"].as_array().expect("a list");
        events.iter().rev().map(Value::to_string).collect()
    }

    /// Delivers every message of the provider to the shop, in order.
    pub(crate) async fn hear(&self) {
        for message in self.messages().await {
            assert_eq!(self.tell(&message).await.status, 200, "{message}");
        }
    }

    pub(crate) async fn tell(&self, message: &str) -> Answer {
        let signature = sign(&WEBHOOK_SECRETS[1..], Timestamp::now().as_second(), message);
        self.tell_signed(message, &signature).await
    }

    pub(crate) async fn tell_signed(&self, message: &str, signature: &str) -> Answer {
        let request = Request::post("/pay/webhook/stripe").header("stripe-signature", signature);
        self.app.send(request.body(Body::from(message.to_owned())).expect("a request")).await
    }

    pub(crate) async fn status(&self, order: &str) -> Value {
        self.call("/pay/check/status", &json!({"orderNumber": order})).await.data()
    }

    pub(crate) async fn intents(&self) -> Vec<Value> {
        let list = self.ask_peer("/v1/payment_intents?limit=100").await;
        list["data"].as_array().expect("a list").clone()
    }
}

pub(crate) fn sign(secrets: &[&str], time: i64, message: &str) -> String {
    let secrets: Vec<String> = secrets.iter().map(|secret| (*secret).to_owned()).collect();
    pspsim::signature(&secrets, time, message)
}

/// The number of rows in a table.
pub(crate) async fn count(pool: &PgPool, table: &str) -> i64 {
    let counting = sqlx::AssertSqlSafe(format!("select count(*) from {table}"));
    sqlx::query_scalar(counting).fetch_one(pool).await.expect("a number")
}
