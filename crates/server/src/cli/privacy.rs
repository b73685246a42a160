//! `server orders find|export|erase`: the requests that a data subject may make.

use anyhow::{Context, bail, ensure};
use app::{erasure, links};
use clap::Subcommand;
use domain::order::{OrderNumber, Reference};
use jiff::Timestamp;

use super::{deliver, json};
use crate::{config::Config, open};

#[derive(Subcommand)]
pub enum PrivacyAction {
    /// Show the order with the reference printed in receipts and in the subject of a message.
    Find { reference: String },
    /// Print everything stored about an order, as JSON.
    Export { order: String },
    /// Delete answers, result, report, certificates, links, letters and files of an order, and remove name and
    /// address from its purchase. It can't be undone.
    Erase { order: String },
}

pub async fn run(config: &Config, action: PrivacyAction) -> anyhow::Result<()> {
    let pool = open::open_pools(config)?.primary;
    match action {
        PrivacyAction::Find { reference } => {
            let reference =
                Reference::parse(&reference).context("a reference has ten digits: 3F9A1-C2207")?;
            let found = links::with_reference(&pool, &reference).await?;
            ensure!(!found.is_empty(), "no order has this reference");
            let numbers: Vec<_> = found.iter().map(OrderNumber::as_str).collect();
            deliver(None, &(numbers.join("\n") + "\n"))
        }
        PrivacyAction::Export { order } => {
            let found = erasure::export(&pool, &number(&order)?).await?;
            deliver(None, &json(&found.context("there is no such order")?)?)
        }
        PrivacyAction::Erase { order } => {
            let (files, proofs) = (open::open_files(config)?, config.accounts.proofs()?);
            if !erasure::erase(&pool, &proofs, &files, &number(&order)?, Timestamp::now()).await? {
                bail!("there is no such order; files left by an earlier attempt have been deleted");
            }
            deliver(None, "erased\n")
        }
    }
}

fn number(text: &str) -> anyhow::Result<OrderNumber> {
    OrderNumber::parse(text).context("not an order number; find it by its reference")
}
