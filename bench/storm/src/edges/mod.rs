//! Attackers against one running server for a minute, with honest visitors at the same time. The attackers
//! claim to come from many networks, as a trusted proxy would report; how much they send is bounded, and
//! nothing leaves this machine.

pub mod attackers;
pub mod honest;
pub mod oracle;
pub mod verdict;

use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use anyhow::Context as _;
use reqwest::{Client, RequestBuilder, StatusCode};
use serde_json::Value;

/// The address of a server, and a client for it.
pub struct Target {
    pub base: String,
    pub address: SocketAddr,
    http: Client,
}

impl Target {
    pub fn new(base: &str) -> anyhow::Result<Self> {
        let address = base.trim_start_matches("http://").parse().context("invalid address")?;
        // Shorter than the server's limit for idle connections.
        let http = Client::builder()
            .timeout(Duration::from_secs(35))
            .pool_idle_timeout(Duration::from_secs(5))
            .build()?;
        Ok(Self { base: base.to_owned(), address, http })
    }

    pub fn get(&self, path: &str, network: &str) -> RequestBuilder {
        self.http.get(format!("{}{path}", self.base)).header("x-forwarded-for", network)
    }

    pub fn post(&self, path: &str, network: &str, body: &Value) -> RequestBuilder {
        self.http
            .post(format!("{}{path}", self.base))
            .header("x-forwarded-for", network)
            .header("content-type", "application/json")
            .body(body.to_string())
    }
}

/// An address in one of many networks; no two share an IPv4 /24.
pub fn network(number: u64) -> String {
    format!("10.{}.{}.7", number / 250 % 250, number % 250)
}

/// The outcomes of an attacker's requests.
#[derive(Debug, Default)]
pub struct Tally {
    pub sent: AtomicU64,
    /// Answered with a refusal of any kind.
    pub refused: AtomicU64,
    /// Not answered at all.
    pub cut: AtomicU64,
}

impl Tally {
    pub fn note(&self, answer: &Result<StatusCode, reqwest::Error>) {
        self.sent.fetch_add(1, Relaxed);
        match answer {
            Ok(status) if status.is_success() => {}
            Ok(_) => {
                self.refused.fetch_add(1, Relaxed);
            }
            Err(_) => {
                self.cut.fetch_add(1, Relaxed);
            }
        }
    }

    pub fn told(&self) -> String {
        let (sent, refused, cut) =
            (self.sent.load(Relaxed), self.refused.load(Relaxed), self.cut.load(Relaxed));
        format!("{sent} sent, {refused} refused, {cut} cut off")
    }
}
