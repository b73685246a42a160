//! What the script in a browser requests before it draws: which methods are offered.

use serde_json::{Value, json};

use super::World;
use crate::{currency, form::Params, kinds, refusal::Refusal};

impl World {
    pub(crate) fn elements_session(&self, params: &Params) -> Result<Value, Refusal> {
        let kinds = if let Some(secret) = params.text("client_secret") {
            let id = secret.split("_secret_").next().unwrap_or_default();
            let intent = self.intents.get(id).filter(|intent| intent.secret == secret);
            intent.ok_or_else(|| Refusal::no_such("payment_intent", id))?.kinds.clone()
        } else {
            let currency = currency::known(params.needed("deferred_intent.currency")?)?;
            let asked = params.texts("deferred_intent.payment_method_types");
            let excluded = params.texts("deferred_intent.excluded_payment_method_types");
            if asked.is_empty() { kinds::automatic(&currency, true, &excluded) } else { asked }
        };
        Ok(json!({
            "object": "elements_session",
            "payment_method_preference": {
                "object": "payment_method_preference",
                "ordered_payment_method_types": kinds,
            },
        }))
    }
}
