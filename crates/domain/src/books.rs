//! The money of one order, and the one way in which a fact about it changes anything.
//!
//! [`Books::intent`], [`Books::refund`] and [`Books::dispute`] (in `facts`) take what the provider says, whoever
//! brought it, and answer with what has to be written down and done. Facts come in any order, more than
//! once and late: [`Known::join`] and [`purchase::state`](crate::purchase::state) see to it that this
//! makes no difference.

mod facts;
mod returns;

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

pub use self::returns::{Decision, NoReturn};
use crate::{
    catalog::{PackageItem, SkuId},
    ledger::Transaction,
    money::Money,
    payment::{AttemptState, Dispute, Known, is_under_way, payable_until},
    purchase::{self, Facts, Kind, PurchaseTerms, Settles, State},
    refund,
    text_enum::text_enum,
};

/// Everything that was bought for an order, or with the bundle of another one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Books {
    pub purchases: Vec<Purchase>,
    /// The run can't be analysed: the order owns nothing, and whatever is paid for it goes back.
    pub void: bool,
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
    /// What all that the order has by it cost, with what it was added to: for an upgrade the price of the
    /// larger package, for a bundle that of the package which each of its tests gets.
    pub worth: i64,
    /// What an upgrade was priced from.
    pub from: Option<Base>,
    pub state: State,
    /// Why somebody has to look at it.
    pub review: Option<String>,
    pub created_at: Timestamp,
    pub paid_at: Option<Timestamp>,
    pub fulfilled_at: Option<Timestamp>,
    /// When somebody first saw the result on a screen.
    pub opened_at: Option<Timestamp>,
    pub disputed_at: Option<Timestamp>,
    pub terms: PurchaseTerms,
    pub attempts: Vec<Attempt>,
}

/// What an upgrade was priced from: it is owned only while this is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    pub items: Vec<PackageItem>,
    /// What the package with these items costs, in the upgrade's currency.
    pub amount: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub id: Uuid,
    pub n: i32,
    pub intent: Option<String>,
    pub client_secret: Option<String>,
    pub charge: Option<String>,
    pub method: Option<String>,
    /// The last moment to pay the slip or code that the buyer was shown.
    pub expires_at: Option<Timestamp>,
    pub failure: Option<String>,
    pub known: Known,
    pub settles: Settles,
    /// What came, once it came.
    pub received: Option<Money>,
    /// By the provider's id.
    pub disputes: BTreeMap<String, Dispute>,
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
    /// What of it was once said to be on its way to the buyer; stays if it comes back to us.
    pub gone: i64,
    /// It failed, and a newer refund sends the money instead.
    pub retried: bool,
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

impl Verdict {
    fn change(self) -> Option<Change> {
        match self {
            Self::Changed(change) => Some(change),
            Self::Foreign | Self::Nothing => None,
        }
    }
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
    /// The refunds that were added or moved, by their places.
    pub refunds: Vec<usize>,
    pub effects: Vec<Effect>,
}

/// What has to happen after it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The buyer owns it: make sure that they have it.
    Deliver,
    /// Money has to go back: send it after this time.
    SendRefund(Uuid, SignedDuration),
    /// Money that takes days didn't come: tell the buyer.
    TellFailed,
    /// A slip wasn't paid in time: tell the buyer.
    TellExpired,
    /// Money goes back by the refund at this place: tell the buyer.
    TellRefund(usize),
    /// The same, and the provider asks them for a bank account.
    TellRefundToBank(usize),
    /// A person has to look.
    Alarm(Alarm),
}

text_enum! {
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
        /// A fact moved a purchase back, which none should.
        WentBack "went_back",
    }
}

impl Attempt {
    /// One of which the provider hasn't heard yet: a purchase's `n`th.
    pub fn new(id: Uuid, n: i32, now: Timestamp) -> Self {
        Self {
            id,
            n,
            intent: None,
            client_secret: None,
            charge: None,
            method: None,
            expires_at: None,
            failure: None,
            known: Known { state: AttemptState::Sending, as_of: now },
            settles: Settles::Counts,
            received: None,
            disputes: BTreeMap::new(),
            created_at: now,
            refunds: Vec::new(),
        }
    }

    /// Until when it may still be paid.
    pub fn payable_until(&self) -> Timestamp {
        payable_until(self.method.as_deref(), self.known.state, self.created_at, self.expires_at)
    }

    /// Whether money may come though the buyer has left: a bank is at it, or they hold a slip.
    pub fn is_under_way(&self, now: Timestamp) -> bool {
        is_under_way(self.method.as_deref(), self.known.state, self.created_at, self.expires_at, now)
    }

    pub const fn came(&self) -> bool {
        matches!(self.known.state, AttemptState::Succeeded)
    }

    /// What went back of its money.
    pub fn refunded(&self) -> i64 {
        self.sum(|refund| refund.state == refund::State::Succeeded)
    }

    /// What went back or is about to.
    pub fn returning(&self) -> i64 {
        self.sum(|refund| refund.state != refund::State::Failed)
    }

    /// What was once said to have gone back, counted once however often it was sent.
    pub fn gone(&self) -> i64 {
        self.refunds.iter().filter(|refund| !refund.retried).map(|refund| refund.gone).sum()
    }

    /// What banks say about its money, all disputes together.
    pub fn dispute(&self) -> Option<Dispute> {
        let is = |one| self.disputes.values().any(|dispute| *dispute == one);
        let by_weight = [Dispute::Lost, Dispute::Open, Dispute::Won];
        by_weight.into_iter().find(|one| is(*one))
    }

    fn sum(&self, which: impl Fn(&Refund) -> bool) -> i64 {
        self.refunds.iter().filter(|refund| which(refund)).map(|refund| refund.money.amount).sum()
    }
}

impl Purchase {
    /// The attempt that it was paid with.
    pub fn paid_with(&self) -> Option<&Attempt> {
        self.attempts.iter().find(|attempt| attempt.came() && attempt.settles == Settles::Counts)
    }

    /// What went back of what it was paid with.
    pub fn refunded(&self) -> i64 {
        self.paid_with().map_or(0, Attempt::refunded)
    }

    /// What came by an attempt.
    pub fn received(&self, attempt: &Attempt) -> Money {
        attempt.received.unwrap_or(self.money)
    }

    /// What came by an attempt and is neither back with the buyer nor on its way.
    pub fn rest(&self, attempt: &Attempt) -> i64 {
        match attempt.dispute() {
            _ if !attempt.came() => 0,
            Some(Dispute::Lost) => 0,
            _ => (self.received(attempt).amount - attempt.returning()).max(0),
        }
    }

    /// Whether the buyer has it and none has asked for all of the money back.
    pub fn stays(&self) -> bool {
        self.state.owns() && self.paid_with().is_some_and(|paid| self.rest(paid) > 0)
    }

    /// Where it stands, by everything that is known.
    fn derived(&self) -> State {
        let attempts: Vec<_> = self
            .attempts
            .iter()
            .map(|attempt| purchase::AttemptSummary {
                n: attempt.n,
                state: attempt.known.state,
                settles: attempt.settles,
                received: self.received(attempt).amount,
                refunded: attempt.refunded(),
                gone: attempt.gone(),
                dispute: attempt.dispute(),
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
        self.founded(|purchase| purchase.state.owns()).1
    }

    pub fn owns(&self) -> bool {
        !self.owned().is_empty()
    }

    /// Whether the order has what is in this purchase.
    pub fn has(&self, p: usize) -> bool {
        self.founded(|purchase| purchase.state.owns()).0.contains(&p)
    }

    /// Whether nothing that is owned is on its way back or asked for by a bank: only then more is sold.
    pub fn is_steady(&self) -> bool {
        let owning = self.purchases.iter().filter(|purchase| purchase.state.owns());
        owning.into_iter().all(|purchase| purchase.stays() && purchase.state != State::Disputed)
    }

    /// The place of a purchase.
    pub fn position(&self, purchase: Uuid) -> Option<usize> {
        self.purchases.iter().position(|one| one.id == purchase)
    }

    /// The newest bundle that was bought with this order and that it has.
    pub fn bundle(&self) -> Option<&Purchase> {
        self.purchases.iter().rfind(|one| one.own && one.terms.tests > 1 && one.state.owns())
    }

    /// The purchase by which the order has something, if it is there to stay.
    pub fn holder(&self, item: PackageItem) -> Option<&Purchase> {
        let holds =
            |purchase: &&Purchase| purchase.items.contains(&item) && purchase.state != State::Disputed;
        self.founded(Purchase::stays).0.into_iter().map(|p| &self.purchases[p]).find(holds)
    }

    /// Purchases of this kind, by their places, and what is in them: an upgrade counts only if the
    /// others hold everything that it was priced from.
    fn founded(&self, counts: impl Fn(&Purchase) -> bool) -> (BTreeSet<usize>, BTreeSet<PackageItem>) {
        let (mut places, mut items) = (BTreeSet::new(), BTreeSet::new());
        if self.void {
            return (places, items);
        }
        loop {
            let stands = |purchase: &Purchase| {
                let from = purchase.from.as_ref();
                counts(purchase) && from.is_none_or(|base| base.items.iter().all(|item| items.contains(item)))
            };
            let mut next = self.purchases.iter().enumerate().filter(|(p, _)| !places.contains(p));
            let Some((p, purchase)) = next.find(|(_, purchase)| stands(purchase)) else {
                return (places, items);
            };
            places.insert(p);
            items.extend(purchase.items.iter().copied());
        }
    }

    /// Whether money has ever come or gone: such an order is kept.
    pub fn was_paid(&self) -> bool {
        let touched = |attempt: &Attempt| attempt.came() || !attempt.refunds.is_empty();
        let mut purchases = self.purchases.iter();
        // Money that came by a stranger's intent is known by its review only.
        purchases.any(|purchase| purchase.review.is_some() || purchase.attempts.iter().any(touched))
    }

    fn place(&self, which: impl Fn(&Attempt) -> bool) -> Option<(usize, usize)> {
        let mut own = self.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
        own.find_map(|(p, purchase)| Some((p, purchase.attempts.iter().position(&which)?)))
    }
}

impl Refund {
    pub fn requested(id: Uuid, reason: refund::Reason, money: Money, now: Timestamp) -> Self {
        let state = refund::State::Requested;
        Self {
            id,
            provider_id: None,
            reason,
            money,
            state,
            gone: 0,
            retried: false,
            failure: None,
            created_at: now,
        }
    }
}

#[cfg(test)]
mod tests;
