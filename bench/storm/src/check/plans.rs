//! I12: no renewal without a charge and no charge without its renewal, each at the price on the button, and nothing
//! kept that was charged after somebody had cancelled.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

use super::{money::Charge, table::Figure};

/// Memberships that renew, from all sources.
#[derive(Default)]
pub(super) struct Plans {
    /// Charges of first bills and of renewals.
    pub(super) charges: Vec<Charge>,
    /// Rows of purchases of memberships, with their intents.
    pub(super) purchases: Vec<Value>,
}

/// What the purchases of memberships are read by.
pub(super) const PURCHASES: &str = "select p.id, p.state, p.currency, p.amount, a.intent, l.amount as agreed
    from purchase p join payment_attempt a on a.purchase_id = p.id
    join exam_order o on o.number = p.order_number left join plan l on l.id = o.plan_id
    where p.kind = 'membership'";

const BOUGHT: &[&str] = &["paid", "fulfilled", "part_refunded", "disputed"];

pub(super) fn figures(plans: &Plans, history: &[Value]) -> Vec<Figure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let lines = |what: &'static str| history.iter().filter(move |line| line["what"] == what);
    let agreed: HashMap<String, i64> = lines("plan")
        .filter_map(|line| Some((text(&line["plan_purchase"]), line["price"]["amount"].as_i64()?)))
        .collect();
    let cancelled: HashMap<String, i64> = lines("plan_cancelled")
        .filter_map(|line| Some((text(&line["plan_purchase"]), line["at"].as_i64()?)))
        .collect();
    let mut booked: BTreeMap<String, usize> = BTreeMap::new();
    for row in &plans.purchases {
        *booked.entry(text(&row["intent"])).or_default() += 1;
    }
    let renewals = plans.charges.iter().filter(|charge| charge.renews);
    let tell = |charge: &Charge| format!("{}: {} {}", charge.intent, charge.amount, charge.currency);
    let unbooked = plans.charges.iter().filter(|charge| booked.get(&charge.intent) != Some(&1)).map(tell);
    let free = plans.purchases.iter().filter(|row| {
        let owned = BOUGHT.iter().any(|state| row["state"] == *state);
        owned
            && !plans.charges.iter().any(|charge| charge.is_kept() && row["intent"] == charge.intent.as_str())
    });
    let of = |charge: &Charge| charge.purchase.clone().unwrap_or_default();
    let dear = plans
        .charges
        .iter()
        .filter(|charge| agreed.get(&of(charge)).is_some_and(|amount| *amount != charge.amount));
    // The provider's clock has whole seconds.
    let late = renewals.clone().filter(|charge| {
        charge.is_kept() && cancelled.get(&of(charge)).is_some_and(|at| charge.at * 1000 >= at + 1000)
    });
    vec![
        Figure::told(
            "plans, renewals, and plans cancelled",
            format!("{}, {}, {}", agreed.len(), renewals.clone().count(), cancelled.len()),
        ),
        Figure::none("I12", "charges of plans that aren't booked once", unbooked.collect()),
        Figure::none(
            "I12",
            "memberships that nobody was charged for",
            free.map(|row| format!("{}: {}", row["id"], row["state"])).collect(),
        ),
        Figure::none("I12", "renewals at another price than on the button", dear.map(tell).collect()),
        Figure::none("I12", "charged after cancelling, and kept", late.map(tell).collect()),
    ]
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn charge(intent: &str, renews: bool, at: i64) -> Charge {
        Charge {
            intent: intent.to_owned(),
            purchase: Some("p1".to_owned()),
            currency: "EUR".to_owned(),
            amount: 499,
            refunded: 0,
            refunds: Vec::new(),
            lost: false,
            plan: Some("l1".to_owned()),
            renews,
            at,
        }
    }

    fn row(intent: &str) -> Value {
        json!({"id": intent, "intent": intent, "state": "fulfilled", "currency": "EUR", "amount": 499})
    }

    /// A plan that was paid, renewed and then cancelled.
    fn a_good_year() -> (Plans, Vec<Value>) {
        let plans = Plans {
            charges: vec![charge("pi_1", false, 100), charge("pi_2", true, 200)],
            purchases: vec![row("pi_1"), row("pi_2")],
        };
        let history = vec![
            json!({"what": "plan", "plan_purchase": "p1", "price": {"currency": "EUR", "amount": 499}}),
            json!({"what": "plan_cancelled", "plan_purchase": "p1", "at": 250_000}),
        ];
        (plans, history)
    }

    fn breached(plans: &Plans, history: &[Value]) -> Vec<&'static str> {
        figures(plans, history).into_iter().filter(|figure| !figure.met).map(|figure| figure.what).collect()
    }

    type Lie = fn(&mut Plans);

    #[test]
    fn a_good_year_passes_and_each_lie_is_caught() {
        let (plans, history) = a_good_year();
        assert_eq!(breached(&plans, &history), Vec::<&str>::new());

        let lies: [(&str, Lie); 5] = [
            ("charges of plans that aren't booked once", |plans| drop(plans.purchases.pop())),
            ("charges of plans that aren't booked once", |plans| plans.purchases.push(row("pi_2"))),
            ("memberships that nobody was charged for", |plans| plans.charges[1].refunded = 499),
            ("renewals at another price than on the button", |plans| plans.charges[1].amount = 599),
            ("charged after cancelling, and kept", |plans| plans.charges[1].at = 251),
        ];
        for (what, lie) in lies {
            let (mut plans, history) = a_good_year();
            lie(&mut plans);
            assert_eq!(breached(&plans, &history), [what], "{what}");
        }
    }

    #[test]
    fn what_was_charged_after_cancelling_may_go_back() {
        let (mut plans, history) = a_good_year();
        plans.charges[1].at = 300;
        plans.charges[1].refunded = 499;
        plans.purchases[1]["state"] = json!("refunded");

        assert_eq!(breached(&plans, &history), Vec::<&str>::new());
    }
}
