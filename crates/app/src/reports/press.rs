//! Typesetting: fonts stay in memory, and only a few documents are made at once, because each occupies a whole
//! processor.

use std::{sync::Arc, time::Instant};

use report::paper::{Fonts, PaperError};
use tokio::sync::Semaphore;

/// Clones share the fonts and the permits.
#[derive(Clone)]
pub struct Press {
    fonts: Arc<Fonts>,
    turns: Arc<Semaphore>,
}

#[derive(Debug, thiserror::Error)]
pub enum PressError {
    #[error("the pages can't be typeset")]
    Paper(#[from] PaperError),
    #[error("typesetting was aborted")]
    Ended(#[from] tokio::task::JoinError),
}

impl Press {
    pub fn new(fonts: Fonts, at_once: usize) -> Self {
        Self { fonts: Arc::new(fonts), turns: Arc::new(Semaphore::new(at_once.max(1))) }
    }

    /// Waits for a permit and typesets on a blocking thread. `kind` is the metrics' label.
    pub async fn set<T: Send + 'static>(
        &self,
        kind: &'static str,
        work: impl FnOnce(&Fonts) -> Result<T, PaperError> + Send + 'static,
    ) -> Result<T, PressError> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.expect("the semaphore is never closed");
        let fonts = Arc::clone(&self.fonts);
        let made = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let made = work(&fonts);
            metrics::histogram!("pdf_seconds", "kind" => kind).record(started.elapsed().as_secs_f64());
            // Held until here even if the caller is gone: the processor was occupied.
            drop(turn);
            made
        });
        let made = made.await??;
        metrics::counter!("pdfs_total", "kind" => kind).increment(1);
        Ok(made)
    }
}
