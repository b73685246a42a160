//! What production demands: settings of its own, TLS, known proxies and live keys.

use figment::{
    Figment,
    providers::{Format, Toml},
};
use secrecy::{ExposeSecret, SecretString};

use super::{
    Config, DEFAULTS, Needs, clear_text,
    faults::Faults,
    sections::{Http, LogFormat, Payments},
};

pub(super) fn demand(config: &Config, needs: Needs, faults: &mut Faults) {
    own_settings(config, needs, faults);
    if !config.private_network {
        for setting in clear_text::found(config) {
            let fault = "leads to another machine in clear text: use TLS (for PostgreSQL sslmode=verify-full, which \
                         alone checks who answers), or set private_network";
            faults.must(false, format!("{setting} {fault}"));
        }
    }
    edge(&config.http, faults);
    payments(&config.payments, needs, faults);
    faults.must(config.telemetry.format == LogFormat::Json, "production logs JSON: unset telemetry.format");
}

/// A default is for development: its password is known and its address leads nowhere.
fn own_settings(config: &Config, needs: Needs, faults: &mut Faults) {
    let defaults: Config = Figment::from(Toml::string(DEFAULTS)).extract().expect("the defaults are tested");
    let same = |a: &SecretString, b: &SecretString| a.expose_secret() == b.expose_secret();
    for (setting, ours, known) in [
        ("database.url", &config.database.url, &defaults.database.url),
        ("redis.url", &config.redis.url, &defaults.redis.url),
        ("nats.url", &config.nats.url, &defaults.nats.url),
        ("smtp.url", &config.smtp.url, &defaults.smtp.url),
        ("accounts.key", &config.accounts.key, &defaults.accounts.key),
        ("accounts.key", &config.accounts.names_key, &defaults.accounts.key),
        ("tickets.key", &config.tickets.key, &defaults.tickets.key),
        ("tickets.key", &config.tickets.previous, &defaults.tickets.key),
    ] {
        faults.must(!needs.has(setting) || !same(ours, known), format!("production needs its own {setting}"));
    }
    faults.must(config.smtp.from != defaults.smtp.from, "production needs its own smtp.from");
    faults.must(
        !needs.has("certificates.key")
            || !same(&config.certificates.key, &defaults.certificates.key)
                && config.certificates.key_id != defaults.certificates.key_id,
        "production needs its own certificates.key and certificates.key_id",
    );
    faults.must(
        config.geo.country.is_empty(),
        "production takes the country from the address: unset geo.country",
    );
}

fn edge(http: &Http, faults: &mut Faults) {
    faults.must(
        http.direct || !http.trusted_proxies.is_empty(),
        "production must name the proxies in front of it (http.trusted_proxies), or say that there are none \
         (http.direct = true): without that everybody has the proxy's address, country and limits",
    );
    faults.must(
        !http.direct || http.listen.ip().is_loopback(),
        "http.direct speaks clear text with whoever connects, so in production http.listen must be a loopback \
         address: put a proxy with TLS in front and name it in http.trusted_proxies",
    );
    faults.must(
        !http.origin.starts_with("http://"),
        "production is served over https: set http.origin to an https address",
    );
}

fn payments(payments: &Payments, needs: Needs, faults: &mut Faults) {
    let (key, secrets) = (payments.secret_key.expose_secret(), payments.webhook_secrets.expose_secret());
    faults.must(
        payments.api_url.starts_with("https://") && payments.script_url.starts_with("https://"),
        "production reaches the payment provider over https: fix payments.api_url and payments.script_url",
    );
    faults.must(
        !needs.has("payments.secret_key")
            || ["sk_live_", "rk_live_"].iter().any(|live| key.starts_with(live)),
        "production needs a live payments.secret_key",
    );
    faults.must(
        payments.publishable_key.starts_with("pk_live_"),
        "production needs a live payments.publishable_key",
    );
    faults.must(
        !needs.has("payments.webhook_secrets") || secrets.split(',').any(|secret| secret.trim().len() >= 16),
        "production needs payments.webhook_secrets",
    );
}

#[cfg(test)]
mod tests {
    use crate::config::{
        Needs,
        tests::{needing, with},
    };

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
            "accounts.key",
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
             [tickets]\nkey = \"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\"\n\
             [accounts]\nkey = \"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\"\n{LIVE}",
        ))
        .expect("valid");
    }

    #[test]
    fn production_demands_of_each_process_only_the_secrets_it_needs() {
        let missing = |needs| needing(needs, "mode = \"production\"").expect_err("refused").to_string();
        for (needs, demanded, spared) in [
            (Needs::Everything, &["smtp.url", "tickets.key", "payments.webhook_secrets"][..], &[][..]),
            (Needs::Serving, &["tickets.key", "payments.webhook_secrets"], &["smtp.url"]),
            (
                Needs::Working,
                &["smtp.url", "payments.secret_key"],
                &["tickets.key", "payments.webhook_secrets"],
            ),
            (
                Needs::Database,
                &["database.url"],
                &["smtp.url", "accounts.key", "certificates.key", "tickets.key", "payments.secret_key"],
            ),
        ] {
            let missing = missing(needs);
            for setting in demanded {
                assert!(missing.contains(setting), "{needs:?} needs {setting}: {missing}");
            }
            for setting in spared {
                assert!(!missing.contains(setting), "{needs:?} doesn't need {setting}: {missing}");
            }
        }
    }

    #[test]
    fn production_needs_tls_to_other_machines_unless_the_network_is_private() {
        let refused = |settings: &str| {
            let production = format!("mode = \"production\"\n{settings}");
            with(&production).expect_err("refused").to_string()
        };
        for (setting, open, closed) in [
            ("database.url", "postgres://a@db/x", "postgres://a@db/x?sslmode=verify-full"),
            (
                "database.replica_url",
                "postgres://a@db/x?sslmode=require",
                "postgres://a@db/x?sslmode=verify-full",
            ),
            ("redis.url", "redis://cache", "rediss://cache"),
            ("nats.url", "nats://bus", "tls://bus"),
            ("smtp.url", "smtp://relay", "smtp://relay?tls=required"),
            ("files.endpoint", "http://files:8333", "https://files:8333"),
            ("files.endpoint", "http://files:8333", "http://127.0.0.1:8333"),
            ("telemetry.otlp", "http://collector:4318/v1/traces", "https://collector:4318/v1/traces"),
            ("accounts.leaked_passwords", "http://range.example", "https://range.example"),
            ("accounts.google.issuer", "http://accounts.example", "https://accounts.example"),
            ("accounts.apple.issuer", "http://apple.example", "https://apple.example"),
        ] {
            let (section, key) = setting.rsplit_once('.').expect("a section");
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
        assert!(!refused("direct = true\nlisten = \"[::1]:8081\"").contains("http.listen"));
        assert!(refused("direct = true\nlisten = \"0.0.0.0:8081\"").contains("http.listen"));
        assert!(!refused("trusted_proxies = [\"10.0.0.0/8\"]").contains("http.trusted_proxies"));
        assert!(refused("direct = true\ntrusted_proxies = [\"10.0.0.0/8\"]").contains("http.direct"));
    }
}
