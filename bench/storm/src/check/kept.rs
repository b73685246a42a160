//! I9: what was paid and not refunded is the price of what is owned, to the last hundredth.
//!
//! Orders that a bundle paid for are counted together with the bundle's own.

use std::collections::BTreeMap;

use super::{
    facts::{Facts, Order},
    money::Charge,
    prices::for_members,
    table::Figure,
};
use crate::buyer::plan::BUNDLE;

pub(super) fn kept_is_owned(facts: &Facts) -> [Figure; 2] {
    let mut groups: BTreeMap<&str, Vec<&Order>> = BTreeMap::new();
    for (number, order) in &facts.orders {
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
    let mut sum = 0;
    for order in orders {
        let list = facts.prices.of_items(&order.country, &order.items, bundle.is_some())?;
        sum += if order.is_members() {
            for_members(facts.prices.of_package(&order.country, BUNDLE)?.0, list)
        } else {
            list
        };
    }
    let Some(country) = bundle else { return Some(sum) };
    let is_open = orders.iter().any(|order| order.bundle.is_none() && !order.items.is_empty());
    Some(sum + if is_open { facts.prices.of_bundle(country)? } else { 0 })
}

/// A first package costs what the book says, and a larger one at most that.
fn strange_prices(facts: &Facts) -> Vec<String> {
    let is_strange = |line: &serde_json::Value| {
        let country = line["country"].as_str()?;
        let (currency, amount) = facts.prices.of_package(country, line["sku"].as_u64()?)?;
        let amount = if line["member"] == true { for_members(currency, amount) } else { amount };
        let asked = line["price"]["amount"].as_i64()?;
        let right = line["price"]["currency"] == currency
            && if line["way"] == "upgrade" { asked < amount } else { asked == amount };
        Some(!right)
    };
    let created = facts.history.iter().filter(|line| line["what"] == "created");
    created
        .filter(|line| is_strange(line).unwrap_or(true))
        .map(|line| format!("buyer {}: package {} for {}", line["buyer"], line["sku"], line["price"]))
        .collect()
}
