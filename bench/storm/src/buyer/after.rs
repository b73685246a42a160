//! What buyers do once they have a report: another address, an upgrade, or a refund; and what banks and the
//! provider's staff do behind their backs.

use std::time::Duration;

use anyhow::{Context as _, bail};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::{
    Buyer,
    pay::{Secrets, Way},
    plan::{Fate, Later, Try, Verdict},
};
use crate::psp::{GOOD_CARD, Means, intent_of};

const CARD: Try = Try { means: GOOD_CARD, proves: true };

/// How long a buyer waits for the provider to report a refund.
const PATIENCE: Duration = Duration::from_mins(2);

/// A larger package whose payment is open.
struct Opened {
    secret: String,
    purchase: String,
}

impl Buyer {
    pub(super) async fn afterwards(&mut self, order: &str, paid: &Secrets) -> anyhow::Result<()> {
        match self.plan.later {
            Later::Nothing | Later::Leave => Ok(()),
            Later::ChangeEmail => self.change_email(order).await,
            Later::Retrieve => self.retrieve(order).await,
            Later::Refund => self.ask_back(order).await,
            Later::Withdraw => self.withdraw(order).await,
            Later::Upgrade => self.upgrade(order).await.map(|_| ()),
            Later::TwoUpgrades => self.upgrade_twice(order).await,
            Later::UpgradeThenRefund => {
                self.upgrade(order).await?;
                self.think().await;
                self.ask_back(order).await
            }
            Later::RefundThenUpgrade => {
                let opened = self.open_larger(order, usize::MAX).await?;
                self.ask_back(order).await?;
                self.think().await;
                self.pay_for(order, opened, CARD).await.map(|_| ())
            }
            Later::Dispute(verdict) => self.dispute(order, paid, verdict).await,
            Later::UpgradeThenDispute => {
                self.upgrade(order).await?;
                self.dispute(order, paid, Verdict::Lost).await
            }
            Later::DisputeAndRefund(verdict) => {
                let (disputed, asked) =
                    tokio::join!(self.dispute(order, paid, verdict), self.ask_back(order));
                disputed.and(asked)
            }
            Later::PartRefund => self.desk_refund(order, paid, 3).await,
            Later::DeskRefund => self.desk_refund(order, paid, 1).await,
            Later::DeskAndRefund => {
                let (given, asked) = tokio::join!(self.desk_refund(order, paid, 1), self.ask_back(order));
                given.and(asked)
            }
            Later::RefundBounces => self.refund_bounces(order, paid).await,
            Later::Bundle(fate) => self.use_bundle(order, paid, fate).await,
            Later::Account(wish) => self.sign_in_for(order, wish).await,
            Later::Show { back } => self.show(order, back).await,
            Later::Download => self.download(order).await,
            Later::Included { back } => self.take_included(order, back).await,
        }
    }

    async fn change_email(&self, order: &str) -> anyhow::Result<()> {
        let to = format!("moved{}@storm.example", self.who.buyer);
        let ask = json!({"order": order, "email": to});
        let answer = self.peers.shop.post(&self.who, "/pay/exam/order/update/email", &ask).await?;
        answer.data("update/email")?;
        self.note("moved", json!({"order": order, "from": self.plan.email, "to": to}))
    }

    async fn retrieve(&self, order: &str) -> anyhow::Result<()> {
        let ask = json!({"email": self.plan.email});
        let answer = self.peers.shop.post(&self.who, "/pay/exam/order/report/retrieve", &ask).await?;
        // A call whose answer was lost counts too.
        if answer.result == 10429 {
            return self.note("turned_away", json!({"order": order}));
        }
        answer.data("report/retrieve")?;
        self.note("retrieved", json!({"order": order, "email": self.plan.email}))
    }

    pub(super) async fn ask_back(&self, order: &str) -> anyhow::Result<()> {
        let ask = json!({"orderNumber": order});
        let answer = self.peers.shop.post(&self.who, "/pay/order/refund", &ask).await?;
        let answer = answer.data("order/refund")?;
        self.note("refund_asked", json!({"order": order, "amount": answer["amount"]}))
    }

    async fn withdraw(&self, order: &str) -> anyhow::Result<()> {
        let ask = json!({"orderNumber": order, "name": "A. Buyer", "email": self.plan.email});
        self.peers.shop.post(&self.who, "/pay/order/withdraw", &ask).await?.data("order/withdraw")?;
        self.note("withdrawn", json!({"order": order}))
    }

    /// Opens one of the larger packages, the largest if there are fewer; `None` if there is none.
    async fn open_larger(&self, order: &str, which: usize) -> anyhow::Result<Option<Opened>> {
        let path = format!("/tessera/exam/extra/package/list/{order}");
        let extras = self.peers.shop.get(&self.who, &path).await?.data("package/list")?;
        let list = extras.as_array().context("missing list")?;
        let larger: Vec<_> = list.iter().filter(|extra| extra["kind"] == "upgrade").collect();
        let Some(one) = larger.get(which).or(larger.last()) else { return Ok(None) };
        let sku = one["id"].as_u64().context("missing package")?;
        let opened = self.create(Way::Upgrade, order, sku, one["price"].clone()).await?;
        Ok(opened.map(|(secret, purchase)| Opened { secret, purchase }))
    }

    async fn pay_for(&self, order: &str, opened: Option<Opened>, means: Try) -> anyhow::Result<bool> {
        let Some(Opened { secret, purchase }) = opened else { return Ok(false) };
        self.try_one(order, &secret, &purchase, means).await
    }

    /// Buys a larger package until it is delivered; returns whether there was one.
    async fn upgrade(&self, order: &str) -> anyhow::Result<bool> {
        let opened = self.open_larger(order, usize::MAX).await?;
        let paid = self.pay_for(order, opened, CARD).await?;
        if paid {
            self.watch(order, true).await?;
        }
        Ok(paid)
    }

    /// Two tabs: if the first method can be slow, it is, and the second payment comes first.
    async fn upgrade_twice(&self, order: &str) -> anyhow::Result<()> {
        let slow = self.plan.place.delayed.map(|kind| Try { means: Means::Other(kind), proves: true });
        let first = async {
            let opened = self.open_larger(order, 0).await?;
            self.pay_for(order, opened, slow.unwrap_or(CARD)).await
        };
        let second = async {
            let opened = self.open_larger(order, 1).await?;
            self.pay_for(order, opened, CARD).await
        };
        let (first, second) = tokio::join!(first, second);
        let paid = first? | second?;
        self.watch(order, paid).await.map(|_| ())
    }

    /// The bank disputes the order's first payment.
    async fn dispute(&self, order: &str, paid: &Secrets, verdict: Verdict) -> anyhow::Result<()> {
        let Some(intent) = self.kept(paid).await? else { return Ok(()) };
        let dispute = self.peers.psp.dispute(&intent).await?;
        self.note("disputed", json!({"order": order, "intent": intent, "verdict": format!("{verdict:?}")}))?;
        sleep(self.plan.settles_after / 4).await;
        match verdict {
            Verdict::Open => Ok(()),
            decided => self.peers.psp.close_dispute(&dispute, decided == Verdict::Won).await,
        }
    }

    /// The payment that counts: the only one that succeeded and wasn't refunded.
    async fn kept(&self, paid: &Secrets) -> anyhow::Result<Option<String>> {
        for secret in paid.keys() {
            let intent = intent_of(secret);
            let came = self.peers.psp.look(secret).await?.status == "succeeded";
            if came && self.peers.psp.refunds(intent).await?.is_empty() {
                return Ok(Some(intent.to_owned()));
            }
        }
        Ok(None)
    }

    async fn desk_refund(&self, order: &str, paid: &Secrets, parts: i64) -> anyhow::Result<()> {
        let Some(intent) = self.kept(paid).await? else { return Ok(()) };
        let refund = self.peers.psp.give_back(&intent, parts).await?;
        self.note("desk_refund", json!({"order": order, "refund": refund}))
    }

    async fn refund_bounces(&self, order: &str, paid: &Secrets) -> anyhow::Result<()> {
        let Some(intent) = self.kept(paid).await? else { return Ok(()) };
        self.ask_back(order).await?;
        let begun = Instant::now();
        loop {
            if let Some(refund) = self.peers.psp.refunds(&intent).await?.pop() {
                self.peers.psp.return_refund(&refund).await?;
                return self.note("bounced", json!({"order": order, "refund": refund}));
            }
            if begun.elapsed() > PATIENCE {
                bail!("the refund never completed");
            }
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// Takes two further tests on the bundle, upgrades the first of them, and ends the bundle.
    async fn use_bundle(&mut self, bundle: &str, paid: &Secrets, fate: Fate) -> anyhow::Result<()> {
        let mut others = Vec::new();
        for _ in 0..2 {
            self.who.logid = self.chance.uuid();
            let order = self.take_the_test().await?;
            let ask = json!({"orderNumber": order, "bundleOrder": bundle});
            let answer = self.peers.shop.post(&self.who, "/tessera/exam/extra/order/submit", &ask).await?;
            // A call whose answer was lost may have used it.
            if answer.result != 10452 {
                answer.data("order/submit")?;
            }
            self.note("bundle_used", json!({"order": order, "bundle": bundle}))?;
            self.open(&order).await?;
            others.push(order);
        }
        let upgraded = others.first().context("no second test")?;
        match fate {
            Fate::Kept => self.upgrade(upgraded).await.map(|_| ()),
            Fate::GivenBack => {
                self.upgrade(upgraded).await?;
                self.think().await;
                self.ask_back_all(bundle, &others).await
            }
            Fate::GivenBackMeanwhile => {
                let opened = self.open_larger(upgraded, usize::MAX).await?;
                let (back, paid) =
                    tokio::join!(self.ask_back_all(bundle, &others), self.pay_for(upgraded, opened, CARD));
                back?;
                paid.map(|_| ())
            }
            Fate::ChargedBack => {
                self.upgrade(upgraded).await?;
                self.dispute(bundle, paid, Verdict::Lost).await?;
                for order in &others {
                    self.note("disputed", json!({"order": order, "bundle": bundle, "verdict": "Lost"}))?;
                }
                Ok(())
            }
        }
    }

    /// Refunding a bundle closes every test that it paid for, and what was added to them.
    async fn ask_back_all(&self, bundle: &str, others: &[String]) -> anyhow::Result<()> {
        self.ask_back(bundle).await?;
        for order in others {
            self.note("refund_asked", json!({"order": order, "bundle": bundle}))?;
        }
        Ok(())
    }
}
