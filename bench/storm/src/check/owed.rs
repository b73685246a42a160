//! I14: exactly the letters that are owed: one about each refund and each withdrawal, none to anybody else, and none
//! more often than the product may send one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::Value;

use super::{
    facts::{Facts, Order},
    table::Figure,
};

/// A letter whose answer was lost may be sent once more.
const COPIES_MOST: usize = 2;

pub(super) fn figures(facts: &Facts) -> Vec<Figure> {
    let mut rows: HashMap<&str, Vec<&Value>> = HashMap::new();
    for row in facts.mails.values() {
        rows.entry(row["order_number"].as_str().unwrap_or_default()).or_default().push(row);
    }
    let of = |number: &str, kind: &str| {
        let about = rows.get(number).map(Vec::as_slice).unwrap_or_default();
        about.iter().filter(|row| row["kind"] == kind).count()
    };
    let refunds = facts.orders.iter().filter(|(number, order)| {
        let (made, failed) = refunds(order);
        let told = of(number, "refund");
        told > made || told + failed < made
    });
    let withdrawals = facts
        .orders
        .iter()
        .filter(|(number, order)| order.did("withdrawn") != (of(number, "withdrawal") > 0))
        .map(|(_, order)| order.tell());
    vec![
        Figure::none(
            "I14",
            "orders whose refunds and letters about them differ",
            refunds
                .map(|(number, order)| format!("{} letters: {}", of(number, "refund"), order.tell()))
                .collect(),
        ),
        Figure::none("I14", "withdrawals without a letter, or letters without", withdrawals.collect()),
        Figure::none("I14", "letters accepted that never arrived", never_arrived(facts)),
        Figure::none("I14", "letters to an address that the order never had", astray(facts)),
        Figure::none("I14", "letters sent more than twice", too_often(facts)),
    ]
}

/// How many refunds of an order the provider made, and how many of them came back.
fn refunds(order: &Order) -> (usize, usize) {
    let lines = order.charges.iter().flat_map(|charge| &charge.refunds);
    let failed = lines.clone().filter(|(_, amount)| *amount < 0).count();
    (lines.count() - failed, failed)
}

fn never_arrived(facts: &Facts) -> Vec<String> {
    let arrived: BTreeSet<&str> = facts.letters.iter().map(|letter| letter.message_id.as_str()).collect();
    let about_known =
        |row: &Value| row["order_number"].as_str().is_some_and(|n| facts.orders.contains_key(n));
    let missing = facts
        .mails
        .iter()
        .filter(|(id, row)| row["state"] == "accepted" && about_known(row) && !arrived.contains(id.as_str()));
    missing.map(|(id, row)| format!("{} {id}", row["kind"])).collect()
}

/// Every address that an order's owner ever gave.
fn addresses(order: &Order) -> BTreeSet<String> {
    let given = order.history.iter().flat_map(|line| ["email", "to", "from"].map(|name| line[name].as_str()));
    let stored = order.purchases.iter().map(|row| row["email"].as_str());
    given.chain(stored).flatten().map(str::to_lowercase).collect()
}

fn astray(facts: &Facts) -> Vec<String> {
    let mut wrong = Vec::new();
    for letter in &facts.letters {
        let row = facts.mails.get(&letter.message_id);
        let number = row.and_then(|row| row["order_number"].as_str());
        let Some(order) = number.and_then(|number| facts.orders.get(number)) else { continue };
        let known = addresses(facts.bundle_of(order).unwrap_or(order));
        let known: BTreeSet<String> = known.into_iter().chain(addresses(order)).collect();
        if letter.to.iter().any(|to| !known.contains(to)) {
            wrong.push(format!("{}: {}", letter.message_id, order.tell()));
        }
    }
    wrong
}

fn too_often(facts: &Facts) -> Vec<String> {
    let mut copies: BTreeMap<&str, usize> = BTreeMap::new();
    for letter in &facts.letters {
        *copies.entry(&letter.message_id).or_default() += 1;
    }
    let often = copies.into_iter().filter(|(_, copies)| *copies > COPIES_MOST);
    often.map(|(id, copies)| format!("{copies} copies of {id}")).collect()
}
