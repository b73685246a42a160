//! The provider's objects, as far as we read them, and their translation into our types.

use std::str::FromStr;

use app::ports::About;
use domain::{
    ids::{AttemptId, RefundId},
    payment::{AttemptState, BalanceKind, BalanceLine, DisputeNews, IntentNews, Known, News, RefundNews},
    refund,
};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::amount::money;

/// A page of a list.
#[derive(Deserialize)]
pub(super) struct List<T> {
    pub(super) data: Vec<T>,
    pub(super) has_more: bool,
}

/// An id, or the whole object if it was expanded.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Reference<T> {
    Id(String),
    Whole(T),
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Metadata {
    attempt: Option<String>,
    refund: Option<String>,
}

fn id<Id: FromStr>(text: Option<&String>) -> Option<Id> {
    text.and_then(|text| text.parse().ok())
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Intent {
    pub(super) id: String,
    amount: i64,
    #[serde(default)]
    amount_received: i64,
    currency: String,
    status: String,
    #[serde(default)]
    metadata: Metadata,
    client_secret: Option<String>,
    latest_charge: Option<Reference<Charge>>,
    payment_method: Option<Reference<Method>>,
    next_action: Option<NextAction>,
    last_payment_error: Option<PaymentError>,
}

#[derive(Clone, Debug, Deserialize)]
struct PaymentError {
    code: Option<String>,
    decline_code: Option<String>,
    payment_method: Option<Method>,
}

#[derive(Clone, Debug, Deserialize)]
struct Method {
    #[serde(rename = "type")]
    kind: String,
}

/// What the buyer has to do: `{"type": "konbini_display_details", "konbini_display_details": {…}}`.
#[derive(Clone, Debug, Deserialize)]
struct NextAction {
    #[serde(rename = "type")]
    kind: String,
    #[serde(flatten)]
    details: Map<String, Value>,
}

impl NextAction {
    /// The method by the type of the instructions; `None` if a redirect or the script handles the step.
    fn method(&self) -> Option<String> {
        let marks = ["_display_", "_handle_redirect_"];
        let named = marks.iter().find_map(|mark| self.kind.split_once(mark));
        named.map(|(method, _)| method.to_owned())
    }

    /// The deadline; OXXO has another name for it.
    fn expires_at(&self) -> Option<Timestamp> {
        let shown = self.details.get(&self.kind)?;
        let second = ["expires_at", "expires_after"].iter().find_map(|name| shown.get(name)?.as_i64())?;
        Timestamp::from_second(second).ok()
    }
}

#[derive(Clone, Debug, Deserialize)]
struct Charge {
    id: String,
    amount: i64,
    #[serde(default)]
    amount_captured: i64,
    currency: String,
    #[serde(default)]
    paid: bool,
    #[serde(default)]
    captured: bool,
    payment_intent: Option<String>,
    payment_method_details: Option<Method>,
    #[serde(default)]
    metadata: Metadata,
}

impl Intent {
    pub(super) fn attempt(&self) -> Option<AttemptId> {
        id(self.metadata.attempt.as_ref())
    }

    fn state(&self) -> Option<AttemptState> {
        Some(match self.status.as_str() {
            "requires_payment_method" if self.last_payment_error.is_some() => AttemptState::Declined,
            "requires_payment_method" | "requires_confirmation" => AttemptState::Waiting,
            "requires_action" => AttemptState::Acting,
            // We never capture later; if it happened anyway, the money isn't there yet.
            "processing" | "requires_capture" => AttemptState::Processing,
            "canceled" => AttemptState::Cancelled,
            "succeeded" => AttemptState::Succeeded,
            _ => return None,
        })
    }

    /// `None` if the intent's state is unknown to us.
    pub(super) fn news(self, as_of: Timestamp) -> Option<IntentNews> {
        let state = self.state()?;
        let (charge, paid_with) = match self.latest_charge {
            Some(Reference::Id(id)) => (Some(id), None),
            Some(Reference::Whole(charge)) => (Some(charge.id), charge.payment_method_details),
            None => (None, None),
        };
        let error = self.last_payment_error;
        let tried_with = error.as_ref().and_then(|error| error.payment_method.clone());
        let chosen = match self.payment_method {
            Some(Reference::Whole(method)) => Some(method),
            _ => None,
        };
        let shown = self.next_action.as_ref().and_then(NextAction::method);
        // The current choice is more accurate than an older charge or error, which may be about another method.
        let method = shown.or_else(|| Some(chosen.or(paid_with).or(tried_with)?.kind));
        Some(IntentNews {
            attempt: id(self.metadata.attempt.as_ref()),
            intent: self.id,
            known: Known { state, as_of },
            money: money(&self.currency, self.amount),
            received: (state == AttemptState::Succeeded)
                .then(|| money(&self.currency, self.amount_received))
                .flatten(),
            charge,
            method,
            expires_at: self.next_action.as_ref().and_then(NextAction::expires_at),
            failure: error.and_then(|error| error.decline_code.or(error.code)),
            client_secret: self.client_secret,
        })
    }
}

impl Charge {
    /// A charge that arrived knows more than its intent: the payment method.
    fn news(self, as_of: Timestamp) -> Option<IntentNews> {
        (self.paid && self.captured).then_some(())?;
        Some(IntentNews {
            intent: self.payment_intent?,
            attempt: id(self.metadata.attempt.as_ref()),
            known: Known { state: AttemptState::Succeeded, as_of },
            money: money(&self.currency, self.amount),
            received: money(&self.currency, self.amount_captured),
            charge: Some(self.id),
            method: self.payment_method_details.map(|method| method.kind),
            expires_at: None,
            failure: None,
            client_secret: None,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct Refund {
    pub(super) id: String,
    amount: i64,
    currency: String,
    status: Option<String>,
    payment_intent: Option<String>,
    failure_reason: Option<String>,
    #[serde(default)]
    metadata: Option<Metadata>,
}

impl Refund {
    /// Our id, written into it.
    pub(super) fn ours(&self) -> Option<RefundId> {
        id(self.metadata.as_ref().and_then(|metadata| metadata.refund.as_ref()))
    }

    pub(super) fn news(self, as_of: Timestamp) -> RefundNews {
        RefundNews {
            id: self.ours(),
            refund: self.id,
            intent: self.payment_intent,
            state: match self.status.as_deref() {
                Some("succeeded") => refund::State::Succeeded,
                Some("failed" | "canceled") => refund::State::Failed,
                // pending, requires_action, and future states.
                _ => refund::State::Pending,
            },
            asks_buyer: self.status.as_deref() == Some("requires_action"),
            money: money(&self.currency, self.amount),
            failure: self.failure_reason,
            as_of,
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Dispute {
    id: String,
    amount: i64,
    currency: String,
    status: String,
    payment_intent: Option<String>,
}

impl Dispute {
    /// An inquiry of the bank (`warning_…`) moves no money and doesn't count as a dispute.
    pub(super) fn news(self, as_of: Timestamp) -> Option<DisputeNews> {
        let (open, lost) = match self.status.as_str() {
            "won" | "prevented" => (false, false),
            "lost" => (false, true),
            warning if warning.starts_with("warning") => return None,
            _ => (true, false),
        };
        Some(DisputeNews {
            dispute: self.id,
            intent: self.payment_intent,
            money: money(&self.currency, self.amount),
            open,
            lost,
            as_of,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct Event {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) created: i64,
    pub(super) api_version: Option<String>,
    data: EventData,
}

#[derive(Deserialize)]
struct EventData {
    object: Value,
}

impl Event {
    /// The id of its object: of the intent if there is one, so that it can be fetched.
    pub(super) fn object(&self) -> Option<String> {
        let field = |name| self.data.object.get(name).and_then(Value::as_str).map(str::to_owned);
        field("payment_intent").or_else(|| field("id"))
    }

    /// The object that it is about, for when its content can't be read.
    pub(super) fn about(&self) -> Option<About> {
        let field = |name| self.data.object.get(name).and_then(Value::as_str).map(str::to_owned);
        match self.kind.as_str() {
            kind if kind.starts_with("payment_intent.") => field("id").map(About::Intent),
            kind if kind.starts_with("refund.") => field("id").map(About::Refund),
            kind if kind.starts_with("charge.dispute.") => field("id").map(About::Dispute),
            "charge.succeeded" => field("payment_intent").map(About::Intent),
            _ => None,
        }
    }

    /// Its content, if we handle this type of event; an error if we do and it can't be read.
    pub(super) fn news(&self, as_of: Timestamp) -> Result<News, serde_json::Error> {
        let object = &self.data.object;
        let news = match self.kind.as_str() {
            "charge.succeeded" => Charge::deserialize(object)?.news(as_of).map(News::Intent),
            kind if kind.starts_with("payment_intent.") => {
                let news = Intent::deserialize(object)?.news(as_of);
                // The client secret must not be stored.
                news.map(|news| News::Intent(IntentNews { client_secret: None, ..news }))
            }
            kind if kind.starts_with("refund.") => {
                Some(News::Refund(Refund::deserialize(object)?.news(as_of)))
            }
            kind if kind.starts_with("charge.dispute.") => {
                Dispute::deserialize(object)?.news(as_of).map(News::Dispute)
            }
            kind if kind.starts_with("customer.subscription.") => id_at(object, "/id").map(News::Plan),
            kind if kind.starts_with("invoice.") => {
                id_at(object, "/parent/subscription_details/subscription").map(News::Plan)
            }
            _ => None,
        };
        Ok(news.unwrap_or(News::Other))
    }
}

fn id_at(object: &Value, place: &str) -> Option<String> {
    object.pointer(place).and_then(Value::as_str).map(str::to_owned)
}

/// A line of the provider's balance, with its source.
#[derive(Deserialize)]
pub(super) struct BookLine {
    pub(super) id: String,
    #[serde(rename = "type")]
    kind: String,
    amount: i64,
    currency: String,
    created: i64,
    source: Option<Reference<Source>>,
}

#[derive(Clone, Debug, Deserialize)]
struct Source {
    id: String,
    amount: Option<i64>,
    currency: Option<String>,
}

impl BookLine {
    /// In the currency that the buyer paid in; the balance itself is in the payout currency. `None` if it
    /// belongs to no charge, or to one whose currency or amount we never charge.
    pub(super) fn read(self) -> Option<BalanceLine> {
        let (source, amount, currency) = match self.source {
            Some(Reference::Whole(Source { id, amount: Some(amount), currency: Some(currency) })) => {
                (id, amount.checked_abs()? * self.amount.signum(), currency)
            }
            Some(Reference::Whole(Source { id, .. }) | Reference::Id(id)) => (id, self.amount, self.currency),
            None => return None,
        };
        let kind = match self.kind.as_str() {
            "charge" | "payment" => BalanceKind::Charge,
            "refund" | "payment_refund" | "refund_failure" | "payment_failure_refund" => BalanceKind::Refund,
            _ if source.starts_with("dp_") || source.starts_with("du_") => BalanceKind::Dispute,
            _ => BalanceKind::Other,
        };
        let money = money(&currency, amount)?;
        Some(BalanceLine { source, kind, money, at: Timestamp::from_second(self.created).ok()? })
    }
}
