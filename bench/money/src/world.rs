//! What really happens: the provider's intents, charges, refunds and disputes, and what people paid.

use std::collections::BTreeMap;

use domain::{
    ids::{AttemptId, RefundId},
    money::Money,
    payment::{AttemptState, Dispute, DisputeNews, IntentNews, Known, News, RefundNews},
    refund,
};
use jiff::{SignedDuration, Timestamp};

use crate::dice::Dice;

const DAY: i64 = 24 * 3600;

#[derive(Default)]
pub struct World {
    pub intents: Vec<Intent>,
    /// Messages in transit: when they arrive, and about which order.
    pub messages: Vec<(Timestamp, usize, News)>,
    /// Scheduled events: slips are paid, banks answer.
    events: Vec<(Timestamp, Event)>,
    /// From now on nothing goes wrong.
    pub calm: bool,
}

pub struct Intent {
    pub order: usize,
    pub attempt: AttemptId,
    pub money: Money,
    pub state: AttemptState,
    pub slip: Option<Slip>,
    pub refunds: Vec<ProviderRefund>,
    pub disputes: Vec<Dispute>,
    /// What the buyer has paid, whether or not it ever became a charge.
    pub paid: i64,
    pub created_at: Timestamp,
}

#[derive(Clone, Copy)]
pub struct Slip {
    pub method: &'static str,
    pub expires_at: Timestamp,
}

#[derive(Clone)]
pub struct ProviderRefund {
    pub name: String,
    /// Our id; `None` for a manual one.
    pub id: Option<RefundId>,
    pub amount: i64,
    pub state: refund::State,
}

enum Event {
    /// Cash is paid at a till.
    PayCash(usize),
    /// The provider learns of it.
    Confirm(usize),
    SlipExpires(usize),
    Refund(usize, usize, refund::State),
    Decide(usize, usize, Dispute),
}

impl Intent {
    pub fn name(&self) -> String {
        format!("pi_{}", self.attempt.as_uuid().as_u128())
    }

    /// What has been refunded to the buyer.
    pub fn refunded(&self) -> i64 {
        let out = self.refunds.iter().filter(|one| one.state == refund::State::Succeeded);
        out.map(|one| one.amount).sum()
    }

    fn returning(&self) -> i64 {
        let out = self.refunds.iter().filter(|one| one.state != refund::State::Failed);
        out.map(|one| one.amount).sum()
    }

    fn disputed(&self, like: Dispute) -> bool {
        self.disputes.contains(&like)
    }

    /// What the buyer has paid and not got back.
    pub fn kept(&self) -> i64 {
        let by_bank = if self.disputed(Dispute::Lost) { self.paid - self.refunded() } else { 0 };
        self.paid - self.refunded() - by_bank
    }

    /// What the provider still holds of it.
    pub fn held(&self) -> i64 {
        if self.state == AttemptState::Succeeded { self.kept() } else { 0 }
    }
}

impl World {
    /// Opens an intent; the answer is known at once.
    pub fn open(&mut self, order: usize, attempt: AttemptId, money: Money, now: Timestamp) -> IntentNews {
        self.intents.push(Intent {
            order,
            attempt,
            money,
            state: AttemptState::Waiting,
            slip: None,
            refunds: Vec::new(),
            disputes: Vec::new(),
            paid: 0,
            created_at: now,
        });
        self.news(self.intents.len() - 1, now)
    }

    fn news(&self, i: usize, now: Timestamp) -> IntentNews {
        let intent = &self.intents[i];
        let came = intent.state == AttemptState::Succeeded;
        let card = came.then_some("card");
        IntentNews {
            intent: intent.name(),
            attempt: Some(intent.attempt),
            known: Known { state: intent.state, as_of: whole_second(now) },
            money: Some(intent.money),
            received: came.then_some(intent.money),
            charge: came.then(|| format!("ch_{}", intent.attempt.as_uuid().as_u128())),
            method: intent.slip.map(|slip| slip.method).or(card).map(str::to_owned),
            expires_at: intent.slip.map(|slip| slip.expires_at),
            failure: None,
            client_secret: None,
        }
    }

    /// Notifies the shop after a while, sometimes twice, sometimes out of order.
    fn tell(&mut self, order: usize, news: &News, now: Timestamp, dice: &mut Dice) {
        for _ in 0..=usize::from(dice.once_in(6)) {
            let late = if dice.once_in(5) { dice.between(60, 6 * 3600) } else { dice.between(0, 20) };
            self.messages.push((later(now, late), order, news.clone()));
        }
    }

    fn tell_intent(&mut self, i: usize, now: Timestamp, dice: &mut Dice) {
        let news = News::Intent(self.news(i, now));
        self.tell(self.intents[i].order, &news, now, dice);
    }

    /// The buyer pays by card, is declined, or takes a slip to pay in cash within a few days.
    pub fn pay(&mut self, i: usize, now: Timestamp, dice: &mut Dice) {
        let intent = &mut self.intents[i];
        if matches!(intent.state, AttemptState::Succeeded | AttemptState::Cancelled) || intent.slip.is_some()
        {
            return;
        }
        match dice.below(8) {
            0 => intent.state = AttemptState::Declined,
            1 | 2 => {
                let (method, days, wait) =
                    [("konbini", 3, 1), ("oxxo", 5, 3), ("boleto", 7, 3), ("multibanco", 7, 4)]
                        [dice.below(4)];
                intent.state = AttemptState::Acting;
                intent.slip = Some(Slip { method, expires_at: later(now, days * DAY) });
                if dice.once_in(4) {
                    self.events.push((later(now, days * DAY), Event::SlipExpires(i)));
                } else {
                    let till = later(now, dice.between(60, days * DAY));
                    let heard = later(till, dice.between(60, wait * DAY));
                    self.events.push((till, Event::PayCash(i)));
                    self.events.push((heard, Event::Confirm(i)));
                }
            }
            _ => {
                intent.state = AttemptState::Succeeded;
                intent.paid = intent.money.amount;
            }
        }
        self.tell_intent(i, now, dice);
    }

    /// The shop closes an intent; one that was paid stays paid.
    pub fn cancel(&mut self, i: usize, now: Timestamp) -> IntentNews {
        if self.intents[i].state != AttemptState::Succeeded {
            self.intents[i].state = AttemptState::Cancelled;
        }
        self.news(i, now)
    }

    pub fn find(&self, attempt: AttemptId) -> Option<usize> {
        self.intents.iter().position(|intent| intent.attempt == attempt)
    }

    pub fn ask(&self, i: usize, now: Timestamp) -> IntentNews {
        self.news(i, now)
    }

    /// The shop requests a refund; repeating the request finds the same one. `None`: the connection broke
    /// after it was made.
    pub fn refund(
        &mut self,
        i: usize,
        id: RefundId,
        amount: i64,
        now: Timestamp,
        dice: &mut Dice,
    ) -> Result<Option<RefundNews>, &'static str> {
        let intent = &self.intents[i];
        if let Some(r) = intent.refunds.iter().position(|one| one.id == Some(id)) {
            return Ok(Some(self.refund_news(i, r, now)));
        }
        let is_odd = !self.calm && dice.once_in(9);
        if intent.disputed(Dispute::Open) || is_odd {
            return Err("refused");
        }
        if intent.disputed(Dispute::Lost) || amount > intent.money.amount - intent.returning() {
            return Err("charge_already_refunded");
        }
        let r = self.make_refund(i, Some(id), amount, now, dice);
        let lost = !self.calm && dice.once_in(10);
        Ok((!lost).then(|| self.refund_news(i, r, now)))
    }

    /// A manual refund at the provider.
    pub fn refund_by_hand(&mut self, i: usize, amount: i64, now: Timestamp, dice: &mut Dice) {
        let intent = &self.intents[i];
        let left = intent.money.amount - intent.returning();
        let disputed = intent.disputed(Dispute::Open) || intent.disputed(Dispute::Lost);
        if intent.state == AttemptState::Succeeded && !disputed && amount <= left && amount > 0 {
            self.make_refund(i, None, amount, now, dice);
        }
    }

    fn make_refund(
        &mut self,
        i: usize,
        id: Option<RefundId>,
        amount: i64,
        now: Timestamp,
        dice: &mut Dice,
    ) -> usize {
        let r = self.intents[i].refunds.len();
        let name = format!("re_{}_{r}", self.intents[i].attempt.as_uuid().as_u128());
        // Now or after days; some fail, even those that were reported as done.
        let way = if self.calm { 0 } else { dice.below(10) };
        let at_once = matches!(way, 0..=5 | 9);
        let state = if at_once { refund::State::Succeeded } else { refund::State::Pending };
        self.intents[i].refunds.push(ProviderRefund { name, id, amount, state });
        let (soon, late) =
            (later(now, dice.between(600, 3 * DAY)), later(now, dice.between(3 * DAY, 9 * DAY)));
        match way {
            6 | 7 => self.events.push((soon, Event::Refund(i, r, refund::State::Succeeded))),
            8 => self.events.push((soon, Event::Refund(i, r, refund::State::Failed))),
            9 => self.events.push((late, Event::Refund(i, r, refund::State::Failed))),
            _ => {}
        }
        let news = News::Refund(self.refund_news(i, r, now));
        self.tell(self.intents[i].order, &news, now, dice);
        r
    }

    fn refund_news(&self, i: usize, r: usize, now: Timestamp) -> RefundNews {
        let (intent, refund) = (&self.intents[i], &self.intents[i].refunds[r]);
        RefundNews {
            refund: refund.name.clone(),
            id: refund.id,
            intent: Some(intent.name()),
            state: refund.state,
            asks_buyer: false,
            money: Some(Money { amount: refund.amount, ..intent.money }),
            failure: None,
            as_of: whole_second(now),
        }
    }

    /// The buyer disputes at their bank, which decides days later.
    pub fn dispute(&mut self, i: usize, now: Timestamp, dice: &mut Dice) {
        let intent = &mut self.intents[i];
        let done = intent.disputed(Dispute::Open) || intent.disputed(Dispute::Lost) || intent.returning() > 0;
        if intent.state != AttemptState::Succeeded || done {
            return;
        }
        let (d, end) = (intent.disputes.len(), [Dispute::Won, Dispute::Lost][dice.below(2)]);
        intent.disputes.push(Dispute::Open);
        self.tell_dispute(i, d, now, dice);
        self.events.push((later(now, dice.between(DAY, 12 * DAY)), Event::Decide(i, d, end)));
    }

    fn tell_dispute(&mut self, i: usize, d: usize, now: Timestamp, dice: &mut Dice) {
        let intent = &self.intents[i];
        let news = News::Dispute(DisputeNews {
            dispute: format!("dp_{}_{d}", intent.attempt.as_uuid().as_u128()),
            intent: Some(intent.name()),
            money: Some(intent.money),
            open: intent.disputes[d] == Dispute::Open,
            lost: intent.disputes[d] == Dispute::Lost,
            as_of: whole_second(now),
        });
        self.tell(intent.order, &news, now, dice);
    }

    /// When the next event happens or the next message arrives.
    pub fn next(&self) -> Option<Timestamp> {
        let events = self.events.iter().map(|(at, _)| *at);
        events.chain(self.messages.iter().map(|(at, _, _)| *at)).min()
    }

    /// Runs the events that are due; returns the messages that arrive, in order.
    pub fn until(&mut self, now: Timestamp, dice: &mut Dice) -> Vec<(usize, News)> {
        while let Some(e) =
            (0..self.events.len()).filter(|e| self.events[*e].0 <= now).min_by_key(|e| self.events[*e].0)
        {
            let (at, event) = self.events.remove(e);
            self.happen(&event, at, dice);
        }
        let mut due: BTreeMap<(Timestamp, usize), (usize, News)> = BTreeMap::new();
        let mut waiting = Vec::new();
        for (n, (at, order, news)) in std::mem::take(&mut self.messages).into_iter().enumerate() {
            if at <= now {
                due.insert((at, n), (order, news));
            } else {
                waiting.push((at, order, news));
            }
        }
        self.messages = waiting;
        due.into_values().collect()
    }

    fn happen(&mut self, event: &Event, now: Timestamp, dice: &mut Dice) {
        match *event {
            // A cancelled slip is paid all the same: the till doesn't know.
            Event::PayCash(i) => self.intents[i].paid = self.intents[i].money.amount,
            Event::Confirm(i) if self.intents[i].state == AttemptState::Acting => {
                self.intents[i].state = AttemptState::Succeeded;
                self.tell_intent(i, now, dice);
            }
            Event::SlipExpires(i) if self.intents[i].state == AttemptState::Acting => {
                self.intents[i].state = AttemptState::Cancelled;
                self.tell_intent(i, now, dice);
            }
            Event::Refund(i, r, state) => {
                self.intents[i].refunds[r].state = state;
                let news = News::Refund(self.refund_news(i, r, now));
                self.tell(self.intents[i].order, &news, now, dice);
            }
            Event::Decide(i, d, end) => {
                self.intents[i].disputes[d] = end;
                self.tell_dispute(i, d, now, dice);
            }
            Event::Confirm(_) | Event::SlipExpires(_) => {}
        }
    }
}

pub fn later(now: Timestamp, seconds: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(Timestamp::MAX)
}

/// The provider's clock has a resolution of one second.
fn whole_second(at: Timestamp) -> Timestamp {
    Timestamp::from_second(at.as_second()).unwrap_or(at)
}
