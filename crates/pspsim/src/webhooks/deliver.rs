//! Sends planned deliveries: one task schedules them by time, a bounded number of others wait for answers.

use std::{
    cmp::Reverse,
    collections::BinaryHeap,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::sync::{
    Semaphore,
    mpsc::{UnboundedReceiver, UnboundedSender},
};
use tokio_util::sync::CancellationToken;

use super::{Delivery, Endpoint, Manner, sign};
use crate::{Sim, world::time::real_now};

/// Concurrent deliveries.
const AT_ONCE: usize = 64;
const PATIENCE: Duration = Duration::from_secs(10);
const AN_HOUR: i64 = 3600;

/// Ordered by due time, then by arrival.
struct Waiting {
    due: Instant,
    number: u64,
    delivery: Delivery,
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        (self.due, self.number) == (other.due, other.number)
    }
}
impl Eq for Waiting {}
impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.due, self.number).cmp(&(other.due, other.number))
    }
}

/// Runs until the peer stops.
pub(crate) async fn run(
    sim: Arc<Sim>,
    mut planned: UnboundedReceiver<Delivery>,
    again: UnboundedSender<Delivery>,
    stop: CancellationToken,
) {
    let client = reqwest::Client::builder().timeout(PATIENCE).pool_max_idle_per_host(AT_ONCE).build();
    let Ok(client) = client else {
        return tracing::error!("webhooks: could not create the HTTP client");
    };
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    let mut waiting = BinaryHeap::new();
    let mut number = 0;
    loop {
        let due = waiting
            .peek()
            .map_or_else(|| Instant::now() + AN_AGE, |Reverse(first): &Reverse<Waiting>| first.due);
        tokio::select! {
            () = stop.cancelled() => return,
            delivery = planned.recv() => {
                let Some(delivery) = delivery else { return };
                number += 1;
                waiting.push(Reverse(Waiting { due: Instant::now() + delivery.wait, number, delivery }));
            }
            () = tokio::time::sleep_until(due.into()) => {
                let Some(Reverse(first)) = waiting.pop() else { continue };
                let Ok(slot) = Arc::clone(&slots).acquire_owned().await else { return };
                let (sim, client, again) = (Arc::clone(&sim), client.clone(), again.clone());
                tokio::spawn(async move {
                    deliver(&sim, &client, first.delivery, &again).await;
                    drop(slot);
                });
            }
        }
    }
}

const AN_AGE: Duration = Duration::from_hours(1);

async fn deliver(
    sim: &Sim,
    client: &reqwest::Client,
    mut delivery: Delivery,
    again: &UnboundedSender<Delivery>,
) {
    let Some(endpoint) = sim.world().endpoint.clone() else { return };
    let taken = post(client, &endpoint, &delivery).await;
    let mut world = sim.world();
    world.counters.count("webhooks", "sent");
    match (taken, delivery.manner) {
        (true, Manner::Honest) => {
            world.counters.count("webhooks", "delivered");
            if let Some(event) = world.events.get_mut(&delivery.event) {
                event.pending = 0;
            }
        }
        (false, Manner::Honest) => {
            delivery.tried += 1;
            if delivery.tried >= endpoint.retry.attempts {
                return world.counters.count("webhooks", "given_up");
            }
            world.counters.count("webhooks", "retried");
            let doubled = endpoint.retry.first_ms.saturating_mul(1 << (delivery.tried - 1).min(20));
            delivery.wait = Duration::from_millis(doubled.min(endpoint.retry.longest_ms));
            if again.send(delivery).is_err() {
                tracing::debug!("webhooks: delivery not retried, the peer is stopping");
            }
        }
        // These are never sent again; an endpoint that accepts one has a security hole, which the counter
        // reveals.
        (true, Manner::Old) => world.counters.count("webhooks", "old_accepted"),
        (true, Manner::Forged) => world.counters.count("webhooks", "forged_accepted"),
        (false, Manner::Old) => world.counters.count("webhooks", "old_refused"),
        (false, Manner::Forged) => world.counters.count("webhooks", "forged_refused"),
    }
}

async fn post(client: &reqwest::Client, endpoint: &Endpoint, delivery: &Delivery) -> bool {
    let now = real_now();
    let signature = match delivery.manner {
        Manner::Honest => sign::header(&endpoint.secrets, now, &delivery.body),
        Manner::Old => sign::header(&endpoint.secrets, now - AN_HOUR, &delivery.body),
        Manner::Forged => sign::header(&["whsec_of_somebody_else".to_owned()], now, &delivery.body),
    };
    let request = client
        .post(&endpoint.url)
        .header("content-type", "application/json; charset=utf-8")
        .header("user-agent", "Stripe/1.0 (+https://stripe.com/docs/webhooks)")
        .header("stripe-signature", signature)
        .body(delivery.body.to_string());
    match request.send().await {
        Ok(answer) => answer.status().is_success(),
        Err(error) => {
            tracing::debug!(%error, "webhooks: delivery not accepted");
            false
        }
    }
}
