//! The part of a buyer's story where money moves: the button, the bank, and the bank's questions.

use std::{collections::BTreeMap, time::Duration};

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::{Buyer, plan::Click, plan::Try};
use crate::psp::{Means, Shown, intent_of};

/// How long a buyer keeps pressing a button that says "please try again".
const INSISTS: Duration = Duration::from_mins(5);

/// What is bought: the first package, or a larger one for the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Package,
    Upgrade,
}

impl Way {
    const fn path(self) -> &'static str {
        match self {
            Self::Package => "/pay/order/create",
            Self::Upgrade => "/tessera/exam/extra/order/submit",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Package => "package",
            Self::Upgrade => "upgrade",
        }
    }
}

/// The purchase of each opened payment, by client secret.
pub(super) type Secrets = BTreeMap<String, String>;

impl Buyer {
    /// Presses the button, or two of them at once.
    pub(super) async fn open_the_way(&mut self, order: &str) -> anyhow::Result<Secrets> {
        let (country, hl) = (self.plan.place.country, self.plan.place.hl);
        let path = format!("/tessera/exam/sku/list/{}/{country}/{hl}", self.plan.exam);
        let skus = self.peers.shop.get(&self.who, &path).await?.data("sku/list")?;
        let first = self.plan.sku;
        let second = if self.plan.click == Click::TwoTabs { first % 4 + 1 } else { first };
        let price = |id: u64| {
            let list = skus.as_array()?;
            Some(list.iter().find(|sku| sku["id"] == id)?["price"].clone())
        };
        let (mut one, other) =
            (price(first).context("missing price")?, price(second).context("missing price")?);
        if self.plan.click == Click::Haggling {
            one["amount"] = json!(100);
        }
        let opened = if matches!(self.plan.click, Click::Once | Click::Haggling) {
            vec![self.create(Way::Package, order, first, one).await?]
        } else {
            let (one, other) = tokio::join!(
                self.create(Way::Package, order, first, one),
                self.create(Way::Package, order, second, other)
            );
            vec![one?, other?]
        };
        let secrets: Secrets = opened.into_iter().flatten().collect();
        Ok(secrets)
    }

    /// Client secret and purchase; `None` if the order has been paid in the meantime.
    pub(super) async fn create(
        &self,
        way: Way,
        order: &str,
        sku: u64,
        mut price: Value,
    ) -> anyhow::Result<Option<(String, String)>> {
        let begun = Instant::now();
        loop {
            let ask = json!({
                "orderNumber": order,
                "skuId": sku,
                "email": self.plan.email,
                "price": price,
                "consent": {"supply": "At once.", "waiver": "I know.", "confirmed": "Yes.", "button": "Pay"},
            });
            let answer = self.peers.shop.post(&self.who, way.path(), &ask).await?;
            match answer.result {
                200 => {
                    let opened = if way == Way::Upgrade { &answer.data["payment"] } else { &answer.data };
                    let text = |name: &str| opened[name].as_str().map(str::to_owned);
                    let secret = text("clientSecret").context("missing client secret")?;
                    let purchase = text("purchaseId").context("missing purchase")?;
                    let line = json!({
                        "order": order, "purchase": purchase, "sku": sku, "intent": intent_of(&secret),
                        "price": opened["price"], "email": self.plan.email,
                        "country": self.plan.place.country, "way": way.name(), "member": self.is_member,
                    });
                    self.note("created", line)?;
                    return Ok(Some((secret, purchase)));
                }
                10450 => {
                    self.note("price_told", json!({"order": order, "price": answer.data}))?;
                    price = answer.data;
                }
                // What it would be added to is already paid, or is being refunded.
                10452 => return Ok(None),
                10451 | 10480 if way == Way::Upgrade => return Ok(None),
                10429 => {
                    self.note("turned_away", json!({"order": order}))?;
                    return Ok(None);
                }
                10455 if begun.elapsed() < INSISTS => {
                    self.note("please_try_again", json!({"order": order}))?;
                    sleep(Duration::from_secs(1)).await;
                }
                other => bail!("order/create: result {other}"),
            }
        }
    }

    pub(super) async fn tamper(&self, order: &str, secrets: &Secrets) -> anyhow::Result<()> {
        for (secret, purchase) in secrets {
            let intent = self.peers.psp.intent(secret).await?;
            let amount = intent["amount"].as_i64().context("missing amount")? / 10 * 7;
            self.peers.psp.tamper(intent_of(secret), amount).await?;
            self.note(
                "tampered",
                json!({"order": order, "purchase": purchase, "intent": intent_of(secret)}),
            )?;
        }
        Ok(())
    }

    /// Pays every opened payment, all at once; returns whether any of them went through.
    pub(super) async fn pay(&self, order: &str, secrets: &Secrets) -> anyhow::Result<bool> {
        let mut ways = Vec::new();
        for (secret, purchase) in secrets {
            ways.push(self.try_means(order, secret, purchase));
            if self.plan.click == Click::Twice && secrets.len() == 1 {
                ways.push(self.try_means(order, secret, purchase));
            }
        }
        let mut any = false;
        // At most two; the second waits for the first's future only, not for its payment.
        match <[_; 2]>::try_from(ways) {
            Ok([one, other]) => {
                let (one, other) = tokio::join!(one, other);
                any |= one? | other?;
            }
            Err(ways) => {
                for way in ways {
                    any |= way.await?;
                }
            }
        }
        Ok(any)
    }

    async fn try_means(&self, order: &str, secret: &str, purchase: &str) -> anyhow::Result<bool> {
        for one in &self.plan.tries {
            if self.try_one(order, secret, purchase, *one).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// One card, bank or slip; returns whether the money comes, as far as is known.
    pub(super) async fn try_one(
        &self,
        order: &str,
        secret: &str,
        purchase: &str,
        one: Try,
    ) -> anyhow::Result<bool> {
        let shown = self.confirm(secret, one).await?;
        let intent = intent_of(secret);
        let line = json!({
            "order": order, "purchase": purchase, "intent": intent,
            "status": shown.status, "failure": shown.failure,
        });
        self.note("confirmed", line)?;
        let waits = ["processing", "requires_action"].contains(&shown.status.as_str());
        if waits && matches!(one.means, Means::Other(_)) {
            return self.settle(order, secret).await;
        }
        Ok(waits || shown.status == "succeeded")
    }

    /// The bank takes its time, the slip is paid the next day; or neither.
    async fn settle(&self, order: &str, secret: &str) -> anyhow::Result<bool> {
        let (psp, intent) = (&self.peers.psp, intent_of(secret));
        self.peers.let_a_day_pass(intent).await?;
        sleep(self.plan.settles_after).await;
        let settled = psp.settle(intent, self.plan.settles).await;
        let after = psp.look(secret).await?.status;
        let comes = self.plan.settles && ["succeeded", "processing"].contains(&after.as_str());
        if self.plan.settles && !comes {
            let why = format!("{after}: {settled:?}");
            self.note("slip_lost", json!({"order": order, "intent": intent, "why": why}))?;
        }
        Ok(comes)
    }

    /// Confirms until the provider has answered, as its script does in the browser.
    pub(super) async fn confirm(&self, secret: &str, one: Try) -> anyhow::Result<Shown> {
        let (psp, begun) = (&self.peers.psp, Instant::now());
        let waits = |shown: &Shown| shown.status == "requires_payment_method";
        loop {
            let shown = match psp.confirm(secret, one.means, "https://storm.example/payCheck").await {
                Ok(shown) if !shown.status.is_empty() => shown,
                // It isn't known whether it was done: check before trying again.
                _ => match psp.look(secret).await {
                    Ok(shown) if !waits(&shown) => shown,
                    _ if begun.elapsed() > INSISTS => bail!("the provider never answered the browser"),
                    _ => {
                        sleep(Duration::from_millis(300)).await;
                        continue;
                    }
                },
            };
            if shown.status == "requires_action" && matches!(one.means, Means::Card(_)) {
                // The other tab may have been asked as well; the intent's state then decides.
                let asked = psp.authenticate(intent_of(secret), one.proves).await;
                let after = psp.look(secret).await?;
                if asked.is_err() && after.status == "requires_action" {
                    bail!("the bank's question can't be answered: {asked:?}");
                }
                return Ok(after);
            }
            return Ok(shown);
        }
    }
}
