//! A payment provider for machines without internet, speaking Stripe's wire format. For development and
//! tests only.
//!
//! ```text
//! http/     the API, the script for browsers, a bank's page, the controls under /_sim
//! world/    objects and what happens to them, behind one lock
//! webhooks/ signing and delivering events
//! faults    faults on demand
//! ```
//!
//! It doesn't imitate everything: wallets, Radar, taxes, payouts and real fees don't exist here.

#![recursion_limit = "512"] // `json!` of an object with fifty fields

mod cards;
mod chance;
mod currency;
mod faults;
mod form;
mod http;
mod kinds;
mod refusal;
mod webhooks;
mod world;

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::Context as _;
use tokio::{net::TcpListener, sync::mpsc::unbounded_channel, task::JoinHandle};
use tokio_util::sync::CancellationToken;

pub use webhooks::{Endpoint, Retry, sign::header as signature};

use crate::{
    chance::Chance,
    http::cut::{Cut, Doors},
    world::{World, ledger::Ledger},
};

/// The only supported version of Stripe's API.
pub const VERSION: &str = "2026-09-30.endive";

/// The settings of a peer. The default is a free port, no webhook, no file.
#[derive(Debug, Clone)]
pub struct Settings {
    pub listen: SocketAddr,
    /// Each line of the ledger is also appended to this file.
    pub ledger: Option<PathBuf>,
    pub webhook: Option<Endpoint>,
    /// The same seed and the same calls give the same ids and faults. Without one, the seed comes from the
    /// time, so that a restarted peer never reuses an id that a database still contains.
    pub seed: Option<u64>,
    /// Delayed methods succeed automatically after this many seconds.
    pub settle_after_s: Option<i64>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            ledger: None,
            webhook: None,
            seed: None,
            settle_after_s: None,
        }
    }
}

/// The provider behind all connections.
pub(crate) struct Sim {
    world: Mutex<World>,
}

impl Sim {
    /// A panic in one call must not end a run of thousands: the next one continues with the state as it is.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn reset(&self) {
        let mut world = self.world();
        let mut ledger = std::mem::take(&mut world.ledger);
        ledger.clear();
        let (base, endpoint, out) = (world.base.clone(), world.endpoint.clone(), world.out.clone());
        let settle_after = world.settle_after;
        // The generator continues: an id from before the reset must not occur again.
        let chance = std::mem::replace(&mut world.chance, Chance::new(0));
        *world = World::new(base, chance, ledger, endpoint, out);
        world.settle_after = settle_after;
    }
}

/// A peer that answers until it is dropped.
pub struct Running {
    pub address: SocketAddr,
    pub seed: u64,
    sim: Arc<Sim>,
    stop: CancellationToken,
    server: JoinHandle<()>,
}

impl Running {
    /// `http://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The ledger as JSON lines, without a request.
    pub fn ledger(&self) -> String {
        self.sim.world().ledger.text()
    }

    /// Waits until the peer stops, which it does when the process gets a signal.
    pub async fn wait(mut self) {
        if let Err(error) = (&mut self.server).await {
            tracing::error!(%error, "payment peer: stopped with an error");
        }
    }

    pub fn stop(&self) {
        self.stop.cancel();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

/// How often due tasks are looked for.
const TICK: Duration = Duration::from_millis(100);

pub async fn start(settings: Settings) -> anyhow::Result<Running> {
    let listener = TcpListener::bind(settings.listen).await;
    let doors = Doors(listener.with_context(|| format!("can't listen on {}", settings.listen))?);
    let address = doors.address()?;
    let ledger = match &settings.ledger {
        Some(path) => Ledger::in_file(path).with_context(|| format!("can't write {}", path.display()))?,
        None => Ledger::default(),
    };
    let (out, planned) = unbounded_channel();
    let seed = settings.seed.unwrap_or_else(seed_of_the_moment);
    let mut world =
        World::new(format!("http://{address}"), Chance::new(seed), ledger, settings.webhook, out.clone());
    world.settle_after = settings.settle_after_s;
    let sim = Arc::new(Sim { world: Mutex::new(world) });
    let stop = CancellationToken::new();

    tokio::spawn(webhooks::deliver::run(Arc::clone(&sim), planned, out, stop.clone()));
    tokio::spawn(tick(Arc::clone(&sim), stop.clone()));
    let service = http::router(Arc::clone(&sim)).into_make_service_with_connect_info::<Cut>();
    let (ended, stopping) = (stop.clone(), stop.clone());
    let server = tokio::spawn(async move {
        let serving = axum::serve(doors, service);
        tokio::select! {
            result = serving => if let Err(error) = result { tracing::error!(%error, "payment peer: server failed") },
            () = stopping.cancelled() => {}
        }
        ended.cancel();
    });
    Ok(Running { address, seed, sim, stop, server })
}

static STARTS: AtomicU64 = AtomicU64::new(0);

fn seed_of_the_moment() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Peers that start at the same instant are in different processes or have different numbers.
    let here = STARTS.fetch_add(1, Ordering::Relaxed) << 32;
    since.as_nanos().to_le_bytes()[..8].iter().fold(here ^ u64::from(std::process::id()), |seed, byte| {
        seed.wrapping_mul(0x0100_0000_01b3) ^ u64::from(*byte)
    })
}

async fn tick(sim: Arc<Sim>, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(TICK);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => sim.world().pass_time(),
        }
    }
}
