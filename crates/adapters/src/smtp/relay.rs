//! The relay: its address and how to connect to it.

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
    /// Our name in EHLO.
    hello: ClientId,
}

enum Encryption {
    /// For a relay on the same machine, and for development.
    None,
    /// STARTTLS, required: without it no letter is sent.
    Begin(TlsParameters),
    /// From the first byte.
    Always(TlsParameters),
}

impl Relay {
    pub(super) fn parse(url: &str, hello: &str) -> anyhow::Result<Self> {
        // The URL may contain a password, so errors never repeat it.
        let url = Url::parse(url).ok().context("not a valid URL")?;
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

    /// Opens a connection that is ready for a letter. The caller sets the timeout.
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

/// Decodes percent escapes such as `%40`.
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
    fn every_connection_mode_has_its_url() {
        let relay = Relay::parse("smtp://127.0.0.1:11025", "here.example").expect("an address");
        assert!(matches!(relay.encryption, Encryption::None) && relay.port == 11025);
        let relay = Relay::parse("smtp://mail.example?tls=required", "here.example").expect("an address");
        assert!(matches!(relay.encryption, Encryption::Begin(_)) && relay.port == 587);
        let relay = Relay::parse("smtps://a%40b:p%3Aw@mail.example", "here.example").expect("an address");
        assert!(matches!(relay.encryption, Encryption::Always(_)) && relay.port == 465);
        assert_eq!(relay.login, Some(Credentials::new("a@b".to_owned(), "p:w".to_owned())));
    }

    #[test]
    fn a_password_is_never_sent_in_clear_text_or_repeated() {
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
