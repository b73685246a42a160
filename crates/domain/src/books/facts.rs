//! What each kind of fact changes.

use jiff::Timestamp;
use uuid::Uuid;

use super::{Alarm, Books, Change, Follow, Purchase, Refund, Verdict};
use crate::{
    ledger::{Movement, Transaction},
    money::Money,
    payment::{AttemptState, Dispute, DisputeNews, IntentNews, Known, RefundNews},
    purchase::{Part, is_surplus},
    refund,
};

impl Books {
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
        } else if attempt.known.state == news.known.state {
            // An older message of the same kind may know more: what was paid with, for one.
            attempt.charge = attempt.charge.or_else(|| news.charge.clone());
            attempt.method = attempt.method.or_else(|| news.method.clone());
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

fn charge(news: &IntentNews, money: Money) -> Transaction {
    Transaction::new(Movement::Charge, news.charge.as_ref().unwrap_or(&news.intent), money)
}
