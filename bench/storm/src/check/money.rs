//! The payment peer's ledger: the truth about money.

use std::collections::{BTreeMap, HashMap};

use anyhow::{Context as _, bail, ensure};
use serde_json::Value;

/// Money received, in hundredths of its currency, and what was refunded of it.
#[derive(Clone, Debug)]
pub(super) struct Charge {
    pub(super) intent: String,
    /// As we wrote it into the intent.
    pub(super) purchase: Option<String>,
    pub(super) currency: String,
    pub(super) amount: i64,
    pub(super) refunded: i64,
    /// Refunds by the provider's ids.
    pub(super) refunds: Vec<(String, i64)>,
    /// Lost in a dispute.
    pub(super) lost: bool,
    /// Of the subscription, as we wrote it.
    pub(super) plan: Option<String>,
    /// A renewal of it, and not its first bill.
    pub(super) renews: bool,
    /// In seconds, by the provider's clock.
    pub(super) at: i64,
}

impl Charge {
    pub(super) fn is_kept(&self) -> bool {
        self.kept() > 0
    }

    pub(super) fn kept(&self) -> i64 {
        if self.lost { 0 } else { self.amount - self.refunded }
    }
}

/// The provider's amounts have the currency's own decimals, ours always two.
pub(super) fn hundredths(currency: &str, amount: i64) -> anyhow::Result<i64> {
    const WHOLE: &str = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf";
    const THOUSANDTHS: &str = "bhd jod kwd omr tnd";
    let is = |list: &str| list.split(' ').any(|one| one == currency);
    Ok(match amount {
        whole if is(WHOLE) => whole * 100,
        fine if is(THOUSANDTHS) && fine % 10 == 0 => fine / 10,
        odd if is(THOUSANDTHS) => bail!("{odd} {currency} can't be written in hundredths"),
        same => same,
    })
}

pub(super) struct Ledger {
    pub(super) charges: Vec<Charge>,
    /// Charges minus refunds, by upper-case currency.
    pub(super) totals: BTreeMap<String, i64>,
}

impl Ledger {
    pub(super) fn of(lines: &[Value]) -> anyhow::Result<Self> {
        let mut charges: Vec<Charge> = Vec::new();
        let mut place = HashMap::new();
        let mut totals: BTreeMap<String, i64> = BTreeMap::new();
        for line in lines {
            let text = |name: &str| line[name].as_str().map(str::to_owned);
            let currency = text("currency").context("missing currency")?;
            let amount = hundredths(&currency, line["amount"].as_i64().context("missing amount")?.abs())?;
            let currency = currency.to_uppercase();
            let charge = text("charge").context("missing charge")?;
            let kind = line["kind"].as_str().context("missing kind")?;
            let sign = match kind {
                "refund" | "dispute" => -1,
                "charge" | "refund_failed" => 1,
                "dispute_closed" if line["outcome"] == "won" => 1,
                "charge_failed" | "dispute_closed" => 0,
                other => bail!("the ledger has a line of the unknown kind {other}"),
            };
            *totals.entry(currency.clone()).or_default() += sign * amount;
            if kind == "charge" {
                place.insert(charge, charges.len());
                charges.push(Charge {
                    intent: text("intent").unwrap_or_default(),
                    purchase: line["metadata"]["purchase"].as_str().map(str::to_owned),
                    currency,
                    amount,
                    refunded: 0,
                    refunds: Vec::new(),
                    lost: false,
                    plan: line["metadata"]["plan"].as_str().map(str::to_owned),
                    renews: line["metadata"]["reason"] == "subscription_cycle",
                    at: line["at"].as_i64().unwrap_or_default(),
                });
                continue;
            }
            let Some(charge) = place.get(&charge).map(|place| &mut charges[*place]) else {
                ensure!(kind == "charge_failed", "{charge} was never charged");
                continue;
            };
            if kind.starts_with("refund") {
                charge.refunded -= sign * amount;
                charge.refunds.push((text("id").unwrap_or_default(), -sign * amount));
            }
            charge.lost |= kind == "dispute_closed" && line["outcome"] == "lost";
        }
        totals.retain(|_, total| *total != 0);
        Ok(Self { charges, totals })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn amounts_of_any_currency_become_hundredths() {
        assert_eq!(hundredths("jpy", 480).unwrap(), 48_000);
        assert_eq!(hundredths("kwd", 3_990).unwrap(), 399);
        assert_eq!(hundredths("eur", 799).unwrap(), 799);
        assert!(hundredths("kwd", 3_991).is_err());
    }

    #[test]
    fn refunds_are_subtracted_from_their_charge() {
        let line = |kind: &str, charge: &str, amount: i64| json!({"kind": kind, "id": "x", "charge": charge, "intent": "pi_1", "amount": amount, "currency": "eur"});
        let lines = [line("charge", "ch_1", 799), line("charge", "ch_2", 799), line("refund", "ch_2", 799)];

        let ledger = Ledger::of(&lines).unwrap();

        assert_eq!(ledger.charges.iter().map(Charge::is_kept).collect::<Vec<_>>(), [true, false]);
        assert_eq!(ledger.totals["EUR"], 799);
    }
}
