//! The money of one order, and the one way in which a fact about it changes anything.
//!
//! [`Books::intent`], [`Books::refund`] and [`Books::dispute`] take what the provider says, whoever
//! brought it, and answer with what has to be written down and done. Facts come in any order, more than
//! once and late: [`Known::join`] and [`purchase::state`](crate::purchase::state) see to it that this
//! makes no difference.

use std::collections::BTreeSet;

use jiff::Timestamp;
use uuid::Uuid;

use crate::{
    catalog::{PackageItem, SkuId},
    ledger::{Movement, Transaction},
    money::Money,
    payment::{AttemptState, Dispute, DisputeNews, IntentNews, Known, RefundNews, codes},
    purchase::{self, Facts, Kind, Part, State, is_surplus},
    refund,
};

/// Everything that was bought for an order, or with the bundle of another one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Books {
    pub purchases: Vec<Purchase>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purchase {
    pub id: Uuid,
    /// False for the bundle of another order that pays for this one too.
    pub own: bool,
    pub sku: SkuId,
    pub kind: Kind,
    pub items: Vec<PackageItem>,
    pub money: Money,
    pub state: State,
    /// Why somebody has to look at it.
    pub review: Option<String>,
    pub created_at: Timestamp,
    pub paid_at: Option<Timestamp>,
    pub fulfilled_at: Option<Timestamp>,
    pub disputed_at: Option<Timestamp>,
    pub attempts: Vec<Attempt>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub id: Uuid,
    pub n: i32,
    pub intent: Option<String>,
    pub client_secret: Option<String>,
    pub charge: Option<String>,
    pub method: Option<String>,
    pub failure: Option<String>,
    pub known: Known,
    pub part: Part,
    pub dispute: Option<Dispute>,
    pub created_at: Timestamp,
    pub refunds: Vec<Refund>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refund {
    pub id: Uuid,
    pub provider_id: Option<String>,
    pub reason: refund::Reason,
    pub money: Money,
    pub state: refund::State,
    pub failure: Option<String>,
    pub created_at: Timestamp,
}

/// What a fact came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not about anything in these books.
    Foreign,
    /// Known already, or older than what is known.
    Nothing,
    Changed(Change),
}

/// What has to be written down: purchase and attempt as they stand in the books now, and this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Places in the books.
    pub purchase: usize,
    pub attempt: usize,
    pub from: State,
    pub to: State,
    pub bookings: Vec<Transaction>,
    /// When the money moved.
    pub moved_at: Timestamp,
    /// The refund that was added or moved, by its place.
    pub refund: Option<usize>,
    pub follow: Vec<Follow>,
}

/// What has to happen after it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follow {
    /// The buyer owns it: make sure that they have it.
    Deliver,
    /// Money came that nothing is given for: send it back.
    SendRefund(Uuid),
    /// Money that takes days didn't come: tell the buyer.
    TellFailed,
    /// Money goes back: tell the buyer.
    TellRefund,
    /// A person has to look.
    Alarm(Alarm),
}

codes! {
    /// Why a person has to look.
    Alarm {
        /// Money came that isn't what was asked for.
        Misfit "misfit",
        /// Money came by another intent than the attempt's own.
        Misplaced "misplaced",
        /// Money couldn't be given back.
        RefundFailed "refund_failed",
        /// A bank asks for money back.
        Disputed "disputed",
    }
}

impl Attempt {
    pub const fn came(&self) -> bool {
        matches!(self.known.state, AttemptState::Succeeded)
    }

    /// What went back of its money.
    pub fn refunded(&self) -> i64 {
        self.refunds
            .iter()
            .filter(|refund| refund.state == refund::State::Succeeded)
            .map(|r| r.money.amount)
            .sum()
    }

    /// What went back or is about to.
    pub fn returning(&self) -> i64 {
        self.refunds
            .iter()
            .filter(|refund| refund.state != refund::State::Failed)
            .map(|r| r.money.amount)
            .sum()
    }
}

impl Purchase {
    /// The attempt that it was paid with.
    pub fn paid_with(&self) -> Option<&Attempt> {
        self.attempts.iter().find(|attempt| attempt.came() && attempt.part == Part::Counts)
    }

    /// What went back of what it was paid with.
    pub fn refunded(&self) -> i64 {
        self.paid_with().map_or(0, Attempt::refunded)
    }

    /// Where it stands, by everything that is known.
    fn derived(&self) -> State {
        let attempts: Vec<_> = self
            .attempts
            .iter()
            .map(|attempt| purchase::Attempt {
                n: attempt.n,
                state: attempt.known.state,
                part: attempt.part,
                refunded: attempt.refunded(),
                dispute: attempt.dispute,
            })
            .collect();
        purchase::state(&Facts {
            attempts: &attempts,
            amount: self.money.amount,
            fulfilled: self.fulfilled_at.is_some(),
            review: self.review.is_some(),
        })
    }
}

impl Books {
    /// Everything that the order owns.
    pub fn owned(&self) -> BTreeSet<PackageItem> {
        let owning = self.purchases.iter().filter(|purchase| purchase.state.owns());
        owning.flat_map(|purchase| purchase.items.iter().copied()).collect()
    }

    pub fn owns(&self) -> bool {
        self.purchases.iter().any(|purchase| purchase.state.owns())
    }

    /// Whether money has ever come: such an order is kept.
    pub fn was_paid(&self) -> bool {
        self.purchases.iter().any(|purchase| purchase.attempts.iter().any(Attempt::came))
    }

    fn place(&self, which: impl Fn(&Attempt) -> bool) -> Option<(usize, usize)> {
        let mut own = self.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
        own.find_map(|(p, purchase)| Some((p, purchase.attempts.iter().position(&which)?)))
    }

    /// An intent has news. `fresh` becomes the id of a refund, should one be needed.
    pub fn intent(&mut self, news: &IntentNews, now: Timestamp, fresh: Uuid) -> Verdict {
        let by_intent = self.place(|attempt| attempt.intent.as_deref() == Some(&news.intent));
        let by_name = || news.attempt.and_then(|id| self.place(|attempt| attempt.id == id));
        let Some((p, a)) = by_intent.or_else(by_name) else { return Verdict::Foreign };
        let owned = self.owned();
        let before = self.purchases[p].clone();
        let attempt = &before.attempts[a];
        let other_intent = attempt.intent.as_ref().is_some_and(|intent| *intent != news.intent);
        let other_attempt = news.attempt.is_some_and(|id| id != attempt.id);
        if other_intent || other_attempt {
            return self.misplaced(p, a, news);
        }

        let mut attempt = attempt.clone();
        attempt.known = attempt.known.join(news.known);
        attempt.intent = Some(news.intent.clone());
        attempt.client_secret = attempt.client_secret.or_else(|| news.client_secret.clone());
        if attempt.known == news.known {
            attempt.charge = news.charge.clone().or(attempt.charge);
            attempt.method = news.method.clone().or(attempt.method);
            attempt.failure.clone_from(&news.failure);
        }
        let was = before.attempts[a].known.state;
        let (mut follow, mut bookings, mut refund) = (Vec::new(), Vec::new(), None);
        let purchase = &mut self.purchases[p];
        if attempt.came() && was != AttemptState::Succeeded {
            let money = news.received.or(news.money);
            let fits =
                money == Some(purchase.money) && news.money.is_none_or(|asked| asked == purchase.money);
            let paid_before = before.attempts.iter().any(|other| other.came() && other.part != Part::Misfit);
            attempt.part = match () {
                () if !fits => Part::Misfit,
                () if paid_before || is_surplus(purchase.kind, &purchase.items, &owned) => Part::Surplus,
                () => Part::Counts,
            };
            bookings.extend(money.map(|money| charge(news, money)));
            match attempt.part {
                Part::Counts => purchase.paid_at = Some(now),
                Part::Misfit => {
                    purchase.review.get_or_insert_with(|| "amount".to_owned());
                    follow.push(Follow::Alarm(Alarm::Misfit));
                }
                Part::Surplus if attempt.returning() < purchase.money.amount => {
                    refund = Some(attempt.refunds.len());
                    let rest =
                        Money { amount: purchase.money.amount - attempt.returning(), ..purchase.money };
                    attempt.refunds.push(Refund::requested(fresh, refund::Reason::Double, rest, now));
                    follow.push(Follow::SendRefund(fresh));
                }
                Part::Surplus => {}
            }
        }
        if was == AttemptState::Processing
            && matches!(attempt.known.state, AttemptState::Declined | AttemptState::Cancelled)
        {
            follow.push(Follow::TellFailed);
        }
        purchase.attempts[a] = attempt;
        self.changed(p, a, &before, bookings, news.known.as_of.min(now), refund, follow)
    }

    /// An intent that isn't the attempt's own: whatever it says, nothing is paid by it.
    fn misplaced(&mut self, p: usize, a: usize, news: &IntentNews) -> Verdict {
        if news.known.state != AttemptState::Succeeded {
            return Verdict::Nothing;
        }
        let before = self.purchases[p].clone();
        let purchase = &mut self.purchases[p];
        let money = news.received.or(news.money);
        let bookings = money.map(|money| charge(news, money)).into_iter().collect();
        let follow = match purchase.review {
            Some(_) => Vec::new(),
            None => vec![Follow::Alarm(Alarm::Misplaced)],
        };
        purchase.review.get_or_insert_with(|| "order".to_owned());
        self.changed(p, a, &before, bookings, news.known.as_of, None, follow)
    }

    /// A refund has news. One that we didn't ask for was made by hand at the provider; `fresh` becomes
    /// its id.
    pub fn refund(&mut self, news: &RefundNews, now: Timestamp, fresh: Uuid) -> Verdict {
        let is_it = |refund: &Refund| {
            news.id == Some(refund.id) || refund.provider_id.as_deref() == Some(&news.refund)
        };
        let by_refund = self.place(|attempt| attempt.refunds.iter().any(is_it));
        let by_intent =
            || self.place(|attempt| news.intent.is_some() && attempt.intent.as_ref() == news.intent.as_ref());
        let Some((p, a)) = by_refund.or_else(by_intent) else { return Verdict::Foreign };
        let before = self.purchases[p].clone();
        let attempt = &mut self.purchases[p].attempts[a];
        let known = attempt.refunds.iter().position(is_it);
        if known.is_none() {
            let Some(money) = news.money else { return Verdict::Nothing };
            attempt.refunds.push(Refund::requested(fresh, refund::Reason::Operator, money, now));
        }
        let r = known.unwrap_or(attempt.refunds.len() - 1);
        let refund = &mut attempt.refunds[r];
        let was = refund.state;
        refund.state = was.join(news.state);
        refund.provider_id.get_or_insert_with(|| news.refund.clone());
        if refund.state == news.state {
            refund.failure.clone_from(&news.failure);
        }
        let (state, money) = (refund.state, refund.money);
        let mut follow = Vec::new();
        if state == refund::State::Failed && was != state {
            follow.push(Follow::Alarm(Alarm::RefundFailed));
        }
        let told = matches!(was, refund::State::Pending | refund::State::Succeeded);
        if matches!(state, refund::State::Pending | refund::State::Succeeded) && !told {
            follow.push(Follow::TellRefund);
        }
        // What failed has moved twice, which is nothing: out and back.
        let mut bookings = vec![Transaction::new(Movement::Refund, &news.refund, money)];
        if state == refund::State::Failed {
            bookings.push(Transaction::new(Movement::RefundFailed, &news.refund, money));
        }
        self.changed(p, a, &before, bookings, news.as_of.min(now), Some(r), follow)
    }

    /// A bank takes money back, or has decided.
    pub fn dispute(&mut self, news: &DisputeNews, now: Timestamp) -> Verdict {
        let by_intent =
            self.place(|attempt| news.intent.is_some() && attempt.intent.as_ref() == news.intent.as_ref());
        let Some((p, a)) = by_intent else { return Verdict::Foreign };
        let before = self.purchases[p].clone();
        let says = match (news.open, news.lost) {
            (true, _) => Dispute::Open,
            (false, true) => Dispute::Lost,
            (false, false) => Dispute::Won,
        };
        let purchase = &mut self.purchases[p];
        let attempt = &mut purchase.attempts[a];
        let (was, is) = (attempt.dispute, attempt.dispute.max(Some(says)));
        attempt.dispute = is;
        let mut follow = Vec::new();
        if was.is_none() {
            purchase.disputed_at = Some(news.as_of.min(now));
            follow.push(Follow::Alarm(Alarm::Disputed));
        }
        let mut bookings = Vec::new();
        if let Some(money) = news.money {
            bookings.push(Transaction::new(Movement::Dispute, &news.dispute, money));
            if is == Some(Dispute::Won) {
                bookings.push(Transaction::new(Movement::DisputeWon, &news.dispute, money));
            }
        }
        self.changed(p, a, &before, bookings, news.as_of.min(now), None, follow)
    }

    /// The report was made and can be opened.
    pub fn fulfil(&mut self, purchase: Uuid, now: Timestamp) -> Verdict {
        let Some(p) = self.purchases.iter().position(|one| one.id == purchase && one.own) else {
            return Verdict::Foreign;
        };
        let before = self.purchases[p].clone();
        let Some(a) =
            before.attempts.iter().position(|attempt| attempt.came() && attempt.part == Part::Counts)
        else {
            return Verdict::Nothing;
        };
        self.purchases[p].fulfilled_at.get_or_insert(now);
        self.changed(p, a, &before, Vec::new(), now, None, Vec::new())
    }

    /// Everything that a purchase was paid with and that isn't on its way back goes back; returns the
    /// places of attempt and refund, or nothing if there is nothing.
    pub fn give_back(
        &mut self,
        p: usize,
        reason: refund::Reason,
        now: Timestamp,
        fresh: Uuid,
    ) -> Option<(usize, usize)> {
        let purchase = self.purchases.get_mut(p)?;
        let a = purchase.attempts.iter().position(|one| one.came() && one.part == Part::Counts)?;
        let attempt = &mut purchase.attempts[a];
        let rest = purchase.money.amount - attempt.returning();
        if rest <= 0 {
            return None;
        }
        let money = Money { amount: rest, ..purchase.money };
        attempt.refunds.push(Refund::requested(fresh, reason, money, now));
        Some((a, attempt.refunds.len() - 1))
    }

    /// An attempt that the provider doesn't know, or refused: nobody can pay it.
    pub fn give_up(&mut self, attempt: Uuid, failure: &str, now: Timestamp) -> Verdict {
        let Some((p, a)) = self.place(|one| one.id == attempt) else { return Verdict::Foreign };
        let before = self.purchases[p].clone();
        let attempt = &mut self.purchases[p].attempts[a];
        if attempt.known.state != AttemptState::Sending {
            return Verdict::Nothing;
        }
        attempt.known = Known { state: AttemptState::Cancelled, as_of: now };
        attempt.failure = Some(failure.to_owned());
        self.changed(p, a, &before, Vec::new(), now, None, Vec::new())
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one answer, put together in one place")]
    fn changed(
        &mut self,
        p: usize,
        a: usize,
        before: &Purchase,
        bookings: Vec<Transaction>,
        moved_at: Timestamp,
        refund: Option<usize>,
        mut follow: Vec<Follow>,
    ) -> Verdict {
        let purchase = &mut self.purchases[p];
        purchase.state = purchase.derived();
        // An intent that isn't the attempt's own is booked though it changes nothing else any more.
        if *purchase == *before && (before.review.is_none() || bookings.is_empty()) {
            return Verdict::Nothing;
        }
        let (from, to) = (before.state, purchase.state);
        if to.owns() && !from.owns() {
            follow.push(Follow::Deliver);
        }
        Verdict::Changed(Change { purchase: p, attempt: a, from, to, bookings, moved_at, refund, follow })
    }
}

impl Refund {
    pub fn requested(id: Uuid, reason: refund::Reason, money: Money, now: Timestamp) -> Self {
        let state = refund::State::Requested;
        Self { id, provider_id: None, reason, money, state, failure: None, created_at: now }
    }
}

fn charge(news: &IntentNews, money: Money) -> Transaction {
    Transaction::new(Movement::Charge, news.charge.as_ref().unwrap_or(&news.intent), money)
}

#[cfg(test)]
mod tests;
