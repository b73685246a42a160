//! An in-memory provider: what it created, which events it sent, and the faults it was told to have.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
};

use domain::{
    ids::{AttemptId, PurchaseId, RefundId},
    money::Money,
    payment::{AttemptState, BalanceKind, BalanceLine, DisputeNews, IntentNews, Known, News, RefundNews},
    plan::{Bill, BillState, PlanNews, Told, renews_at},
    refund,
};
use jiff::{SignedDuration, Timestamp};

use super::now;
use crate::ports::{
    About, NewIntent, NewRefund, NewSubscription, OpenedPlan, PaymentProvider, PlanEnd, ProviderError,
    ProviderEvent, WebhookError,
};

#[derive(Default)]
pub(super) struct Fake(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    intents: BTreeMap<String, Intent>,
    /// By key: the first answer.
    keys: BTreeMap<String, String>,
    faults: Vec<Fault>,
    calls: BTreeMap<&'static str, usize>,
    events: Vec<ProviderEvent>,
    /// The connection breaks while a list of more events than this is read.
    longest_list: Option<usize>,
    /// Questions about a payment get no answer.
    silent: bool,
    /// The current state of objects whose events can't be read.
    now: BTreeMap<About, News>,
    balance: Vec<BalanceLine>,
    refunded: BTreeMap<String, i64>,
    refunds: Vec<RefundNews>,
    plans: BTreeMap<String, PlanNews>,
    ticks: i64,
}

#[derive(Clone)]
struct Intent {
    news: IntentNews,
    purchase: PurchaseId,
    made_at: Timestamp,
}

/// What goes wrong at the next call that creates something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    /// The connection breaks before anything is done, or after.
    LostBefore,
    LostAfter,
    /// A failure that is stored under the key for ever; done or not.
    StuckUndone,
    StuckDone,
    Refused,
}

fn unclear() -> ProviderError {
    ProviderError::Unclear(anyhow::anyhow!("the connection is lost"))
}

impl Fake {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().expect("nothing panics while holding the lock")
    }

    pub(super) fn fault(&self, fault: Fault) {
        self.inner().faults.insert(0, fault);
    }

    pub(super) fn answers_no_questions(&self) {
        self.inner().silent = true;
    }

    pub(super) fn calls(&self, name: &'static str) -> usize {
        self.inner().calls.get(name).copied().unwrap_or_default()
    }

    /// How much of a payment was refunded.
    pub(super) fn refunded(&self, intent: &str) -> i64 {
        self.inner().refunded.get(intent).copied().unwrap_or_default()
    }

    pub(super) fn intents(&self) -> usize {
        self.inner().intents.len()
    }

    pub(super) fn intent_of(&self, purchase: PurchaseId) -> String {
        let inner = self.inner();
        let mut found = inner.intents.iter().filter(|(_, intent)| intent.purchase == purchase);
        found.next_back().expect("an intent").0.clone()
    }

    /// The buyer does something; returns the provider's event about it.
    fn tell(&self, intent: &str, change: impl FnOnce(&mut IntentNews)) -> ProviderEvent {
        let mut inner = self.inner();
        let at = inner.tick();
        let news = &mut inner.intents.get_mut(intent).expect("an intent").news;
        news.known.as_of = at;
        change(news);
        let news = IntentNews { client_secret: None, ..news.clone() };
        let (kind, object) = (format!("payment_intent.{}", news.known.state.code()), intent.to_owned());
        inner.event(kind, object, at, News::Intent(news))
    }

    pub(super) fn becomes(&self, intent: &str, state: AttemptState) -> ProviderEvent {
        self.tell(intent, |news| news.known.state = state)
    }

    pub(super) fn pay(&self, intent: &str) -> ProviderEvent {
        self.pay_with(intent, |_| ())
    }

    /// The same, with a change to the event.
    pub(super) fn pay_with(&self, intent: &str, change: impl FnOnce(&mut IntentNews)) -> ProviderEvent {
        let event = self.tell(intent, |news| {
            news.known.state = AttemptState::Succeeded;
            news.received = news.money;
            news.charge = Some(format!("ch_{intent}"));
            news.method = Some("card".to_owned());
            change(news);
        });
        let News::Intent(news) = &event.news else { panic!("an intent") };
        let (source, money) = (news.charge.clone().expect("a charge"), news.received.expect("money"));
        self.inner().balance.push(BalanceLine {
            source,
            kind: BalanceKind::Charge,
            money,
            at: event.created_at,
        });
        event
    }

    /// A refund made by hand at the provider.
    pub(super) fn refund_by_hand(&self, intent: &str, amount: i64) -> ProviderEvent {
        let mut inner = self.inner();
        let at = inner.tick();
        let money = inner.intents[intent].news.money.expect("money");
        let news = inner.give_back(intent, Money { amount, ..money }, None, at);
        inner.event("refund.updated".to_owned(), news.refund.clone(), at, News::Refund(news))
    }

    /// The refunds failed: the money can be refunded again.
    pub(super) fn take_back(&self) {
        self.inner().refunded.clear();
    }

    pub(super) fn dispute(&self, intent: &str, open: bool, lost: bool) -> ProviderEvent {
        let mut inner = self.inner();
        let at = inner.tick();
        let money = inner.intents[intent].news.money;
        let news = DisputeNews {
            dispute: format!("dp_{intent}"),
            intent: Some(intent.to_owned()),
            money,
            open,
            lost,
            as_of: at,
        };
        inner.event("charge.dispute".to_owned(), news.dispute.clone(), at, News::Dispute(news))
    }

    /// Rewrites the events so far in another version of the provider's format.
    pub(super) fn in_another_version(&self) {
        let mut inner = self.inner();
        let mut events = std::mem::take(&mut inner.events);
        for event in &mut events {
            let about = match &event.news {
                News::Intent(news) => About::Intent(news.intent.clone()),
                News::Refund(news) => About::Refund(news.refund.clone()),
                News::Dispute(news) => About::Dispute(news.dispute.clone()),
                News::Plan(_) | News::Other => continue,
            };
            let news = std::mem::replace(&mut event.news, News::Other);
            inner.now.insert(about.clone(), news);
            event.about = Some(about);
        }
        inner.events = events;
    }

    /// Forgets and returns the current state of an object.
    pub(super) fn forget(&self, about: &About) -> News {
        self.inner().now.remove(about).expect("something known")
    }

    pub(super) fn remember(&self, about: About, news: News) {
        self.inner().now.insert(about, news);
    }

    /// An event as it is in the list.
    pub(super) fn said(&self, id: &str) -> ProviderEvent {
        let inner = self.inner();
        inner.events.iter().find(|event| event.id == id).expect("a message").clone()
    }

    /// Moves the last movement in the provider's books to another time.
    pub(super) fn booked_at(&self, at: Timestamp) {
        self.inner().balance.last_mut().expect("a line").at = at;
    }

    /// The connection breaks while a list of more events is read.
    pub(super) fn breaks_off_lists_of_more_than(&self, events: usize) {
        self.inner().longest_list = Some(events);
    }

    /// Time passes at the provider.
    pub(super) fn passes(&self, time: SignedDuration) {
        self.inner().ticks += time.as_secs();
    }

    /// The buyer gets a slip to pay at a shop.
    pub(super) fn shows_slip(&self, intent: &str, expires_at: Timestamp) -> ProviderEvent {
        self.tell(intent, |news| {
            news.known.state = AttemptState::Acting;
            news.method = Some("konbini".to_owned());
            news.expires_at = Some(expires_at);
        })
    }

    pub(super) fn event(&self, kind: &str, news: News) -> ProviderEvent {
        let mut inner = self.inner();
        let at = inner.tick();
        inner.event(kind.to_owned(), "x".to_owned(), at, news)
    }
}

/// Subscriptions. The payments of their bills carry nothing of ours.
impl Fake {
    /// The first bill of a plan is paid; returns the payment's event. The event about the plan may be lost.
    pub(super) fn pay_first(&self, subscription: &str) -> ProviderEvent {
        let intent = self.inner().plans[subscription].bills[0].intent.clone().expect("a payment");
        let event = self.pay(&intent);
        let mut inner = self.inner();
        let plan = inner.plans.get_mut(subscription).expect("a plan");
        plan.bills[0].state = BillState::Paid;
        plan.bills[0].paid_at = Some(event.created_at);
        plan.told = Told::Running;
        event
    }

    /// A period ends and the next one is charged at that time, whatever the amount; returns the payment.
    pub(super) fn renews(&self, subscription: &str, money: Money, at: Timestamp) -> String {
        let intent = self.bills(subscription, at);
        let mut inner = self.inner();
        let charge = format!("ch_{intent}");
        let news = IntentNews {
            intent: intent.clone(),
            attempt: None,
            known: Known { state: AttemptState::Succeeded, as_of: at },
            money: Some(money),
            received: Some(money),
            charge: Some(charge.clone()),
            method: Some("card".to_owned()),
            expires_at: None,
            failure: None,
            client_secret: None,
        };
        inner.balance.push(BalanceLine { source: charge, kind: BalanceKind::Charge, money, at });
        let purchase = PurchaseId::from(uuid::Uuid::nil());
        inner.intents.insert(intent.clone(), Intent { news, purchase, made_at: at });
        let plan = inner.plans.get_mut(subscription).expect("a plan");
        plan.told = Told::Running;
        plan.bills[0].state = BillState::Paid;
        plan.bills[0].paid_at = Some(at);
        intent
    }

    /// A period ends and the next one can't be charged.
    pub(super) fn fails_to_renew(&self, subscription: &str, at: Timestamp) {
        self.bills(subscription, at);
        let mut inner = self.inner();
        let plan = inner.plans.get_mut(subscription).expect("a plan");
        plan.told = Told::Unpaid;
        plan.bills[0].state = BillState::Failed;
    }

    /// A period ends: its bill is a draft.
    pub(super) fn bills(&self, subscription: &str, at: Timestamp) -> String {
        let mut inner = self.inner();
        let plan = inner.plans.get_mut(subscription).expect("a plan");
        let intent = format!("pi_{subscription}_{}", plan.bills.len());
        let bill = Bill {
            id: format!("in_{subscription}_{}", plan.bills.len()),
            intent: Some(intent.clone()),
            first: false,
            state: BillState::Open,
            money: None,
            paid_at: None,
        };
        plan.bills.insert(0, bill);
        plan.period_end = renews_at(at, 12);
        intent
    }

    pub(super) fn told(&self, subscription: &str) -> Told {
        self.inner().plans[subscription].told
    }
}

impl Inner {
    fn tick(&mut self) -> Timestamp {
        self.ticks += 1;
        now() + SignedDuration::from_secs(self.ticks)
    }

    fn count(&mut self, call: &'static str) {
        *self.calls.entry(call).or_default() += 1;
    }

    fn event(&mut self, kind: String, object: String, at: Timestamp, news: News) -> ProviderEvent {
        let event = ProviderEvent {
            id: format!("evt_{}", self.events.len()),
            kind,
            object: Some(object),
            created_at: at,
            news,
            about: None,
            body: serde_json::json!({}),
        };
        self.events.push(event.clone());
        event
    }

    fn give_back(&mut self, intent: &str, money: Money, id: Option<RefundId>, at: Timestamp) -> RefundNews {
        *self.refunded.entry(intent.to_owned()).or_default() += money.amount;
        let refund = format!("re_{}", self.balance.len());
        let back = Money { amount: -money.amount, ..money };
        self.balance.push(BalanceLine { source: refund.clone(), kind: BalanceKind::Refund, money: back, at });
        RefundNews {
            refund,
            id,
            intent: Some(intent.to_owned()),
            state: refund::State::Succeeded,
            asks_buyer: false,
            money: Some(money),
            failure: None,
            as_of: at,
        }
    }

    fn make(&mut self, ask: &NewIntent) -> String {
        let intent = format!("pi_{}", self.intents.len() + 1);
        let at = self.tick();
        let news = IntentNews {
            intent: intent.clone(),
            attempt: Some(ask.attempt),
            known: Known { state: AttemptState::Waiting, as_of: at },
            money: Some(ask.money),
            received: None,
            charge: None,
            method: None,
            expires_at: None,
            failure: None,
            client_secret: Some(format!("{intent}_secret")),
        };
        self.keys.insert(ask.key.clone(), intent.clone());
        self.intents.insert(intent.clone(), Intent { news, purchase: ask.purchase, made_at: at });
        intent
    }
}

impl PaymentProvider for Fake {
    async fn create(&self, ask: &NewIntent) -> Result<IntentNews, ProviderError> {
        // Other tasks may run in between, as with a real call.
        tokio::task::yield_now().await;
        let mut inner = self.inner();
        inner.count("create");
        match inner.faults.pop() {
            Some(Fault::LostBefore) => return Err(unclear()),
            Some(Fault::StuckUndone) => {
                inner.keys.insert(ask.key.clone(), "stuck".to_owned());
            }
            Some(Fault::StuckDone) => {
                inner.make(ask);
                inner.keys.insert(ask.key.clone(), "stuck".to_owned());
            }
            Some(Fault::Refused) => {
                return Err(ProviderError::Refused { code: "amount_too_small".to_owned() });
            }
            Some(Fault::LostAfter) => {
                inner.make(ask);
                return Err(unclear());
            }
            None => {}
        }
        let intent = match inner.keys.get(&ask.key) {
            Some(stuck) if stuck == "stuck" => {
                return Err(ProviderError::Stuck(anyhow::anyhow!("500, as before")));
            }
            Some(intent) => intent.clone(),
            None => inner.make(ask),
        };
        Ok(inner.intents[&intent].news.clone())
    }

    async fn retrieve(&self, intent: &str) -> Result<IntentNews, ProviderError> {
        tokio::task::yield_now().await;
        let silent = self.inner().silent;
        if silent {
            std::future::pending::<()>().await;
        }
        let mut inner = self.inner();
        inner.count("retrieve");
        if inner.faults.pop() == Some(Fault::LostBefore) {
            return Err(unclear());
        }
        inner.intents.get(intent).map(|intent| intent.news.clone()).ok_or_else(unclear)
    }

    async fn find(&self, attempts: &[(AttemptId, Timestamp)]) -> Result<Vec<IntentNews>, ProviderError> {
        let mut inner = self.inner();
        inner.count("find");
        let wanted = |intent: &&Intent| {
            attempts.iter().any(|(id, at)| intent.news.attempt == Some(*id) && intent.made_at >= *at)
        };
        Ok(inner.intents.values().filter(wanted).map(|intent| intent.news.clone()).collect())
    }

    async fn open_plan(&self, ask: &NewSubscription) -> Result<OpenedPlan, ProviderError> {
        let first = self.create(&ask.first).await?;
        let mut inner = self.inner();
        let subscription = format!("sub_{}", first.intent);
        let period_end = renews_at(first.known.as_of, ask.months);
        if let Some(made) = inner.intents.get_mut(&first.intent) {
            made.news.attempt = None;
        }
        let bill = Bill {
            id: format!("in_{subscription}"),
            intent: Some(first.intent.clone()),
            first: true,
            state: BillState::Open,
            money: first.money,
            paid_at: None,
        };
        let news = PlanNews {
            subscription: subscription.clone(),
            told: Told::Waiting,
            period_end,
            bills: vec![bill],
        };
        inner.plans.entry(subscription.clone()).or_insert(news);
        Ok(OpenedPlan { subscription, first: IntentNews { attempt: Some(ask.first.attempt), ..first } })
    }

    async fn plan(&self, subscription: &str) -> Result<PlanNews, ProviderError> {
        let mut inner = self.inner();
        inner.count("plan");
        if inner.faults.pop() == Some(Fault::LostBefore) {
            return Err(unclear());
        }
        inner.plans.get(subscription).cloned().ok_or_else(unclear)
    }

    async fn end_plan(&self, subscription: &str, end: PlanEnd) -> Result<PlanNews, ProviderError> {
        let mut inner = self.inner();
        inner.count("end_plan");
        if inner.faults.pop() == Some(Fault::LostBefore) {
            return Err(unclear());
        }
        let plan = inner.plans.get_mut(subscription).ok_or_else(unclear)?;
        if plan.told != Told::Over {
            plan.told = if end == PlanEnd::AtOnce { Told::Over } else { Told::Leaving };
        }
        let news = plan.clone();
        let unpaid = news.bills.iter().filter(|bill| bill.state == BillState::Open);
        for intent in unpaid.filter(|_| end == PlanEnd::AtOnce).filter_map(|bill| bill.intent.clone()) {
            let at = inner.tick();
            if let Some(intent) = inner.intents.get_mut(&intent) {
                intent.news.known = Known { state: AttemptState::Cancelled, as_of: at };
            }
        }
        Ok(news)
    }

    async fn ask_about(&self, about: &About) -> Result<News, ProviderError> {
        let mut inner = self.inner();
        inner.count("ask_about");
        inner.now.get(about).cloned().ok_or_else(unclear)
    }

    async fn cancel(&self, intent: &str) -> Result<IntentNews, ProviderError> {
        let mut inner = self.inner();
        inner.count("cancel");
        let at = inner.tick();
        let news = &mut inner.intents.get_mut(intent).ok_or_else(unclear)?.news;
        if !matches!(news.known.state, AttemptState::Succeeded | AttemptState::Processing) {
            news.known = Known { state: AttemptState::Cancelled, as_of: at };
        }
        Ok(news.clone())
    }

    async fn refund(&self, ask: &NewRefund) -> Result<RefundNews, ProviderError> {
        let mut inner = self.inner();
        inner.count("refund");
        let fault = inner.faults.pop();
        match fault {
            Some(Fault::LostBefore) => return Err(unclear()),
            Some(Fault::StuckUndone) => {
                inner.keys.insert(ask.key.clone(), "stuck".to_owned());
            }
            Some(Fault::Refused) => return Err(ProviderError::Refused { code: "disputed".to_owned() }),
            _ => {}
        }
        let stuck = || ProviderError::Stuck(anyhow::anyhow!("500, as before"));
        if let Some(before) = inner.keys.get(&ask.key) {
            let known = inner.refunds.iter().find(|news| news.refund == *before);
            return known.cloned().ok_or_else(stuck);
        }
        let paid = inner.intents[&ask.intent].news.received.map_or(0, |money| money.amount);
        if inner.refunded.get(&ask.intent).copied().unwrap_or_default() + ask.money.amount > paid {
            return Err(ProviderError::Refused { code: "charge_already_refunded".to_owned() });
        }
        let at = inner.tick();
        let news = inner.give_back(&ask.intent, ask.money, Some(ask.id), at);
        inner.refunds.push(news.clone());
        inner.event("refund.created".to_owned(), news.refund.clone(), at, News::Refund(news.clone()));
        if fault == Some(Fault::StuckDone) {
            inner.keys.insert(ask.key.clone(), "stuck".to_owned());
            return Err(stuck());
        }
        inner.keys.insert(ask.key.clone(), news.refund.clone());
        if fault == Some(Fault::LostAfter) { Err(unclear()) } else { Ok(news) }
    }

    async fn find_refund(&self, ask: &NewRefund) -> Result<Option<RefundNews>, ProviderError> {
        let mut inner = self.inner();
        inner.count("find_refund");
        Ok(inner.refunds.iter().find(|news| news.id == Some(ask.id)).cloned())
    }

    async fn events(
        &self,
        from: Timestamp,
        to: Option<Timestamp>,
    ) -> Result<Vec<ProviderEvent>, ProviderError> {
        let mut inner = self.inner();
        inner.count("events");
        let listed =
            |event: &&ProviderEvent| event.created_at >= from && to.is_none_or(|to| event.created_at < to);
        let events: Vec<ProviderEvent> = inner.events.iter().filter(listed).cloned().collect();
        if events.len() > inner.longest_list.unwrap_or(usize::MAX) { Err(unclear()) } else { Ok(events) }
    }

    async fn balance(&self, from: Timestamp, to: Timestamp) -> Result<Vec<BalanceLine>, ProviderError> {
        let mut inner = self.inner();
        inner.count("balance");
        Ok(inner.balance.iter().filter(|line| line.at >= from && line.at < to).cloned().collect())
    }

    fn read_webhook(&self, _: &[u8], _: &str, _: Timestamp) -> Result<ProviderEvent, WebhookError> {
        Err(WebhookError::Forged)
    }
}
