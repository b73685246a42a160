//! A progress bar on standard error for work that takes longer than two seconds; none if standard error is not
//! a terminal.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

const PATIENCE: Duration = Duration::from_secs(2);

/// Receives how many of how many items are done.
pub(super) struct Progress {
    task: &'static str,
    start: Instant,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn of(task: &'static str) -> Self {
        Self { task, start: Instant::now(), bar: None }
    }

    pub(super) fn hear(&mut self, done: usize, total: usize) {
        if self.bar.is_none() && self.start.elapsed() >= PATIENCE {
            let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left");
            let bar = ProgressBar::new(total as u64).with_message(self.task);
            self.bar = Some(style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style)));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done as u64);
            if done == total {
                bar.finish_and_clear();
            }
        }
    }
}
