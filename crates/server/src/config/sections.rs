//! The sections of the configuration, one struct each. `config.default.toml` says what each setting means.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use adapters::oidc::{ClientSecret, Oidc, OidcSettings};
use anyhow::Context as _;
use app::{
    certificates::{KeyError, Keys},
    proofs::{self, Proofs},
    tickets::{BadKey, Tickets},
};
use domain::account::Provider;
use ipnet::IpNet;
use secrecy::{ExposeSecret, SecretBox, SecretString};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Http {
    pub listen: SocketAddr,
    pub origin: String,
    pub timeout_s: u64,
    pub body_limit_bytes: usize,
    pub trusted_proxies: Vec<IpNet>,
    pub direct: bool,
    pub max_connections: usize,
    pub max_connections_per_address: usize,
    pub head_s: u64,
    pub web: PathBuf,
    pub lame_duck_s: u64,
    pub drain_s: u64,
    pub older_web: Vec<PathBuf>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Admin {
    pub listen: SocketAddr,
}

/// Connection strings may hold passwords, so they are secrets: `Debug` doesn't print them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Database {
    pub url: SecretString,
    pub replica_url: SecretString,
    pub max_connections: u32,
    pub processes: u32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redis {
    pub url: SecretString,
    pub prefix: String,
    pub authority: PathBuf,
}

/// The file of an authority, if one is named.
pub fn authority(file: &Path) -> Option<&Path> {
    (!file.as_os_str().is_empty()).then_some(file)
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nats {
    pub url: SecretString,
    pub authority: PathBuf,
    pub stream: String,
    pub runs_stream: String,
    pub replicas: usize,
    pub ack_wait_s: u64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Views {
    pub buffer: usize,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalog {
    pub refresh_s: u64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bank {
    pub seed: SecretBox<u64>,
    pub long_forms: usize,
    pub short_forms: usize,
    pub brief_forms: usize,
    pub pretest_share: f64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payments {
    pub api_url: String,
    pub script_url: String,
    pub secret_key: SecretString,
    pub publishable_key: String,
    pub webhook_secrets: SecretString,
    pub first_check_s: i32,
    pub events_every_s: i64,
}

impl Payments {
    /// Whether anything can be sold.
    pub fn open(&self) -> bool {
        !self.secret_key.expose_secret().is_empty()
    }

    /// Scheme and host of the provider's script.
    pub fn script_origin(&self) -> &str {
        let host = self.script_url.find("://").map_or(0, |scheme| scheme + 3);
        let end = self.script_url[host..].find('/').map_or(self.script_url.len(), |slash| host + slash);
        &self.script_url[..end]
    }
}

/// Limits against card testing and misuse of other people's addresses.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    pub payments_per_visitor_day: u32,
    pub payments_per_network_hour: u32,
    pub payments_without_uid_per_network_hour: u32,
    pub declines_per_network_hour: u32,
    pub retrieves_per_address_quarter: u32,
    pub retrieves_per_address_day: u32,
    pub retrieves_per_network_hour: u32,
    pub resends_per_order_day: u32,
    pub address_changes_per_order: u32,
    pub files_per_order_hour: u32,
    pub files_per_network_hour: u32,
    pub certificates_per_order_day: u32,
    pub shares_per_order_day: u32,
    pub reviews_per_order_day: u32,
    pub sign_ins_per_network_hour: u32,
}

impl Limits {
    pub(super) const fn all(&self) -> [u32; 15] {
        [
            self.payments_per_visitor_day,
            self.payments_per_network_hour,
            self.payments_without_uid_per_network_hour,
            self.declines_per_network_hour,
            self.retrieves_per_address_quarter,
            self.retrieves_per_address_day,
            self.retrieves_per_network_hour,
            self.resends_per_order_day,
            self.address_changes_per_order,
            self.files_per_order_hour,
            self.files_per_network_hour,
            self.certificates_per_order_day,
            self.shares_per_order_day,
            self.reviews_per_order_day,
            self.sign_ins_per_network_hour,
        ]
    }
}

/// Requests per network, counted in the memory of each process.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkLimits {
    pub uncounted: Vec<IpNet>,
    pub views_per_minute: u32,
    pub visits_per_minute: u32,
    pub question_lists_per_minute: u32,
    pub runs_per_quarter: u32,
    pub payments_per_quarter: u32,
    pub letters_per_quarter: u32,
    pub shown_per_minute: u32,
    pub orders_per_minute: u32,
}

impl NetworkLimits {
    pub(super) const fn all(&self) -> [u32; 8] {
        [
            self.views_per_minute,
            self.visits_per_minute,
            self.question_lists_per_minute,
            self.runs_per_quarter,
            self.payments_per_quarter,
            self.letters_per_quarter,
            self.shown_per_minute,
            self.orders_per_minute,
        ]
    }
}

/// How much anonymous visitors may write.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ceilings {
    pub views_mb_per_day: u64,
    pub visits_mb_per_day: u64,
    pub runs_mb_per_day: u64,
    pub database_gb: u64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Files {
    pub url: String,
    pub endpoint: String,
    pub region: String,
    pub access_key: String,
    pub secret_key: SecretString,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    pub fonts: PathBuf,
    pub at_once: usize,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificates {
    pub key: SecretString,
    pub key_id: String,
    pub retired: String,
}

impl Certificates {
    pub fn keys(&self) -> Result<Keys, KeyError> {
        Keys::new(&self.key_id, self.key.expose_secret(), &self.retired)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TicketKeys {
    pub key: SecretString,
    pub previous: SecretString,
}

impl TicketKeys {
    pub fn open(&self) -> Result<Tickets, BadKey> {
        Tickets::new(self.key.expose_secret(), self.previous.expose_secret())
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accounts {
    pub key: SecretString,
    pub names_key: SecretString,
    pub leaked_passwords: String,
    pub google: Google,
    pub apple: Apple,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Google {
    pub client_id: String,
    pub client_secret: SecretString,
    pub issuer: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apple {
    pub client_id: String,
    pub team_id: String,
    pub key_id: String,
    pub private_key: SecretString,
    pub issuer: String,
}

/// The sites through which people may sign in, none unless an operator switches one on.
#[derive(Clone, Debug, Default)]
pub struct IdentitySites(Vec<(Provider, Oidc)>);

impl IdentitySites {
    pub fn get(&self, provider: Provider) -> Option<&Oidc> {
        self.0.iter().find(|(known, _)| *known == provider).map(|(_, site)| site)
    }

    /// As the web calls them.
    pub fn names(&self) -> Vec<&'static str> {
        self.0.iter().map(|(provider, _)| provider.code()).collect()
    }
}

impl Accounts {
    pub fn proofs(&self) -> Result<Proofs, proofs::BadKey> {
        Proofs::new(self.key.expose_secret(), self.names_key.expose_secret())
    }

    /// The sites through which people may sign in: those that have a client id.
    pub fn identity_sites(&self) -> anyhow::Result<IdentitySites> {
        let Self { google, apple, .. } = self;
        let mut sites = Vec::new();
        if !google.client_id.is_empty() {
            let settings = OidcSettings {
                issuer: google.issuer.clone(),
                client_id: google.client_id.clone(),
                secret: ClientSecret::Plain(google.client_secret.expose_secret().to_owned()),
                scope: "openid email profile",
                posts_back: false,
            };
            sites.push((Provider::Google, Oidc::new(settings)?));
        }
        if !apple.client_id.is_empty() {
            let key = apple.private_key.expose_secret();
            let secret = ClientSecret::signed(&apple.team_id, &apple.key_id, key);
            let settings = OidcSettings {
                issuer: apple.issuer.clone(),
                client_id: apple.client_id.clone(),
                secret: secret.context("accounts.apple.private_key is unusable")?,
                scope: "openid email name",
                posts_back: true,
            };
            sites.push((Provider::Apple, Oidc::new(settings)?));
        }
        Ok(IdentitySites(sites))
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reviews {
    pub ask: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Members {
    pub renewing: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Smtp {
    pub url: SecretString,
    pub from: String,
    pub connections: u32,
    pub timeout_s: u64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jobs {
    pub poll_ms: u64,
    pub lease_s: u64,
    pub at_once: usize,
    pub slow_at_once: usize,
    pub stream: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Geo {
    pub database: PathBuf,
    pub country: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    Json,
    Text,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Telemetry {
    pub log: String,
    pub format: LogFormat,
    pub otlp: String,
    pub sample: f64,
}

#[cfg(test)]
mod tests {
    use crate::config::tests::with;

    #[test]
    fn every_secret_has_a_row_in_the_list_of_keys() {
        let list = include_str!("../../../../docs/keys.md");
        let (mut section, mut secrets) = (String::new(), 0);
        for line in include_str!("sections.rs").lines() {
            if let Some(name) =
                line.strip_prefix("pub struct ").and_then(|rest| rest.split([' ', '(']).next())
            {
                section = match name {
                    "TicketKeys" => "tickets".to_owned(),
                    "Google" | "Apple" => format!("accounts.{}", name.to_lowercase()),
                    other => other.to_lowercase(),
                };
            }
            let field = line.trim().strip_prefix("pub ").and_then(|field| field.split_once(": Secret"));
            let Some((field, _)) = field else { continue };
            assert!(list.contains(&format!("| `{section}.{field}` |")), "{section}.{field} in docs/keys.md");
            secrets += 1;
        }
        assert!(secrets >= 16, "{secrets}");
    }

    #[test]
    fn the_scripts_origin_is_its_scheme_and_host() {
        let payments =
            |url: &str| with(&format!("[payments]\nscript_url = \"{url}\"")).expect("valid").payments;
        assert_eq!(
            payments("https://js.stripe.com/endive/stripe.js").script_origin(),
            "https://js.stripe.com"
        );
        assert_eq!(payments("http://127.0.0.1:9/js").script_origin(), "http://127.0.0.1:9");
        assert_eq!(payments("http://127.0.0.1:9").script_origin(), "http://127.0.0.1:9");
    }
}
