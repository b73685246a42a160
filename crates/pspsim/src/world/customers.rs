//! Customers: the owners of saved methods and subscriptions.

use serde_json::{Value, json};

use super::{Call, Metadata, World, table::Row};
use crate::{form::Params, refusal::Refusal};

#[derive(Debug)]
pub(crate) struct Customer {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) email: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) locales: Vec<String>,
    pub(crate) metadata: Metadata,
    pub(crate) default_method: Option<String>,
    prefix: String,
}

impl Row for Customer {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Customer {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id,
            "object": "customer",
            "address": null,
            "balance": 0,
            "created": self.created,
            "currency": null,
            "default_source": null,
            "delinquent": false,
            "description": self.description,
            "discount": null,
            "email": self.email,
            "invoice_prefix": self.prefix,
            "invoice_settings": {
                "custom_fields": null,
                "default_payment_method": self.default_method,
                "footer": null,
                "rendering_options": null,
            },
            "livemode": false,
            "metadata": self.metadata,
            "name": self.name,
            "next_invoice_sequence": 1,
            "phone": self.phone,
            "preferred_locales": self.locales,
            "shipping": null,
            "tax_exempt": "none",
            "test_clock": null,
        })
    }
}

const FIELDS: &[&str] = &[
    "email",
    "name",
    "phone",
    "description",
    "metadata",
    "preferred_locales",
    "address",
    "payment_method",
    "invoice_settings",
];

impl World {
    pub(crate) fn create_customer(&mut self, call: &Call, params: &Params) -> Result<Value, Refusal> {
        params.only(FIELDS)?;
        let customer = Customer {
            id: self.chance.id("cus"),
            created: self.now(),
            email: params.owned("email"),
            name: params.owned("name"),
            phone: params.owned("phone"),
            description: params.owned("description"),
            locales: params.texts("preferred_locales"),
            metadata: params.map("metadata").into_iter().collect(),
            default_method: None,
            prefix: self.chance.letters(8).to_uppercase(),
        };
        let json = customer.json();
        self.customers.add(customer);
        self.emit(call, "customer.created", json.clone());
        Ok(json)
    }

    pub(crate) fn retrieve_customer(&self, id: &str) -> Result<Value, Refusal> {
        self.customers.get(id).map(Customer::json).ok_or_else(|| Refusal::no_such("customer", id))
    }

    /// The customer that a parameter names, if it names one.
    pub(crate) fn customer_of(&self, params: &Params) -> Result<Option<String>, Refusal> {
        match params.text("customer") {
            None => Ok(None),
            Some(id) if self.customers.get(id).is_some() => Ok(Some(id.to_owned())),
            Some(id) => Err(Refusal::no_such_param("customer", "customer", id)),
        }
    }
}
