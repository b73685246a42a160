//! Finds what is wrong with a configuration in any mode; each message says what to change.

use std::fmt;

use secrecy::ExposeSecret;

use super::{Config, Needs, sections::Payments};

/// Everything that is wrong, for one message at start.
#[derive(Default)]
pub(super) struct Faults(Vec<String>);

impl Faults {
    pub(super) fn must(&mut self, holds: bool, fault: impl Into<String>) {
        if !holds {
            self.0.push(fault.into());
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n  "))
    }
}

pub(super) fn of(config: &Config, needs: Needs) -> Faults {
    let mut faults = Faults::default();
    edge(config, &mut faults);
    streams(config, &mut faults);
    services(config, needs, &mut faults);
    numbers(config, &mut faults);
    payments(&config.payments, needs, &mut faults);
    keys(config, &mut faults);
    faults
}

fn edge(Config { http, admin, .. }: &Config, faults: &mut Faults) {
    faults.must(http.timeout_s > 0, "http.timeout_s must be above 0");
    faults.must(http.body_limit_bytes > 0, "http.body_limit_bytes must be above 0");
    faults.must(
        http.max_connections > 0 && http.max_connections_per_address > 0 && http.head_s > 0,
        "http.max_connections, http.max_connections_per_address and http.head_s must be above 0",
    );
    faults.must(
        http.trusted_proxies.is_empty() || !http.direct,
        "http.direct means no proxy, but http.trusted_proxies names some: unset one",
    );
    faults.must(http.lame_duck_s <= 60, "http.lame_duck_s must be at most 60");
    faults.must(http.listen != admin.listen, "http.listen and admin.listen must differ");
    faults.must(
        http.origin.is_empty() || (http.origin.contains("://") && !http.origin.ends_with('/')),
        "http.origin is scheme and host without a slash at the end",
    );
}

fn streams(Config { nats, jobs, .. }: &Config, faults: &mut Faults) {
    faults.must(nats.ack_wait_s > 0, "nats.ack_wait_s must be above 0");
    // An even number needs as many servers for a majority as the next odd one, and JetStream allows at most
    // five.
    faults.must([1, 3, 5].contains(&nats.replicas), "nats.replicas must be 1, 3 or 5");
    let name = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    faults.must(
        name(&nats.stream) && name(&nats.runs_stream),
        "nats.stream and nats.runs_stream are letters, digits and underscores",
    );
    faults.must(nats.stream != nats.runs_stream, "nats.stream and nats.runs_stream must differ");
    faults.must(
        name(&jobs.stream) && jobs.stream != nats.stream && jobs.stream != nats.runs_stream,
        "jobs.stream is letters, digits and underscores, and no other stream's name",
    );
}

fn services(config: &Config, needs: Needs, faults: &mut Faults) {
    faults.must(
        config.connect_options().is_ok(),
        "database.url and database.replica_url must be PostgreSQL addresses",
    );
    faults.must(config.country_override().is_ok(), "geo.country must be two letters or empty");
    let files = &config.files;
    faults.must(
        files.url.starts_with("file:") || files.url.starts_with("s3://"),
        "files.url is file:folder or s3://bucket/folder",
    );
    faults.must(
        !needs.has("files.secret_key")
            || files.access_key.is_empty() == files.secret_key.expose_secret().is_empty(),
        "files.access_key and files.secret_key come together",
    );
}

fn numbers(config: &Config, faults: &mut Faults) {
    let share = |part: f64| (0.0..=1.0).contains(&part);
    faults.must(config.database.max_connections > 0, "database.max_connections must be above 0");
    faults.must(config.views.buffer > 0, "views.buffer must be above 0");
    faults.must(config.catalog.refresh_s > 0, "catalog.refresh_s must be above 0");
    faults.must(share(config.bank.pretest_share), "bank.pretest_share must be between 0 and 1");
    faults.must(
        config.jobs.at_once > 0 && config.jobs.poll_ms > 0,
        "jobs.at_once and jobs.poll_ms must be above 0",
    );
    faults.must(config.jobs.lease_s >= 10, "jobs.lease_s must be at least 10");
    faults.must(
        config.smtp.connections > 0 && config.smtp.timeout_s > 0,
        "smtp.connections and smtp.timeout_s must be above 0",
    );
    faults.must(share(config.telemetry.sample), "telemetry.sample must be between 0 and 1");
    faults.must(config.report.at_once > 0, "report.at_once must be above 0");
    faults.must(
        config.network_limits.all().iter().all(|most| *most > 0),
        "every number in [network_limits] must be above 0",
    );
    faults
        .must(config.limits.all().iter().all(|limit| *limit > 0), "every number in [limits] must be above 0");
    faults.must(
        config.retention.all().iter().all(|days| *days > 0),
        "every number in [retention] must be above 0",
    );
}

fn payments(payments: &Payments, needs: Needs, faults: &mut Faults) {
    let sells = payments.open();
    faults.must(
        [&payments.api_url, &payments.script_url].iter().all(|url| url.contains("://")),
        "payments.api_url and payments.script_url are addresses with a scheme",
    );
    faults.must(
        !needs.has("payments.secret_key")
            || sells != payments.publishable_key.is_empty()
                && (sells || payments.webhook_secrets.expose_secret().is_empty()),
        "payments.secret_key and payments.publishable_key come together; webhook_secrets alone are of no use",
    );
}

fn keys(config: &Config, faults: &mut Faults) {
    if let Err(error) = config.certificates.keys() {
        faults.must(false, format!("certificates: {error}"));
    }
    if let Err(error) = config.tickets.open() {
        faults.must(false, format!("tickets: {error}"));
    }
    if let Err(error) = config.accounts.proofs() {
        faults.must(false, format!("accounts: {error}"));
    }
    if let Err(error) = config.accounts.identity_sites() {
        faults.must(false, format!("{error:#}"));
    }
}

#[cfg(test)]
mod tests {
    use crate::config::tests::with;

    #[test]
    fn one_payment_key_without_the_other_is_rejected() {
        assert!(with("[payments]\nsecret_key = \"sk_test_a\"").is_err());
        assert!(with("[payments]\nsecret_key = \"sk_test_a\"\npublishable_key = \"pk_test_a\"").is_ok());
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
}
