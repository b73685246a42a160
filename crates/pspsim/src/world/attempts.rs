//! The outcome of a confirmed payment: authentication, approval, decline, waiting. Charges are created only
//! here.

use serde_json::{Value, json};

use super::{
    Call, World,
    charges::{Charge, ChargeStatus},
    due::Task,
    intents::{Next, Status, unexpected},
    ledger::Entry,
};
use crate::{
    cards::{self, Behaviour, Decline, Wants},
    form::Params,
    kinds::{self, Flow},
    refusal::Refusal,
};

/// Why an attempt failed.
#[derive(Debug, Clone)]
pub(crate) struct Failure {
    kind: &'static str,
    code: &'static str,
    decline_code: Option<&'static str>,
    message: &'static str,
}

impl From<Decline> for Failure {
    fn from(decline: Decline) -> Self {
        Self {
            kind: "card_error",
            code: decline.code,
            decline_code: decline.reason,
            message: decline.message,
        }
    }
}

const NOT_AUTHENTICATED: Failure = Failure {
    kind: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    decline_code: None,
    message: "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new \
              PaymentMethod to attempt to fulfill this PaymentIntent again.",
};
const NOT_SETTLED: Failure = Failure {
    kind: "card_error",
    code: "payment_intent_payment_attempt_failed",
    decline_code: Some("generic_decline"),
    message: "The payment failed.",
};
const NOT_PAID_IN_TIME: Failure = Failure {
    kind: "invalid_request_error",
    code: "payment_intent_payment_attempt_expired",
    decline_code: None,
    message: "The payment attempt failed because the buyer didn't pay before the voucher expired.",
};

const CONFIRM: &[&str] = &[
    "error_on_requires_action",
    "expected_payment_method_type",
    "mandate_data",
    "off_session",
    "payment_method",
    "payment_method_data",
    "payment_method_options",
    "payment_method_types",
    "receipt_email",
    "return_url",
    "setup_future_usage",
    "shipping",
    "use_stripe_sdk",
];

impl World {
    pub(crate) fn confirm_intent(
        &mut self,
        call: &Call,
        id: &str,
        params: &Params,
    ) -> Result<Value, Refusal> {
        params.only(CONFIRM)?;
        self.reach(call, id, params)?;
        let intent = self.intents.get(id).ok_or_else(|| Refusal::no_such("payment_intent", id))?;
        if !intent.status.open() {
            let shown = self.shown_intent(call, id)?;
            return Err(unexpected(intent.status, "confirm").with("payment_intent", shown));
        }
        let (kinds, customer, before) =
            (intent.kinds.clone(), intent.customer.clone(), intent.method.clone());
        let method = self.method_of(params)?.or(before);
        let Some(method) = method else {
            let message = "You cannot confirm this PaymentIntent because it's missing a payment method. You can \
                           either update the PaymentIntent with a payment method and then confirm it again, or \
                           confirm it again directly with a payment method or ConfirmationToken.";
            return Err(Refusal::state("payment_intent_unexpected_state", message));
        };
        self.fits(Some(&method), &kinds, customer.as_deref())?;
        if let Some(intent) = self.intents.get_mut(id) {
            intent.method = Some(method);
            for (name, field) in [
                ("receipt_email", &mut intent.receipt_email),
                ("setup_future_usage", &mut intent.future_usage),
            ] {
                if params.has(name) {
                    *field = params.owned(name);
                }
            }
        }
        self.attempt(call, id, params)?;
        self.shown_intent(call, id)
    }

    /// Tries to charge the intent's method.
    pub(crate) fn attempt(&mut self, call: &Call, id: &str, params: &Params) -> Result<(), Refusal> {
        let absent = || Refusal::missing("payment_method");
        let Some(intent) = self.intents.get_mut(id) else { return Err(absent()) };
        intent.next = None;
        let return_url = params.owned("return_url");
        if return_url.is_some() {
            intent.return_url = return_url;
        }
        let by_script = params.flag("use_stripe_sdk")?.unwrap_or(false) || intent.return_url.is_none();
        let method =
            intent.method.as_deref().and_then(|method| self.methods.get(method)).ok_or_else(absent)?;
        let kind = kinds::find(method.kind).ok_or_else(absent)?;
        let behaviour = method.card.as_ref().map_or(Behaviour::Pays, |card| card.behaviour);
        let saved = method.saved;
        match kind.flow {
            Flow::Card => {
                let absent_buyer = params.text("off_session").is_some_and(|text| text != "false");
                match behaviour {
                    Behaviour::Declines(decline) => Err(self.refuse(call, id, &decline.into(), false)),
                    Behaviour::Authenticates { wants, .. } if asks(wants, saved, absent_buyer) => {
                        if absent_buyer {
                            return Err(self.refuse(call, id, &cards::NEEDS_AUTHENTICATION.into(), false));
                        }
                        self.ask(call, id, if by_script { Next::Sdk } else { Next::Redirect });
                        Ok(())
                    }
                    Behaviour::Authenticates { then: Some(decline), .. } => {
                        Err(self.refuse(call, id, &decline.into(), false))
                    }
                    _ => {
                        self.approve(call, id, false);
                        Ok(())
                    }
                }
            }
            Flow::Redirect => {
                if intent.return_url.is_none() {
                    let message =
                        "You must provide a `return_url` when confirming using a method that redirects.";
                    return Err(Refusal::invalid("return_url", message).code("parameter_missing"));
                }
                self.ask(call, id, Next::Redirect);
                Ok(())
            }
            Flow::Voucher => {
                let number = self.chance.digits(14);
                let (days, known_after) = kind.slip_days();
                let expires_at = self.now() + days * 86_400;
                self.ask(call, id, Next::Voucher { number, expires_at });
                // Nothing changes until it is known whether the slip was paid on its last day.
                self.due.plan(expires_at + known_after * 86_400, Task::Expire(id.to_owned()));
                self.settle_later(id);
                Ok(())
            }
            Flow::Debit => {
                self.wait_for_bank(call, id);
                self.settle_later(id);
                Ok(())
            }
        }
    }

    fn ask(&mut self, call: &Call, id: &str, next: Next) {
        if let Some(intent) = self.intents.get_mut(id) {
            intent.status = Status::RequiresAction;
            intent.next = Some(next);
        }
        self.emit_intent(call, "payment_intent.requires_action", id);
    }

    fn wait_for_bank(&mut self, call: &Call, id: &str) {
        let charge = self.new_charge(id, ChargeStatus::Pending, false);
        if let Some(intent) = self.intents.get_mut(id) {
            intent.status = Status::Processing;
            intent.latest_charge = Some(charge.clone());
        }
        self.emit_charge(call, "charge.pending", &charge);
        self.emit_intent(call, "payment_intent.processing", id);
    }

    fn settle_later(&mut self, id: &str) {
        if let Some(seconds) = self.settle_after {
            self.due.plan(self.now() + seconds, Task::Settle(id.to_owned()));
        }
    }

    /// The buyer's answer at the bank: authentication of a card, or a redirecting method.
    pub(crate) fn authenticate(&mut self, id: &str, passed: bool) -> Result<(), Refusal> {
        let call = Call::nobody();
        let intent = self.intents.get(id).ok_or_else(|| Refusal::no_such("payment_intent", id))?;
        let asked = matches!(intent.next, Some(Next::Sdk | Next::Redirect));
        if intent.status != Status::RequiresAction || !asked {
            return Err(unexpected(intent.status, "authenticat"));
        }
        let card = intent.method.as_deref().and_then(|id| self.methods.get(id)?.card.as_ref());
        let then = match card.map(|card| card.behaviour) {
            Some(Behaviour::Authenticates { then, .. }) => then,
            _ => None,
        };
        let authenticated = card.is_some();
        match (passed, then) {
            (false, _) => drop(self.refuse(&call, id, &NOT_AUTHENTICATED, false)),
            (true, Some(decline)) => drop(self.refuse(&call, id, &decline.into(), authenticated)),
            (true, None) => self.approve(&call, id, authenticated),
        }
        Ok(())
    }

    /// The end of a delayed method: the slip was paid, the bank has answered, or neither.
    pub(crate) fn settle(&mut self, id: &str, paid: bool) -> Result<(), Refusal> {
        let call = Call::nobody();
        let intent = self.intents.get(id).ok_or_else(|| Refusal::no_such("payment_intent", id))?;
        let voucher = matches!(intent.next, Some(Next::Voucher { .. }));
        let waiting = intent.status == Status::Processing || voucher;
        if !waiting {
            return Err(unexpected(intent.status, "settl"));
        }
        if paid {
            self.approve(&call, id, false);
        } else {
            let why = if voucher { &NOT_PAID_IN_TIME } else { &NOT_SETTLED };
            drop(self.refuse(&call, id, why, false));
        }
        Ok(())
    }

    /// The money arrives: the only place where a charge succeeds.
    fn approve(&mut self, call: &Call, id: &str, authenticated: bool) {
        let pending = self.pending_charge(id);
        let charge_id = match pending {
            Some(charge) => charge,
            None => self.new_charge(id, ChargeStatus::Succeeded, authenticated),
        };
        let txn = self.book_charge(&charge_id);
        if let Some(charge) = self.charges.get_mut(&charge_id) {
            charge.status = ChargeStatus::Succeeded;
            charge.txn = Some(txn);
        }
        if let Some(intent) = self.intents.get_mut(id) {
            intent.status = Status::Succeeded;
            intent.next = None;
            intent.last_error = None;
            intent.received = intent.amount;
            intent.latest_charge = Some(charge_id.clone());
        }
        self.keep_for_later(call, id);
        if let Some(charge) = self.charges.get(&charge_id) {
            let entry = Entry::of_charge("charge", charge);
            self.ledger.write(self.clock.now(), &entry);
        }
        self.emit_charge(call, "charge.succeeded", &charge_id);
        self.emit_intent(call, "payment_intent.succeeded", id);
        self.emit_charge(call, "charge.updated", &charge_id);
        self.bill_answered(call, id, true);
        let method = self.charges.get(&charge_id).and_then(|charge| self.methods.get(&charge.method));
        let behaviour = method.and_then(|method| Some(method.card.as_ref()?.behaviour));
        if let Some(Behaviour::Disputed(reason)) = behaviour {
            drop(self.dispute(call, &charge_id, reason));
        }
    }

    /// A method that was used; with a customer and consent it is saved.
    fn keep_for_later(&mut self, call: &Call, id: &str) {
        let Some(intent) = self.intents.get(id) else { return };
        let (customer, wanted) = (intent.customer.clone(), intent.future_usage.is_some());
        let Some(method) = intent.method.clone().and_then(|method| self.methods.get_mut(&method)) else {
            return;
        };
        method.used = true;
        let attach = wanted && customer.is_some() && method.customer.is_none();
        if attach {
            method.customer = customer;
            method.saved = true;
            let json = method.json();
            self.emit(call, "payment_method.attached", json);
        }
    }

    /// No money: the buyer may try another method. Returns the answer to the call.
    fn refuse(&mut self, call: &Call, id: &str, why: &Failure, authenticated: bool) -> Refusal {
        // Failed authentication never reaches the bank; everything else leaves a failed charge.
        let reached_bank = why.code != NOT_AUTHENTICATED.code && why.code != NOT_PAID_IN_TIME.code;
        let charge = match self.pending_charge(id) {
            Some(charge) => Some(charge),
            None if reached_bank => Some(self.new_charge(id, ChargeStatus::Failed, authenticated)),
            None => None,
        };
        if let Some(charge) = charge.as_deref().and_then(|charge| self.charges.get_mut(charge)) {
            charge.status = ChargeStatus::Failed;
            charge.failure = Some((why.code.to_owned(), why.message.to_owned()));
            let entry = Entry::of_charge("charge_failed", charge);
            self.ledger.write(self.clock.now(), &entry);
        }
        let method = self.intents.get(id).and_then(|intent| self.methods.get(intent.method.as_deref()?));
        let mut error = json!({
            "type": why.kind,
            "code": why.code,
            "doc_url": format!("https://stripe.com/docs/error-codes/{}", why.code.replace('_', "-")),
            "message": why.message,
            "payment_method": method.map(super::Method::json),
        });
        if let Some(decline_code) = why.decline_code {
            error["decline_code"] = decline_code.into();
        }
        if let Some(charge) = &charge {
            error["charge"] = charge.as_str().into();
        }
        if let Some(intent) = self.intents.get_mut(id) {
            intent.status = Status::RequiresPaymentMethod;
            intent.method = None;
            intent.next = None;
            intent.last_error = Some(error.clone());
            if charge.is_some() {
                intent.latest_charge.clone_from(&charge);
            }
        }
        if let Some(charge) = &charge {
            self.emit_charge(call, "charge.failed", charge);
        }
        self.emit_intent(call, "payment_intent.payment_failed", id);
        self.bill_answered(call, id, false);

        let mut refusal = Refusal::card(why.code, why.message);
        if let Value::Object(fields) = error {
            refusal.error.extend(fields);
        }
        match self.shown_intent(call, id) {
            Ok(shown) => refusal.with("payment_intent", shown),
            Err(_) => refusal,
        }
    }

    fn pending_charge(&self, intent: &str) -> Option<String> {
        let charge = self.charges.get(self.intents.get(intent)?.latest_charge.as_deref()?)?;
        (charge.status == ChargeStatus::Pending).then(|| charge.id.clone())
    }

    fn new_charge(&mut self, intent: &str, status: ChargeStatus, authenticated: bool) -> String {
        let (id, created) = (self.chance.id("ch"), self.now());
        if let Some(intent) = self.intents.get(intent) {
            let subject = self.subject_of(intent);
            self.charges.add(Charge {
                id: id.clone(),
                created,
                intent: intent.id.clone(),
                amount: intent.amount,
                currency: intent.currency.clone(),
                status,
                method: intent.method.clone().unwrap_or_default(),
                customer: intent.customer.clone(),
                description: intent.description.clone(),
                receipt_email: intent.receipt_email.clone(),
                metadata: intent.metadata.clone(),
                subject,
                refunded: 0,
                disputed: false,
                failure: None,
                authenticated,
                txn: None,
            });
        }
        id
    }

    pub(crate) fn emit_charge(&mut self, call: &Call, what: &'static str, id: &str) {
        if let Some(json) = self.charges.get(id).map(|charge| self.charge_json(charge)) {
            self.emit(call, what, json);
        }
    }
}

fn asks(wants: Wants, saved: bool, absent_buyer: bool) -> bool {
    match wants {
        Wants::Always => true,
        Wants::UnlessSaved => !saved,
        Wants::WhenPresent => !absent_buyer,
    }
}
