//! The money of one order, and the one way in which a fact about it changes anything.
//!
//! [`Books::intent`], [`Books::refund`] and [`Books::dispute`] (in `facts`) take what the provider says, whoever
//! brought it, and answer with what has to be written down and done. Facts come in any order, more than
//! once and late: [`Known::join`] and [`purchase::state`](crate::purchase::state) see to it that this
//! makes no difference.

mod facts;

use std::collections::BTreeSet;

use jiff::Timestamp;
use uuid::Uuid;

use crate::{
    catalog::{PackageItem, SkuId},
    ledger::Transaction,
    money::Money,
    payment::{AttemptState, Dispute, Known, codes},
    purchase::{self, Facts, Kind, Part, State},
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

    /// Whether money has ever come or gone: such an order is kept.
    pub fn was_paid(&self) -> bool {
        let mut attempts = self.purchases.iter().flat_map(|purchase| &purchase.attempts);
        attempts.any(|attempt| attempt.came() || !attempt.refunds.is_empty())
    }

    fn place(&self, which: impl Fn(&Attempt) -> bool) -> Option<(usize, usize)> {
        let mut own = self.purchases.iter().enumerate().filter(|(_, purchase)| purchase.own);
        own.find_map(|(p, purchase)| Some((p, purchase.attempts.iter().position(&which)?)))
    }
}

impl Refund {
    pub fn requested(id: Uuid, reason: refund::Reason, money: Money, now: Timestamp) -> Self {
        let state = refund::State::Requested;
        Self { id, provider_id: None, reason, money, state, failure: None, created_at: now }
    }
}

#[cfg(test)]
mod tests;
