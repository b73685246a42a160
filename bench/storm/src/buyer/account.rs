//! What buyers do with an account: in by a letter's link, their orders on another device, and the end of it.

use std::{collections::BTreeSet, time::Duration};

use anyhow::{Context as _, bail};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::{
    Buyer,
    plan::{DISCOUNTED, Wish},
};
use crate::shop::Who;

/// How long somebody waits for a letter before asking for another one, and in all: longer than the mail server is away.
const ASKS_AGAIN: Duration = Duration::from_mins(1);
const PATIENCE: Duration = Duration::from_mins(6);

/// The link is used, over or wrong.
const WRONG_CODE: i64 = 10491;
const TOO_MANY: i64 = 10429;
const SIGN_IN_FIRST: i64 = 10497;

impl Buyer {
    pub(super) async fn sign_in_for(&mut self, order: &str, wish: Wish) -> anyhow::Result<()> {
        let email = self.plan.email.clone();
        if wish == Wish::TwoBrowsers {
            self.press_in_two_browsers(&email).await?;
        }
        let Some(token) = self.sign_in(&self.who, &email).await? else {
            return self.note("turned_away", json!({"order": order}));
        };
        self.who.token = Some(token);
        self.note("signed_in", json!({"order": order, "email": email}))?;
        self.find(&[order]).await?;
        match wish {
            Wish::Report | Wish::TwoBrowsers | Wish::Contested => self.open(order).await,
            Wish::AnotherTest => self.buy_another(order).await,
            Wish::Renewal(ending) => self.renew_membership(ending).await,
            Wish::Deletion => self.delete_account(order, &email).await,
            Wish::RefundAndDeletion => {
                self.ask_back(order).await?;
                self.delete_account(order, &email).await
            }
        }
    }

    /// Somebody who knows the order's number signs in with an address of their own and adds the order.
    pub(super) async fn let_a_stranger_collect(&mut self, order: &str) -> anyhow::Result<()> {
        let mut stranger = Who { logid: self.chance.uuid(), ..self.who.clone() };
        let email = format!("stranger{}@storm.example", self.who.buyer);
        let Some(token) = self.sign_in(&stranger, &email).await? else {
            return self.note("turned_away", json!({"order": order}));
        };
        stranger.token = Some(token);
        let ask = json!({"orderNumbers": [order]});
        self.peers.shop.post(&stranger, "/tessera/user/order/collect", &ask).await?.data("order/collect")?;
        self.note("collected_by_stranger", json!({"order": order, "email": email}))
    }

    /// Presses the links of letters until one works; asks for another letter where none does. Returns the session;
    /// `None` for somebody who has asked too often.
    async fn sign_in(&self, who: &Who, email: &str) -> anyhow::Result<Option<String>> {
        let (mut used, begun) = (BTreeSet::new(), Instant::now());
        while begun.elapsed() < PATIENCE {
            for link in self.links_to(email).difference(&used.clone()) {
                used.insert(link.clone());
                let answer =
                    self.peers.shop.post(who, "/tessera/user/verify", &json!({"link": link})).await?;
                match answer.result {
                    WRONG_CODE => {}
                    TOO_MANY => return Ok(None),
                    _ => return Ok(Some(answer.token.context("signed in without a session")?)),
                }
            }
            let ask = format!("/tessera/email/captcha/send?email={email}");
            match self.peers.shop.get(who, &ask).await?.result {
                200 => self.wait_for_link(email, &used).await,
                TOO_MANY => return Ok(None),
                other => bail!("captcha/send: result {other}"),
            }
        }
        bail!("the sign-in letter never came")
    }

    fn links_to(&self, email: &str) -> BTreeSet<String> {
        self.peers.mail.links_to(email).into_iter().collect()
    }

    /// Until a new link has come, or it is time to ask again.
    async fn wait_for_link(&self, email: &str, used: &BTreeSet<String>) {
        let begun = Instant::now();
        while self.links_to(email).is_subset(used) && begun.elapsed() < ASKS_AGAIN {
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// The receipt's link must sign in one browser at most.
    async fn press_in_two_browsers(&mut self, email: &str) -> anyhow::Result<()> {
        let begun = Instant::now();
        while self.links_to(email).is_empty() {
            if begun.elapsed() > self.peers.receipt_patience {
                bail!("the receipt never came");
            }
            self.wait_for_link(email, &BTreeSet::new()).await;
        }
        let link = self.links_to(email).pop_first().context("missing link")?;
        let (ask, other) = (json!({"link": link}), Who { logid: self.chance.uuid(), ..self.who.clone() });
        let press = |who| self.peers.shop.post(who, "/tessera/user/verify", &ask);
        let (one, other) = tokio::join!(press(&self.who), press(&other));
        let sessions = usize::from(one?.token.is_some()) + usize::from(other?.token.is_some());
        self.note("pressed", json!({"sessions": sessions}))
    }

    /// Looks for orders in the account's list.
    async fn find(&self, orders: &[&str]) -> anyhow::Result<()> {
        let account = self.peers.shop.get(&self.who, "/tessera/user/get").await?.data("user/get")?;
        let id = account["id"].as_str().context("missing account")?;
        let path = format!("/tessera/user/order/list/{id}");
        let list = self.peers.shop.get(&self.who, &path).await?.data("order/list")?;
        let list = list.as_array().context("missing list")?;
        for order in orders {
            let found = list.iter().any(|one| one["orderNumber"] == **order);
            self.note("looked_for", json!({"order": order, "found": found}))?;
        }
        Ok(())
    }

    async fn buy_another(&mut self, first: &str) -> anyhow::Result<()> {
        self.who.logid = self.chance.uuid();
        self.is_member = self.plan.sku == DISCOUNTED;
        let order = self.take_the_test().await?;
        let secrets = self.open_the_way(&order).await?;
        let paid = self.pay(&order, &secrets).await?;
        if self.watch(&order, paid).await?.is_delivered() {
            self.find(&[first, &order]).await?;
        }
        Ok(())
    }

    async fn delete_account(&self, order: &str, email: &str) -> anyhow::Result<()> {
        let answer = self.peers.shop.post(&self.who, "/tessera/user/delete", &json!({})).await?;
        // Where the answer was lost, nobody is signed in any more when the call is repeated.
        if answer.result != SIGN_IN_FIRST {
            answer.data("user/delete")?;
        }
        self.note("erased", json!({"order": order, "email": email}))
    }
}
