//! Errors in Stripe's shape, and whether an idempotency key stores them.

use serde_json::{Map, Value, json};

/// An unsuccessful answer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    /// The fields under `error`.
    pub(crate) error: Map<String, Value>,
    /// The call had begun to do its work. Only then does a key store the answer.
    pub(crate) begun: bool,
}

impl Refusal {
    fn new(status: u16, kind: &str, message: &str) -> Self {
        let mut error = Map::new();
        error.insert("type".into(), kind.into());
        error.insert("message".into(), message.into());
        Self { status, error, begun: false }
    }

    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.error.insert(key.to_owned(), value.into());
        self
    }

    pub(crate) fn code(self, code: &str) -> Self {
        let page = format!("https://stripe.com/docs/error-codes/{}", code.replace('_', "-"));
        self.with("code", code).with("doc_url", page)
    }

    /// Marks that the call had done something before it was rejected.
    pub(crate) fn begun(mut self) -> Self {
        self.begun = true;
        self
    }

    pub(crate) fn invalid(param: &str, message: &str) -> Self {
        Self::new(400, "invalid_request_error", message).with("param", bracketed(param))
    }

    pub(crate) fn unknown(param: &str) -> Self {
        Self::invalid(param, &format!("Received unknown parameter: {param}")).code("parameter_unknown")
    }

    pub(crate) fn missing(param: &str) -> Self {
        let message = format!("Missing required param: {}.", bracketed(param));
        Self::invalid(param, &message).code("parameter_missing")
    }

    pub(crate) fn no_such(what: &str, id: &str) -> Self {
        Self::new(404, "invalid_request_error", &format!("No such {what}: '{id}'"))
            .code("resource_missing")
            .with("param", "id")
    }

    /// For an id in a parameter rather than in the path: then the status is 400.
    pub(crate) fn no_such_param(param: &str, what: &str, id: &str) -> Self {
        let mut refusal = Self::no_such(what, id).with("param", param);
        refusal.status = 400;
        refusal
    }

    pub(crate) fn unrecognized(method: &str, path: &str) -> Self {
        let message = format!("Unrecognized request URL ({method}: {path}).");
        Self::new(404, "invalid_request_error", &message)
    }

    pub(crate) fn unauthorized(message: &str) -> Self {
        Self::new(401, "invalid_request_error", message)
    }

    pub(crate) fn forbidden() -> Self {
        let message = "The provided key does not have the required permissions for this endpoint.";
        Self::new(403, "invalid_request_error", message)
    }

    pub(crate) fn lock_timeout() -> Self {
        let message = "This object cannot be accessed right now because another API request or Stripe process is \
                       currently accessing it.";
        Self::new(429, "invalid_request_error", message).code("lock_timeout")
    }

    pub(crate) fn balance_insufficient() -> Self {
        let message = "Insufficient funds in your Stripe balance to refund this amount.";
        Self::new(400, "invalid_request_error", message).code("balance_insufficient")
    }

    /// The object's state forbids it. The work had begun, so a key stores the answer.
    pub(crate) fn state(code: &str, message: &str) -> Self {
        Self::new(400, "invalid_request_error", message).code(code).begun()
    }

    pub(crate) fn card(code: &str, message: &str) -> Self {
        Self::new(402, "card_error", message).code(code).begun()
    }

    pub(crate) fn key_in_use(key: &str) -> Self {
        let message = format!(
            "There is currently another in-progress request using this Idempotent Key \
             (that probably means you submitted twice, and the other request is still going through): {key}. \
             Please try again later."
        );
        Self::new(409, "idempotency_error", &message).code("idempotency_key_in_use")
    }

    pub(crate) fn key_reused(key: &str) -> Self {
        let message = format!(
            "Keys for idempotent requests can only be used with the same parameters they were first used with. \
             Try using a key other than '{key}' if you meant to execute a different request."
        );
        Self::new(400, "idempotency_error", &message)
    }

    pub(crate) fn too_many() -> Self {
        let message = "Request rate limit exceeded. Learn more about rate limits here \
                       https://stripe.com/docs/rate-limits.";
        Self::new(429, "invalid_request_error", message).code("rate_limit")
    }

    pub(crate) fn internal() -> Self {
        let message = "An unknown error occurred; the simulated provider was told to fail here.";
        Self::new(500, "api_error", message)
    }

    pub(crate) fn body(&self) -> Value {
        json!({ "error": self.error })
    }
}

/// `items.0.quantity` as Stripe names it: `items[0][quantity]`.
fn bracketed(param: &str) -> String {
    let mut steps = param.split('.');
    let first = steps.next().unwrap_or_default().to_owned();
    steps.fold(first, |name, step| format!("{name}[{step}]"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_has_stripes_shape() {
        let body = Refusal::missing("payment_method_data.type").body();

        assert_eq!(body["error"]["type"], "invalid_request_error");
        assert_eq!(body["error"]["code"], "parameter_missing");
        assert_eq!(body["error"]["param"], "payment_method_data[type]");
    }
}
