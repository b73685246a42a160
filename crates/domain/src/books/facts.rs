//! What each kind of fact changes.

use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use super::{Alarm, Attempt, Base, Books, Change, Follow, Purchase, Refund, Verdict};
use crate::{
    ledger::{Movement, Transaction},
    money::Money,
    payment::{AttemptState, Dispute, DisputeNews, IntentNews, Known, RefundNews, is_slip},
    purchase::{Kind, Part},
    refund,
};

impl Books {
    /// An intent has news. `fresh` becomes the id of a refund, should one be needed.
    pub fn intent(&mut self, news: &IntentNews, now: Timestamp, fresh: Uuid) -> Verdict {
        let by_intent = self.place(|attempt| attempt.intent.as_deref() == Some(&news.intent));
        let by_name = || news.attempt.and_then(|id| self.place(|attempt| attempt.id == id));
        let Some((p, a)) = by_intent.or_else(by_name) else { return Verdict::Foreign };
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
            if news.known.state == AttemptState::Acting {
                attempt.expires_at = news.expires_at;
            }
            attempt.failure.clone_from(&news.failure);
        } else if attempt.known.state == news.known.state {
            // An older message of the same kind may know more: what was paid with, for one.
            attempt.charge = attempt.charge.or_else(|| news.charge.clone());
            attempt.method = attempt.method.or_else(|| news.method.clone());
        }
        let was = before.attempts[a].known.state;
        let (mut follow, mut bookings, mut refunds) = (Vec::new(), Vec::new(), Vec::new());
        if attempt.came() && was != AttemptState::Succeeded {
            let money = news.received.or(news.money);
            let asked = before.money;
            let fits = money == Some(asked) && news.money.is_none_or(|money| money == asked);
            attempt.received = money;
            bookings.extend(money.map(|money| charge(news, money)));
            let judged = if fits { self.judge(p) } else { Judged::Misfit };
            let (part, back, reason) = match judged {
                Judged::Counts { overlap } => (Part::Counts, overlap, refund::Reason::Overlap),
                Judged::Surplus => (Part::Surplus, asked.amount, refund::Reason::Double),
                Judged::Misfit => (Part::Misfit, 0, refund::Reason::Operator),
            };
            attempt.part = part;
            match part {
                Part::Counts => self.purchases[p].paid_at = Some(now),
                Part::Misfit => {
                    self.purchases[p].review.get_or_insert_with(|| "amount".to_owned());
                    follow.push(Follow::Alarm(Alarm::Misfit));
                }
                Part::Surplus => {}
            }
            let amount = back - attempt.returning();
            if amount > 0 {
                refunds.push(attempt.refunds.len());
                attempt.refunds.push(Refund::requested(fresh, reason, Money { amount, ..asked }, now));
                follow.push(Follow::SendRefund(fresh, SignedDuration::ZERO));
            }
        }
        if was == AttemptState::Processing
            && matches!(attempt.known.state, AttemptState::Declined | AttemptState::Cancelled)
        {
            follow.push(Follow::TellFailed);
        }
        if slip_expired(&before.attempts[a], &attempt) {
            let owned = self.owned();
            if !before.items.iter().all(|one| owned.contains(one)) {
                follow.push(Follow::TellExpired);
            }
        }
        self.purchases[p].attempts[a] = attempt;
        self.changed(p, a, &before, bookings, news.known.as_of.min(now), refunds, follow)
    }

    /// What money that just came for a purchase is to the order. What is more than a package is sold only
    /// to who has the package, because it costs less; if the order has more by now than an upgrade was
    /// priced from, it is priced from that, and what was paid for already goes back.
    pub(super) fn judge(&mut self, p: usize) -> Judged {
        let (holding, owned) = self.founded(|purchase| purchase.state.owns());
        let stays = self.founded(Purchase::stays).1;
        let purchase = &self.purchases[p];
        let paid_before = purchase.attempts.iter().any(|one| one.came() && one.part != Part::Misfit);
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
        let largest = holding.into_iter().map(|p| &self.purchases[p]).max_by_key(|one| one.items.len());
        let held = largest.filter(|one| one.money.currency == purchase.money.currency).map(|one| one.worth);
        let more = owned.iter().any(|item| !base.items.contains(item));
        let overlap = match held {
            Some(held) if more => (held - base.amount).max(0),
            None if more => return Judged::Surplus,
            _ => 0,
        };
        // It would be for nothing, or on what is about to go back.
        if overlap >= purchase.money.amount || !owned.is_subset(&stays) {
            return Judged::Surplus;
        }
        let held = held.unwrap_or(base.amount);
        let purchase = &mut self.purchases[p];
        purchase.worth = held + purchase.money.amount - overlap;
        purchase.from = Some(Base { items: owned.into_iter().collect(), amount: held });
        Judged::Counts { overlap }
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
        self.changed(p, a, &before, bookings, news.known.as_of, Vec::new(), follow)
    }

    /// A refund has news. One that we didn't ask for was made by hand at the provider; `fresh` becomes
    /// its id. So is a second one for the same request: the first failed while we asked again, because
    /// its answer was lost.
    pub fn refund(&mut self, news: &RefundNews, now: Timestamp, fresh: Uuid) -> Verdict {
        let is_it = |refund: &Refund| match refund.provider_id.as_deref() {
            Some(provider_id) => provider_id == news.refund,
            None => news.id == Some(refund.id),
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
        // What we only thought ourselves, the provider knows better.
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
        let (mut follow, mut refunds) = (Vec::new(), vec![r]);
        let told = matches!(was, refund::State::Pending | refund::State::Succeeded);
        if matches!(state, refund::State::Pending | refund::State::Succeeded) && !told {
            follow.push(if news.asks_buyer { Follow::TellRefundToBank(r) } else { Follow::TellRefund(r) });
        }
        // What failed has moved twice, which is nothing: out and back.
        let mut bookings = vec![Transaction::new(Movement::Refund, &news.refund, money)];
        if state == refund::State::Failed {
            bookings.push(Transaction::new(Movement::RefundFailed, &news.refund, money));
        }
        if state == refund::State::Failed && was != state {
            follow.push(Follow::Alarm(Alarm::RefundFailed));
            refunds.extend(self.try_again(p, a, r, now, fresh, &mut follow));
        }
        self.changed(p, a, &before, bookings, news.as_of.min(now), refunds, follow)
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
        let was = attempt.disputes.get(&news.dispute).copied();
        let is = was.map_or(says, |was| was.max(says));
        attempt.disputes.insert(news.dispute.clone(), is);
        let mut follow = Vec::new();
        if was.is_none() {
            purchase.disputed_at.get_or_insert(news.as_of.min(now));
            follow.push(Follow::Alarm(Alarm::Disputed));
        }
        let mut bookings = Vec::new();
        if let Some(money) = news.money {
            bookings.push(Transaction::new(Movement::Dispute, &news.dispute, money));
            if is == Dispute::Won {
                bookings.push(Transaction::new(Movement::DisputeWon, &news.dispute, money));
            }
        }
        self.changed(p, a, &before, bookings, news.as_of.min(now), Vec::new(), follow)
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
        self.changed(p, a, &before, Vec::new(), now, Vec::new(), Vec::new())
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
        self.changed(p, a, &before, Vec::new(), now, Vec::new(), Vec::new())
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one answer, put together in one place")]
    pub(super) fn changed(
        &mut self,
        p: usize,
        a: usize,
        before: &Purchase,
        bookings: Vec<Transaction>,
        moved_at: Timestamp,
        refunds: Vec<usize>,
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
        Verdict::Changed(Change { purchase: p, attempt: a, from, to, bookings, moved_at, refunds, follow })
    }
}

/// Whether the buyer's slip ended unpaid. Before its time they have chosen something else.
fn slip_expired(was: &Attempt, is: &Attempt) -> bool {
    let slip = was.known.state == AttemptState::Acting && was.method.as_deref().is_some_and(is_slip);
    let ended = matches!(is.known.state, AttemptState::Declined | AttemptState::Cancelled);
    slip && ended && was.expires_at.is_none_or(|expires_at| is.known.as_of >= expires_at)
}

/// What money that came is to an order.
pub(super) enum Judged {
    Counts { overlap: i64 },
    Surplus,
    Misfit,
}

fn charge(news: &IntentNews, money: Money) -> Transaction {
    Transaction::new(Movement::Charge, news.charge.as_ref().unwrap_or(&news.intent), money)
}
