//! The relay: where it is and how it is spoken to.

use anyhow::Context;
use lettre::transport::smtp::{
    authentication::{Credentials, Mechanism},
    client::{AsyncSmtpConnection, TlsParameters},
    extension::ClientId,
};
use reqwest::Url;

pub(super) struct Relay {
    host: String,
    port: u16,
    encryption: Encryption,
    login: Option<Credentials>,
    /// What we call ourselves.
    hello: ClientId,
}

enum Encryption {
    /// For a relay on the same machine, and for development.
    None,
    /// Asked for once connected; without it no letter leaves.
    Begin(TlsParameters),
    /// From the first byte.
    Always(TlsParameters),
}

impl Relay {
    pub(super) fn parse(url: &str, hello: &str) -> anyhow::Result<Self> {
        // The address may hold a password: no error repeats it.
        let url = Url::parse(url).ok().context("not an address")?;
        let host = url.host_str().context("no host")?.to_owned();
        let tls = || TlsParameters::new(host.clone()).context("TLS can't be used");
        let wish = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
        let encryption = match (url.scheme(), wish.as_deref()) {
            ("smtp", None) => Encryption::None,
            ("smtp", Some("required")) => Encryption::Begin(tls()?),
            ("smtps", None) => Encryption::Always(tls()?),
            _ => anyhow::bail!("use smtp://, smtp://…?tls=required or smtps://"),
        };
        let usual = if matches!(encryption, Encryption::Always(_)) { 465 } else { 587 };
        let login = match (url.username(), url.password()) {
            ("", _) => None,
            (user, password) => {
                let clear = matches!(encryption, Encryption::None);
                anyhow::ensure!(!clear, "a password isn't sent in the clear: add ?tls=required");
                Some(Credentials::new(decoded(user)?, decoded(password.unwrap_or_default())?))
            }
        };
        let (port, hello) = (url.port().unwrap_or(usual), ClientId::Domain(hello.to_owned()));
        Ok(Self { host, port, encryption, login, hello })
    }

    /// A connection that is ready for a letter. The caller sets the time it may take.
    pub(super) async fn connect(&self) -> anyhow::Result<AsyncSmtpConnection> {
        let server = (self.host.trim_matches(['[', ']']), self.port);
        let implicit = match &self.encryption {
            Encryption::Always(tls) => Some(tls.clone()),
            Encryption::None | Encryption::Begin(_) => None,
        };
        let mut connection =
            AsyncSmtpConnection::connect_tokio1(server, None, &self.hello, implicit, None).await?;
        if let Encryption::Begin(tls) = &self.encryption {
            connection.starttls(tls.clone(), &self.hello).await.context("the relay offers no TLS")?;
        }
        if let Some(login) = &self.login {
            connection.auth(&[Mechanism::Plain, Mechanism::Login], login).await.context("logging in")?;
        }
        Ok(connection)
    }
}

/// `%40` and its like, as they stand in an address.
fn decoded(text: &str) -> anyhow::Result<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next(), rest.next()].map(Option::unwrap_or_default);
            let digits = std::str::from_utf8(&digits).context("an unfinished % sign")?;
            bytes.push(u8::from_str_radix(digits, 16).context("an unfinished % sign")?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).context("not UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(url: &str) -> String {
        Relay::parse(url, "here.example").err().map(|e| format!("{e:#}")).unwrap_or_default()
    }

    #[test]
    fn each_way_to_reach_a_relay_has_its_address() {
        let relay = Relay::parse("smtp://127.0.0.1:11025", "here.example").expect("an address");
        assert!(matches!(relay.encryption, Encryption::None) && relay.port == 11025);
        let relay = Relay::parse("smtp://mail.example?tls=required", "here.example").expect("an address");
        assert!(matches!(relay.encryption, Encryption::Begin(_)) && relay.port == 587);
        let relay = Relay::parse("smtps://a%40b:p%3Aw@mail.example", "here.example").expect("an address");
        assert!(matches!(relay.encryption, Encryption::Always(_)) && relay.port == 465);
        assert_eq!(relay.login, Some(Credentials::new("a@b".to_owned(), "p:w".to_owned())));
    }

    #[test]
    fn a_password_is_never_sent_in_the_clear_nor_repeated() {
        assert!(fault("smtp://ann:hush@mail.example").contains("in the clear"));
        for url in [
            "smtp://ann:hush@mail.example?tls=perhaps",
            "http://ann:hush@x",
            "ann:hush",
            "smtps://a:h%zzush@x",
        ] {
            let fault = fault(url);
            assert!(!fault.is_empty() && !fault.contains("hush"), "{url}: {fault}");
        }
    }
}
