//! Letters to buyers: written down with the change that they tell of, sent by a job.

use domain::{locale::Locale, order::OrderNumber};
use jiff::Timestamp;
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
mod write;

pub use letter::{
    AddressChanged, CertificateMade, Letter, Link, PaymentFailed, Receipt, Refund, Retrieve, Withdrawal,
};
pub use samples::{Sample, samples};
pub use send::{Origins, send};
pub use write::{Links, Sender, Written, write};

/// A letter to be written.
#[derive(Clone, Debug)]
pub struct NewLetter {
    /// The order it is about; of several, any.
    pub order: OrderNumber,
    pub to: String,
    pub hl: Locale,
    pub content: Letter,
}

/// Writes a letter and the job that sends it, in the caller's transaction; returns the job, for a
/// wake-up. Asked again it writes another one: who mustn't write twice has to know it.
pub async fn queue(conn: &mut PgConnection, letter: NewLetter, now: Timestamp) -> store::Result<Uuid> {
    let id = Uuid::now_v7();
    let kind = letter.content.kind();
    let mail = store::mail::NewMail {
        id,
        order: &letter.order,
        kind,
        recipient: &letter.to,
        hl: letter.hl,
        context: &letter.content.to_json(),
        message: &format!("{}.{}", kind.code(), digest(&letter.order)),
    };
    store::mail::insert(conn, &mail, now).await?;
    jobs::put(conn, &Job::SendMail { mail: id }, now, now).await
}

/// Tells letters of different orders apart without telling the number, which opens the order.
fn digest(order: &OrderNumber) -> String {
    let digest = Sha256::digest(order.as_str());
    let bytes = digest.first_chunk().map_or(0, |bytes| u128::from_be_bytes(*bytes));
    format!("{bytes:032x}")
}

#[cfg(test)]
mod tests;
