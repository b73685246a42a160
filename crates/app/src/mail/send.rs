//! Sends a letter to the mail server: repeatedly until the server has accepted it, with a limit on attempts whose
//! outcome is unknown.
//!
//! Between the end of the letter's text and the server's answer nobody can know whether it was accepted, see
//! RFC 1047. So a mark is committed just before the text is sent and removed by any definite answer. Remaining
//! marks are counted: after [`AMBIGUOUS_MOST`] of them the letter is set aside for an operator instead of being
//! sent again, which at worst would deliver a third copy. Meanwhile the buyer has the report on screen.
//!
//! An answer that was received but isn't recorded also means a second copy. So it is recorded on the same
//! connection that wrote the mark, in one statement, and a process that knows an answer keeps retrying to record
//! it; and a worker that takes over the job leaves the letter alone as long as the first one may still be waiting
//! for the server.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use anyhow::Context;
use domain::{
    catalog::App,
    ids::LetterId,
    mail::{AMBIGUOUS_MOST, State},
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, PoolConnection, Postgres,
    accounts::challenges::{self, NewChallenge, Purpose},
    as_postgres_keeps, mail,
    order_links::{self, Mailed},
};
use tokio::time::{sleep, timeout};
use tracing::{error, warn};

use super::{About, Letter, Links, Sender, Stamp, write};
use crate::{
    catalog::Snapshot,
    failpoints,
    jobs::{JobError, without_secrets},
    mutants,
    ports::{Acceptance, Envelope, MailError, Mailer},
    proofs::{PROOF_LIVES, Proofs},
};

/// How long recording an answer may take before another worker may send the letter.
const WRITING: Duration = Duration::from_secs(10);

/// Sends a letter if it is still waiting; one that is being sent or no longer needed is left alone.
pub async fn send(
    pool: &PgPool,
    mailer: &impl Mailer,
    catalog: &Snapshot,
    (origins, proofs): (&Origins, &Proofs),
    id: LetterId,
) -> Result<(), JobError> {
    let found = mail::find(&mut *pool.acquire().await.map_err(store::StoreError::from)?, id).await?;
    let Some(letter) = found.filter(|letter| letter.state == State::Waiting) else { return Ok(()) };
    let (now, owned) = (as_postgres_keeps(Timestamp::now()), mailer.patience() + WRITING);
    if let Some(until) = letter.sending_at.and_then(|at| at.checked_add(owned).ok())
        && until > now
    {
        return Err(JobError::NotBefore(until));
    }
    if letter.ambiguous >= AMBIGUOUS_MOST {
        return give_up(pool, id).await;
    }
    let content = content(&letter)?;
    let links = Links::new(stamp(&letter), &content, &letter.about, proofs);
    let sender = sender(&letter, &content, catalog).context("there is no storefront")?;
    let envelope = envelope(&letter, &content, &links, (catalog, sender), origins)?;
    let mark = Mutex::new(None);
    let before_the_text = async {
        let at = as_postgres_keeps(Timestamp::now());
        *mark.lock().unwrap_or_else(PoisonError::into_inner) = Some(Mark { at, conn: None });
        // Links and mark together: a change of address ends the links of letters already sent.
        let mut tx = store::begin(pool).await?;
        keep(&mut tx, &links, (&letter, &content), sender, at).await?;
        let may =
            mutants::is("no_mark") || mail::mark_sending(&mut tx, id, at, at.saturating_sub(owned)?).await?;
        anyhow::ensure!(may, "another worker is sending the letter");
        tx.commit().await?;
        failpoints::reached("before_the_dot");
        let conn = Some(pool.acquire().await?);
        *mark.lock().unwrap_or_else(PoisonError::into_inner) = Some(Mark { at, conn });
        Ok(())
    };
    let sent = mailer.send(&envelope, before_the_text).await;
    if sent.is_ok() {
        failpoints::reached("after_the_dot");
    }
    let mark = mark.into_inner().unwrap_or_else(PoisonError::into_inner);
    let left = AMBIGUOUS_MOST - letter.ambiguous - 1;
    Conversation { pool, id, mark }.end(sent, left).await
}

/// A letter as its reader got it, or will; `None` if there is no such letter.
pub(crate) async fn read(
    pool: &PgPool,
    catalog: &Snapshot,
    (origins, proofs): (&Origins, &Proofs),
    id: LetterId,
) -> Result<Option<Envelope>, JobError> {
    let found = mail::find(&mut *pool.acquire().await.map_err(store::StoreError::from)?, id).await?;
    let Some(letter) = found else { return Ok(None) };
    let content = content(&letter)?;
    let links = Links::new(stamp(&letter), &content, &letter.about, proofs);
    let sender = sender(&letter, &content, catalog).context("there is no storefront")?;
    envelope(&letter, &content, &links, (catalog, sender), origins).map(Some)
}

fn stamp(letter: &mail::Mail) -> Stamp<'_> {
    Stamp { id: letter.id, message: &letter.message, to: &letter.recipient }
}

fn content(letter: &mail::Mail) -> Result<Letter, JobError> {
    serde_json::from_value(letter.context.clone())
        .context("the stored letter can't be parsed")
        .map_err(JobError::Hopeless)
}

/// A mark that was written, or was about to be.
struct Mark {
    at: Timestamp,
    /// Acquired before the letter is sent, so that recording the answer needn't wait for a connection.
    conn: Option<PoolConnection<Postgres>>,
}

/// Where links lead: the configured origin, or the storefront's domain.
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

/// Stores the letter's links, which makes them valid: from here on the letter may have been sent. A sign-in letter's
/// proof was stored when it was asked for.
async fn keep(
    conn: &mut PgConnection,
    links: &Links,
    (letter, content): (&mail::Mail, &Letter),
    sender: &App,
    now: Timestamp,
) -> store::Result<()> {
    let hashed: Vec<_> = links.iter().map(|(order, token)| (order, crate::links::hash(token))).collect();
    let opens = content.opens_of_order();
    let mailed: Vec<_> = hashed.iter().map(|(order, hash)| Mailed { hash, order, opens }).collect();
    if !mailed.is_empty() {
        order_links::put_mailed(conn, &mailed, &letter.recipient, now).await?;
    }
    if let (About::Order(_), Some(proof)) = (&letter.about, links.proof()) {
        let until = now.saturating_add(PROOF_LIVES).unwrap_or(Timestamp::MAX);
        let challenge = NewChallenge {
            id: letter.id.as_uuid().into(),
            email: &letter.recipient,
            purpose: Purpose::Receipt,
            link_hash: &proof.link_hash(),
            registration: None,
            app: sender.id,
            hl: letter.hl,
            code_until: until,
            link_until: until,
        };
        challenges::insert(conn, &challenge, now).await?;
    }
    Ok(())
}

/// The storefront under whose name a letter is sent: its order's or account's, or the first if the order is gone.
fn sender<'a>(letter: &mail::Mail, content: &Letter, catalog: &'a Snapshot) -> Option<&'a App> {
    let of_order = letter
        .app_exam
        .and_then(|id| catalog.app_exams.iter().find(|app_exam| app_exam.id == id))
        .map(|app_exam| app_exam.app);
    let sent_by = content.app().or(of_order);
    catalog.apps.iter().find(|app| Some(app.id) == sent_by).or(catalog.apps.first())
}

fn envelope(
    letter: &mail::Mail,
    content: &Letter,
    links: &Links,
    (catalog, app): (&Snapshot, &App),
    origins: &Origins,
) -> Result<Envelope, JobError> {
    let sender = Sender { catalog, app, origin: &origins.of(app) };
    let written = write(content, &letter.about, links, letter.hl, &sender)?;
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

/// An SMTP conversation about a letter, to be recorded.
struct Conversation<'a> {
    pool: &'a PgPool,
    id: LetterId,
    /// `None` if the server never asked for the text.
    mark: Option<Mark>,
}

/// How a conversation ended.
#[derive(Clone, Copy)]
enum End<'a> {
    Accepted(&'a str),
    Untaken(&'a str),
    Refused(&'a str),
    Unanswered,
}

impl Conversation<'_> {
    /// `left`: how many more times the letter may be sent without an answer.
    async fn end(mut self, sent: Result<Acceptance, MailError>, left: i32) -> Result<(), JobError> {
        match sent {
            Ok(_) if mutants::is("mail_twice") => Err(JobError::Again(anyhow::anyhow!("forgotten"))),
            Ok(receipt) => {
                metrics::counter!("mails_accepted_total").increment(1);
                self.write_until_done(End::Accepted(&without_secrets(&receipt.answer))).await;
                Ok(())
            }
            Err(MailError::Later(words)) => {
                if self.mark.is_some() {
                    self.write_until_done(End::Untaken(&without_secrets(&words))).await;
                }
                Err(JobError::Again(anyhow::anyhow!(words)))
            }
            Err(MailError::Never(words)) => {
                let words = without_secrets(&words);
                metrics::counter!("mails_refused_total").increment(1);
                warn!(id = %self.id, words, "mail sender: the server rejected a letter permanently");
                self.write_until_done(End::Refused(&words)).await;
                Ok(())
            }
            Err(MailError::Ambiguous(_)) if left <= 0 => give_up(self.pool, self.id).await,
            Err(error @ MailError::Ambiguous(_)) => {
                self.write_until_done(End::Unanswered).await;
                Err(JobError::Again(error.into()))
            }
        }
    }

    /// Retries until it is recorded; the job runner limits the time.
    async fn write_until_done(&mut self, end: End<'_>) {
        const FIRST: Duration = Duration::from_millis(50);
        const MOST: Duration = Duration::from_secs(2);
        let mut wait = FIRST;
        loop {
            // A connection that doesn't answer for this long is lost.
            match timeout(WRITING / 2, self.write_down(end)).await {
                Ok(Ok(())) => return,
                Ok(Err(error)) => {
                    let error = &error as &dyn std::error::Error;
                    warn!(error, id = %self.id, "mail sender: could not record a letter's outcome, retrying");
                }
                Err(_) => {
                    warn!(id = %self.id, "mail sender: timed out recording a letter's outcome, retrying");
                }
            }
            sleep(wait).await;
            wait = MOST.min(wait * 2);
        }
    }

    async fn write_down(&mut self, end: End<'_>) -> store::Result<()> {
        let (at, kept) = match &mut self.mark {
            Some(mark) => (mark.at, mark.conn.take()),
            None => (Timestamp::UNIX_EPOCH, None),
        };
        let mut conn = match kept {
            Some(conn) => conn,
            None => self.pool.acquire().await?,
        };
        match end {
            End::Accepted(answer) => mail::mark_accepted(&mut conn, self.id, answer, Timestamp::now()).await,
            End::Untaken(answer) => mail::mark_untaken(&mut conn, self.id, at, answer).await,
            End::Refused(answer) => mail::refuse(&mut conn, self.id, at, answer).await,
            End::Unanswered => mail::mark_unanswered(&mut conn, self.id, at).await,
        }
    }
}

async fn give_up(pool: &PgPool, id: LetterId) -> Result<(), JobError> {
    let mut conn = pool.acquire().await.map_err(store::StoreError::from)?;
    if mail::give_up(&mut conn, id).await? {
        metrics::counter!("mails_unconfirmed_total").increment(1);
        error!(
            %id,
            "mail sender: unknown whether a letter was accepted; look for its Message-ID on the mail server"
        );
    }
    Ok(())
}
