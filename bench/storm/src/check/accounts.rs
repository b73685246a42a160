//! What the database holds about accounts, and of deleted people.

use std::collections::{BTreeSet, HashMap};

use anyhow::ensure;
use serde_json::Value;
use tokio::process::Command;

use crate::sql::Database;

/// What the database says about accounts.
#[derive(Default)]
pub(super) struct Accounts {
    /// The address of the account that has an order.
    pub(super) owners: HashMap<String, String>,
    /// Where something of a deleted person was found.
    pub(super) left: Vec<String>,
    /// Accounts that were to be deleted and are still there.
    pub(super) closing: Vec<String>,
}

impl Accounts {
    /// `erased`: addresses and order numbers of which nothing may be left.
    pub(super) async fn read(database: &Database, erased: &BTreeSet<String>) -> anyhow::Result<Self> {
        let owners = "select number, email_key from exam_order join account on account.id = account_id";
        let owners = database.rows(owners).await?;
        let closing = database.rows("select email_key from account where closing_at is not null").await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Ok(Self {
            owners: owners.iter().map(|row| (text(&row["number"]), text(&row["email_key"]))).collect(),
            left: search(&dump(database).await?, erased),
            closing: closing.iter().map(|row| text(&row["email_key"])).collect(),
        })
    }
}

/// Everything that is stored, as text.
async fn dump(database: &Database) -> anyhow::Result<String> {
    let dumped = Command::new("pg_dump").args(["--data-only", "--no-owner", &database.url]).output().await?;
    ensure!(dumped.status.success(), "pg_dump: {}", String::from_utf8_lossy(&dumped.stderr));
    Ok(String::from_utf8_lossy(&dumped.stdout).into_owned())
}

/// The rows that contain one of these words, by table. The letter that confirms a deletion stays for a few days.
fn search(dump: &str, words: &BTreeSet<String>) -> Vec<String> {
    let (mut table, mut found) = ("", Vec::new());
    for line in dump.lines() {
        if let Some(copy) = line.strip_prefix("COPY public.") {
            table = copy.split(' ').next().unwrap_or_default();
        }
        let is_farewell = table == "mail" && line.contains("account_notice");
        let parts = line.split(|c: char| !(c.is_ascii_alphanumeric() || "@._-".contains(c)));
        for word in parts.filter(|part| !is_farewell && words.contains(*part)) {
            found.push(format!("{word} in {table}"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_of_somebody_is_found_in_any_column() {
        let dump = "COPY public.purchase (id, email) FROM stdin;\n1\ta@storm.example\n\\.\n\
            COPY public.mail (id, kind, recipient, context) FROM stdin;\n\
            2\taccount_notice\ta@storm.example\t{}\n3\treceipt\tb@storm.example\t{\"order\": \"T1\"}\n\\.\n";
        let words = BTreeSet::from(["a@storm.example".to_owned(), "T1".to_owned()]);

        assert_eq!(search(dump, &words), ["a@storm.example in purchase", "T1 in mail"]);
    }
}
