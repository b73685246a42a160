//! Refunds: money back, never more than was charged.

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
use crate::{
    cards::Behaviour,
    currency,
    form::Params,
    kinds::{self, Refunds},
    refusal::Refusal,
};

/// How long a bank takes to complete or return a refund that isn't immediate, unless configured otherwise.
pub(crate) const BANK_S: i64 = 2;

/// How long the buyer may take to name a bank account.
const DAYS_TO_ANSWER: i64 = 45;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RefundStatus {
    /// The buyer was asked by e-mail for a bank account.
    RequiresAction,
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
    pub(crate) instructions_email: Option<String>,
}

impl Row for Refund {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Refund {
    pub(crate) fn json(&self) -> Value {
        let failed = self.status == RefundStatus::Failed;
        let mut json = json!({
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
                RefundStatus::RequiresAction => "requires_action",
                RefundStatus::Pending => "pending",
                RefundStatus::Succeeded => "succeeded",
                RefundStatus::Failed => "failed",
            },
            "transfer_reversal": null,
        });
        // As at Stripe, these fields exist only where they apply.
        if let Some(email) = &self.instructions_email {
            json["instructions_email"] = email.as_str().into();
            if self.status == RefundStatus::RequiresAction {
                json["next_action"] = json!({
                    "type": "display_details",
                    "display_details": {
                        "email_sent": { "email_sent_at": self.created, "email_sent_to": email },
                        "expires_at": self.created + DAYS_TO_ANSWER * 86_400,
                    },
                });
            }
        }
        json
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
        let amount = refundable(charge, self.is_taken(&charge.id), params.int("amount")?)?;
        let method = self.methods.get(&charge.method);
        let behaviour = method.and_then(|method| Some(method.card.as_ref()?.behaviour));
        let kind = method.and_then(|method| kinds::find(method.kind));
        let instant = kind.is_some_and(|kind| matches!(kind.flow, kinds::Flow::Card | kinds::Flow::Redirect));
        let given = params.owned("instructions_email");
        let billed = method.and_then(|method| method.billing["email"].as_str()).map(str::to_owned);
        let refunds = kind.map_or(Refunds::Plain, kinds::Kind::refunds);
        if given.is_some() && refunds == Refunds::Plain {
            let message = "This payment goes back the way it came; no instructions are sent.";
            return Err(Refusal::invalid("instructions_email", message));
        }
        let (status, instructions_email) = match refunds {
            Refunds::Never => return Err(not_refundable(charge)),
            Refunds::ToBank => {
                let email = given.or(billed).ok_or_else(|| Refusal::missing("instructions_email"))?;
                (RefundStatus::RequiresAction, Some(email))
            }
            Refunds::Plain if instant && behaviour != Some(Behaviour::RefundsLater) => {
                (RefundStatus::Succeeded, None)
            }
            Refunds::Plain => (RefundStatus::Pending, None),
        };
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
            status,
            reason,
            metadata: params.map("metadata").into_iter().collect(),
            txn: Some(txn),
            failure_txn: None,
            instructions_email,
        };
        self.refunds.add(refund);
        let done_after = match status {
            RefundStatus::RequiresAction => self.settle_after,
            RefundStatus::Pending => self.refunds_after,
            RefundStatus::Succeeded | RefundStatus::Failed => None,
        };
        if let Some(seconds) = done_after {
            self.due.plan(self.now() + seconds, Task::Refund { id: id.clone(), done: true });
        }
        match status {
            RefundStatus::Succeeded => self.note_refund("refund", &id),
            RefundStatus::RequiresAction => {
                let end = self.now() + DAYS_TO_ANSWER * 86_400;
                self.due.plan(end, Task::Unanswered(id.clone()));
            }
            RefundStatus::Pending | RefundStatus::Failed => {}
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

    /// A bank's late answer: a pending refund completes, or one that had succeeded fails.
    pub(crate) fn settle_refund(&mut self, id: &str, done: bool) -> Result<(), Refusal> {
        let call = Call::nobody();
        let Some(refund) = self.refunds.get(id) else { return Err(Refusal::no_such("refund", id)) };
        let (charge, amount, currency) = (refund.charge.clone(), refund.amount, refund.currency.clone());
        match (refund.status, done) {
            (RefundStatus::RequiresAction | RefundStatus::Pending, true) => {
                if let Some(refund) = self.refunds.get_mut(id) {
                    refund.status = RefundStatus::Succeeded;
                }
                self.note_refund("refund", id);
                self.emit_refund(&call, "refund.updated", id);
            }
            (RefundStatus::RequiresAction | RefundStatus::Pending | RefundStatus::Succeeded, false) => {
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

    /// The buyer never named a bank account: the refund fails.
    pub(crate) fn unanswered(&mut self, id: &str) -> Result<(), Refusal> {
        let waits = self.refunds.get(id).is_some_and(|refund| refund.status == RefundStatus::RequiresAction);
        if waits { self.settle_refund(id, false) } else { Ok(()) }
    }

    fn note_refund(&mut self, kind: &'static str, id: &str) {
        let Some(refund) = self.refunds.get(id) else { return };
        // The charge's metadata identifies the order.
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

fn not_refundable(charge: &Charge) -> Refusal {
    let message = format!("Charge {} was paid with a method that can't be refunded.", charge.id);
    Refusal::invalid("charge", &message).code("charge_not_refundable")
}

/// The amount to refund: what is asked for, or everything that is left.
fn refundable(charge: &Charge, taken: bool, asked: Option<i64>) -> Result<i64, Refusal> {
    let left = charge.amount - charge.refunded;
    if charge.status != ChargeStatus::Succeeded {
        let message = format!("Charge {} has not succeeded and can't be refunded.", charge.id);
        return Err(Refusal::invalid("charge", &message));
    }
    if left == 0 {
        let message = format!("Charge {} has already been refunded.", charge.id);
        return Err(Refusal::state("charge_already_refunded", &message));
    }
    if taken {
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
