//! Products: what a price belongs to. A subscription's price must name one that exists.

use serde_json::{Value, json};

use super::{Call, Metadata, World, table::Row};
use crate::{form::Params, refusal::Refusal};

#[derive(Debug)]
pub(crate) struct Product {
    pub(crate) id: String,
    created: i64,
    name: String,
    metadata: Metadata,
}

impl Row for Product {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Product {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id,
            "object": "product",
            "active": true,
            "created": self.created,
            "default_price": null,
            "description": null,
            "images": [],
            "livemode": false,
            "marketing_features": [],
            "metadata": self.metadata,
            "name": self.name,
            "package_dimensions": null,
            "shippable": null,
            "statement_descriptor": null,
            "tax_code": null,
            "type": "service",
            "unit_label": null,
            "updated": self.created,
            "url": null,
        })
    }
}

impl World {
    pub(crate) fn create_product(&mut self, call: &Call, params: &Params) -> Result<Value, Refusal> {
        params.only(&["id", "metadata", "name"])?;
        let id = params.owned("id").unwrap_or_else(|| self.chance.id("prod"));
        if self.products.get(&id).is_some() {
            return Err(Refusal::invalid("id", "Product already exists.").code("resource_already_exists"));
        }
        let product = Product {
            id,
            created: self.now(),
            name: params.needed("name")?.to_owned(),
            metadata: params.map("metadata").into_iter().collect(),
        };
        let json = product.json();
        self.products.add(product);
        self.emit(call, "product.created", json.clone());
        Ok(json)
    }

    pub(crate) fn retrieve_product(&self, id: &str) -> Result<Value, Refusal> {
        self.products.get(id).map(Product::json).ok_or_else(|| Refusal::no_such("product", id))
    }
}
