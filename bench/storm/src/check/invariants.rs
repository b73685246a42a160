//! The invariants, each as a list of its violations.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::Value;

use super::{
    books, bounds,
    facts::{Facts, Order},
    kept::kept_is_owned,
    letters::{Answer, Letter},
    owed, owners, plans,
    shown::Shown,
    table::Figure,
};
use crate::sink::REFUSED;

/// With fewer orders than this, the share of those with one receipt is a matter of luck.
const ENOUGH_ORDERS: usize = 400;

/// States in which a buyer was told that the payment arrived.
const PAID_STATES: &[&str] = &["paid", "fulfilled", "part_refunded", "disputed"];

pub fn all(facts: &Facts) -> Vec<Figure> {
    let mut figures = vec![
        Figure::told("orders", facts.orders.len()),
        Figure::told(
            "orders paid at the provider",
            facts.orders.values().filter(|order| order.is_paid()).count(),
        ),
        Figure::told("orders paid twice, once given back", paid_twice(facts)),
    ];
    figures.extend(delivered(facts));
    figures.extend(charged_once(facts));
    figures.extend(nothing_for_free(facts));
    figures.extend(letters(facts));
    figures.push(Figure::none("I5", "acknowledged runs whose answers differ or are missing", answers(facts)));
    figures.push(Figure::none("I6", "shown as paid, not paid at the provider", shown_as_paid(facts)));
    figures.extend(books::figures((&facts.totals, &facts.books), &facts.lines));
    figures.extend(converged(facts));
    figures.extend(kept_is_owned(facts));
    figures.push(agree(facts));
    figures.extend(owners::figures(facts));
    figures.extend(plans::figures(&facts.plans, &facts.history));
    figures.extend(shown(facts));
    figures.extend(owed::figures(facts));
    figures.push(Figure::none("I15", "personal things where they shouldn't be", facts.exposed.clone()));
    figures.extend(bounds::figures(&facts.bounds));
    figures
}

fn orders(facts: &Facts, breaks: impl Fn(&Order) -> bool) -> Vec<String> {
    facts.orders.values().filter(|order| breaks(order)).map(Order::tell).collect()
}

fn asked_back(order: &Order) -> bool {
    order.did("refund_asked") || order.did("withdrawn")
}

/// I1: every paying buyer has a report.
fn delivered(facts: &Facts) -> [Figure; 4] {
    let lost = |order: &Order| {
        let fulfilled = order.purchases.iter().all(|row| row["state"] != "paid")
            && (!order.is_paid() || order.purchases.iter().any(|row| row["fulfilled_at"].is_string()));
        let has_result = order.seen.has_score || order.seen.kind == "questionnaire";
        facts.is_paid(order) && !(order.seen.access == "paid" && has_result && fulfilled)
    };
    // A buyer whose payment was refunded unasked has lost the report too.
    let sent_away = |order: &Order| {
        let came = order.charges.iter().any(|charge| order.is_right(charge));
        came && !facts.is_paid(order) && !order.goes_back()
    };
    let strays = facts.strays.iter().map(|charge| format!("{} of nobody", charge.intent)).collect();
    let lost_slips = lines(facts, "slip_lost").filter(|line| !was_replaced(facts, line));
    let slips = lost_slips.map(|line| format!("buyer {}: {}", line["buyer"], line["why"]));
    [
        Figure::none("I1", "paid at the provider, no report that opens", orders(facts, lost)),
        Figure::none("I1", "money sent back that nobody asked for", orders(facts, sent_away)),
        Figure::none("I1", "charges of purchases that nobody knows", strays),
        Figure::none("I1", "slips and debits that could not be paid any more", slips.collect()),
    ]
}

/// How long the call that opens a payment may take, with everything that breaks on its way.
const OPENING_MS: i64 = 15_000;

/// Whether the buyer was opening another payment of the order while the slip was made. Opening one closes the others
/// that nobody is paying yet, and the provider can't be told to close one only as long as that is so.
fn was_replaced(facts: &Facts, slip: &Value) -> bool {
    let at = |line: &Value| line["at"].as_i64().unwrap_or_default();
    let of_order = |line: &&Value| line["order"] == slip["order"];
    let mut made = lines(facts, "confirmed").filter(of_order).filter(|line| line["intent"] == slip["intent"]);
    let Some(made) = made.next().map(at) else { return false };
    let mut others = lines(facts, "created").filter(of_order).filter(|line| line["intent"] != slip["intent"]);
    others.any(|other| (made..made + OPENING_MS).contains(&at(other)))
}

fn paid_twice(facts: &Facts) -> usize {
    facts.orders.values().filter(|order| order.charges.len() > 1 && order.is_paid()).count()
}

/// I2: nobody pays twice for the same thing; a buyer who asked for a refund has all of it.
fn charged_once(facts: &Facts) -> [Figure; 2] {
    let kept = |order: &Order| order.charges.iter().filter(|charge| charge.is_kept()).count();
    let first = |order: &Order| order.charges.iter().filter(|c| c.is_kept() && !order.is_upgrade(c)).count();
    let over = orders(facts, move |order| first(order) > 1);
    let everybody = facts.orders.values().chain(facts.erased.values());
    let owed = everybody.filter(|order| asked_back(order) && kept(order) > 0).map(Order::tell).collect();
    [
        Figure::none("I2", "orders whose first package was paid twice, net of refunds", over),
        Figure::none("I2", "refunds promised and not made", owed),
    ]
}

/// I3: no report without payment, and not for less.
fn nothing_for_free(facts: &Facts) -> [Figure; 2] {
    let free = |order: &Order| {
        let owned = order.purchases.iter().any(|row| PAID_STATES.iter().any(|state| row["state"] == *state));
        (order.seen.access == "paid" || owned) && !facts.is_paid(order)
    };
    let underpaid = |order: &Order| {
        let wrong = order.charges.iter().any(|charge| !order.is_right(charge));
        wrong && !order.purchases.iter().any(|row| row["state"] == "review") && !order.is_paid()
    };
    [
        Figure::none("I3", "reports open that nobody paid for", orders(facts, free)),
        Figure::none("I3", "wrong amounts that nobody is going to look at", orders(facts, underpaid)),
    ]
}

/// I4: every paying buyer got a letter, once if possible.
fn letters(facts: &Facts) -> Vec<Figure> {
    let mut receipts: HashMap<&str, Vec<&Letter>> = HashMap::new();
    for letter in &facts.letters {
        let row = facts.mails.get(&letter.message_id).filter(|row| row["kind"] == "receipt");
        if let Some(order) = row.and_then(|row| row["order_number"].as_str()) {
            receipts.entry(order).or_default().push(letter);
        }
    }
    let unknown = facts.letters.iter().filter(|letter| !facts.mails.contains_key(&letter.message_id));
    let (mut missing, mut unconfirmed) = (Vec::new(), 0);
    let mut copies: BTreeMap<usize, usize> = BTreeMap::new();
    let paid = facts.orders.iter().filter(|(_, order)| order.is_paid());
    for (number, order) in paid {
        let received = receipts.get(number.as_str()).map(Vec::as_slice).unwrap_or_default();
        let different: HashSet<&str> = received.iter().map(|letter| letter.message_id.as_str()).collect();
        let wanted = order.charges.iter().filter(|charge| charge.is_kept() && order.is_right(charge)).count();
        if different.len() < wanted && !is_refused(facts, number, order) {
            if has_receipt(facts, number, UNCONFIRMED) {
                unconfirmed += 1;
            } else {
                missing.push(order.tell());
            }
        }
        if !received.is_empty() {
            let first = received.iter().filter(|letter| is_first(facts, letter)).count();
            *copies.entry(first).or_default() += 1;
        }
    }
    let (orders, once) = (copies.values().sum::<usize>(), copies.get(&1).copied().unwrap_or_default());
    let often: usize = copies.iter().filter(|(copies, _)| **copies > 2).map(|(_, orders)| orders).sum();
    let spread: Vec<String> = copies.iter().map(|(copies, orders)| format!("{copies}: {orders}")).collect();
    let unacked = facts.letters.iter().filter(|letter| letter.answer.is_missing()).count();
    let (moved, asked) = (Arrived::of(facts, moved(facts)), Arrived::of(facts, retrieved(facts)));
    let other_letters = moved.all + asked.all;
    let other_unconfirmed = moved.unconfirmed + asked.unconfirmed;
    vec![
        Figure::none("I4", "paid and never written to", missing),
        Figure::none(
            "I4",
            "letters that the product doesn't know of",
            unknown.map(|l| l.message_id.clone()).collect(),
        ),
        Figure::none("I4", "receipts whose link opens another order, or none", misled(facts)),
        Figure::none("I4", "changes of address without letters to both", moved.missing),
        Figure::none("I4", "links asked for and not sent", asked.missing),
        // Cut off twice in the middle of its text: the buyer is told so on the report's page, and an operator by an
        // alert. A third try would be a third copy for those whose relay only lost its answers.
        Figure::share(
            "I4",
            "paid orders whose receipt is unconfirmed and lost",
            (unconfirmed, orders),
            "≤ 2 %",
            unconfirmed * 50 <= orders,
        ),
        Figure::share(
            "I4",
            "letters about addresses and links, unconfirmed and lost",
            (other_unconfirmed, other_letters),
            "≤ 2 %",
            // One in any storm: a small one has fewer than fifty of them.
            other_unconfirmed * 50 <= other_letters.max(50),
        ),
        // In a small storm chance decides: each copy there is more than one percent.
        Figure::share(
            "I4",
            "paid orders with exactly one receipt",
            (once, orders),
            "≥ 95 %",
            once * 100 >= orders * 95 || orders < ENOUGH_ORDERS,
        ),
        Figure::share(
            "I4",
            "letters sent again though the answer was heard",
            (heard_before(facts), facts.letters.len()),
            "≤ 0.2 %",
            heard_before(facts) * 500 <= facts.letters.len(),
        ),
        Figure::share(
            "I4",
            "paid orders with more than two",
            (often, orders),
            "≤ 0.2 %",
            often * 500 <= orders,
        ),
        Figure::told("receipts: orders by copies", spread.join(", ")),
        Figure::told(
            "letters stored, of them never acknowledged",
            format!("{}, {unacked}", facts.letters.len()),
        ),
        Figure::told("letters sent again, by what was known of them", sent_again(facts)),
    ]
}

/// A receipt's link opens the order it is about; no order once the address was changed or everything was
/// refunded.
fn misled(facts: &Facts) -> Vec<String> {
    let opens = |letter: &Letter| {
        let row = facts.mails.get(&letter.message_id).filter(|row| row["kind"] == "receipt")?;
        let number = row["order_number"].as_str()?;
        let order = facts.orders.get(number)?;
        let may_be_closed = order.did("moved") || !facts.is_paid(order);
        let right = letter.orders.iter().all(|one| one == number);
        (!right || letter.orders.is_empty() && !may_be_closed).then(|| order.tell())
    };
    facts.letters.iter().filter_map(opens).collect()
}

/// The previous copy of every letter that was sent again.
fn copied(facts: &Facts) -> Vec<&Letter> {
    let mut last: HashMap<&str, &Letter> = HashMap::new();
    facts.letters.iter().filter_map(|letter| last.insert(&letter.message_id, letter)).collect()
}

/// Letters that were sent again by a sender who could have known better. Even so it may happen: a process that has
/// begun the next letter on the same connection dies before it has recorded the answer to this one.
fn heard_before(facts: &Facts) -> usize {
    copied(facts).into_iter().filter(|before| before.answer == Answer::Heard).count()
}

/// Why letters were sent again: how the mail server answered the previous copy.
fn sent_again(facts: &Facts) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for before in copied(facts) {
        *counts.entry(before.answer.in_words()).or_default() += 1;
    }
    counts.iter().map(|(why, count)| format!("{why}: {count}")).collect::<Vec<_>>().join(", ")
}

/// The receipt caused by the payment, not one requested later.
fn is_first(facts: &Facts, letter: &Letter) -> bool {
    facts.mails.get(&letter.message_id).is_some_and(|row| row["rev"].as_i64().unwrap_or_default() <= 1)
}

/// No letter can reach an address that doesn't exist; then the product must know it.
fn is_refused(facts: &Facts, number: &str, order: &Order) -> bool {
    let bad =
        order.purchases.iter().any(|row| row["email"].as_str().is_some_and(|to| to.starts_with(REFUSED)));
    bad && has_receipt(facts, number, "refused")
}

fn has_receipt(facts: &Facts, number: &str, state: &str) -> bool {
    let is_one = |row: &&Value| row["kind"] == "receipt" && row["order_number"] == number;
    facts.mails.values().filter(is_one).any(|row| row["state"] == state)
}

fn got(facts: &Facts, kind: &str, to: &str, order: &str) -> bool {
    facts.letters.iter().any(|letter| {
        let row = facts.mails.get(&letter.message_id);
        letter.to.iter().any(|one| one == to)
            && row.is_some_and(|row| row["kind"] == kind)
            && (kind == "address_changed" || letter.orders.contains(order))
    })
}

fn lines<'a>(facts: &'a Facts, what: &'a str) -> impl Iterator<Item = &'a Value> {
    facts.history.iter().filter(move |line| line["what"] == what)
}

/// A letter that somebody waits for.
struct Expected {
    buyer: String,
    kind: &'static str,
    to: String,
    order: String,
}

/// What became of expected letters.
#[derive(Default)]
struct Arrived {
    all: usize,
    /// Cut off twice, and known to be.
    unconfirmed: usize,
    missing: Vec<String>,
}

impl Arrived {
    fn of(facts: &Facts, expected: Vec<Expected>) -> Self {
        let mut found = Self { all: expected.len(), ..Self::default() };
        for Expected { buyer, kind, to, order } in expected {
            if got(facts, kind, &to, &order) {
                continue;
            }
            let is_it = |row: &&Value| row["kind"] == kind && row["recipient"] == to.as_str();
            if facts.mails.values().filter(is_it).any(|row| row["state"] == UNCONFIRMED) {
                found.unconfirmed += 1;
            } else {
                found.missing.push(buyer);
            }
        }
        found
    }
}

/// The state of a letter that was cut off twice.
const UNCONFIRMED: &str = "unconfirmed";

fn moved(facts: &Facts) -> Vec<Expected> {
    let both = |line: &Value| {
        [expected(line, "receipt", &line["to"]), expected(line, "address_changed", &line["from"])]
    };
    lines(facts, "moved").flat_map(both).collect()
}

fn retrieved(facts: &Facts) -> Vec<Expected> {
    lines(facts, "retrieved").map(|line| expected(line, "retrieve", &line["email"])).collect()
}

fn expected(line: &Value, kind: &'static str, to: &Value) -> Expected {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Expected { buyer: format!("buyer {}", line["buyer"]), kind, to: text(to), order: text(&line["order"]) }
}

/// I5: what was acknowledged is stored, once, as it was sent.
fn answers(facts: &Facts) -> Vec<String> {
    let is_kept = |line: &Value| {
        let rows = line["run"].as_str().and_then(|run| facts.runs.get(run))?;
        let [row] = rows.as_slice() else { return None };
        let asked =
            line["answers"].as_array()?.iter().filter_map(|one| one["id"].as_str().map(str::to_owned));
        // Statements of a questionnaire have names of their own in the browser.
        let codes = facts.forms.get(&row["form_id"].as_i64()?).cloned().unwrap_or_else(|| asked.collect());
        let sent: HashMap<&str, &Value> = line["answers"]
            .as_array()?
            .iter()
            .filter_map(|one| Some((one["id"].as_str()?, &one["option"])))
            .collect();
        let kept = row["choices"].as_array()?;
        let same = kept.len() == codes.len()
            && kept
                .iter()
                .zip(&codes)
                .all(|(kept, code)| sent.get(code.as_str()).is_some_and(|sent| *sent == kept));
        (row["number"] == line["order"] && same).then_some(())
    };
    let has_left = |line: &Value| {
        let order = line["order"].as_str().and_then(|order| facts.orders.get(order));
        order.is_some_and(|order| order.did("left"))
    };
    lines(facts, "submitted")
        .filter(|line| !has_left(line) && is_kept(line).is_none())
        .map(|line| format!("buyer {}", line["buyer"]))
        .collect()
}

/// I6: the screen never says paid before the bank does.
fn shown_as_paid(facts: &Facts) -> Vec<String> {
    let claims = |line: &Value| {
        let state = line["what"] == "status"
            && (line["status"] == "completed" || PAID_STATES.iter().any(|state| line["state"] == *state));
        state || (line["what"] == "opened" && line["access"] == "paid")
    };
    let came = |order: &Order| order.charges.iter().any(|charge| order.is_right(charge));
    orders(facts, move |order| {
        let payer = facts.bundle_of(order).or(facts.payer_of(order));
        order.history.iter().any(claims) && !came(order) && !payer.is_some_and(came)
    })
}

/// I8: every call is answered eventually, and every job done.
fn converged(facts: &Facts) -> Vec<Figure> {
    let tell = |line: &Value| format!("buyer {}: {} {}", line["buyer"], line["call"], line["why"]);
    let gave_up = lines(facts, "gave_up").map(tell).collect();
    let trouble = lines(facts, "trouble").map(tell).collect();
    let odd_files = lines(facts, "downloaded").filter(|line| line["same"] != true).map(tell).collect();
    let is_poisoned = |job: &&Value| job["key"].as_str().is_some_and(|key| key.starts_with("storm-poison"));
    let unburied = facts.jobs.iter().filter(is_poisoned).filter(|job| job["dead"] != true);
    let remembered = lines(facts, "left").filter(|line| {
        let order = line["order"].as_str().and_then(|order| facts.orders.get(order));
        order.is_some_and(|order| !order.seen.access.is_empty())
    });
    let left = |dead: bool| {
        let jobs = facts.jobs.iter().filter(move |job| job["dead"] == dead && !is_poisoned(job));
        jobs.map(|job| format!("{} after {} attempts: {}", job["kind"], job["attempts"], job["error"]))
            .collect()
    };
    vec![
        Figure::told("buyers told that they tried too often", lines(facts, "turned_away").count()),
        Figure::told("calls that broke and were answered in the end", lines(facts, "converged").count()),
        Figure::none("I8", "calls that were never answered", gave_up),
        Figure::none("I8", "buyers who met something nobody planned", trouble),
        Figure::none("I8", "jobs that are left", left(false)),
        Figure::none("I8", "jobs that nobody tries any more", left(true)),
        Figure::none(
            "I8",
            "poisoned jobs that are still tried",
            unburied.map(|job| format!("{} after {} deaths", job["key"], job["deaths"])).collect(),
        ),
        Figure::none(
            "I8",
            "orders that were left a month ago and are still there",
            remembered.map(tell).collect(),
        ),
        Figure::none("I8", "downloads at the same time that weren't the same", odd_files),
    ]
}

fn agree(facts: &Facts) -> Figure {
    let breaches =
        facts.orders.values().filter_map(|order| Some(format!("{}: {}", wrong(order)?, order.tell())));
    Figure::none("I10", "orders that show other than what they own", breaches.collect())
}

/// The call that shows something it should hide, or vice versa.
fn wrong(order: &Order) -> Option<&'static str> {
    let owns = |item: &str| order.items.contains(item);
    let seen = &order.seen;
    let owning = !order.items.is_empty();
    let checks = [
        (owning != (seen.access == "paid"), "order/info"),
        (owns("iq_score") != (seen.access == "paid" && seen.has_score), "the score"),
        (owns("wrong_answers") != seen.questions, "the solved questions"),
        (owns("certificate") != seen.certificate, "the certificate"),
        (seen.file.is_some_and(|given| given != owns("report")), "the file"),
    ];
    checks.into_iter().find(|(is_wrong, _)| *is_wrong).map(|(_, door)| door)
}

/// I13: what buyers show to others is there as long as it is owned, and not a moment longer.
fn shown(facts: &Facts) -> [Figure; 2] {
    let of = |one: &Shown| facts.orders.get(&one.order);
    let outlives = |one: &&Shown| one.answers && of(one).is_none_or(|order| order.items.is_empty());
    let is_gone =
        |one: &&Shown| one.is_newest && !one.answers && of(one).is_some_and(|order| !order.items.is_empty());
    let tell = |one: &Shown| format!("{} of {}", one.kind, of(one).map_or_else(String::new, Order::tell));
    [
        Figure::none(
            "I13",
            "certificates and links of what isn't owned any more",
            facts.shown.iter().filter(outlives).map(tell).collect(),
        ),
        Figure::none(
            "I13",
            "certificates and links of what is owned that don't open",
            facts.shown.iter().filter(is_gone).map(tell).collect(),
        ),
    ]
}
