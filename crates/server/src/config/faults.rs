//! Validates a configuration; each message says what to change.

use figment::{
    Figment,
    providers::{Format, Toml},
};
use secrecy::{ExposeSecret, SecretString};

use super::{Config, DEFAULTS, LogFormat, Mode, clear_text};

pub(super) fn of(config: &Config) -> Vec<String> {
    let mut faults = in_any_mode(config);
    if config.mode == Mode::Production {
        faults.extend(in_production(config));
    }
    faults.extend(config.payments.faults(config.mode).into_iter().map(str::to_owned));
    faults
}

fn in_any_mode(config: &Config) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    must(config.http.timeout_s > 0, "http.timeout_s must be above 0");
    must(config.http.body_limit_bytes > 0, "http.body_limit_bytes must be above 0");
    must(
        config.http.max_connections > 0
            && config.http.max_connections_per_address > 0
            && config.http.head_s > 0,
        "http.max_connections, http.max_connections_per_address and http.head_s must be above 0",
    );
    must(
        config.http.trusted_proxies.is_empty() || !config.http.direct,
        "http.direct means no proxy, but http.trusted_proxies names some: unset one",
    );
    must(
        config.network_limits.all().iter().all(|most| *most > 0),
        "every number in [network_limits] must be above 0",
    );
    must(config.database.max_connections > 0, "database.max_connections must be above 0");
    must(config.views.buffer > 0, "views.buffer must be above 0");
    must(config.catalog.refresh_s > 0, "catalog.refresh_s must be above 0");
    must((0.0..=1.0).contains(&config.bank.pretest_share), "bank.pretest_share must be between 0 and 1");
    must(config.nats.ack_wait_s > 0, "nats.ack_wait_s must be above 0");
    // An even number needs as many servers for a majority as the next odd one, and JetStream allows at most
    // five.
    must([1, 3, 5].contains(&config.nats.replicas), "nats.replicas must be 1, 3 or 5");
    let name = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    must(
        name(&config.nats.stream) && name(&config.nats.runs_stream),
        "nats.stream and nats.runs_stream are letters, digits and underscores",
    );
    must(config.nats.stream != config.nats.runs_stream, "nats.stream and nats.runs_stream must differ");
    must(
        name(&config.jobs.stream)
            && config.jobs.stream != config.nats.stream
            && config.jobs.stream != config.nats.runs_stream,
        "jobs.stream is letters, digits and underscores, and no other stream's name",
    );
    must(config.jobs.at_once > 0 && config.jobs.poll_ms > 0, "jobs.at_once and jobs.poll_ms must be above 0");
    must(config.jobs.lease_s >= 10, "jobs.lease_s must be at least 10");
    must(
        config.smtp.connections > 0 && config.smtp.timeout_s > 0,
        "smtp.connections and smtp.timeout_s must be above 0",
    );
    must((0.0..=1.0).contains(&config.telemetry.sample), "telemetry.sample must be between 0 and 1");
    must(config.country_override().is_ok(), "geo.country must be two letters or empty");
    must(
        config.connect_options().is_ok(),
        "database.url and database.replica_url must be PostgreSQL addresses",
    );
    must(config.http.listen != config.admin.listen, "http.listen and admin.listen must differ");
    must(
        config.http.origin.is_empty()
            || (config.http.origin.contains("://") && !config.http.origin.ends_with('/')),
        "http.origin is scheme and host without a slash at the end",
    );
    must(config.report.at_once > 0, "report.at_once must be above 0");
    must(
        config.files.url.starts_with("file:") || config.files.url.starts_with("s3://"),
        "files.url is file:folder or s3://bucket/folder",
    );
    must(
        config.files.access_key.is_empty() == config.files.secret_key.expose_secret().is_empty(),
        "files.access_key and files.secret_key come together",
    );
    must(config.limits.all().iter().all(|limit| *limit > 0), "every number in [limits] must be above 0");
    must(config.retention.all().iter().all(|days| *days > 0), "every number in [retention] must be above 0");
    if let Err(error) = config.certificates.keys() {
        must(false, &format!("certificates: {error}"));
    }
    if let Err(error) = config.tickets.open() {
        must(false, &format!("tickets: {error}"));
    }
    faults
}

fn in_production(config: &Config) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    let defaults: Config = Figment::from(Toml::string(DEFAULTS)).extract().expect("the defaults are tested");
    let same = |a: &SecretString, b: &SecretString| a.expose_secret() == b.expose_secret();
    must(!same(&config.database.url, &defaults.database.url), "production needs its own database.url");
    must(!same(&config.redis.url, &defaults.redis.url), "production needs its own redis.url");
    must(!same(&config.nats.url, &defaults.nats.url), "production needs its own nats.url");
    must(!same(&config.smtp.url, &defaults.smtp.url), "production needs its own smtp.url");
    must(config.smtp.from != defaults.smtp.from, "production needs its own smtp.from");
    must(
        !same(&config.certificates.key, &defaults.certificates.key)
            && config.certificates.key_id != defaults.certificates.key_id,
        "production needs its own certificates.key and certificates.key_id",
    );
    let known = &defaults.tickets.key;
    must(
        !same(&config.tickets.key, known) && !same(&config.tickets.previous, known),
        "production needs its own tickets.key",
    );
    must(config.geo.country.is_empty(), "production takes the country from the address: unset geo.country");
    for setting in clear_text::found(config).into_iter().filter(|_| !config.private_network) {
        let fault = "leads to another machine in clear text: use TLS, or set private_network";
        must(false, &format!("{setting} {fault}"));
    }
    must(
        config.http.direct || !config.http.trusted_proxies.is_empty(),
        "production must name the proxies in front of it (http.trusted_proxies), or say that there are none \
         (http.direct = true): without that everybody has the proxy's address, country and limits",
    );
    must(
        !config.http.origin.starts_with("http://"),
        "production is served over https: set http.origin to an https address",
    );
    must(config.telemetry.format == LogFormat::Json, "production logs JSON: unset telemetry.format");
    faults
}
