//! An append-only record of every movement of money: the truth that checkers compare the product with.
//!
//! It isn't derived from the objects, and no API call changes a line.

use std::{
    fs::{File, OpenOptions},
    io::Write as _,
    path::Path,
};

use serde_json::{Value, json};

use super::{Metadata, charges::Charge};

#[derive(Debug, Default)]
pub(crate) struct Ledger {
    lines: Vec<String>,
    file: Option<File>,
}

/// `kind` is charge, charge_failed, refund, refund_failed, dispute or dispute_closed.
#[derive(Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) kind: &'static str,
    pub(crate) id: &'a str,
    pub(crate) charge: &'a str,
    pub(crate) intent: &'a str,
    pub(crate) amount: i64,
    pub(crate) currency: &'a str,
    pub(crate) customer: Option<&'a str>,
    pub(crate) metadata: &'a Metadata,
    pub(crate) outcome: Option<&'a str>,
}

impl<'a> Entry<'a> {
    pub(crate) fn of_charge(kind: &'static str, charge: &'a Charge) -> Self {
        Self {
            kind,
            id: &charge.id,
            charge: &charge.id,
            intent: &charge.intent,
            amount: charge.amount,
            currency: &charge.currency,
            customer: charge.customer.as_deref(),
            metadata: &charge.subject,
            outcome: charge.failure.as_ref().map(|(code, _)| code.as_str()),
        }
    }
}

impl Ledger {
    pub(crate) fn in_file(path: &Path) -> std::io::Result<Self> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Self { lines: Vec::new(), file: Some(file) })
    }

    pub(crate) fn write(&mut self, at: i64, entry: &Entry<'_>) {
        let line: Value = json!({
            "n": self.lines.len() + 1,
            "at": at,
            "kind": entry.kind,
            "id": entry.id,
            "charge": entry.charge,
            "intent": entry.intent,
            "amount": entry.amount,
            "currency": entry.currency,
            "customer": entry.customer,
            "metadata": entry.metadata,
            "outcome": entry.outcome,
        });
        let line = line.to_string();
        if let Some(file) = &mut self.file {
            // One write per line: a reader never sees half of one, and a killed process has lost none.
            if let Err(error) = file.write_all(format!("{line}\n").as_bytes()) {
                tracing::error!(%error, "ledger: could not write the file");
            }
        }
        self.lines.push(line);
    }

    pub(crate) fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// Forgets what is in memory; the file keeps its lines.
    pub(crate) fn clear(&mut self) {
        self.lines.clear();
    }
}
