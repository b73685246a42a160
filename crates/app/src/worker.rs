//! What a worker process does for each job, and the wake-ups for the jobs that follow.

use anyhow::Context;
use domain::ids::JobId;
use jiff::Timestamp;
use store::PgPool;

use crate::{
    bank::LiveBank,
    catalog::LiveCatalog,
    erasure::{
        self,
        exports::{self, Desk, MakeExportError},
    },
    failpoints,
    jobs::{Job, JobError, JobHandler},
    mail::{self, Origins},
    payments::{self, CheckPlanError, DeliverError, SendRefundError},
    ports::{Files, Mailer, PaymentProvider, Wake},
    proofs::Proofs,
    reports::{self, FactsError, MakeError, Press},
    reviews::{self, NotAsked},
};

/// Everything a job may need.
pub struct Worker<M, P, W, F> {
    pub pool: PgPool,
    pub catalog: LiveCatalog,
    pub bank: LiveBank,
    pub mailer: M,
    /// `None` if nothing is sold.
    pub provider: Option<P>,
    pub wake: W,
    pub press: Press,
    pub files: F,
    pub origins: Origins,
    /// Makes the links and codes of letters that prove an address.
    pub proofs: Proofs,
    /// Whether buyers are asked for reviews.
    pub asks_for_reviews: bool,
}

impl<M, P, W, F> Worker<M, P, W, F> {
    /// The same worker with another mail server, made from its own.
    pub fn mailing_by<N>(self, other: impl FnOnce(M) -> N) -> Worker<N, P, W, F> {
        let Self {
            pool,
            catalog,
            bank,
            mailer,
            provider,
            wake,
            press,
            files,
            origins,
            proofs,
            asks_for_reviews,
        } = self;
        Worker {
            pool,
            catalog,
            bank,
            mailer: other(mailer),
            provider,
            wake,
            press,
            files,
            origins,
            proofs,
            asks_for_reviews,
        }
    }

    fn provider(&self) -> anyhow::Result<&P> {
        self.provider.as_ref().context("there is no payment provider")
    }
}

impl<M, P, W, F> JobHandler for Worker<M, P, W, F>
where
    M: Mailer + 'static,
    P: PaymentProvider + 'static,
    W: Wake + 'static,
    F: Files + 'static,
{
    async fn perform(&self, job: Job) -> Result<(), JobError> {
        let (pool, now) = (&self.pool, Timestamp::now());
        let next: Vec<JobId> = match job {
            Job::SendMail { mail } => {
                let catalog = self.catalog.current();
                return mail::send(pool, &self.mailer, &catalog, (&self.origins, &self.proofs), mail).await;
            }
            Job::MakeReport { purchase } => {
                let (bank, catalog) = (self.bank.current(), self.catalog.current());
                let stored =
                    reports::store_report(pool, &bank, &catalog, &self.press, &self.files, purchase, now);
                return Ok(stored.await?);
            }
            Job::Deliver { purchase } => payments::deliver(pool, &self.bank.current(), purchase, now).await?,
            Job::SendRefund { refund } => payments::send_refund(pool, self.provider()?, refund, now).await?,
            Job::StopPayment { attempt } => {
                payments::stop_payment(pool, self.provider()?, attempt, now).await?;
                Vec::new()
            }
            Job::CheckDelivery { purchase } => payments::check_delivery(pool, purchase, now).await?,
            Job::AskForReview { purchase } if self.asks_for_reviews => {
                match reviews::ask(pool, &self.proofs, purchase, now).await {
                    Ok(job) => vec![job],
                    Err(NotAsked::Store(error)) => return Err(error.into()),
                    // It isn't right to ask this buyer, and it won't be tomorrow.
                    Err(_) => Vec::new(),
                }
            }
            Job::AskForReview { .. } => Vec::new(),
            Job::CheckPlan { plan } => {
                let checked = payments::check_plan(pool, self.provider()?, plan, now).await?;
                if let Some(account) = checked.over {
                    // Its owner may have asked to be deleted, which had to wait for this.
                    let closed = erasure::close_waiting(pool, &self.proofs, account, now).await;
                    closed.map_err(|error| JobError::Again(error.into()))?;
                }
                checked.jobs
            }
            Job::RemoveFiles { folder } => {
                failpoints::removing(&folder);
                return self.files.remove(&folder).await.map_err(|error| JobError::Again(error.into()));
            }
            Job::MakeExport { export } => {
                let desk = Desk {
                    pool,
                    bank: &self.bank.current(),
                    catalog: &self.catalog.current(),
                    press: &self.press,
                    origins: &self.origins,
                    proofs: &self.proofs,
                };
                exports::make(&desk, &self.files, export, now).await?
            }
        };
        self.wake.wake(&next).await;
        Ok(())
    }
}

impl From<DeliverError> for JobError {
    fn from(error: DeliverError) -> Self {
        match error {
            DeliverError::Store(error) => error.into(),
            // This worker may not have loaded the newest bank yet.
            DeliverError::Recompute(_) => Self::Again(error.into()),
            DeliverError::Unknown | DeliverError::Different => Self::Hopeless(error.into()),
        }
    }
}

impl From<MakeError> for JobError {
    fn from(error: MakeError) -> Self {
        match error {
            MakeError::Store(error) | MakeError::Facts(FactsError::Store(error)) => error.into(),
            // The file store may be unreachable, and this worker may not have loaded the newest bank yet.
            MakeError::Files(_) | MakeError::Facts(FactsError::Recompute(_)) => Self::Again(error.into()),
            MakeError::Unknown | MakeError::NoReport | MakeError::Press(_) => Self::Hopeless(error.into()),
        }
    }
}

impl From<MakeExportError> for JobError {
    fn from(error: MakeExportError) -> Self {
        match error {
            MakeExportError::Store(error) => error.into(),
            MakeExportError::Report(error) => error.into(),
            MakeExportError::Certificate(_) | MakeExportError::Files(_) => Self::Again(error.into()),
            MakeExportError::Zip(_) => Self::Hopeless(error.into()),
        }
    }
}

impl From<CheckPlanError> for JobError {
    fn from(error: CheckPlanError) -> Self {
        match error {
            CheckPlanError::Store(error) => error.into(),
            CheckPlanError::Provider(_) => Self::Again(error.into()),
        }
    }
}

impl From<SendRefundError> for JobError {
    fn from(error: SendRefundError) -> Self {
        match error {
            SendRefundError::Store(error) => error.into(),
            SendRefundError::Provider(_) => Self::Again(error.into()),
            SendRefundError::Unknown => Self::Hopeless(error.into()),
        }
    }
}
