//! Passwords that have leaked, by the range query of Have I Been Pwned: five of the forty digits of a hash are sent, and the
//! rest of the hundreds that begin with them come back. SHA-1 is what the list is sorted by; nothing is protected with it.

use std::time::Duration;

use anyhow::ensure;
use app::ports::LeakedPasswords;
use domain::{account::Password, hex::hex};
use reqwest::{Client, redirect};
use sha1::{Digest as _, Sha1};
use tracing::warn;

/// Somebody waits for their new password.
const PATIENCE: Duration = Duration::from_secs(1);
const DIGITS_SENT: usize = 5;

#[derive(Clone, Debug)]
pub struct PasswordRange {
    client: Client,
    base: String,
}

impl PasswordRange {
    /// `url`: without `/range`.
    pub fn new(url: &str) -> anyhow::Result<Self> {
        ensure!(url.starts_with("http"), "an address with a scheme is needed");
        let client = Client::builder()
            .user_agent(concat!("Tessera/", env!("CARGO_PKG_VERSION")))
            .timeout(PATIENCE)
            .redirect(redirect::Policy::none())
            .build()?;
        Ok(Self { client, base: url.trim_end_matches('/').to_owned() })
    }

    async fn range(&self, beginning: &str) -> reqwest::Result<String> {
        // Padded, so that not even the length of the answer tells what was asked.
        let asked = self.client.get(format!("{}/range/{beginning}", self.base)).header("add-padding", "true");
        asked.send().await?.error_for_status()?.text().await
    }
}

impl LeakedPasswords for PasswordRange {
    async fn has(&self, password: &Password) -> bool {
        let hash = hex(&Sha1::digest(password.as_str())).to_ascii_uppercase();
        let (beginning, rest) = hash.split_at(DIGITS_SENT);
        match self.range(beginning).await {
            Ok(range) => is_in(&range, rest),
            Err(error) => {
                let error = error.without_url();
                warn!(error = &error as &dyn std::error::Error, "leaked passwords: the list can't be asked");
                false
            }
        }
    }
}

/// Lines are the rest of a hash and how often it leaked; those that only pad leaked 0 times.
fn is_in(range: &str, rest: &str) -> bool {
    let mut lines = range.lines().filter_map(|line| line.trim_end().split_once(':'));
    lines.any(|(hash, times)| hash == rest && times != "0")
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };

    use super::*;

    /// Answers one request with this body, and returns the request.
    async fn list(body: &'static str) -> (String, tokio::task::JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let asked = tokio::spawn(async move {
            let (mut connection, _) = listener.accept().await.expect("a caller");
            let mut head = [0; 2048];
            let read = connection.read(&mut head).await.expect("a request");
            let length = body.len();
            let answer =
                format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
            connection.write_all(answer.as_bytes()).await.expect("written");
            String::from_utf8_lossy(&head[..read]).into_owned()
        });
        (url, asked)
    }

    // SHA-1 of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
    const LEAKED: &str =
        "1D2DA4053E34E76F6576ED1DA63134B5E2A:2\r\n1E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824\r\n";
    const PADDING: &str = "1E4C9B93F3F0682250B6CF8331B7EE68FD8:0\r\n";

    #[tokio::test]
    async fn a_leaked_password_is_found_and_only_five_digits_of_its_hash_are_sent() {
        let (url, asked) = list(LEAKED).await;

        assert!(PasswordRange::new(&url).expect("an address").has(&Password::typed("password")).await);

        let asked = asked.await.expect("asked");
        assert!(asked.starts_with("GET /range/5BAA6 HTTP/1.1\r\n"), "{asked}");
        assert!(!asked.contains("1E4C9") && !asked.contains("password"), "{asked}");
    }

    #[tokio::test]
    async fn padding_and_a_list_that_does_not_answer_are_no_leaks() {
        let (url, _asked) = list(PADDING).await;
        assert!(!PasswordRange::new(&url).expect("an address").has(&Password::typed("password")).await);
        let nobody = PasswordRange::new("http://127.0.0.1:1").expect("an address");
        assert!(!nobody.has(&Password::typed("password")).await);
    }
}
