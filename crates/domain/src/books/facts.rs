//! What each kind of fact changes.

use jiff::{SignedDuration, Timestamp};

use super::{Alarm, Attempt, Base, Books, Change, Effect, Purchase, Refund, Verdict};
use crate::{
    ids::{AttemptId, PurchaseId, RefundId},
    ledger::{Movement, Transaction},
    money::Money,
    payment::{AttemptState, Dispute, DisputeNews, IntentNews, Known, RefundNews, is_slip},
    purchase::{Kind, Settles},
    refund,
};

impl Books {
    /// Applies news of an intent. `fresh` becomes the id of a refund, should one be needed.
    pub fn intent(&mut self, news: &IntentNews, now: Timestamp, fresh: RefundId) -> Verdict {
        let by_intent = self.place(|attempt| attempt.intent.as_deref() == Some(&news.intent));
        let by_name = || news.attempt.and_then(|id| self.place(|attempt| attempt.id == id));
        let Some((p, a)) = by_intent.or_else(by_name) else { return Verdict::Foreign };
        let was = self.purchases[p].attempts[a].clone();
        let other_intent = was.intent.as_ref().is_some_and(|intent| *intent != news.intent);
        let other_attempt = news.attempt.is_some_and(|id| id != was.id);
        if other_intent || other_attempt {
            return self.misplaced((p, a), news);
        }

        let mut draft = self.draft((p, a), news.known.as_of.min(now));
        let mut attempt = was.clone();
        attempt.hear(news);
        if attempt.came() && !was.came() {
            self.money_came(&mut draft, &mut attempt, news, now, fresh);
        }
        draft.effects.extend(self.unpaid(p, &was, &attempt));
        self.purchases[p].attempts[a] = attempt;
        self.conclude(draft)
    }

    /// Money was received through an attempt: it is booked, and judged once.
    fn money_came(
        &mut self,
        draft: &mut Draft,
        attempt: &mut Attempt,
        news: &IntentNews,
        now: Timestamp,
        fresh: RefundId,
    ) {
        let (asked, came) = (draft.before.money, news.received.or(news.money));
        attempt.received = came;
        draft.bookings.extend(came.map(|money| charge(news, money)));
        let fits = came == Some(asked) && news.money.is_none_or(|money| money == asked);
        let judged = if fits { self.judge(draft.purchase) } else { Judged::Misfit };
        let purchase = &mut self.purchases[draft.purchase];
        let (back, reason) = match judged {
            Judged::Counts { overlap } => {
                attempt.settles = Settles::Counts;
                purchase.paid_at = Some(now);
                (overlap, refund::Reason::Overlap)
            }
            Judged::Surplus => {
                attempt.settles = Settles::Surplus;
                (asked.amount, refund::Reason::Double)
            }
            Judged::Misfit => {
                attempt.settles = Settles::Misfit;
                purchase.review.get_or_insert_with(|| "amount".to_owned());
                draft.effects.push(Effect::Alarm(Alarm::Misfit));
                return;
            }
        };
        let amount = back - attempt.returning();
        if amount > 0 {
            draft.refunds.push(attempt.refunds.len());
            attempt.refunds.push(Refund::requested(fresh, reason, Money { amount, ..asked }, now));
            draft.effects.push(Effect::SendRefund(fresh, SignedDuration::ZERO));
        }
    }

    /// The notice to the buyer about an attempt that ended unpaid.
    fn unpaid(&self, p: usize, was: &Attempt, is: &Attempt) -> Option<Effect> {
        let ended = matches!(is.known.state, AttemptState::Declined | AttemptState::Cancelled);
        if was.known.state == AttemptState::Processing && ended {
            return Some(Effect::TellFailed);
        }
        let owned = self.owned();
        let has_it = self.purchases[p].items.iter().all(|item| owned.contains(item));
        (slip_expired(was, is) && !has_it).then_some(Effect::TellExpired)
    }

    /// Whether money just received for a purchase counts. Upgrades are sold only to owners of a package: they cost
    /// less. If the order now owns more than an upgrade was priced from, the upgrade is repriced from that, and what
    /// was already paid for is refunded.
    pub(super) fn judge(&mut self, p: usize) -> Judged {
        let (holding, owned) = self.founded(|purchase| purchase.state.owns());
        let stays = self.founded(Purchase::stays).1;
        let purchase = &self.purchases[p];
        let paid_before = purchase.attempts.iter().any(|one| one.came() && one.settles != Settles::Misfit);
        if paid_before || self.void {
            return Judged::Surplus;
        }
        let Some(base) = purchase.from.as_ref().filter(|_| purchase.kind == Kind::Upgrade) else {
            return if owned.is_empty() { Judged::Counts { overlap: 0 } } else { Judged::Surplus };
        };
        let adds = purchase.items.iter().any(|item| !owned.contains(item));
        if !adds || !base.items.iter().all(|item| stays.contains(item)) {
            return Judged::Surplus;
        }
        let holding = || holding.iter().map(|p| &self.purchases[*p]);
        let worth = |one: &Purchase| (one.money.currency == purchase.money.currency).then_some(one.worth);
        let held = holding().max_by_key(|one| one.items.len()).and_then(worth);
        // Prices may have changed since the base was bought: what it is worth in this order counts.
        let same = |one: &&Purchase| {
            one.items.len() == base.items.len() && one.items.iter().all(|item| base.items.contains(item))
        };
        let below = holding().find(same).and_then(worth).unwrap_or(base.amount);
        let more = owned.iter().any(|item| !base.items.contains(item));
        let overlap = match held {
            Some(held) if more => (held - below).max(0),
            None if more => return Judged::Surplus,
            _ => 0,
        };
        // It would add nothing, or build on something that is being refunded.
        if overlap >= purchase.money.amount || !owned.is_subset(&stays) {
            return Judged::Surplus;
        }
        let held = held.unwrap_or(base.amount);
        let purchase = &mut self.purchases[p];
        purchase.worth = held + purchase.money.amount - overlap;
        purchase.from = Some(Base { items: owned.into_iter().collect(), amount: held });
        Judged::Counts { overlap }
    }

    /// An intent that isn't the attempt's own: whatever it reports, it pays for nothing.
    fn misplaced(&mut self, (p, a): (usize, usize), news: &IntentNews) -> Verdict {
        if news.known.state != AttemptState::Succeeded {
            return Verdict::Nothing;
        }
        let mut draft = self.draft((p, a), news.known.as_of);
        draft.bookings.extend(news.received.or(news.money).map(|money| charge(news, money)));
        if draft.before.review.is_none() {
            self.purchases[p].review = Some("order".to_owned());
            draft.effects.push(Effect::Alarm(Alarm::Misplaced));
        }
        self.conclude(draft)
    }

    /// Applies news of a refund. One that we didn't request was made by hand at the provider; `fresh` becomes its id.
    /// So is a second one for the same request: the first failed while we repeated the request, because its answer
    /// was lost.
    pub fn refund(&mut self, news: &RefundNews, now: Timestamp, fresh: RefundId) -> Verdict {
        let is_it = |refund: &Refund| match refund.provider_id.as_deref() {
            Some(provider_id) => provider_id == news.refund,
            None => news.id == Some(refund.id),
        };
        let by_refund = self.place(|attempt| attempt.refunds.iter().any(is_it));
        let by_intent =
            || self.place(|attempt| news.intent.is_some() && attempt.intent.as_ref() == news.intent.as_ref());
        let Some((p, a)) = by_refund.or_else(by_intent) else { return Verdict::Foreign };
        let mut draft = self.draft((p, a), news.as_of.min(now));
        let attempt = &mut self.purchases[p].attempts[a];
        let known = attempt.refunds.iter().position(is_it);
        if known.is_none() {
            let Some(money) = news.money else { return Verdict::Nothing };
            attempt.refunds.push(Refund::requested(fresh, refund::Reason::Operator, money, now));
        }
        let r = known.unwrap_or(attempt.refunds.len() - 1);
        let refund = &mut attempt.refunds[r];
        let was = refund.state;
        // The provider's state overrides one that we only assumed.
        let unheard = refund.provider_id.is_none();
        refund.state = if unheard { news.state } else { was.max(news.state) };
        refund.provider_id.get_or_insert_with(|| news.refund.clone());
        if refund.state == news.state {
            refund.failure.clone_from(&news.failure);
        }
        if news.state == refund::State::Succeeded {
            refund.gone = refund.money.amount;
        }
        let (state, money) = (refund.state, refund.money);
        draft.refunds.push(r);
        let told = matches!(was, refund::State::Pending | refund::State::Succeeded);
        if matches!(state, refund::State::Pending | refund::State::Succeeded) && !told {
            let tell = if news.asks_buyer { Effect::TellRefundToBank(r) } else { Effect::TellRefund(r) };
            draft.effects.push(tell);
        }
        // A failed refund has moved out and back, which sums to zero.
        draft.bookings.push(Transaction::new(Movement::Refund, &news.refund, money));
        if state == refund::State::Failed {
            draft.bookings.push(Transaction::new(Movement::RefundFailed, &news.refund, money));
        }
        if state == refund::State::Failed && was != state {
            draft.effects.push(Effect::Alarm(Alarm::RefundFailed));
            self.try_again(&mut draft, r, now, fresh);
        }
        self.conclude(draft)
    }

    /// A bank demands money back, or has decided.
    pub fn dispute(&mut self, news: &DisputeNews, now: Timestamp) -> Verdict {
        let by_intent =
            self.place(|attempt| news.intent.is_some() && attempt.intent.as_ref() == news.intent.as_ref());
        let Some((p, a)) = by_intent else { return Verdict::Foreign };
        let as_of = news.as_of.min(now);
        let mut draft = self.draft((p, a), as_of);
        let says = match (news.open, news.lost) {
            (true, _) => Dispute::Open,
            (false, true) => Dispute::Lost,
            (false, false) => Dispute::Won,
        };
        let purchase = &mut self.purchases[p];
        let disputes = &mut purchase.attempts[a].disputes;
        let was = disputes.get(&news.dispute).copied();
        let is = was.map_or(says, |was| was.max(says));
        disputes.insert(news.dispute.clone(), is);
        if was.is_none() {
            purchase.disputed_at.get_or_insert(as_of);
            draft.effects.push(Effect::Alarm(Alarm::Disputed));
        }
        if let Some(money) = news.money {
            draft.bookings.push(Transaction::new(Movement::Dispute, &news.dispute, money));
            if is == Dispute::Won {
                draft.bookings.push(Transaction::new(Movement::DisputeWon, &news.dispute, money));
            }
        }
        self.conclude(draft)
    }

    /// The report was made and can be opened.
    pub fn fulfil(&mut self, purchase: PurchaseId, now: Timestamp) -> Verdict {
        let Some(p) = self.purchases.iter().position(|one| one.id == purchase && one.own) else {
            return Verdict::Foreign;
        };
        let counts = |attempt: &Attempt| attempt.came() && attempt.settles == Settles::Counts;
        let Some(a) = self.purchases[p].attempts.iter().position(counts) else { return Verdict::Nothing };
        let draft = self.draft((p, a), now);
        self.purchases[p].fulfilled_at.get_or_insert(now);
        self.conclude(draft)
    }

    /// Gives up an attempt that can't be paid: the provider doesn't know it, or rejected it.
    pub fn give_up(&mut self, attempt: AttemptId, failure: &str, now: Timestamp) -> Verdict {
        let Some((p, a)) = self.place(|one| one.id == attempt) else { return Verdict::Foreign };
        let draft = self.draft((p, a), now);
        let attempt = &mut self.purchases[p].attempts[a];
        if attempt.known.state != AttemptState::Sending {
            return Verdict::Nothing;
        }
        attempt.known = Known { state: AttemptState::Cancelled, as_of: now };
        attempt.failure = Some(failure.to_owned());
        self.conclude(draft)
    }

    /// Begins a change of the payment at this index, before anything of it is changed.
    pub(super) fn draft(&self, (purchase, attempt): (usize, usize), moved_at: Timestamp) -> Draft {
        Draft {
            purchase,
            attempt,
            before: self.purchases[purchase].clone(),
            moved_at,
            bookings: Vec::new(),
            refunds: Vec::new(),
            effects: Vec::new(),
            decided: false,
        }
    }

    /// Derives the purchase's state again and returns what has to be stored.
    pub(super) fn conclude(&mut self, draft: Draft) -> Verdict {
        let Draft { purchase: p, attempt, before, moved_at, bookings, refunds, mut effects, decided } = draft;
        let purchase = &mut self.purchases[p];
        purchase.state = purchase.derived();
        // An intent that isn't the attempt's own is booked even if it changes nothing else any more.
        if *purchase == before && (before.review.is_none() || bookings.is_empty()) {
            return Verdict::Nothing;
        }
        let (from, to) = (before.state, purchase.state);
        if to.owns() && !from.owns() {
            effects.push(Effect::Deliver);
        }
        if !from.may_become(to) && !decided {
            effects.push(Effect::Alarm(Alarm::WentBack));
        }
        Verdict::Changed(Change { purchase: p, attempt, from, to, bookings, moved_at, refunds, effects })
    }
}

/// A change in progress.
pub(super) struct Draft {
    /// Indices in the books.
    purchase: usize,
    attempt: usize,
    /// The purchase as it was.
    before: Purchase,
    moved_at: Timestamp,
    bookings: Vec<Transaction>,
    /// By their indices.
    pub(super) refunds: Vec<usize>,
    pub(super) effects: Vec<Effect>,
    /// An operator may end a review, which moves the purchase back to where it was.
    pub(super) decided: bool,
}

impl Draft {
    pub(super) const fn place(&self) -> (usize, usize) {
        (self.purchase, self.attempt)
    }
}

impl Attempt {
    /// Merges news of its intent with what is known.
    fn hear(&mut self, news: &IntentNews) {
        self.known = self.known.join(news.known);
        self.intent = Some(news.intent.clone());
        self.client_secret = self.client_secret.take().or_else(|| news.client_secret.clone());
        if self.known == news.known {
            self.charge = news.charge.clone().or_else(|| self.charge.take());
            self.method = news.method.clone().or_else(|| self.method.take());
            if news.known.state == AttemptState::Acting {
                self.expires_at = news.expires_at;
            }
            self.failure.clone_from(&news.failure);
        } else if self.known.state == news.known.state {
            // An older event with the same state may know more: the payment method, for example.
            self.charge = self.charge.take().or_else(|| news.charge.clone());
            self.method = self.method.take().or_else(|| news.method.clone());
        }
    }
}

/// Whether the buyer's slip expired unpaid. If it ended earlier, the buyer chose another method.
fn slip_expired(was: &Attempt, is: &Attempt) -> bool {
    let slip = was.known.state == AttemptState::Acting && was.method.as_deref().is_some_and(is_slip);
    let ended = matches!(is.known.state, AttemptState::Declined | AttemptState::Cancelled);
    slip && ended && was.expires_at.is_none_or(|expires_at| is.known.as_of >= expires_at)
}

/// What money received means for an order.
pub(super) enum Judged {
    Counts { overlap: i64 },
    Surplus,
    Misfit,
}

fn charge(news: &IntentNews, money: Money) -> Transaction {
    Transaction::new(Movement::Charge, news.charge.as_ref().unwrap_or(&news.intent), money)
}
