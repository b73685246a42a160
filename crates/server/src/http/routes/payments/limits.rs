//! Who may open a payment: limits against card testing that let everybody else buy.
//!
//! A carrier's customers and a school share a network and buy side by side, so a network is judged by the cards
//! that were declined there, and by the number of payments only where no visitor id is sent. Counted in Redis
//! under hashed keys that reveal neither an address nor an order.

use app::ports::{Cache, RateLimit};
use domain::{catalog::SkuId, order::OrderNumber};

use super::buyer::Buyer;
use crate::http::{
    limits::{DAY, HOUR, counted_as},
    state::AppState,
};

/// The neighbours of an address together get at most this multiple of its limit: card testers use whole ranges
/// of cheap addresses.
const NEIGHBOURS: u32 = 4;

/// Counts distinct payments: opening the same one again costs nothing.
pub(super) async fn may_open(state: &AppState, buyer: &Buyer, order: &OrderNumber, sku: SkuId) -> bool {
    let (counter, limits) = (&state.cache, &state.config.limits);
    let networks: Vec<_> =
        buyer.network.widths().map(|(network, times)| (network, times.min(NEIGHBOURS))).collect();
    for (network, times) in &networks {
        if counter.counted(&declined(network)).await >= limits.declines_per_network_hour * times {
            return false;
        }
    }
    let payment = counted_as("payment", &format!("{} {sku}", order.as_str()));
    let (kind, most) = match buyer.headers.uid {
        Some(uid) => {
            let visitor = counted_as("pay-visitor", &uid.to_string());
            if !counter.admit(&visitor, &payment, limits.payments_per_visitor_day, DAY).await {
                return false;
            }
            ("pay-network", limits.payments_per_network_hour)
        }
        None => ("pay-nobody", limits.payments_without_uid_per_network_hour),
    };
    for (network, times) in &networks {
        if !counter.admit(&counted_as(kind, network), &payment, most * times, HOUR).await {
            return false;
        }
    }
    true
}

/// Stores which networks a payment was opened from: a report of a declined card names only the intent.
pub(super) async fn remember(state: &AppState, buyer: &Buyer, client_secret: &str) {
    let Some((intent, _)) = client_secret.split_once("_secret") else { return };
    let counters: Vec<String> = buyer.network.widths().map(|(network, _)| declined(&network)).collect();
    state.cache.set(&counted_as("networks-of", intent), &counters.join(" "), DAY).await;
}

/// Counts a declined card for the networks that its payment was opened from; once per message, because the
/// provider may send the same one twice.
pub(super) async fn count_decline(state: &AppState, intent: &str, message: &str) {
    let heard = counted_as("decline-heard", message);
    if state.cache.get(&heard).await.is_some() {
        return;
    }
    state.cache.set(&heard, "1", DAY).await;
    let networks = state.cache.get(&counted_as("networks-of", intent)).await.unwrap_or_default();
    for network in networks.split_whitespace() {
        state.cache.allow(network, u32::MAX, HOUR).await;
    }
}

fn declined(network: &str) -> String {
    counted_as("declined-network", network)
}
