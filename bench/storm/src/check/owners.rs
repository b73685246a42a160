//! I11: an order belongs to whoever paid for it, and of a deleted person nothing is left.

use std::collections::HashSet;

use serde_json::Value;

use super::{
    facts::{Facts, Order},
    table::Figure,
};

pub(super) fn figures(facts: &Facts) -> Vec<Figure> {
    let lines = |what: &'static str| facts.history.iter().filter(move |line| line["what"] == what);
    let tell = |line: &Value| format!("buyer {}: order {}", line["buyer"], line["order"]);
    let missed = lines("looked_for").filter(|line| line["found"] != true).map(tell);
    let twice = lines("pressed").filter(|line| line["sessions"].as_u64() > Some(1)).map(tell);
    let still_open = facts.erased.values().filter(|order| !order.seen.access.is_empty());
    vec![
        Figure::told(
            "signed in, and deleted",
            format!("{}, {}", lines("signed_in").count(), facts.erased.len()),
        ),
        Figure::none("I11", "orders of an account that didn't pay for them", with_others(facts)),
        Figure::none("I11", "signed-in buyers who don't find their order", missed.collect()),
        Figure::none("I11", "links that signed in two browsers", twice.collect()),
        Figure::none("I11", "deleted orders that still open", still_open.map(Order::tell).collect()),
        Figure::none("I11", "deleted people of whom something is left", facts.accounts.left.clone()),
        Figure::none("I11", "accounts that wait to be deleted", facts.accounts.closing.clone()),
    ]
}

/// A paid order in the account of another address than one that paid for it, though somebody who paid has signed in:
/// only an address that was proven takes an order out of another account.
fn with_others(facts: &Facts) -> Vec<String> {
    let signed_in = facts.history.iter().filter(|line| line["what"] == "signed_in");
    let proven: HashSet<String> =
        signed_in.filter_map(|line| line["email"].as_str()).map(str::to_lowercase).collect();
    let wrong = facts.accounts.owners.iter().filter_map(|(number, owner)| {
        let order = facts.orders.get(number)?;
        let payer = facts.bundle_of(order).unwrap_or(order);
        let paid = payer.purchases.iter().filter(|row| row["paid_at"].is_string());
        let addresses: Vec<String> =
            paid.filter_map(|row| row["email"].as_str()).map(str::to_lowercase).collect();
        let is_wrong = !addresses.contains(owner) && addresses.iter().any(|address| proven.contains(address));
        is_wrong.then(|| format!("{owner}: {}", order.tell()))
    });
    wrong.collect()
}
