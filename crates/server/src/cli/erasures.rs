//! `server erasures export` and `server restore replay`: a restored backup must not bring back whoever was erased.

use std::path::PathBuf;

use anyhow::ensure;
use app::erasure::{self, Replayed};
use clap::Subcommand;
use jiff::Timestamp;

use super::{deliver, read};
use crate::{config::Config, open::open_pools};

#[derive(Subcommand)]
pub enum ErasuresAction {
    /// Write the ledger of erasures: hashes and times, nothing personal.
    Export {
        /// Standard output if absent.
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

#[derive(Subcommand)]
pub enum RestoreAction {
    /// Erase again everything that an exported ledger names. Fails if something has to wait for money in transit.
    Replay { ledger: PathBuf },
}

pub async fn run(config: &Config, action: ErasuresAction) -> anyhow::Result<()> {
    let ErasuresAction::Export { out } = action;
    let text = erasure::export_ledger(&open_pools(config)?.primary).await?;
    deliver(out.as_ref(), &text)
}

pub async fn restore(config: &Config, action: RestoreAction) -> anyhow::Result<()> {
    let RestoreAction::Replay { ledger } = action;
    let entries = erasure::parse_ledger(&read(&ledger)?)?;
    let (pool, proofs) = (open_pools(config)?.primary, config.accounts.proofs()?);
    let Replayed { accounts, orders, waiting } =
        erasure::replay(&pool, &proofs, &entries, Timestamp::now()).await?;
    deliver(None, &format!("{accounts} accounts and {orders} orders erased again\n"))?;
    ensure!(waiting == 0, "{waiting} wait for money in transit: replay again once it is settled");
    Ok(())
}
