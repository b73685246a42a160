//! Running: what runs concurrently, and how it shuts down.

use std::{sync::Arc, time::Duration};

use anyhow::Context;
use app::{finished_runs, jobs, payments, ports::Silence, starts, views};
use axum::{Router, routing::get};
use jiff::{SignedDuration, Timestamp};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{
    signal::unix::{Signal, SignalKind, signal},
    task::JoinSet,
};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::{
    config::Config,
    http::{router, routes::health, state::AppState},
    listener::{self, Bounds},
    open::{ProductionWorker, Role, open, open_worker, refresh},
};

const HOUSEKEEPING: Duration = Duration::from_hours(1);

/// How often the database's size is measured.
const MEASURING: Duration = Duration::from_mins(1);

const UPKEEP: Duration = Duration::from_secs(5);

/// How much longer than a request a connection may go without any byte.
const STILL: Duration = Duration::from_secs(30);

/// How long a worker waits before it tries again to read the catalogue.
const RELOADING: Duration = Duration::from_secs(1);

/// How often counted starts are written: a killed process loses at most those since the last time.
const FLUSHING: Duration = Duration::from_secs(5);

/// Runs until a signal, then stops in order: says so and serves on, takes no new requests, finishes open ones, sends
/// views.
pub async fn run(config: Config, role: Role, metrics: PrometheusHandle) -> anyhow::Result<()> {
    let stop = CancellationToken::new();
    let signals = Signals::listen()?;
    let (state, accepted) = open(config, role).await?;
    let lame_duck = if role == Role::Work { 0 } else { state.config.http.lame_duck_s };
    tokio::spawn(signals.stop(state.stopping.clone(), Duration::from_secs(lame_duck), stop.clone()));
    let drain = Duration::from_secs(state.config.http.drain_s);
    let mut tasks = JoinSet::new();
    tasks.spawn(look_after(metrics.clone(), stop.clone()));
    tasks.spawn(admin(state.clone(), metrics, stop.clone()));
    tasks.spawn(watch_catalog(state.clone(), stop.clone()));
    if role != Role::Serve {
        tasks.spawn(work(state.clone(), stop.clone()));
    }
    let publisher = if role == Role::Work {
        drop(state);
        None
    } else {
        let give_up = CancellationToken::new();
        let stream = state.nats.views(&state.config.nats.stream);
        let publisher = tokio::spawn({
            let give_up = give_up.clone();
            async move { views::publish(accepted, &stream, give_up).await }
        });
        tasks.spawn(flush_now_and_then(state.clone(), stop.clone()));
        tasks.spawn(watch_room(state.clone(), stop.clone()));
        tasks.spawn(serve(state, stop.clone()));
        Some((publisher, give_up))
    };
    // The first task that ends stops the process: each should run until `stop`.
    while let Some(ended) = tasks.join_next().await {
        if let Err(error) = ended.context("a task panicked").and_then(|result| result) {
            error!(error = error.as_ref() as &dyn std::error::Error, "server: a task failed, stopping");
        }
        stop.cancel();
    }
    if let Some((publisher, give_up)) = publisher {
        let timer = tokio::spawn(async move {
            tokio::time::sleep(drain).await;
            give_up.cancel();
        });
        let left = publisher.await?;
        timer.abort();
        if left > 0 {
            error!(views = left, "page views lost: the stream was unavailable until shutdown");
        }
    }
    info!("server stopped");
    Ok(())
}

/// The signals that end a process, heard from its first moment on.
struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    fn listen() -> anyhow::Result<Self> {
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    /// A supervisor's SIGTERM leaves balancers the time to notice; a person's Ctrl-C, then or instead, doesn't wait.
    async fn stop(mut self, stopping: CancellationToken, lame_duck: Duration, stop: CancellationToken) {
        let waits = tokio::select! {
            _ = self.terminate.recv() => true,
            _ = self.interrupt.recv() => false,
        };
        info!("server: received a stop signal");
        stopping.cancel();
        if waits {
            tokio::select! {
                () = tokio::time::sleep(lame_duck) => {}
                _ = self.interrupt.recv() => {}
            }
        }
        stop.cancel();
    }
}

async fn serve(state: AppState, stop: CancellationToken) -> anyhow::Result<()> {
    let address = state.config.http.listen;
    let listener = listener::bind(address).await?;
    info!(%address, "server: listening");
    listener::serve(listener, router::public(state.clone()), &bounds(&state.config), stop).await;
    flush_starts(&state).await;
    Ok(())
}

async fn flush_now_and_then(state: AppState, stop: CancellationToken) -> anyhow::Result<()> {
    let mut tick = tokio::time::interval(FLUSHING);
    loop {
        tokio::select! {
            _ = tick.tick() => flush_starts(&state).await,
            () = stop.cancelled() => return Ok(()),
        }
    }
}

/// Measures the database's size: anonymous writes stop before the disk is full.
async fn watch_room(state: AppState, stop: CancellationToken) -> anyhow::Result<()> {
    let mut tick = tokio::time::interval(MEASURING);
    loop {
        tokio::select! {
            _ = tick.tick() => match state.pools.size().await {
                Ok(bytes) => state.daily_ceilings.judge_room(bytes.unsigned_abs()),
                Err(error) => warn!(error = &error as &dyn std::error::Error, "database size: could not be measured"),
            },
            () = stop.cancelled() => return Ok(()),
        }
    }
}

async fn flush_starts(state: &AppState) {
    if let Err(error) = starts::flush(&state.starts, &state.pools.primary, Timestamp::now()).await {
        warn!(
            error = &error as &dyn std::error::Error,
            "test starts: could not be written, keeping them in memory"
        );
    }
}

/// Limits on connections to our listeners.
fn bounds(config: &Config) -> Bounds {
    let http = &config.http;
    Bounds {
        connections: http.max_connections,
        per_address: http.max_connections_per_address,
        proxies: http.trusted_proxies.clone(),
        head: Duration::from_secs(http.head_s),
        still: Duration::from_secs(http.timeout_s) + STILL,
        drain: Duration::from_secs(http.drain_s),
    }
}

/// Drains samples into their histograms. If that were left to scrapes, they would fill the memory of a process
/// that is never scraped.
async fn look_after(metrics: PrometheusHandle, stop: CancellationToken) -> anyhow::Result<()> {
    let mut tick = tokio::time::interval(UPKEEP);
    loop {
        tokio::select! {
            _ = tick.tick() => metrics.run_upkeep(),
            () = stop.cancelled() => return Ok(()),
        }
    }
}

async fn admin(state: AppState, metrics: PrometheusHandle, stop: CancellationToken) -> anyhow::Result<()> {
    let listener = listener::bind(state.config.admin.listen).await?;
    let bounds = bounds(&state.config);
    let views = state.views.clone();
    let render = move || {
        metrics::gauge!("views_waiting").set(f64::from(u32::try_from(views.waiting()).unwrap_or(u32::MAX)));
        metrics.run_upkeep();
        metrics.render()
    };
    let router = Router::new()
        .route("/metrics", get(async move || render()))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz_in_detail))
        .with_state(state);
    listener::serve(listener, router, &bounds, stop).await;
    Ok(())
}

async fn watch_catalog(state: AppState, stop: CancellationToken) -> anyhow::Result<()> {
    let mut tick = tokio::time::interval(Duration::from_secs(state.config.catalog.refresh_s));
    loop {
        tokio::select! {
            _ = tick.tick() => {
                refresh(&state).await;
            }
            () = stop.cancelled() => return Ok(()),
        }
    }
}

async fn work(state: AppState, stop: CancellationToken) -> anyhow::Result<()> {
    info!("worker started");
    let (nats, pool) = (&state.config.nats, &state.pools.primary);
    let ack_wait = Duration::from_secs(nats.ack_wait_s);
    let mut views = state.nats.view_source(&nats.stream, ack_wait);
    let runs = state.nats.runs(&nats.runs_stream);
    let mut run_batches = state.nats.run_source(&nats.runs_stream, ack_wait);
    let worker = Arc::new(open_worker(&state)?);
    tokio::join!(
        do_jobs(worker, &state, stop.clone()),
        reconcile(&state, stop.clone()),
        views::copy_until(&mut views, pool, stop.clone()),
        finished_runs::relay_until(&runs, pool, stop.clone()),
        finished_runs::fold_until(&mut run_batches, pool, stop.clone()),
        keep_house(&state, stop),
    );
    Ok(())
}

/// Polls the provider for events and payments that no webhook reported.
async fn reconcile(state: &AppState, stop: CancellationToken) {
    let Some(provider) = &state.payments else { return };
    let every = SignedDuration::from_secs(state.config.payments.events_every_s);
    let mut pace = payments::Schedule { events_every: every, ..payments::Schedule::default() };
    if let Some(first) = pace.checks.first_mut() {
        *first = state.config.payments.first_check_s;
    }
    let reconciling = payments::reconcile_until(provider, &state.pools.primary, &pace, stop);
    tokio::join!(provider.check_version(), reconciling);
}

/// Waits until the catalogue and the bank have been read; returns whether they were before `stop`. A process starts
/// without PostgreSQL too, and a job that finds an empty catalogue would give up for good.
async fn is_loaded(state: &AppState, stop: &CancellationToken) -> bool {
    while !refresh(state).await {
        tokio::select! {
            () = tokio::time::sleep(RELOADING) => {}
            () = stop.cancelled() => return false,
        }
    }
    true
}

async fn do_jobs(worker: Arc<ProductionWorker>, state: &AppState, stop: CancellationToken) {
    if !is_loaded(state, &stop).await {
        return;
    }
    let config = &state.config;
    let settings = jobs::Settings {
        slow: false,
        at_once: config.jobs.at_once,
        poll: Duration::from_millis(config.jobs.poll_ms),
        lease: Duration::from_secs(config.jobs.lease_s),
        drain: Duration::from_secs(config.http.drain_s),
    };
    let (mut wakes, suspects) = (state.nats.wakes(&config.jobs.stream), jobs::OneSuspect::default());
    let pool = &state.pools.primary;
    let quick = jobs::run_until(Arc::clone(&worker), pool, &mut wakes, settings, &suspects, stop.clone());
    let slow = async {
        let settings = jobs::Settings { slow: true, at_once: config.jobs.slow_at_once, ..settings };
        if settings.at_once > 0 {
            jobs::run_until(worker, pool, &mut Silence, settings, &suspects, stop).await;
        }
    };
    tokio::join!(quick, slow);
}

async fn keep_house(state: &AppState, stop: CancellationToken) {
    let mut tick = tokio::time::interval(HOUSEKEEPING);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = stop.cancelled() => return,
        }
        let (pool, now) = (&state.pools.primary, Timestamp::now());
        let keeping = async {
            (
                app::housekeeping::run(pool, now).await,
                app::erasure::run(pool, &state.proofs, &state.files, &state.config.retention, now).await,
            )
        };
        let (kept, erased) = tokio::select! {
            done = keeping => done,
            () = stop.cancelled() => return,
        };
        if let Err(error) = kept {
            error!(error = &error as &dyn std::error::Error, "housekeeping failed, retrying in an hour");
        }
        if let Err(error) = erased {
            error!(
                error = &error as &dyn std::error::Error,
                "retention: erasing failed, retrying in an hour"
            );
        }
    }
}
