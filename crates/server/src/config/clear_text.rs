//! Finds services that would be reached over a network in clear text, which would expose letters, order numbers
//! and passwords. Production rejects them unless the network is declared private.

use secrecy::ExposeSecret;
use sqlx::postgres::PgSslMode;

use super::Config;

/// The settings whose addresses lead to another machine without TLS.
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
    settings
}

fn database(url: &str) -> bool {
    let Ok(options) = url.parse::<sqlx::postgres::PgConnectOptions>() else { return false };
    let encrypted =
        matches!(options.get_ssl_mode(), PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull);
    !url.is_empty() && !encrypted && options.get_socket().is_none() && elsewhere(url)
}

/// Whether an address leads to another machine.
fn elsewhere(url: &str) -> bool {
    let host = host(url);
    let here = host == "localhost" || host.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback());
    !here && !host.is_empty()
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
        for here in
            ["postgres://a@127.0.0.1/x", "postgres://a@localhost/x", "postgres:///x?host=/run/postgresql"]
        {
            assert!(!database(here), "{here}");
        }
        assert!(database("postgres://a@db/x"));
        assert!(database("postgres://a@db/x?sslmode=prefer"));
        assert!(!database("postgres://a@db/x?sslmode=verify-full"));
        assert!(!database(""));
    }
}
