//! After a restore: letters that the mail server took before the disaster, and that the restored database would send
//! again.

use std::{collections::HashSet, future::Future, time::Duration};

use crate::ports::{Acceptance, Envelope, MailError, Mailer};

/// Hands over only what the mail server hasn't had. Letters about an order or an account have the same Message-ID when
/// they are written anew.
pub struct SentBefore<M> {
    mailer: M,
    accepted: HashSet<String>,
}

impl<M> SentBefore<M> {
    /// `accepted` has a Message-ID on each line, with or without brackets and domain.
    pub fn new(mailer: M, accepted: &str) -> Self {
        let before_the_at = |line: &str| {
            let id = line.trim().trim_start_matches('<');
            id.split(['@', '>']).next().unwrap_or(id).to_owned()
        };
        let accepted = accepted.lines().map(before_the_at).filter(|id| !id.is_empty()).collect();
        Self { mailer, accepted }
    }
}

impl<M: Mailer> Mailer for SentBefore<M> {
    async fn send(
        &self,
        letter: &Envelope,
        before_the_text: impl Future<Output = anyhow::Result<()>> + Send,
    ) -> Result<Acceptance, MailError> {
        if !self.accepted.contains(&letter.message_id) {
            return self.mailer.send(letter, before_the_text).await;
        }
        // Its links become valid as if it were sent.
        before_the_text.await.map_err(|e| MailError::Later(format!("{e:#}")))?;
        Ok(Acceptance { answer: "accepted before the database was restored".to_owned() })
    }

    fn patience(&self) -> Duration {
        self.mailer.patience()
    }
}
