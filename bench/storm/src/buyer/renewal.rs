//! A membership that renews: bought, renewed by the provider, and cancelled at the worst moment.

use std::time::Duration;

use anyhow::{Context as _, bail};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::{Buyer, plan::Ending};
use crate::psp::GOOD_CARD;

/// How long somebody waits until the product knows that the first payment has arrived.
const PATIENCE: Duration = Duration::from_mins(3);

/// How long the provider's bill is a draft, in place of an hour.
const DRAFT_S: u64 = 1;

/// Longer than cancelling takes: the bill is charged afterwards, and the money must go back.
const LONG_DRAFT_S: u64 = 8;

const CARD: super::plan::Try = super::plan::Try { means: GOOD_CARD, proves: true };

impl Buyer {
    /// The order of a membership is of no test: its lines name it by another word, so that nothing else counts it.
    pub(super) async fn renew_membership(&mut self, ending: Ending) -> anyhow::Result<()> {
        let detail = self.peers.shop.get(&self.who, "/tessera/privilege/vip/detail").await?;
        let detail = detail.data("vip/detail")?;
        // The permanent discount of the largest package is more than a membership gives.
        if detail["state"] != "open" {
            return self.note("no_plan", json!({"state": detail["state"]}));
        }
        let Some((secret, purchase)) = self.open_plan(&detail["price"]).await? else { return Ok(()) };
        let shown = self.confirm(&secret, CARD).await?;
        if shown.status != "succeeded" {
            bail!("the first bill of a plan is {}", shown.status);
        }
        self.note("plan", json!({"plan_purchase": purchase, "price": detail["price"]}))?;
        let subscription = self.wait_for_plan().await?;
        let draft = if ending == Ending::CancelledMeanwhile { LONG_DRAFT_S } else { DRAFT_S };
        match ending {
            Ending::Renewed => self.peers.psp.renew(&subscription, draft).await?,
            Ending::CancelledFirst => {
                self.cancel_plan(&purchase).await?;
                // The provider may not have heard of it yet: then it renews, and the money must go back.
                self.peers.psp.renew(&subscription, draft).await?;
            }
            Ending::CancelledMeanwhile => {
                let renewing = self.peers.psp.renew(&subscription, draft);
                let (renewed, cancelled) = tokio::join!(renewing, self.cancel_plan(&purchase));
                renewed?;
                cancelled?;
            }
        }
        // For the product the period is over, too: nobody waits a year.
        sleep(Duration::from_secs(draft)).await;
        self.peers.let_a_year_pass(&subscription).await
    }

    async fn open_plan(&self, price: &serde_json::Value) -> anyhow::Result<Option<(String, String)>> {
        let begun = Instant::now();
        let ask =
            json!({"price": price, "consent": {"button": "Pay now, again in a year"}, "renewing": true});
        loop {
            let answer = self.peers.shop.post(&self.who, "/tessera/user/subscribe/create", &ask).await?;
            let text = |name: &str| answer.data[name].as_str().map(str::to_owned);
            match answer.result {
                200 => {
                    let secret = text("clientSecret").context("missing client secret")?;
                    return Ok(Some((secret, text("purchaseId").context("missing purchase")?)));
                }
                10429 => {
                    self.note("turned_away", json!({}))?;
                    return Ok(None);
                }
                // Another price than on the button: they leave.
                10450 => {
                    self.note("no_plan", json!({"state": "another price"}))?;
                    return Ok(None);
                }
                10455 if begun.elapsed() < PATIENCE => sleep(Duration::from_secs(1)).await,
                other => bail!("subscribe/create: result {other}"),
            }
        }
    }

    /// The provider's id of the subscription, once the product knows that it renews.
    async fn wait_for_plan(&self) -> anyhow::Result<String> {
        let begun = Instant::now();
        loop {
            let answer = self.peers.shop.post(&self.who, "/tessera/user/subscribe/check", &json!({})).await?;
            if answer.data("subscribe/check")?["state"] == "active" {
                break;
            }
            if begun.elapsed() > PATIENCE {
                bail!("a paid plan never became active");
            }
            sleep(Duration::from_secs(1)).await;
        }
        let email = self.plan.email.to_lowercase();
        let query = format!(
            "select subscription from plan p join account a on a.id = p.account_id where a.email_key = '{email}'"
        );
        for _ in 0..20 {
            // PostgreSQL may be the one that is down.
            if let Ok(found) = self.peers.database.run(&query).await {
                return Ok(found);
            }
            sleep(Duration::from_millis(500)).await;
        }
        bail!("could not read a subscription")
    }

    /// From the answer on, nothing may be charged and kept.
    async fn cancel_plan(&self, purchase: &str) -> anyhow::Result<()> {
        let answer = self.peers.shop.post(&self.who, "/tessera/user/subscribe/cancel", &json!({})).await?;
        answer.data("subscribe/cancel")?;
        self.note("plan_cancelled", json!({"plan_purchase": purchase}))
    }
}
