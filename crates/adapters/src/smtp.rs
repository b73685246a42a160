//! SMTP: hands letters to the relay, and tracks exactly from which byte on it is unknown whether the relay has
//! accepted one.

use std::{sync::Mutex, time::Duration};

use anyhow::Context;
use app::ports::{Acceptance, Envelope, MailError, Mailer};
use lettre::{
    message::Mailbox,
    transport::smtp::{
        client::AsyncSmtpConnection,
        commands::{Data, Mail, Rcpt},
        extension::{Extension, MailBodyParameter, MailParameter},
    },
};
use tokio::{
    sync::Semaphore,
    time::{Instant, timeout},
};

mod message;
mod relay;

use message::Letter;
use relay::Relay;

/// A connection that was idle for this long is not reused: relays close idle ones.
const IDLE: Duration = Duration::from_secs(20);

/// The response to the text may take this many times longer than any other: relays scan the text first, and
/// giving up on them means sending the letter twice.
const TEXT_PATIENCE: u32 = 4;

pub struct SmtpMailer {
    relay: Relay,
    from: Mailbox,
    patience: Duration,
    hands: Semaphore,
    idle: Mutex<Vec<(AsyncSmtpConnection, Instant)>>,
}

impl SmtpMailer {
    /// `url`: `smtp://`, `smtp://…?tls=required` or `smtps://`, with user and password if the relay needs them.
    /// `from`: the displayed sender.
    pub fn new(url: &str, from: &str, connections: u32, patience: Duration) -> anyhow::Result<Self> {
        let from: Mailbox = from.parse().context("not a valid sender")?;
        Ok(Self {
            relay: Relay::parse(url, from.email.domain())?,
            from,
            patience,
            hands: Semaphore::new(connections as usize),
            idle: Mutex::default(),
        })
    }

    fn take_idle(&self) -> Option<AsyncSmtpConnection> {
        let mut idle = self.idle.lock().expect("no holder panics");
        idle.retain(|(_, since)| since.elapsed() < IDLE);
        idle.pop().map(|(connection, _)| connection)
    }

    fn keep(&self, connection: AsyncSmtpConnection) {
        self.idle.lock().expect("no holder panics").push((connection, Instant::now()));
    }

    /// A connection whose server is ready for the text of this letter.
    async fn announce(&self, letter: &Letter) -> Result<AsyncSmtpConnection, MailError> {
        if let Some(mut connection) = self.take_idle()
            && connection.test_connected().await
        {
            announce_on(&mut connection, letter).await?;
            return Ok(connection);
        }
        let mut connection = self.relay.connect().await.map_err(|e| MailError::Later(format!("{e:#}")))?;
        announce_on(&mut connection, letter).await?;
        Ok(connection)
    }
}

impl Mailer for SmtpMailer {
    async fn send(
        &self,
        letter: &Envelope,
        before_the_text: impl Future<Output = anyhow::Result<()>> + Send,
    ) -> Result<Acceptance, MailError> {
        let letter = message::build(&self.from, letter).map_err(|e| MailError::Never(format!("{e:#}")))?;
        let _hand = self.hands.acquire().await.expect("never closed");
        let mut connection = timeout(self.patience, self.announce(&letter))
            .await
            .unwrap_or_else(|_| Err(MailError::Later("no answer in time".to_owned())))?;
        // Without the text the server discards the letter when the connection is dropped.
        before_the_text.await.map_err(|e| MailError::Later(format!("{e:#}")))?;
        match timeout(self.patience(), connection.message(&letter.bytes)).await {
            Ok(Ok(response)) => {
                let words: Vec<&str> = response.message().collect();
                self.keep(connection);
                Ok(Acceptance { answer: format!("{} {}", response.code(), words.join(" ")) })
            }
            Ok(Err(error)) if error.status().is_some() => Err(refusal(&error)),
            Ok(Err(error)) => Err(MailError::Ambiguous(error.into())),
            Err(_) => Err(MailError::Ambiguous(anyhow::anyhow!("no answer to the text in time"))),
        }
    }

    fn patience(&self) -> Duration {
        self.patience * TEXT_PATIENCE
    }
}

/// Up to the server's reply that it is ready for the text.
async fn announce_on(connection: &mut AsyncSmtpConnection, letter: &Letter) -> Result<(), MailError> {
    let later = |error: lettre::transport::smtp::Error| MailError::Later(error.to_string());
    let mut wishes = Vec::new();
    if !letter.to.to_string().is_ascii() {
        if !connection.server_info().supports_feature(Extension::SmtpUtfEight) {
            return Err(MailError::Never("the relay doesn't support such an address".to_owned()));
        }
        wishes.push(MailParameter::SmtpUtfEight);
        wishes.push(MailParameter::Body(MailBodyParameter::EightBitMime));
    }
    // A rejected sender is our fault, not the recipient's, and will be fixed: retry.
    connection.command(Mail::new(Some(letter.from.clone()), wishes)).await.map_err(later)?;
    connection.command(Rcpt::new(letter.to.clone(), Vec::new())).await.map_err(|e| refusal(&e))?;
    connection.command(Data).await.map_err(later)?;
    Ok(())
}

/// Classifies the server's rejection: permanent, unless it is a matter of policy (5.7.x: we may not use this
/// relay, or not yet), which can be fixed.
fn refusal(error: &lettre::transport::smtp::Error) -> MailError {
    let words = error.to_string();
    let policy = words.split_whitespace().any(|word| word.starts_with("5.7."));
    if error.is_permanent() && !policy { MailError::Never(words) } else { MailError::Later(words) }
}
