//! What a browser loads: the script that replaces Stripe.js, and the page of a simulated bank.

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::{Path, RawQuery, State},
    response::{Html, IntoResponse, Redirect, Response},
    routing::get,
};
use http::StatusCode;

use crate::{
    Sim, currency,
    form::Params,
    refusal::Refusal,
    world::{
        World,
        intents::{Intent, Next, Status},
    },
};

/// One script from readable parts; they share a scope that the page can't see.
const SCRIPT: &str = concat!(
    "// A stand-in for Stripe.js: simulated payments for development and tests.\n(() => {\n\"use strict\";\n",
    include_str!("../../assets/shim/api.js"),
    include_str!("../../assets/shim/style.js"),
    include_str!("../../assets/shim/card.js"),
    include_str!("../../assets/shim/form.js"),
    include_str!("../../assets/shim/dialogs.js"),
    include_str!("../../assets/shim/elements.js"),
    include_str!("../../assets/shim/stripe.js"),
    "})();\n"
);
const BANK: &str = include_str!("../../assets/bank.html");
const BANK_CSS: &str = include_str!("../../assets/bank.css");

pub(super) fn router() -> Router<Arc<Sim>> {
    Router::new()
        .route("/stripe.js", get(script))
        .route("/v3/", get(script))
        .route("/v3", get(script))
        .route("/{version}/stripe.js", get(script))
        .route("/_sim/bank.css", get(|| async { ([("content-type", "text/css")], BANK_CSS) }))
        .route("/_sim/bank/{id}", get(show).post(decide))
}

async fn script() -> impl IntoResponse {
    ([("content-type", "text/javascript; charset=utf-8"), ("cache-control", "no-store")], SCRIPT)
}

/// Anyone who knows the client secret may see the intent and decide.
fn known<'a>(world: &'a World, id: &str, params: &Params) -> Result<&'a Intent, (StatusCode, &'static str)> {
    let intent = world.intents.get(id).ok_or((StatusCode::NOT_FOUND, "no such payment"))?;
    match params.text("client_secret") {
        Some(secret) if secret == intent.secret => Ok(intent),
        _ => Err((StatusCode::NOT_FOUND, "no such payment")),
    }
}

async fn show(State(sim): State<Arc<Sim>>, Path(id): Path<String>, RawQuery(query): RawQuery) -> Response {
    let Ok(params) = Params::parse(query.as_deref(), b"") else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let world = sim.world();
    match known(&world, &id, &params) {
        Ok(intent) => Html(page(intent)).into_response(),
        Err(refused) => refused.into_response(),
    }
}

fn page(intent: &Intent) -> String {
    let amount = currency::shown(intent.amount, &intent.currency).to_uppercase();
    let (title, text, buttons) = match &intent.next {
        Some(Next::Voucher { number, .. }) => (
            "Payment slip".to_owned(),
            format!("Number {number}, {amount}."),
            button("pass", "Pay at the shop", true) + &button("fail", "Never pay", false),
        ),
        Some(_) => (
            "Simulated bank".to_owned(),
            format!("Do you authorise a payment of {amount}?"),
            button("pass", "Authorise", true) + &button("fail", "Fail", false),
        ),
        None => ("Simulated bank".to_owned(), "There is nothing left to do here.".to_owned(), String::new()),
    };
    BANK.replace("{title}", &title)
        .replace("{text}", &text)
        .replace("{secret}", &intent.secret)
        .replace("{buttons}", &buttons)
}

fn button(outcome: &str, text: &str, main: bool) -> String {
    let class = if main { " class=\"main\"" } else { "" };
    format!(
        "<button name=\"outcome\" value=\"{outcome}\"{class} data-testid=\"bank-{outcome}\">{text}</button>\n"
    )
}

async fn decide(
    State(sim): State<Arc<Sim>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    body: Bytes,
) -> Response {
    // The form contains the secret; the one in the address is the same and would only duplicate it.
    drop(query);
    let Ok(params) = Params::parse(None, &body) else { return StatusCode::BAD_REQUEST.into_response() };
    let mut world = sim.world();
    if let Err(refused) = known(&world, &id, &params).map(|_| ()) {
        return refused.into_response();
    }
    let passed = params.text("outcome") == Some("pass");
    let slip = world.intents.get(&id).is_some_and(|intent| matches!(intent.next, Some(Next::Voucher { .. })));
    let decided = if slip { world.settle(&id, passed) } else { world.authenticate(&id, passed) };
    if let Err(refusal) = decided {
        return already_decided(&refusal);
    }
    match world.intents.get(&id) {
        Some(intent) => back(intent).unwrap_or_else(|| Html(page(intent)).into_response()),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn already_decided(refusal: &Refusal) -> Response {
    let message = refusal.error.get("message").and_then(|message| message.as_str()).unwrap_or_default();
    (StatusCode::CONFLICT, message.to_owned()).into_response()
}

/// Redirects to the shop, with the parameters that Stripe adds to its address.
fn back(intent: &Intent) -> Option<Response> {
    let address = intent.return_url.as_deref()?;
    let outcome = if intent.status == Status::Succeeded { "succeeded" } else { "failed" };
    let added = form_urlencoded::Serializer::new(String::new())
        .append_pair("payment_intent", &intent.id)
        .append_pair("payment_intent_client_secret", &intent.secret)
        .append_pair("redirect_status", outcome)
        .finish();
    let (address, fragment) = address.split_once('#').map_or((address, None), |(a, f)| (a, Some(f)));
    let joint = if address.contains('?') { '&' } else { '?' };
    let fragment = fragment.map(|fragment| format!("#{fragment}")).unwrap_or_default();
    Some(Redirect::to(&format!("{address}{joint}{added}{fragment}")).into_response())
}
