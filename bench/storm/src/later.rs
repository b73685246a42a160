//! Time passes after the storm: provider and processes are moved on together, and keep house.
//!
//! The processes get another clock by Debian's faketime, as in `bench/partitions`. The provider tells nobody: what it
//! signs keeps real time, so our servers would refuse it; workers read its list.

use std::{path::PathBuf, time::Duration};

use anyhow::Context as _;
use tokio::time::{Instant, sleep};

use crate::{
    processes::{Slot, until_ok},
    stage::Stage,
};

/// Unpaid orders are gone then, and the answers of refunded ones.
pub const A_MONTH: i64 = 31;
/// Letters and the provider's messages are gone then.
pub const THIRTEEN_MONTHS: i64 = 400;

const PATIENCE: Duration = Duration::from_mins(5);

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
    stage.psp.advance((days - so_far) * 24 * 3_600).await?;
    let ahead = format!("+{days}d");
    let move_on = |slot: &Slot| {
        slot.set("LD_PRELOAD", &library);
        slot.set("FAKETIME", &ahead);
        // Timers stay real: only the date is another.
        slot.set("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        slot.set("TZ", "UTC");
    };
    for slot in stage.webs.iter().chain(&stage.workers) {
        move_on(slot);
        slot.kill().await?;
        until_ok(slot.ready(), Duration::from_mins(1)).await.with_context(|| slot.last_words())?;
    }
    // Housekeeping begins with the process; it must have had time to look before rest means anything.
    sleep(Duration::from_secs(5)).await;
    let left = format!(
        "select
          (select count(*) from job
           where dead_at is null and not slow and run_at < now() + interval '{days} days 1 hour')
        + (select count(*) from mail where state = 'waiting')
        + (select count(*) from refund where state in ('requested', 'pending'))
        + (select count(*) from exam_order where forget_at < now() + interval '{days} days' - interval '1 hour')"
    );
    let deadline = Instant::now() + PATIENCE;
    while stage.database.number(&left).await? > 0 {
        if Instant::now() > deadline {
            return Ok(false);
        }
        sleep(Duration::from_millis(500)).await;
    }
    Ok(true)
}
