//! Sample reports, made once for each exam and language: they never change during the life of a process.

use std::{
    collections::HashMap,
    sync::{Arc, RwLock},
};

use axum::body::Bytes;
use domain::locale::Locale;
use report::iq::{
    facts::Facts,
    samples::{self, Sample},
};
use tokio::sync::OnceCell;

/// The first caller makes a sample, concurrent callers wait for it.
#[derive(Debug)]
struct Ready<K, V>(RwLock<HashMap<K, Arc<OnceCell<V>>>>);

impl<K, V> Default for Ready<K, V> {
    fn default() -> Self {
        Self(RwLock::default())
    }
}

impl<K: std::hash::Hash + Eq, V: Clone> Ready<K, V> {
    async fn get_or_make(
        &self,
        wanted: K,
        make: impl Future<Output = anyhow::Result<V>>,
    ) -> anyhow::Result<V> {
        let cell = Arc::clone(self.0.write().expect("no writer panics").entry(wanted).or_default());
        cell.get_or_try_init(|| make).await.cloned()
    }
}

/// Simulated runs and the files rendered from them.
#[derive(Debug, Default)]
pub struct ReadySamples {
    facts: Ready<Sample, Arc<Facts>>,
    answers: Ready<(Sample, Locale), Bytes>,
    files: Ready<(Sample, Locale), Bytes>,
}

impl ReadySamples {
    /// Simulating takes a moment, so it runs on a blocking thread.
    pub async fn facts(&self, sample: Sample) -> anyhow::Result<Arc<Facts>> {
        let simulated = async {
            let facts = tokio::task::spawn_blocking(move || samples::facts(sample)).await?;
            Ok(Arc::new(facts))
        };
        self.facts.get_or_make(sample, simulated).await
    }

    /// The whole response of the call.
    pub async fn answer(
        &self,
        sample: Sample,
        locale: Locale,
        make: impl Future<Output = anyhow::Result<Bytes>>,
    ) -> anyhow::Result<Bytes> {
        self.answers.get_or_make((sample, locale), make).await
    }

    /// The PDF.
    pub async fn file(
        &self,
        sample: Sample,
        locale: Locale,
        make: impl Future<Output = anyhow::Result<Bytes>>,
    ) -> anyhow::Result<Bytes> {
        self.files.get_or_make((sample, locale), make).await
    }
}
