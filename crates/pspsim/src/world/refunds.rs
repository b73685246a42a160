//! Refunds: money back, never more than was taken.

use serde_json::{Value, json};

use super::{
    Call, Metadata, World,
    charges::{Charge, ChargeStatus},
    due::Task,
    intents::merge,
    ledger::Entry,
    lists,
    lists::Created,
    table::Row,
};
use crate::{cards::Behaviour, currency, form::Params, kinds, refusal::Refusal};

/// How long a bank takes to accept or return a refund that isn't done at once, unless it is told to.
const BANK_S: i64 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RefundStatus {
    Pending,
    Succeeded,
    Failed,
}

#[derive(Debug)]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) charge: String,
    pub(crate) intent: String,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) status: RefundStatus,
    pub(crate) reason: Option<String>,
    pub(crate) metadata: Metadata,
    pub(crate) txn: Option<String>,
    pub(crate) failure_txn: Option<String>,
}

impl Row for Refund {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Refund {
    pub(crate) fn json(&self) -> Value {
        let failed = self.status == RefundStatus::Failed;
        json!({
            "id": self.id,
            "object": "refund",
            "amount": self.amount,
            "balance_transaction": self.txn,
            "charge": self.charge,
            "created": self.created,
            "currency": self.currency,
            "destination_details": { "card": { "type": "refund" }, "type": "card" },
            "failure_balance_transaction": self.failure_txn,
            "failure_reason": failed.then_some("expired_or_canceled_card"),
            "metadata": self.metadata,
            "payment_intent": self.intent,
            "reason": self.reason,
            "receipt_number": null,
            "source_transfer_reversal": null,
            "status": match self.status {
                RefundStatus::Pending => "pending",
                RefundStatus::Succeeded => "succeeded",
                RefundStatus::Failed => "failed",
            },
            "transfer_reversal": null,
        })
    }
}

impl World {
    pub(crate) fn create_refund(&mut self, call: &Call, params: &Params) -> Result<Value, Refusal> {
        params.only(&["amount", "charge", "metadata", "payment_intent", "reason", "instructions_email"])?;
        let reason = params.owned("reason");
        if let Some(other) = reason.as_deref().filter(|reason| !REASONS.contains(reason)) {
            let message = format!("Invalid reason: must be one of {}; not {other}", REASONS.join(", "));
            return Err(Refusal::invalid("reason", &message));
        }
        let charge = self.charge_to_refund(params)?;
        let amount = refundable(charge, params.int("amount")?)?;
        let behaviour =
            self.methods.get(&charge.method).and_then(|method| Some(method.card.as_ref()?.behaviour));
        let instant = self
            .methods
            .get(&charge.method)
            .and_then(|method| kinds::find(method.kind))
            .is_some_and(|kind| matches!(kind.flow, kinds::Flow::Card | kinds::Flow::Redirect));
        let at_once = instant && behaviour != Some(Behaviour::RefundsLater);
        let (charge_id, intent, currency) =
            (charge.id.clone(), charge.intent.clone(), charge.currency.clone());

        let id = self.chance.id("re");
        let txn = self.book("refund", "refund", -amount, 0, &currency, &id, Some("REFUND".to_owned()));
        if let Some(charge) = self.charges.get_mut(&charge_id) {
            charge.refunded += amount;
        }
        let refund = Refund {
            id: id.clone(),
            created: self.now(),
            charge: charge_id.clone(),
            intent,
            amount,
            currency,
            status: if at_once { RefundStatus::Succeeded } else { RefundStatus::Pending },
            reason,
            metadata: params.map("metadata").into_iter().collect(),
            txn: Some(txn),
            failure_txn: None,
        };
        self.refunds.add(refund);
        if at_once {
            self.note_refund("refund", &id);
        } else {
            self.due.plan(self.now() + BANK_S, Task::Refund { id: id.clone(), done: true });
        }
        if behaviour == Some(Behaviour::RefundFails) {
            self.due.plan(self.now() + BANK_S, Task::Refund { id: id.clone(), done: false });
        }
        self.emit_refund(call, "refund.created", &id);
        self.emit_charge(call, "charge.refunded", &charge_id);
        self.retrieve_refund(&id)
    }

    fn charge_to_refund(&self, params: &Params) -> Result<&Charge, Refusal> {
        if let Some(id) = params.text("charge") {
            return self.charges.get(id).ok_or_else(|| Refusal::no_such_param("charge", "charge", id));
        }
        let id = params.needed("payment_intent")?;
        let intent = self
            .intents
            .get(id)
            .ok_or_else(|| Refusal::no_such_param("payment_intent", "payment_intent", id))?;
        let charge = intent.latest_charge.as_deref().and_then(|charge| self.charges.get(charge));
        charge.filter(|charge| charge.status == ChargeStatus::Succeeded).ok_or_else(|| {
            let message = format!("This PaymentIntent ({id}) does not have a successful charge to refund.");
            Refusal::invalid("payment_intent", &message)
        })
    }

    /// A bank's late answer: a pending refund is done, or one that looked done comes back.
    pub(crate) fn settle_refund(&mut self, id: &str, done: bool) -> Result<(), Refusal> {
        let call = Call::nobody();
        let Some(refund) = self.refunds.get(id) else { return Err(Refusal::no_such("refund", id)) };
        let (charge, amount, currency) = (refund.charge.clone(), refund.amount, refund.currency.clone());
        match (refund.status, done) {
            (RefundStatus::Pending, true) => {
                if let Some(refund) = self.refunds.get_mut(id) {
                    refund.status = RefundStatus::Succeeded;
                }
                self.note_refund("refund", id);
                self.emit_refund(&call, "refund.updated", id);
            }
            (RefundStatus::Pending | RefundStatus::Succeeded, false) => {
                let was_noted = refund.status == RefundStatus::Succeeded;
                let txn = self.book("refund_failure", "refund_failure", amount, 0, &currency, id, None);
                if let Some(refund) = self.refunds.get_mut(id) {
                    refund.status = RefundStatus::Failed;
                    refund.failure_txn = Some(txn);
                }
                if let Some(charge) = self.charges.get_mut(&charge) {
                    charge.refunded -= amount;
                }
                if was_noted {
                    self.note_refund("refund_failed", id);
                }
                self.emit_refund(&call, "refund.updated", id);
                self.emit_refund(&call, "refund.failed", id);
                self.emit_charge(&call, "charge.updated", &charge);
            }
            _ => return Err(Refusal::state("refund_not_pending", "This refund is already decided.")),
        }
        Ok(())
    }

    fn note_refund(&mut self, kind: &'static str, id: &str) {
        let Some(refund) = self.refunds.get(id) else { return };
        // The charge's metadata says whose order it was.
        let Some(charge) = self.charges.get(&refund.charge) else { return };
        let entry = Entry {
            id: &refund.id,
            amount: refund.amount,
            outcome: refund.reason.as_deref(),
            ..Entry::of_charge(kind, charge)
        };
        self.ledger.write(self.clock.now(), &entry);
    }

    fn emit_refund(&mut self, call: &Call, what: &'static str, id: &str) {
        if let Some(json) = self.refunds.get(id).map(Refund::json) {
            self.emit(call, what, json);
        }
    }

    pub(crate) fn retrieve_refund(&self, id: &str) -> Result<Value, Refusal> {
        self.refunds.get(id).map(Refund::json).ok_or_else(|| Refusal::no_such("refund", id))
    }

    pub(crate) fn update_refund(&mut self, call: &Call, id: &str, params: &Params) -> Result<Value, Refusal> {
        params.only(&["metadata"])?;
        let refund = self.refunds.get_mut(id).ok_or_else(|| Refusal::no_such("refund", id))?;
        merge(&mut refund.metadata, params);
        self.emit_refund(call, "refund.updated", id);
        self.retrieve_refund(id)
    }

    pub(crate) fn list_refunds(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&["charge", "created", "limit", "payment_intent", "starting_after"])?;
        let (limit, created) = (lists::limit(params)?, Created::of(params)?);
        let before = lists::before(params, |id| self.refunds.place(id))?.unwrap_or(usize::MAX);
        let fits = |name: &str, value: &str| params.text(name).is_none_or(|wanted| wanted == value);
        let places = self.refunds.newest().filter(|place| *place < before);
        let mut found: Vec<Value> = places
            .filter_map(|place| self.refunds.at(place))
            .take_while(|refund| !created.too_old(refund.created))
            .filter(|refund| !created.too_new(refund.created))
            .filter(|refund| fits("charge", &refund.charge) && fits("payment_intent", &refund.intent))
            .take(limit + 1)
            .map(Refund::json)
            .collect();
        let more = found.len() > limit;
        found.truncate(limit);
        Ok(lists::list("/v1/refunds", found, more))
    }
}

const REASONS: &[&str] = &["duplicate", "fraudulent", "requested_by_customer"];

/// How much goes back: what is asked for, or everything that is left.
fn refundable(charge: &Charge, asked: Option<i64>) -> Result<i64, Refusal> {
    let left = charge.amount - charge.refunded;
    if charge.status != ChargeStatus::Succeeded {
        let message = format!("Charge {} has not succeeded and can't be refunded.", charge.id);
        return Err(Refusal::invalid("charge", &message));
    }
    if left == 0 {
        let message = format!("Charge {} has already been refunded.", charge.id);
        return Err(Refusal::state("charge_already_refunded", &message));
    }
    if charge.disputed {
        let message = format!("Charge {} has been charged back; cannot issue a refund.", charge.id);
        return Err(Refusal::state("charge_disputed", &message));
    }
    let amount = asked.unwrap_or(left);
    if amount < 1 {
        let message = "This value must be greater than or equal to 1.";
        return Err(Refusal::invalid("amount", message).code("parameter_invalid_integer"));
    }
    if amount > left {
        let (amount, left) =
            (currency::shown(amount, &charge.currency), currency::shown(left, &charge.currency));
        let message =
            format!("Refund amount ({amount}) is greater than unrefunded amount on charge ({left})");
        return Err(Refusal::invalid("amount", &message).begun());
    }
    currency::divisible(amount, &charge.currency)?;
    Ok(amount)
}
