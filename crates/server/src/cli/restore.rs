//! `server restore …`: prepares a restored database, step by step, before workers run.

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context as _, ensure};
use app::{
    erasure::{self, Replayed},
    jobs::{self, Job, JobError, JobHandler},
    mail::SentBefore,
    payments::{self, CaughtUp, Unclaimed},
    ports::Mailer as _,
};
use clap::Subcommand;
use jiff::{SignedDuration, Timestamp};

use super::{deliver, read};
use crate::{
    config::Config,
    open::{Role, open, open_payments, open_pools, open_worker},
};

#[derive(Subcommand)]
pub enum RestoreAction {
    /// Book what has happened at the payment provider since the backup. Fails if there are payments for orders that the
    /// backup doesn't have.
    Payments {
        /// Read the provider's events from this time on, not from where the backup had read them.
        #[arg(long)]
        since: Option<Timestamp>,
        /// Give such payments back, and cancel those that nobody has paid yet.
        #[arg(long)]
        give_back: bool,
    },
    /// Erase again everything that an exported ledger names. Fails if something has to wait for money in transit.
    Replay { ledger: PathBuf },
    /// Run the jobs that are due, without sending letters that were sent before.
    Jobs {
        /// Message-IDs of letters that the mail server has accepted since the backup, one on each line.
        #[arg(long)]
        accepted: Option<PathBuf>,
    },
}

pub async fn run(config: Config, action: RestoreAction) -> anyhow::Result<()> {
    match action {
        RestoreAction::Payments { since, give_back } => catch_up(&config, since, give_back).await,
        RestoreAction::Replay { ledger } => replay(&config, &ledger).await,
        RestoreAction::Jobs { accepted } => run_jobs(config, accepted).await,
    }
}

async fn catch_up(config: &Config, since: Option<Timestamp>, give_back: bool) -> anyhow::Result<()> {
    let pool = open_pools(config)?.primary;
    let provider = open_payments(config)?.context("no payment provider is configured")?;
    let caught_up = payments::catch_up_restored(&provider, &pool, since, Timestamp::now()).await?;
    let CaughtUp { heard, failed, unclaimed, unknown_plans } = caught_up;
    deliver(None, &format!("{heard} events heard\n{}", lines(&unclaimed)))?;
    for plan in &unknown_plans {
        deliver(None, &format!("subscription {plan} is not in the backup: end it at the provider\n"))?;
    }
    ensure!(failed == 0, "{failed} events could not be applied: the log says why; run this again");
    if !give_back {
        ensure!(unclaimed.is_empty(), "{} payments for orders that are lost: --give-back", unclaimed.len());
        return Ok(());
    }
    let mut left = 0_usize;
    for one in &unclaimed {
        if let Err(error) = payments::return_unclaimed(&provider, one).await {
            left += 1;
            deliver(None, &format!("{}: {:#}\n", one.intent, anyhow::Error::from(error)))?;
        }
    }
    ensure!(left == 0, "{left} of {} could not be given back: see above", unclaimed.len());
    deliver(None, &format!("{} given back or cancelled\n", unclaimed.len()))
}

fn lines(unclaimed: &[Unclaimed]) -> String {
    let mut text = String::new();
    for Unclaimed { intent, state, received, .. } in unclaimed {
        let paid = received.map_or("nothing".to_owned(), |money| {
            format!("{} hundredths of {}", money.amount, money.currency)
        });
        let _ = writeln!(text, "{intent}: {}, {paid} paid, its order is not in the backup", state.code());
    }
    text
}

async fn replay(config: &Config, ledger: &Path) -> anyhow::Result<()> {
    let entries = erasure::parse_ledger(&read(ledger)?)?;
    let (pool, proofs) = (open_pools(config)?.primary, config.accounts.proofs()?);
    let Replayed { accounts, orders, waiting } =
        erasure::replay(&pool, &proofs, &entries, Timestamp::now()).await?;
    deliver(None, &format!("{accounts} accounts and {orders} orders erased again\n"))?;
    ensure!(waiting == 0, "{waiting} wait for money in transit: replay again once it is settled");
    Ok(())
}

/// Beyond the lease of a worker and the patience of a mailer that ended with the old database.
const MARGIN: Duration = Duration::from_secs(15);

async fn run_jobs(config: Config, accepted: Option<PathBuf>) -> anyhow::Result<()> {
    let accepted = accepted.as_ref().map(|file| read(file)).transpose()?.unwrap_or_default();
    let (state, _views) = open(config, Role::Work).await?;
    let config = &state.config;
    ensure!(!state.catalog.current().apps.is_empty(), "the catalogue can't be read");
    let worker = open_worker(&state)?;
    let within = worker.mailer.patience().max(Duration::from_secs(config.jobs.lease_s)) + MARGIN;
    let worker = worker.mailing_by(|mailer| SentBefore::new(mailer, &accepted));
    let settings = jobs::Settings {
        slow: false,
        at_once: config.jobs.at_once,
        poll: Duration::from_millis(config.jobs.poll_ms),
        lease: Duration::from_secs(config.jobs.lease_s),
        drain: Duration::from_secs(config.http.drain_s),
    };
    jobs::run_due(Arc::new(Restored(worker)), &state.pools.primary, settings, within).await?;
    deliver(None, "all jobs that were due are done\n")
}

/// A worker of a restored database.
struct Restored<H>(H);

/// By then every letter of the restored database is out.
const CHECK_AFTER: SignedDuration = SignedDuration::from_hours(1);

impl<H: JobHandler> JobHandler for Restored<H> {
    async fn perform(&self, job: Job) -> Result<(), JobError> {
        match job {
            // It would give money back for a letter that is only waiting its turn.
            Job::CheckDelivery { .. } => Err(JobError::NotBefore(Timestamp::now() + CHECK_AFTER)),
            job => self.0.perform(job).await,
        }
    }
}
