//! Letters: stored in the same transaction as the change they report, sent by a job.

use domain::{
    email::EmailAddress,
    ids::{JobId, LetterId},
    locale::Locale,
    mail::Kind,
    order::OrderNumber,
};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};
use store::PgConnection;
use uuid::Uuid;

use crate::jobs::{self, Job};

mod blocks;
mod html;
mod letter;
mod plain;
mod samples;
mod send;
mod sent_before;
mod write;

pub use domain::mail::About;
pub use letter::{
    AccountEvent, AccountNotice, AddressChanged, CertificateMade, Letter, Link, PaymentFailed, PlanEvent,
    PlanLetter, Receipt, RefundLetter, Retrieve, ReviewLetter, SignInLetter, SignInReason, Withdrawal,
};
pub use samples::{Sample, sample_links, sample_proofs, samples};
pub(crate) use send::read;
pub use send::{Origins, send};
pub use sent_before::SentBefore;
pub use write::{Links, Sender, Stamp, Written, write};

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A letter to be written.
#[derive(Clone, Debug)]
pub struct NewLetter {
    pub about: About,
    pub to: EmailAddress,
    pub hl: Locale,
    pub content: Letter,
}

/// Stores a letter and the job that sends it, in the caller's transaction; returns the job, for a
/// wake-up. Not idempotent: each call writes a letter.
pub async fn queue(conn: &mut PgConnection, letter: NewLetter, now: Timestamp) -> store::Result<JobId> {
    let id = LetterId::from(Uuid::now_v7());
    let kind = letter.content.kind();
    let mail = store::mail::NewMail {
        id,
        about: &letter.about,
        kind,
        recipient: &letter.to,
        hl: letter.hl,
        context: &letter.content.to_json(),
        message: &format!("{}.{}", kind.code(), digest(&letter.about, id)),
    };
    store::mail::insert(conn, &mail, now).await?;
    jobs::put(conn, &Job::SendMail { mail: id }, now, now).await
}

/// How many letters of a kind were written about an order in the last 24 hours.
pub(crate) async fn letters_of_a_day(
    conn: &mut PgConnection,
    order: &OrderNumber,
    kind: Kind,
    now: Timestamp,
) -> store::Result<i64> {
    let since = now.checked_sub(DAY).unwrap_or(Timestamp::MIN);
    store::mail::letters_since(conn, order, kind, since).await
}

/// Distinguishes letters about different subjects without revealing the order's number, which opens the order.
fn digest(about: &About, letter: LetterId) -> String {
    let digest = match about {
        About::Order(order) => Sha256::digest(order.as_str()),
        About::Account(account) => Sha256::digest(account.as_uuid()),
        About::Address => Sha256::digest(letter.as_uuid()),
    };
    let bytes = digest.first_chunk().map_or(0, |bytes| u128::from_be_bytes(*bytes));
    format!("{bytes:032x}")
}

#[cfg(test)]
mod tests;
