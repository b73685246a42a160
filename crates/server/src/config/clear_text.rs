//! Finds services that would be reached over a network in clear text, or by TLS with whomever answers, which would
//! expose letters, order numbers and passwords. Production rejects them unless the network is declared private.

use secrecy::ExposeSecret;
use sqlx::postgres::PgSslMode;

use super::Config;

/// The settings whose addresses lead to another machine without TLS that knows the other end.
pub(super) fn found(config: &Config) -> Vec<&'static str> {
    let mut settings = Vec::new();
    let mut judge = |setting, clear: bool| {
        if clear {
            settings.push(setting);
        }
    };
    judge("database.url", database(config.database.url.expose_secret()));
    judge("database.replica_url", database(config.database.replica_url.expose_secret()));
    let redis = config.redis.url.expose_secret();
    judge("redis.url", !redis.starts_with("rediss://") && elsewhere(redis));
    let nats = config.nats.url.expose_secret();
    judge("nats.url", nats.split(',').any(|url| !url.trim().starts_with("tls://") && elsewhere(url.trim())));
    let smtp = config.smtp.url.expose_secret();
    judge("smtp.url", !smtp.starts_with("smtps://") && !smtp.contains("tls=required") && elsewhere(smtp));
    for (setting, url) in [
        ("files.endpoint", &config.files.endpoint),
        ("telemetry.otlp", &config.telemetry.otlp),
        ("accounts.leaked_passwords", &config.accounts.leaked_passwords),
        ("accounts.google.issuer", &config.accounts.google.issuer),
        ("accounts.apple.issuer", &config.accounts.apple.issuer),
    ] {
        judge(setting, !url.starts_with("https://") && elsewhere(url));
    }
    settings
}

fn database(url: &str) -> bool {
    let Ok(options) = url.parse::<sqlx::postgres::PgConnectOptions>() else { return false };
    // Every other mode takes any certificate, or one of another host; whoever is in between could show theirs.
    let knows_the_other_end = matches!(options.get_ssl_mode(), PgSslMode::VerifyFull);
    // The host that is really connected to: the address may name one, and its query another.
    let host = options.get_host().trim_matches(['[', ']']);
    let by_socket = options.get_socket().is_some() || host.starts_with('/');
    !url.is_empty() && !knows_the_other_end && !by_socket && !is_here(host)
}

/// Whether an address leads to another machine.
fn elsewhere(url: &str) -> bool {
    let host = host(url);
    !host.is_empty() && !is_here(host)
}

fn is_here(host: &str) -> bool {
    host == "localhost" || host.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
}

fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let place = authority.rsplit_once('@').map_or(authority, |(_, place)| place);
    match place.strip_prefix('[') {
        Some(ipv6) => ipv6.split(']').next().unwrap_or_default(),
        None => place.split(':').next().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_is_found_in_every_kind_of_address() {
        for (url, expected) in [
            ("postgres://app:p@ss@db.internal:5432/tessera?sslmode=disable", "db.internal"),
            ("redis://cache", "cache"),
            ("nats://[::1]:4222", "::1"),
            ("bus:4222", "bus"),
            ("smtp://user:pw@relay:25?tls=opportunistic", "relay"),
        ] {
            assert_eq!(host(url), expected, "{url}");
        }
    }

    #[test]
    fn another_machine_without_tls_is_found() {
        for fine in [
            "",
            "postgres://a@127.0.0.1/x",
            "postgres://a@[::1]/x",
            "postgres://a@localhost/x",
            "postgres:///x?host=/run/postgresql",
            "postgres://a@db/x?host=127.0.0.1",
            "postgres://a@db/x?sslmode=verify-full",
        ] {
            assert!(!database(fine), "{fine}");
        }
        for open in [
            "postgres://a@db/x",
            "postgres://a@db/x?sslmode=prefer",
            "postgres://a@db/x?sslmode=require",
            "postgres://a@db/x?sslmode=verify-ca",
            "postgres://a@localhost/x?host=db.internal",
            "postgres://a@localhost/x?hostaddr=10.0.0.1",
        ] {
            assert!(database(open), "{open}");
        }
    }
}
