//! The money of one order, and the only way in which a fact about it changes anything.
//!
//! [`Books::intent`], [`Books::refund`] and [`Books::dispute`] (in `facts`) accept what the provider reports,
//! from any source, and return what has to be stored and done. Facts arrive in any order, more than once and
//! late: [`Known::join`] and [`purchase::state`](crate::purchase::state) make sure that this makes no
//! difference.

mod facts;
mod returns;

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};

pub use self::returns::{Decision, NoReturn};
use crate::{
    catalog::{PackageItem, SkuId},
    ids::{AttemptId, PurchaseId, RefundId},
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
    /// The run can't be analysed: the order owns nothing, and whatever is paid for it is refunded.
    pub void: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purchase {
    pub id: PurchaseId,
    /// False for the bundle of another order that pays for this one too.
    pub own: bool,
    pub sku: SkuId,
    pub kind: Kind,
    pub items: Vec<PackageItem>,
    pub money: Money,
    /// The price of everything the order has through it, including what it was added to: for an upgrade the price
    /// of the larger package, for a bundle that of the package which each of its tests gets.
    pub worth: i64,
    /// What an upgrade was priced from.
    pub from: Option<Base>,
    pub state: State,
    /// Why an operator has to look at it.
    pub review: Option<String>,
    pub created_at: Timestamp,
    pub paid_at: Option<Timestamp>,
    pub fulfilled_at: Option<Timestamp>,
    /// When the result was first shown on a screen.
    pub opened_at: Option<Timestamp>,
    pub disputed_at: Option<Timestamp>,
    pub terms: PurchaseTerms,
    pub attempts: Vec<Attempt>,
}

/// What an upgrade was priced from: the upgrade is owned only while this is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    pub items: Vec<PackageItem>,
    /// The price of the package with these items, in the upgrade's currency.
    pub amount: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub id: AttemptId,
    pub n: i32,
    pub intent: Option<String>,
    pub client_secret: Option<String>,
    pub charge: Option<String>,
    pub method: Option<String>,
    /// The deadline of the slip or code that the buyer was shown.
    pub expires_at: Option<Timestamp>,
    pub failure: Option<String>,
    pub known: Known,
    pub settles: Settles,
    /// The amount received, once it was.
    pub received: Option<Money>,
    /// By the provider's id.
    pub disputes: BTreeMap<String, Dispute>,
    pub created_at: Timestamp,
    pub refunds: Vec<Refund>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refund {
    pub id: RefundId,
    pub provider_id: Option<String>,
    pub reason: refund::Reason,
    pub money: Money,
    pub state: refund::State,
    /// How much of it was ever reported as sent to the buyer; unchanged if the refund fails afterwards.
    pub gone: i64,
    /// It failed, and a newer refund sends the money instead.
    pub retried: bool,
    pub failure: Option<String>,
    pub created_at: Timestamp,
}

/// The effect of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not about anything in these books.
    Foreign,
    /// Already known, or older than what is known.
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

/// What has to be stored: purchase and attempt as they now are in the books, and this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Indices in the books.
    pub purchase: usize,
    pub attempt: usize,
    pub from: State,
    pub to: State,
    pub bookings: Vec<Transaction>,
    /// When the money moved.
    pub moved_at: Timestamp,
    /// The indices of refunds that were added or changed.
    pub refunds: Vec<usize>,
    pub effects: Vec<Effect>,
}

/// What has to happen after the change is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The buyer owns it: deliver it.
    Deliver,
    /// Money has to be refunded: send the refund after this time.
    SendRefund(RefundId, SignedDuration),
    /// A delayed payment did not arrive: notify the buyer.
    TellFailed,
    /// A slip wasn't paid in time: notify the buyer.
    TellExpired,
    /// Money is refunded by the refund at this index: notify the buyer.
    TellRefund(usize),
    /// The same, and the provider asks the buyer for a bank account.
    TellRefundToBank(usize),
    /// An operator has to look.
    Alarm(Alarm),
}

text_enum! {
    /// Why an operator has to look.
    Alarm {
        /// The amount received isn't the one requested.
        Misfit "misfit",
        /// Money was received through another intent than the attempt's.
        Misplaced "misplaced",
        /// A refund failed.
        RefundFailed "refund_failed",
        /// A bank demands money back.
        Disputed "disputed",
        /// A fact moved a purchase backwards, which none should.
        WentBack "went_back",
    }
}

impl Attempt {
    /// A purchase's `n`th attempt, not yet known to the provider.
    pub fn new(id: AttemptId, n: i32, now: Timestamp) -> Self {
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

    /// Whether money may arrive though the buyer has left: a bank is processing it, or the buyer holds a slip.
    pub fn is_under_way(&self, now: Timestamp) -> bool {
        is_under_way(self.method.as_deref(), self.known.state, self.created_at, self.expires_at, now)
    }

    pub const fn came(&self) -> bool {
        matches!(self.known.state, AttemptState::Succeeded)
    }

    /// The amount refunded.
    pub fn refunded(&self) -> i64 {
        self.sum(|refund| refund.state == refund::State::Succeeded)
    }

    /// The amount refunded or being refunded.
    pub fn returning(&self) -> i64 {
        self.sum(|refund| refund.state != refund::State::Failed)
    }

    /// The amount ever reported as refunded, counted once however often it was sent.
    pub fn gone(&self) -> i64 {
        self.refunds.iter().filter(|refund| !refund.retried).map(|refund| refund.gone).sum()
    }

    /// The state of all its disputes together.
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

    /// The amount refunded of what it was paid with.
    pub fn refunded(&self) -> i64 {
        self.paid_with().map_or(0, Attempt::refunded)
    }

    /// The amount received through an attempt.
    pub fn received(&self, attempt: &Attempt) -> Money {
        attempt.received.unwrap_or(self.money)
    }

    /// The amount received through an attempt that is neither refunded nor being refunded.
    pub fn rest(&self, attempt: &Attempt) -> i64 {
        match attempt.dispute() {
            _ if !attempt.came() => 0,
            Some(Dispute::Lost) => 0,
            _ => (self.received(attempt).amount - attempt.returning()).max(0),
        }
    }

    /// Whether the buyer owns it and no full refund was requested.
    pub fn stays(&self) -> bool {
        self.state.owns() && self.paid_with().is_some_and(|paid| self.rest(paid) > 0)
    }

    /// Its state, derived from everything that is known.
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

    /// Whether the order owns what is in this purchase.
    pub fn has(&self, p: usize) -> bool {
        self.founded(|purchase| purchase.state.owns()).0.contains(&p)
    }

    /// Whether nothing that is owned is being refunded or disputed: only then are upgrades sold.
    pub fn is_steady(&self) -> bool {
        let owning = self.purchases.iter().filter(|purchase| purchase.state.owns());
        owning.into_iter().all(|purchase| purchase.stays() && purchase.state != State::Disputed)
    }

    /// The index of a purchase.
    pub fn position(&self, purchase: PurchaseId) -> Option<usize> {
        self.purchases.iter().position(|one| one.id == purchase)
    }

    /// The newest bundle that was bought with this order and that it owns.
    pub fn bundle(&self) -> Option<&Purchase> {
        self.purchases.iter().rfind(|one| one.own && one.terms.tests > 1 && one.state.owns())
    }

    /// The purchase through which the order owns an item, unless it is being refunded or disputed.
    pub fn holder(&self, item: PackageItem) -> Option<&Purchase> {
        let holds =
            |purchase: &&Purchase| purchase.items.contains(&item) && purchase.state != State::Disputed;
        self.founded(Purchase::stays).0.into_iter().map(|p| &self.purchases[p]).find(holds)
    }

    /// The indices of purchases that `counts` accepts, and their items: an upgrade is included only if the others
    /// hold everything that it was priced from.
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

    /// Whether money was ever received or refunded: such an order is retained.
    pub fn was_paid(&self) -> bool {
        let touched = |attempt: &Attempt| attempt.came() || !attempt.refunds.is_empty();
        let mut purchases = self.purchases.iter();
        // Money received through a foreign intent is recorded only by its review.
        purchases.any(|purchase| purchase.review.is_some() || purchase.attempts.iter().any(touched))
    }

    fn place(&self, which: impl Fn(&Attempt) -> bool) -> Option<(usize, usize)> {
        let mut own = self.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
        own.find_map(|(p, purchase)| Some((p, purchase.attempts.iter().position(&which)?)))
    }
}

impl Refund {
    pub fn requested(id: RefundId, reason: refund::Reason, money: Money, now: Timestamp) -> Self {
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
