//! Upgrades and what they were priced from; refunds that fail; money that waits for an operator.

use super::*;
use crate::{purchase::Kind, refund::Reason};

const SMALL: &[PackageItem] = &[PackageItem::Report];
const MIDDLE: &[PackageItem] = &[PackageItem::Report, PackageItem::Certificate];
const LARGE: &[PackageItem] = &[PackageItem::Report, PackageItem::Certificate, PackageItem::Discount];
const PRICES: [i64; 3] = [499, 999, 1499];

fn package(number: u128, size: usize) -> Purchase {
    let items = [SMALL, MIDDLE, LARGE][size].to_vec();
    let money = Money { amount: PRICES[size], ..PRICE };
    Purchase { items, money, worth: PRICES[size], ..purchase(number, 1) }
}

fn upgrade(number: u128, from: usize, to: usize) -> Purchase {
    let base = Base { items: [SMALL, MIDDLE, LARGE][from].to_vec(), amount: PRICES[from] };
    let money = Money { amount: PRICES[to] - PRICES[from], ..PRICE };
    Purchase { kind: Kind::Upgrade, from: Some(base), money, ..package(number, to) }
}

/// The bundle of another order that pays for this one.
fn bundle(number: u128) -> Purchase {
    let money = Money { amount: 1998, ..PRICE };
    Purchase { own: false, kind: Kind::Bundle, money, ..package(number, 1) }
}

fn pay(books: &mut Books, number: u128) -> Vec<Effect> {
    let place = books.purchases.iter().position(|one| one.id == id(number, 0)).expect("a purchase");
    let own = std::mem::replace(&mut books.purchases[place].own, true);
    let mut news = news(&attempt(number, 1), AttemptState::Succeeded, 9);
    let money = Some(books.purchases[place].money);
    (news.money, news.received) = (money, money);
    let verdict = books.intent(&news, at(10), refund_id(9_000 + number));
    books.purchases[place].own = own;
    match verdict {
        Verdict::Changed(change) => change.effects,
        other => panic!("{other:?}"),
    }
}

fn paid(purchases: Vec<Purchase>) -> Books {
    let numbers: Vec<u128> = purchases.iter().map(|one| one.id.as_uuid().as_u128() / 100).collect();
    let mut books = Books { purchases, void: false };
    for number in numbers {
        pay(&mut books, number);
    }
    books
}

/// News of a refund: of ours by its id, or made by hand for a purchase.
fn back(id: Option<RefundId>, number: u128, state: refund::State, amount: i64) -> RefundNews {
    RefundNews {
        refund: id.map_or_else(|| format!("re_hand_{number}"), |id| format!("re_{id}")),
        id,
        intent: Some(format!("pi_{}", attempt(number, 1).id.as_uuid().as_u128())),
        state,
        asks_buyer: false,
        money: Some(Money { amount, ..PRICE }),
        failure: None,
        as_of: at(20),
    }
}

fn hear(books: &mut Books, news: &RefundNews) -> Change {
    match books.refund(
        news,
        at(30),
        refund_id(
            8_000
                + books
                    .purchases
                    .iter()
                    .flat_map(|one| &one.attempts)
                    .map(|one| one.refunds.len() as u128)
                    .sum::<u128>(),
        ),
    ) {
        Verdict::Changed(change) => change,
        other => panic!("{other:?}"),
    }
}

fn lost(number: u128) -> DisputeNews {
    DisputeNews {
        dispute: format!("dp_{number}"),
        intent: Some(format!("pi_{}", attempt(number, 1).id.as_uuid().as_u128())),
        money: None,
        open: false,
        lost: true,
        as_of: at(40),
    }
}

fn newest(books: &Books, p: usize) -> &Refund {
    books.purchases[p].attempts[0].refunds.last().expect("a refund")
}

#[test]
fn an_upgrade_is_owned_only_while_its_base_is_and_refunded_with_it() {
    let mut books = paid(vec![package(1, 0), upgrade(2, 0, 2)]);
    assert_eq!(books.owned().len(), 3);

    assert!(matches!(books.dispute(&lost(1), at(41)), Verdict::Changed(_)));
    assert!(!books.owns(), "the bank gave the base back");
    let changes = books.follow_base(at(42), || refund_id(77));

    assert_eq!(changes.len(), 1);
    assert_eq!((newest(&books, 1).reason, newest(&books, 1).money.amount), (Reason::WithBase, 1000));
    assert!(books.follow_base(at(43), || refund_id(78)).is_empty(), "once");
}

#[test]
fn an_upgrade_is_refunded_as_soon_as_a_refund_of_its_base_is_requested() {
    let mut books = paid(vec![bundle(1), upgrade(2, 1, 2)]);
    books.purchases[0].own = true;
    let asked = books.give_back((0, 0), Reason::Buyer, at(20), refund_id(70)).expect("requested");
    books.purchases[0].own = false;
    assert_eq!((asked.from, asked.to), (State::Paid, State::Paid));
    assert!(!books.is_steady(), "nothing is added to what is being refunded");

    assert_eq!(books.follow_base(at(21), || refund_id(71)).len(), 1);
    assert_eq!(books.owned().len(), 3, "owned until the refund is done");
    books.purchases[0].state = State::Refunded;
    assert!(!books.owns());
}

#[test]
fn a_payment_for_an_upgrade_whose_base_is_being_refunded_is_surplus() {
    let mut books = Books { purchases: vec![package(1, 0), upgrade(2, 0, 2)], void: false };
    pay(&mut books, 1);
    books.give_back((0, 0), Reason::Buyer, at(20), refund_id(70)).expect("requested");
    pay(&mut books, 2);

    assert_eq!(books.purchases[1].attempts[0].settles, Settles::Surplus);
    assert_eq!((newest(&books, 1).reason, newest(&books, 1).money.amount), (Reason::Double, 1000));
}

#[test]
fn an_upgrade_that_cannot_be_refunded_waits_for_an_operator_and_is_not_requested_again() {
    let mut books = paid(vec![package(1, 0), upgrade(2, 0, 2)]);
    assert!(matches!(books.dispute(&lost(1), at(41)), Verdict::Changed(_)));
    assert_eq!(books.follow_base(at(42), || refund_id(80)).len(), 1);
    for fresh in 81..84 {
        let id = newest(&books, 1).id;
        books.refuse(id, "refused", at(43), refund_id(fresh));
        assert!(books.follow_base(at(44), || refund_id(90)).is_empty(), "not requested twice");
    }

    assert_eq!(books.undecided(), [(1, 0)]);
    let change = books.decide((1, 0), Decision::GiveBack, at(50), refund_id(91)).expect("decided");
    assert_eq!(change.effects, [Effect::SendRefund(refund_id(91), SignedDuration::ZERO)]);
}

#[test]
fn two_upgrades_cost_no_more_than_the_most_expensive_one() {
    // Both were started from the smallest package; first the smaller one is paid first, then the larger one.
    let books = paid(vec![package(1, 0), upgrade(2, 0, 1), upgrade(3, 0, 2)]);
    let refund = newest(&books, 2);
    assert_eq!((refund.reason, refund.money.amount), (Reason::Overlap, 500));
    assert_eq!(books.purchases[2].from.as_ref().map(|base| base.amount), Some(999));
    assert_eq!(books.owned().len(), 3);

    let books = paid(vec![package(1, 0), upgrade(3, 0, 2), upgrade(2, 0, 1)]);
    assert_eq!((newest(&books, 2).reason, newest(&books, 2).money.amount), (Reason::Double, 500));
    assert!(books.purchases[1].attempts[0].refunds.is_empty());
}

#[test]
fn two_upgrades_cost_no_more_than_one_although_prices_rise_between_them() {
    let mut dearer = upgrade(3, 0, 2);
    dearer.from.as_mut().expect("an upgrade").amount += 5;
    dearer.worth += 5;

    let books = paid(vec![package(1, 0), upgrade(2, 0, 1), dearer]);

    let refund = newest(&books, 2);
    assert_eq!((refund.reason, refund.money.amount), (Reason::Overlap, 500));
    assert_eq!(books.purchases[2].worth, 1499);
}

#[test]
fn a_repriced_upgrade_is_refunded_with_the_one_below_it() {
    let mut books = paid(vec![package(1, 0), upgrade(2, 0, 1), upgrade(3, 0, 2)]);
    let overlap = newest(&books, 2).id;
    hear(&mut books, &back(Some(overlap), 3, refund::State::Succeeded, 500));
    hear(&mut books, &back(None, 2, refund::State::Succeeded, 500));

    assert_eq!(books.owned().len(), 1);
    books.follow_base(at(31), || refund_id(71));
    assert_eq!((newest(&books, 2).reason, newest(&books, 2).money.amount), (Reason::WithBase, 500));
}

#[test]
fn a_failed_refund_is_booked_owed_and_sent_three_times_in_all() {
    let mut books = paid(vec![package(1, 0)]);
    books.give_back((0, 0), Reason::Buyer, at(20), refund_id(70)).expect("requested");
    let mut waits = Vec::new();
    for sent in 1..=3 {
        let id = newest(&books, 0).id;
        let gone = hear(&mut books, &back(Some(id), 1, refund::State::Succeeded, 499));
        assert_eq!((gone.to, books.owns()), (State::Refunded, false));
        let failed = hear(&mut books, &back(Some(id), 1, refund::State::Failed, 499));

        assert_eq!(failed.to, State::Owed, "{sent}");
        assert!(failed.bookings.iter().any(|booking| booking.id.starts_with("refund_failed:")));
        assert!(failed.effects.contains(&Effect::Alarm(Alarm::RefundFailed)));
        waits.extend(failed.effects.iter().filter_map(|effect| match effect {
            Effect::SendRefund(_, wait) => Some(wait.as_hours()),
            _ => None,
        }));
    }

    assert_eq!(waits, [1, 24], "then it is left to an operator");
    assert_eq!(books.undecided(), [(0, 0)]);
    assert!(books.clone().give_back((0, 0), Reason::Buyer, at(99), refund_id(0)).is_some(), "the button too");
    let change = books.decide((0, 0), Decision::GiveBack, at(99), refund_id(99)).expect("decided");
    assert_eq!(change.to, State::Owed);
    let gone = hear(&mut books, &back(Some(refund_id(99)), 1, refund::State::Succeeded, 499));
    assert_eq!((gone.to, books.undecided().len()), (State::Refunded, 0));
}

#[test]
fn money_refunded_elsewhere_by_an_operator_is_settled() {
    let mut books = paid(vec![package(1, 0)]);
    hear(&mut books, &back(None, 1, refund::State::Succeeded, 499));
    assert_eq!(hear(&mut books, &back(None, 1, refund::State::Failed, 499)).to, State::Owed);
    assert!(books.purchases[0].attempts[0].refunds.len() == 1, "a refund made by hand is not retried");

    let change = books.decide((0, 0), Decision::Settled, at(50), refund_id(50)).expect("decided");
    assert_eq!((change.to, books.undecided().len()), (State::Refunded, 0));
    assert_eq!(change.bookings, []);
}

#[test]
fn the_providers_state_overrides_a_rejection_of_ours() {
    let mut books = paid(vec![package(1, 0)]);
    books.give_back((0, 0), Reason::Buyer, at(20), refund_id(70)).expect("requested");
    assert!(matches!(books.refuse(refund_id(70), "x", at(21), refund_id(71)), Verdict::Changed(_)));
    let change = hear(&mut books, &back(Some(refund_id(70)), 1, refund::State::Succeeded, 499));

    assert_eq!(change.to, State::Refunded);
    // The second attempt finds nothing left and isn't retried.
    let verdict = books.refuse(refund_id(71), "more_than_paid", at(22), refund_id(72));
    let Verdict::Changed(change) = verdict else { panic!("{verdict:?}") };
    assert_eq!((change.to, change.refunds.len()), (State::Refunded, 1));
    assert_eq!(books.undecided(), []);
}

#[test]
fn a_second_refund_for_one_request_counts_too() {
    let mut books = paid(vec![package(1, 0)]);
    books.give_back((0, 0), Reason::Buyer, at(20), refund_id(70)).expect("requested");
    let first = back(Some(refund_id(70)), 1, refund::State::Failed, 499);
    let second =
        RefundNews { refund: "re_second".to_owned(), state: refund::State::Succeeded, ..first.clone() };

    hear(&mut books, &first);
    let change = hear(&mut books, &second);

    assert_eq!(change.to, State::Refunded);
    let booked: Vec<&str> = change.bookings.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(booked, ["refund:re_second"]);
    // The retry finds nothing left.
    let again = books.purchases[0].attempts[0].refunds[1].id;
    books.refuse(again, "charge_already_refunded", at(40), refund_id(72));
    assert_eq!(books.undecided(), []);
}

#[test]
fn the_refund_button_returns_a_double_payment_before_what_is_owned() {
    let mut books = paid(vec![package(1, 0), package(2, 1)]);
    let double = newest(&books, 1).id;
    let sent_back = |books: &Books| books.returnable(Reason::Buyer, at(30)).expect("something");
    assert_eq!(sent_back(&books), [(0, 0)]);
    for fresh in 80..83 {
        let id = newest(&books, 1).id;
        books.refuse(id, "refused", at(21), refund_id(fresh));
    }
    assert_ne!(newest(&books, 1).id, double);

    assert_eq!(sent_back(&books), [(1, 0)], "the surplus, and the report stays open");
    books.give_back((1, 0), Reason::Buyer, at(30), refund_id(90)).expect("requested again");
    assert_eq!(sent_back(&books), [(1, 0)], "pressed twice");
    hear(&mut books, &back(Some(refund_id(90)), 2, refund::State::Succeeded, 999));
    assert_eq!((sent_back(&books), books.owns()), (vec![(0, 0)], true));
    // A declaration of withdrawal covers everything.
    assert_eq!(books.returnable(Reason::Withdrawal, at(30)).map(|all| all.len()), Ok(1));
}

#[test]
fn a_second_remainder_is_refunded_for_the_same_reason() {
    let mut books = paid(vec![package(1, 0)]);
    hear(&mut books, &back(None, 1, refund::State::Pending, 200));
    books.give_back((0, 0), Reason::Buyer, at(21), refund_id(70)).expect("the rest");
    hear(&mut books, &back(None, 1, refund::State::Failed, 200));

    let change = books.give_back((0, 0), Reason::Buyer, at(22), refund_id(71)).expect("what failed");
    assert_eq!(newest(&books, 0).money.amount, 200);
    assert_eq!(change.refunds, [0, 2]);
}

#[test]
fn a_second_dispute_is_open_until_it_is_decided() {
    let mut books = paid(vec![package(1, 0)]);
    let mut hear = |dispute: &str, open, lost| {
        let news = DisputeNews {
            dispute: dispute.to_owned(),
            money: Some(PRICE),
            open,
            lost: lost && !open,
            ..self::lost(1)
        };
        match books.dispute(&news, at(50)) {
            Verdict::Changed(change) => {
                (change.to, change.bookings.iter().map(|one| one.id.clone()).collect::<Vec<_>>())
            }
            other => panic!("{other:?}"),
        }
    };

    assert_eq!(hear("dp_1", true, false).0, State::Disputed);
    assert_eq!(hear("dp_1", false, false).0, State::Paid);
    let (state, booked) = hear("dp_2", true, false);
    assert_eq!((state, booked), (State::Disputed, vec!["dispute:dp_2".to_owned()]));
    let (state, booked) = hear("dp_2", false, true);
    assert_eq!((state, booked), (State::Refunded, vec!["dispute:dp_2".to_owned()]));
}

#[test]
fn an_order_with_unmatched_money_is_retained_until_an_operator_has_decided() {
    let strange =
        IntentNews { intent: "pi_other".to_owned(), ..news(&attempt(1, 1), AttemptState::Succeeded, 9) };
    let mut books = Books { purchases: vec![package(1, 0)], void: false };
    books.purchases[0].attempts[0].intent = Some("pi_101".to_owned());
    assert!(matches!(books.intent(&strange, at(10), refund_id(0)), Verdict::Changed(_)));
    assert!(books.was_paid(), "the order is retained");
    let change =
        books.decide(books.undecided()[0], Decision::Settled, at(11), refund_id(0)).expect("decided");
    assert_eq!((change.from, change.to), (State::Review, State::Created));

    let mut wrong = news(&attempt(1, 1), AttemptState::Succeeded, 9);
    wrong.received = Some(Money { amount: 498, ..PRICE });
    let misfit = || {
        let mut books = Books { purchases: vec![package(1, 0)], void: false };
        assert!(matches!(books.intent(&wrong, at(10), refund_id(0)), Verdict::Changed(_)));
        books
    };
    let mut books = misfit();
    let change = books.decide((0, 0), Decision::Accept, at(11), refund_id(0)).expect("decided");
    assert_eq!((change.to, change.effects), (State::Paid, vec![Effect::Deliver]));
    let mut books = misfit();
    books.decide((0, 0), Decision::GiveBack, at(11), refund_id(50)).expect("decided");
    assert_eq!(newest(&books, 0).money.amount, 498);
    let gone = hear(&mut books, &back(Some(refund_id(50)), 1, refund::State::Succeeded, 498));
    assert_eq!((gone.from, gone.to), (State::Review, State::Refunded));
}

#[test]
fn whatever_is_paid_for_a_void_order_is_refunded() {
    let mut books = Books { purchases: vec![package(1, 0), package(2, 1)], void: false };
    pay(&mut books, 1);
    books.void = true;
    assert!(!books.owns());
    pay(&mut books, 2);
    assert_eq!(books.purchases[1].attempts[0].settles, Settles::Surplus);
}
