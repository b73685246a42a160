//! Settings: commented defaults in one file, overridden by the environment, checked at start.

mod clear_text;
mod faults;
mod production;
mod sections;

use std::str::FromStr;

use anyhow::Context;
use domain::country::CountryCode;
use figment::{
    Figment,
    providers::{Env, Format, Toml},
};
use secrecy::ExposeSecret;
use serde::Deserialize;
use sqlx::postgres::PgConnectOptions;

pub use self::sections::{
    Accounts, Admin, Bank, Catalog, Ceilings, Certificates, Database, Files, Geo, Http, IdentitySites, Jobs,
    Limits, LogFormat, Members, Nats, NetworkLimits, Payments, Redis, Report, Reviews, Smtp, Telemetry,
    TicketKeys, Views,
};

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
    pub accounts: Accounts,
    pub reviews: Reviews,
    pub members: Members,
    pub smtp: Smtp,
    pub jobs: Jobs,
    pub geo: Geo,
    pub telemetry: Telemetry,
}

impl Config {
    /// The defaults, overridden by the environment, or a list of everything that is wrong.
    pub fn load() -> anyhow::Result<Self> {
        Self::from(&Figment::new().merge(Toml::string(DEFAULTS)).merge(Env::prefixed("TESSERA_").split("__")))
    }

    fn from(figment: &Figment) -> anyhow::Result<Self> {
        let config: Self = figment.extract().context("the configuration can't be read")?;
        let mut faults = faults::of(&config);
        if config.mode == Mode::Production {
            production::demand(&config, &mut faults);
        }
        anyhow::ensure!(faults.is_empty(), "the configuration has faults:\n  {faults}");
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

    pub(super) fn with(overrides: &str) -> anyhow::Result<Config> {
        Config::from(&Figment::new().merge(Toml::string(DEFAULTS)).merge(Toml::string(overrides)))
    }

    #[test]
    fn the_defaults_are_a_working_development_configuration() {
        let config = with("").expect("valid");
        assert_eq!(config.mode, Mode::Development);
        assert_eq!(config.per_page, [45, 72, 56]);
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
