//! `server erasures export`: what `server restore replay` needs so that a restored backup doesn't bring back whoever was
//! erased.

use std::path::PathBuf;

use app::erasure;
use clap::Subcommand;

use super::deliver;
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

pub async fn run(config: &Config, action: ErasuresAction) -> anyhow::Result<()> {
    let ErasuresAction::Export { out } = action;
    let text = erasure::export_ledger(&open_pools(config)?.primary).await?;
    deliver(out.as_ref(), &text)
}
