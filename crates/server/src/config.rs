//! Settings: commented defaults in one file, overridden by the environment, checked at start.

mod clear_text;
mod faults;

use std::{net::SocketAddr, path::PathBuf, str::FromStr};

use anyhow::Context;
use app::{
    certificates::{KeyError, Keys},
    tickets::{BadKey, Tickets},
};
use domain::country::CountryCode;
use figment::{
    Figment,
    providers::{Env, Format, Toml},
};
use ipnet::IpNet;
use secrecy::{ExposeSecret, SecretBox, SecretString};
use serde::Deserialize;
use sqlx::postgres::PgConnectOptions;

const DEFAULTS: &str = include_str!("config.default.toml");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    Development,
    Production,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Config {
    pub mode: Mode,
    pub private_network: bool,
    /// From the specification; has no effect.
    pub per_page: [u32; 3],
    pub http: Http,
    pub admin: Admin,
    pub database: Database,
    pub redis: Redis,
    pub nats: Nats,
    pub views: Views,
    pub catalog: Catalog,
    pub bank: Bank,
    pub payments: Payments,
    pub limits: Limits,
    pub network_limits: NetworkLimits,
    pub ceilings: Ceilings,
    pub retention: app::erasure::Periods,
    pub files: Files,
    pub report: Report,
    pub certificates: Certificates,
    pub tickets: TicketKeys,
    pub smtp: Smtp,
    pub jobs: Jobs,
    pub geo: Geo,
    pub telemetry: Telemetry,
}

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
    pub drain_s: u64,
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
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redis {
    pub url: SecretString,
    pub prefix: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nats {
    pub url: SecretString,
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
}

impl NetworkLimits {
    const fn all(&self) -> [u32; 7] {
        [
            self.views_per_minute,
            self.visits_per_minute,
            self.question_lists_per_minute,
            self.runs_per_quarter,
            self.payments_per_quarter,
            self.letters_per_quarter,
            self.shown_per_minute,
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

impl Limits {
    const fn all(&self) -> [u32; 13] {
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
        ]
    }
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

    fn faults(&self, mode: Mode) -> Vec<&'static str> {
        let (key, secrets) = (self.secret_key.expose_secret(), self.webhook_secrets.expose_secret());
        let mut faults = Vec::new();
        let mut must = |holds: bool, fault: &'static str| {
            if !holds {
                faults.push(fault);
            }
        };
        must(
            [&self.api_url, &self.script_url].iter().all(|url| url.contains("://")),
            "payments.api_url and payments.script_url are addresses with a scheme",
        );
        must(
            key.is_empty() == self.publishable_key.is_empty() && key.is_empty() <= secrets.is_empty(),
            "payments.secret_key and payments.publishable_key come together; webhook_secrets alone are of no use",
        );
        if mode == Mode::Production {
            must(
                self.api_url.starts_with("https://") && self.script_url.starts_with("https://"),
                "production reaches the payment provider over https: fix payments.api_url and payments.script_url",
            );
            must(
                ["sk_live_", "rk_live_"].iter().any(|live| key.starts_with(live)),
                "production needs a live payments.secret_key",
            );
            must(
                self.publishable_key.starts_with("pk_live_"),
                "production needs a live payments.publishable_key",
            );
            must(
                secrets.split(',').any(|secret| secret.trim().len() >= 16),
                "production needs payments.webhook_secrets",
            );
        }
        faults
    }
}

impl Config {
    /// The defaults, overridden by the environment, or a list of everything that is wrong.
    pub fn load() -> anyhow::Result<Self> {
        Self::from(&Figment::new().merge(Toml::string(DEFAULTS)).merge(Env::prefixed("TESSERA_").split("__")))
    }

    fn from(figment: &Figment) -> anyhow::Result<Self> {
        let config: Self = figment.extract().context("the configuration can't be read")?;
        let faults = faults::of(&config);
        anyhow::ensure!(faults.is_empty(), "the configuration has faults:\n  {}", faults.join("\n  "));
        Ok(config)
    }

    pub fn country_override(&self) -> Result<Option<CountryCode>, domain::country::NotACountry> {
        if self.geo.country.is_empty() { Ok(None) } else { CountryCode::parse(&self.geo.country).map(Some) }
    }

    /// Primary, and the replica if there is one.
    pub fn connect_options(&self) -> Result<(PgConnectOptions, Option<PgConnectOptions>), sqlx::Error> {
        let primary = PgConnectOptions::from_str(self.database.url.expose_secret())?;
        let replica = Some(self.database.replica_url.expose_secret())
            .filter(|url| !url.is_empty())
            .map(PgConnectOptions::from_str)
            .transpose()?;
        Ok((primary, replica))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(overrides: &str) -> anyhow::Result<Config> {
        Config::from(&Figment::new().merge(Toml::string(DEFAULTS)).merge(Toml::string(overrides)))
    }

    #[test]
    fn the_defaults_are_a_working_development_configuration() {
        let config = with("").expect("valid");
        assert_eq!(config.mode, Mode::Development);
        assert_eq!(config.per_page, [45, 72, 56]);
    }

    const LIVE: &str = "[payments]\nsecret_key = \"sk_live_a\"\npublishable_key = \"pk_live_a\"\n\
         webhook_secrets = \"whsec_0123456789\"\n";

    #[test]
    fn production_rejects_test_keys_and_unencrypted_provider_addresses() {
        let refused = |payments: &str| {
            let production = format!("mode = \"production\"\n{payments}");
            with(&production).expect_err("refused").to_string()
        };
        for (from, to, setting) in [
            ("sk_live_a", "sk_test_a", "payments.secret_key"),
            ("sk_live_a", "", "payments.secret_key"),
            ("pk_live_a", "pk_test_a", "payments.publishable_key"),
            ("whsec_0123456789", "", "payments.webhook_secrets"),
            ("[payments]", "[payments]\napi_url = \"http://127.0.0.1:12111\"", "payments.api_url"),
        ] {
            let error = refused(&LIVE.replace(from, to));
            assert!(error.contains(setting), "{setting} in {error}");
        }
        assert!(!refused(LIVE).contains("payments."), "these are fine");
    }

    #[test]
    fn one_payment_key_without_the_other_is_rejected() {
        assert!(with("[payments]\nsecret_key = \"sk_test_a\"").is_err());
        assert!(with("[payments]\nsecret_key = \"sk_test_a\"\npublishable_key = \"pk_test_a\"").is_ok());
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

    #[test]
    fn production_rejects_development_settings_and_names_each() {
        let error = with("mode = \"production\"\n[geo]\ncountry = \"DE\"").expect_err("refused").to_string();
        for setting in [
            "database.url",
            "redis.url",
            "nats.url",
            "smtp.url",
            "smtp.from",
            "certificates.key",
            "tickets.key",
            "geo.country",
            "http.trusted_proxies",
        ] {
            assert!(error.contains(setting), "{setting} in {error}");
        }
    }

    #[test]
    fn production_starts_with_settings_of_its_own() {
        with(&format!(
            "mode = \"production\"\nprivate_network = true\n[database]\nurl = \"postgres://app@db/tessera\"\n\
             [http]\ntrusted_proxies = [\"10.0.0.0/8\"]\n\
             [redis]\nurl = \"redis://cache\"\n[nats]\nurl = \"nats://bus\"\n\
             [smtp]\nurl = \"smtps://relay\"\nfrom = \"Reports <reports@example.org>\"\n\
             [certificates]\nkey = \"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\"\nkey_id = \"2026\"\n\
             [tickets]\nkey = \"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\"\n{LIVE}",
        ))
        .expect("valid");
    }

    #[test]
    fn production_needs_tls_to_other_machines_unless_the_network_is_private() {
        let refused = |settings: &str| {
            let production = format!("mode = \"production\"\n{settings}");
            with(&production).expect_err("refused").to_string()
        };
        for (setting, open, closed) in [
            ("database.url", "postgres://a@db/x", "postgres://a@db/x?sslmode=verify-full"),
            ("redis.url", "redis://cache", "rediss://cache"),
            ("nats.url", "nats://bus", "tls://bus"),
            ("smtp.url", "smtp://relay", "smtp://relay?tls=required"),
        ] {
            let (section, key) = setting.split_once('.').expect("a section");
            let fault = format!("{setting} leads to another machine");
            assert!(refused(&format!("[{section}]\n{key} = \"{open}\"")).contains(&fault), "{open}");
            assert!(!refused(&format!("[{section}]\n{key} = \"{closed}\"")).contains(&fault), "{closed}");
            let private = format!("private_network = true\n[{section}]\n{key} = \"{open}\"");
            assert!(!refused(&private).contains(&fault), "{open} on a private network");
        }
    }

    #[test]
    fn production_must_name_its_proxies_or_set_direct() {
        let refused = |http: &str| {
            with(&format!("mode = \"production\"\n[http]\n{http}")).expect_err("refused").to_string()
        };
        assert!(refused("").contains("http.trusted_proxies"));
        assert!(!refused("direct = true").contains("http.trusted_proxies"));
        assert!(!refused("trusted_proxies = [\"10.0.0.0/8\"]").contains("http.trusted_proxies"));
        assert!(refused("direct = true\ntrusted_proxies = [\"10.0.0.0/8\"]").contains("http.direct"));
    }

    #[test]
    fn a_certificate_key_of_another_length_is_rejected() {
        let error = with("[certificates]\nkey = \"c2hvcnQ=\"").expect_err("refused").to_string();
        assert!(error.contains("certificates: the key is not 32 bytes"), "{error}");
    }

    #[test]
    fn a_ticket_key_of_another_length_is_rejected() {
        let error = with("[tickets]\nkey = \"c2hvcnQ=\"").expect_err("refused").to_string();
        assert!(error.contains("tickets: the key is not 32 bytes"), "{error}");
    }

    #[test]
    fn streams_have_an_odd_number_of_replicas() {
        for copies in [1, 3, 5] {
            with(&format!("[nats]\nreplicas = {copies}")).expect("valid");
        }
        for copies in [0, 2, 7] {
            let error = with(&format!("[nats]\nreplicas = {copies}")).expect_err("refused").to_string();
            assert!(error.contains("nats.replicas"), "{error}");
        }
    }

    #[test]
    fn a_misspelt_key_is_an_error() {
        with("[http]\nlisten_on = \"127.0.0.1:1\"").expect_err("refused");
    }

    #[test]
    fn an_address_with_a_password_is_not_printed() {
        let config = with("[database]\nurl = \"postgres://app:hush@db/tessera\"").expect("valid");
        assert!(!format!("{config:?}").contains("hush"));
    }
}
