//! `server ledger …`: days on which the provider's books and ours differ, and acknowledging them.

use std::fmt::Write as _;

use anyhow::ensure;
use clap::Subcommand;
use jiff::{Timestamp, civil::Date};
use store::ledger::{self, Comparison};

use super::deliver;
use crate::{config::Config, open::open_pools};

#[derive(Subcommand)]
pub enum LedgerAction {
    /// List the days that differ and are not acknowledged; fails if there are any.
    Open,
    /// List the latest days, newest first.
    Show,
    /// Acknowledge a day that differs, with a note on the cause.
    Acknowledge {
        /// For example 2026-11-15.
        day: Date,
        note: String,
    },
}

/// More lines than this are of no use to an operator.
const LINES: i64 = 400;

pub async fn run(config: &Config, action: LedgerAction) -> anyhow::Result<()> {
    let pools = open_pools(config)?;
    let mut conn = pools.primary.acquire().await?;
    match action {
        LedgerAction::Open => {
            let open = ledger::comparisons(&mut conn, true, LINES).await?;
            deliver(None, &table(&open))?;
            ensure!(open.is_empty(), "{} unacknowledged", open.len());
        }
        LedgerAction::Show => {
            deliver(None, &table(&ledger::comparisons(&mut conn, false, LINES).await?))?;
        }
        LedgerAction::Acknowledge { day, note } => {
            let done = ledger::acknowledge(&mut conn, day, &note, Timestamp::now()).await?;
            ensure!(done, "{day} has no difference to acknowledge");
            deliver(None, &format!("{day} is acknowledged\n"))?;
        }
    }
    Ok(())
}

fn table(days: &[Comparison]) -> String {
    let mut text =
        format!("{:<10}  {:<12}  {:<30}  note\n", "day", "acknowledged", "difference in hundredths");
    for one in days {
        let difference: Vec<String> =
            one.difference.iter().map(|(currency, amount)| format!("{amount} {currency}")).collect();
        let difference = if difference.is_empty() { "–".to_owned() } else { difference.join(", ") };
        let acknowledged = match one.acknowledged_at {
            Some(at) => at.strftime("%Y-%m-%d").to_string(),
            None => "–".to_owned(),
        };
        let note = one.note.as_deref().unwrap_or("–");
        let _ = writeln!(text, "{}  {acknowledged:<12}  {difference:<30}  {note}", one.day);
    }
    text
}
