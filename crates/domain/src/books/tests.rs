//! In whatever order facts arrive, they end in the same state, and no purchase ever moves backwards.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use uuid::Uuid;

mod upgrades;

use super::*;
use crate::{
    country::CountryCode,
    email::EmailAddress,
    locale::Locale,
    money::Currency,
    payment::{DisputeNews, IntentNews, News, RefundNews},
};

const PRICE: Money = Money::new(Currency::EUR, 499);

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

fn id<Id: From<Uuid>>(purchase: u128, n: u128) -> Id {
    Uuid::from_u128(purchase * 100 + n).into()
}

fn refund_id(n: u128) -> RefundId {
    Uuid::from_u128(n).into()
}

fn attempt(purchase: u128, n: i32) -> Attempt {
    Attempt::new(id(purchase, n.unsigned_abs().into()), n, at(0))
}

fn terms() -> PurchaseTerms {
    PurchaseTerms {
        email: EmailAddress::parse("grace@example.com").expect("an address"),
        hl: Locale::En,
        country: CountryCode::parse("US").expect("a country"),
        tests: 1,
        evidence: purchase::Evidence::default(),
        months: None,
        member_order: None,
    }
}

fn purchase(number: u128, attempts: i32) -> Purchase {
    Purchase {
        id: id(number, 0),
        own: true,
        sku: SkuId(i32::try_from(number).expect("small")),
        kind: Kind::Package,
        items: vec![PackageItem::IqScore, PackageItem::Report],
        money: PRICE,
        worth: PRICE.amount,
        from: None,
        state: State::Created,
        review: None,
        created_at: at(0),
        paid_at: None,
        fulfilled_at: None,
        opened_at: None,
        disputed_at: None,
        terms: terms(),
        attempts: (1..=attempts).map(|n| attempt(number, n)).collect(),
    }
}

fn news(attempt: &Attempt, state: AttemptState, second: i64) -> IntentNews {
    let came = state == AttemptState::Succeeded;
    IntentNews {
        intent: format!("pi_{}", attempt.id.as_uuid().as_u128()),
        attempt: Some(attempt.id),
        known: Known { state, as_of: at(second) },
        money: Some(PRICE),
        received: came.then_some(PRICE),
        charge: came.then(|| format!("ch_{}", attempt.id.as_uuid().as_u128())),
        method: Some("card".to_owned()),
        expires_at: None,
        failure: None,
        client_secret: None,
    }
}

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.0.next_u64() % n as u64).expect("small")
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            let j = self.below(i + 1);
            list.swap(i, j);
        }
    }
}

/// What a provider might report about one attempt, in the order it happened.
fn life(dice: &mut Dice, attempt: &Attempt, may_succeed: bool, by_hand: bool, told: &mut Vec<News>) -> bool {
    let passing = [AttemptState::Acting, AttemptState::Declined, AttemptState::Processing];
    let mut second = 1;
    let mut say = |state, told: &mut Vec<News>| {
        told.push(News::Intent(news(attempt, state, second)));
        // Two states may fall within one second: cards are fast.
        second += i64::from(told.len().is_multiple_of(2));
    };
    say(AttemptState::Waiting, told);
    for _ in 0..dice.below(3) {
        say(dice.pick(&passing), told);
    }
    let end = dice.below(4);
    if end == 0 {
        say(AttemptState::Cancelled, told);
    }
    if end < 2 || !may_succeed {
        return false;
    }
    say(AttemptState::Succeeded, told);
    let intent = Some(format!("pi_{}", attempt.id.as_uuid().as_u128()));
    if by_hand && dice.below(3) == 0 {
        let amount = dice.pick(&[499, 200]);
        // Some fail days later.
        let ends = 2 + usize::from(dice.below(3) == 0);
        let states = [refund::State::Pending, refund::State::Succeeded, refund::State::Failed];
        for (state, second) in states.into_iter().zip([20, 20, 90]).take(ends) {
            told.push(News::Refund(RefundNews {
                refund: format!("re_{}", attempt.id.as_uuid().as_u128()),
                id: None,
                intent: intent.clone(),
                state,
                asks_buyer: false,
                money: Some(Money { amount, ..PRICE }),
                failure: None,
                as_of: at(second),
            }));
        }
    }
    for n in 0..[0, 0, 0, 0, 0, 0, 1, 2][dice.below(8)] {
        let dispute = |open, lost, second| {
            News::Dispute(DisputeNews {
                dispute: format!("dp_{}_{n}", attempt.id.as_uuid().as_u128()),
                intent: intent.clone(),
                money: Some(PRICE),
                open,
                lost,
                as_of: at(second),
            })
        };
        told.push(dispute(true, false, 30));
        if dice.below(2) == 0 {
            told.push(dispute(false, dice.below(2) == 0, 40));
        }
    }
    true
}

type Bookings = BTreeMap<String, [(crate::ledger::LedgerAccount, i64); 2]>;

/// Applies everything and its consequences; an error describes what went wrong.
fn run(
    books: &mut Books,
    heard: &[News],
    apply: fn(&mut Books, &News, RefundId) -> Verdict,
) -> Result<Bookings, String> {
    let mut booked = Bookings::new();
    let mut waiting: Vec<News> = heard.iter().rev().cloned().collect();
    let mut fresh = 0_u128;
    while let Some(news) = waiting.pop() {
        fresh += 1;
        let Verdict::Changed(change) = apply(books, &news, refund_id(1_000_000 + fresh)) else {
            continue;
        };
        if !change.from.may_become(change.to) {
            return Err(format!("{:?} became {:?}", change.from, change.to));
        }
        for booking in change.bookings {
            if booked.insert(booking.id.clone(), booking.lines).is_some_and(|before| before != booking.lines)
            {
                return Err(format!("{} was booked twice", booking.id));
            }
        }
        for effect in change.effects {
            match effect {
                Effect::Deliver => {
                    let id = books.purchases[change.purchase].id;
                    books.fulfil(id, at(50));
                }
                Effect::SendRefund(id, _) => {
                    let attempt = &books.purchases[change.purchase].attempts[change.attempt];
                    let money = attempt.refunds.iter().find(|refund| refund.id == id).map(|r| r.money);
                    waiting.insert(
                        0,
                        News::Refund(RefundNews {
                            refund: format!("re_auto_{}", attempt.id.as_uuid().as_u128()),
                            id: Some(id),
                            intent: None,
                            state: refund::State::Succeeded,
                            asks_buyer: false,
                            money,
                            failure: None,
                            as_of: at(60),
                        }),
                    );
                }
                Effect::TellFailed
                | Effect::TellExpired
                | Effect::TellRefund(_)
                | Effect::TellRefundToBank(_)
                | Effect::Alarm(_) => {}
            }
        }
        let owning = books.purchases.iter().filter(|purchase| purchase.state.owns()).count();
        if owning > 1 {
            return Err("two packages are owned".to_owned());
        }
    }
    Ok(booked)
}

fn apply(books: &mut Books, news: &News, fresh: RefundId) -> Verdict {
    match news {
        News::Intent(news) => books.intent(news, at(100), fresh),
        News::Refund(news) => books.refund(news, at(100), fresh),
        News::Dispute(news) => books.dispute(news, at(100)),
        News::Plan(_) | News::Other => Verdict::Foreign,
    }
}

/// A naive implementation that trusts the order of events: the last one wins.
fn last_word_wins(books: &mut Books, news: &News, fresh: RefundId) -> Verdict {
    if let News::Intent(news) = news {
        for purchase in &mut books.purchases {
            for attempt in purchase.attempts.iter_mut().filter(|one| Some(one.id) == news.attempt) {
                if attempt.known.state != AttemptState::Succeeded
                    || news.known.state != AttemptState::Succeeded
                {
                    attempt.known = Known { state: AttemptState::Sending, as_of: at(-1) };
                }
            }
        }
    }
    apply(books, news, fresh)
}

/// Replays each history twice, in different orders and with different repetitions.
fn tell(
    histories: usize,
    seed: u64,
    apply: fn(&mut Books, &News, RefundId) -> Verdict,
) -> Result<usize, String> {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut several = 0;
    for history in 0..histories {
        let books = Books {
            purchases: (1..=u128::from(history % 2 == 0) + 1)
                .map(|number| purchase(number, 1 + i32::from(dice.below(2) == 0)))
                .collect(),
            void: false,
        };
        let (mut told, mut successes) = (Vec::new(), 0);
        // A double payment is refunded automatically; nobody refunds it by hand as well.
        let many = dice.below(3) == 0;
        for attempt in books.purchases.iter().flat_map(|purchase| &purchase.attempts) {
            successes += usize::from(life(&mut dice, attempt, many || successes == 0, !many, &mut told));
        }
        let mut ends = Vec::new();
        for _ in 0..2 {
            let mut heard = told.clone();
            for _ in 0..dice.below(4) {
                heard.push(told[dice.below(told.len())].clone());
            }
            dice.shuffle(&mut heard);
            // A refund or a dispute needs to know which attempt its intent belongs to; the answer to our own call
            // binds them before anybody can pay.
            let bound = books.purchases.iter().flat_map(|purchase| &purchase.attempts);
            heard.splice(0..0, bound.map(|one| News::Intent(news(one, AttemptState::Waiting, 0))));
            let mut books = books.clone();
            let booked = run(&mut books, &heard, apply).map_err(|why| format!("{why}: {heard:#?}"))?;
            judge(&books, &booked)?;
            let states: Vec<State> = books.purchases.iter().map(|purchase| purchase.state).collect();
            ends.push((states, booked));
        }
        several += usize::from(successes > 1);
        // Which of two payments counts depends on which arrives first; nothing else may depend on the order.
        if successes < 2 && ends[0] != ends[1] {
            return Err(format!("{ends:?} by the same facts: {told:#?}"));
        }
    }
    Ok(several)
}

/// Invariants that must hold at the end, whatever happened.
fn judge(books: &Books, booked: &Bookings) -> Result<(), String> {
    for attempt in books.purchases.iter().flat_map(|purchase| &purchase.attempts) {
        if attempt.refunded() > PRICE.amount {
            return Err("more was refunded than received".to_owned());
        }
        if attempt.came() && attempt.settles == Settles::Surplus && attempt.refunded() != PRICE.amount {
            return Err("money that came twice was kept".to_owned());
        }
        if attempt.came() != booked.contains_key(&format!("charge:ch_{}", attempt.id.as_uuid().as_u128())) {
            return Err("money that came isn't in the books".to_owned());
        }
    }
    match booked.values().flatten().map(|(_, amount)| amount).sum::<i64>() {
        0 => Ok(()),
        off => Err(format!("the books are off by {off}")),
    }
}

#[test]
fn a_hundred_thousand_orderings_of_facts_end_in_one_state_and_never_move_backwards() {
    let several = tell(50_000, 1, apply).expect("one state");

    assert!(several > 1_000, "{several} histories with more than one payment");
}

#[test]
fn the_same_histories_catch_an_implementation_that_trusts_the_last_event() {
    assert!(tell(500, 1, last_word_wins).is_err());
}

fn booked(purchases: Vec<Purchase>, heard: &[News]) -> Books {
    let mut books = Books { purchases, void: false };
    run(&mut books, heard, apply).expect("applied");
    books
}

fn came(purchase: u128, n: i32) -> News {
    News::Intent(news(&attempt(purchase, n), AttemptState::Succeeded, 9))
}

#[test]
fn the_second_payment_of_an_order_is_refunded_and_the_first_is_owned() {
    let books = booked(vec![purchase(1, 2), purchase(2, 1)], &[came(1, 2), came(2, 1), came(1, 1)]);

    let states: Vec<State> = books.purchases.iter().map(|purchase| purchase.state).collect();
    assert_eq!(states, [State::Fulfilled, State::Refunded]);
    let parts: Vec<Settles> = books.purchases[0].attempts.iter().map(|attempt| attempt.settles).collect();
    assert_eq!(parts, [Settles::Surplus, Settles::Counts]);
    let backs = books.purchases.iter().flat_map(|purchase| &purchase.attempts).map(Attempt::refunded);
    assert_eq!(backs.collect::<Vec<_>>(), [499, 0, 499]);
}

#[test]
fn an_amount_that_was_not_requested_delivers_nothing() {
    let one = attempt(1, 1);
    let other = |change: fn(&mut IntentNews)| {
        let mut news = news(&one, AttemptState::Succeeded, 9);
        change(&mut news);
        let mut books = Books { purchases: vec![purchase(1, 1)], void: false };
        books.purchases[0].attempts[0].intent = Some(format!("pi_{}", one.id.as_uuid().as_u128()));
        let Verdict::Changed(change) = books.intent(&news, at(10), refund_id(0)) else {
            panic!("nothing changed");
        };
        assert!(matches!(change.effects[..], [Effect::Alarm(_)]), "{:?}", change.effects);
        assert_eq!(change.bookings.len(), 1);
        (change.to, books.owns())
    };

    assert_eq!(other(|news| news.received = Some(Money::new(Currency::EUR, 498))), (State::Review, false));
    assert_eq!(other(|news| news.received = Some(Money::new(Currency::USD, 499))), (State::Review, false));
    assert_eq!(other(|news| news.money = Some(Money::new(Currency::EUR, 999))), (State::Review, false));
    assert_eq!(other(|news| news.attempt = Some(Uuid::max().into())), (State::Review, false));
    let foreign = |news: &mut IntentNews| "pi_other".clone_into(&mut news.intent);
    assert_eq!(other(foreign), (State::Review, false));
}

#[test]
fn the_buyer_is_notified_when_a_delayed_payment_fails() {
    let mut books = Books { purchases: vec![purchase(1, 1)], void: false };
    let mut hear =
        |state, second| match books.intent(&news(&attempt(1, 1), state, second), at(90), refund_id(0)) {
            Verdict::Changed(change) => change.effects,
            other => panic!("{other:?}"),
        };

    assert_eq!(hear(AttemptState::Processing, 1), []);
    assert_eq!(hear(AttemptState::Declined, 2), [Effect::TellFailed]);
}

#[test]
fn the_buyer_is_notified_of_an_expired_slip_but_not_of_an_abandoned_one() {
    let slip = |second| IntentNews {
        method: Some("konbini".to_owned()),
        expires_at: Some(at(300)),
        ..news(&attempt(1, 1), AttemptState::Acting, second)
    };
    let ends = |state, second| {
        let mut books = Books { purchases: vec![purchase(1, 1)], void: false };
        books.intent(&slip(1), at(1), refund_id(0));
        assert!(books.purchases[0].attempts[0].is_under_way(at(299)), "it may be paid until it is confirmed");
        match books.intent(&news(&attempt(1, 1), state, second), at(second), refund_id(0)) {
            Verdict::Changed(change) => change.effects,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(ends(AttemptState::Declined, 300), [Effect::TellExpired]);
    assert_eq!(ends(AttemptState::Cancelled, 900), [Effect::TellExpired]);
    assert_eq!(ends(AttemptState::Declined, 299), [], "a card was tried instead, and declined");
    assert_eq!(ends(AttemptState::Succeeded, 900), [Effect::Deliver]);

    let mut owner = booked(vec![purchase(2, 1)], &[came(2, 1)]);
    owner.purchases.push(purchase(1, 1));
    owner.intent(&slip(1), at(1), refund_id(0));
    let Verdict::Changed(change) =
        owner.intent(&news(&attempt(1, 1), AttemptState::Declined, 400), at(400), refund_id(0))
    else {
        panic!("no change")
    };
    assert_eq!(change.effects, [], "the buyer already owns it");
}

#[test]
fn a_refund_made_by_hand_is_recorded_with_its_reason() {
    let refund = RefundNews {
        refund: "re_1".to_owned(),
        id: None,
        intent: Some(format!("pi_{}", attempt(1, 1).id.as_uuid().as_u128())),
        state: refund::State::Succeeded,
        asks_buyer: false,
        money: Some(PRICE),
        failure: None,
        as_of: at(20),
    };
    let books = booked(vec![purchase(1, 1)], &[came(1, 1), News::Refund(refund)]);

    assert_eq!(books.purchases[0].state, State::Refunded);
    assert_eq!(books.purchases[0].attempts[0].refunds[0].reason, refund::Reason::Operator);
    assert!(!books.owns());
    assert_eq!(books.clone().give_back((0, 0), refund::Reason::Buyer, at(30), refund_id(0)), None);
}

fn alarms(verdict: Verdict) -> Vec<Effect> {
    let Verdict::Changed(change) = verdict else { panic!("nothing changed") };
    change.effects.into_iter().filter(|effect| matches!(effect, Effect::Alarm(_))).collect()
}

#[test]
fn a_purchase_that_moves_backwards_raises_an_alarm() {
    let mut books = Books { purchases: vec![purchase(1, 1)], void: false };
    books.purchases[0].state = State::Refunded;

    let heard = books.intent(&news(&attempt(1, 1), AttemptState::Waiting, 1), at(1), refund_id(0));

    assert_eq!(books.purchases[0].state, State::Pending);
    assert_eq!(alarms(heard), [Effect::Alarm(Alarm::WentBack)]);
}

#[test]
fn an_operator_ends_a_review_without_an_alarm() {
    let mut books = Books { purchases: vec![purchase(1, 1)], void: false };
    books.intent(&news(&attempt(1, 1), AttemptState::Waiting, 1), at(1), refund_id(0));
    let stranger =
        IntentNews { intent: "pi_other".to_owned(), ..news(&attempt(1, 1), AttemptState::Succeeded, 2) };
    let heard = books.intent(&stranger, at(2), refund_id(0));
    assert_eq!(alarms(heard), [Effect::Alarm(Alarm::Misplaced)]);

    let change = books.decide((0, 0), Decision::Settled, at(3), refund_id(0)).expect("a change");

    assert_eq!((change.from, change.to), (State::Review, State::Pending));
    assert_eq!(change.effects, []);
}
