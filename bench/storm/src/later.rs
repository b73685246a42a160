//! Time passes after the storm: provider and processes are moved on together, and housekeeping runs.
//!
//! The processes get another clock by Debian's faketime, as in `bench/partitions`. The provider tells nobody: what it
//! signs keeps real time, so our servers would refuse it; workers read its list.

use std::{path::PathBuf, time::Duration};

use anyhow::Context as _;
use tokio::time::{Instant, sleep};

use crate::{
    processes::{Slot, until_ok},
    stage::{FILES_AT_ONCE, Stage},
};

/// Unpaid orders are gone then, and the answers of refunded ones.
pub const A_MONTH: i64 = 31;
/// Letters and the provider's messages are gone then.
pub const THIRTEEN_MONTHS: i64 = 400;

/// Days are compared one after the other.
const PATIENCE: Duration = Duration::from_mins(30);

/// A worker that has deleted nothing for so long is done for this hour.
const DONE_FOR_NOW: Duration = Duration::from_secs(6);

/// How long a process may take to start.
const STARTING: Duration = Duration::from_mins(2);

/// Where faketime's library is.
fn library() -> anyhow::Result<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").context("/usr/lib can't be read")?;
    let mut libraries = folders.flatten().map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
    let found = libraries.find(|library| library.exists());
    found.context("faketime isn't installed: scripts/need faketime")
}

/// Whether time can be made to pass here; better asked before the storm.
pub fn is_possible() -> anyhow::Result<()> {
    library().map(|_| ())
}

/// Moves everybody on to so many days from now, and waits until everything that fell due is done.
pub async fn pass(stage: &Stage, days: i64, so_far: i64) -> anyhow::Result<bool> {
    let library = library()?.display().to_string();
    stage.psp.webhooks_to(None).await?;
    // A worker whose clock is still behind would book the provider's later charges under its own date.
    for slot in stage.webs.iter().chain(&stage.workers) {
        slot.end().await?;
    }
    stage.psp.advance((days - so_far) * 24 * 3_600).await?;
    let ahead = format!("+{days}d");
    let move_on = |slot: &Slot| {
        slot.set("LD_PRELOAD", &library);
        slot.set("FAKETIME", &ahead);
        // Timers stay real: only the date is another.
        slot.set("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        slot.set("TZ", "UTC");
        // PDFs that nobody waits for would take one processor for an hour.
        slot.set(FILES_AT_ONCE, "0");
    };
    for slot in stage.webs.iter().chain(&stage.workers) {
        move_on(slot);
        slot.kill().await?;
        until_ok(slot.ready(), STARTING).await.with_context(|| slot.last_words())?;
    }
    // Housekeeping begins with the process; it must have had time to look before rest means anything.
    sleep(Duration::from_secs(5)).await;
    let deadline = Instant::now() + PATIENCE;
    let (mut least, mut deleted_at) = (i64::MAX, Instant::now());
    while Instant::now() < deadline {
        if stage.database.number(&left(days)).await? == 0 {
            let unkept = stage.database.number(&unkept(days)).await?;
            if unkept == 0 {
                return Ok(true);
            }
            if unkept < least {
                (least, deleted_at) = (unkept, Instant::now());
            }
            // Once an hour; a worker that starts does it at once.
            if deleted_at.elapsed() > DONE_FOR_NOW {
                let worker = stage.workers.first().context("no worker")?;
                worker.kill().await?;
                until_ok(worker.ready(), STARTING).await?;
                deleted_at = Instant::now();
            }
        }
        sleep(Duration::from_secs(2)).await;
    }
    Ok(false)
}

/// What is still to be done: jobs, letters, refunds, and days whose ledgers weren't compared. More than a month of days
/// would take too long, one after the other.
fn left(days: i64) -> String {
    let compared = days.min(A_MONTH);
    format!(
        "select
          (select count(*) from job
           where dead_at is null and not slow and run_at < now() + interval '{days} days')
        + (select count(*) from mail where state = 'waiting')
        + (select count(*) from refund where state in ('requested', 'pending'))
        + (select count(*) from reconciliation
           where ledger_day is null or ledger_day < (now() + interval '{compared} days' - interval '3 hours')::date - 1)"
    )
}

/// What housekeeping has still to delete.
fn unkept(days: i64) -> String {
    format!(
        "select
          (select count(*) from exam_order where forget_at < now() + interval '{days} days' - interval '1 hour')
        + (select count(*) from exam_order o
           where outcome <> '' and forget_at is null
             and not exists (select from bundle_use b where b.order_number = o.number)
             and exists (select from purchase p where p.order_number = o.number and p.state = 'refunded')
             and not exists (select from purchase p where p.order_number = o.number
                             and p.state not in ('refunded', 'expired', 'failed'))
             and not exists (select from purchase p join refund r on r.purchase_id = p.id
                             where p.order_number = o.number
                               and coalesce(r.settled_at, r.created_at)
                                   > now() + interval '{days} days' - interval '30 days 1 hour'))"
    )
}
