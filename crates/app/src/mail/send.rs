//! Giving a letter to the mail server: until it has said that it took it, and not often without knowing.
//!
//! Between the letter's last dot and the server's answer nobody can know whether it was taken, see
//! RFC 1047. So a mark is committed just before the dot and taken back by any clear answer. Marks that
//! stay are counted: after [`AMBIGUOUS_MOST`] the letter isn't sent again, which at worst would be a
//! third copy, but put aside for a person. The buyer has the report on screen meanwhile.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use anyhow::Context;
use domain::{
    catalog::App,
    mail::{AMBIGUOUS_MOST, State},
};
use jiff::Timestamp;
use store::{PgPool, mail};
use tracing::{error, warn};
use uuid::Uuid;

use super::{Letter, Sender, write};
use crate::{
    catalog::Snapshot,
    jobs::{JobError, harmless},
    ports::{Envelope, MailError, Mailer, Receipt},
};

/// Sends a letter that waits. One that is on its way, or nobody's business any more, is left alone.
pub async fn send(
    pool: &PgPool,
    mailer: &impl Mailer,
    catalog: &Snapshot,
    origins: &Origins,
    id: Uuid,
) -> Result<(), JobError> {
    let found = mail::find(&mut *pool.acquire().await.map_err(store::StoreError::from)?, id).await?;
    let Some(letter) = found.filter(|letter| letter.state == State::Waiting) else { return Ok(()) };
    if letter.ambiguous >= AMBIGUOUS_MOST {
        return give_up(pool, id).await;
    }
    let envelope = envelope(&letter, catalog, origins)?;
    let given = AtomicBool::new(false);
    let before_the_dot = async {
        let may = mail::mark_sending(&mut *pool.acquire().await?, id, Timestamp::now()).await?;
        anyhow::ensure!(may, "somebody else has sent it");
        given.store(true, Ordering::Relaxed);
        Ok(())
    };
    let sent = mailer.send(&envelope, before_the_dot).await;
    let given = given.into_inner();
    let end = End { pool, id, given, left: AMBIGUOUS_MOST - letter.ambiguous - i32::from(given) };
    end.write(sent).await
}

/// Where links lead: the configured address, or the storefront's own.
#[derive(Clone, Debug)]
pub enum Origins {
    /// One for all storefronts.
    Fixed(String),
    /// Each storefront's first domain, over https.
    Domains,
}

impl Origins {
    pub fn of(&self, app: &App) -> String {
        match (self, app.domains.first()) {
            (Self::Fixed(origin), _) => origin.clone(),
            (Self::Domains, Some(domain)) => format!("https://{domain}"),
            (Self::Domains, None) => String::new(),
        }
    }
}

fn envelope(letter: &mail::Mail, catalog: &Snapshot, origins: &Origins) -> Result<Envelope, JobError> {
    let content: Letter = serde_json::from_value(letter.context.clone())
        .context("the letter can't be read")
        .map_err(JobError::Hopeless)?;
    // An order that is gone belonged to somebody: the letter goes out under the first name there is.
    let of_order = letter
        .app_exam
        .and_then(|id| catalog.app_exams.iter().find(|app_exam| app_exam.id == id))
        .and_then(|app_exam| catalog.apps.iter().find(|app| app.id == app_exam.app));
    let app = of_order.or(catalog.apps.first()).context("there is no storefront")?;
    let sender = Sender { catalog, app, origin: &origins.of(app) };
    let written = write(&content, &letter.order, letter.hl, &sender)?;
    Ok(Envelope {
        message_id: letter.message.clone(),
        made_at: letter.made_at,
        to: letter.recipient.clone(),
        reply_to: app.operator.email.clone(),
        subject: written.subject,
        html: written.html,
        text: written.text,
        language: letter.hl.tag().to_owned(),
    })
}

/// What is to be written down about a letter after the conversation with the server.
struct End<'a> {
    pool: &'a PgPool,
    id: Uuid,
    /// Whether the server got the text.
    given: bool,
    /// How often it may still be given without an answer.
    left: i32,
}

impl End<'_> {
    async fn write(&self, sent: Result<Receipt, MailError>) -> Result<(), JobError> {
        match sent {
            Ok(receipt) => {
                metrics::counter!("mails_accepted_total").increment(1);
                Ok(self.insist(State::Accepted, &harmless(&receipt.answer)).await?)
            }
            Err(MailError::Later(words)) => {
                if self.given {
                    self.insist(State::Waiting, &harmless(&words)).await?;
                }
                Err(JobError::Again(anyhow::anyhow!(words)))
            }
            Err(MailError::Never(words)) => {
                let words = harmless(&words);
                metrics::counter!("mails_refused_total").increment(1);
                warn!(id = %self.id, words, "the mail server refused a letter for good");
                Ok(self.insist(State::Refused, &words).await?)
            }
            Err(MailError::Ambiguous(_)) if self.left <= 0 => give_up(self.pool, self.id).await,
            Err(error @ MailError::Ambiguous(_)) => Err(JobError::Again(error.into())),
        }
    }

    /// An answer that isn't written down means a second letter: the database gets a few chances.
    async fn insist(&self, state: State, answer: &str) -> store::Result<()> {
        const TIMES: u32 = 5;
        let mut time = 1;
        loop {
            match self.write_down(state, answer).await {
                Err(_) if time < TIMES => {
                    tokio::time::sleep(Duration::from_millis(100) * 2_u32.pow(time)).await;
                }
                end => return end,
            }
            time += 1;
        }
    }

    async fn write_down(&self, state: State, answer: &str) -> store::Result<()> {
        let mut tx = self.pool.begin().await?;
        if state == State::Accepted {
            mail::mark_accepted(&mut tx, self.id, answer, Timestamp::now()).await?;
        } else {
            mail::mark_untaken(&mut tx, self.id, answer, self.given).await?;
        }
        if state == State::Refused {
            mail::give_up(&mut tx, self.id, state).await?;
        }
        Ok(tx.commit().await?)
    }
}

async fn give_up(pool: &PgPool, id: Uuid) -> Result<(), JobError> {
    let mut conn = pool.acquire().await.map_err(store::StoreError::from)?;
    if mail::give_up(&mut conn, id, State::Unconfirmed).await? {
        metrics::counter!("mails_unconfirmed_total").increment(1);
        error!(%id, "nobody knows whether a letter was taken; ask the mail server by its Message-ID");
    }
    Ok(())
}
