//! Plays one history after the other to its end and judges it there.

use std::ops::Range;

use domain::{
    catalog::SkuId,
    payment::{AttemptState, Dispute},
    purchase::{Kind, Settles},
    refund::{Reason, State as RefundState},
};
use jiff::Timestamp;

use crate::{
    Fault,
    dice::Dice,
    prices::{BUNDLE, MEMBERSHIP, Paid, price_of, price_of_membership},
    shop::{Ask, MEMBERS_ORDER, ORDERS, Shop},
    world::{World, later},
};

const DAY: i64 = 24 * 3600;

/// How many actions there are, and how many rounds everything may take to settle after that.
const ACTIONS_MOST: usize = 18;
const ROUNDS_MOST: usize = 400;

/// What happened, and what was wrong at the end.
#[derive(Debug, Default)]
pub struct Told {
    pub histories: usize,
    pub violations: Vec<String>,
    pub payments: usize,
    pub bundles: usize,
    pub uses: usize,
    pub upgrades: usize,
    pub overlaps: usize,
    pub with_base: usize,
    pub surplus: usize,
    pub refunds: usize,
    pub failed: usize,
    pub came_back: usize,
    pub by_hand: usize,
    pub disputes: usize,
    pub second_disputes: usize,
    pub lost: usize,
    pub slips: usize,
    pub slips_paid: usize,
    pub voids: usize,
    pub memberships: usize,
    pub memberships_back: usize,
    pub member_prices: usize,
}

impl Told {
    /// Whether everything that can happen to money has happened.
    pub fn covers_everything(&self) -> bool {
        self.counts().iter().all(|(_, count)| *count > 0)
    }

    pub fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![
            ("payments", self.payments),
            ("bundles", self.bundles),
            ("tests of a bundle used", self.uses),
            ("upgrades", self.upgrades),
            ("upgrades paid twice in part", self.overlaps),
            ("upgrades that went with their base", self.with_base),
            ("payments one too many", self.surplus),
            ("refunds", self.refunds),
            ("refunds that failed", self.failed),
            ("refunds that failed after success", self.came_back),
            ("refunds by hand", self.by_hand),
            ("disputes", self.disputes),
            ("second disputes", self.second_disputes),
            ("disputes lost", self.lost),
            ("slips", self.slips),
            ("slips paid", self.slips_paid),
            ("orders voided", self.voids),
            ("memberships", self.memberships),
            ("memberships given back", self.memberships_back),
            ("purchases at a price that a membership gave", self.member_prices),
        ]
    }
}

/// Plays the histories with these numbers.
pub fn tell(numbers: Range<u64>, fault: Option<Fault>) -> Told {
    let mut told = Told::default();
    for number in numbers {
        let mut story = Story::new(number, fault);
        story.live();
        let settled = story.settle();
        told.histories += 1;
        told.violations.extend(story.judge(settled).map(|why| format!("history {number}: {why}")));
        story.count(&mut told);
    }
    told
}

struct Story {
    dice: Dice,
    world: World,
    shop: Shop,
    now: Timestamp,
    member: Membership,
    uses: usize,
    member_prices: usize,
}

/// When the buyer becomes a member by another order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Membership {
    Never,
    Always,
    From(Timestamp),
    /// While the membership of this history is owned.
    Bought,
}

impl Story {
    fn new(number: u64, fault: Option<Fault>) -> Self {
        let mut dice = Dice::new(number);
        let now = later(Timestamp::UNIX_EPOCH, 1_800_000_000);
        let member = match dice.below(8) {
            0 => Membership::Always,
            2 | 3 => Membership::Bought,
            1 => Membership::From(later(now, dice.between(0, 10 * DAY))),
            _ => Membership::Never,
        };
        let shop = Shop::new(dice.below(3), fault);
        Self { dice, world: World::default(), shop, now, member, uses: 0, member_prices: 0 }
    }

    fn is_member(&self) -> bool {
        match self.member {
            Membership::Never => false,
            Membership::Always => true,
            Membership::From(at) => self.now >= at,
            Membership::Bought => self.shop.has_member(self.now),
        }
    }

    fn live(&mut self) {
        for _ in 0..4 + self.dice.below(ACTIONS_MOST - 4) {
            self.act();
            let wait = [0, 5, 60, 3600, DAY, 2 * DAY][self.dice.below(6)];
            self.pass(later(self.now, wait));
        }
    }

    /// A random action of a buyer, a bank or the shop.
    fn act(&mut self) {
        let order = self.dice.below(ORDERS);
        match self.dice.below(30) {
            0..=11 => self.buy(order),
            12..=14 => {
                if let Some(i) = self.paid_or_open() {
                    self.world.pay(i, self.now, &mut self.dice);
                }
            }
            15..=19 => {
                let of = self.dice.below(ORDERS);
                self.uses += usize::from(self.shop.use_bundle(order, of));
            }
            20..=22 => self.shop.give_back(order, Reason::Buyer, self.now),
            23 => self.shop.give_back(order, Reason::Withdrawal, self.now),
            24 | 25 => {
                if let Some(i) = self.paid_or_open() {
                    let whole = self.world.intents[i].money.amount;
                    let amount = if self.dice.once_in(2) { whole } else { whole / 4 };
                    self.world.refund_by_hand(i, amount, self.now, &mut self.dice);
                }
            }
            26..=28 => {
                if let Some(i) = self.paid_or_open() {
                    self.world.dispute(i, self.now, &mut self.dice);
                }
            }
            _ if self.dice.once_in(4) => self.shop.void(order, self.now),
            _ => {}
        }
    }

    /// Opens one or two purchases, and pays none, one or both.
    fn buy(&mut self, order: usize) {
        for _ in 0..=usize::from(self.dice.once_in(3)) {
            let sku = if order == MEMBERS_ORDER {
                Some(MEMBERSHIP)
            } else {
                self.dice.pick(&[SkuId(1), SkuId(2), SkuId(3), SkuId(4), SkuId(4), BUNDLE, BUNDLE])
            };
            let ask = Ask {
                order,
                sku: sku.unwrap_or(BUNDLE),
                member: self.is_member(),
                lie: self.dice.once_in(8),
            };
            let by_membership = ask.member && self.member == Membership::Bought;
            let opened = self.shop.start(&ask, &mut self.world, self.now, &mut self.dice);
            let Some(i) = opened.and_then(|attempt| self.world.find(attempt)) else { continue };
            self.member_prices += usize::from(by_membership && order != MEMBERS_ORDER);
            if !self.dice.once_in(5) {
                self.world.pay(i, self.now, &mut self.dice);
            }
        }
    }

    fn paid_or_open(&mut self) -> Option<usize> {
        let all: Vec<usize> = (0..self.world.intents.len()).collect();
        self.dice.pick(&all)
    }

    /// Time passes: messages arrive, refunds are sent, attempts are checked once a day.
    fn pass(&mut self, until: Timestamp) {
        loop {
            let day = later(self.now, DAY);
            let next = [self.world.next(), self.shop.next_job(), Some(day), Some(until)];
            let next = next.into_iter().flatten().min().unwrap_or(until).max(self.now).min(until);
            let a_day_passed = next >= day;
            self.now = next;
            for (order, news) in self.world.until(self.now, &mut self.dice) {
                self.shop.hear(order, &news, self.now, &mut self.dice);
            }
            self.shop.work(&mut self.world, self.now, &mut self.dice);
            if a_day_passed || self.dice.once_in(10) {
                self.shop.reconcile(&mut self.world, self.now, &mut self.dice);
            }
            let due = [self.world.next(), self.shop.next_job()].into_iter().flatten().min();
            if self.now >= until && due.is_none_or(|at| at > until) {
                return;
            }
        }
    }

    /// Nothing new happens: everything requested completes, and an operator handles what needs one. Returns
    /// whether everything settled.
    fn settle(&mut self) -> bool {
        self.world.calm = true;
        for _ in 0..ROUNDS_MOST {
            self.pass(later(self.now, 10 * DAY));
            let looked = self.shop.look_after(self.now);
            let open = self.world.next().is_some() || self.shop.next_job().is_some();
            if !looked && !open {
                return true;
            }
        }
        false
    }

    /// What must be true at the end.
    fn judge(&self, settled: bool) -> Option<String> {
        if !settled {
            return Some("it never came to rest".to_owned());
        }
        for order in 0..ORDERS {
            if let Some(why) = self.judge_order(order) {
                return Some(format!("order {order}: {why}"));
            }
        }
        let held: i64 = self.world.intents.iter().map(crate::world::Intent::held).sum();
        let booked: i64 = self.shop.booked.values().sum();
        (held != booked).then(|| format!("the provider holds {held}, our books say {booked}"))
    }

    fn judge_order(&self, order: usize) -> Option<String> {
        let books = self.shop.read(order);
        let own: Vec<_> = self.world.intents.iter().filter(|intent| intent.order == order).collect();
        let kept: i64 = own.iter().map(|intent| intent.kept()).sum();
        // What was refunded manually for a purchase that is kept was a gift, or part of what had to be
        // refunded anyway.
        let mut presents = 0;
        for (p, purchase) in books.purchases.iter().enumerate().filter(|(_, one)| one.own) {
            let Some(paid) = purchase.paid_with().filter(|_| books.has(p)) else { continue };
            let intent = own.iter().find(|intent| intent.attempt == paid.id);
            let reason = |id| paid.refunds.iter().find(|one| Some(one.id) == id).map(|one| one.reason);
            let back = intent.iter().flat_map(|intent| &intent.refunds);
            let back = back.filter(|one| one.state == RefundState::Succeeded);
            let by_people = back.filter(|one| one.id.is_none() || reason(one.id) == Some(Reason::Operator));
            presents += by_people.map(|one| one.amount).sum::<i64>();
        }
        let bundle =
            books.purchases.iter().enumerate().find(|(p, one)| one.kind == Kind::Bundle && books.has(*p));
        let paid = match bundle {
            None => Paid::Itself,
            Some((_, bundle)) if bundle.own => Paid::WithItsBundle,
            Some(_) => Paid::ByAnother,
        };
        let owned = self.shop.owned(order);
        if order == MEMBERS_ORDER {
            return match price_of_membership(self.shop.place, &owned) {
                Some(price) if (price - presents..=price).contains(&kept) => None,
                price => {
                    Some(format!("{kept} is kept, {presents} given by hand, for {owned:?} at {price:?}"))
                }
            };
        }
        let members = match self.member {
            Membership::Never => (false, false),
            Membership::Always => (true, true),
            Membership::From(_) | Membership::Bought => (true, false),
        };
        let Some((low, high)) = price_of(self.shop.place, &owned, paid, members) else {
            return Some(format!("it owns what is no package: {owned:?}"));
        };
        (kept > high || kept + presents < low).then(|| {
            format!("{kept} is kept, {presents} given by hand, for what costs {low} to {high}: {owned:?}, {paid:?}")
        })
    }

    fn count(&self, told: &mut Told) {
        told.uses += self.uses;
        told.member_prices += self.member_prices;
        told.voids += self.shop.void.iter().filter(|void| **void).count();
        for intent in &self.world.intents {
            told.payments += usize::from(intent.state == AttemptState::Succeeded);
            told.slips += usize::from(intent.slip.is_some());
            told.slips_paid += usize::from(intent.slip.is_some() && intent.state == AttemptState::Succeeded);
            told.refunds += intent.refunds.len();
            told.by_hand += intent.refunds.iter().filter(|one| one.id.is_none()).count();
            told.disputes += usize::from(!intent.disputes.is_empty());
            told.second_disputes += usize::from(intent.disputes.len() > 1);
            told.lost += usize::from(intent.disputes.contains(&Dispute::Lost));
        }
        for purchase in self.shop.orders.iter().flatten() {
            let came = purchase.attempts.iter().filter(|attempt| attempt.came());
            told.bundles += usize::from(purchase.kind == Kind::Bundle && purchase.paid_with().is_some());
            let membership = purchase.kind == Kind::Membership && purchase.paid_with().is_some();
            told.memberships += usize::from(membership);
            told.memberships_back += usize::from(membership && !purchase.state.owns());
            told.upgrades += usize::from(purchase.kind == Kind::Upgrade && purchase.paid_with().is_some());
            told.surplus += came.filter(|attempt| attempt.settles == Settles::Surplus).count();
            for refund in purchase.attempts.iter().flat_map(|attempt| &attempt.refunds) {
                told.overlaps += usize::from(refund.reason == Reason::Overlap && refund.gone > 0);
                told.with_base += usize::from(refund.reason == Reason::WithBase && refund.gone > 0);
                told.failed += usize::from(refund.state == RefundState::Failed);
                told.came_back += usize::from(refund.state == RefundState::Failed && refund.gone > 0);
            }
        }
    }
}
