//! How far a storm is, and what has happened in it.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::json;
use tokio::{sync::watch, time::sleep};

use crate::stage::Stage;

#[derive(Default)]
pub struct Counters(Mutex<BTreeMap<String, u64>>);

impl Counters {
    /// Counts a fault, and records when it happened.
    pub fn note(&self, stage: &Stage, what: &str, who: &str) -> anyhow::Result<()> {
        self.add(what, 1);
        stage.faults.write(json!({"what": what, "who": who}))
    }

    pub fn add(&self, what: &str, times: u64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(what.to_owned()).or_default() += times;
    }

    pub fn take(&self) -> BTreeMap<String, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The buyers' progress in percent, and whether all are done.
pub struct Progress {
    pub buyers: u64,
    /// See [`Size`](crate::size::Size).
    pub faults_of_hundred: u64,
    pub ended: AtomicU64,
    pub over: watch::Sender<bool>,
}

impl Progress {
    pub fn percent(&self) -> u64 {
        self.ended.load(Relaxed) * 100 / self.buyers.max(1)
    }

    pub fn is_over(&self) -> bool {
        *self.over.borrow()
    }

    /// Whether enough faults of a kind have happened for now: a buyer on a slow machine meets no more of them
    /// than one on a fast machine.
    pub fn has_had(&self, faults: u64) -> bool {
        faults > 10 + self.ended.load(Relaxed) * self.faults_of_hundred / 100
    }
}

/// Pauses, or less if the buyers are done; returns whether to continue.
pub async fn pause(progress: &Progress, time: Duration) -> bool {
    let mut over = progress.over.subscribe();
    tokio::select! {
        () = sleep(time) => {}
        _ = over.wait_for(|over| *over) => {}
    }
    !progress.is_over()
}
