//! PaymentIntents: one purchase from its amount to its end. What happens when one is confirmed is in `attempts`.

use serde_json::Value;

use super::{Call, Metadata, World, intent_shape::for_browser, lists, lists::Created, table::Row};
use crate::{currency, form::Params, kinds, refusal::Refusal};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    RequiresPaymentMethod,
    RequiresConfirmation,
    RequiresAction,
    Processing,
    Succeeded,
    Canceled,
}

impl Status {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::RequiresPaymentMethod => "requires_payment_method",
            Self::RequiresConfirmation => "requires_confirmation",
            Self::RequiresAction => "requires_action",
            Self::Processing => "processing",
            Self::Succeeded => "succeeded",
            Self::Canceled => "canceled",
        }
    }

    pub(crate) fn open(self) -> bool {
        matches!(self, Self::RequiresPaymentMethod | Self::RequiresConfirmation | Self::RequiresAction)
    }
}

/// What the buyer has to do while `requires_action`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Next {
    /// Strong customer authentication that Stripe's script handles on the page.
    Sdk,
    /// A page of the bank.
    Redirect,
    /// A slip to pay with.
    Voucher { number: String, expires_at: i64 },
}

#[derive(Debug)]
pub(crate) struct Intent {
    pub(crate) id: String,
    pub(crate) secret: String,
    pub(crate) created: i64,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) status: Status,
    pub(crate) customer: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) receipt_email: Option<String>,
    pub(crate) metadata: Metadata,
    /// `automatic_payment_methods`, and whether they may lead to another page.
    pub(crate) automatic: Option<bool>,
    pub(crate) kinds: Vec<String>,
    pub(crate) excluded: Vec<String>,
    pub(crate) method: Option<String>,
    pub(crate) next: Option<Next>,
    pub(crate) return_url: Option<String>,
    pub(crate) last_error: Option<Value>,
    pub(crate) latest_charge: Option<String>,
    pub(crate) received: i64,
    pub(crate) future_usage: Option<String>,
    pub(crate) descriptor: Option<String>,
    pub(crate) descriptor_suffix: Option<String>,
    pub(crate) canceled_at: Option<i64>,
    pub(crate) cancellation_reason: Option<String>,
    /// The subscription's invoice that this pays.
    pub(crate) invoice: Option<String>,
}

impl Row for Intent {
    fn id(&self) -> &str {
        &self.id
    }
}

const CREATE: &[&str] = &[
    "amount",
    "automatic_payment_methods",
    "capture_method",
    "confirm",
    "currency",
    "customer",
    "description",
    "error_on_requires_action",
    "excluded_payment_method_types",
    "mandate_data",
    "metadata",
    "off_session",
    "payment_method",
    "payment_method_data",
    "payment_method_options",
    "payment_method_types",
    "receipt_email",
    "return_url",
    "setup_future_usage",
    "shipping",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "use_stripe_sdk",
];
const UPDATE: &[&str] = &[
    "amount",
    "currency",
    "customer",
    "description",
    "metadata",
    "payment_method",
    "payment_method_options",
    "payment_method_types",
    "receipt_email",
    "setup_future_usage",
    "shipping",
    "statement_descriptor",
    "statement_descriptor_suffix",
];

impl World {
    pub(crate) fn create_intent(&mut self, call: &Call, params: &Params) -> Result<Value, Refusal> {
        params.only(CREATE)?;
        let amount = params.int("amount")?.ok_or_else(|| Refusal::missing("amount"))?;
        let currency = currency::known(params.needed("currency")?)?;
        currency::chargeable(amount, &currency)?;
        if let Some(other) = params.text("capture_method").filter(|method| *method == "manual") {
            return Err(Refusal::invalid(
                "capture_method",
                &format!("The simulation has no {other} capture."),
            ));
        }
        let (automatic, kinds) = offered(params, &currency)?;
        let customer = self.customer_of(params)?;
        let confirm = params.flag("confirm")?.unwrap_or(false);
        let method = self.method_of(params)?;
        self.fits(method.as_deref(), &kinds, customer.as_deref())?;

        let id = self.chance.id("pi");
        let intent = Intent {
            secret: format!("{id}_secret_{}", self.chance.letters(25)),
            id: id.clone(),
            created: self.now(),
            amount,
            currency,
            status: if method.is_some() {
                Status::RequiresConfirmation
            } else {
                Status::RequiresPaymentMethod
            },
            customer: customer.clone(),
            description: params.owned("description"),
            receipt_email: params.owned("receipt_email"),
            metadata: params.map("metadata").into_iter().collect(),
            automatic,
            kinds,
            excluded: params.texts("excluded_payment_method_types"),
            method,
            next: None,
            return_url: None,
            last_error: None,
            latest_charge: None,
            received: 0,
            future_usage: params.owned("setup_future_usage"),
            descriptor: params.owned("statement_descriptor"),
            descriptor_suffix: params.owned("statement_descriptor_suffix"),
            canceled_at: None,
            cancellation_reason: None,
            invoice: None,
        };
        self.keep_intent(call, intent);
        if confirm {
            self.attempt(call, &id, params)?;
        }
        self.shown_intent(call, &id)
    }

    pub(crate) fn keep_intent(&mut self, call: &Call, intent: Intent) {
        let (id, customer) = (intent.id.clone(), intent.customer.clone());
        let place = self.intents.add(intent);
        if let Some(customer) = customer {
            self.intents_of.entry(customer).or_default().push(place);
        }
        self.emit_intent(call, "payment_intent.created", &id);
    }

    pub(crate) fn update_intent(&mut self, call: &Call, id: &str, params: &Params) -> Result<Value, Refusal> {
        params.only(UPDATE)?;
        self.reach(call, id, params)?;
        let intent = self.intents.get(id).ok_or_else(|| Refusal::no_such("payment_intent", id))?;
        let frozen = ["amount", "currency", "payment_method", "payment_method_types", "customer"];
        if !intent.status.open() && frozen.iter().any(|name| params.has(name)) {
            return Err(unexpected(intent.status, "update"));
        }
        let amount = params.int("amount")?.unwrap_or(intent.amount);
        let currency = match params.text("currency") {
            Some(code) => currency::known(code)?,
            None => intent.currency.clone(),
        };
        currency::chargeable(amount, &currency)?;
        let mut kinds = intent.kinds.clone();
        if params.has("payment_method_types") {
            kinds = offered(params, &currency)?.1;
        } else if let Some(redirects) = intent.automatic {
            kinds = kinds::automatic(&currency, redirects, &intent.excluded);
        }
        let customer = self.customer_of(params)?;
        let method = self.method_of(params)?;
        self.fits(method.as_deref(), &kinds, customer.as_deref())?;
        let place = self.intents.place(id).unwrap_or_default();

        let Some(intent) = self.intents.get_mut(id) else {
            return Err(Refusal::no_such("payment_intent", id));
        };
        (intent.amount, intent.currency, intent.kinds) = (amount, currency, kinds);
        if let Some(method) = method {
            intent.method = Some(method);
            intent.status = Status::RequiresConfirmation;
            intent.next = None;
        }
        for (name, field) in [
            ("description", &mut intent.description),
            ("receipt_email", &mut intent.receipt_email),
            ("setup_future_usage", &mut intent.future_usage),
            ("statement_descriptor", &mut intent.descriptor),
            ("statement_descriptor_suffix", &mut intent.descriptor_suffix),
        ] {
            if params.has(name) {
                *field = params.owned(name);
            }
        }
        merge(&mut intent.metadata, params);
        if let Some(customer) = customer.filter(|customer| intent.customer.as_ref() != Some(customer)) {
            intent.customer = Some(customer.clone());
            self.intents_of.entry(customer).or_default().push(place);
        }
        self.shown_intent(call, id)
    }

    pub(crate) fn retrieve_intent(&self, call: &Call, id: &str, params: &Params) -> Result<Value, Refusal> {
        self.reach(call, id, params)?;
        self.shown_intent(call, id)
    }

    pub(crate) fn cancel_intent(&mut self, call: &Call, id: &str, params: &Params) -> Result<Value, Refusal> {
        const REASONS: &[&str] = &["duplicate", "fraudulent", "requested_by_customer", "abandoned"];
        params.only(&["cancellation_reason"])?;
        if let Some(reason) = params.text("cancellation_reason").filter(|reason| !REASONS.contains(reason)) {
            let message = format!("Invalid cancellation_reason: must be one of {}", REASONS.join(", "));
            return Err(Refusal::invalid("cancellation_reason", &format!("{message}; not {reason}")));
        }
        let now = self.now();
        let Some(intent) = self.intents.get_mut(id) else {
            return Err(Refusal::no_such("payment_intent", id));
        };
        if !intent.status.open() {
            return Err(unexpected(intent.status, "cancel").with("payment_intent", id));
        }
        if intent.invoice.is_some() {
            let message = "This PaymentIntent belongs to an invoice. Void the invoice instead.";
            return Err(Refusal::invalid("intent", message).with("payment_intent", id));
        }
        intent.cancellation_reason = params.owned("cancellation_reason");
        self.end_intent(call, id, now);
        self.shown_intent(call, id)
    }

    /// Whoever asked may do so: the seller, or the end of the invoice that it pays.
    pub(crate) fn end_intent(&mut self, call: &Call, id: &str, now: i64) {
        let Some(intent) = self.intents.get_mut(id).filter(|intent| intent.status.open()) else { return };
        intent.status = Status::Canceled;
        intent.canceled_at = Some(now);
        intent.next = None;
        self.emit_intent(call, "payment_intent.canceled", id);
    }

    pub(crate) fn list_intents(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&["customer", "created", "limit", "starting_after"])?;
        let (limit, created) = (lists::limit(params)?, Created::of(params)?);
        let before = lists::before(params, |id| self.intents.place(id))?.unwrap_or(usize::MAX);
        let customer = params.text("customer");
        let places: Box<dyn Iterator<Item = usize> + '_> = match customer {
            Some(customer) => Box::new(self.intents_of.get(customer).into_iter().flatten().rev().copied()),
            None => Box::new(self.intents.newest()),
        };
        let mut found = Vec::new();
        for place in places.filter(|place| *place < before) {
            let Some(intent) = self.intents.at(place) else { continue };
            if created.too_old(intent.created) || found.len() > limit {
                break;
            }
            let wanted = customer.is_none_or(|customer| intent.customer.as_deref() == Some(customer));
            if wanted && !created.too_new(intent.created) {
                found.push(intent);
            }
        }
        let more = found.len() > limit;
        let data = found.into_iter().take(limit).map(|intent| self.intent_json(intent)).collect();
        Ok(lists::list("/v1/payment_intents", data, more))
    }

    /// A browser must know the secret of the intent it asks for.
    pub(crate) fn reach(&self, call: &Call, id: &str, params: &Params) -> Result<(), Refusal> {
        let intent = self.intents.get(id).ok_or_else(|| Refusal::no_such("payment_intent", id))?;
        match params.text("client_secret") {
            Some(secret) if secret == intent.secret => Ok(()),
            None if !call.browser => Ok(()),
            Some(_) => Err(Refusal::no_such("payment_intent", id)),
            None => Err(Refusal::missing("client_secret")),
        }
    }

    pub(crate) fn shown_intent(&self, call: &Call, id: &str) -> Result<Value, Refusal> {
        let intent = self.intents.get(id).ok_or_else(|| Refusal::no_such("payment_intent", id))?;
        let json = self.intent_json(intent);
        Ok(if call.browser { for_browser(json) } else { json })
    }

    pub(crate) fn emit_intent(&mut self, call: &Call, what: &'static str, id: &str) {
        if let Some(json) = self.intents.get(id).map(|intent| self.intent_json(intent)) {
            self.emit(call, what, json);
        }
    }
}

/// `payment_method_types`, or those of `automatic_payment_methods` (Stripe's default).
fn offered(params: &Params, currency: &str) -> Result<(Option<bool>, Vec<String>), Refusal> {
    let asked = params.texts("payment_method_types");
    let automatic = params.flag("automatic_payment_methods.enabled")?;
    if asked.is_empty() {
        let redirects = params.text("automatic_payment_methods.allow_redirects") != Some("never");
        let excluded = params.texts("excluded_payment_method_types");
        if let Some(name) = excluded.iter().find(|name| kinds::find(name).is_none()) {
            let message = format!("Invalid excluded_payment_method_types: the simulation has no {name}.");
            return Err(Refusal::invalid("excluded_payment_method_types", &message));
        }
        return Ok((Some(redirects), kinds::automatic(currency, redirects, &excluded)));
    }
    if automatic == Some(true) {
        let message =
            "You may only specify one of these parameters: automatic_payment_methods, payment_method_types.";
        return Err(Refusal::invalid("payment_method_types", message));
    }
    for name in &asked {
        let Some(kind) = kinds::find(name) else {
            let message = format!("Invalid payment_method_types: the simulation has no {name}.");
            return Err(Refusal::invalid("payment_method_types", &message));
        };
        if !kinds::takes(kind, currency) {
            let message = format!(
                "The currency provided ({currency}) is invalid for one or more payment method types on this \
                 PaymentIntent: {name} takes {}.",
                kind.currencies.join(", ")
            );
            return Err(Refusal::invalid("currency", &message).code("payment_intent_invalid_parameter"));
        }
    }
    Ok((None, asked))
}

pub(crate) fn merge(metadata: &mut Metadata, params: &Params) {
    for (name, text) in params.map("metadata") {
        if text.is_empty() {
            metadata.remove(&name);
        } else {
            metadata.insert(name, text);
        }
    }
}

pub(crate) fn unexpected(status: Status, verb: &str) -> Refusal {
    let message = format!(
        "This PaymentIntent could not be {verb}ed because it has a status of {}. Only a PaymentIntent with one of \
         the following statuses may be {verb}ed: requires_payment_method, requires_confirmation, requires_action.",
        status.name()
    );
    Refusal::state("payment_intent_unexpected_state", &message)
}
