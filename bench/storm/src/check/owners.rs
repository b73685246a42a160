//! I11: an order belongs to whoever paid for it, and of a deleted person nothing is left.

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

/// A paid order in the account of another address than one that paid for it.
fn with_others(facts: &Facts) -> Vec<String> {
    let wrong = facts.accounts.owners.iter().filter_map(|(number, owner)| {
        let order = facts.orders.get(number)?;
        let payer = facts.bundle_of(order).unwrap_or(order);
        let paid = payer.purchases.iter().filter(|row| row["paid_at"].is_string());
        let mut addresses = paid.filter_map(|row| row["email"].as_str()).peekable();
        addresses.peek()?;
        let is_its = addresses.any(|address| address.to_lowercase() == *owner);
        (!is_its).then(|| format!("{owner}: {}", order.tell()))
    });
    wrong.collect()
}
