//! Refunds: what is requested, what fails, and what is refunded along with something else.

use jiff::{SignedDuration, Timestamp};

use super::{
    Alarm, Attempt, Books, Change, Effect, Purchase, Refund, Verdict,
    facts::{Draft, Judged},
};
use crate::{
    ids::RefundId,
    money::Money,
    purchase::{REFUND_WITHIN, Settles, State},
    refund::{Reason, State as RefundState, TRIES, wait_after},
};

/// Why nothing is refunded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReturn {
    NothingPaid,
    TooLate,
}

/// An operator's decision about money that matches nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It is refunded.
    GiveBack,
    /// It is accepted as the amount requested.
    Accept,
    /// It was settled elsewhere: by hand at the provider, by a bank transfer.
    Settled,
}

impl Books {
    /// The payments, by purchase and attempt, that a refund for this reason covers, including those already being
    /// refunded.
    ///
    /// The buyer's button first refunds a double payment whose automatic refund failed: the buyer then keeps the
    /// report.
    pub fn returnable(&self, reason: Reason, now: Timestamp) -> Result<Vec<(usize, usize)>, NoReturn> {
        let by_buyer = matches!(reason, Reason::Buyer | Reason::Withdrawal);
        let failed = |attempt: &Attempt| attempt.refunds.iter().any(|one| one.state == RefundState::Failed);
        let stuck = |purchase: &Purchase, attempt: &Attempt| {
            failed(attempt) && attempt.refunded() < purchase.received(attempt).amount
        };
        let surplus = self.payments(|purchase, one| one.settles == Settles::Surplus && stuck(purchase, one));
        if reason == Reason::Buyer && !surplus.is_empty() {
            return Ok(surplus);
        }
        let mut paid = self.payments(|_, attempt| attempt.settles == Settles::Counts);
        if paid.is_empty() && surplus.is_empty() {
            return Err(NoReturn::NothingPaid);
        }
        let in_time = |(p, _): &(usize, usize)| {
            let paid_at = self.purchases[*p].paid_at;
            !by_buyer || paid_at.is_some_and(|paid_at| now.duration_since(paid_at) <= REFUND_WITHIN)
        };
        paid.retain(in_time);
        paid.extend(surplus);
        if paid.is_empty() { Err(NoReturn::TooLate) } else { Ok(paid) }
    }

    /// The order's own received payments that match `like`.
    fn payments(&self, like: impl Fn(&Purchase, &Attempt) -> bool) -> Vec<(usize, usize)> {
        let own = self.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
        own.flat_map(|(p, purchase)| {
            purchase.attempts.iter().enumerate().map(move |(a, one)| (p, a, purchase, one))
        })
        .filter(|(_, _, purchase, attempt)| attempt.came() && like(purchase, attempt))
        .map(|(p, a, _, _)| (p, a))
        .collect()
    }

    /// Refunds everything that is left of a payment; `None` if nothing is.
    pub fn give_back(
        &mut self,
        (p, a): (usize, usize),
        reason: Reason,
        now: Timestamp,
        fresh: RefundId,
    ) -> Option<Change> {
        let purchase = self.purchases.get(p)?;
        let amount = purchase.rest(purchase.attempts.get(a)?);
        self.send_back((p, a), amount, reason, now, fresh)
    }

    /// Refunds `amount` of a payment. The new refund replaces failed ones.
    fn send_back(
        &mut self,
        (p, a): (usize, usize),
        amount: i64,
        reason: Reason,
        now: Timestamp,
        fresh: RefundId,
    ) -> Option<Change> {
        let purchase = &self.purchases[p];
        let attempt = &purchase.attempts[a];
        let money = Money { amount, ..purchase.received(attempt) };
        let failed = stuck(attempt);
        self.send((p, a), &failed, reason, money, now, fresh)
    }

    /// Sends money by a refund that replaces the failed ones.
    fn send(
        &mut self,
        (p, a): (usize, usize),
        failed: &[usize],
        reason: Reason,
        money: Money,
        now: Timestamp,
        fresh: RefundId,
    ) -> Option<Change> {
        if money.amount <= 0 {
            return None;
        }
        let mut draft = self.draft((p, a), now);
        draft.refunds.extend(failed);
        draft.refunds.push(self.replace((p, a), failed, Refund::requested(fresh, reason, money, now)));
        draft.effects.push(Effect::SendRefund(fresh, SignedDuration::ZERO));
        self.conclude(draft).change()
    }

    /// Adds a refund that replaces failed ones; returns its index.
    fn replace(&mut self, (p, a): (usize, usize), failed: &[usize], mut new: Refund) -> usize {
        let refunds = &mut self.purchases[p].attempts[a].refunds;
        for r in failed {
            refunds[*r].retried = true;
            new.gone += refunds[*r].gone;
        }
        new.gone = new.gone.min(new.money.amount);
        refunds.push(new);
        refunds.len() - 1
    }

    /// A refund failed: the money is sent again after a while, unless it was retried often enough or an operator made
    /// the refund by hand.
    pub(super) fn try_again(&mut self, draft: &mut Draft, r: usize, now: Timestamp, fresh: RefundId) {
        let (p, a) = draft.place();
        let purchase = &self.purchases[p];
        let attempt = &purchase.attempts[a];
        let refund = &attempt.refunds[r];
        let by_us = |one: &&Refund| one.state == RefundState::Failed && one.reason != Reason::Operator;
        let tries = attempt.refunds.iter().filter(by_us).count();
        let amount = refund.money.amount.min(purchase.rest(attempt));
        if refund.reason == Reason::Operator || refund.retried || tries >= TRIES || amount <= 0 {
            return;
        }
        let new = Refund::requested(fresh, refund.reason, Money { amount, ..refund.money }, now);
        draft.effects.push(Effect::SendRefund(fresh, wait_after(tries)));
        draft.refunds.push(self.replace((p, a), &[r], new));
    }

    /// Records that the provider rejects a refund.
    pub fn refuse(&mut self, refund: RefundId, failure: &str, now: Timestamp, fresh: RefundId) -> Verdict {
        let is_it = |one: &Refund| one.id == refund;
        let Some((p, a)) = self.place(|attempt| attempt.refunds.iter().any(is_it)) else {
            return Verdict::Foreign;
        };
        let mut draft = self.draft((p, a), now);
        let refunds = &mut self.purchases[p].attempts[a].refunds;
        let Some(r) = refunds.iter().position(|one| is_it(one) && one.state == RefundState::Requested) else {
            return Verdict::Nothing;
        };
        refunds[r].state = RefundState::Failed;
        refunds[r].failure = Some(failure.to_owned());
        draft.refunds.push(r);
        draft.effects.push(Effect::Alarm(Alarm::RefundFailed));
        self.try_again(&mut draft, r, now, fresh);
        self.conclude(draft)
    }

    /// Refunds upgrades whose base is refunded or being refunded. If such a refund was rejected for good, it waits for
    /// an operator.
    pub fn follow_base(&mut self, now: Timestamp, mut fresh: impl FnMut() -> RefundId) -> Vec<Change> {
        let standing = self.founded(Purchase::stays).0;
        let upgrades = self.payments(|purchase, attempt| {
            let refused = stuck(attempt).into_iter().any(|r| attempt.refunds[r].reason == Reason::WithBase);
            purchase.from.is_some() && purchase.state.owns() && attempt.settles == Settles::Counts && !refused
        });
        let falling = upgrades.into_iter().filter(|(p, _)| !standing.contains(p));
        falling.filter_map(|place| self.give_back(place, Reason::WithBase, now, fresh())).collect()
    }

    /// Payments of the order that wait for an operator: those that match nothing, and failed refunds.
    pub fn undecided(&self) -> Vec<(usize, usize)> {
        let mut places = self.payments(|purchase, attempt| owed(purchase, attempt) > 0);
        // Money through a foreign intent isn't among the attempts.
        let own = self.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
        let strange = own.filter(|(p, purchase)| {
            purchase.state == State::Review && !places.iter().any(|(place, _)| place == p)
        });
        let strange: Vec<(usize, usize)> = strange.map(|(p, _)| (p, 0)).collect();
        places.extend(strange);
        places
    }

    /// Applies an operator's decision about such a payment. `None` if the money can't be accepted as requested,
    /// because the order is already paid otherwise.
    pub fn decide(
        &mut self,
        (p, a): (usize, usize),
        decision: Decision,
        now: Timestamp,
        fresh: RefundId,
    ) -> Option<Change> {
        self.purchases.get(p)?.attempts.get(a)?;
        match decision {
            Decision::GiveBack => self.give_back_owed((p, a), now, fresh),
            Decision::Accept => self.accept((p, a), now),
            Decision::Settled => self.settle_elsewhere((p, a), now, fresh),
        }
    }

    /// Failed refunds are sent again one after the other, each for its own reason.
    fn give_back_owed(&mut self, (p, a): (usize, usize), now: Timestamp, fresh: RefundId) -> Option<Change> {
        let purchase = &self.purchases[p];
        let attempt = &purchase.attempts[a];
        let Some(r) = stuck(attempt).first().copied() else {
            let amount = owed(purchase, attempt);
            return self.send_back((p, a), amount, Reason::Operator, now, fresh);
        };
        let failed = &attempt.refunds[r];
        let (reason, amount) = (failed.reason, failed.money.amount.min(purchase.rest(attempt)));
        let money = Money { amount, ..failed.money };
        self.send((p, a), &[r], reason, money, now, fresh)
    }

    /// Accepts money that didn't match as the amount requested.
    fn accept(&mut self, (p, a): (usize, usize), now: Timestamp) -> Option<Change> {
        let attempt = &self.purchases[p].attempts[a];
        let misfit = attempt.came() && attempt.settles == Settles::Misfit;
        if !misfit || self.purchases[p].state != State::Review {
            return None;
        }
        let draft = self.draft((p, a), now);
        let Judged::Counts { overlap: 0 } = self.judge(p) else { return None };
        let purchase = &mut self.purchases[p];
        purchase.attempts[a].settles = Settles::Counts;
        (purchase.paid_at, purchase.review) = (Some(now), None);
        self.conclude(draft).change()
    }

    /// Money was refunded without us, or there is nothing to refund.
    fn settle_elsewhere(
        &mut self,
        (p, a): (usize, usize),
        now: Timestamp,
        fresh: RefundId,
    ) -> Option<Change> {
        let mut draft = self.draft((p, a), now);
        draft.decided = true;
        let purchase = &mut self.purchases[p];
        let attempt = &purchase.attempts[a];
        let amount = owed(purchase, attempt);
        if amount > 0 {
            let money = Money { amount, ..purchase.received(attempt) };
            let mut new = Refund::requested(fresh, Reason::Operator, money, now);
            (new.state, new.gone) = (RefundState::Succeeded, amount);
            new.failure = Some("settled_elsewhere".to_owned());
            let failed = stuck(attempt);
            draft.refunds.extend(&failed);
            draft.refunds.push(self.replace((p, a), &failed, new));
        } else {
            purchase.review = None;
        }
        self.conclude(draft).change()
    }
}

/// The failed refunds that haven't been replaced.
fn stuck(attempt: &Attempt) -> Vec<usize> {
    let refunds = attempt.refunds.iter().enumerate();
    refunds.filter(|(_, one)| one.state == RefundState::Failed && !one.retried).map(|(r, _)| r).collect()
}

/// How much of a payment should be refunded but isn't: an operator has to look.
fn owed(purchase: &Purchase, attempt: &Attempt) -> i64 {
    let stuck: i64 = stuck(attempt).iter().map(|r| attempt.refunds[*r].money.amount).sum();
    let rest = purchase.rest(attempt);
    if attempt.settles == Settles::Misfit { rest } else { stuck.min(rest) }
}
