//! I17: what time does. Compared with what the checker saw right after the storm: unpaid orders and old messages are
//! gone, paid reports are the same to the last byte, and nothing that somebody has to decide was deleted.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use serde_json::{Value, json};

use super::{
    books::{self, LedgerLines},
    calls::{self, Seen},
    facts::Facts,
    money::{Charge, Ledger},
    table::Figure,
};
use crate::{journal, sink::REFUSED, sql::Database};

/// What is remembered of an order.
const FILE: &str = "before.json";

/// Remembers every order as it is now.
pub fn remember(dir: &Path, facts: &Facts) -> anyhow::Result<()> {
    let mut orders = serde_json::Map::new();
    for (number, order) in &facts.orders {
        let paid_for = !order.charges.is_empty() || order.bundle.is_some() || order.payer.is_some();
        let bad =
            order.history.iter().any(|line| line["email"].as_str().is_some_and(|to| to.starts_with(REFUSED)));
        let given_back = !order.charges.is_empty() && !order.charges.iter().any(Charge::is_kept);
        let review = order.purchases.iter().any(|row| row["state"] == "review");
        let of_account = facts.accounts.owners.contains_key(number);
        let line = json!({
            "access": order.seen.access, "digest": order.seen.digest, "file": order.seen.file.is_some(),
            "paid_for": paid_for, "unreachable": bad, "given_back": given_back, "review": review,
            "of_account": of_account, "who": order.tell(),
        });
        orders.insert(number.clone(), line);
    }
    Ok(std::fs::write(dir.join(FILE), Value::Object(orders).to_string())?)
}

/// What is left after so many days.
pub struct Later {
    before: BTreeMap<String, Value>,
    now: BTreeMap<String, Seen>,
    /// Numbers in the database, with answers or without.
    rows: BTreeSet<String>,
    with_answers: BTreeSet<String>,
    letters: i64,
    messages: i64,
    jobs: Vec<Value>,
    ledger: Ledger,
    books: books::Sums,
    lines: LedgerLines,
}

/// How long letters and the provider's messages are kept, in days (`retention` in the configuration).
const LETTERS_KEPT: i64 = 365;
const MESSAGES_KEPT: i64 = 396;

impl Later {
    pub async fn gather(dir: &Path, database: &Database, base: &str, days: i64) -> anyhow::Result<Self> {
        let before = std::fs::read_to_string(dir.join(FILE))?;
        let before: BTreeMap<String, Value> = serde_json::from_str(&before)?;
        // The same files as before, to be compared.
        let with_files = before.iter().filter(|(_, order)| order["file"] == true);
        let with_files = with_files.map(|(number, _)| number.clone()).collect();
        let at_provider = journal::read(&dir.join("ledger.jsonl"))?;
        let numbers = |rows: Vec<Value>| {
            rows.iter().filter_map(|row| row["number"].as_str().map(str::to_owned)).collect()
        };
        // Nobody wrote these after the storm, so what is old by now was made in it.
        let older = |table: &str, column: &str, kept: i64| {
            format!(
                "select count(*) from {table} where {column} < now() + interval '{} days'",
                days - kept - 1
            )
        };
        Ok(Self {
            now: calls::open_all(before.keys(), &with_files, base).await?,
            rows: numbers(database.rows("select number from exam_order").await?),
            with_answers: numbers(database.rows("select number from exam_order where outcome <> ''").await?),
            letters: database.number(&older("mail", "made_at", LETTERS_KEPT)).await?,
            messages: database.number(&older("payment_event", "received_at", MESSAGES_KEPT)).await?,
            jobs: database
                .rows(
                    "select kind, error from job where dead_at is not null and key not like 'storm-poison%'",
                )
                .await?,
            ledger: Ledger::of(&at_provider)?,
            books: books::ours(database).await?,
            lines: LedgerLines::read(&at_provider, database).await?,
            before,
        })
    }
}

pub fn figures(later: &Later) -> Vec<Figure> {
    let orders = |breaks: &dyn Fn(&str, &Value) -> bool| -> Vec<String> {
        let broken = later.before.iter().filter(|(number, order)| breaks(number, order));
        broken.map(|(_, order)| order["who"].as_str().unwrap_or_default().to_owned()).collect()
    };
    let unpaid = |number: &str, order: &Value| {
        order["paid_for"] == false && order["of_account"] == false && later.rows.contains(number)
    };
    // Whose letters never arrive and who never looks gets the money back after a day.
    let changed = |number: &str, order: &Value| {
        let same = |seen: &Seen| {
            order["access"] == seen.access.as_str()
                && order["digest"] == seen.digest.as_str()
                && order["file"] == seen.file.is_some()
        };
        order["access"] == "paid" && order["unreachable"] == false && !later.now.get(number).is_some_and(same)
    };
    let answers = |number: &str, order: &Value| {
        order["given_back"] == true
            && order["access"] != "paid"
            && order["review"] == false
            && later.with_answers.contains(number)
    };
    let undecided =
        |number: &str, order: &Value| order["review"] == true && !later.with_answers.contains(number);
    let count = |left: i64, what: &str| if left > 0 { vec![format!("{left} {what}")] } else { Vec::new() };
    let jobs = later.jobs.iter().map(|job| format!("{}: {}", job["kind"], job["error"])).collect();
    let mut figures = vec![
        Figure::none("I17", "orders that nobody paid for and that are still there", orders(&unpaid)),
        Figure::none("I17", "paid reports that changed or are gone", orders(&changed)),
        Figure::none("I17", "answers of refunded orders that are still there", orders(&answers)),
        Figure::none("I17", "orders that somebody has to decide about and that are gone", orders(&undecided)),
        Figure::none("I17", "old letters", count(later.letters, "letters")),
        Figure::none("I17", "old messages of the provider", count(later.messages, "messages")),
        Figure::none("I8", "jobs that nobody tries any more", jobs),
    ];
    figures.extend(books::figures((&later.ledger.totals, &later.books), &later.lines));
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(access: &str, digest: &str) -> Seen {
        Seen { access: access.to_owned(), digest: digest.to_owned(), ..Seen::default() }
    }

    fn order(paid: bool) -> Value {
        let access = if paid { "paid" } else { "locked" };
        json!({"access": access, "digest": "d", "file": false, "paid_for": paid, "unreachable": false,
            "given_back": false, "review": false, "of_account": false, "who": "buyer 1"})
    }

    /// Somebody bought, somebody didn't, and a month went by.
    fn a_good_month() -> Later {
        Later {
            before: BTreeMap::from([("01A".to_owned(), order(true)), ("01B".to_owned(), order(false))]),
            now: BTreeMap::from([("01A".to_owned(), seen("paid", "d")), ("01B".to_owned(), seen("", "e"))]),
            rows: BTreeSet::from(["01A".to_owned()]),
            with_answers: BTreeSet::from(["01A".to_owned()]),
            letters: 0,
            messages: 0,
            jobs: Vec::new(),
            ledger: Ledger::of(&[]).unwrap(),
            books: BTreeMap::new(),
            lines: LedgerLines::default(),
        }
    }

    fn breached(lie: fn(&mut Later)) -> Vec<&'static str> {
        let mut later = a_good_month();
        lie(&mut later);
        figures(&later).into_iter().filter(|figure| !figure.met).map(|figure| figure.what).collect()
    }

    #[test]
    fn a_good_month_passes_and_each_lie_is_caught() {
        assert_eq!(breached(|_| {}), Vec::<&str>::new());

        assert_eq!(
            breached(|later| _ = later.rows.insert("01B".to_owned())),
            ["orders that nobody paid for and that are still there"]
        );
        assert_eq!(
            breached(|later| _ = later.now.insert("01A".to_owned(), seen("paid", "other"))),
            ["paid reports that changed or are gone"]
        );
        assert_eq!(breached(|later| later.now.clear()), ["paid reports that changed or are gone"]);
        assert_eq!(
            breached(|later| {
                let refunded = later.before.get_mut("01A").unwrap();
                (refunded["access"], refunded["given_back"]) = (json!("locked"), json!(true));
            }),
            ["answers of refunded orders that are still there"]
        );
        assert_eq!(
            breached(|later| {
                let undecided = later.before.get_mut("01B").unwrap();
                (undecided["paid_for"], undecided["review"]) = (json!(true), json!(true));
            }),
            ["orders that somebody has to decide about and that are gone"]
        );
        assert_eq!(breached(|later| later.letters = 1), ["old letters"]);
        assert_eq!(breached(|later| later.messages = 1), ["old messages of the provider"]);
    }
}
