//! The checker on handmade stories: a true one passes, and each with one lie in it is caught.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::{Value, json};

use super::{
    accounts::Accounts,
    books::LedgerLines,
    bounds::Bounds,
    calls::Seen,
    facts::{Facts, Order},
    invariants::all,
    letters::{Answer, Letter},
    money::Charge,
    plans::Plans,
    prices::{Book, Prices},
    shown::Shown,
};

fn charge(amount: i64) -> Charge {
    let purchase = Some("p1".to_owned());
    Charge {
        intent: "pi_1".to_owned(),
        purchase,
        currency: "EUR".to_owned(),
        amount,
        refunded: 0,
        refunds: Vec::new(),
        lost: false,
        plan: None,
        renews: false,
        at: 0,
    }
}

/// A package of its own, a larger one, and the first for three tests.
fn prices() -> Prices {
    Prices::of(
        &[(2, &["report", "iq_score"]), (3, &["report", "iq_score", "certificate"])],
        &[(2, 799), (3, 999), (5, 1_598)],
    )
}

fn items(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|item| (*item).to_owned()).collect()
}

fn open(list: &[&str]) -> Seen {
    Seen {
        access: "paid".to_owned(),
        has_score: true,
        kind: "iq".to_owned(),
        items: Vec::new(),
        questions: list.contains(&"wrong_answers"),
        certificate: list.contains(&"certificate"),
        file: Some(true),
        digest: String::new(),
    }
}

fn closed() -> Seen {
    Seen { access: "locked".to_owned(), ..Seen::default() }
}

fn said(what: &str, line: Value) -> Value {
    let mut line = line;
    line["what"] = json!(what);
    line["order"] = json!("01A");
    line["buyer"] = json!(1);
    line
}

/// Somebody bought a report, saw it, and got a letter.
fn a_good_purchase() -> Facts {
    let answers = json!([{"id": "q1", "option": 3}, {"id": "q2", "option": null}]);
    let history = vec![
        said("submitted", json!({"run": "r1", "form": 1, "answers": answers})),
        said(
            "created",
            json!({"purchase": "p1", "intent": "pi_1", "sku": 2, "way": "package", "country": "DE",
            "price": {"currency": "EUR", "amount": 799}}),
        ),
        said("status", json!({"status": "completed", "state": "fulfilled"})),
    ];
    let purchase = json!({"id": "p1", "state": "fulfilled", "currency": "EUR", "amount": 799,
        "email": "buyer1@storm.example", "fulfilled_at": "2026-11-15T12:00:00Z"});
    let order = Order {
        buyer: 1,
        history: history.clone(),
        charges: vec![charge(799)],
        purchases: vec![purchase],
        country: "DE".to_owned(),
        bundle: None,
        payer: None,
        items: items(&["report", "iq_score"]),
        seen: open(&[]),
    };
    let letter = Letter {
        message_id: "m1".to_owned(),
        to: vec!["buyer1@storm.example".to_owned()],
        links: BTreeSet::from(["f00d".to_owned()]),
        orders: BTreeSet::from(["01A".to_owned()]),
        answer: Answer::Heard,
    };
    let mail = json!({"order_number": "01A", "kind": "receipt", "rev": 1, "state": "accepted"});
    let row = json!({"number": "01A", "run_id": "r1", "form_id": 1, "choices": [3, null]});
    Facts {
        orders: BTreeMap::from([("01A".to_owned(), order)]),
        erased: BTreeMap::new(),
        accounts: Accounts::default(),
        strays: Vec::new(),
        history,
        letters: vec![letter],
        mails: HashMap::from([("m1".to_owned(), mail)]),
        totals: BTreeMap::from([("EUR".to_owned(), 799)]),
        books: BTreeMap::from([("EUR".to_owned(), 799)]),
        runs: HashMap::from([("r1".to_owned(), vec![row])]),
        forms: HashMap::from([(1, vec!["q1".to_owned(), "q2".to_owned()])]),
        jobs: Vec::new(),
        price_books: vec![Book { prices: prices(), since: 0 }],
        lines: LedgerLines::default(),
        shown: Vec::new(),
        exposed: Vec::new(),
        bounds: Bounds::default(),
        plans: Plans::default(),
    }
}

#[track_caller]
fn breaches(lie: impl FnOnce(&mut Facts, &mut Order)) -> Vec<&'static str> {
    let mut facts = a_good_purchase();
    let mut order = facts.orders.remove("01A").expect("the order");
    lie(&mut facts, &mut order);
    facts.orders.insert("01A".to_owned(), order);
    let mut breached: Vec<_> =
        all(&facts).into_iter().filter(|figure| !figure.met).map(|figure| figure.invariant).collect();
    breached.dedup();
    breached
}

#[test]
fn a_true_story_passes() {
    assert!(breaches(|_, _| {}).is_empty());
}

/// The order shows nothing and owns nothing.
fn close(order: &mut Order) {
    order.items.clear();
    order.seen = closed();
}

#[test]
fn a_paid_order_without_a_report_is_found() {
    assert_eq!(breaches(|_, order| close(order)), ["I1", "I9"]);
    assert_eq!(breaches(|facts, _| facts.strays.push(charge(799))), ["I1"]);
    assert_eq!(breaches(|facts, _| facts.history.push(said("slip_lost", json!({})))), ["I1"]);
    assert_eq!(
        breaches(|_, order| {
            order.charges[0].refunded = 799;
            order.purchases[0]["state"] = json!("refunded");
            close(order);
        }),
        ["I1"]
    );
}

#[test]
fn a_double_charge_is_found_and_one_that_was_given_back_is_not() {
    assert_eq!(breaches(|_, order| order.charges.push(charge(799))), ["I2", "I4", "I9"]);
    assert!(breaches(|_, order| order.charges.push(Charge { refunded: 799, ..charge(799) })).is_empty());
    assert_eq!(breaches(|_, order| order.history.push(said("refund_asked", json!({})))), ["I2"]);
}

#[test]
fn a_report_that_nobody_paid_for_is_found() {
    assert_eq!(breaches(|_, order| order.charges.clear()), ["I3", "I6", "I9"]);
    assert_eq!(breaches(|_, order| order.charges[0].amount = 798), ["I3", "I6", "I9"]);
}

/// A larger package beside the first: 2.00 for what costs 9.99 together.
fn upgrade(facts: &mut Facts, order: &mut Order) {
    order.charges.push(Charge { intent: "pi_2".to_owned(), purchase: Some("p2".to_owned()), ..charge(200) });
    let line = json!({"purchase": "p2", "intent": "pi_2", "sku": 3, "way": "upgrade", "country": "DE",
        "price": {"currency": "EUR", "amount": 200}});
    order.history.push(said("created", line));
    let state = json!({"id": "p2", "state": "fulfilled", "fulfilled_at": "2026-11-15T12:05:00Z"});
    order.purchases.push(state);
    let larger = ["report", "iq_score", "certificate"];
    (order.items, order.seen) = (items(&larger), open(&larger));
    let mut letter = facts.letters[0].clone();
    letter.message_id = "m2".to_owned();
    facts.letters.push(letter);
    facts.mails.insert("m2".to_owned(), json!({"order_number": "01A", "kind": "receipt", "rev": 2}));
}

#[test]
fn a_larger_package_costs_the_difference_and_goes_with_the_first() {
    assert!(breaches(upgrade).is_empty());
    let more = breaches(|facts, order| {
        upgrade(facts, order);
        order.charges[0].lost = true;
        order.history.push(said("disputed", json!({})));
    });
    assert_eq!(more, ["I9"], "the larger package outlives the first");
    let unowned = breaches(|facts, order| {
        upgrade(facts, order);
        (order.items, order.seen) = (items(&["report", "iq_score"]), open(&[]));
    });
    assert_eq!(unowned, ["I9"], "the larger package was paid and isn't owned");
}

#[test]
fn gifts_by_staff_and_open_disputes_do_not_change_what_is_owned() {
    let gift = |facts: &mut Facts, order: &mut Order| {
        order.charges[0].refunded = 266;
        order.charges[0].refunds = vec![("re_1".to_owned(), 266)];
        facts.mails.insert("m2".to_owned(), json!({"order_number": "01A", "kind": "refund"}));
    };
    assert_eq!(breaches(gift), ["I9"]);
    assert!(
        breaches(|facts, order| {
            gift(facts, order);
            order.history.push(said("desk_refund", json!({"refund": "re_1"})));
        })
        .is_empty()
    );
}

/// The order was bought as a bundle, and a second one uses it.
fn bundle(facts: &mut Facts, order: &mut Order) {
    order.charges[0].amount = 1_598;
    for line in &mut order.history {
        if line["what"] == "created" {
            line["sku"] = json!(5);
            line["price"]["amount"] = json!(1_598);
        }
    }
    let second = Order {
        buyer: 1,
        country: "DE".to_owned(),
        bundle: Some("01A".to_owned()),
        items: items(&["report", "iq_score"]),
        seen: open(&[]),
        ..Order::default()
    };
    facts.orders.insert("01B".to_owned(), second);
}

#[test]
fn a_bundle_pays_for_its_orders_and_closes_them_with_itself() {
    assert!(breaches(bundle).is_empty());
    let outlives = breaches(|facts, order| {
        bundle(facts, order);
        order.charges[0].refunded = 1_598;
        order.history.push(said("refund_asked", json!({})));
        order.purchases[0]["state"] = json!("refunded");
        close(order);
    });
    assert_eq!(outlives, ["I3", "I9"], "the second order is still open");
}

#[test]
fn a_call_that_contradicts_what_is_owned_is_found() {
    assert_eq!(breaches(|_, order| order.seen.questions = true), ["I10"]);
    assert_eq!(breaches(|_, order| order.seen.certificate = true), ["I10"]);
    assert_eq!(breaches(|_, order| order.seen.file = Some(false)), ["I10"]);
    assert_eq!(breaches(|_, order| order.seen.has_score = false), ["I1", "I10"]);
}

#[test]
fn a_missing_letter_is_found_unless_the_address_does_not_exist() {
    assert_eq!(breaches(|facts, _| facts.letters.clear()), ["I4", "I14"]);
    assert!(
        breaches(|facts, order| {
            facts.letters.clear();
            order.purchases[0]["email"] = json!("refused1@storm.example");
            facts.mails.get_mut("m1").expect("the row")["state"] = json!("refused");
        })
        .is_empty()
    );
    assert_eq!(breaches(|facts, _| facts.letters.extend(vec![facts.letters[0].clone(); 2])), ["I4", "I14"]);
}

#[test]
fn a_link_that_was_asked_for_and_not_sent_is_found_unless_it_was_cut_off_twice() {
    let asked = |state: &str| {
        breaches(|facts, _| {
            facts.history.push(said("retrieved", json!({"email": "buyer1@storm.example"})));
            let row = json!({"kind": "retrieve", "recipient": "buyer1@storm.example", "state": state});
            facts.mails.insert("m2".to_owned(), row);
        })
    };
    assert_eq!(asked("waiting"), ["I4"]);
    assert!(asked("unconfirmed").is_empty());
}

#[test]
fn a_link_that_opens_nothing_or_somebody_elses_order_is_found() {
    assert_eq!(breaches(|facts, _| facts.letters[0].orders.clear()), ["I4"]);
    assert_eq!(breaches(|facts, _| facts.letters[0].orders = BTreeSet::from(["01B".to_owned()])), ["I4"]);
}

#[test]
fn answers_that_changed_or_vanished_are_found() {
    assert_eq!(
        breaches(|facts, _| facts.runs.get_mut("r1").expect("a run")[0]["choices"][0] = json!(2)),
        ["I5"]
    );
    assert_eq!(breaches(|facts, _| facts.runs.clear()), ["I5"]);
}

#[test]
fn books_that_differ_and_calls_that_never_ended_are_found() {
    assert_eq!(breaches(|facts, _| facts.books.clear()), ["I7"]);
    assert_eq!(breaches(|facts, _| facts.history.push(said("gave_up", json!({})))), ["I8"]);
    assert_eq!(
        breaches(|facts, _| facts.jobs.push(json!({"kind": "deliver", "attempts": 25, "dead": true}))),
        ["I8"]
    );
}

/// The account `owner` has the order, which was paid with the buyer's address.
fn owned_by(owner: &str) -> impl FnOnce(&mut Facts, &mut Order) {
    move |facts, order| {
        order.purchases[0]["paid_at"] = json!("2026-11-15T12:00:00Z");
        facts.accounts.owners.insert("01A".to_owned(), owner.to_owned());
    }
}

#[test]
fn an_order_in_a_strangers_account_is_found() {
    assert!(breaches(owned_by("buyer1@storm.example")).is_empty());
    assert!(breaches(owned_by("stranger1@storm.example")).is_empty(), "the payer's address isn't proven");
    let signed_in = said("signed_in", json!({"email": "buyer1@storm.example"}));
    let found = breaches(|facts, order| {
        owned_by("stranger1@storm.example")(facts, order);
        facts.history.push(signed_in);
    });
    assert_eq!(found, ["I11"]);
}

#[test]
fn a_slip_that_was_closed_is_excused_only_by_another_payment_of_the_same_moment() {
    let story = |other_at: i64| {
        breaches(|facts, _| {
            facts.history.push(said("confirmed", json!({"intent": "pi_slip", "at": 1_000})));
            let other = json!({"intent": "pi_other", "at": other_at, "purchase": "p1", "sku": 2, "way": "package",
                "country": "DE", "price": {"currency": "EUR", "amount": 799}});
            facts.history.push(said("created", other));
            facts.history.push(said("slip_lost", json!({"intent": "pi_slip", "at": 9_000})));
        })
    };

    assert!(story(2_000).is_empty());
    assert_eq!((story(500), story(60_000)), (vec!["I1"], vec!["I1"]));
}

#[test]
fn a_buyer_who_does_not_find_the_order_and_a_link_that_works_twice_are_found() {
    let looked =
        |found: bool| breaches(|facts, _| facts.history.push(said("looked_for", json!({"found": found}))));
    let pressed = |sessions: u8| {
        breaches(|facts, _| facts.history.push(said("pressed", json!({"sessions": sessions}))))
    };

    assert!(looked(true).is_empty() && pressed(1).is_empty());
    assert_eq!(looked(false), ["I11"]);
    assert_eq!(pressed(2), ["I11"]);
}

#[test]
fn what_is_left_of_a_deleted_person_is_found() {
    let erased = |seen: Seen, kept: i64| {
        breaches(|facts, _| {
            let mut order = Order { seen, ..Order::default() };
            order.charges.push(Charge { refunded: 799 - kept, ..charge(799) });
            order.history.push(said("refund_asked", json!({})));
            facts.erased.insert("01E".to_owned(), order);
        })
    };
    assert!(erased(Seen::default(), 0).is_empty());
    assert_eq!(erased(open(&[]), 0), ["I11"]);
    assert_eq!(erased(Seen::default(), 799), ["I2"], "its refund was promised");
    assert_eq!(breaches(|facts, _| facts.accounts.left.push("an address".to_owned())), ["I11"]);
    assert_eq!(breaches(|facts, _| facts.accounts.closing.push("an address".to_owned())), ["I11"]);
}

#[test]
fn a_transaction_that_only_one_ledger_has_is_found() {
    let booked = |theirs: i64, ours: i64| {
        breaches(|facts, _| {
            facts.lines.theirs.insert("charge:ch_1".to_owned(), ("EUR".to_owned(), theirs));
            facts.lines.ours.insert("charge:ch_1".to_owned(), ("EUR".to_owned(), ours));
        })
    };
    assert!(booked(799, 799).is_empty());
    assert_eq!(booked(799, 798), ["I7"]);
    assert_eq!(
        breaches(|facts, _| _ = facts.lines.theirs.insert("refund:re_1".to_owned(), ("EUR".to_owned(), -1))),
        ["I7"]
    );
    assert_eq!(breaches(|facts, _| facts.lines.unbalanced.push("charge:ch_1".to_owned())), ["I7"]);
    assert_eq!(breaches(|facts, _| facts.lines.unexplained.push("{}".to_owned())), ["I7"]);
}

#[test]
fn a_price_must_be_in_the_book_of_its_time() {
    let dearer = |created_at: i64| {
        breaches(|facts, order| {
            let prices = Prices::of(&[(2, &["report", "iq_score"])], &[(2, 1_299)]);
            facts.price_books.push(Book { prices, since: 1_000_000 });
            for line in facts.history.iter_mut().chain(&mut order.history) {
                line["at"] = json!(created_at);
            }
        })
    };
    assert!(dearer(900_000).is_empty(), "before the change");
    assert!(dearer(1_010_000).is_empty(), "a process may not have heard of it yet");
    assert_eq!(dearer(1_100_000), ["I9"], "the old price long after the change");
    let new = breaches(|facts, order| {
        let prices = Prices::of(&[(2, &["report", "iq_score"])], &[(2, 1_299)]);
        facts.price_books.push(Book { prices, since: 1_000_000 });
        for line in facts.history.iter_mut().chain(&mut order.history) {
            line["at"] = json!(1_100_000);
            line["price"]["amount"] = json!(1_299);
        }
        (order.charges[0].amount, order.purchases[0]["amount"]) = (1_299, json!(1_299));
    });
    assert!(new.is_empty(), "{new:?}");
}

/// A certificate that strangers can check, or not any more.
fn certificate(answers: bool) -> Shown {
    Shown { order: "01A".to_owned(), kind: "certificate".to_owned(), is_newest: true, answers }
}

#[test]
fn a_certificate_lives_as_long_as_it_is_owned() {
    assert!(breaches(|facts, _| facts.shown.push(certificate(true))).is_empty());
    assert_eq!(breaches(|facts, _| facts.shown.push(certificate(false))), ["I13"]);
    let refunded = |answers: bool| {
        breaches(|facts, order| {
            order.charges[0].refunded = 799;
            order.purchases[0]["state"] = json!("refunded");
            order.history.push(said("refund_asked", json!({})));
            close(order);
            facts.shown.push(certificate(answers));
        })
    };
    assert!(refunded(false).is_empty());
    assert_eq!(refunded(true), ["I13"]);
}

#[test]
fn letters_that_are_missing_or_too_many_or_astray_are_found() {
    let refund = |letters: usize| {
        breaches(|facts, order| {
            order.charges[0].refunded = 799;
            order.charges[0].refunds = vec![("re_1".to_owned(), 799)];
            order.purchases[0]["state"] = json!("refunded");
            order.history.push(said("refund_asked", json!({})));
            close(order);
            for n in 0..letters {
                facts.mails.insert(format!("r{n}"), json!({"order_number": "01A", "kind": "refund"}));
            }
        })
    };
    assert!(refund(1).is_empty());
    assert_eq!((refund(0), refund(2)), (vec!["I14"], vec!["I14"]));
    assert_eq!(
        breaches(|facts, _| {
            let row = json!({"order_number": "01A", "kind": "withdrawal"});
            facts.mails.insert("m2".to_owned(), row);
        }),
        ["I14"],
        "nobody withdrew"
    );
    assert_eq!(
        breaches(|facts, _| {
            let row = json!({"order_number": "01A", "kind": "retrieve", "state": "accepted"});
            facts.mails.insert("m2".to_owned(), row);
        }),
        ["I14"],
        "it never arrived"
    );
    assert_eq!(breaches(|facts, _| facts.letters[0].to = vec!["other@storm.example".to_owned()]), ["I14"]);
}

#[test]
fn a_letter_that_is_sent_again_though_its_answer_was_heard_is_found() {
    let twice = |answer: Answer| {
        breaches(|facts, _| {
            let second = facts.letters[0].clone();
            facts.letters[0].answer = answer;
            facts.letters.push(second);
        })
    };
    assert_eq!(twice(Answer::Heard), ["I4"]);
    for answer in [Answer::Missing, Answer::Lost, Answer::Gone, Answer::Unrecorded] {
        assert!(twice(answer).is_empty(), "{answer:?}");
    }
}

#[test]
fn a_test_that_a_package_includes_lives_as_long_as_the_package() {
    let included = |paid: bool, is_open: bool| {
        breaches(|facts, order| {
            if !paid {
                order.charges[0].refunded = 799;
                order.purchases[0]["state"] = json!("refunded");
                order.history.push(said("refund_asked", json!({})));
                close(order);
            }
            let seen = Seen { has_score: false, kind: "questionnaire".to_owned(), ..open(&[]) };
            let mut test =
                Order { payer: Some("01A".to_owned()), items: items(&["report"]), seen, ..Order::default() };
            if !is_open {
                test.items.clear();
                test.seen = Seen { access: "free".to_owned(), ..closed() };
            }
            facts.orders.insert("01C".to_owned(), test);
        })
    };
    assert!(included(true, true).is_empty() && included(false, false).is_empty());
    assert_eq!(included(true, false), ["I1"]);
    assert_eq!(included(false, true), ["I3"]);
}

#[test]
fn only_poisoned_jobs_may_be_dead_and_they_must_be() {
    let job = |key: &str, dead: bool| {
        breaches(|facts, _| facts.jobs.push(json!({"kind": "remove_files", "key": key, "dead": dead})))
    };
    assert!(job("storm-poison-1", true).is_empty());
    assert_eq!(job("storm-poison-1", false), ["I8"]);
    assert_eq!(job("files:reports/1", true), ["I8"]);
}

#[test]
fn who_left_is_forgotten_and_nobody_else() {
    let left = |access: &str, kept: bool| {
        breaches(|facts, order| {
            let line = said("left", json!({}));
            facts.history.push(line.clone());
            order.history.push(line);
            facts.letters.clear();
            facts.mails.clear();
            order.charges.clear();
            order.purchases.clear();
            order.history.retain(|line| line["what"] != "status");
            close(order);
            access.clone_into(&mut order.seen.access);
            if !kept {
                facts.runs.clear();
            }
        })
    };
    assert!(left("", false).is_empty());
    assert_eq!(left("locked", true), ["I8"]);
}

#[test]
fn what_lies_about_and_files_that_differ_are_found() {
    assert_eq!(breaches(|facts, _| facts.exposed.push("an address in a log".to_owned())), ["I15"]);
    assert_eq!(breaches(|facts, _| facts.history.push(said("downloaded", json!({"same": false})))), ["I8"]);
}
