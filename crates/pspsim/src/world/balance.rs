//! Balance transactions: what each movement of money adds to or subtracts from the account.

use serde_json::{Value, json};

use super::{World, lists, lists::Created, table::Row};
use crate::{form::Params, refusal::Refusal};

/// Days until money can be paid out.
const DAYS_PENDING: i64 = 2;

#[derive(Debug)]
pub(crate) struct Txn {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) amount: i64,
    pub(crate) fee: i64,
    pub(crate) currency: String,
    /// `charge`, `refund`, `adjustment` …
    pub(crate) kind: &'static str,
    /// Stripe's reporting category: `charge`, `refund`, `dispute` …
    pub(crate) category: &'static str,
    pub(crate) source: String,
    pub(crate) description: Option<String>,
}

impl Row for Txn {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Txn {
    pub(crate) fn json(&self, now: i64) -> Value {
        let available_on = self.created + DAYS_PENDING * 86_400;
        let fee = json!({
            "amount": self.fee,
            "application": null,
            "currency": self.currency,
            "description": "Simulated processing fees",
            "type": "stripe_fee",
        });
        json!({
            "id": self.id,
            "object": "balance_transaction",
            "amount": self.amount,
            "available_on": available_on,
            "balance_type": "payments",
            "created": self.created,
            "currency": self.currency,
            "description": self.description,
            "exchange_rate": null,
            "fee": self.fee,
            "fee_details": if self.fee == 0 { vec![] } else { vec![fee] },
            "net": self.amount - self.fee,
            "reporting_category": self.category,
            "source": self.source,
            "status": if available_on <= now { "available" } else { "pending" },
            "type": self.kind,
        })
    }
}

/// 2.9 % and 30: an invented fee of a plausible size. Real ones depend on card, country and contract.
fn invented_fee(amount: i64) -> i64 {
    (amount * 29 + 500) / 1000 + 30
}

impl World {
    pub(crate) fn book_charge(&mut self, charge: &str) -> String {
        let Some(charge) = self.charges.get(charge) else { return String::new() };
        let (amount, currency) = (charge.amount, charge.currency.clone());
        let (source, description) = (charge.id.clone(), charge.description.clone());
        self.book(
            "charge",
            "charge",
            amount,
            invented_fee(amount).min(amount),
            &currency,
            &source,
            description,
        )
    }

    #[expect(clippy::too_many_arguments, reason = "the columns of one row, used in a handful of places")]
    pub(crate) fn book(
        &mut self,
        kind: &'static str,
        category: &'static str,
        amount: i64,
        fee: i64,
        currency: &str,
        source: &str,
        description: Option<String>,
    ) -> String {
        let id = self.chance.id("txn");
        let created = self.now();
        self.money.add(Txn {
            id: id.clone(),
            created,
            amount,
            fee,
            currency: currency.to_owned(),
            kind,
            category,
            source: source.to_owned(),
            description,
        });
        id
    }

    pub(crate) fn list_money(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&["created", "currency", "limit", "payout", "source", "starting_after", "type"])?;
        let (limit, created) = (lists::limit(params)?, Created::of(params)?);
        let before = lists::before(params, |id| self.money.place(id))?.unwrap_or(usize::MAX);
        let fits = |name: &str, value: &str| params.text(name).is_none_or(|wanted| wanted == value);
        let mut found = Vec::new();
        for txn in
            self.money.newest().filter(|place| *place < before).filter_map(|place| self.money.at(place))
        {
            if created.too_old(txn.created) || found.len() > limit {
                break;
            }
            let wanted =
                fits("currency", &txn.currency) && fits("source", &txn.source) && fits("type", txn.kind);
            if wanted && !created.too_new(txn.created) {
                found.push(txn.json(self.now()));
            }
        }
        let more = found.len() > limit;
        found.truncate(limit);
        Ok(lists::list("/v1/balance_transactions", found, more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fee_is_two_point_nine_percent_and_thirty() {
        assert_eq!(invented_fee(1000), 59);
        assert_eq!(invented_fee(1299), 68);
    }
}
