//! Every job and who does it, in one list.

use store::PgPool;

use super::{Hands, Job, JobError};
use crate::{
    catalog::LiveCatalog,
    mail::{self, Origins},
    ports::Mailer,
};

/// What jobs are done with.
pub struct Worker<M> {
    pub pool: PgPool,
    pub catalog: LiveCatalog,
    pub mailer: M,
    pub origins: Origins,
}

impl<M: Mailer + 'static> Hands for Worker<M> {
    async fn perform(&self, job: Job) -> Result<(), JobError> {
        match job {
            Job::SendMail { mail } => {
                mail::send(&self.pool, &self.mailer, &self.catalog.current(), &self.origins, mail).await
            }
            Job::Deliver { .. } | Job::SendRefund { .. } | Job::CheckDelivery { .. } => {
                Err(JobError::Again(anyhow::anyhow!("nobody does this yet")))
            }
        }
    }
}
