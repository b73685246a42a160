//! Settings: commented defaults in one file, overridden by the environment, checked at start.

mod clear_text;
mod faults;
mod needs;
mod production;
mod sections;

use std::str::FromStr;

use anyhow::Context;
use domain::country::CountryCode;
use figment::{
    Figment,
    providers::{Format, Toml},
    value::Value,
};
use secrecy::ExposeSecret;
use serde::Deserialize;
use sqlx::postgres::PgConnectOptions;

pub use self::needs::Needs;
pub use self::sections::{
    Accounts, Admin, Bank, Catalog, Ceilings, Certificates, Database, Files, Geo, Http, IdentitySites, Jobs,
    Limits, LogFormat, Members, Nats, NetworkLimits, Payments, Redis, Report, Reviews, Smtp, Telemetry,
    TicketKeys, Views, authority,
};

const DEFAULTS: &str = include_str!("config.default.toml");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    Development,
    Production,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
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

const PREFIX: &str = "TESSERA_";

/// The end of a variable that names the file which holds the value, so that a secret needn't be a variable.
const IN_FILE: &str = "__FILE";

/// The environment, without what isn't text: no setting is.
fn variables() -> impl Iterator<Item = (String, String)> {
    std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
}

/// Overrides settings by variables: `TESSERA_HTTP__LISTEN` is `http.listen`, and `TESSERA_DATABASE__URL__FILE` the file
/// that holds `database.url`.
fn overridden(
    mut figment: Figment,
    variables: impl IntoIterator<Item = (String, String)>,
) -> anyhow::Result<Figment> {
    for (name, value) in variables {
        let Some(name) = name.strip_prefix(PREFIX) else {
            continue;
        };
        let (name, value) = match name.strip_suffix(IN_FILE) {
            Some(name) => {
                let text = std::fs::read_to_string(&value)
                    .with_context(|| format!("{PREFIX}{name}{IN_FILE}: {value} can't be read"))?;
                (name, text.trim_end().to_owned())
            }
            None => (name, value),
        };
        let value: Value = value.parse()?;
        figment = figment.merge((name.to_ascii_lowercase().replace("__", "."), value));
    }
    Ok(figment)
}

impl Config {
    /// The defaults, overridden by the environment, or a list of everything that is wrong.
    pub fn load(needs: Needs) -> anyhow::Result<Self> {
        Self::from(&overridden(Figment::new().merge(Toml::string(DEFAULTS)), variables())?, needs)
    }

    fn from(figment: &Figment, needs: Needs) -> anyhow::Result<Self> {
        let config: Self = figment.extract().context("the configuration can't be read")?;
        let mut faults = faults::of(&config, needs);
        if config.mode == Mode::Production {
            production::demand(&config, needs, &mut faults);
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
        needing(Needs::Everything, overrides)
    }

    pub(super) fn needing(needs: Needs, overrides: &str) -> anyhow::Result<Config> {
        Config::from(&Figment::new().merge(Toml::string(DEFAULTS)).merge(Toml::string(overrides)), needs)
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
    fn a_misspelt_section_is_an_error() {
        let refused = with("[htpp]\nlisten = \"127.0.0.1:1\"").expect_err("refused");
        assert!(format!("{refused:#}").contains("htpp"), "{refused:#}");
    }

    fn from_variables(variables: &[(&str, &str)]) -> anyhow::Result<Config> {
        let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Config::from(&overridden(Figment::new().merge(Toml::string(DEFAULTS)), variables)?, Needs::Everything)
    }

    #[test]
    fn variables_override_settings_and_unknown_ones_are_refused() {
        let config = from_variables(&[
            ("TESSERA_HTTP__LISTEN", "127.0.0.1:4000"),
            ("TESSERA_HTTP__TRUSTED_PROXIES", "[10.0.0.0/8]"),
            ("PATH", "/bin"),
        ]);
        let config = config.expect("valid");
        assert_eq!(config.http.listen.port(), 4000);
        assert_eq!(config.http.trusted_proxies.len(), 1);
        from_variables(&[("TESSERA_HTPP__LISTEN", "127.0.0.1:4000")]).expect_err("no such section");
        from_variables(&[("TESSERA_MOED", "production")]).expect_err("no such setting");
    }

    #[test]
    fn a_setting_may_be_in_a_file() {
        let file = std::env::temp_dir().join(format!("tessera-setting-{}", std::process::id()));
        std::fs::write(&file, "postgres://app:hush@db/tessera\n").expect("written");
        let path = file.to_str().expect("a path");
        let config = from_variables(&[("TESSERA_DATABASE__URL__FILE", path)]).expect("valid");
        assert_eq!(config.database.url.expose_secret(), "postgres://app:hush@db/tessera");
        std::fs::remove_file(&file).expect("removed");
        let refused = from_variables(&[("TESSERA_DATABASE__URL__FILE", path)]).expect_err("gone");
        assert!(format!("{refused:#}").contains("TESSERA_DATABASE__URL__FILE"), "{refused:#}");
    }

    #[test]
    fn an_address_with_a_password_is_not_printed() {
        let config = with("[database]\nurl = \"postgres://app:hush@db/tessera\"").expect("valid");
        assert!(!format!("{config:?}").contains("hush"));
    }
}
