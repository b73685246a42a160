//! A plain purchase with timing: from the provider's confirmation of payment to a report that opens.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, bail, ensure};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::{Buyer, Peers, plan::Plan};
use crate::{chance::Chance, clock::now_ms, psp::GOOD_CARD};

/// How often the screen polls.
const LOOKS: Duration = Duration::from_millis(250);
const PATIENCE: Duration = Duration::from_mins(1);

pub struct Timed {
    pub email: String,
    /// When the provider confirmed the payment.
    pub paid_ms: i64,
    /// When the report opened.
    pub usable_ms: i64,
}

/// A buyer who has taken the test and is about to buy.
pub struct Ready {
    buyer: Buyer,
    order: String,
}

impl Ready {
    pub async fn new(peers: Arc<Peers>, number: u64) -> anyhow::Result<Self> {
        let mut buyer = Buyer::new(peers, number);
        buyer.plan = Plan::plain(number, &mut Chance::of(number, 7));
        buyer.who.address.clone_from(&buyer.plan.address);
        let order = buyer.take_the_test().await?;
        Ok(Self { buyer, order })
    }

    pub async fn buy(mut self) -> anyhow::Result<Timed> {
        let secrets = self.buyer.open_the_way(&self.order).await?;
        let (secret, _) = secrets.first_key_value().context("no opened payment")?;
        let shown = self.buyer.peers.psp.confirm(secret, GOOD_CARD, "https://storm.example/payCheck").await?;
        ensure!(shown.status == "succeeded", "the card was not accepted: {shown:?}");
        let (paid_ms, begun) = (now_ms(), Instant::now());
        let ask = json!({"orderNumber": self.order});
        let path = format!("/tessera/exam/order/info/{}", self.order);
        let (shop, who) = (&self.buyer.peers.shop, &self.buyer.who);
        loop {
            let status = shop.post(who, "/pay/check/status", &ask).await?.data("check/status")?;
            if status["purchase"]["state"] == "fulfilled" {
                let order = shop.get(who, &path).await?.data("order/info")?;
                if order["access"] == "paid" {
                    return Ok(Timed { email: self.buyer.plan.email, paid_ms, usable_ms: now_ms() });
                }
            }
            if begun.elapsed() > PATIENCE {
                bail!("paid, and no report after {} s", PATIENCE.as_secs());
            }
            sleep(LOOKS).await;
        }
    }
}
