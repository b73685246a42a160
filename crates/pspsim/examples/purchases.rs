//! Purchases per second at the payment peer: create and confirm over HTTP, by 32 concurrent buyers.
//!
//! `just bench-psp`. Exits with 0 only if both goals are met.

use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Instant,
};

use anyhow::{Context as _, ensure};
use pspsim::{Settings, VERSION};

const BUYERS: usize = 32;
const PURCHASES: u32 = 10_000;
const GOAL_PER_S: f64 = 300.0;
/// Throughput of the last quarter relative to the first: a peer that slows down as it fills would spoil
/// every long run.
const GOAL_STEADY: f64 = 0.7;

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let peer = pspsim::start(Settings::default()).await?;
    let (url, client) = (peer.url(), reqwest::Client::new());
    let next = Arc::new(AtomicU32::new(0));
    let mut quarters = Vec::new();
    for quarter in 1..=4 {
        let (begun, end) = (Instant::now(), PURCHASES / 4 * quarter);
        let buyers: Vec<_> = (0..BUYERS)
            .map(|_| {
                let (url, client, next) = (url.clone(), client.clone(), Arc::clone(&next));
                tokio::spawn(async move {
                    while next.fetch_add(1, Ordering::Relaxed) < end {
                        buy(&client, &url).await?;
                    }
                    // The number that was one too many belongs to the next quarter.
                    next.fetch_sub(1, Ordering::Relaxed);
                    anyhow::Ok(())
                })
            })
            .collect();
        for buyer in buyers {
            buyer.await??;
        }
        quarters.push((f64::from(PURCHASES) / 4.0) / begun.elapsed().as_secs_f64());
    }
    let charged = u32::try_from(peer.ledger().lines().count())?;
    ensure!(charged == PURCHASES, "{charged} charges for {PURCHASES} purchases");

    let slowest = quarters.iter().copied().fold(f64::INFINITY, f64::min);
    let steady = quarters[3] / quarters[0];
    let met = slowest >= GOAL_PER_S && steady >= GOAL_STEADY;
    let line = |what: &str, figure: String, goal: String| eprintln!("{what:<44} {figure:>10}   {goal}");
    line("purchases per second, slowest quarter", format!("{slowest:.0}"), format!("goal {GOAL_PER_S:.0}"));
    line("last quarter beside the first", format!("{steady:.2}"), format!("goal {GOAL_STEADY}"));
    Ok(if met { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn buy(client: &reqwest::Client, url: &str) -> anyhow::Result<()> {
    let create = "amount=1299&currency=usd&payment_method_types[]=card&metadata[order]=A-1";
    let created = post(client, &format!("{url}/v1/payment_intents"), create).await?;
    let id = created["id"].as_str().context("an id")?;
    let confirm = format!("{url}/v1/payment_intents/{id}/confirm");
    let paid = post(client, &confirm, "payment_method=pm_card_visa").await?;
    ensure!(paid["status"] == "succeeded", "{paid}");
    Ok(())
}

async fn post(client: &reqwest::Client, url: &str, form: &str) -> anyhow::Result<serde_json::Value> {
    let request = client
        .post(url)
        .header("authorization", "Bearer sk_test_bench")
        .header("stripe-version", VERSION)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(form.to_owned());
    Ok(serde_json::from_slice(&request.send().await?.bytes().await?)?)
}
