//! What must happen after a write. A job is a row of the same transaction and carries ids only; doing it
//! twice does no harm.
//!
//! [`put`] writes one; [`run_until`] takes them and gives each to a [`JobHandler`].

use std::future::Future;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::{PgConnection, jobs::NewJob};
use uuid::Uuid;

mod error_words;
mod runner;
mod waits;

pub(crate) use error_words::without_secrets;
pub use runner::{OneSuspect, Settings, run_until};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Job {
    /// A paid purchase: make sure that the report opens, then write to the buyer.
    Deliver { purchase: Uuid },
    /// Make the PDF of a delivered report, so that it is there when somebody wants it.
    MakeReport { purchase: Uuid },
    /// Give a letter to the mail server.
    SendMail { mail: Uuid },
    /// Ask the provider to give money back.
    SendRefund { refund: Uuid },
    /// Too many cards were declined: nobody can pay by this attempt any more.
    StopPayment { attempt: Uuid },
    /// A day after payment: if nothing was delivered, the money goes back.
    CheckDelivery { purchase: Uuid },
}

impl Job {
    /// One job for one thing.
    pub fn key(&self) -> String {
        match self {
            Self::Deliver { purchase } => format!("deliver:{purchase}"),
            Self::MakeReport { purchase } => format!("report:{purchase}"),
            Self::SendMail { mail } => format!("mail:{mail}"),
            Self::SendRefund { refund } => format!("refund:{refund}"),
            Self::StopPayment { attempt } => format!("stop:{attempt}"),
            Self::CheckDelivery { purchase } => format!("check:{purchase}"),
        }
    }

    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Deliver { .. } => "deliver",
            Self::MakeReport { .. } => "make_report",
            Self::SendMail { .. } => "send_mail",
            Self::SendRefund { .. } => "send_refund",
            Self::StopPayment { .. } => "stop_payment",
            Self::CheckDelivery { .. } => "check_delivery",
        }
    }

    /// Takes a processor for a while and nobody waits for it: it has hands of its own, so that no
    /// delivery stands behind it.
    const fn is_slow(&self) -> bool {
        matches!(self, Self::MakeReport { .. })
    }

    pub(crate) fn to_row(&self, run_at: Timestamp) -> NewJob {
        let payload = serde_json::to_value(self).expect("ids have a JSON form");
        let (kind, key, slow) = (self.kind(), self.key(), self.is_slow());
        NewJob { id: Uuid::now_v7(), kind, payload, key, slow, run_at }
    }
}

/// Writes a job in the caller's transaction, to be done from `run_at` on; returns its id, for a
/// wake-up. Written again while it waits, it stays as it is.
pub async fn put(
    conn: &mut PgConnection,
    job: &Job,
    run_at: Timestamp,
    now: Timestamp,
) -> store::Result<Uuid> {
    let new = job.to_row(run_at);
    store::jobs::insert(conn, &new, now).await?;
    Ok(new.id)
}

/// Does the jobs.
pub trait JobHandler: Send + Sync + 'static {
    fn perform(&self, job: Job) -> impl Future<Output = Result<(), JobError>> + Send;
}

/// Why a job wasn't done.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// Something is away or in the way: it is worth trying again.
    #[error("{0:#}")]
    Again(#[from] anyhow::Error),
    /// It is somebody else's until then, or done.
    #[error("another attempt may still be under way")]
    NotBefore(Timestamp),
    /// Trying again can't help; a person has to look.
    #[error("{0:#}")]
    Hopeless(#[source] anyhow::Error),
}

impl From<store::StoreError> for JobError {
    fn from(error: store::StoreError) -> Self {
        Self::Again(error.into())
    }
}

#[cfg(test)]
mod tests;
