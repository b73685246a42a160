//! One buyer, from the questions to the report: a line of history for everything the product acknowledged.

mod account;
mod after;
mod more;
mod pay;
pub mod plan;
mod renewal;
pub mod timed;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use self::plan::{IQ, Later, Plan, Wish};
use crate::{
    chance::Chance,
    keys::Keys,
    psp::Psp,
    questionnaires::Questionnaires,
    shop::{Shop, Who},
    sink::Sink,
    sql::Database,
};

/// What buyers share.
pub struct Peers {
    pub shop: Shop,
    pub psp: Psp,
    pub keys: Keys,
    pub questionnaires: Questionnaires,
    pub database: Database,
    /// Where letters arrive.
    pub mail: Arc<Sink>,
    /// See [`Size`](crate::size::Size).
    pub receipt_patience: Duration,
    pub seed: u64,
    /// Orders whose owners have left.
    pub left: Arc<Mutex<Vec<String>>>,
}

impl Peers {
    fn left(&self, order: &str) {
        self.left.lock().unwrap_or_else(PoisonError::into_inner).push(order.to_owned());
    }

    /// Makes this payment a day older, so that the product treats it as one that old.
    async fn let_a_day_pass(&self, intent: &str) -> anyhow::Result<()> {
        let statement = format!(
            "update payment_attempt set created_at = created_at - interval '26 hours', check_at = now()
             where intent = '{intent}'"
        );
        for _ in 0..20 {
            if self.database.run(&statement).await.is_ok() {
                return Ok(());
            }
            // PostgreSQL may be the one that is down.
            sleep(Duration::from_millis(500)).await;
        }
        bail!("could not make {intent} a day older")
    }
}

impl Peers {
    /// Makes the product ask about a subscription now, as it does after a period.
    async fn let_a_year_pass(&self, subscription: &str) -> anyhow::Result<()> {
        let statement = format!("update plan set check_at = now() where subscription = '{subscription}'");
        for _ in 0..20 {
            if self.database.run(&statement).await.is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(500)).await;
        }
        bail!("could not end the period of {subscription}")
    }
}

pub struct Buyer {
    peers: Arc<Peers>,
    who: Who,
    plan: Plan,
    chance: Chance,
    /// Signed in, and owns the package with the permanent discount.
    is_member: bool,
}

/// The state of a purchase as the screen shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Of the order.
    pub status: String,
    /// Of its newest purchase.
    pub state: String,
}

impl Seen {
    fn of(data: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Self { status: text(&data["status"]), state: text(&data["purchase"]["state"]) }
    }

    /// Paid, and the report can be opened.
    pub fn is_delivered(&self) -> bool {
        self.status == "completed"
            && !["paid", "created", "pending", "processing"].contains(&self.state.as_str())
    }

    fn is_over(&self) -> bool {
        self.is_delivered() || ["failed", "expired", "review", "refunded"].contains(&self.state.as_str())
    }
}

/// The browser's pauses between two polls.
const LOOKS_S: [u64; 6] = [1, 1, 2, 3, 5, 5];
const LOOK_FOR: Duration = Duration::from_mins(1);

impl Buyer {
    pub fn new(peers: Arc<Peers>, number: u64) -> Self {
        let mut chance = Chance::of(peers.seed, 1_000 + number);
        let plan = Plan::drawn(number, &mut chance);
        let (address, hl) = (plan.address.clone(), plan.place.hl);
        let who = Who { buyer: number, address, logid: chance.uuid(), hl, token: None, bundle: None };
        Self { peers, who, plan, chance, is_member: false }
    }

    fn note(&self, what: &str, mut line: Value) -> anyhow::Result<()> {
        line["buyer"] = json!(self.who.buyer);
        line["what"] = json!(what);
        self.peers.shop.history.write(line)
    }

    /// Never fails: what goes wrong for a buyer is a line that the checker reads.
    pub async fn run(mut self) -> anyhow::Result<()> {
        match self.buy().await {
            Ok(outcome) => self.note("ended", json!({"outcome": outcome})),
            Err(error) => self.note("trouble", json!({"why": format!("{error:#}")})),
        }
    }

    async fn buy(&mut self) -> anyhow::Result<&'static str> {
        let order = self.take_the_test().await?;
        if self.plan.later == Later::Leave {
            self.leave(&order)?;
            return Ok("left");
        }
        if self.plan.later == Later::Account(Wish::Contested) {
            self.let_a_stranger_collect(&order).await?;
        }
        self.think().await;
        let secrets = self.open_the_way(&order).await?;
        if secrets.is_empty() {
            return Ok("turned away");
        }
        if self.plan.tampered {
            self.tamper(&order, &secrets).await?;
        }
        let done = self.pay(&order, &secrets).await?;
        if self.plan.closes {
            return Ok("closed");
        }
        let seen = self.watch(&order, done).await?;
        if !seen.is_delivered() {
            return Ok("unpaid");
        }
        self.open(&order).await?;
        self.think().await;
        self.afterwards(&order, &secrets).await?;
        Ok("served")
    }

    async fn think(&mut self) {
        sleep(Duration::from_millis(self.chance.between(20, 400))).await;
    }

    /// Submits a valid run and returns its order's number. A run judged careless is repeated with another
    /// form.
    async fn take_the_test(&mut self) -> anyhow::Result<String> {
        self.take(self.plan.exam).await
    }

    async fn take(&mut self, exam: u64) -> anyhow::Result<String> {
        for _ in 0..4 {
            let path = format!("/tessera/exam/question/list/{exam}/EN");
            let list = self.peers.shop.get(&self.who, &path).await?.data("question/list")?;
            let mut run = if exam == IQ {
                self.peers.keys.run(&list, &mut self.chance)?
            } else {
                self.peers.questionnaires.run(&list, &mut self.chance)?
            };
            let path = match &self.who.bundle {
                None => "/tessera/exam/order/info",
                Some(payer) => {
                    run["bundleOrder"] = json!(payer);
                    "/tessera/exam/order/info/free"
                }
            };
            let answer = self.peers.shop.post(&self.who, path, &run).await?;
            let order = answer.data("order/info")?;
            let number = order["orderNumber"].as_str().context("missing order number")?.to_owned();
            let line = json!({
                "order": number, "country": self.plan.place.country,
                "run": run["runId"], "form": run["formId"], "answers": run["answers"],
            });
            self.note("submitted", line)?;
            if order["valid"] == true {
                return Ok(number);
            }
            self.who.logid = self.chance.uuid();
        }
        bail!("four runs in a row were judged invalid")
    }

    async fn look(&self, order: &str) -> anyhow::Result<Seen> {
        let ask = json!({"orderNumber": order});
        let data = self.peers.shop.post(&self.who, "/pay/check/status", &ask).await?.data("check/status")?;
        let seen = Seen::of(&data);
        self.note("status", json!({"order": order, "status": seen.status, "state": seen.state}))?;
        Ok(seen)
    }

    /// Polls as the browser does, until there is an outcome or patience runs out.
    async fn watch(&self, order: &str, paid: bool) -> anyhow::Result<Seen> {
        let begun = Instant::now();
        let mut looks = LOOKS_S.iter().chain(std::iter::repeat(&5));
        loop {
            let seen = self.look(order).await?;
            // A buyer who was declined and leaves doesn't wait for more.
            if seen.is_over() && (paid == seen.is_delivered() || seen.state == "review") {
                return Ok(seen);
            }
            if begun.elapsed() > LOOK_FOR || (!paid && begun.elapsed() > Duration::from_secs(3)) {
                return Ok(seen);
            }
            sleep(Duration::from_secs(*looks.next().unwrap_or(&5))).await;
        }
    }

    async fn open(&self, order: &str) -> anyhow::Result<()> {
        let path = format!("/tessera/exam/order/info/{order}");
        let data = self.peers.shop.get(&self.who, &path).await?.data("order/info")?;
        self.note(
            "opened",
            json!({"order": order, "access": data["access"], "iq": data["result"]["score"]["iq"]}),
        )
    }
}
