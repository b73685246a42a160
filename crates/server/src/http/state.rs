//! The state of a server process.

use std::{ops::Deref, sync::Arc};

use adapters::{
    files::ObjectFiles, geoip::CountryDatabase, leaked_passwords::PasswordRange, nats::Nats,
    redis::RedisCache, stripe::Stripe,
};
use app::{
    accounts::Passwords, bank::LiveBank, catalog::LiveCatalog, certificates::Keys, decks::Decks,
    mail::Origins, ports::Wake as _, proofs::Proofs, reports::Press, runs::Writer, starts::Starts,
    tickets::Tickets, views::ViewBuffer,
};
use domain::{country::CountryCode, ids::JobId};
use store::Pools;
use tokio_util::sync::CancellationToken;

use crate::{
    config::{Config, IdentitySites},
    http::{
        daily_ceilings::DailyCeilings, network_limits::NetworkLimits, once_a_minute::OnceAMinute,
        pages::Pages, ready_pages::ReadyPages, ready_pictures::ReadyPictures,
        ready_questions::ReadyQuestions, ready_samples::ReadySamples,
    },
};

pub struct Parts {
    pub config: Config,
    pub pools: Pools,
    /// Writes confirmed runs.
    pub runs: Writer,
    pub catalog: LiveCatalog,
    pub bank: LiveBank,
    /// Chooses the next form of each visitor.
    pub decks: Decks,
    /// Signs and verifies tickets.
    pub tickets: Tickets,
    /// Makes and compares the links and codes that prove an address.
    pub proofs: Proofs,
    pub passwords: Passwords,
    /// The sites through which people may sign in.
    pub identity_sites: IdentitySites,
    pub leaked_passwords: Option<PasswordRange>,
    /// Where each storefront is reached.
    pub origins: Origins,
    /// Tests handed out and not yet added to the statistics.
    pub starts: Starts,
    pub cache: RedisCache,
    pub nats: Nats,
    pub views: ViewBuffer,
    pub network_limits: NetworkLimits,
    pub daily_ceilings: DailyCeilings,
    pub once_a_minute: OnceAMinute,
    /// Cancelled once the process has been told to stop, before it stops serving.
    pub stopping: CancellationToken,
    /// Signs certificates.
    pub keys: Keys,
    /// `None` if no keys are configured: nothing can be bought.
    pub payments: Option<Stripe>,
    /// `None` without a country database: every visitor's country is then unknown.
    pub geo: Option<CountryDatabase>,
    pub country_override: Option<CountryCode>,
    pub pages: Pages,
    pub ready_pages: ReadyPages,
    pub ready_pictures: ReadyPictures,
    pub ready_questions: ReadyQuestions,
    pub ready_samples: ReadySamples,
    pub files: ObjectFiles,
    pub press: Press,
}

/// Shared by every request.
#[derive(Clone)]
pub struct AppState(Arc<Parts>);

impl AppState {
    pub fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }

    /// Wakes workers for new jobs; polling would find the jobs anyway, a little later.
    pub async fn wake_workers(&self, jobs: &[JobId]) {
        self.nats.wake(&self.config.jobs.stream).wake(jobs).await;
    }
}

impl Deref for AppState {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
