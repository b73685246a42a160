//! What the shop does around the rules of `domain`, as `app` does: one order at a time, read under its lock,
//! judged, written, and then the follow-up work.

use std::collections::{BTreeMap, BTreeSet};

use domain::{
    books::{Attempt, Books, Change, Decision, Effect, Purchase, Verdict},
    catalog::{Catalog, PackageItem, SkuId},
    country::CountryCode,
    email::EmailAddress,
    ids::{AttemptId, RefundId},
    ledger::LedgerAccount,
    locale::Locale,
    member::Membership,
    money::Money,
    offer::{self, Offer, Price},
    order::OrderNumber,
    payment::{AttemptState, News},
    purchase::{Evidence, Kind, PurchaseTerms, State},
    refund,
};
use jiff::Timestamp;
use uuid::Uuid;

use crate::{
    Fault,
    dice::Dice,
    prices::{self, EXAM},
    world::{World, later},
};

/// Three orders of tests, and one of no test that a membership is bought with.
pub const ORDERS: usize = 4;
pub const MEMBERS_ORDER: usize = 3;

/// How often a refund is requested while the provider says that everything was refunded.
const ASKS_MOST: usize = 6;

pub struct Shop {
    pub catalog: Catalog,
    pub place: usize,
    pub fault: Option<Fault>,
    /// What was bought for each order.
    pub orders: [Vec<Purchase>; ORDERS],
    pub void: [bool; ORDERS],
    /// Which order's bundle pays for an order.
    pub uses: BTreeMap<usize, usize>,
    pub booked: BTreeMap<String, i64>,
    jobs: Vec<Job>,
    /// The books of an order before its newest change, for readers before the lock.
    stale: BTreeMap<usize, Books>,
    ids: u128,
}

#[derive(Clone)]
struct Job {
    at: Timestamp,
    order: usize,
    refund: RefundId,
    asked: usize,
}

fn terms(tests: i32, months: Option<i32>, country: CountryCode) -> PurchaseTerms {
    PurchaseTerms {
        email: EmailAddress::parse("grace@example.com").expect("an address"),
        hl: Locale::En,
        country,
        tests,
        months,
        evidence: Evidence::default(),
        member_order: None,
    }
}

/// A purchase request, with the price the buyer claims.
pub struct Ask {
    pub order: usize,
    pub sku: SkuId,
    pub member: bool,
    /// A different price than the one on the button.
    pub lie: bool,
}

impl Shop {
    pub fn new(place: usize, fault: Option<Fault>) -> Self {
        Self {
            catalog: prices::catalog(),
            place,
            fault,
            orders: Default::default(),
            void: [false; ORDERS],
            uses: BTreeMap::new(),
            booked: BTreeMap::new(),
            jobs: Vec::new(),
            stale: BTreeMap::new(),
            ids: 0,
        }
    }

    fn fresh<Id: From<Uuid>>(&mut self) -> Id {
        self.ids += 1;
        Uuid::from_u128(self.ids).into()
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    pub fn read(&self, order: usize) -> Books {
        let mut purchases = self.orders[order].clone();
        let bundle = self.uses.get(&order).and_then(|other| self.bundle(*other));
        purchases.extend(bundle.map(|bundle| Purchase { own: false, ..bundle.clone() }));
        Books { purchases, void: self.void[order] }
    }

    fn bundle(&self, order: usize) -> Option<&Purchase> {
        self.orders[order].iter().rfind(|one| one.kind == Kind::Bundle && one.state.owns())
    }

    fn write(&mut self, order: usize, books: &Books, change: &Change, now: Timestamp) {
        let changed = &books.purchases[change.purchase];
        if self.has(Fault::JudgedBeforeLock) {
            self.stale.insert(order, self.read(order));
        }
        let without_base = self.has(Fault::UpgradeWithoutBase);
        if let Some(kept) = self.orders[order].iter_mut().find(|one| one.id == changed.id) {
            kept.clone_from(changed);
            if let Some(base) = kept.from.as_mut().filter(|_| without_base) {
                base.items.clear();
            }
        }
        for booking in &change.bookings {
            let line = booking.lines.iter().find(|(account, _)| *account == LedgerAccount::Provider);
            self.booked.insert(booking.id.clone(), line.map_or(0, |(_, amount)| *amount));
        }
        for effect in &change.effects {
            match effect {
                Effect::SendRefund(refund, wait) => {
                    let at = later(now, wait.as_secs());
                    self.jobs.push(Job { at, order, refund: *refund, asked: 0 });
                }
                Effect::Deliver => {
                    let mut books = self.read(order);
                    if let Verdict::Changed(change) = books.fulfil(changed.id, now) {
                        self.write(order, &books, &change, now);
                    }
                }
                Effect::TellFailed
                | Effect::TellExpired
                | Effect::TellRefund(_)
                | Effect::TellRefundToBank(_)
                | Effect::Alarm(_) => {}
            }
        }
    }

    /// Writes a change and its consequences, in this order and in those that its bundle pays for.
    fn settle(&mut self, order: usize, books: &Books, change: &Change, now: Timestamp) {
        self.write(order, books, change, now);
        self.follow_base(order, now);
        let purchase = books.purchases[change.purchase].clone();
        if purchase.kind == Kind::Bundle && change.from.owns() && !purchase.stays() {
            let users: Vec<usize> =
                self.uses.iter().filter(|(_, of)| **of == order).map(|(user, _)| *user).collect();
            for user in users {
                if !purchase.state.owns() {
                    self.uses.remove(&user);
                }
                self.follow_base(user, now);
            }
        }
    }

    fn follow_base(&mut self, order: usize, now: Timestamp) {
        let mut books = self.read(order);
        for change in books.follow_base(now, || self.fresh()) {
            self.write(order, &books, &change, now);
        }
    }

    /// The only entry point for facts.
    pub fn hear(&mut self, order: usize, news: &News, now: Timestamp, dice: &mut Dice) {
        let before_lock = self.has(Fault::JudgedBeforeLock) && dice.once_in(2);
        let stale = self.stale.get(&order).filter(|_| before_lock).cloned();
        let mut books = stale.unwrap_or_else(|| self.read(order));
        let fresh = self.fresh();
        let mut news = news.clone();
        if let News::Refund(news) = &mut news
            && self.has(Fault::FailedRefundDone)
            && news.state == refund::State::Failed
        {
            news.state = refund::State::Succeeded;
        }
        let verdict = match &news {
            News::Intent(news) => books.intent(news, now, fresh),
            News::Refund(news) => books.refund(news, now, fresh),
            News::Dispute(news) => books.dispute(news, now),
            News::Plan(_) | News::Other => Verdict::Foreign,
        };
        if let Verdict::Changed(change) = verdict {
            self.settle(order, &books, &change, now);
        }
    }

    /// Opens a payment; returns the attempt, if the purchase is allowed.
    pub fn start(
        &mut self,
        ask: &Ask,
        world: &mut World,
        now: Timestamp,
        dice: &mut Dice,
    ) -> Option<AttemptId> {
        let books = self.read(ask.order);
        if self.void[ask.order] {
            return None;
        }
        let country = prices::country(self.place);
        let offered = match ask.order {
            MEMBERS_ORDER if books.owns() => return None,
            MEMBERS_ORDER => offer::membership(&self.catalog, country),
            _ => offer::offer(&self.catalog, EXAM, &books.owned(), ask.sku, country),
        };
        let Offer { package, kind, list, member } = offered.ok()?;
        if kind == Kind::Upgrade && !books.is_steady() {
            return None;
        }
        let Price { money, worth, from } = if ask.member { member } else { list };
        let shown = if ask.lie { Money { amount: money.amount / 2, ..money } } else { money };
        if shown != money && !self.has(Fault::CallersPrice) {
            return None;
        }
        let (items, sku) = (self.catalog.contents_of(package), package.id);
        let terms = terms(self.catalog.tests_of(package), package.months, country);
        let open = |one: &Purchase| one.sku == sku && one.state.is_open();
        if self.orders[ask.order].iter().any(|one| open(one) && one.money == shown && one.from == from) {
            return None;
        }
        self.close_others(ask.order, world, now, dice);
        let (id, attempt) = (self.fresh(), self.fresh());
        self.orders[ask.order].push(Purchase {
            id,
            own: true,
            sku,
            kind,
            items,
            money: shown,
            worth,
            from,
            state: State::Created,
            review: None,
            created_at: now,
            paid_at: None,
            fulfilled_at: None,
            opened_at: None,
            disputed_at: None,
            terms,
            attempts: vec![Attempt::new(attempt, 1, now)],
        });
        let answer = world.open(ask.order, attempt, shown, now);
        self.hear(ask.order, &News::Intent(answer), now, dice);
        Some(attempt)
    }

    /// Nobody should pay for what they turned away from; but a slip that was handed out can't be withdrawn,
    /// and not every intent is closed in time.
    fn close_others(&mut self, order: usize, world: &mut World, now: Timestamp, dice: &mut Dice) {
        for attempt in self.open_attempts(order) {
            let Some(i) = world.find(attempt.id) else { continue };
            if !attempt.is_under_way(now) && world.intents[i].slip.is_none() && dice.once_in(2) {
                let news = world.cancel(i, now);
                self.hear(order, &News::Intent(news), now, dice);
            }
        }
    }

    fn open_attempts(&self, order: usize) -> Vec<Attempt> {
        let attempts = self.orders[order].iter().flat_map(|one| &one.attempts);
        attempts.filter(|one| !one.known.state.is_final()).cloned().collect()
    }

    /// Checks every attempt with news, and closes those whose time is over.
    pub fn reconcile(&mut self, world: &mut World, now: Timestamp, dice: &mut Dice) {
        for order in 0..ORDERS {
            for attempt in self.open_attempts(order) {
                let Some(i) = world.find(attempt.id) else { continue };
                if world.intents[i].state != attempt.known.state {
                    self.hear(order, &News::Intent(world.ask(i, now)), now, dice);
                }
                let known = self.open_attempts(order).into_iter().find(|one| one.id == attempt.id);
                let Some(known) = known else { continue };
                let a_day = later(attempt.created_at, 24 * 3600);
                let until = if self.has(Fault::SlipCancelled) { a_day } else { known.payable_until() };
                if world.intents[i].state != AttemptState::Succeeded && now >= until {
                    let news = world.cancel(i, now);
                    self.hear(order, &News::Intent(news), now, dice);
                }
            }
        }
    }

    pub fn use_bundle(&mut self, order: usize, of: usize) -> bool {
        let used = self.uses.values().filter(|one| **one == of).count();
        let bundle = self.bundle(of).is_some_and(|one| one.stays() && one.state != State::Disputed);
        let void = self.void[order] || self.void[of];
        let may =
            order != of && order != MEMBERS_ORDER && bundle && used < 2 && !void && !self.read(order).owns();
        if may {
            self.uses.insert(order, of);
        }
        may
    }

    /// Refunds everything of an order that may be refunded.
    pub fn give_back(&mut self, order: usize, reason: refund::Reason, now: Timestamp) {
        let places = self.read(order).returnable(reason, now).unwrap_or_default();
        for place in places.into_iter().rev() {
            let mut books = self.read(order);
            let fresh = self.fresh();
            if let Some(change) = books.give_back(place, reason, now, fresh) {
                self.settle(order, &books, &change, now);
            }
        }
    }

    pub fn void(&mut self, order: usize, now: Timestamp) {
        self.void[order] = true;
        self.uses.remove(&order);
        self.give_back(order, refund::Reason::Abnormal, now);
    }

    /// An operator refunds whatever is waiting for them; returns whether there was anything.
    pub fn look_after(&mut self, now: Timestamp) -> bool {
        let mut any = false;
        for order in 0..ORDERS {
            for place in self.read(order).undecided() {
                let mut books = self.read(order);
                let fresh = self.fresh();
                if let Some(change) = books.decide(place, Decision::GiveBack, now, fresh) {
                    self.settle(order, &books, &change, now);
                    any = true;
                }
            }
        }
        any
    }

    pub fn next_job(&self) -> Option<Timestamp> {
        self.jobs.iter().map(|job| job.at).min()
    }

    /// Sends the refunds that are due.
    pub fn work(&mut self, world: &mut World, now: Timestamp, dice: &mut Dice) {
        let (due, rest): (Vec<Job>, Vec<Job>) = self.jobs.drain(..).partition(|job| job.at <= now);
        self.jobs = rest;
        for job in due {
            self.send(&job, world, now, dice);
        }
    }

    fn send(&mut self, job: &Job, world: &mut World, now: Timestamp, dice: &mut Dice) {
        let mut books = self.read(job.order);
        let attempts = books.purchases.iter().flat_map(|purchase| &purchase.attempts);
        let found = attempts.flat_map(|attempt| attempt.refunds.iter().map(move |one| (attempt, one)));
        let Some((attempt, one)) = found.into_iter().find(|(_, one)| one.id == job.refund) else { return };
        let sent = [refund::State::Pending, refund::State::Succeeded];
        let others = attempt.refunds.iter().filter(|other| other.id != one.id && sent.contains(&other.state));
        let others: i64 = others.map(|other| other.money.amount).sum();
        let (amount, state) = (one.money.amount, one.state);
        let Some(i) = world.find(attempt.id).filter(|_| state == refund::State::Requested) else { return };
        let answer = if amount > world.intents[i].money.amount - others {
            Err("more_than_paid")
        } else {
            world.refund(i, job.refund, amount, now, dice)
        };
        match answer {
            Ok(Some(news)) => self.hear(job.order, &News::Refund(news), now, dice),
            Ok(None) => self.jobs.push(Job { at: later(now, 60), ..job.clone() }),
            Err("charge_already_refunded") if job.asked < ASKS_MOST => {
                self.jobs.push(Job { at: later(now, 6 * 3600), asked: job.asked + 1, ..job.clone() });
            }
            Err("charge_already_refunded") => {}
            Err(failure) => {
                let fresh = self.fresh();
                if let Verdict::Changed(change) = books.refuse(job.refund, failure, now, fresh) {
                    self.settle(job.order, &books, &change, now);
                }
            }
        }
    }

    /// Whether the buyer is a member by the membership that they bought.
    pub fn has_member(&self, now: Timestamp) -> bool {
        let number = OrderNumber::new(now, 0);
        Membership::of(&number, &self.read(MEMBERS_ORDER), now).is_some()
    }

    pub fn owned(&self, order: usize) -> BTreeSet<PackageItem> {
        self.read(order).owned()
    }
}
