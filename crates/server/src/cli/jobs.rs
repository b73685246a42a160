//! `server jobs …`: lists pending and dead jobs, and replays dead ones.

use std::fmt::Write as _;

use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use domain::ids::JobId;
use jiff::Timestamp;
use store::jobs::{self, JobRow};

use super::deliver;
use crate::{config::Config, open::open_pools};

#[derive(Subcommand)]
pub enum JobsAction {
    /// List dead jobs, which are not retried; fails if there are any.
    Dead,
    /// Show one job, or the pending ones, next first.
    Show { id: Option<JobId> },
    /// Give dead jobs all their attempts again.
    Replay(ReplayArgs),
}

#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct ReplayArgs {
    /// The job's id.
    id: Option<JobId>,
    /// All dead jobs.
    #[arg(long)]
    all: bool,
}

/// More lines than this are of no use to an operator.
const LINES: i64 = 1_000;

pub async fn run(config: &Config, action: JobsAction) -> anyhow::Result<()> {
    let pools = open_pools(config)?;
    let mut conn = pools.primary.acquire().await?;
    match action {
        JobsAction::Dead => {
            let dead = jobs::list(&mut conn, true, LINES).await?;
            deliver(None, &table(&dead))?;
            ensure!(dead.is_empty(), "{} dead", dead.len());
        }
        JobsAction::Show { id: None } => {
            deliver(None, &table(&jobs::list(&mut conn, false, LINES).await?))?;
        }
        JobsAction::Show { id: Some(id) } => {
            let job = jobs::find(&mut conn, id).await?.context("no such job; it may have finished")?;
            deliver(None, &details(&job))?;
        }
        JobsAction::Replay(args) => {
            let replayed = jobs::replay(&mut conn, args.id, Timestamp::now()).await?;
            ensure!(args.all || replayed > 0, "no dead job has this id");
            deliver(None, &format!("{replayed} will be tried again\n"))?;
        }
    }
    Ok(())
}

fn table(jobs: &[JobRow]) -> String {
    let mut text =
        format!("{:<36}  {:<14}  {:>8}  {:>6}  {:<20}  error\n", "id", "kind", "attempts", "deaths", "since");
    for job in jobs {
        let since = short(job.dead_at.unwrap_or(job.run_at));
        let error = job.error.as_deref().unwrap_or("–");
        let _ = writeln!(
            text,
            "{}  {:<14}  {:>8}  {:>6}  {since:<20}  {error}",
            job.id, job.kind, job.attempts, job.deaths
        );
    }
    text
}

fn details(job: &JobRow) -> String {
    let mut text = format!("{} {}\n{}\n", job.kind, job.id, job.payload);
    let _ = writeln!(text, "made {}, due {}", short(job.created_at), short(job.run_at));
    let _ = writeln!(text, "{} attempts, {} deaths", job.attempts, job.deaths);
    if let Some(dead_at) = job.dead_at {
        let _ = writeln!(text, "dead since {}", short(dead_at));
    }
    if let Some(error) = &job.error {
        let _ = writeln!(text, "{error}");
    }
    text
}

fn short(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}
