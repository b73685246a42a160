//! Payment methods: what was typed or chosen, without the number.

use serde_json::{Value, json};

use super::{Call, World, table::Row};
use crate::{
    cards::{self, Card},
    form::Params,
    kinds,
    refusal::Refusal,
};

#[derive(Debug)]
pub(crate) struct Method {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) kind: &'static str,
    pub(crate) card: Option<Card>,
    pub(crate) billing: Value,
    pub(crate) customer: Option<String>,
    /// Paid with once; without a customer it can't be used again.
    pub(crate) used: bool,
    /// Saved for later use with the bank's consent.
    pub(crate) saved: bool,
}

impl Row for Method {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Method {
    pub(crate) fn json(&self) -> Value {
        let mut json = json!({
            "id": self.id,
            "object": "payment_method",
            "allow_redisplay": "unspecified",
            "billing_details": self.billing,
            "created": self.created,
            "customer": self.customer,
            "livemode": false,
            "metadata": {},
            "type": self.kind,
        });
        json[self.kind] = match &self.card {
            Some(card) => json!({
                "brand": card.brand,
                "checks": {
                    "address_line1_check": null,
                    "address_postal_code_check": null,
                    "cvc_check": "pass",
                },
                "country": "US",
                "display_brand": card.brand,
                "exp_month": card.exp_month,
                "exp_year": card.exp_year,
                "fingerprint": card.fingerprint,
                "funding": card.funding,
                "generated_from": null,
                "last4": card.last4,
                "networks": { "available": [card.brand], "preferred": null },
                "regulated_status": "unregulated",
                "three_d_secure_usage": { "supported": true },
                "wallet": null,
            }),
            None => details(self.kind),
        };
        json
    }
}

/// The field of a method that is named after its kind.
fn details(kind: &str) -> Value {
    match kind {
        "sepa_debit" => json!({
            "bank_code": "37040044",
            "branch_code": "",
            "country": "DE",
            "fingerprint": "vifs0Ho7vwRn1Miu",
            "generated_from": { "charge": null, "setup_attempt": null },
            "last4": "3000",
        }),
        "boleto" => json!({ "tax_id": "00000000000" }),
        _ => json!({}),
    }
}

impl World {
    /// `POST /v1/payment_methods`.
    pub(crate) fn create_method(&mut self, params: &Params) -> Result<Value, Refusal> {
        let id = self.method_from(params)?;
        self.retrieve_method(&id)
    }

    pub(crate) fn retrieve_method(&self, id: &str) -> Result<Value, Refusal> {
        self.methods.get(id).map(Method::json).ok_or_else(|| Refusal::no_such("PaymentMethod", id))
    }

    /// Attaches a method to a customer, or with `None` detaches it.
    pub(crate) fn attach_method(
        &mut self,
        call: &Call,
        id: &str,
        customer: Option<String>,
    ) -> Result<Value, Refusal> {
        let id = self.method_named(id)?;
        let what = if customer.is_some() { "payment_method.attached" } else { "payment_method.detached" };
        if let Some(method) = self.methods.get_mut(&id) {
            method.customer = customer;
        }
        let json = self.retrieve_method(&id)?;
        self.emit(call, what, json.clone());
        Ok(json)
    }

    /// The id of a stored method; a token like `pm_card_visa` becomes a new one each time.
    pub(crate) fn method_named(&mut self, id: &str) -> Result<String, Refusal> {
        if self.methods.get(id).is_some() {
            return Ok(id.to_owned());
        }
        let (year, _) = self.clock.year_and_month();
        let Some(card) = cards::of_token(id, year) else {
            return Err(Refusal::no_such_param("payment_method", "PaymentMethod", id));
        };
        Ok(self.keep_method("card", Some(card), billing(None)))
    }

    /// A new method from `payment_method_data` or the parameters of its own call.
    pub(crate) fn method_from(&mut self, data: &Params) -> Result<String, Refusal> {
        let name = data.needed("type")?;
        let Some(kind) = kinds::find(name) else {
            let message = format!("Invalid type: {name} isn't a payment method the simulation has.");
            return Err(Refusal::invalid("type", &message));
        };
        let card = if kind.flow == kinds::Flow::Card { Some(self.card_from(data)?) } else { None };
        Ok(self.keep_method(kind.name, card, billing(data.below("billing_details").as_ref())))
    }

    /// The method that a call names or describes.
    pub(crate) fn method_of(&mut self, params: &Params) -> Result<Option<String>, Refusal> {
        if let Some(id) = params.text("payment_method") {
            return self.method_named(id).map(Some);
        }
        match params.below("payment_method_data") {
            Some(data) => self.method_from(&data).map(Some),
            None => Ok(None),
        }
    }

    /// Checks that a method's kind is offered, and that this customer may use it (again).
    pub(crate) fn fits(
        &self,
        method: Option<&str>,
        kinds: &[String],
        customer: Option<&str>,
    ) -> Result<(), Refusal> {
        let Some(method) = method.and_then(|id| self.methods.get(id)) else { return Ok(()) };
        if !kinds.iter().any(|kind| kind == method.kind) {
            let message = format!(
                "The PaymentMethod provided ({}) is not allowed for this PaymentIntent. \
                 Its allowed types are: {}.",
                method.kind,
                kinds.join(", ")
            );
            return Err(Refusal::invalid("payment_method", &message));
        }
        if method.customer.is_some() && method.customer.as_deref() != customer {
            let message = "The PaymentMethod belongs to a Customer: please include the Customer in the \
                           `customer` parameter on the PaymentIntent.";
            return Err(Refusal::invalid("payment_method", message));
        }
        if method.used && method.customer.is_none() {
            let message = "The provided PaymentMethod was previously used with a PaymentIntent without Customer \
                           attachment. It may not be used again.";
            return Err(Refusal::invalid("payment_method", message));
        }
        Ok(())
    }

    fn card_from(&self, data: &Params) -> Result<Card, Refusal> {
        if let Some(token) = data.text("card.token") {
            let token = token.replace("tok_", "pm_card_");
            let (year, _) = self.clock.year_and_month();
            return cards::of_token(&token, year)
                .ok_or_else(|| Refusal::no_such_param("card[token]", "token", &token));
        }
        let number = data.needed("card.number")?;
        let month = data.int("card.exp_month")?.ok_or_else(|| Refusal::missing("card.exp_month"))?;
        let year = data.int("card.exp_year")?.ok_or_else(|| Refusal::missing("card.exp_year"))?;
        cards::typed(number, month, year, data.text("card.cvc"), self.clock.year_and_month())
    }

    fn keep_method(&mut self, kind: &'static str, card: Option<Card>, billing: Value) -> String {
        let id = self.chance.id("pm");
        let created = self.now();
        self.methods.add(Method {
            id: id.clone(),
            created,
            kind,
            card,
            billing,
            customer: None,
            used: false,
            saved: false,
        });
        id
    }
}

/// Billing details with all keys.
fn billing(given: Option<&Params>) -> Value {
    let text = |name: &str| given.and_then(|given| given.owned(name));
    json!({
        "address": {
            "city": text("address.city"),
            "country": text("address.country"),
            "line1": text("address.line1"),
            "line2": text("address.line2"),
            "postal_code": text("address.postal_code"),
            "state": text("address.state"),
        },
        "email": text("email"),
        "name": text("name"),
        "phone": text("phone"),
        "tax_id": text("tax_id"),
    })
}
