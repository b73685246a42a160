//! The checker on stories made by hand: a true one passes, and each with one lie in it is caught.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::{Value, json};

use super::{
    facts::{Facts, Order},
    invariants::all,
    letters::Letter,
    money::Charge,
};

fn charge(amount: i64) -> Charge {
    let purchase = Some("p1".to_owned());
    Charge { intent: "pi_1".to_owned(), purchase, currency: "EUR".to_owned(), amount, refunded: 0 }
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
        said("created", json!({"purchase": "p1", "price": {"currency": "EUR", "amount": 799}})),
        said("status", json!({"status": "completed", "state": "fulfilled"})),
    ];
    let purchase = json!({"id": "p1", "state": "fulfilled", "currency": "EUR", "amount": 799,
        "email": "buyer1@storm.example", "fulfilled_at": "2026-11-15T12:00:00Z"});
    let order = Order {
        buyer: 1,
        history: history.clone(),
        charges: vec![charge(799)],
        purchases: vec![purchase],
        kind: "paid".to_owned(),
        has_score: true,
    };
    let letter = Letter {
        message_id: "m1".to_owned(),
        to: vec!["buyer1@storm.example".to_owned()],
        orders: BTreeSet::from(["01A".to_owned()]),
        acked: true,
    };
    let mail = json!({"order_number": "01A", "kind": "receipt", "rev": 1, "state": "accepted"});
    let row = json!({"number": "01A", "run_id": "r1", "form_id": 1, "choices": [3, null]});
    Facts {
        orders: BTreeMap::from([("01A".to_owned(), order)]),
        strays: Vec::new(),
        history,
        letters: vec![letter],
        mails: HashMap::from([("m1".to_owned(), mail)]),
        totals: BTreeMap::from([("EUR".to_owned(), 799)]),
        books: BTreeMap::from([("EUR".to_owned(), 799)]),
        runs: HashMap::from([("r1".to_owned(), vec![row])]),
        forms: HashMap::from([(1, vec!["q1".to_owned(), "q2".to_owned()])]),
        jobs: Vec::new(),
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

#[test]
fn a_paid_order_without_a_report_is_found() {
    assert_eq!(breaches(|_, order| order.kind = "locked".to_owned()), ["I1"]);
    assert_eq!(breaches(|facts, _| facts.strays.push(charge(799))), ["I1"]);
    assert_eq!(
        breaches(|_, order| {
            order.charges[0].refunded = 799;
            order.kind = "locked".to_owned();
            order.purchases[0]["state"] = json!("refunded");
        }),
        ["I1"]
    );
}

#[test]
fn a_double_charge_is_found_and_one_that_was_given_back_is_not() {
    assert_eq!(breaches(|_, order| order.charges.push(charge(799))), ["I2"]);
    assert!(breaches(|_, order| order.charges.push(Charge { refunded: 799, ..charge(799) })).is_empty());
    assert_eq!(breaches(|_, order| order.history.push(said("refund_asked", json!({})))), ["I2"]);
}

#[test]
fn a_report_that_nobody_paid_for_is_found() {
    assert_eq!(breaches(|_, order| order.charges.clear()), ["I3", "I6"]);
    assert_eq!(breaches(|_, order| order.charges[0].amount = 798), ["I3", "I6"]);
}

#[test]
fn a_missing_letter_is_found_unless_the_address_does_not_exist() {
    assert_eq!(breaches(|facts, _| facts.letters.clear()), ["I4"]);
    assert!(
        breaches(|facts, order| {
            facts.letters.clear();
            order.purchases[0]["email"] = json!("refused1@storm.example");
            facts.mails.get_mut("m1").expect("the row")["state"] = json!("refused");
        })
        .is_empty()
    );
    assert_eq!(breaches(|facts, _| facts.letters.extend(vec![facts.letters[0].clone(); 2])), ["I4"]);
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
