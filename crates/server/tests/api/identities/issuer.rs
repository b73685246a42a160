//! Another site that vouches for people, as wrongly as a test wants. What it signs is put together here by hand, so
//! that it owes nothing to the library that judges it.

use std::sync::{Arc, Mutex};

use aws_lc_rs::{
    hmac,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use axum::{
    Json, Router,
    extract::State,
    response::IntoResponse as _,
    routing::{get, post},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use http::StatusCode;
use serde_json::{Value, json};
use tokio::net::TcpListener;

#[derive(Clone)]
pub(super) struct Key {
    pub(super) id: &'static str,
    pkcs8: Vec<u8>,
}

impl Key {
    pub(super) fn new(id: &'static str) -> Self {
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Self { id, pkcs8: pkcs8.expect("a key").as_ref().to_vec() }
    }

    fn pair(&self) -> EcdsaKeyPair {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &self.pkcs8).expect("a key")
    }

    /// The private key as Apple hands it out.
    pub(super) fn pem(&self) -> String {
        let text = base64::engine::general_purpose::STANDARD.encode(&self.pkcs8);
        format!("-----BEGIN PRIVATE KEY-----\n{text}\n-----END PRIVATE KEY-----\n")
    }

    fn point(&self) -> Vec<u8> {
        self.pair().public_key().as_ref().to_vec()
    }

    fn published(&self) -> Value {
        let point = self.point();
        let (x, y) = (encode(&point[1..33]), encode(&point[33..]));
        json!({"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": self.id, "x": x, "y": y})
    }

    /// A token that this key has signed.
    pub(super) fn sign(&self, claims: &Value) -> String {
        let text = unsigned("ES256", self.id, claims);
        let signature = self.pair().sign(&SystemRandom::new(), text.as_bytes()).expect("signed");
        format!("{text}.{}", encode(signature.as_ref()))
    }

    /// A token whose secret is what everybody knows: the public key.
    pub(super) fn sign_with_what_is_public(&self, claims: &Value) -> String {
        let text = unsigned("HS256", self.id, claims);
        let secret = hmac::Key::new(hmac::HMAC_SHA256, &self.point());
        format!("{text}.{}", encode(hmac::sign(&secret, text.as_bytes()).as_ref()))
    }

    /// A token that nobody has signed.
    pub(super) fn not_sign(&self, claims: &Value) -> String {
        format!("{}.", unsigned("none", self.id, claims))
    }
}

fn unsigned(algorithm: &str, key: &str, claims: &Value) -> String {
    let header = json!({"alg": algorithm, "kid": key, "typ": "JWT"});
    format!("{}.{}", encode(header.to_string().as_bytes()), encode(claims.to_string().as_bytes()))
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

struct World {
    key: Key,
    /// What the next code is exchanged for.
    token: Option<String>,
    /// Forms with which codes were exchanged.
    asked: Vec<String>,
}

#[derive(Clone)]
pub(super) struct Issuer {
    pub(super) url: String,
    world: Arc<Mutex<World>>,
}

impl Issuer {
    pub(super) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let world = World { key: Key::new("first"), token: None, asked: Vec::new() };
        let issuer = Self { url, world: Arc::new(Mutex::new(world)) };
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(describe))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .with_state(issuer.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        issuer
    }

    pub(super) fn key(&self) -> Key {
        self.world.lock().expect("not poisoned").key.clone()
    }

    /// From now on it signs with another key and publishes only that.
    pub(super) fn change_key(&self) {
        self.world.lock().expect("not poisoned").key = Key::new("second");
    }

    pub(super) fn prepare(&self, token: String) {
        self.world.lock().expect("not poisoned").token = Some(token);
    }

    pub(super) fn asked(&self) -> Vec<String> {
        self.world.lock().expect("not poisoned").asked.clone()
    }
}

async fn describe(State(issuer): State<Issuer>) -> Json<Value> {
    let at = |path: &str| format!("{}{path}", issuer.url);
    Json(json!({
        "issuer": issuer.url,
        "authorization_endpoint": at("/authorize"),
        "token_endpoint": at("/token"),
        "jwks_uri": at("/keys"),
    }))
}

async fn keys(State(issuer): State<Issuer>) -> Json<Value> {
    Json(json!({"keys": [issuer.key().published()]}))
}

/// A code is exchanged once.
async fn token(State(issuer): State<Issuer>, form: String) -> axum::response::Response {
    let mut world = issuer.world.lock().expect("not poisoned");
    world.asked.push(form);
    match world.token.take() {
        Some(token) => Json(json!({"id_token": token, "token_type": "Bearer"})).into_response(),
        None => (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_grant"}))).into_response(),
    }
}
