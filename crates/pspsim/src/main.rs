//! The peer as a standalone program.

use std::{net::SocketAddr, path::PathBuf};

use clap::Parser;
use pspsim::{Endpoint, Retry, Settings};

/// A payment provider for development and tests, speaking Stripe's wire format. No money moves.
#[derive(Parser)]
struct Options {
    #[arg(long, default_value = "127.0.0.1:12111")]
    listen: SocketAddr,
    /// Append every movement of money to this file, one JSON object per line
    #[arg(long)]
    ledger: Option<PathBuf>,
    /// Where events go; can be changed later at /_sim/webhooks
    #[arg(long, requires = "webhook_secret")]
    webhook: Option<String>,
    /// whsec_…; twice during a rotation, the newest first
    #[arg(long)]
    webhook_secret: Vec<String>,
    /// The same seed and the same calls give the same ids and faults; without one every start differs
    #[arg(long)]
    seed: Option<u64>,
    /// Delayed methods succeed automatically after this many seconds
    #[arg(long)]
    settle_after: Option<i64>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let options = Options::parse();
    let secrets = options.webhook_secret;
    let running = pspsim::start(Settings {
        listen: options.listen,
        ledger: options.ledger,
        webhook: options.webhook.map(|url| Endpoint { url, secrets, retry: Retry::default() }),
        seed: options.seed,
        settle_after_s: options.settle_after,
    })
    .await?;
    tracing::info!(address = %running.address, seed = running.seed, version = pspsim::VERSION, "payment peer listening");
    running.wait().await;
    Ok(())
}
