//! Sample reports, made once for each exam and language: they never change during the life of a process.

use std::{
    collections::HashMap,
    sync::{Arc, RwLock},
};

use axum::body::Bytes;
use domain::{catalog::Words, locale::Locale};
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

/// What a sample report differs by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WantedSample {
    pub sample: Sample,
    pub locale: Locale,
    /// The exam's name in that language.
    pub exam: String,
}

/// Simulated runs and the files rendered from them.
#[derive(Debug, Default)]
pub struct ReadySamples {
    facts: Ready<Sample, Arc<Facts>>,
    answers: Ready<WantedSample, Bytes>,
    files: Ready<WantedSample, Bytes>,
}

impl ReadySamples {
    /// The run under the exam's name. Simulating takes a moment, so it runs on a blocking thread.
    pub async fn facts(&self, wanted: &WantedSample) -> anyhow::Result<Facts> {
        let sample = wanted.sample;
        let simulated = async {
            let facts = tokio::task::spawn_blocking(move || samples::facts(sample)).await?;
            Ok(Arc::new(facts))
        };
        let facts = self.facts.get_or_make(sample, simulated).await?;
        Ok(Facts { exam: Words::from([(wanted.locale, wanted.exam.clone())]), ..Facts::clone(&facts) })
    }

    /// The whole response of the call.
    pub async fn answer(
        &self,
        wanted: WantedSample,
        make: impl Future<Output = anyhow::Result<Bytes>>,
    ) -> anyhow::Result<Bytes> {
        self.answers.get_or_make(wanted, make).await
    }

    /// The PDF.
    pub async fn file(
        &self,
        wanted: WantedSample,
        make: impl Future<Output = anyhow::Result<Bytes>>,
    ) -> anyhow::Result<Bytes> {
        self.files.get_or_make(wanted, make).await
    }
}
