//! The API as a table: which call does what.

use serde_json::Value;

use crate::{
    form::Params,
    refusal::Refusal,
    world::{Call, World},
};

pub(crate) fn run(
    world: &mut World,
    call: &Call,
    method: &str,
    path: &str,
    params: &Params,
) -> Result<Value, Refusal> {
    let steps: Vec<&str> = path.trim_start_matches('/').split('/').skip(1).collect();
    if call.browser && !open_to_browsers(method, &steps) {
        let message = "This API call cannot be made with a publishable API key. Please use a secret API key.";
        return Err(Refusal::unauthorized(message).code("secret_key_required"));
    }
    let mut answer = match (method, steps.as_slice()) {
        ("POST", ["payment_intents"]) => world.create_intent(call, params),
        ("GET", ["payment_intents"]) => world.list_intents(params),
        ("GET", ["payment_intents", id]) => world.retrieve_intent(call, id, params),
        ("POST", ["payment_intents", id]) => world.update_intent(call, id, params),
        ("POST", ["payment_intents", id, "confirm"]) => world.confirm_intent(call, id, params),
        ("POST", ["payment_intents", id, "cancel"]) => world.cancel_intent(call, id, params),
        ("GET", ["elements", "sessions"]) => world.elements_session(params),
        ("POST", ["payment_methods"]) => world.create_method(params),
        ("GET", ["payment_methods", id]) => world.retrieve_method(id),
        ("POST", ["payment_methods", id, "attach"]) => {
            let customer = world.customer_of(params)?.ok_or_else(|| Refusal::missing("customer"))?;
            world.attach_method(call, id, Some(customer))
        }
        ("POST", ["payment_methods", id, "detach"]) => world.attach_method(call, id, None),
        ("POST", ["customers"]) => world.create_customer(call, params),
        ("GET", ["customers", id]) => world.retrieve_customer(id),
        ("POST", ["refunds"]) => world.create_refund(call, params),
        ("GET", ["refunds"]) => world.list_refunds(params),
        ("GET", ["refunds", id]) => world.retrieve_refund(id),
        ("POST", ["refunds", id]) => world.update_refund(call, id, params),
        ("GET", ["disputes"]) => world.list_disputes(params),
        ("GET", ["disputes", id]) => world.retrieve_dispute(id),
        ("POST", ["disputes", id]) => world.update_dispute(call, id, params),
        ("POST", ["subscriptions"]) => world.create_subscription(call, params),
        ("GET", ["subscriptions"]) => world.list_subscriptions(params),
        ("GET", ["subscriptions", id]) => world.retrieve_subscription(id),
        ("POST", ["subscriptions", id]) => world.update_subscription(call, id, params),
        ("DELETE", ["subscriptions", id]) => world.cancel_subscription(call, id, params),
        ("POST", ["products"]) => world.create_product(call, params),
        ("GET", ["products", id]) => world.retrieve_product(id),
        ("GET", ["invoices"]) => world.list_invoices(params),
        ("GET", ["invoices", id]) => world.retrieve_invoice(id),
        ("GET", ["charges", id]) => world.retrieve_charge(id),
        ("GET", ["events"]) => world.list_events(params),
        ("GET", ["events", id]) => world.retrieve_event(id),
        ("GET", ["balance_transactions"]) => world.list_money(params),
        _ => Err(Refusal::unrecognized(method, path)),
    }?;
    for path in params.texts("expand") {
        world.expand(&mut answer, &path);
    }
    Ok(answer)
}

fn open_to_browsers(method: &str, steps: &[&str]) -> bool {
    matches!(
        (method, steps),
        ("GET", ["payment_intents", _] | ["elements", "sessions"])
            | ("POST", ["payment_intents", _, "confirm"] | ["payment_methods"])
    )
}
