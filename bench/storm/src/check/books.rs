//! I7: both sides have the same books.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use super::{money::Ledger, table::Figure};
use crate::{journal, sql::Database};

/// Hundredths by currency, without zero sums.
pub(super) type Sums = BTreeMap<String, i64>;

/// What the product has booked at the provider.
pub(super) async fn ours(database: &Database) -> anyhow::Result<Sums> {
    let query = "select currency, sum(amount)::bigint as total from ledger_line
        where account = 'provider' group by currency having sum(amount) <> 0";
    let rows = database.rows(query).await?;
    let sum = |row: &serde_json::Value| Some((row["currency"].as_str()?.to_owned(), row["total"].as_i64()?));
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

pub(super) fn figure(theirs: &Sums, ours: &Sums) -> Figure {
    Figure::none("I7", "currencies in which the two ledgers differ", compare(theirs, ours))
}

/// As of now.
pub async fn differences(dir: &Path, database: &Database) -> anyhow::Result<Vec<String>> {
    let ledger = Ledger::of(&journal::read(&dir.join("ledger.jsonl"))?)?;
    Ok(compare(&ledger.totals, &ours(database).await?))
}
