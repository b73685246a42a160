//! I9: what was paid and not refunded is the price of what is owned, to the last hundredth.
//!
//! Orders that a bundle paid for are counted together with the bundle's own.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{
    facts::{Facts, Order},
    money::Charge,
    prices::for_members,
    table::Figure,
};
use crate::buyer::plan::BUNDLE;

pub(super) fn kept_is_owned(facts: &Facts) -> [Figure; 2] {
    let mut groups: BTreeMap<&str, Vec<&Order>> = BTreeMap::new();
    // A test that a package includes costs nothing.
    for (number, order) in facts.orders.iter().filter(|(_, order)| order.payer.is_none()) {
        groups.entry(order.bundle.as_deref().unwrap_or(number)).or_default().push(order);
    }
    let differs = |orders: &Vec<&Order>| {
        let (kept, cost) = (kept(orders), cost(facts, orders));
        let told = || orders.iter().map(|order| order.tell()).collect::<Vec<_>>().join("; ");
        (Some(kept) != cost).then(|| format!("kept {kept}, owned is worth {cost:?}: {}", told()))
    };
    [
        Figure::none(
            "I9",
            "money kept that isn't the price of what is owned",
            groups.values().filter_map(differs).collect(),
        ),
        Figure::none("I9", "prices charged that aren't in the price book", strange_prices(facts)),
    ]
}

/// Money of these orders that was kept. Payments under review don't count yet; a gift by the provider's staff
/// isn't a lower price; a disputed payment isn't lost while the bank decides.
fn kept(orders: &[&Order]) -> i64 {
    let of = |order: &Order, charge: &Charge| {
        if !order.is_right(charge) || !charge.is_kept() { 0 } else { charge.kept() + order.gift(charge) }
    };
    orders.iter().flat_map(|order| order.charges.iter().map(|charge| of(order, charge))).sum()
}

/// The price of what these orders own, by the price book; `None` if it isn't in the book.
fn cost(facts: &Facts, orders: &[&Order]) -> Option<i64> {
    let bundle = orders.iter().find_map(|order| order.kept_for(BUNDLE));
    // Larger packages cost the same more by every book, so the first package's decides.
    let payer = orders.iter().find(|order| order.bundle.is_none()).or(orders.first())?;
    let prices = facts.prices_of(payer);
    let mut sum = 0;
    for order in orders {
        let list = prices.of_items(&order.country, &order.items, bundle.is_some())?;
        sum += if order.is_members() {
            for_members(prices.of_package(&order.country, BUNDLE)?.0, list)
        } else {
            list
        };
    }
    let Some(country) = bundle else { return Some(sum) };
    let is_open = orders.iter().any(|order| order.bundle.is_none() && !order.items.is_empty());
    Some(sum + if is_open { prices.of_bundle(country)? } else { 0 })
}

/// How long after a change a process may ask for the old price: it looks for a new catalogue every few seconds, and may
/// have been frozen.
const OLD_PRICES_MS: i64 = 60_000;

/// A first package costs what the book of the time says, and a larger one at most that.
fn strange_prices(facts: &Facts) -> Vec<String> {
    let is_strange = |line: &&Value| {
        let at = line["at"].as_i64().unwrap_or_default();
        let mut books = facts.price_books.iter().enumerate().filter(|(place, book)| {
            let next = facts.price_books.get(place + 1);
            book.since <= at && next.is_none_or(|next| at < next.since + OLD_PRICES_MS)
        });
        !books.any(|(_, book)| book.prices.asks(line))
    };
    let created = facts.history.iter().filter(|line| line["what"] == "created").filter(is_strange);
    created
        .map(|line| format!("buyer {}: package {} for {}", line["buyer"], line["sku"], line["price"]))
        .collect()
}
