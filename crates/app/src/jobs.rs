//! Work that must follow a write. A job is a row in the same transaction, carries ids only, and is idempotent.
//!
//! [`put`] writes one; [`run_until`] claims jobs and passes each to a [`JobHandler`].

use std::future::Future;

use domain::{
    account::ExportId,
    ids::{AttemptId, JobId, LetterId, PlanId, PurchaseId, RefundId},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::{
    PgConnection,
    jobs::{DELIVER_KEY, NewJob},
};
use uuid::Uuid;

mod error_words;
mod runner;
mod waits;

pub(crate) use error_words::without_secrets;
pub use runner::{OneSuspect, Settings, run_due, run_until};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Job {
    /// A purchase was paid: make sure that the report opens, then mail the buyer.
    Deliver { purchase: PurchaseId },
    /// Make the PDF of a delivered report, so that a download finds it ready.
    MakeReport { purchase: PurchaseId },
    /// Hand a letter to the mail server.
    SendMail { mail: LetterId },
    /// Ask the provider for a refund.
    SendRefund { refund: RefundId },
    /// Too many cards were declined: close this attempt to further payments.
    StopPayment { attempt: AttemptId },
    /// A day after payment: refund the purchase if nothing was delivered.
    CheckDelivery { purchase: PurchaseId },
    /// A week after delivery: ask the buyer for a review, if it is right to.
    AskForReview { purchase: PurchaseId },
    /// Ask the provider what became of a plan, and tell it what was decided.
    CheckPlan { plan: PlanId },
    /// Delete the files of something that was erased. The folder's name reveals nothing about it.
    RemoveFiles { folder: String },
    /// Collect everything stored about an account into one file, then write to its owner.
    MakeExport { export: ExportId },
}

impl Job {
    /// Unique for the job's subject, so that it is queued only once.
    pub fn key(&self) -> String {
        match self {
            Self::Deliver { purchase } => format!("{DELIVER_KEY}{purchase}"),
            Self::MakeReport { purchase } => format!("report:{purchase}"),
            Self::SendMail { mail } => format!("mail:{mail}"),
            Self::SendRefund { refund } => format!("refund:{refund}"),
            Self::StopPayment { attempt } => format!("stop:{attempt}"),
            Self::CheckDelivery { purchase } => format!("check:{purchase}"),
            Self::AskForReview { purchase } => format!("review:{purchase}"),
            Self::CheckPlan { plan } => format!("plan:{plan}"),
            Self::RemoveFiles { folder } => format!("files:{folder}"),
            Self::MakeExport { export } => format!("export:{export}"),
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
            Self::AskForReview { .. } => "ask_for_review",
            Self::CheckPlan { .. } => "check_plan",
            Self::RemoveFiles { .. } => "remove_files",
            Self::MakeExport { .. } => "make_export",
        }
    }

    /// Occupies a processor for a while and is not urgent: slow jobs have their own workers, so that no
    /// delivery queues behind one.
    const fn is_slow(&self) -> bool {
        matches!(self, Self::MakeReport { .. } | Self::MakeExport { .. })
    }

    pub(crate) fn to_row(&self, run_at: Timestamp) -> NewJob {
        let payload = serde_json::to_value(self).expect("ids have a JSON form");
        let (kind, key, slow) = (self.kind(), self.key(), self.is_slow());
        NewJob { id: Uuid::now_v7().into(), kind, payload, key, slow, run_at }
    }
}

/// Writes a job in the caller's transaction, to be run from `run_at` on; returns its id, for a
/// wake-up. Does nothing if the same job is already waiting; if it is running, it runs once more.
pub async fn put(
    conn: &mut PgConnection,
    job: &Job,
    run_at: Timestamp,
    now: Timestamp,
) -> store::Result<JobId> {
    let new = job.to_row(run_at);
    store::jobs::insert(conn, &new, now).await?;
    Ok(new.id)
}

/// Performs the jobs.
pub trait JobHandler: Send + Sync + 'static {
    fn perform(&self, job: Job) -> impl Future<Output = Result<(), JobError>> + Send;
}

/// Why a job failed.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// A temporary problem: retry.
    #[error("{0:#}")]
    Again(#[from] anyhow::Error),
    /// Another attempt may hold it until then, or has done it.
    #[error("another attempt may still be under way")]
    NotBefore(Timestamp),
    /// A retry can't help; an operator has to look.
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
