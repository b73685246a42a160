//! I7: both sides have the same books.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::Context as _;
use serde_json::Value;

use super::{
    money::{Ledger, hundredths},
    table::Figure,
};
use crate::{journal, sql::Database};

/// Hundredths by currency, without zero sums.
pub(super) type Sums = BTreeMap<String, i64>;

/// Hundredths and currency of what the provider holds, by transaction.
pub(super) type Moves = BTreeMap<String, (String, i64)>;

/// The transactions of both ledgers.
#[derive(Clone, Debug, Default)]
pub(super) struct LedgerLines {
    pub(super) theirs: Moves,
    pub(super) ours: Moves,
    /// Transactions of ours whose lines don't add up to zero.
    pub(super) unbalanced: Vec<String>,
    /// What the product itself couldn't explain when it compared the ledgers.
    pub(super) unexplained: Vec<String>,
}

impl LedgerLines {
    pub(super) async fn read(ledger: &[Value], database: &Database) -> anyhow::Result<Self> {
        let provider = "select transaction, currency, amount from ledger_line where account = 'provider'";
        let row = |row: &Value| {
            let text = |name: &str| row[name].as_str().map(str::to_owned);
            Some((text("transaction")?, (text("currency")?, row["amount"].as_i64()?)))
        };
        let unbalanced = "select transaction as found from ledger_line
            group by transaction, currency having sum(amount) <> 0";
        let unexplained = "select day || ': ' || difference::text as found from ledger_comparison
            where difference <> '{}'::jsonb";
        let found = |rows: Vec<Value>| rows.iter().map(|row| row["found"].to_string()).collect();
        Ok(Self {
            theirs: ledger
                .iter()
                .map(movement)
                .collect::<anyhow::Result<Vec<_>>>()?
                .into_iter()
                .flatten()
                .collect(),
            ours: database.rows(provider).await?.iter().filter_map(row).collect(),
            unbalanced: found(database.rows(unbalanced).await?),
            unexplained: found(database.rows(unexplained).await?),
        })
    }
}

/// A line of the provider's ledger under the name that ours gives it; `None` if no money moved.
fn movement(line: &Value) -> anyhow::Result<Option<(String, (String, i64))>> {
    let text = |name: &str| line[name].as_str().with_context(|| format!("a line without {name}"));
    let (word, sign) = match (text("kind")?, line["outcome"].as_str()) {
        ("charge", _) => ("charge", 1),
        ("refund", _) => ("refund", -1),
        ("refund_failed", _) => ("refund_failed", 1),
        ("dispute", _) => ("dispute", -1),
        ("dispute_closed", Some("won")) => ("dispute_won", 1),
        _ => return Ok(None),
    };
    let amount = line["amount"].as_i64().context("a line without an amount")?.abs();
    let amount = sign * hundredths(text("currency")?, amount)?;
    Ok(Some((format!("{word}:{}", text("id")?), (text("currency")?.to_uppercase(), amount))))
}

/// Transactions that only one side has, or that differ.
fn strangers(lines: &LedgerLines) -> Vec<String> {
    let all: BTreeSet<&String> = lines.theirs.keys().chain(lines.ours.keys()).collect();
    let differing = all.into_iter().filter(|id| lines.theirs.get(*id) != lines.ours.get(*id));
    differing
        .map(|id| format!("{id}: provider {:?}, our books {:?}", lines.theirs.get(id), lines.ours.get(id)))
        .collect()
}

/// What the product has booked at the provider.
pub(super) async fn ours(database: &Database) -> anyhow::Result<Sums> {
    let query = "select currency, sum(amount)::bigint as total from ledger_line
        where account = 'provider' group by currency having sum(amount) <> 0";
    let rows = database.rows(query).await?;
    let sum = |row: &Value| Some((row["currency"].as_str()?.to_owned(), row["total"].as_i64()?));
    Ok(rows.iter().filter_map(sum).collect())
}

/// Where the two differ, in words.
pub(super) fn compare(theirs: &Sums, ours: &Sums) -> Vec<String> {
    let currencies: BTreeSet<&String> = theirs.keys().chain(ours.keys()).collect();
    let of = |sums: &Sums, currency: &String| sums.get(currency).copied().unwrap_or_default();
    currencies
        .into_iter()
        .map(|currency| (currency, of(theirs, currency), of(ours, currency)))
        .filter(|(_, theirs, ours)| theirs != ours)
        .map(|(currency, theirs, ours)| format!("{currency}: provider {theirs}, our books {ours}"))
        .collect()
}

pub(super) fn figures((theirs, ours): (&Sums, &Sums), lines: &LedgerLines) -> Vec<Figure> {
    vec![
        Figure::told("transactions of both ledgers", lines.ours.len()),
        Figure::none("I7", "currencies in which the two ledgers differ", compare(theirs, ours)),
        Figure::none("I7", "transactions that one ledger has and the other hasn't", strangers(lines)),
        Figure::none("I7", "transactions that don't add up to zero", lines.unbalanced.clone()),
        Figure::none(
            "I7",
            "differences that the product found and nobody explained",
            lines.unexplained.clone(),
        ),
    ]
}

/// As of now.
pub async fn differences(dir: &Path, database: &Database) -> anyhow::Result<Vec<String>> {
    let ledger = Ledger::of(&journal::read(&dir.join("ledger.jsonl"))?)?;
    Ok(compare(&ledger.totals, &ours(database).await?))
}
